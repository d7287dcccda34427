/** The roles of members and operators. `docs/roles.md` is generated from these tables. */
import {
  type MemberRole,
  type OperatorRole,
  MemberRole as Roles,
  type TeamKind,
} from '../../prisma/generated/client/enums.js'
import { isReading, ownerScope, type Scope, scopes, scopesOfKind } from './scope.js'

/** Mutations of a scope that a role can run: only those listed, or all except those listed. */
type Narrowing = { only: readonly string[] } | { except: readonly string[] }

interface MemberRights {
  /** Scopes of the role. A team has those of its kind. */
  scopes: readonly Scope[]
  /** Scopes whose mutations the role can only run in part. */
  narrowed?: Partial<Record<Scope, Narrowing>>
}

const membersScopes = scopes.filter((scope) => scope !== ownerScope)
const reading = membersScopes.filter(isReading)
const files = scopes.filter((scope) => /^(files|folders)\./.test(scope))
const articles: readonly Scope[] = ['articles.create', 'articles.update', 'articles.delete']
const payoutDetails = ['createPayoutOnboardingLink', 'updatePayoutAccount', 'createPayoutStatement']

/** Scopes and mutations of each role of a member. */
export const memberRights: Readonly<Record<MemberRole, MemberRights>> = {
  OWNER: { scopes },
  ADMIN: {
    scopes: membersScopes,
    narrowed: { 'tokens.manage': { except: ['changeTeamOwner'] } },
  },
  BUYER: {
    scopes: [
      ...reading,
      'orders.create',
      'profiles.create',
      'profiles.update',
      'campaigns.create',
      'campaigns.update',
      ...articles,
      ...files,
    ],
    narrowed: {
      'orders.create': { except: ['cancelOrder'] },
      'articles.update': { except: ['updateArticle', 'setArticleFiles'] },
    },
  },
  EDITOR: {
    scopes: [
      ...reading,
      'campaigns.update',
      ...articles,
      ...files,
      'publishing.update',
      'writing.update',
    ],
    narrowed: { 'publishing.update': { except: payoutDetails } },
  },
  FINANCE: {
    scopes: [...reading, 'orders.create', 'publishing.update'],
    narrowed: {
      'orders.create': { only: ['setGuestEmail', 'updateOrderMetadata'] },
      'publishing.update': { only: payoutDetails },
    },
  },
  VIEWER: { scopes: reading },
}

/** Role of a new member for whom none is given. */
export const defaultRole: Readonly<Record<TeamKind, MemberRole>> = {
  BUYER: 'BUYER',
  PUBLISHER: 'EDITOR',
  WRITER: 'EDITOR',
}

/** Operator roles that can run only the mutations of their rows. */
type LimitedOperatorRole = Exclude<OperatorRole, 'FULL' | 'READ_ONLY'>

/**
 * Mutations of operators by role, each in one row. FULL can run every mutation, READ_ONLY none. A mutation that is in no
 * row is for FULL.
 */
