import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller, services } from '../../src/compiler/context.js'
import { exportDays } from '../../src/domain/accounts/export-days.js'
import {
  privacyReason,
  readExport,
  requestPrivacy,
} from '../../src/domain/accounts/privacy-request.js'
import { userEmail } from '../../src/domain/accounts/user.js'
import { builder } from '../core/builder.js'
import { createdAt, type InputFields, orNull, requiredInput } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { orderInput } from '../core/order.js'
import { recordOf } from '../core/records.js'
import { whereInput } from '../core/where.js'
import { User } from './user.js'

const PrivacyRequestKind = builder.enumType('PrivacyRequestKind', {
  description: 'Kind of a privacy request.',
  values: {
    [enums.PrivacyRequestKind.EXPORT]: { description: 'Export of the data about a person.' },
    [enums.PrivacyRequestKind.ERASURE]: { description: 'Erasure of a person.' },
  },
})

const PrivacyRequestStatus = builder.enumType('PrivacyRequestStatus', {
  description: 'Status of a privacy request.',
  values: {
    [enums.PrivacyRequestStatus.PENDING]: { description: 'Queued or running.' },
    [enums.PrivacyRequestStatus.COMPLETED]: { description: 'Completed.' },
  },
})

const PrivacyRequest = builder.prismaObject('PrivacyRequest', {
  description:
    'Export or erasure of the personal data of one person. Does not contain the address.',
  authScopes: { operator: true },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the request.')),
    kind: t.expose('kind', { type: PrivacyRequestKind, description: 'Kind of the request.' }),
    status: t.expose('status', {
      type: PrivacyRequestStatus,
      description: 'Status of the request.',
    }),
    reason: t.exposeString('reason', { description: 'Reason that the operator gave.' }),
    userId: t.expose(
      'userId',
      orNull('UUID', 'ID of the account of the person. Null if the address belongs to no user.'),
    ),
    user: t.relation('user', {
      type: User,
      nullable: true,
      description: 'Account of the person. Null if the address belongs to no user.',
    }),
    requestedById: t.expose(
      'requestedById',
      orNull('UUID', 'ID of the operator. Null for the command line.'),
    ),
    requestedBy: t.relation('requestedBy', {
      type: User,
      nullable: true,
      description: 'Operator who made the request. Null for the command line.',
    }),
    report: t.expose(
      'report',
      orNull(
        'JSON',
        'Result of an erasure: numbers of erased and kept values by column, with the reasons. Null before.',
      ),
    ),
    completedAt: t.expose('completedAt', orNull('DateTime', 'Completion time. Null before.')),
    createdAt: t.expose('createdAt', createdAt),
  }),
})

builder.queryFields((t) => ({
  privacyRequest: t.field({
    type: PrivacyRequest,
    nullable: true,
    description: 'Fetches a privacy request by ID. Operators only.',
    authScopes: { operator: true },
    args: { id: t.arg(requiredInput('UUID', 'ID of the request.')) },
    resolve: (_root, { id }, context, info) =>
      recordOf(context, info, 'PrivacyRequest', { id }, 'Privacy request'),
  }),
  personExport: t.field({
    type: 'JSON',
    nullable: true,
    description: `Returns the data of a completed export, for ${exportDays} days. Null before and afterwards. Operators with the role FULL only, without read_only tokens.`,
    authScopes: { operator: true },
    args: { privacyRequestId: t.arg(requiredInput('UUID', 'ID of the request.')) },
    resolve: (_root, { privacyRequestId }, context) => {
      const { prisma, env } = services(context)
      return readExport(prisma, env.secretKey, privacyRequestId)
    },
  }),
}))

listField('privacyRequests', {
  node: PrivacyRequest,
  description: 'Exports and erasures of personal data. Operators only.',
  operator: true,
  archive: false,
  where: whereInput('PrivacyRequest', (t) => ({
    id: t.uuid('id', 'ID of the request.'),
    kind: t.enum('kind', PrivacyRequestKind, 'Kind of the request.'),
    status: t.enum('status', PrivacyRequestStatus, 'Status of the request.'),
    userId: t.uuid('userId', 'ID of the account of the person.'),
    requestedById: t.uuid('requestedById', 'ID of the operator.'),
    completedAt: t.dateTime('completedAt', 'Completion time.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput(
    'PrivacyRequest',
    { CREATED_AT: { column: 'createdAt', description: 'Creation time.' } },
    { field: 'CREATED_AT', direction: 'desc' },
  ),
})

const inputFields = (t: InputFields) => ({
  email: t.string({
    required: true,
    description: 'Email address of the person, ignoring case.',
    validate: userEmail,
  }),
  reason: t.string({
    required: true,
    description: 'Reason, for the audit log. Addresses of the person in it are removed.',
    validate: privacyReason,
  }),
})

const ExportPersonInput = builder.inputType('ExportPersonInput', { fields: inputFields })
const ErasePersonInput = builder.inputType('ErasePersonInput', { fields: inputFields })

builder.mutationFields((t) => ({
  exportPerson: t.field({
    type: PrivacyRequest,
    description:
      'Requests an export of the data about a person. A job collects it; `personExport` then returns it. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(ExportPersonInput)) },
    resolve: (_root, { input }, context) =>
      requestPrivacy(...byCaller(context), services(context).env.secretKey, {
        kind: 'EXPORT',
        ...input,
      }),
  }),
  erasePerson: t.field({
    type: PrivacyRequest,
    description:
      'Erases a person. Cannot be undone. Ends the access of the account and anonymizes it; a job then replaces the address everywhere. Fails if the person is the account owner of a team. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(ErasePersonInput)) },
    resolve: (_root, { input }, context) =>
      requestPrivacy(...byCaller(context), services(context).env.secretKey, {
        kind: 'ERASURE',
        ...input,
      }),
  }),
}))
