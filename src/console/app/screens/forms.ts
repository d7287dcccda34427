import type { ContextType } from 'react'
import type { ScreenForms } from '../list/screen-forms.ts'
import { outletPreview } from './catalogue/form-previews.tsx'
import { NewWebhookButton } from './deliveries/new-webhook.tsx'
import { InviteWriterButton } from './desk/invite-writer.tsx'
import { NewOauthClientButton } from './oauth/new-oauth-client.tsx'
import { PrivacyButtons } from './privacy/privacy-buttons.tsx'
import { InvitePublisherButton } from './publishing/invite-publisher.tsx'
import { NewPaymentFileButton, PrimaryPaymentFileButton } from './publishing/new-payment-file.tsx'
import { NewOperatorTokenButton } from './team/new-operator-token.tsx'
import { NewTokenOfAnyTeamButton } from './team/new-token.tsx'

/** Forms of the screens on the pages of lists and records. */
export const screenForms: ContextType<typeof ScreenForms> = {
  // Records with a secret, which is shown after creation.
  secretForms: {
    apiTokens: NewTokenOfAnyTeamButton,
    operatorTokens: NewOperatorTokenButton,
    oauthClients: NewOauthClientButton,
    webhookEndpoints: NewWebhookButton,
  },
  moreForms: {
    payouts: NewPaymentFileButton,
    payoutFiles: PrimaryPaymentFileButton,
    teams: InvitePublisherButton,
    users: InviteWriterButton,
    privacyRequests: PrivacyButtons,
  },
  previews: { outlets: outletPreview },
}
