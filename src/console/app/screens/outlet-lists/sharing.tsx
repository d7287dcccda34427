import { useOperation } from '../../api.ts'
import { notifyDone, runMutation, runWithNotice } from '../../change.ts'
import {
  OutletListLinkDocument,
  RotateOutletListShareTokenDocument,
  UpdateOutletListSharingDocument,
} from '../../generated/graphql.ts'
import { MutationButton } from '../../list/record-page.tsx'
import { useSession } from '../../session.tsx'
import { t } from '../../texts/index.ts'
import { copy } from '../../ui/copy.ts'
import type { OutletList } from './types.ts'

/** Settings of the public page of a list, and its link for sessions that may share it. */
export function Sharing({ list }: { list: OutletList }) {
  const { may } = useSession()
  const { id, isShared, showsPrices } = list
  if (!may(UpdateOutletListSharingDocument)) {
    return (
      <section className="card">
        <h2>{t('publicPage')}</h2>
        <p className="hint">{t(isShared ? 'listIsShared' : 'listIsNotShared')}</p>
      </section>
    )
  }
  const document = UpdateOutletListSharingDocument
  const update = (setting: 'isShared' | 'showsPrices', value: boolean, message: string) =>
    void runWithNotice(async () => {
      await runMutation({ document, input: { outletListId: id, [setting]: value } })
      const back = { document, input: { outletListId: id, [setting]: !value } }
      notifyDone(message, [back], [id])
    })
  return (
    <section className="card sharing">
      <h2>{t('publicPage')}</h2>
      <label>
        <input
          type="checkbox"
          checked={isShared}
          onChange={() =>
            update('isShared', !isShared, t(isShared ? 'sharingStopped' : 'sharingStarted'))
          }
        />
        {t('shareList')}
      </label>
      <label>
        <input
          type="checkbox"
          checked={showsPrices}
          onChange={() =>
            update('showsPrices', !showsPrices, t(showsPrices ? 'pricesHidden' : 'pricesShown'))
          }
        />
        {t('showPrices')}
      </label>
      <p className="hint">{t(isShared ? 'shareHint' : 'listIsNotShared')}</p>
      {isShared && <ShareLink id={id} />}
    </section>
  )
}

function ShareLink({ id }: { id: string }) {
  const { canReadLinks } = useSession()
  const { data } = useOperation(OutletListLinkDocument, { id }, { enabled: canReadLinks })
  const url = data?.outletList?.shareUrl
  if (!url) return null
  return (
    <>
      <label>
        {t('shareLink')}
        <input readOnly value={url} onFocus={({ target }) => target.select()} />
      </label>
      <div className="actions">
        <button type="button" onClick={() => copy(url)}>
          {t('copyLink')}
        </button>
        <a className="button" href={url} target="_blank" rel="noreferrer">
          {t('openPage')}
        </a>
        <MutationButton
          name={t('newLink')}
          message={t('linkReplaced')}
          change={{ document: RotateOutletListShareTokenDocument, input: { outletListId: id } }}
          isFinal
          isDestructive
        >
          {t('newLinkHint')}
        </MutationButton>
      </div>
    </>
  )
}
