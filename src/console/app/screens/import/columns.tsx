import { csvDataUrl } from '../../csv.ts'
import { columns } from '../../generated/columns.ts'
import { columnText } from '../../texts/import-columns.ts'
import { labelFor, t } from '../../texts/index.ts'

const templateColumns = columns.filter(({ required, example }) => required || example)
/** Data URL of a template: required and common columns, with an example row. */
const template = csvDataUrl([
  templateColumns.map(({ column }) => column),
  templateColumns.map(({ example }) => example),
])

const requirementOf = (column: string) =>
  column.startsWith('product_') ? 'columnRequiredOfProduct' : 'columnRequired'

/** Description that repeats that a column is required. */
const isRepetition = (description: string) => description.startsWith('Must not be empty')

/** Link that downloads a file with the required and common columns. */
export const TemplateLink = () => (
  <a className="button" href={template} download="catalogue.csv">
    {t('importTemplate')}
  </a>
)

/** Reference of the columns of a catalogue file. Closed on phones, where it is long. */
export function CatalogueColumns() {
  return (
    <details className="columns" open={matchMedia('(min-width: 641px)').matches}>
      <summary>
        <h2>{t('importColumns')}</h2>
      </summary>
      <p className="hint">{t('importColumnsHint')}</p>
      <div className="table">
        <table>
          <thead>
            <tr>
              <th scope="col">{labelFor('column')}</th>
              <th scope="col">{t('columnValues')}</th>
              <th scope="col">{t('columnExample')}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ column, required, form, description, example }) => (
              <tr key={column}>
                <td data-label={labelFor('column')}>
                  <code>{column}</code> {required && <small>{t(requirementOf(column))}</small>}
                </td>
                <td className="whole" data-label={t('columnValues')}>
                  {columnText(form)}
                  {description && !(required && isRepetition(description)) && (
                    <small> {columnText(description)}</small>
                  )}
                </td>
                <td
                  className="whole"
                  data-label={t('columnExample')}
                  data-empty={example ? undefined : true}
                >
                  {example}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
