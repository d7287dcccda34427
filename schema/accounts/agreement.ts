import type {
  AgreementAcceptance as Acceptance,
  AgreementTemplate as Template,
} from '../../prisma/generated/client/client.js'
import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller, services } from '../../src/compiler/context.js'
import {
  type AgreementTemplateChange,
  acceptAgreement,
  activateAgreementTemplate,
  agreementKey,
  agreementLine,
  agreementsOfKind,
  agreementText,
  createAgreementTemplate,
  retireAgreementTemplate,
  updateAgreementTemplate,
  visibleAgreementsWhere,
} from '../../src/domain/accounts/agreement.js'
import { requireTeamId } from '../../src/domain/accounts/team.js'
import { emailAddress } from '../../src/domain/rules/text.js'
import { agreementPdfUrl } from '../../src/pdf/agreement/mount.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { asSql } from '../core/exported.js'
import { createdAt, deletedAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { completed } from '../core/records.js'
import { neverNull } from '../core/validation.js'
import { whereInput } from '../core/where.js'
import { keepOwnDescription } from '../core/where-condition.js'

const AgreementScope = builder.enumType('AgreementScope', {
  description: 'Parties that an agreement binds.',
  values: {
    [enums.AgreementScope.CLIENT]: { description: 'Buyer teams.' },
    [enums.AgreementScope.PUBLISHER]: { description: 'Publisher teams.' },
  },
})

export const AgreementTemplate = builder.prismaObject('AgreementTemplate', {
  description: 'Version of an agreement: the text that teams accept.',
  authScopes: { scope: ['teams.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the version.')),
    key: t.exposeString('key', {
      description: 'Machine-readable name, the same for all versions.',
    }),
    version: t.exposeInt('version', { description: 'Version number, starting at 1.' }),
    name: t.exposeString('name', { description: 'Display name.' }),
    title: t.exposeString('title', { description: 'Title of the agreement.' }),
    contentMarkdown: t.exposeString('contentMarkdown', {
      description: 'Agreement text in Markdown.',
    }),
    acceptanceLabel: t.exposeString('acceptanceLabel', {
      description: 'Label of the checkbox that the signer ticks.',
    }),
    scope: t.expose('scope', {
      type: AgreementScope,
      description: 'Parties that the agreement binds.',
    }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether this version is in force.' }),
    requiresTeamOwner: t.exposeBoolean('requiresTeamOwner', {
      description: 'Whether only the account owner can accept the agreement.',
    }),
    requiresAuthorityConfirmation: t.exposeBoolean('requiresAuthorityConfirmation', {
      description: 'Whether the signer must confirm the authority to sign.',
    }),
    blocksCheckout: t.exposeBoolean('blocksCheckout', {
      description: 'Whether a team must accept the version in force before it can order.',
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const AgreementAcceptance = builder.prismaObject('AgreementAcceptance', {
  description: 'Acceptance of an agreement version by a team.',
  authScopes: { scope: ['teams.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the acceptance.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'ID of the team that accepted.' }),
    team: t.relation('team', { description: 'Team that accepted.' }),
    templateId: t.expose('templateId', { type: 'UUID', description: 'ID of the version.' }),
    template: t.relation('template', { description: 'Accepted version.' }),
    acceptedByUserId: t.expose('acceptedByUserId', {
      type: 'UUID',
      description: 'ID of the user who accepted.',
    }),
    acceptedByUser: t.relation('acceptedBy', { description: 'User who accepted.' }),
    acceptedAt: t.expose('acceptedAt', { type: 'DateTime', description: 'Time of acceptance.' }),
    signerName: t.exposeString('signerName', { description: 'Name of the signer.' }),
    signerEmail: t.exposeString('signerEmail', { description: 'Email address of the signer.' }),
    signerIp: t.expose('signerIp', {
      ...orNull('String', 'IP address of the signer.'),
      // The column has type `inet`.
      extensions: asSql((column) => `host(${column('signerIp')})`),
    }),
    signerUserAgent: t.expose('signerUserAgent', orNull('String', 'User agent of the signer.')),
    authorityConfirmed: t.exposeBoolean('authorityConfirmed', {
      description: 'Whether the signer confirmed the authority to sign.',
    }),
    metadata: t.expose(
      'metadata',
      orNull(
        'JSON',
        'Key and version of the agreement and name of the team at the time of acceptance.',
      ),
    ),
    pdfUrl: t.string({
      description: 'URL of the signed copy as a PDF. Valid for one hour.',
      select: { id: true },
      resolve: ({ id }, _args, context) => agreementPdfUrl(services(context), id),
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

interface Status {
  template: Template
  acceptance: Acceptance | null
}

const AgreementStatus = builder.objectRef<Status>('AgreementStatus').implement({
  description: 'Acceptance of an agreement in force by a team.',
  authScopes: { scope: ['teams.read'] },
  fields: (t) => ({
    template: t.field({
      type: AgreementTemplate,
      description: 'Version in force.',
      resolve: ({ template }, _args, context, info) => completed(context, info, template),
    }),
    acceptance: t.field({
      ...orNull(AgreementAcceptance, 'Acceptance by the team. Null if not accepted.'),
      resolve: ({ acceptance }, _args, context, info) => completed(context, info, acceptance),
    }),
    isAccepted: t.boolean({
      description: 'Whether the team has accepted the agreement.',
      resolve: ({ acceptance }) => acceptance !== null,
    }),
    pdfUrl: t.string({
      nullable: true,
      description: 'URL of the signed copy as a PDF. Valid for one hour. Null if not accepted.',
      resolve: ({ acceptance }, _args, context) =>
        acceptance && agreementPdfUrl(services(context), acceptance.id),
    }),
  }),
})

builder.queryField('agreementStatuses', (t) =>
  t.field({
    type: [AgreementStatus],
    description:
      'Returns the agreements in force for a team, CLIENT or PUBLISHER by its kind, and whether the team has accepted each.',
    extensions: listSize('One per agreement in force'),
    authScopes: { scope: ['teams.read'] },
    args: {
      teamId: t.arg({
        type: 'UUID',
        description: "ID of the team. Required for operators; defaults to the token's team.",
      }),
    },
    resolve: async (_root, { teamId }, context) => {
      const { prisma } = services(context)
      const team = await requireTeamId(prisma, context.session!, teamId)
      const { kind } = await prisma.team.findUniqueOrThrow({ where: { id: team } })
      const templates = await prisma.agreementTemplate.findMany({
        where: { deletedAt: null, ...agreementsOfKind(kind) },
        include: {
          acceptances: { where: { teamId: team, deletedAt: null } },
        },
        orderBy: [{ key: 'asc' }],
      })
      return templates.map(({ acceptances, ...template }) => ({
        template,
        acceptance: acceptances[0] ?? null,
      }))
    },
  }),
)

listField('agreementTemplates', {
  node: AgreementTemplate,
  description:
    'All versions of all agreements. A team token sees only the agreements in force for its kind of team.',
  scope: ['teams.read'],
  visible: visibleAgreementsWhere,
  where: whereInput('AgreementTemplate', (t) => ({
    id: t.uuid('id', 'ID of the version.'),
    key: t.string('key', 'Machine-readable name.'),
    version: t.int('version', 'Number of the version.'),
    scope: t.enum('scope', AgreementScope, 'Parties that the agreement binds.'),
    isActive: t.boolean('isActive', 'Whether this version is in force.'),
    search: t.search(
      'Searches for words in the key, name and title, ignoring case.',
      'key',
      'name',
      'title',
    ),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
    acceptances: t.many('acceptances', 'Acceptances of this version.'),
  })),
  order: orderInput(
    'AgreementTemplate',
    { ...byAge, KEY: { column: 'key', description: 'Machine-readable name.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

listField('agreementAcceptances', {
  node: AgreementAcceptance,
  description: "Acceptances of agreements. A team token sees only its own team's.",
  scope: ['teams.read'],
  where: whereInput('AgreementAcceptance', (t) => ({
    id: t.uuid('id', 'ID of the acceptance.'),
    teamId: t.uuid('teamId', 'ID of the team that accepted.'),
    team: t.one('team', 'Team that accepted.'),
    templateId: t.uuid('templateId', 'ID of the version.'),
    template: t.one('template', 'Accepted version.'),
    acceptedByUserId: t.uuid('acceptedByUserId', 'ID of the user who accepted.'),
    acceptedBy: keepOwnDescription(t.one('acceptedBy', 'User who accepted.')),
    signerName: t.string('signerName', 'Name of the signer.'),
    signerEmail: t.string('signerEmail', 'Email address of the signer.'),
    search: t.search(
      "Searches for words in the signer's name and email address, the agreement's key and title, and the team's name, ignoring case.",
      'signerName',
      'signerEmail',
      'template.key',
      'template.title',
      'team.name',
    ),
    acceptedAt: t.dateTime('acceptedAt', 'Time of acceptance.'),
  })),
  order: orderInput('AgreementAcceptance', byAge, { field: 'CREATED_AT', direction: 'desc' }),
})

const ofTemplate = {
  name: { description: 'Display name.', validate: agreementLine },
  title: { description: 'Title of the agreement.', validate: agreementLine },
  contentMarkdown: {
    description:
      'Agreement text in Markdown, up to 200,000 characters. Paragraphs and table cells must fit on a page.',
    validate: agreementText,
  },
  acceptanceLabel: {
    description: 'Label of the checkbox that the signer ticks.',
    validate: agreementLine,
  },
  requiresTeamOwner: { description: 'Whether only the account owner can accept the agreement.' },
  requiresAuthorityConfirmation: {
    description: 'Whether the signer must confirm the authority to sign.',
  },
  blocksCheckout: {
    description:
      'Whether a team must accept the version in force before it can order. CLIENT agreements only.',
  },
}
const requiredOption = { required: true } as const
const defaultFalse = { required: true, defaultValue: false } as const

const CreateAgreementTemplateInput = builder.inputType('CreateAgreementTemplateInput', {
  fields: (t) => ({
    key: t.string({
      required: true,
      description:
        'Machine-readable name, the same for all versions: lowercase words joined by hyphens.',
      validate: agreementKey,
    }),
    name: t.string({ ...requiredOption, ...ofTemplate.name }),
    title: t.string({ ...requiredOption, ...ofTemplate.title }),
    contentMarkdown: t.string({ ...requiredOption, ...ofTemplate.contentMarkdown }),
    acceptanceLabel: t.string({ ...requiredOption, ...ofTemplate.acceptanceLabel }),
    scope: t.field(requiredInput(AgreementScope, 'Parties that the agreement binds.')),
    requiresTeamOwner: t.boolean({ ...defaultFalse, ...ofTemplate.requiresTeamOwner }),
    requiresAuthorityConfirmation: t.boolean({
      ...defaultFalse,
      ...ofTemplate.requiresAuthorityConfirmation,
    }),
    blocksCheckout: t.boolean({ ...defaultFalse, ...ofTemplate.blocksCheckout }),
  }),
})

const UpdateAgreementTemplateInput = builder.inputType('UpdateAgreementTemplateInput', {
  fields: (t) => ({
    agreementTemplateId: t.field(requiredInput('UUID', 'ID of the version.')),
    name: t.string(ofTemplate.name),
    title: t.string(ofTemplate.title),
    contentMarkdown: t.string(ofTemplate.contentMarkdown),
    acceptanceLabel: t.string(ofTemplate.acceptanceLabel),
    scope: t.field({ type: AgreementScope, description: 'Parties that the agreement binds.' }),
    requiresTeamOwner: t.boolean(ofTemplate.requiresTeamOwner),
    requiresAuthorityConfirmation: t.boolean(ofTemplate.requiresAuthorityConfirmation),
    blocksCheckout: t.boolean(ofTemplate.blocksCheckout),
  }),
  validate: neverNull(...Object.keys(ofTemplate), 'scope'),
})

const ActivateAgreementTemplateInput = builder.inputType('ActivateAgreementTemplateInput', {
  fields: (t) => ({ agreementTemplateId: t.field(requiredInput('UUID', 'ID of the version.')) }),
})

const RetireAgreementTemplateInput = builder.inputType('RetireAgreementTemplateInput', {
  fields: (t) => ({ agreementTemplateId: t.field(requiredInput('UUID', 'ID of the version.')) }),
})

const AcceptAgreementInput = builder.inputType('AcceptAgreementInput', {
  fields: (t) => ({
    templateId: t.field(requiredInput('UUID', 'ID of the version, which must be in force.')),
    signerName: t.string({
      required: true,
      description: 'Name of the signer, 1 to 255 characters.',
      validate: agreementLine,
    }),
    signerEmail: t.string({
      required: true,
      description: 'Email address of the signer.',
      validate: emailAddress,
    }),
    authorityConfirmed: t.boolean({
      required: true,
      defaultValue: false,
      description: 'Whether the signer confirms the authority to sign for the team.',
    }),
  }),
})

builder.mutationFields((t) => ({
  createAgreementTemplate: t.field({
    type: AgreementTemplate,
    description:
      'Creates the next version of an agreement, which is not in force yet. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(CreateAgreementTemplateInput)) },
    resolve: (_root, { input }, context) => createAgreementTemplate(...byCaller(context), input),
  }),
  updateAgreementTemplate: t.field({
    type: AgreementTemplate,
    description:
      'Updates a version of an agreement that is neither in force nor accepted. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(UpdateAgreementTemplateInput)) },
    resolve: (_root, { input: { agreementTemplateId, ...change } }, context) =>
      updateAgreementTemplate(
        ...byCaller(context),
        agreementTemplateId,
        change as AgreementTemplateChange,
      ),
  }),
  activateAgreementTemplate: t.field({
    type: AgreementTemplate,
    description:
      'Puts a version in force and retires the previous one. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(ActivateAgreementTemplateInput)) },
    resolve: (_root, { input }, context) =>
      activateAgreementTemplate(...byCaller(context), input.agreementTemplateId),
  }),
  retireAgreementTemplate: t.field({
    type: AgreementTemplate,
    description: 'Takes an agreement out of force. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(RetireAgreementTemplateInput)) },
    resolve: (_root, { input }, context) =>
      retireAgreementTemplate(...byCaller(context), input.agreementTemplateId),
  }),
  acceptAgreement: t.field({
    type: AgreementAcceptance,
    description:
      "Accepts an agreement for the token's team. Accepting it again has no effect. Outlets of a publisher that waited only for it become ACTIVE.",
    authScopes: { scope: ['teams.update'] },
    args: { input: t.arg(requiredInput(AcceptAgreementInput)) },
    resolve: (_root, { input }, context) =>
      acceptAgreement(...byCaller(context), input, {
        address: context.client?.address ?? null,
        agent: context.client?.agent ?? null,
      }),
  }),
}))
