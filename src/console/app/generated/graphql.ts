/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Input for `acceptAgreement`. */
export type AcceptAgreementInput = {
  /** Whether the signer confirms the authority to sign for the team. */
  authorityConfirmed?: boolean;
  /** Email address of the signer. */
  signerEmail: string;
  /** Name of the signer, 1 to 255 characters. */
  signerName: string;
  /** ID of the version, which must be in force. */
  templateId: string;
};

/** Input for `acceptPlacement`. */
export type AcceptPlacementInput = {
  /** ID of the placement. */
  id: string;
};

/** Input for `acceptSwap`. */
export type AcceptSwapInput = {
  /** ID of the swap. */
  swapId: string;
};

/** Input for `activateAgreementTemplate`. */
export type ActivateAgreementTemplateInput = {
  /** ID of the version. */
  agreementTemplateId: string;
};

/** Input for `addComplianceIssue`. */
export type AddComplianceIssueInput = {
  /** Character offset at which the passage starts. */
  charPosition?: number | null | undefined;
  /** ID of the check. */
  complianceCheckId: string;
  /** Description of the issue, up to 10,000 characters. */
  description?: string | null | undefined;
  /** Type of issue. */
  issueType: ComplianceIssueType;
  /** Line number at which the passage starts, from 1. */
  lineNumber?: number | null | undefined;
  /** Human-readable location, up to 500 characters. */
  location?: string | null | undefined;
  /** Passage of the text that the issue concerns, up to 10,000 characters. */
  originalText?: string | null | undefined;
  /** Severity of the issue. */
  severity: ComplianceSeverity;
  /** Suggested change, up to 10,000 characters. */
  suggestion?: string | null | undefined;
  /** Summary of the issue, 1 to 500 characters. */
  title: string;
};

/** Input for `addTeamMember`. */
export type AddTeamMemberInput = {
  /** Role in the team. Defaults to BUYER in a buyer team, else to EDITOR. OWNER is not allowed. */
  role?: MemberRole | null | undefined;
  /** ID of the team. */
  teamId: string;
  /** ID of the user. */
  userId: string;
};

/** Condition on the number of related AgreementAcceptance records. */
export type AgreementAcceptanceAggregateCondition = {
  count: CountFilter;
  where?: AgreementAcceptanceWhere | null | undefined;
};

/** Sort order of AgreementAcceptance records. Ties are sorted by ID. */
export type AgreementAcceptanceOrder = {
  direction: OrderDirection;
  field: AgreementAcceptanceOrderField;
};

/** Sort fields of AgreementAcceptance records. */
export type AgreementAcceptanceOrderField =
  /** Creation time. */
  | 'CREATED_AT';

/** Conditions on the related AgreementAcceptance records, combined with AND. */
export type AgreementAcceptanceRelationFilter = {
  aggregate?: AgreementAcceptanceAggregateCondition | null | undefined;
  every?: AgreementAcceptanceWhere | null | undefined;
  none?: AgreementAcceptanceWhere | null | undefined;
  some?: AgreementAcceptanceWhere | null | undefined;
};

/** Conditions on AgreementAcceptance records, combined with AND. */
export type AgreementAcceptanceWhere = {
  AND?: Array<AgreementAcceptanceWhere> | null | undefined;
  NOT?: Array<AgreementAcceptanceWhere> | null | undefined;
  OR?: Array<AgreementAcceptanceWhere> | null | undefined;
  acceptedAt?: DateTimeFilter | null | undefined;
  /** User who accepted. */
  acceptedBy?: UserWhere | null | undefined;
  acceptedByUserId?: UuidFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  /** Searches for words in the signer's name and email address, the agreement's key and title, and the team's name, ignoring case. */
  search?: string | null | undefined;
  signerEmail?: StringFilter | null | undefined;
  signerName?: StringFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  template?: AgreementTemplateWhere | null | undefined;
  templateId?: UuidFilter | null | undefined;
};

/** Parties that an agreement binds. */
export type AgreementScope =
  /** Buyer teams. */
  | 'CLIENT'
  /** Publisher teams. */
  | 'PUBLISHER';

/** Conditions on AgreementScope values, combined with AND. */
export type AgreementScopeFilter = {
  eq?: AgreementScope | null | undefined;
  in?: Array<AgreementScope> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: AgreementScope | null | undefined;
  notIn?: Array<AgreementScope> | null | undefined;
};

/** Sort order of AgreementTemplate records. Ties are sorted by ID. */
export type AgreementTemplateOrder = {
  direction: OrderDirection;
  field: AgreementTemplateOrderField;
};

/** Sort fields of AgreementTemplate records. */
export type AgreementTemplateOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Machine-readable name. */
  | 'KEY';

/** Conditions on AgreementTemplate records, combined with AND. */
export type AgreementTemplateWhere = {
  AND?: Array<AgreementTemplateWhere> | null | undefined;
  NOT?: Array<AgreementTemplateWhere> | null | undefined;
  OR?: Array<AgreementTemplateWhere> | null | undefined;
  acceptances?: AgreementAcceptanceRelationFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  isActive?: BooleanFilter | null | undefined;
  key?: StringFilter | null | undefined;
  scope?: AgreementScopeFilter | null | undefined;
  /** Searches for words in the key, name and title, ignoring case. */
  search?: string | null | undefined;
  version?: IntFilter | null | undefined;
};

/** Column of ApiRequest records that can be compared. */
export type ApiRequestColumn =
  | 'CREATED_AT'
  | 'DURATION'
  | 'STATUS';

/** Comparison between columns of ApiRequest records. Operators are combined with AND. */
export type ApiRequestComparison = {
  eq?: ApiRequestColumn | null | undefined;
  field: ApiRequestColumn;
  gt?: ApiRequestColumn | null | undefined;
  gte?: ApiRequestColumn | null | undefined;
  lt?: ApiRequestColumn | null | undefined;
  lte?: ApiRequestColumn | null | undefined;
  ne?: ApiRequestColumn | null | undefined;
};

/** Sort order of ApiRequest records. Ties are sorted by ID. */
export type ApiRequestOrder = {
  direction: OrderDirection;
  field: ApiRequestOrderField;
};

/** Sort fields of ApiRequest records. */
export type ApiRequestOrderField =
  /** Start of the request. */
  | 'CREATED_AT';

/** Conditions on ApiRequest records, combined with AND. */
export type ApiRequestWhere = {
  AND?: Array<ApiRequestWhere> | null | undefined;
  NOT?: Array<ApiRequestWhere> | null | undefined;
  OR?: Array<ApiRequestWhere> | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<ApiRequestComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  duration?: IntFilter | null | undefined;
  errorCode?: StringFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  method?: StringFilter | null | undefined;
  path?: StringFilter | null | undefined;
  requestId?: StringFilter | null | undefined;
  status?: IntFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  tokenId?: UuidFilter | null | undefined;
};

/** Column of ApiToken records that can be compared. */
export type ApiTokenColumn =
  | 'CREATED_AT'
  | 'EXPIRES_AT'
  | 'LAST_USED_AT'
  | 'REVOKED_AT';

/** Comparison between columns of ApiToken records. Operators are combined with AND. */
export type ApiTokenComparison = {
  eq?: ApiTokenColumn | null | undefined;
  field: ApiTokenColumn;
  gt?: ApiTokenColumn | null | undefined;
  gte?: ApiTokenColumn | null | undefined;
  lt?: ApiTokenColumn | null | undefined;
  lte?: ApiTokenColumn | null | undefined;
  ne?: ApiTokenColumn | null | undefined;
};

/** Sort order of ApiToken records. Ties are sorted by ID. */
export type ApiTokenOrder = {
  direction: OrderDirection;
  field: ApiTokenOrderField;
};

/** Sort fields of ApiToken records. */
export type ApiTokenOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Name. */
  | 'NAME';

/** Conditions on ApiToken records, combined with AND. */
export type ApiTokenWhere = {
  AND?: Array<ApiTokenWhere> | null | undefined;
  NOT?: Array<ApiTokenWhere> | null | undefined;
  OR?: Array<ApiTokenWhere> | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<ApiTokenComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  expiresAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  isSession?: BooleanFilter | null | undefined;
  lastUsedAt?: DateTimeFilter | null | undefined;
  lineageId?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
  revokedAt?: DateTimeFilter | null | undefined;
  signInMethod?: SignInMethodFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  type?: TokenTypeFilter | null | undefined;
  userId?: UuidFilter | null | undefined;
};

/** Input for `applyImport`. */
export type ApplyImportInput = {
  /** ID of the import. */
  catalogueImportId: string;
  /** Imports the valid rows even if others have errors. If false, one error rejects the file. */
  partial?: boolean;
};

/** Callers whose orders of any amount need approval. */
export type ApprovalCondition =
  /** Members with the role ADMIN, and their tokens and applications. */
  | 'ADMINS'
  /** API tokens, and applications that a user connected with an API token. Sessions of the console are not API tokens. */
  | 'API_TOKENS'
  /** Members with the role BUYER, and their tokens and applications. */
  | 'BUYERS'
  /** Applications with an OAuth access token. */
  | 'OAUTH_APPLICATIONS';

/** Approval of an order by another member of the team. */
export type ApprovalStatus =
  /** Approved. Final. */
  | 'APPROVED'
  /** Waiting for approval. The order cannot be paid yet. */
  | 'PENDING'
  /** Rejected; the order is cancelled. Final. */
  | 'REJECTED'
  /** The order was cancelled, or expired, before a decision. Final. */
  | 'WITHDRAWN';

/** Conditions on ApprovalStatus values, combined with AND. */
export type ApprovalStatusFilter = {
  eq?: ApprovalStatus | null | undefined;
  in?: Array<ApprovalStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: ApprovalStatus | null | undefined;
  notIn?: Array<ApprovalStatus> | null | undefined;
};

/** Input for `approveBrief`. */
export type ApproveBriefInput = {
  /** ID of the article. */
  articleId: string;
};

/** Input for `approveDraft`. */
export type ApproveDraftInput = {
  /** ID of the article. */
  articleId: string;
  /** URL of the shared document with the draft (http or https). Unchanged if omitted. Anyone with the link should be able to edit it. */
  draftSharedDocUrl?: string | null | undefined;
};

/** Input for `approveOrder`. */
export type ApproveOrderInput = {
  /** ID of the order. */
  orderId: string;
};

/** Input for `archiveCampaign`. */
export type ArchiveCampaignInput = {
  /** ID of the campaign. */
  campaignId: string;
};

/** Input for `archiveComment`. */
export type ArchiveCommentInput = {
  /** ID of the article. If given, the comment must belong to it. */
  articleId?: string | null | undefined;
  /** Reference of the comment. */
  reference: string;
};

/** Input for `archiveOutletChannel`. */
export type ArchiveOutletChannelInput = {
  /** ID of the channel. */
  outletChannelId: string;
};

/** Input for `archiveOutlet`. */
export type ArchiveOutletInput = {
  /** ID of the outlet. */
  outletId: string;
};

/** Input for `archiveOutletInquiry`. */
export type ArchiveOutletInquiryInput = {
  /** ID of the inquiry. */
  outletInquiryId: string;
};

/** Input for `archiveOutletList`. */
export type ArchiveOutletListInput = {
  /** ID of the list. */
  outletListId: string;
};

/** Input for `archiveProduct`. */
export type ArchiveProductInput = {
  /** ID of the product. */
  productId: string;
};

/** Input for `archiveProfile`. */
export type ArchiveProfileInput = {
  /** ID of the profile. */
  profileId: string;
};

/** Input for `archiveTag`. */
export type ArchiveTagInput = {
  /** ID of the tag. */
  tagId: string;
};

/** Input for `archiveTeam`. */
export type ArchiveTeamInput = {
  /** ID of the team. */
  teamId: string;
};

/** Condition on the number of related Article records. */
export type ArticleAggregateCondition = {
  count: CountFilter;
  where?: ArticleWhere | null | undefined;
};

/** Column of Article records that can be compared. */
export type ArticleColumn =
  | 'CREATED_AT'
  | 'EXPECTED_COMPLETION_DATE'
  | 'PUBLISHED_AT'
  | 'UPDATED_AT';

/** Comparison between columns of Article records. Operators are combined with AND. */
export type ArticleComparison = {
  eq?: ArticleColumn | null | undefined;
  field: ArticleColumn;
  gt?: ArticleColumn | null | undefined;
  gte?: ArticleColumn | null | undefined;
  lt?: ArticleColumn | null | undefined;
  lte?: ArticleColumn | null | undefined;
  ne?: ArticleColumn | null | undefined;
};

/** Conditions on ArticleContentStatus records, combined with AND. */
export type ArticleContentStatusWhere = {
  AND?: Array<ArticleContentStatusWhere> | null | undefined;
  NOT?: Array<ArticleContentStatusWhere> | null | undefined;
  OR?: Array<ArticleContentStatusWhere> | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
  prefix?: StringFilter | null | undefined;
  sequence?: IntFilter | null | undefined;
};

/** Mutation that changes the status of an article. */
export type ArticleMutation =
  /** `approveBrief`. */
  | 'APPROVE_BRIEF'
  /** `approveDraft`. */
  | 'APPROVE_DRAFT'
  /** `correctArticleStatus`. */
  | 'CORRECT_ARTICLE_STATUS'
  /** `requestBriefChanges`. */
  | 'REQUEST_BRIEF_CHANGES'
  /** `requestDraftChanges`. */
  | 'REQUEST_DRAFT_CHANGES'
  /** `setArticleStatus`. */
  | 'SET_ARTICLE_STATUS';

/** Sort order of Article records. Ties are sorted by ID. */
export type ArticleOrder = {
  direction: OrderDirection;
  field: ArticleOrderField;
};

/** Sort fields of Article records. */
export type ArticleOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Expected publication date. */
  | 'EXPECTED_COMPLETION_DATE'
  /** Name. */
  | 'NAME'
  /** Time of the last update. */
  | 'UPDATED_AT';

/** Conditions on the related Article records, combined with AND. */
export type ArticleRelationFilter = {
  aggregate?: ArticleAggregateCondition | null | undefined;
  every?: ArticleWhere | null | undefined;
  none?: ArticleWhere | null | undefined;
  some?: ArticleWhere | null | undefined;
};

/** Condition on the number of related ArticleStatusChange records. */
export type ArticleStatusChangeAggregateCondition = {
  count: CountFilter;
  where?: ArticleStatusChangeWhere | null | undefined;
};

/** Conditions on the related ArticleStatusChange records, combined with AND. */
export type ArticleStatusChangeRelationFilter = {
  aggregate?: ArticleStatusChangeAggregateCondition | null | undefined;
  every?: ArticleStatusChangeWhere | null | undefined;
  none?: ArticleStatusChangeWhere | null | undefined;
  some?: ArticleStatusChangeWhere | null | undefined;
};

/** Conditions on ArticleStatusChange records, combined with AND. */
export type ArticleStatusChangeWhere = {
  AND?: Array<ArticleStatusChangeWhere> | null | undefined;
  NOT?: Array<ArticleStatusChangeWhere> | null | undefined;
  OR?: Array<ArticleStatusChangeWhere> | null | undefined;
  article?: ArticleWhere | null | undefined;
  articleId?: UuidFilter | null | undefined;
  effectiveAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  isCorrection?: BooleanFilter | null | undefined;
  previousStatus?: ArticleContentStatusWhere | null | undefined;
  status?: ArticleContentStatusWhere | null | undefined;
  /** ID of the team. */
  teamId?: UuidFilter | null | undefined;
};

/** Conditions on Article records, combined with AND. */
export type ArticleWhere = {
  AND?: Array<ArticleWhere> | null | undefined;
  NOT?: Array<ArticleWhere> | null | undefined;
  OR?: Array<ArticleWhere> | null | undefined;
  campaign?: CampaignWhere | null | undefined;
  campaignId?: UuidFilter | null | undefined;
  comments?: CommentRelationFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<ArticleComparison> | null | undefined;
  complianceChecks?: ComplianceCheckRelationFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  expectedCompletionDate?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  liveUrl?: StringFilter | null | undefined;
  metadata?: MetadataFilter | null | undefined;
  name?: StringFilter | null | undefined;
  orderItem?: OrderItemWhere | null | undefined;
  orderItemId?: UuidFilter | null | undefined;
  /** Outlet that publishes the article. */
  outlet?: OutletWhere | null | undefined;
  /** Whether an action is required and the expected publication date has passed. */
  overdue?: boolean | null | undefined;
  product?: ProductWhere | null | undefined;
  productId?: UuidFilter | null | undefined;
  profile?: ProfileWhere | null | undefined;
  profileId?: UuidFilter | null | undefined;
  publishedAt?: DateTimeFilter | null | undefined;
  status?: ArticleContentStatusWhere | null | undefined;
  statusChanges?: ArticleStatusChangeRelationFilter | null | undefined;
  supportAgent?: UserWhere | null | undefined;
  /** ID of the support agent. */
  supportAgentId?: UuidFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  /** Party whose action is required. */
  waitingFor?: PartyFilter | null | undefined;
  writer?: UserWhere | null | undefined;
  /** ID of the writer. */
  writerId?: UuidFilter | null | undefined;
};

/** Input for `assignOrderItems`. */
export type AssignOrderItemsInput = {
  /** ID of the campaign. */
  campaignId: string;
  /** IDs of order items of the campaign's profile, 1 to 100. */
  orderItemIds: Array<string>;
};

/** Kind of actor that made a change. */
export type AuditActorKind =
  /** Member of the team. */
  | 'MEMBER'
  /** Operator of the marketplace. Teams do not see which one. */
  | 'OPERATOR'
  /** The server itself, a guest, or a member of another team. */
  | 'SYSTEM';

/** Keys to group AuditEntries by. */
export type AuditEntriesAggregateKey =
  /** Action, such as update_outlet. */
  | 'ACTION'
  /** Name of the user who made the change. */
  | 'ACTOR'
  /** ID of the user who made the change. */
  | 'ACTOR_ID'
  /** Creation time. */
  | 'CREATED_AT'
  /** Entity type of the changed record, such as outlet. */
  | 'ENTITY'
  /** ID of the changed record. */
  | 'ENTITY_ID'
  /** Team name. Not unique. */
  | 'TEAM'
  /** Team ID. */
  | 'TEAM_ID';

/** Sort order of AuditEntry records. Ties are sorted by ID. */
export type AuditEntryOrder = {
  direction: OrderDirection;
  field: AuditEntryOrderField;
};

/** Sort fields of AuditEntry records. */
export type AuditEntryOrderField =
  /** Time of the change. */
  | 'CREATED_AT';

/** Conditions on AuditEntry records, combined with AND. */
export type AuditEntryWhere = {
  AND?: Array<AuditEntryWhere> | null | undefined;
  NOT?: Array<AuditEntryWhere> | null | undefined;
  OR?: Array<AuditEntryWhere> | null | undefined;
  action?: StringFilter | null | undefined;
  actor?: UserWhere | null | undefined;
  /** ID of the user who made the change. */
  actorId?: UuidFilter | null | undefined;
  application?: StringFilter | null | undefined;
  applicationId?: StringFilter | null | undefined;
  changedFields?: StringListFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  entity?: StringFilter | null | undefined;
  entityId?: UuidFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  requestId?: StringFilter | null | undefined;
  /** Searches for words in the action, the record's name and the changed fields, ignoring case. */
  search?: string | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
};

/** Input for `blockUser`. */
export type BlockUserInput = {
  /** End of the block. Permanent if omitted. */
  until?: string | null | undefined;
  /** ID of the user. */
  userId: string;
};

/** Condition on a boolean. */
export type BooleanFilter = {
  /** Equals this value. */
  eq?: boolean | null | undefined;
};

/** Condition on the number of related Campaign records. */
export type CampaignAggregateCondition = {
  count: CountFilter;
  where?: CampaignWhere | null | undefined;
};

/** Column of Campaign records that can be compared. */
export type CampaignColumn =
  | 'CREATED_AT'
  | 'UPDATED_AT';

/** Comparison between columns of Campaign records. Operators are combined with AND. */
export type CampaignComparison = {
  eq?: CampaignColumn | null | undefined;
  field: CampaignColumn;
  gt?: CampaignColumn | null | undefined;
  gte?: CampaignColumn | null | undefined;
  lt?: CampaignColumn | null | undefined;
  lte?: CampaignColumn | null | undefined;
  ne?: CampaignColumn | null | undefined;
};

/** Sort order of Campaign records. Ties are sorted by ID. */
export type CampaignOrder = {
  direction: OrderDirection;
  field: CampaignOrderField;
};

/** Sort fields of Campaign records. */
export type CampaignOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Name. */
  | 'NAME'
  /** Time of the last update. */
  | 'UPDATED_AT';

/** Conditions on the related Campaign records, combined with AND. */
export type CampaignRelationFilter = {
  aggregate?: CampaignAggregateCondition | null | undefined;
  every?: CampaignWhere | null | undefined;
  none?: CampaignWhere | null | undefined;
  some?: CampaignWhere | null | undefined;
};

/** Conditions on Campaign records, combined with AND. */
export type CampaignWhere = {
  AND?: Array<CampaignWhere> | null | undefined;
  NOT?: Array<CampaignWhere> | null | undefined;
  OR?: Array<CampaignWhere> | null | undefined;
  articles?: ArticleRelationFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<CampaignComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  description?: StringFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  metadata?: MetadataFilter | null | undefined;
  name?: StringFilter | null | undefined;
  orderItems?: OrderItemRelationFilter | null | undefined;
  profile?: ProfileWhere | null | undefined;
  profileId?: UuidFilter | null | undefined;
  reference?: StringFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Input for `cancelOrder`. */
export type CancelOrderInput = {
  /** ID of the order. */
  orderId: string;
};

/** Input for `cancelPayoutFile`. */
export type CancelPayoutFileInput = {
  /** ID of the file. */
  id: string;
  /** Reason, 1 to 2,000 characters. */
  reason: string;
};

/** Input for `cancelPayout`. */
export type CancelPayoutInput = {
  /** ID of the payout. */
  id: string;
  /** Reason, 1 to 2,000 characters. Publishers do not see it. */
  reason: string;
};

/** Input for `cancelSwap`. */
export type CancelSwapInput = {
  /** Reason, up to 1,000 characters. The team and operators see it. */
  reason?: string | null | undefined;
  /** ID of the swap. */
  swapId: string;
};

/** Type of record in a row of a catalogue file. */
export type CatalogueEntity =
  /** Outlet. */
  | 'OUTLET'
  /** Product. */
  | 'PRODUCT';

/** Format of a catalogue file. */
export type CatalogueFileFormat =
  /** CSV with a header row. */
  | 'CSV'
  /** One JSON object per line (JSON Lines). */
  | 'JSONL';

/** Column of CatalogueImport records that can be compared. */
export type CatalogueImportColumn =
  | 'COMPLETED_AT'
  | 'CREATED_AT';

/** Comparison between columns of CatalogueImport records. Operators are combined with AND. */
export type CatalogueImportComparison = {
  eq?: CatalogueImportColumn | null | undefined;
  field: CatalogueImportColumn;
  gt?: CatalogueImportColumn | null | undefined;
  gte?: CatalogueImportColumn | null | undefined;
  lt?: CatalogueImportColumn | null | undefined;
  lte?: CatalogueImportColumn | null | undefined;
  ne?: CatalogueImportColumn | null | undefined;
};

/** Sort order of CatalogueImport records. Ties are sorted by ID. */
export type CatalogueImportOrder = {
  direction: OrderDirection;
  field: CatalogueImportOrderField;
};

/** Sort fields of CatalogueImport records. */
export type CatalogueImportOrderField =
  /** Creation time. */
  | 'CREATED_AT';

/** Status of an import. */
export type CatalogueImportStatus =
  /** Imported into the catalogue. */
  | 'APPLIED'
  /** Failed without changes for a reason other than the file. */
  | 'FAILED'
  /** Waiting in the queue. */
  | 'PENDING'
  /** Previewed without changes. Can be applied for 7 days. */
  | 'PREVIEWED'
  /** Rejected without changes because of errors in the file. */
  | 'REFUSED'
  /** Running. */
  | 'RUNNING';

/** Conditions on CatalogueImportStatus values, combined with AND. */
export type CatalogueImportStatusFilter = {
  eq?: CatalogueImportStatus | null | undefined;
  in?: Array<CatalogueImportStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: CatalogueImportStatus | null | undefined;
  notIn?: Array<CatalogueImportStatus> | null | undefined;
};

/** Conditions on CatalogueImport records, combined with AND. */
export type CatalogueImportWhere = {
  AND?: Array<CatalogueImportWhere> | null | undefined;
  NOT?: Array<CatalogueImportWhere> | null | undefined;
  OR?: Array<CatalogueImportWhere> | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<CatalogueImportComparison> | null | undefined;
  completedAt?: DateTimeFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  createdById?: UuidFilter | null | undefined;
  fileName?: StringFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  status?: CatalogueImportStatusFilter | null | undefined;
};

/** Input for `changeTeamOwner`. */
export type ChangeTeamOwnerInput = {
  /** ID of the team. */
  teamId: string;
  /** ID of the member who becomes the owner. */
  userId: string;
};

/** Type of a channel. */
export type ChannelType =
  /** Instagram account. */
  | 'INSTAGRAM'
  /** LinkedIn page. */
  | 'LINKEDIN'
  /** Newsletter. */
  | 'NEWSLETTER'
  /** Any other channel. */
  | 'OTHER'
  /** Podcast. */
  | 'PODCAST'
  /** TikTok account. */
  | 'TIKTOK'
  /** Account on X (formerly Twitter). */
  | 'TWITTER_X'
  /** Website. */
  | 'WEBSITE'
  /** YouTube channel. */
  | 'YOUTUBE';

/** Conditions on a list of ChannelType values, combined with AND. */
export type ChannelTypeListFilter = {
  has?: ChannelType | null | undefined;
  hasEvery?: Array<ChannelType> | null | undefined;
  hasSome?: Array<ChannelType> | null | undefined;
};

/** Input for `checkoutCart`. */
export type CheckoutCartInput = {
  /** Whether team credits are applied. Defaults to true. */
  applyCredits?: boolean | null | undefined;
  /** Discount in US dollars, from 0 up to the team's discount limit. Defaults to 0. */
  discount?: number | null | undefined;
  /** Texts by key: at most 50 keys of up to 40 characters, and values of up to 500. */
  metadata?: unknown;
  /** ID of the profile. */
  profileId: string;
  /** `version` of the quote that the buyer has read. If lines, quantities or prices of the cart have changed since, the order is rejected with the issue `cart_changed`. Defaults to the current version. */
  version?: string | null | undefined;
};

/** Input for `clearCart`. */
export type ClearCartInput = {
  /** ID of the profile. */
  profileId: string;
};

/** Condition on the number of related Comment records. */
export type CommentAggregateCondition = {
  count: CountFilter;
  where?: CommentWhere | null | undefined;
};

/** Column of Comment records that can be compared. */
export type CommentColumn =
  | 'CREATED_AT'
  | 'DELETED_AT'
  | 'UPDATED_AT';

/** Comparison between columns of Comment records. Operators are combined with AND. */
export type CommentComparison = {
  eq?: CommentColumn | null | undefined;
  field: CommentColumn;
  gt?: CommentColumn | null | undefined;
  gte?: CommentColumn | null | undefined;
  lt?: CommentColumn | null | undefined;
  lte?: CommentColumn | null | undefined;
  ne?: CommentColumn | null | undefined;
};

/** Sort order of Comment records. Ties are sorted by ID. */
export type CommentOrder = {
  direction: OrderDirection;
  field: CommentOrderField;
};

/** Sort fields of Comment records. */
export type CommentOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Time of the last update. */
  | 'UPDATED_AT';

/** Conditions on the related Comment records, combined with AND. */
export type CommentRelationFilter = {
  aggregate?: CommentAggregateCondition | null | undefined;
  every?: CommentWhere | null | undefined;
  none?: CommentWhere | null | undefined;
  some?: CommentWhere | null | undefined;
};

/** Visibility of a comment. */
export type CommentVisibility =
  /** Operators only. */
  | 'INTERNAL'
  /** The article's team and operators. */
  | 'TEAM';

/** Conditions on CommentVisibility values, combined with AND. */
export type CommentVisibilityFilter = {
  eq?: CommentVisibility | null | undefined;
  in?: Array<CommentVisibility> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: CommentVisibility | null | undefined;
  notIn?: Array<CommentVisibility> | null | undefined;
};

/** Conditions on Comment records, combined with AND. */
export type CommentWhere = {
  AND?: Array<CommentWhere> | null | undefined;
  NOT?: Array<CommentWhere> | null | undefined;
  OR?: Array<CommentWhere> | null | undefined;
  article?: ArticleWhere | null | undefined;
  articleId?: UuidFilter | null | undefined;
  /** Name of the author. */
  authorName?: StringFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<CommentComparison> | null | undefined;
  content?: StringFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  deletedAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  /** ID of the root comment that this comment replies to. Null for root comments. */
  parentId?: UuidFilter | null | undefined;
  reference?: StringFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  visibility?: CommentVisibilityFilter | null | undefined;
};

/** Status of a referral commission. */
export type CommissionStatus =
  /** No referrer. */
  | 'NOT_APPLICABLE'
  /** Paid. */
  | 'PAID'
  /** To be paid. */
  | 'PENDING';

/** Conditions on CommissionStatus values, combined with AND. */
export type CommissionStatusFilter = {
  eq?: CommissionStatus | null | undefined;
  in?: Array<CommissionStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: CommissionStatus | null | undefined;
  notIn?: Array<CommissionStatus> | null | undefined;
};

/** Input for `completeComplianceCheck`. */
export type CompleteComplianceCheckInput = {
  /** Estimated share of AI-generated text, in percent, 0 to 100, with at most two decimals. */
  aiDetectionPercentage?: number | null | undefined;
  /** ID of the check. */
  complianceCheckId: string;
};

/** Condition on the number of related ComplianceCheck records. */
export type ComplianceCheckAggregateCondition = {
  count: CountFilter;
  where?: ComplianceCheckWhere | null | undefined;
};

/** Column of ComplianceCheck records that can be compared. */
export type ComplianceCheckColumn =
  | 'COMPLETED_AT'
  | 'COMPLIANCE_SCORE'
  | 'CREATED_AT'
  | 'CRITICAL_ISSUES_COUNT'
  | 'TOTAL_ISSUES_COUNT'
  | 'UPDATED_AT'
  | 'WARNING_ISSUES_COUNT';

/** Comparison between columns of ComplianceCheck records. Operators are combined with AND. */
export type ComplianceCheckComparison = {
  eq?: ComplianceCheckColumn | null | undefined;
  field: ComplianceCheckColumn;
  gt?: ComplianceCheckColumn | null | undefined;
  gte?: ComplianceCheckColumn | null | undefined;
  lt?: ComplianceCheckColumn | null | undefined;
  lte?: ComplianceCheckColumn | null | undefined;
  ne?: ComplianceCheckColumn | null | undefined;
};

/** Sort order of ComplianceCheck records. Ties are sorted by ID. */
export type ComplianceCheckOrder = {
  direction: OrderDirection;
  field: ComplianceCheckOrderField;
};

/** Sort fields of ComplianceCheck records. */
export type ComplianceCheckOrderField =
  /** Score. */
  | 'COMPLIANCE_SCORE'
  /** Creation time. */
  | 'CREATED_AT'
  /** Number of issues. */
  | 'TOTAL_ISSUES_COUNT'
  /** Time of the last update. */
  | 'UPDATED_AT';

/** Conditions on the related ComplianceCheck records, combined with AND. */
export type ComplianceCheckRelationFilter = {
  aggregate?: ComplianceCheckAggregateCondition | null | undefined;
  every?: ComplianceCheckWhere | null | undefined;
  none?: ComplianceCheckWhere | null | undefined;
  some?: ComplianceCheckWhere | null | undefined;
};

/** Status of a compliance check. */
export type ComplianceCheckStatus =
  /** Completed, with a score. */
  | 'COMPLETED'
  /** Failed, with an error message. */
  | 'FAILED'
  /** In progress. */
  | 'IN_PROGRESS'
  /** Waiting to start. */
  | 'PENDING';

/** Conditions on ComplianceCheckStatus values, combined with AND. */
export type ComplianceCheckStatusFilter = {
  eq?: ComplianceCheckStatus | null | undefined;
  in?: Array<ComplianceCheckStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: ComplianceCheckStatus | null | undefined;
  notIn?: Array<ComplianceCheckStatus> | null | undefined;
};

/** Type of a compliance check. */
export type ComplianceCheckType =
  /** Rule-based check by the server. */
  | 'AUTOMATIC'
  /** Check by an operator. */
  | 'MANUAL';

/** Conditions on ComplianceCheckType values, combined with AND. */
export type ComplianceCheckTypeFilter = {
  eq?: ComplianceCheckType | null | undefined;
  in?: Array<ComplianceCheckType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: ComplianceCheckType | null | undefined;
  notIn?: Array<ComplianceCheckType> | null | undefined;
};

/** Conditions on ComplianceCheck records, combined with AND. */
export type ComplianceCheckWhere = {
  AND?: Array<ComplianceCheckWhere> | null | undefined;
  NOT?: Array<ComplianceCheckWhere> | null | undefined;
  OR?: Array<ComplianceCheckWhere> | null | undefined;
  article?: ArticleWhere | null | undefined;
  articleId?: UuidFilter | null | undefined;
  checkType?: ComplianceCheckTypeFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<ComplianceCheckComparison> | null | undefined;
  completedAt?: DateTimeFilter | null | undefined;
  complianceScore?: IntFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  criticalIssuesCount?: IntFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  initiatedBy?: UserWhere | null | undefined;
  initiatedById?: UuidFilter | null | undefined;
  /** Whether the record belongs to a test team. */
  isTest?: boolean | null | undefined;
  issues?: ComplianceIssueRelationFilter | null | undefined;
  /** Searches for words in the article's name, ignoring case. */
  search?: string | null | undefined;
  status?: ComplianceCheckStatusFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  totalIssuesCount?: IntFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  warningIssuesCount?: IntFilter | null | undefined;
};

/** Condition on the number of related ComplianceIssue records. */
export type ComplianceIssueAggregateCondition = {
  count: CountFilter;
  where?: ComplianceIssueWhere | null | undefined;
};

/** Conditions on the related ComplianceIssue records, combined with AND. */
export type ComplianceIssueRelationFilter = {
  aggregate?: ComplianceIssueAggregateCondition | null | undefined;
  every?: ComplianceIssueWhere | null | undefined;
  none?: ComplianceIssueWhere | null | undefined;
  some?: ComplianceIssueWhere | null | undefined;
};

/** Type of a compliance issue. The automatic check finds all types except AI_GENERATED and FACTUAL_ERROR. */
export type ComplianceIssueType =
  /** Appears to be AI-generated. Found by operators only. */
  | 'AI_GENERATED'
  /** Superlatives, guarantees and exaggerated praise. */
  | 'EXAGGERATED_LANGUAGE'
  /** Factually wrong. Found by operators only. */
  | 'FACTUAL_ERROR'
  /** Spacing, punctuation, capitalization, placeholders, long paragraphs or missing headings. */
  | 'FORMATTING_ISSUE'
  /** Figure without a link to a source or the name of one. */
  | 'MISSING_SOURCE'
  /** Calls to action and sales language. */
  | 'PROMOTIONAL_CONTENT'
  /** Refers to studies, experts or common knowledge without naming a source. */
  | 'UNVERIFIED_CLAIM';

/** Conditions on ComplianceIssueType values, combined with AND. */
export type ComplianceIssueTypeFilter = {
  eq?: ComplianceIssueType | null | undefined;
  in?: Array<ComplianceIssueType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: ComplianceIssueType | null | undefined;
  notIn?: Array<ComplianceIssueType> | null | undefined;
};

/** Conditions on ComplianceIssue records, combined with AND. */
export type ComplianceIssueWhere = {
  AND?: Array<ComplianceIssueWhere> | null | undefined;
  NOT?: Array<ComplianceIssueWhere> | null | undefined;
  OR?: Array<ComplianceIssueWhere> | null | undefined;
  complianceCheck?: ComplianceCheckWhere | null | undefined;
  complianceCheckId?: UuidFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  issueType?: ComplianceIssueTypeFilter | null | undefined;
  location?: StringFilter | null | undefined;
  originalText?: StringFilter | null | undefined;
  severity?: ComplianceSeverityFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  title?: StringFilter | null | undefined;
};

/** Severity of an issue, with its deduction from a score of 100. */
export type ComplianceSeverity =
  /** Must not be published. Deducts 20. */
  | 'CRITICAL'
  /** For information. Deducts nothing. */
  | 'INFO'
  /** Could be improved. Deducts 1. */
  | 'SUGGESTION'
  /** Should be changed. Deducts 5. */
  | 'WARNING';

/** Conditions on ComplianceSeverity values, combined with AND. */
export type ComplianceSeverityFilter = {
  eq?: ComplianceSeverity | null | undefined;
  in?: Array<ComplianceSeverity> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: ComplianceSeverity | null | undefined;
  notIn?: Array<ComplianceSeverity> | null | undefined;
};

/** Input for `correctArticleStatus`. */
export type CorrectArticleStatusInput = {
  /** ID of the article. */
  articleId: string;
  /** Reason for the correction, visible to the team in the notes, 1 to 2,000 characters. */
  reason: string;
  /** Prefix of the correct status: pending-content-brief, brief-ready-for-review, brief-update-requested, pending-draft, draft-ready-for-review, draft-update-requested, request-revision, pending-publishing, needs-info, action-required, rejected. */
  status: string;
};

/** Conditions on a count, combined with AND. */
export type CountFilter = {
  /** Equals this number. */
  eq?: number | null | undefined;
  /** Greater than. */
  gt?: number | null | undefined;
  /** Greater than or equal to. */
  gte?: number | null | undefined;
  /** Less than. */
  lt?: number | null | undefined;
  /** Less than or equal to. */
  lte?: number | null | undefined;
};

/** Input for `createAgreementTemplate`. */
export type CreateAgreementTemplateInput = {
  /** Label of the checkbox that the signer ticks. */
  acceptanceLabel: string;
  /** Whether a team must accept the version in force before it can order. CLIENT agreements only. */
  blocksCheckout?: boolean;
  /** Agreement text in Markdown, up to 200,000 characters. Paragraphs and table cells must fit on a page. */
  contentMarkdown: string;
  /** Machine-readable name, the same for all versions: lowercase words joined by hyphens. */
  key: string;
  /** Display name. */
  name: string;
  /** Whether the signer must confirm the authority to sign. */
  requiresAuthorityConfirmation?: boolean;
  /** Whether only the account owner can accept the agreement. */
  requiresTeamOwner?: boolean;
  /** Parties that the agreement binds. */
  scope: AgreementScope;
  /** Title of the agreement. */
  title: string;
};

/** Input for `createApiToken`. */
export type CreateApiTokenInput = {
  /** Expiry time. The token does not expire if omitted. A team token with an expiry time must give one that is not later than its own. */
  expiresAt?: string | null | undefined;
  /** Name of the token, 1 to 255 characters on one line. */
  name: string;
  /** Scopes that the kind of team can have: at least one for CUSTOM, none for FULL_ACCESS. READ_ONLY keeps the read scopes of those given, or all read scopes if none are given. */
  scopes?: Array<Scope> | null | undefined;
  /** ID of the team. Required for operators; defaults to the token's team. */
  teamId?: string | null | undefined;
  /** Access level of the token. */
  type: TokenType;
  /** ID of the team member that the token acts as. Operators only. Defaults to the account owner. */
  userId?: string | null | undefined;
};

/** Input for `createAssignmentComment`. */
export type CreateAssignmentCommentInput = {
  /** ID of the article. */
  articleId: string;
  /** Text of the comment, 1 to 10,000 characters. */
  content: string;
};

/** Input for `createCampaign`. */
export type CreateCampaignInput = {
  /** Description of the campaign, up to 10,000 characters. */
  description?: string | null | undefined;
  /** Key of an uploaded file with additional information. The file must belong to the team. */
  fileKey?: string | null | undefined;
  /** Keywords for search engines, up to 10,000 characters. */
  keywords?: string | null | undefined;
  /** Texts by key: at most 50 keys of up to 40 characters, and values of up to 500. */
  metadata?: unknown;
  /** Name of the campaign, 1 to 255 characters on one line. */
  name: string;
  /** Objectives of the campaign, 1 to 10,000 characters. */
  objectives: string;
  /** ID of the profile. The campaign belongs to the profile's team. */
  profileId: string;
  /** Target audience of the articles, up to 10,000 characters. */
  targetAudience?: string | null | undefined;
  /** Tone of the articles, up to 10,000 characters. */
  tone?: string | null | undefined;
  /** Writing samples, or their URLs, up to 10,000 characters. */
  writingSamples?: string | null | undefined;
};

/** Input for `createComment`. */
export type CreateCommentInput = {
  /** ID of the article. */
  articleId: string;
  /** Email address of the author. */
  authorEmail?: string | null | undefined;
  /** ID of the author in the integration, 1 to 255 characters. Kept only for auditing. */
  authorExternalId?: string | null | undefined;
  /** Name of the author, 1 to 200 characters. */
  authorName: string;
  /** Text of the comment, 1 to 10,000 characters. Surrounding whitespace is not counted. */
  content: string;
  /** Reference of the root comment to reply to. Omit it to create a root comment. */
  parentReference?: string | null | undefined;
  /** Visibility of the comment. Defaults to that of the root comment, or TEAM for a root comment. INTERNAL requires an operator. */
  visibility?: CommentVisibility | null | undefined;
};

/** Input for `createFolder`. */
export type CreateFolderInput = {
  /** Name of the folder, 1 to 255 characters on one line. */
  name: string;
  /** ID of the team. Required for operators; defaults to the token's team. */
  teamId?: string | null | undefined;
};

/** Input for `createOauthClient`. */
export type CreateOauthClientInput = {
  /** Whether the client can keep a secret, such as an application on a server. */
  isConfidential: boolean;
  /** Name that users see when they consent, 1 to 255 characters on one line. */
  name: string;
  /** Addresses to which users return after consent, 1 to 20: https, http on a loopback address, or a scheme of an app. */
  redirectUris: Array<string>;
};

/** Input for `createOperatorToken`. */
export type CreateOperatorTokenInput = {
  /** Email address of the operator. Creates a user if the address is new. Defaults to the caller. */
  email?: string | null | undefined;
  /** Expiry time. The token does not expire if omitted. */
  expiresAt?: string | null | undefined;
  /** Name of the token, 1 to 255 characters on one line. Also the name of the user, if one is created. */
  name: string;
  /** Role of the token. Defaults to READ_ONLY for the type READ_ONLY, else to FULL. */
  role?: OperatorRole | null | undefined;
  /** Access level of the token. Defaults to that of the role. */
  type?: OperatorTokenType | null | undefined;
};

/** Input for `createOpportunity`. */
export type CreateOpportunityInput = {
  /** Audience of the placement, 1 to 10,000 characters. */
  audience?: string | null | undefined;
  /** Tags of the audience. Maximum 100, each with 1 to 255 characters. */
  audienceTags?: Array<string> | null | undefined;
  /** ID of the campaign that the placement would belong to. */
  campaignId?: string | null | undefined;
  /** Category of the opportunity, 1 to 10,000 characters. */
  category?: string | null | undefined;
  /** Channel of the placement, 1 to 10,000 characters. */
  channel?: string | null | undefined;
  /** Description of the opportunity, 1 to 10,000 characters. */
  description?: string | null | undefined;
  /** Estimated number of people reached. */
  estimatedReach?: number | null | undefined;
  /** Expiry time, in the future. The opportunity does not expire if omitted. */
  expiresAt?: string | null | undefined;
  /** Format of the placement, 1 to 10,000 characters. */
  format?: string | null | undefined;
  /** Estimated price in US dollars. */
  price?: number | null | undefined;
  /** ID of the suggested product. */
  productId?: string | null | undefined;
  /** ID of the profile. */
  profileId: string;
  /** Purpose of the placement, 1 to 10,000 characters. */
  purpose?: string | null | undefined;
  /** Reason why the placement suits the profile, 1 to 10,000 characters. */
  relevanceReason?: string | null | undefined;
  /** Relevance score. Higher is better. */
  score?: number | null | undefined;
  /** Title of the opportunity, 1 to 10,000 characters. */
  title: string;
  /** Type of the opportunity, 1 to 10,000 characters. */
  type?: string | null | undefined;
};

/** Input for `createOutletChannel`. */
export type CreateOutletChannelInput = {
  /** Account name. */
  channelHandle?: string | null | undefined;
  /** Type of the channel. */
  channelType: ChannelType;
  /** URL of the channel. */
  channelUrl?: string | null | undefined;
  /** ID of the disclaimer on paid placements. */
  disclaimerId?: string | null | undefined;
  /** Number of dofollow links that a placement may have. */
  doFollowLinksAllowed?: string | null | undefined;
  /** Domain authority, 0 to 100. */
  domainAuthority?: number | null | undefined;
  /** Domain ranking, 0 to 100. */
  domainRanking?: number | null | undefined;
  /** Whether links are dofollow. */
  isDoFollow?: boolean | null | undefined;
  /** ID of the outlet. */
  outletId: string;
  /** Placement type. */
  placementType?: PlacementType | null | undefined;
  /** Position among the outlet's channels, starting at 0. */
  position?: number | null | undefined;
  /** URLs of additional accounts. */
  socialLinks?: Array<string> | null | undefined;
};

/** Input for `createOutlet`. */
export type CreateOutletInput = {
  /** ID of the category. */
  categoryId?: string | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** Full name of the country, or Global. Global outlets have neither state nor city. */
  country?: string | null | undefined;
  /** Description of the publication. */
  description?: string | null | undefined;
  /** Whether search engines index placements. */
  isIndexed?: boolean | null | undefined;
  /** URL of the logo. */
  logo?: string | null | undefined;
  /** Maximum number of placements that can be ordered per calendar month (UTC), without add-ons. Null if unlimited. 0 to 100,000. */
  monthlyLimit?: number | null | undefined;
  /** Name of the publication, 1 to 255 characters. */
  name: string;
  /** ID of the publisher team that offers the outlet. Products with a price keep it until an operator replaces it. */
  publisherId?: string | null | undefined;
  /** Full name of the state or region. */
  state?: string | null | undefined;
  /** Status of the outlet. Defaults to DRAFT. */
  status?: OutletStatus | null | undefined;
  /** IDs of the tags. Maximum 100. Replaces the existing tags. */
  tagIds?: Array<string> | null | undefined;
  /** URL of the website. */
  websiteUrl?: string | null | undefined;
};

/** Input for `createOutletInquiry`. */
export type CreateOutletInquiryInput = {
  /** Email address for the reply. */
  email: string;
  /** Name of the inquirer, 1 to 255 characters. */
  name: string;
  /** Text of the inquiry, up to 5,000 characters. */
  notes?: string | null | undefined;
  /** ID of the outlet. */
  outletId: string;
  /** Phone number for the reply. */
  phoneNumber?: string | null | undefined;
};

/** Input for `createOutletList`. */
export type CreateOutletListInput = {
  /** Name of the list, 1 to 255 characters. */
  name: string;
  /** IDs of the outlets. Maximum 500. */
  outletIds?: Array<string> | null | undefined;
  /** ID of the profile. */
  profileId: string;
};

/** Input for `createPayoutFile`. */
export type CreatePayoutFileInput = {
  /** Date on which the bank executes the transfers, such as 2026-03-01. Defaults to today. */
  executionDate?: string | null | undefined;
  /** IDs of the payouts, at most 2000. */
  payoutIds: Array<string>;
};

/** Input for `createPayout`. */
export type CreatePayoutInput = {
  /** ID of the publisher team. */
  teamId: string;
};

/** Input for `createPlacementComment`. */
export type CreatePlacementCommentInput = {
  /** Name of the author, 1 to 200 characters. Defaults to the name of the user that the token acts as. */
  authorName?: string | null | undefined;
  /** Text of the comment, 1 to 10,000 characters. Surrounding whitespace is not counted. */
  content: string;
  /** ID of the placement. */
  placementId: string;
};

/** Input for `createProduct`. */
export type CreateProductInput = {
  /** Whether the product can be ordered. Defaults to true. */
  active?: boolean | null | undefined;
  /** IDs of the outlet's channels that the product includes, starting with the listing's channel. Maximum 100. Replaces the existing channels. */
  channelIds?: Array<string> | null | undefined;
  /** Description of the placement. */
  description?: string | null | undefined;
  /** URLs of earlier placements. */
  exampleLinks?: Array<string> | null | undefined;
  /** URL of a screenshot of an earlier placement. */
  exampleScreenshot?: string | null | undefined;
  /** URL of an image. */
  image?: string | null | undefined;
  /** Cost of the placement to the marketplace, in US dollars. */
  internalCost?: number | null | undefined;
  /** Whether the marketplace features the product. */
  isFeatured?: boolean | null | undefined;
  /** URL of the logo. */
  logo?: string | null | undefined;
  /** Maximum number of days until publication. */
  maxDeliveryDays: number;
  /** Minimum number of days until publication. */
  minDeliveryDays: number;
  /** Maximum number of units that can be ordered per calendar month (UTC). Null if unlimited. 0 to 100,000. */
  monthlyLimit?: number | null | undefined;
  /** Name of the product, 1 to 255 characters. */
  name: string;
  /** ID of the outlet. */
  outletId: string;
  /** Share of the publisher for each unit, in US dollars. */
  payout?: number | null | undefined;
  /** Prices, one per tier. Replaces the existing prices. For a publisher's product, they replace the price that follows from the payout; an empty list restores it. */
  prices?: Array<PriceInput> | null | undefined;
  /** Content requirements of the outlet. */
  requirements?: string | null | undefined;
  /** Price for resellers, in US dollars. */
  resellerPrice?: number | null | undefined;
  /** Product type. */
  type: ProductKind;
};

/** Input for `createProfile`. */
export type CreateProfileInput = {
  /** ID of the tone and voice in the external system, or null. */
  brandToneAndVoiceId?: string | null | undefined;
  /** URL of a shared Google Drive folder (http or https), or null. */
  googleDriveLink?: string | null | undefined;
  /** Topics: UUIDs of TOPIC tags, or custom names. */
  industry?: Array<string>;
  /** Key achievements. */
  keyAchievements?: Array<string>;
  /** Registered company name, 1 to 255 characters on one line, or null. */
  legalCompanyName?: string | null | undefined;
  /** Location of the company or brand, 1 to 255 characters on one line, or null. */
  location?: string | null | undefined;
  /** Logo URL (http or https), or null. */
  logo?: string | null | undefined;
  /** Texts by key: at most 50 keys of up to 40 characters, and values of up to 500. */
  metadata?: unknown;
  /** Budget per calendar month (UTC) in US dollars, or null. Also requires the scope `orders.approve`. OAuth applications cannot set it. */
  monthlyBudget?: number | null | undefined;
  /** Name of the company or brand, 1 to 255 characters on one line. */
  name: string;
  /** Short description of the company or brand. */
  overview?: string;
  /** Goals of placements, such as BRAND_AWARENESS. Maximum 100. */
  primaryGoals?: Array<string> | null | undefined;
  /** Products and services. */
  productsAndServices?: string;
  /** Target audiences: UUIDs of AUDIENCE tags, or custom names. */
  targetAudience?: Array<string>;
  /** ID of the team. Required for operators; defaults to the token's team. */
  teamId?: string | null | undefined;
  /** Kind of entity that the profile represents. Defaults to COMPANY. */
  type?: ProfileType | null | undefined;
  /** Unique value propositions. */
  uniqueValuePropositions?: Array<string>;
  /** Website URL (http or https), or an empty string. */
  websiteUrl?: string;
  /** Writing samples that show the tone of voice, up to 20,000 characters, or null. */
  writingSamples?: string | null | undefined;
};

/** Input for `createPublisherOutlet`. */
export type CreatePublisherOutletInput = {
  /** ID of the category. */
  categoryId?: string | null | undefined;
  /** Type of the first channel. Defaults to WEBSITE. */
  channelType?: ChannelType | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** Full name of the country, or Global. Global outlets have neither state nor city. */
  country?: string | null | undefined;
  /** Description of the publication. */
  description?: string | null | undefined;
  /** Whether search engines index placements. */
  isIndexed?: boolean | null | undefined;
  /** URL of the logo. */
  logo?: string | null | undefined;
  /** Maximum number of placements that can be ordered per calendar month (UTC), without add-ons. Null if unlimited. 0 to 100,000. */
  monthlyLimit?: number | null | undefined;
  /** Name of the publication, 1 to 255 characters. */
  name: string;
  /** Full name of the state or region. */
  state?: string | null | undefined;
  /** IDs of the tags. Maximum 100. Replaces the existing tags. */
  tagIds?: Array<string> | null | undefined;
  /** ID of the publisher team. Required for operators; defaults to the token's team. */
  teamId?: string | null | undefined;
  /** URL of the website. */
  websiteUrl?: string | null | undefined;
};

/** Input for `createPublisherProduct`. */
export type CreatePublisherProductInput = {
  /** Whether the product can be ordered. Defaults to true. */
  active?: boolean | null | undefined;
  /** IDs of the outlet's channels that the product includes, starting with the listing's channel. Maximum 100. Replaces the existing channels. */
  channelIds?: Array<string> | null | undefined;
  /** Currency of the payout. Only USD, which is the default. */
  currency?: string | null | undefined;
  /** Description of the placement. */
  description?: string | null | undefined;
  /** URLs of earlier placements. */
  exampleLinks?: Array<string> | null | undefined;
  /** URL of a screenshot of an earlier placement. */
  exampleScreenshot?: string | null | undefined;
  /** URL of an image. */
  image?: string | null | undefined;
  /** URL of the logo. */
  logo?: string | null | undefined;
  /** Maximum number of days until publication, not less than the minimum. Defaults to 14, or to a greater minimum. */
  maxDeliveryDays?: number | null | undefined;
  /** Minimum number of days until publication. Defaults to 1, or to a smaller maximum. */
  minDeliveryDays?: number | null | undefined;
  /** Maximum number of units that can be ordered per calendar month (UTC). Null if unlimited. 0 to 100,000. */
  monthlyLimit?: number | null | undefined;
  /** Name of the product, 1 to 255 characters. */
  name: string;
  /** ID of an outlet of the publisher team. */
  outletId: string;
  /** Share of the publisher for each unit, in US dollars. */
  payout: number;
  /** Content requirements of the outlet. */
  requirements?: string | null | undefined;
  /** Product type. */
  type: ProductKind;
};

/** Input for `createSavedSearch`. */
export type CreateSavedSearchInput = {
  /** Name of the search, 1 to 60 characters. */
  name: string;
  /** Query string of the catalogue page, without `?`. Maximum 2,000 characters. */
  parameters: string;
};

/** Input for `createSearchSynonym`. */
export type CreateSearchSynonymInput = {
  /** Words or phrases, 2 to 20, each with 1 to 60 characters and at most 4 words. Stored in lower case, with single spaces and without duplicates. A term can belong to only one group. */
  terms: Array<string>;
};

/** Input for `createTag`. */
export type CreateTagInput = {
  /** Category of the tag. */
  category: TagCategory;
  /** Name of the tag. Unique within the category. */
  name: string;
};

/** Input for `createTeam`. */
export type CreateTeamInput = {
  /** Email address for invoices. */
  billingEmail?: string | null | undefined;
  /** Contact email address. */
  contactEmail?: string | null | undefined;
  /** Whether the team is a test team. It cannot be changed later. */
  isTest?: boolean;
  /** Buyer, publisher or writer. It cannot be changed later. */
  kind?: TeamKind;
  /** Team name, 1 to 255 characters on one line. */
  name: string;
  /** Email address of the account owner. Creates a user if the address is new. */
  ownerEmail?: string | null | undefined;
  /** First and last name of the account owner, if a user is created. */
  ownerName?: string | null | undefined;
  /** Whether the team sees prices of all tiers. */
  proPricingEnabled?: boolean;
};

/** Input for `createUser`. */
export type CreateUserInput = {
  /** ID of the contact in the CRM, 1 to 255 characters, or null. */
  crmContactId?: string | null | undefined;
  /** Email address, unique ignoring case. */
  email: string;
  /** Whether the user's ownership of the address is verified. Defaults to false if the address changes. */
  emailVerified?: boolean | null | undefined;
  /** First name, 1 to 255 characters on one line. */
  firstName: string;
  /** Last name, up to 255 characters on one line. May be empty. */
  lastName?: string | null | undefined;
  /** IANA time zone, such as Europe/Berlin, or null. */
  timezone?: string | null | undefined;
  /** ID of the account type, or null. */
  userAccountTypeId?: string | null | undefined;
  /** ID of the role, or null. */
  userRoleId?: string | null | undefined;
};

/** Input for `createWebhookEndpoint`. */
export type CreateWebhookEndpointInput = {
  /** Description of the endpoint, up to 1,000 characters. */
  description?: string | null | undefined;
  /** Whether events are delivered to the endpoint. Defaults to true. */
  enabled?: boolean | null | undefined;
  /** Profiles and campaigns whose events the endpoint gets. Defaults to all. */
  filters?: WebhookFiltersInput | null | undefined;
  /** ID of the team. Required for operators; defaults to the token's team. */
  teamId?: string | null | undefined;
  /** Topics to subscribe to, at least one. Patterns such as `order.*` and `*` cover several topics. The token needs a scope to read the records of each topic. */
  topics: Array<WebhookTopic>;
  /** URL that receives events: `https://`, up to 2,048 characters. */
  url: string;
};

/** Type of a credit. */
export type CreditType =
  /** Bonus on another credit. */
  | 'BONUS'
  /** Paid in by the team. */
  | 'FUNDED'
  /** Granted by an operator. */
  | 'MANUAL'
  /** Granted in a promotion. */
  | 'PROMOTIONAL'
  /** Granted for a referral. */
  | 'REFERRAL'
  /** Refund of a purchase. */
  | 'REFUND';

/** Conditions on CreditType values, combined with AND. */
export type CreditTypeFilter = {
  eq?: CreditType | null | undefined;
  in?: Array<CreditType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: CreditType | null | undefined;
  notIn?: Array<CreditType> | null | undefined;
};

/** Conditions on a date and time, combined with AND. */
export type DateTimeFilter = {
  /** Equals this time. */
  eq?: string | null | undefined;
  /** Later than. */
  gt?: string | null | undefined;
  /** At this time or later. */
  gte?: string | null | undefined;
  /** `true` matches records without a value, `false` records with a value. */
  isNull?: boolean | null | undefined;
  /** Earlier than. */
  lt?: string | null | undefined;
  /** At this time or earlier. */
  lte?: string | null | undefined;
};

/** Input for `declinePlacement`. */
export type DeclinePlacementInput = {
  /** ID of the placement. */
  id: string;
  /** Reason, 1 to 2,000 characters. Operators see it. */
  reason: string;
};

/** Input for `deleteFile`. */
export type DeleteFileInput = {
  /** ID or key of the file. */
  fileId: string | number;
};

/** Input for `deleteFolder`. */
export type DeleteFolderInput = {
  /** ID of the folder. */
  folderId: string;
};

/** Input for `deleteSavedSearch`. */
export type DeleteSavedSearchInput = {
  /** ID of the saved search. */
  savedSearchId: string;
};

/** Input for `deleteSearchSynonym`. */
export type DeleteSearchSynonymInput = {
  /** ID of the synonym group. */
  searchSynonymId: string;
};

/** Input for `deleteWebhookEndpoint`. */
export type DeleteWebhookEndpointInput = {
  /** ID of the endpoint. */
  webhookEndpointId: string;
};

/** Input for `deliverPlacement`. */
export type DeliverPlacementInput = {
  /** ID of the placement. */
  id: string;
  /** URL of the publication. Must not be within the network of the server. */
  liveUrl: string;
};

/** Column of DeprecatedUse records that can be compared. */
export type DeprecatedUseColumn =
  | 'COUNT'
  | 'FIRST_USED_AT'
  | 'LAST_USED_AT';

/** Comparison between columns of DeprecatedUse records. Operators are combined with AND. */
export type DeprecatedUseComparison = {
  eq?: DeprecatedUseColumn | null | undefined;
  field: DeprecatedUseColumn;
  gt?: DeprecatedUseColumn | null | undefined;
  gte?: DeprecatedUseColumn | null | undefined;
  lt?: DeprecatedUseColumn | null | undefined;
  lte?: DeprecatedUseColumn | null | undefined;
  ne?: DeprecatedUseColumn | null | undefined;
};

/** Sort order of DeprecatedUse records. Ties are sorted by ID. */
export type DeprecatedUseOrder = {
  direction: OrderDirection;
  field: DeprecatedUseOrderField;
};

/** Sort fields of DeprecatedUse records. */
export type DeprecatedUseOrderField =
  /** Time of the last use. */
  | 'LAST_USED_AT';

/** Conditions on DeprecatedUse records, combined with AND. */
export type DeprecatedUseWhere = {
  AND?: Array<DeprecatedUseWhere> | null | undefined;
  NOT?: Array<DeprecatedUseWhere> | null | undefined;
  OR?: Array<DeprecatedUseWhere> | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<DeprecatedUseComparison> | null | undefined;
  count?: IntFilter | null | undefined;
  firstUsedAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  lastUsedAt?: DateTimeFilter | null | undefined;
  name?: StringFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  tokenId?: UuidFilter | null | undefined;
};

/** Input for `disableOauthClient`. */
export type DisableOauthClientInput = {
  /** ID of the client, or the URL of its client ID metadata document. */
  clientId: string;
};

/** Status of the proof of a domain. */
export type DomainProofStatus =
  /** Not found in all checks. `verifyOutletDomain` starts again. */
  | 'FAILED'
  /** Not found yet. The check is repeated. */
  | 'PENDING'
  /** Found. */
  | 'VERIFIED';

/** Kind of an email. */
export type EmailKind =
  /** Link that confirms the address of a publisher application, sent to the applicant. Cannot be unsubscribed from. */
  | 'APPLICATION_LINK'
  /** A publisher application was rejected, with the reason. Sent to the applicant. Cannot be unsubscribed from. */
  | 'APPLICATION_REJECTED'
  /** A publisher has applied. Sent to operators. */
  | 'APPLICATION_SUBMITTED'
  /** An order was approved or rejected. Sent to the user who placed it. */
  | 'APPROVAL_DECIDED'
  /** An order needs approval. Sent to the members who can approve it. */
  | 'APPROVAL_WANTED'
  /** An article has been published, with its URL. Sent to the team. */
  | 'ARTICLE_PUBLISHED'
  /** A brief is ready. Sent to operators. */
  | 'BRIEF_READY'
  /** Articles need a brief. Sent to the team. */
  | 'BRIEF_WANTED'
  /** A draft is ready for review. Sent to the team. */
  | 'DRAFT_READY'
  /** A draft or its revision is needed. Sent to the writer. */
  | 'DRAFT_WANTED'
  /** An article is waiting for information. Sent to the team. */
  | 'INFO_WANTED'
  /** An operator has replied to an inquiry about an outlet. Sent to the email address of the inquiry. Cannot be unsubscribed from. */
  | 'INQUIRY_REPLIED'
  /** An operator has commented on a placement. Sent to the publisher team. */
  | 'OPERATOR_COMMENTED'
  /** An opportunity was created. Sent to the members who can place orders. */
  | 'OPPORTUNITY_CREATED'
  /** An order was cancelled because it was not paid in time, or because its team was archived. Sent to the team. */
  | 'ORDER_ENDED'
  /** An order, or its payment period, expires within two days. Sent to the team. */
  | 'ORDER_ENDING'
  /** The pending change of an outlet was approved or rejected. Sent to its publisher team. */
  | 'OUTLET_CHANGE_REVIEWED'
  /** The domain of an outlet was proved, or the proof has failed. Sent to its publisher team. */
  | 'OUTLET_DOMAIN_CHECKED'
  /** An inquiry about an outlet has been received. Sent to operators. */
  | 'OUTLET_INQUIRY'
  /** The status of an outlet has changed. Sent to its publisher team. */
  | 'OUTLET_STATUS'
  /** A publisher has submitted an outlet for review. Sent to operators. */
  | 'OUTLET_SUBMITTED'
  /** A passkey was added or removed. Sent to its user. Cannot be unsubscribed from. */
  | 'PASSKEY_CHANGED'
  /** The account to which payouts are transferred has changed. Sent to the publisher team. Users cannot unsubscribe from it. */
  | 'PAYOUT_ACCOUNT_CHANGED'
  /** A publisher has replaced its IBAN, and payment files omit the account for 3 days. Sent to operators. */
  | 'PAYOUT_ACCOUNT_HELD'
  /** A payout could not be transferred or reversed. Sent to operators. */
  | 'PAYOUT_FAILED'
  /** A payout has been transferred. Sent to the publisher team. */
  | 'PAYOUT_PAID'
  /** A monthly statement was issued. Sent to the publisher team. */
  | 'PAYOUT_STATEMENT'
  /** A publisher has declined a placement. Sent to operators. */
  | 'PLACEMENT_DECLINED'
  /** The page of a delivered placement no longer exists. Sent to operators. */
  | 'PLACEMENT_LINK_LOST'
  /** Placements were ordered. Sent to the publisher team, once per order. */
  | 'PLACEMENT_OFFERED'
  /** A publisher has not accepted a placement in time. Sent to operators. */
  | 'PLACEMENT_OVERDUE'
  /** A placement was withdrawn. Sent to the publisher team. */
  | 'PLACEMENT_WITHDRAWN'
  /** A publisher has commented on a placement. Sent to operators. */
  | 'PUBLISHER_COMMENTED'
  /** Payment receipt, sent to the payer. Cannot be unsubscribed from. */
  | 'RECEIPT'
  /** Refund confirmation, sent to the payer. Cannot be unsubscribed from. */
  | 'REFUND'
  /** Sign-in link for the console, sent to the requester. Cannot be unsubscribed from. */
  | 'SIGN_IN'
  /** A swap has been proposed. Sent to the team. */
  | 'SWAP_PROPOSED'
  /** Team invitation, sent to the invitee. Cannot be unsubscribed from. */
  | 'TEAM_INVITATION'
  /** An order or swap will be paid by bank transfer. Sent to operators. */
  | 'TRANSFER_EXPECTED'
  /** A webhook endpoint has been failing for an hour, or was disabled because of it. Sent to operators. */
  | 'WEBHOOK_FAILING';

/** Conditions on EmailKind values, combined with AND. */
export type EmailKindFilter = {
  eq?: EmailKind | null | undefined;
  in?: Array<EmailKind> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: EmailKind | null | undefined;
  notIn?: Array<EmailKind> | null | undefined;
};

/** Sort order of Email records. Ties are sorted by ID. */
export type EmailOrder = {
  direction: OrderDirection;
  field: EmailOrderField;
};

/** Sort fields of Email records. */
export type EmailOrderField =
  /** Creation time. */
  | 'CREATED_AT';

/** Status of an email. */
export type EmailStatus =
  /** Failed: the SMTP server rejected the email or was unavailable for three days. */
  | 'FAILED'
  /** Waiting for the first or next attempt. */
  | 'PENDING'
  /** Accepted by the SMTP server. */
  | 'SENT';

/** Conditions on EmailStatus values, combined with AND. */
export type EmailStatusFilter = {
  eq?: EmailStatus | null | undefined;
  in?: Array<EmailStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: EmailStatus | null | undefined;
  notIn?: Array<EmailStatus> | null | undefined;
};

/** Conditions on Email records, combined with AND. */
export type EmailWhere = {
  AND?: Array<EmailWhere> | null | undefined;
  NOT?: Array<EmailWhere> | null | undefined;
  OR?: Array<EmailWhere> | null | undefined;
  address?: StringFilter | null | undefined;
  attemptCount?: IntFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  entity?: StringFilter | null | undefined;
  entityId?: UuidFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  /** Whether the record belongs to a test team. */
  isTest?: boolean | null | undefined;
  kind?: EmailKindFilter | null | undefined;
  resendOfId?: UuidFilter | null | undefined;
  /** Searches for words in the names of the recipient and the team, and for operators in the address and subject, ignoring case. */
  search?: string | null | undefined;
  status?: EmailStatusFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  userId?: UuidFilter | null | undefined;
};

/** Input for `enableOauthClient`. */
export type EnableOauthClientInput = {
  /** ID of the client, or the URL of its client ID metadata document. */
  clientId: string;
};

/** Input for `endConsoleSession`. */
export type EndConsoleSessionInput = {
  /** ID of the session. */
  id: string;
};

/** Input for `endOtherConsoleSessions`. */
export type EndOtherConsoleSessionsInput = {
  /** ID of the user. Defaults to the caller's user. */
  userId?: string | null | undefined;
};

/** Input for `erasePerson`. */
export type ErasePersonInput = {
  /** Email address of the person, ignoring case. */
  email: string;
  /** Reason, for the audit log. Addresses of the person in it are removed. */
  reason: string;
};

/** Topic of an event. In the body sent to webhook endpoints, `type` is the topic in lower case. */
export type EventTopic =
  /** Events of `article.created`. */
  | 'ARTICLE_CREATED'
  /** Events of `article.status_changed`. */
  | 'ARTICLE_STATUS_CHANGED'
  /** Events of `campaign.created`. */
  | 'CAMPAIGN_CREATED'
  /** Events of `comment.archived`. */
  | 'COMMENT_ARCHIVED'
  /** Events of `comment.created`. */
  | 'COMMENT_CREATED'
  /** Events of `comment.updated`. */
  | 'COMMENT_UPDATED'
  /** Events of `file.created`. */
  | 'FILE_CREATED'
  /** Events of `invoice.issued`. */
  | 'INVOICE_ISSUED'
  /** Events of `opportunity.created`. */
  | 'OPPORTUNITY_CREATED'
  /** Events of `order.cancelled`. */
  | 'ORDER_CANCELLED'
  /** Events of `order.created`. */
  | 'ORDER_CREATED'
  /** Events of `order.paid`. */
  | 'ORDER_PAID'
  /** Events of `order.refunded`. */
  | 'ORDER_REFUNDED'
  /** Events of `outlet.status_changed`. */
  | 'OUTLET_STATUS_CHANGED'
  /** Events of `payout.paid`. */
  | 'PAYOUT_PAID'
  /** Events of `placement.accepted`. */
  | 'PLACEMENT_ACCEPTED'
  /** Events of `placement.declined`. */
  | 'PLACEMENT_DECLINED'
  /** Events of `placement.delivered`. */
  | 'PLACEMENT_DELIVERED'
  /** Events of `placement.offered`. */
  | 'PLACEMENT_OFFERED'
  /** Events of `swap.completed`. */
  | 'SWAP_COMPLETED'
  /** Events of `swap.proposed`. */
  | 'SWAP_PROPOSED'
  /** Events of `webhook.test`. */
  | 'WEBHOOK_TEST';

/** Conditions on EventTopic values, combined with AND. */
export type EventTopicFilter = {
  eq?: EventTopic | null | undefined;
  in?: Array<EventTopic> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: EventTopic | null | undefined;
  notIn?: Array<EventTopic> | null | undefined;
};

/** Input for `exportPerson`. */
export type ExportPersonInput = {
  /** Email address of the person, ignoring case. */
  email: string;
  /** Reason, for the audit log. Addresses of the person in it are removed. */
  reason: string;
};

/** Input for `failComplianceCheck`. */
export type FailComplianceCheckInput = {
  /** ID of the check. */
  complianceCheckId: string;
  /** Reason for the failure, visible to the team, 1 to 10,000 characters. */
  errorMessage: string;
};

/** Column of File records that can be compared. */
export type FileColumn =
  | 'CREATED_AT'
  | 'SIZE'
  | 'UPDATED_AT';

/** Comparison between columns of File records. Operators are combined with AND. */
export type FileComparison = {
  eq?: FileColumn | null | undefined;
  field: FileColumn;
  gt?: FileColumn | null | undefined;
  gte?: FileColumn | null | undefined;
  lt?: FileColumn | null | undefined;
  lte?: FileColumn | null | undefined;
  ne?: FileColumn | null | undefined;
};

/** Sort order of File records. Ties are sorted by ID. */
export type FileOrder = {
  direction: OrderDirection;
  field: FileOrderField;
};

/** Sort fields of File records. */
export type FileOrderField =
  /** Upload time. */
  | 'CREATED_AT'
  /** Name. */
  | 'NAME'
  /** Time of the last move or change. */
  | 'UPDATED_AT';

/** Conditions on File records, combined with AND. */
export type FileWhere = {
  AND?: Array<FileWhere> | null | undefined;
  NOT?: Array<FileWhere> | null | undefined;
  OR?: Array<FileWhere> | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<FileComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  folder?: FolderWhere | null | undefined;
  folderId?: UuidFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  key?: StringFilter | null | undefined;
  mimeType?: StringFilter | null | undefined;
  name?: StringFilter | null | undefined;
  size?: IntFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  uploadedById?: UuidFilter | null | undefined;
};

/** Conditions on Folder records, combined with AND. */
export type FolderWhere = {
  AND?: Array<FolderWhere> | null | undefined;
  NOT?: Array<FolderWhere> | null | undefined;
  OR?: Array<FolderWhere> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
};

/** Input for `grantCredit`. */
export type GrantCreditInput = {
  /** Amount in US dollars. Must be positive. */
  amount: number;
  /** Type of the credit. */
  creditType?: CreditType;
  /** Expiry time. The credit does not expire if omitted. */
  expiresAt?: string | null | undefined;
  /** Reason for the credit, up to 1,000 characters. */
  reason?: string | null | undefined;
  /** ID of the team. */
  teamId: string;
};

/** Input for `importCatalogue`. */
export type ImportCatalogueInput = {
  /** CSV or JSON Lines file. Maximum 256 MB. */
  file: Blob;
  /** Format of the file. Defaults to the format of the file extension. */
  format?: CatalogueFileFormat | null | undefined;
  /** Imports the valid rows even if others have errors. If false, one error rejects the file. */
  partial?: boolean;
  /** Reports the changes without making them. Use `applyImport` to make them. */
  preview?: boolean;
};

/** Input for `importPublisherOutlets`. */
export type ImportPublisherOutletsInput = {
  /** CSV or JSON Lines file. Maximum 5 MB and 500 rows. */
  file: Blob;
  /** Format of the file. Defaults to the format of the file extension. */
  format?: CatalogueFileFormat | null | undefined;
  /** Checks the file and counts the changes, without making them. */
  preview?: boolean;
  /** ID of the publisher team. Required for operators; defaults to the token's team. */
  teamId?: string | null | undefined;
};

/** Conditions on an integer, combined with AND. */
export type IntFilter = {
  /** Equals this number. */
  eq?: number | null | undefined;
  /** Greater than. */
  gt?: number | null | undefined;
  /** Greater than or equal to. */
  gte?: number | null | undefined;
  /** Equals one of these numbers. */
  in?: Array<number> | null | undefined;
  /** `true` matches records without a value, `false` records with a value. */
  isNull?: boolean | null | undefined;
  /** Less than. */
  lt?: number | null | undefined;
  /** Less than or equal to. */
  lte?: number | null | undefined;
  /** Does not equal this number. */
  ne?: number | null | undefined;
};

/** Input for `invitePublisher`. */
export type InvitePublisherInput = {
  /** Email address of the account owner. A user is created if none has the address. */
  email: string;
  /** Language of the email. Defaults to the user's language, else English. */
  language?: Language | null | undefined;
  /** Name of the publisher team, 1 to 255 characters on one line. */
  name: string;
  /** First and last name of the account owner. Defaults to the address. Ignored if a user has the address. */
  ownerName?: string | null | undefined;
};

/** Input for `inviteTeamMember`. */
export type InviteTeamMemberInput = {
  /** Email address of the invitee. */
  email: string;
  /** Language of the email. Defaults to the user's language, else English. */
  language?: Language | null | undefined;
  /** Role in the team. Defaults to BUYER in a buyer team, else to EDITOR. OWNER is not allowed. */
  role?: MemberRole | null | undefined;
  /** ID of the team. Required for operators; defaults to the token's team. */
  teamId?: string | null | undefined;
};

/** Input for `inviteWriter`. */
export type InviteWriterInput = {
  /** Email address of the writer. */
  email: string;
  /** Language of the email. Defaults to the user's language, else English. */
  language?: Language | null | undefined;
  /** First and last name. Ignored if a user has the address. */
  name: string;
};

/** Condition on the number of related Invoice records. */
export type InvoiceAggregateCondition = {
  count: CountFilter;
  where?: InvoiceWhere | null | undefined;
};

/** Column of Invoice records that can be compared. */
export type InvoiceColumn =
  | 'CREATED_AT'
  | 'ISSUED_AT'
  | 'TOTAL';

/** Comparison between columns of Invoice records. Operators are combined with AND. */
export type InvoiceComparison = {
  eq?: InvoiceColumn | null | undefined;
  field: InvoiceColumn;
  gt?: InvoiceColumn | null | undefined;
  gte?: InvoiceColumn | null | undefined;
  lt?: InvoiceColumn | null | undefined;
  lte?: InvoiceColumn | null | undefined;
  ne?: InvoiceColumn | null | undefined;
};

/** Sort order of Invoice records. Ties are sorted by ID. */
export type InvoiceOrder = {
  direction: OrderDirection;
  field: InvoiceOrderField;
};

/** Sort fields of Invoice records. */
export type InvoiceOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Time of issue. */
  | 'ISSUED_AT';

/** Conditions on the related Invoice records, combined with AND. */
export type InvoiceRelationFilter = {
  aggregate?: InvoiceAggregateCondition | null | undefined;
  every?: InvoiceWhere | null | undefined;
  none?: InvoiceWhere | null | undefined;
  some?: InvoiceWhere | null | undefined;
};

/** Status of an invoice document. */
export type InvoiceStatus =
  /** In force. */
  | 'ISSUED'
  /** Replaced by another document. */
  | 'SUPERSEDED';

/** Conditions on InvoiceStatus values, combined with AND. */
export type InvoiceStatusFilter = {
  eq?: InvoiceStatus | null | undefined;
  in?: Array<InvoiceStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: InvoiceStatus | null | undefined;
  notIn?: Array<InvoiceStatus> | null | undefined;
};

/** Type of an invoice document. */
export type InvoiceType =
  /** Reverses another document or part of it. */
  | 'CREDIT_NOTE'
  /** Requests or confirms a payment. */
  | 'INVOICE';

/** Conditions on InvoiceType values, combined with AND. */
export type InvoiceTypeFilter = {
  eq?: InvoiceType | null | undefined;
  in?: Array<InvoiceType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: InvoiceType | null | undefined;
  notIn?: Array<InvoiceType> | null | undefined;
};

/** Conditions on Invoice records, combined with AND. */
export type InvoiceWhere = {
  AND?: Array<InvoiceWhere> | null | undefined;
  NOT?: Array<InvoiceWhere> | null | undefined;
  OR?: Array<InvoiceWhere> | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<InvoiceComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  issuedAt?: DateTimeFilter | null | undefined;
  order?: OrderWhere | null | undefined;
  orderId?: UuidFilter | null | undefined;
  referenceNumber?: StringFilter | null | undefined;
  /** Searches for words in the document number, the order's reference number, and the buyer's name and email address, ignoring case. */
  search?: string | null | undefined;
  status?: InvoiceStatusFilter | null | undefined;
  swap?: SwapWhere | null | undefined;
  swapId?: UuidFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  total?: MoneyFilter | null | undefined;
  type?: InvoiceTypeFilter | null | undefined;
};

/** Language of emails. */
export type Language =
  /** German. */
  | 'DE'
  /** English. */
  | 'EN';

/** Column of LedgerEntry records that can be compared. */
export type LedgerEntryColumn =
  | 'AMOUNT'
  | 'CREATED_AT'
  | 'EXPIRES_AT';

/** Comparison between columns of LedgerEntry records. Operators are combined with AND. */
export type LedgerEntryComparison = {
  eq?: LedgerEntryColumn | null | undefined;
  field: LedgerEntryColumn;
  gt?: LedgerEntryColumn | null | undefined;
  gte?: LedgerEntryColumn | null | undefined;
  lt?: LedgerEntryColumn | null | undefined;
  lte?: LedgerEntryColumn | null | undefined;
  ne?: LedgerEntryColumn | null | undefined;
};

/** Sort order of LedgerEntry records. Ties are sorted by ID. */
export type LedgerEntryOrder = {
  direction: OrderDirection;
  field: LedgerEntryOrderField;
};

/** Sort fields of LedgerEntry records. */
export type LedgerEntryOrderField =
  /** Creation time. */
  | 'CREATED_AT';

/** Conditions on LedgerEntry records, combined with AND. */
export type LedgerEntryWhere = {
  AND?: Array<LedgerEntryWhere> | null | undefined;
  NOT?: Array<LedgerEntryWhere> | null | undefined;
  OR?: Array<LedgerEntryWhere> | null | undefined;
  amount?: MoneyFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<LedgerEntryComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  creditType?: CreditTypeFilter | null | undefined;
  expiresAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  order?: OrderWhere | null | undefined;
  orderId?: UuidFilter | null | undefined;
  /** Searches for words in the reason, the order's reference number and the team's name, ignoring case. */
  search?: string | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  transactionId?: UuidFilter | null | undefined;
  type?: LedgerTypeFilter | null | undefined;
};

/** Direction of a ledger entry. */
export type LedgerType =
  /** Increases the balance. */
  | 'CREDIT'
  /** Decreases the balance. */
  | 'DEBIT';

/** Conditions on LedgerType values, combined with AND. */
export type LedgerTypeFilter = {
  eq?: LedgerType | null | undefined;
  in?: Array<LedgerType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: LedgerType | null | undefined;
  notIn?: Array<LedgerType> | null | undefined;
};

/** Input for `linkQuestionnaire`. */
export type LinkQuestionnaireInput = {
  /** ID of the campaign. */
  campaignId: string;
  /** Key of an uploaded file. The file must belong to the team. */
  fileKey: string;
  /** Name of the file, 1 to 255 characters on one line. */
  fileName: string;
  /** Size of the file in bytes. Must not be negative. */
  fileSize: number;
  /** URL that the file was uploaded to. Not stored: a URL is signed on each read. */
  fileUrl: string;
};

/** Result of the last check of the URL of a placement. */
export type LinkStatus =
  /** The check failed, and will be retried. */
  | 'FAILING'
  /** The page no longer exists (404 or 410), or the check failed for more than a day. Operators were notified. */
  | 'LOST'
  /** The page exists. */
  | 'OK';

/** Conditions on LinkStatus values, combined with AND. */
export type LinkStatusFilter = {
  eq?: LinkStatus | null | undefined;
  in?: Array<LinkStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: LinkStatus | null | undefined;
  notIn?: Array<LinkStatus> | null | undefined;
};

/** Input for `addToOutletList`, `removeFromOutletList` and `reorderOutletList`. */
export type ListedOutletsInput = {
  /** IDs of the outlets. Maximum 500. */
  outletIds: Array<string>;
  /** ID of the list. */
  outletListId: string;
};

/** Column of Listing records that can be compared. */
export type ListingColumn =
  | 'CREATED_AT'
  | 'DOMAIN_AUTHORITY'
  | 'DOMAIN_RANKING'
  | 'MAX_DELIVERY_DAYS'
  | 'POPULARITY';

/** Comparison between columns of Listing records. Operators are combined with AND. */
export type ListingComparison = {
  eq?: ListingColumn | null | undefined;
  field: ListingColumn;
  gt?: ListingColumn | null | undefined;
  gte?: ListingColumn | null | undefined;
  lt?: ListingColumn | null | undefined;
  lte?: ListingColumn | null | undefined;
  ne?: ListingColumn | null | undefined;
};

/** Sort order of Listing records. Ties are sorted by ID. */
export type ListingOrder = {
  direction: OrderDirection;
  field: ListingOrderField;
};

/** Sort fields of Listing records. */
export type ListingOrderField =
  /** Creation time of the product. */
  | 'CREATED_AT'
  /** Domain authority of the first channel. */
  | 'DOMAIN_AUTHORITY'
  /** Domain ranking of the first channel. */
  | 'DOMAIN_RANKING'
  /** Name of the product. */
  | 'NAME'
  /** Units sold in paid orders of the last 90 days. */
  | 'POPULARITY'
  /** Lowest price visible to the caller. */
  | 'PRICE';

/** Selection of listings. */
export type ListingShow =
  /** Listings of outlets in any status, including add-ons. Archived listings require `includeArchived`. */
  | 'ALL'
  /** Listings on sale, without add-ons. */
  | 'ON_SALE'
  /** Listings on sale, including add-ons. */
  | 'ON_SALE_AND_ADD_ONS';

/** Field of a listing that contains a suggestion's text. */
export type ListingSuggestionKind =
  /** Category of the outlet. */
  | 'CATEGORY'
  /** Name of the outlet. */
  | 'OUTLET'
  /** Name of the product. */
  | 'PRODUCT'
  /** Tag of the outlet. */
  | 'TAG';

/** Conditions on Listing records, combined with AND. */
export type ListingWhere = {
  AND?: Array<ListingWhere> | null | undefined;
  NOT?: Array<ListingWhere> | null | undefined;
  OR?: Array<ListingWhere> | null | undefined;
  /** Whether links of at least one channel are dofollow. */
  anyDoFollow?: BooleanFilter | null | undefined;
  /** Full name of the outlet's country. Case-sensitive exact match. Also matches Global outlets. */
  availableIn?: string | null | undefined;
  /** Types of all channels. */
  channelTypes?: ChannelTypeListFilter | null | undefined;
  city?: StringFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<ListingComparison> | null | undefined;
  country?: StringFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Matches products created within the given number of days. */
  createdWithinDays?: number | null | undefined;
  /** IDs of the disclaimers of all channels. */
  disclaimerIds?: UuidListFilter | null | undefined;
  /** Names of the disclaimers of all channels. Case-sensitive exact match. */
  disclaimerNames?: StringListFilter | null | undefined;
  domainAuthority?: IntFilter | null | undefined;
  domainRanking?: IntFilter | null | undefined;
  /** ID of the listing. */
  id?: UuidFilter | null | undefined;
  /** Whether Global outlets are included. Defaults to true. */
  includeGlobal?: boolean | null | undefined;
  isFeatured?: BooleanFilter | null | undefined;
  isIndexed?: BooleanFilter | null | undefined;
  maxDeliveryDays?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  outlet?: OutletWhere | null | undefined;
  outletId?: UuidFilter | null | undefined;
  outletName?: StringFilter | null | undefined;
  /** Placement types of all channels. */
  placementTypes?: PlacementTypeListFilter | null | undefined;
  popularity?: IntFilter | null | undefined;
  /** Lowest price visible to the caller, in US dollars. */
  price?: MoneyFilter | null | undefined;
  product?: ProductWhere | null | undefined;
  productId?: UuidFilter | null | undefined;
  productType?: ProductKindFilter | null | undefined;
  /** Full-text search, maximum 10 words: in the names of product and outlet, the host name of the website, the tags and the category. All words must match, in any order. The last word can be a prefix. Words of 5 letters or more can have one typo, words of 9 or more two. Ignores accents and case, and includes synonyms. Without `orderBy`, results are sorted by relevance. Blank text is ignored. */
  q?: string | null | undefined;
  /** Substring of the product or outlet name, ignoring case. */
  search?: string | null | undefined;
  state?: StringFilter | null | undefined;
  /** Status of the outlet. */
  status?: OutletStatusFilter | null | undefined;
  /** Names of the outlet's tags. Case-sensitive exact match. */
  tags?: StringListFilter | null | undefined;
};

/** Input for `markInboxRead`. */
export type MarkInboxReadInput = {
  /** ID of the newest event that the user has seen. Earlier ones are also marked. */
  eventId: string;
};

/** Input for `markOrderPaid`. */
export type MarkOrderPaidInput = {
  /** Amount received. Fails if it differs from the amount due. Not checked if omitted. */
  amount?: number | null | undefined;
  /** Time at which the payment arrived. Must not be in the future or before the day of the order. Defaults to now. */
  date?: string | null | undefined;
  /** ID of the order. */
  orderId: string;
  /** Reference of the bank transfer, up to 255 characters. */
  reference?: string | null | undefined;
};

/** Input for `markPayoutFilePaid`. */
export type MarkPayoutFilePaidInput = {
  /** ID of the file. */
  id: string;
};

/** Input for `markPayoutPaid`. */
export type MarkPayoutPaidInput = {
  /** ID of the payout. */
  id: string;
  /** Reference of the transfer, 1 to 255 characters. */
  reference: string;
};

/** Input for `markSwapPaid`. */
export type MarkSwapPaidInput = {
  /** ID of the swap. */
  swapId: string;
};

/** Role of a member in a team. A token, session or OAuth grant never has more scopes than the role of its user. */
export type MemberRole =
  /** Can do everything except transfer ownership. Manages members and tokens. */
  | 'ADMIN'
  /** Orders placements, manages profiles and campaigns, approves briefs and drafts. Cannot cancel orders. */
  | 'BUYER'
  /** Edits articles, briefs and files. In a publisher team, offers outlets and delivers placements; in a writer team, writes drafts. */
  | 'EDITOR'
  /** Reads everything, and sends payment links. In a publisher team, manages payout details. */
  | 'FINANCE'
  /** Account owner, one per team. Can do everything, including transferring ownership, rotating tokens of other members, and accepting agreements that require the owner. */
  | 'OWNER'
  /** Reads everything, and changes nothing. */
  | 'VIEWER';

/** Conditions on MemberRole values, combined with AND. */
export type MemberRoleFilter = {
  eq?: MemberRole | null | undefined;
  in?: Array<MemberRole> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: MemberRole | null | undefined;
  notIn?: Array<MemberRole> | null | undefined;
};

/** Condition on metadata. */
export type MetadataFilter = {
  /** Key. */
  key: string;
  /** Value, which must be equal. */
  value: string;
};

/** Conditions on an amount in US dollars, combined with AND. */
export type MoneyFilter = {
  /** Equals this amount. */
  eq?: number | null | undefined;
  /** Greater than. */
  gt?: number | null | undefined;
  /** Greater than or equal to. */
  gte?: number | null | undefined;
  /** `true` matches records without a value, `false` records with a value. */
  isNull?: boolean | null | undefined;
  /** Less than. */
  lt?: number | null | undefined;
  /** Less than or equal to. */
  lte?: number | null | undefined;
};

/** Input for `moveFiles`. */
export type MoveFilesInput = {
  /** IDs or keys of the files, 1 to 50. */
  fileIds: Array<string | number>;
  /** ID of the target folder. Null moves the files to the root. */
  folderId?: string | null | undefined;
};

/** Column of OauthClient records that can be compared. */
export type OauthClientColumn =
  | 'CREATED_AT'
  | 'DISABLED_AT'
  | 'LAST_USED_AT';

/** Comparison between columns of OauthClient records. Operators are combined with AND. */
export type OauthClientComparison = {
  eq?: OauthClientColumn | null | undefined;
  field: OauthClientColumn;
  gt?: OauthClientColumn | null | undefined;
  gte?: OauthClientColumn | null | undefined;
  lt?: OauthClientColumn | null | undefined;
  lte?: OauthClientColumn | null | undefined;
  ne?: OauthClientColumn | null | undefined;
};

/** Sort order of OauthClient records. Ties are sorted by ID. */
export type OauthClientOrder = {
  direction: OrderDirection;
  field: OauthClientOrderField;
};

/** Sort fields of OauthClient records. */
export type OauthClientOrderField =
  /** Creation time. */
  | 'CREATED_AT';

/** Conditions on OauthClient records, combined with AND. */
export type OauthClientWhere = {
  AND?: Array<OauthClientWhere> | null | undefined;
  NOT?: Array<OauthClientWhere> | null | undefined;
  OR?: Array<OauthClientWhere> | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<OauthClientComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  disabledAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  isDynamic?: BooleanFilter | null | undefined;
  lastUsedAt?: DateTimeFilter | null | undefined;
  metadataUrl?: StringFilter | null | undefined;
  name?: StringFilter | null | undefined;
};

/** Column of OauthGrant records that can be compared. */
export type OauthGrantColumn =
  | 'CREATED_AT'
  | 'GRANTED_AT'
  | 'LAST_USED_AT'
  | 'REVOKED_AT';

/** Comparison between columns of OauthGrant records. Operators are combined with AND. */
export type OauthGrantComparison = {
  eq?: OauthGrantColumn | null | undefined;
  field: OauthGrantColumn;
  gt?: OauthGrantColumn | null | undefined;
  gte?: OauthGrantColumn | null | undefined;
  lt?: OauthGrantColumn | null | undefined;
  lte?: OauthGrantColumn | null | undefined;
  ne?: OauthGrantColumn | null | undefined;
};

/** Sort order of OauthGrant records. Ties are sorted by ID. */
export type OauthGrantOrder = {
  direction: OrderDirection;
  field: OauthGrantOrderField;
};

/** Sort fields of OauthGrant records. */
export type OauthGrantOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Time of consent. */
  | 'GRANTED_AT'
  /** Revocation time. */
  | 'REVOKED_AT';

/** Conditions on OauthGrant records, combined with AND. */
export type OauthGrantWhere = {
  AND?: Array<OauthGrantWhere> | null | undefined;
  NOT?: Array<OauthGrantWhere> | null | undefined;
  OR?: Array<OauthGrantWhere> | null | undefined;
  clientId?: StringFilter | null | undefined;
  clientName?: StringFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<OauthGrantComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  grantedAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  lastUsedAt?: DateTimeFilter | null | undefined;
  profileId?: UuidFilter | null | undefined;
  resource?: StringFilter | null | undefined;
  revokedAt?: DateTimeFilter | null | undefined;
  sessionId?: UuidFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  userId?: UuidFilter | null | undefined;
};

/** Role of an operator token. Every role reads the records of all teams. */
export type OperatorRole =
  /** Manages outlets, products, tags, imports and opportunities. */
  | 'CATALOGUE'
  /** Manages payments, credits, invoices, refunds, commissions and payouts. */
  | 'FINANCE'
  /** Can run every mutation. */
  | 'FULL'
  /** Manages articles, campaigns, writers, swaps, placements and files. */
  | 'PRODUCTION'
  /** Changes nothing. */
  | 'READ_ONLY'
  /** Writes comments, archives inquiries, and sends emails and webhook events again. */
  | 'SUPPORT';

/** Conditions on OperatorRole values, combined with AND. */
export type OperatorRoleFilter = {
  eq?: OperatorRole | null | undefined;
  in?: Array<OperatorRole> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: OperatorRole | null | undefined;
  notIn?: Array<OperatorRole> | null | undefined;
};

/** Column of OperatorToken records that can be compared. */
export type OperatorTokenColumn =
  | 'CREATED_AT'
  | 'EXPIRES_AT'
  | 'LAST_USED_AT'
  | 'REVOKED_AT';

/** Comparison between columns of OperatorToken records. Operators are combined with AND. */
export type OperatorTokenComparison = {
  eq?: OperatorTokenColumn | null | undefined;
  field: OperatorTokenColumn;
  gt?: OperatorTokenColumn | null | undefined;
  gte?: OperatorTokenColumn | null | undefined;
  lt?: OperatorTokenColumn | null | undefined;
  lte?: OperatorTokenColumn | null | undefined;
  ne?: OperatorTokenColumn | null | undefined;
};

/** Sort order of OperatorToken records. Ties are sorted by ID. */
export type OperatorTokenOrder = {
  direction: OrderDirection;
  field: OperatorTokenOrderField;
};

/** Sort fields of OperatorToken records. */
export type OperatorTokenOrderField =
  /** Creation time. */
  | 'CREATED_AT';

/** Access level of an operator token. */
export type OperatorTokenType =
  /** Can read the records of all teams, and make the changes of its role. */
  | 'FULL_ACCESS'
  /** Can read the records of all teams. The role is READ_ONLY. */
  | 'READ_ONLY';

/** Conditions on OperatorTokenType values, combined with AND. */
export type OperatorTokenTypeFilter = {
  eq?: OperatorTokenType | null | undefined;
  in?: Array<OperatorTokenType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: OperatorTokenType | null | undefined;
  notIn?: Array<OperatorTokenType> | null | undefined;
};

/** Conditions on OperatorToken records, combined with AND. */
export type OperatorTokenWhere = {
  AND?: Array<OperatorTokenWhere> | null | undefined;
  NOT?: Array<OperatorTokenWhere> | null | undefined;
  OR?: Array<OperatorTokenWhere> | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<OperatorTokenComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  expiresAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  isSession?: BooleanFilter | null | undefined;
  lastUsedAt?: DateTimeFilter | null | undefined;
  lineageId?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
  revokedAt?: DateTimeFilter | null | undefined;
  role?: OperatorRoleFilter | null | undefined;
  /** Access level of the token. */
  type?: OperatorTokenTypeFilter | null | undefined;
  /** ID of the operator that the token acts as. */
  userId?: UuidFilter | null | undefined;
};

/** Column of Opportunity records that can be compared. */
export type OpportunityColumn =
  | 'CREATED_AT'
  | 'EXPIRES_AT'
  | 'PRICE';

/** Comparison between columns of Opportunity records. Operators are combined with AND. */
export type OpportunityComparison = {
  eq?: OpportunityColumn | null | undefined;
  field: OpportunityColumn;
  gt?: OpportunityColumn | null | undefined;
  gte?: OpportunityColumn | null | undefined;
  lt?: OpportunityColumn | null | undefined;
  lte?: OpportunityColumn | null | undefined;
  ne?: OpportunityColumn | null | undefined;
};

/** Condition on the number of related OpportunityInteraction records. */
export type OpportunityInteractionAggregateCondition = {
  count: CountFilter;
  where?: OpportunityInteractionWhere | null | undefined;
};

/** Conditions on the related OpportunityInteraction records, combined with AND. */
export type OpportunityInteractionRelationFilter = {
  aggregate?: OpportunityInteractionAggregateCondition | null | undefined;
  every?: OpportunityInteractionWhere | null | undefined;
  none?: OpportunityInteractionWhere | null | undefined;
  some?: OpportunityInteractionWhere | null | undefined;
};

/** Interaction of a team with an opportunity. */
export type OpportunityInteractionType =
  /** Opened. */
  | 'CLICK'
  /** Accepted. */
  | 'COMPLETE'
  /** Dismissed. */
  | 'DISMISS'
  /** Gave feedback. */
  | 'FEEDBACK'
  /** Viewed. */
  | 'VIEW';

/** Conditions on OpportunityInteractionType values, combined with AND. */
export type OpportunityInteractionTypeFilter = {
  eq?: OpportunityInteractionType | null | undefined;
  in?: Array<OpportunityInteractionType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: OpportunityInteractionType | null | undefined;
  notIn?: Array<OpportunityInteractionType> | null | undefined;
};

/** Conditions on OpportunityInteraction records, combined with AND. */
export type OpportunityInteractionWhere = {
  AND?: Array<OpportunityInteractionWhere> | null | undefined;
  NOT?: Array<OpportunityInteractionWhere> | null | undefined;
  OR?: Array<OpportunityInteractionWhere> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  rating?: IntFilter | null | undefined;
  reason?: OpportunityReasonFilter | null | undefined;
  type?: OpportunityInteractionTypeFilter | null | undefined;
};

/** Sort order of Opportunity records. Ties are sorted by ID. */
export type OpportunityOrder = {
  direction: OrderDirection;
  field: OpportunityOrderField;
};

/** Sort fields of Opportunity records. */
export type OpportunityOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Relevance score. */
  | 'SCORE';

/** Reason for dismissing an opportunity. */
export type OpportunityReason =
  /** The topic has already been covered. */
  | 'ALREADY_COVERED'
  /** Another format is preferred. */
  | 'DIFFERENT_FORMAT'
  /** Not relevant to the profile. */
  | 'NOT_RELEVANT'
  /** Any other reason. */
  | 'OTHER'
  /** The outlet is not good enough. */
  | 'QUALITY'
  /** Bad timing. */
  | 'TIMING'
  /** Too expensive. */
  | 'TOO_EXPENSIVE'
  /** Wrong audience. */
  | 'WRONG_AUDIENCE';

/** Conditions on OpportunityReason values, combined with AND. */
export type OpportunityReasonFilter = {
  eq?: OpportunityReason | null | undefined;
  in?: Array<OpportunityReason> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: OpportunityReason | null | undefined;
  notIn?: Array<OpportunityReason> | null | undefined;
};

/** Status of an opportunity. */
export type OpportunityStatus =
  /** Open to the team. */
  | 'ACTIVE'
  /** Accepted by the team. */
  | 'COMPLETED'
  /** Dismissed by the team. */
  | 'DISMISSED'
  /** Expired. */
  | 'EXPIRED';

/** Conditions on OpportunityStatus values, combined with AND. */
export type OpportunityStatusFilter = {
  eq?: OpportunityStatus | null | undefined;
  in?: Array<OpportunityStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: OpportunityStatus | null | undefined;
  notIn?: Array<OpportunityStatus> | null | undefined;
};

/** Conditions on Opportunity records, combined with AND. */
export type OpportunityWhere = {
  AND?: Array<OpportunityWhere> | null | undefined;
  NOT?: Array<OpportunityWhere> | null | undefined;
  OR?: Array<OpportunityWhere> | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<OpportunityComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  expiresAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  interactions?: OpportunityInteractionRelationFilter | null | undefined;
  price?: MoneyFilter | null | undefined;
  profileId?: UuidFilter | null | undefined;
  status?: OpportunityStatusFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  title?: StringFilter | null | undefined;
};

/** Condition on the number of related Order records. */
export type OrderAggregateCondition = {
  count: CountFilter;
  where?: OrderWhere | null | undefined;
};

/** Column of Order records that can be compared. */
export type OrderColumn =
  | 'CREATED_AT'
  | 'DATE_PAID'
  | 'TOTAL'
  | 'UPDATED_AT';

/** Comparison between columns of Order records. Operators are combined with AND. */
export type OrderComparison = {
  eq?: OrderColumn | null | undefined;
  field: OrderColumn;
  gt?: OrderColumn | null | undefined;
  gte?: OrderColumn | null | undefined;
  lt?: OrderColumn | null | undefined;
  lte?: OrderColumn | null | undefined;
  ne?: OrderColumn | null | undefined;
};

/** Sort direction. Nulls are last in both directions. */
export type OrderDirection =
  /** Ascending. */
  | 'ASC'
  /** Descending. */
  | 'DESC';

/** Condition on the number of related OrderItem records. */
export type OrderItemAggregateCondition = {
  count: CountFilter;
  where?: OrderItemWhere | null | undefined;
};

/** Column of OrderItem records that can be compared. */
export type OrderItemColumn =
  | 'CREATED_AT'
  | 'SALE_PRICE'
  | 'UPDATED_AT';

/** Comparison between columns of OrderItem records. Operators are combined with AND. */
export type OrderItemComparison = {
  eq?: OrderItemColumn | null | undefined;
  field: OrderItemColumn;
  gt?: OrderItemColumn | null | undefined;
  gte?: OrderItemColumn | null | undefined;
  lt?: OrderItemColumn | null | undefined;
  lte?: OrderItemColumn | null | undefined;
  ne?: OrderItemColumn | null | undefined;
};

/** Sort order of OrderItem records. Ties are sorted by ID. */
export type OrderItemOrder = {
  direction: OrderDirection;
  field: OrderItemOrderField;
};

/** Sort fields of OrderItem records. */
export type OrderItemOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Time of the last update. */
  | 'UPDATED_AT';

/** Conditions on the related OrderItem records, combined with AND. */
export type OrderItemRelationFilter = {
  aggregate?: OrderItemAggregateCondition | null | undefined;
  every?: OrderItemWhere | null | undefined;
  none?: OrderItemWhere | null | undefined;
  some?: OrderItemWhere | null | undefined;
};

/** Conditions on OrderItem records, combined with AND. */
export type OrderItemWhere = {
  AND?: Array<OrderItemWhere> | null | undefined;
  NOT?: Array<OrderItemWhere> | null | undefined;
  OR?: Array<OrderItemWhere> | null | undefined;
  article?: ArticleWhere | null | undefined;
  campaign?: CampaignWhere | null | undefined;
  campaignId?: UuidFilter | null | undefined;
  commissionStatus?: CommissionStatusFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<OrderItemComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  isAccountingCompleted?: BooleanFilter | null | undefined;
  /** Whether the item is an add-on. */
  isAddOn?: boolean | null | undefined;
  /** Whether payouts pay the publisher, because it is a team. Operators only. */
  isPaidByPayouts?: boolean | null | undefined;
  isPublisherPaid?: BooleanFilter | null | undefined;
  isRefunded?: BooleanFilter | null | undefined;
  isResellerPaid?: BooleanFilter | null | undefined;
  order?: OrderWhere | null | undefined;
  orderId?: UuidFilter | null | undefined;
  /** Outlet of the product. */
  outlet?: OutletWhere | null | undefined;
  product?: ProductWhere | null | undefined;
  productId?: UuidFilter | null | undefined;
  /** Product type. */
  productType?: ProductKind | null | undefined;
  profile?: ProfileWhere | null | undefined;
  profileId?: UuidFilter | null | undefined;
  refundRequired?: BooleanFilter | null | undefined;
  /** Refund status. */
  refundStatus?: RefundStatusFilter | null | undefined;
  salePrice?: MoneyFilter | null | undefined;
  /** Case-insensitive substring of the product name, the outlet name or the order's reference number. */
  search?: string | null | undefined;
  swaps?: SwapRelationFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  vendorInvoiceId?: StringFilter | null | undefined;
};

/** Sort order of Order records. Ties are sorted by ID. */
export type OrderOrder = {
  direction: OrderDirection;
  field: OrderOrderField;
};

/** Sort fields of Order records. */
export type OrderOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Payment time. */
  | 'DATE_PAID'
  /** Reference number. */
  | 'REFERENCE_NUMBER'
  /** Amount due. */
  | 'TOTAL'
  /** Time of the last update. */
  | 'UPDATED_AT';

/** Conditions on the related Order records, combined with AND. */
export type OrderRelationFilter = {
  aggregate?: OrderAggregateCondition | null | undefined;
  every?: OrderWhere | null | undefined;
  none?: OrderWhere | null | undefined;
  some?: OrderWhere | null | undefined;
};

/** Status of an order. */
export type OrderStatus =
  /** Cancelled; the credits were returned. Final. */
  | 'CANCELLED'
  /** Waiting for payment. */
  | 'CREATED'
  /** Paid; the articles are in production. Final. */
  | 'PAID';

/** Conditions on OrderStatus values, combined with AND. */
export type OrderStatusFilter = {
  eq?: OrderStatus | null | undefined;
  in?: Array<OrderStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: OrderStatus | null | undefined;
  notIn?: Array<OrderStatus> | null | undefined;
};

/** Conditions on Order records, combined with AND. */
export type OrderWhere = {
  AND?: Array<OrderWhere> | null | undefined;
  NOT?: Array<OrderWhere> | null | undefined;
  OR?: Array<OrderWhere> | null | undefined;
  approvalStatus?: ApprovalStatusFilter | null | undefined;
  checkoutById?: UuidFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<OrderComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Latest creation time, inclusive. A date without a time includes that day. */
  createdUntil?: string | null | undefined;
  datePaid?: DateTimeFilter | null | undefined;
  externalReferenceNumber?: StringFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  invoices?: InvoiceRelationFilter | null | undefined;
  items?: OrderItemRelationFilter | null | undefined;
  metadata?: MetadataFilter | null | undefined;
  /** Latest payment time, inclusive. A date without a time includes that day. */
  paidUntil?: string | null | undefined;
  paymentStatus?: PaymentStatusFilter | null | undefined;
  pricingTier?: PricingTierFilter | null | undefined;
  profile?: ProfileWhere | null | undefined;
  profileId?: UuidFilter | null | undefined;
  referenceNumber?: StringFilter | null | undefined;
  /** Refund status of the order's items. */
  refundStatus?: RefundStatusFilter | null | undefined;
  /** Case-insensitive substring of the reference number or the external reference number. */
  search?: string | null | undefined;
  status?: OrderStatusFilter | null | undefined;
  swaps?: SwapRelationFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  total?: MoneyFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Conditions on OutletCategory records, combined with AND. */
export type OutletCategoryWhere = {
  AND?: Array<OutletCategoryWhere> | null | undefined;
  NOT?: Array<OutletCategoryWhere> | null | undefined;
  OR?: Array<OutletCategoryWhere> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
  prefix?: StringFilter | null | undefined;
};

/** Column of Outlet records that can be compared. */
export type OutletColumn =
  | 'CREATED_AT'
  | 'PENDING_SINCE';

/** Comparison between columns of Outlet records. Operators are combined with AND. */
export type OutletComparison = {
  eq?: OutletColumn | null | undefined;
  field: OutletColumn;
  gt?: OutletColumn | null | undefined;
  gte?: OutletColumn | null | undefined;
  lt?: OutletColumn | null | undefined;
  lte?: OutletColumn | null | undefined;
  ne?: OutletColumn | null | undefined;
};

/** Comment on a field of an outlet. */
export type OutletFieldCommentInput = {
  /** Comment, 1 to 2,000 characters. */
  comment: string;
  /** Field. */
  field: OutletReviewField;
};

/** Column of OutletInquiry records that can be compared. */
export type OutletInquiryColumn =
  | 'CREATED_AT'
  | 'REPLIED_AT';

/** Comparison between columns of OutletInquiry records. Operators are combined with AND. */
export type OutletInquiryComparison = {
  eq?: OutletInquiryColumn | null | undefined;
  field: OutletInquiryColumn;
  gt?: OutletInquiryColumn | null | undefined;
  gte?: OutletInquiryColumn | null | undefined;
  lt?: OutletInquiryColumn | null | undefined;
  lte?: OutletInquiryColumn | null | undefined;
  ne?: OutletInquiryColumn | null | undefined;
};

/** Sort order of OutletInquiry records. Ties are sorted by ID. */
export type OutletInquiryOrder = {
  direction: OrderDirection;
  field: OutletInquiryOrderField;
};

/** Sort fields of OutletInquiry records. */
export type OutletInquiryOrderField =
  /** Creation time. */
  | 'CREATED_AT';

/** Status of an inquiry. */
export type OutletInquiryStatus =
  /** Waits for a reply. */
  | 'AWAITING_REPLY'
  /** An operator has replied. */
  | 'REPLIED';

/** Conditions on OutletInquiry records, combined with AND. */
export type OutletInquiryWhere = {
  AND?: Array<OutletInquiryWhere> | null | undefined;
  NOT?: Array<OutletInquiryWhere> | null | undefined;
  OR?: Array<OutletInquiryWhere> | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<OutletInquiryComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  email?: StringFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
  outlet?: OutletWhere | null | undefined;
  outletId?: UuidFilter | null | undefined;
  repliedAt?: DateTimeFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
};

/** Column of OutletList records that can be compared. */
export type OutletListColumn =
  | 'CREATED_AT'
  | 'UPDATED_AT';

/** Comparison between columns of OutletList records. Operators are combined with AND. */
export type OutletListComparison = {
  eq?: OutletListColumn | null | undefined;
  field: OutletListColumn;
  gt?: OutletListColumn | null | undefined;
  gte?: OutletListColumn | null | undefined;
  lt?: OutletListColumn | null | undefined;
  lte?: OutletListColumn | null | undefined;
  ne?: OutletListColumn | null | undefined;
};

/** Sort order of OutletList records. Ties are sorted by ID. */
export type OutletListOrder = {
  direction: OrderDirection;
  field: OutletListOrderField;
};

/** Sort fields of OutletList records. */
export type OutletListOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Name. */
  | 'NAME'
  /** Time of the last update. */
  | 'UPDATED_AT';

/** Conditions on OutletList records, combined with AND. */
export type OutletListWhere = {
  AND?: Array<OutletListWhere> | null | undefined;
  NOT?: Array<OutletListWhere> | null | undefined;
  OR?: Array<OutletListWhere> | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<OutletListComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
  profile?: ProfileWhere | null | undefined;
  profileId?: UuidFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Sort order of Outlet records. Ties are sorted by ID. */
export type OutletOrder = {
  direction: OrderDirection;
  field: OutletOrderField;
};

/** Sort fields of Outlet records. */
export type OutletOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Name. */
  | 'NAME';

/** Field of an outlet in a review. */
export type OutletReviewField =
  /** Category. */
  | 'CATEGORY'
  /** Channels. */
  | 'CHANNELS'
  /** Description. */
  | 'DESCRIPTION'
  /** Country, state and city. */
  | 'LOCATION'
  /** Logo. */
  | 'LOGO'
  /** Name. */
  | 'NAME'
  /** Products. */
  | 'PRODUCTS'
  /** Tags. */
  | 'TAGS'
  /** URL. */
  | 'WEBSITE_URL';

/** Selection of outlets. */
export type OutletShow =
  /** Outlets in any status. ARCHIVED outlets require `includeArchived`. */
  | 'ALL'
  /** ACTIVE outlets. */
  | 'ON_SALE';

/** Status of an outlet in the marketplace. */
export type OutletStatus =
  /** On sale. */
  | 'ACTIVE'
  /** Archived. Setting this status archives the outlet; restoring ends it. */
  | 'ARCHIVED'
  /** Being prepared. */
  | 'DRAFT'
  /** Temporarily off sale. */
  | 'INACTIVE'
  /** Waiting for the publisher to accept the agreement. */
  | 'PENDING_AGREEMENT'
  /** Waiting for review by an operator. */
  | 'PENDING_REVIEW'
  /** Rejected. */
  | 'REJECTED'
  /** Suspended by an operator. */
  | 'SUSPENDED';

/** Conditions on OutletStatus values, combined with AND. */
export type OutletStatusFilter = {
  eq?: OutletStatus | null | undefined;
  in?: Array<OutletStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: OutletStatus | null | undefined;
  notIn?: Array<OutletStatus> | null | undefined;
};

/** Conditions on the tags of an outlet, combined with AND. */
export type OutletTagFilter = {
  /** No tag matches. */
  none?: TagWhere | null | undefined;
  /** At least one tag matches. */
  some?: TagWhere | null | undefined;
};

/** Conditions on Outlet records, combined with AND. */
export type OutletWhere = {
  AND?: Array<OutletWhere> | null | undefined;
  NOT?: Array<OutletWhere> | null | undefined;
  OR?: Array<OutletWhere> | null | undefined;
  /** Conditions on the category. */
  category?: OutletCategoryWhere | null | undefined;
  /** ID of the category. */
  categoryId?: UuidFilter | null | undefined;
  city?: StringFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<OutletComparison> | null | undefined;
  country?: StringFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  isIndexed?: BooleanFilter | null | undefined;
  /** Whether its publisher is a test team. */
  isTest?: BooleanFilter | null | undefined;
  name?: StringFilter | null | undefined;
  pendingSince?: DateTimeFilter | null | undefined;
  products?: ProductRelationFilter | null | undefined;
  publisherId?: UuidFilter | null | undefined;
  state?: StringFilter | null | undefined;
  status?: OutletStatusFilter | null | undefined;
  /** Conditions on the tags. */
  tags?: OutletTagFilter | null | undefined;
};

/** Party whose action an article requires. */
export type Party =
  /** Operators: review the brief and arrange publication. */
  | 'OPERATOR'
  /** Team: writes the brief, reviews the draft, provides information. */
  | 'TEAM'
  /** Writer of the draft. */
  | 'WRITER';

/** Conditions on Party values, combined with AND. */
export type PartyFilter = {
  eq?: Party | null | undefined;
  in?: Array<Party> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: Party | null | undefined;
  notIn?: Array<Party> | null | undefined;
};

/** Status of a payment attempt. */
export type PaymentAttemptStatus =
  /** Expired. Final, unless the payment arrives late. */
  | 'EXPIRED'
  /** Declined by the provider. Final. */
  | 'FAILED'
  /** Sent to the provider; waiting for a response. */
  | 'PROCESSING'
  /** The payment arrived when nothing was due and was refunded. Final. */
  | 'RETURNED'
  /** Started; not sent to the provider yet. */
  | 'STARTED'
  /** Succeeded. Final. */
  | 'SUCCEEDED';

/** Conditions on PaymentAttemptStatus values, combined with AND. */
export type PaymentAttemptStatusFilter = {
  eq?: PaymentAttemptStatus | null | undefined;
  in?: Array<PaymentAttemptStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: PaymentAttemptStatus | null | undefined;
  notIn?: Array<PaymentAttemptStatus> | null | undefined;
};

/** Sort order of Payment records. Ties are sorted by ID. */
export type PaymentOrder = {
  direction: OrderDirection;
  field: PaymentOrderField;
};

/** Sort fields of Payment records. */
export type PaymentOrderField =
  /** Creation time. */
  | 'CREATED_AT';

/** Payment status of an order. */
export type PaymentStatus =
  /** Not paid in time. Can be retried. */
  | 'EXPIRED'
  /** Declined by the provider. Can be retried. */
  | 'FAILED'
  /** No payment has been started. */
  | 'NOT_STARTED'
  /** Waiting for the payer or for the payment to arrive. */
  | 'OPEN'
  /** Paid. Final. */
  | 'PAID'
  /** The provider is processing the payment. */
  | 'PROCESSING';

/** Conditions on PaymentStatus values, combined with AND. */
export type PaymentStatusFilter = {
  eq?: PaymentStatus | null | undefined;
  in?: Array<PaymentStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: PaymentStatus | null | undefined;
  notIn?: Array<PaymentStatus> | null | undefined;
};

/** Conditions on Payment records, combined with AND. */
export type PaymentWhere = {
  AND?: Array<PaymentWhere> | null | undefined;
  NOT?: Array<PaymentWhere> | null | undefined;
  OR?: Array<PaymentWhere> | null | undefined;
  amount?: MoneyFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  order?: OrderWhere | null | undefined;
  orderId?: UuidFilter | null | undefined;
  /** Searches for words in the payment reference and provider, and in the order's number, buyer, profile and team, ignoring case. */
  search?: string | null | undefined;
  status?: PaymentAttemptStatusFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
};

/** Column of Payout records that can be compared. */
export type PayoutColumn =
  | 'AMOUNT'
  | 'CREATED_AT'
  | 'ENDED_AT'
  | 'PAID_AT';

/** Comparison between columns of Payout records. Operators are combined with AND. */
export type PayoutComparison = {
  eq?: PayoutColumn | null | undefined;
  field: PayoutColumn;
  gt?: PayoutColumn | null | undefined;
  gte?: PayoutColumn | null | undefined;
  lt?: PayoutColumn | null | undefined;
  lte?: PayoutColumn | null | undefined;
  ne?: PayoutColumn | null | undefined;
};

/** Column of PayoutFile records that can be compared. */
export type PayoutFileColumn =
  | 'AMOUNT'
  | 'CANCELLED_AT'
  | 'CREATED_AT';

/** Comparison between columns of PayoutFile records. Operators are combined with AND. */
export type PayoutFileComparison = {
  eq?: PayoutFileColumn | null | undefined;
  field: PayoutFileColumn;
  gt?: PayoutFileColumn | null | undefined;
  gte?: PayoutFileColumn | null | undefined;
  lt?: PayoutFileColumn | null | undefined;
  lte?: PayoutFileColumn | null | undefined;
  ne?: PayoutFileColumn | null | undefined;
};

/** Sort order of PayoutFile records. Ties are sorted by ID. */
export type PayoutFileOrder = {
  direction: OrderDirection;
  field: PayoutFileOrderField;
};

/** Sort fields of PayoutFile records. */
export type PayoutFileOrderField =
  /** Creation time. */
  | 'CREATED_AT';

/** Status of a payment file. */
export type PayoutFileStatus =
  /** Cancelled. Final. */
  | 'CANCELLED'
  /** None of its payouts is pending, and not all are reversed. */
  | 'PAID'
  /** Contains pending payouts: the bank has not executed it yet. */
  | 'PENDING'
  /** All of its payouts were reversed. Final. */
  | 'REVERSED';

/** Conditions on PayoutFileStatus values, combined with AND. */
export type PayoutFileStatusFilter = {
  eq?: PayoutFileStatus | null | undefined;
  in?: Array<PayoutFileStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: PayoutFileStatus | null | undefined;
  notIn?: Array<PayoutFileStatus> | null | undefined;
};

/** Conditions on PayoutFile records, combined with AND. */
export type PayoutFileWhere = {
  AND?: Array<PayoutFileWhere> | null | undefined;
  NOT?: Array<PayoutFileWhere> | null | undefined;
  OR?: Array<PayoutFileWhere> | null | undefined;
  amount?: MoneyFilter | null | undefined;
  cancelledAt?: DateTimeFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<PayoutFileComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  /** Status of the file. */
  status?: PayoutFileStatusFilter | null | undefined;
};

/** Sort order of Payout records. Ties are sorted by ID. */
export type PayoutOrder = {
  direction: OrderDirection;
  field: PayoutOrderField;
};

/** Sort fields of Payout records. */
export type PayoutOrderField =
  /** Creation time. */
  | 'CREATED_AT';

/** Column of PayoutStatement records that can be compared. */
export type PayoutStatementColumn =
  | 'CREATED_AT'
  | 'ISSUED_AT'
  | 'PERIOD_START';

/** Comparison between columns of PayoutStatement records. Operators are combined with AND. */
export type PayoutStatementComparison = {
  eq?: PayoutStatementColumn | null | undefined;
  field: PayoutStatementColumn;
  gt?: PayoutStatementColumn | null | undefined;
  gte?: PayoutStatementColumn | null | undefined;
  lt?: PayoutStatementColumn | null | undefined;
  lte?: PayoutStatementColumn | null | undefined;
  ne?: PayoutStatementColumn | null | undefined;
};

/** Sort order of PayoutStatement records. Ties are sorted by ID. */
export type PayoutStatementOrder = {
  direction: OrderDirection;
  field: PayoutStatementOrderField;
};

/** Sort fields of PayoutStatement records. */
export type PayoutStatementOrderField =
  /** Creation time. */
  | 'CREATED_AT';

/** Conditions on PayoutStatement records, combined with AND. */
export type PayoutStatementWhere = {
  AND?: Array<PayoutStatementWhere> | null | undefined;
  NOT?: Array<PayoutStatementWhere> | null | undefined;
  OR?: Array<PayoutStatementWhere> | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<PayoutStatementComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  issuedAt?: DateTimeFilter | null | undefined;
  periodStart?: DateTimeFilter | null | undefined;
  referenceNumber?: StringFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
};

/** Status of a payout. */
export type PayoutStatus =
  /** Cancelled before the transfer. The amount is in the balance again. Final. */
  | 'CANCELLED'
  /** The transfer failed. The amount is in the balance again. Final. */
  | 'FAILED'
  /** Transferred. */
  | 'PAID'
  /** Created; not transferred yet. */
  | 'PENDING'
  /** The transfer was reversed. The amount is in the balance again. Final. */
  | 'REVERSED'
  /** The payment provider reverses the transfer. Becomes REVERSED, or PAID if it cannot. */
  | 'REVERSING'
  /** Being transferred by a payment provider. Becomes PAID or FAILED. */
  | 'SENDING';

/** Conditions on PayoutStatus values, combined with AND. */
export type PayoutStatusFilter = {
  eq?: PayoutStatus | null | undefined;
  in?: Array<PayoutStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: PayoutStatus | null | undefined;
  notIn?: Array<PayoutStatus> | null | undefined;
};

/** Conditions on Payout records, combined with AND. */
export type PayoutWhere = {
  AND?: Array<PayoutWhere> | null | undefined;
  NOT?: Array<PayoutWhere> | null | undefined;
  OR?: Array<PayoutWhere> | null | undefined;
  amount?: MoneyFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<PayoutComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  endedAt?: DateTimeFilter | null | undefined;
  fileId?: UuidFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  paidAt?: DateTimeFilter | null | undefined;
  reference?: StringFilter | null | undefined;
  status?: PayoutStatusFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
};

/** Column of Placement records that can be compared. */
export type PlacementColumn =
  | 'ACCEPT_BY'
  | 'CREATED_AT'
  | 'DELIVERED_AT'
  | 'LINK_LOST_AT'
  | 'OVERDUE_AT'
  | 'WITHDRAWN_AT';

/** Comparison between columns of Placement records. Operators are combined with AND. */
export type PlacementComparison = {
  eq?: PlacementColumn | null | undefined;
  field: PlacementColumn;
  gt?: PlacementColumn | null | undefined;
  gte?: PlacementColumn | null | undefined;
  lt?: PlacementColumn | null | undefined;
  lte?: PlacementColumn | null | undefined;
  ne?: PlacementColumn | null | undefined;
};

/** Sort order of Placement records. Ties are sorted by ID. */
export type PlacementOrder = {
  direction: OrderDirection;
  field: PlacementOrderField;
};

/** Sort fields of Placement records. */
export type PlacementOrderField =
  /** Deadline to accept. */
  | 'ACCEPT_BY'
  /** Creation time. */
  | 'CREATED_AT';

/** Party in the discussion of a placement. */
export type PlacementParty =
  /** The operators of the marketplace. */
  | 'OPERATOR'
  /** The publisher team. */
  | 'PUBLISHER';

/** Status of a placement. */
export type PlacementStatus =
  /** Accepted; not delivered yet. */
  | 'ACCEPTED'
  /** Declined by the publisher. Final. */
  | 'DECLINED'
  /** Published. The payout is earned. */
  | 'DELIVERED'
  /** Waiting for the publisher to accept. */
  | 'OFFERED'
  /** The payout is paid. Final. */
  | 'SETTLED';

/** Conditions on PlacementStatus values, combined with AND. */
export type PlacementStatusFilter = {
  eq?: PlacementStatus | null | undefined;
  in?: Array<PlacementStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: PlacementStatus | null | undefined;
  notIn?: Array<PlacementStatus> | null | undefined;
};

/** Form of a placement. */
export type PlacementType =
  /** Full article. */
  | 'FULL_FEATURE'
  /** Entry in a list article. */
  | 'LISTICLE'
  /** Mention in an article. */
  | 'MENTION'
  /** Press release. */
  | 'PRESS_RELEASE'
  /** Quoted statement. */
  | 'QUOTE';

/** Conditions on a list of PlacementType values, combined with AND. */
export type PlacementTypeListFilter = {
  has?: PlacementType | null | undefined;
  hasEvery?: Array<PlacementType> | null | undefined;
  hasSome?: Array<PlacementType> | null | undefined;
};

/** Conditions on Placement records, combined with AND. */
export type PlacementWhere = {
  AND?: Array<PlacementWhere> | null | undefined;
  NOT?: Array<PlacementWhere> | null | undefined;
  OR?: Array<PlacementWhere> | null | undefined;
  acceptBy?: DateTimeFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<PlacementComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  deliveredAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  linkLostAt?: DateTimeFilter | null | undefined;
  linkStatus?: LinkStatusFilter | null | undefined;
  orderItemId?: UuidFilter | null | undefined;
  /** Outlet of the product. */
  outlet?: OutletWhere | null | undefined;
  overdueAt?: DateTimeFilter | null | undefined;
  product?: ProductWhere | null | undefined;
  productId?: UuidFilter | null | undefined;
  /** Searches for words in the names of product, outlet and publisher, and for operators in the number of the order, ignoring case. */
  search?: string | null | undefined;
  status?: PlacementStatusFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  withdrawnAt?: DateTimeFilter | null | undefined;
};

/** Price of a product for a tier. */
export type PriceInput = {
  /** Pricing tier. */
  pricingTier: PricingTier;
  /** Unit price in US dollars. */
  unitAmount: number;
};

/** Pricing tier. */
export type PricingTier =
  /** Price for teams with pro pricing. */
  | 'PRO'
  /** Price for all teams. */
  | 'STANDARD';

/** Conditions on PricingTier values, combined with AND. */
export type PricingTierFilter = {
  eq?: PricingTier | null | undefined;
  in?: Array<PricingTier> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: PricingTier | null | undefined;
  notIn?: Array<PricingTier> | null | undefined;
};

/** Column of PrivacyRequest records that can be compared. */
export type PrivacyRequestColumn =
  | 'COMPLETED_AT'
  | 'CREATED_AT';

/** Comparison between columns of PrivacyRequest records. Operators are combined with AND. */
export type PrivacyRequestComparison = {
  eq?: PrivacyRequestColumn | null | undefined;
  field: PrivacyRequestColumn;
  gt?: PrivacyRequestColumn | null | undefined;
  gte?: PrivacyRequestColumn | null | undefined;
  lt?: PrivacyRequestColumn | null | undefined;
  lte?: PrivacyRequestColumn | null | undefined;
  ne?: PrivacyRequestColumn | null | undefined;
};

/** Kind of a privacy request. */
export type PrivacyRequestKind =
  /** Erasure of a person. */
  | 'ERASURE'
  /** Export of the data about a person. */
  | 'EXPORT';

/** Conditions on PrivacyRequestKind values, combined with AND. */
export type PrivacyRequestKindFilter = {
  eq?: PrivacyRequestKind | null | undefined;
  in?: Array<PrivacyRequestKind> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: PrivacyRequestKind | null | undefined;
  notIn?: Array<PrivacyRequestKind> | null | undefined;
};

/** Sort order of PrivacyRequest records. Ties are sorted by ID. */
export type PrivacyRequestOrder = {
  direction: OrderDirection;
  field: PrivacyRequestOrderField;
};

/** Sort fields of PrivacyRequest records. */
export type PrivacyRequestOrderField =
  /** Creation time. */
  | 'CREATED_AT';

/** Status of a privacy request. */
export type PrivacyRequestStatus =
  /** Completed. */
  | 'COMPLETED'
  /** Queued or running. */
  | 'PENDING';

/** Conditions on PrivacyRequestStatus values, combined with AND. */
export type PrivacyRequestStatusFilter = {
  eq?: PrivacyRequestStatus | null | undefined;
  in?: Array<PrivacyRequestStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: PrivacyRequestStatus | null | undefined;
  notIn?: Array<PrivacyRequestStatus> | null | undefined;
};

/** Conditions on PrivacyRequest records, combined with AND. */
export type PrivacyRequestWhere = {
  AND?: Array<PrivacyRequestWhere> | null | undefined;
  NOT?: Array<PrivacyRequestWhere> | null | undefined;
  OR?: Array<PrivacyRequestWhere> | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<PrivacyRequestComparison> | null | undefined;
  completedAt?: DateTimeFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  kind?: PrivacyRequestKindFilter | null | undefined;
  requestedById?: UuidFilter | null | undefined;
  status?: PrivacyRequestStatusFilter | null | undefined;
  userId?: UuidFilter | null | undefined;
};

/** Condition on the number of related Product records. */
export type ProductAggregateCondition = {
  count: CountFilter;
  where?: ProductWhere | null | undefined;
};

/** Column of Product records that can be compared. */
export type ProductColumn =
  | 'CREATED_AT'
  | 'MAX_DELIVERY_DAYS'
  | 'MIN_DELIVERY_DAYS';

/** Comparison between columns of Product records. Operators are combined with AND. */
export type ProductComparison = {
  eq?: ProductColumn | null | undefined;
  field: ProductColumn;
  gt?: ProductColumn | null | undefined;
  gte?: ProductColumn | null | undefined;
  lt?: ProductColumn | null | undefined;
  lte?: ProductColumn | null | undefined;
  ne?: ProductColumn | null | undefined;
};

/** Product type. */
export type ProductKind =
  /** Add-on to a placement. */
  | 'ADD_ON'
  /** Full article. */
  | 'FULL_FEATURE'
  /** Newsletter placement. */
  | 'NEWSLETTER'
  /** Press release. */
  | 'PRESS_RELEASE'
  /** Post on a social network. */
  | 'SOCIAL';

/** Conditions on ProductKind values, combined with AND. */
export type ProductKindFilter = {
  eq?: ProductKind | null | undefined;
  in?: Array<ProductKind> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: ProductKind | null | undefined;
  notIn?: Array<ProductKind> | null | undefined;
};

/** Sort order of Product records. Ties are sorted by ID. */
export type ProductOrder = {
  direction: OrderDirection;
  field: ProductOrderField;
};

/** Sort fields of Product records. */
export type ProductOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Name. */
  | 'NAME';

/** Column of ProductPrice records that can be compared. */
export type ProductPriceColumn =
  | 'CREATED_AT'
  | 'UNIT_AMOUNT'
  | 'UPDATED_AT';

/** Comparison between columns of ProductPrice records. Operators are combined with AND. */
export type ProductPriceComparison = {
  eq?: ProductPriceColumn | null | undefined;
  field: ProductPriceColumn;
  gt?: ProductPriceColumn | null | undefined;
  gte?: ProductPriceColumn | null | undefined;
  lt?: ProductPriceColumn | null | undefined;
  lte?: ProductPriceColumn | null | undefined;
  ne?: ProductPriceColumn | null | undefined;
};

/** Sort order of ProductPrice records. Ties are sorted by ID. */
export type ProductPriceOrder = {
  direction: OrderDirection;
  field: ProductPriceOrderField;
};

/** Sort fields of ProductPrice records. */
export type ProductPriceOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Unit price. */
  | 'UNIT_AMOUNT';

/** Conditions on ProductPrice records, combined with AND. */
export type ProductPriceWhere = {
  AND?: Array<ProductPriceWhere> | null | undefined;
  NOT?: Array<ProductPriceWhere> | null | undefined;
  OR?: Array<ProductPriceWhere> | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<ProductPriceComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  pricingTier?: PricingTierFilter | null | undefined;
  product?: ProductWhere | null | undefined;
  productId?: UuidFilter | null | undefined;
  /** Searches for words in the names of the product and the outlet, ignoring case. */
  search?: string | null | undefined;
  unitAmount?: MoneyFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Conditions on the related Product records, combined with AND. */
export type ProductRelationFilter = {
  aggregate?: ProductAggregateCondition | null | undefined;
  every?: ProductWhere | null | undefined;
  none?: ProductWhere | null | undefined;
  some?: ProductWhere | null | undefined;
};

/** Conditions on ProductType records, combined with AND. */
export type ProductTypeWhere = {
  AND?: Array<ProductTypeWhere> | null | undefined;
  NOT?: Array<ProductTypeWhere> | null | undefined;
  OR?: Array<ProductTypeWhere> | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
  prefix?: ProductKindFilter | null | undefined;
};

/** Conditions on Product records, combined with AND. */
export type ProductWhere = {
  AND?: Array<ProductWhere> | null | undefined;
  NOT?: Array<ProductWhere> | null | undefined;
  OR?: Array<ProductWhere> | null | undefined;
  active?: BooleanFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<ProductComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  isFeatured?: BooleanFilter | null | undefined;
  maxDeliveryDays?: IntFilter | null | undefined;
  minDeliveryDays?: IntFilter | null | undefined;
  name?: StringFilter | null | undefined;
  orderItems?: OrderItemRelationFilter | null | undefined;
  outlet?: OutletWhere | null | undefined;
  outletId?: UuidFilter | null | undefined;
  /** Searches for words in the names of the product and the outlet, ignoring case. */
  search?: string | null | undefined;
  type?: ProductTypeWhere | null | undefined;
};

/** Column of Profile records that can be compared. */
export type ProfileColumn =
  | 'CREATED_AT'
  | 'UPDATED_AT';

/** Comparison between columns of Profile records. Operators are combined with AND. */
export type ProfileComparison = {
  eq?: ProfileColumn | null | undefined;
  field: ProfileColumn;
  gt?: ProfileColumn | null | undefined;
  gte?: ProfileColumn | null | undefined;
  lt?: ProfileColumn | null | undefined;
  lte?: ProfileColumn | null | undefined;
  ne?: ProfileColumn | null | undefined;
};

/** Sort order of Profile records. Ties are sorted by ID. */
export type ProfileOrder = {
  direction: OrderDirection;
  field: ProfileOrderField;
};

/** Sort fields of Profile records. */
export type ProfileOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Name. */
  | 'NAME'
  /** Time of the last update. */
  | 'UPDATED_AT';

/** Kind of entity that a profile represents. */
export type ProfileType =
  /** Brand of a company. */
  | 'BRAND'
  /** Company. */
  | 'COMPANY'
  /** Person. */
  | 'INDIVIDUAL';

/** Conditions on ProfileType values, combined with AND. */
export type ProfileTypeFilter = {
  eq?: ProfileType | null | undefined;
  in?: Array<ProfileType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: ProfileType | null | undefined;
  notIn?: Array<ProfileType> | null | undefined;
};

/** Conditions on Profile records, combined with AND. */
export type ProfileWhere = {
  AND?: Array<ProfileWhere> | null | undefined;
  NOT?: Array<ProfileWhere> | null | undefined;
  OR?: Array<ProfileWhere> | null | undefined;
  articles?: ArticleRelationFilter | null | undefined;
  campaigns?: CampaignRelationFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<ProfileComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  metadata?: MetadataFilter | null | undefined;
  name?: StringFilter | null | undefined;
  orderItems?: OrderItemRelationFilter | null | undefined;
  orders?: OrderRelationFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  type?: ProfileTypeFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Input for `proposeSwap`. */
export type ProposeSwapInput = {
  /** ID of an order item. The order must be paid and the article not published. */
  orderItemId: string;
  /** ID of the new product. The team must be able to order it. */
  productId: string;
};

/** Column of PublisherApplication records that can be compared. */
export type PublisherApplicationColumn =
  | 'CREATED_AT'
  | 'REVIEWED_AT';

/** Comparison between columns of PublisherApplication records. Operators are combined with AND. */
export type PublisherApplicationComparison = {
  eq?: PublisherApplicationColumn | null | undefined;
  field: PublisherApplicationColumn;
  gt?: PublisherApplicationColumn | null | undefined;
  gte?: PublisherApplicationColumn | null | undefined;
  lt?: PublisherApplicationColumn | null | undefined;
  lte?: PublisherApplicationColumn | null | undefined;
  ne?: PublisherApplicationColumn | null | undefined;
};

/** Sort order of PublisherApplication records. Ties are sorted by ID. */
export type PublisherApplicationOrder = {
  direction: OrderDirection;
  field: PublisherApplicationOrderField;
};

/** Sort fields of PublisherApplication records. */
export type PublisherApplicationOrderField =
  /** Creation time. */
  | 'CREATED_AT';

/** Status of a publisher application. */
export type PublisherApplicationStatus =
  /** Approved. The publisher team exists, and its account owner is invited. */
  | 'APPROVED'
  /** Waiting for a review. */
  | 'PENDING'
  /** Rejected with a reason. */
  | 'REJECTED';

/** Conditions on PublisherApplicationStatus values, combined with AND. */
export type PublisherApplicationStatusFilter = {
  eq?: PublisherApplicationStatus | null | undefined;
  in?: Array<PublisherApplicationStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: PublisherApplicationStatus | null | undefined;
  notIn?: Array<PublisherApplicationStatus> | null | undefined;
};

/** Conditions on PublisherApplication records, combined with AND. */
export type PublisherApplicationWhere = {
  AND?: Array<PublisherApplicationWhere> | null | undefined;
  NOT?: Array<PublisherApplicationWhere> | null | undefined;
  OR?: Array<PublisherApplicationWhere> | null | undefined;
  companyName?: StringFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<PublisherApplicationComparison> | null | undefined;
  contactName?: StringFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  email?: StringFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  reviewedAt?: DateTimeFilter | null | undefined;
  reviewedById?: UuidFilter | null | undefined;
  status?: PublisherApplicationStatusFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
};

/** Type of an entry in the ledger of a publisher. */
export type PublisherEntryType =
  /** Payout of a delivered placement. */
  | 'EARNED'
  /** Reduction by a refund, or because the article is no longer published. */
  | 'REVERSED';

/** Conditions on PublisherEntryType values, combined with AND. */
export type PublisherEntryTypeFilter = {
  eq?: PublisherEntryType | null | undefined;
  in?: Array<PublisherEntryType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: PublisherEntryType | null | undefined;
  notIn?: Array<PublisherEntryType> | null | undefined;
};

/** Column of PublisherLedgerEntry records that can be compared. */
export type PublisherLedgerEntryColumn =
  | 'AMOUNT'
  | 'CREATED_AT'
  | 'PAYABLE_AT';

/** Comparison between columns of PublisherLedgerEntry records. Operators are combined with AND. */
export type PublisherLedgerEntryComparison = {
  eq?: PublisherLedgerEntryColumn | null | undefined;
  field: PublisherLedgerEntryColumn;
  gt?: PublisherLedgerEntryColumn | null | undefined;
  gte?: PublisherLedgerEntryColumn | null | undefined;
  lt?: PublisherLedgerEntryColumn | null | undefined;
  lte?: PublisherLedgerEntryColumn | null | undefined;
  ne?: PublisherLedgerEntryColumn | null | undefined;
};

/** Sort order of PublisherLedgerEntry records. Ties are sorted by ID. */
export type PublisherLedgerEntryOrder = {
  direction: OrderDirection;
  field: PublisherLedgerEntryOrderField;
};

/** Sort fields of PublisherLedgerEntry records. */
export type PublisherLedgerEntryOrderField =
  /** Creation time. */
  | 'CREATED_AT';

/** Conditions on PublisherLedgerEntry records, combined with AND. */
export type PublisherLedgerEntryWhere = {
  AND?: Array<PublisherLedgerEntryWhere> | null | undefined;
  NOT?: Array<PublisherLedgerEntryWhere> | null | undefined;
  OR?: Array<PublisherLedgerEntryWhere> | null | undefined;
  amount?: MoneyFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<PublisherLedgerEntryComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  payableAt?: DateTimeFilter | null | undefined;
  payoutId?: UuidFilter | null | undefined;
  placementId?: UuidFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  type?: PublisherEntryTypeFilter | null | undefined;
};

/** Input for `recordOpportunityInteraction`. */
export type RecordOpportunityInteractionInput = {
  /** Feedback text, 1 to 10,000 characters. */
  feedback?: string | null | undefined;
  /** ID of the opportunity. */
  opportunityId: string;
  /** Rating, 1 to 5. */
  rating?: number | null | undefined;
  /** Reason, for DISMISS and FEEDBACK. */
  reason?: OpportunityReason | null | undefined;
  /** Type of the interaction. */
  type: OpportunityInteractionType;
};

/** Refund method of an order item. */
export type RefundMethod =
  /** Refund on the billing platform, by an operator. */
  | 'BILLING_PLATFORM'
  /** Refund to the card, by the payment provider or by an operator who enters the reference. */
  | 'CARD_PROCESSOR'
  /** Team credit of type REFUND. */
  | 'CREDIT'
  /** Bank transfer, by an operator. */
  | 'WIRE';

/** Input for `refundOrderItem`. */
export type RefundOrderItemInput = {
  /** Amount to refund, in US dollars. Must be positive. Defaults to the remaining price. A partial refund lowers the price. */
  amount?: number | null | undefined;
  /** Refund method. */
  method: RefundMethod;
  /** ID of the order item. The order must be paid. */
  orderItemId: string;
  /** Reference of the refund in the external system, up to 255 characters. Required for all methods except CREDIT and CARD_PROCESSOR. If omitted for CARD_PROCESSOR, the payment provider is requested to refund the card and supplies the reference. */
  reference?: string | null | undefined;
};

/** Refund status of an order item or order. */
export type RefundStatus =
  /** Partially refunded. */
  | 'PARTIALLY_REFUNDED'
  /** Fully refunded, except for the processing fee. */
  | 'REFUNDED';

/** Conditions on RefundStatus values, combined with AND. */
export type RefundStatusFilter = {
  eq?: RefundStatus | null | undefined;
  in?: Array<RefundStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: RefundStatus | null | undefined;
  notIn?: Array<RefundStatus> | null | undefined;
};

/** Input for `reissueInvoice`. Omitted fields are unchanged. */
export type ReissueInvoiceInput = {
  /** Email address of the buyer. */
  customerEmail?: string | null | undefined;
  /** Name of the buyer. */
  customerName?: string | null | undefined;
  /** ID of the invoice. */
  invoiceId: string;
  /** Email address for receipts. */
  receiptEmail?: string | null | undefined;
};

/** Input for `rejectOrder`. */
export type RejectOrderInput = {
  /** ID of the order. */
  orderId: string;
  /** Reason of the rejection, 1 to 1,000 characters. The requester sees it. */
  reason: string;
};

/** Input for `removeComplianceIssue`. */
export type RemoveComplianceIssueInput = {
  /** ID of the issue. */
  complianceIssueId: string;
};

/** Input for `removePasskey`. */
export type RemovePasskeyInput = {
  /** ID of the passkey. */
  id: string;
};

/** Input for `removeTeamMember`. */
export type RemoveTeamMemberInput = {
  /** ID of the membership. */
  teamMemberId: string;
};

/** Input for `renameFile`. */
export type RenameFileInput = {
  /** ID or key of the file. */
  fileId: string | number;
  /** Name of the file, 1 to 255 characters on one line. The extension must match the type of the content. */
  name: string;
};

/** Input for `renameFolder`. */
export type RenameFolderInput = {
  /** ID of the folder. */
  folderId: string;
  /** Name of the folder, 1 to 255 characters on one line. */
  name: string;
};

/** Input for `renameOutletList`. */
export type RenameOutletListInput = {
  /** Name of the list, 1 to 255 characters. */
  name: string;
  /** ID of the list. */
  outletListId: string;
};

/** Input for `renamePasskey`. */
export type RenamePasskeyInput = {
  /** ID of the passkey. */
  id: string;
  /** Name, 1 to 255 characters on one line. */
  name: string;
};

/** Input for `reopenOpportunity`. */
export type ReopenOpportunityInput = {
  /** Expiry time, in the future. The opportunity does not expire if omitted. */
  expiresAt?: string | null | undefined;
  /** ID of the opportunity. */
  opportunityId: string;
};

/** Input for `replayWebhookDelivery`. */
export type ReplayWebhookDeliveryInput = {
  /** ID of the delivery. */
  webhookDeliveryId: string;
};

/** Input for `replayWebhookEvents`. */
export type ReplayWebhookEventsInput = {
  /** Whether to replay only events whose delivery to the endpoint failed. Defaults to false. */
  onlyFailed?: boolean | null | undefined;
  /** Start time. Events are kept for 30 days. */
  since: string;
  /** End time. Defaults to now. */
  until?: string | null | undefined;
  /** ID of the endpoint. */
  webhookEndpointId: string;
};

/** Input for `replyToOutletInquiry`. */
export type ReplyToOutletInquiryInput = {
  /** ID of the inquiry. */
  outletInquiryId: string;
  /** Text of the reply, 1 to 5,000 characters. */
  reply: string;
};

/** Input for `requestBriefChanges`. */
export type RequestBriefChangesInput = {
  /** ID of the article. */
  articleId: string;
  /** Requested changes, 1 to 2,000 characters. Stored in the status history, which the team and operators can read. */
  notes: string;
};

/** Input for `requestComplianceCheck`. */
export type RequestComplianceCheckInput = {
  /** ID of the article. */
  articleId: string;
  /** Type of check. */
  checkType?: ComplianceCheckType;
  /** Text to check. Maximum 100,000 characters. If omitted, the article's name, text files and Word files are checked. If the article has no such files, the campaign's description, writing samples and document are checked. */
  text?: string | null | undefined;
};

/** Input for `requestDraftChanges`. */
export type RequestDraftChangesInput = {
  /** ID of the article. */
  articleId: string;
  /** Requested changes, 1 to 2,000 characters. Stored in the status history, which the team and operators can read. */
  notes: string;
};

/** Input for `requestInformation`. */
export type RequestInformationInput = {
  /** ID of the article. */
  articleId: string;
  /** Required information, 1 to 2,000 characters. */
  notes: string;
};

/** Selection of requests. Operators see the requests of all teams. */
export type RequestShow =
  /** Requests of all tokens of the team, if the calling token has the scopes `teams.read` and `tokens.manage`. */
  | 'ALL'
  /** Requests of the calling token, and of those that it replaced by rotation. */
  | 'OWN';

/** Input for `resendEmail`. */
export type ResendEmailInput = {
  /** ID of the email. */
  emailId: string;
};

/** Input for `resendTeamInvitation`. */
export type ResendTeamInvitationInput = {
  /** ID of the invitation. */
  teamInvitationId: string;
};

/** Input for `restoreCampaign`. */
export type RestoreCampaignInput = {
  /** ID of the campaign. */
  campaignId: string;
};

/** Input for `restoreComment`. */
export type RestoreCommentInput = {
  /** ID of the article. If given, the comment must belong to it. */
  articleId?: string | null | undefined;
  /** Reference of the comment. */
  reference: string;
};

/** Input for `restoreFile`. */
export type RestoreFileInput = {
  /** ID or key of the file. */
  fileId: string | number;
};

/** Input for `restoreOutletChannel`. */
export type RestoreOutletChannelInput = {
  /** ID of the channel. */
  outletChannelId: string;
};

/** Input for `restoreOutlet`. */
export type RestoreOutletInput = {
  /** ID of the outlet. */
  outletId: string;
};

/** Input for `restoreOutletInquiry`. */
export type RestoreOutletInquiryInput = {
  /** ID of the inquiry. */
  outletInquiryId: string;
};

/** Input for `restoreOutletList`. */
export type RestoreOutletListInput = {
  /** ID of the list. */
  outletListId: string;
};

/** Input for `restoreProduct`. */
export type RestoreProductInput = {
  /** ID of the product. */
  productId: string;
};

/** Input for `restoreProfile`. */
export type RestoreProfileInput = {
  /** ID of the profile. */
  profileId: string;
};

/** Input for `restoreTag`. */
export type RestoreTagInput = {
  /** ID of the tag. */
  tagId: string;
};

/** Input for `restoreTeam`. */
export type RestoreTeamInput = {
  /** ID of the team. */
  teamId: string;
};

/** Input for `retireAgreementTemplate`. */
export type RetireAgreementTemplateInput = {
  /** ID of the version. */
  agreementTemplateId: string;
};

/** Input for `reversePayout`. */
export type ReversePayoutInput = {
  /** ID of the payout. */
  id: string;
  /** Reason, 1 to 2,000 characters. Publishers do not see it. */
  reason: string;
};

/** Decision of a review. */
export type ReviewDecision =
  /** Approved. The field of the input describes the effect. */
  | 'APPROVE'
  /** Rejected with a reason. The field of the input describes the effect. */
  | 'REJECT';

/** Input for `reviewOutlet`. */
export type ReviewOutletInput = {
  /** Comments on fields, at most 100. The publisher sees them on the outlet until the next review. */
  comments?: Array<OutletFieldCommentInput> | null | undefined;
  /** APPROVE applies the pending change, and makes a PENDING_REVIEW outlet ACTIVE, or PENDING_AGREEMENT until its publisher has accepted all agreements in force. REJECT discards the pending change, and makes a PENDING_REVIEW outlet REJECTED, which the publisher can submit again. */
  decision: ReviewDecision;
  /** ID of an outlet that is PENDING_REVIEW, or has a pending change. */
  id: string;
  /** `pendingSince` of the outlet that you reviewed. If the publisher has submitted the outlet again or sent another change since, the review fails with `precondition_failed`. Not compared if omitted. */
  pendingSince?: string | null | undefined;
  /** Reason, 1 to 2,000 characters. Required to reject. The publisher sees it on the outlet. */
  reason?: string | null | undefined;
};

/** Input for `reviewPublisherApplication`. */
export type ReviewPublisherApplicationInput = {
  /** APPROVE creates the publisher team and invites its account owner. REJECT emails the reason. */
  decision: ReviewDecision;
  /** ID of a PENDING application. */
  id: string;
  /** Reason, 1 to 2,000 characters. Required to reject. The applicant gets it by email. */
  reason?: string | null | undefined;
};

/** Input for `revokeApiToken`. */
export type RevokeApiTokenInput = {
  /** ID of the token. */
  apiTokenId: string;
};

/** Input for `revokeOauthGrant`. */
export type RevokeOauthGrantInput = {
  /** ID of the grant. */
  id: string;
};

/** Input for `revokeOperatorToken`. */
export type RevokeOperatorTokenInput = {
  /** ID of the token. */
  operatorTokenId: string;
};

/** Input for `rotateApiToken`. */
export type RotateApiTokenInput = {
  /** ID of the token to rotate. */
  apiTokenId: string;
  /** Time for which the old token remains valid, in seconds, 0 to 604,800 (7 days). */
  overlapSeconds?: number;
};

/** Input for `rotateOperatorToken`. */
export type RotateOperatorTokenInput = {
  /** ID of the token to rotate. */
  operatorTokenId: string;
  /** Time for which the old token remains valid, in seconds, 0 to 604,800 (7 days). */
  overlapSeconds?: number;
};

/** Input for `rotateOutletListShareToken`. */
export type RotateOutletListShareTokenInput = {
  /** ID of the list. */
  outletListId: string;
};

/** Input for `rotateWebhookSecret`. */
export type RotateWebhookSecretInput = {
  /** Time for which deliveries are also signed with the old secret, in seconds, 0 to 604,800 (7 days). Defaults to one day. */
  overlapSeconds?: number;
  /** ID of the endpoint. */
  webhookEndpointId: string;
};

/** Input for `saveDraft`. */
export type SaveDraftInput = {
  /** ID of the article. */
  articleId: string;
  /** URL of the shared document with the draft (http or https). Anyone with the link should be able to edit it. */
  draftSharedDocUrl: string;
};

/** Permission of a token. In REST and on the command line, scopes are written in lower case, such as `orders.read`. */
export type Scope =
  /** Create comments on articles. */
  | 'ARTICLES_CREATE'
  /** Archive and restore comments. */
  | 'ARTICLES_DELETE'
  /** List and export articles, comments and compliance checks. */
  | 'ARTICLES_LISTS'
  /** Read articles, comments and compliance checks. */
  | 'ARTICLES_READ'
  /** Update, approve and request changes to articles, and edit comments. */
  | 'ARTICLES_UPDATE'
  /** Read the audit log of the team. */
  | 'AUDIT_READ'
  /** Create campaigns. */
  | 'CAMPAIGNS_CREATE'
  /** List campaigns. */
  | 'CAMPAIGNS_LISTS'
  /** Read campaigns with their questionnaires and articles. */
  | 'CAMPAIGNS_READ'
  /** Update campaigns and their questionnaires, and assign order items to them. */
  | 'CAMPAIGNS_UPDATE'
  /** Upload files. */
  | 'FILES_CREATE'
  /** Delete and restore files. */
  | 'FILES_DELETE'
  /** List files in the media library. */
  | 'FILES_LISTS'
  /** Read and download files. */
  | 'FILES_READ'
  /** Rename and move files. */
  | 'FILES_UPDATE'
  /** Create folders. */
  | 'FOLDERS_CREATE'
  /** Delete and restore folders. */
  | 'FOLDERS_DELETE'
  /** List folders in the media library. */
  | 'FOLDERS_LISTS'
  /** Rename folders. */
  | 'FOLDERS_UPDATE'
  /** Approve and reject orders of other users. */
  | 'ORDERS_APPROVE'
  /** Place and cancel orders, accept or reject swaps and send outlet inquiries. */
  | 'ORDERS_CREATE'
  /** List and export orders, order items, payments, invoices and the credit ledger. */
  | 'ORDERS_LISTS'
  /** Read orders with their payments, invoices and swaps. */
  | 'ORDERS_READ'
  /** List outlets and product listings. */
  | 'OUTLETS_LISTS'
  /** Read outlets, their locations and product listings. */
  | 'OUTLETS_READ'
  /** List disclaimers. */
  | 'OUTLET_DISCLAIMERS_LISTS'
  /** Read products and list product listings. */
  | 'PRODUCTS_READ'
  /** Create profiles. */
  | 'PROFILES_CREATE'
  /** List profiles, their outlet lists and opportunities. */
  | 'PROFILES_LISTS'
  /** Update profiles, their outlet lists and opportunities. */
  | 'PROFILES_UPDATE'
  /** Read the outlets, products, placements and payouts of a publisher team. */
  | 'PUBLISHING_READ'
  /** Offer outlets and products, and accept, decline and deliver placements of a publisher team. */
  | 'PUBLISHING_UPDATE'
  /** List tags. */
  | 'TAGS_LISTS'
  /** Read the team, its members, agreements and emails. */
  | 'TEAMS_READ'
  /** Update the team and accept agreements. */
  | 'TEAMS_UPDATE'
  /** Manage the tokens, members and invitations of the team. */
  | 'TOKENS_MANAGE'
  /** Create webhook endpoints. */
  | 'WEBHOOKS_CREATE'
  /** Delete webhook endpoints. */
  | 'WEBHOOKS_DELETE'
  /** List webhook endpoints. */
  | 'WEBHOOKS_LISTS'
  /** Read webhook endpoints and their deliveries. */
  | 'WEBHOOKS_READ'
  /** Update and test webhook endpoints, rotate secrets and replay events. */
  | 'WEBHOOKS_UPDATE'
  /** Read the articles that the user writes. */
  | 'WRITING_READ'
  /** Submit drafts, request information and comment on the articles that the user writes. */
  | 'WRITING_UPDATE';

/** Column of SearchSynonym records that can be compared. */
export type SearchSynonymColumn =
  | 'CREATED_AT'
  | 'UPDATED_AT';

/** Comparison between columns of SearchSynonym records. Operators are combined with AND. */
export type SearchSynonymComparison = {
  eq?: SearchSynonymColumn | null | undefined;
  field: SearchSynonymColumn;
  gt?: SearchSynonymColumn | null | undefined;
  gte?: SearchSynonymColumn | null | undefined;
  lt?: SearchSynonymColumn | null | undefined;
  lte?: SearchSynonymColumn | null | undefined;
  ne?: SearchSynonymColumn | null | undefined;
};

/** Sort order of SearchSynonym records. Ties are sorted by ID. */
export type SearchSynonymOrder = {
  direction: OrderDirection;
  field: SearchSynonymOrderField;
};

/** Sort fields of SearchSynonym records. */
export type SearchSynonymOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** First term, then the following terms. */
  | 'TERMS'
  /** Time of the last update. */
  | 'UPDATED_AT';

/** Conditions on SearchSynonym records, combined with AND. */
export type SearchSynonymWhere = {
  AND?: Array<SearchSynonymWhere> | null | undefined;
  NOT?: Array<SearchSynonymWhere> | null | undefined;
  OR?: Array<SearchSynonymWhere> | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<SearchSynonymComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  /** Searches for words in the terms, ignoring case. */
  search?: string | null | undefined;
  terms?: StringListFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Input for `sendPayout`. */
export type SendPayoutInput = {
  /** ID of the payout. */
  id: string;
};

/** Authentication method of a caller. */
export type SessionSource =
  /** Token of a team. */
  | 'API_TOKEN'
  /** Access token of an OAuth client. */
  | 'OAUTH_GRANT'
  /** Token of an operator. */
  | 'OPERATOR_TOKEN';

/** Input for `setArticleFiles`. */
export type SetArticleFilesInput = {
  /** ID of the article. */
  articleId: string;
  /** IDs of the team's files, in display order. Replaces the existing list. Maximum 100. */
  fileIds: Array<string>;
};

/** Input for `setArticleStatus`. */
export type SetArticleStatusInput = {
  /** ID of the article. */
  articleId: string;
  /** URL of the published article (http or https). Allowed only with the status `published`, and required for it if the article has no URL yet. */
  liveUrl?: string | null | undefined;
  /** Reason for the change, visible to the team, 1 to 2,000 characters. */
  notes?: string | null | undefined;
  /** Prefix of the new status: pending-content-brief, brief-ready-for-review, brief-update-requested, pending-draft, draft-ready-for-review, draft-update-requested, request-revision, pending-publishing, published, needs-info, action-required, rejected. */
  status: string;
};

/** Input for `setCartLine`. A line is identified by its product and, for an add-on, the line that it belongs to. */
export type SetCartLineInput = {
  /** For an add-on: ID of the line item of an earlier order that it belongs to. */
  linkedOrderLineItemId?: string | null | undefined;
  /** For an add-on: ID of the product in the same cart that it belongs to. */
  linkedProductId?: string | null | undefined;
  /** ID of the product. */
  productId: string;
  /** ID of the profile. */
  profileId: string;
  /** Number of units, 1 to 100. 0 removes the line and the add-ons that belong to it. */
  quantity: number;
};

/** Input for `setCommission`. */
export type SetCommissionInput = {
  /** Commission in US dollars, 0 to the sale price. Null or omitted removes the commission. */
  amount?: number | null | undefined;
  /** ID of the order item. The order must be paid. */
  orderItemId: string;
  /** ID of the user who referred the buyer. */
  referrerId?: string | null | undefined;
  /** ID of the team that referred the buyer. Must not be the team that ordered. */
  referrerTeamId?: string | null | undefined;
};

/** Input for `settleOrderItem`. */
export type SettleOrderItemInput = {
  /** Settlement time. Must not be in the future. Defaults to now. */
  date?: string | null | undefined;
  /** ID of the order item. The order must be paid. */
  orderItemId: string;
  /** Part to settle. */
  settlement: Settlement;
};

/** Part of an order item that can be settled. Settlements are final. */
export type Settlement =
  /** Closes the accounts. The order item can no longer be changed. */
  | 'ACCOUNTING'
  /** Marks a pending commission as paid. */
  | 'COMMISSION'
  /** Marks the publisher as paid. */
  | 'PUBLISHER'
  /** Marks the reseller as paid. */
  | 'RESELLER';

/** Method by which a user signed in to the console. */
export type SignInMethod =
  /** By a link in an email. */
  | 'EMAIL_LINK'
  /** With a passkey. */
  | 'PASSKEY'
  /** By single sign-on. */
  | 'SSO'
  /** With a token. */
  | 'TOKEN';

/** Conditions on SignInMethod values, combined with AND. */
export type SignInMethodFilter = {
  eq?: SignInMethod | null | undefined;
  in?: Array<SignInMethod> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: SignInMethod | null | undefined;
  notIn?: Array<SignInMethod> | null | undefined;
};

/** Input for `startComplianceCheck`. */
export type StartComplianceCheckInput = {
  /** ID of the check. */
  complianceCheckId: string;
};

/** Conditions on a string, combined with AND. */
export type StringFilter = {
  /** Contains this substring, ignoring case. */
  contains?: string | null | undefined;
  /** Equals this string. */
  eq?: string | null | undefined;
  /** Equals one of these strings. */
  in?: Array<string> | null | undefined;
  /** `true` matches records without a value, `false` records with a value. */
  isNull?: boolean | null | undefined;
  /** Does not equal this string. */
  ne?: string | null | undefined;
  /** Equals none of these strings. */
  notIn?: Array<string> | null | undefined;
  /** Starts with this prefix, ignoring case. */
  startsWith?: string | null | undefined;
};

/** Conditions on a list of strings, combined with AND. */
export type StringListFilter = {
  /** Contains this string. */
  has?: string | null | undefined;
  /** Contains all of these. */
  hasEvery?: Array<string> | null | undefined;
  /** Contains at least one of these. */
  hasSome?: Array<string> | null | undefined;
  /** `true` matches empty lists, `false` lists with at least one item. */
  isEmpty?: boolean | null | undefined;
};

/** Input for `submitDraft`. */
export type SubmitDraftInput = {
  /** ID of the article. */
  articleId: string;
  /** URL of the shared document with the draft (http or https). Anyone with the link should be able to edit it. Unchanged if omitted. */
  draftSharedDocUrl?: string | null | undefined;
};

/** Input for `submitOutlet`. */
export type SubmitOutletInput = {
  /** ID of the outlet. */
  id: string;
};

/** Condition on the number of related Swap records. */
export type SwapAggregateCondition = {
  count: CountFilter;
  where?: SwapWhere | null | undefined;
};

/** Column of Swap records that can be compared. */
export type SwapColumn =
  | 'COMPLETED_AT'
  | 'CREATED_AT'
  | 'PRICE_DIFFERENCE'
  | 'TOTAL'
  | 'UPDATED_AT';

/** Comparison between columns of Swap records. Operators are combined with AND. */
export type SwapComparison = {
  eq?: SwapColumn | null | undefined;
  field: SwapColumn;
  gt?: SwapColumn | null | undefined;
  gte?: SwapColumn | null | undefined;
  lt?: SwapColumn | null | undefined;
  lte?: SwapColumn | null | undefined;
  ne?: SwapColumn | null | undefined;
};

/** Sort order of Swap records. Ties are sorted by ID. */
export type SwapOrder = {
  direction: OrderDirection;
  field: SwapOrderField;
};

/** Sort fields of Swap records. */
export type SwapOrderField =
  /** Time of the proposal. */
  | 'CREATED_AT'
  /** Time of the last update. */
  | 'UPDATED_AT';

/** Conditions on the related Swap records, combined with AND. */
export type SwapRelationFilter = {
  aggregate?: SwapAggregateCondition | null | undefined;
  every?: SwapWhere | null | undefined;
  none?: SwapWhere | null | undefined;
  some?: SwapWhere | null | undefined;
};

/** Status of a swap. */
export type SwapStatus =
  /** Cancelled or declined; the order item is unchanged. Final. */
  | 'CANCELLED'
  /** Completed; the order item has the new product. Final. */
  | 'COMPLETED'
  /** Waiting for the team to pay, or to accept if nothing is due. */
  | 'PENDING_CLIENT';

/** Conditions on SwapStatus values, combined with AND. */
export type SwapStatusFilter = {
  eq?: SwapStatus | null | undefined;
  in?: Array<SwapStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: SwapStatus | null | undefined;
  notIn?: Array<SwapStatus> | null | undefined;
};

/** Conditions on Swap records, combined with AND. */
export type SwapWhere = {
  AND?: Array<SwapWhere> | null | undefined;
  NOT?: Array<SwapWhere> | null | undefined;
  OR?: Array<SwapWhere> | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<SwapComparison> | null | undefined;
  completedAt?: DateTimeFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  fromProduct?: ProductWhere | null | undefined;
  fromProductId?: UuidFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  invoices?: InvoiceRelationFilter | null | undefined;
  order?: OrderWhere | null | undefined;
  orderId?: UuidFilter | null | undefined;
  orderItem?: OrderItemWhere | null | undefined;
  orderItemId?: UuidFilter | null | undefined;
  priceDifference?: MoneyFilter | null | undefined;
  referenceNumber?: StringFilter | null | undefined;
  status?: SwapStatusFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  toProduct?: ProductWhere | null | undefined;
  toProductId?: UuidFilter | null | undefined;
  total?: MoneyFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Category of a tag. */
export type TagCategory =
  /** Audience that an outlet reaches. */
  | 'AUDIENCE'
  /** Company size of the readers' employers. */
  | 'COMPANY_SIZE'
  /** Place that an outlet covers. */
  | 'LOCATION'
  /** Job role of the readers. */
  | 'ROLE'
  /** Topic that an outlet covers, or industry. */
  | 'TOPIC';

/** Conditions on TagCategory values, combined with AND. */
export type TagCategoryFilter = {
  eq?: TagCategory | null | undefined;
  in?: Array<TagCategory> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: TagCategory | null | undefined;
  notIn?: Array<TagCategory> | null | undefined;
};

/** Sort order of Tag records. Ties are sorted by ID. */
export type TagOrder = {
  direction: OrderDirection;
  field: TagOrderField;
};

/** Sort fields of Tag records. */
export type TagOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Name. */
  | 'NAME';

/** Conditions on Tag records, combined with AND. */
export type TagWhere = {
  AND?: Array<TagWhere> | null | undefined;
  NOT?: Array<TagWhere> | null | undefined;
  OR?: Array<TagWhere> | null | undefined;
  category?: TagCategoryFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
};

/** Column of TeamInvitation records that can be compared. */
export type TeamInvitationColumn =
  | 'ACCEPTED_AT'
  | 'CREATED_AT'
  | 'EXPIRES_AT'
  | 'WITHDRAWN_AT';

/** Comparison between columns of TeamInvitation records. Operators are combined with AND. */
export type TeamInvitationComparison = {
  eq?: TeamInvitationColumn | null | undefined;
  field: TeamInvitationColumn;
  gt?: TeamInvitationColumn | null | undefined;
  gte?: TeamInvitationColumn | null | undefined;
  lt?: TeamInvitationColumn | null | undefined;
  lte?: TeamInvitationColumn | null | undefined;
  ne?: TeamInvitationColumn | null | undefined;
};

/** Sort order of TeamInvitation records. Ties are sorted by ID. */
export type TeamInvitationOrder = {
  direction: OrderDirection;
  field: TeamInvitationOrderField;
};

/** Sort fields of TeamInvitation records. */
export type TeamInvitationOrderField =
  /** Creation time. */
  | 'CREATED_AT';

/** Status of an invitation. */
export type TeamInvitationStatus =
  /** The invitee has joined the team. */
  | 'ACCEPTED'
  /** Expired. Can be sent again. */
  | 'EXPIRED'
  /** Can be accepted. */
  | 'PENDING'
  /** Withdrawn by the team or an operator. */
  | 'WITHDRAWN';

/** Conditions on TeamInvitation records, combined with AND. */
export type TeamInvitationWhere = {
  AND?: Array<TeamInvitationWhere> | null | undefined;
  NOT?: Array<TeamInvitationWhere> | null | undefined;
  OR?: Array<TeamInvitationWhere> | null | undefined;
  acceptedAt?: DateTimeFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<TeamInvitationComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  email?: StringFilter | null | undefined;
  expiresAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  invitedById?: UuidFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  withdrawnAt?: DateTimeFilter | null | undefined;
};

/** Side of the marketplace that a team acts on. It never changes. */
export type TeamKind =
  /** Orders placements. */
  | 'BUYER'
  /** Offers placements in its outlets. */
  | 'PUBLISHER'
  /** Writes drafts. `inviteWriter` creates one if none exists. */
  | 'WRITER';

/** Conditions on TeamKind values, combined with AND. */
export type TeamKindFilter = {
  eq?: TeamKind | null | undefined;
  in?: Array<TeamKind> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: TeamKind | null | undefined;
  notIn?: Array<TeamKind> | null | undefined;
};

/** Sort order of TeamMember records. Ties are sorted by ID. */
export type TeamMemberOrder = {
  direction: OrderDirection;
  field: TeamMemberOrderField;
};

/** Sort fields of TeamMember records. */
export type TeamMemberOrderField =
  /** Creation time. */
  | 'CREATED_AT';

/** Conditions on TeamMember records, combined with AND. */
export type TeamMemberWhere = {
  AND?: Array<TeamMemberWhere> | null | undefined;
  NOT?: Array<TeamMemberWhere> | null | undefined;
  OR?: Array<TeamMemberWhere> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  role?: MemberRoleFilter | null | undefined;
  /** Searches for words in the names of the user and the team, and for operators in the email address, ignoring case. */
  search?: string | null | undefined;
  teamId?: UuidFilter | null | undefined;
  user?: UserWhere | null | undefined;
  userId?: UuidFilter | null | undefined;
};

/** Sort order of Team records. Ties are sorted by ID. */
export type TeamOrder = {
  direction: OrderDirection;
  field: TeamOrderField;
};

/** Sort fields of Team records. */
export type TeamOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Name. */
  | 'NAME';

/** Conditions on Team records, combined with AND. */
export type TeamWhere = {
  AND?: Array<TeamWhere> | null | undefined;
  NOT?: Array<TeamWhere> | null | undefined;
  OR?: Array<TeamWhere> | null | undefined;
  agreementAcceptances?: AgreementAcceptanceRelationFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  isTest?: BooleanFilter | null | undefined;
  kind?: TeamKindFilter | null | undefined;
  name?: StringFilter | null | undefined;
  orders?: OrderRelationFilter | null | undefined;
  proPricingEnabled?: BooleanFilter | null | undefined;
  referralCode?: StringFilter | null | undefined;
  slug?: StringFilter | null | undefined;
};

/** Input for `testWebhookEndpoint`. */
export type TestWebhookEndpointInput = {
  /** Topic whose example is sent. The IDs in examples are not those of records. Defaults to `webhook.test`. */
  topic?: EventTopic | null | undefined;
  /** ID of the endpoint. */
  webhookEndpointId: string;
};

/** Access level of a token. */
export type TokenType =
  /** Exactly the scopes of the token. */
  | 'CUSTOM'
  /** All scopes of the user's role. */
  | 'FULL_ACCESS'
  /** Read scopes only. */
  | 'READ_ONLY';

/** Conditions on TokenType values, combined with AND. */
export type TokenTypeFilter = {
  eq?: TokenType | null | undefined;
  in?: Array<TokenType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: TokenType | null | undefined;
  notIn?: Array<TokenType> | null | undefined;
};

/** Conditions on an ID, combined with AND. */
export type UuidFilter = {
  /** Equals this ID. */
  eq?: string | null | undefined;
  /** Equals one of these IDs. */
  in?: Array<string> | null | undefined;
  /** `true` matches records without a value, `false` records with a value. */
  isNull?: boolean | null | undefined;
  /** Does not equal this ID. */
  ne?: string | null | undefined;
  /** Equals none of these IDs. */
  notIn?: Array<string> | null | undefined;
};

/** Conditions on a list of IDs, combined with AND. */
export type UuidListFilter = {
  /** Contains this ID. */
  has?: string | null | undefined;
  /** Contains all of these. */
  hasEvery?: Array<string> | null | undefined;
  /** Contains at least one of these. */
  hasSome?: Array<string> | null | undefined;
};

/** Input for `unblockUser`. */
export type UnblockUserInput = {
  /** ID of the user. */
  userId: string;
};

/** Input for `undoPlacementDelivery`. */
export type UndoPlacementDeliveryInput = {
  /** ID of a placement of an add-on. */
  id: string;
  /** Reason, 1 to 2,000 characters, for the audit log. */
  reason: string;
};

/** Input for `unmarkOrderPaid`. */
export type UnmarkOrderPaidInput = {
  /** ID of the order. */
  orderId: string;
  /** Reason for the reversal, up to 1,000 characters. */
  reason?: string | null | undefined;
};

/** Input for `updateAgreementTemplate`. Omitted fields are unchanged. */
export type UpdateAgreementTemplateInput = {
  /** Label of the checkbox that the signer ticks. */
  acceptanceLabel?: string | null | undefined;
  /** ID of the version. */
  agreementTemplateId: string;
  /** Whether a team must accept the version in force before it can order. CLIENT agreements only. */
  blocksCheckout?: boolean | null | undefined;
  /** Agreement text in Markdown, up to 200,000 characters. Paragraphs and table cells must fit on a page. */
  contentMarkdown?: string | null | undefined;
  /** Display name. */
  name?: string | null | undefined;
  /** Whether the signer must confirm the authority to sign. */
  requiresAuthorityConfirmation?: boolean | null | undefined;
  /** Whether only the account owner can accept the agreement. */
  requiresTeamOwner?: boolean | null | undefined;
  /** Parties that the agreement binds. */
  scope?: AgreementScope | null | undefined;
  /** Title of the agreement. */
  title?: string | null | undefined;
};

/** Input for `updateArticle`. Omitted fields are unchanged. The status cannot be changed. */
export type UpdateArticleInput = {
  /** ID of the article. */
  articleId: string;
  /** URL of the shared document with the brief (http or https), or null. */
  briefSharedDocUrl?: string | null | undefined;
  /** URL of the shared document with the draft (http or https), or null. Anyone with the link should be able to edit it. Operators only. */
  draftSharedDocUrl?: string | null | undefined;
  /** Expected publication date, or null. Operators only. */
  expectedCompletionDate?: string | null | undefined;
  /** URL of the published article (http or https), or null unless the article is published. Operators only. */
  liveUrl?: string | null | undefined;
  /** Texts by key: at most 50 keys of up to 40 characters, and values of up to 500. Merged with the existing keys: an empty value removes its key, and null removes all keys. */
  metadata?: unknown;
  /** Name of the article, 1 to 255 characters on one line. */
  name?: string | null | undefined;
  /** ID of the support agent, or null. The user must have the role Support agent or Operator. Operators only. */
  supportAgentId?: string | null | undefined;
  /** ID of the writer, or null. The user must have the role Writer. Operators only. */
  writerId?: string | null | undefined;
};

/** Input for `updateCampaign`. Omitted fields are unchanged. */
export type UpdateCampaignInput = {
  /** ID of the campaign. */
  campaignId: string;
  /** Description of the campaign, up to 10,000 characters, or null. */
  description?: string | null | undefined;
  /** Key of an uploaded file with additional information, or null. The file must belong to the team. */
  fileKey?: string | null | undefined;
  /** Keywords for search engines, up to 10,000 characters, or null. */
  keywords?: string | null | undefined;
  /** Texts by key: at most 50 keys of up to 40 characters, and values of up to 500. Merged with the existing keys: an empty value removes its key, and null removes all keys. */
  metadata?: unknown;
  /** Name of the campaign, 1 to 255 characters on one line. */
  name?: string | null | undefined;
  /** Objectives of the campaign, 1 to 10,000 characters. */
  objectives?: string | null | undefined;
  /** Target audience of the articles, up to 10,000 characters, or null. */
  targetAudience?: string | null | undefined;
  /** Tone of the articles, up to 10,000 characters, or null. */
  tone?: string | null | undefined;
  /** Writing samples, or their URLs, up to 10,000 characters, or null. */
  writingSamples?: string | null | undefined;
};

/** Input for `updateComment`. Omitted fields are unchanged. */
export type UpdateCommentInput = {
  /** ID of the article. If given, the comment must belong to it. */
  articleId?: string | null | undefined;
  /** Text of the comment, 1 to 10,000 characters. Surrounding whitespace is not counted. */
  content: string;
  /** Reference of the comment. */
  reference: string;
};

/** Input for `updateOpportunity`. Omitted fields are unchanged. */
export type UpdateOpportunityInput = {
  /** Audience of the placement, 1 to 10,000 characters. */
  audience?: string | null | undefined;
  /** Tags of the audience. Maximum 100, each with 1 to 255 characters. */
  audienceTags?: Array<string> | null | undefined;
  /** ID of the campaign that the placement would belong to. */
  campaignId?: string | null | undefined;
  /** Category of the opportunity, 1 to 10,000 characters. */
  category?: string | null | undefined;
  /** Channel of the placement, 1 to 10,000 characters. */
  channel?: string | null | undefined;
  /** Description of the opportunity, 1 to 10,000 characters. */
  description?: string | null | undefined;
  /** Estimated number of people reached. */
  estimatedReach?: number | null | undefined;
  /** Expiry time, in the future. The opportunity does not expire if omitted. */
  expiresAt?: string | null | undefined;
  /** Format of the placement, 1 to 10,000 characters. */
  format?: string | null | undefined;
  /** ID of the opportunity. */
  opportunityId: string;
  /** Estimated price in US dollars. */
  price?: number | null | undefined;
  /** ID of the suggested product. */
  productId?: string | null | undefined;
  /** Purpose of the placement, 1 to 10,000 characters. */
  purpose?: string | null | undefined;
  /** Reason why the placement suits the profile, 1 to 10,000 characters. */
  relevanceReason?: string | null | undefined;
  /** Relevance score. Higher is better. */
  score?: number | null | undefined;
  /** Title of the opportunity, 1 to 10,000 characters. */
  title?: string | null | undefined;
  /** Type of the opportunity, 1 to 10,000 characters. */
  type?: string | null | undefined;
};

/** Input for `updateOrderItem`. Omitted fields are unchanged. */
export type UpdateOrderItemInput = {
  /** ID of the order item. The order must be paid. */
  orderItemId: string;
  /** Whether a refund is due. */
  refundRequired?: boolean | null | undefined;
  /** Amount of the publisher's invoice, in US dollars, 0 to 100,000,000. */
  vendorCost?: number | null | undefined;
  /** Date of the publisher's invoice. */
  vendorInvoiceDate?: string | null | undefined;
  /** Number of the publisher's invoice, up to 255 characters. */
  vendorInvoiceId?: string | null | undefined;
  /** URL of the publisher's invoice (http or https). */
  vendorInvoiceUrl?: string | null | undefined;
  /** Payment time of the publisher's invoice. Must not be in the future. */
  vendorPaidDate?: string | null | undefined;
};

/** Input for `updateOutletChannel`. Omitted fields are unchanged. */
export type UpdateOutletChannelInput = {
  /** Account name. */
  channelHandle?: string | null | undefined;
  /** Type of the channel. */
  channelType?: ChannelType | null | undefined;
  /** URL of the channel. */
  channelUrl?: string | null | undefined;
  /** ID of the disclaimer on paid placements. */
  disclaimerId?: string | null | undefined;
  /** Number of dofollow links that a placement may have. */
  doFollowLinksAllowed?: string | null | undefined;
  /** Domain authority, 0 to 100. */
  domainAuthority?: number | null | undefined;
  /** Domain ranking, 0 to 100. */
  domainRanking?: number | null | undefined;
  /** Whether links are dofollow. */
  isDoFollow?: boolean | null | undefined;
  /** ID of the channel. */
  outletChannelId: string;
  /** Placement type. */
  placementType?: PlacementType | null | undefined;
  /** Position among the outlet's channels, starting at 0. */
  position?: number | null | undefined;
  /** URLs of additional accounts. */
  socialLinks?: Array<string> | null | undefined;
};

/** Input for `updateOutlet`. Omitted fields are unchanged. */
export type UpdateOutletInput = {
  /** ID of the category. */
  categoryId?: string | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** Full name of the country, or Global. Global outlets have neither state nor city. */
  country?: string | null | undefined;
  /** Description of the publication. */
  description?: string | null | undefined;
  /** Whether search engines index placements. */
  isIndexed?: boolean | null | undefined;
  /** URL of the logo. */
  logo?: string | null | undefined;
  /** Maximum number of placements that can be ordered per calendar month (UTC), without add-ons. Null if unlimited. 0 to 100,000. */
  monthlyLimit?: number | null | undefined;
  /** Name of the publication, 1 to 255 characters. */
  name?: string | null | undefined;
  /** ID of the outlet. */
  outletId: string;
  /** ID of the publisher team that offers the outlet. Products with a price keep it until an operator replaces it. */
  publisherId?: string | null | undefined;
  /** Full name of the state or region. */
  state?: string | null | undefined;
  /** Status of the outlet. Defaults to DRAFT. */
  status?: OutletStatus | null | undefined;
  /** IDs of the tags. Maximum 100. Replaces the existing tags. */
  tagIds?: Array<string> | null | undefined;
  /** URL of the website. */
  websiteUrl?: string | null | undefined;
};

/** Settings to update. Omitted settings are unchanged. */
export type UpdateOutletListSharingInput = {
  /** Whether holders of the share token can read the list. */
  isShared?: boolean | null | undefined;
  /** ID of the list. */
  outletListId: string;
  /** Whether the public page shows standard prices. */
  showsPrices?: boolean | null | undefined;
};

/** Input for `updatePayoutAccount`. Omitted fields are unchanged. */
export type UpdatePayoutAccountInput = {
  /** Holder of the bank account, up to 140 characters. Required with an IBAN. */
  accountHolder?: string | null | undefined;
  /** Postal address on statements, up to 1,000 characters. May have several lines. */
  address?: string | null | undefined;
  /** BIC of the bank, 8 or 11 characters. Most banks do not require it. */
  bic?: string | null | undefined;
  /** IBAN of the bank account, with or without spaces. */
  iban?: string | null | undefined;
  /** Tax number on statements, up to 100 characters. */
  taxNumber?: string | null | undefined;
  /** ID of the publisher team. Required for operators; defaults to the token's team. */
  teamId?: string | null | undefined;
};

/** Input for `updateProduct`. Omitted fields are unchanged. */
export type UpdateProductInput = {
  /** Whether the product can be ordered. Defaults to true. */
  active?: boolean | null | undefined;
  /** IDs of the outlet's channels that the product includes, starting with the listing's channel. Maximum 100. Replaces the existing channels. */
  channelIds?: Array<string> | null | undefined;
  /** Description of the placement. */
  description?: string | null | undefined;
  /** URLs of earlier placements. */
  exampleLinks?: Array<string> | null | undefined;
  /** URL of a screenshot of an earlier placement. */
  exampleScreenshot?: string | null | undefined;
  /** URL of an image. */
  image?: string | null | undefined;
  /** Cost of the placement to the marketplace, in US dollars. */
  internalCost?: number | null | undefined;
  /** Whether the marketplace features the product. */
  isFeatured?: boolean | null | undefined;
  /** URL of the logo. */
  logo?: string | null | undefined;
  /** Maximum number of days until publication. */
  maxDeliveryDays?: number | null | undefined;
  /** Minimum number of days until publication. */
  minDeliveryDays?: number | null | undefined;
  /** Maximum number of units that can be ordered per calendar month (UTC). Null if unlimited. 0 to 100,000. */
  monthlyLimit?: number | null | undefined;
  /** Name of the product, 1 to 255 characters. */
  name?: string | null | undefined;
  /** Share of the publisher for each unit, in US dollars. */
  payout?: number | null | undefined;
  /** Prices, one per tier. Replaces the existing prices. For a publisher's product, they replace the price that follows from the payout; an empty list restores it. */
  prices?: Array<PriceInput> | null | undefined;
  /** ID of the product. */
  productId: string;
  /** Content requirements of the outlet. */
  requirements?: string | null | undefined;
  /** Price for resellers, in US dollars. */
  resellerPrice?: number | null | undefined;
  /** Product type. */
  type?: ProductKind | null | undefined;
};

/** Input for `updateProfile`. Omitted fields are unchanged. Fields cannot be null unless noted. */
export type UpdateProfileInput = {
  /** ID of the tone and voice in the external system, or null. */
  brandToneAndVoiceId?: string | null | undefined;
  /** URL of a shared Google Drive folder (http or https), or null. */
  googleDriveLink?: string | null | undefined;
  /** Topics: UUIDs of TOPIC tags, or custom names. */
  industry?: Array<string> | null | undefined;
  /** Key achievements. */
  keyAchievements?: Array<string> | null | undefined;
  /** Registered company name, 1 to 255 characters on one line, or null. */
  legalCompanyName?: string | null | undefined;
  /** Location of the company or brand, 1 to 255 characters on one line, or null. */
  location?: string | null | undefined;
  /** Logo URL (http or https), or null. */
  logo?: string | null | undefined;
  /** Texts by key: at most 50 keys of up to 40 characters, and values of up to 500. Merged with the existing keys: an empty value removes its key, and null removes all keys. */
  metadata?: unknown;
  /** Budget per calendar month (UTC) in US dollars, or null. Also requires the scope `orders.approve`. OAuth applications cannot set it. */
  monthlyBudget?: number | null | undefined;
  /** Name of the company or brand, 1 to 255 characters on one line. */
  name?: string | null | undefined;
  /** Short description of the company or brand. */
  overview?: string | null | undefined;
  /** Goals of placements, such as BRAND_AWARENESS. Maximum 100. */
  primaryGoals?: Array<string> | null | undefined;
  /** Products and services. */
  productsAndServices?: string | null | undefined;
  /** ID of the profile. */
  profileId: string;
  /** Target audiences: UUIDs of AUDIENCE tags, or custom names. */
  targetAudience?: Array<string> | null | undefined;
  /** Kind of entity that the profile represents. Defaults to COMPANY. */
  type?: ProfileType | null | undefined;
  /** Unique value propositions. */
  uniqueValuePropositions?: Array<string> | null | undefined;
  /** Website URL (http or https), or an empty string. */
  websiteUrl?: string | null | undefined;
  /** Writing samples that show the tone of voice, up to 20,000 characters, or null. */
  writingSamples?: string | null | undefined;
};

/** Input for `updatePublisherOutlet`. Omitted fields are unchanged. */
export type UpdatePublisherOutletInput = {
  /** ID of the category. */
  categoryId?: string | null | undefined;
  /** City. */
  city?: string | null | undefined;
  /** Full name of the country, or Global. Global outlets have neither state nor city. */
  country?: string | null | undefined;
  /** Description of the publication. */
  description?: string | null | undefined;
  /** Whether search engines index placements. */
  isIndexed?: boolean | null | undefined;
  /** Takes an ACTIVE outlet off sale (INACTIVE) if true, puts it back if false. A publisher cannot resume an outlet that an operator has set to INACTIVE. */
  isPaused?: boolean | null | undefined;
  /** URL of the logo. */
  logo?: string | null | undefined;
  /** Maximum number of placements that can be ordered per calendar month (UTC), without add-ons. Null if unlimited. 0 to 100,000. */
  monthlyLimit?: number | null | undefined;
  /** Name of the publication, 1 to 255 characters. */
  name?: string | null | undefined;
  /** ID of the outlet of a publisher team. */
  outletId: string;
  /** Full name of the state or region. */
  state?: string | null | undefined;
  /** IDs of the tags. Maximum 100. Replaces the existing tags. */
  tagIds?: Array<string> | null | undefined;
  /** URL of the website. */
  websiteUrl?: string | null | undefined;
};

/** Input for `updatePublisherProduct`. Omitted fields are unchanged. */
export type UpdatePublisherProductInput = {
  /** Whether the product can be ordered. Defaults to true. */
  active?: boolean | null | undefined;
  /** IDs of the outlet's channels that the product includes, starting with the listing's channel. Maximum 100. Replaces the existing channels. */
  channelIds?: Array<string> | null | undefined;
  /** Currency of the payout. Only USD, which is the default. */
  currency?: string | null | undefined;
  /** Description of the placement. */
  description?: string | null | undefined;
  /** URLs of earlier placements. */
  exampleLinks?: Array<string> | null | undefined;
  /** URL of a screenshot of an earlier placement. */
  exampleScreenshot?: string | null | undefined;
  /** URL of an image. */
  image?: string | null | undefined;
  /** URL of the logo. */
  logo?: string | null | undefined;
  /** Maximum number of days until publication, not less than the minimum. Defaults to 14, or to a greater minimum. */
  maxDeliveryDays?: number | null | undefined;
  /** Minimum number of days until publication. Defaults to 1, or to a smaller maximum. */
  minDeliveryDays?: number | null | undefined;
  /** Maximum number of units that can be ordered per calendar month (UTC). Null if unlimited. 0 to 100,000. */
  monthlyLimit?: number | null | undefined;
  /** Name of the product, 1 to 255 characters. */
  name?: string | null | undefined;
  /** Share of the publisher for each unit, in US dollars. */
  payout?: number | null | undefined;
  /** ID of the product of a publisher team. */
  productId: string;
  /** Content requirements of the outlet. */
  requirements?: string | null | undefined;
};

/** Input for `updateSearchSynonym`. Omitted fields are unchanged. */
export type UpdateSearchSynonymInput = {
  /** ID of the synonym group. */
  searchSynonymId: string;
  /** Words or phrases, 2 to 20, each with 1 to 60 characters and at most 4 words. Stored in lower case, with single spaces and without duplicates. A term can belong to only one group. */
  terms?: Array<string> | null | undefined;
};

/** Input for `updateTag`. Omitted fields are unchanged. */
export type UpdateTagInput = {
  /** Category of the tag. */
  category?: TagCategory | null | undefined;
  /** Name of the tag. Unique within the category. */
  name?: string | null | undefined;
  /** ID of the tag. */
  tagId: string;
};

/** Input for `updateTeam`. Omitted fields are unchanged. */
export type UpdateTeamInput = {
  /** Amount in US dollars above which orders need approval: subtotal less discount. Null for no amount. Buyer teams only. The account owner and operators only. Also requires the scope `orders.approve`. */
  approvalRequiredAbove?: number | null | undefined;
  /** Callers whose orders of any amount need approval. Replaces the existing list. Buyer teams only. The account owner and operators only. Also requires the scope `orders.approve`. A caller to whom a condition applies cannot change it. */
  approvalRequiredFor?: Array<ApprovalCondition> | null | undefined;
  /** Email address for invoices, or null. */
  billingEmail?: string | null | undefined;
  /** Commission on the payouts of a publisher, in percent, 0 to 1,000, rounded to four decimals. Changes the prices of its products, except those set by an operator. Null applies the server's configuration. Operators only. */
  commissionPercent?: number | null | undefined;
  /** Contact email address, or null. */
  contactEmail?: string | null | undefined;
  /** Maximum discount on a subtotal, in percent, 0 to 100. Null applies the server's configuration. Operators only. */
  discountLimitPercent?: number | null | undefined;
  /** ID of the team. */
  id: string;
  /** Team name, 1 to 255 characters on one line. Also changes the slug. */
  name?: string | null | undefined;
  /** Whether the team sees prices of all tiers. Operators only. */
  proPricingEnabled?: boolean | null | undefined;
  /** Domains of email addresses whose users join the team when they first sign in by single sign-on, such as `example.com`. Subdomains are not included. A domain belongs to one team. Maximum 20. Replaces the existing list. Operators only. */
  ssoDomains?: Array<string> | null | undefined;
  /** Whether console sessions of the team must be opened by single sign-on. The account owner and operators only. Also requires the scope `tokens.manage`, and a console session must have been opened by single sign-on. */
  ssoRequired?: boolean | null | undefined;
  /** Whether emails about the team are sent. Test teams only. */
  testEmailEnabled?: boolean | null | undefined;
};

/** Input for `updateTeamMember`. Omitted fields are unchanged. */
export type UpdateTeamMemberInput = {
  /** New role. OWNER is not allowed; use `changeTeamOwner`. */
  role: MemberRole;
  /** ID of the membership. */
  teamMemberId: string;
};

/** Input for `updateUser`. Omitted fields are unchanged. */
export type UpdateUserInput = {
  /** ID of the contact in the CRM, 1 to 255 characters, or null. */
  crmContactId?: string | null | undefined;
  /** Email address, unique ignoring case. */
  email?: string | null | undefined;
  /** Whether the user's ownership of the address is verified. Defaults to false if the address changes. */
  emailVerified?: boolean | null | undefined;
  /** First name, 1 to 255 characters on one line. */
  firstName?: string | null | undefined;
  /** Last name, up to 255 characters on one line. May be empty. */
  lastName?: string | null | undefined;
  /** Null removes the identifier at the OpenID provider. The next single sign-on with the address of the user stores it again. Other values are rejected. */
  ssoSubject?: string | null | undefined;
  /** IANA time zone, such as Europe/Berlin, or null. */
  timezone?: string | null | undefined;
  /** ID of the account type, or null. */
  userAccountTypeId?: string | null | undefined;
  /** ID of the user. */
  userId: string;
  /** ID of the role, or null. */
  userRoleId?: string | null | undefined;
};

/** Input for `updateWebhookEndpoint`. Omitted fields are unchanged. */
export type UpdateWebhookEndpointInput = {
  /** Description of the endpoint, up to 1,000 characters, or null. */
  description?: string | null | undefined;
  /** Whether events are delivered to the endpoint. False cancels pending deliveries; true clears the reason for which the endpoint was disabled. */
  enabled?: boolean | null | undefined;
  /** Profiles and campaigns whose events the endpoint gets. Null removes all filters. */
  filters?: WebhookFiltersInput | null | undefined;
  /** Topics to subscribe to, at least one. Patterns such as `order.*` and `*` cover several topics. The token needs a scope to read the records of each topic. */
  topics?: Array<WebhookTopic> | null | undefined;
  /** URL that receives events: `https://`, up to 2,048 characters. */
  url?: string | null | undefined;
  /** ID of the endpoint. */
  webhookEndpointId: string;
};

/** Input for `uploadFiles`. */
export type UploadFilesInput = {
  /** Files, 1 to 5. Maximum size 5 MB for jpg, jpeg, png and webp, and 25 MB for docx, pdf and txt. */
  files: Array<Blob>;
  /** ID of the folder. Null or omitted for the root. */
  folderId?: string | null | undefined;
  /** ID of the team. Required for operators; defaults to the token's team. */
  teamId?: string | null | undefined;
};

/** Column of UserAccount records that can be compared. */
export type UserAccountColumn =
  | 'BLOCKED_AT'
  | 'BLOCKED_UNTIL'
  | 'CREATED_AT'
  | 'EMAIL_VERIFIED_AT'
  | 'UPDATED_AT';

/** Comparison between columns of UserAccount records. Operators are combined with AND. */
export type UserAccountComparison = {
  eq?: UserAccountColumn | null | undefined;
  field: UserAccountColumn;
  gt?: UserAccountColumn | null | undefined;
  gte?: UserAccountColumn | null | undefined;
  lt?: UserAccountColumn | null | undefined;
  lte?: UserAccountColumn | null | undefined;
  ne?: UserAccountColumn | null | undefined;
};

/** Conditions on UserAccountType records, combined with AND. */
export type UserAccountTypeWhere = {
  AND?: Array<UserAccountTypeWhere> | null | undefined;
  NOT?: Array<UserAccountTypeWhere> | null | undefined;
  OR?: Array<UserAccountTypeWhere> | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
};

/** Conditions on UserAccount records, combined with AND. */
export type UserAccountWhere = {
  AND?: Array<UserAccountWhere> | null | undefined;
  NOT?: Array<UserAccountWhere> | null | undefined;
  OR?: Array<UserAccountWhere> | null | undefined;
  blockedAt?: DateTimeFilter | null | undefined;
  blockedUntil?: DateTimeFilter | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<UserAccountComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  crmContactId?: StringFilter | null | undefined;
  email?: StringFilter | null | undefined;
  emailVerifiedAt?: DateTimeFilter | null | undefined;
  firstName?: StringFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  lastName?: StringFilter | null | undefined;
  referralCode?: StringFilter | null | undefined;
  /** Searches for words in the name or the email address, ignoring case. */
  search?: string | null | undefined;
  timezone?: StringFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  /** Account type of the user. */
  userAccountType?: UserAccountTypeWhere | null | undefined;
  /** Role of the user. */
  userRole?: UserRoleWhere | null | undefined;
};

/** Sort order of User records. Ties are sorted by ID. */
export type UserOrder = {
  direction: OrderDirection;
  field: UserOrderField;
};

/** Sort fields of User records. */
export type UserOrderField =
  /** Start of the current or last block. */
  | 'BLOCKED_AT'
  /** Creation time. */
  | 'CREATED_AT'
  /** Email address. */
  | 'EMAIL'
  /** Last name. */
  | 'LAST_NAME';

/** Conditions on UserRole records, combined with AND. */
export type UserRoleWhere = {
  AND?: Array<UserRoleWhere> | null | undefined;
  NOT?: Array<UserRoleWhere> | null | undefined;
  OR?: Array<UserRoleWhere> | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
};

/** Conditions on User records, combined with AND. */
export type UserWhere = {
  AND?: Array<UserWhere> | null | undefined;
  NOT?: Array<UserWhere> | null | undefined;
  OR?: Array<UserWhere> | null | undefined;
  firstName?: StringFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  lastName?: StringFilter | null | undefined;
};

/** Input for `verifyOutletDomain`. */
export type VerifyOutletDomainInput = {
  /** ID of the outlet. */
  id: string;
};

/** Sort order of WebhookDelivery records. Ties are sorted by ID. */
export type WebhookDeliveryOrder = {
  direction: OrderDirection;
  field: WebhookDeliveryOrderField;
};

/** Sort fields of WebhookDelivery records. */
export type WebhookDeliveryOrderField =
  /** Creation time. */
  | 'CREATED_AT';

/** Status of a delivery. */
export type WebhookDeliveryStatus =
  /** Failed after the last attempt, or because the endpoint was disabled or deleted. */
  | 'FAILED'
  /** Waiting for the first or next attempt. */
  | 'PENDING'
  /** The endpoint responded with status 2xx. */
  | 'SUCCEEDED';

/** Conditions on WebhookDeliveryStatus values, combined with AND. */
export type WebhookDeliveryStatusFilter = {
  eq?: WebhookDeliveryStatus | null | undefined;
  in?: Array<WebhookDeliveryStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: WebhookDeliveryStatus | null | undefined;
  notIn?: Array<WebhookDeliveryStatus> | null | undefined;
};

/** Conditions on WebhookDelivery records, combined with AND. */
export type WebhookDeliveryWhere = {
  AND?: Array<WebhookDeliveryWhere> | null | undefined;
  NOT?: Array<WebhookDeliveryWhere> | null | undefined;
  OR?: Array<WebhookDeliveryWhere> | null | undefined;
  attemptCount?: IntFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  endpointId?: UuidFilter | null | undefined;
  event?: WebhookEventWhere | null | undefined;
  eventId?: UuidFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  /** Searches for words in the endpoint's URL and the event's topic and request ID, ignoring case. */
  search?: string | null | undefined;
  status?: WebhookDeliveryStatusFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
};

/** Column of WebhookEndpoint records that can be compared. */
export type WebhookEndpointColumn =
  | 'CREATED_AT'
  | 'FAILING_SINCE';

/** Comparison between columns of WebhookEndpoint records. Operators are combined with AND. */
export type WebhookEndpointComparison = {
  eq?: WebhookEndpointColumn | null | undefined;
  field: WebhookEndpointColumn;
  gt?: WebhookEndpointColumn | null | undefined;
  gte?: WebhookEndpointColumn | null | undefined;
  lt?: WebhookEndpointColumn | null | undefined;
  lte?: WebhookEndpointColumn | null | undefined;
  ne?: WebhookEndpointColumn | null | undefined;
};

/** Sort order of WebhookEndpoint records. Ties are sorted by ID. */
export type WebhookEndpointOrder = {
  direction: OrderDirection;
  field: WebhookEndpointOrderField;
};

/** Sort fields of WebhookEndpoint records. */
export type WebhookEndpointOrderField =
  /** Creation time. */
  | 'CREATED_AT'
  /** Time of the last update. */
  | 'UPDATED_AT';

/** Conditions on WebhookEndpoint records, combined with AND. */
export type WebhookEndpointWhere = {
  AND?: Array<WebhookEndpointWhere> | null | undefined;
  NOT?: Array<WebhookEndpointWhere> | null | undefined;
  OR?: Array<WebhookEndpointWhere> | null | undefined;
  /** Comparisons between columns, such as publication after the due date. */
  compare?: Array<WebhookEndpointComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  enabled?: BooleanFilter | null | undefined;
  failingSince?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  topics?: WebhookTopicListFilter | null | undefined;
  url?: StringFilter | null | undefined;
};

/** Conditions on WebhookEvent records, combined with AND. */
export type WebhookEventWhere = {
  AND?: Array<WebhookEventWhere> | null | undefined;
  NOT?: Array<WebhookEventWhere> | null | undefined;
  OR?: Array<WebhookEventWhere> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  topic?: EventTopicFilter | null | undefined;
};

/** Filters of a webhook endpoint. Omitted lists are unchanged. */
export type WebhookFiltersInput = {
  /** IDs of campaigns, up to 100. Empty for all campaigns. */
  campaignIds?: Array<string> | null | undefined;
  /** IDs of profiles, up to 100. Empty for all profiles. */
  profileIds?: Array<string> | null | undefined;
};

/** Topic that a webhook endpoint can subscribe to. In the body that it receives, `type` is the topic in lower case. */
export type WebhookTopic =
  /** Events of `*`. */
  | 'ALL'
  /** Events of `article.*`. */
  | 'ARTICLE_ALL'
  /** Events of `article.created`. */
  | 'ARTICLE_CREATED'
  /** Events of `article.status_changed`. */
  | 'ARTICLE_STATUS_CHANGED'
  /** Events of `campaign.*`. */
  | 'CAMPAIGN_ALL'
  /** Events of `campaign.created`. */
  | 'CAMPAIGN_CREATED'
  /** Events of `comment.*`. */
  | 'COMMENT_ALL'
  /** Events of `comment.archived`. */
  | 'COMMENT_ARCHIVED'
  /** Events of `comment.created`. */
  | 'COMMENT_CREATED'
  /** Events of `comment.updated`. */
  | 'COMMENT_UPDATED'
  /** Events of `file.*`. */
  | 'FILE_ALL'
  /** Events of `file.created`. */
  | 'FILE_CREATED'
  /** Events of `invoice.*`. */
  | 'INVOICE_ALL'
  /** Events of `invoice.issued`. */
  | 'INVOICE_ISSUED'
  /** Events of `opportunity.*`. */
  | 'OPPORTUNITY_ALL'
  /** Events of `opportunity.created`. */
  | 'OPPORTUNITY_CREATED'
  /** Events of `order.*`. */
  | 'ORDER_ALL'
  /** Events of `order.cancelled`. */
  | 'ORDER_CANCELLED'
  /** Events of `order.created`. */
  | 'ORDER_CREATED'
  /** Events of `order.paid`. */
  | 'ORDER_PAID'
  /** Events of `order.refunded`. */
  | 'ORDER_REFUNDED'
  /** Events of `outlet.*`. */
  | 'OUTLET_ALL'
  /** Events of `outlet.status_changed`. */
  | 'OUTLET_STATUS_CHANGED'
  /** Events of `payout.*`. */
  | 'PAYOUT_ALL'
  /** Events of `payout.paid`. */
  | 'PAYOUT_PAID'
  /** Events of `placement.accepted`. */
  | 'PLACEMENT_ACCEPTED'
  /** Events of `placement.*`. */
  | 'PLACEMENT_ALL'
  /** Events of `placement.declined`. */
  | 'PLACEMENT_DECLINED'
  /** Events of `placement.delivered`. */
  | 'PLACEMENT_DELIVERED'
  /** Events of `placement.offered`. */
  | 'PLACEMENT_OFFERED'
  /** Events of `swap.*`. */
  | 'SWAP_ALL'
  /** Events of `swap.completed`. */
  | 'SWAP_COMPLETED'
  /** Events of `swap.proposed`. */
  | 'SWAP_PROPOSED';

/** Conditions on a list of WebhookTopic values, combined with AND. */
export type WebhookTopicListFilter = {
  has?: WebhookTopic | null | undefined;
  hasEvery?: Array<WebhookTopic> | null | undefined;
  hasSome?: Array<WebhookTopic> | null | undefined;
};

/** Input for `withdrawCredit`. */
export type WithdrawCreditInput = {
  /** Amount in US dollars. Must be positive and not exceed the unspent credits. */
  amount: number;
  /** ID of the ledger entry of the credit to draw from. Defaults to the credits that expire first. */
  creditId?: string | null | undefined;
  /** Reason for the withdrawal, up to 1,000 characters. */
  reason?: string | null | undefined;
  /** ID of the team. */
  teamId: string;
};

/** Input for `withdrawTeamInvitation`. */
export type WithdrawTeamInvitationInput = {
  /** ID of the invitation. */
  teamInvitationId: string;
};

export type ReplayDeliveryMutationVariables = Exact<{
  input: ReplayWebhookDeliveryInput;
}>;


export type ReplayDeliveryMutation = { __typename: 'Mutation', replayWebhookDelivery: { __typename: 'WebhookDelivery', id: string } };

export type ResendEmailMutationVariables = Exact<{
  input: ResendEmailInput;
}>;


export type ResendEmailMutation = { __typename: 'Mutation', resendEmail: { __typename: 'Email', id: string } };

export type RevokeTokenMutationVariables = Exact<{
  input: RevokeApiTokenInput;
}>;


export type RevokeTokenMutation = { __typename: 'Mutation', revokeApiToken: { __typename: 'ApiToken', id: string, revokedAt: string | null } };

export type ArchiveOutletMutationVariables = Exact<{
  input: ArchiveOutletInput;
}>;


export type ArchiveOutletMutation = { __typename: 'Mutation', archiveOutlet: { __typename: 'Outlet', id: string } };

export type RestoreOutletMutationVariables = Exact<{
  input: RestoreOutletInput;
}>;


export type RestoreOutletMutation = { __typename: 'Mutation', restoreOutlet: { __typename: 'Outlet', id: string } };

export type ArchiveProductMutationVariables = Exact<{
  input: ArchiveProductInput;
}>;


export type ArchiveProductMutation = { __typename: 'Mutation', archiveProduct: { __typename: 'Product', id: string } };

export type RestoreProductMutationVariables = Exact<{
  input: RestoreProductInput;
}>;


export type RestoreProductMutation = { __typename: 'Mutation', restoreProduct: { __typename: 'Product', id: string } };

export type ArchiveTagMutationVariables = Exact<{
  input: ArchiveTagInput;
}>;


export type ArchiveTagMutation = { __typename: 'Mutation', archiveTag: { __typename: 'Tag', id: string } };

export type RestoreTagMutationVariables = Exact<{
  input: RestoreTagInput;
}>;


export type RestoreTagMutation = { __typename: 'Mutation', restoreTag: { __typename: 'Tag', id: string } };

export type ArchiveCampaignMutationVariables = Exact<{
  input: ArchiveCampaignInput;
}>;


export type ArchiveCampaignMutation = { __typename: 'Mutation', archiveCampaign: { __typename: 'Campaign', id: string } };

export type RestoreCampaignMutationVariables = Exact<{
  input: RestoreCampaignInput;
}>;


export type RestoreCampaignMutation = { __typename: 'Mutation', restoreCampaign: { __typename: 'Campaign', id: string } };

export type ArchiveProfileMutationVariables = Exact<{
  input: ArchiveProfileInput;
}>;


export type ArchiveProfileMutation = { __typename: 'Mutation', archiveProfile: { __typename: 'Profile', id: string } };

export type RestoreProfileMutationVariables = Exact<{
  input: RestoreProfileInput;
}>;


export type RestoreProfileMutation = { __typename: 'Mutation', restoreProfile: { __typename: 'Profile', id: string } };

export type ArchiveTeamMutationVariables = Exact<{
  input: ArchiveTeamInput;
}>;


export type ArchiveTeamMutation = { __typename: 'Mutation', archiveTeam: { __typename: 'Team', id: string } };

export type RestoreTeamMutationVariables = Exact<{
  input: RestoreTeamInput;
}>;


export type RestoreTeamMutation = { __typename: 'Mutation', restoreTeam: { __typename: 'Team', id: string } };

export type ArchiveOutletInquiryMutationVariables = Exact<{
  input: ArchiveOutletInquiryInput;
}>;


export type ArchiveOutletInquiryMutation = { __typename: 'Mutation', archiveOutletInquiry: { __typename: 'OutletInquiry', id: string } };

export type RestoreOutletInquiryMutationVariables = Exact<{
  input: RestoreOutletInquiryInput;
}>;


export type RestoreOutletInquiryMutation = { __typename: 'Mutation', restoreOutletInquiry: { __typename: 'OutletInquiry', id: string } };

export type BlockUserMutationVariables = Exact<{
  input: BlockUserInput;
}>;


export type BlockUserMutation = { __typename: 'Mutation', blockUser: { __typename: 'User', id: string } };

export type UnblockUserMutationVariables = Exact<{
  input: UnblockUserInput;
}>;


export type UnblockUserMutation = { __typename: 'Mutation', unblockUser: { __typename: 'User', id: string } };

export type UpdateWebhookEndpointMutationVariables = Exact<{
  input: UpdateWebhookEndpointInput;
}>;


export type UpdateWebhookEndpointMutation = { __typename: 'Mutation', updateWebhookEndpoint: { __typename: 'WebhookEndpoint', id: string } };

export type TestWebhookEndpointMutationVariables = Exact<{
  input: TestWebhookEndpointInput;
}>;


export type TestWebhookEndpointMutation = { __typename: 'Mutation', testWebhookEndpoint: { __typename: 'WebhookDelivery', id: string } };

export type UpdateOrderItemMutationVariables = Exact<{
  input: UpdateOrderItemInput;
}>;


export type UpdateOrderItemMutation = { __typename: 'Mutation', updateOrderItem: { __typename: 'OrderItem', id: string } };

export type SettleOrderItemMutationVariables = Exact<{
  input: SettleOrderItemInput;
}>;


export type SettleOrderItemMutation = { __typename: 'Mutation', settleOrderItem: { __typename: 'OrderItem', id: string } };

export type CreateOutletMutationVariables = Exact<{
  input: CreateOutletInput;
}>;


export type CreateOutletMutation = { __typename: 'Mutation', createOutlet: { __typename: 'Outlet', id: string } };

export type CreateTagMutationVariables = Exact<{
  input: CreateTagInput;
}>;


export type CreateTagMutation = { __typename: 'Mutation', createTag: { __typename: 'Tag', id: string } };

export type UpdateTagMutationVariables = Exact<{
  input: UpdateTagInput;
}>;


export type UpdateTagMutation = { __typename: 'Mutation', updateTag: { __typename: 'Tag', id: string } };

export type CreateSearchSynonymMutationVariables = Exact<{
  input: CreateSearchSynonymInput;
}>;


export type CreateSearchSynonymMutation = { __typename: 'Mutation', createSearchSynonym: { __typename: 'SearchSynonym', id: string } };

export type UpdateSearchSynonymMutationVariables = Exact<{
  input: UpdateSearchSynonymInput;
}>;


export type UpdateSearchSynonymMutation = { __typename: 'Mutation', updateSearchSynonym: { __typename: 'SearchSynonym', id: string } };

export type DeleteSearchSynonymMutationVariables = Exact<{
  input: DeleteSearchSynonymInput;
}>;


export type DeleteSearchSynonymMutation = { __typename: 'Mutation', deleteSearchSynonym: { __typename: 'SearchSynonym', id: string } };

export type CreateProfileMutationVariables = Exact<{
  input: CreateProfileInput;
}>;


export type CreateProfileMutation = { __typename: 'Mutation', createProfile: { __typename: 'Profile', id: string } };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { __typename: 'Mutation', updateProfile: { __typename: 'Profile', id: string } };

export type CreateCampaignMutationVariables = Exact<{
  input: CreateCampaignInput;
}>;


export type CreateCampaignMutation = { __typename: 'Mutation', createCampaign: { __typename: 'Campaign', id: string } };

export type UpdateCampaignMutationVariables = Exact<{
  input: UpdateCampaignInput;
}>;


export type UpdateCampaignMutation = { __typename: 'Mutation', updateCampaign: { __typename: 'Campaign', id: string } };

export type CreateUserMutationVariables = Exact<{
  input: CreateUserInput;
}>;


export type CreateUserMutation = { __typename: 'Mutation', createUser: { __typename: 'User', id: string } };

export type UpdateUserMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateUserMutation = { __typename: 'Mutation', updateUser: { __typename: 'User', id: string } };

export type AssignOrderItemsMutationVariables = Exact<{
  input: AssignOrderItemsInput;
}>;


export type AssignOrderItemsMutation = { __typename: 'Mutation', assignOrderItems: Array<{ __typename: 'OrderItem', id: string }> };

export type RevokeOperatorTokenMutationVariables = Exact<{
  input: RevokeOperatorTokenInput;
}>;


export type RevokeOperatorTokenMutation = { __typename: 'Mutation', revokeOperatorToken: { __typename: 'OperatorToken', id: string } };

export type ActivateAgreementTemplateMutationVariables = Exact<{
  input: ActivateAgreementTemplateInput;
}>;


export type ActivateAgreementTemplateMutation = { __typename: 'Mutation', activateAgreementTemplate: { __typename: 'AgreementTemplate', id: string } };

export type DisableOauthClientMutationVariables = Exact<{
  input: DisableOauthClientInput;
}>;


export type DisableOauthClientMutation = { __typename: 'Mutation', disableOauthClient: { __typename: 'OauthClient', id: string } };

export type EnableOauthClientMutationVariables = Exact<{
  input: EnableOauthClientInput;
}>;


export type EnableOauthClientMutation = { __typename: 'Mutation', enableOauthClient: { __typename: 'OauthClient', id: string } };

export type RetireAgreementTemplateMutationVariables = Exact<{
  input: RetireAgreementTemplateInput;
}>;


export type RetireAgreementTemplateMutation = { __typename: 'Mutation', retireAgreementTemplate: { __typename: 'AgreementTemplate', id: string } };

export type CreateAgreementTemplateMutationVariables = Exact<{
  input: CreateAgreementTemplateInput;
}>;


export type CreateAgreementTemplateMutation = { __typename: 'Mutation', createAgreementTemplate: { __typename: 'AgreementTemplate', id: string } };

export type UpdateAgreementTemplateMutationVariables = Exact<{
  input: UpdateAgreementTemplateInput;
}>;


export type UpdateAgreementTemplateMutation = { __typename: 'Mutation', updateAgreementTemplate: { __typename: 'AgreementTemplate', id: string } };

export type CreateOpportunityMutationVariables = Exact<{
  input: CreateOpportunityInput;
}>;


export type CreateOpportunityMutation = { __typename: 'Mutation', createOpportunity: { __typename: 'Opportunity', id: string } };

export type UpdateOpportunityMutationVariables = Exact<{
  input: UpdateOpportunityInput;
}>;


export type UpdateOpportunityMutation = { __typename: 'Mutation', updateOpportunity: { __typename: 'Opportunity', id: string } };

export type DismissOpportunityMutationVariables = Exact<{
  input: RecordOpportunityInteractionInput;
}>;


export type DismissOpportunityMutation = { __typename: 'Mutation', recordOpportunityInteraction: { __typename: 'Opportunity', id: string } };

export type ReopenOpportunityMutationVariables = Exact<{
  input: ReopenOpportunityInput;
}>;


export type ReopenOpportunityMutation = { __typename: 'Mutation', reopenOpportunity: { __typename: 'Opportunity', id: string } };

export type PendingApprovalsQueryVariables = Exact<{
  userId: string;
}>;


export type PendingApprovalsQuery = { __typename: 'Query', mine: { __typename: 'OrderConnection', totalCount: number, nodes: Array<{ __typename: 'Order', id: string, referenceNumber: string, subtotal: number, discount: number, createdAt: string, checkoutById: string | null, checkoutBy: { __typename: 'User', id: string, fullName: string } | null, profile: { __typename: 'Profile', id: string, name: string } | null, lineItems: Array<{ __typename: 'OrderLineItem', id: string, product: { __typename: 'Product', id: string, outlet: { __typename: 'Outlet', id: string, name: string } } }> }> }, others: { __typename: 'OrderConnection', totalCount: number, nodes: Array<{ __typename: 'Order', id: string, referenceNumber: string, subtotal: number, discount: number, createdAt: string, checkoutById: string | null, checkoutBy: { __typename: 'User', id: string, fullName: string } | null, profile: { __typename: 'Profile', id: string, name: string } | null, lineItems: Array<{ __typename: 'OrderLineItem', id: string, product: { __typename: 'Product', id: string, outlet: { __typename: 'Outlet', id: string, name: string } } }> }> } };

export type PendingApprovalFragment = { __typename: 'Order', id: string, referenceNumber: string, subtotal: number, discount: number, createdAt: string, checkoutById: string | null, checkoutBy: { __typename: 'User', id: string, fullName: string } | null, profile: { __typename: 'Profile', id: string, name: string } | null, lineItems: Array<{ __typename: 'OrderLineItem', id: string, product: { __typename: 'Product', id: string, outlet: { __typename: 'Outlet', id: string, name: string } } }> };

export type DraftsToApproveQueryVariables = Exact<{ [key: string]: never; }>;


export type DraftsToApproveQuery = { __typename: 'Query', articles: { __typename: 'ArticleConnection', totalCount: number, nodes: Array<{ __typename: 'Article', id: string, name: string, dueAt: string | null, campaign: { __typename: 'Campaign', id: string, name: string } | null, product: { __typename: 'Product', id: string, outlet: { __typename: 'Outlet', id: string, name: string } } }> } };

export type ApproveOrderMutationVariables = Exact<{
  input: ApproveOrderInput;
}>;


export type ApproveOrderMutation = { __typename: 'Mutation', approveOrder: { __typename: 'Order', id: string, approvalStatus: ApprovalStatus | null } };

export type RejectOrderMutationVariables = Exact<{
  input: RejectOrderInput;
}>;


export type RejectOrderMutation = { __typename: 'Mutation', rejectOrder: { __typename: 'Order', id: string, approvalStatus: ApprovalStatus | null } };

export type ApprovalSettingsQueryVariables = Exact<{
  teamId: string;
}>;


export type ApprovalSettingsQuery = { __typename: 'Query', team: { __typename: 'Team', id: string, kind: TeamKind, approvalRequiredAbove: number | null, approvalRequiredFor: Array<ApprovalCondition> } | null };

export type StatusesQueryVariables = Exact<{ [key: string]: never; }>;


export type StatusesQuery = { __typename: 'Query', articleContentStatuses: { __typename: 'ArticleContentStatusConnection', nodes: Array<{ __typename: 'ArticleContentStatus', id: string, prefix: string, name: string, color: string, sequence: number }> } };

export type RefundedArticlesQueryVariables = Exact<{
  first: number;
  team?: TeamWhere | null | undefined;
}>;


export type RefundedArticlesQuery = { __typename: 'Query', articles: { __typename: 'ArticleConnection', totalCount: number, nodes: Array<{ __typename: 'Article', id: string }> } };

export type BoardQueryVariables = Exact<{
  first: number;
  where: ArticleWhere;
}>;


export type BoardQuery = { __typename: 'Query', articles: { __typename: 'ArticleConnection', totalCount: number, nodes: Array<{ __typename: 'Article', id: string, name: string, expectedCompletionDate: string | null, expectedCompletionDateTitle: string, waitingFor: Party | null, waitingSince: string | null, dueAt: string | null, liveUrl: string | null, team: { __typename: 'Team', id: string, name: string }, campaign: { __typename: 'Campaign', id: string, name: string } | null, product: { __typename: 'Product', id: string, outlet: { __typename: 'Outlet', id: string, name: string } }, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string }, transitions: Array<{ __typename: 'ArticleTransition', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> }> } };

export type MovableFragment = { __typename: 'Article', id: string, name: string, liveUrl: string | null, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string }, transitions: Array<{ __typename: 'ArticleTransition', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> };

export type ArticleScreenQueryVariables = Exact<{
  id: string;
}>;


export type ArticleScreenQuery = { __typename: 'Query', article: { __typename: 'Article', createdAt: string, updatedAt: string, expectedCompletionDate: string | null, expectedCompletionDateTitle: string, waitingFor: Party | null, waitingSince: string | null, dueAt: string | null, publishedAt: string | null, briefSharedDocUrl: string | null, briefApprovedAt: string | null, draftSharedDocUrl: string | null, draftApprovedAt: string | null, teamId: string, id: string, name: string, liveUrl: string | null, status: { __typename: 'ArticleContentStatus', id: string, prefix: string, color: string, name: string }, writer: { __typename: 'User', id: string, fullName: string } | null, supportAgent: { __typename: 'User', id: string, fullName: string } | null, team: { __typename: 'Team', id: string, name: string }, campaign: { __typename: 'Campaign', id: string, name: string, description: string | null, questionnaire: { __typename: 'Questionnaire', objectives: string | null, targetAudience: string | null, tone: string | null, keywords: string | null, writingSamples: string | null, fileName: string | null, fileUrl: string | null } | null } | null, profile: { __typename: 'Profile', id: string, name: string } | null, product: { __typename: 'Product', id: string, name: string, requirements: string | null, outlet: { __typename: 'Outlet', id: string, name: string } }, orderItem: { __typename: 'OrderItem', id: string, isRefunded: boolean, refundDate: string | null, order: { __typename: 'Order', id: string, referenceNumber: string } }, files: Array<{ __typename: 'ArticleFile', file: { __typename: 'File', id: string, name: string, mimeType: string, size: number, url: string } }>, statusChanges: { __typename: 'ArticleStatusChangeConnection', nodes: Array<{ __typename: 'ArticleStatusChange', id: string, effectiveAt: string, notes: string | null, isCorrection: boolean, actor: { __typename: 'User', id: string, fullName: string } | null, status: { __typename: 'ArticleContentStatus', id: string, prefix: string, name: string, color: string } }> }, comments: { __typename: 'CommentConnection', nodes: Array<{ __typename: 'Comment', id: string, reference: string, content: string, visibility: CommentVisibility, isOwn: boolean, createdAt: string, updatedAt: string, replies: { __typename: 'CommentConnection', nodes: Array<{ __typename: 'Comment', id: string, reference: string, content: string, visibility: CommentVisibility, isOwn: boolean, createdAt: string, updatedAt: string, author: { __typename: 'CommentAuthor', name: string } }> }, author: { __typename: 'CommentAuthor', name: string } }> }, transitions: Array<{ __typename: 'ArticleTransition', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> } | null };

export type SaidFragment = { __typename: 'Comment', id: string, reference: string, content: string, visibility: CommentVisibility, isOwn: boolean, createdAt: string, updatedAt: string, author: { __typename: 'CommentAuthor', name: string } };

export type ArchivedCommentsQueryVariables = Exact<{
  articleId: string;
  first: number;
}>;


export type ArchivedCommentsQuery = { __typename: 'Query', comments: { __typename: 'CommentConnection', totalCount: number, nodes: Array<{ __typename: 'Comment', id: string, reference: string, content: string, visibility: CommentVisibility, isOwn: boolean, createdAt: string, updatedAt: string, author: { __typename: 'CommentAuthor', name: string } }> } };

export type CommentScreenQueryVariables = Exact<{
  id: string;
}>;


export type CommentScreenQuery = { __typename: 'Query', comments: { __typename: 'CommentConnection', nodes: Array<{ __typename: 'Comment', id: string, reference: string, content: string, visibility: CommentVisibility, isOwn: boolean, createdAt: string, updatedAt: string, article: { __typename: 'Article', id: string, name: string }, parent: { __typename: 'Comment', id: string, reference: string, content: string, visibility: CommentVisibility, isOwn: boolean, createdAt: string, updatedAt: string, author: { __typename: 'CommentAuthor', name: string } } | null, replies: { __typename: 'CommentConnection', nodes: Array<{ __typename: 'Comment', id: string, reference: string, content: string, visibility: CommentVisibility, isOwn: boolean, createdAt: string, updatedAt: string, author: { __typename: 'CommentAuthor', name: string } }> }, author: { __typename: 'CommentAuthor', name: string } }> } };

export type UpdateCommentMutationVariables = Exact<{
  input: UpdateCommentInput;
}>;


export type UpdateCommentMutation = { __typename: 'Mutation', updateComment: { __typename: 'Comment', id: string } };

export type ArchiveCommentMutationVariables = Exact<{
  input: ArchiveCommentInput;
}>;


export type ArchiveCommentMutation = { __typename: 'Mutation', archiveComment: { __typename: 'Comment', id: string } };

export type RestoreCommentMutationVariables = Exact<{
  input: RestoreCommentInput;
}>;


export type RestoreCommentMutation = { __typename: 'Mutation', restoreComment: { __typename: 'Comment', id: string } };

export type SetArticleStatusMutationVariables = Exact<{
  input: SetArticleStatusInput;
}>;


export type SetArticleStatusMutation = { __typename: 'Mutation', moved: { __typename: 'Article', id: string, name: string, liveUrl: string | null, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string }, transitions: Array<{ __typename: 'ArticleTransition', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> } };

export type CorrectArticleStatusMutationVariables = Exact<{
  input: CorrectArticleStatusInput;
}>;


export type CorrectArticleStatusMutation = { __typename: 'Mutation', moved: { __typename: 'Article', id: string, name: string, liveUrl: string | null, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string }, transitions: Array<{ __typename: 'ArticleTransition', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> } };

export type ApproveBriefMutationVariables = Exact<{
  input: ApproveBriefInput;
}>;


export type ApproveBriefMutation = { __typename: 'Mutation', moved: { __typename: 'Article', id: string, name: string, liveUrl: string | null, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string }, transitions: Array<{ __typename: 'ArticleTransition', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> } };

export type RequestBriefChangesMutationVariables = Exact<{
  input: RequestBriefChangesInput;
}>;


export type RequestBriefChangesMutation = { __typename: 'Mutation', moved: { __typename: 'Article', id: string, name: string, liveUrl: string | null, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string }, transitions: Array<{ __typename: 'ArticleTransition', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> } };

export type ApproveDraftMutationVariables = Exact<{
  input: ApproveDraftInput;
}>;


export type ApproveDraftMutation = { __typename: 'Mutation', moved: { __typename: 'Article', id: string, name: string, liveUrl: string | null, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string }, transitions: Array<{ __typename: 'ArticleTransition', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> } };

export type RequestDraftChangesMutationVariables = Exact<{
  input: RequestDraftChangesInput;
}>;


export type RequestDraftChangesMutation = { __typename: 'Mutation', moved: { __typename: 'Article', id: string, name: string, liveUrl: string | null, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string }, transitions: Array<{ __typename: 'ArticleTransition', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> } };

export type UpdateArticleMutationVariables = Exact<{
  input: UpdateArticleInput;
}>;


export type UpdateArticleMutation = { __typename: 'Mutation', updateArticle: { __typename: 'Article', id: string } };

export type UploadFilesMutationVariables = Exact<{
  input: UploadFilesInput;
}>;


export type UploadFilesMutation = { __typename: 'Mutation', uploadFiles: Array<{ __typename: 'File', id: string, name: string }> };

export type SetArticleFilesMutationVariables = Exact<{
  input: SetArticleFilesInput;
}>;


export type SetArticleFilesMutation = { __typename: 'Mutation', setArticleFiles: { __typename: 'Article', id: string } };

export type ArticleChecksQueryVariables = Exact<{
  articleId: string;
}>;


export type ArticleChecksQuery = { __typename: 'Query', complianceChecks: { __typename: 'ComplianceCheckConnection', totalCount: number, nodes: Array<{ __typename: 'ComplianceCheck', id: string, status: ComplianceCheckStatus, checkType: ComplianceCheckType, complianceScore: number | null, aiDetectionPercentage: string | null, totalIssuesCount: number, criticalIssuesCount: number, warningIssuesCount: number, errorMessage: string | null, givenText: string | null, metadata: unknown, createdAt: string, completedAt: string | null, issues: Array<{ __typename: 'ComplianceIssue', id: string, issueType: ComplianceIssueType, severity: ComplianceSeverity, title: string, description: string | null, location: string | null, suggestion: string | null, originalText: string | null, lineNumber: number | null, charPosition: number | null }> }> } };

export type CheckScreenQueryVariables = Exact<{
  id: string;
}>;


export type CheckScreenQuery = { __typename: 'Query', complianceCheck: { __typename: 'ComplianceCheck', id: string, status: ComplianceCheckStatus, checkType: ComplianceCheckType, complianceScore: number | null, aiDetectionPercentage: string | null, totalIssuesCount: number, criticalIssuesCount: number, warningIssuesCount: number, errorMessage: string | null, givenText: string | null, metadata: unknown, createdAt: string, completedAt: string | null, initiatedBy: { __typename: 'User', id: string, fullName: string } | null, article: { __typename: 'Article', id: string, name: string, status: { __typename: 'ArticleContentStatus', id: string, prefix: string, name: string, color: string } }, team: { __typename: 'Team', id: string, name: string }, issues: Array<{ __typename: 'ComplianceIssue', id: string, issueType: ComplianceIssueType, severity: ComplianceSeverity, title: string, description: string | null, location: string | null, suggestion: string | null, originalText: string | null, lineNumber: number | null, charPosition: number | null }> } | null };

export type CheckFragment = { __typename: 'ComplianceCheck', id: string, status: ComplianceCheckStatus, checkType: ComplianceCheckType, complianceScore: number | null, aiDetectionPercentage: string | null, totalIssuesCount: number, criticalIssuesCount: number, warningIssuesCount: number, errorMessage: string | null, givenText: string | null, metadata: unknown, createdAt: string, completedAt: string | null, issues: Array<{ __typename: 'ComplianceIssue', id: string, issueType: ComplianceIssueType, severity: ComplianceSeverity, title: string, description: string | null, location: string | null, suggestion: string | null, originalText: string | null, lineNumber: number | null, charPosition: number | null }> };

export type RequestCheckMutationVariables = Exact<{
  input: RequestComplianceCheckInput;
}>;


export type RequestCheckMutation = { __typename: 'Mutation', requestComplianceCheck: { __typename: 'ComplianceCheck', id: string, status: ComplianceCheckStatus } };

export type StartCheckMutationVariables = Exact<{
  input: StartComplianceCheckInput;
}>;


export type StartCheckMutation = { __typename: 'Mutation', startComplianceCheck: { __typename: 'ComplianceCheck', id: string } };

export type CompleteCheckMutationVariables = Exact<{
  input: CompleteComplianceCheckInput;
}>;


export type CompleteCheckMutation = { __typename: 'Mutation', completeComplianceCheck: { __typename: 'ComplianceCheck', id: string } };

export type FailCheckMutationVariables = Exact<{
  input: FailComplianceCheckInput;
}>;


export type FailCheckMutation = { __typename: 'Mutation', failComplianceCheck: { __typename: 'ComplianceCheck', id: string } };

export type AddIssueMutationVariables = Exact<{
  input: AddComplianceIssueInput;
}>;


export type AddIssueMutation = { __typename: 'Mutation', addComplianceIssue: { __typename: 'ComplianceIssue', id: string } };

export type RemoveIssueMutationVariables = Exact<{
  input: RemoveComplianceIssueInput;
}>;


export type RemoveIssueMutation = { __typename: 'Mutation', removeComplianceIssue: { __typename: 'ComplianceIssue', id: string } };

export type CreateCommentMutationVariables = Exact<{
  input: CreateCommentInput;
}>;


export type CreateCommentMutation = { __typename: 'Mutation', createComment: { __typename: 'Comment', id: string } };

export type MovesSubscriptionVariables = Exact<{
  articleId?: string | null | undefined;
}>;


export type MovesSubscription = { articleStatusChanged: { __typename: 'ArticleStatusEvent', sequence: number, article: { __typename: 'Article', id: string } } };

export type CommentCreatedSubscriptionVariables = Exact<{
  articleId?: string | null | undefined;
}>;


export type CommentCreatedSubscription = { commentCreated: { __typename: 'CommentEvent', sequence: number, comment: { __typename: 'Comment', id: string } } };

export type PlacementOfferFragment = { __typename: 'Listing', id: string, productId: string, outletId: string, name: string, outletName: string, logo: string | null, productType: ProductKind, country: string | null, state: string | null, city: string | null, websiteUrl: string | null, domainAuthority: number | null, domainRanking: number | null, isDoFollow: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, requirements: string | null, channels: Array<{ __typename: 'ListingChannel', channelType: ChannelType, placementType: PlacementType | null, isDoFollow: boolean, domainAuthority: number | null, domainRanking: number | null, disclaimerName: string | null, disclaimerDescription: string | null }>, prices: Array<{ __typename: 'ListingPrice', pricingTier: PricingTier, unitAmount: number }>, tags: Array<{ __typename: 'ListingTag', name: string }>, outlet: { __typename: 'Outlet', id: string, onTimeRate: number | null } };

export type CatalogueQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: ListingOrder | null | undefined;
  where?: ListingWhere | null | undefined;
  show?: ListingShow | null | undefined;
  q?: string;
  isSearched?: boolean;
}>;


export type CatalogueQuery = { __typename: 'Query', listings: { __typename: 'ListingConnection', totalCount: number, nodes: Array<{ __typename: 'Listing', id: string, productId: string, outletId: string, name: string, outletName: string, logo: string | null, productType: ProductKind, country: string | null, state: string | null, city: string | null, websiteUrl: string | null, domainAuthority: number | null, domainRanking: number | null, isDoFollow: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, requirements: string | null, highlights?: { __typename: 'ListingHighlights', name: Array<{ __typename: 'TextRange', start: number, end: number }>, outletName: Array<{ __typename: 'TextRange', start: number, end: number }>, websiteUrl: Array<{ __typename: 'TextRange', start: number, end: number }>, tags: Array<{ __typename: 'ListingTagHighlights', name: string, ranges: Array<{ __typename: 'TextRange', start: number, end: number }> }> }, channels: Array<{ __typename: 'ListingChannel', channelType: ChannelType, placementType: PlacementType | null, isDoFollow: boolean, domainAuthority: number | null, domainRanking: number | null, disclaimerName: string | null, disclaimerDescription: string | null }>, prices: Array<{ __typename: 'ListingPrice', pricingTier: PricingTier, unitAmount: number }>, tags: Array<{ __typename: 'ListingTag', name: string }>, outlet: { __typename: 'Outlet', id: string, onTimeRate: number | null } }> } };

export type ComparedPlacementsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ComparedPlacementsQuery = { __typename: 'Query', listings: { __typename: 'ListingConnection', nodes: Array<{ __typename: 'Listing', status: OutletStatus, id: string, productId: string, outletId: string, name: string, outletName: string, logo: string | null, productType: ProductKind, country: string | null, state: string | null, city: string | null, websiteUrl: string | null, domainAuthority: number | null, domainRanking: number | null, isDoFollow: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, requirements: string | null, channels: Array<{ __typename: 'ListingChannel', channelType: ChannelType, placementType: PlacementType | null, isDoFollow: boolean, domainAuthority: number | null, domainRanking: number | null, disclaimerName: string | null, disclaimerDescription: string | null }>, prices: Array<{ __typename: 'ListingPrice', pricingTier: PricingTier, unitAmount: number }>, tags: Array<{ __typename: 'ListingTag', name: string }>, outlet: { __typename: 'Outlet', id: string, onTimeRate: number | null } }> } };

export type PlacementOfProductQueryVariables = Exact<{
  productId: string;
}>;


export type PlacementOfProductQuery = { __typename: 'Query', listings: { __typename: 'ListingConnection', nodes: Array<{ __typename: 'Listing', id: string }> } };

export type PlacementPageQueryVariables = Exact<{
  id: string;
}>;


export type PlacementPageQuery = { __typename: 'Query', listings: { __typename: 'ListingConnection', nodes: Array<{ __typename: 'Listing', status: OutletStatus, description: string | null, exampleLinks: Array<string>, id: string, productId: string, outletId: string, name: string, outletName: string, logo: string | null, productType: ProductKind, country: string | null, state: string | null, city: string | null, websiteUrl: string | null, domainAuthority: number | null, domainRanking: number | null, isDoFollow: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, requirements: string | null, similar: Array<{ __typename: 'Listing', id: string, productId: string, outletId: string, name: string, outletName: string, logo: string | null, productType: ProductKind, country: string | null, state: string | null, city: string | null, websiteUrl: string | null, domainAuthority: number | null, domainRanking: number | null, isDoFollow: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, requirements: string | null, channels: Array<{ __typename: 'ListingChannel', channelType: ChannelType, placementType: PlacementType | null, isDoFollow: boolean, domainAuthority: number | null, domainRanking: number | null, disclaimerName: string | null, disclaimerDescription: string | null }>, prices: Array<{ __typename: 'ListingPrice', pricingTier: PricingTier, unitAmount: number }>, tags: Array<{ __typename: 'ListingTag', name: string }>, outlet: { __typename: 'Outlet', id: string, onTimeRate: number | null } }>, channels: Array<{ __typename: 'ListingChannel', channelType: ChannelType, placementType: PlacementType | null, isDoFollow: boolean, domainAuthority: number | null, domainRanking: number | null, disclaimerName: string | null, disclaimerDescription: string | null }>, prices: Array<{ __typename: 'ListingPrice', pricingTier: PricingTier, unitAmount: number }>, tags: Array<{ __typename: 'ListingTag', name: string }>, outlet: { __typename: 'Outlet', id: string, onTimeRate: number | null } }> } };

export type OutletPageQueryVariables = Exact<{
  id: string;
}>;


export type OutletPageQuery = { __typename: 'Query', outlet: { __typename: 'Outlet', id: string, name: string, description: string | null, websiteUrl: string | null, logo: string | null, country: string | null, state: string | null, city: string | null, status: OutletStatus, onTimeRate: number | null, category: { __typename: 'OutletCategory', id: string, name: string } | null, tags: Array<{ __typename: 'Tag', id: string, name: string }>, channels: Array<{ __typename: 'OutletChannel', id: string, channelType: ChannelType, placementType: PlacementType | null, channelHandle: string | null, channelUrl: string | null, isDoFollow: boolean, domainAuthority: number | null, domainRanking: number | null, disclaimerName: string | null }> } | null, listings: { __typename: 'ListingConnection', totalCount: number, nodes: Array<{ __typename: 'Listing', id: string, productId: string, outletId: string, name: string, outletName: string, logo: string | null, productType: ProductKind, country: string | null, state: string | null, city: string | null, websiteUrl: string | null, domainAuthority: number | null, domainRanking: number | null, isDoFollow: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, requirements: string | null, channels: Array<{ __typename: 'ListingChannel', channelType: ChannelType, placementType: PlacementType | null, isDoFollow: boolean, domainAuthority: number | null, domainRanking: number | null, disclaimerName: string | null, disclaimerDescription: string | null }>, prices: Array<{ __typename: 'ListingPrice', pricingTier: PricingTier, unitAmount: number }>, tags: Array<{ __typename: 'ListingTag', name: string }>, outlet: { __typename: 'Outlet', id: string, onTimeRate: number | null } }> }, popular: { __typename: 'ListingConnection', nodes: Array<{ __typename: 'Listing', id: string, similar: Array<{ __typename: 'Listing', id: string, productId: string, outletId: string, name: string, outletName: string, logo: string | null, productType: ProductKind, country: string | null, state: string | null, city: string | null, websiteUrl: string | null, domainAuthority: number | null, domainRanking: number | null, isDoFollow: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, requirements: string | null, channels: Array<{ __typename: 'ListingChannel', channelType: ChannelType, placementType: PlacementType | null, isDoFollow: boolean, domainAuthority: number | null, domainRanking: number | null, disclaimerName: string | null, disclaimerDescription: string | null }>, prices: Array<{ __typename: 'ListingPrice', pricingTier: PricingTier, unitAmount: number }>, tags: Array<{ __typename: 'ListingTag', name: string }>, outlet: { __typename: 'Outlet', id: string, onTimeRate: number | null } }> }> } };

export type SavedSearchesQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedSearchesQuery = { __typename: 'Query', savedSearches: Array<{ __typename: 'SavedSearch', id: string, name: string, parameters: string }> };

export type CreateSavedSearchMutationVariables = Exact<{
  input: CreateSavedSearchInput;
}>;


export type CreateSavedSearchMutation = { __typename: 'Mutation', createSavedSearch: { __typename: 'SavedSearch', id: string } };

export type DeleteSavedSearchMutationVariables = Exact<{
  input: DeleteSavedSearchInput;
}>;


export type DeleteSavedSearchMutation = { __typename: 'Mutation', deleteSavedSearch: { __typename: 'SavedSearch', id: string } };

export type CampaignScreenQueryVariables = Exact<{
  id: string;
}>;


export type CampaignScreenQuery = { __typename: 'Query', campaign: { __typename: 'Campaign', id: string, teamId: string, deletedAt: string | null, profile: { __typename: 'Profile', id: string }, statusCounts: Array<{ __typename: 'ArticleStatusCount', prefix: string, count: number, status: { __typename: 'ArticleContentStatus', id: string, prefix: string, name: string, color: string } }>, questionnaire: { __typename: 'Questionnaire', id: string, objectives: string | null, keywords: string | null, targetAudience: string | null, tone: string | null, writingSamples: string | null, fileName: string | null, fileUrl: string | null } | null } | null };

export type UploadQuestionnaireMutationVariables = Exact<{
  input: UploadFilesInput;
}>;


export type UploadQuestionnaireMutation = { __typename: 'Mutation', uploadFiles: Array<{ __typename: 'File', id: string, key: string, name: string, size: number, url: string }> };

export type LinkQuestionnaireMutationVariables = Exact<{
  input: LinkQuestionnaireInput;
}>;


export type LinkQuestionnaireMutation = { __typename: 'Mutation', linkQuestionnaire: { __typename: 'Questionnaire', id: string } };

export type CartProfilesQueryVariables = Exact<{ [key: string]: never; }>;


export type CartProfilesQuery = { __typename: 'Query', profiles: { __typename: 'ProfileConnection', totalCount: number, nodes: Array<{ __typename: 'Profile', id: string, name: string }> } };

export type CartProfileQueryVariables = Exact<{
  id: string;
}>;


export type CartProfileQuery = { __typename: 'Query', profiles: { __typename: 'ProfileConnection', nodes: Array<{ __typename: 'Profile', id: string, name: string }> } };

export type CartQueryVariables = Exact<{
  profileId: string;
}>;


export type CartQuery = { __typename: 'Query', cart: { __typename: 'Cart', profileId: string, lines: Array<{ __typename: 'CartLine', id: string, productId: string, quantity: number, linkedOrderLineItemId: string | null, linkedProductId: string | null }> } | null };

export type CartScreenQueryVariables = Exact<{
  profileId: string;
  discount?: number | null | undefined;
  applyCredits?: boolean | null | undefined;
}>;


export type CartScreenQuery = { __typename: 'Query', profile: { __typename: 'Profile', id: string, name: string, monthlyBudget: number | null, monthlyBudgetRemaining: number | null } | null, cart: { __typename: 'Cart', profileId: string, lines: Array<{ __typename: 'CartLine', id: string, quantity: number, createdAt: string, linkedOrderLineItemId: string | null, linkedProductId: string | null, linkedOrderLineItem: { __typename: 'OrderLineItem', id: string, product: { __typename: 'Product', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } } | null, addedBy: { __typename: 'User', id: string, fullName: string } | null, product: { __typename: 'Product', id: string, name: string, minDeliveryDays: number, maxDeliveryDays: number, type: { __typename: 'ProductType', id: string, prefix: ProductKind }, outlet: { __typename: 'Outlet', id: string, name: string, logo: string | null } } }>, quote: { __typename: 'CheckoutQuote', version: string, subtotal: number, discount: number, creditsApplied: number, processingFee: number, total: number, maxDiscount: number, needsApproval: boolean, lineItems: Array<{ __typename: 'QuotedLineItem', cartLineId: string | null, quantity: number, price: number, amount: number }>, issues: Array<{ __typename: 'CheckoutIssue', path: unknown, code: string, message: string, cartLineId: string | null, parameters: unknown }> } | null } | null };

export type CartScreenLineFragment = { __typename: 'CartLine', id: string, quantity: number, createdAt: string, linkedOrderLineItemId: string | null, linkedProductId: string | null, linkedOrderLineItem: { __typename: 'OrderLineItem', id: string, product: { __typename: 'Product', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } } | null, addedBy: { __typename: 'User', id: string, fullName: string } | null, product: { __typename: 'Product', id: string, name: string, minDeliveryDays: number, maxDeliveryDays: number, type: { __typename: 'ProductType', id: string, prefix: ProductKind }, outlet: { __typename: 'Outlet', id: string, name: string, logo: string | null } } };

export type AddOnsOfOutletsQueryVariables = Exact<{
  outletIds: Array<string> | string;
}>;


export type AddOnsOfOutletsQuery = { __typename: 'Query', listings: { __typename: 'ListingConnection', nodes: Array<{ __typename: 'Listing', id: string, name: string, product: { __typename: 'Product', id: string }, outlet: { __typename: 'Outlet', id: string }, prices: Array<{ __typename: 'ListingPrice', pricingTier: PricingTier, unitAmount: number }> }> } };

export type SetCartLineMutationVariables = Exact<{
  input: SetCartLineInput;
}>;


export type SetCartLineMutation = { __typename: 'Mutation', setCartLine: { __typename: 'Cart', profileId: string, lines: Array<{ __typename: 'CartLine', id: string, productId: string, quantity: number, linkedOrderLineItemId: string | null, linkedProductId: string | null }> } };

export type ClearCartMutationVariables = Exact<{
  input: ClearCartInput;
}>;


export type ClearCartMutation = { __typename: 'Mutation', clearCart: { __typename: 'Cart', profileId: string } };

export type CheckoutCartMutationVariables = Exact<{
  input: CheckoutCartInput;
}>;


export type CheckoutCartMutation = { __typename: 'Mutation', checkoutCart: { __typename: 'Order', id: string } };

export type OutletScreenQueryVariables = Exact<{
  id: string;
}>;


export type OutletScreenQuery = { __typename: 'Query', outlet: { __typename: 'Outlet', id: string, name: string, logo: string | null, status: OutletStatus, channels: Array<{ __typename: 'OutletChannel', domainAuthority: number | null, domainRanking: number | null, isDoFollow: boolean, doFollowLinksAllowed: string | null, disclaimerName: string | null, socialLinks: Array<string>, id: string, channelType: ChannelType, placementType: PlacementType | null, channelHandle: string | null, channelUrl: string | null }>, products: { __typename: 'ProductConnection', totalCount: number, nodes: Array<{ __typename: 'Product', id: string, name: string, active: boolean, minDeliveryDays: number, maxDeliveryDays: number, isFeatured: boolean, description: string | null, requirements: string | null, type: { __typename: 'ProductType', id: string, prefix: ProductKind, name: string }, prices: Array<{ __typename: 'ProductPrice', id: string, pricingTier: PricingTier, unitAmount: number }>, includes: Array<{ __typename: 'OutletChannel', id: string }> }> } } | null };

export type ProductScreenQueryVariables = Exact<{
  id: string;
}>;


export type ProductScreenQuery = { __typename: 'Query', product: { __typename: 'Product', id: string, name: string, active: boolean, minDeliveryDays: number, maxDeliveryDays: number, isFeatured: boolean, description: string | null, requirements: string | null, outlet: { __typename: 'Outlet', id: string, name: string, logo: string | null, status: OutletStatus, channels: Array<{ __typename: 'OutletChannel', id: string, channelType: ChannelType, placementType: PlacementType | null, channelHandle: string | null, channelUrl: string | null }> }, type: { __typename: 'ProductType', id: string, prefix: ProductKind, name: string }, prices: Array<{ __typename: 'ProductPrice', id: string, pricingTier: PricingTier, unitAmount: number }>, includes: Array<{ __typename: 'OutletChannel', id: string }> } | null };

export type ChannelFragment = { __typename: 'OutletChannel', id: string, channelType: ChannelType, placementType: PlacementType | null, channelHandle: string | null, channelUrl: string | null };

export type SoldFragment = { __typename: 'Product', id: string, name: string, active: boolean, minDeliveryDays: number, maxDeliveryDays: number, isFeatured: boolean, description: string | null, requirements: string | null, type: { __typename: 'ProductType', id: string, prefix: ProductKind, name: string }, prices: Array<{ __typename: 'ProductPrice', id: string, pricingTier: PricingTier, unitAmount: number }>, includes: Array<{ __typename: 'OutletChannel', id: string }> };

export type ListingsSeenQueryVariables = Exact<{
  where: ListingWhere;
}>;


export type ListingsSeenQuery = { __typename: 'Query', listings: { __typename: 'ListingConnection', totalCount: number, nodes: Array<{ __typename: 'Listing', description: string | null, disclaimer: string | null, exampleLinks: Array<string>, id: string, productId: string, outletId: string, name: string, outletName: string, logo: string | null, productType: ProductKind, country: string | null, state: string | null, city: string | null, websiteUrl: string | null, domainAuthority: number | null, domainRanking: number | null, isDoFollow: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, requirements: string | null, outlet: { __typename: 'Outlet', id: string, onTimeRate: number | null, tags: Array<{ __typename: 'Tag', id: string, name: string, category: TagCategory }> }, channels: Array<{ __typename: 'ListingChannel', channelType: ChannelType, placementType: PlacementType | null, isDoFollow: boolean, domainAuthority: number | null, domainRanking: number | null, disclaimerName: string | null, disclaimerDescription: string | null }>, prices: Array<{ __typename: 'ListingPrice', pricingTier: PricingTier, unitAmount: number }>, tags: Array<{ __typename: 'ListingTag', name: string }> }> } };

export type ListingSuggestionsQueryVariables = Exact<{
  q: string;
}>;


export type ListingSuggestionsQuery = { __typename: 'Query', listingSuggestions: Array<{ __typename: 'ListingSuggestion', kind: ListingSuggestionKind, text: string, count: number, highlights: Array<{ __typename: 'TextRange', start: number, end: number }> }> };

export type FacetsQueryVariables = Exact<{
  where: ListingWhere;
}>;


export type FacetsQuery = { __typename: 'Query', listings: { __typename: 'ListingConnection', facets: { __typename: 'ListingFacets', channelTypes: Array<{ __typename: 'ListingChannelTypeCount', value: ChannelType, count: number }>, placementTypes: Array<{ __typename: 'ListingPlacementTypeCount', value: PlacementType, count: number }>, countries: { __typename: 'ListingTextFacet', hasMore: boolean, values: Array<{ __typename: 'ListingTextCount', value: string, count: number }> }, tags: { __typename: 'ListingTextFacet', hasMore: boolean, values: Array<{ __typename: 'ListingTextCount', value: string, count: number }> }, disclaimers: { __typename: 'ListingTextFacet', hasMore: boolean, values: Array<{ __typename: 'ListingTextCount', value: string, count: number }> }, prices: Array<{ __typename: 'ListingPriceSpan', from: number, to: number | null, count: number }>, authorities: Array<{ __typename: 'ListingAuthoritySpan', from: number, to: number | null, count: number }> } } };

export type UpdateProductMutationVariables = Exact<{
  input: UpdateProductInput;
}>;


export type UpdateProductMutation = { __typename: 'Mutation', updateProduct: { __typename: 'Product', id: string } };

export type CreateProductMutationVariables = Exact<{
  input: CreateProductInput;
}>;


export type CreateProductMutation = { __typename: 'Mutation', createProduct: { __typename: 'Product', id: string } };

export type UpdateOutletMutationVariables = Exact<{
  input: UpdateOutletInput;
}>;


export type UpdateOutletMutation = { __typename: 'Mutation', updateOutlet: { __typename: 'Outlet', id: string } };

export type CreateOutletChannelMutationVariables = Exact<{
  input: CreateOutletChannelInput;
}>;


export type CreateOutletChannelMutation = { __typename: 'Mutation', createOutletChannel: { __typename: 'OutletChannel', id: string } };

export type UpdateOutletChannelMutationVariables = Exact<{
  input: UpdateOutletChannelInput;
}>;


export type UpdateOutletChannelMutation = { __typename: 'Mutation', updateOutletChannel: { __typename: 'OutletChannel', id: string } };

export type ArchiveOutletChannelMutationVariables = Exact<{
  input: ArchiveOutletChannelInput;
}>;


export type ArchiveOutletChannelMutation = { __typename: 'Mutation', archiveOutletChannel: { __typename: 'OutletChannel', id: string } };

export type RestoreOutletChannelMutationVariables = Exact<{
  input: RestoreOutletChannelInput;
}>;


export type RestoreOutletChannelMutation = { __typename: 'Mutation', restoreOutletChannel: { __typename: 'OutletChannel', id: string } };

export type ProductPricesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: ProductPriceOrder | null | undefined;
  where?: ProductPriceWhere | null | undefined;
}>;


export type ProductPricesQuery = { __typename: 'Query', list: { __typename: 'ProductPriceConnection', totalCount: number, nodes: Array<{ __typename: 'ProductPrice', id: string, pricingTier: PricingTier, unitAmount: number, currency: string, createdAt: string, updatedAt: string, product: { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string } } }> } };

export type ProductPriceRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductPriceRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string, pricingTier: PricingTier, unitAmount: number, currency: string, createdAt: string, updatedAt: string, product: { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string } } }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type ProductPriceFieldsFragment = { __typename: 'ProductPrice', pricingTier: PricingTier, unitAmount: number, currency: string, createdAt: string, updatedAt: string, product: { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string } } };

export type DeliveryScreenQueryVariables = Exact<{
  id: string;
}>;


export type DeliveryScreenQuery = { __typename: 'Query', webhookDelivery: { __typename: 'WebhookDelivery', id: string, status: WebhookDeliveryStatus, endpoint: { __typename: 'WebhookEndpoint', id: string, url: string }, event: { __typename: 'WebhookEvent', id: string, topic: EventTopic, sequence: number | null, data: unknown, requestId: string | null, createdAt: string }, replayOf: { __typename: 'WebhookDelivery', id: string, createdAt: string } | null, attempts: Array<{ __typename: 'WebhookAttempt', id: string, number: number, createdAt: string, responseStatus: number | null, responseBody: string | null, error: string | null, latencyMs: number }> } | null };

export type ReplayEventsMutationVariables = Exact<{
  input: ReplayWebhookEventsInput;
}>;


export type ReplayEventsMutation = { __typename: 'Mutation', replayWebhookEvents: number };

export type WebhookScreenQueryVariables = Exact<{
  id: string;
  first: number;
}>;


export type WebhookScreenQuery = { __typename: 'Query', webhookDeliveries: { __typename: 'WebhookDeliveryConnection', totalCount: number, nodes: Array<{ __typename: 'WebhookDelivery', id: string, status: WebhookDeliveryStatus, createdAt: string, nextAttemptAt: string | null, event: { __typename: 'WebhookEvent', id: string, topic: EventTopic }, attempts: Array<{ __typename: 'WebhookAttempt', id: string, number: number, responseStatus: number | null, error: string | null }> }> } };

export type DeliveriesByDayQueryVariables = Exact<{
  id: string;
}>;


export type DeliveriesByDayQuery = { __typename: 'Query', byDay: Array<{ __typename: 'WebhookDeliveriesAggregate', count: number, keys: { __typename: 'WebhookDeliveriesAggregateKeys', createdAt: string | null, status: WebhookDeliveryStatus | null } }>, retryingByDay: Array<{ __typename: 'WebhookDeliveriesAggregate', count: number, keys: { __typename: 'WebhookDeliveriesAggregateKeys', createdAt: string | null } }> };

export type EventTopicsQueryVariables = Exact<{ [key: string]: never; }>;


export type EventTopicsQuery = { __typename: 'Query', eventTopics: Array<{ __typename: 'TopicDescription', topic: EventTopic, summary: string, description: string, scopes: Array<string>, example: unknown }> };

export type WebhooksOfTeamQueryVariables = Exact<{
  teamId: string;
  first: number;
}>;


export type WebhooksOfTeamQuery = { __typename: 'Query', webhookEndpoints: { __typename: 'WebhookEndpointConnection', totalCount: number, nodes: Array<{ __typename: 'WebhookEndpoint', id: string, url: string, enabled: boolean, failingSince: string | null, topics: Array<WebhookTopic> }> } };

export type CreateWebhookEndpointMutationVariables = Exact<{
  input: CreateWebhookEndpointInput;
}>;


export type CreateWebhookEndpointMutation = { __typename: 'Mutation', createWebhookEndpoint: { __typename: 'WebhookEndpoint', id: string, secret: string | null } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: RotateWebhookSecretInput;
}>;


export type RotateWebhookSecretMutation = { __typename: 'Mutation', rotateWebhookSecret: { __typename: 'WebhookEndpoint', id: string, secret: string | null } };

export type DeleteWebhookEndpointMutationVariables = Exact<{
  input: DeleteWebhookEndpointInput;
}>;


export type DeleteWebhookEndpointMutation = { __typename: 'Mutation', deleteWebhookEndpoint: { __typename: 'WebhookEndpoint', id: string } };

export type DeskQueryVariables = Exact<{
  completed: boolean;
}>;


export type DeskQuery = { __typename: 'Query', assignments: Array<{ __typename: 'Assignment', articleId: string, name: string, outletName: string, productName: string, status: string, statusName: string, waitingFor: Party | null, dueAt: string | null, draftApprovedAt: string | null }> };

export type AssignmentScreenQueryVariables = Exact<{
  articleId: string;
}>;


export type AssignmentScreenQuery = { __typename: 'Query', assignment: { __typename: 'Assignment', articleId: string, name: string, outletName: string, outletUrl: string | null, productName: string, status: string, statusName: string, statusNotes: string | null, waitingFor: Party | null, dueAt: string | null, briefUrl: string | null, draftSharedDocUrl: string | null, draftApprovedAt: string | null, liveUrl: string | null, canSubmitDraft: boolean, canRequestInformation: boolean, briefing: { __typename: 'AssignmentBriefing', objectives: string | null, keywords: string | null, targetAudience: string | null, tone: string | null, writingSamples: string | null, fileName: string | null, fileUrl: string | null } | null, files: Array<{ __typename: 'AssignmentFile', name: string, size: number, url: string }>, comments: Array<{ __typename: 'AssignmentComment', reference: string, content: string, party: Party, isOwn: boolean, createdAt: string }> } | null };

export type SaveDraftMutationVariables = Exact<{
  input: SaveDraftInput;
}>;


export type SaveDraftMutation = { __typename: 'Mutation', saveDraft: { __typename: 'Assignment', articleId: string } | null };

export type SubmitDraftMutationVariables = Exact<{
  input: SubmitDraftInput;
}>;


export type SubmitDraftMutation = { __typename: 'Mutation', submitDraft: { __typename: 'Assignment', articleId: string } | null };

export type RequestInformationMutationVariables = Exact<{
  input: RequestInformationInput;
}>;


export type RequestInformationMutation = { __typename: 'Mutation', requestInformation: { __typename: 'Assignment', articleId: string } | null };

export type CreateAssignmentCommentMutationVariables = Exact<{
  input: CreateAssignmentCommentInput;
}>;


export type CreateAssignmentCommentMutation = { __typename: 'Mutation', createAssignmentComment: { __typename: 'Assignment', articleId: string } | null };

export type InviteWriterMutationVariables = Exact<{
  input: InviteWriterInput;
}>;


export type InviteWriterMutation = { __typename: 'Mutation', inviteWriter: { __typename: 'InvitedWriter', user: { __typename: 'User', id: string }, invitation: { __typename: 'IssuedTeamInvitation', link: string | null } } };

export type ImportsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: CatalogueImportOrder | null | undefined;
  where?: CatalogueImportWhere | null | undefined;
}>;


export type ImportsQuery = { __typename: 'Query', list: { __typename: 'CatalogueImportConnection', totalCount: number, nodes: Array<{ __typename: 'CatalogueImport', id: string, fileName: string, status: CatalogueImportStatus, isPreview: boolean, isPartial: boolean, rowCount: number, issueCount: number, warningCount: number, createdAt: string, completedAt: string | null, createdBy: { __typename: 'User', id: string, fullName: string } | null }> } };

export type CatalogueImportRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type CatalogueImportRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string, fileName: string, status: CatalogueImportStatus, isPreview: boolean, isPartial: boolean, rowCount: number, issueCount: number, warningCount: number, createdAt: string, completedAt: string | null, createdBy: { __typename: 'User', id: string, fullName: string } | null }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type CatalogueImportFieldsFragment = { __typename: 'CatalogueImport', fileName: string, status: CatalogueImportStatus, isPreview: boolean, isPartial: boolean, rowCount: number, issueCount: number, warningCount: number, createdAt: string, completedAt: string | null, createdBy: { __typename: 'User', id: string, fullName: string } | null };

export type ImportScreenQueryVariables = Exact<{
  id: string;
}>;


export type ImportScreenQuery = { __typename: 'Query', import: { __typename: 'CatalogueImport', id: string, fileName: string, size: number, status: CatalogueImportStatus, isPreview: boolean, isPartial: boolean, bytesRead: number, rowCount: number, issueCount: number, warningCount: number, failure: string | null, createdAt: string, completedAt: string | null, createdBy: { __typename: 'User', id: string, fullName: string } | null, outlets: { __typename: 'CatalogueImportChanges', created: number, updated: number, unchanged: number } | null, products: { __typename: 'CatalogueImportChanges', created: number, updated: number, unchanged: number } | null, differences: Array<{ __typename: 'CatalogueImportDifference', entity: CatalogueEntity, key: string, line: number, isNew: boolean, columns: Array<{ __typename: 'CatalogueImportCell', column: string, before: string | null, after: string | null }> }> } | null };

export type ImportIssuesQueryVariables = Exact<{
  importId: string;
  isWarning: boolean;
  first: number;
  offset: number;
}>;


export type ImportIssuesQuery = { __typename: 'Query', importIssues: { __typename: 'CatalogueImportIssueConnection', totalCount: number, nodes: Array<{ __typename: 'CatalogueImportIssue', id: string, line: number, column: string | null, reason: string }> } };

export type ImportCatalogueMutationVariables = Exact<{
  input: ImportCatalogueInput;
}>;


export type ImportCatalogueMutation = { __typename: 'Mutation', importCatalogue: { __typename: 'CatalogueImport', id: string } };

export type ApplyImportMutationVariables = Exact<{
  input: ApplyImportInput;
}>;


export type ApplyImportMutation = { __typename: 'Mutation', applyImport: { __typename: 'CatalogueImport', id: string } };

export type InboxCountQueryVariables = Exact<{ [key: string]: never; }>;


export type InboxCountQuery = { __typename: 'Query', inbox: { __typename: 'Inbox', unreadCount: number } | null };

export type InboxQueryVariables = Exact<{ [key: string]: never; }>;


export type InboxQuery = { __typename: 'Query', inbox: { __typename: 'Inbox', unreadCount: number, entries: Array<{ __typename: 'InboxEntry', isUnread: boolean, event: { __typename: 'Event', id: string, type: EventTopic, timestamp: string, data: unknown } }> } | null };

export type InboxArticlesQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type InboxArticlesQuery = { __typename: 'Query', articles: { __typename: 'ArticleConnection', nodes: Array<{ __typename: 'Article', id: string, name: string }> } };

export type MarkInboxReadMutationVariables = Exact<{
  input: MarkInboxReadInput;
}>;


export type MarkInboxReadMutation = { __typename: 'Mutation', markInboxRead: { __typename: 'Inbox', unreadCount: number } };

export type LibraryFilesQueryVariables = Exact<{
  folder?: string | number | null | undefined;
  first: number;
  offset: number;
  where?: FileWhere | null | undefined;
  orderBy?: FileOrder | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type LibraryFilesQuery = { __typename: 'Query', files: { __typename: 'FileConnection', totalCount: number, nodes: Array<{ __typename: 'File', id: string, name: string, url: string, size: number, mimeType: string, teamId: string, folderId: string | null, createdAt: string, deletedAt: string | null, folder: { __typename: 'Folder', id: string, name: string } | null, uploadedBy: { __typename: 'User', id: string, fullName: string } }> } };

export type LibraryFileQueryVariables = Exact<{
  id: string | number;
}>;


export type LibraryFileQuery = { __typename: 'Query', file: { __typename: 'File', id: string, name: string, url: string, size: number, mimeType: string, teamId: string, folderId: string | null, createdAt: string, deletedAt: string | null, folder: { __typename: 'Folder', id: string, name: string } | null, uploadedBy: { __typename: 'User', id: string, fullName: string } } | null };

export type LibraryFileFragment = { __typename: 'File', id: string, name: string, url: string, size: number, mimeType: string, teamId: string, folderId: string | null, createdAt: string, deletedAt: string | null, folder: { __typename: 'Folder', id: string, name: string } | null, uploadedBy: { __typename: 'User', id: string, fullName: string } };

export type LibraryFoldersQueryVariables = Exact<{
  where?: FolderWhere | null | undefined;
}>;


export type LibraryFoldersQuery = { __typename: 'Query', folders: { __typename: 'FolderConnection', nodes: Array<{ __typename: 'Folder', id: string, name: string, teamId: string }> } };

export type LibraryCountsQueryVariables = Exact<{
  where?: FileWhere | null | undefined;
}>;


export type LibraryCountsQuery = { __typename: 'Query', filesAggregate: Array<{ __typename: 'FilesAggregate', count: number, keys: { __typename: 'FilesAggregateKeys', folderId: string | null } }> };

export type MoveFilesMutationVariables = Exact<{
  input: MoveFilesInput;
}>;


export type MoveFilesMutation = { __typename: 'Mutation', moveFiles: { __typename: 'MovedFiles', movedCount: number } };

export type RenameFileMutationVariables = Exact<{
  input: RenameFileInput;
}>;


export type RenameFileMutation = { __typename: 'Mutation', renameFile: { __typename: 'File', id: string, name: string } };

export type DeleteFileMutationVariables = Exact<{
  input: DeleteFileInput;
}>;


export type DeleteFileMutation = { __typename: 'Mutation', deleteFile: { __typename: 'File', id: string, deletedAt: string | null } };

export type RestoreFileMutationVariables = Exact<{
  input: RestoreFileInput;
}>;


export type RestoreFileMutation = { __typename: 'Mutation', restoreFile: { __typename: 'File', id: string, deletedAt: string | null } };

export type CreateFolderMutationVariables = Exact<{
  input: CreateFolderInput;
}>;


export type CreateFolderMutation = { __typename: 'Mutation', createFolder: { __typename: 'Folder', id: string } };

export type RenameFolderMutationVariables = Exact<{
  input: RenameFolderInput;
}>;


export type RenameFolderMutation = { __typename: 'Mutation', renameFolder: { __typename: 'Folder', id: string, name: string } };

export type DeleteFolderMutationVariables = Exact<{
  input: DeleteFolderInput;
}>;


export type DeleteFolderMutation = { __typename: 'Mutation', deleteFolder: { __typename: 'Folder', id: string } };

export type OrdersQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: OrderOrder | null | undefined;
  where?: OrderWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type OrdersQuery = { __typename: 'Query', list: { __typename: 'OrderConnection', totalCount: number, nodes: Array<{ __typename: 'Order', id: string, referenceNumber: string, status: OrderStatus, paymentStatus: PaymentStatus, approvalStatus: ApprovalStatus | null, refundStatus: RefundStatus | null, total: number, subtotal: number, discount: number, creditsApplied: number, processingFee: number, pricingTier: PricingTier | null, buyerName: string, buyerEmail: string | null, datePaid: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } | null }> } };

export type OrderRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string, referenceNumber: string, status: OrderStatus, paymentStatus: PaymentStatus, approvalStatus: ApprovalStatus | null, refundStatus: RefundStatus | null, total: number, subtotal: number, discount: number, creditsApplied: number, processingFee: number, pricingTier: PricingTier | null, buyerName: string, buyerEmail: string | null, datePaid: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } | null }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type OrderFieldsFragment = { __typename: 'Order', referenceNumber: string, status: OrderStatus, paymentStatus: PaymentStatus, approvalStatus: ApprovalStatus | null, refundStatus: RefundStatus | null, total: number, subtotal: number, discount: number, creditsApplied: number, processingFee: number, pricingTier: PricingTier | null, buyerName: string, buyerEmail: string | null, datePaid: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } | null };

export type OrderItemsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: OrderItemOrder | null | undefined;
  where?: OrderItemWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type OrderItemsQuery = { __typename: 'Query', list: { __typename: 'OrderItemConnection', totalCount: number, nodes: Array<{ __typename: 'OrderItem', id: string, salePrice: number, refundStatus: RefundStatus | null, isRefunded: boolean, refundRequired: boolean, refundDate: string | null, refundMethod: RefundMethod | null, isPublisherPaid: boolean, isResellerPaid: boolean, isAccountingCompleted: boolean, commissionStatus: CommissionStatus, commissionAmount: number | null, vendorCost: number | null, internalCost: number | null, vendorInvoiceId: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, product: { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string } }, order: { __typename: 'Order', id: string, referenceNumber: string }, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } | null, campaign: { __typename: 'Campaign', id: string, name: string } | null, article: { __typename: 'Article', id: string, name: string } | null }> } };

export type OrderItemRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderItemRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string, salePrice: number, refundStatus: RefundStatus | null, isRefunded: boolean, refundRequired: boolean, refundDate: string | null, refundMethod: RefundMethod | null, isPublisherPaid: boolean, isResellerPaid: boolean, isAccountingCompleted: boolean, commissionStatus: CommissionStatus, commissionAmount: number | null, vendorCost: number | null, internalCost: number | null, vendorInvoiceId: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, product: { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string } }, order: { __typename: 'Order', id: string, referenceNumber: string }, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } | null, campaign: { __typename: 'Campaign', id: string, name: string } | null, article: { __typename: 'Article', id: string, name: string } | null }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type OrderItemFieldsFragment = { __typename: 'OrderItem', salePrice: number, refundStatus: RefundStatus | null, isRefunded: boolean, refundRequired: boolean, refundDate: string | null, refundMethod: RefundMethod | null, isPublisherPaid: boolean, isResellerPaid: boolean, isAccountingCompleted: boolean, commissionStatus: CommissionStatus, commissionAmount: number | null, vendorCost: number | null, internalCost: number | null, vendorInvoiceId: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, product: { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string } }, order: { __typename: 'Order', id: string, referenceNumber: string }, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } | null, campaign: { __typename: 'Campaign', id: string, name: string } | null, article: { __typename: 'Article', id: string, name: string } | null };

export type InvoicesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: InvoiceOrder | null | undefined;
  where?: InvoiceWhere | null | undefined;
}>;


export type InvoicesQuery = { __typename: 'Query', list: { __typename: 'InvoiceConnection', totalCount: number, nodes: Array<{ __typename: 'Invoice', id: string, referenceNumber: string, type: InvoiceType, status: InvoiceStatus, customerName: string | null, customerEmail: string | null, total: number, amountPaid: number, amountRefunded: number, creditsApplied: number, issuedAt: string, datePaid: string | null, createdAt: string, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } }> } };

export type InvoiceRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type InvoiceRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string, referenceNumber: string, type: InvoiceType, status: InvoiceStatus, customerName: string | null, customerEmail: string | null, total: number, amountPaid: number, amountRefunded: number, creditsApplied: number, issuedAt: string, datePaid: string | null, createdAt: string, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type InvoiceFieldsFragment = { __typename: 'Invoice', referenceNumber: string, type: InvoiceType, status: InvoiceStatus, customerName: string | null, customerEmail: string | null, total: number, amountPaid: number, amountRefunded: number, creditsApplied: number, issuedAt: string, datePaid: string | null, createdAt: string, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } };

export type LedgerEntriesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: LedgerEntryOrder | null | undefined;
  where?: LedgerEntryWhere | null | undefined;
}>;


export type LedgerEntriesQuery = { __typename: 'Query', list: { __typename: 'LedgerEntryConnection', totalCount: number, nodes: Array<{ __typename: 'LedgerEntry', id: string, createdAt: string, type: LedgerType, creditType: CreditType | null, amount: number, remaining: number | null, reason: string | null, expiresAt: string | null, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } | null }> } };

export type LedgerEntryRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type LedgerEntryRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string, createdAt: string, type: LedgerType, creditType: CreditType | null, amount: number, remaining: number | null, reason: string | null, expiresAt: string | null, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } | null }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type LedgerEntryFieldsFragment = { __typename: 'LedgerEntry', createdAt: string, type: LedgerType, creditType: CreditType | null, amount: number, remaining: number | null, reason: string | null, expiresAt: string | null, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } | null };

export type PaymentsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: PaymentOrder | null | undefined;
  where?: PaymentWhere | null | undefined;
}>;


export type PaymentsQuery = { __typename: 'Query', list: { __typename: 'PaymentConnection', totalCount: number, nodes: Array<{ __typename: 'Payment', id: string, createdAt: string, provider: string, status: PaymentAttemptStatus, amount: number, amountRefunded: number, reference: string | null, failureCode: string | null, failureMessage: string | null, settledAt: string | null, expiresAt: string | null, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } }> } };

export type PaymentRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type PaymentRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string, createdAt: string, provider: string, status: PaymentAttemptStatus, amount: number, amountRefunded: number, reference: string | null, failureCode: string | null, failureMessage: string | null, settledAt: string | null, expiresAt: string | null, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type PaymentFieldsFragment = { __typename: 'Payment', createdAt: string, provider: string, status: PaymentAttemptStatus, amount: number, amountRefunded: number, reference: string | null, failureCode: string | null, failureMessage: string | null, settledAt: string | null, expiresAt: string | null, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } };

export type SwapsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: SwapOrder | null | undefined;
  where?: SwapWhere | null | undefined;
}>;


export type SwapsQuery = { __typename: 'Query', list: { __typename: 'SwapConnection', totalCount: number, nodes: Array<{ __typename: 'Swap', id: string, referenceNumber: string, fromName: string, toName: string, status: SwapStatus, priceDifference: number, processingFee: number, total: number, createdAt: string, completedAt: string | null, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } }> } };

export type SwapRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type SwapRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string, referenceNumber: string, fromName: string, toName: string, status: SwapStatus, priceDifference: number, processingFee: number, total: number, createdAt: string, completedAt: string | null, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type SwapFieldsFragment = { __typename: 'Swap', referenceNumber: string, fromName: string, toName: string, status: SwapStatus, priceDifference: number, processingFee: number, total: number, createdAt: string, completedAt: string | null, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } };

export type CampaignsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: CampaignOrder | null | undefined;
  where?: CampaignWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type CampaignsQuery = { __typename: 'Query', list: { __typename: 'CampaignConnection', totalCount: number, nodes: Array<{ __typename: 'Campaign', id: string, name: string, totalArticles: number, reference: string | null, description: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } }> } };

export type CampaignRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type CampaignRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string, name: string, totalArticles: number, reference: string | null, description: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type CampaignFieldsFragment = { __typename: 'Campaign', name: string, totalArticles: number, reference: string | null, description: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } };

export type ArticlesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: ArticleOrder | null | undefined;
  where?: ArticleWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type ArticlesQuery = { __typename: 'Query', list: { __typename: 'ArticleConnection', totalCount: number, nodes: Array<{ __typename: 'Article', id: string, name: string, expectedCompletionDate: string | null, expectedCompletionDateTitle: string, publishedAt: string | null, liveUrl: string | null, briefSharedDocUrl: string | null, draftSharedDocUrl: string | null, createdAt: string, updatedAt: string, waitingFor: Party | null, waitingSince: string | null, dueAt: string | null, deletedAt: string | null, status: { __typename: 'ArticleContentStatus', id: string, prefix: string, name: string, color: string }, team: { __typename: 'Team', id: string, name: string }, campaign: { __typename: 'Campaign', id: string, name: string } | null, product: { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string } }, writer: { __typename: 'User', id: string, fullName: string } | null, orderItem: { __typename: 'OrderItem', id: string } }> } };

export type ArticleRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type ArticleRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string, name: string, expectedCompletionDate: string | null, expectedCompletionDateTitle: string, publishedAt: string | null, liveUrl: string | null, briefSharedDocUrl: string | null, draftSharedDocUrl: string | null, createdAt: string, updatedAt: string, waitingFor: Party | null, waitingSince: string | null, dueAt: string | null, deletedAt: string | null, status: { __typename: 'ArticleContentStatus', id: string, prefix: string, name: string, color: string }, team: { __typename: 'Team', id: string, name: string }, campaign: { __typename: 'Campaign', id: string, name: string } | null, product: { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string } }, writer: { __typename: 'User', id: string, fullName: string } | null, orderItem: { __typename: 'OrderItem', id: string } }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type ArticleFieldsFragment = { __typename: 'Article', name: string, expectedCompletionDate: string | null, expectedCompletionDateTitle: string, publishedAt: string | null, liveUrl: string | null, briefSharedDocUrl: string | null, draftSharedDocUrl: string | null, createdAt: string, updatedAt: string, waitingFor: Party | null, waitingSince: string | null, dueAt: string | null, deletedAt: string | null, status: { __typename: 'ArticleContentStatus', id: string, prefix: string, name: string, color: string }, team: { __typename: 'Team', id: string, name: string }, campaign: { __typename: 'Campaign', id: string, name: string } | null, product: { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string } }, writer: { __typename: 'User', id: string, fullName: string } | null, orderItem: { __typename: 'OrderItem', id: string } };

export type CommentsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: CommentOrder | null | undefined;
  where?: CommentWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type CommentsQuery = { __typename: 'Query', list: { __typename: 'CommentConnection', totalCount: number, nodes: Array<{ __typename: 'Comment', id: string, content: string, visibility: CommentVisibility, reference: string, createdAt: string, updatedAt: string, deletedAt: string | null, author: { __typename: 'CommentAuthor', name: string }, article: { __typename: 'Article', id: string, name: string }, team: { __typename: 'Team', id: string, name: string } }> } };

export type CommentRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type CommentRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string, content: string, visibility: CommentVisibility, reference: string, createdAt: string, updatedAt: string, deletedAt: string | null, author: { __typename: 'CommentAuthor', name: string }, article: { __typename: 'Article', id: string, name: string }, team: { __typename: 'Team', id: string, name: string } }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type CommentFieldsFragment = { __typename: 'Comment', content: string, visibility: CommentVisibility, reference: string, createdAt: string, updatedAt: string, deletedAt: string | null, author: { __typename: 'CommentAuthor', name: string }, article: { __typename: 'Article', id: string, name: string }, team: { __typename: 'Team', id: string, name: string } };

export type ComplianceChecksQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: ComplianceCheckOrder | null | undefined;
  where?: ComplianceCheckWhere | null | undefined;
}>;


export type ComplianceChecksQuery = { __typename: 'Query', list: { __typename: 'ComplianceCheckConnection', totalCount: number, nodes: Array<{ __typename: 'ComplianceCheck', id: string, checkType: ComplianceCheckType, status: ComplianceCheckStatus, complianceScore: number | null, totalIssuesCount: number, criticalIssuesCount: number, warningIssuesCount: number, errorMessage: string | null, createdAt: string, completedAt: string | null, article: { __typename: 'Article', id: string, name: string }, team: { __typename: 'Team', id: string, name: string } }> } };

export type ComplianceCheckRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type ComplianceCheckRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string, checkType: ComplianceCheckType, status: ComplianceCheckStatus, complianceScore: number | null, totalIssuesCount: number, criticalIssuesCount: number, warningIssuesCount: number, errorMessage: string | null, createdAt: string, completedAt: string | null, article: { __typename: 'Article', id: string, name: string }, team: { __typename: 'Team', id: string, name: string } }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type ComplianceCheckFieldsFragment = { __typename: 'ComplianceCheck', checkType: ComplianceCheckType, status: ComplianceCheckStatus, complianceScore: number | null, totalIssuesCount: number, criticalIssuesCount: number, warningIssuesCount: number, errorMessage: string | null, createdAt: string, completedAt: string | null, article: { __typename: 'Article', id: string, name: string }, team: { __typename: 'Team', id: string, name: string } };

export type ListingsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: ListingOrder | null | undefined;
  where?: ListingWhere | null | undefined;
  show?: ListingShow | null | undefined;
  q?: string;
  isSearched?: boolean;
}>;


export type ListingsQuery = { __typename: 'Query', list: { __typename: 'ListingConnection', totalCount: number, nodes: Array<{ __typename: 'Listing', id: string, name: string, productType: ProductKind, channelType: ChannelType, placementType: PlacementType | null, country: string | null, city: string | null, domainAuthority: number | null, domainRanking: number | null, isDoFollow: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, popularity: number, websiteUrl: string | null, description: string | null, createdAt: string, highlights?: { __typename: 'ListingHighlights', name: Array<{ __typename: 'TextRange', start: number, end: number }>, outletName: Array<{ __typename: 'TextRange', start: number, end: number }>, websiteUrl: Array<{ __typename: 'TextRange', start: number, end: number }>, tags: Array<{ __typename: 'ListingTagHighlights', name: string, ranges: Array<{ __typename: 'TextRange', start: number, end: number }> }> }, outlet: { __typename: 'Outlet', id: string, name: string }, product: { __typename: 'Product', id: string, name: string }, prices: Array<{ __typename: 'ListingPrice', pricingTier: PricingTier, unitAmount: number }> }> } };

export type ListingRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type ListingRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string, name: string, productType: ProductKind, channelType: ChannelType, placementType: PlacementType | null, country: string | null, city: string | null, domainAuthority: number | null, domainRanking: number | null, isDoFollow: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, popularity: number, websiteUrl: string | null, description: string | null, createdAt: string, outlet: { __typename: 'Outlet', id: string, name: string }, product: { __typename: 'Product', id: string, name: string }, prices: Array<{ __typename: 'ListingPrice', pricingTier: PricingTier, unitAmount: number }> }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type ListingFieldsFragment = { __typename: 'Listing', name: string, productType: ProductKind, channelType: ChannelType, placementType: PlacementType | null, country: string | null, city: string | null, domainAuthority: number | null, domainRanking: number | null, isDoFollow: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, popularity: number, websiteUrl: string | null, description: string | null, createdAt: string, outlet: { __typename: 'Outlet', id: string, name: string }, product: { __typename: 'Product', id: string, name: string }, prices: Array<{ __typename: 'ListingPrice', pricingTier: PricingTier, unitAmount: number }> };

export type OutletsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: OutletOrder | null | undefined;
  where?: OutletWhere | null | undefined;
  show?: OutletShow | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type OutletsQuery = { __typename: 'Query', list: { __typename: 'OutletConnection', totalCount: number, nodes: Array<{ __typename: 'Outlet', id: string, name: string, status: OutletStatus, onTimeRate: number | null, country: string | null, state: string | null, city: string | null, websiteUrl: string | null, isIndexed: boolean, description: string | null, createdAt: string, updatedAt: string, deletedAt: string | null }> } };

export type OutletRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type OutletRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string, name: string, status: OutletStatus, onTimeRate: number | null, country: string | null, state: string | null, city: string | null, websiteUrl: string | null, isIndexed: boolean, description: string | null, createdAt: string, updatedAt: string, deletedAt: string | null }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type OutletFieldsFragment = { __typename: 'Outlet', name: string, status: OutletStatus, onTimeRate: number | null, country: string | null, state: string | null, city: string | null, websiteUrl: string | null, isIndexed: boolean, description: string | null, createdAt: string, updatedAt: string, deletedAt: string | null };

export type ProductsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: ProductOrder | null | undefined;
  where?: ProductWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type ProductsQuery = { __typename: 'Query', list: { __typename: 'ProductConnection', totalCount: number, nodes: Array<{ __typename: 'Product', id: string, name: string, active: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, description: string | null, requirements: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, outlet: { __typename: 'Outlet', id: string, name: string }, type: { __typename: 'ProductType', id: string, prefix: ProductKind, name: string }, prices: Array<{ __typename: 'ProductPrice', pricingTier: PricingTier, unitAmount: number }> }> } };

export type ProductRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string, name: string, active: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, description: string | null, requirements: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, outlet: { __typename: 'Outlet', id: string, name: string }, type: { __typename: 'ProductType', id: string, prefix: ProductKind, name: string }, prices: Array<{ __typename: 'ProductPrice', pricingTier: PricingTier, unitAmount: number }> }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type ProductFieldsFragment = { __typename: 'Product', name: string, active: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, description: string | null, requirements: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, outlet: { __typename: 'Outlet', id: string, name: string }, type: { __typename: 'ProductType', id: string, prefix: ProductKind, name: string }, prices: Array<{ __typename: 'ProductPrice', pricingTier: PricingTier, unitAmount: number }> };

export type TagsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: TagOrder | null | undefined;
  where?: TagWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type TagsQuery = { __typename: 'Query', list: { __typename: 'TagConnection', totalCount: number, nodes: Array<{ __typename: 'Tag', id: string, name: string, category: TagCategory, createdAt: string, deletedAt: string | null }> } };

export type TagRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type TagRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string, name: string, category: TagCategory, createdAt: string, deletedAt: string | null }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type TagFieldsFragment = { __typename: 'Tag', name: string, category: TagCategory, createdAt: string, deletedAt: string | null };

export type SearchSynonymsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: SearchSynonymOrder | null | undefined;
  where?: SearchSynonymWhere | null | undefined;
}>;


export type SearchSynonymsQuery = { __typename: 'Query', list: { __typename: 'SearchSynonymConnection', totalCount: number, nodes: Array<{ __typename: 'SearchSynonym', id: string, terms: Array<string>, createdAt: string, updatedAt: string }> } };

export type SearchSynonymRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type SearchSynonymRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string, terms: Array<string>, createdAt: string, updatedAt: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type SearchSynonymFieldsFragment = { __typename: 'SearchSynonym', terms: Array<string>, createdAt: string, updatedAt: string };

export type OpportunitiesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: OpportunityOrder | null | undefined;
  where?: OpportunityWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type OpportunitiesQuery = { __typename: 'Query', list: { __typename: 'OpportunityConnection', totalCount: number, nodes: Array<{ __typename: 'Opportunity', id: string, title: string, status: OpportunityStatus, price: number | null, score: number | null, expiresAt: string | null, description: string | null, relevanceReason: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string }, product: { __typename: 'Product', id: string, name: string } | null }> } };

export type OpportunityRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type OpportunityRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string, title: string, status: OpportunityStatus, price: number | null, score: number | null, expiresAt: string | null, description: string | null, relevanceReason: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string }, product: { __typename: 'Product', id: string, name: string } | null }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type OpportunityFieldsFragment = { __typename: 'Opportunity', title: string, status: OpportunityStatus, price: number | null, score: number | null, expiresAt: string | null, description: string | null, relevanceReason: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string }, product: { __typename: 'Product', id: string, name: string } | null };

export type OutletInquiriesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: OutletInquiryOrder | null | undefined;
  where?: OutletInquiryWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type OutletInquiriesQuery = { __typename: 'Query', list: { __typename: 'OutletInquiryConnection', totalCount: number, nodes: Array<{ __typename: 'OutletInquiry', id: string, name: string, email: string, phoneNumber: string | null, status: OutletInquiryStatus, notes: string | null, reply: string | null, repliedAt: string | null, createdAt: string, deletedAt: string | null, outlet: { __typename: 'Outlet', id: string, name: string }, team: { __typename: 'Team', id: string, name: string } | null }> } };

export type OutletInquiryRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type OutletInquiryRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string, name: string, email: string, phoneNumber: string | null, status: OutletInquiryStatus, notes: string | null, reply: string | null, repliedAt: string | null, createdAt: string, deletedAt: string | null, outlet: { __typename: 'Outlet', id: string, name: string }, team: { __typename: 'Team', id: string, name: string } | null }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type OutletInquiryFieldsFragment = { __typename: 'OutletInquiry', name: string, email: string, phoneNumber: string | null, status: OutletInquiryStatus, notes: string | null, reply: string | null, repliedAt: string | null, createdAt: string, deletedAt: string | null, outlet: { __typename: 'Outlet', id: string, name: string }, team: { __typename: 'Team', id: string, name: string } | null };

export type TeamsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: TeamOrder | null | undefined;
  where?: TeamWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type TeamsQuery = { __typename: 'Query', list: { __typename: 'TeamConnection', totalCount: number, nodes: Array<{ __typename: 'Team', id: string, name: string, kind: TeamKind, slug: string, creditBalance: number, proPricingEnabled: boolean, isTest: boolean, contactEmail: string | null, billingEmail: string | null, referralCode: string, createdAt: string, updatedAt: string, deletedAt: string | null }> } };

export type TeamRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type TeamRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string, name: string, kind: TeamKind, slug: string, creditBalance: number, proPricingEnabled: boolean, isTest: boolean, contactEmail: string | null, billingEmail: string | null, referralCode: string, createdAt: string, updatedAt: string, deletedAt: string | null }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type TeamFieldsFragment = { __typename: 'Team', name: string, kind: TeamKind, slug: string, creditBalance: number, proPricingEnabled: boolean, isTest: boolean, contactEmail: string | null, billingEmail: string | null, referralCode: string, createdAt: string, updatedAt: string, deletedAt: string | null };

export type ProfilesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: ProfileOrder | null | undefined;
  where?: ProfileWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type ProfilesQuery = { __typename: 'Query', list: { __typename: 'ProfileConnection', totalCount: number, nodes: Array<{ __typename: 'Profile', id: string, name: string, type: ProfileType, websiteUrl: string, location: string | null, overview: string, legalCompanyName: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string } }> } };

export type ProfileRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type ProfileRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string, name: string, type: ProfileType, websiteUrl: string, location: string | null, overview: string, legalCompanyName: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string } }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type ProfileFieldsFragment = { __typename: 'Profile', name: string, type: ProfileType, websiteUrl: string, location: string | null, overview: string, legalCompanyName: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string } };

export type UsersQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: UserOrder | null | undefined;
  where?: UserAccountWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type UsersQuery = { __typename: 'Query', list: { __typename: 'UserConnection', totalCount: number, nodes: Array<{ __typename: 'User', id: string, fullName: string, firstName: string, lastName: string, email: string | null, language: Language | null, timezone: string | null, isBlocked: boolean | null, blockedAt: string | null, emailVerifiedAt: string | null, ssoSubject: string | null, createdAt: string, updatedAt: string, deletedAt: string | null }> } };

export type UserRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type UserRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string, fullName: string, firstName: string, lastName: string, email: string | null, language: Language | null, timezone: string | null, isBlocked: boolean | null, blockedAt: string | null, emailVerifiedAt: string | null, ssoSubject: string | null, createdAt: string, updatedAt: string, deletedAt: string | null }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type UserFieldsFragment = { __typename: 'User', fullName: string, firstName: string, lastName: string, email: string | null, language: Language | null, timezone: string | null, isBlocked: boolean | null, blockedAt: string | null, emailVerifiedAt: string | null, ssoSubject: string | null, createdAt: string, updatedAt: string, deletedAt: string | null };

export type ApiTokensQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: ApiTokenOrder | null | undefined;
  where?: ApiTokenWhere | null | undefined;
}>;


export type ApiTokensQuery = { __typename: 'Query', list: { __typename: 'ApiTokenConnection', totalCount: number, nodes: Array<{ __typename: 'ApiToken', id: string, name: string, hint: string, type: TokenType, scopes: Array<Scope>, isSession: boolean, signInMethod: SignInMethod, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, createdAt: string, team: { __typename: 'Team', id: string, name: string }, user: { __typename: 'User', id: string, fullName: string } }> } };

export type ApiTokenRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type ApiTokenRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string, name: string, hint: string, type: TokenType, scopes: Array<Scope>, isSession: boolean, signInMethod: SignInMethod, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, createdAt: string, team: { __typename: 'Team', id: string, name: string }, user: { __typename: 'User', id: string, fullName: string } }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type ApiTokenFieldsFragment = { __typename: 'ApiToken', name: string, hint: string, type: TokenType, scopes: Array<Scope>, isSession: boolean, signInMethod: SignInMethod, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, createdAt: string, team: { __typename: 'Team', id: string, name: string }, user: { __typename: 'User', id: string, fullName: string } };

export type OperatorTokensQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: OperatorTokenOrder | null | undefined;
  where?: OperatorTokenWhere | null | undefined;
}>;


export type OperatorTokensQuery = { __typename: 'Query', list: { __typename: 'OperatorTokenConnection', totalCount: number, nodes: Array<{ __typename: 'OperatorToken', id: string, name: string, hint: string, role: OperatorRole, isSession: boolean, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, createdAt: string, user: { __typename: 'User', id: string, fullName: string } }> } };

export type OperatorTokenRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type OperatorTokenRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string, name: string, hint: string, role: OperatorRole, isSession: boolean, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, createdAt: string, user: { __typename: 'User', id: string, fullName: string } }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type OperatorTokenFieldsFragment = { __typename: 'OperatorToken', name: string, hint: string, role: OperatorRole, isSession: boolean, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, createdAt: string, user: { __typename: 'User', id: string, fullName: string } };

export type OauthClientsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: OauthClientOrder | null | undefined;
  where?: OauthClientWhere | null | undefined;
}>;


export type OauthClientsQuery = { __typename: 'Query', list: { __typename: 'OauthClientConnection', totalCount: number, nodes: Array<{ __typename: 'OauthClient', id: string, name: string, redirectUris: Array<string>, metadataUrl: string | null, isConfidential: boolean, isDynamic: boolean, lastUsedAt: string | null, disabledAt: string | null, createdAt: string, createdBy: { __typename: 'User', id: string, fullName: string } | null }> } };

export type OauthClientRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type OauthClientRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string, name: string, redirectUris: Array<string>, metadataUrl: string | null, isConfidential: boolean, isDynamic: boolean, lastUsedAt: string | null, disabledAt: string | null, createdAt: string, createdBy: { __typename: 'User', id: string, fullName: string } | null }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type OauthClientFieldsFragment = { __typename: 'OauthClient', name: string, redirectUris: Array<string>, metadataUrl: string | null, isConfidential: boolean, isDynamic: boolean, lastUsedAt: string | null, disabledAt: string | null, createdAt: string, createdBy: { __typename: 'User', id: string, fullName: string } | null };

export type PrivacyRequestsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: PrivacyRequestOrder | null | undefined;
  where?: PrivacyRequestWhere | null | undefined;
}>;


export type PrivacyRequestsQuery = { __typename: 'Query', list: { __typename: 'PrivacyRequestConnection', totalCount: number, nodes: Array<{ __typename: 'PrivacyRequest', id: string, kind: PrivacyRequestKind, status: PrivacyRequestStatus, reason: string, report: unknown, completedAt: string | null, createdAt: string, user: { __typename: 'User', id: string, fullName: string } | null, requestedBy: { __typename: 'User', id: string, fullName: string } | null }> } };

export type PrivacyRequestRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type PrivacyRequestRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string, kind: PrivacyRequestKind, status: PrivacyRequestStatus, reason: string, report: unknown, completedAt: string | null, createdAt: string, user: { __typename: 'User', id: string, fullName: string } | null, requestedBy: { __typename: 'User', id: string, fullName: string } | null }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type PrivacyRequestFieldsFragment = { __typename: 'PrivacyRequest', kind: PrivacyRequestKind, status: PrivacyRequestStatus, reason: string, report: unknown, completedAt: string | null, createdAt: string, user: { __typename: 'User', id: string, fullName: string } | null, requestedBy: { __typename: 'User', id: string, fullName: string } | null };

export type AgreementTemplatesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: AgreementTemplateOrder | null | undefined;
  where?: AgreementTemplateWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type AgreementTemplatesQuery = { __typename: 'Query', list: { __typename: 'AgreementTemplateConnection', totalCount: number, nodes: Array<{ __typename: 'AgreementTemplate', id: string, title: string, key: string, version: number, isActive: boolean, scope: AgreementScope, requiresTeamOwner: boolean, requiresAuthorityConfirmation: boolean, name: string, acceptanceLabel: string, contentMarkdown: string, createdAt: string, updatedAt: string, deletedAt: string | null }> } };

export type AgreementTemplateRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type AgreementTemplateRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string, title: string, key: string, version: number, isActive: boolean, scope: AgreementScope, requiresTeamOwner: boolean, requiresAuthorityConfirmation: boolean, name: string, acceptanceLabel: string, contentMarkdown: string, createdAt: string, updatedAt: string, deletedAt: string | null }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type AgreementTemplateFieldsFragment = { __typename: 'AgreementTemplate', title: string, key: string, version: number, isActive: boolean, scope: AgreementScope, requiresTeamOwner: boolean, requiresAuthorityConfirmation: boolean, name: string, acceptanceLabel: string, contentMarkdown: string, createdAt: string, updatedAt: string, deletedAt: string | null };

export type AgreementAcceptancesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: AgreementAcceptanceOrder | null | undefined;
  where?: AgreementAcceptanceWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type AgreementAcceptancesQuery = { __typename: 'Query', list: { __typename: 'AgreementAcceptanceConnection', totalCount: number, nodes: Array<{ __typename: 'AgreementAcceptance', id: string, signerName: string, signerEmail: string, acceptedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string }, template: { __typename: 'AgreementTemplate', id: string, title: string } }> } };

export type AgreementAcceptanceRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type AgreementAcceptanceRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string, signerName: string, signerEmail: string, acceptedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string }, template: { __typename: 'AgreementTemplate', id: string, title: string } }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type AgreementAcceptanceFieldsFragment = { __typename: 'AgreementAcceptance', signerName: string, signerEmail: string, acceptedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string }, template: { __typename: 'AgreementTemplate', id: string, title: string } };

export type WebhookEndpointsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: WebhookEndpointOrder | null | undefined;
  where?: WebhookEndpointWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type WebhookEndpointsQuery = { __typename: 'Query', list: { __typename: 'WebhookEndpointConnection', totalCount: number, nodes: Array<{ __typename: 'WebhookEndpoint', id: string, url: string, enabled: boolean, failingSince: string | null, disabledReason: string | null, topics: Array<WebhookTopic>, description: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string } }> } };

export type WebhookEndpointRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type WebhookEndpointRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string, url: string, enabled: boolean, failingSince: string | null, disabledReason: string | null, topics: Array<WebhookTopic>, description: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string } }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type WebhookEndpointFieldsFragment = { __typename: 'WebhookEndpoint', url: string, enabled: boolean, failingSince: string | null, disabledReason: string | null, topics: Array<WebhookTopic>, description: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string } };

export type WebhookDeliveriesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: WebhookDeliveryOrder | null | undefined;
  where?: WebhookDeliveryWhere | null | undefined;
}>;


export type WebhookDeliveriesQuery = { __typename: 'Query', list: { __typename: 'WebhookDeliveryConnection', totalCount: number, nodes: Array<{ __typename: 'WebhookDelivery', id: string, createdAt: string, status: WebhookDeliveryStatus, lastError: string | null, attemptCount: number, nextAttemptAt: string | null, completedAt: string | null, event: { __typename: 'WebhookEvent', id: string, topic: EventTopic }, endpoint: { __typename: 'WebhookEndpoint', id: string, url: string }, team: { __typename: 'Team', id: string, name: string } }> } };

export type WebhookDeliveryRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type WebhookDeliveryRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string, createdAt: string, status: WebhookDeliveryStatus, lastError: string | null, attemptCount: number, nextAttemptAt: string | null, completedAt: string | null, event: { __typename: 'WebhookEvent', id: string, topic: EventTopic }, endpoint: { __typename: 'WebhookEndpoint', id: string, url: string }, team: { __typename: 'Team', id: string, name: string } }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type WebhookDeliveryFieldsFragment = { __typename: 'WebhookDelivery', createdAt: string, status: WebhookDeliveryStatus, lastError: string | null, attemptCount: number, nextAttemptAt: string | null, completedAt: string | null, event: { __typename: 'WebhookEvent', id: string, topic: EventTopic }, endpoint: { __typename: 'WebhookEndpoint', id: string, url: string }, team: { __typename: 'Team', id: string, name: string } };

export type EmailsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: EmailOrder | null | undefined;
  where?: EmailWhere | null | undefined;
}>;


export type EmailsQuery = { __typename: 'Query', list: { __typename: 'EmailConnection', totalCount: number, nodes: Array<{ __typename: 'Email', id: string, createdAt: string, kind: EmailKind, subject: string | null, entity: string, entityId: string, address: string | null, language: Language, status: EmailStatus, lastError: string | null, attemptCount: number, nextAttemptAt: string | null, completedAt: string | null, team: { __typename: 'Team', id: string, name: string } | null, user: { __typename: 'User', id: string, fullName: string } | null }> } };

export type EmailRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type EmailRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string, createdAt: string, kind: EmailKind, subject: string | null, entity: string, entityId: string, address: string | null, language: Language, status: EmailStatus, lastError: string | null, attemptCount: number, nextAttemptAt: string | null, completedAt: string | null, team: { __typename: 'Team', id: string, name: string } | null, user: { __typename: 'User', id: string, fullName: string } | null }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type EmailFieldsFragment = { __typename: 'Email', createdAt: string, kind: EmailKind, subject: string | null, entity: string, entityId: string, address: string | null, language: Language, status: EmailStatus, lastError: string | null, attemptCount: number, nextAttemptAt: string | null, completedAt: string | null, team: { __typename: 'Team', id: string, name: string } | null, user: { __typename: 'User', id: string, fullName: string } | null };

export type AuditEntriesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: AuditEntryOrder | null | undefined;
  where?: AuditEntryWhere | null | undefined;
}>;


export type AuditEntriesQuery = { __typename: 'Query', list: { __typename: 'AuditEntryConnection', totalCount: number, nodes: Array<{ __typename: 'AuditEntry', id: string, createdAt: string, action: string, isNew: boolean, entity: string, entityId: string, application: string | null, applicationId: string | null, requestId: string | null, after: unknown, changes: Array<{ __typename: 'FieldChange', field: string, before: unknown, after: unknown }> | null, actor: { __typename: 'User', id: string, fullName: string } | null, team: { __typename: 'Team', id: string, name: string } | null }> } };

export type AuditEntryRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type AuditEntryRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string, createdAt: string, action: string, isNew: boolean, entity: string, entityId: string, application: string | null, applicationId: string | null, requestId: string | null, after: unknown, changes: Array<{ __typename: 'FieldChange', field: string, before: unknown, after: unknown }> | null, actor: { __typename: 'User', id: string, fullName: string } | null, team: { __typename: 'Team', id: string, name: string } | null }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type AuditEntryFieldsFragment = { __typename: 'AuditEntry', createdAt: string, action: string, isNew: boolean, entity: string, entityId: string, application: string | null, applicationId: string | null, requestId: string | null, after: unknown, changes: Array<{ __typename: 'FieldChange', field: string, before: unknown, after: unknown }> | null, actor: { __typename: 'User', id: string, fullName: string } | null, team: { __typename: 'Team', id: string, name: string } | null };

export type ApiRequestsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: ApiRequestOrder | null | undefined;
  where?: ApiRequestWhere | null | undefined;
  show?: RequestShow | null | undefined;
}>;


export type ApiRequestsQuery = { __typename: 'Query', list: { __typename: 'ApiRequestConnection', totalCount: number, nodes: Array<{ __typename: 'ApiRequest', id: string, createdAt: string, method: string, path: string, status: number, errorCode: string | null, duration: number, requestId: string, tokenId: string }> } };

export type ApiRequestRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type ApiRequestRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string, createdAt: string, method: string, path: string, status: number, errorCode: string | null, duration: number, requestId: string, tokenId: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type ApiRequestFieldsFragment = { __typename: 'ApiRequest', createdAt: string, method: string, path: string, status: number, errorCode: string | null, duration: number, requestId: string, tokenId: string };

export type DeprecatedUsesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: DeprecatedUseOrder | null | undefined;
  where?: DeprecatedUseWhere | null | undefined;
}>;


export type DeprecatedUsesQuery = { __typename: 'Query', list: { __typename: 'DeprecatedUseConnection', totalCount: number, nodes: Array<{ __typename: 'DeprecatedUse', id: string, name: string, tokenId: string, count: number, firstUsedAt: string, lastUsedAt: string, team: { __typename: 'Team', id: string, name: string } | null }> } };

export type DeprecatedUseRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type DeprecatedUseRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string, name: string, tokenId: string, count: number, firstUsedAt: string, lastUsedAt: string, team: { __typename: 'Team', id: string, name: string } | null }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type DeprecatedUseFieldsFragment = { __typename: 'DeprecatedUse', name: string, tokenId: string, count: number, firstUsedAt: string, lastUsedAt: string, team: { __typename: 'Team', id: string, name: string } | null };

export type AuditNamesQueryVariables = Exact<{
  key: AuditEntriesAggregateKey;
}>;


export type AuditNamesQuery = { __typename: 'Query', groups: Array<{ __typename: 'AuditEntriesAggregate', count: number, keys: { __typename: 'AuditEntriesAggregateKeys', action: string | null, entity: string | null } }> };

export type CreateOauthClientMutationVariables = Exact<{
  input: CreateOauthClientInput;
}>;


export type CreateOauthClientMutation = { __typename: 'Mutation', issued: { __typename: 'IssuedOauthClient', clientSecret: string | null, oauthClient: { __typename: 'OauthClient', id: string, name: string } } };

export type GrantsOfClientQueryVariables = Exact<{
  clientId: string;
  first: number;
}>;


export type GrantsOfClientQuery = { __typename: 'Query', inForce: { __typename: 'OauthGrantConnection', totalCount: number, nodes: Array<{ __typename: 'OauthGrant', id: string, scopes: Array<string>, grantedAt: string, lastUsedAt: string | null, team: { __typename: 'Team', id: string, name: string }, user: { __typename: 'User', id: string, fullName: string }, profile: { __typename: 'Profile', id: string, name: string } | null }> }, all: { __typename: 'OauthGrantConnection', totalCount: number } };

export type OauthGrantsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: OauthGrantOrder | null | undefined;
  where?: OauthGrantWhere | null | undefined;
}>;


export type OauthGrantsQuery = { __typename: 'Query', list: { __typename: 'OauthGrantConnection', totalCount: number, nodes: Array<{ __typename: 'OauthGrant', id: string, clientName: string, clientId: string, scopes: Array<string>, resource: string | null, grantedAt: string, lastUsedAt: string | null, revokedAt: string | null, user: { __typename: 'User', id: string, fullName: string }, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } | null }> } };

export type OauthGrantRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type OauthGrantRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string, clientName: string, clientId: string, scopes: Array<string>, resource: string | null, grantedAt: string, lastUsedAt: string | null, revokedAt: string | null, user: { __typename: 'User', id: string, fullName: string }, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } | null }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type OauthGrantFieldsFragment = { __typename: 'OauthGrant', clientName: string, clientId: string, scopes: Array<string>, resource: string | null, grantedAt: string, lastUsedAt: string | null, revokedAt: string | null, user: { __typename: 'User', id: string, fullName: string }, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } | null };

export type OpportunityCardFragment = { __typename: 'Opportunity', id: string, status: OpportunityStatus, title: string, description: string | null, format: string | null, audience: string | null, audienceTags: Array<string>, relevanceReason: string | null, estimatedReach: number | null, price: number | null, expiresAt: string | null, createdAt: string, productId: string | null, profile: { __typename: 'Profile', id: string, name: string }, product: { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string, logo: string | null } } | null, interactions: { __typename: 'OpportunityInteractionConnection', nodes: Array<{ __typename: 'OpportunityInteraction', id: string, type: OpportunityInteractionType, reason: OpportunityReason | null, rating: number | null, feedback: string | null }> } };

export type OpportunityCardsQueryVariables = Exact<{
  where?: OpportunityWhere | null | undefined;
  first?: number | null | undefined;
  offset?: number | null | undefined;
}>;


export type OpportunityCardsQuery = { __typename: 'Query', opportunities: { __typename: 'OpportunityConnection', totalCount: number, nodes: Array<{ __typename: 'Opportunity', id: string, status: OpportunityStatus, title: string, description: string | null, format: string | null, audience: string | null, audienceTags: Array<string>, relevanceReason: string | null, estimatedReach: number | null, price: number | null, expiresAt: string | null, createdAt: string, productId: string | null, profile: { __typename: 'Profile', id: string, name: string }, product: { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string, logo: string | null } } | null, interactions: { __typename: 'OpportunityInteractionConnection', nodes: Array<{ __typename: 'OpportunityInteraction', id: string, type: OpportunityInteractionType, reason: OpportunityReason | null, rating: number | null, feedback: string | null }> } }> } };

export type OpportunityPlacementsQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type OpportunityPlacementsQuery = { __typename: 'Query', listings: { __typename: 'ListingConnection', nodes: Array<{ __typename: 'Listing', id: string, productId: string, outletId: string, name: string, outletName: string, logo: string | null, productType: ProductKind, country: string | null, state: string | null, city: string | null, websiteUrl: string | null, domainAuthority: number | null, domainRanking: number | null, isDoFollow: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, requirements: string | null, channels: Array<{ __typename: 'ListingChannel', channelType: ChannelType, placementType: PlacementType | null, isDoFollow: boolean, domainAuthority: number | null, domainRanking: number | null, disclaimerName: string | null, disclaimerDescription: string | null }>, prices: Array<{ __typename: 'ListingPrice', pricingTier: PricingTier, unitAmount: number }>, tags: Array<{ __typename: 'ListingTag', name: string }>, outlet: { __typename: 'Outlet', id: string, onTimeRate: number | null } }> } };

export type OrderScreenQueryVariables = Exact<{
  id: string;
}>;


export type OrderScreenQuery = { __typename: 'Query', order: { __typename: 'Order', id: string, referenceNumber: string, status: OrderStatus, paymentStatus: PaymentStatus, approvalStatus: ApprovalStatus | null, approvalDecidedAt: string | null, approvalReason: string | null, checkoutById: string | null, refundStatus: RefundStatus | null, datePaid: string | null, createdAt: string, subtotal: number, discount: number, creditsApplied: number, processingFee: number, total: number, buyerName: string, buyerEmail: string | null, pricingTier: PricingTier | null, externalReferenceNumber: string | null, approvalDecidedBy: { __typename: 'User', id: string, fullName: string } | null, checkoutBy: { __typename: 'User', id: string, fullName: string } | null, team: { __typename: 'Team', id: string, name: string, proPricingEnabled: boolean }, profile: { __typename: 'Profile', id: string, name: string, deletedAt: string | null } | null, lineItems: Array<{ __typename: 'OrderLineItem', id: string, quantity: number, price: number, isAddOn: boolean, product: { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string } }, items: Array<{ __typename: 'OrderItem', id: string, salePrice: number, productPrice: number, refundStatus: RefundStatus | null, isRefunded: boolean, refundRequired: boolean, refundMethod: RefundMethod | null, refundDate: string | null, refundReference: string | null, isPublisherPaid: boolean, publisherPaidDate: string | null, isResellerPaid: boolean, resellerPaidDate: string | null, isAccountingCompleted: boolean, accountingCompletionDate: string | null, commissionStatus: CommissionStatus, commissionAmount: number | null, commissionDatePaid: string | null, resellerPrice: number | null, internalCost: number | null, vendorCost: number | null, vendorInvoiceId: string | null, vendorInvoiceUrl: string | null, vendorInvoiceDate: string | null, vendorPaidDate: string | null, refunds: Array<{ __typename: 'ItemRefund', id: string, amount: number, credits: number | null, money: number | null, method: RefundMethod, reference: string | null, createdAt: string }>, product: { __typename: 'Product', id: string, name: string, type: { __typename: 'ProductType', id: string, prefix: ProductKind }, outlet: { __typename: 'Outlet', id: string, name: string } }, campaign: { __typename: 'Campaign', id: string, name: string } | null, article: { __typename: 'Article', id: string, name: string, liveUrl: string | null, publishedAt: string | null, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string, color: string } } | null }> }>, swaps: { __typename: 'SwapConnection', nodes: Array<{ __typename: 'Swap', id: string, orderItemId: string, referenceNumber: string, status: SwapStatus, fromName: string, toName: string, priceDifference: number, processingFee: number, total: number, cancelReason: string | null, createdAt: string, updatedAt: string, completedAt: string | null }> }, invoices: { __typename: 'InvoiceConnection', nodes: Array<{ __typename: 'Invoice', id: string, referenceNumber: string, type: InvoiceType, status: InvoiceStatus, issuedAt: string, pdfUrl: string, correctsReferenceNumber: string | null, label: string | null, subtotal: number, discount: number, creditsApplied: number, processingFee: number, amountPaid: number, total: number, customerName: string | null, customerEmail: string | null, receiptEmail: string | null }> }, payments: { __typename: 'PaymentConnection', nodes: Array<{ __typename: 'Payment', id: string, provider: string, status: PaymentAttemptStatus, amount: number, amountRefunded: number, reference: string | null, failureCode: string | null, failureMessage: string | null, createdAt: string, updatedAt: string, settledAt: string | null, swap: { __typename: 'Swap', id: string, referenceNumber: string } | null }> }, ledgerEntries: { __typename: 'LedgerEntryConnection', nodes: Array<{ __typename: 'LedgerEntry', id: string, type: LedgerType, creditType: CreditType | null, amount: number, reason: string | null, entityId: string | null, createdAt: string }> } } | null };

export type RefundedFragment = { __typename: 'ItemRefund', id: string, amount: number, credits: number | null, money: number | null, method: RefundMethod, reference: string | null, createdAt: string };

export type PaidFragment = { __typename: 'Payment', id: string, provider: string, status: PaymentAttemptStatus, amount: number, amountRefunded: number, reference: string | null, failureCode: string | null, failureMessage: string | null, createdAt: string, updatedAt: string, settledAt: string | null, swap: { __typename: 'Swap', id: string, referenceNumber: string } | null };

export type PayLinksQueryVariables = Exact<{
  id: string;
}>;


export type PayLinksQuery = { __typename: 'Query', order: { __typename: 'Order', id: string, checkoutLink: string | null, swaps: { __typename: 'SwapConnection', nodes: Array<{ __typename: 'Swap', id: string, paymentUrl: string | null }> } } | null };

export type SetCommissionMutationVariables = Exact<{
  input: SetCommissionInput;
}>;


export type SetCommissionMutation = { __typename: 'Mutation', setCommission: { __typename: 'OrderItem', id: string } };

export type MarkOrderPaidMutationVariables = Exact<{
  input: MarkOrderPaidInput;
}>;


export type MarkOrderPaidMutation = { __typename: 'Mutation', markOrderPaid: { __typename: 'Order', id: string, status: OrderStatus, paymentStatus: PaymentStatus, datePaid: string | null } };

export type UnmarkOrderPaidMutationVariables = Exact<{
  input: UnmarkOrderPaidInput;
}>;


export type UnmarkOrderPaidMutation = { __typename: 'Mutation', unmarkOrderPaid: { __typename: 'Order', id: string, status: OrderStatus, paymentStatus: PaymentStatus } };

export type CancelOrderMutationVariables = Exact<{
  input: CancelOrderInput;
}>;


export type CancelOrderMutation = { __typename: 'Mutation', cancelOrder: { __typename: 'Order', id: string, status: OrderStatus } };

export type RefundOrderItemMutationVariables = Exact<{
  input: RefundOrderItemInput;
}>;


export type RefundOrderItemMutation = { __typename: 'Mutation', refundOrderItem: { __typename: 'OrderItem', id: string, isRefunded: boolean } };

export type ProposeSwapMutationVariables = Exact<{
  input: ProposeSwapInput;
}>;


export type ProposeSwapMutation = { __typename: 'Mutation', proposeSwap: { __typename: 'Swap', id: string, status: SwapStatus } };

export type AcceptSwapMutationVariables = Exact<{
  input: AcceptSwapInput;
}>;


export type AcceptSwapMutation = { __typename: 'Mutation', acceptSwap: { __typename: 'Swap', id: string, status: SwapStatus } };

export type CancelSwapMutationVariables = Exact<{
  input: CancelSwapInput;
}>;


export type CancelSwapMutation = { __typename: 'Mutation', cancelSwap: { __typename: 'Swap', id: string, status: SwapStatus } };

export type MarkSwapPaidMutationVariables = Exact<{
  input: MarkSwapPaidInput;
}>;


export type MarkSwapPaidMutation = { __typename: 'Mutation', markSwapPaid: { __typename: 'Swap', id: string, status: SwapStatus } };

export type ReissueInvoiceMutationVariables = Exact<{
  input: ReissueInvoiceInput;
}>;


export type ReissueInvoiceMutation = { __typename: 'Mutation', reissueInvoice: { __typename: 'Invoice', id: string, referenceNumber: string } };

export type OrderChangedSubscriptionVariables = Exact<{
  orderId: string;
}>;


export type OrderChangedSubscription = { orderChanged: { __typename: 'Order', id: string } };

export type OrderItemScreenQueryVariables = Exact<{
  id: string;
}>;


export type OrderItemScreenQuery = { __typename: 'Query', orderItems: { __typename: 'OrderItemConnection', nodes: Array<{ __typename: 'OrderItem', id: string, salePrice: number, isRefunded: boolean, refundDate: string | null, refundMethod: RefundMethod | null, refundReference: string | null, refunds: Array<{ __typename: 'ItemRefund', id: string, amount: number, credits: number | null, money: number | null, method: RefundMethod, reference: string | null, createdAt: string }> }> } };

export type InvoiceScreenQueryVariables = Exact<{
  id: string;
}>;


export type InvoiceScreenQuery = { __typename: 'Query', invoice: { __typename: 'Invoice', id: string, referenceNumber: string, pdfUrl: string, subtotal: number, discount: number, creditsApplied: number, processingFee: number, total: number, amountPaid: number, amountRefunded: number, items: Array<{ __typename: 'InvoiceItem', id: string, name: string, description: string | null, quantity: number, unitAmount: number, amount: number }>, order: { __typename: 'Order', id: string, invoices: { __typename: 'InvoiceConnection', nodes: Array<{ __typename: 'Invoice', correctsReferenceNumber: string | null, id: string, referenceNumber: string, type: InvoiceType, status: InvoiceStatus, issuedAt: string, total: number, pdfUrl: string }> } } } | null };

export type PaymentScreenQueryVariables = Exact<{
  id: string;
}>;


export type PaymentScreenQuery = { __typename: 'Query', payments: { __typename: 'PaymentConnection', nodes: Array<{ __typename: 'Payment', expiresAt: string | null, id: string, provider: string, status: PaymentAttemptStatus, amount: number, amountRefunded: number, reference: string | null, failureCode: string | null, failureMessage: string | null, createdAt: string, updatedAt: string, settledAt: string | null, swap: { __typename: 'Swap', id: string, referenceNumber: string, fromName: string, toName: string } | null, order: { __typename: 'Order', id: string, referenceNumber: string, status: OrderStatus, paymentStatus: PaymentStatus, approvalStatus: ApprovalStatus | null, refundStatus: RefundStatus | null, total: number, buyerName: string, buyerEmail: string | null, lineItems: Array<{ __typename: 'OrderLineItem', id: string, quantity: number, price: number, product: { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string } }, items: Array<{ __typename: 'OrderItem', id: string, salePrice: number, isRefunded: boolean, refundDate: string | null, refundMethod: RefundMethod | null, refundReference: string | null, product: { __typename: 'Product', id: string, name: string }, refunds: Array<{ __typename: 'ItemRefund', id: string, amount: number, credits: number | null, money: number | null, method: RefundMethod, reference: string | null, createdAt: string }> }> }>, payments: { __typename: 'PaymentConnection', nodes: Array<{ __typename: 'Payment', id: string, provider: string, status: PaymentAttemptStatus, amount: number, amountRefunded: number, reference: string | null, failureCode: string | null, failureMessage: string | null, createdAt: string, updatedAt: string, settledAt: string | null, swap: { __typename: 'Swap', id: string, referenceNumber: string } | null }> }, invoices: { __typename: 'InvoiceConnection', nodes: Array<{ __typename: 'Invoice', id: string, referenceNumber: string, type: InvoiceType, status: InvoiceStatus, issuedAt: string, total: number, pdfUrl: string }> } } }> } };

export type IssuedFragment = { __typename: 'Invoice', id: string, referenceNumber: string, type: InvoiceType, status: InvoiceStatus, issuedAt: string, total: number, pdfUrl: string };

export type CreditScreenQueryVariables = Exact<{
  id: string;
}>;


export type CreditScreenQuery = { __typename: 'Query', ledgerEntries: { __typename: 'LedgerEntryConnection', nodes: Array<{ __typename: 'LedgerEntry', id: string, type: LedgerType, amount: number, remaining: number | null, createdAt: string, expiresAt: string | null, legs: Array<{ __typename: 'LedgerLeg', id: string, amount: number, creditType: CreditType, source: { __typename: 'LedgerEntry', id: string, type: LedgerType, amount: number, reason: string | null, createdAt: string } | null }>, order: { __typename: 'Order', id: string, referenceNumber: string, status: OrderStatus, paymentStatus: PaymentStatus, approvalStatus: ApprovalStatus | null, refundStatus: RefundStatus | null, total: number } | null }> } };

export type SwapScreenQueryVariables = Exact<{
  id: string;
}>;


export type SwapScreenQuery = { __typename: 'Query', swap: { __typename: 'Swap', id: string, referenceNumber: string, status: SwapStatus, fromName: string, toName: string, priceDifference: number, processingFee: number, total: number, cancelReason: string | null, createdAt: string, updatedAt: string, completedAt: string | null, fromProduct: { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string } }, toProduct: { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string } }, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string }, orderItem: { __typename: 'OrderItem', id: string, salePrice: number, refundStatus: RefundStatus | null, product: { __typename: 'Product', id: string }, article: { __typename: 'Article', id: string, name: string } | null }, payments: { __typename: 'PaymentConnection', nodes: Array<{ __typename: 'Payment', id: string, provider: string, status: PaymentAttemptStatus, amount: number, amountRefunded: number, reference: string | null, failureCode: string | null, failureMessage: string | null, createdAt: string, updatedAt: string, settledAt: string | null, swap: { __typename: 'Swap', id: string, referenceNumber: string } | null }> }, invoices: Array<{ __typename: 'Invoice', id: string, referenceNumber: string, type: InvoiceType, status: InvoiceStatus, issuedAt: string, total: number, pdfUrl: string }> } | null };

export type SwappedFragment = { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string } };

export type OutletListsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: OutletListOrder | null | undefined;
  where?: OutletListWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type OutletListsQuery = { __typename: 'Query', list: { __typename: 'OutletListConnection', totalCount: number, nodes: Array<{ __typename: 'OutletList', id: string, name: string, isShared: boolean, showsPrices: boolean, createdAt: string, updatedAt: string, deletedAt: string | null, profile: { __typename: 'Profile', id: string, name: string }, team: { __typename: 'Team', id: string, name: string } }> } };

export type OutletListRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type OutletListRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string, name: string, isShared: boolean, showsPrices: boolean, createdAt: string, updatedAt: string, deletedAt: string | null, profile: { __typename: 'Profile', id: string, name: string }, team: { __typename: 'Team', id: string, name: string } }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type OutletListFieldsFragment = { __typename: 'OutletList', name: string, isShared: boolean, showsPrices: boolean, createdAt: string, updatedAt: string, deletedAt: string | null, profile: { __typename: 'Profile', id: string, name: string }, team: { __typename: 'Team', id: string, name: string } };

export type OutletListScreenQueryVariables = Exact<{
  id: string;
}>;


export type OutletListScreenQuery = { __typename: 'Query', outletList: { __typename: 'OutletList', id: string, name: string, isShared: boolean, showsPrices: boolean, teamId: string, updatedAt: string, profile: { __typename: 'Profile', id: string, name: string }, outlets: Array<{ __typename: 'Outlet', id: string, name: string, status: OutletStatus, websiteUrl: string | null, logo: string | null, country: string | null, city: string | null, channels: Array<{ __typename: 'OutletChannel', id: string, channelType: ChannelType, domainAuthority: number | null }> }> } | null };

export type ListedOutletFragment = { __typename: 'Outlet', id: string, name: string, status: OutletStatus, websiteUrl: string | null, logo: string | null, country: string | null, city: string | null, channels: Array<{ __typename: 'OutletChannel', id: string, channelType: ChannelType, domainAuthority: number | null }> };

export type OutletListLinkQueryVariables = Exact<{
  id: string;
}>;


export type OutletListLinkQuery = { __typename: 'Query', outletList: { __typename: 'OutletList', id: string, shareUrl: string | null } | null };

export type ListedPricesQueryVariables = Exact<{
  outletIds: Array<string> | string;
}>;


export type ListedPricesQuery = { __typename: 'Query', listingsAggregate: Array<{ __typename: 'ListingsAggregate', keys: { __typename: 'ListingsAggregateKeys', outletId: string | null }, min: { __typename: 'ListingsAggregateExtremes', price: number | null } }> };

export type ListedProductsQueryVariables = Exact<{
  outletId: string;
}>;


export type ListedProductsQuery = { __typename: 'Query', listings: { __typename: 'ListingConnection', nodes: Array<{ __typename: 'Listing', id: string, productId: string, name: string, productType: ProductKind, minDeliveryDays: number, maxDeliveryDays: number, prices: Array<{ __typename: 'ListingPrice', pricingTier: PricingTier, unitAmount: number }> }> } };

export type InquiriesOfOutletsQueryVariables = Exact<{
  outletIds: Array<string> | string;
}>;


export type InquiriesOfOutletsQuery = { __typename: 'Query', outletInquiries: { __typename: 'OutletInquiryConnection', nodes: Array<{ __typename: 'OutletInquiry', id: string, outletId: string, status: OutletInquiryStatus }> } };

export type ListsToAddToQueryVariables = Exact<{
  where?: OutletListWhere | null | undefined;
}>;


export type ListsToAddToQuery = { __typename: 'Query', outletLists: { __typename: 'OutletListConnection', nodes: Array<{ __typename: 'OutletList', id: string, name: string, profile: { __typename: 'Profile', id: string, name: string } }> } };

export type InquiryScreenQueryVariables = Exact<{
  id: string;
}>;


export type InquiryScreenQuery = { __typename: 'Query', outletInquiries: { __typename: 'OutletInquiryConnection', nodes: Array<{ __typename: 'OutletInquiry', id: string, teamId: string | null, name: string, email: string, phoneNumber: string | null, notes: string | null, status: OutletInquiryStatus, reply: string | null, repliedAt: string | null, createdAt: string, deletedAt: string | null, outlet: { __typename: 'Outlet', id: string, name: string, websiteUrl: string | null }, team: { __typename: 'Team', id: string, name: string } | null }> } };

export type CreateOutletListMutationVariables = Exact<{
  input: CreateOutletListInput;
}>;


export type CreateOutletListMutation = { __typename: 'Mutation', createOutletList: { __typename: 'OutletList', id: string } };

export type RenameOutletListMutationVariables = Exact<{
  input: RenameOutletListInput;
}>;


export type RenameOutletListMutation = { __typename: 'Mutation', renameOutletList: { __typename: 'OutletList', id: string, name: string } };

export type AddToOutletListMutationVariables = Exact<{
  input: ListedOutletsInput;
}>;


export type AddToOutletListMutation = { __typename: 'Mutation', addToOutletList: { __typename: 'OutletList', id: string } };

export type RemoveFromOutletListMutationVariables = Exact<{
  input: ListedOutletsInput;
}>;


export type RemoveFromOutletListMutation = { __typename: 'Mutation', removeFromOutletList: { __typename: 'OutletList', id: string } };

export type ReorderOutletListMutationVariables = Exact<{
  input: ListedOutletsInput;
}>;


export type ReorderOutletListMutation = { __typename: 'Mutation', reorderOutletList: { __typename: 'OutletList', id: string } };

export type UpdateOutletListSharingMutationVariables = Exact<{
  input: UpdateOutletListSharingInput;
}>;


export type UpdateOutletListSharingMutation = { __typename: 'Mutation', updateOutletListSharing: { __typename: 'OutletList', id: string, isShared: boolean, showsPrices: boolean } };

export type RotateOutletListShareTokenMutationVariables = Exact<{
  input: RotateOutletListShareTokenInput;
}>;


export type RotateOutletListShareTokenMutation = { __typename: 'Mutation', rotateOutletListShareToken: { __typename: 'OutletList', id: string } };

export type ArchiveOutletListMutationVariables = Exact<{
  input: ArchiveOutletListInput;
}>;


export type ArchiveOutletListMutation = { __typename: 'Mutation', archiveOutletList: { __typename: 'OutletList', id: string, deletedAt: string | null } };

export type RestoreOutletListMutationVariables = Exact<{
  input: RestoreOutletListInput;
}>;


export type RestoreOutletListMutation = { __typename: 'Mutation', restoreOutletList: { __typename: 'OutletList', id: string, deletedAt: string | null } };

export type CreateOutletInquiryMutationVariables = Exact<{
  input: CreateOutletInquiryInput;
}>;


export type CreateOutletInquiryMutation = { __typename: 'Mutation', createOutletInquiry: { __typename: 'OutletInquiry', id: string } };

export type ReplyToOutletInquiryMutationVariables = Exact<{
  input: ReplyToOutletInquiryInput;
}>;


export type ReplyToOutletInquiryMutation = { __typename: 'Mutation', replyToOutletInquiry: { __typename: 'OutletInquiry', id: string, status: OutletInquiryStatus } };

export type ProfilesToListForQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfilesToListForQuery = { __typename: 'Query', profiles: { __typename: 'ProfileConnection', nodes: Array<{ __typename: 'Profile', id: string, name: string }> } };

export type PayoutFilesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: PayoutFileOrder | null | undefined;
  where?: PayoutFileWhere | null | undefined;
}>;


export type PayoutFilesQuery = { __typename: 'Query', list: { __typename: 'PayoutFileConnection', totalCount: number, nodes: Array<{ __typename: 'PayoutFile', id: string, status: PayoutFileStatus, amount: number, payoutCount: number, executionDate: string, cancelledAt: string | null, reason: string | null, createdAt: string, updatedAt: string }> } };

export type PayoutFileRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type PayoutFileRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string, status: PayoutFileStatus, amount: number, payoutCount: number, executionDate: string, cancelledAt: string | null, reason: string | null, createdAt: string, updatedAt: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type PayoutFileFieldsFragment = { __typename: 'PayoutFile', status: PayoutFileStatus, amount: number, payoutCount: number, executionDate: string, cancelledAt: string | null, reason: string | null, createdAt: string, updatedAt: string };

export type PayoutFileContentQueryVariables = Exact<{
  id: string;
}>;


export type PayoutFileContentQuery = { __typename: 'Query', payoutFile: { __typename: 'PayoutFile', id: string, status: PayoutFileStatus, content: string } | null };

export type OpenPayoutsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenPayoutsQuery = { __typename: 'Query', openPayouts: { __typename: 'OpenPayouts', payoutIds: Array<string>, payoutCount: number, amount: number, omittedCount: number }, payouts: { __typename: 'PayoutConnection', nodes: Array<{ __typename: 'Payout', id: string, amount: number, team: { __typename: 'Team', id: string, name: string } }> } };

export type CreatePayoutFileMutationVariables = Exact<{
  input: CreatePayoutFileInput;
}>;


export type CreatePayoutFileMutation = { __typename: 'Mutation', createPayoutFile: { __typename: 'PayoutFile', id: string } };

export type MarkPayoutFilePaidMutationVariables = Exact<{
  input: MarkPayoutFilePaidInput;
}>;


export type MarkPayoutFilePaidMutation = { __typename: 'Mutation', markPayoutFilePaid: { __typename: 'PayoutFile', id: string } };

export type CancelPayoutFileMutationVariables = Exact<{
  input: CancelPayoutFileInput;
}>;


export type CancelPayoutFileMutation = { __typename: 'Mutation', cancelPayoutFile: { __typename: 'PayoutFile', id: string } };

export type ExportPersonMutationVariables = Exact<{
  input: ExportPersonInput;
}>;


export type ExportPersonMutation = { __typename: 'Mutation', exportPerson: { __typename: 'PrivacyRequest', id: string } };

export type ErasePersonMutationVariables = Exact<{
  input: ErasePersonInput;
}>;


export type ErasePersonMutation = { __typename: 'Mutation', erasePerson: { __typename: 'PrivacyRequest', id: string } };

export type PersonExportQueryVariables = Exact<{
  id: string;
}>;


export type PersonExportQuery = { __typename: 'Query', personExport: unknown };

export type PlacementsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: PlacementOrder | null | undefined;
  where?: PlacementWhere | null | undefined;
}>;


export type PlacementsQuery = { __typename: 'Query', list: { __typename: 'PlacementConnection', totalCount: number, nodes: Array<{ __typename: 'Placement', id: string, status: PlacementStatus, payout: number, acceptBy: string, overdueAt: string | null, acceptedAt: string | null, declinedAt: string | null, declineReason: string | null, deliveredAt: string | null, liveUrl: string | null, linkStatus: LinkStatus | null, linkCheckedAt: string | null, linkLostAt: string | null, settledAt: string | null, withdrawnAt: string | null, createdAt: string, updatedAt: string, product: { __typename: 'PlacementProduct', id: string, name: string, outlet: { __typename: 'PlacementOutlet', id: string, name: string } }, team: { __typename: 'Team', id: string, name: string } }> } };

export type PlacementRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type PlacementRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string, status: PlacementStatus, payout: number, acceptBy: string, overdueAt: string | null, acceptedAt: string | null, declinedAt: string | null, declineReason: string | null, deliveredAt: string | null, liveUrl: string | null, linkStatus: LinkStatus | null, linkCheckedAt: string | null, linkLostAt: string | null, settledAt: string | null, withdrawnAt: string | null, createdAt: string, updatedAt: string, product: { __typename: 'PlacementProduct', id: string, name: string, outlet: { __typename: 'PlacementOutlet', id: string, name: string } }, team: { __typename: 'Team', id: string, name: string } }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type PlacementFieldsFragment = { __typename: 'Placement', status: PlacementStatus, payout: number, acceptBy: string, overdueAt: string | null, acceptedAt: string | null, declinedAt: string | null, declineReason: string | null, deliveredAt: string | null, liveUrl: string | null, linkStatus: LinkStatus | null, linkCheckedAt: string | null, linkLostAt: string | null, settledAt: string | null, withdrawnAt: string | null, createdAt: string, updatedAt: string, product: { __typename: 'PlacementProduct', id: string, name: string, outlet: { __typename: 'PlacementOutlet', id: string, name: string } }, team: { __typename: 'Team', id: string, name: string } };

export type PayoutsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: PayoutOrder | null | undefined;
  where?: PayoutWhere | null | undefined;
}>;


export type PayoutsQuery = { __typename: 'Query', list: { __typename: 'PayoutConnection', totalCount: number, nodes: Array<{ __typename: 'Payout', id: string, amount: number, status: PayoutStatus, reference: string | null, paidAt: string | null, endedAt: string | null, createdAt: string, updatedAt: string, team: { __typename: 'Team', id: string, name: string } }> } };

export type PayoutRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type PayoutRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string, amount: number, status: PayoutStatus, reference: string | null, paidAt: string | null, endedAt: string | null, createdAt: string, updatedAt: string, team: { __typename: 'Team', id: string, name: string } }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type PayoutFieldsFragment = { __typename: 'Payout', amount: number, status: PayoutStatus, reference: string | null, paidAt: string | null, endedAt: string | null, createdAt: string, updatedAt: string, team: { __typename: 'Team', id: string, name: string } };

export type PublisherApplicationsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: PublisherApplicationOrder | null | undefined;
  where?: PublisherApplicationWhere | null | undefined;
}>;


export type PublisherApplicationsQuery = { __typename: 'Query', list: { __typename: 'PublisherApplicationConnection', totalCount: number, nodes: Array<{ __typename: 'PublisherApplication', id: string, companyName: string, contactName: string, email: string, websites: Array<string>, message: string | null, consents: Array<string>, language: Language, status: PublisherApplicationStatus, reason: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, reviewedBy: { __typename: 'User', id: string, fullName: string } | null, team: { __typename: 'Team', id: string, name: string } | null }> } };

export type PublisherApplicationRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type PublisherApplicationRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string, companyName: string, contactName: string, email: string, websites: Array<string>, message: string | null, consents: Array<string>, language: Language, status: PublisherApplicationStatus, reason: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, reviewedBy: { __typename: 'User', id: string, fullName: string } | null, team: { __typename: 'Team', id: string, name: string } | null }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type PublisherApplicationFieldsFragment = { __typename: 'PublisherApplication', companyName: string, contactName: string, email: string, websites: Array<string>, message: string | null, consents: Array<string>, language: Language, status: PublisherApplicationStatus, reason: string | null, reviewedAt: string | null, createdAt: string, updatedAt: string, reviewedBy: { __typename: 'User', id: string, fullName: string } | null, team: { __typename: 'Team', id: string, name: string } | null };

export type PublisherLedgerEntriesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: PublisherLedgerEntryOrder | null | undefined;
  where?: PublisherLedgerEntryWhere | null | undefined;
}>;


export type PublisherLedgerEntriesQuery = { __typename: 'Query', list: { __typename: 'PublisherLedgerEntryConnection', totalCount: number, nodes: Array<{ __typename: 'PublisherLedgerEntry', id: string, amount: number, type: PublisherEntryType, payableAt: string, createdAt: string, team: { __typename: 'Team', id: string, name: string }, placement: { __typename: 'Placement', id: string, product: { __typename: 'PlacementProduct', id: string, name: string } }, payout: { __typename: 'Payout', id: string, amount: number } | null }> } };

export type PublisherLedgerEntryRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type PublisherLedgerEntryRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string, amount: number, type: PublisherEntryType, payableAt: string, createdAt: string, team: { __typename: 'Team', id: string, name: string }, placement: { __typename: 'Placement', id: string, product: { __typename: 'PlacementProduct', id: string, name: string } }, payout: { __typename: 'Payout', id: string, amount: number } | null }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type PublisherLedgerEntryFieldsFragment = { __typename: 'PublisherLedgerEntry', amount: number, type: PublisherEntryType, payableAt: string, createdAt: string, team: { __typename: 'Team', id: string, name: string }, placement: { __typename: 'Placement', id: string, product: { __typename: 'PlacementProduct', id: string, name: string } }, payout: { __typename: 'Payout', id: string, amount: number } | null };

export type PlacementWorkQueryVariables = Exact<{ [key: string]: never; }>;


export type PlacementWorkQuery = { __typename: 'Query', offered: { __typename: 'PlacementConnection', totalCount: number, nodes: Array<{ __typename: 'Placement', id: string, status: PlacementStatus, payout: number, acceptBy: string, overdueAt: string | null, deliveredAt: string | null, linkStatus: LinkStatus | null, withdrawnAt: string | null, createdAt: string, product: { __typename: 'PlacementProduct', id: string, name: string, outlet: { __typename: 'PlacementOutlet', id: string, name: string } }, article: { __typename: 'PlacementArticle', name: string, expectedCompletionDate: string | null } | null }> }, accepted: { __typename: 'PlacementConnection', totalCount: number, nodes: Array<{ __typename: 'Placement', id: string, status: PlacementStatus, payout: number, acceptBy: string, overdueAt: string | null, deliveredAt: string | null, linkStatus: LinkStatus | null, withdrawnAt: string | null, createdAt: string, product: { __typename: 'PlacementProduct', id: string, name: string, outlet: { __typename: 'PlacementOutlet', id: string, name: string } }, article: { __typename: 'PlacementArticle', name: string, expectedCompletionDate: string | null } | null }> }, closed: { __typename: 'PlacementConnection', totalCount: number, nodes: Array<{ __typename: 'Placement', id: string, status: PlacementStatus, payout: number, acceptBy: string, overdueAt: string | null, deliveredAt: string | null, linkStatus: LinkStatus | null, withdrawnAt: string | null, createdAt: string, product: { __typename: 'PlacementProduct', id: string, name: string, outlet: { __typename: 'PlacementOutlet', id: string, name: string } }, article: { __typename: 'PlacementArticle', name: string, expectedCompletionDate: string | null } | null }> } };

export type PlacementRowFragment = { __typename: 'Placement', id: string, status: PlacementStatus, payout: number, acceptBy: string, overdueAt: string | null, deliveredAt: string | null, linkStatus: LinkStatus | null, withdrawnAt: string | null, createdAt: string, product: { __typename: 'PlacementProduct', id: string, name: string, outlet: { __typename: 'PlacementOutlet', id: string, name: string } }, article: { __typename: 'PlacementArticle', name: string, expectedCompletionDate: string | null } | null };

export type PlacementScreenQueryVariables = Exact<{
  id: string;
}>;


export type PlacementScreenQuery = { __typename: 'Query', placement: { __typename: 'Placement', acceptedAt: string | null, declinedAt: string | null, declineReason: string | null, liveUrl: string | null, linkCheckedAt: string | null, linkLostAt: string | null, linkError: string | null, linkGuaranteedUntil: string | null, settledAt: string | null, createdAt: string, id: string, status: PlacementStatus, payout: number, acceptBy: string, overdueAt: string | null, deliveredAt: string | null, linkStatus: LinkStatus | null, withdrawnAt: string | null, article: { __typename: 'PlacementArticle', name: string, status: string, briefUrl: string | null, draftUrl: string | null, expectedCompletionDate: string | null, liveUrl: string | null } | null, linkChanges: Array<{ __typename: 'LinkChange', at: string, status: LinkStatus, error: string | null }>, product: { __typename: 'PlacementProduct', id: string, name: string, outlet: { __typename: 'PlacementOutlet', id: string, name: string } } } | null };

export type PlacementDiscussionQueryVariables = Exact<{
  id: string;
}>;


export type PlacementDiscussionQuery = { __typename: 'Query', placementComments: { __typename: 'PlacementCommentConnection', totalCount: number, nodes: Array<{ __typename: 'PlacementComment', id: string, party: PlacementParty, authorName: string, content: string, createdAt: string }> } };

export type PayoutStatementsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: PayoutStatementOrder | null | undefined;
  where?: PayoutStatementWhere | null | undefined;
}>;


export type PayoutStatementsQuery = { __typename: 'Query', list: { __typename: 'PayoutStatementConnection', totalCount: number, nodes: Array<{ __typename: 'PayoutStatement', id: string, referenceNumber: string, periodStart: string, openingBalance: number, earned: number, reversed: number, paid: number, closingBalance: number, issuedAt: string, createdAt: string, team: { __typename: 'Team', id: string, name: string } }> } };

export type PayoutStatementRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type PayoutStatementRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string, referenceNumber: string, periodStart: string, openingBalance: number, earned: number, reversed: number, paid: number, closingBalance: number, issuedAt: string, createdAt: string, team: { __typename: 'Team', id: string, name: string } }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type PayoutStatementFieldsFragment = { __typename: 'PayoutStatement', referenceNumber: string, periodStart: string, openingBalance: number, earned: number, reversed: number, paid: number, closingBalance: number, issuedAt: string, createdAt: string, team: { __typename: 'Team', id: string, name: string } };

export type StatementScreenQueryVariables = Exact<{
  id: string;
}>;


export type StatementScreenQuery = { __typename: 'Query', payoutStatement: { __typename: 'PayoutStatement', id: string, referenceNumber: string, pdfUrl: string, teamId: string, periodStart: string, periodEnd: string } | null };

export type StatementEntriesQueryVariables = Exact<{
  teamId: string;
  start: string;
  end: string;
  first: number;
}>;


export type StatementEntriesQuery = { __typename: 'Query', entries: { __typename: 'PublisherLedgerEntryConnection', totalCount: number, nodes: Array<{ __typename: 'PublisherLedgerEntry', id: string, type: PublisherEntryType, amount: number, createdAt: string, placement: { __typename: 'Placement', id: string, product: { __typename: 'PlacementProduct', id: string, name: string, outlet: { __typename: 'PlacementOutlet', id: string, name: string } } } }> }, paid: { __typename: 'PayoutConnection', totalCount: number, nodes: Array<{ __typename: 'Payout', id: string, amount: number, reference: string | null, paidAt: string | null }> }, returned: { __typename: 'PayoutConnection', totalCount: number, nodes: Array<{ __typename: 'Payout', id: string, amount: number, reference: string | null, endedAt: string | null }> } };

export type StatementsOfTeamQueryVariables = Exact<{
  teamId: string;
  first: number;
}>;


export type StatementsOfTeamQuery = { __typename: 'Query', payoutStatements: { __typename: 'PayoutStatementConnection', totalCount: number, nodes: Array<{ __typename: 'PayoutStatement', id: string, referenceNumber: string, periodStart: string, earned: number, closingBalance: number, pdfUrl: string }> } };

export type PayoutScreenQueryVariables = Exact<{
  id: string;
  first: number;
}>;


export type PayoutScreenQuery = { __typename: 'Query', payout: { __typename: 'Payout', id: string, amount: number, status: PayoutStatus, createdAt: string, paidAt: string | null, endedAt: string | null, reference: string | null, entries: { __typename: 'PublisherLedgerEntryConnection', totalCount: number, nodes: Array<{ __typename: 'PublisherLedgerEntry', id: string, amount: number, type: PublisherEntryType, createdAt: string, placement: { __typename: 'Placement', id: string, deliveredAt: string | null, product: { __typename: 'PlacementProduct', id: string, name: string, outlet: { __typename: 'PlacementOutlet', id: string, name: string } }, article: { __typename: 'PlacementArticle', id: string, name: string } | null } }> } } | null };

export type PayoutTransferQueryVariables = Exact<{
  id: string;
}>;


export type PayoutTransferQuery = { __typename: 'Query', payout: { __typename: 'Payout', id: string, status: PayoutStatus, provider: string | null, providerAccountId: string | null, reason: string | null, endedAt: string | null, file: { __typename: 'PayoutFile', id: string, executionDate: string } | null, team: { __typename: 'Team', id: string, name: string } } | null };

export type PayoutAccountOfTeamQueryVariables = Exact<{
  teamId: string;
}>;


export type PayoutAccountOfTeamQuery = { __typename: 'Query', payoutAccount: { __typename: 'PayoutAccount', id: string, accountHolder: string | null, iban: string | null, bic: string | null, heldUntil: string | null, address: string | null, taxNumber: string | null, provider: string | null, payoutsEnabled: boolean } | null };

export type PlacementsOfOrderQueryVariables = Exact<{
  ids: Array<string> | string;
}>;


export type PlacementsOfOrderQuery = { __typename: 'Query', placements: { __typename: 'PlacementConnection', nodes: Array<{ __typename: 'Placement', id: string, orderItemId: string | null, status: PlacementStatus, overdueAt: string | null, declineReason: string | null }> } };

export type PlacementTermsQueryVariables = Exact<{
  id: string;
}>;


export type PlacementTermsQuery = { __typename: 'Query', placement: { __typename: 'Placement', salePrice: number | null, commission: number | null, team: { __typename: 'Team', id: string, name: string }, orderItem: { __typename: 'OrderItem', id: string, order: { __typename: 'Order', id: string, referenceNumber: string }, article: { __typename: 'Article', id: string, name: string } | null } | null } | null };

export type PublisherOutletsQueryVariables = Exact<{ [key: string]: never; }>;


export type PublisherOutletsQuery = { __typename: 'Query', outlets: { __typename: 'OutletConnection', totalCount: number, nodes: Array<{ __typename: 'Outlet', id: string, name: string, websiteUrl: string | null, logo: string | null, country: string | null, state: string | null, city: string | null, status: OutletStatus, rejectionReason: string | null, pendingSince: string | null, products: { __typename: 'ProductConnection', totalCount: number } }> } };

export type PublisherOutletScreenQueryVariables = Exact<{
  id: string;
}>;


export type PublisherOutletScreenQuery = { __typename: 'Query', outlet: { __typename: 'Outlet', id: string, name: string, websiteUrl: string | null, logo: string | null, description: string | null, country: string | null, state: string | null, city: string | null, isIndexed: boolean, monthlyLimit: number | null, status: OutletStatus, rejectionReason: string | null, pendingSince: string | null, createdAt: string, category: { __typename: 'OutletCategory', id: string, name: string } | null, reviewComments: Array<{ __typename: 'OutletReviewComment', field: OutletReviewField, comment: string }>, pendingChange: { __typename: 'OutletPendingChange', name: string | null, websiteUrl: string | null, categoryId: string | null, changedFields: Array<OutletReviewField> } | null, rejectedChange: { __typename: 'OutletPendingChange', name: string | null, websiteUrl: string | null, categoryId: string | null, changedFields: Array<OutletReviewField> } | null, domainProof: { __typename: 'OutletDomainProof', domain: string, status: DomainProofStatus, recordName: string, fileUrl: string, value: string, error: string | null } | null, channels: Array<{ __typename: 'OutletChannel', id: string, channelType: ChannelType, placementType: PlacementType | null, channelUrl: string | null, channelHandle: string | null }>, products: { __typename: 'ProductConnection', totalCount: number, nodes: Array<{ __typename: 'Product', id: string, name: string, active: boolean, payout: number | null, monthlyLimit: number | null, description: string | null, requirements: string | null, minDeliveryDays: number, maxDeliveryDays: number, type: { __typename: 'ProductType', id: string, prefix: ProductKind, name: string }, includes: Array<{ __typename: 'OutletChannel', id: string }> }> } } | null };

export type OutletReviewQueryVariables = Exact<{
  id: string;
}>;


export type OutletReviewQuery = { __typename: 'Query', outlet: { __typename: 'Outlet', id: string, status: OutletStatus, name: string, websiteUrl: string | null, description: string | null, rejectionReason: string | null, pendingSince: string | null, category: { __typename: 'OutletCategory', id: string, name: string } | null, reviewComments: Array<{ __typename: 'OutletReviewComment', field: OutletReviewField, comment: string }>, pendingChange: { __typename: 'OutletPendingChange', name: string | null, websiteUrl: string | null, categoryId: string | null, changedFields: Array<OutletReviewField> } | null, rejectedChange: { __typename: 'OutletPendingChange', name: string | null, websiteUrl: string | null, categoryId: string | null, changedFields: Array<OutletReviewField> } | null, domainProof: { __typename: 'OutletDomainProof', domain: string, status: DomainProofStatus, error: string | null } | null, publisher: { __typename: 'Team', id: string, name: string } | null } | null };

export type PendingCategoryQueryVariables = Exact<{
  id: string;
}>;


export type PendingCategoryQuery = { __typename: 'Query', outletCategories: { __typename: 'OutletCategoryConnection', nodes: Array<{ __typename: 'OutletCategory', id: string, name: string }> } };

export type EarningsQueryVariables = Exact<{
  teamId?: string | null | undefined;
}>;


export type EarningsQuery = { __typename: 'Query', publisherBalance: { __typename: 'PublisherBalance', pending: number, payable: number, inPayout: number, paid: number } };

export type PublisherOfTeamQueryVariables = Exact<{
  id: string;
}>;


export type PublisherOfTeamQuery = { __typename: 'Query', team: { __typename: 'Team', id: string, kind: TeamKind, commissionPercent: number | null } | null };

export type EarningsScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type EarningsScreenQuery = { __typename: 'Query', payouts: { __typename: 'PayoutConnection', totalCount: number, nodes: Array<{ __typename: 'Payout', id: string, status: PayoutStatus, amount: number, reference: string | null, paidAt: string | null, endedAt: string | null, createdAt: string }> }, publisherLedgerEntries: { __typename: 'PublisherLedgerEntryConnection', totalCount: number, nodes: Array<{ __typename: 'PublisherLedgerEntry', id: string, type: PublisherEntryType, amount: number, payableAt: string, createdAt: string, placement: { __typename: 'Placement', id: string, product: { __typename: 'PlacementProduct', id: string, name: string, outlet: { __typename: 'PlacementOutlet', id: string, name: string } } }, payout: { __typename: 'Payout', id: string, status: PayoutStatus } | null }> } };

export type CreatePublisherOutletMutationVariables = Exact<{
  input: CreatePublisherOutletInput;
}>;


export type CreatePublisherOutletMutation = { __typename: 'Mutation', createPublisherOutlet: { __typename: 'Outlet', id: string } };

export type UpdatePublisherOutletMutationVariables = Exact<{
  input: UpdatePublisherOutletInput;
}>;


export type UpdatePublisherOutletMutation = { __typename: 'Mutation', updatePublisherOutlet: { __typename: 'Outlet', id: string } };

export type SubmitOutletMutationVariables = Exact<{
  input: SubmitOutletInput;
}>;


export type SubmitOutletMutation = { __typename: 'Mutation', submitOutlet: { __typename: 'Outlet', id: string } };

export type VerifyOutletDomainMutationVariables = Exact<{
  input: VerifyOutletDomainInput;
}>;


export type VerifyOutletDomainMutation = { __typename: 'Mutation', verifyOutletDomain: { __typename: 'Outlet', id: string } };

export type ImportPublisherOutletsMutationVariables = Exact<{
  input: ImportPublisherOutletsInput;
}>;


export type ImportPublisherOutletsMutation = { __typename: 'Mutation', importPublisherOutlets: { __typename: 'PublisherImport', rowCount: number, isApplied: boolean, outlets: { __typename: 'PublisherImportChanges', created: number, updated: number, unchanged: number }, products: { __typename: 'PublisherImportChanges', created: number, updated: number, unchanged: number }, issues: Array<{ __typename: 'PublisherImportIssue', line: number, column: string | null, reason: string }> } };

export type ReviewPublisherApplicationMutationVariables = Exact<{
  input: ReviewPublisherApplicationInput;
}>;


export type ReviewPublisherApplicationMutation = { __typename: 'Mutation', reviewPublisherApplication: { __typename: 'PublisherApplication', id: string } };

export type ReviewOutletMutationVariables = Exact<{
  input: ReviewOutletInput;
}>;


export type ReviewOutletMutation = { __typename: 'Mutation', reviewOutlet: { __typename: 'Outlet', id: string } };

export type CreatePublisherProductMutationVariables = Exact<{
  input: CreatePublisherProductInput;
}>;


export type CreatePublisherProductMutation = { __typename: 'Mutation', createPublisherProduct: { __typename: 'Product', id: string } };

export type UpdatePublisherProductMutationVariables = Exact<{
  input: UpdatePublisherProductInput;
}>;


export type UpdatePublisherProductMutation = { __typename: 'Mutation', updatePublisherProduct: { __typename: 'Product', id: string } };

export type AcceptPlacementMutationVariables = Exact<{
  input: AcceptPlacementInput;
}>;


export type AcceptPlacementMutation = { __typename: 'Mutation', acceptPlacement: { __typename: 'Placement', id: string } };

export type DeclinePlacementMutationVariables = Exact<{
  input: DeclinePlacementInput;
}>;


export type DeclinePlacementMutation = { __typename: 'Mutation', declinePlacement: { __typename: 'Placement', id: string } };

export type DeliverPlacementMutationVariables = Exact<{
  input: DeliverPlacementInput;
}>;


export type DeliverPlacementMutation = { __typename: 'Mutation', deliverPlacement: { __typename: 'Placement', id: string } };

export type UndoPlacementDeliveryMutationVariables = Exact<{
  input: UndoPlacementDeliveryInput;
}>;


export type UndoPlacementDeliveryMutation = { __typename: 'Mutation', undoPlacementDelivery: { __typename: 'Placement', id: string } };

export type CreatePlacementCommentMutationVariables = Exact<{
  input: CreatePlacementCommentInput;
}>;


export type CreatePlacementCommentMutation = { __typename: 'Mutation', createPlacementComment: { __typename: 'PlacementComment', id: string } };

export type UpdatePayoutAccountMutationVariables = Exact<{
  input: UpdatePayoutAccountInput;
}>;


export type UpdatePayoutAccountMutation = { __typename: 'Mutation', updatePayoutAccount: { __typename: 'PayoutAccount', id: string } };

export type SendPayoutMutationVariables = Exact<{
  input: SendPayoutInput;
}>;


export type SendPayoutMutation = { __typename: 'Mutation', sendPayout: { __typename: 'Payout', id: string } };

export type CancelPayoutMutationVariables = Exact<{
  input: CancelPayoutInput;
}>;


export type CancelPayoutMutation = { __typename: 'Mutation', cancelPayout: { __typename: 'Payout', id: string } };

export type ReversePayoutMutationVariables = Exact<{
  input: ReversePayoutInput;
}>;


export type ReversePayoutMutation = { __typename: 'Mutation', reversePayout: { __typename: 'Payout', id: string } };

export type CreatePayoutMutationVariables = Exact<{
  input: CreatePayoutInput;
}>;


export type CreatePayoutMutation = { __typename: 'Mutation', createPayout: { __typename: 'Payout', id: string } };

export type MarkPayoutPaidMutationVariables = Exact<{
  input: MarkPayoutPaidInput;
}>;


export type MarkPayoutPaidMutation = { __typename: 'Mutation', markPayoutPaid: { __typename: 'Payout', id: string } };

export type InvitePublisherMutationVariables = Exact<{
  input: InvitePublisherInput;
}>;


export type InvitePublisherMutation = { __typename: 'Mutation', invitePublisher: { __typename: 'InvitedPublisher', team: { __typename: 'Team', id: string }, invitation: { __typename: 'IssuedTeamInvitation', link: string | null } } };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { __typename: 'Query', session: { __typename: 'Session', source: SessionSource, tokenId: string, tokenType: TokenType, scopes: Array<Scope>, role: MemberRole | null, operatorRole: OperatorRole | null, mutations: Array<string>, teamId: string | null, teamKind: TeamKind | null, isTest: boolean, userId: string, userName: string, sendsEmail: boolean, singleSignOn: boolean } };

export type SignInSettingsQueryVariables = Exact<{
  userId: string;
}>;


export type SignInSettingsQuery = { __typename: 'Query', passkeys: { __typename: 'PasskeyConnection', nodes: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }> }, consoleSessions: { __typename: 'ConsoleSessionConnection', nodes: Array<{ __typename: 'ConsoleSession', id: string, teamId: string | null, signInMethod: SignInMethod, browser: string | null, operatingSystem: string | null, network: string | null, isCurrent: boolean, lastUsedAt: string | null, createdAt: string }> } };

export type RenamePasskeyMutationVariables = Exact<{
  input: RenamePasskeyInput;
}>;


export type RenamePasskeyMutation = { __typename: 'Mutation', renamePasskey: { __typename: 'Passkey', id: string } };

export type RemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { __typename: 'Mutation', removePasskey: string };

export type EndConsoleSessionMutationVariables = Exact<{
  input: EndConsoleSessionInput;
}>;


export type EndConsoleSessionMutation = { __typename: 'Mutation', endConsoleSession: { __typename: 'ConsoleSession', id: string } };

export type EndOtherConsoleSessionsMutationVariables = Exact<{
  input: EndOtherConsoleSessionsInput;
}>;


export type EndOtherConsoleSessionsMutation = { __typename: 'Mutation', endOtherConsoleSessions: number };

export type SpendQueryVariables = Exact<{
  teamId: string;
  from: string;
}>;


export type SpendQuery = { __typename: 'Query', team: { __typename: 'Team', id: string, creditBalance: number, profiles: { __typename: 'ProfileConnection', nodes: Array<{ __typename: 'Profile', id: string, name: string, monthlyBudget: number | null, monthlySpend: number }> } } | null, byMonth: Array<{ __typename: 'OrdersAggregate', count: number, keys: { __typename: 'OrdersAggregateKeys', datePaid: string | null }, sum: { __typename: 'OrdersAggregateNumbers', netRevenue: number | null } }>, invoices: { __typename: 'InvoiceConnection', totalCount: number, nodes: Array<{ __typename: 'Invoice', id: string, referenceNumber: string, type: InvoiceType, status: InvoiceStatus, issuedAt: string, total: number, pdfUrl: string }> }, payments: { __typename: 'PaymentConnection', totalCount: number, nodes: Array<{ __typename: 'Payment', id: string, amount: number, provider: string, status: PaymentAttemptStatus, failureCode: string | null, createdAt: string, order: { __typename: 'Order', id: string, referenceNumber: string } }> }, ledgerEntries: { __typename: 'LedgerEntryConnection', totalCount: number, nodes: Array<{ __typename: 'LedgerEntry', id: string, type: LedgerType, creditType: CreditType | null, amount: number, reason: string | null, expiresAt: string | null, createdAt: string, order: { __typename: 'Order', id: string, referenceNumber: string } | null }> } };

export type BudgetsOfTeamQueryVariables = Exact<{
  teamId: string;
}>;


export type BudgetsOfTeamQuery = { __typename: 'Query', team: { __typename: 'Team', id: string, profiles: { __typename: 'ProfileConnection', nodes: Array<{ __typename: 'Profile', id: string, name: string, monthlyBudget: number | null, monthlySpend: number }> } } | null };

export type TeamMembersQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: TeamMemberOrder | null | undefined;
  where?: TeamMemberWhere | null | undefined;
}>;


export type TeamMembersQuery = { __typename: 'Query', list: { __typename: 'TeamMemberConnection', totalCount: number, nodes: Array<{ __typename: 'TeamMember', id: string, role: MemberRole, createdAt: string, user: { __typename: 'User', id: string, fullName: string }, team: { __typename: 'Team', id: string, name: string } }> } };

export type TeamMemberRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type TeamMemberRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string, role: MemberRole, createdAt: string, user: { __typename: 'User', id: string, fullName: string }, team: { __typename: 'Team', id: string, name: string } }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type TeamMemberFieldsFragment = { __typename: 'TeamMember', role: MemberRole, createdAt: string, user: { __typename: 'User', id: string, fullName: string }, team: { __typename: 'Team', id: string, name: string } };

export type TeamInvitationsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: TeamInvitationOrder | null | undefined;
  where?: TeamInvitationWhere | null | undefined;
}>;


export type TeamInvitationsQuery = { __typename: 'Query', list: { __typename: 'TeamInvitationConnection', totalCount: number, nodes: Array<{ __typename: 'TeamInvitation', id: string, email: string, role: MemberRole, status: TeamInvitationStatus, language: Language | null, expiresAt: string, acceptedAt: string | null, withdrawnAt: string | null, createdAt: string, team: { __typename: 'Team', id: string, name: string } }> } };

export type TeamInvitationRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type TeamInvitationRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiRequest', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportIssue', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'ConsoleSession', id: string }
    | { __typename: 'DeprecatedUse', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'Email', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'OauthClient', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Passkey', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Payout', id: string }
    | { __typename: 'PayoutAccount', id: string }
    | { __typename: 'PayoutFile', id: string }
    | { __typename: 'PayoutStatement', id: string }
    | { __typename: 'Placement', id: string }
    | { __typename: 'PlacementComment', id: string }
    | { __typename: 'PrivacyRequest', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'PublisherApplication', id: string }
    | { __typename: 'PublisherLedgerEntry', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string, email: string, role: MemberRole, status: TeamInvitationStatus, language: Language | null, expiresAt: string, acceptedAt: string | null, withdrawnAt: string | null, createdAt: string, team: { __typename: 'Team', id: string, name: string } }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type TeamInvitationFieldsFragment = { __typename: 'TeamInvitation', email: string, role: MemberRole, status: TeamInvitationStatus, language: Language | null, expiresAt: string, acceptedAt: string | null, withdrawnAt: string | null, createdAt: string, team: { __typename: 'Team', id: string, name: string } };

export type TeamSettingsQueryVariables = Exact<{
  id: string;
}>;


export type TeamSettingsQuery = { __typename: 'Query', team: { __typename: 'Team', id: string, name: string, contactEmail: string | null, billingEmail: string | null } | null };

export type SsoSettingsQueryVariables = Exact<{
  teamId: string;
}>;


export type SsoSettingsQuery = { __typename: 'Query', team: { __typename: 'Team', id: string, ssoRequired: boolean, ssoDomains: Array<string> } | null };

export type TeamTermsQueryVariables = Exact<{
  id: string;
}>;


export type TeamTermsQuery = { __typename: 'Query', team: { __typename: 'Team', id: string, kind: TeamKind, commissionPercent: number | null, proPricingEnabled: boolean, discountLimitPercent: number | null } | null };

export type UpdateTeamMutationVariables = Exact<{
  input: UpdateTeamInput;
}>;


export type UpdateTeamMutation = { __typename: 'Mutation', updateTeam: { __typename: 'Team', id: string } };

export type MembersOfTeamQueryVariables = Exact<{
  teamId: string;
  first: number;
}>;


export type MembersOfTeamQuery = { __typename: 'Query', teamMembers: { __typename: 'TeamMemberConnection', totalCount: number, nodes: Array<{ __typename: 'TeamMember', id: string, role: MemberRole, createdAt: string, user: { __typename: 'User', id: string, fullName: string } }> } };

export type BlockedMembersOfTeamQueryVariables = Exact<{
  teamId: string;
  first: number;
}>;


export type BlockedMembersOfTeamQuery = { __typename: 'Query', teamMembers: { __typename: 'TeamMemberConnection', nodes: Array<{ __typename: 'TeamMember', id: string, user: { __typename: 'User', id: string, isBlocked: boolean | null } }> } };

export type AddressesOfMembersQueryVariables = Exact<{
  teamId: string;
  first: number;
}>;


export type AddressesOfMembersQuery = { __typename: 'Query', teamMembers: { __typename: 'TeamMemberConnection', nodes: Array<{ __typename: 'TeamMember', id: string, user: { __typename: 'User', id: string, email: string | null, emailVerifiedAt: string | null } }> } };

export type InvitationsToMembersQueryVariables = Exact<{
  teamId: string;
}>;


export type InvitationsToMembersQuery = { __typename: 'Query', teamInvitations: { __typename: 'TeamInvitationConnection', nodes: Array<{ __typename: 'TeamInvitation', id: string, email: string, expiresAt: string, teamMemberId: string | null }> } };

export type UserAccessQueryVariables = Exact<{
  userId: string;
  first: number;
}>;


export type UserAccessQuery = { __typename: 'Query', teamMembers: { __typename: 'TeamMemberConnection', totalCount: number, nodes: Array<{ __typename: 'TeamMember', id: string, role: MemberRole, createdAt: string, team: { __typename: 'Team', id: string, name: string, kind: TeamKind } }> }, sessions: { __typename: 'ApiTokenConnection', nodes: Array<{ __typename: 'ApiToken', id: string, signInMethod: SignInMethod, createdAt: string }> }, operatorSessions: { __typename: 'OperatorTokenConnection', nodes: Array<{ __typename: 'OperatorToken', id: string, signInMethod: SignInMethod, createdAt: string }> }, operatorTokens: { __typename: 'OperatorTokenConnection', nodes: Array<{ __typename: 'OperatorToken', id: string, role: OperatorRole, expiresAt: string | null }> } };

export type AddTeamMemberMutationVariables = Exact<{
  input: AddTeamMemberInput;
}>;


export type AddTeamMemberMutation = { __typename: 'Mutation', addTeamMember: { __typename: 'TeamMember', id: string } };

export type UpdateTeamMemberMutationVariables = Exact<{
  input: UpdateTeamMemberInput;
}>;


export type UpdateTeamMemberMutation = { __typename: 'Mutation', updateTeamMember: { __typename: 'TeamMember', id: string, role: MemberRole } };

export type RemoveTeamMemberMutationVariables = Exact<{
  input: RemoveTeamMemberInput;
}>;


export type RemoveTeamMemberMutation = { __typename: 'Mutation', removeTeamMember: { __typename: 'TeamMember', id: string } };

export type ChangeTeamOwnerMutationVariables = Exact<{
  input: ChangeTeamOwnerInput;
}>;


export type ChangeTeamOwnerMutation = { __typename: 'Mutation', changeTeamOwner: { __typename: 'TeamMember', id: string } };

export type InvitationsOfTeamQueryVariables = Exact<{
  teamId: string;
  toMembers: Array<string> | string;
  first: number;
}>;


export type InvitationsOfTeamQuery = { __typename: 'Query', teamInvitations: { __typename: 'TeamInvitationConnection', totalCount: number, nodes: Array<{ __typename: 'TeamInvitation', id: string, email: string, role: MemberRole, status: TeamInvitationStatus, expiresAt: string }> }, all: { __typename: 'TeamInvitationConnection', totalCount: number } };

export type InviteTeamMemberMutationVariables = Exact<{
  input: InviteTeamMemberInput;
}>;


export type InviteTeamMemberMutation = { __typename: 'Mutation', inviteTeamMember: { __typename: 'IssuedTeamInvitation', teamInvitation: { __typename: 'TeamInvitation', id: string } } };

export type InviteWithLinkMutationVariables = Exact<{
  input: InviteTeamMemberInput;
}>;


export type InviteWithLinkMutation = { __typename: 'Mutation', issued: { __typename: 'IssuedTeamInvitation', link: string | null, teamInvitation: { __typename: 'TeamInvitation', id: string } } };

export type ResendTeamInvitationMutationVariables = Exact<{
  input: ResendTeamInvitationInput;
}>;


export type ResendTeamInvitationMutation = { __typename: 'Mutation', resendTeamInvitation: { __typename: 'IssuedTeamInvitation', teamInvitation: { __typename: 'TeamInvitation', id: string } } };

export type ResendWithLinkMutationVariables = Exact<{
  input: ResendTeamInvitationInput;
}>;


export type ResendWithLinkMutation = { __typename: 'Mutation', issued: { __typename: 'IssuedTeamInvitation', link: string | null, teamInvitation: { __typename: 'TeamInvitation', id: string } } };

export type WithdrawTeamInvitationMutationVariables = Exact<{
  input: WithdrawTeamInvitationInput;
}>;


export type WithdrawTeamInvitationMutation = { __typename: 'Mutation', withdrawTeamInvitation: { __typename: 'TeamInvitation', id: string } };

export type TokensOfTeamQueryVariables = Exact<{
  where: ApiTokenWhere;
  first: number;
}>;


export type TokensOfTeamQuery = { __typename: 'Query', apiTokens: { __typename: 'ApiTokenConnection', totalCount: number, nodes: Array<{ __typename: 'ApiToken', id: string, name: string, type: TokenType, scopes: Array<Scope>, hint: string, isSession: boolean, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, user: { __typename: 'User', id: string, fullName: string } }> } };

export type AppsOfTeamQueryVariables = Exact<{
  teamId: string;
  first: number;
}>;


export type AppsOfTeamQuery = { __typename: 'Query', oauthGrants: { __typename: 'OauthGrantConnection', totalCount: number, nodes: Array<{ __typename: 'OauthGrant', id: string, clientName: string, clientId: string, scopes: Array<string>, grantedAt: string, lastUsedAt: string | null, profile: { __typename: 'Profile', id: string, name: string } | null, user: { __typename: 'User', id: string, fullName: string } }> } };

export type AuditOfTeamQueryVariables = Exact<{
  teamId: string;
  first: number;
}>;


export type AuditOfTeamQuery = { __typename: 'Query', teamAuditEntries: { __typename: 'AuditEntryConnection', totalCount: number, nodes: Array<{ __typename: 'AuditEntry', entityId: string, id: string, actorKind: AuditActorKind, application: string | null, action: string, entity: string, isNew: boolean, teamChanges: unknown, createdAt: string, member: { __typename: 'User', id: string, fullName: string } | null }> } };

export type TeamAuditFieldsFragment = { __typename: 'AuditEntry', id: string, actorKind: AuditActorKind, application: string | null, action: string, entity: string, isNew: boolean, teamChanges: unknown, createdAt: string, member: { __typename: 'User', id: string, fullName: string } | null };

export type HistoryForTeamQueryVariables = Exact<{
  id: string;
  first: number;
  exceptActions: Array<string> | string;
}>;


export type HistoryForTeamQuery = { __typename: 'Query', teamAuditEntries: { __typename: 'AuditEntryConnection', totalCount: number, nodes: Array<{ __typename: 'AuditEntry', id: string, actorKind: AuditActorKind, application: string | null, action: string, entity: string, isNew: boolean, teamChanges: unknown, createdAt: string, member: { __typename: 'User', id: string, fullName: string } | null }> } };

export type RevokeAppMutationVariables = Exact<{
  input: RevokeOauthGrantInput;
}>;


export type RevokeAppMutation = { __typename: 'Mutation', revokeOauthGrant: { __typename: 'OauthGrant', id: string, revokedAt: string | null } };

export type CreateApiTokenMutationVariables = Exact<{
  input: CreateApiTokenInput;
}>;


export type CreateApiTokenMutation = { __typename: 'Mutation', issued: { __typename: 'IssuedApiToken', token: string, kept: { __typename: 'ApiToken', id: string, name: string, expiresAt: string | null } } };

export type RotateApiTokenMutationVariables = Exact<{
  input: RotateApiTokenInput;
}>;


export type RotateApiTokenMutation = { __typename: 'Mutation', issued: { __typename: 'IssuedApiToken', token: string, kept: { __typename: 'ApiToken', id: string, name: string, expiresAt: string | null } } };

export type CreateOperatorTokenMutationVariables = Exact<{
  input: CreateOperatorTokenInput;
}>;


export type CreateOperatorTokenMutation = { __typename: 'Mutation', issued: { __typename: 'IssuedOperatorToken', token: string, kept: { __typename: 'OperatorToken', id: string, name: string, expiresAt: string | null } } };

export type RotateOperatorTokenMutationVariables = Exact<{
  input: RotateOperatorTokenInput;
}>;


export type RotateOperatorTokenMutation = { __typename: 'Mutation', issued: { __typename: 'IssuedOperatorToken', token: string, kept: { __typename: 'OperatorToken', id: string, name: string, expiresAt: string | null } } };

export type ApiTokenLineageQueryVariables = Exact<{
  id: string;
}>;


export type ApiTokenLineageQuery = { __typename: 'Query', tokens: { __typename: 'ApiTokenConnection', nodes: Array<{ __typename: 'ApiToken', id: string, lineageId: string }> } };

export type ApiTokensOfLineageQueryVariables = Exact<{
  lineageId: string;
  first: number;
}>;


export type ApiTokensOfLineageQuery = { __typename: 'Query', tokens: { __typename: 'ApiTokenConnection', totalCount: number, nodes: Array<{ __typename: 'ApiToken', id: string, name: string, hint: string, createdAt: string, lastUsedAt: string | null, revokedAt: string | null }> } };

export type OperatorTokenLineageQueryVariables = Exact<{
  id: string;
}>;


export type OperatorTokenLineageQuery = { __typename: 'Query', tokens: { __typename: 'OperatorTokenConnection', nodes: Array<{ __typename: 'OperatorToken', id: string, lineageId: string }> } };

export type OperatorTokensOfLineageQueryVariables = Exact<{
  lineageId: string;
  first: number;
}>;


export type OperatorTokensOfLineageQuery = { __typename: 'Query', tokens: { __typename: 'OperatorTokenConnection', totalCount: number, nodes: Array<{ __typename: 'OperatorToken', id: string, name: string, hint: string, createdAt: string, lastUsedAt: string | null, revokedAt: string | null }> } };

export type CreditOfTeamQueryVariables = Exact<{
  id: string;
  first: number;
}>;


export type CreditOfTeamQuery = { __typename: 'Query', team: { __typename: 'Team', id: string, kind: TeamKind, creditBalance: number } | null, ledgerEntries: { __typename: 'LedgerEntryConnection', totalCount: number, nodes: Array<{ __typename: 'LedgerEntry', id: string, type: LedgerType, creditType: CreditType | null, amount: number, reason: string | null, expiresAt: string | null, createdAt: string, order: { __typename: 'Order', id: string, referenceNumber: string } | null }> } };

export type LedgerRowFragment = { __typename: 'LedgerEntry', id: string, type: LedgerType, creditType: CreditType | null, amount: number, reason: string | null, expiresAt: string | null, createdAt: string, order: { __typename: 'Order', id: string, referenceNumber: string } | null };

export type GrantCreditMutationVariables = Exact<{
  input: GrantCreditInput;
}>;


export type GrantCreditMutation = { __typename: 'Mutation', grantCredit: { __typename: 'LedgerEntry', id: string, amount: number } };

export type WithdrawCreditMutationVariables = Exact<{
  input: WithdrawCreditInput;
}>;


export type WithdrawCreditMutation = { __typename: 'Mutation', withdrawCredit: { __typename: 'LedgerEntry', id: string } };

export type AgreementsOfTeamQueryVariables = Exact<{
  teamId: string;
}>;


export type AgreementsOfTeamQuery = { __typename: 'Query', agreementStatuses: Array<{ __typename: 'AgreementStatus', pdfUrl: string | null, template: { __typename: 'AgreementTemplate', id: string, title: string, version: number, contentMarkdown: string, acceptanceLabel: string, requiresTeamOwner: boolean, requiresAuthorityConfirmation: boolean }, acceptance: { __typename: 'AgreementAcceptance', id: string, acceptedAt: string, signerName: string } | null }> };

export type AcceptAgreementMutationVariables = Exact<{
  input: AcceptAgreementInput;
}>;


export type AcceptAgreementMutation = { __typename: 'Mutation', acceptAgreement: { __typename: 'AgreementAcceptance', id: string } };

export type CreateTeamMutationVariables = Exact<{
  input: CreateTeamInput;
}>;


export type CreateTeamMutation = { __typename: 'Mutation', createTeam: { __typename: 'Team', id: string } };

export type TodayRevenueQueryVariables = Exact<{
  where: OrderWhere;
}>;


export type TodayRevenueQuery = { __typename: 'Query', byDay: Array<{ __typename: 'OrdersAggregate', count: number, keys: { __typename: 'OrdersAggregateKeys', datePaid: string | null }, sum: { __typename: 'OrdersAggregateNumbers', netRevenue: number | null } }> };

export type TodayRevenueBeforeQueryVariables = Exact<{
  where: OrderWhere;
}>;


export type TodayRevenueBeforeQuery = { __typename: 'Query', before: Array<{ __typename: 'OrdersAggregate', count: number, sum: { __typename: 'OrdersAggregateNumbers', netRevenue: number | null } }> };

export type TodayOrdersQueryVariables = Exact<{
  team?: TeamWhere | null | undefined;
}>;


export type TodayOrdersQuery = { __typename: 'Query', unpaid: { __typename: 'OrderConnection', totalCount: number, nodes: Array<{ __typename: 'Order', id: string, createdAt: string }> }, swaps: { __typename: 'SwapConnection', totalCount: number, nodes: Array<{ __typename: 'Swap', id: string, createdAt: string }> }, refunds: { __typename: 'OrderItemConnection', totalCount: number, nodes: Array<{ __typename: 'OrderItem', id: string, updatedAt: string }> } };

export type TodayArticlesQueryVariables = Exact<{
  team?: TeamWhere | null | undefined;
}>;


export type TodayArticlesQuery = { __typename: 'Query', waiting: Array<{ __typename: 'ArticlesAggregate', count: number, keys: { __typename: 'ArticlesAggregateKeys', waitingFor: Party | null }, min: { __typename: 'ArticlesAggregateExtremes', statusSince: string | null } }>, overdue: Array<{ __typename: 'ArticlesAggregate', count: number, keys: { __typename: 'ArticlesAggregateKeys', waitingFor: Party | null } }>, next: { __typename: 'ArticleConnection', nodes: Array<{ __typename: 'Article', id: string, name: string, waitingFor: Party | null, waitingSince: string | null, dueAt: string | null, status: { __typename: 'ArticleContentStatus', id: string, prefix: string, name: string, color: string }, team: { __typename: 'Team', id: string, name: string } }> } };

export type TodayStatusesQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayStatusesQuery = { __typename: 'Query', byStatus: Array<{ __typename: 'ArticlesAggregate', count: number, keys: { __typename: 'ArticlesAggregateKeys', status: string | null } }> };

export type TodayChecksQueryVariables = Exact<{
  isTest?: boolean | null | undefined;
}>;


export type TodayChecksQuery = { __typename: 'Query', checks: { __typename: 'ComplianceCheckConnection', totalCount: number, nodes: Array<{ __typename: 'ComplianceCheck', id: string, createdAt: string }> } };

export type TodaySettlementQueryVariables = Exact<{ [key: string]: never; }>;


export type TodaySettlementQuery = { __typename: 'Query', unsettled: { __typename: 'OrderItemConnection', totalCount: number, nodes: Array<{ __typename: 'OrderItem', id: string, article: { __typename: 'Article', id: string, publishedAt: string | null } | null }> } };

export type TodayWebhooksQueryVariables = Exact<{
  team?: TeamWhere | null | undefined;
}>;


export type TodayWebhooksQuery = { __typename: 'Query', failing: { __typename: 'WebhookEndpointConnection', totalCount: number, nodes: Array<{ __typename: 'WebhookEndpoint', id: string, url: string, failingSince: string | null }> } };

export type TodayEmailsQueryVariables = Exact<{
  isTest?: boolean | null | undefined;
}>;


export type TodayEmailsQuery = { __typename: 'Query', failed: { __typename: 'EmailConnection', totalCount: number, nodes: Array<{ __typename: 'Email', id: string, createdAt: string }> } };

export type TodayPublishingQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayPublishingQuery = { __typename: 'Query', applications: { __typename: 'PublisherApplicationConnection', totalCount: number, nodes: Array<{ __typename: 'PublisherApplication', id: string, createdAt: string }> }, submitted: { __typename: 'OutletConnection', totalCount: number, nodes: Array<{ __typename: 'Outlet', id: string, createdAt: string }> }, declined: { __typename: 'PlacementConnection', totalCount: number, nodes: Array<{ __typename: 'Placement', id: string, declinedAt: string | null }> }, overdue: { __typename: 'PlacementConnection', totalCount: number, nodes: Array<{ __typename: 'Placement', id: string, acceptBy: string }> }, lost: { __typename: 'PlacementConnection', totalCount: number, nodes: Array<{ __typename: 'Placement', id: string, linkLostAt: string | null }> }, unpaid: { __typename: 'PayoutConnection', totalCount: number, nodes: Array<{ __typename: 'Payout', id: string, createdAt: string }> } };

export type TeamArticlesQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamArticlesQuery = { __typename: 'Query', waiting: { __typename: 'ArticleConnection', totalCount: number, nodes: Array<{ __typename: 'Article', id: string, name: string, dueAt: string | null, waitingFor: Party | null, status: { __typename: 'ArticleContentStatus', id: string, prefix: string, name: string, color: string }, product: { __typename: 'Product', id: string, outlet: { __typename: 'Outlet', id: string, name: string } } }> }, late: { __typename: 'ArticleConnection', totalCount: number, nodes: Array<{ __typename: 'Article', id: string, name: string, dueAt: string | null, waitingFor: Party | null, status: { __typename: 'ArticleContentStatus', id: string, prefix: string, name: string, color: string }, product: { __typename: 'Product', id: string, outlet: { __typename: 'Outlet', id: string, name: string } } }> }, allLate: { __typename: 'ArticleConnection', totalCount: number }, open: { __typename: 'ArticleConnection', totalCount: number }, published: { __typename: 'ArticleConnection', totalCount: number, nodes: Array<{ __typename: 'Article', id: string, name: string, liveUrl: string | null, publishedAt: string | null, product: { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string } } }> } };

export type TeamArticleFragment = { __typename: 'Article', id: string, name: string, dueAt: string | null, waitingFor: Party | null, status: { __typename: 'ArticleContentStatus', id: string, prefix: string, name: string, color: string }, product: { __typename: 'Product', id: string, outlet: { __typename: 'Outlet', id: string, name: string } } };

export type TeamOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamOrdersQuery = { __typename: 'Query', unpaid: { __typename: 'OrderConnection', totalCount: number, nodes: Array<{ __typename: 'Order', id: string, referenceNumber: string, total: number, createdAt: string, profile: { __typename: 'Profile', id: string, name: string } | null }> }, swaps: { __typename: 'SwapConnection', totalCount: number, nodes: Array<{ __typename: 'Swap', id: string, fromName: string, toName: string, priceDifference: number, createdAt: string, order: { __typename: 'Order', id: string, referenceNumber: string } }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const PendingApprovalFragmentDoc = new TypedDocumentString(`
    fragment PendingApproval on Order {
  __typename
  id
  referenceNumber
  subtotal
  discount
  createdAt
  checkoutById
  checkoutBy {
    __typename
    id
    fullName
  }
  profile {
    __typename
    id
    name
  }
  lineItems {
    __typename
    id
    product {
      __typename
      id
      outlet {
        __typename
        id
        name
      }
    }
  }
}
    `, {"fragmentName":"PendingApproval"}) as unknown as TypedDocumentString<PendingApprovalFragment, unknown>;
export const MovableFragmentDoc = new TypedDocumentString(`
    fragment Movable on Article {
  __typename
  id
  name
  liveUrl
  status {
    __typename
    id
    name
    prefix
  }
  transitions {
    __typename
    mutation
    status
    needs
    isExpected
  }
}
    `, {"fragmentName":"Movable"}) as unknown as TypedDocumentString<MovableFragment, unknown>;
export const SaidFragmentDoc = new TypedDocumentString(`
    fragment Said on Comment {
  __typename
  id
  reference
  content
  visibility
  isOwn
  createdAt
  updatedAt
  author {
    __typename
    name
  }
}
    `, {"fragmentName":"Said"}) as unknown as TypedDocumentString<SaidFragment, unknown>;
export const CheckFragmentDoc = new TypedDocumentString(`
    fragment Check on ComplianceCheck {
  __typename
  id
  status
  checkType
  complianceScore
  aiDetectionPercentage
  totalIssuesCount
  criticalIssuesCount
  warningIssuesCount
  errorMessage
  givenText
  metadata
  createdAt
  completedAt
  issues {
    __typename
    id
    issueType
    severity
    title
    description
    location
    suggestion
    originalText
    lineNumber
    charPosition
  }
}
    `, {"fragmentName":"Check"}) as unknown as TypedDocumentString<CheckFragment, unknown>;
export const PlacementOfferFragmentDoc = new TypedDocumentString(`
    fragment PlacementOffer on Listing {
  __typename
  id
  productId
  outletId
  name
  outletName
  logo
  productType
  country
  state
  city
  websiteUrl
  domainAuthority
  domainRanking
  isDoFollow
  isFeatured
  minDeliveryDays
  maxDeliveryDays
  requirements
  channels {
    __typename
    channelType
    placementType
    isDoFollow
    domainAuthority
    domainRanking
    disclaimerName
    disclaimerDescription
  }
  prices {
    __typename
    pricingTier
    unitAmount
  }
  tags {
    __typename
    name
  }
  outlet {
    __typename
    id
    onTimeRate
  }
}
    `, {"fragmentName":"PlacementOffer"}) as unknown as TypedDocumentString<PlacementOfferFragment, unknown>;
export const CartScreenLineFragmentDoc = new TypedDocumentString(`
    fragment CartScreenLine on CartLine {
  __typename
  id
  quantity
  createdAt
  linkedOrderLineItemId
  linkedProductId
  linkedOrderLineItem {
    __typename
    id
    product {
      __typename
      id
      name
    }
    order {
      __typename
      id
      referenceNumber
    }
  }
  addedBy {
    __typename
    id
    fullName
  }
  product {
    __typename
    id
    name
    minDeliveryDays
    maxDeliveryDays
    type {
      __typename
      id
      prefix
    }
    outlet {
      __typename
      id
      name
      logo
    }
  }
}
    `, {"fragmentName":"CartScreenLine"}) as unknown as TypedDocumentString<CartScreenLineFragment, unknown>;
export const ChannelFragmentDoc = new TypedDocumentString(`
    fragment Channel on OutletChannel {
  __typename
  id
  channelType
  placementType
  channelHandle
  channelUrl
}
    `, {"fragmentName":"Channel"}) as unknown as TypedDocumentString<ChannelFragment, unknown>;
export const SoldFragmentDoc = new TypedDocumentString(`
    fragment Sold on Product {
  __typename
  id
  name
  active
  type {
    __typename
    id
    prefix
    name
  }
  minDeliveryDays
  maxDeliveryDays
  isFeatured
  description
  requirements
  prices {
    __typename
    id
    pricingTier
    unitAmount
  }
  includes {
    __typename
    id
  }
}
    `, {"fragmentName":"Sold"}) as unknown as TypedDocumentString<SoldFragment, unknown>;
export const ProductPriceFieldsFragmentDoc = new TypedDocumentString(`
    fragment ProductPriceFields on ProductPrice {
  __typename
  product {
    __typename
    id
    name
    outlet {
      __typename
      id
      name
    }
  }
  pricingTier
  unitAmount
  currency
  createdAt
  updatedAt
}
    `, {"fragmentName":"ProductPriceFields"}) as unknown as TypedDocumentString<ProductPriceFieldsFragment, unknown>;
export const CatalogueImportFieldsFragmentDoc = new TypedDocumentString(`
    fragment CatalogueImportFields on CatalogueImport {
  __typename
  fileName
  status
  isPreview
  isPartial
  rowCount
  issueCount
  warningCount
  createdBy {
    __typename
    id
    fullName
  }
  createdAt
  completedAt
}
    `, {"fragmentName":"CatalogueImportFields"}) as unknown as TypedDocumentString<CatalogueImportFieldsFragment, unknown>;
export const LibraryFileFragmentDoc = new TypedDocumentString(`
    fragment LibraryFile on File {
  __typename
  id
  name
  url
  size
  mimeType
  teamId
  folderId
  folder {
    __typename
    id
    name
  }
  uploadedBy {
    __typename
    id
    fullName
  }
  createdAt
  deletedAt
}
    `, {"fragmentName":"LibraryFile"}) as unknown as TypedDocumentString<LibraryFileFragment, unknown>;
export const OrderFieldsFragmentDoc = new TypedDocumentString(`
    fragment OrderFields on Order {
  __typename
  referenceNumber
  team {
    __typename
    id
    name
  }
  profile {
    __typename
    id
    name
  }
  status
  paymentStatus
  approvalStatus
  refundStatus
  total
  subtotal
  discount
  creditsApplied
  processingFee
  pricingTier
  buyerName
  buyerEmail
  datePaid
  createdAt
  updatedAt
  deletedAt
}
    `, {"fragmentName":"OrderFields"}) as unknown as TypedDocumentString<OrderFieldsFragment, unknown>;
export const OrderItemFieldsFragmentDoc = new TypedDocumentString(`
    fragment OrderItemFields on OrderItem {
  __typename
  product {
    __typename
    id
    name
    outlet {
      __typename
      id
      name
    }
  }
  order {
    __typename
    id
    referenceNumber
  }
  team {
    __typename
    id
    name
  }
  profile {
    __typename
    id
    name
  }
  campaign {
    __typename
    id
    name
  }
  article {
    __typename
    id
    name
  }
  salePrice
  refundStatus
  isRefunded
  refundRequired
  refundDate
  refundMethod
  isPublisherPaid
  isResellerPaid
  isAccountingCompleted
  commissionStatus
  commissionAmount
  vendorCost
  internalCost
  vendorInvoiceId
  createdAt
  updatedAt
  deletedAt
}
    `, {"fragmentName":"OrderItemFields"}) as unknown as TypedDocumentString<OrderItemFieldsFragment, unknown>;
export const InvoiceFieldsFragmentDoc = new TypedDocumentString(`
    fragment InvoiceFields on Invoice {
  __typename
  referenceNumber
  team {
    __typename
    id
    name
  }
  order {
    __typename
    id
    referenceNumber
  }
  type
  status
  customerName
  customerEmail
  total
  amountPaid
  amountRefunded
  creditsApplied
  issuedAt
  datePaid
  createdAt
}
    `, {"fragmentName":"InvoiceFields"}) as unknown as TypedDocumentString<InvoiceFieldsFragment, unknown>;
export const LedgerEntryFieldsFragmentDoc = new TypedDocumentString(`
    fragment LedgerEntryFields on LedgerEntry {
  __typename
  createdAt
  team {
    __typename
    id
    name
  }
  type
  creditType
  amount
  remaining
  reason
  order {
    __typename
    id
    referenceNumber
  }
  expiresAt
}
    `, {"fragmentName":"LedgerEntryFields"}) as unknown as TypedDocumentString<LedgerEntryFieldsFragment, unknown>;
export const PaymentFieldsFragmentDoc = new TypedDocumentString(`
    fragment PaymentFields on Payment {
  __typename
  createdAt
  team {
    __typename
    id
    name
  }
  order {
    __typename
    id
    referenceNumber
  }
  provider
  status
  amount
  amountRefunded
  reference
  failureCode
  failureMessage
  settledAt
  expiresAt
}
    `, {"fragmentName":"PaymentFields"}) as unknown as TypedDocumentString<PaymentFieldsFragment, unknown>;
export const SwapFieldsFragmentDoc = new TypedDocumentString(`
    fragment SwapFields on Swap {
  __typename
  referenceNumber
  team {
    __typename
    id
    name
  }
  order {
    __typename
    id
    referenceNumber
  }
  fromName
  toName
  status
  priceDifference
  processingFee
  total
  createdAt
  completedAt
}
    `, {"fragmentName":"SwapFields"}) as unknown as TypedDocumentString<SwapFieldsFragment, unknown>;
export const CampaignFieldsFragmentDoc = new TypedDocumentString(`
    fragment CampaignFields on Campaign {
  __typename
  name
  team {
    __typename
    id
    name
  }
  profile {
    __typename
    id
    name
  }
  totalArticles
  reference
  description
  createdAt
  updatedAt
  deletedAt
}
    `, {"fragmentName":"CampaignFields"}) as unknown as TypedDocumentString<CampaignFieldsFragment, unknown>;
export const ArticleFieldsFragmentDoc = new TypedDocumentString(`
    fragment ArticleFields on Article {
  __typename
  name
  status {
    __typename
    id
    prefix
    name
    color
  }
  team {
    __typename
    id
    name
  }
  campaign {
    __typename
    id
    name
  }
  product {
    __typename
    id
    name
    outlet {
      __typename
      id
      name
    }
  }
  writer {
    __typename
    id
    fullName
  }
  expectedCompletionDate
  expectedCompletionDateTitle
  publishedAt
  liveUrl
  briefSharedDocUrl
  draftSharedDocUrl
  orderItem {
    __typename
    id
  }
  createdAt
  updatedAt
  waitingFor
  waitingSince
  dueAt
  deletedAt
}
    `, {"fragmentName":"ArticleFields"}) as unknown as TypedDocumentString<ArticleFieldsFragment, unknown>;
export const CommentFieldsFragmentDoc = new TypedDocumentString(`
    fragment CommentFields on Comment {
  __typename
  content
  author {
    __typename
    name
  }
  article {
    __typename
    id
    name
  }
  team {
    __typename
    id
    name
  }
  visibility
  reference
  createdAt
  updatedAt
  deletedAt
}
    `, {"fragmentName":"CommentFields"}) as unknown as TypedDocumentString<CommentFieldsFragment, unknown>;
export const ComplianceCheckFieldsFragmentDoc = new TypedDocumentString(`
    fragment ComplianceCheckFields on ComplianceCheck {
  __typename
  article {
    __typename
    id
    name
  }
  team {
    __typename
    id
    name
  }
  checkType
  status
  complianceScore
  totalIssuesCount
  criticalIssuesCount
  warningIssuesCount
  errorMessage
  createdAt
  completedAt
}
    `, {"fragmentName":"ComplianceCheckFields"}) as unknown as TypedDocumentString<ComplianceCheckFieldsFragment, unknown>;
export const ListingFieldsFragmentDoc = new TypedDocumentString(`
    fragment ListingFields on Listing {
  __typename
  name
  outlet {
    __typename
    id
    name
  }
  product {
    __typename
    id
    name
  }
  productType
  channelType
  placementType
  country
  city
  domainAuthority
  domainRanking
  isDoFollow
  isFeatured
  prices {
    __typename
    pricingTier
    unitAmount
  }
  minDeliveryDays
  maxDeliveryDays
  popularity
  websiteUrl
  description
  createdAt
}
    `, {"fragmentName":"ListingFields"}) as unknown as TypedDocumentString<ListingFieldsFragment, unknown>;
export const OutletFieldsFragmentDoc = new TypedDocumentString(`
    fragment OutletFields on Outlet {
  __typename
  name
  status
  onTimeRate
  country
  state
  city
  websiteUrl
  isIndexed
  description
  createdAt
  updatedAt
  deletedAt
}
    `, {"fragmentName":"OutletFields"}) as unknown as TypedDocumentString<OutletFieldsFragment, unknown>;
export const ProductFieldsFragmentDoc = new TypedDocumentString(`
    fragment ProductFields on Product {
  __typename
  name
  outlet {
    __typename
    id
    name
  }
  type {
    __typename
    id
    prefix
    name
  }
  prices {
    __typename
    pricingTier
    unitAmount
  }
  active
  isFeatured
  minDeliveryDays
  maxDeliveryDays
  description
  requirements
  createdAt
  updatedAt
  deletedAt
}
    `, {"fragmentName":"ProductFields"}) as unknown as TypedDocumentString<ProductFieldsFragment, unknown>;
export const TagFieldsFragmentDoc = new TypedDocumentString(`
    fragment TagFields on Tag {
  __typename
  name
  category
  createdAt
  deletedAt
}
    `, {"fragmentName":"TagFields"}) as unknown as TypedDocumentString<TagFieldsFragment, unknown>;
export const SearchSynonymFieldsFragmentDoc = new TypedDocumentString(`
    fragment SearchSynonymFields on SearchSynonym {
  __typename
  terms
  createdAt
  updatedAt
}
    `, {"fragmentName":"SearchSynonymFields"}) as unknown as TypedDocumentString<SearchSynonymFieldsFragment, unknown>;
export const OpportunityFieldsFragmentDoc = new TypedDocumentString(`
    fragment OpportunityFields on Opportunity {
  __typename
  title
  team {
    __typename
    id
    name
  }
  profile {
    __typename
    id
    name
  }
  product {
    __typename
    id
    name
  }
  status
  price
  score
  expiresAt
  description
  relevanceReason
  createdAt
  updatedAt
  deletedAt
}
    `, {"fragmentName":"OpportunityFields"}) as unknown as TypedDocumentString<OpportunityFieldsFragment, unknown>;
export const OutletInquiryFieldsFragmentDoc = new TypedDocumentString(`
    fragment OutletInquiryFields on OutletInquiry {
  __typename
  name
  email
  phoneNumber
  outlet {
    __typename
    id
    name
  }
  team {
    __typename
    id
    name
  }
  status
  notes
  reply
  repliedAt
  createdAt
  deletedAt
}
    `, {"fragmentName":"OutletInquiryFields"}) as unknown as TypedDocumentString<OutletInquiryFieldsFragment, unknown>;
export const TeamFieldsFragmentDoc = new TypedDocumentString(`
    fragment TeamFields on Team {
  __typename
  name
  kind
  slug
  creditBalance
  proPricingEnabled
  isTest
  contactEmail
  billingEmail
  referralCode
  createdAt
  updatedAt
  deletedAt
}
    `, {"fragmentName":"TeamFields"}) as unknown as TypedDocumentString<TeamFieldsFragment, unknown>;
export const ProfileFieldsFragmentDoc = new TypedDocumentString(`
    fragment ProfileFields on Profile {
  __typename
  name
  team {
    __typename
    id
    name
  }
  type
  websiteUrl
  location
  overview
  legalCompanyName
  createdAt
  updatedAt
  deletedAt
}
    `, {"fragmentName":"ProfileFields"}) as unknown as TypedDocumentString<ProfileFieldsFragment, unknown>;
export const UserFieldsFragmentDoc = new TypedDocumentString(`
    fragment UserFields on User {
  __typename
  fullName
  firstName
  lastName
  email
  language
  timezone
  isBlocked
  blockedAt
  emailVerifiedAt
  ssoSubject
  createdAt
  updatedAt
  deletedAt
}
    `, {"fragmentName":"UserFields"}) as unknown as TypedDocumentString<UserFieldsFragment, unknown>;
export const ApiTokenFieldsFragmentDoc = new TypedDocumentString(`
    fragment ApiTokenFields on ApiToken {
  __typename
  name
  team {
    __typename
    id
    name
  }
  hint
  type
  scopes
  user {
    __typename
    id
    fullName
  }
  isSession
  signInMethod
  lastUsedAt
  expiresAt
  revokedAt
  createdAt
}
    `, {"fragmentName":"ApiTokenFields"}) as unknown as TypedDocumentString<ApiTokenFieldsFragment, unknown>;
export const OperatorTokenFieldsFragmentDoc = new TypedDocumentString(`
    fragment OperatorTokenFields on OperatorToken {
  __typename
  name
  hint
  role
  user {
    __typename
    id
    fullName
  }
  isSession
  lastUsedAt
  expiresAt
  revokedAt
  createdAt
}
    `, {"fragmentName":"OperatorTokenFields"}) as unknown as TypedDocumentString<OperatorTokenFieldsFragment, unknown>;
export const OauthClientFieldsFragmentDoc = new TypedDocumentString(`
    fragment OauthClientFields on OauthClient {
  __typename
  name
  redirectUris
  metadataUrl
  isConfidential
  isDynamic
  createdBy {
    __typename
    id
    fullName
  }
  lastUsedAt
  disabledAt
  createdAt
}
    `, {"fragmentName":"OauthClientFields"}) as unknown as TypedDocumentString<OauthClientFieldsFragment, unknown>;
export const PrivacyRequestFieldsFragmentDoc = new TypedDocumentString(`
    fragment PrivacyRequestFields on PrivacyRequest {
  __typename
  kind
  status
  reason
  user {
    __typename
    id
    fullName
  }
  requestedBy {
    __typename
    id
    fullName
  }
  report
  completedAt
  createdAt
}
    `, {"fragmentName":"PrivacyRequestFields"}) as unknown as TypedDocumentString<PrivacyRequestFieldsFragment, unknown>;
export const AgreementTemplateFieldsFragmentDoc = new TypedDocumentString(`
    fragment AgreementTemplateFields on AgreementTemplate {
  __typename
  title
  key
  version
  isActive
  scope
  requiresTeamOwner
  requiresAuthorityConfirmation
  name
  acceptanceLabel
  contentMarkdown
  createdAt
  updatedAt
  deletedAt
}
    `, {"fragmentName":"AgreementTemplateFields"}) as unknown as TypedDocumentString<AgreementTemplateFieldsFragment, unknown>;
export const AgreementAcceptanceFieldsFragmentDoc = new TypedDocumentString(`
    fragment AgreementAcceptanceFields on AgreementAcceptance {
  __typename
  team {
    __typename
    id
    name
  }
  template {
    __typename
    id
    title
  }
  signerName
  signerEmail
  acceptedAt
  deletedAt
}
    `, {"fragmentName":"AgreementAcceptanceFields"}) as unknown as TypedDocumentString<AgreementAcceptanceFieldsFragment, unknown>;
export const WebhookEndpointFieldsFragmentDoc = new TypedDocumentString(`
    fragment WebhookEndpointFields on WebhookEndpoint {
  __typename
  url
  team {
    __typename
    id
    name
  }
  enabled
  failingSince
  disabledReason
  topics
  description
  createdAt
  updatedAt
  deletedAt
}
    `, {"fragmentName":"WebhookEndpointFields"}) as unknown as TypedDocumentString<WebhookEndpointFieldsFragment, unknown>;
export const WebhookDeliveryFieldsFragmentDoc = new TypedDocumentString(`
    fragment WebhookDeliveryFields on WebhookDelivery {
  __typename
  createdAt
  event {
    __typename
    id
    topic
  }
  endpoint {
    __typename
    id
    url
  }
  team {
    __typename
    id
    name
  }
  status
  lastError
  attemptCount
  nextAttemptAt
  completedAt
}
    `, {"fragmentName":"WebhookDeliveryFields"}) as unknown as TypedDocumentString<WebhookDeliveryFieldsFragment, unknown>;
export const EmailFieldsFragmentDoc = new TypedDocumentString(`
    fragment EmailFields on Email {
  __typename
  createdAt
  kind
  subject
  entity
  entityId
  address
  team {
    __typename
    id
    name
  }
  user {
    __typename
    id
    fullName
  }
  language
  status
  lastError
  attemptCount
  nextAttemptAt
  completedAt
}
    `, {"fragmentName":"EmailFields"}) as unknown as TypedDocumentString<EmailFieldsFragment, unknown>;
export const AuditEntryFieldsFragmentDoc = new TypedDocumentString(`
    fragment AuditEntryFields on AuditEntry {
  __typename
  createdAt
  action
  isNew
  changes {
    __typename
    field
    before
    after
  }
  entity
  entityId
  actor {
    __typename
    id
    fullName
  }
  application
  applicationId
  team {
    __typename
    id
    name
  }
  requestId
  after
}
    `, {"fragmentName":"AuditEntryFields"}) as unknown as TypedDocumentString<AuditEntryFieldsFragment, unknown>;
export const ApiRequestFieldsFragmentDoc = new TypedDocumentString(`
    fragment ApiRequestFields on ApiRequest {
  __typename
  createdAt
  method
  path
  status
  errorCode
  duration
  requestId
  tokenId
}
    `, {"fragmentName":"ApiRequestFields"}) as unknown as TypedDocumentString<ApiRequestFieldsFragment, unknown>;
export const DeprecatedUseFieldsFragmentDoc = new TypedDocumentString(`
    fragment DeprecatedUseFields on DeprecatedUse {
  __typename
  name
  team {
    __typename
    id
    name
  }
  tokenId
  count
  firstUsedAt
  lastUsedAt
}
    `, {"fragmentName":"DeprecatedUseFields"}) as unknown as TypedDocumentString<DeprecatedUseFieldsFragment, unknown>;
export const OauthGrantFieldsFragmentDoc = new TypedDocumentString(`
    fragment OauthGrantFields on OauthGrant {
  __typename
  clientName
  clientId
  user {
    __typename
    id
    fullName
  }
  team {
    __typename
    id
    name
  }
  profile {
    __typename
    id
    name
  }
  scopes
  resource
  grantedAt
  lastUsedAt
  revokedAt
}
    `, {"fragmentName":"OauthGrantFields"}) as unknown as TypedDocumentString<OauthGrantFieldsFragment, unknown>;
export const OpportunityCardFragmentDoc = new TypedDocumentString(`
    fragment OpportunityCard on Opportunity {
  __typename
  id
  status
  title
  description
  format
  audience
  audienceTags
  relevanceReason
  estimatedReach
  price
  expiresAt
  createdAt
  productId
  profile {
    __typename
    id
    name
  }
  product {
    __typename
    id
    name
    outlet {
      __typename
      id
      name
      logo
    }
  }
  interactions(
    first: 10
    where: {type: {in: [DISMISS, FEEDBACK]}}
    orderBy: {field: CREATED_AT, direction: DESC}
  ) {
    __typename
    nodes {
      __typename
      id
      type
      reason
      rating
      feedback
    }
  }
}
    `, {"fragmentName":"OpportunityCard"}) as unknown as TypedDocumentString<OpportunityCardFragment, unknown>;
export const RefundedFragmentDoc = new TypedDocumentString(`
    fragment Refunded on ItemRefund {
  __typename
  id
  amount
  credits
  money
  method
  reference
  createdAt
}
    `, {"fragmentName":"Refunded"}) as unknown as TypedDocumentString<RefundedFragment, unknown>;
export const PaidFragmentDoc = new TypedDocumentString(`
    fragment Paid on Payment {
  __typename
  id
  provider
  status
  amount
  amountRefunded
  reference
  failureCode
  failureMessage
  createdAt
  updatedAt
  settledAt
  swap {
    __typename
    id
    referenceNumber
  }
}
    `, {"fragmentName":"Paid"}) as unknown as TypedDocumentString<PaidFragment, unknown>;
export const IssuedFragmentDoc = new TypedDocumentString(`
    fragment Issued on Invoice {
  __typename
  id
  referenceNumber
  type
  status
  issuedAt
  total
  pdfUrl
}
    `, {"fragmentName":"Issued"}) as unknown as TypedDocumentString<IssuedFragment, unknown>;
export const SwappedFragmentDoc = new TypedDocumentString(`
    fragment Swapped on Product {
  __typename
  id
  name
  outlet {
    __typename
    id
    name
  }
}
    `, {"fragmentName":"Swapped"}) as unknown as TypedDocumentString<SwappedFragment, unknown>;
export const OutletListFieldsFragmentDoc = new TypedDocumentString(`
    fragment OutletListFields on OutletList {
  __typename
  name
  profile {
    __typename
    id
    name
  }
  team {
    __typename
    id
    name
  }
  isShared
  showsPrices
  createdAt
  updatedAt
  deletedAt
}
    `, {"fragmentName":"OutletListFields"}) as unknown as TypedDocumentString<OutletListFieldsFragment, unknown>;
export const ListedOutletFragmentDoc = new TypedDocumentString(`
    fragment ListedOutlet on Outlet {
  __typename
  id
  name
  status
  websiteUrl
  logo
  country
  city
  channels {
    __typename
    id
    channelType
    domainAuthority
  }
}
    `, {"fragmentName":"ListedOutlet"}) as unknown as TypedDocumentString<ListedOutletFragment, unknown>;
export const PayoutFileFieldsFragmentDoc = new TypedDocumentString(`
    fragment PayoutFileFields on PayoutFile {
  __typename
  status
  amount
  payoutCount
  executionDate
  cancelledAt
  reason
  createdAt
  updatedAt
}
    `, {"fragmentName":"PayoutFileFields"}) as unknown as TypedDocumentString<PayoutFileFieldsFragment, unknown>;
export const PlacementFieldsFragmentDoc = new TypedDocumentString(`
    fragment PlacementFields on Placement {
  __typename
  product {
    __typename
    id
    name
    outlet {
      __typename
      id
      name
    }
  }
  team {
    __typename
    id
    name
  }
  status
  payout
  acceptBy
  overdueAt
  acceptedAt
  declinedAt
  declineReason
  deliveredAt
  liveUrl
  linkStatus
  linkCheckedAt
  linkLostAt
  settledAt
  withdrawnAt
  createdAt
  updatedAt
}
    `, {"fragmentName":"PlacementFields"}) as unknown as TypedDocumentString<PlacementFieldsFragment, unknown>;
export const PayoutFieldsFragmentDoc = new TypedDocumentString(`
    fragment PayoutFields on Payout {
  __typename
  amount
  team {
    __typename
    id
    name
  }
  status
  reference
  paidAt
  endedAt
  createdAt
  updatedAt
}
    `, {"fragmentName":"PayoutFields"}) as unknown as TypedDocumentString<PayoutFieldsFragment, unknown>;
export const PublisherApplicationFieldsFragmentDoc = new TypedDocumentString(`
    fragment PublisherApplicationFields on PublisherApplication {
  __typename
  companyName
  contactName
  email
  websites
  message
  consents
  language
  status
  reason
  reviewedAt
  reviewedBy {
    __typename
    id
    fullName
  }
  team {
    __typename
    id
    name
  }
  createdAt
  updatedAt
}
    `, {"fragmentName":"PublisherApplicationFields"}) as unknown as TypedDocumentString<PublisherApplicationFieldsFragment, unknown>;
export const PublisherLedgerEntryFieldsFragmentDoc = new TypedDocumentString(`
    fragment PublisherLedgerEntryFields on PublisherLedgerEntry {
  __typename
  amount
  type
  team {
    __typename
    id
    name
  }
  placement {
    __typename
    id
    product {
      __typename
      id
      name
    }
  }
  payout {
    __typename
    id
    amount
  }
  payableAt
  createdAt
}
    `, {"fragmentName":"PublisherLedgerEntryFields"}) as unknown as TypedDocumentString<PublisherLedgerEntryFieldsFragment, unknown>;
export const PlacementRowFragmentDoc = new TypedDocumentString(`
    fragment PlacementRow on Placement {
  __typename
  id
  product {
    __typename
    id
    name
    outlet {
      __typename
      id
      name
    }
  }
  article {
    __typename
    name
    expectedCompletionDate
  }
  status
  payout
  acceptBy
  overdueAt
  deliveredAt
  linkStatus
  withdrawnAt
  createdAt
}
    `, {"fragmentName":"PlacementRow"}) as unknown as TypedDocumentString<PlacementRowFragment, unknown>;
export const PayoutStatementFieldsFragmentDoc = new TypedDocumentString(`
    fragment PayoutStatementFields on PayoutStatement {
  __typename
  referenceNumber
  team {
    __typename
    id
    name
  }
  periodStart
  openingBalance
  earned
  reversed
  paid
  closingBalance
  issuedAt
  createdAt
}
    `, {"fragmentName":"PayoutStatementFields"}) as unknown as TypedDocumentString<PayoutStatementFieldsFragment, unknown>;
export const TeamMemberFieldsFragmentDoc = new TypedDocumentString(`
    fragment TeamMemberFields on TeamMember {
  __typename
  user {
    __typename
    id
    fullName
  }
  team {
    __typename
    id
    name
  }
  role
  createdAt
}
    `, {"fragmentName":"TeamMemberFields"}) as unknown as TypedDocumentString<TeamMemberFieldsFragment, unknown>;
export const TeamInvitationFieldsFragmentDoc = new TypedDocumentString(`
    fragment TeamInvitationFields on TeamInvitation {
  __typename
  email
  role
  team {
    __typename
    id
    name
  }
  status
  language
  expiresAt
  acceptedAt
  withdrawnAt
  createdAt
}
    `, {"fragmentName":"TeamInvitationFields"}) as unknown as TypedDocumentString<TeamInvitationFieldsFragment, unknown>;
export const TeamAuditFieldsFragmentDoc = new TypedDocumentString(`
    fragment TeamAuditFields on AuditEntry {
  __typename
  id
  actorKind
  member {
    __typename
    id
    fullName
  }
  application
  action
  entity
  isNew
  teamChanges
  createdAt
}
    `, {"fragmentName":"TeamAuditFields"}) as unknown as TypedDocumentString<TeamAuditFieldsFragment, unknown>;
export const LedgerRowFragmentDoc = new TypedDocumentString(`
    fragment LedgerRow on LedgerEntry {
  __typename
  id
  type
  creditType
  amount
  reason
  expiresAt
  createdAt
  order {
    __typename
    id
    referenceNumber
  }
}
    `, {"fragmentName":"LedgerRow"}) as unknown as TypedDocumentString<LedgerRowFragment, unknown>;
export const TeamArticleFragmentDoc = new TypedDocumentString(`
    fragment TeamArticle on Article {
  __typename
  id
  name
  dueAt
  waitingFor
  status {
    __typename
    id
    prefix
    name
    color
  }
  product {
    __typename
    id
    outlet {
      __typename
      id
      name
    }
  }
}
    `, {"fragmentName":"TeamArticle"}) as unknown as TypedDocumentString<TeamArticleFragment, unknown>;
export const ReplayDeliveryDocument = new TypedDocumentString(`
    mutation ReplayDelivery($input: ReplayWebhookDeliveryInput!) {
  __typename
  replayWebhookDelivery(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ReplayDeliveryMutation, ReplayDeliveryMutationVariables>;
export const ResendEmailDocument = new TypedDocumentString(`
    mutation ResendEmail($input: ResendEmailInput!) {
  __typename
  resendEmail(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ResendEmailMutation, ResendEmailMutationVariables>;
export const RevokeTokenDocument = new TypedDocumentString(`
    mutation RevokeToken($input: RevokeApiTokenInput!) {
  __typename
  revokeApiToken(input: $input) {
    __typename
    id
    revokedAt
  }
}
    `) as unknown as TypedDocumentString<RevokeTokenMutation, RevokeTokenMutationVariables>;
export const ArchiveOutletDocument = new TypedDocumentString(`
    mutation ArchiveOutlet($input: ArchiveOutletInput!) {
  __typename
  archiveOutlet(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ArchiveOutletMutation, ArchiveOutletMutationVariables>;
export const RestoreOutletDocument = new TypedDocumentString(`
    mutation RestoreOutlet($input: RestoreOutletInput!) {
  __typename
  restoreOutlet(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<RestoreOutletMutation, RestoreOutletMutationVariables>;
export const ArchiveProductDocument = new TypedDocumentString(`
    mutation ArchiveProduct($input: ArchiveProductInput!) {
  __typename
  archiveProduct(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ArchiveProductMutation, ArchiveProductMutationVariables>;
export const RestoreProductDocument = new TypedDocumentString(`
    mutation RestoreProduct($input: RestoreProductInput!) {
  __typename
  restoreProduct(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<RestoreProductMutation, RestoreProductMutationVariables>;
export const ArchiveTagDocument = new TypedDocumentString(`
    mutation ArchiveTag($input: ArchiveTagInput!) {
  __typename
  archiveTag(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ArchiveTagMutation, ArchiveTagMutationVariables>;
export const RestoreTagDocument = new TypedDocumentString(`
    mutation RestoreTag($input: RestoreTagInput!) {
  __typename
  restoreTag(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<RestoreTagMutation, RestoreTagMutationVariables>;
export const ArchiveCampaignDocument = new TypedDocumentString(`
    mutation ArchiveCampaign($input: ArchiveCampaignInput!) {
  __typename
  archiveCampaign(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ArchiveCampaignMutation, ArchiveCampaignMutationVariables>;
export const RestoreCampaignDocument = new TypedDocumentString(`
    mutation RestoreCampaign($input: RestoreCampaignInput!) {
  __typename
  restoreCampaign(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<RestoreCampaignMutation, RestoreCampaignMutationVariables>;
export const ArchiveProfileDocument = new TypedDocumentString(`
    mutation ArchiveProfile($input: ArchiveProfileInput!) {
  __typename
  archiveProfile(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ArchiveProfileMutation, ArchiveProfileMutationVariables>;
export const RestoreProfileDocument = new TypedDocumentString(`
    mutation RestoreProfile($input: RestoreProfileInput!) {
  __typename
  restoreProfile(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<RestoreProfileMutation, RestoreProfileMutationVariables>;
export const ArchiveTeamDocument = new TypedDocumentString(`
    mutation ArchiveTeam($input: ArchiveTeamInput!) {
  __typename
  archiveTeam(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ArchiveTeamMutation, ArchiveTeamMutationVariables>;
export const RestoreTeamDocument = new TypedDocumentString(`
    mutation RestoreTeam($input: RestoreTeamInput!) {
  __typename
  restoreTeam(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<RestoreTeamMutation, RestoreTeamMutationVariables>;
export const ArchiveOutletInquiryDocument = new TypedDocumentString(`
    mutation ArchiveOutletInquiry($input: ArchiveOutletInquiryInput!) {
  __typename
  archiveOutletInquiry(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ArchiveOutletInquiryMutation, ArchiveOutletInquiryMutationVariables>;
export const RestoreOutletInquiryDocument = new TypedDocumentString(`
    mutation RestoreOutletInquiry($input: RestoreOutletInquiryInput!) {
  __typename
  restoreOutletInquiry(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<RestoreOutletInquiryMutation, RestoreOutletInquiryMutationVariables>;
export const BlockUserDocument = new TypedDocumentString(`
    mutation BlockUser($input: BlockUserInput!) {
  __typename
  blockUser(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<BlockUserMutation, BlockUserMutationVariables>;
export const UnblockUserDocument = new TypedDocumentString(`
    mutation UnblockUser($input: UnblockUserInput!) {
  __typename
  unblockUser(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UnblockUserMutation, UnblockUserMutationVariables>;
export const UpdateWebhookEndpointDocument = new TypedDocumentString(`
    mutation UpdateWebhookEndpoint($input: UpdateWebhookEndpointInput!) {
  __typename
  updateWebhookEndpoint(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateWebhookEndpointMutation, UpdateWebhookEndpointMutationVariables>;
export const TestWebhookEndpointDocument = new TypedDocumentString(`
    mutation TestWebhookEndpoint($input: TestWebhookEndpointInput!) {
  __typename
  testWebhookEndpoint(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<TestWebhookEndpointMutation, TestWebhookEndpointMutationVariables>;
export const UpdateOrderItemDocument = new TypedDocumentString(`
    mutation UpdateOrderItem($input: UpdateOrderItemInput!) {
  __typename
  updateOrderItem(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateOrderItemMutation, UpdateOrderItemMutationVariables>;
export const SettleOrderItemDocument = new TypedDocumentString(`
    mutation SettleOrderItem($input: SettleOrderItemInput!) {
  __typename
  settleOrderItem(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<SettleOrderItemMutation, SettleOrderItemMutationVariables>;
export const CreateOutletDocument = new TypedDocumentString(`
    mutation CreateOutlet($input: CreateOutletInput!) {
  __typename
  createOutlet(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreateOutletMutation, CreateOutletMutationVariables>;
export const CreateTagDocument = new TypedDocumentString(`
    mutation CreateTag($input: CreateTagInput!) {
  __typename
  createTag(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreateTagMutation, CreateTagMutationVariables>;
export const UpdateTagDocument = new TypedDocumentString(`
    mutation UpdateTag($input: UpdateTagInput!) {
  __typename
  updateTag(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateTagMutation, UpdateTagMutationVariables>;
export const CreateSearchSynonymDocument = new TypedDocumentString(`
    mutation CreateSearchSynonym($input: CreateSearchSynonymInput!) {
  __typename
  createSearchSynonym(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreateSearchSynonymMutation, CreateSearchSynonymMutationVariables>;
export const UpdateSearchSynonymDocument = new TypedDocumentString(`
    mutation UpdateSearchSynonym($input: UpdateSearchSynonymInput!) {
  __typename
  updateSearchSynonym(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateSearchSynonymMutation, UpdateSearchSynonymMutationVariables>;
export const DeleteSearchSynonymDocument = new TypedDocumentString(`
    mutation DeleteSearchSynonym($input: DeleteSearchSynonymInput!) {
  __typename
  deleteSearchSynonym(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteSearchSynonymMutation, DeleteSearchSynonymMutationVariables>;
export const CreateProfileDocument = new TypedDocumentString(`
    mutation CreateProfile($input: CreateProfileInput!) {
  __typename
  createProfile(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreateProfileMutation, CreateProfileMutationVariables>;
export const UpdateProfileDocument = new TypedDocumentString(`
    mutation UpdateProfile($input: UpdateProfileInput!) {
  __typename
  updateProfile(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const CreateCampaignDocument = new TypedDocumentString(`
    mutation CreateCampaign($input: CreateCampaignInput!) {
  __typename
  createCampaign(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreateCampaignMutation, CreateCampaignMutationVariables>;
export const UpdateCampaignDocument = new TypedDocumentString(`
    mutation UpdateCampaign($input: UpdateCampaignInput!) {
  __typename
  updateCampaign(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateCampaignMutation, UpdateCampaignMutationVariables>;
export const CreateUserDocument = new TypedDocumentString(`
    mutation CreateUser($input: CreateUserInput!) {
  __typename
  createUser(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreateUserMutation, CreateUserMutationVariables>;
export const UpdateUserDocument = new TypedDocumentString(`
    mutation UpdateUser($input: UpdateUserInput!) {
  __typename
  updateUser(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateUserMutation, UpdateUserMutationVariables>;
export const AssignOrderItemsDocument = new TypedDocumentString(`
    mutation AssignOrderItems($input: AssignOrderItemsInput!) {
  __typename
  assignOrderItems(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<AssignOrderItemsMutation, AssignOrderItemsMutationVariables>;
export const RevokeOperatorTokenDocument = new TypedDocumentString(`
    mutation RevokeOperatorToken($input: RevokeOperatorTokenInput!) {
  __typename
  revokeOperatorToken(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<RevokeOperatorTokenMutation, RevokeOperatorTokenMutationVariables>;
export const ActivateAgreementTemplateDocument = new TypedDocumentString(`
    mutation ActivateAgreementTemplate($input: ActivateAgreementTemplateInput!) {
  __typename
  activateAgreementTemplate(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ActivateAgreementTemplateMutation, ActivateAgreementTemplateMutationVariables>;
export const DisableOauthClientDocument = new TypedDocumentString(`
    mutation DisableOauthClient($input: DisableOauthClientInput!) {
  __typename
  disableOauthClient(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<DisableOauthClientMutation, DisableOauthClientMutationVariables>;
export const EnableOauthClientDocument = new TypedDocumentString(`
    mutation EnableOauthClient($input: EnableOauthClientInput!) {
  __typename
  enableOauthClient(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<EnableOauthClientMutation, EnableOauthClientMutationVariables>;
export const RetireAgreementTemplateDocument = new TypedDocumentString(`
    mutation RetireAgreementTemplate($input: RetireAgreementTemplateInput!) {
  __typename
  retireAgreementTemplate(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<RetireAgreementTemplateMutation, RetireAgreementTemplateMutationVariables>;
export const CreateAgreementTemplateDocument = new TypedDocumentString(`
    mutation CreateAgreementTemplate($input: CreateAgreementTemplateInput!) {
  __typename
  createAgreementTemplate(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreateAgreementTemplateMutation, CreateAgreementTemplateMutationVariables>;
export const UpdateAgreementTemplateDocument = new TypedDocumentString(`
    mutation UpdateAgreementTemplate($input: UpdateAgreementTemplateInput!) {
  __typename
  updateAgreementTemplate(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateAgreementTemplateMutation, UpdateAgreementTemplateMutationVariables>;
export const CreateOpportunityDocument = new TypedDocumentString(`
    mutation CreateOpportunity($input: CreateOpportunityInput!) {
  __typename
  createOpportunity(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreateOpportunityMutation, CreateOpportunityMutationVariables>;
export const UpdateOpportunityDocument = new TypedDocumentString(`
    mutation UpdateOpportunity($input: UpdateOpportunityInput!) {
  __typename
  updateOpportunity(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateOpportunityMutation, UpdateOpportunityMutationVariables>;
export const DismissOpportunityDocument = new TypedDocumentString(`
    mutation DismissOpportunity($input: RecordOpportunityInteractionInput!) {
  __typename
  recordOpportunityInteraction(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<DismissOpportunityMutation, DismissOpportunityMutationVariables>;
export const ReopenOpportunityDocument = new TypedDocumentString(`
    mutation ReopenOpportunity($input: ReopenOpportunityInput!) {
  __typename
  reopenOpportunity(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ReopenOpportunityMutation, ReopenOpportunityMutationVariables>;
export const PendingApprovalsDocument = new TypedDocumentString(`
    query PendingApprovals($userId: UUID!) {
  __typename
  mine: orders(
    first: 50
    where: {status: {eq: CREATED}, approvalStatus: {eq: PENDING}, checkoutById: {ne: $userId}}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      ...PendingApproval
    }
  }
  others: orders(
    first: 50
    where: {status: {eq: CREATED}, approvalStatus: {eq: PENDING}, checkoutById: {eq: $userId}}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      ...PendingApproval
    }
  }
}
    fragment PendingApproval on Order {
  __typename
  id
  referenceNumber
  subtotal
  discount
  createdAt
  checkoutById
  checkoutBy {
    __typename
    id
    fullName
  }
  profile {
    __typename
    id
    name
  }
  lineItems {
    __typename
    id
    product {
      __typename
      id
      outlet {
        __typename
        id
        name
      }
    }
  }
}`) as unknown as TypedDocumentString<PendingApprovalsQuery, PendingApprovalsQueryVariables>;
export const DraftsToApproveDocument = new TypedDocumentString(`
    query DraftsToApprove {
  __typename
  articles(
    first: 50
    where: {status: {prefix: {eq: "draft-ready-for-review"}}}
    orderBy: {field: EXPECTED_COMPLETION_DATE, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      name
      dueAt
      campaign {
        __typename
        id
        name
      }
      product {
        __typename
        id
        outlet {
          __typename
          id
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<DraftsToApproveQuery, DraftsToApproveQueryVariables>;
export const ApproveOrderDocument = new TypedDocumentString(`
    mutation ApproveOrder($input: ApproveOrderInput!) {
  __typename
  approveOrder(input: $input) {
    __typename
    id
    approvalStatus
  }
}
    `) as unknown as TypedDocumentString<ApproveOrderMutation, ApproveOrderMutationVariables>;
export const RejectOrderDocument = new TypedDocumentString(`
    mutation RejectOrder($input: RejectOrderInput!) {
  __typename
  rejectOrder(input: $input) {
    __typename
    id
    approvalStatus
  }
}
    `) as unknown as TypedDocumentString<RejectOrderMutation, RejectOrderMutationVariables>;
export const ApprovalSettingsDocument = new TypedDocumentString(`
    query ApprovalSettings($teamId: UUID!) {
  __typename
  team(id: $teamId) {
    __typename
    id
    kind
    approvalRequiredAbove
    approvalRequiredFor
  }
}
    `) as unknown as TypedDocumentString<ApprovalSettingsQuery, ApprovalSettingsQueryVariables>;
export const StatusesDocument = new TypedDocumentString(`
    query Statuses {
  __typename
  articleContentStatuses(first: 50, orderBy: {field: SEQUENCE, direction: ASC}) {
    __typename
    nodes {
      __typename
      id
      prefix
      name
      color
      sequence
    }
  }
}
    `) as unknown as TypedDocumentString<StatusesQuery, StatusesQueryVariables>;
export const RefundedArticlesDocument = new TypedDocumentString(`
    query RefundedArticles($first: Int!, $team: TeamWhere) {
  __typename
  articles(
    first: $first
    where: {waitingFor: {isNull: false}, orderItem: {refundStatus: {eq: REFUNDED}}, team: $team}
    orderBy: {field: EXPECTED_COMPLETION_DATE, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
    }
  }
}
    `) as unknown as TypedDocumentString<RefundedArticlesQuery, RefundedArticlesQueryVariables>;
export const BoardDocument = new TypedDocumentString(`
    query Board($first: Int!, $where: ArticleWhere!) {
  __typename
  articles(
    first: $first
    where: $where
    orderBy: {field: EXPECTED_COMPLETION_DATE, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      name
      expectedCompletionDate
      expectedCompletionDateTitle
      waitingFor
      waitingSince
      dueAt
      ...Movable
      team {
        __typename
        id
        name
      }
      campaign {
        __typename
        id
        name
      }
      product {
        __typename
        id
        outlet {
          __typename
          id
          name
        }
      }
    }
  }
}
    fragment Movable on Article {
  __typename
  id
  name
  liveUrl
  status {
    __typename
    id
    name
    prefix
  }
  transitions {
    __typename
    mutation
    status
    needs
    isExpected
  }
}`) as unknown as TypedDocumentString<BoardQuery, BoardQueryVariables>;
export const ArticleScreenDocument = new TypedDocumentString(`
    query ArticleScreen($id: UUID!) {
  __typename
  article(id: $id) {
    __typename
    ...Movable
    createdAt
    updatedAt
    expectedCompletionDate
    expectedCompletionDateTitle
    waitingFor
    waitingSince
    dueAt
    publishedAt
    briefSharedDocUrl
    briefApprovedAt
    draftSharedDocUrl
    draftApprovedAt
    teamId
    status {
      __typename
      id
      prefix
      color
    }
    writer {
      __typename
      id
      fullName
    }
    supportAgent {
      __typename
      id
      fullName
    }
    team {
      __typename
      id
      name
    }
    campaign {
      __typename
      id
      name
      description
      questionnaire {
        __typename
        objectives
        targetAudience
        tone
        keywords
        writingSamples
        fileName
        fileUrl
      }
    }
    profile {
      __typename
      id
      name
    }
    product {
      __typename
      id
      name
      requirements
      outlet {
        __typename
        id
        name
      }
    }
    orderItem {
      __typename
      id
      isRefunded
      refundDate
      order {
        __typename
        id
        referenceNumber
      }
    }
    files {
      __typename
      file {
        __typename
        id
        name
        mimeType
        size
        url
      }
    }
    statusChanges(first: 20, orderBy: {field: EFFECTIVE_AT, direction: DESC}) {
      __typename
      nodes {
        __typename
        id
        effectiveAt
        notes
        isCorrection
        actor {
          __typename
          id
          fullName
        }
        status {
          __typename
          id
          prefix
          name
          color
        }
      }
    }
    comments(first: 50) {
      __typename
      nodes {
        __typename
        ...Said
        replies(first: 50) {
          __typename
          nodes {
            __typename
            ...Said
          }
        }
      }
    }
  }
}
    fragment Movable on Article {
  __typename
  id
  name
  liveUrl
  status {
    __typename
    id
    name
    prefix
  }
  transitions {
    __typename
    mutation
    status
    needs
    isExpected
  }
}
fragment Said on Comment {
  __typename
  id
  reference
  content
  visibility
  isOwn
  createdAt
  updatedAt
  author {
    __typename
    name
  }
}`) as unknown as TypedDocumentString<ArticleScreenQuery, ArticleScreenQueryVariables>;
export const ArchivedCommentsDocument = new TypedDocumentString(`
    query ArchivedComments($articleId: UUID!, $first: Int!) {
  __typename
  comments(
    first: $first
    includeArchived: true
    where: {articleId: {eq: $articleId}, deletedAt: {isNull: false}}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      ...Said
    }
  }
}
    fragment Said on Comment {
  __typename
  id
  reference
  content
  visibility
  isOwn
  createdAt
  updatedAt
  author {
    __typename
    name
  }
}`) as unknown as TypedDocumentString<ArchivedCommentsQuery, ArchivedCommentsQueryVariables>;
export const CommentScreenDocument = new TypedDocumentString(`
    query CommentScreen($id: UUID!) {
  __typename
  comments(first: 1, includeArchived: true, where: {id: {eq: $id}}) {
    __typename
    nodes {
      __typename
      ...Said
      article {
        __typename
        id
        name
      }
      parent {
        __typename
        ...Said
      }
      replies(first: 50) {
        __typename
        nodes {
          __typename
          ...Said
        }
      }
    }
  }
}
    fragment Said on Comment {
  __typename
  id
  reference
  content
  visibility
  isOwn
  createdAt
  updatedAt
  author {
    __typename
    name
  }
}`) as unknown as TypedDocumentString<CommentScreenQuery, CommentScreenQueryVariables>;
export const UpdateCommentDocument = new TypedDocumentString(`
    mutation UpdateComment($input: UpdateCommentInput!) {
  __typename
  updateComment(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateCommentMutation, UpdateCommentMutationVariables>;
export const ArchiveCommentDocument = new TypedDocumentString(`
    mutation ArchiveComment($input: ArchiveCommentInput!) {
  __typename
  archiveComment(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ArchiveCommentMutation, ArchiveCommentMutationVariables>;
export const RestoreCommentDocument = new TypedDocumentString(`
    mutation RestoreComment($input: RestoreCommentInput!) {
  __typename
  restoreComment(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<RestoreCommentMutation, RestoreCommentMutationVariables>;
export const SetArticleStatusDocument = new TypedDocumentString(`
    mutation SetArticleStatus($input: SetArticleStatusInput!) {
  __typename
  moved: setArticleStatus(input: $input) {
    __typename
    ...Movable
  }
}
    fragment Movable on Article {
  __typename
  id
  name
  liveUrl
  status {
    __typename
    id
    name
    prefix
  }
  transitions {
    __typename
    mutation
    status
    needs
    isExpected
  }
}`) as unknown as TypedDocumentString<SetArticleStatusMutation, SetArticleStatusMutationVariables>;
export const CorrectArticleStatusDocument = new TypedDocumentString(`
    mutation CorrectArticleStatus($input: CorrectArticleStatusInput!) {
  __typename
  moved: correctArticleStatus(input: $input) {
    __typename
    ...Movable
  }
}
    fragment Movable on Article {
  __typename
  id
  name
  liveUrl
  status {
    __typename
    id
    name
    prefix
  }
  transitions {
    __typename
    mutation
    status
    needs
    isExpected
  }
}`) as unknown as TypedDocumentString<CorrectArticleStatusMutation, CorrectArticleStatusMutationVariables>;
export const ApproveBriefDocument = new TypedDocumentString(`
    mutation ApproveBrief($input: ApproveBriefInput!) {
  __typename
  moved: approveBrief(input: $input) {
    __typename
    ...Movable
  }
}
    fragment Movable on Article {
  __typename
  id
  name
  liveUrl
  status {
    __typename
    id
    name
    prefix
  }
  transitions {
    __typename
    mutation
    status
    needs
    isExpected
  }
}`) as unknown as TypedDocumentString<ApproveBriefMutation, ApproveBriefMutationVariables>;
export const RequestBriefChangesDocument = new TypedDocumentString(`
    mutation RequestBriefChanges($input: RequestBriefChangesInput!) {
  __typename
  moved: requestBriefChanges(input: $input) {
    __typename
    ...Movable
  }
}
    fragment Movable on Article {
  __typename
  id
  name
  liveUrl
  status {
    __typename
    id
    name
    prefix
  }
  transitions {
    __typename
    mutation
    status
    needs
    isExpected
  }
}`) as unknown as TypedDocumentString<RequestBriefChangesMutation, RequestBriefChangesMutationVariables>;
export const ApproveDraftDocument = new TypedDocumentString(`
    mutation ApproveDraft($input: ApproveDraftInput!) {
  __typename
  moved: approveDraft(input: $input) {
    __typename
    ...Movable
  }
}
    fragment Movable on Article {
  __typename
  id
  name
  liveUrl
  status {
    __typename
    id
    name
    prefix
  }
  transitions {
    __typename
    mutation
    status
    needs
    isExpected
  }
}`) as unknown as TypedDocumentString<ApproveDraftMutation, ApproveDraftMutationVariables>;
export const RequestDraftChangesDocument = new TypedDocumentString(`
    mutation RequestDraftChanges($input: RequestDraftChangesInput!) {
  __typename
  moved: requestDraftChanges(input: $input) {
    __typename
    ...Movable
  }
}
    fragment Movable on Article {
  __typename
  id
  name
  liveUrl
  status {
    __typename
    id
    name
    prefix
  }
  transitions {
    __typename
    mutation
    status
    needs
    isExpected
  }
}`) as unknown as TypedDocumentString<RequestDraftChangesMutation, RequestDraftChangesMutationVariables>;
export const UpdateArticleDocument = new TypedDocumentString(`
    mutation UpdateArticle($input: UpdateArticleInput!) {
  __typename
  updateArticle(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateArticleMutation, UpdateArticleMutationVariables>;
export const UploadFilesDocument = new TypedDocumentString(`
    mutation UploadFiles($input: UploadFilesInput!) {
  __typename
  uploadFiles(input: $input) {
    __typename
    id
    name
  }
}
    `) as unknown as TypedDocumentString<UploadFilesMutation, UploadFilesMutationVariables>;
export const SetArticleFilesDocument = new TypedDocumentString(`
    mutation SetArticleFiles($input: SetArticleFilesInput!) {
  __typename
  setArticleFiles(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<SetArticleFilesMutation, SetArticleFilesMutationVariables>;
export const ArticleChecksDocument = new TypedDocumentString(`
    query ArticleChecks($articleId: UUID!) {
  __typename
  complianceChecks(
    first: 5
    where: {articleId: {eq: $articleId}}
    orderBy: {field: CREATED_AT, direction: DESC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      ...Check
    }
  }
}
    fragment Check on ComplianceCheck {
  __typename
  id
  status
  checkType
  complianceScore
  aiDetectionPercentage
  totalIssuesCount
  criticalIssuesCount
  warningIssuesCount
  errorMessage
  givenText
  metadata
  createdAt
  completedAt
  issues {
    __typename
    id
    issueType
    severity
    title
    description
    location
    suggestion
    originalText
    lineNumber
    charPosition
  }
}`) as unknown as TypedDocumentString<ArticleChecksQuery, ArticleChecksQueryVariables>;
export const CheckScreenDocument = new TypedDocumentString(`
    query CheckScreen($id: UUID!) {
  __typename
  complianceCheck(id: $id) {
    __typename
    ...Check
    initiatedBy {
      __typename
      id
      fullName
    }
    article {
      __typename
      id
      name
      status {
        __typename
        id
        prefix
        name
        color
      }
    }
    team {
      __typename
      id
      name
    }
  }
}
    fragment Check on ComplianceCheck {
  __typename
  id
  status
  checkType
  complianceScore
  aiDetectionPercentage
  totalIssuesCount
  criticalIssuesCount
  warningIssuesCount
  errorMessage
  givenText
  metadata
  createdAt
  completedAt
  issues {
    __typename
    id
    issueType
    severity
    title
    description
    location
    suggestion
    originalText
    lineNumber
    charPosition
  }
}`) as unknown as TypedDocumentString<CheckScreenQuery, CheckScreenQueryVariables>;
export const RequestCheckDocument = new TypedDocumentString(`
    mutation RequestCheck($input: RequestComplianceCheckInput!) {
  __typename
  requestComplianceCheck(input: $input) {
    __typename
    id
    status
  }
}
    `) as unknown as TypedDocumentString<RequestCheckMutation, RequestCheckMutationVariables>;
export const StartCheckDocument = new TypedDocumentString(`
    mutation StartCheck($input: StartComplianceCheckInput!) {
  __typename
  startComplianceCheck(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<StartCheckMutation, StartCheckMutationVariables>;
export const CompleteCheckDocument = new TypedDocumentString(`
    mutation CompleteCheck($input: CompleteComplianceCheckInput!) {
  __typename
  completeComplianceCheck(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CompleteCheckMutation, CompleteCheckMutationVariables>;
export const FailCheckDocument = new TypedDocumentString(`
    mutation FailCheck($input: FailComplianceCheckInput!) {
  __typename
  failComplianceCheck(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<FailCheckMutation, FailCheckMutationVariables>;
export const AddIssueDocument = new TypedDocumentString(`
    mutation AddIssue($input: AddComplianceIssueInput!) {
  __typename
  addComplianceIssue(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<AddIssueMutation, AddIssueMutationVariables>;
export const RemoveIssueDocument = new TypedDocumentString(`
    mutation RemoveIssue($input: RemoveComplianceIssueInput!) {
  __typename
  removeComplianceIssue(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<RemoveIssueMutation, RemoveIssueMutationVariables>;
export const CreateCommentDocument = new TypedDocumentString(`
    mutation CreateComment($input: CreateCommentInput!) {
  __typename
  createComment(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreateCommentMutation, CreateCommentMutationVariables>;
export const MovesDocument = new TypedDocumentString(`
    subscription Moves($articleId: UUID) {
  articleStatusChanged(articleId: $articleId) {
    __typename
    sequence
    article {
      __typename
      id
    }
  }
}
    `) as unknown as TypedDocumentString<MovesSubscription, MovesSubscriptionVariables>;
export const CommentCreatedDocument = new TypedDocumentString(`
    subscription CommentCreated($articleId: UUID) {
  commentCreated(articleId: $articleId) {
    __typename
    sequence
    comment {
      __typename
      id
    }
  }
}
    `) as unknown as TypedDocumentString<CommentCreatedSubscription, CommentCreatedSubscriptionVariables>;
export const CatalogueDocument = new TypedDocumentString(`
    query Catalogue($first: Int, $offset: Int, $orderBy: ListingOrder, $where: ListingWhere, $show: ListingShow, $q: String! = "", $isSearched: Boolean! = false) {
  __typename
  listings(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    show: $show
  ) {
    __typename
    totalCount
    nodes {
      __typename
      ...PlacementOffer
      highlights(q: $q) @include(if: $isSearched) {
        __typename
        name {
          __typename
          start
          end
        }
        outletName {
          __typename
          start
          end
        }
        websiteUrl {
          __typename
          start
          end
        }
        tags {
          __typename
          name
          ranges {
            __typename
            start
            end
          }
        }
      }
    }
  }
}
    fragment PlacementOffer on Listing {
  __typename
  id
  productId
  outletId
  name
  outletName
  logo
  productType
  country
  state
  city
  websiteUrl
  domainAuthority
  domainRanking
  isDoFollow
  isFeatured
  minDeliveryDays
  maxDeliveryDays
  requirements
  channels {
    __typename
    channelType
    placementType
    isDoFollow
    domainAuthority
    domainRanking
    disclaimerName
    disclaimerDescription
  }
  prices {
    __typename
    pricingTier
    unitAmount
  }
  tags {
    __typename
    name
  }
  outlet {
    __typename
    id
    onTimeRate
  }
}`) as unknown as TypedDocumentString<CatalogueQuery, CatalogueQueryVariables>;
export const ComparedPlacementsDocument = new TypedDocumentString(`
    query ComparedPlacements($ids: [UUID!]!) {
  __typename
  listings(first: 5, where: {id: {in: $ids}}, show: ALL) {
    __typename
    nodes {
      __typename
      ...PlacementOffer
      status
    }
  }
}
    fragment PlacementOffer on Listing {
  __typename
  id
  productId
  outletId
  name
  outletName
  logo
  productType
  country
  state
  city
  websiteUrl
  domainAuthority
  domainRanking
  isDoFollow
  isFeatured
  minDeliveryDays
  maxDeliveryDays
  requirements
  channels {
    __typename
    channelType
    placementType
    isDoFollow
    domainAuthority
    domainRanking
    disclaimerName
    disclaimerDescription
  }
  prices {
    __typename
    pricingTier
    unitAmount
  }
  tags {
    __typename
    name
  }
  outlet {
    __typename
    id
    onTimeRate
  }
}`) as unknown as TypedDocumentString<ComparedPlacementsQuery, ComparedPlacementsQueryVariables>;
export const PlacementOfProductDocument = new TypedDocumentString(`
    query PlacementOfProduct($productId: UUID!) {
  __typename
  listings(first: 1, where: {productId: {eq: $productId}}, show: ALL) {
    __typename
    nodes {
      __typename
      id
    }
  }
}
    `) as unknown as TypedDocumentString<PlacementOfProductQuery, PlacementOfProductQueryVariables>;
export const PlacementPageDocument = new TypedDocumentString(`
    query PlacementPage($id: UUID!) {
  __typename
  listings(first: 1, where: {id: {eq: $id}}, show: ALL) {
    __typename
    nodes {
      __typename
      ...PlacementOffer
      status
      description
      exampleLinks
      similar(first: 4) {
        __typename
        ...PlacementOffer
      }
    }
  }
}
    fragment PlacementOffer on Listing {
  __typename
  id
  productId
  outletId
  name
  outletName
  logo
  productType
  country
  state
  city
  websiteUrl
  domainAuthority
  domainRanking
  isDoFollow
  isFeatured
  minDeliveryDays
  maxDeliveryDays
  requirements
  channels {
    __typename
    channelType
    placementType
    isDoFollow
    domainAuthority
    domainRanking
    disclaimerName
    disclaimerDescription
  }
  prices {
    __typename
    pricingTier
    unitAmount
  }
  tags {
    __typename
    name
  }
  outlet {
    __typename
    id
    onTimeRate
  }
}`) as unknown as TypedDocumentString<PlacementPageQuery, PlacementPageQueryVariables>;
export const OutletPageDocument = new TypedDocumentString(`
    query OutletPage($id: UUID!) {
  __typename
  outlet(id: $id) {
    __typename
    id
    name
    description
    websiteUrl
    logo
    country
    state
    city
    status
    onTimeRate
    category {
      __typename
      id
      name
    }
    tags {
      __typename
      id
      name
    }
    channels {
      __typename
      id
      channelType
      placementType
      channelHandle
      channelUrl
      isDoFollow
      domainAuthority
      domainRanking
      disclaimerName
    }
  }
  listings(
    first: 50
    where: {outletId: {eq: $id}}
    show: ON_SALE_AND_ADD_ONS
    orderBy: {field: POPULARITY, direction: DESC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      ...PlacementOffer
    }
  }
  popular: listings(
    first: 1
    where: {outletId: {eq: $id}}
    orderBy: {field: POPULARITY, direction: DESC}
  ) {
    __typename
    nodes {
      __typename
      id
      similar(first: 4) {
        __typename
        ...PlacementOffer
      }
    }
  }
}
    fragment PlacementOffer on Listing {
  __typename
  id
  productId
  outletId
  name
  outletName
  logo
  productType
  country
  state
  city
  websiteUrl
  domainAuthority
  domainRanking
  isDoFollow
  isFeatured
  minDeliveryDays
  maxDeliveryDays
  requirements
  channels {
    __typename
    channelType
    placementType
    isDoFollow
    domainAuthority
    domainRanking
    disclaimerName
    disclaimerDescription
  }
  prices {
    __typename
    pricingTier
    unitAmount
  }
  tags {
    __typename
    name
  }
  outlet {
    __typename
    id
    onTimeRate
  }
}`) as unknown as TypedDocumentString<OutletPageQuery, OutletPageQueryVariables>;
export const SavedSearchesDocument = new TypedDocumentString(`
    query SavedSearches {
  __typename
  savedSearches {
    __typename
    id
    name
    parameters
  }
}
    `) as unknown as TypedDocumentString<SavedSearchesQuery, SavedSearchesQueryVariables>;
export const CreateSavedSearchDocument = new TypedDocumentString(`
    mutation CreateSavedSearch($input: CreateSavedSearchInput!) {
  __typename
  createSavedSearch(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreateSavedSearchMutation, CreateSavedSearchMutationVariables>;
export const DeleteSavedSearchDocument = new TypedDocumentString(`
    mutation DeleteSavedSearch($input: DeleteSavedSearchInput!) {
  __typename
  deleteSavedSearch(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteSavedSearchMutation, DeleteSavedSearchMutationVariables>;
export const CampaignScreenDocument = new TypedDocumentString(`
    query CampaignScreen($id: UUID!) {
  __typename
  campaign(id: $id) {
    __typename
    id
    teamId
    profile {
      __typename
      id
    }
    deletedAt
    statusCounts {
      __typename
      prefix
      count
      status {
        __typename
        id
        prefix
        name
        color
      }
    }
    questionnaire {
      __typename
      id
      objectives
      keywords
      targetAudience
      tone
      writingSamples
      fileName
      fileUrl
    }
  }
}
    `) as unknown as TypedDocumentString<CampaignScreenQuery, CampaignScreenQueryVariables>;
export const UploadQuestionnaireDocument = new TypedDocumentString(`
    mutation UploadQuestionnaire($input: UploadFilesInput!) {
  __typename
  uploadFiles(input: $input) {
    __typename
    id
    key
    name
    size
    url
  }
}
    `) as unknown as TypedDocumentString<UploadQuestionnaireMutation, UploadQuestionnaireMutationVariables>;
export const LinkQuestionnaireDocument = new TypedDocumentString(`
    mutation LinkQuestionnaire($input: LinkQuestionnaireInput!) {
  __typename
  linkQuestionnaire(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<LinkQuestionnaireMutation, LinkQuestionnaireMutationVariables>;
export const CartProfilesDocument = new TypedDocumentString(`
    query CartProfiles {
  __typename
  profiles(first: 100, orderBy: {field: NAME, direction: ASC}) {
    __typename
    totalCount
    nodes {
      __typename
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CartProfilesQuery, CartProfilesQueryVariables>;
export const CartProfileDocument = new TypedDocumentString(`
    query CartProfile($id: UUID!) {
  __typename
  profiles(first: 1, where: {id: {eq: $id}}) {
    __typename
    nodes {
      __typename
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CartProfileQuery, CartProfileQueryVariables>;
export const CartDocument = new TypedDocumentString(`
    query Cart($profileId: UUID!) {
  __typename
  cart(profileId: $profileId) {
    __typename
    profileId
    lines {
      __typename
      id
      productId
      quantity
      linkedOrderLineItemId
      linkedProductId
    }
  }
}
    `) as unknown as TypedDocumentString<CartQuery, CartQueryVariables>;
export const CartScreenDocument = new TypedDocumentString(`
    query CartScreen($profileId: UUID!, $discount: Money, $applyCredits: Boolean) {
  __typename
  profile(id: $profileId) {
    __typename
    id
    name
    monthlyBudget
    monthlyBudgetRemaining
  }
  cart(profileId: $profileId) {
    __typename
    profileId
    lines {
      __typename
      ...CartScreenLine
    }
    quote(discount: $discount, applyCredits: $applyCredits) {
      __typename
      version
      subtotal
      discount
      creditsApplied
      processingFee
      total
      maxDiscount
      needsApproval
      lineItems {
        __typename
        cartLineId
        quantity
        price
        amount
      }
      issues {
        __typename
        path
        code
        message
        cartLineId
        parameters
      }
    }
  }
}
    fragment CartScreenLine on CartLine {
  __typename
  id
  quantity
  createdAt
  linkedOrderLineItemId
  linkedProductId
  linkedOrderLineItem {
    __typename
    id
    product {
      __typename
      id
      name
    }
    order {
      __typename
      id
      referenceNumber
    }
  }
  addedBy {
    __typename
    id
    fullName
  }
  product {
    __typename
    id
    name
    minDeliveryDays
    maxDeliveryDays
    type {
      __typename
      id
      prefix
    }
    outlet {
      __typename
      id
      name
      logo
    }
  }
}`) as unknown as TypedDocumentString<CartScreenQuery, CartScreenQueryVariables>;
export const AddOnsOfOutletsDocument = new TypedDocumentString(`
    query AddOnsOfOutlets($outletIds: [UUID!]!) {
  __typename
  listings(
    first: 100
    show: ON_SALE_AND_ADD_ONS
    where: {productType: {eq: ADD_ON}, outletId: {in: $outletIds}}
    orderBy: {field: NAME, direction: ASC}
  ) {
    __typename
    nodes {
      __typename
      id
      name
      product {
        __typename
        id
      }
      outlet {
        __typename
        id
      }
      prices {
        __typename
        pricingTier
        unitAmount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AddOnsOfOutletsQuery, AddOnsOfOutletsQueryVariables>;
export const SetCartLineDocument = new TypedDocumentString(`
    mutation SetCartLine($input: SetCartLineInput!) {
  __typename
  setCartLine(input: $input) {
    __typename
    profileId
    lines {
      __typename
      id
      productId
      quantity
      linkedOrderLineItemId
      linkedProductId
    }
  }
}
    `) as unknown as TypedDocumentString<SetCartLineMutation, SetCartLineMutationVariables>;
export const ClearCartDocument = new TypedDocumentString(`
    mutation ClearCart($input: ClearCartInput!) {
  __typename
  clearCart(input: $input) {
    __typename
    profileId
  }
}
    `) as unknown as TypedDocumentString<ClearCartMutation, ClearCartMutationVariables>;
export const CheckoutCartDocument = new TypedDocumentString(`
    mutation CheckoutCart($input: CheckoutCartInput!) {
  __typename
  checkoutCart(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CheckoutCartMutation, CheckoutCartMutationVariables>;
export const OutletScreenDocument = new TypedDocumentString(`
    query OutletScreen($id: UUID!) {
  __typename
  outlet(id: $id) {
    __typename
    id
    name
    logo
    status
    channels {
      __typename
      ...Channel
      domainAuthority
      domainRanking
      isDoFollow
      doFollowLinksAllowed
      disclaimerName
      socialLinks
    }
    products(first: 50) {
      __typename
      totalCount
      nodes {
        __typename
        ...Sold
      }
    }
  }
}
    fragment Channel on OutletChannel {
  __typename
  id
  channelType
  placementType
  channelHandle
  channelUrl
}
fragment Sold on Product {
  __typename
  id
  name
  active
  type {
    __typename
    id
    prefix
    name
  }
  minDeliveryDays
  maxDeliveryDays
  isFeatured
  description
  requirements
  prices {
    __typename
    id
    pricingTier
    unitAmount
  }
  includes {
    __typename
    id
  }
}`) as unknown as TypedDocumentString<OutletScreenQuery, OutletScreenQueryVariables>;
export const ProductScreenDocument = new TypedDocumentString(`
    query ProductScreen($id: UUID!) {
  __typename
  product(id: $id) {
    __typename
    ...Sold
    outlet {
      __typename
      id
      name
      logo
      status
      channels {
        __typename
        ...Channel
      }
    }
  }
}
    fragment Channel on OutletChannel {
  __typename
  id
  channelType
  placementType
  channelHandle
  channelUrl
}
fragment Sold on Product {
  __typename
  id
  name
  active
  type {
    __typename
    id
    prefix
    name
  }
  minDeliveryDays
  maxDeliveryDays
  isFeatured
  description
  requirements
  prices {
    __typename
    id
    pricingTier
    unitAmount
  }
  includes {
    __typename
    id
  }
}`) as unknown as TypedDocumentString<ProductScreenQuery, ProductScreenQueryVariables>;
export const ListingsSeenDocument = new TypedDocumentString(`
    query ListingsSeen($where: ListingWhere!) {
  __typename
  listings(
    first: 24
    where: $where
    orderBy: {field: POPULARITY, direction: DESC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      ...PlacementOffer
      description
      disclaimer
      exampleLinks
      outlet {
        __typename
        id
        tags {
          __typename
          id
          name
          category
        }
      }
    }
  }
}
    fragment PlacementOffer on Listing {
  __typename
  id
  productId
  outletId
  name
  outletName
  logo
  productType
  country
  state
  city
  websiteUrl
  domainAuthority
  domainRanking
  isDoFollow
  isFeatured
  minDeliveryDays
  maxDeliveryDays
  requirements
  channels {
    __typename
    channelType
    placementType
    isDoFollow
    domainAuthority
    domainRanking
    disclaimerName
    disclaimerDescription
  }
  prices {
    __typename
    pricingTier
    unitAmount
  }
  tags {
    __typename
    name
  }
  outlet {
    __typename
    id
    onTimeRate
  }
}`) as unknown as TypedDocumentString<ListingsSeenQuery, ListingsSeenQueryVariables>;
export const ListingSuggestionsDocument = new TypedDocumentString(`
    query ListingSuggestions($q: String!) {
  __typename
  listingSuggestions(q: $q) {
    __typename
    kind
    text
    count
    highlights {
      __typename
      start
      end
    }
  }
}
    `) as unknown as TypedDocumentString<ListingSuggestionsQuery, ListingSuggestionsQueryVariables>;
export const FacetsDocument = new TypedDocumentString(`
    query Facets($where: ListingWhere!) {
  __typename
  listings(first: 1, where: $where, show: ON_SALE_AND_ADD_ONS) {
    __typename
    facets {
      __typename
      channelTypes {
        __typename
        value
        count
      }
      placementTypes {
        __typename
        value
        count
      }
      countries(first: 12) {
        __typename
        hasMore
        values {
          __typename
          value
          count
        }
      }
      tags(first: 12) {
        __typename
        hasMore
        values {
          __typename
          value
          count
        }
      }
      disclaimers(first: 12) {
        __typename
        hasMore
        values {
          __typename
          value
          count
        }
      }
      prices {
        __typename
        from
        to
        count
      }
      authorities {
        __typename
        from
        to
        count
      }
    }
  }
}
    `) as unknown as TypedDocumentString<FacetsQuery, FacetsQueryVariables>;
export const UpdateProductDocument = new TypedDocumentString(`
    mutation UpdateProduct($input: UpdateProductInput!) {
  __typename
  updateProduct(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateProductMutation, UpdateProductMutationVariables>;
export const CreateProductDocument = new TypedDocumentString(`
    mutation CreateProduct($input: CreateProductInput!) {
  __typename
  createProduct(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreateProductMutation, CreateProductMutationVariables>;
export const UpdateOutletDocument = new TypedDocumentString(`
    mutation UpdateOutlet($input: UpdateOutletInput!) {
  __typename
  updateOutlet(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateOutletMutation, UpdateOutletMutationVariables>;
export const CreateOutletChannelDocument = new TypedDocumentString(`
    mutation CreateOutletChannel($input: CreateOutletChannelInput!) {
  __typename
  createOutletChannel(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreateOutletChannelMutation, CreateOutletChannelMutationVariables>;
export const UpdateOutletChannelDocument = new TypedDocumentString(`
    mutation UpdateOutletChannel($input: UpdateOutletChannelInput!) {
  __typename
  updateOutletChannel(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateOutletChannelMutation, UpdateOutletChannelMutationVariables>;
export const ArchiveOutletChannelDocument = new TypedDocumentString(`
    mutation ArchiveOutletChannel($input: ArchiveOutletChannelInput!) {
  __typename
  archiveOutletChannel(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ArchiveOutletChannelMutation, ArchiveOutletChannelMutationVariables>;
export const RestoreOutletChannelDocument = new TypedDocumentString(`
    mutation RestoreOutletChannel($input: RestoreOutletChannelInput!) {
  __typename
  restoreOutletChannel(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<RestoreOutletChannelMutation, RestoreOutletChannelMutationVariables>;
export const ProductPricesDocument = new TypedDocumentString(`
    query ProductPrices($first: Int, $offset: Int, $orderBy: ProductPriceOrder, $where: ProductPriceWhere) {
  __typename
  list: productPrices(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...ProductPriceFields
    }
  }
}
    fragment ProductPriceFields on ProductPrice {
  __typename
  product {
    __typename
    id
    name
    outlet {
      __typename
      id
      name
    }
  }
  pricingTier
  unitAmount
  currency
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<ProductPricesQuery, ProductPricesQueryVariables>;
export const ProductPriceRecordDocument = new TypedDocumentString(`
    query ProductPriceRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...ProductPriceFields
  }
}
    fragment ProductPriceFields on ProductPrice {
  __typename
  product {
    __typename
    id
    name
    outlet {
      __typename
      id
      name
    }
  }
  pricingTier
  unitAmount
  currency
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<ProductPriceRecordQuery, ProductPriceRecordQueryVariables>;
export const DeliveryScreenDocument = new TypedDocumentString(`
    query DeliveryScreen($id: UUID!) {
  __typename
  webhookDelivery(id: $id) {
    __typename
    id
    status
    endpoint {
      __typename
      id
      url
    }
    event {
      __typename
      id
      topic
      sequence
      data
      requestId
      createdAt
    }
    replayOf {
      __typename
      id
      createdAt
    }
    attempts {
      __typename
      id
      number
      createdAt
      responseStatus
      responseBody
      error
      latencyMs
    }
  }
}
    `) as unknown as TypedDocumentString<DeliveryScreenQuery, DeliveryScreenQueryVariables>;
export const ReplayEventsDocument = new TypedDocumentString(`
    mutation ReplayEvents($input: ReplayWebhookEventsInput!) {
  __typename
  replayWebhookEvents(input: $input)
}
    `) as unknown as TypedDocumentString<ReplayEventsMutation, ReplayEventsMutationVariables>;
export const WebhookScreenDocument = new TypedDocumentString(`
    query WebhookScreen($id: UUID!, $first: Int!) {
  __typename
  webhookDeliveries(first: $first, where: {endpointId: {eq: $id}}) {
    __typename
    totalCount
    nodes {
      __typename
      id
      status
      createdAt
      nextAttemptAt
      event {
        __typename
        id
        topic
      }
      attempts {
        __typename
        id
        number
        responseStatus
        error
      }
    }
  }
}
    `) as unknown as TypedDocumentString<WebhookScreenQuery, WebhookScreenQueryVariables>;
export const DeliveriesByDayDocument = new TypedDocumentString(`
    query DeliveriesByDay($id: UUID!) {
  __typename
  byDay: webhookDeliveriesAggregate(
    where: {endpointId: {eq: $id}}
    groupBy: [{key: CREATED_AT, by: DAY}, {key: STATUS}]
    limit: 200
  ) {
    __typename
    keys {
      __typename
      createdAt
      status
    }
    count
  }
  retryingByDay: webhookDeliveriesAggregate(
    where: {endpointId: {eq: $id}, status: {eq: PENDING}, attemptCount: {gt: 0}}
    groupBy: [{key: CREATED_AT, by: DAY}]
    limit: 200
  ) {
    __typename
    keys {
      __typename
      createdAt
    }
    count
  }
}
    `) as unknown as TypedDocumentString<DeliveriesByDayQuery, DeliveriesByDayQueryVariables>;
export const EventTopicsDocument = new TypedDocumentString(`
    query EventTopics {
  __typename
  eventTopics {
    __typename
    topic
    summary
    description
    scopes
    example
  }
}
    `) as unknown as TypedDocumentString<EventTopicsQuery, EventTopicsQueryVariables>;
export const WebhooksOfTeamDocument = new TypedDocumentString(`
    query WebhooksOfTeam($teamId: UUID!, $first: Int!) {
  __typename
  webhookEndpoints(first: $first, where: {teamId: {eq: $teamId}}) {
    __typename
    totalCount
    nodes {
      __typename
      id
      url
      enabled
      failingSince
      topics
    }
  }
}
    `) as unknown as TypedDocumentString<WebhooksOfTeamQuery, WebhooksOfTeamQueryVariables>;
export const CreateWebhookEndpointDocument = new TypedDocumentString(`
    mutation CreateWebhookEndpoint($input: CreateWebhookEndpointInput!) {
  __typename
  createWebhookEndpoint(input: $input) {
    __typename
    id
    secret
  }
}
    `) as unknown as TypedDocumentString<CreateWebhookEndpointMutation, CreateWebhookEndpointMutationVariables>;
export const RotateWebhookSecretDocument = new TypedDocumentString(`
    mutation RotateWebhookSecret($input: RotateWebhookSecretInput!) {
  __typename
  rotateWebhookSecret(input: $input) {
    __typename
    id
    secret
  }
}
    `) as unknown as TypedDocumentString<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const DeleteWebhookEndpointDocument = new TypedDocumentString(`
    mutation DeleteWebhookEndpoint($input: DeleteWebhookEndpointInput!) {
  __typename
  deleteWebhookEndpoint(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteWebhookEndpointMutation, DeleteWebhookEndpointMutationVariables>;
export const DeskDocument = new TypedDocumentString(`
    query Desk($completed: Boolean!) {
  __typename
  assignments(completed: $completed) {
    __typename
    articleId
    name
    outletName
    productName
    status
    statusName
    waitingFor
    dueAt
    draftApprovedAt
  }
}
    `) as unknown as TypedDocumentString<DeskQuery, DeskQueryVariables>;
export const AssignmentScreenDocument = new TypedDocumentString(`
    query AssignmentScreen($articleId: UUID!) {
  __typename
  assignment(articleId: $articleId) {
    __typename
    articleId
    name
    outletName
    outletUrl
    productName
    status
    statusName
    statusNotes
    waitingFor
    dueAt
    briefUrl
    briefing {
      __typename
      objectives
      keywords
      targetAudience
      tone
      writingSamples
      fileName
      fileUrl
    }
    draftSharedDocUrl
    draftApprovedAt
    liveUrl
    canSubmitDraft
    canRequestInformation
    files {
      __typename
      name
      size
      url
    }
    comments {
      __typename
      reference
      content
      party
      isOwn
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<AssignmentScreenQuery, AssignmentScreenQueryVariables>;
export const SaveDraftDocument = new TypedDocumentString(`
    mutation SaveDraft($input: SaveDraftInput!) {
  __typename
  saveDraft(input: $input) {
    __typename
    articleId
  }
}
    `) as unknown as TypedDocumentString<SaveDraftMutation, SaveDraftMutationVariables>;
export const SubmitDraftDocument = new TypedDocumentString(`
    mutation SubmitDraft($input: SubmitDraftInput!) {
  __typename
  submitDraft(input: $input) {
    __typename
    articleId
  }
}
    `) as unknown as TypedDocumentString<SubmitDraftMutation, SubmitDraftMutationVariables>;
export const RequestInformationDocument = new TypedDocumentString(`
    mutation RequestInformation($input: RequestInformationInput!) {
  __typename
  requestInformation(input: $input) {
    __typename
    articleId
  }
}
    `) as unknown as TypedDocumentString<RequestInformationMutation, RequestInformationMutationVariables>;
export const CreateAssignmentCommentDocument = new TypedDocumentString(`
    mutation CreateAssignmentComment($input: CreateAssignmentCommentInput!) {
  __typename
  createAssignmentComment(input: $input) {
    __typename
    articleId
  }
}
    `) as unknown as TypedDocumentString<CreateAssignmentCommentMutation, CreateAssignmentCommentMutationVariables>;
export const InviteWriterDocument = new TypedDocumentString(`
    mutation InviteWriter($input: InviteWriterInput!) {
  __typename
  inviteWriter(input: $input) {
    __typename
    user {
      __typename
      id
    }
    invitation {
      __typename
      link
    }
  }
}
    `) as unknown as TypedDocumentString<InviteWriterMutation, InviteWriterMutationVariables>;
export const ImportsDocument = new TypedDocumentString(`
    query Imports($first: Int, $offset: Int, $orderBy: CatalogueImportOrder, $where: CatalogueImportWhere) {
  __typename
  list: imports(first: $first, offset: $offset, orderBy: $orderBy, where: $where) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...CatalogueImportFields
    }
  }
}
    fragment CatalogueImportFields on CatalogueImport {
  __typename
  fileName
  status
  isPreview
  isPartial
  rowCount
  issueCount
  warningCount
  createdBy {
    __typename
    id
    fullName
  }
  createdAt
  completedAt
}`) as unknown as TypedDocumentString<ImportsQuery, ImportsQueryVariables>;
export const CatalogueImportRecordDocument = new TypedDocumentString(`
    query CatalogueImportRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...CatalogueImportFields
  }
}
    fragment CatalogueImportFields on CatalogueImport {
  __typename
  fileName
  status
  isPreview
  isPartial
  rowCount
  issueCount
  warningCount
  createdBy {
    __typename
    id
    fullName
  }
  createdAt
  completedAt
}`) as unknown as TypedDocumentString<CatalogueImportRecordQuery, CatalogueImportRecordQueryVariables>;
export const ImportScreenDocument = new TypedDocumentString(`
    query ImportScreen($id: UUID!) {
  __typename
  import(id: $id) {
    __typename
    id
    fileName
    size
    status
    isPreview
    isPartial
    bytesRead
    rowCount
    issueCount
    warningCount
    failure
    createdAt
    completedAt
    createdBy {
      __typename
      id
      fullName
    }
    outlets {
      __typename
      created
      updated
      unchanged
    }
    products {
      __typename
      created
      updated
      unchanged
    }
    differences {
      __typename
      entity
      key
      line
      isNew
      columns {
        __typename
        column
        before
        after
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ImportScreenQuery, ImportScreenQueryVariables>;
export const ImportIssuesDocument = new TypedDocumentString(`
    query ImportIssues($importId: UUID!, $isWarning: Boolean!, $first: Int!, $offset: Int!) {
  __typename
  importIssues(
    first: $first
    offset: $offset
    where: {import: {id: {eq: $importId}}, isWarning: {eq: $isWarning}}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      line
      column
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<ImportIssuesQuery, ImportIssuesQueryVariables>;
export const ImportCatalogueDocument = new TypedDocumentString(`
    mutation ImportCatalogue($input: ImportCatalogueInput!) {
  __typename
  importCatalogue(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ImportCatalogueMutation, ImportCatalogueMutationVariables>;
export const ApplyImportDocument = new TypedDocumentString(`
    mutation ApplyImport($input: ApplyImportInput!) {
  __typename
  applyImport(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ApplyImportMutation, ApplyImportMutationVariables>;
export const InboxCountDocument = new TypedDocumentString(`
    query InboxCount {
  __typename
  inbox {
    __typename
    unreadCount
  }
}
    `) as unknown as TypedDocumentString<InboxCountQuery, InboxCountQueryVariables>;
export const InboxDocument = new TypedDocumentString(`
    query Inbox {
  __typename
  inbox {
    __typename
    unreadCount
    entries(first: 100) {
      __typename
      isUnread
      event {
        __typename
        id
        type
        timestamp
        data
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InboxQuery, InboxQueryVariables>;
export const InboxArticlesDocument = new TypedDocumentString(`
    query InboxArticles($ids: [UUID!]!) {
  __typename
  articles(first: 100, where: {id: {in: $ids}}) {
    __typename
    nodes {
      __typename
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<InboxArticlesQuery, InboxArticlesQueryVariables>;
export const MarkInboxReadDocument = new TypedDocumentString(`
    mutation MarkInboxRead($input: MarkInboxReadInput!) {
  __typename
  markInboxRead(input: $input) {
    __typename
    unreadCount
  }
}
    `) as unknown as TypedDocumentString<MarkInboxReadMutation, MarkInboxReadMutationVariables>;
export const LibraryFilesDocument = new TypedDocumentString(`
    query LibraryFiles($folder: ID, $first: Int!, $offset: Int!, $where: FileWhere, $orderBy: FileOrder, $includeArchived: Boolean) {
  __typename
  files(
    folder: $folder
    first: $first
    offset: $offset
    where: $where
    orderBy: $orderBy
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      ...LibraryFile
    }
  }
}
    fragment LibraryFile on File {
  __typename
  id
  name
  url
  size
  mimeType
  teamId
  folderId
  folder {
    __typename
    id
    name
  }
  uploadedBy {
    __typename
    id
    fullName
  }
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<LibraryFilesQuery, LibraryFilesQueryVariables>;
export const LibraryFileDocument = new TypedDocumentString(`
    query LibraryFile($id: ID!) {
  __typename
  file(id: $id) {
    __typename
    ...LibraryFile
  }
}
    fragment LibraryFile on File {
  __typename
  id
  name
  url
  size
  mimeType
  teamId
  folderId
  folder {
    __typename
    id
    name
  }
  uploadedBy {
    __typename
    id
    fullName
  }
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<LibraryFileQuery, LibraryFileQueryVariables>;
export const LibraryFoldersDocument = new TypedDocumentString(`
    query LibraryFolders($where: FolderWhere) {
  __typename
  folders(all: true, where: $where, orderBy: {field: NAME, direction: ASC}) {
    __typename
    nodes {
      __typename
      id
      name
      teamId
    }
  }
}
    `) as unknown as TypedDocumentString<LibraryFoldersQuery, LibraryFoldersQueryVariables>;
export const LibraryCountsDocument = new TypedDocumentString(`
    query LibraryCounts($where: FileWhere) {
  __typename
  filesAggregate(groupBy: [{key: FOLDER_ID}], where: $where, limit: 1000) {
    __typename
    keys {
      __typename
      folderId
    }
    count
  }
}
    `) as unknown as TypedDocumentString<LibraryCountsQuery, LibraryCountsQueryVariables>;
export const MoveFilesDocument = new TypedDocumentString(`
    mutation MoveFiles($input: MoveFilesInput!) {
  __typename
  moveFiles(input: $input) {
    __typename
    movedCount
  }
}
    `) as unknown as TypedDocumentString<MoveFilesMutation, MoveFilesMutationVariables>;
export const RenameFileDocument = new TypedDocumentString(`
    mutation RenameFile($input: RenameFileInput!) {
  __typename
  renameFile(input: $input) {
    __typename
    id
    name
  }
}
    `) as unknown as TypedDocumentString<RenameFileMutation, RenameFileMutationVariables>;
export const DeleteFileDocument = new TypedDocumentString(`
    mutation DeleteFile($input: DeleteFileInput!) {
  __typename
  deleteFile(input: $input) {
    __typename
    id
    deletedAt
  }
}
    `) as unknown as TypedDocumentString<DeleteFileMutation, DeleteFileMutationVariables>;
export const RestoreFileDocument = new TypedDocumentString(`
    mutation RestoreFile($input: RestoreFileInput!) {
  __typename
  restoreFile(input: $input) {
    __typename
    id
    deletedAt
  }
}
    `) as unknown as TypedDocumentString<RestoreFileMutation, RestoreFileMutationVariables>;
export const CreateFolderDocument = new TypedDocumentString(`
    mutation CreateFolder($input: CreateFolderInput!) {
  __typename
  createFolder(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreateFolderMutation, CreateFolderMutationVariables>;
export const RenameFolderDocument = new TypedDocumentString(`
    mutation RenameFolder($input: RenameFolderInput!) {
  __typename
  renameFolder(input: $input) {
    __typename
    id
    name
  }
}
    `) as unknown as TypedDocumentString<RenameFolderMutation, RenameFolderMutationVariables>;
export const DeleteFolderDocument = new TypedDocumentString(`
    mutation DeleteFolder($input: DeleteFolderInput!) {
  __typename
  deleteFolder(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<DeleteFolderMutation, DeleteFolderMutationVariables>;
export const OrdersDocument = new TypedDocumentString(`
    query Orders($first: Int, $offset: Int, $orderBy: OrderOrder, $where: OrderWhere, $includeArchived: Boolean) {
  __typename
  list: orders(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...OrderFields
    }
  }
}
    fragment OrderFields on Order {
  __typename
  referenceNumber
  team {
    __typename
    id
    name
  }
  profile {
    __typename
    id
    name
  }
  status
  paymentStatus
  approvalStatus
  refundStatus
  total
  subtotal
  discount
  creditsApplied
  processingFee
  pricingTier
  buyerName
  buyerEmail
  datePaid
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
export const OrderRecordDocument = new TypedDocumentString(`
    query OrderRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...OrderFields
  }
}
    fragment OrderFields on Order {
  __typename
  referenceNumber
  team {
    __typename
    id
    name
  }
  profile {
    __typename
    id
    name
  }
  status
  paymentStatus
  approvalStatus
  refundStatus
  total
  subtotal
  discount
  creditsApplied
  processingFee
  pricingTier
  buyerName
  buyerEmail
  datePaid
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<OrderRecordQuery, OrderRecordQueryVariables>;
export const OrderItemsDocument = new TypedDocumentString(`
    query OrderItems($first: Int, $offset: Int, $orderBy: OrderItemOrder, $where: OrderItemWhere, $includeArchived: Boolean) {
  __typename
  list: orderItems(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...OrderItemFields
    }
  }
}
    fragment OrderItemFields on OrderItem {
  __typename
  product {
    __typename
    id
    name
    outlet {
      __typename
      id
      name
    }
  }
  order {
    __typename
    id
    referenceNumber
  }
  team {
    __typename
    id
    name
  }
  profile {
    __typename
    id
    name
  }
  campaign {
    __typename
    id
    name
  }
  article {
    __typename
    id
    name
  }
  salePrice
  refundStatus
  isRefunded
  refundRequired
  refundDate
  refundMethod
  isPublisherPaid
  isResellerPaid
  isAccountingCompleted
  commissionStatus
  commissionAmount
  vendorCost
  internalCost
  vendorInvoiceId
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<OrderItemsQuery, OrderItemsQueryVariables>;
export const OrderItemRecordDocument = new TypedDocumentString(`
    query OrderItemRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...OrderItemFields
  }
}
    fragment OrderItemFields on OrderItem {
  __typename
  product {
    __typename
    id
    name
    outlet {
      __typename
      id
      name
    }
  }
  order {
    __typename
    id
    referenceNumber
  }
  team {
    __typename
    id
    name
  }
  profile {
    __typename
    id
    name
  }
  campaign {
    __typename
    id
    name
  }
  article {
    __typename
    id
    name
  }
  salePrice
  refundStatus
  isRefunded
  refundRequired
  refundDate
  refundMethod
  isPublisherPaid
  isResellerPaid
  isAccountingCompleted
  commissionStatus
  commissionAmount
  vendorCost
  internalCost
  vendorInvoiceId
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<OrderItemRecordQuery, OrderItemRecordQueryVariables>;
export const InvoicesDocument = new TypedDocumentString(`
    query Invoices($first: Int, $offset: Int, $orderBy: InvoiceOrder, $where: InvoiceWhere) {
  __typename
  list: invoices(first: $first, offset: $offset, orderBy: $orderBy, where: $where) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...InvoiceFields
    }
  }
}
    fragment InvoiceFields on Invoice {
  __typename
  referenceNumber
  team {
    __typename
    id
    name
  }
  order {
    __typename
    id
    referenceNumber
  }
  type
  status
  customerName
  customerEmail
  total
  amountPaid
  amountRefunded
  creditsApplied
  issuedAt
  datePaid
  createdAt
}`) as unknown as TypedDocumentString<InvoicesQuery, InvoicesQueryVariables>;
export const InvoiceRecordDocument = new TypedDocumentString(`
    query InvoiceRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...InvoiceFields
  }
}
    fragment InvoiceFields on Invoice {
  __typename
  referenceNumber
  team {
    __typename
    id
    name
  }
  order {
    __typename
    id
    referenceNumber
  }
  type
  status
  customerName
  customerEmail
  total
  amountPaid
  amountRefunded
  creditsApplied
  issuedAt
  datePaid
  createdAt
}`) as unknown as TypedDocumentString<InvoiceRecordQuery, InvoiceRecordQueryVariables>;
export const LedgerEntriesDocument = new TypedDocumentString(`
    query LedgerEntries($first: Int, $offset: Int, $orderBy: LedgerEntryOrder, $where: LedgerEntryWhere) {
  __typename
  list: ledgerEntries(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...LedgerEntryFields
    }
  }
}
    fragment LedgerEntryFields on LedgerEntry {
  __typename
  createdAt
  team {
    __typename
    id
    name
  }
  type
  creditType
  amount
  remaining
  reason
  order {
    __typename
    id
    referenceNumber
  }
  expiresAt
}`) as unknown as TypedDocumentString<LedgerEntriesQuery, LedgerEntriesQueryVariables>;
export const LedgerEntryRecordDocument = new TypedDocumentString(`
    query LedgerEntryRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...LedgerEntryFields
  }
}
    fragment LedgerEntryFields on LedgerEntry {
  __typename
  createdAt
  team {
    __typename
    id
    name
  }
  type
  creditType
  amount
  remaining
  reason
  order {
    __typename
    id
    referenceNumber
  }
  expiresAt
}`) as unknown as TypedDocumentString<LedgerEntryRecordQuery, LedgerEntryRecordQueryVariables>;
export const PaymentsDocument = new TypedDocumentString(`
    query Payments($first: Int, $offset: Int, $orderBy: PaymentOrder, $where: PaymentWhere) {
  __typename
  list: payments(first: $first, offset: $offset, orderBy: $orderBy, where: $where) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...PaymentFields
    }
  }
}
    fragment PaymentFields on Payment {
  __typename
  createdAt
  team {
    __typename
    id
    name
  }
  order {
    __typename
    id
    referenceNumber
  }
  provider
  status
  amount
  amountRefunded
  reference
  failureCode
  failureMessage
  settledAt
  expiresAt
}`) as unknown as TypedDocumentString<PaymentsQuery, PaymentsQueryVariables>;
export const PaymentRecordDocument = new TypedDocumentString(`
    query PaymentRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...PaymentFields
  }
}
    fragment PaymentFields on Payment {
  __typename
  createdAt
  team {
    __typename
    id
    name
  }
  order {
    __typename
    id
    referenceNumber
  }
  provider
  status
  amount
  amountRefunded
  reference
  failureCode
  failureMessage
  settledAt
  expiresAt
}`) as unknown as TypedDocumentString<PaymentRecordQuery, PaymentRecordQueryVariables>;
export const SwapsDocument = new TypedDocumentString(`
    query Swaps($first: Int, $offset: Int, $orderBy: SwapOrder, $where: SwapWhere) {
  __typename
  list: swaps(first: $first, offset: $offset, orderBy: $orderBy, where: $where) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...SwapFields
    }
  }
}
    fragment SwapFields on Swap {
  __typename
  referenceNumber
  team {
    __typename
    id
    name
  }
  order {
    __typename
    id
    referenceNumber
  }
  fromName
  toName
  status
  priceDifference
  processingFee
  total
  createdAt
  completedAt
}`) as unknown as TypedDocumentString<SwapsQuery, SwapsQueryVariables>;
export const SwapRecordDocument = new TypedDocumentString(`
    query SwapRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...SwapFields
  }
}
    fragment SwapFields on Swap {
  __typename
  referenceNumber
  team {
    __typename
    id
    name
  }
  order {
    __typename
    id
    referenceNumber
  }
  fromName
  toName
  status
  priceDifference
  processingFee
  total
  createdAt
  completedAt
}`) as unknown as TypedDocumentString<SwapRecordQuery, SwapRecordQueryVariables>;
export const CampaignsDocument = new TypedDocumentString(`
    query Campaigns($first: Int, $offset: Int, $orderBy: CampaignOrder, $where: CampaignWhere, $includeArchived: Boolean) {
  __typename
  list: campaigns(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...CampaignFields
    }
  }
}
    fragment CampaignFields on Campaign {
  __typename
  name
  team {
    __typename
    id
    name
  }
  profile {
    __typename
    id
    name
  }
  totalArticles
  reference
  description
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<CampaignsQuery, CampaignsQueryVariables>;
export const CampaignRecordDocument = new TypedDocumentString(`
    query CampaignRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...CampaignFields
  }
}
    fragment CampaignFields on Campaign {
  __typename
  name
  team {
    __typename
    id
    name
  }
  profile {
    __typename
    id
    name
  }
  totalArticles
  reference
  description
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<CampaignRecordQuery, CampaignRecordQueryVariables>;
export const ArticlesDocument = new TypedDocumentString(`
    query Articles($first: Int, $offset: Int, $orderBy: ArticleOrder, $where: ArticleWhere, $includeArchived: Boolean) {
  __typename
  list: articles(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...ArticleFields
    }
  }
}
    fragment ArticleFields on Article {
  __typename
  name
  status {
    __typename
    id
    prefix
    name
    color
  }
  team {
    __typename
    id
    name
  }
  campaign {
    __typename
    id
    name
  }
  product {
    __typename
    id
    name
    outlet {
      __typename
      id
      name
    }
  }
  writer {
    __typename
    id
    fullName
  }
  expectedCompletionDate
  expectedCompletionDateTitle
  publishedAt
  liveUrl
  briefSharedDocUrl
  draftSharedDocUrl
  orderItem {
    __typename
    id
  }
  createdAt
  updatedAt
  waitingFor
  waitingSince
  dueAt
  deletedAt
}`) as unknown as TypedDocumentString<ArticlesQuery, ArticlesQueryVariables>;
export const ArticleRecordDocument = new TypedDocumentString(`
    query ArticleRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...ArticleFields
  }
}
    fragment ArticleFields on Article {
  __typename
  name
  status {
    __typename
    id
    prefix
    name
    color
  }
  team {
    __typename
    id
    name
  }
  campaign {
    __typename
    id
    name
  }
  product {
    __typename
    id
    name
    outlet {
      __typename
      id
      name
    }
  }
  writer {
    __typename
    id
    fullName
  }
  expectedCompletionDate
  expectedCompletionDateTitle
  publishedAt
  liveUrl
  briefSharedDocUrl
  draftSharedDocUrl
  orderItem {
    __typename
    id
  }
  createdAt
  updatedAt
  waitingFor
  waitingSince
  dueAt
  deletedAt
}`) as unknown as TypedDocumentString<ArticleRecordQuery, ArticleRecordQueryVariables>;
export const CommentsDocument = new TypedDocumentString(`
    query Comments($first: Int, $offset: Int, $orderBy: CommentOrder, $where: CommentWhere, $includeArchived: Boolean) {
  __typename
  list: comments(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...CommentFields
    }
  }
}
    fragment CommentFields on Comment {
  __typename
  content
  author {
    __typename
    name
  }
  article {
    __typename
    id
    name
  }
  team {
    __typename
    id
    name
  }
  visibility
  reference
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<CommentsQuery, CommentsQueryVariables>;
export const CommentRecordDocument = new TypedDocumentString(`
    query CommentRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...CommentFields
  }
}
    fragment CommentFields on Comment {
  __typename
  content
  author {
    __typename
    name
  }
  article {
    __typename
    id
    name
  }
  team {
    __typename
    id
    name
  }
  visibility
  reference
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<CommentRecordQuery, CommentRecordQueryVariables>;
export const ComplianceChecksDocument = new TypedDocumentString(`
    query ComplianceChecks($first: Int, $offset: Int, $orderBy: ComplianceCheckOrder, $where: ComplianceCheckWhere) {
  __typename
  list: complianceChecks(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...ComplianceCheckFields
    }
  }
}
    fragment ComplianceCheckFields on ComplianceCheck {
  __typename
  article {
    __typename
    id
    name
  }
  team {
    __typename
    id
    name
  }
  checkType
  status
  complianceScore
  totalIssuesCount
  criticalIssuesCount
  warningIssuesCount
  errorMessage
  createdAt
  completedAt
}`) as unknown as TypedDocumentString<ComplianceChecksQuery, ComplianceChecksQueryVariables>;
export const ComplianceCheckRecordDocument = new TypedDocumentString(`
    query ComplianceCheckRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...ComplianceCheckFields
  }
}
    fragment ComplianceCheckFields on ComplianceCheck {
  __typename
  article {
    __typename
    id
    name
  }
  team {
    __typename
    id
    name
  }
  checkType
  status
  complianceScore
  totalIssuesCount
  criticalIssuesCount
  warningIssuesCount
  errorMessage
  createdAt
  completedAt
}`) as unknown as TypedDocumentString<ComplianceCheckRecordQuery, ComplianceCheckRecordQueryVariables>;
export const ListingsDocument = new TypedDocumentString(`
    query Listings($first: Int, $offset: Int, $orderBy: ListingOrder, $where: ListingWhere, $show: ListingShow, $q: String! = "", $isSearched: Boolean! = false) {
  __typename
  list: listings(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    show: $show
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...ListingFields
      highlights(q: $q) @include(if: $isSearched) {
        __typename
        name {
          __typename
          start
          end
        }
        outletName {
          __typename
          start
          end
        }
        websiteUrl {
          __typename
          start
          end
        }
        tags {
          __typename
          name
          ranges {
            __typename
            start
            end
          }
        }
      }
    }
  }
}
    fragment ListingFields on Listing {
  __typename
  name
  outlet {
    __typename
    id
    name
  }
  product {
    __typename
    id
    name
  }
  productType
  channelType
  placementType
  country
  city
  domainAuthority
  domainRanking
  isDoFollow
  isFeatured
  prices {
    __typename
    pricingTier
    unitAmount
  }
  minDeliveryDays
  maxDeliveryDays
  popularity
  websiteUrl
  description
  createdAt
}`) as unknown as TypedDocumentString<ListingsQuery, ListingsQueryVariables>;
export const ListingRecordDocument = new TypedDocumentString(`
    query ListingRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...ListingFields
  }
}
    fragment ListingFields on Listing {
  __typename
  name
  outlet {
    __typename
    id
    name
  }
  product {
    __typename
    id
    name
  }
  productType
  channelType
  placementType
  country
  city
  domainAuthority
  domainRanking
  isDoFollow
  isFeatured
  prices {
    __typename
    pricingTier
    unitAmount
  }
  minDeliveryDays
  maxDeliveryDays
  popularity
  websiteUrl
  description
  createdAt
}`) as unknown as TypedDocumentString<ListingRecordQuery, ListingRecordQueryVariables>;
export const OutletsDocument = new TypedDocumentString(`
    query Outlets($first: Int, $offset: Int, $orderBy: OutletOrder, $where: OutletWhere, $show: OutletShow, $includeArchived: Boolean) {
  __typename
  list: outlets(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    show: $show
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...OutletFields
    }
  }
}
    fragment OutletFields on Outlet {
  __typename
  name
  status
  onTimeRate
  country
  state
  city
  websiteUrl
  isIndexed
  description
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<OutletsQuery, OutletsQueryVariables>;
export const OutletRecordDocument = new TypedDocumentString(`
    query OutletRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...OutletFields
  }
}
    fragment OutletFields on Outlet {
  __typename
  name
  status
  onTimeRate
  country
  state
  city
  websiteUrl
  isIndexed
  description
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<OutletRecordQuery, OutletRecordQueryVariables>;
export const ProductsDocument = new TypedDocumentString(`
    query Products($first: Int, $offset: Int, $orderBy: ProductOrder, $where: ProductWhere, $includeArchived: Boolean) {
  __typename
  list: products(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...ProductFields
    }
  }
}
    fragment ProductFields on Product {
  __typename
  name
  outlet {
    __typename
    id
    name
  }
  type {
    __typename
    id
    prefix
    name
  }
  prices {
    __typename
    pricingTier
    unitAmount
  }
  active
  isFeatured
  minDeliveryDays
  maxDeliveryDays
  description
  requirements
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<ProductsQuery, ProductsQueryVariables>;
export const ProductRecordDocument = new TypedDocumentString(`
    query ProductRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...ProductFields
  }
}
    fragment ProductFields on Product {
  __typename
  name
  outlet {
    __typename
    id
    name
  }
  type {
    __typename
    id
    prefix
    name
  }
  prices {
    __typename
    pricingTier
    unitAmount
  }
  active
  isFeatured
  minDeliveryDays
  maxDeliveryDays
  description
  requirements
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<ProductRecordQuery, ProductRecordQueryVariables>;
export const TagsDocument = new TypedDocumentString(`
    query Tags($first: Int, $offset: Int, $orderBy: TagOrder, $where: TagWhere, $includeArchived: Boolean) {
  __typename
  list: tags(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...TagFields
    }
  }
}
    fragment TagFields on Tag {
  __typename
  name
  category
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<TagsQuery, TagsQueryVariables>;
export const TagRecordDocument = new TypedDocumentString(`
    query TagRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...TagFields
  }
}
    fragment TagFields on Tag {
  __typename
  name
  category
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<TagRecordQuery, TagRecordQueryVariables>;
export const SearchSynonymsDocument = new TypedDocumentString(`
    query SearchSynonyms($first: Int, $offset: Int, $orderBy: SearchSynonymOrder, $where: SearchSynonymWhere) {
  __typename
  list: searchSynonyms(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...SearchSynonymFields
    }
  }
}
    fragment SearchSynonymFields on SearchSynonym {
  __typename
  terms
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<SearchSynonymsQuery, SearchSynonymsQueryVariables>;
export const SearchSynonymRecordDocument = new TypedDocumentString(`
    query SearchSynonymRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...SearchSynonymFields
  }
}
    fragment SearchSynonymFields on SearchSynonym {
  __typename
  terms
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<SearchSynonymRecordQuery, SearchSynonymRecordQueryVariables>;
export const OpportunitiesDocument = new TypedDocumentString(`
    query Opportunities($first: Int, $offset: Int, $orderBy: OpportunityOrder, $where: OpportunityWhere, $includeArchived: Boolean) {
  __typename
  list: opportunities(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...OpportunityFields
    }
  }
}
    fragment OpportunityFields on Opportunity {
  __typename
  title
  team {
    __typename
    id
    name
  }
  profile {
    __typename
    id
    name
  }
  product {
    __typename
    id
    name
  }
  status
  price
  score
  expiresAt
  description
  relevanceReason
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<OpportunitiesQuery, OpportunitiesQueryVariables>;
export const OpportunityRecordDocument = new TypedDocumentString(`
    query OpportunityRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...OpportunityFields
  }
}
    fragment OpportunityFields on Opportunity {
  __typename
  title
  team {
    __typename
    id
    name
  }
  profile {
    __typename
    id
    name
  }
  product {
    __typename
    id
    name
  }
  status
  price
  score
  expiresAt
  description
  relevanceReason
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<OpportunityRecordQuery, OpportunityRecordQueryVariables>;
export const OutletInquiriesDocument = new TypedDocumentString(`
    query OutletInquiries($first: Int, $offset: Int, $orderBy: OutletInquiryOrder, $where: OutletInquiryWhere, $includeArchived: Boolean) {
  __typename
  list: outletInquiries(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...OutletInquiryFields
    }
  }
}
    fragment OutletInquiryFields on OutletInquiry {
  __typename
  name
  email
  phoneNumber
  outlet {
    __typename
    id
    name
  }
  team {
    __typename
    id
    name
  }
  status
  notes
  reply
  repliedAt
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<OutletInquiriesQuery, OutletInquiriesQueryVariables>;
export const OutletInquiryRecordDocument = new TypedDocumentString(`
    query OutletInquiryRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...OutletInquiryFields
  }
}
    fragment OutletInquiryFields on OutletInquiry {
  __typename
  name
  email
  phoneNumber
  outlet {
    __typename
    id
    name
  }
  team {
    __typename
    id
    name
  }
  status
  notes
  reply
  repliedAt
  createdAt
  deletedAt
}`) as unknown as TypedDocumentString<OutletInquiryRecordQuery, OutletInquiryRecordQueryVariables>;
export const TeamsDocument = new TypedDocumentString(`
    query Teams($first: Int, $offset: Int, $orderBy: TeamOrder, $where: TeamWhere, $includeArchived: Boolean) {
  __typename
  list: teams(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...TeamFields
    }
  }
}
    fragment TeamFields on Team {
  __typename
  name
  kind
  slug
  creditBalance
  proPricingEnabled
  isTest
  contactEmail
  billingEmail
  referralCode
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<TeamsQuery, TeamsQueryVariables>;
export const TeamRecordDocument = new TypedDocumentString(`
    query TeamRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...TeamFields
  }
}
    fragment TeamFields on Team {
  __typename
  name
  kind
  slug
  creditBalance
  proPricingEnabled
  isTest
  contactEmail
  billingEmail
  referralCode
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<TeamRecordQuery, TeamRecordQueryVariables>;
export const ProfilesDocument = new TypedDocumentString(`
    query Profiles($first: Int, $offset: Int, $orderBy: ProfileOrder, $where: ProfileWhere, $includeArchived: Boolean) {
  __typename
  list: profiles(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...ProfileFields
    }
  }
}
    fragment ProfileFields on Profile {
  __typename
  name
  team {
    __typename
    id
    name
  }
  type
  websiteUrl
  location
  overview
  legalCompanyName
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<ProfilesQuery, ProfilesQueryVariables>;
export const ProfileRecordDocument = new TypedDocumentString(`
    query ProfileRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...ProfileFields
  }
}
    fragment ProfileFields on Profile {
  __typename
  name
  team {
    __typename
    id
    name
  }
  type
  websiteUrl
  location
  overview
  legalCompanyName
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<ProfileRecordQuery, ProfileRecordQueryVariables>;
export const UsersDocument = new TypedDocumentString(`
    query Users($first: Int, $offset: Int, $orderBy: UserOrder, $where: UserAccountWhere, $includeArchived: Boolean) {
  __typename
  list: users(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...UserFields
    }
  }
}
    fragment UserFields on User {
  __typename
  fullName
  firstName
  lastName
  email
  language
  timezone
  isBlocked
  blockedAt
  emailVerifiedAt
  ssoSubject
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<UsersQuery, UsersQueryVariables>;
export const UserRecordDocument = new TypedDocumentString(`
    query UserRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...UserFields
  }
}
    fragment UserFields on User {
  __typename
  fullName
  firstName
  lastName
  email
  language
  timezone
  isBlocked
  blockedAt
  emailVerifiedAt
  ssoSubject
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<UserRecordQuery, UserRecordQueryVariables>;
export const ApiTokensDocument = new TypedDocumentString(`
    query ApiTokens($first: Int, $offset: Int, $orderBy: ApiTokenOrder, $where: ApiTokenWhere) {
  __typename
  list: apiTokens(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...ApiTokenFields
    }
  }
}
    fragment ApiTokenFields on ApiToken {
  __typename
  name
  team {
    __typename
    id
    name
  }
  hint
  type
  scopes
  user {
    __typename
    id
    fullName
  }
  isSession
  signInMethod
  lastUsedAt
  expiresAt
  revokedAt
  createdAt
}`) as unknown as TypedDocumentString<ApiTokensQuery, ApiTokensQueryVariables>;
export const ApiTokenRecordDocument = new TypedDocumentString(`
    query ApiTokenRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...ApiTokenFields
  }
}
    fragment ApiTokenFields on ApiToken {
  __typename
  name
  team {
    __typename
    id
    name
  }
  hint
  type
  scopes
  user {
    __typename
    id
    fullName
  }
  isSession
  signInMethod
  lastUsedAt
  expiresAt
  revokedAt
  createdAt
}`) as unknown as TypedDocumentString<ApiTokenRecordQuery, ApiTokenRecordQueryVariables>;
export const OperatorTokensDocument = new TypedDocumentString(`
    query OperatorTokens($first: Int, $offset: Int, $orderBy: OperatorTokenOrder, $where: OperatorTokenWhere) {
  __typename
  list: operatorTokens(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...OperatorTokenFields
    }
  }
}
    fragment OperatorTokenFields on OperatorToken {
  __typename
  name
  hint
  role
  user {
    __typename
    id
    fullName
  }
  isSession
  lastUsedAt
  expiresAt
  revokedAt
  createdAt
}`) as unknown as TypedDocumentString<OperatorTokensQuery, OperatorTokensQueryVariables>;
export const OperatorTokenRecordDocument = new TypedDocumentString(`
    query OperatorTokenRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...OperatorTokenFields
  }
}
    fragment OperatorTokenFields on OperatorToken {
  __typename
  name
  hint
  role
  user {
    __typename
    id
    fullName
  }
  isSession
  lastUsedAt
  expiresAt
  revokedAt
  createdAt
}`) as unknown as TypedDocumentString<OperatorTokenRecordQuery, OperatorTokenRecordQueryVariables>;
export const OauthClientsDocument = new TypedDocumentString(`
    query OauthClients($first: Int, $offset: Int, $orderBy: OauthClientOrder, $where: OauthClientWhere) {
  __typename
  list: oauthClients(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...OauthClientFields
    }
  }
}
    fragment OauthClientFields on OauthClient {
  __typename
  name
  redirectUris
  metadataUrl
  isConfidential
  isDynamic
  createdBy {
    __typename
    id
    fullName
  }
  lastUsedAt
  disabledAt
  createdAt
}`) as unknown as TypedDocumentString<OauthClientsQuery, OauthClientsQueryVariables>;
export const OauthClientRecordDocument = new TypedDocumentString(`
    query OauthClientRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...OauthClientFields
  }
}
    fragment OauthClientFields on OauthClient {
  __typename
  name
  redirectUris
  metadataUrl
  isConfidential
  isDynamic
  createdBy {
    __typename
    id
    fullName
  }
  lastUsedAt
  disabledAt
  createdAt
}`) as unknown as TypedDocumentString<OauthClientRecordQuery, OauthClientRecordQueryVariables>;
export const PrivacyRequestsDocument = new TypedDocumentString(`
    query PrivacyRequests($first: Int, $offset: Int, $orderBy: PrivacyRequestOrder, $where: PrivacyRequestWhere) {
  __typename
  list: privacyRequests(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...PrivacyRequestFields
    }
  }
}
    fragment PrivacyRequestFields on PrivacyRequest {
  __typename
  kind
  status
  reason
  user {
    __typename
    id
    fullName
  }
  requestedBy {
    __typename
    id
    fullName
  }
  report
  completedAt
  createdAt
}`) as unknown as TypedDocumentString<PrivacyRequestsQuery, PrivacyRequestsQueryVariables>;
export const PrivacyRequestRecordDocument = new TypedDocumentString(`
    query PrivacyRequestRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...PrivacyRequestFields
  }
}
    fragment PrivacyRequestFields on PrivacyRequest {
  __typename
  kind
  status
  reason
  user {
    __typename
    id
    fullName
  }
  requestedBy {
    __typename
    id
    fullName
  }
  report
  completedAt
  createdAt
}`) as unknown as TypedDocumentString<PrivacyRequestRecordQuery, PrivacyRequestRecordQueryVariables>;
export const AgreementTemplatesDocument = new TypedDocumentString(`
    query AgreementTemplates($first: Int, $offset: Int, $orderBy: AgreementTemplateOrder, $where: AgreementTemplateWhere, $includeArchived: Boolean) {
  __typename
  list: agreementTemplates(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...AgreementTemplateFields
    }
  }
}
    fragment AgreementTemplateFields on AgreementTemplate {
  __typename
  title
  key
  version
  isActive
  scope
  requiresTeamOwner
  requiresAuthorityConfirmation
  name
  acceptanceLabel
  contentMarkdown
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<AgreementTemplatesQuery, AgreementTemplatesQueryVariables>;
export const AgreementTemplateRecordDocument = new TypedDocumentString(`
    query AgreementTemplateRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...AgreementTemplateFields
  }
}
    fragment AgreementTemplateFields on AgreementTemplate {
  __typename
  title
  key
  version
  isActive
  scope
  requiresTeamOwner
  requiresAuthorityConfirmation
  name
  acceptanceLabel
  contentMarkdown
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<AgreementTemplateRecordQuery, AgreementTemplateRecordQueryVariables>;
export const AgreementAcceptancesDocument = new TypedDocumentString(`
    query AgreementAcceptances($first: Int, $offset: Int, $orderBy: AgreementAcceptanceOrder, $where: AgreementAcceptanceWhere, $includeArchived: Boolean) {
  __typename
  list: agreementAcceptances(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...AgreementAcceptanceFields
    }
  }
}
    fragment AgreementAcceptanceFields on AgreementAcceptance {
  __typename
  team {
    __typename
    id
    name
  }
  template {
    __typename
    id
    title
  }
  signerName
  signerEmail
  acceptedAt
  deletedAt
}`) as unknown as TypedDocumentString<AgreementAcceptancesQuery, AgreementAcceptancesQueryVariables>;
export const AgreementAcceptanceRecordDocument = new TypedDocumentString(`
    query AgreementAcceptanceRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...AgreementAcceptanceFields
  }
}
    fragment AgreementAcceptanceFields on AgreementAcceptance {
  __typename
  team {
    __typename
    id
    name
  }
  template {
    __typename
    id
    title
  }
  signerName
  signerEmail
  acceptedAt
  deletedAt
}`) as unknown as TypedDocumentString<AgreementAcceptanceRecordQuery, AgreementAcceptanceRecordQueryVariables>;
export const WebhookEndpointsDocument = new TypedDocumentString(`
    query WebhookEndpoints($first: Int, $offset: Int, $orderBy: WebhookEndpointOrder, $where: WebhookEndpointWhere, $includeArchived: Boolean) {
  __typename
  list: webhookEndpoints(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...WebhookEndpointFields
    }
  }
}
    fragment WebhookEndpointFields on WebhookEndpoint {
  __typename
  url
  team {
    __typename
    id
    name
  }
  enabled
  failingSince
  disabledReason
  topics
  description
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<WebhookEndpointsQuery, WebhookEndpointsQueryVariables>;
export const WebhookEndpointRecordDocument = new TypedDocumentString(`
    query WebhookEndpointRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...WebhookEndpointFields
  }
}
    fragment WebhookEndpointFields on WebhookEndpoint {
  __typename
  url
  team {
    __typename
    id
    name
  }
  enabled
  failingSince
  disabledReason
  topics
  description
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<WebhookEndpointRecordQuery, WebhookEndpointRecordQueryVariables>;
export const WebhookDeliveriesDocument = new TypedDocumentString(`
    query WebhookDeliveries($first: Int, $offset: Int, $orderBy: WebhookDeliveryOrder, $where: WebhookDeliveryWhere) {
  __typename
  list: webhookDeliveries(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...WebhookDeliveryFields
    }
  }
}
    fragment WebhookDeliveryFields on WebhookDelivery {
  __typename
  createdAt
  event {
    __typename
    id
    topic
  }
  endpoint {
    __typename
    id
    url
  }
  team {
    __typename
    id
    name
  }
  status
  lastError
  attemptCount
  nextAttemptAt
  completedAt
}`) as unknown as TypedDocumentString<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const WebhookDeliveryRecordDocument = new TypedDocumentString(`
    query WebhookDeliveryRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...WebhookDeliveryFields
  }
}
    fragment WebhookDeliveryFields on WebhookDelivery {
  __typename
  createdAt
  event {
    __typename
    id
    topic
  }
  endpoint {
    __typename
    id
    url
  }
  team {
    __typename
    id
    name
  }
  status
  lastError
  attemptCount
  nextAttemptAt
  completedAt
}`) as unknown as TypedDocumentString<WebhookDeliveryRecordQuery, WebhookDeliveryRecordQueryVariables>;
export const EmailsDocument = new TypedDocumentString(`
    query Emails($first: Int, $offset: Int, $orderBy: EmailOrder, $where: EmailWhere) {
  __typename
  list: emails(first: $first, offset: $offset, orderBy: $orderBy, where: $where) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...EmailFields
    }
  }
}
    fragment EmailFields on Email {
  __typename
  createdAt
  kind
  subject
  entity
  entityId
  address
  team {
    __typename
    id
    name
  }
  user {
    __typename
    id
    fullName
  }
  language
  status
  lastError
  attemptCount
  nextAttemptAt
  completedAt
}`) as unknown as TypedDocumentString<EmailsQuery, EmailsQueryVariables>;
export const EmailRecordDocument = new TypedDocumentString(`
    query EmailRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...EmailFields
  }
}
    fragment EmailFields on Email {
  __typename
  createdAt
  kind
  subject
  entity
  entityId
  address
  team {
    __typename
    id
    name
  }
  user {
    __typename
    id
    fullName
  }
  language
  status
  lastError
  attemptCount
  nextAttemptAt
  completedAt
}`) as unknown as TypedDocumentString<EmailRecordQuery, EmailRecordQueryVariables>;
export const AuditEntriesDocument = new TypedDocumentString(`
    query AuditEntries($first: Int, $offset: Int, $orderBy: AuditEntryOrder, $where: AuditEntryWhere) {
  __typename
  list: auditEntries(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...AuditEntryFields
    }
  }
}
    fragment AuditEntryFields on AuditEntry {
  __typename
  createdAt
  action
  isNew
  changes {
    __typename
    field
    before
    after
  }
  entity
  entityId
  actor {
    __typename
    id
    fullName
  }
  application
  applicationId
  team {
    __typename
    id
    name
  }
  requestId
  after
}`) as unknown as TypedDocumentString<AuditEntriesQuery, AuditEntriesQueryVariables>;
export const AuditEntryRecordDocument = new TypedDocumentString(`
    query AuditEntryRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...AuditEntryFields
  }
}
    fragment AuditEntryFields on AuditEntry {
  __typename
  createdAt
  action
  isNew
  changes {
    __typename
    field
    before
    after
  }
  entity
  entityId
  actor {
    __typename
    id
    fullName
  }
  application
  applicationId
  team {
    __typename
    id
    name
  }
  requestId
  after
}`) as unknown as TypedDocumentString<AuditEntryRecordQuery, AuditEntryRecordQueryVariables>;
export const ApiRequestsDocument = new TypedDocumentString(`
    query ApiRequests($first: Int, $offset: Int, $orderBy: ApiRequestOrder, $where: ApiRequestWhere, $show: RequestShow) {
  __typename
  list: apiRequests(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    show: $show
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...ApiRequestFields
    }
  }
}
    fragment ApiRequestFields on ApiRequest {
  __typename
  createdAt
  method
  path
  status
  errorCode
  duration
  requestId
  tokenId
}`) as unknown as TypedDocumentString<ApiRequestsQuery, ApiRequestsQueryVariables>;
export const ApiRequestRecordDocument = new TypedDocumentString(`
    query ApiRequestRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...ApiRequestFields
  }
}
    fragment ApiRequestFields on ApiRequest {
  __typename
  createdAt
  method
  path
  status
  errorCode
  duration
  requestId
  tokenId
}`) as unknown as TypedDocumentString<ApiRequestRecordQuery, ApiRequestRecordQueryVariables>;
export const DeprecatedUsesDocument = new TypedDocumentString(`
    query DeprecatedUses($first: Int, $offset: Int, $orderBy: DeprecatedUseOrder, $where: DeprecatedUseWhere) {
  __typename
  list: deprecatedUses(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...DeprecatedUseFields
    }
  }
}
    fragment DeprecatedUseFields on DeprecatedUse {
  __typename
  name
  team {
    __typename
    id
    name
  }
  tokenId
  count
  firstUsedAt
  lastUsedAt
}`) as unknown as TypedDocumentString<DeprecatedUsesQuery, DeprecatedUsesQueryVariables>;
export const DeprecatedUseRecordDocument = new TypedDocumentString(`
    query DeprecatedUseRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...DeprecatedUseFields
  }
}
    fragment DeprecatedUseFields on DeprecatedUse {
  __typename
  name
  team {
    __typename
    id
    name
  }
  tokenId
  count
  firstUsedAt
  lastUsedAt
}`) as unknown as TypedDocumentString<DeprecatedUseRecordQuery, DeprecatedUseRecordQueryVariables>;
export const AuditNamesDocument = new TypedDocumentString(`
    query AuditNames($key: AuditEntriesAggregateKey!) {
  __typename
  groups: auditEntriesAggregate(groupBy: [{key: $key}]) {
    __typename
    keys {
      __typename
      action
      entity
    }
    count
  }
}
    `) as unknown as TypedDocumentString<AuditNamesQuery, AuditNamesQueryVariables>;
export const CreateOauthClientDocument = new TypedDocumentString(`
    mutation CreateOauthClient($input: CreateOauthClientInput!) {
  __typename
  issued: createOauthClient(input: $input) {
    __typename
    clientSecret
    oauthClient {
      __typename
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<CreateOauthClientMutation, CreateOauthClientMutationVariables>;
export const GrantsOfClientDocument = new TypedDocumentString(`
    query GrantsOfClient($clientId: String!, $first: Int!) {
  __typename
  inForce: oauthGrants(
    first: $first
    where: {clientId: {eq: $clientId}, revokedAt: {isNull: true}}
    orderBy: {field: GRANTED_AT, direction: DESC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      team {
        __typename
        id
        name
      }
      user {
        __typename
        id
        fullName
      }
      profile {
        __typename
        id
        name
      }
      scopes
      grantedAt
      lastUsedAt
    }
  }
  all: oauthGrants(first: 1, where: {clientId: {eq: $clientId}}) {
    __typename
    totalCount
  }
}
    `) as unknown as TypedDocumentString<GrantsOfClientQuery, GrantsOfClientQueryVariables>;
export const OauthGrantsDocument = new TypedDocumentString(`
    query OauthGrants($first: Int, $offset: Int, $orderBy: OauthGrantOrder, $where: OauthGrantWhere) {
  __typename
  list: oauthGrants(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...OauthGrantFields
    }
  }
}
    fragment OauthGrantFields on OauthGrant {
  __typename
  clientName
  clientId
  user {
    __typename
    id
    fullName
  }
  team {
    __typename
    id
    name
  }
  profile {
    __typename
    id
    name
  }
  scopes
  resource
  grantedAt
  lastUsedAt
  revokedAt
}`) as unknown as TypedDocumentString<OauthGrantsQuery, OauthGrantsQueryVariables>;
export const OauthGrantRecordDocument = new TypedDocumentString(`
    query OauthGrantRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...OauthGrantFields
  }
}
    fragment OauthGrantFields on OauthGrant {
  __typename
  clientName
  clientId
  user {
    __typename
    id
    fullName
  }
  team {
    __typename
    id
    name
  }
  profile {
    __typename
    id
    name
  }
  scopes
  resource
  grantedAt
  lastUsedAt
  revokedAt
}`) as unknown as TypedDocumentString<OauthGrantRecordQuery, OauthGrantRecordQueryVariables>;
export const OpportunityCardsDocument = new TypedDocumentString(`
    query OpportunityCards($where: OpportunityWhere, $first: Int, $offset: Int) {
  __typename
  opportunities(
    first: $first
    offset: $offset
    where: $where
    orderBy: {field: CREATED_AT, direction: DESC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      ...OpportunityCard
    }
  }
}
    fragment OpportunityCard on Opportunity {
  __typename
  id
  status
  title
  description
  format
  audience
  audienceTags
  relevanceReason
  estimatedReach
  price
  expiresAt
  createdAt
  productId
  profile {
    __typename
    id
    name
  }
  product {
    __typename
    id
    name
    outlet {
      __typename
      id
      name
      logo
    }
  }
  interactions(
    first: 10
    where: {type: {in: [DISMISS, FEEDBACK]}}
    orderBy: {field: CREATED_AT, direction: DESC}
  ) {
    __typename
    nodes {
      __typename
      id
      type
      reason
      rating
      feedback
    }
  }
}`) as unknown as TypedDocumentString<OpportunityCardsQuery, OpportunityCardsQueryVariables>;
export const OpportunityPlacementsDocument = new TypedDocumentString(`
    query OpportunityPlacements($ids: [UUID!]!) {
  __typename
  listings(first: 25, where: {productId: {in: $ids}}, show: ON_SALE_AND_ADD_ONS) {
    __typename
    nodes {
      __typename
      ...PlacementOffer
    }
  }
}
    fragment PlacementOffer on Listing {
  __typename
  id
  productId
  outletId
  name
  outletName
  logo
  productType
  country
  state
  city
  websiteUrl
  domainAuthority
  domainRanking
  isDoFollow
  isFeatured
  minDeliveryDays
  maxDeliveryDays
  requirements
  channels {
    __typename
    channelType
    placementType
    isDoFollow
    domainAuthority
    domainRanking
    disclaimerName
    disclaimerDescription
  }
  prices {
    __typename
    pricingTier
    unitAmount
  }
  tags {
    __typename
    name
  }
  outlet {
    __typename
    id
    onTimeRate
  }
}`) as unknown as TypedDocumentString<OpportunityPlacementsQuery, OpportunityPlacementsQueryVariables>;
export const OrderScreenDocument = new TypedDocumentString(`
    query OrderScreen($id: UUID!) {
  __typename
  order(id: $id) {
    __typename
    id
    referenceNumber
    status
    paymentStatus
    approvalStatus
    approvalDecidedBy {
      __typename
      id
      fullName
    }
    approvalDecidedAt
    approvalReason
    checkoutById
    checkoutBy {
      __typename
      id
      fullName
    }
    refundStatus
    datePaid
    createdAt
    subtotal
    discount
    creditsApplied
    processingFee
    total
    buyerName
    buyerEmail
    pricingTier
    externalReferenceNumber
    team {
      __typename
      id
      name
      proPricingEnabled
    }
    profile {
      __typename
      id
      name
      deletedAt
    }
    lineItems {
      __typename
      id
      quantity
      price
      isAddOn
      product {
        __typename
        id
        name
        outlet {
          __typename
          id
          name
        }
      }
      items {
        __typename
        id
        salePrice
        productPrice
        refundStatus
        isRefunded
        refundRequired
        refundMethod
        refundDate
        refundReference
        refunds {
          __typename
          ...Refunded
        }
        isPublisherPaid
        publisherPaidDate
        isResellerPaid
        resellerPaidDate
        isAccountingCompleted
        accountingCompletionDate
        commissionStatus
        commissionAmount
        commissionDatePaid
        resellerPrice
        internalCost
        vendorCost
        vendorInvoiceId
        vendorInvoiceUrl
        vendorInvoiceDate
        vendorPaidDate
        product {
          __typename
          id
          name
          type {
            __typename
            id
            prefix
          }
          outlet {
            __typename
            id
            name
          }
        }
        campaign {
          __typename
          id
          name
        }
        article {
          __typename
          id
          name
          liveUrl
          publishedAt
          status {
            __typename
            id
            name
            prefix
            color
          }
        }
      }
    }
    swaps {
      __typename
      nodes {
        __typename
        id
        orderItemId
        referenceNumber
        status
        fromName
        toName
        priceDifference
        processingFee
        total
        cancelReason
        createdAt
        updatedAt
        completedAt
      }
    }
    invoices {
      __typename
      nodes {
        __typename
        id
        referenceNumber
        type
        status
        issuedAt
        pdfUrl
        correctsReferenceNumber
        label
        subtotal
        discount
        creditsApplied
        processingFee
        amountPaid
        total
        customerName
        customerEmail
        receiptEmail
      }
    }
    payments {
      __typename
      nodes {
        __typename
        ...Paid
      }
    }
    ledgerEntries {
      __typename
      nodes {
        __typename
        id
        type
        creditType
        amount
        reason
        entityId
        createdAt
      }
    }
  }
}
    fragment Refunded on ItemRefund {
  __typename
  id
  amount
  credits
  money
  method
  reference
  createdAt
}
fragment Paid on Payment {
  __typename
  id
  provider
  status
  amount
  amountRefunded
  reference
  failureCode
  failureMessage
  createdAt
  updatedAt
  settledAt
  swap {
    __typename
    id
    referenceNumber
  }
}`) as unknown as TypedDocumentString<OrderScreenQuery, OrderScreenQueryVariables>;
export const PayLinksDocument = new TypedDocumentString(`
    query PayLinks($id: UUID!) {
  __typename
  order(id: $id) {
    __typename
    id
    checkoutLink
    swaps(where: {status: {eq: PENDING_CLIENT}}) {
      __typename
      nodes {
        __typename
        id
        paymentUrl
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PayLinksQuery, PayLinksQueryVariables>;
export const SetCommissionDocument = new TypedDocumentString(`
    mutation SetCommission($input: SetCommissionInput!) {
  __typename
  setCommission(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<SetCommissionMutation, SetCommissionMutationVariables>;
export const MarkOrderPaidDocument = new TypedDocumentString(`
    mutation MarkOrderPaid($input: MarkOrderPaidInput!) {
  __typename
  markOrderPaid(input: $input) {
    __typename
    id
    status
    paymentStatus
    datePaid
  }
}
    `) as unknown as TypedDocumentString<MarkOrderPaidMutation, MarkOrderPaidMutationVariables>;
export const UnmarkOrderPaidDocument = new TypedDocumentString(`
    mutation UnmarkOrderPaid($input: UnmarkOrderPaidInput!) {
  __typename
  unmarkOrderPaid(input: $input) {
    __typename
    id
    status
    paymentStatus
  }
}
    `) as unknown as TypedDocumentString<UnmarkOrderPaidMutation, UnmarkOrderPaidMutationVariables>;
export const CancelOrderDocument = new TypedDocumentString(`
    mutation CancelOrder($input: CancelOrderInput!) {
  __typename
  cancelOrder(input: $input) {
    __typename
    id
    status
  }
}
    `) as unknown as TypedDocumentString<CancelOrderMutation, CancelOrderMutationVariables>;
export const RefundOrderItemDocument = new TypedDocumentString(`
    mutation RefundOrderItem($input: RefundOrderItemInput!) {
  __typename
  refundOrderItem(input: $input) {
    __typename
    id
    isRefunded
  }
}
    `) as unknown as TypedDocumentString<RefundOrderItemMutation, RefundOrderItemMutationVariables>;
export const ProposeSwapDocument = new TypedDocumentString(`
    mutation ProposeSwap($input: ProposeSwapInput!) {
  __typename
  proposeSwap(input: $input) {
    __typename
    id
    status
  }
}
    `) as unknown as TypedDocumentString<ProposeSwapMutation, ProposeSwapMutationVariables>;
export const AcceptSwapDocument = new TypedDocumentString(`
    mutation AcceptSwap($input: AcceptSwapInput!) {
  __typename
  acceptSwap(input: $input) {
    __typename
    id
    status
  }
}
    `) as unknown as TypedDocumentString<AcceptSwapMutation, AcceptSwapMutationVariables>;
export const CancelSwapDocument = new TypedDocumentString(`
    mutation CancelSwap($input: CancelSwapInput!) {
  __typename
  cancelSwap(input: $input) {
    __typename
    id
    status
  }
}
    `) as unknown as TypedDocumentString<CancelSwapMutation, CancelSwapMutationVariables>;
export const MarkSwapPaidDocument = new TypedDocumentString(`
    mutation MarkSwapPaid($input: MarkSwapPaidInput!) {
  __typename
  markSwapPaid(input: $input) {
    __typename
    id
    status
  }
}
    `) as unknown as TypedDocumentString<MarkSwapPaidMutation, MarkSwapPaidMutationVariables>;
export const ReissueInvoiceDocument = new TypedDocumentString(`
    mutation ReissueInvoice($input: ReissueInvoiceInput!) {
  __typename
  reissueInvoice(input: $input) {
    __typename
    id
    referenceNumber
  }
}
    `) as unknown as TypedDocumentString<ReissueInvoiceMutation, ReissueInvoiceMutationVariables>;
export const OrderChangedDocument = new TypedDocumentString(`
    subscription OrderChanged($orderId: UUID!) {
  orderChanged(orderId: $orderId) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<OrderChangedSubscription, OrderChangedSubscriptionVariables>;
export const OrderItemScreenDocument = new TypedDocumentString(`
    query OrderItemScreen($id: UUID!) {
  __typename
  orderItems(first: 1, where: {id: {eq: $id}}) {
    __typename
    nodes {
      __typename
      id
      salePrice
      isRefunded
      refundDate
      refundMethod
      refundReference
      refunds {
        __typename
        ...Refunded
      }
    }
  }
}
    fragment Refunded on ItemRefund {
  __typename
  id
  amount
  credits
  money
  method
  reference
  createdAt
}`) as unknown as TypedDocumentString<OrderItemScreenQuery, OrderItemScreenQueryVariables>;
export const InvoiceScreenDocument = new TypedDocumentString(`
    query InvoiceScreen($id: UUID!) {
  __typename
  invoice(id: $id) {
    __typename
    id
    referenceNumber
    pdfUrl
    subtotal
    discount
    creditsApplied
    processingFee
    total
    amountPaid
    amountRefunded
    items {
      __typename
      id
      name
      description
      quantity
      unitAmount
      amount
    }
    order {
      __typename
      id
      invoices {
        __typename
        nodes {
          __typename
          ...Issued
          correctsReferenceNumber
        }
      }
    }
  }
}
    fragment Issued on Invoice {
  __typename
  id
  referenceNumber
  type
  status
  issuedAt
  total
  pdfUrl
}`) as unknown as TypedDocumentString<InvoiceScreenQuery, InvoiceScreenQueryVariables>;
export const PaymentScreenDocument = new TypedDocumentString(`
    query PaymentScreen($id: UUID!) {
  __typename
  payments(first: 1, where: {id: {eq: $id}}) {
    __typename
    nodes {
      __typename
      ...Paid
      expiresAt
      swap {
        __typename
        id
        referenceNumber
        fromName
        toName
      }
      order {
        __typename
        id
        referenceNumber
        status
        paymentStatus
        approvalStatus
        refundStatus
        total
        buyerName
        buyerEmail
        lineItems {
          __typename
          id
          quantity
          price
          product {
            __typename
            id
            name
            outlet {
              __typename
              id
              name
            }
          }
          items {
            __typename
            id
            product {
              __typename
              id
              name
            }
            salePrice
            isRefunded
            refundDate
            refundMethod
            refundReference
            refunds {
              __typename
              ...Refunded
            }
          }
        }
        payments {
          __typename
          nodes {
            __typename
            ...Paid
          }
        }
        invoices {
          __typename
          nodes {
            __typename
            ...Issued
          }
        }
      }
    }
  }
}
    fragment Refunded on ItemRefund {
  __typename
  id
  amount
  credits
  money
  method
  reference
  createdAt
}
fragment Paid on Payment {
  __typename
  id
  provider
  status
  amount
  amountRefunded
  reference
  failureCode
  failureMessage
  createdAt
  updatedAt
  settledAt
  swap {
    __typename
    id
    referenceNumber
  }
}
fragment Issued on Invoice {
  __typename
  id
  referenceNumber
  type
  status
  issuedAt
  total
  pdfUrl
}`) as unknown as TypedDocumentString<PaymentScreenQuery, PaymentScreenQueryVariables>;
export const CreditScreenDocument = new TypedDocumentString(`
    query CreditScreen($id: UUID!) {
  __typename
  ledgerEntries(first: 1, where: {id: {eq: $id}}) {
    __typename
    nodes {
      __typename
      id
      type
      amount
      remaining
      createdAt
      expiresAt
      legs {
        __typename
        id
        amount
        creditType
        source {
          __typename
          id
          type
          amount
          reason
          createdAt
        }
      }
      order {
        __typename
        id
        referenceNumber
        status
        paymentStatus
        approvalStatus
        refundStatus
        total
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CreditScreenQuery, CreditScreenQueryVariables>;
export const SwapScreenDocument = new TypedDocumentString(`
    query SwapScreen($id: UUID!) {
  __typename
  swap(id: $id) {
    __typename
    id
    referenceNumber
    status
    fromName
    toName
    fromProduct {
      __typename
      ...Swapped
    }
    toProduct {
      __typename
      ...Swapped
    }
    priceDifference
    processingFee
    total
    cancelReason
    createdAt
    updatedAt
    completedAt
    team {
      __typename
      id
      name
    }
    order {
      __typename
      id
      referenceNumber
    }
    orderItem {
      __typename
      id
      salePrice
      refundStatus
      product {
        __typename
        id
      }
      article {
        __typename
        id
        name
      }
    }
    payments {
      __typename
      nodes {
        __typename
        ...Paid
      }
    }
    invoices {
      __typename
      ...Issued
    }
  }
}
    fragment Paid on Payment {
  __typename
  id
  provider
  status
  amount
  amountRefunded
  reference
  failureCode
  failureMessage
  createdAt
  updatedAt
  settledAt
  swap {
    __typename
    id
    referenceNumber
  }
}
fragment Issued on Invoice {
  __typename
  id
  referenceNumber
  type
  status
  issuedAt
  total
  pdfUrl
}
fragment Swapped on Product {
  __typename
  id
  name
  outlet {
    __typename
    id
    name
  }
}`) as unknown as TypedDocumentString<SwapScreenQuery, SwapScreenQueryVariables>;
export const OutletListsDocument = new TypedDocumentString(`
    query OutletLists($first: Int, $offset: Int, $orderBy: OutletListOrder, $where: OutletListWhere, $includeArchived: Boolean) {
  __typename
  list: outletLists(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
    includeArchived: $includeArchived
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...OutletListFields
    }
  }
}
    fragment OutletListFields on OutletList {
  __typename
  name
  profile {
    __typename
    id
    name
  }
  team {
    __typename
    id
    name
  }
  isShared
  showsPrices
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<OutletListsQuery, OutletListsQueryVariables>;
export const OutletListRecordDocument = new TypedDocumentString(`
    query OutletListRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...OutletListFields
  }
}
    fragment OutletListFields on OutletList {
  __typename
  name
  profile {
    __typename
    id
    name
  }
  team {
    __typename
    id
    name
  }
  isShared
  showsPrices
  createdAt
  updatedAt
  deletedAt
}`) as unknown as TypedDocumentString<OutletListRecordQuery, OutletListRecordQueryVariables>;
export const OutletListScreenDocument = new TypedDocumentString(`
    query OutletListScreen($id: UUID!) {
  __typename
  outletList(id: $id) {
    __typename
    id
    name
    isShared
    showsPrices
    teamId
    updatedAt
    profile {
      __typename
      id
      name
    }
    outlets {
      __typename
      ...ListedOutlet
    }
  }
}
    fragment ListedOutlet on Outlet {
  __typename
  id
  name
  status
  websiteUrl
  logo
  country
  city
  channels {
    __typename
    id
    channelType
    domainAuthority
  }
}`) as unknown as TypedDocumentString<OutletListScreenQuery, OutletListScreenQueryVariables>;
export const OutletListLinkDocument = new TypedDocumentString(`
    query OutletListLink($id: UUID!) {
  __typename
  outletList(id: $id) {
    __typename
    id
    shareUrl
  }
}
    `) as unknown as TypedDocumentString<OutletListLinkQuery, OutletListLinkQueryVariables>;
export const ListedPricesDocument = new TypedDocumentString(`
    query ListedPrices($outletIds: [UUID!]!) {
  __typename
  listingsAggregate(
    groupBy: [{key: OUTLET_ID}]
    where: {outletId: {in: $outletIds}}
    limit: 500
  ) {
    __typename
    keys {
      __typename
      outletId
    }
    min {
      __typename
      price
    }
  }
}
    `) as unknown as TypedDocumentString<ListedPricesQuery, ListedPricesQueryVariables>;
export const ListedProductsDocument = new TypedDocumentString(`
    query ListedProducts($outletId: UUID!) {
  __typename
  listings(
    first: 24
    where: {outletId: {eq: $outletId}}
    orderBy: {field: POPULARITY, direction: DESC}
  ) {
    __typename
    nodes {
      __typename
      id
      productId
      name
      productType
      minDeliveryDays
      maxDeliveryDays
      prices {
        __typename
        pricingTier
        unitAmount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListedProductsQuery, ListedProductsQueryVariables>;
export const InquiriesOfOutletsDocument = new TypedDocumentString(`
    query InquiriesOfOutlets($outletIds: [UUID!]!) {
  __typename
  outletInquiries(
    first: 100
    where: {outletId: {in: $outletIds}}
    orderBy: {field: CREATED_AT, direction: DESC}
  ) {
    __typename
    nodes {
      __typename
      id
      outletId
      status
    }
  }
}
    `) as unknown as TypedDocumentString<InquiriesOfOutletsQuery, InquiriesOfOutletsQueryVariables>;
export const ListsToAddToDocument = new TypedDocumentString(`
    query ListsToAddTo($where: OutletListWhere) {
  __typename
  outletLists(
    first: 100
    where: $where
    orderBy: {field: UPDATED_AT, direction: DESC}
  ) {
    __typename
    nodes {
      __typename
      id
      name
      profile {
        __typename
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ListsToAddToQuery, ListsToAddToQueryVariables>;
export const InquiryScreenDocument = new TypedDocumentString(`
    query InquiryScreen($id: UUID!) {
  __typename
  outletInquiries(first: 1, where: {id: {eq: $id}}, includeArchived: true) {
    __typename
    nodes {
      __typename
      id
      teamId
      name
      email
      phoneNumber
      notes
      status
      reply
      repliedAt
      createdAt
      deletedAt
      outlet {
        __typename
        id
        name
        websiteUrl
      }
      team {
        __typename
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<InquiryScreenQuery, InquiryScreenQueryVariables>;
export const CreateOutletListDocument = new TypedDocumentString(`
    mutation CreateOutletList($input: CreateOutletListInput!) {
  __typename
  createOutletList(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreateOutletListMutation, CreateOutletListMutationVariables>;
export const RenameOutletListDocument = new TypedDocumentString(`
    mutation RenameOutletList($input: RenameOutletListInput!) {
  __typename
  renameOutletList(input: $input) {
    __typename
    id
    name
  }
}
    `) as unknown as TypedDocumentString<RenameOutletListMutation, RenameOutletListMutationVariables>;
export const AddToOutletListDocument = new TypedDocumentString(`
    mutation AddToOutletList($input: ListedOutletsInput!) {
  __typename
  addToOutletList(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<AddToOutletListMutation, AddToOutletListMutationVariables>;
export const RemoveFromOutletListDocument = new TypedDocumentString(`
    mutation RemoveFromOutletList($input: ListedOutletsInput!) {
  __typename
  removeFromOutletList(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<RemoveFromOutletListMutation, RemoveFromOutletListMutationVariables>;
export const ReorderOutletListDocument = new TypedDocumentString(`
    mutation ReorderOutletList($input: ListedOutletsInput!) {
  __typename
  reorderOutletList(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ReorderOutletListMutation, ReorderOutletListMutationVariables>;
export const UpdateOutletListSharingDocument = new TypedDocumentString(`
    mutation UpdateOutletListSharing($input: UpdateOutletListSharingInput!) {
  __typename
  updateOutletListSharing(input: $input) {
    __typename
    id
    isShared
    showsPrices
  }
}
    `) as unknown as TypedDocumentString<UpdateOutletListSharingMutation, UpdateOutletListSharingMutationVariables>;
export const RotateOutletListShareTokenDocument = new TypedDocumentString(`
    mutation RotateOutletListShareToken($input: RotateOutletListShareTokenInput!) {
  __typename
  rotateOutletListShareToken(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<RotateOutletListShareTokenMutation, RotateOutletListShareTokenMutationVariables>;
export const ArchiveOutletListDocument = new TypedDocumentString(`
    mutation ArchiveOutletList($input: ArchiveOutletListInput!) {
  __typename
  archiveOutletList(input: $input) {
    __typename
    id
    deletedAt
  }
}
    `) as unknown as TypedDocumentString<ArchiveOutletListMutation, ArchiveOutletListMutationVariables>;
export const RestoreOutletListDocument = new TypedDocumentString(`
    mutation RestoreOutletList($input: RestoreOutletListInput!) {
  __typename
  restoreOutletList(input: $input) {
    __typename
    id
    deletedAt
  }
}
    `) as unknown as TypedDocumentString<RestoreOutletListMutation, RestoreOutletListMutationVariables>;
export const CreateOutletInquiryDocument = new TypedDocumentString(`
    mutation CreateOutletInquiry($input: CreateOutletInquiryInput!) {
  __typename
  createOutletInquiry(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreateOutletInquiryMutation, CreateOutletInquiryMutationVariables>;
export const ReplyToOutletInquiryDocument = new TypedDocumentString(`
    mutation ReplyToOutletInquiry($input: ReplyToOutletInquiryInput!) {
  __typename
  replyToOutletInquiry(input: $input) {
    __typename
    id
    status
  }
}
    `) as unknown as TypedDocumentString<ReplyToOutletInquiryMutation, ReplyToOutletInquiryMutationVariables>;
export const ProfilesToListForDocument = new TypedDocumentString(`
    query ProfilesToListFor {
  __typename
  profiles(first: 100, orderBy: {field: NAME, direction: ASC}) {
    __typename
    nodes {
      __typename
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ProfilesToListForQuery, ProfilesToListForQueryVariables>;
export const PayoutFilesDocument = new TypedDocumentString(`
    query PayoutFiles($first: Int, $offset: Int, $orderBy: PayoutFileOrder, $where: PayoutFileWhere) {
  __typename
  list: payoutFiles(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...PayoutFileFields
    }
  }
}
    fragment PayoutFileFields on PayoutFile {
  __typename
  status
  amount
  payoutCount
  executionDate
  cancelledAt
  reason
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<PayoutFilesQuery, PayoutFilesQueryVariables>;
export const PayoutFileRecordDocument = new TypedDocumentString(`
    query PayoutFileRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...PayoutFileFields
  }
}
    fragment PayoutFileFields on PayoutFile {
  __typename
  status
  amount
  payoutCount
  executionDate
  cancelledAt
  reason
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<PayoutFileRecordQuery, PayoutFileRecordQueryVariables>;
export const PayoutFileContentDocument = new TypedDocumentString(`
    query PayoutFileContent($id: UUID!) {
  __typename
  payoutFile(id: $id) {
    __typename
    id
    status
    content
  }
}
    `) as unknown as TypedDocumentString<PayoutFileContentQuery, PayoutFileContentQueryVariables>;
export const OpenPayoutsDocument = new TypedDocumentString(`
    query OpenPayouts {
  __typename
  openPayouts {
    __typename
    payoutIds
    payoutCount
    amount
    omittedCount
  }
  payouts(
    first: 100
    where: {status: {eq: PENDING}, fileId: {isNull: true}, team: {isTest: {eq: false}}}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    nodes {
      __typename
      id
      amount
      team {
        __typename
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OpenPayoutsQuery, OpenPayoutsQueryVariables>;
export const CreatePayoutFileDocument = new TypedDocumentString(`
    mutation CreatePayoutFile($input: CreatePayoutFileInput!) {
  __typename
  createPayoutFile(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreatePayoutFileMutation, CreatePayoutFileMutationVariables>;
export const MarkPayoutFilePaidDocument = new TypedDocumentString(`
    mutation MarkPayoutFilePaid($input: MarkPayoutFilePaidInput!) {
  __typename
  markPayoutFilePaid(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<MarkPayoutFilePaidMutation, MarkPayoutFilePaidMutationVariables>;
export const CancelPayoutFileDocument = new TypedDocumentString(`
    mutation CancelPayoutFile($input: CancelPayoutFileInput!) {
  __typename
  cancelPayoutFile(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CancelPayoutFileMutation, CancelPayoutFileMutationVariables>;
export const ExportPersonDocument = new TypedDocumentString(`
    mutation ExportPerson($input: ExportPersonInput!) {
  __typename
  exportPerson(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ExportPersonMutation, ExportPersonMutationVariables>;
export const ErasePersonDocument = new TypedDocumentString(`
    mutation ErasePerson($input: ErasePersonInput!) {
  __typename
  erasePerson(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ErasePersonMutation, ErasePersonMutationVariables>;
export const PersonExportDocument = new TypedDocumentString(`
    query PersonExport($id: UUID!) {
  __typename
  personExport(privacyRequestId: $id)
}
    `) as unknown as TypedDocumentString<PersonExportQuery, PersonExportQueryVariables>;
export const PlacementsDocument = new TypedDocumentString(`
    query Placements($first: Int, $offset: Int, $orderBy: PlacementOrder, $where: PlacementWhere) {
  __typename
  list: placements(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...PlacementFields
    }
  }
}
    fragment PlacementFields on Placement {
  __typename
  product {
    __typename
    id
    name
    outlet {
      __typename
      id
      name
    }
  }
  team {
    __typename
    id
    name
  }
  status
  payout
  acceptBy
  overdueAt
  acceptedAt
  declinedAt
  declineReason
  deliveredAt
  liveUrl
  linkStatus
  linkCheckedAt
  linkLostAt
  settledAt
  withdrawnAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<PlacementsQuery, PlacementsQueryVariables>;
export const PlacementRecordDocument = new TypedDocumentString(`
    query PlacementRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...PlacementFields
  }
}
    fragment PlacementFields on Placement {
  __typename
  product {
    __typename
    id
    name
    outlet {
      __typename
      id
      name
    }
  }
  team {
    __typename
    id
    name
  }
  status
  payout
  acceptBy
  overdueAt
  acceptedAt
  declinedAt
  declineReason
  deliveredAt
  liveUrl
  linkStatus
  linkCheckedAt
  linkLostAt
  settledAt
  withdrawnAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<PlacementRecordQuery, PlacementRecordQueryVariables>;
export const PayoutsDocument = new TypedDocumentString(`
    query Payouts($first: Int, $offset: Int, $orderBy: PayoutOrder, $where: PayoutWhere) {
  __typename
  list: payouts(first: $first, offset: $offset, orderBy: $orderBy, where: $where) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...PayoutFields
    }
  }
}
    fragment PayoutFields on Payout {
  __typename
  amount
  team {
    __typename
    id
    name
  }
  status
  reference
  paidAt
  endedAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<PayoutsQuery, PayoutsQueryVariables>;
export const PayoutRecordDocument = new TypedDocumentString(`
    query PayoutRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...PayoutFields
  }
}
    fragment PayoutFields on Payout {
  __typename
  amount
  team {
    __typename
    id
    name
  }
  status
  reference
  paidAt
  endedAt
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<PayoutRecordQuery, PayoutRecordQueryVariables>;
export const PublisherApplicationsDocument = new TypedDocumentString(`
    query PublisherApplications($first: Int, $offset: Int, $orderBy: PublisherApplicationOrder, $where: PublisherApplicationWhere) {
  __typename
  list: publisherApplications(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...PublisherApplicationFields
    }
  }
}
    fragment PublisherApplicationFields on PublisherApplication {
  __typename
  companyName
  contactName
  email
  websites
  message
  consents
  language
  status
  reason
  reviewedAt
  reviewedBy {
    __typename
    id
    fullName
  }
  team {
    __typename
    id
    name
  }
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<PublisherApplicationsQuery, PublisherApplicationsQueryVariables>;
export const PublisherApplicationRecordDocument = new TypedDocumentString(`
    query PublisherApplicationRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...PublisherApplicationFields
  }
}
    fragment PublisherApplicationFields on PublisherApplication {
  __typename
  companyName
  contactName
  email
  websites
  message
  consents
  language
  status
  reason
  reviewedAt
  reviewedBy {
    __typename
    id
    fullName
  }
  team {
    __typename
    id
    name
  }
  createdAt
  updatedAt
}`) as unknown as TypedDocumentString<PublisherApplicationRecordQuery, PublisherApplicationRecordQueryVariables>;
export const PublisherLedgerEntriesDocument = new TypedDocumentString(`
    query PublisherLedgerEntries($first: Int, $offset: Int, $orderBy: PublisherLedgerEntryOrder, $where: PublisherLedgerEntryWhere) {
  __typename
  list: publisherLedgerEntries(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...PublisherLedgerEntryFields
    }
  }
}
    fragment PublisherLedgerEntryFields on PublisherLedgerEntry {
  __typename
  amount
  type
  team {
    __typename
    id
    name
  }
  placement {
    __typename
    id
    product {
      __typename
      id
      name
    }
  }
  payout {
    __typename
    id
    amount
  }
  payableAt
  createdAt
}`) as unknown as TypedDocumentString<PublisherLedgerEntriesQuery, PublisherLedgerEntriesQueryVariables>;
export const PublisherLedgerEntryRecordDocument = new TypedDocumentString(`
    query PublisherLedgerEntryRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...PublisherLedgerEntryFields
  }
}
    fragment PublisherLedgerEntryFields on PublisherLedgerEntry {
  __typename
  amount
  type
  team {
    __typename
    id
    name
  }
  placement {
    __typename
    id
    product {
      __typename
      id
      name
    }
  }
  payout {
    __typename
    id
    amount
  }
  payableAt
  createdAt
}`) as unknown as TypedDocumentString<PublisherLedgerEntryRecordQuery, PublisherLedgerEntryRecordQueryVariables>;
export const PlacementWorkDocument = new TypedDocumentString(`
    query PlacementWork {
  __typename
  offered: placements(
    first: 100
    where: {status: {eq: OFFERED}, withdrawnAt: {isNull: true}}
    orderBy: {field: ACCEPT_BY, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      ...PlacementRow
    }
  }
  accepted: placements(
    first: 100
    where: {status: {eq: ACCEPTED}, withdrawnAt: {isNull: true}}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      ...PlacementRow
    }
  }
  closed: placements(
    first: 20
    where: {OR: [{status: {in: [DECLINED, DELIVERED, SETTLED]}}, {withdrawnAt: {isNull: false}}]}
    orderBy: {field: CREATED_AT, direction: DESC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      ...PlacementRow
    }
  }
}
    fragment PlacementRow on Placement {
  __typename
  id
  product {
    __typename
    id
    name
    outlet {
      __typename
      id
      name
    }
  }
  article {
    __typename
    name
    expectedCompletionDate
  }
  status
  payout
  acceptBy
  overdueAt
  deliveredAt
  linkStatus
  withdrawnAt
  createdAt
}`) as unknown as TypedDocumentString<PlacementWorkQuery, PlacementWorkQueryVariables>;
export const PlacementScreenDocument = new TypedDocumentString(`
    query PlacementScreen($id: UUID!) {
  __typename
  placement(id: $id) {
    __typename
    ...PlacementRow
    article {
      __typename
      name
      status
      briefUrl
      draftUrl
      expectedCompletionDate
      liveUrl
    }
    acceptedAt
    declinedAt
    declineReason
    liveUrl
    linkCheckedAt
    linkLostAt
    linkError
    linkGuaranteedUntil
    linkChanges {
      __typename
      at
      status
      error
    }
    settledAt
    createdAt
  }
}
    fragment PlacementRow on Placement {
  __typename
  id
  product {
    __typename
    id
    name
    outlet {
      __typename
      id
      name
    }
  }
  article {
    __typename
    name
    expectedCompletionDate
  }
  status
  payout
  acceptBy
  overdueAt
  deliveredAt
  linkStatus
  withdrawnAt
  createdAt
}`) as unknown as TypedDocumentString<PlacementScreenQuery, PlacementScreenQueryVariables>;
export const PlacementDiscussionDocument = new TypedDocumentString(`
    query PlacementDiscussion($id: UUID!) {
  __typename
  placementComments(
    first: 100
    where: {placementId: {eq: $id}}
    orderBy: {field: CREATED_AT, direction: DESC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      party
      authorName
      content
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<PlacementDiscussionQuery, PlacementDiscussionQueryVariables>;
export const PayoutStatementsDocument = new TypedDocumentString(`
    query PayoutStatements($first: Int, $offset: Int, $orderBy: PayoutStatementOrder, $where: PayoutStatementWhere) {
  __typename
  list: payoutStatements(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...PayoutStatementFields
    }
  }
}
    fragment PayoutStatementFields on PayoutStatement {
  __typename
  referenceNumber
  team {
    __typename
    id
    name
  }
  periodStart
  openingBalance
  earned
  reversed
  paid
  closingBalance
  issuedAt
  createdAt
}`) as unknown as TypedDocumentString<PayoutStatementsQuery, PayoutStatementsQueryVariables>;
export const PayoutStatementRecordDocument = new TypedDocumentString(`
    query PayoutStatementRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...PayoutStatementFields
  }
}
    fragment PayoutStatementFields on PayoutStatement {
  __typename
  referenceNumber
  team {
    __typename
    id
    name
  }
  periodStart
  openingBalance
  earned
  reversed
  paid
  closingBalance
  issuedAt
  createdAt
}`) as unknown as TypedDocumentString<PayoutStatementRecordQuery, PayoutStatementRecordQueryVariables>;
export const StatementScreenDocument = new TypedDocumentString(`
    query StatementScreen($id: UUID!) {
  __typename
  payoutStatement(id: $id) {
    __typename
    id
    referenceNumber
    pdfUrl
    teamId
    periodStart
    periodEnd
  }
}
    `) as unknown as TypedDocumentString<StatementScreenQuery, StatementScreenQueryVariables>;
export const StatementEntriesDocument = new TypedDocumentString(`
    query StatementEntries($teamId: UUID!, $start: DateTime!, $end: DateTime!, $first: Int!) {
  __typename
  entries: publisherLedgerEntries(
    first: $first
    where: {teamId: {eq: $teamId}, createdAt: {gte: $start, lt: $end}}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      type
      amount
      createdAt
      placement {
        __typename
        id
        product {
          __typename
          id
          name
          outlet {
            __typename
            id
            name
          }
        }
      }
    }
  }
  paid: payouts(
    first: $first
    where: {teamId: {eq: $teamId}, paidAt: {gte: $start, lt: $end}}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      amount
      reference
      paidAt
    }
  }
  returned: payouts(
    first: $first
    where: {teamId: {eq: $teamId}, status: {eq: REVERSED}, endedAt: {gte: $start, lt: $end}}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      amount
      reference
      endedAt
    }
  }
}
    `) as unknown as TypedDocumentString<StatementEntriesQuery, StatementEntriesQueryVariables>;
export const StatementsOfTeamDocument = new TypedDocumentString(`
    query StatementsOfTeam($teamId: UUID!, $first: Int!) {
  __typename
  payoutStatements(
    first: $first
    where: {teamId: {eq: $teamId}}
    orderBy: {field: CREATED_AT, direction: DESC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      referenceNumber
      periodStart
      earned
      closingBalance
      pdfUrl
    }
  }
}
    `) as unknown as TypedDocumentString<StatementsOfTeamQuery, StatementsOfTeamQueryVariables>;
export const PayoutScreenDocument = new TypedDocumentString(`
    query PayoutScreen($id: UUID!, $first: Int!) {
  __typename
  payout(id: $id) {
    __typename
    id
    amount
    status
    createdAt
    paidAt
    endedAt
    reference
    entries(first: $first) {
      __typename
      totalCount
      nodes {
        __typename
        id
        amount
        type
        createdAt
        placement {
          __typename
          id
          deliveredAt
          product {
            __typename
            id
            name
            outlet {
              __typename
              id
              name
            }
          }
          article {
            __typename
            id
            name
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PayoutScreenQuery, PayoutScreenQueryVariables>;
export const PayoutTransferDocument = new TypedDocumentString(`
    query PayoutTransfer($id: UUID!) {
  __typename
  payout(id: $id) {
    __typename
    id
    status
    provider
    providerAccountId
    reason
    endedAt
    file {
      __typename
      id
      executionDate
    }
    team {
      __typename
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<PayoutTransferQuery, PayoutTransferQueryVariables>;
export const PayoutAccountOfTeamDocument = new TypedDocumentString(`
    query PayoutAccountOfTeam($teamId: UUID!) {
  __typename
  payoutAccount(teamId: $teamId) {
    __typename
    id
    accountHolder
    iban
    bic
    heldUntil
    address
    taxNumber
    provider
    payoutsEnabled
  }
}
    `) as unknown as TypedDocumentString<PayoutAccountOfTeamQuery, PayoutAccountOfTeamQueryVariables>;
export const PlacementsOfOrderDocument = new TypedDocumentString(`
    query PlacementsOfOrder($ids: [UUID!]!) {
  __typename
  placements(
    first: 100
    where: {orderItemId: {in: $ids}, withdrawnAt: {isNull: true}}
  ) {
    __typename
    nodes {
      __typename
      id
      orderItemId
      status
      overdueAt
      declineReason
    }
  }
}
    `) as unknown as TypedDocumentString<PlacementsOfOrderQuery, PlacementsOfOrderQueryVariables>;
export const PlacementTermsDocument = new TypedDocumentString(`
    query PlacementTerms($id: UUID!) {
  __typename
  placement(id: $id) {
    __typename
    team {
      __typename
      id
      name
    }
    salePrice
    commission
    orderItem {
      __typename
      id
      order {
        __typename
        id
        referenceNumber
      }
      article {
        __typename
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PlacementTermsQuery, PlacementTermsQueryVariables>;
export const PublisherOutletsDocument = new TypedDocumentString(`
    query PublisherOutlets {
  __typename
  outlets(first: 100, show: ALL, orderBy: {field: NAME, direction: ASC}) {
    __typename
    totalCount
    nodes {
      __typename
      id
      name
      websiteUrl
      logo
      country
      state
      city
      status
      rejectionReason
      pendingSince
      products {
        __typename
        totalCount
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PublisherOutletsQuery, PublisherOutletsQueryVariables>;
export const PublisherOutletScreenDocument = new TypedDocumentString(`
    query PublisherOutletScreen($id: UUID!) {
  __typename
  outlet(id: $id) {
    __typename
    id
    name
    websiteUrl
    logo
    description
    country
    state
    city
    isIndexed
    monthlyLimit
    status
    rejectionReason
    category {
      __typename
      id
      name
    }
    reviewComments {
      __typename
      field
      comment
    }
    pendingSince
    pendingChange {
      __typename
      name
      websiteUrl
      categoryId
      changedFields
    }
    rejectedChange {
      __typename
      name
      websiteUrl
      categoryId
      changedFields
    }
    domainProof {
      __typename
      domain
      status
      recordName
      fileUrl
      value
      error
    }
    createdAt
    channels {
      __typename
      id
      channelType
      placementType
      channelUrl
      channelHandle
    }
    products(first: 100) {
      __typename
      totalCount
      nodes {
        __typename
        id
        name
        active
        payout
        monthlyLimit
        description
        requirements
        minDeliveryDays
        maxDeliveryDays
        type {
          __typename
          id
          prefix
          name
        }
        includes {
          __typename
          id
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PublisherOutletScreenQuery, PublisherOutletScreenQueryVariables>;
export const OutletReviewDocument = new TypedDocumentString(`
    query OutletReview($id: UUID!) {
  __typename
  outlet(id: $id) {
    __typename
    id
    status
    name
    websiteUrl
    description
    category {
      __typename
      id
      name
    }
    rejectionReason
    reviewComments {
      __typename
      field
      comment
    }
    pendingSince
    pendingChange {
      __typename
      name
      websiteUrl
      categoryId
      changedFields
    }
    rejectedChange {
      __typename
      name
      websiteUrl
      categoryId
      changedFields
    }
    domainProof {
      __typename
      domain
      status
      error
    }
    publisher {
      __typename
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<OutletReviewQuery, OutletReviewQueryVariables>;
export const PendingCategoryDocument = new TypedDocumentString(`
    query PendingCategory($id: UUID!) {
  __typename
  outletCategories(first: 1, where: {id: {eq: $id}}) {
    __typename
    nodes {
      __typename
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<PendingCategoryQuery, PendingCategoryQueryVariables>;
export const EarningsDocument = new TypedDocumentString(`
    query Earnings($teamId: UUID) {
  __typename
  publisherBalance(teamId: $teamId) {
    __typename
    pending
    payable
    inPayout
    paid
  }
}
    `) as unknown as TypedDocumentString<EarningsQuery, EarningsQueryVariables>;
export const PublisherOfTeamDocument = new TypedDocumentString(`
    query PublisherOfTeam($id: UUID!) {
  __typename
  team(id: $id) {
    __typename
    id
    kind
    commissionPercent
  }
}
    `) as unknown as TypedDocumentString<PublisherOfTeamQuery, PublisherOfTeamQueryVariables>;
export const EarningsScreenDocument = new TypedDocumentString(`
    query EarningsScreen {
  __typename
  payouts(first: 20, orderBy: {field: CREATED_AT, direction: DESC}) {
    __typename
    totalCount
    nodes {
      __typename
      id
      status
      amount
      reference
      paidAt
      endedAt
      createdAt
    }
  }
  publisherLedgerEntries(first: 20, orderBy: {field: CREATED_AT, direction: DESC}) {
    __typename
    totalCount
    nodes {
      __typename
      id
      type
      amount
      payableAt
      createdAt
      placement {
        __typename
        id
        product {
          __typename
          id
          name
          outlet {
            __typename
            id
            name
          }
        }
      }
      payout {
        __typename
        id
        status
      }
    }
  }
}
    `) as unknown as TypedDocumentString<EarningsScreenQuery, EarningsScreenQueryVariables>;
export const CreatePublisherOutletDocument = new TypedDocumentString(`
    mutation CreatePublisherOutlet($input: CreatePublisherOutletInput!) {
  __typename
  createPublisherOutlet(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreatePublisherOutletMutation, CreatePublisherOutletMutationVariables>;
export const UpdatePublisherOutletDocument = new TypedDocumentString(`
    mutation UpdatePublisherOutlet($input: UpdatePublisherOutletInput!) {
  __typename
  updatePublisherOutlet(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdatePublisherOutletMutation, UpdatePublisherOutletMutationVariables>;
export const SubmitOutletDocument = new TypedDocumentString(`
    mutation SubmitOutlet($input: SubmitOutletInput!) {
  __typename
  submitOutlet(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<SubmitOutletMutation, SubmitOutletMutationVariables>;
export const VerifyOutletDomainDocument = new TypedDocumentString(`
    mutation VerifyOutletDomain($input: VerifyOutletDomainInput!) {
  __typename
  verifyOutletDomain(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<VerifyOutletDomainMutation, VerifyOutletDomainMutationVariables>;
export const ImportPublisherOutletsDocument = new TypedDocumentString(`
    mutation ImportPublisherOutlets($input: ImportPublisherOutletsInput!) {
  __typename
  importPublisherOutlets(input: $input) {
    __typename
    rowCount
    isApplied
    outlets {
      __typename
      created
      updated
      unchanged
    }
    products {
      __typename
      created
      updated
      unchanged
    }
    issues {
      __typename
      line
      column
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<ImportPublisherOutletsMutation, ImportPublisherOutletsMutationVariables>;
export const ReviewPublisherApplicationDocument = new TypedDocumentString(`
    mutation ReviewPublisherApplication($input: ReviewPublisherApplicationInput!) {
  __typename
  reviewPublisherApplication(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ReviewPublisherApplicationMutation, ReviewPublisherApplicationMutationVariables>;
export const ReviewOutletDocument = new TypedDocumentString(`
    mutation ReviewOutlet($input: ReviewOutletInput!) {
  __typename
  reviewOutlet(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ReviewOutletMutation, ReviewOutletMutationVariables>;
export const CreatePublisherProductDocument = new TypedDocumentString(`
    mutation CreatePublisherProduct($input: CreatePublisherProductInput!) {
  __typename
  createPublisherProduct(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreatePublisherProductMutation, CreatePublisherProductMutationVariables>;
export const UpdatePublisherProductDocument = new TypedDocumentString(`
    mutation UpdatePublisherProduct($input: UpdatePublisherProductInput!) {
  __typename
  updatePublisherProduct(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdatePublisherProductMutation, UpdatePublisherProductMutationVariables>;
export const AcceptPlacementDocument = new TypedDocumentString(`
    mutation AcceptPlacement($input: AcceptPlacementInput!) {
  __typename
  acceptPlacement(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<AcceptPlacementMutation, AcceptPlacementMutationVariables>;
export const DeclinePlacementDocument = new TypedDocumentString(`
    mutation DeclinePlacement($input: DeclinePlacementInput!) {
  __typename
  declinePlacement(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<DeclinePlacementMutation, DeclinePlacementMutationVariables>;
export const DeliverPlacementDocument = new TypedDocumentString(`
    mutation DeliverPlacement($input: DeliverPlacementInput!) {
  __typename
  deliverPlacement(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<DeliverPlacementMutation, DeliverPlacementMutationVariables>;
export const UndoPlacementDeliveryDocument = new TypedDocumentString(`
    mutation UndoPlacementDelivery($input: UndoPlacementDeliveryInput!) {
  __typename
  undoPlacementDelivery(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UndoPlacementDeliveryMutation, UndoPlacementDeliveryMutationVariables>;
export const CreatePlacementCommentDocument = new TypedDocumentString(`
    mutation CreatePlacementComment($input: CreatePlacementCommentInput!) {
  __typename
  createPlacementComment(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreatePlacementCommentMutation, CreatePlacementCommentMutationVariables>;
export const UpdatePayoutAccountDocument = new TypedDocumentString(`
    mutation UpdatePayoutAccount($input: UpdatePayoutAccountInput!) {
  __typename
  updatePayoutAccount(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdatePayoutAccountMutation, UpdatePayoutAccountMutationVariables>;
export const SendPayoutDocument = new TypedDocumentString(`
    mutation SendPayout($input: SendPayoutInput!) {
  __typename
  sendPayout(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<SendPayoutMutation, SendPayoutMutationVariables>;
export const CancelPayoutDocument = new TypedDocumentString(`
    mutation CancelPayout($input: CancelPayoutInput!) {
  __typename
  cancelPayout(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CancelPayoutMutation, CancelPayoutMutationVariables>;
export const ReversePayoutDocument = new TypedDocumentString(`
    mutation ReversePayout($input: ReversePayoutInput!) {
  __typename
  reversePayout(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ReversePayoutMutation, ReversePayoutMutationVariables>;
export const CreatePayoutDocument = new TypedDocumentString(`
    mutation CreatePayout($input: CreatePayoutInput!) {
  __typename
  createPayout(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreatePayoutMutation, CreatePayoutMutationVariables>;
export const MarkPayoutPaidDocument = new TypedDocumentString(`
    mutation MarkPayoutPaid($input: MarkPayoutPaidInput!) {
  __typename
  markPayoutPaid(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<MarkPayoutPaidMutation, MarkPayoutPaidMutationVariables>;
export const InvitePublisherDocument = new TypedDocumentString(`
    mutation InvitePublisher($input: InvitePublisherInput!) {
  __typename
  invitePublisher(input: $input) {
    __typename
    team {
      __typename
      id
    }
    invitation {
      __typename
      link
    }
  }
}
    `) as unknown as TypedDocumentString<InvitePublisherMutation, InvitePublisherMutationVariables>;
export const SessionDocument = new TypedDocumentString(`
    query Session {
  __typename
  session {
    __typename
    source
    tokenId
    tokenType
    scopes
    role
    operatorRole
    mutations
    teamId
    teamKind
    isTest
    userId
    userName
    sendsEmail
    singleSignOn
  }
}
    `) as unknown as TypedDocumentString<SessionQuery, SessionQueryVariables>;
export const SignInSettingsDocument = new TypedDocumentString(`
    query SignInSettings($userId: UUID!) {
  __typename
  passkeys(first: 20, where: {userId: {eq: $userId}}) {
    __typename
    nodes {
      __typename
      id
      name
      createdAt
      lastUsedAt
    }
  }
  consoleSessions(first: 100, where: {userId: {eq: $userId}}) {
    __typename
    nodes {
      __typename
      id
      teamId
      signInMethod
      browser
      operatingSystem
      network
      isCurrent
      lastUsedAt
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<SignInSettingsQuery, SignInSettingsQueryVariables>;
export const RenamePasskeyDocument = new TypedDocumentString(`
    mutation RenamePasskey($input: RenamePasskeyInput!) {
  __typename
  renamePasskey(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const RemovePasskeyDocument = new TypedDocumentString(`
    mutation RemovePasskey($input: RemovePasskeyInput!) {
  __typename
  removePasskey(input: $input)
}
    `) as unknown as TypedDocumentString<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const EndConsoleSessionDocument = new TypedDocumentString(`
    mutation EndConsoleSession($input: EndConsoleSessionInput!) {
  __typename
  endConsoleSession(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<EndConsoleSessionMutation, EndConsoleSessionMutationVariables>;
export const EndOtherConsoleSessionsDocument = new TypedDocumentString(`
    mutation EndOtherConsoleSessions($input: EndOtherConsoleSessionsInput!) {
  __typename
  endOtherConsoleSessions(input: $input)
}
    `) as unknown as TypedDocumentString<EndOtherConsoleSessionsMutation, EndOtherConsoleSessionsMutationVariables>;
export const SpendDocument = new TypedDocumentString(`
    query Spend($teamId: UUID!, $from: DateTime!) {
  __typename
  team(id: $teamId) {
    __typename
    id
    creditBalance
    profiles(all: true, orderBy: {field: NAME, direction: ASC}) {
      __typename
      nodes {
        __typename
        id
        name
        monthlyBudget
        monthlySpend
      }
    }
  }
  byMonth: ordersAggregate(
    where: {status: {eq: PAID}, datePaid: {gte: $from}}
    groupBy: [{key: DATE_PAID, by: MONTH}]
  ) {
    __typename
    keys {
      __typename
      datePaid
    }
    count
    sum {
      __typename
      netRevenue
    }
  }
  invoices(first: 5, orderBy: {field: ISSUED_AT, direction: DESC}) {
    __typename
    totalCount
    nodes {
      __typename
      ...Issued
    }
  }
  payments(first: 5, orderBy: {field: CREATED_AT, direction: DESC}) {
    __typename
    totalCount
    nodes {
      __typename
      id
      amount
      provider
      status
      failureCode
      createdAt
      order {
        __typename
        id
        referenceNumber
      }
    }
  }
  ledgerEntries(first: 5, orderBy: {field: CREATED_AT, direction: DESC}) {
    __typename
    totalCount
    nodes {
      __typename
      ...LedgerRow
    }
  }
}
    fragment Issued on Invoice {
  __typename
  id
  referenceNumber
  type
  status
  issuedAt
  total
  pdfUrl
}
fragment LedgerRow on LedgerEntry {
  __typename
  id
  type
  creditType
  amount
  reason
  expiresAt
  createdAt
  order {
    __typename
    id
    referenceNumber
  }
}`) as unknown as TypedDocumentString<SpendQuery, SpendQueryVariables>;
export const BudgetsOfTeamDocument = new TypedDocumentString(`
    query BudgetsOfTeam($teamId: UUID!) {
  __typename
  team(id: $teamId) {
    __typename
    id
    profiles(all: true, orderBy: {field: NAME, direction: ASC}) {
      __typename
      nodes {
        __typename
        id
        name
        monthlyBudget
        monthlySpend
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BudgetsOfTeamQuery, BudgetsOfTeamQueryVariables>;
export const TeamMembersDocument = new TypedDocumentString(`
    query TeamMembers($first: Int, $offset: Int, $orderBy: TeamMemberOrder, $where: TeamMemberWhere) {
  __typename
  list: teamMembers(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...TeamMemberFields
    }
  }
}
    fragment TeamMemberFields on TeamMember {
  __typename
  user {
    __typename
    id
    fullName
  }
  team {
    __typename
    id
    name
  }
  role
  createdAt
}`) as unknown as TypedDocumentString<TeamMembersQuery, TeamMembersQueryVariables>;
export const TeamMemberRecordDocument = new TypedDocumentString(`
    query TeamMemberRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...TeamMemberFields
  }
}
    fragment TeamMemberFields on TeamMember {
  __typename
  user {
    __typename
    id
    fullName
  }
  team {
    __typename
    id
    name
  }
  role
  createdAt
}`) as unknown as TypedDocumentString<TeamMemberRecordQuery, TeamMemberRecordQueryVariables>;
export const TeamInvitationsDocument = new TypedDocumentString(`
    query TeamInvitations($first: Int, $offset: Int, $orderBy: TeamInvitationOrder, $where: TeamInvitationWhere) {
  __typename
  list: teamInvitations(
    first: $first
    offset: $offset
    orderBy: $orderBy
    where: $where
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...TeamInvitationFields
    }
  }
}
    fragment TeamInvitationFields on TeamInvitation {
  __typename
  email
  role
  team {
    __typename
    id
    name
  }
  status
  language
  expiresAt
  acceptedAt
  withdrawnAt
  createdAt
}`) as unknown as TypedDocumentString<TeamInvitationsQuery, TeamInvitationsQueryVariables>;
export const TeamInvitationRecordDocument = new TypedDocumentString(`
    query TeamInvitationRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...TeamInvitationFields
  }
}
    fragment TeamInvitationFields on TeamInvitation {
  __typename
  email
  role
  team {
    __typename
    id
    name
  }
  status
  language
  expiresAt
  acceptedAt
  withdrawnAt
  createdAt
}`) as unknown as TypedDocumentString<TeamInvitationRecordQuery, TeamInvitationRecordQueryVariables>;
export const TeamSettingsDocument = new TypedDocumentString(`
    query TeamSettings($id: UUID!) {
  __typename
  team(id: $id) {
    __typename
    id
    name
    contactEmail
    billingEmail
  }
}
    `) as unknown as TypedDocumentString<TeamSettingsQuery, TeamSettingsQueryVariables>;
export const SsoSettingsDocument = new TypedDocumentString(`
    query SsoSettings($teamId: UUID!) {
  __typename
  team(id: $teamId) {
    __typename
    id
    ssoRequired
    ssoDomains
  }
}
    `) as unknown as TypedDocumentString<SsoSettingsQuery, SsoSettingsQueryVariables>;
export const TeamTermsDocument = new TypedDocumentString(`
    query TeamTerms($id: UUID!) {
  __typename
  team(id: $id) {
    __typename
    id
    kind
    commissionPercent
    proPricingEnabled
    discountLimitPercent
  }
}
    `) as unknown as TypedDocumentString<TeamTermsQuery, TeamTermsQueryVariables>;
export const UpdateTeamDocument = new TypedDocumentString(`
    mutation UpdateTeam($input: UpdateTeamInput!) {
  __typename
  updateTeam(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<UpdateTeamMutation, UpdateTeamMutationVariables>;
export const MembersOfTeamDocument = new TypedDocumentString(`
    query MembersOfTeam($teamId: UUID!, $first: Int!) {
  __typename
  teamMembers(first: $first, where: {teamId: {eq: $teamId}}) {
    __typename
    totalCount
    nodes {
      __typename
      id
      role
      createdAt
      user {
        __typename
        id
        fullName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<MembersOfTeamQuery, MembersOfTeamQueryVariables>;
export const BlockedMembersOfTeamDocument = new TypedDocumentString(`
    query BlockedMembersOfTeam($teamId: UUID!, $first: Int!) {
  __typename
  teamMembers(first: $first, where: {teamId: {eq: $teamId}}) {
    __typename
    nodes {
      __typename
      id
      user {
        __typename
        id
        isBlocked
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BlockedMembersOfTeamQuery, BlockedMembersOfTeamQueryVariables>;
export const AddressesOfMembersDocument = new TypedDocumentString(`
    query AddressesOfMembers($teamId: UUID!, $first: Int!) {
  __typename
  teamMembers(first: $first, where: {teamId: {eq: $teamId}}) {
    __typename
    nodes {
      __typename
      id
      user {
        __typename
        id
        email
        emailVerifiedAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<AddressesOfMembersQuery, AddressesOfMembersQueryVariables>;
export const InvitationsToMembersDocument = new TypedDocumentString(`
    query InvitationsToMembers($teamId: UUID!) {
  __typename
  teamInvitations(
    first: 100
    where: {teamId: {eq: $teamId}, acceptedAt: {isNull: true}, withdrawnAt: {isNull: true}}
  ) {
    __typename
    nodes {
      __typename
      id
      email
      expiresAt
      teamMemberId
    }
  }
}
    `) as unknown as TypedDocumentString<InvitationsToMembersQuery, InvitationsToMembersQueryVariables>;
export const UserAccessDocument = new TypedDocumentString(`
    query UserAccess($userId: UUID!, $first: Int!) {
  __typename
  teamMembers(first: $first, where: {userId: {eq: $userId}}) {
    __typename
    totalCount
    nodes {
      __typename
      id
      role
      createdAt
      team {
        __typename
        id
        name
        kind
      }
    }
  }
  sessions: apiTokens(
    first: 1
    where: {userId: {eq: $userId}, isSession: {eq: true}}
    orderBy: {field: CREATED_AT, direction: DESC}
  ) {
    __typename
    nodes {
      __typename
      id
      signInMethod
      createdAt
    }
  }
  operatorSessions: operatorTokens(
    first: 1
    where: {userId: {eq: $userId}, isSession: {eq: true}}
    orderBy: {field: CREATED_AT, direction: DESC}
  ) {
    __typename
    nodes {
      __typename
      id
      signInMethod
      createdAt
    }
  }
  operatorTokens(
    first: 20
    where: {userId: {eq: $userId}, isSession: {eq: false}, revokedAt: {isNull: true}}
  ) {
    __typename
    nodes {
      __typename
      id
      role
      expiresAt
    }
  }
}
    `) as unknown as TypedDocumentString<UserAccessQuery, UserAccessQueryVariables>;
export const AddTeamMemberDocument = new TypedDocumentString(`
    mutation AddTeamMember($input: AddTeamMemberInput!) {
  __typename
  addTeamMember(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<AddTeamMemberMutation, AddTeamMemberMutationVariables>;
export const UpdateTeamMemberDocument = new TypedDocumentString(`
    mutation UpdateTeamMember($input: UpdateTeamMemberInput!) {
  __typename
  updateTeamMember(input: $input) {
    __typename
    id
    role
  }
}
    `) as unknown as TypedDocumentString<UpdateTeamMemberMutation, UpdateTeamMemberMutationVariables>;
export const RemoveTeamMemberDocument = new TypedDocumentString(`
    mutation RemoveTeamMember($input: RemoveTeamMemberInput!) {
  __typename
  removeTeamMember(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<RemoveTeamMemberMutation, RemoveTeamMemberMutationVariables>;
export const ChangeTeamOwnerDocument = new TypedDocumentString(`
    mutation ChangeTeamOwner($input: ChangeTeamOwnerInput!) {
  __typename
  changeTeamOwner(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ChangeTeamOwnerMutation, ChangeTeamOwnerMutationVariables>;
export const InvitationsOfTeamDocument = new TypedDocumentString(`
    query InvitationsOfTeam($teamId: UUID!, $toMembers: [UUID!]!, $first: Int!) {
  __typename
  teamInvitations(
    first: $first
    where: {teamId: {eq: $teamId}, id: {notIn: $toMembers}, acceptedAt: {isNull: true}, withdrawnAt: {isNull: true}}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      email
      role
      status
      expiresAt
    }
  }
  all: teamInvitations(
    first: 1
    where: {teamId: {eq: $teamId}, acceptedAt: {isNull: true}, withdrawnAt: {isNull: true}}
  ) {
    __typename
    totalCount
  }
}
    `) as unknown as TypedDocumentString<InvitationsOfTeamQuery, InvitationsOfTeamQueryVariables>;
export const InviteTeamMemberDocument = new TypedDocumentString(`
    mutation InviteTeamMember($input: InviteTeamMemberInput!) {
  __typename
  inviteTeamMember(input: $input) {
    __typename
    teamInvitation {
      __typename
      id
    }
  }
}
    `) as unknown as TypedDocumentString<InviteTeamMemberMutation, InviteTeamMemberMutationVariables>;
export const InviteWithLinkDocument = new TypedDocumentString(`
    mutation InviteWithLink($input: InviteTeamMemberInput!) {
  __typename
  issued: inviteTeamMember(input: $input) {
    __typename
    link
    teamInvitation {
      __typename
      id
    }
  }
}
    `) as unknown as TypedDocumentString<InviteWithLinkMutation, InviteWithLinkMutationVariables>;
export const ResendTeamInvitationDocument = new TypedDocumentString(`
    mutation ResendTeamInvitation($input: ResendTeamInvitationInput!) {
  __typename
  resendTeamInvitation(input: $input) {
    __typename
    teamInvitation {
      __typename
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ResendTeamInvitationMutation, ResendTeamInvitationMutationVariables>;
export const ResendWithLinkDocument = new TypedDocumentString(`
    mutation ResendWithLink($input: ResendTeamInvitationInput!) {
  __typename
  issued: resendTeamInvitation(input: $input) {
    __typename
    link
    teamInvitation {
      __typename
      id
    }
  }
}
    `) as unknown as TypedDocumentString<ResendWithLinkMutation, ResendWithLinkMutationVariables>;
export const WithdrawTeamInvitationDocument = new TypedDocumentString(`
    mutation WithdrawTeamInvitation($input: WithdrawTeamInvitationInput!) {
  __typename
  withdrawTeamInvitation(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<WithdrawTeamInvitationMutation, WithdrawTeamInvitationMutationVariables>;
export const TokensOfTeamDocument = new TypedDocumentString(`
    query TokensOfTeam($where: ApiTokenWhere!, $first: Int!) {
  __typename
  apiTokens(first: $first, where: $where) {
    __typename
    totalCount
    nodes {
      __typename
      id
      name
      type
      scopes
      hint
      isSession
      user {
        __typename
        id
        fullName
      }
      lastUsedAt
      expiresAt
      revokedAt
    }
  }
}
    `) as unknown as TypedDocumentString<TokensOfTeamQuery, TokensOfTeamQueryVariables>;
export const AppsOfTeamDocument = new TypedDocumentString(`
    query AppsOfTeam($teamId: UUID!, $first: Int!) {
  __typename
  oauthGrants(
    first: $first
    where: {teamId: {eq: $teamId}, revokedAt: {isNull: true}}
    orderBy: {field: GRANTED_AT, direction: DESC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      clientName
      clientId
      scopes
      profile {
        __typename
        id
        name
      }
      user {
        __typename
        id
        fullName
      }
      grantedAt
      lastUsedAt
    }
  }
}
    `) as unknown as TypedDocumentString<AppsOfTeamQuery, AppsOfTeamQueryVariables>;
export const AuditOfTeamDocument = new TypedDocumentString(`
    query AuditOfTeam($teamId: UUID!, $first: Int!) {
  __typename
  teamAuditEntries(
    first: $first
    where: {teamId: {eq: $teamId}}
    orderBy: {field: CREATED_AT, direction: DESC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      entityId
      ...TeamAuditFields
    }
  }
}
    fragment TeamAuditFields on AuditEntry {
  __typename
  id
  actorKind
  member {
    __typename
    id
    fullName
  }
  application
  action
  entity
  isNew
  teamChanges
  createdAt
}`) as unknown as TypedDocumentString<AuditOfTeamQuery, AuditOfTeamQueryVariables>;
export const HistoryForTeamDocument = new TypedDocumentString(`
    query HistoryForTeam($id: UUID!, $first: Int!, $exceptActions: [String!]!) {
  __typename
  teamAuditEntries(
    first: $first
    where: {entityId: {eq: $id}, action: {notIn: $exceptActions}}
    orderBy: {field: CREATED_AT, direction: DESC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      ...TeamAuditFields
    }
  }
}
    fragment TeamAuditFields on AuditEntry {
  __typename
  id
  actorKind
  member {
    __typename
    id
    fullName
  }
  application
  action
  entity
  isNew
  teamChanges
  createdAt
}`) as unknown as TypedDocumentString<HistoryForTeamQuery, HistoryForTeamQueryVariables>;
export const RevokeAppDocument = new TypedDocumentString(`
    mutation RevokeApp($input: RevokeOauthGrantInput!) {
  __typename
  revokeOauthGrant(input: $input) {
    __typename
    id
    revokedAt
  }
}
    `) as unknown as TypedDocumentString<RevokeAppMutation, RevokeAppMutationVariables>;
export const CreateApiTokenDocument = new TypedDocumentString(`
    mutation CreateApiToken($input: CreateApiTokenInput!) {
  __typename
  issued: createApiToken(input: $input) {
    __typename
    token
    kept: apiToken {
      __typename
      id
      name
      expiresAt
    }
  }
}
    `) as unknown as TypedDocumentString<CreateApiTokenMutation, CreateApiTokenMutationVariables>;
export const RotateApiTokenDocument = new TypedDocumentString(`
    mutation RotateApiToken($input: RotateApiTokenInput!) {
  __typename
  issued: rotateApiToken(input: $input) {
    __typename
    token
    kept: apiToken {
      __typename
      id
      name
      expiresAt
    }
  }
}
    `) as unknown as TypedDocumentString<RotateApiTokenMutation, RotateApiTokenMutationVariables>;
export const CreateOperatorTokenDocument = new TypedDocumentString(`
    mutation CreateOperatorToken($input: CreateOperatorTokenInput!) {
  __typename
  issued: createOperatorToken(input: $input) {
    __typename
    token
    kept: operatorToken {
      __typename
      id
      name
      expiresAt
    }
  }
}
    `) as unknown as TypedDocumentString<CreateOperatorTokenMutation, CreateOperatorTokenMutationVariables>;
export const RotateOperatorTokenDocument = new TypedDocumentString(`
    mutation RotateOperatorToken($input: RotateOperatorTokenInput!) {
  __typename
  issued: rotateOperatorToken(input: $input) {
    __typename
    token
    kept: operatorToken {
      __typename
      id
      name
      expiresAt
    }
  }
}
    `) as unknown as TypedDocumentString<RotateOperatorTokenMutation, RotateOperatorTokenMutationVariables>;
export const ApiTokenLineageDocument = new TypedDocumentString(`
    query ApiTokenLineage($id: UUID!) {
  __typename
  tokens: apiTokens(first: 1, where: {id: {eq: $id}}) {
    __typename
    nodes {
      __typename
      id
      lineageId
    }
  }
}
    `) as unknown as TypedDocumentString<ApiTokenLineageQuery, ApiTokenLineageQueryVariables>;
export const ApiTokensOfLineageDocument = new TypedDocumentString(`
    query ApiTokensOfLineage($lineageId: UUID!, $first: Int!) {
  __typename
  tokens: apiTokens(
    first: $first
    where: {lineageId: {eq: $lineageId}}
    orderBy: {field: CREATED_AT, direction: DESC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      name
      hint
      createdAt
      lastUsedAt
      revokedAt
    }
  }
}
    `) as unknown as TypedDocumentString<ApiTokensOfLineageQuery, ApiTokensOfLineageQueryVariables>;
export const OperatorTokenLineageDocument = new TypedDocumentString(`
    query OperatorTokenLineage($id: UUID!) {
  __typename
  tokens: operatorTokens(first: 1, where: {id: {eq: $id}}) {
    __typename
    nodes {
      __typename
      id
      lineageId
    }
  }
}
    `) as unknown as TypedDocumentString<OperatorTokenLineageQuery, OperatorTokenLineageQueryVariables>;
export const OperatorTokensOfLineageDocument = new TypedDocumentString(`
    query OperatorTokensOfLineage($lineageId: UUID!, $first: Int!) {
  __typename
  tokens: operatorTokens(
    first: $first
    where: {lineageId: {eq: $lineageId}}
    orderBy: {field: CREATED_AT, direction: DESC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      name
      hint
      createdAt
      lastUsedAt
      revokedAt
    }
  }
}
    `) as unknown as TypedDocumentString<OperatorTokensOfLineageQuery, OperatorTokensOfLineageQueryVariables>;
export const CreditOfTeamDocument = new TypedDocumentString(`
    query CreditOfTeam($id: UUID!, $first: Int!) {
  __typename
  team(id: $id) {
    __typename
    id
    kind
    creditBalance
  }
  ledgerEntries(first: $first, where: {teamId: {eq: $id}}) {
    __typename
    totalCount
    nodes {
      __typename
      ...LedgerRow
    }
  }
}
    fragment LedgerRow on LedgerEntry {
  __typename
  id
  type
  creditType
  amount
  reason
  expiresAt
  createdAt
  order {
    __typename
    id
    referenceNumber
  }
}`) as unknown as TypedDocumentString<CreditOfTeamQuery, CreditOfTeamQueryVariables>;
export const GrantCreditDocument = new TypedDocumentString(`
    mutation GrantCredit($input: GrantCreditInput!) {
  __typename
  grantCredit(input: $input) {
    __typename
    id
    amount
  }
}
    `) as unknown as TypedDocumentString<GrantCreditMutation, GrantCreditMutationVariables>;
export const WithdrawCreditDocument = new TypedDocumentString(`
    mutation WithdrawCredit($input: WithdrawCreditInput!) {
  __typename
  withdrawCredit(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<WithdrawCreditMutation, WithdrawCreditMutationVariables>;
export const AgreementsOfTeamDocument = new TypedDocumentString(`
    query AgreementsOfTeam($teamId: UUID!) {
  __typename
  agreementStatuses(teamId: $teamId) {
    __typename
    pdfUrl
    template {
      __typename
      id
      title
      version
      contentMarkdown
      acceptanceLabel
      requiresTeamOwner
      requiresAuthorityConfirmation
    }
    acceptance {
      __typename
      id
      acceptedAt
      signerName
    }
  }
}
    `) as unknown as TypedDocumentString<AgreementsOfTeamQuery, AgreementsOfTeamQueryVariables>;
export const AcceptAgreementDocument = new TypedDocumentString(`
    mutation AcceptAgreement($input: AcceptAgreementInput!) {
  __typename
  acceptAgreement(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<AcceptAgreementMutation, AcceptAgreementMutationVariables>;
export const CreateTeamDocument = new TypedDocumentString(`
    mutation CreateTeam($input: CreateTeamInput!) {
  __typename
  createTeam(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<CreateTeamMutation, CreateTeamMutationVariables>;
export const TodayRevenueDocument = new TypedDocumentString(`
    query TodayRevenue($where: OrderWhere!) {
  __typename
  byDay: ordersAggregate(where: $where, groupBy: [{key: DATE_PAID, by: DAY}]) {
    __typename
    keys {
      __typename
      datePaid
    }
    count
    sum {
      __typename
      netRevenue
    }
  }
}
    `) as unknown as TypedDocumentString<TodayRevenueQuery, TodayRevenueQueryVariables>;
export const TodayRevenueBeforeDocument = new TypedDocumentString(`
    query TodayRevenueBefore($where: OrderWhere!) {
  __typename
  before: ordersAggregate(where: $where) {
    __typename
    count
    sum {
      __typename
      netRevenue
    }
  }
}
    `) as unknown as TypedDocumentString<TodayRevenueBeforeQuery, TodayRevenueBeforeQueryVariables>;
export const TodayOrdersDocument = new TypedDocumentString(`
    query TodayOrders($team: TeamWhere) {
  __typename
  unpaid: orders(
    first: 1
    where: {status: {eq: CREATED}, team: $team}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      createdAt
    }
  }
  swaps(
    first: 1
    where: {status: {eq: PENDING_CLIENT}, team: $team}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      createdAt
    }
  }
  refunds: orderItems(
    first: 1
    where: {refundRequired: {eq: true}, team: $team}
    orderBy: {field: UPDATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      updatedAt
    }
  }
}
    `) as unknown as TypedDocumentString<TodayOrdersQuery, TodayOrdersQueryVariables>;
export const TodayArticlesDocument = new TypedDocumentString(`
    query TodayArticles($team: TeamWhere) {
  __typename
  waiting: articlesAggregate(
    where: {waitingFor: {isNull: false}}
    groupBy: [{key: WAITING_FOR}]
  ) {
    __typename
    keys {
      __typename
      waitingFor
    }
    count
    min {
      __typename
      statusSince
    }
  }
  overdue: articlesAggregate(
    where: {overdue: true}
    groupBy: [{key: WAITING_FOR}]
  ) {
    __typename
    keys {
      __typename
      waitingFor
    }
    count
  }
  next: articles(
    first: 8
    where: {waitingFor: {isNull: false}, team: $team}
    orderBy: {field: EXPECTED_COMPLETION_DATE, direction: ASC}
  ) {
    __typename
    nodes {
      __typename
      id
      name
      waitingFor
      waitingSince
      dueAt
      status {
        __typename
        id
        prefix
        name
        color
      }
      team {
        __typename
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TodayArticlesQuery, TodayArticlesQueryVariables>;
export const TodayStatusesDocument = new TypedDocumentString(`
    query TodayStatuses {
  __typename
  byStatus: articlesAggregate(groupBy: [{key: STATUS}]) {
    __typename
    keys {
      __typename
      status
    }
    count
  }
}
    `) as unknown as TypedDocumentString<TodayStatusesQuery, TodayStatusesQueryVariables>;
export const TodayChecksDocument = new TypedDocumentString(`
    query TodayChecks($isTest: Boolean) {
  __typename
  checks: complianceChecks(
    first: 1
    where: {status: {eq: PENDING}, checkType: {eq: MANUAL}, isTest: $isTest}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<TodayChecksQuery, TodayChecksQueryVariables>;
export const TodaySettlementDocument = new TypedDocumentString(`
    query TodaySettlement {
  __typename
  unsettled: orderItems(
    first: 1
    where: {isPublisherPaid: {eq: false}, isPaidByPayouts: false, isRefunded: {eq: false}, team: {isTest: {eq: false}}, article: {status: {prefix: {eq: "published"}}}}
    orderBy: {field: UPDATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      article {
        __typename
        id
        publishedAt
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TodaySettlementQuery, TodaySettlementQueryVariables>;
export const TodayWebhooksDocument = new TypedDocumentString(`
    query TodayWebhooks($team: TeamWhere) {
  __typename
  failing: webhookEndpoints(
    first: 5
    where: {failingSince: {isNull: false}, team: $team}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      url
      failingSince
    }
  }
}
    `) as unknown as TypedDocumentString<TodayWebhooksQuery, TodayWebhooksQueryVariables>;
export const TodayEmailsDocument = new TypedDocumentString(`
    query TodayEmails($isTest: Boolean) {
  __typename
  failed: emails(
    first: 1
    where: {status: {eq: FAILED}, isTest: $isTest}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<TodayEmailsQuery, TodayEmailsQueryVariables>;
export const TodayPublishingDocument = new TypedDocumentString(`
    query TodayPublishing {
  __typename
  applications: publisherApplications(
    first: 1
    where: {status: {eq: PENDING}}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      createdAt
    }
  }
  submitted: outlets(
    first: 1
    show: ALL
    where: {status: {eq: PENDING_REVIEW}, publisherId: {isNull: false}, isTest: {eq: false}}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      createdAt
    }
  }
  declined: placements(
    first: 1
    where: {status: {eq: DECLINED}, withdrawnAt: {isNull: true}, team: {isTest: {eq: false}}}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      declinedAt
    }
  }
  overdue: placements(
    first: 1
    where: {status: {eq: OFFERED}, withdrawnAt: {isNull: true}, overdueAt: {isNull: false}, team: {isTest: {eq: false}}}
    orderBy: {field: ACCEPT_BY, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      acceptBy
    }
  }
  lost: placements(
    first: 1
    where: {linkStatus: {eq: LOST}, withdrawnAt: {isNull: true}, team: {isTest: {eq: false}}}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      linkLostAt
    }
  }
  unpaid: payouts(
    first: 1
    where: {status: {eq: PENDING}, team: {isTest: {eq: false}}}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      createdAt
    }
  }
}
    `) as unknown as TypedDocumentString<TodayPublishingQuery, TodayPublishingQueryVariables>;
export const TeamArticlesDocument = new TypedDocumentString(`
    query TeamArticles {
  __typename
  waiting: articles(
    first: 8
    where: {waitingFor: {eq: TEAM}}
    orderBy: {field: EXPECTED_COMPLETION_DATE, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      ...TeamArticle
    }
  }
  late: articles(
    first: 6
    where: {overdue: true, waitingFor: {in: [OPERATOR, WRITER]}}
    orderBy: {field: EXPECTED_COMPLETION_DATE, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      ...TeamArticle
    }
  }
  allLate: articles(first: 1, where: {overdue: true}) {
    __typename
    totalCount
  }
  open: articles(first: 1, where: {waitingFor: {isNull: false}}) {
    __typename
    totalCount
  }
  published: articles(
    first: 6
    where: {status: {prefix: {eq: "published"}}}
    orderBy: {field: UPDATED_AT, direction: DESC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      name
      liveUrl
      publishedAt
      product {
        __typename
        id
        name
        outlet {
          __typename
          id
          name
        }
      }
    }
  }
}
    fragment TeamArticle on Article {
  __typename
  id
  name
  dueAt
  waitingFor
  status {
    __typename
    id
    prefix
    name
    color
  }
  product {
    __typename
    id
    outlet {
      __typename
      id
      name
    }
  }
}`) as unknown as TypedDocumentString<TeamArticlesQuery, TeamArticlesQueryVariables>;
export const TeamOrdersDocument = new TypedDocumentString(`
    query TeamOrders {
  __typename
  unpaid: orders(
    first: 5
    where: {status: {eq: CREATED}, OR: [{approvalStatus: {isNull: true}}, {approvalStatus: {eq: APPROVED}}]}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      referenceNumber
      total
      createdAt
      profile {
        __typename
        id
        name
      }
    }
  }
  swaps(
    first: 5
    where: {status: {eq: PENDING_CLIENT}}
    orderBy: {field: CREATED_AT, direction: ASC}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      fromName
      toName
      priceDifference
      createdAt
      order {
        __typename
        id
        referenceNumber
      }
    }
  }
}
    `) as unknown as TypedDocumentString<TeamOrdersQuery, TeamOrdersQueryVariables>;