const operatorRows: readonly (readonly [
  roles: readonly LimitedOperatorRole[],
  mutations: readonly string[],
])[] = [
  [
    ['FINANCE'],
    [
      ...['markOrderPaid', 'unmarkOrderPaid', 'cancelOrder', 'updateOrder', 'updateOrderMetadata'],
      ...['updateOrderItem', 'refundOrderItem', 'setCommission', 'settleOrderItem', 'markSwapPaid'],
      ...['updateInvoice', 'reissueInvoice', 'grantCredit', 'withdrawCredit'],
      ...['createPayout', 'cancelPayout', 'sendPayout', 'reversePayout', 'markPayoutPaid'],
      ...['createPayoutFile', 'cancelPayoutFile', 'markPayoutFilePaid', ...payoutDetails],
    ],
  ],
  [
    ['CATALOGUE'],
    [
      ...['createOutlet', 'updateOutlet', 'archiveOutlet', 'restoreOutlet', 'reviewOutlet'],
      ...['createOutletChannel', 'updateOutletChannel', 'archiveOutletChannel'],
      ...['restoreOutletChannel', 'createOutletCategory', 'updateOutletCategory'],
      ...['archiveOutletCategory', 'restoreOutletCategory'],
      ...['createProduct', 'updateProduct', 'archiveProduct', 'restoreProduct'],
      ...['createTag', 'updateTag', 'archiveTag', 'restoreTag'],
      ...['createDisclaimer', 'updateDisclaimer', 'archiveDisclaimer', 'restoreDisclaimer'],
      ...['createSearchSynonym', 'updateSearchSynonym', 'deleteSearchSynonym'],
      ...['importCatalogue', 'applyImport', 'createOpportunity', 'updateOpportunity'],
      ...['recordOpportunityInteraction', 'reopenOpportunity', 'invitePublisher', 'submitOutlet'],
      ...['createPublisherOutlet', 'updatePublisherOutlet', 'verifyOutletDomain'],
      ...['createPublisherProduct', 'updatePublisherProduct'],
      ...['importPublisherOutlets', 'reviewPublisherApplication'],
    ],
  ],
  [
    ['PRODUCTION'],
    [
      ...['setArticleStatus', 'moveArticle', 'correctArticleStatus', 'updateArticle'],
      ...['setArticleFiles', 'setArticleImages', 'approveBrief', 'requestBriefChanges'],
      ...['approveDraft', 'requestDraftChanges', 'requestComplianceCheck', 'startComplianceCheck'],
      ...['completeComplianceCheck', 'failComplianceCheck', 'addComplianceIssue'],
      ...['updateComplianceIssue', 'removeComplianceIssue', 'inviteWriter', 'saveDraft'],
      ...['submitDraft', 'requestInformation', 'createAssignmentComment'],
      ...['createCampaign', 'updateCampaign', 'archiveCampaign', 'restoreCampaign'],
      ...['assignOrderItems', 'linkQuestionnaire', 'proposeSwap', 'acceptSwap', 'cancelSwap'],
      ...['acceptPlacement', 'declinePlacement', 'deliverPlacement', 'undoPlacementDelivery'],
      ...['uploadFiles', 'renameFile', 'moveFiles', 'deleteFile', 'restoreFile'],
      ...['createFolder', 'renameFolder', 'deleteFolder', 'restoreFolder'],
    ],
  ],
  [
    ['PRODUCTION', 'SUPPORT'],
    [
      'createComment',
      'updateComment',
      'archiveComment',
      'restoreComment',
      'createPlacementComment',
    ],
  ],
  [
    ['SUPPORT'],
    [
      ...['createOutletInquiry', 'replyToOutletInquiry', 'archiveOutletInquiry'],
      ...['restoreOutletInquiry', 'resendEmail', 'updateEmailPreferences', 'testWebhookEndpoint'],
      ...['replayWebhookDelivery', 'replayWebhookEvents'],
    ],
  ],
  [['FINANCE', 'SUPPORT'], ['setGuestEmail']],
  // Those of other users only with the role SUPPORT or FULL (`refuseOthers`).
  [
    ['FINANCE', 'CATALOGUE', 'PRODUCTION', 'SUPPORT'],
    ['endConsoleSession', 'endOtherConsoleSessions', 'renamePasskey', 'removePasskey'],
  ],
]

const operatorRolesByMutation = new Map(
  operatorRows.flatMap(([roles, mutations]) =>
    mutations.map((mutation) => [mutation, ['FULL', ...roles] as OperatorRole[]] as const),
  ),
)

/** Names of all mutations that the tables contain. */
export const mutationsOfRoles: readonly string[] = [
  ...operatorRolesByMutation.keys(),
  ...Object.values(memberRights).flatMap(({ narrowed = {} }) =>
    Object.values(narrowed).flatMap((narrowing) => Object.values(narrowing).flat() as string[]),
  ),
]

/** Queries that operators can run only with the role FULL, and without a read_only token. */
export const limitedQueries: readonly string[] = ['personExport']

/** Operator roles that can run a mutation, or one of `limitedQueries`. */
export const operatorRolesFor = (operation: string): readonly OperatorRole[] =>
  operatorRolesByMutation.get(operation) ?? ['FULL']

/** Scopes that a member of a role has in a team of a kind. */
export const scopesOfRole = (role: MemberRole, kind: TeamKind): readonly Scope[] =>
  scopesOfKind[kind].filter((scope) => memberRights[role].scopes.includes(scope))

/** Roles of members that have a scope. */
export const rolesWith = (scope: Scope): readonly MemberRole[] =>
  Object.values(Roles).filter((role) => memberRights[role].scopes.includes(scope))

/** Whether a member of a role can run a mutation by a scope of the role. */
export function canRun(role: MemberRole, scope: string, mutation: string): boolean {
  const narrowing = memberRights[role].narrowed?.[scope as Scope]
  if (!narrowing) return true
  return 'only' in narrowing
    ? narrowing.only.includes(mutation)
    : !narrowing.except.includes(mutation)
}
