import type {
  AgreementAcceptance as Acceptance,
  AgreementTemplate as Template,
} from '../../prisma/generated/client/client.js'
import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller, bySession, services } from '../../src/compiler/context.js'
import {
  type AgreementTemplateChange,
  acceptAgreement,
  activateAgreementTemplate,
  agreementKey,
  agreementLine,
  agreementsFor,
  agreementText,
  createAgreementTemplate,
  retireAgreementTemplate,
  updateAgreementTemplate,
} from '../../src/domain/accounts/agreement.js'
import { teamFor } from '../../src/domain/accounts/team.js'
import { emailAddress } from '../../src/domain/rules/text.js'
import { agreementPdfUrl } from '../../src/pdf/agreement/mount.js'
import { bounded } from '../core/addition.js'
import { builder } from '../core/builder.js'
import { asSql } from '../core/exported.js'
import { createdAt, deletedAt, orNull, required, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { completed } from '../core/records.js'
import { neverNull } from '../core/validation.js'
import { whereInput } from '../core/where.js'
import { described } from '../core/where-condition.js'

const AgreementScope = builder.enumType('AgreementScope', {
  description: 'Whom an agreement binds.',
  values: {
    [enums.AgreementScope.CLIENT]: { description: 'Teams that order.' },
    [enums.AgreementScope.PUBLISHER]: { description: 'Teams that publish.' },
  },
})

export const AgreementTemplate = builder.prismaObject('AgreementTemplate', {
  description: 'A version of an agreement: the text that teams accept.',
  authScopes: { scope: ['teams.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the version.')),
    key: t.exposeString('key', { description: 'Name for programs, the same for all versions.' }),
    version: t.exposeInt('version', { description: 'Number of the version, from 1.' }),
    name: t.exposeString('name', { description: 'Name for people.' }),
    title: t.exposeString('title', { description: 'Heading of the text.' }),
    contentMarkdown: t.exposeString('contentMarkdown', { description: 'The text, as Markdown.' }),
    acceptanceLabel: t.exposeString('acceptanceLabel', { description: 'What the signer ticks.' }),
    scope: t.expose('scope', { type: AgreementScope, description: 'Whom it binds.' }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether it is the version in force.' }),
    requiresTeamOwner: t.exposeBoolean('requiresTeamOwner', {
      description: 'Whether only the account owner may accept it.',
    }),
    requiresAuthorityConfirmation: t.exposeBoolean('requiresAuthorityConfirmation', {
      description: 'Whether the signer has to confirm the authority to sign.',
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
    deletedAt: t.expose('deletedAt', deletedAt),
  }),
})

const AgreementAcceptance = builder.prismaObject('AgreementAcceptance', {
  description: "A team's acceptance of a version of an agreement.",
  authScopes: { scope: ['teams.read'] },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('Id of the acceptance.')),
    teamId: t.expose('teamId', { type: 'UUID', description: 'The team that accepted.' }),
    team: t.relation('team', { description: 'Its team.' }),
    templateId: t.expose('templateId', { type: 'UUID', description: 'Id of the version.' }),
    template: t.relation('template', { description: 'The version that was accepted.' }),
    acceptedByUserId: t.expose('acceptedByUserId', {
      type: 'UUID',
      description: 'The user who accepted.',
    }),
    acceptedByUser: t.relation('acceptedBy', { description: 'The user who accepted.' }),
    acceptedAt: t.expose('acceptedAt', { type: 'DateTime', description: 'When.' }),
    signerName: t.exposeString('signerName', { description: 'Name of the signer.' }),
    signerEmail: t.exposeString('signerEmail', { description: 'E-mail address of the signer.' }),
    signerIp: t.expose('signerIp', {
      ...orNull('String', 'Address the acceptance came from.'),
      // Its column has a type of its own for addresses.
      extensions: asSql((column) => `host(${column('signerIp')})`),
    }),
    signerUserAgent: t.expose(
      'signerUserAgent',
      orNull('String', 'Program the acceptance came from.'),
    ),
    authorityConfirmed: t.exposeBoolean('authorityConfirmed', {
      description: 'Whether the signer confirmed the authority to sign.',
    }),
    metadata: t.expose(
      'metadata',
      orNull('JSON', 'Key and version of the agreement, and name of the team, as accepted.'),
    ),
    pdfUrl: t.string({
      description: 'Address of the signed copy as PDF, valid for one hour.',
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
  description: 'How a team stands to an agreement that is in force.',
  authScopes: { scope: ['teams.read'] },
  fields: (t) => ({
    template: t.field({
      type: AgreementTemplate,
      description: 'The version in force.',
      resolve: ({ template }, _args, context, info) => completed(context, info, template),
    }),
    acceptance: t.field({
      ...orNull(AgreementAcceptance, "The team's acceptance of it."),
      resolve: ({ acceptance }, _args, context, info) => completed(context, info, acceptance),
    }),
    isAccepted: t.boolean({
      description: 'Whether the team has accepted it.',
      resolve: ({ acceptance }) => acceptance !== null,
    }),
    pdfUrl: t.string({
      nullable: true,
      description:
        'Address of the signed copy as PDF, valid for one hour; null when it is not accepted.',
      resolve: ({ acceptance }, _args, context) =>
        acceptance && agreementPdfUrl(services(context), acceptance.id),
    }),
  }),
})

builder.queryField('agreementStatuses', (t) =>
  t.field({
    type: [AgreementStatus],
    description: 'The CLIENT agreements in force, and whether a team has accepted each.',
    extensions: bounded('One for each agreement in force'),
    authScopes: { scope: ['teams.read'] },
    args: {
      teamId: t.arg({
        type: 'UUID',
        description: "The team, for operators; a team token's own otherwise.",
      }),
    },
    resolve: async (_root, { teamId }, context) => {
      const { prisma } = services(context)
      const team = await teamFor(prisma, context.session!, teamId)
      const templates = await prisma.agreementTemplate.findMany({
        where: { deletedAt: null, isActive: true, scope: 'CLIENT' },
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
  description: 'All versions of all agreements. A team token sees the CLIENT agreements in force.',
  scope: ['teams.read'],
  visible: agreementsFor,
  where: whereInput('AgreementTemplate', (t) => ({
    id: t.uuid('id', 'Id of the version.'),
    key: t.string('key', 'Name for programs.'),
    version: t.int('version', 'Number of the version.'),
    scope: t.enum('scope', AgreementScope, 'Whom it binds.'),
    isActive: t.boolean('isActive', 'Whether it is in force.'),
    search: t.search('Words of its name or heading, without case.', 'key', 'name', 'title'),
    createdAt: t.dateTime('createdAt', 'When it was created.'),
    acceptances: t.many('acceptances', 'Its acceptances by teams.'),
  })),
  order: orderInput(
    'AgreementTemplate',
    { ...byAge, KEY: { column: 'key', description: 'By name for programs.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

listField('agreementAcceptances', {
  node: AgreementAcceptance,
  description: "Acceptances of agreements; a team token sees its own team's.",
  scope: ['teams.read'],
  where: whereInput('AgreementAcceptance', (t) => ({
    id: t.uuid('id', 'Id of the acceptance.'),
    teamId: t.uuid('teamId', 'The team that accepted.'),
    team: t.one('team', 'The team that accepted.'),
    templateId: t.uuid('templateId', 'Id of the version.'),
    template: t.one('template', 'The version that was accepted.'),
    acceptedByUserId: t.uuid('acceptedByUserId', 'Id of the user who accepted.'),
    acceptedBy: described(t.one('acceptedBy', 'The user who accepted.')),
    signerName: t.string('signerName', 'Name of the signer.'),
    signerEmail: t.string('signerEmail', 'E-mail address of the signer.'),
    search: t.search(
      "Words of the signer's name or e-mail address, of the agreement's name or of the team's, without case.",
      'signerName',
      'signerEmail',
      'template.key',
      'template.title',
      'team.name',
    ),
    acceptedAt: t.dateTime('acceptedAt', 'When it was accepted.'),
  })),
  order: orderInput('AgreementAcceptance', byAge, { field: 'CREATED_AT', direction: 'desc' }),
})

const ofTemplate = {
  name: { description: 'Name for people.', validate: agreementLine },
  title: { description: 'Heading.', validate: agreementLine },
  contentMarkdown: {
    description:
      'The text, as Markdown, up to 200,000 characters; no more in its paragraphs and tables than a page can show.',
    validate: agreementText,
  },
  acceptanceLabel: { description: 'What the signer ticks.', validate: agreementLine },
  requiresTeamOwner: { description: 'Whether only the account owner may accept it.' },
  requiresAuthorityConfirmation: {
    description: 'Whether the signer has to confirm the authority to sign.',
  },
}
const given = { required: true } as const
const orFalse = { required: true, defaultValue: false } as const

const CreateAgreementTemplateInput = builder.inputType('CreateAgreementTemplateInput', {
  description: 'The next version of an agreement.',
  fields: (t) => ({
    key: t.string({
      required: true,
      description: 'Name for programs, the same for all versions: lower-case words and hyphens.',
      validate: agreementKey,
    }),
    name: t.string({ ...given, ...ofTemplate.name }),
    title: t.string({ ...given, ...ofTemplate.title }),
    contentMarkdown: t.string({ ...given, ...ofTemplate.contentMarkdown }),
    acceptanceLabel: t.string({ ...given, ...ofTemplate.acceptanceLabel }),
    scope: t.field(required(AgreementScope, 'Whom it binds.')),
    requiresTeamOwner: t.boolean({ ...orFalse, ...ofTemplate.requiresTeamOwner }),
    requiresAuthorityConfirmation: t.boolean({
      ...orFalse,
      ...ofTemplate.requiresAuthorityConfirmation,
    }),
  }),
})

const UpdateAgreementTemplateInput = builder.inputType('UpdateAgreementTemplateInput', {
  description:
    'What of a version changes that is neither in force nor accepted; what is absent stays.',
  fields: (t) => ({
    agreementTemplateId: t.field(required('UUID', 'Id of the version.')),
    name: t.string(ofTemplate.name),
    title: t.string(ofTemplate.title),
    contentMarkdown: t.string(ofTemplate.contentMarkdown),
    acceptanceLabel: t.string(ofTemplate.acceptanceLabel),
    scope: t.field({ type: AgreementScope, description: 'Whom it binds.' }),
    requiresTeamOwner: t.boolean(ofTemplate.requiresTeamOwner),
    requiresAuthorityConfirmation: t.boolean(ofTemplate.requiresAuthorityConfirmation),
  }),
  validate: neverNull(...Object.keys(ofTemplate), 'scope'),
})

const ActivateAgreementTemplateInput = builder.inputType('ActivateAgreementTemplateInput', {
  description: 'A version of an agreement.',
  fields: (t) => ({ agreementTemplateId: t.field(required('UUID', 'Id of the version.')) }),
})

const RetireAgreementTemplateInput = builder.inputType('RetireAgreementTemplateInput', {
  description: 'A version of an agreement.',
  fields: (t) => ({ agreementTemplateId: t.field(required('UUID', 'Id of the version.')) }),
})

const AcceptAgreementInput = builder.inputType('AcceptAgreementInput', {
  description: 'The signature under an agreement.',
  fields: (t) => ({
    templateId: t.field(required('UUID', 'Id of the version, which must be in force.')),
    signerName: t.string({
      required: true,
      description: 'Name of the signer, 1 to 255 characters.',
      validate: agreementLine,
    }),
    signerEmail: t.string({
      required: true,
      description: 'E-mail address of the signer.',
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
      'Adds the next version of an agreement, not yet in force. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(CreateAgreementTemplateInput)) },
    resolve: (_root, { input }, context) => createAgreementTemplate(...byCaller(context), input),
  }),
  updateAgreementTemplate: t.field({
    type: AgreementTemplate,
    description:
      'Changes a version of an agreement that is neither in force nor accepted. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(UpdateAgreementTemplateInput)) },
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
      'Puts a version in force, in place of the one that was. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(ActivateAgreementTemplateInput)) },
    resolve: (_root, { input }, context) =>
      activateAgreementTemplate(...byCaller(context), input.agreementTemplateId),
  }),
  retireAgreementTemplate: t.field({
    type: AgreementTemplate,
    description: 'Takes an agreement out of force. Operators only; kept in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(required(RetireAgreementTemplateInput)) },
    resolve: (_root, { input }, context) =>
      retireAgreementTemplate(...byCaller(context), input.agreementTemplateId),
  }),
  acceptAgreement: t.field({
    type: AgreementAcceptance,
    description: "Accepts an agreement for the token's team; accepting it again changes nothing.",
    authScopes: { scope: ['teams.update'] },
    args: { input: t.arg(required(AcceptAgreementInput)) },
    resolve: (_root, { input }, context) =>
      acceptAgreement(...bySession(context), input, {
        address: context.client?.address ?? null,
        agent: context.client?.agent ?? null,
      }),
  }),
}))
