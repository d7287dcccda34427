import { useContext } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import type { MutationDocument } from '../action.ts'
import { restorePrevious, returnedId } from '../change.ts'
import {
  ApproveOrderDocument,
  CreateAgreementTemplateDocument,
  CreateCampaignDocument,
  CreateOpportunityDocument,
  CreateOutletDocument,
  CreateOutletListDocument,
  CreatePayoutDocument,
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
import { type ListConfig, type ListName, type ListRecord, lists } from '../lists.ts'
import { useSession } from '../session.tsx'
import { createFormTexts } from '../texts/create-forms.ts'
import { language, type TextName, t } from '../texts/index.ts'
import { type InputName, inputFields } from '../ui/fields.tsx'
import { EditButton, FormButton } from '../ui/form.tsx'
import type { FormField } from '../ui/form-field.ts'
import { outletForm } from '../ui/form-groups.ts'
import { recordTitle } from '../values.tsx'
import { ScreenForms } from './screen-forms.ts'

/** Mutations that create and update records of a list, and their form fields. */
interface RecordForms {
  create?: readonly [document: MutationDocument, input: InputName, fields: string]
  /** `key` is the input field for the record's ID. Absent if the record has its own edit form. */
  update?: readonly [document: MutationDocument, input: InputName, fields: string, key: string]
}

const outlet = 'name websiteUrl country state city description status isIndexed'
const profile =
  'name type websiteUrl overview productsAndServices industry targetAudience keyAchievements uniqueValuePropositions location legalCompanyName monthlyBudget'
const campaign = 'name description'
/** Fields of a campaign's questionnaire. Changed on the page of the campaign. */
export const questionnaire = 'objectives keywords targetAudience tone writingSamples'
/** Fields of a webhook. */
export const webhookFields = 'url topics description'
const opportunity = 'title description productId price expiresAt'
const agreement =
  'name title scope contentMarkdown acceptanceLabel requiresTeamOwner requiresAuthorityConfirmation blocksCheckout'

const recordForms: Partial<Record<ListName, RecordForms>> &
  Record<keyof typeof createFormTexts, Required<Pick<RecordForms, 'create'>>> = {
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
      'name ownerName ownerEmail! contactEmail billingEmail proPricingEnabled isTest',
    ],
  },
  profiles: {
    create: [CreateProfileDocument, 'CreateProfileInput', `teamId ${profile}`],
    update: [UpdateProfileDocument, 'UpdateProfileInput', profile, 'profileId'],
  },
  campaigns: {
    create: [
      CreateCampaignDocument,
      'CreateCampaignInput',
      `profileId ${campaign} ${questionnaire}`,
    ],
    update: [UpdateCampaignDocument, 'UpdateCampaignInput', campaign, 'campaignId'],
  },
  outletLists: {
    create: [CreateOutletListDocument, 'CreateOutletListInput', 'name profileId'],
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
  payouts: {
    create: [CreatePayoutDocument, 'CreatePayoutInput', 'teamId'],
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

/** Returns the fields of a form, under headings if the list has them. */
const arranged = (list: ListName, fields: FormField[]) =>
  list === 'outlets' ? outletForm(fields) : fields

/** Pages that create records which need more than a form. */
const creationPages: Partial<
  Record<ListName, readonly [MutationDocument, href: string, name: TextName]>
> = {
  imports: [ImportCatalogueDocument, '/imports/new', 'newImport'],
}

const hasCreateForm = (name: string): name is keyof typeof createFormTexts =>
  name in createFormTexts

/** Lists whose records have a form to create them, with its title. Forms that show a secret are in the screens. */
export const creatableLists = Object.values(lists).flatMap((list) => {
  if (!hasCreateForm(list.name)) return []
  const [document] = recordForms[list.name].create
  return [{ list, document, title: createFormTexts[list.name][0][language] }]
})

interface CreateButtonProps {
  list: ListConfig
  /** Receives the ID of the new record. Defaults to opening its page. */
  created?: ((id: string) => void) | undefined
}

/** Button that creates a record and opens it. Hidden if the token cannot create one. */
export function CreateButton({ list, created }: CreateButtonProps) {
  const { may } = useSession()
  const { secretForms, moreForms } = useContext(ScreenForms)
  const Own = secretForms[list.name]
  if (Own) return <Own />
  const place = creationPages[list.name]
  if (place && may(place[0])) {
    return (
      <Link className="button primary" href={place[1]}>
        {t(place[2])}
      </Link>
    )
  }
  const More = moreForms[list.name]
  return (
    <>
      {More && <More />}
      <CreateFormButton list={list} created={created} />
    </>
  )
}

/**
 * Returns a function that removes the fields which the session cannot set: the team, for members, and budgets, without the
 * right to approve orders.
 */
function useAllowedFields(): (fields: string) => string {
  const { may, isOperator } = useSession()
  const hidden = [
    ...(isOperator ? [] : ['teamId']),
    ...(isOperator || may(ApproveOrderDocument) ? [] : ['monthlyBudget']),
  ]
  return (fields) =>
    fields
      .split(' ')
      .filter((name) => !hidden.includes(name))
      .join(' ')
}

function CreateFormButton({ list, created }: CreateButtonProps) {
  const { may } = useSession()
  const [, navigate] = useLocation()
  const allowed = useAllowedFields()
  const search = useSearch()
  const preview = useContext(ScreenForms).previews[list.name]
  if (!hasCreateForm(list.name)) return null
  const [document, input, fields] = recordForms[list.name].create
  const [title, send] = createFormTexts[list.name]
  if (!may(document)) return null
  return (
    <FormButton
      name={title[language]}
      submitLabel={send[language]}
      isPrimary
      isInitiallyOpen={new URLSearchParams(search).get('create') === 'form'}
      document={document}
      input={{}}
      fields={arranged(list.name, inputFields(input, allowed(fields)))}
      {...(preview && { preview })}
      done={(data) => {
        const id = returnedId(data)
        if (created) created(id)
        else navigate(`/${list.path}/${id}`)
      }}
    />
  )
}

/** Button that edits a record. Hidden if the token cannot update it. */
export function EditRecordButton({ list, record }: { list: ListConfig; record: ListRecord }) {
  const { may } = useSession()
  const allowed = useAllowedFields()
  const preview = useContext(ScreenForms).previews[list.name]
  const writing = recordForms[list.name]
  if (!writing?.update) return null
  const [document, input, fields, key] = writing.update
  if (!may(document)) return null
  const change = { document, input: { [key]: record.id } }
  return (
    <EditButton
      {...change}
      of={recordTitle(record)}
      fields={arranged(list.name, inputFields(input, allowed(fields), record))}
      {...(preview && { preview })}
      undo={restorePrevious(change, record)}
    />
  )
}
