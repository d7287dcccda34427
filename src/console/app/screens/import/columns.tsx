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

/** Reference of the columns of a catalogue file, with a template to download. */
export function CatalogueColumns() {
  return (
    <section className="part">
      <header className="heading">
        <h2>{t('importColumns')}</h2>
        <a className="button" href={template} download="catalogue.csv">
          {t('importTemplate')}
        </a>
      </header>
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
                  {description && <small> {columnText(description)}</small>}
                </td>
                <td className="whole" data-label={t('columnExample')}>
                  {example}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
