import { labelFor, t } from '../../texts/index.ts'
import type { FormPreview } from '../../ui/form-dialog.tsx'
import type { FormField } from '../../ui/form-field.ts'
import { Chip, moneyText } from '../../values.tsx'
import { OutletLogo } from './outlet-logo.tsx'
import { hostOf, placeText, turnaroundText } from './placement-facts.tsx'

/** Outlet as buyers see it, from the texts of its form. */
export const outletPreview: FormPreview = (texts) => {
  const { name, websiteUrl, description, logo, country = '', state = '', city = '' } = texts
  const place = placeText({ city, state, country })
  return (
    <section className="card listing" aria-label={t('previewForBuyers')}>
      <h3>{t('previewForBuyers')}</h3>
      <header>
        <OutletLogo name={name || '–'} logo={logo || null} />
        <div>
          <b>{name || t('previewUnnamedOutlet')}</b>
          <small>
            {[websiteUrl && hostOf(withScheme(websiteUrl)), place].filter(Boolean).join(' · ')}
          </small>
        </div>
      </header>
      <p className={description ? 'text' : 'hint'}>{description || t('previewNoDescription')}</p>
      {texts.isIndexed === 'true' && (
        <p className="chips">
          <span className="chip">{labelFor('isIndexed')}</span>
        </p>
      )}
    </section>
  )
}

const withScheme = (url: string) => (/^[a-z]+:/i.test(url) ? url : `https://${url}`)

/**
 * Returns a preview of a product as buyers see it, from the texts of its form.
 * @param fields of the form, for the names of the channels
 * @param paysPublisher whether the form contains the payout, and the price follows from it
 */
export const productPreview =
  (
    outlet: { name: string; logo: string | null },
    fields: readonly FormField[],
    paysPublisher: boolean,
  ): FormPreview =>
  (texts) => {
    const { name, description, requirements, payout, type } = texts
    const channels = fields.find((field) => field.name === 'channelIds')?.choices ?? []
    const chosen = (texts.channelIds ?? '').split('\n')
    return (
      <>
        <section className="card listing" aria-label={t('previewForBuyers')}>
          <h3>{t('previewForBuyers')}</h3>
          <header>
            <OutletLogo name={outlet.name} logo={outlet.logo} />
            <div>
              <b>{outlet.name}</b>
              <small>{name || t('previewUnnamedProduct')}</small>
            </div>
          </header>
          <p className="chips">
            {type && <Chip value={type} />}
            {channels
              .filter(([id]) => chosen.includes(id))
              .map(([id, channel]) => (
                <span key={id} className="chip">
                  {channel.split(' · ')[0]}
                </span>
              ))}
          </p>
          {description && <p className="text">{description}</p>}
          <dl className="fields">
            <div>
              <dt>{t('delivery')}</dt>
              <dd>{deliveryText(texts)}</dd>
            </div>
            {requirements && (
              <div>
                <dt>{labelFor('requirements')}</dt>
                <dd className="text">{requirements}</dd>
              </div>
            )}
          </dl>
          {paysPublisher && <small>{t('previewPrice')}</small>}
        </section>
        {paysPublisher && (
          <section className="card" aria-label={t('previewForPublisher')}>
            <h3>{t('previewForPublisher')}</h3>
            {payout ? (
              <>
                <p className="earned number">{moneyText(Number(payout))}</p>
                <small>{t('previewPerUnit')}</small>
              </>
            ) : (
              <p className="hint">{t('previewWithoutPayout')}</p>
            )}
          </section>
        )}
      </>
    )
  }

/** Delivery time of a product, or a dash until it is complete. */
function deliveryText({ minDeliveryDays, maxDeliveryDays }: Readonly<Record<string, string>>) {
  if (!minDeliveryDays || !maxDeliveryDays) return '–'
  const [from, to] = [Number(minDeliveryDays), Number(maxDeliveryDays)]
  return from > to ? '–' : turnaroundText({ minDeliveryDays: from, maxDeliveryDays: to })
}
