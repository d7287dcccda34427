import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useOperation } from '../../api.ts'
import { runWithNotice } from '../../change.ts'
import { CartScreenDocument, ClearCartDocument } from '../../generated/graphql.ts'
import { CreateButton } from '../../list/record-forms.tsx'
import { MutationButton } from '../../list/record-page.tsx'
import { ReferenceInput } from '../../list/reference.tsx'
import { lists } from '../../lists.ts'
import { t } from '../../texts/index.ts'
import { Screen } from '../../ui/page.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { CartLines, EmptyCart } from './cart-lines.tsx'
import { CartSummary, type OrderTerms } from './cart-summary.tsx'
import { useCart } from './use-cart.ts'

/** Cart of the selected profile: its lines with their issues, the quote, and the checkout. */
export function CartScreen() {
  const { isEnabled, profiles, profileId, startCart } = useCart()
  const [, navigate] = useLocation()
  const productId = new URLSearchParams(useSearch()).get('add')
  if (!isEnabled) return <EmptyState title={t('notFound')} hint={t('notFoundHint')} />
  if (!profiles) return <Skeleton lines={8} />
  if (profileId !== undefined) return <ProfileCart key={profileId} profileId={profileId} />
  return (
    <Screen title={t('cart')}>
      <EmptyState
        title={t('noProfile')}
        hint={t(productId ? 'noProfileToAddHint' : 'noProfileHint')}
      >
        <CreateButton
          list={lists.profiles}
          created={(id) =>
            void runWithNotice(async () => {
              await startCart(id, productId)
              navigate('/cart', { replace: true })
            })
          }
        />
      </EmptyState>
    </Screen>
  )
}

function ProfileCart({ profileId }: { profileId: string }) {
  const { canEdit } = useCart()
  const [terms, setTerms] = useState<OrderTerms>({ discount: 0, applyCredits: true })
  const { data, error, refetch } = useOperation(
    CartScreenDocument,
    { profileId, ...terms },
    { keepPrevious: true },
  )
  const { profile, cart } = data ?? {}
  const lines = cart?.lines ?? []
  const quote = cart?.quote
  return (
    <Screen
      title={t('cart')}
      actions={
        <>
          <ProfilePicker />
          {canEdit && lines.length > 0 && (
            <MutationButton
              name={t('clearCart')}
              message={t('emptyCart')}
              isFinal
              isDestructive
              change={{ document: ClearCartDocument, input: { profileId } }}
            />
          )}
        </>
      }
    >
      {error && !data ? (
        <ErrorState error={error} retry={refetch} />
      ) : !data ? (
        <Skeleton lines={8} />
      ) : quote && profile ? (
        <div className="order cart">
          <CartLines lines={lines} quote={quote} />
          <CartSummary quote={quote} profile={profile} terms={terms} setTerms={setTerms} />
        </div>
      ) : (
        <EmptyCart />
      )}
    </Screen>
  )
}

/** Selects the profile to buy for. The name alone if the team has one profile. */
function ProfilePicker() {
  const { totalProfiles, profileId, profileName, chooseProfile } = useCart()
  if (totalProfiles < 2 || profileId === undefined)
    return (
      <span>
        {t('buyFor')} <b>{profileName}</b>
      </span>
    )
  return (
    <div className="picker">
      <span>{t('buyFor')}</span>
      <ReferenceInput
        type="Profile"
        label={t('buyFor')}
        initial={{ id: profileId, name: profileName, __typename: 'Profile' }}
        change={(id) => id && chooseProfile(id)}
      />
    </div>
  )
}
