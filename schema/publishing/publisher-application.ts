import * as enums from '../../prisma/generated/client/enums.js'
import { byCaller } from '../../src/compiler/context.js'
import { reviewPublisherApplication } from '../../src/domain/publishing/publisher-application.js'
import { reviewReason } from '../../src/domain/publishing/publisher-outlet.js'
import { Team } from '../accounts/team.js'
import { User } from '../accounts/user.js'
import { builder } from '../core/builder.js'
import { listSize } from '../core/description-suffix.js'
import { createdAt, orNull, requiredInput, updatedAt } from '../core/fields.js'
import { listField } from '../core/list.js'
import { id, Node } from '../core/node.js'
import { byAge, orderInput } from '../core/order.js'
import { whereInput } from '../core/where.js'
import { Language } from '../integration/email-kind.js'
import { ReviewDecision } from './publisher-outlet.js'

const PublisherApplicationStatus = builder.enumType('PublisherApplicationStatus', {
  description: 'Status of a publisher application.',
  values: {
    [enums.PublisherApplicationStatus.PENDING]: { description: 'Waiting for a review.' },
    [enums.PublisherApplicationStatus.APPROVED]: {
      description: 'Approved. The publisher team exists, and its account owner is invited.',
    },
    [enums.PublisherApplicationStatus.REJECTED]: { description: 'Rejected with a reason.' },
  },
})

const PublisherApplication = builder.prismaObject('PublisherApplication', {
  description:
    'Application of a company to become a publisher, sent with the form at `/publishers/apply` and confirmed by email.',
  authScopes: { operator: true },
  interfaces: [Node],
  select: {},
  fields: (t) => ({
    id: t.expose('id', id('ID of the application.')),
    companyName: t.exposeString('companyName', { description: 'Name of the company.' }),
    contactName: t.exposeString('contactName', {
      description: 'First and last name of the applicant.',
    }),
    email: t.exposeString('email', {
      description: 'Confirmed email address of the applicant, in lower case.',
    }),
    websites: t.exposeStringList('websites', {
      description: 'URLs of the websites of the company.',
      extensions: listSize(10),
    }),
    message: t.expose('message', orNull('String', 'Message of the applicant.')),
    language: t.expose('language', {
      type: Language,
      description: 'Language of emails to the applicant.',
    }),
    consents: t.exposeStringList('consents', {
      description: 'Agreements to which the applicant has consented, such as `publishers v2`.',
      extensions: listSize('At most one per agreement'),
    }),
    status: t.expose('status', {
      type: PublisherApplicationStatus,
      description: 'Status of the application.',
    }),
    confirmedAt: t.expose(
      'confirmedAt',
      orNull('DateTime', 'Time at which the applicant confirmed the address.'),
    ),
    reason: t.expose('reason', orNull('String', 'Reason of the review.')),
    reviewedAt: t.expose('reviewedAt', orNull('DateTime', 'Time of the review.')),
    reviewedById: t.expose('reviewedById', orNull('UUID', 'ID of the operator who reviewed it.')),
    reviewedBy: t.relation('reviewedBy', {
      type: User,
      nullable: true,
      description: 'Operator who reviewed it.',
    }),
    teamId: t.expose('teamId', orNull('UUID', 'ID of the publisher team after an approval.')),
    team: t.relation('team', {
      type: Team,
      nullable: true,
      description: 'Publisher team after an approval.',
    }),
    createdAt: t.expose('createdAt', createdAt),
    updatedAt: t.expose('updatedAt', updatedAt),
  }),
})

listField('publisherApplications', {
  node: PublisherApplication,
  description: 'Confirmed applications of publishers. Operators only.',
  operator: true,
  archive: false,
  visible: () => ({ confirmedAt: { not: null } }),
  where: whereInput('PublisherApplication', (t) => ({
    id: t.uuid('id', 'ID of the application.'),
    companyName: t.string('companyName', 'Name of the company.'),
    contactName: t.string('contactName', 'First and last name of the applicant.'),
    email: t.string('email', 'Email address of the applicant.'),
    status: t.enum('status', PublisherApplicationStatus, 'Status of the application.'),
    reviewedById: t.uuid('reviewedById', 'ID of the operator who reviewed it.'),
    reviewedAt: t.dateTime('reviewedAt', 'Time of the review.'),
    teamId: t.uuid('teamId', 'ID of the publisher team after an approval.'),
    createdAt: t.dateTime('createdAt', 'Creation time.'),
  })),
  order: orderInput('PublisherApplication', byAge, { field: 'CREATED_AT', direction: 'desc' }),
})

const ReviewPublisherApplicationInput = builder.inputType('ReviewPublisherApplicationInput', {
  fields: (t) => ({
    id: t.field(requiredInput('UUID', 'ID of a PENDING application.')),
    decision: t.field(
      requiredInput(
        ReviewDecision,
        'APPROVE creates the publisher team and invites its account owner. REJECT emails the reason.',
      ),
    ),
    reason: t.string({
      description:
        'Reason, 1 to 2,000 characters. Required to reject. The applicant gets it by email.',
      validate: reviewReason.nullable(),
    }),
  }),
})

builder.mutationField('reviewPublisherApplication', (t) =>
  t.field({
    type: PublisherApplication,
    description:
      'Approves or rejects an application. An approval creates the publisher team, and invites the applicant as its account owner. A review is final. Operators only. Recorded in the audit log.',
    authScopes: { operator: true },
    args: { input: t.arg(requiredInput(ReviewPublisherApplicationInput)) },
    resolve: (_root, { input: { id, ...review } }, context) =>
      reviewPublisherApplication(...byCaller(context), id, review),
  }),
)
