import type { ComponentType } from 'react'
import { Link, useLocation } from 'wouter'
import { idOf, toBefore } from '../change.ts'
import {
  CreateAgreementTemplateDocument,
  CreateCampaignDocument,
  CreateOpportunityDocument,
  CreateOutletDocument,
  CreateProfileDocument,
  CreateSearchSynonymDocument,
  CreateTagDocument,
  CreateTeamDocument,
  CreateUserDocument,
  ImportCatalogueDocument,
  UpdateAgreementTemplateDocument,
  UpdateCampaignDocument,
  UpdateOpportunityDocument,
  UpdateOutletDocument,
  UpdateProfileDocument,
  UpdateSearchSynonymDocument,
  UpdateTagDocument,
  UpdateUserDocument,
  UpdateWebhookEndpointDocument,
} from '../generated/graphql.ts'
import type { Operation } from '../graph.ts'
import type { List, ListName, ListRecord } from '../lists.ts'
import { NewWebhook, webhookFields } from '../screens/deliveries/new-webhook.tsx'
import { NewOperatorToken } from '../screens/team/new-operator-token.tsx'
import { NewTokenOfAny } from '../screens/team/new-token.tsx'
import { useSession } from '../session.tsx'
import { creations } from '../texts/create.ts'
import { language, type TextName, t } from '../texts/index.ts'
import { fieldsOf, type InputName } from '../ui/fields.tsx'
import { EditButton, FormButton } from '../ui/form.tsx'

type Document = Operation<unknown, { input: never }>

/** Mutations that create and update records of a list, and their form fields. */
interface Writing {
  create?: readonly [document: Document, input: InputName, fields: string]
  /** `key` is the input field for the record's ID. Absent if the record has its own edit form. */
  update?: readonly [document: Document, input: InputName, fields: string, key: string]
}

const outlet = 'name websiteUrl country state city description status isIndexed'
const profile =
  'name type websiteUrl overview productsAndServices industry targetAudience keyAchievements uniqueValuePropositions location legalCompanyName'
const campaign = 'name description'
const opportunity = 'title description productId price expiresAt'
const agreement =
  'name title scope contentMarkdown acceptanceLabel requiresTeamOwner requiresAuthorityConfirmation'

const writings: Partial<Record<ListName, Writing>> &
  Record<keyof typeof creations, Required<Pick<Writing, 'create'>>> = {
  outlets: {
    create: [CreateOutletDocument, 'CreateOutletInput', outlet],
    update: [UpdateOutletDocument, 'UpdateOutletInput', outlet, 'outletId'],
  },
  tags: {
    create: [CreateTagDocument, 'CreateTagInput', 'name category'],
    update: [UpdateTagDocument, 'UpdateTagInput', 'name category', 'tagId'],
  },
  searchSynonyms: {
    create: [CreateSearchSynonymDocument, 'CreateSearchSynonymInput', 'terms'],
    update: [UpdateSearchSynonymDocument, 'UpdateSearchSynonymInput', 'terms', 'searchSynonymId'],
  },
  teams: {
    create: [
      CreateTeamDocument,
      'CreateTeamInput',
      'name ownerName ownerEmail! contactEmail billingEmail proPricingEnabled',
    ],
  },
  profiles: {
    create: [CreateProfileDocument, 'CreateProfileInput', `teamId ${profile}`],
    update: [UpdateProfileDocument, 'UpdateProfileInput', profile, 'profileId'],
  },
  campaigns: {
    create: [CreateCampaignDocument, 'CreateCampaignInput', `profileId ${campaign} objectives`],
    update: [UpdateCampaignDocument, 'UpdateCampaignInput', campaign, 'campaignId'],
  },
  opportunities: {
    create: [CreateOpportunityDocument, 'CreateOpportunityInput', `profileId ${opportunity}`],
    update: [
      UpdateOpportunityDocument,
      'UpdateOpportunityInput',
      opportunity.replace('productId ', ''),
      'opportunityId',
    ],
  },
  agreementTemplates: {
    create: [CreateAgreementTemplateDocument, 'CreateAgreementTemplateInput', `key ${agreement}`],
    update: [
      UpdateAgreementTemplateDocument,
      'UpdateAgreementTemplateInput',
      agreement,
      'agreementTemplateId',
    ],
  },
  users: {
    create: [CreateUserDocument, 'CreateUserInput', 'firstName lastName email'],
    update: [UpdateUserDocument, 'UpdateUserInput', 'firstName lastName email', 'userId'],
  },
  webhookEndpoints: {
    update: [
      UpdateWebhookEndpointDocument,
      'UpdateWebhookEndpointInput',
      webhookFields,
      'webhookEndpointId',
    ],
  },
}

/** Separate forms for records with a secret, which is shown after creation. */
const withSecret: Partial<Record<ListName, ComponentType>> = {
  apiTokens: NewTokenOfAny,
  operatorTokens: NewOperatorToken,
  webhookEndpoints: NewWebhook,
}

/** Pages that create records which need more than a form. */
const elsewhere: Partial<Record<ListName, readonly [Document, href: string, name: TextName]>> = {
  imports: [ImportCatalogueDocument, '/imports/new', 'newImport'],
}

const isWritten = (name: string): name is keyof typeof creations => name in creations

/** Button that creates a record and opens it. Hidden if the token cannot create one. */
export function Create({ list }: { list: List }) {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const Own = withSecret[list.name]
  if (Own) return <Own />
  const place = elsewhere[list.name]
  if (place && may(place[0])) {
    return (
      <Link className="button primary" href={place[1]}>
        {t(place[2])}
      </Link>
    )
  }
  if (!isWritten(list.name)) return null
  const [document, input, fields] = writings[list.name].create
  const [title, send] = creations[list.name]
  if (!may(document)) return null
  return (
    <FormButton
      name={title[language]}
      send={send[language]}
      isPrimary
      document={document}
      input={{}}
      fields={fieldsOf(input, fields)}
      done={(answer) => navigate(`/${list.path}/${idOf(answer)}`)}
    />
  )
}

/** Button that edits a record. Hidden if the token cannot update it. */
export function Edit({ list, record }: { list: List; record: ListRecord }) {
  const { may } = useSession()
  const writing = writings[list.name]
  if (!writing?.update) return null
  const [document, input, fields, key] = writing.update
  if (!may(document)) return null
  const change = { document, input: { [key]: record.id } }
  return (
    <EditButton
      {...change}
      fields={fieldsOf(input, fields, record)}
      undo={toBefore(change, record)}
    />
  )
}
