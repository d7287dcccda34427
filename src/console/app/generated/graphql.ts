/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The signature under an agreement. */
export type AcceptAgreementInput = {
  /** Whether the signer confirms the authority to sign for the team. */
  authorityConfirmed?: boolean;
  /** E-mail address of the signer. */
  signerEmail: string;
  /** Name of the signer, 1 to 255 characters. */
  signerName: string;
  /** Id of the version, which must be in force. */
  templateId: string;
};

/** The swap to move. */
export type AcceptSwapInput = {
  /** Id of the swap. */
  swapId: string;
};

/** A version of an agreement. */
export type ActivateAgreementTemplateInput = {
  /** Id of the version. */
  agreementTemplateId: string;
};

/** Something an operator found. */
export type AddComplianceIssueInput = {
  /** Number of characters of the text before it. */
  charPosition?: number | null | undefined;
  /** Id of the check. */
  complianceCheckId: string;
  /** What is wrong, up to 10,000 characters. */
  description?: string | null | undefined;
  /** What is wrong. */
  issueType: ComplianceIssueType;
  /** The line of the text it begins in, from 1. */
  lineNumber?: number | null | undefined;
  /** Where, for people, up to 500 characters. */
  location?: string | null | undefined;
  /** The words it is about, up to 10,000 characters. */
  originalText?: string | null | undefined;
  /** How grave it is. */
  severity: ComplianceSeverity;
  /** What to do about it, up to 10,000 characters. */
  suggestion?: string | null | undefined;
  /** In a few words, 1 to 500 characters. */
  title: string;
};

/** A user who is to belong to a team. */
export type AddTeamMemberInput = {
  /** Id of the team. */
  teamId: string;
  /** Id of the user. */
  userId: string;
};

/** Conditions on how many related AgreementAcceptance records there are. */
export type AgreementAcceptanceAggregateCondition = {
  count: CountFilter;
  where?: AgreementAcceptanceWhere | null | undefined;
};

/** Order of AgreementAcceptance records; equal ones are ordered by id. */
export type AgreementAcceptanceOrder = {
  direction: OrderDirection;
  field: AgreementAcceptanceOrderField;
};

/** What AgreementAcceptance records can be sorted by. */
export type AgreementAcceptanceOrderField =
  /** By when it was created. */
  | 'CREATED_AT';

/** Conditions on the related AgreementAcceptance records; all that are given must hold. */
export type AgreementAcceptanceRelationFilter = {
  aggregate?: AgreementAcceptanceAggregateCondition | null | undefined;
  every?: AgreementAcceptanceWhere | null | undefined;
  none?: AgreementAcceptanceWhere | null | undefined;
  some?: AgreementAcceptanceWhere | null | undefined;
};

/** Conditions on AgreementAcceptance records; all that are given must hold. */
export type AgreementAcceptanceWhere = {
  AND?: Array<AgreementAcceptanceWhere> | null | undefined;
  NOT?: Array<AgreementAcceptanceWhere> | null | undefined;
  OR?: Array<AgreementAcceptanceWhere> | null | undefined;
  acceptedAt?: DateTimeFilter | null | undefined;
  /** The user who accepted. */
  acceptedBy?: UserWhere | null | undefined;
  acceptedByUserId?: UuidFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  /** Words of the signer's name or e-mail address, of the agreement's name or of the team's, without case. */
  search?: string | null | undefined;
  signerEmail?: StringFilter | null | undefined;
  signerName?: StringFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  template?: AgreementTemplateWhere | null | undefined;
  templateId?: UuidFilter | null | undefined;
};

/** Whom an agreement binds. */
export type AgreementScope =
  /** Teams that order. */
  | 'CLIENT'
  /** Teams that publish. */
  | 'PUBLISHER';

/** Conditions on a AgreementScope; all that are given must hold. */
export type AgreementScopeFilter = {
  eq?: AgreementScope | null | undefined;
  in?: Array<AgreementScope> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: AgreementScope | null | undefined;
  notIn?: Array<AgreementScope> | null | undefined;
};

/** Order of AgreementTemplate records; equal ones are ordered by id. */
export type AgreementTemplateOrder = {
  direction: OrderDirection;
  field: AgreementTemplateOrderField;
};

/** What AgreementTemplate records can be sorted by. */
export type AgreementTemplateOrderField =
  /** By when it was created. */
  | 'CREATED_AT'
  /** By name for programs. */
  | 'KEY';

/** Conditions on AgreementTemplate records; all that are given must hold. */
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
  /** Words of its name or heading, without case. */
  search?: string | null | undefined;
  version?: IntFilter | null | undefined;
};

/** A column of ApiToken records that others are compared with. */
export type ApiTokenColumn =
  | 'CREATED_AT'
  | 'EXPIRES_AT'
  | 'LAST_USED_AT'
  | 'REVOKED_AT';

/** A column of ApiToken records compared with others; all that are given must hold. */
export type ApiTokenComparison = {
  eq?: ApiTokenColumn | null | undefined;
  field: ApiTokenColumn;
  gt?: ApiTokenColumn | null | undefined;
  gte?: ApiTokenColumn | null | undefined;
  lt?: ApiTokenColumn | null | undefined;
  lte?: ApiTokenColumn | null | undefined;
  ne?: ApiTokenColumn | null | undefined;
};

/** Order of ApiToken records; equal ones are ordered by id. */
export type ApiTokenOrder = {
  direction: OrderDirection;
  field: ApiTokenOrderField;
};

/** What ApiToken records can be sorted by. */
export type ApiTokenOrderField =
  /** By when it was created. */
  | 'CREATED_AT'
  /** By name. */
  | 'NAME';

/** Conditions on ApiToken records; all that are given must hold. */
export type ApiTokenWhere = {
  AND?: Array<ApiTokenWhere> | null | undefined;
  NOT?: Array<ApiTokenWhere> | null | undefined;
  OR?: Array<ApiTokenWhere> | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<ApiTokenComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  expiresAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  isSession?: BooleanFilter | null | undefined;
  lastUsedAt?: DateTimeFilter | null | undefined;
  lineageId?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
  revokedAt?: DateTimeFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  type?: TokenTypeFilter | null | undefined;
  userId?: UuidFilter | null | undefined;
};

/** A preview whose file is to be imported. */
export type ApplyImportInput = {
  /** Id of the import. */
  catalogueImportId: string;
  /** Imports the good rows though others have faults; else none. */
  partial?: boolean;
};

/** The approval of a brief. */
export type ApproveBriefInput = {
  /** Id of the article. */
  articleId: string;
};

/** The approval of a draft. */
export type ApproveDraftInput = {
  /** Id of the article. */
  articleId: string;
  /** Address of the shared document with the draft, http or https, when it is to be saved too. Anyone with the link should be able to edit it. */
  draftSharedDocUrl?: string | null | undefined;
};

/** The end of a campaign. */
export type ArchiveCampaignInput = {
  /** Id of the campaign. */
  campaignId: string;
};

/** The end of a comment. */
export type ArchiveCommentInput = {
  /** Id of the article that it must be a comment of, when given. */
  articleId?: string | null | undefined;
  /** Reference of the comment. */
  reference: string;
};

/** A channel to delete softly. */
export type ArchiveOutletChannelInput = {
  /** Id of the channel. */
  outletChannelId: string;
};

/** A outlet to delete softly. */
export type ArchiveOutletInput = {
  /** Id of the outlet. */
  outletId: string;
};

/** An inquiry that is done with. */
export type ArchiveOutletInquiryInput = {
  /** Id of the inquiry. */
  outletInquiryId: string;
};

/** A product to delete softly. */
export type ArchiveProductInput = {
  /** Id of the product. */
  productId: string;
};

/** The end of a profile. */
export type ArchiveProfileInput = {
  /** Id of the profile. */
  profileId: string;
};

/** A tag to delete softly. */
export type ArchiveTagInput = {
  /** Id of the tag. */
  tagId: string;
};

/** A team whose work here ends. */
export type ArchiveTeamInput = {
  /** Id of the team. */
  teamId: string;
};

/** Conditions on how many related Article records there are. */
export type ArticleAggregateCondition = {
  count: CountFilter;
  where?: ArticleWhere | null | undefined;
};

/** A column of Article records that others are compared with. */
export type ArticleColumn =
  | 'CREATED_AT'
  | 'EXPECTED_COMPLETION_DATE'
  | 'PUBLISHED_AT'
  | 'UPDATED_AT';

/** A column of Article records compared with others; all that are given must hold. */
export type ArticleComparison = {
  eq?: ArticleColumn | null | undefined;
  field: ArticleColumn;
  gt?: ArticleColumn | null | undefined;
  gte?: ArticleColumn | null | undefined;
  lt?: ArticleColumn | null | undefined;
  lte?: ArticleColumn | null | undefined;
  ne?: ArticleColumn | null | undefined;
};

/** Conditions on ArticleContentStatus records; all that are given must hold. */
export type ArticleContentStatusWhere = {
  AND?: Array<ArticleContentStatusWhere> | null | undefined;
  NOT?: Array<ArticleContentStatusWhere> | null | undefined;
  OR?: Array<ArticleContentStatusWhere> | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
  prefix?: StringFilter | null | undefined;
  sequence?: IntFilter | null | undefined;
};

/** A mutation that moves an article in the workflow. */
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

/** Order of Article records; equal ones are ordered by id. */
export type ArticleOrder = {
  direction: OrderDirection;
  field: ArticleOrderField;
};

/** What Article records can be sorted by. */
export type ArticleOrderField =
  /** By when it was created. */
  | 'CREATED_AT'
  /** By when it is expected to be published. */
  | 'EXPECTED_COMPLETION_DATE'
  /** By name. */
  | 'NAME'
  /** By when it was last changed. */
  | 'UPDATED_AT';

/** Conditions on the related Article records; all that are given must hold. */
export type ArticleRelationFilter = {
  aggregate?: ArticleAggregateCondition | null | undefined;
  every?: ArticleWhere | null | undefined;
  none?: ArticleWhere | null | undefined;
  some?: ArticleWhere | null | undefined;
};

/** Conditions on how many related ArticleStatusChange records there are. */
export type ArticleStatusChangeAggregateCondition = {
  count: CountFilter;
  where?: ArticleStatusChangeWhere | null | undefined;
};

/** Conditions on the related ArticleStatusChange records; all that are given must hold. */
export type ArticleStatusChangeRelationFilter = {
  aggregate?: ArticleStatusChangeAggregateCondition | null | undefined;
  every?: ArticleStatusChangeWhere | null | undefined;
  none?: ArticleStatusChangeWhere | null | undefined;
  some?: ArticleStatusChangeWhere | null | undefined;
};

/** Conditions on ArticleStatusChange records; all that are given must hold. */
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
  /** Id of the team. */
  teamId?: UuidFilter | null | undefined;
};

/** Conditions on Article records; all that are given must hold. */
export type ArticleWhere = {
  AND?: Array<ArticleWhere> | null | undefined;
  NOT?: Array<ArticleWhere> | null | undefined;
  OR?: Array<ArticleWhere> | null | undefined;
  campaign?: CampaignWhere | null | undefined;
  campaignId?: UuidFilter | null | undefined;
  comments?: CommentRelationFilter | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<ArticleComparison> | null | undefined;
  complianceChecks?: ComplianceCheckRelationFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  expectedCompletionDate?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  liveUrl?: StringFilter | null | undefined;
  name?: StringFilter | null | undefined;
  orderItem?: OrderItemWhere | null | undefined;
  orderItemId?: UuidFilter | null | undefined;
  /** The outlet it is published by. */
  outlet?: OutletWhere | null | undefined;
  /** Whether somebody has to act for it although the date on which it was expected is past. */
  overdue?: boolean | null | undefined;
  product?: ProductWhere | null | undefined;
  productId?: UuidFilter | null | undefined;
  profile?: ProfileWhere | null | undefined;
  profileId?: UuidFilter | null | undefined;
  publishedAt?: DateTimeFilter | null | undefined;
  status?: ArticleContentStatusWhere | null | undefined;
  statusChanges?: ArticleStatusChangeRelationFilter | null | undefined;
  supportAgent?: UserWhere | null | undefined;
  /** Id of who looks after it. */
  supportAgentId?: UuidFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  /** Who has to act for it to go on. */
  waitingFor?: PartyFilter | null | undefined;
  writer?: UserWhere | null | undefined;
  /** Id of who writes it. */
  writerId?: UuidFilter | null | undefined;
};

/** What was bought for a campaign. */
export type AssignOrderItemsInput = {
  /** Id of the campaign. */
  campaignId: string;
  /** Ids of order items of the campaign's profile, 1 to 100. */
  orderItemIds: Array<string>;
};

/** What AuditEntries can be grouped by. */
export type AuditEntriesAggregateKey =
  /** What it was. */
  | 'ACTION'
  /** First and last name of who made it. */
  | 'ACTOR'
  /** Id of who made it. */
  | 'ACTOR_ID'
  /** When it was created. */
  | 'CREATED_AT'
  /** Name of the table. */
  | 'ENTITY'
  /** Id of the record. */
  | 'ENTITY_ID'
  /** Name of the team, which others may have too. */
  | 'TEAM'
  /** Id of the team. */
  | 'TEAM_ID';

/** Order of AuditEntry records; equal ones are ordered by id. */
export type AuditEntryOrder = {
  direction: OrderDirection;
  field: AuditEntryOrderField;
};

/** What AuditEntry records can be sorted by. */
export type AuditEntryOrderField =
  /** By when it was made. */
  | 'CREATED_AT';

/** Conditions on AuditEntry records; all that are given must hold. */
export type AuditEntryWhere = {
  AND?: Array<AuditEntryWhere> | null | undefined;
  NOT?: Array<AuditEntryWhere> | null | undefined;
  OR?: Array<AuditEntryWhere> | null | undefined;
  action?: StringFilter | null | undefined;
  actor?: UserWhere | null | undefined;
  /** Who made it. */
  actorId?: UuidFilter | null | undefined;
  changedFields?: StringListFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  entity?: StringFilter | null | undefined;
  entityId?: UuidFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  requestId?: StringFilter | null | undefined;
  /** Words of the action, the name of the record and the fields that changed, without case. */
  search?: string | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
};

/** A user to block. */
export type BlockUserInput = {
  /** When the block ends by itself; for good when absent. */
  until?: string | null | undefined;
  /** Id of the user. */
  userId: string;
};

/** Conditions on a yes or no. */
export type BooleanFilter = {
  /** Is this value. */
  eq?: boolean | null | undefined;
};

/** Conditions on how many related Campaign records there are. */
export type CampaignAggregateCondition = {
  count: CountFilter;
  where?: CampaignWhere | null | undefined;
};

/** A column of Campaign records that others are compared with. */
export type CampaignColumn =
  | 'CREATED_AT'
  | 'UPDATED_AT';

/** A column of Campaign records compared with others; all that are given must hold. */
export type CampaignComparison = {
  eq?: CampaignColumn | null | undefined;
  field: CampaignColumn;
  gt?: CampaignColumn | null | undefined;
  gte?: CampaignColumn | null | undefined;
  lt?: CampaignColumn | null | undefined;
  lte?: CampaignColumn | null | undefined;
  ne?: CampaignColumn | null | undefined;
};

/** Order of Campaign records; equal ones are ordered by id. */
export type CampaignOrder = {
  direction: OrderDirection;
  field: CampaignOrderField;
};

/** What Campaign records can be sorted by. */
export type CampaignOrderField =
  /** By when it was created. */
  | 'CREATED_AT'
  /** By name. */
  | 'NAME'
  /** By when it was last changed. */
  | 'UPDATED_AT';

/** Conditions on the related Campaign records; all that are given must hold. */
export type CampaignRelationFilter = {
  aggregate?: CampaignAggregateCondition | null | undefined;
  every?: CampaignWhere | null | undefined;
  none?: CampaignWhere | null | undefined;
  some?: CampaignWhere | null | undefined;
};

/** Conditions on Campaign records; all that are given must hold. */
export type CampaignWhere = {
  AND?: Array<CampaignWhere> | null | undefined;
  NOT?: Array<CampaignWhere> | null | undefined;
  OR?: Array<CampaignWhere> | null | undefined;
  articles?: ArticleRelationFilter | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<CampaignComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  description?: StringFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
  orderItems?: OrderItemRelationFilter | null | undefined;
  profile?: ProfileWhere | null | undefined;
  profileId?: UuidFilter | null | undefined;
  reference?: StringFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

/** The end of an order. */
export type CancelOrderInput = {
  /** Id of the order. */
  orderId: string;
};

/** The swap to move. */
export type CancelSwapInput = {
  /** Id of the swap. */
  swapId: string;
};

/** What a row of a catalogue file is about. */
export type CatalogueEntity =
  /** An outlet. */
  | 'OUTLET'
  /** A product. */
  | 'PRODUCT';

/** What a catalogue file is. */
export type CatalogueFileFormat =
  /** CSV with a header. */
  | 'CSV'
  /** A JSON object on each line. */
  | 'JSONL';

/** A column of CatalogueImport records that others are compared with. */
export type CatalogueImportColumn =
  | 'COMPLETED_AT'
  | 'CREATED_AT';

/** A column of CatalogueImport records compared with others; all that are given must hold. */
export type CatalogueImportComparison = {
  eq?: CatalogueImportColumn | null | undefined;
  field: CatalogueImportColumn;
  gt?: CatalogueImportColumn | null | undefined;
  gte?: CatalogueImportColumn | null | undefined;
  lt?: CatalogueImportColumn | null | undefined;
  lte?: CatalogueImportColumn | null | undefined;
  ne?: CatalogueImportColumn | null | undefined;
};

/** Order of CatalogueImport records; equal ones are ordered by id. */
export type CatalogueImportOrder = {
  direction: OrderDirection;
  field: CatalogueImportOrderField;
};

/** What CatalogueImport records can be sorted by. */
export type CatalogueImportOrderField =
  /** By when it was created. */
  | 'CREATED_AT';

/** How far an import is. */
export type CatalogueImportStatus =
  /** What the file says is in the catalogue. */
  | 'APPLIED'
  /** Nothing was changed, for a reason that is not in the file. */
  | 'FAILED'
  /** It waits for its turn. */
  | 'PENDING'
  /** Nothing was changed, and what would change is known; it can be applied for 7 days. */
  | 'PREVIEWED'
  /** Nothing was changed, since the file has faults. */
  | 'REFUSED'
  /** It is under way. */
  | 'RUNNING';

/** Conditions on a CatalogueImportStatus; all that are given must hold. */
export type CatalogueImportStatusFilter = {
  eq?: CatalogueImportStatus | null | undefined;
  in?: Array<CatalogueImportStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: CatalogueImportStatus | null | undefined;
  notIn?: Array<CatalogueImportStatus> | null | undefined;
};

/** Conditions on CatalogueImport records; all that are given must hold. */
export type CatalogueImportWhere = {
  AND?: Array<CatalogueImportWhere> | null | undefined;
  NOT?: Array<CatalogueImportWhere> | null | undefined;
  OR?: Array<CatalogueImportWhere> | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<CatalogueImportComparison> | null | undefined;
  completedAt?: DateTimeFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  createdById?: UuidFilter | null | undefined;
  fileName?: StringFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  status?: CatalogueImportStatusFilter | null | undefined;
};

/** Another account owner of a team. */
export type ChangeTeamOwnerInput = {
  /** Id of the team. */
  teamId: string;
  /** Id of the member who becomes the owner. */
  userId: string;
};

/** Where a placement appears. */
export type ChannelType =
  /** An Instagram account. */
  | 'INSTAGRAM'
  /** A LinkedIn page. */
  | 'LINKEDIN'
  /** A newsletter. */
  | 'NEWSLETTER'
  /** Something else. */
  | 'OTHER'
  /** A podcast. */
  | 'PODCAST'
  /** A TikTok account. */
  | 'TIKTOK'
  /** An account on X, once Twitter. */
  | 'TWITTER_X'
  /** The web site. */
  | 'WEBSITE'
  /** A YouTube channel. */
  | 'YOUTUBE';

/** Conditions on a list of ChannelType; all that are given must hold. */
export type ChannelTypeListFilter = {
  has?: ChannelType | null | undefined;
  hasEvery?: Array<ChannelType> | null | undefined;
  hasSome?: Array<ChannelType> | null | undefined;
};

/** Conditions on how many related Comment records there are. */
export type CommentAggregateCondition = {
  count: CountFilter;
  where?: CommentWhere | null | undefined;
};

/** A column of Comment records that others are compared with. */
export type CommentColumn =
  | 'CREATED_AT'
  | 'DELETED_AT'
  | 'UPDATED_AT';

/** A column of Comment records compared with others; all that are given must hold. */
export type CommentComparison = {
  eq?: CommentColumn | null | undefined;
  field: CommentColumn;
  gt?: CommentColumn | null | undefined;
  gte?: CommentColumn | null | undefined;
  lt?: CommentColumn | null | undefined;
  lte?: CommentColumn | null | undefined;
  ne?: CommentColumn | null | undefined;
};

/** Order of Comment records; equal ones are ordered by id. */
export type CommentOrder = {
  direction: OrderDirection;
  field: CommentOrderField;
};

/** What Comment records can be sorted by. */
export type CommentOrderField =
  /** By when it was created. */
  | 'CREATED_AT'
  /** By when it was last changed. */
  | 'UPDATED_AT';

/** Conditions on the related Comment records; all that are given must hold. */
export type CommentRelationFilter = {
  aggregate?: CommentAggregateCondition | null | undefined;
  every?: CommentWhere | null | undefined;
  none?: CommentWhere | null | undefined;
  some?: CommentWhere | null | undefined;
};

/** Who sees a comment. */
export type CommentVisibility =
  /** Operators only. */
  | 'INTERNAL'
  /** The article's team and operators. */
  | 'TEAM';

/** Conditions on a CommentVisibility; all that are given must hold. */
export type CommentVisibilityFilter = {
  eq?: CommentVisibility | null | undefined;
  in?: Array<CommentVisibility> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: CommentVisibility | null | undefined;
  notIn?: Array<CommentVisibility> | null | undefined;
};

/** Conditions on Comment records; all that are given must hold. */
export type CommentWhere = {
  AND?: Array<CommentWhere> | null | undefined;
  NOT?: Array<CommentWhere> | null | undefined;
  OR?: Array<CommentWhere> | null | undefined;
  article?: ArticleWhere | null | undefined;
  articleId?: UuidFilter | null | undefined;
  /** Name of the author. */
  authorName?: StringFilter | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<CommentComparison> | null | undefined;
  content?: StringFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  deletedAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  /** Id of the root it replies to; null for roots. */
  parentId?: UuidFilter | null | undefined;
  reference?: StringFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  visibility?: CommentVisibilityFilter | null | undefined;
};

/** Where a referrer's commission stands. */
export type CommissionStatus =
  /** Nobody referred the buyer. */
  | 'NOT_APPLICABLE'
  /** Paid. */
  | 'PAID'
  /** To be paid. */
  | 'PENDING';

/** Conditions on a CommissionStatus; all that are given must hold. */
export type CommissionStatusFilter = {
  eq?: CommissionStatus | null | undefined;
  in?: Array<CommissionStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: CommissionStatus | null | undefined;
  notIn?: Array<CommissionStatus> | null | undefined;
};

/** The end of a compliance check. */
export type CompleteComplianceCheckInput = {
  /** How much of the text seems to be written by a machine, in percent, 0 to 100, at most two decimals. */
  aiDetectionPercentage?: number | null | undefined;
  /** Id of the check. */
  complianceCheckId: string;
};

/** Conditions on how many related ComplianceCheck records there are. */
export type ComplianceCheckAggregateCondition = {
  count: CountFilter;
  where?: ComplianceCheckWhere | null | undefined;
};

/** A column of ComplianceCheck records that others are compared with. */
export type ComplianceCheckColumn =
  | 'COMPLETED_AT'
  | 'COMPLIANCE_SCORE'
  | 'CREATED_AT'
  | 'CRITICAL_ISSUES_COUNT'
  | 'TOTAL_ISSUES_COUNT'
  | 'UPDATED_AT'
  | 'WARNING_ISSUES_COUNT';

/** A column of ComplianceCheck records compared with others; all that are given must hold. */
export type ComplianceCheckComparison = {
  eq?: ComplianceCheckColumn | null | undefined;
  field: ComplianceCheckColumn;
  gt?: ComplianceCheckColumn | null | undefined;
  gte?: ComplianceCheckColumn | null | undefined;
  lt?: ComplianceCheckColumn | null | undefined;
  lte?: ComplianceCheckColumn | null | undefined;
  ne?: ComplianceCheckColumn | null | undefined;
};

/** Order of ComplianceCheck records; equal ones are ordered by id. */
export type ComplianceCheckOrder = {
  direction: OrderDirection;
  field: ComplianceCheckOrderField;
};

/** What ComplianceCheck records can be sorted by. */
export type ComplianceCheckOrderField =
  /** By score. */
  | 'COMPLIANCE_SCORE'
  /** By when it was created. */
  | 'CREATED_AT'
  /** By number of issues. */
  | 'TOTAL_ISSUES_COUNT'
  /** By when it was last changed. */
  | 'UPDATED_AT';

/** Conditions on the related ComplianceCheck records; all that are given must hold. */
export type ComplianceCheckRelationFilter = {
  aggregate?: ComplianceCheckAggregateCondition | null | undefined;
  every?: ComplianceCheckWhere | null | undefined;
  none?: ComplianceCheckWhere | null | undefined;
  some?: ComplianceCheckWhere | null | undefined;
};

/** Where a compliance check stands. */
export type ComplianceCheckStatus =
  /** Was done: the score says how well. */
  | 'COMPLETED'
  /** Could not be done: the error message says why. */
  | 'FAILED'
  /** Is being done. */
  | 'IN_PROGRESS'
  /** Waits to be begun. */
  | 'PENDING';

/** Conditions on a ComplianceCheckStatus; all that are given must hold. */
export type ComplianceCheckStatusFilter = {
  eq?: ComplianceCheckStatus | null | undefined;
  in?: Array<ComplianceCheckStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: ComplianceCheckStatus | null | undefined;
  notIn?: Array<ComplianceCheckStatus> | null | undefined;
};

/** Who does a compliance check. */
export type ComplianceCheckType =
  /** The server, by fixed rules. */
  | 'AUTOMATIC'
  /** An operator. */
  | 'MANUAL';

/** Conditions on a ComplianceCheckType; all that are given must hold. */
export type ComplianceCheckTypeFilter = {
  eq?: ComplianceCheckType | null | undefined;
  in?: Array<ComplianceCheckType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: ComplianceCheckType | null | undefined;
  notIn?: Array<ComplianceCheckType> | null | undefined;
};

/** Conditions on ComplianceCheck records; all that are given must hold. */
export type ComplianceCheckWhere = {
  AND?: Array<ComplianceCheckWhere> | null | undefined;
  NOT?: Array<ComplianceCheckWhere> | null | undefined;
  OR?: Array<ComplianceCheckWhere> | null | undefined;
  article?: ArticleWhere | null | undefined;
  articleId?: UuidFilter | null | undefined;
  checkType?: ComplianceCheckTypeFilter | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<ComplianceCheckComparison> | null | undefined;
  completedAt?: DateTimeFilter | null | undefined;
  complianceScore?: IntFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  criticalIssuesCount?: IntFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  initiatedBy?: UserWhere | null | undefined;
  initiatedById?: UuidFilter | null | undefined;
  issues?: ComplianceIssueRelationFilter | null | undefined;
  /** Words of the article's name, without case. */
  search?: string | null | undefined;
  status?: ComplianceCheckStatusFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  totalIssuesCount?: IntFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  warningIssuesCount?: IntFilter | null | undefined;
};

/** Conditions on how many related ComplianceIssue records there are. */
export type ComplianceIssueAggregateCondition = {
  count: CountFilter;
  where?: ComplianceIssueWhere | null | undefined;
};

/** Conditions on the related ComplianceIssue records; all that are given must hold. */
export type ComplianceIssueRelationFilter = {
  aggregate?: ComplianceIssueAggregateCondition | null | undefined;
  every?: ComplianceIssueWhere | null | undefined;
  none?: ComplianceIssueWhere | null | undefined;
  some?: ComplianceIssueWhere | null | undefined;
};

/** What is wrong with a text. The automatic check finds all but two of them. */
export type ComplianceIssueType =
  /** Reads as if a machine wrote it; found by operators. */
  | 'AI_GENERATED'
  /** Superlatives, guarantees and words of praise. */
  | 'EXAGGERATED_LANGUAGE'
  /** Is not true; found by operators. */
  | 'FACTUAL_ERROR'
  /** Spacing, punctuation, capitals, placeholders, long paragraphs, no headings. */
  | 'FORMATTING_ISSUE'
  /** A figure that neither links to a source nor names one. */
  | 'MISSING_SOURCE'
  /** Calls to action and sales talk. */
  | 'PROMOTIONAL_CONTENT'
  /** Calls on studies, experts or what everybody knows, and names none of them. */
  | 'UNVERIFIED_CLAIM';

/** Conditions on a ComplianceIssueType; all that are given must hold. */
export type ComplianceIssueTypeFilter = {
  eq?: ComplianceIssueType | null | undefined;
  in?: Array<ComplianceIssueType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: ComplianceIssueType | null | undefined;
  notIn?: Array<ComplianceIssueType> | null | undefined;
};

/** Conditions on ComplianceIssue records; all that are given must hold. */
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

/** How grave an issue is, and what it takes off the score of 100. */
export type ComplianceSeverity =
  /** Must not be published; takes 20. */
  | 'CRITICAL'
  /** For your information; takes nothing. */
  | 'INFO'
  /** Would be better otherwise; takes 1. */
  | 'SUGGESTION'
  /** Should be changed; takes 5. */
  | 'WARNING';

/** Conditions on a ComplianceSeverity; all that are given must hold. */
export type ComplianceSeverityFilter = {
  eq?: ComplianceSeverity | null | undefined;
  in?: Array<ComplianceSeverity> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: ComplianceSeverity | null | undefined;
  notIn?: Array<ComplianceSeverity> | null | undefined;
};

/** What puts right a status that was set by mistake. */
export type CorrectArticleStatusInput = {
  /** Id of the article. */
  articleId: string;
  /** What went wrong, for the team to read in the notes, 1 to 2,000 characters. */
  reason: string;
  /** The right status by its prefix: pending-content-brief, brief-ready-for-review, brief-update-requested, pending-draft, draft-ready-for-review, draft-update-requested, request-revision, pending-publishing, needs-info, action-required, rejected. */
  status: string;
};

/** Conditions on how many there are; all that are given must hold. */
export type CountFilter = {
  /** Is this number. */
  eq?: number | null | undefined;
  /** Is greater. */
  gt?: number | null | undefined;
  /** Is greater or equal. */
  gte?: number | null | undefined;
  /** Is less. */
  lt?: number | null | undefined;
  /** Is less or equal. */
  lte?: number | null | undefined;
};

/** The next version of an agreement. */
export type CreateAgreementTemplateInput = {
  /** What the signer ticks. */
  acceptanceLabel: string;
  /** The text, as Markdown, up to 200,000 characters; no more in its paragraphs and tables than a page can show. */
  contentMarkdown: string;
  /** Name for programs, the same for all versions: lower-case words and hyphens. */
  key: string;
  /** Name for people. */
  name: string;
  /** Whether the signer has to confirm the authority to sign. */
  requiresAuthorityConfirmation?: boolean;
  /** Whether only the account owner may accept it. */
  requiresTeamOwner?: boolean;
  /** Whom it binds. */
  scope: AgreementScope;
  /** Heading. */
  title: string;
};

/** A new token of a team. */
export type CreateApiTokenInput = {
  /** When it ends; never when absent. A team token that ends must say when, and not after itself. */
  expiresAt?: string | null | undefined;
  /** Its name, 1 to 255 characters on one line. */
  name: string;
  /** Its scopes: at least one for CUSTOM, none for FULL_ACCESS; READ_ONLY keeps the reading ones, all of them when none is given. */
  scopes?: Array<Scope> | null | undefined;
  /** The team it is for; a team token's own when absent, required for operators. */
  teamId?: string | null | undefined;
  /** What it may do. */
  type: TokenType;
  /** The member of the team it acts as, for operators to choose; the account owner when absent. */
  userId?: string | null | undefined;
};

/** A new campaign with its questionnaire. */
export type CreateCampaignInput = {
  /** What it is about, at most 10,000 characters. */
  description?: string | null | undefined;
  /** Key of an uploaded file of the team with more of it. */
  fileKey?: string | null | undefined;
  /** Words the articles are to be found by, at most 10,000 characters. */
  keywords?: string | null | undefined;
  /** Its name, 1 to 255 characters on one line. */
  name: string;
  /** What it is to reach, 1 to 10,000 characters. */
  objectives: string;
  /** Id of the profile it is for; the campaign belongs to its team. */
  profileId: string;
  /** Whom the articles are for, at most 10,000 characters. */
  targetAudience?: string | null | undefined;
  /** How the articles are to sound, at most 10,000 characters. */
  tone?: string | null | undefined;
  /** Texts to write like, or their addresses, at most 10,000 characters. */
  writingSamples?: string | null | undefined;
};

/** A new comment on an article. */
export type CreateCommentInput = {
  /** Id of the article. */
  articleId: string;
  /** E-mail address of the author. */
  authorEmail?: string | null | undefined;
  /** Who the author is to the integration, 1 to 255 characters; kept for audit only. */
  authorExternalId?: string | null | undefined;
  /** Name of the author, 1 to 200 characters. */
  authorName: string;
  /** What it says, 1 to 10,000 characters without the white space around it. */
  content: string;
  /** Reference of the root comment it replies to; none for a root. */
  parentReference?: string | null | undefined;
  /** Who sees it: TEAM when absent, or for a reply its root's. INTERNAL is for operators. */
  visibility?: CommentVisibility | null | undefined;
};

/** A new token of an operator. */
export type CreateOperatorTokenInput = {
  /** E-mail address of the operator, who is made when there is none of it; the caller when absent. */
  email?: string | null | undefined;
  /** When it ends; never when absent. */
  expiresAt?: string | null | undefined;
  /** Its name, 1 to 255 characters on one line; also that of a user who is made. */
  name: string;
  /** What it may do; FULL_ACCESS when absent. */
  type?: OperatorTokenType | null | undefined;
};

/** A placement to suggest. */
export type CreateOpportunityInput = {
  /** Whom it reaches, 1 to 10,000 characters. */
  audience?: string | null | undefined;
  /** Tags of its readers, at most 100 of 1 to 255 characters. */
  audienceTags?: Array<string> | null | undefined;
  /** The campaign it would be part of. */
  campaignId?: string | null | undefined;
  /** Its category, 1 to 10,000 characters. */
  category?: string | null | undefined;
  /** Where the placement appears, 1 to 10,000 characters. */
  channel?: string | null | undefined;
  /** What it is about, 1 to 10,000 characters. */
  description?: string | null | undefined;
  /** How many people it may reach. */
  estimatedReach?: number | null | undefined;
  /** When its time is over, still to come; never if absent. */
  expiresAt?: string | null | undefined;
  /** The form of the placement, 1 to 10,000 characters. */
  format?: string | null | undefined;
  /** What it would cost, in US dollars. */
  price?: number | null | undefined;
  /** The product it suggests. */
  productId?: string | null | undefined;
  /** The profile it is for. */
  profileId: string;
  /** What it is to reach, 1 to 10,000 characters. */
  purpose?: string | null | undefined;
  /** Why it suits the profile, 1 to 10,000 characters. */
  relevanceReason?: string | null | undefined;
  /** How well it suits, the higher the better. */
  score?: number | null | undefined;
  /** Its heading, 1 to 10,000 characters. */
  title: string;
  /** Its type, 1 to 10,000 characters. */
  type?: string | null | undefined;
};

/** A new channel. */
export type CreateOutletChannelInput = {
  /** Name of the account. */
  channelHandle?: string | null | undefined;
  /** Where placements appear. */
  channelType: ChannelType;
  /** Address of the channel. */
  channelUrl?: string | null | undefined;
  /** Id of the disclaimer on paid placements. */
  disclaimerId?: string | null | undefined;
  /** How many such links a placement may have. */
  doFollowLinksAllowed?: string | null | undefined;
  /** Domain authority, 0 to 100. */
  domainAuthority?: number | null | undefined;
  /** Domain ranking, 0 to 100. */
  domainRanking?: number | null | undefined;
  /** Whether its links pass authority on. */
  isDoFollow?: boolean | null | undefined;
  /** Id of its outlet. */
  outletId: string;
  /** In what form they appear. */
  placementType?: PlacementType | null | undefined;
  /** Place among the channels of its outlet, from 0. */
  position?: number | null | undefined;
  /** Addresses of further accounts. */
  socialLinks?: Array<string> | null | undefined;
};

/** A new outlet. */
export type CreateOutletInput = {
  /** Id of its category. */
  categoryId?: string | null | undefined;
  /** Its city. */
  city?: string | null | undefined;
  /** Full name of its country, or Global, which has no state and no city. */
  country?: string | null | undefined;
  /** What it is about. */
  description?: string | null | undefined;
  /** Whether search engines index its placements. */
  isIndexed?: boolean | null | undefined;
  /** Address of its logo. */
  logo?: string | null | undefined;
  /** Name of the publication, 1 to 255 characters. */
  name: string;
  /** Full name of its state or region. */
  state?: string | null | undefined;
  /** Where it stands; DRAFT when absent. */
  status?: OutletStatus | null | undefined;
  /** Ids of its tags, at most 100, in place of those it has. */
  tagIds?: Array<string> | null | undefined;
  /** Address of its web site. */
  websiteUrl?: string | null | undefined;
};

/** A new product. */
export type CreateProductInput = {
  /** Whether it can be bought; true when absent. */
  active?: boolean | null | undefined;
  /** The outlet's channels it includes, at most 100, the listing's first, in place of those it has. */
  channelIds?: Array<string> | null | undefined;
  /** What the buyer gets. */
  description?: string | null | undefined;
  /** Addresses of earlier placements. */
  exampleLinks?: Array<string> | null | undefined;
  /** Address of a picture of an earlier placement. */
  exampleScreenshot?: string | null | undefined;
  /** Address of a picture. */
  image?: string | null | undefined;
  /** What the placement costs the marketplace, in US dollars. */
  internalCost?: number | null | undefined;
  /** Whether the marketplace puts it forward. */
  isFeatured?: boolean | null | undefined;
  /** Address of its logo. */
  logo?: string | null | undefined;
  /** Days until publication, at the most. */
  maxDeliveryDays: number;
  /** Days until publication, at the least. */
  minDeliveryDays: number;
  /** Its name, 1 to 255 characters. */
  name: string;
  /** Id of its outlet. */
  outletId: string;
  /** Its prices, one for each tier, in place of those it has. */
  prices?: Array<PriceInput> | null | undefined;
  /** What the outlet asks of the text. */
  requirements?: string | null | undefined;
  /** What resellers pay, in US dollars. */
  resellerPrice?: number | null | undefined;
  /** Prefix of its type. */
  type: ProductKind;
};

/** A new profile. What is absent is empty. */
export type CreateProfileInput = {
  /** Id of its tone and voice in the system that has it, or null. */
  brandToneAndVoiceId?: string | null | undefined;
  /** Address of its shared folder, http or https, or null. */
  googleDriveLink?: string | null | undefined;
  /** Its topics, each the UUID of a TOPIC tag or a name of your own. */
  industry?: Array<string>;
  /** What it has achieved. */
  keyAchievements?: Array<string>;
  /** Name in the register of companies, 1 to 255 characters on one line, or null. */
  legalCompanyName?: string | null | undefined;
  /** Where it is at home, 1 to 255 characters on one line, or null. */
  location?: string | null | undefined;
  /** Address of its logo, http or https, or null. */
  logo?: string | null | undefined;
  /** Name of the company or brand: 1 to 255 characters on one line. */
  name: string;
  /** What it is and does. */
  overview?: string;
  /** What it wants from placements, such as BRAND_AWARENESS; at most 100. */
  primaryGoals?: Array<string> | null | undefined;
  /** What it sells. */
  productsAndServices?: string;
  /** Whom it speaks to, each the UUID of an AUDIENCE tag or a name of your own. */
  targetAudience?: Array<string>;
  /** The team it is for; a team token's own when absent, required for operators. */
  teamId?: string | null | undefined;
  /** What it stands for; COMPANY at first. */
  type?: ProfileType | null | undefined;
  /** What sets it apart. */
  uniqueValuePropositions?: Array<string>;
  /** Address of its web site, http or https, or empty. */
  websiteUrl?: string;
  /** Texts that show how it writes, at most 20,000 characters, or null. */
  writingSamples?: string | null | undefined;
};

/** A new group of synonyms. */
export type CreateSearchSynonymInput = {
  /** 2 to 20 words or phrases, each with 1 to 60 characters and at most 4 words. They are stored in lower case, with single spaces and without repetitions. A term can be in one group only. */
  terms: Array<string>;
};

/** A new tag. */
export type CreateTagInput = {
  /** What it speaks of. */
  category: TagCategory;
  /** The label, unique within its category. */
  name: string;
};

/** A new team. */
export type CreateTeamInput = {
  /** E-mail address its invoices go to. */
  billingEmail?: string | null | undefined;
  /** E-mail address it is reached at. */
  contactEmail?: string | null | undefined;
  /** Its name, 1 to 255 characters on one line. */
  name: string;
  /** E-mail address of the account owner; a user is made when there is none of it. */
  ownerEmail?: string | null | undefined;
  /** First and last name of an account owner who is made. */
  ownerName?: string | null | undefined;
  /** Whether it sees prices of all tiers. */
  proPricingEnabled?: boolean;
};

/** A new user. */
export type CreateUserInput = {
  /** Id of the contact in the system for customer relations, 1 to 255 characters, or null. */
  crmContactId?: string | null | undefined;
  /** E-mail address, unique without case. */
  email: string;
  /** Whether the address is the user's own; false when absent and the address is a new one. */
  emailVerified?: boolean | null | undefined;
  /** First name, 1 to 255 characters on one line. */
  firstName: string;
  /** Last name, up to 255 characters on one line, or "". */
  lastName?: string | null | undefined;
  /** IANA name of the time zone, such as Europe/Berlin, or null. */
  timezone?: string | null | undefined;
  /** Id of the kind of customer, or null. */
  userAccountTypeId?: string | null | undefined;
  /** Id of the role, or null. */
  userRoleId?: string | null | undefined;
};

/** A new webhook endpoint. */
export type CreateWebhookEndpointInput = {
  /** What it is for, at most 1,000 characters. */
  description?: string | null | undefined;
  /** Whether events are delivered to it; true when absent. */
  enabled?: boolean | null | undefined;
  /** The team it is for; a team token's own when absent, required for operators. */
  teamId?: string | null | undefined;
  /** What it asks for, at least one of `article.status_changed`, `comment.created`, `comment.updated`, `comment.archived`, `comment.*`. */
  topics: Array<WebhookTopic>;
  /** Where events are posted to: an https:// URL of at most 2,048 characters. */
  url: string;
};

/** Where a credit comes from. */
export type CreditType =
  /** Given on top of another credit. */
  | 'BONUS'
  /** Paid in. */
  | 'FUNDED'
  /** Given by an operator. */
  | 'MANUAL'
  /** Given in a promotion. */
  | 'PROMOTIONAL'
  /** Given for a recommendation. */
  | 'REFERRAL'
  /** Refunded for something bought. */
  | 'REFUND';

/** Conditions on a CreditType; all that are given must hold. */
export type CreditTypeFilter = {
  eq?: CreditType | null | undefined;
  in?: Array<CreditType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: CreditType | null | undefined;
  notIn?: Array<CreditType> | null | undefined;
};

/** Conditions on a moment; all that are given must hold. */
export type DateTimeFilter = {
  /** Is this moment. */
  eq?: string | null | undefined;
  /** Is later. */
  gt?: string | null | undefined;
  /** Is later or the same. */
  gte?: string | null | undefined;
  /** Is absent (true) or present (false). */
  isNull?: boolean | null | undefined;
  /** Is earlier. */
  lt?: string | null | undefined;
  /** Is earlier or the same. */
  lte?: string | null | undefined;
};

/** A group of synonyms to delete. */
export type DeleteSearchSynonymInput = {
  /** Id of the group of synonyms. */
  searchSynonymId: string;
};

/** The end of an endpoint. */
export type DeleteWebhookEndpointInput = {
  /** Id of the endpoint. */
  webhookEndpointId: string;
};

/** What an event is about: `type` of what webhook endpoints are sent, in upper case. */
export type EventTopic =
  /** Events of `article.status_changed`. */
  | 'ARTICLE_STATUS_CHANGED'
  /** Events of `comment.archived`. */
  | 'COMMENT_ARCHIVED'
  /** Events of `comment.created`. */
  | 'COMMENT_CREATED'
  /** Events of `comment.updated`. */
  | 'COMMENT_UPDATED'
  /** Events of `webhook.test`. */
  | 'WEBHOOK_TEST';

/** Conditions on a EventTopic; all that are given must hold. */
export type EventTopicFilter = {
  eq?: EventTopic | null | undefined;
  in?: Array<EventTopic> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: EventTopic | null | undefined;
  notIn?: Array<EventTopic> | null | undefined;
};

/** The end of a compliance check that could not be done. */
export type FailComplianceCheckInput = {
  /** Id of the check. */
  complianceCheckId: string;
  /** Why, for the team to read, 1 to 10,000 characters. */
  errorMessage: string;
};

/** A credit for a team. */
export type GrantCreditInput = {
  /** How much, in US dollars: more than 0. */
  amount: number;
  /** Where it comes from. */
  creditType?: CreditType;
  /** Until when it can be spent; for ever when absent. */
  expiresAt?: string | null | undefined;
  /** Why. */
  reason?: string | null | undefined;
  /** Id of the team. */
  teamId: string;
};

/** A catalogue file to import. */
export type ImportCatalogueInput = {
  /** The file, CSV or JSONL, of at most 256 MB. */
  file: Blob;
  /** What it is; by the extension of its name when absent. */
  format?: CatalogueFileFormat | null | undefined;
  /** Imports the good rows though others have faults; else none. */
  partial?: boolean;
  /** Changes nothing, and tells what would change; applyImport then does it. */
  preview?: boolean;
};

/** Conditions on a whole number; all that are given must hold. */
export type IntFilter = {
  /** Is this number. */
  eq?: number | null | undefined;
  /** Is greater. */
  gt?: number | null | undefined;
  /** Is greater or equal. */
  gte?: number | null | undefined;
  /** Is one of these numbers. */
  in?: Array<number> | null | undefined;
  /** Is absent (true) or present (false). */
  isNull?: boolean | null | undefined;
  /** Is less. */
  lt?: number | null | undefined;
  /** Is less or equal. */
  lte?: number | null | undefined;
  /** Is another number. */
  ne?: number | null | undefined;
};

/** Somebody who is to belong to a team. */
export type InviteTeamMemberInput = {
  /** The address to invite. */
  email: string;
  /** In which language the mail is; absent: in that of the user, else English. */
  language?: Language | null | undefined;
  /** To which team; a team token's own when absent, required for operators. */
  teamId?: string | null | undefined;
};

/** Conditions on how many related Invoice records there are. */
export type InvoiceAggregateCondition = {
  count: CountFilter;
  where?: InvoiceWhere | null | undefined;
};

/** A column of Invoice records that others are compared with. */
export type InvoiceColumn =
  | 'CREATED_AT'
  | 'ISSUED_AT'
  | 'TOTAL';

/** A column of Invoice records compared with others; all that are given must hold. */
export type InvoiceComparison = {
  eq?: InvoiceColumn | null | undefined;
  field: InvoiceColumn;
  gt?: InvoiceColumn | null | undefined;
  gte?: InvoiceColumn | null | undefined;
  lt?: InvoiceColumn | null | undefined;
  lte?: InvoiceColumn | null | undefined;
  ne?: InvoiceColumn | null | undefined;
};

/** Order of Invoice records; equal ones are ordered by id. */
export type InvoiceOrder = {
  direction: OrderDirection;
  field: InvoiceOrderField;
};

/** What Invoice records can be sorted by. */
export type InvoiceOrderField =
  /** By when it was created. */
  | 'CREATED_AT'
  /** By when it was issued. */
  | 'ISSUED_AT';

/** Conditions on the related Invoice records; all that are given must hold. */
export type InvoiceRelationFilter = {
  aggregate?: InvoiceAggregateCondition | null | undefined;
  every?: InvoiceWhere | null | undefined;
  none?: InvoiceWhere | null | undefined;
  some?: InvoiceWhere | null | undefined;
};

/** Whether an invoice document holds. */
export type InvoiceStatus =
  /** It holds. */
  | 'ISSUED'
  /** Another one has taken its place. */
  | 'SUPERSEDED';

/** Conditions on a InvoiceStatus; all that are given must hold. */
export type InvoiceStatusFilter = {
  eq?: InvoiceStatus | null | undefined;
  in?: Array<InvoiceStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: InvoiceStatus | null | undefined;
  notIn?: Array<InvoiceStatus> | null | undefined;
};

/** What an invoice document does. */
export type InvoiceType =
  /** Takes back another document or part of it. */
  | 'CREDIT_NOTE'
  /** Asks for, or confirms, a payment. */
  | 'INVOICE';

/** Conditions on a InvoiceType; all that are given must hold. */
export type InvoiceTypeFilter = {
  eq?: InvoiceType | null | undefined;
  in?: Array<InvoiceType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: InvoiceType | null | undefined;
  notIn?: Array<InvoiceType> | null | undefined;
};

/** Conditions on Invoice records; all that are given must hold. */
export type InvoiceWhere = {
  AND?: Array<InvoiceWhere> | null | undefined;
  NOT?: Array<InvoiceWhere> | null | undefined;
  OR?: Array<InvoiceWhere> | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<InvoiceComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  issuedAt?: DateTimeFilter | null | undefined;
  order?: OrderWhere | null | undefined;
  orderId?: UuidFilter | null | undefined;
  referenceNumber?: StringFilter | null | undefined;
  /** Words of its number, of its order's number or of its buyer's name or e-mail address, without case. */
  search?: string | null | undefined;
  status?: InvoiceStatusFilter | null | undefined;
  swap?: SwapWhere | null | undefined;
  swapId?: UuidFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  total?: MoneyFilter | null | undefined;
  type?: InvoiceTypeFilter | null | undefined;
};

/** A language in which mail is written. */
export type Language =
  /** German. */
  | 'DE'
  /** English. */
  | 'EN';

/** A column of LedgerEntry records that others are compared with. */
export type LedgerEntryColumn =
  | 'AMOUNT'
  | 'CREATED_AT'
  | 'EXPIRES_AT';

/** A column of LedgerEntry records compared with others; all that are given must hold. */
export type LedgerEntryComparison = {
  eq?: LedgerEntryColumn | null | undefined;
  field: LedgerEntryColumn;
  gt?: LedgerEntryColumn | null | undefined;
  gte?: LedgerEntryColumn | null | undefined;
  lt?: LedgerEntryColumn | null | undefined;
  lte?: LedgerEntryColumn | null | undefined;
  ne?: LedgerEntryColumn | null | undefined;
};

/** Order of LedgerEntry records; equal ones are ordered by id. */
export type LedgerEntryOrder = {
  direction: OrderDirection;
  field: LedgerEntryOrderField;
};

/** What LedgerEntry records can be sorted by. */
export type LedgerEntryOrderField =
  /** By when it was written. */
  | 'CREATED_AT';

/** Conditions on LedgerEntry records; all that are given must hold. */
export type LedgerEntryWhere = {
  AND?: Array<LedgerEntryWhere> | null | undefined;
  NOT?: Array<LedgerEntryWhere> | null | undefined;
  OR?: Array<LedgerEntryWhere> | null | undefined;
  amount?: MoneyFilter | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<LedgerEntryComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  creditType?: CreditTypeFilter | null | undefined;
  expiresAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  order?: OrderWhere | null | undefined;
  orderId?: UuidFilter | null | undefined;
  /** Words of why it was written, of its order's number or of its team's name, without case. */
  search?: string | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  transactionId?: UuidFilter | null | undefined;
  type?: LedgerTypeFilter | null | undefined;
};

/** Whether credits come or go. */
export type LedgerType =
  /** Adds to the balance. */
  | 'CREDIT'
  /** Takes from the balance. */
  | 'DEBIT';

/** Conditions on a LedgerType; all that are given must hold. */
export type LedgerTypeFilter = {
  eq?: LedgerType | null | undefined;
  in?: Array<LedgerType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: LedgerType | null | undefined;
  notIn?: Array<LedgerType> | null | undefined;
};

/** A column of Listing records that others are compared with. */
export type ListingColumn =
  | 'CREATED_AT'
  | 'DOMAIN_AUTHORITY'
  | 'DOMAIN_RANKING'
  | 'MAX_DELIVERY_DAYS'
  | 'POPULARITY';

/** A column of Listing records compared with others; all that are given must hold. */
export type ListingComparison = {
  eq?: ListingColumn | null | undefined;
  field: ListingColumn;
  gt?: ListingColumn | null | undefined;
  gte?: ListingColumn | null | undefined;
  lt?: ListingColumn | null | undefined;
  lte?: ListingColumn | null | undefined;
  ne?: ListingColumn | null | undefined;
};

/** Order of Listing records; equal ones are ordered by id. */
export type ListingOrder = {
  direction: OrderDirection;
  field: ListingOrderField;
};

/** What Listing records can be sorted by. */
export type ListingOrderField =
  /** By when the product was created. */
  | 'CREATED_AT'
  /** By domain authority of the first channel. */
  | 'DOMAIN_AUTHORITY'
  /** By domain ranking of the first channel. */
  | 'DOMAIN_RANKING'
  /** By name of the product. */
  | 'NAME'
  /** By units in paid orders of the last 90 days. */
  | 'POPULARITY'
  /** By the lowest price the caller sees. */
  | 'PRICE';

/** What a list of listings shows. */
export type ListingShow =
  /** Listings whatever the status of their outlet, add-ons among them; archived ones with `includeArchived` alone. */
  | 'ALL'
  /** Listings on sale that are no add-ons. */
  | 'ON_SALE'
  /** Listings on sale, add-ons among them. */
  | 'ON_SALE_AND_ADD_ONS';

/** The field of a listing that has the text of a suggestion. */
export type ListingSuggestionKind =
  /** Category of the outlet. */
  | 'CATEGORY'
  /** Name of the outlet. */
  | 'OUTLET'
  /** Name of the product. */
  | 'PRODUCT'
  /** A tag of the outlet. */
  | 'TAG';

/** Conditions on Listing records; all that are given must hold. */
export type ListingWhere = {
  AND?: Array<ListingWhere> | null | undefined;
  NOT?: Array<ListingWhere> | null | undefined;
  OR?: Array<ListingWhere> | null | undefined;
  /** Whether links of at least one of its channels pass authority on. */
  anyDoFollow?: BooleanFilter | null | undefined;
  /** Full name of the outlet's country, compared exactly, with case. Global outlets match too. */
  availableIn?: string | null | undefined;
  /** Types of all its channels. */
  channelTypes?: ChannelTypeListFilter | null | undefined;
  city?: StringFilter | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<ListingComparison> | null | undefined;
  country?: StringFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** The product was created in the last so many days. */
  createdWithinDays?: number | null | undefined;
  /** Ids of the disclaimers of all its channels. */
  disclaimerIds?: UuidListFilter | null | undefined;
  /** Names of the disclaimers of all its channels, compared exactly, with case. */
  disclaimerNames?: StringListFilter | null | undefined;
  domainAuthority?: IntFilter | null | undefined;
  domainRanking?: IntFilter | null | undefined;
  /** Id of the listing. */
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
  /** Placement types of all its channels. */
  placementTypes?: PlacementTypeListFilter | null | undefined;
  popularity?: IntFilter | null | undefined;
  /** Lowest price the caller sees, in US dollars. */
  price?: MoneyFilter | null | undefined;
  product?: ProductWhere | null | undefined;
  productId?: UuidFilter | null | undefined;
  productType?: ProductKindFilter | null | undefined;
  /** Words to search for, at most 10: in the names of product and outlet, the host of its website, its tags and its category. A listing has all of them, in any order. The last word may be the beginning of one; words of 5 letters may have one typo, words of 9 two; accents and case do not matter, and synonyms are found. Without `orderBy`, the most relevant come first. Blank text is ignored. */
  q?: string | null | undefined;
  /** Product or outlet name contains this text, without case. */
  search?: string | null | undefined;
  state?: StringFilter | null | undefined;
  /** Where the outlet stands. */
  status?: OutletStatusFilter | null | undefined;
  /** Names of the outlet's tags, compared exactly, with case. */
  tags?: StringListFilter | null | undefined;
};

/** What a mail tells of. */
export type MailKind =
  /** An article is published, at which address: to the team. */
  | 'ARTICLE_PUBLISHED'
  /** A brief is ready: to operators. */
  | 'BRIEF_READY'
  /** Articles need a brief: to the team. */
  | 'BRIEF_WANTED'
  /** A draft is to be reviewed: to the team. */
  | 'DRAFT_READY'
  /** An article waits for an answer: to the team. */
  | 'INFO_WANTED'
  /** An order was cancelled since nobody paid it in time: to the team. */
  | 'ORDER_ENDED'
  /** An order, or the time to pay it, ends within two days: to the team. */
  | 'ORDER_ENDING'
  /** Somebody asks about an outlet: to operators. */
  | 'OUTLET_INQUIRY'
  /** A payment has come: to whoever paid. It is no notice and cannot be ended. */
  | 'RECEIPT'
  /** Money was refunded: to whoever paid. It is no notice and cannot be ended. */
  | 'REFUND'
  /** A link to sign in to the console: to who asked for it. It cannot be ended. */
  | 'SIGN_IN'
  /** A swap is proposed: to the team. */
  | 'SWAP_PROPOSED'
  /** Somebody is invited to a team: to the address that is invited. It cannot be ended. */
  | 'TEAM_INVITATION'
  /** An order or a swap will be paid by transfer: to operators. */
  | 'TRANSFER_EXPECTED'
  /** A webhook endpoint fails for an hour, or was disabled for it: to operators. */
  | 'WEBHOOK_FAILING';

/** Conditions on a MailKind; all that are given must hold. */
export type MailKindFilter = {
  eq?: MailKind | null | undefined;
  in?: Array<MailKind> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: MailKind | null | undefined;
  notIn?: Array<MailKind> | null | undefined;
};

/** Order of Mail records; equal ones are ordered by id. */
export type MailOrder = {
  direction: OrderDirection;
  field: MailOrderField;
};

/** What Mail records can be sorted by. */
export type MailOrderField =
  /** By when it was written. */
  | 'CREATED_AT';

/** How far a mail is. */
export type MailStatus =
  /** It was given up: the mail server refused it, or took no mail for three days. */
  | 'FAILED'
  /** It is still to be sent, for the first time or again. */
  | 'PENDING'
  /** The mail server has taken it. */
  | 'SENT';

/** Conditions on a MailStatus; all that are given must hold. */
export type MailStatusFilter = {
  eq?: MailStatus | null | undefined;
  in?: Array<MailStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: MailStatus | null | undefined;
  notIn?: Array<MailStatus> | null | undefined;
};

/** Conditions on Mail records; all that are given must hold. */
export type MailWhere = {
  AND?: Array<MailWhere> | null | undefined;
  NOT?: Array<MailWhere> | null | undefined;
  OR?: Array<MailWhere> | null | undefined;
  address?: StringFilter | null | undefined;
  attemptCount?: IntFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  entity?: StringFilter | null | undefined;
  entityId?: UuidFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  kind?: MailKindFilter | null | undefined;
  resendOfId?: UuidFilter | null | undefined;
  /** Words of the name of the user or the team it goes to, and for operators of its address and subject, without case. */
  search?: string | null | undefined;
  status?: MailStatusFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  userId?: UuidFilter | null | undefined;
};

/** The payment of an order, as the bank tells of it. */
export type MarkOrderPaidInput = {
  /** How much came: refused when it is not what is to be paid. Not compared if absent. */
  amount?: number | null | undefined;
  /** When the money came; now if absent, not in the future, and not before the day of the order. */
  date?: string | null | undefined;
  /** Id of the order. */
  orderId: string;
  /** What names the transfer at the bank, up to 255 characters. */
  reference?: string | null | undefined;
};

/** The swap to move. */
export type MarkSwapPaidInput = {
  /** Id of the swap. */
  swapId: string;
};

/** Conditions on an amount of US dollars in major units; all that are given must hold. */
export type MoneyFilter = {
  /** Is this amount. */
  eq?: number | null | undefined;
  /** Is greater. */
  gt?: number | null | undefined;
  /** Is greater or equal. */
  gte?: number | null | undefined;
  /** Is absent (true) or present (false). */
  isNull?: boolean | null | undefined;
  /** Is less. */
  lt?: number | null | undefined;
  /** Is less or equal. */
  lte?: number | null | undefined;
};

/** A column of OperatorToken records that others are compared with. */
export type OperatorTokenColumn =
  | 'CREATED_AT'
  | 'EXPIRES_AT'
  | 'LAST_USED_AT'
  | 'REVOKED_AT';

/** A column of OperatorToken records compared with others; all that are given must hold. */
export type OperatorTokenComparison = {
  eq?: OperatorTokenColumn | null | undefined;
  field: OperatorTokenColumn;
  gt?: OperatorTokenColumn | null | undefined;
  gte?: OperatorTokenColumn | null | undefined;
  lt?: OperatorTokenColumn | null | undefined;
  lte?: OperatorTokenColumn | null | undefined;
  ne?: OperatorTokenColumn | null | undefined;
};

/** Order of OperatorToken records; equal ones are ordered by id. */
export type OperatorTokenOrder = {
  direction: OrderDirection;
  field: OperatorTokenOrderField;
};

/** What OperatorToken records can be sorted by. */
export type OperatorTokenOrderField =
  /** By when it was created. */
  | 'CREATED_AT';

/** What an operator's token may do. */
export type OperatorTokenType =
  /** See and change what all teams have. */
  | 'FULL_ACCESS'
  /** See it, and change nothing. */
  | 'READ_ONLY';

/** Conditions on a OperatorTokenType; all that are given must hold. */
export type OperatorTokenTypeFilter = {
  eq?: OperatorTokenType | null | undefined;
  in?: Array<OperatorTokenType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: OperatorTokenType | null | undefined;
  notIn?: Array<OperatorTokenType> | null | undefined;
};

/** Conditions on OperatorToken records; all that are given must hold. */
export type OperatorTokenWhere = {
  AND?: Array<OperatorTokenWhere> | null | undefined;
  NOT?: Array<OperatorTokenWhere> | null | undefined;
  OR?: Array<OperatorTokenWhere> | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<OperatorTokenComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  expiresAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  lastUsedAt?: DateTimeFilter | null | undefined;
  lineageId?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
  revokedAt?: DateTimeFilter | null | undefined;
  /** What it may do. */
  type?: OperatorTokenTypeFilter | null | undefined;
  /** The operator it acts as. */
  userId?: UuidFilter | null | undefined;
};

/** A column of Opportunity records that others are compared with. */
export type OpportunityColumn =
  | 'CREATED_AT'
  | 'EXPIRES_AT'
  | 'PRICE';

/** A column of Opportunity records compared with others; all that are given must hold. */
export type OpportunityComparison = {
  eq?: OpportunityColumn | null | undefined;
  field: OpportunityColumn;
  gt?: OpportunityColumn | null | undefined;
  gte?: OpportunityColumn | null | undefined;
  lt?: OpportunityColumn | null | undefined;
  lte?: OpportunityColumn | null | undefined;
  ne?: OpportunityColumn | null | undefined;
};

/** Conditions on how many related OpportunityInteraction records there are. */
export type OpportunityInteractionAggregateCondition = {
  count: CountFilter;
  where?: OpportunityInteractionWhere | null | undefined;
};

/** Conditions on the related OpportunityInteraction records; all that are given must hold. */
export type OpportunityInteractionRelationFilter = {
  aggregate?: OpportunityInteractionAggregateCondition | null | undefined;
  every?: OpportunityInteractionWhere | null | undefined;
  none?: OpportunityInteractionWhere | null | undefined;
  some?: OpportunityInteractionWhere | null | undefined;
};

/** What a team does with an opportunity. */
export type OpportunityInteractionType =
  /** Opened it. */
  | 'CLICK'
  /** Took it. */
  | 'COMPLETE'
  /** Does not want it. */
  | 'DISMISS'
  /** Said what it thinks of it. */
  | 'FEEDBACK'
  /** Saw it. */
  | 'VIEW';

/** Conditions on a OpportunityInteractionType; all that are given must hold. */
export type OpportunityInteractionTypeFilter = {
  eq?: OpportunityInteractionType | null | undefined;
  in?: Array<OpportunityInteractionType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: OpportunityInteractionType | null | undefined;
  notIn?: Array<OpportunityInteractionType> | null | undefined;
};

/** Conditions on OpportunityInteraction records; all that are given must hold. */
export type OpportunityInteractionWhere = {
  AND?: Array<OpportunityInteractionWhere> | null | undefined;
  NOT?: Array<OpportunityInteractionWhere> | null | undefined;
  OR?: Array<OpportunityInteractionWhere> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  rating?: IntFilter | null | undefined;
  reason?: OpportunityReasonFilter | null | undefined;
  type?: OpportunityInteractionTypeFilter | null | undefined;
};

/** Order of Opportunity records; equal ones are ordered by id. */
export type OpportunityOrder = {
  direction: OrderDirection;
  field: OpportunityOrderField;
};

/** What Opportunity records can be sorted by. */
export type OpportunityOrderField =
  /** By when it was created. */
  | 'CREATED_AT'
  /** By how well it suits. */
  | 'SCORE';

/** Why a team does not want an opportunity. */
export type OpportunityReason =
  /** Has been written about already. */
  | 'ALREADY_COVERED'
  /** Another form would be better. */
  | 'DIFFERENT_FORMAT'
  /** Has nothing to do with the profile. */
  | 'NOT_RELEVANT'
  /** Something else. */
  | 'OTHER'
  /** The outlet is not good enough. */
  | 'QUALITY'
  /** Not at this time. */
  | 'TIMING'
  /** Costs too much. */
  | 'TOO_EXPENSIVE'
  /** Reaches the wrong readers. */
  | 'WRONG_AUDIENCE';

/** Conditions on a OpportunityReason; all that are given must hold. */
export type OpportunityReasonFilter = {
  eq?: OpportunityReason | null | undefined;
  in?: Array<OpportunityReason> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: OpportunityReason | null | undefined;
  notIn?: Array<OpportunityReason> | null | undefined;
};

/** Where an opportunity stands. */
export type OpportunityStatus =
  /** On offer. */
  | 'ACTIVE'
  /** The team took it. */
  | 'COMPLETED'
  /** The team does not want it. */
  | 'DISMISSED'
  /** Its time is over. */
  | 'EXPIRED';

/** Conditions on a OpportunityStatus; all that are given must hold. */
export type OpportunityStatusFilter = {
  eq?: OpportunityStatus | null | undefined;
  in?: Array<OpportunityStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: OpportunityStatus | null | undefined;
  notIn?: Array<OpportunityStatus> | null | undefined;
};

/** Conditions on Opportunity records; all that are given must hold. */
export type OpportunityWhere = {
  AND?: Array<OpportunityWhere> | null | undefined;
  NOT?: Array<OpportunityWhere> | null | undefined;
  OR?: Array<OpportunityWhere> | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
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

/** Conditions on how many related Order records there are. */
export type OrderAggregateCondition = {
  count: CountFilter;
  where?: OrderWhere | null | undefined;
};

/** A column of Order records that others are compared with. */
export type OrderColumn =
  | 'CREATED_AT'
  | 'DATE_PAID'
  | 'TOTAL'
  | 'UPDATED_AT';

/** A column of Order records compared with others; all that are given must hold. */
export type OrderComparison = {
  eq?: OrderColumn | null | undefined;
  field: OrderColumn;
  gt?: OrderColumn | null | undefined;
  gte?: OrderColumn | null | undefined;
  lt?: OrderColumn | null | undefined;
  lte?: OrderColumn | null | undefined;
  ne?: OrderColumn | null | undefined;
};

/** Direction of an order. Nulls come last in both. */
export type OrderDirection =
  /** Smallest, earliest or first in the alphabet first. */
  | 'ASC'
  /** Largest, latest or last in the alphabet first. */
  | 'DESC';

/** Conditions on how many related OrderItem records there are. */
export type OrderItemAggregateCondition = {
  count: CountFilter;
  where?: OrderItemWhere | null | undefined;
};

/** A column of OrderItem records that others are compared with. */
export type OrderItemColumn =
  | 'CREATED_AT'
  | 'SALE_PRICE'
  | 'UPDATED_AT';

/** A column of OrderItem records compared with others; all that are given must hold. */
export type OrderItemComparison = {
  eq?: OrderItemColumn | null | undefined;
  field: OrderItemColumn;
  gt?: OrderItemColumn | null | undefined;
  gte?: OrderItemColumn | null | undefined;
  lt?: OrderItemColumn | null | undefined;
  lte?: OrderItemColumn | null | undefined;
  ne?: OrderItemColumn | null | undefined;
};

/** Order of OrderItem records; equal ones are ordered by id. */
export type OrderItemOrder = {
  direction: OrderDirection;
  field: OrderItemOrderField;
};

/** What OrderItem records can be sorted by. */
export type OrderItemOrderField =
  /** By when it was created. */
  | 'CREATED_AT'
  /** By when it was last changed. */
  | 'UPDATED_AT';

/** Conditions on the related OrderItem records; all that are given must hold. */
export type OrderItemRelationFilter = {
  aggregate?: OrderItemAggregateCondition | null | undefined;
  every?: OrderItemWhere | null | undefined;
  none?: OrderItemWhere | null | undefined;
  some?: OrderItemWhere | null | undefined;
};

/** Conditions on OrderItem records; all that are given must hold. */
export type OrderItemWhere = {
  AND?: Array<OrderItemWhere> | null | undefined;
  NOT?: Array<OrderItemWhere> | null | undefined;
  OR?: Array<OrderItemWhere> | null | undefined;
  article?: ArticleWhere | null | undefined;
  campaign?: CampaignWhere | null | undefined;
  campaignId?: UuidFilter | null | undefined;
  commissionStatus?: CommissionStatusFilter | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<OrderItemComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  isAccountingCompleted?: BooleanFilter | null | undefined;
  /** Whether it comes in addition to another item. */
  isAddOn?: boolean | null | undefined;
  isPublisherPaid?: BooleanFilter | null | undefined;
  isRefunded?: BooleanFilter | null | undefined;
  isResellerPaid?: BooleanFilter | null | undefined;
  order?: OrderWhere | null | undefined;
  orderId?: UuidFilter | null | undefined;
  /** The outlet of its product. */
  outlet?: OutletWhere | null | undefined;
  product?: ProductWhere | null | undefined;
  productId?: UuidFilter | null | undefined;
  /** Kind of its product. */
  productType?: ProductKind | null | undefined;
  profile?: ProfileWhere | null | undefined;
  profileId?: UuidFilter | null | undefined;
  refundRequired?: BooleanFilter | null | undefined;
  /** Whether its price was refunded, or a part of it. */
  refundStatus?: RefundStatusFilter | null | undefined;
  salePrice?: MoneyFilter | null | undefined;
  /** A part of the product's or the outlet's name, or of the order's number, without case. */
  search?: string | null | undefined;
  swaps?: SwapRelationFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  vendorInvoiceId?: StringFilter | null | undefined;
};

/** Order of Order records; equal ones are ordered by id. */
export type OrderOrder = {
  direction: OrderDirection;
  field: OrderOrderField;
};

/** What Order records can be sorted by. */
export type OrderOrderField =
  /** By when it was created. */
  | 'CREATED_AT'
  /** By when it was paid. */
  | 'DATE_PAID'
  /** By reference number. */
  | 'REFERENCE_NUMBER'
  /** By what is to be paid. */
  | 'TOTAL'
  /** By when it was last changed. */
  | 'UPDATED_AT';

/** Conditions on the related Order records; all that are given must hold. */
export type OrderRelationFilter = {
  aggregate?: OrderAggregateCondition | null | undefined;
  every?: OrderWhere | null | undefined;
  none?: OrderWhere | null | undefined;
  some?: OrderWhere | null | undefined;
};

/** Where an order stands. */
export type OrderStatus =
  /** Given up; its credits are returned. Final. */
  | 'CANCELLED'
  /** Waits for its payment. */
  | 'CREATED'
  /** Paid: its articles are under way. Final. */
  | 'PAID';

/** Conditions on a OrderStatus; all that are given must hold. */
export type OrderStatusFilter = {
  eq?: OrderStatus | null | undefined;
  in?: Array<OrderStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: OrderStatus | null | undefined;
  notIn?: Array<OrderStatus> | null | undefined;
};

/** Conditions on Order records; all that are given must hold. */
export type OrderWhere = {
  AND?: Array<OrderWhere> | null | undefined;
  NOT?: Array<OrderWhere> | null | undefined;
  OR?: Array<OrderWhere> | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<OrderComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  /** Created then or before; a date alone includes that day. */
  createdUntil?: string | null | undefined;
  datePaid?: DateTimeFilter | null | undefined;
  externalReferenceNumber?: StringFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  invoices?: InvoiceRelationFilter | null | undefined;
  items?: OrderItemRelationFilter | null | undefined;
  /** Paid then or before; a date alone includes that day. */
  paidUntil?: string | null | undefined;
  paymentStatus?: PaymentStatusFilter | null | undefined;
  pricingTier?: PricingTierFilter | null | undefined;
  profile?: ProfileWhere | null | undefined;
  profileId?: UuidFilter | null | undefined;
  referenceNumber?: StringFilter | null | undefined;
  /** Whether the prices of its items were refunded. */
  refundStatus?: RefundStatusFilter | null | undefined;
  /** A part of its number for people or of that in another system, without case. */
  search?: string | null | undefined;
  status?: OrderStatusFilter | null | undefined;
  swaps?: SwapRelationFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  total?: MoneyFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Conditions on OutletCategory records; all that are given must hold. */
export type OutletCategoryWhere = {
  AND?: Array<OutletCategoryWhere> | null | undefined;
  NOT?: Array<OutletCategoryWhere> | null | undefined;
  OR?: Array<OutletCategoryWhere> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
  prefix?: StringFilter | null | undefined;
};

/** Order of OutletInquiry records; equal ones are ordered by id. */
export type OutletInquiryOrder = {
  direction: OrderDirection;
  field: OutletInquiryOrderField;
};

/** What OutletInquiry records can be sorted by. */
export type OutletInquiryOrderField =
  /** By when it was asked. */
  | 'CREATED_AT';

/** Conditions on OutletInquiry records; all that are given must hold. */
export type OutletInquiryWhere = {
  AND?: Array<OutletInquiryWhere> | null | undefined;
  NOT?: Array<OutletInquiryWhere> | null | undefined;
  OR?: Array<OutletInquiryWhere> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  email?: StringFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
  outlet?: OutletWhere | null | undefined;
  outletId?: UuidFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
};

/** Order of Outlet records; equal ones are ordered by id. */
export type OutletOrder = {
  direction: OrderDirection;
  field: OutletOrderField;
};

/** What Outlet records can be sorted by. */
export type OutletOrderField =
  /** By when it was created. */
  | 'CREATED_AT'
  /** By name. */
  | 'NAME';

/** What a list of outlets shows. */
export type OutletShow =
  /** Outlets in every status; ARCHIVED ones with `includeArchived` alone. */
  | 'ALL'
  /** Outlets that are ACTIVE. */
  | 'ON_SALE';

/** Where an outlet stands in the marketplace. */
export type OutletStatus =
  /** On sale. */
  | 'ACTIVE'
  /** Archived: kept for the record; setting it archives, and restoring ends it. */
  | 'ARCHIVED'
  /** Being prepared. */
  | 'DRAFT'
  /** Off sale for now. */
  | 'INACTIVE'
  /** Waits for the publisher to accept the agreement. */
  | 'PENDING_AGREEMENT'
  /** Waits for an operator. */
  | 'PENDING_REVIEW'
  /** Refused. */
  | 'REJECTED'
  /** Taken off sale by an operator. */
  | 'SUSPENDED';

/** Conditions on a OutletStatus; all that are given must hold. */
export type OutletStatusFilter = {
  eq?: OutletStatus | null | undefined;
  in?: Array<OutletStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: OutletStatus | null | undefined;
  notIn?: Array<OutletStatus> | null | undefined;
};

/** Conditions on the tags of an outlet; all that are given must hold. */
export type OutletTagFilter = {
  /** None fits. */
  none?: TagWhere | null | undefined;
  /** At least one fits. */
  some?: TagWhere | null | undefined;
};

/** Conditions on Outlet records; all that are given must hold. */
export type OutletWhere = {
  AND?: Array<OutletWhere> | null | undefined;
  NOT?: Array<OutletWhere> | null | undefined;
  OR?: Array<OutletWhere> | null | undefined;
  /** Conditions on its category. */
  category?: OutletCategoryWhere | null | undefined;
  /** Id of its category. */
  categoryId?: UuidFilter | null | undefined;
  city?: StringFilter | null | undefined;
  country?: StringFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  isIndexed?: BooleanFilter | null | undefined;
  name?: StringFilter | null | undefined;
  products?: ProductRelationFilter | null | undefined;
  state?: StringFilter | null | undefined;
  status?: OutletStatusFilter | null | undefined;
  /** Conditions on its tags. */
  tags?: OutletTagFilter | null | undefined;
};

/** Who has to act for an article to go on. */
export type Party =
  /** The operators: they look at the brief, have it published. */
  | 'OPERATOR'
  /** The team: it writes the brief, reviews the draft, answers. */
  | 'TEAM'
  /** Who writes the draft. */
  | 'WRITER';

/** Conditions on a Party; all that are given must hold. */
export type PartyFilter = {
  eq?: Party | null | undefined;
  in?: Array<Party> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: Party | null | undefined;
  notIn?: Array<Party> | null | undefined;
};

/** What became of an attempt to pay. */
export type PaymentAttemptStatus =
  /** Its time was over. Final, unless the money comes all the same. */
  | 'EXPIRED'
  /** The provider refused it. Final. */
  | 'FAILED'
  /** The provider has it, and no answer came yet. */
  | 'PROCESSING'
  /** The money came when nobody owed it, and is refunded. Final. */
  | 'RETURNED'
  /** Begun; the provider was not asked yet. */
  | 'STARTED'
  /** The money has come. Final. */
  | 'SUCCEEDED';

/** Conditions on a PaymentAttemptStatus; all that are given must hold. */
export type PaymentAttemptStatusFilter = {
  eq?: PaymentAttemptStatus | null | undefined;
  in?: Array<PaymentAttemptStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: PaymentAttemptStatus | null | undefined;
  notIn?: Array<PaymentAttemptStatus> | null | undefined;
};

/** Order of Payment records; equal ones are ordered by id. */
export type PaymentOrder = {
  direction: OrderDirection;
  field: PaymentOrderField;
};

/** What Payment records can be sorted by. */
export type PaymentOrderField =
  /** By when it was created. */
  | 'CREATED_AT';

/** Where the payment of an order stands. */
export type PaymentStatus =
  /** It was not paid in time; it can be tried again. */
  | 'EXPIRED'
  /** The provider declined; it can be tried again. */
  | 'FAILED'
  /** Nobody has begun to pay. */
  | 'NOT_STARTED'
  /** Waits for the payer or for the money. */
  | 'OPEN'
  /** The money is there. Final. */
  | 'PAID'
  /** The provider charges just now. */
  | 'PROCESSING';

/** Conditions on a PaymentStatus; all that are given must hold. */
export type PaymentStatusFilter = {
  eq?: PaymentStatus | null | undefined;
  in?: Array<PaymentStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: PaymentStatus | null | undefined;
  notIn?: Array<PaymentStatus> | null | undefined;
};

/** Conditions on Payment records; all that are given must hold. */
export type PaymentWhere = {
  AND?: Array<PaymentWhere> | null | undefined;
  NOT?: Array<PaymentWhere> | null | undefined;
  OR?: Array<PaymentWhere> | null | undefined;
  amount?: MoneyFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  order?: OrderWhere | null | undefined;
  orderId?: UuidFilter | null | undefined;
  /** Words of its reference or provider, or of its order's number, buyer, profile or team, without case. */
  search?: string | null | undefined;
  status?: PaymentAttemptStatusFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
};

/** In what form a placement appears. */
export type PlacementType =
  /** An article of its own. */
  | 'FULL_FEATURE'
  /** An entry of a list. */
  | 'LISTICLE'
  /** A mention within an article. */
  | 'MENTION'
  /** A press release. */
  | 'PRESS_RELEASE'
  /** A quoted statement. */
  | 'QUOTE';

/** Conditions on a list of PlacementType; all that are given must hold. */
export type PlacementTypeListFilter = {
  has?: PlacementType | null | undefined;
  hasEvery?: Array<PlacementType> | null | undefined;
  hasSome?: Array<PlacementType> | null | undefined;
};

/** What a product costs for a tier. */
export type PriceInput = {
  /** For whom. */
  pricingTier: PricingTier;
  /** Price of one unit, in US dollars. */
  unitAmount: number;
};

/** For whom a price is. */
export type PricingTier =
  /** For teams with pro pricing. */
  | 'PRO'
  /** For every team. */
  | 'STANDARD';

/** Conditions on a PricingTier; all that are given must hold. */
export type PricingTierFilter = {
  eq?: PricingTier | null | undefined;
  in?: Array<PricingTier> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: PricingTier | null | undefined;
  notIn?: Array<PricingTier> | null | undefined;
};

/** Conditions on how many related Product records there are. */
export type ProductAggregateCondition = {
  count: CountFilter;
  where?: ProductWhere | null | undefined;
};

/** A column of Product records that others are compared with. */
export type ProductColumn =
  | 'CREATED_AT'
  | 'MAX_DELIVERY_DAYS'
  | 'MIN_DELIVERY_DAYS';

/** A column of Product records compared with others; all that are given must hold. */
export type ProductComparison = {
  eq?: ProductColumn | null | undefined;
  field: ProductColumn;
  gt?: ProductColumn | null | undefined;
  gte?: ProductColumn | null | undefined;
  lt?: ProductColumn | null | undefined;
  lte?: ProductColumn | null | undefined;
  ne?: ProductColumn | null | undefined;
};

/** A kind of product: the prefix of its type. */
export type ProductKind =
  /** Something in addition to a placement. */
  | 'ADD_ON'
  /** An article of its own. */
  | 'FULL_FEATURE'
  /** A place in a newsletter. */
  | 'NEWSLETTER'
  /** A press release. */
  | 'PRESS_RELEASE'
  /** A post in a social network. */
  | 'SOCIAL';

/** Conditions on a ProductKind; all that are given must hold. */
export type ProductKindFilter = {
  eq?: ProductKind | null | undefined;
  in?: Array<ProductKind> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: ProductKind | null | undefined;
  notIn?: Array<ProductKind> | null | undefined;
};

/** Order of Product records; equal ones are ordered by id. */
export type ProductOrder = {
  direction: OrderDirection;
  field: ProductOrderField;
};

/** What Product records can be sorted by. */
export type ProductOrderField =
  /** By when it was created. */
  | 'CREATED_AT'
  /** By name. */
  | 'NAME';

/** A column of ProductPrice records that others are compared with. */
export type ProductPriceColumn =
  | 'CREATED_AT'
  | 'UNIT_AMOUNT'
  | 'UPDATED_AT';

/** A column of ProductPrice records compared with others; all that are given must hold. */
export type ProductPriceComparison = {
  eq?: ProductPriceColumn | null | undefined;
  field: ProductPriceColumn;
  gt?: ProductPriceColumn | null | undefined;
  gte?: ProductPriceColumn | null | undefined;
  lt?: ProductPriceColumn | null | undefined;
  lte?: ProductPriceColumn | null | undefined;
  ne?: ProductPriceColumn | null | undefined;
};

/** Order of ProductPrice records; equal ones are ordered by id. */
export type ProductPriceOrder = {
  direction: OrderDirection;
  field: ProductPriceOrderField;
};

/** What ProductPrice records can be sorted by. */
export type ProductPriceOrderField =
  /** By when it was set for the first time. */
  | 'CREATED_AT'
  /** By price. */
  | 'UNIT_AMOUNT';

/** Conditions on ProductPrice records; all that are given must hold. */
export type ProductPriceWhere = {
  AND?: Array<ProductPriceWhere> | null | undefined;
  NOT?: Array<ProductPriceWhere> | null | undefined;
  OR?: Array<ProductPriceWhere> | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<ProductPriceComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  pricingTier?: PricingTierFilter | null | undefined;
  product?: ProductWhere | null | undefined;
  productId?: UuidFilter | null | undefined;
  /** Words of the product's or the outlet's name, without case. */
  search?: string | null | undefined;
  unitAmount?: MoneyFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

/** Conditions on the related Product records; all that are given must hold. */
export type ProductRelationFilter = {
  aggregate?: ProductAggregateCondition | null | undefined;
  every?: ProductWhere | null | undefined;
  none?: ProductWhere | null | undefined;
  some?: ProductWhere | null | undefined;
};

/** Conditions on ProductType records; all that are given must hold. */
export type ProductTypeWhere = {
  AND?: Array<ProductTypeWhere> | null | undefined;
  NOT?: Array<ProductTypeWhere> | null | undefined;
  OR?: Array<ProductTypeWhere> | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
  prefix?: ProductKindFilter | null | undefined;
};

/** Conditions on Product records; all that are given must hold. */
export type ProductWhere = {
  AND?: Array<ProductWhere> | null | undefined;
  NOT?: Array<ProductWhere> | null | undefined;
  OR?: Array<ProductWhere> | null | undefined;
  active?: BooleanFilter | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
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
  /** Words of its or its outlet's name, without case. */
  search?: string | null | undefined;
  type?: ProductTypeWhere | null | undefined;
};

/** A column of Profile records that others are compared with. */
export type ProfileColumn =
  | 'CREATED_AT'
  | 'UPDATED_AT';

/** A column of Profile records compared with others; all that are given must hold. */
export type ProfileComparison = {
  eq?: ProfileColumn | null | undefined;
  field: ProfileColumn;
  gt?: ProfileColumn | null | undefined;
  gte?: ProfileColumn | null | undefined;
  lt?: ProfileColumn | null | undefined;
  lte?: ProfileColumn | null | undefined;
  ne?: ProfileColumn | null | undefined;
};

/** Order of Profile records; equal ones are ordered by id. */
export type ProfileOrder = {
  direction: OrderDirection;
  field: ProfileOrderField;
};

/** What Profile records can be sorted by. */
export type ProfileOrderField =
  /** By when it was created. */
  | 'CREATED_AT'
  /** By name. */
  | 'NAME'
  /** By when it was last changed. */
  | 'UPDATED_AT';

/** What a profile stands for. */
export type ProfileType =
  /** A brand of a company. */
  | 'BRAND'
  /** A company. */
  | 'COMPANY'
  /** A person. */
  | 'INDIVIDUAL';

/** Conditions on a ProfileType; all that are given must hold. */
export type ProfileTypeFilter = {
  eq?: ProfileType | null | undefined;
  in?: Array<ProfileType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: ProfileType | null | undefined;
  notIn?: Array<ProfileType> | null | undefined;
};

/** Conditions on Profile records; all that are given must hold. */
export type ProfileWhere = {
  AND?: Array<ProfileWhere> | null | undefined;
  NOT?: Array<ProfileWhere> | null | undefined;
  OR?: Array<ProfileWhere> | null | undefined;
  articles?: ArticleRelationFilter | null | undefined;
  campaigns?: CampaignRelationFilter | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<ProfileComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
  orderItems?: OrderItemRelationFilter | null | undefined;
  orders?: OrderRelationFilter | null | undefined;
  team?: TeamWhere | null | undefined;
  teamId?: UuidFilter | null | undefined;
  type?: ProfileTypeFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

/** What an order item is to become. */
export type ProposeSwapInput = {
  /** Id of an order item of a paid order, whose article is not published. */
  orderItemId: string;
  /** Id of another product that the team can buy. */
  productId: string;
};

/** Something a team did with an opportunity. */
export type RecordOpportunityInteractionInput = {
  /** In words, 1 to 10,000 characters. */
  feedback?: string | null | undefined;
  /** Id of the opportunity. */
  opportunityId: string;
  /** How good it is, 1 to 5. */
  rating?: number | null | undefined;
  /** Why, of DISMISS and FEEDBACK. */
  reason?: OpportunityReason | null | undefined;
  /** What. */
  type: OpportunityInteractionType;
};

/** How the price of an order item is refunded. */
export type RefundMethod =
  /** On the billing platform, by an operator. */
  | 'BILLING_PLATFORM'
  /** To the card: by the provider that it was paid with, or by an operator, who names the refund. */
  | 'CARD_PROCESSOR'
  /** As a team credit of type REFUND. */
  | 'CREDIT'
  /** By bank transfer, by an operator. */
  | 'WIRE';

/** The refund of an order item. */
export type RefundOrderItemInput = {
  /** How much of its price is refunded, in US dollars: more than 0; all that is left of it when absent. A part lowers the price. */
  amount?: number | null | undefined;
  /** How its price is refunded. */
  method: RefundMethod;
  /** Id of the order item, whose order is paid. */
  orderItemId: string;
  /** What names the refund elsewhere, up to 255 characters; needed for all methods but CREDIT and CARD_PROCESSOR. Without one, the provider that the card was charged by is asked to give the money back, and names the refund once it has. */
  reference?: string | null | undefined;
};

/** How much of a price, or of the prices of an order, was refunded. */
export type RefundStatus =
  /** A part. */
  | 'PARTIALLY_REFUNDED'
  /** All of it, but for the processing fee. */
  | 'REFUNDED';

/** Conditions on a RefundStatus; all that are given must hold. */
export type RefundStatusFilter = {
  eq?: RefundStatus | null | undefined;
  in?: Array<RefundStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: RefundStatus | null | undefined;
  notIn?: Array<RefundStatus> | null | undefined;
};

/** Whom an invoice is for instead; what is absent stays. */
export type ReissueInvoiceInput = {
  /** The buyer's e-mail address. */
  customerEmail?: string | null | undefined;
  /** The buyer's name. */
  customerName?: string | null | undefined;
  /** Id of the invoice. */
  invoiceId: string;
  /** E-mail address that receipts go to. */
  receiptEmail?: string | null | undefined;
};

/** An issue of a compliance check. */
export type RemoveComplianceIssueInput = {
  /** Id of the issue. */
  complianceIssueId: string;
};

/** A member who leaves a team. */
export type RemoveTeamMemberInput = {
  /** Id of the membership. */
  teamMemberId: string;
};

/** An opportunity to offer again. */
export type ReopenOpportunityInput = {
  /** When its time is over, still to come; never if absent. */
  expiresAt?: string | null | undefined;
  /** Id of the opportunity. */
  opportunityId: string;
};

/** The repetition of a delivery. */
export type ReplayWebhookDeliveryInput = {
  /** Id of the delivery. */
  webhookDeliveryId: string;
};

/** Which events an endpoint gets once more. */
export type ReplayWebhookEventsInput = {
  /** Events that happened then or later; they are kept for 30 days. */
  since: string;
  /** Id of the endpoint. */
  webhookEndpointId: string;
};

/** A request for changes of a brief. */
export type RequestBriefChangesInput = {
  /** Id of the article. */
  articleId: string;
  /** Changes to make, 1 to 2,000 characters. Kept in the status history, which the team and operators read. */
  notes: string;
};

/** A compliance check to ask for. */
export type RequestComplianceCheckInput = {
  /** Id of the article. */
  articleId: string;
  /** Who is to do it. */
  checkType?: ComplianceCheckType;
  /** The text to check, up to 100,000 characters; when absent, the article's name with the text and Word documents among its files or, while it has none, with its campaign's description, writing samples and document. */
  text?: string | null | undefined;
};

/** A request for changes of a draft. */
export type RequestDraftChangesInput = {
  /** Id of the article. */
  articleId: string;
  /** Changes to make, 1 to 2,000 characters. Kept in the status history, which the team and operators read. */
  notes: string;
};

/** A mail to send once more. */
export type ResendMailInput = {
  /** Id of the mail. */
  mailId: string;
};

/** An invitation to send again. */
export type ResendTeamInvitationInput = {
  /** Id of the invitation. */
  teamInvitationId: string;
};

/** The return of a campaign. */
export type RestoreCampaignInput = {
  /** Id of the campaign. */
  campaignId: string;
};

/** The return of a comment. */
export type RestoreCommentInput = {
  /** Id of the article that it must be a comment of, when given. */
  articleId?: string | null | undefined;
  /** Reference of the comment. */
  reference: string;
};

/** A channel to bring back. */
export type RestoreOutletChannelInput = {
  /** Id of the channel. */
  outletChannelId: string;
};

/** A outlet to bring back. */
export type RestoreOutletInput = {
  /** Id of the outlet. */
  outletId: string;
};

/** An inquiry that is not done with after all. */
export type RestoreOutletInquiryInput = {
  /** Id of the inquiry. */
  outletInquiryId: string;
};

/** A product to bring back. */
export type RestoreProductInput = {
  /** Id of the product. */
  productId: string;
};

/** The return of a profile. */
export type RestoreProfileInput = {
  /** Id of the profile. */
  profileId: string;
};

/** A tag to bring back. */
export type RestoreTagInput = {
  /** Id of the tag. */
  tagId: string;
};

/** An archived team that comes back. */
export type RestoreTeamInput = {
  /** Id of the team. */
  teamId: string;
};

/** A version of an agreement. */
export type RetireAgreementTemplateInput = {
  /** Id of the version. */
  agreementTemplateId: string;
};

/** The end of a token. */
export type RevokeApiTokenInput = {
  /** Id of the token. */
  apiTokenId: string;
};

/** The end of an operator's token. */
export type RevokeOperatorTokenInput = {
  /** Id of the token. */
  operatorTokenId: string;
};

/** The replacement of a token. */
export type RotateApiTokenInput = {
  /** Id of the token to replace. */
  apiTokenId: string;
  /** How long the old one stays valid, in seconds: 0 to 604,800 (7 days). */
  overlapSeconds?: number;
};

/** The replacement of an operator's token. */
export type RotateOperatorTokenInput = {
  /** Id of the token to replace. */
  operatorTokenId: string;
  /** How long the old one stays valid, in seconds: 0 to 604,800 (7 days). */
  overlapSeconds?: number;
};

/** The replacement of an endpoint's signing secret. */
export type RotateWebhookSecretInput = {
  /** How long deliveries carry a signature of the old secret too, in seconds: 0 to 604,800 (7 days); a day when absent. */
  overlapSeconds?: number;
  /** Id of the endpoint. */
  webhookEndpointId: string;
};

/** What a token may do: its names in REST and on the command line, in upper case. */
export type Scope =
  /** The scope `articles.create`. */
  | 'ARTICLES_CREATE'
  /** The scope `articles.delete`. */
  | 'ARTICLES_DELETE'
  /** The scope `articles.lists`. */
  | 'ARTICLES_LISTS'
  /** The scope `articles.read`. */
  | 'ARTICLES_READ'
  /** The scope `articles.update`. */
  | 'ARTICLES_UPDATE'
  /** The scope `campaigns.create`. */
  | 'CAMPAIGNS_CREATE'
  /** The scope `campaigns.lists`. */
  | 'CAMPAIGNS_LISTS'
  /** The scope `campaigns.read`. */
  | 'CAMPAIGNS_READ'
  /** The scope `campaigns.update`. */
  | 'CAMPAIGNS_UPDATE'
  /** The scope `files.create`. */
  | 'FILES_CREATE'
  /** The scope `files.delete`. */
  | 'FILES_DELETE'
  /** The scope `files.lists`. */
  | 'FILES_LISTS'
  /** The scope `files.read`. */
  | 'FILES_READ'
  /** The scope `files.update`. */
  | 'FILES_UPDATE'
  /** The scope `folders.create`. */
  | 'FOLDERS_CREATE'
  /** The scope `folders.delete`. */
  | 'FOLDERS_DELETE'
  /** The scope `folders.lists`. */
  | 'FOLDERS_LISTS'
  /** The scope `folders.update`. */
  | 'FOLDERS_UPDATE'
  /** The scope `orders.create`. */
  | 'ORDERS_CREATE'
  /** The scope `orders.lists`. */
  | 'ORDERS_LISTS'
  /** The scope `orders.read`. */
  | 'ORDERS_READ'
  /** The scope `outlets.lists`. */
  | 'OUTLETS_LISTS'
  /** The scope `outlets.read`. */
  | 'OUTLETS_READ'
  /** The scope `outlet_disclaimers.lists`. */
  | 'OUTLET_DISCLAIMERS_LISTS'
  /** The scope `products.read`. */
  | 'PRODUCTS_READ'
  /** The scope `profiles.create`. */
  | 'PROFILES_CREATE'
  /** The scope `profiles.lists`. */
  | 'PROFILES_LISTS'
  /** The scope `profiles.update`. */
  | 'PROFILES_UPDATE'
  /** The scope `tags.lists`. */
  | 'TAGS_LISTS'
  /** The scope `teams.read`. */
  | 'TEAMS_READ'
  /** The scope `teams.update`. */
  | 'TEAMS_UPDATE'
  /** The scope `tokens.manage`. */
  | 'TOKENS_MANAGE'
  /** The scope `webhooks.create`. */
  | 'WEBHOOKS_CREATE'
  /** The scope `webhooks.delete`. */
  | 'WEBHOOKS_DELETE'
  /** The scope `webhooks.lists`. */
  | 'WEBHOOKS_LISTS'
  /** The scope `webhooks.read`. */
  | 'WEBHOOKS_READ'
  /** The scope `webhooks.update`. */
  | 'WEBHOOKS_UPDATE';

/** A column of SearchSynonym records that others are compared with. */
export type SearchSynonymColumn =
  | 'CREATED_AT'
  | 'UPDATED_AT';

/** A column of SearchSynonym records compared with others; all that are given must hold. */
export type SearchSynonymComparison = {
  eq?: SearchSynonymColumn | null | undefined;
  field: SearchSynonymColumn;
  gt?: SearchSynonymColumn | null | undefined;
  gte?: SearchSynonymColumn | null | undefined;
  lt?: SearchSynonymColumn | null | undefined;
  lte?: SearchSynonymColumn | null | undefined;
  ne?: SearchSynonymColumn | null | undefined;
};

/** Order of SearchSynonym records; equal ones are ordered by id. */
export type SearchSynonymOrder = {
  direction: OrderDirection;
  field: SearchSynonymOrderField;
};

/** What SearchSynonym records can be sorted by. */
export type SearchSynonymOrderField =
  /** By when it was created. */
  | 'CREATED_AT'
  /** By the first term, then by the next ones. */
  | 'TERMS'
  /** By when it was last changed. */
  | 'UPDATED_AT';

/** Conditions on SearchSynonym records; all that are given must hold. */
export type SearchSynonymWhere = {
  AND?: Array<SearchSynonymWhere> | null | undefined;
  NOT?: Array<SearchSynonymWhere> | null | undefined;
  OR?: Array<SearchSynonymWhere> | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<SearchSynonymComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  /** Words of the terms, without case. */
  search?: string | null | undefined;
  terms?: StringListFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
};

/** How a caller authenticated. */
export type SessionSource =
  /** By a team's token. */
  | 'API_TOKEN'
  /** By an operator's token. */
  | 'OPERATOR_TOKEN';

/** The files of an article. */
export type SetArticleFilesInput = {
  /** Id of the article. */
  articleId: string;
  /** Ids of files of its team in their order, at most 100; it keeps no other. */
  fileIds: Array<string>;
};

/** A move in the workflow. */
export type SetArticleStatusInput = {
  /** Id of the article. */
  articleId: string;
  /** Address it was published at, http or https: goes with `published`, which asks for it where the article has none. */
  liveUrl?: string | null | undefined;
  /** Why, for the team to read, 1 to 2,000 characters. */
  notes?: string | null | undefined;
  /** The status by its prefix: pending-content-brief, brief-ready-for-review, brief-update-requested, pending-draft, draft-ready-for-review, draft-update-requested, request-revision, pending-publishing, published, needs-info, action-required, rejected. */
  status: string;
};

/** The commission for whoever referred the buyer of an order item. */
export type SetCommissionInput = {
  /** The commission, in US dollars, 0 to the sale price; null or absent: there is none. */
  amount?: number | null | undefined;
  /** Id of the order item, whose order is paid. */
  orderItemId: string;
  /** Id of the user who referred the buyer. */
  referrerId?: string | null | undefined;
  /** Id of the team that referred the buyer; another one than ordered. */
  referrerTeamId?: string | null | undefined;
};

/** What of an order item is settled. */
export type SettleOrderItemInput = {
  /** When; now if absent, and not in the future. */
  date?: string | null | undefined;
  /** Id of the order item, whose order is paid. */
  orderItemId: string;
  /** What is settled. */
  settlement: Settlement;
};

/** What of an order item is settled once and for all. */
export type Settlement =
  /** The accounts are closed: nothing of it changes any more. */
  | 'ACCOUNTING'
  /** The commission, which was pending, is paid. */
  | 'COMMISSION'
  /** The publisher is paid. */
  | 'PUBLISHER'
  /** The reseller is paid. */
  | 'RESELLER';

/** A compliance check. */
export type StartComplianceCheckInput = {
  /** Id of the check. */
  complianceCheckId: string;
};

/** Conditions on a text; all that are given must hold. */
export type StringFilter = {
  /** Contains this text, without case. */
  contains?: string | null | undefined;
  /** Is exactly this text. */
  eq?: string | null | undefined;
  /** Is one of these texts. */
  in?: Array<string> | null | undefined;
  /** Is absent (true) or present (false). */
  isNull?: boolean | null | undefined;
  /** Is another text. */
  ne?: string | null | undefined;
  /** Is none of these texts. */
  notIn?: Array<string> | null | undefined;
  /** Begins with this text, without case. */
  startsWith?: string | null | undefined;
};

/** Conditions on a list of texts; all that are given must hold. */
export type StringListFilter = {
  /** Has this text among its items. */
  has?: string | null | undefined;
  /** Has all of these. */
  hasEvery?: Array<string> | null | undefined;
  /** Has at least one of these. */
  hasSome?: Array<string> | null | undefined;
  /** Is empty (true) or not (false). */
  isEmpty?: boolean | null | undefined;
};

/** Conditions on how many related Swap records there are. */
export type SwapAggregateCondition = {
  count: CountFilter;
  where?: SwapWhere | null | undefined;
};

/** A column of Swap records that others are compared with. */
export type SwapColumn =
  | 'COMPLETED_AT'
  | 'CREATED_AT'
  | 'PRICE_DIFFERENCE'
  | 'TOTAL'
  | 'UPDATED_AT';

/** A column of Swap records compared with others; all that are given must hold. */
export type SwapComparison = {
  eq?: SwapColumn | null | undefined;
  field: SwapColumn;
  gt?: SwapColumn | null | undefined;
  gte?: SwapColumn | null | undefined;
  lt?: SwapColumn | null | undefined;
  lte?: SwapColumn | null | undefined;
  ne?: SwapColumn | null | undefined;
};

/** Order of Swap records; equal ones are ordered by id. */
export type SwapOrder = {
  direction: OrderDirection;
  field: SwapOrderField;
};

/** What Swap records can be sorted by. */
export type SwapOrderField =
  /** By when it was proposed. */
  | 'CREATED_AT'
  /** By when it was last changed. */
  | 'UPDATED_AT';

/** Conditions on the related Swap records; all that are given must hold. */
export type SwapRelationFilter = {
  aggregate?: SwapAggregateCondition | null | undefined;
  every?: SwapWhere | null | undefined;
  none?: SwapWhere | null | undefined;
  some?: SwapWhere | null | undefined;
};

/** Where a swap stands. */
export type SwapStatus =
  /** Taken back or declined; the order item stayed as it was. Final. */
  | 'CANCELLED'
  /** The order item is of the new product. Final. */
  | 'COMPLETED'
  /** Waits for the client, who pays it, or accepts it where nothing is due. */
  | 'PENDING_CLIENT';

/** Conditions on a SwapStatus; all that are given must hold. */
export type SwapStatusFilter = {
  eq?: SwapStatus | null | undefined;
  in?: Array<SwapStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: SwapStatus | null | undefined;
  notIn?: Array<SwapStatus> | null | undefined;
};

/** Conditions on Swap records; all that are given must hold. */
export type SwapWhere = {
  AND?: Array<SwapWhere> | null | undefined;
  NOT?: Array<SwapWhere> | null | undefined;
  OR?: Array<SwapWhere> | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
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

/** What a tag speaks of. */
export type TagCategory =
  /** Whom an outlet reaches. */
  | 'AUDIENCE'
  /** The size of the companies its readers work for. */
  | 'COMPANY_SIZE'
  /** A place an outlet covers. */
  | 'LOCATION'
  /** A role its readers have at work. */
  | 'ROLE'
  /** A subject an outlet writes about, or an industry. */
  | 'TOPIC';

/** Conditions on a TagCategory; all that are given must hold. */
export type TagCategoryFilter = {
  eq?: TagCategory | null | undefined;
  in?: Array<TagCategory> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: TagCategory | null | undefined;
  notIn?: Array<TagCategory> | null | undefined;
};

/** Order of Tag records; equal ones are ordered by id. */
export type TagOrder = {
  direction: OrderDirection;
  field: TagOrderField;
};

/** What Tag records can be sorted by. */
export type TagOrderField =
  /** By when it was created. */
  | 'CREATED_AT'
  /** By label. */
  | 'NAME';

/** Conditions on Tag records; all that are given must hold. */
export type TagWhere = {
  AND?: Array<TagWhere> | null | undefined;
  NOT?: Array<TagWhere> | null | undefined;
  OR?: Array<TagWhere> | null | undefined;
  category?: TagCategoryFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
};

/** A column of TeamInvitation records that others are compared with. */
export type TeamInvitationColumn =
  | 'ACCEPTED_AT'
  | 'CREATED_AT'
  | 'EXPIRES_AT'
  | 'WITHDRAWN_AT';

/** A column of TeamInvitation records compared with others; all that are given must hold. */
export type TeamInvitationComparison = {
  eq?: TeamInvitationColumn | null | undefined;
  field: TeamInvitationColumn;
  gt?: TeamInvitationColumn | null | undefined;
  gte?: TeamInvitationColumn | null | undefined;
  lt?: TeamInvitationColumn | null | undefined;
  lte?: TeamInvitationColumn | null | undefined;
  ne?: TeamInvitationColumn | null | undefined;
};

/** Order of TeamInvitation records; equal ones are ordered by id. */
export type TeamInvitationOrder = {
  direction: OrderDirection;
  field: TeamInvitationOrderField;
};

/** What TeamInvitation records can be sorted by. */
export type TeamInvitationOrderField =
  /** By when it was created. */
  | 'CREATED_AT';

/** How far an invitation is. */
export type TeamInvitationStatus =
  /** Who was invited belongs to the team. */
  | 'ACCEPTED'
  /** Its time is over; it can be sent again. */
  | 'EXPIRED'
  /** It can be accepted. */
  | 'PENDING'
  /** It was taken back. */
  | 'WITHDRAWN';

/** Conditions on TeamInvitation records; all that are given must hold. */
export type TeamInvitationWhere = {
  AND?: Array<TeamInvitationWhere> | null | undefined;
  NOT?: Array<TeamInvitationWhere> | null | undefined;
  OR?: Array<TeamInvitationWhere> | null | undefined;
  acceptedAt?: DateTimeFilter | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<TeamInvitationComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  email?: StringFilter | null | undefined;
  expiresAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  invitedById?: UuidFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  withdrawnAt?: DateTimeFilter | null | undefined;
};

/** Order of TeamMember records; equal ones are ordered by id. */
export type TeamMemberOrder = {
  direction: OrderDirection;
  field: TeamMemberOrderField;
};

/** What TeamMember records can be sorted by. */
export type TeamMemberOrderField =
  /** By when it was created. */
  | 'CREATED_AT';

/** Conditions on TeamMember records; all that are given must hold. */
export type TeamMemberWhere = {
  AND?: Array<TeamMemberWhere> | null | undefined;
  NOT?: Array<TeamMemberWhere> | null | undefined;
  OR?: Array<TeamMemberWhere> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  /** Words of the user's name or the team's, and for operators of the e-mail address, without case. */
  search?: string | null | undefined;
  teamId?: UuidFilter | null | undefined;
  user?: UserWhere | null | undefined;
  userId?: UuidFilter | null | undefined;
};

/** Order of Team records; equal ones are ordered by id. */
export type TeamOrder = {
  direction: OrderDirection;
  field: TeamOrderField;
};

/** What Team records can be sorted by. */
export type TeamOrderField =
  /** By when it was created. */
  | 'CREATED_AT'
  /** By name. */
  | 'NAME';

/** What a member may do in a team, in addition to what their tokens hold. */
export type TeamRole =
  /** Has tokens of their own, and may leave the team. At the console a member may do all but `TEAMS_UPDATE` and `TOKENS_MANAGE`, whatever their tokens hold. */
  | 'MEMBER'
  /** The account owner, one in each team: replaces and revokes tokens of all members, takes members out, makes another the owner, and accepts agreements that ask for the owner. */
  | 'OWNER';

/** Conditions on Team records; all that are given must hold. */
export type TeamWhere = {
  AND?: Array<TeamWhere> | null | undefined;
  NOT?: Array<TeamWhere> | null | undefined;
  OR?: Array<TeamWhere> | null | undefined;
  agreementAcceptances?: AgreementAcceptanceRelationFilter | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
  orders?: OrderRelationFilter | null | undefined;
  proPricingEnabled?: BooleanFilter | null | undefined;
  referralCode?: StringFilter | null | undefined;
  slug?: StringFilter | null | undefined;
};

/** A test of an endpoint. */
export type TestWebhookEndpointInput = {
  /** Id of the endpoint. */
  webhookEndpointId: string;
};

/** What a token may do. */
export type TokenType =
  /** Exactly its scopes. */
  | 'CUSTOM'
  /** Everything its team may do. */
  | 'FULL_ACCESS'
  /** The reading ones among its scopes; never a write. */
  | 'READ_ONLY';

/** Conditions on a TokenType; all that are given must hold. */
export type TokenTypeFilter = {
  eq?: TokenType | null | undefined;
  in?: Array<TokenType> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: TokenType | null | undefined;
  notIn?: Array<TokenType> | null | undefined;
};

/** Conditions on an id; all that are given must hold. */
export type UuidFilter = {
  /** Is this id. */
  eq?: string | null | undefined;
  /** Is one of these ids. */
  in?: Array<string> | null | undefined;
  /** Is absent (true) or present (false). */
  isNull?: boolean | null | undefined;
  /** Is another id. */
  ne?: string | null | undefined;
  /** Is none of these ids. */
  notIn?: Array<string> | null | undefined;
};

/** Conditions on a list of ids; all that are given must hold. */
export type UuidListFilter = {
  /** Has this id among its items. */
  has?: string | null | undefined;
  /** Has all of these. */
  hasEvery?: Array<string> | null | undefined;
  /** Has at least one of these. */
  hasSome?: Array<string> | null | undefined;
};

/** A user whose block is lifted. */
export type UnblockUserInput = {
  /** Id of the user. */
  userId: string;
};

/** A payment that an operator has marked by mistake. */
export type UnmarkOrderPaidInput = {
  /** Id of the order. */
  orderId: string;
  /** Why, up to 1,000 characters. */
  reason?: string | null | undefined;
};

/** What of a version changes that is neither in force nor accepted; what is absent stays. */
export type UpdateAgreementTemplateInput = {
  /** What the signer ticks. */
  acceptanceLabel?: string | null | undefined;
  /** Id of the version. */
  agreementTemplateId: string;
  /** The text, as Markdown, up to 200,000 characters; no more in its paragraphs and tables than a page can show. */
  contentMarkdown?: string | null | undefined;
  /** Name for people. */
  name?: string | null | undefined;
  /** Whether the signer has to confirm the authority to sign. */
  requiresAuthorityConfirmation?: boolean | null | undefined;
  /** Whether only the account owner may accept it. */
  requiresTeamOwner?: boolean | null | undefined;
  /** Whom it binds. */
  scope?: AgreementScope | null | undefined;
  /** Heading. */
  title?: string | null | undefined;
};

/** What of an article changes, never its status; what is absent stays. */
export type UpdateArticleInput = {
  /** Id of the article. */
  articleId: string;
  /** Address of the shared document with the brief, http or https, or null. */
  briefSharedDocUrl?: string | null | undefined;
  /** Address of the shared document with the draft, http or https, or null; operators only. Anyone with the link should be able to edit it. */
  draftSharedDocUrl?: string | null | undefined;
  /** When it is expected to be published, or null; operators only. */
  expectedCompletionDate?: string | null | undefined;
  /** Address it was published at, http or https, or null, unless it is published; operators only. */
  liveUrl?: string | null | undefined;
  /** Its name, 1 to 255 characters on one line. */
  name?: string | null | undefined;
  /** Id of the user with the role Support agent or Operator who looks after it for the team, or null; operators only. */
  supportAgentId?: string | null | undefined;
  /** Id of the user with the role Writer who writes it, or null; operators only. */
  writerId?: string | null | undefined;
};

/** What of a campaign and its questionnaire changes; what is absent stays. */
export type UpdateCampaignInput = {
  /** Id of the campaign. */
  campaignId: string;
  /** What it is about, at most 10,000 characters, or null. */
  description?: string | null | undefined;
  /** Key of an uploaded file of the team with more of it, or null. */
  fileKey?: string | null | undefined;
  /** Words the articles are to be found by, at most 10,000 characters, or null. */
  keywords?: string | null | undefined;
  /** Its name, 1 to 255 characters on one line. */
  name?: string | null | undefined;
  /** What it is to reach, 1 to 10,000 characters. */
  objectives?: string | null | undefined;
  /** Whom the articles are for, at most 10,000 characters, or null. */
  targetAudience?: string | null | undefined;
  /** How the articles are to sound, at most 10,000 characters, or null. */
  tone?: string | null | undefined;
  /** Texts to write like, or their addresses, at most 10,000 characters, or null. */
  writingSamples?: string | null | undefined;
};

/** What a comment is to say. */
export type UpdateCommentInput = {
  /** Id of the article that it must be a comment of, when given. */
  articleId?: string | null | undefined;
  /** What it says, 1 to 10,000 characters without the white space around it. */
  content: string;
  /** Reference of the comment. */
  reference: string;
};

/** What of an opportunity changes; what is absent stays. */
export type UpdateOpportunityInput = {
  /** Whom it reaches, 1 to 10,000 characters. */
  audience?: string | null | undefined;
  /** Tags of its readers, at most 100 of 1 to 255 characters. */
  audienceTags?: Array<string> | null | undefined;
  /** The campaign it would be part of. */
  campaignId?: string | null | undefined;
  /** Its category, 1 to 10,000 characters. */
  category?: string | null | undefined;
  /** Where the placement appears, 1 to 10,000 characters. */
  channel?: string | null | undefined;
  /** What it is about, 1 to 10,000 characters. */
  description?: string | null | undefined;
  /** How many people it may reach. */
  estimatedReach?: number | null | undefined;
  /** When its time is over, still to come; never if absent. */
  expiresAt?: string | null | undefined;
  /** The form of the placement, 1 to 10,000 characters. */
  format?: string | null | undefined;
  /** Id of the opportunity. */
  opportunityId: string;
  /** What it would cost, in US dollars. */
  price?: number | null | undefined;
  /** The product it suggests. */
  productId?: string | null | undefined;
  /** What it is to reach, 1 to 10,000 characters. */
  purpose?: string | null | undefined;
  /** Why it suits the profile, 1 to 10,000 characters. */
  relevanceReason?: string | null | undefined;
  /** How well it suits, the higher the better. */
  score?: number | null | undefined;
  /** Its heading, 1 to 10,000 characters. */
  title?: string | null | undefined;
  /** Its type, 1 to 10,000 characters. */
  type?: string | null | undefined;
};

/** What is noted of an order item: the publisher's invoice, and a refund that is due; what is absent stays. */
export type UpdateOrderItemInput = {
  /** Id of the order item, whose order is paid. */
  orderItemId: string;
  /** Whether its price is to be refunded. */
  refundRequired?: boolean | null | undefined;
  /** Amount of the publisher's invoice, in US dollars, 0 to 100,000,000. */
  vendorCost?: number | null | undefined;
  /** Date of the publisher's invoice. */
  vendorInvoiceDate?: string | null | undefined;
  /** Number of the publisher's invoice, up to 255 characters. */
  vendorInvoiceId?: string | null | undefined;
  /** Address of the publisher's invoice, http or https. */
  vendorInvoiceUrl?: string | null | undefined;
  /** When the publisher's invoice was paid; not in the future. */
  vendorPaidDate?: string | null | undefined;
};

/** What of a channel changes; what is absent stays. */
export type UpdateOutletChannelInput = {
  /** Name of the account. */
  channelHandle?: string | null | undefined;
  /** Where placements appear. */
  channelType?: ChannelType | null | undefined;
  /** Address of the channel. */
  channelUrl?: string | null | undefined;
  /** Id of the disclaimer on paid placements. */
  disclaimerId?: string | null | undefined;
  /** How many such links a placement may have. */
  doFollowLinksAllowed?: string | null | undefined;
  /** Domain authority, 0 to 100. */
  domainAuthority?: number | null | undefined;
  /** Domain ranking, 0 to 100. */
  domainRanking?: number | null | undefined;
  /** Whether its links pass authority on. */
  isDoFollow?: boolean | null | undefined;
  /** Id of the channel. */
  outletChannelId: string;
  /** In what form they appear. */
  placementType?: PlacementType | null | undefined;
  /** Place among the channels of its outlet, from 0. */
  position?: number | null | undefined;
  /** Addresses of further accounts. */
  socialLinks?: Array<string> | null | undefined;
};

/** What of a outlet changes; what is absent stays. */
export type UpdateOutletInput = {
  /** Id of its category. */
  categoryId?: string | null | undefined;
  /** Its city. */
  city?: string | null | undefined;
  /** Full name of its country, or Global, which has no state and no city. */
  country?: string | null | undefined;
  /** What it is about. */
  description?: string | null | undefined;
  /** Whether search engines index its placements. */
  isIndexed?: boolean | null | undefined;
  /** Address of its logo. */
  logo?: string | null | undefined;
  /** Name of the publication, 1 to 255 characters. */
  name?: string | null | undefined;
  /** Id of the outlet. */
  outletId: string;
  /** Full name of its state or region. */
  state?: string | null | undefined;
  /** Where it stands; DRAFT when absent. */
  status?: OutletStatus | null | undefined;
  /** Ids of its tags, at most 100, in place of those it has. */
  tagIds?: Array<string> | null | undefined;
  /** Address of its web site. */
  websiteUrl?: string | null | undefined;
};

/** What of a product changes; what is absent stays. */
export type UpdateProductInput = {
  /** Whether it can be bought; true when absent. */
  active?: boolean | null | undefined;
  /** The outlet's channels it includes, at most 100, the listing's first, in place of those it has. */
  channelIds?: Array<string> | null | undefined;
  /** What the buyer gets. */
  description?: string | null | undefined;
  /** Addresses of earlier placements. */
  exampleLinks?: Array<string> | null | undefined;
  /** Address of a picture of an earlier placement. */
  exampleScreenshot?: string | null | undefined;
  /** Address of a picture. */
  image?: string | null | undefined;
  /** What the placement costs the marketplace, in US dollars. */
  internalCost?: number | null | undefined;
  /** Whether the marketplace puts it forward. */
  isFeatured?: boolean | null | undefined;
  /** Address of its logo. */
  logo?: string | null | undefined;
  /** Days until publication, at the most. */
  maxDeliveryDays?: number | null | undefined;
  /** Days until publication, at the least. */
  minDeliveryDays?: number | null | undefined;
  /** Its name, 1 to 255 characters. */
  name?: string | null | undefined;
  /** Its prices, one for each tier, in place of those it has. */
  prices?: Array<PriceInput> | null | undefined;
  /** Id of the product. */
  productId: string;
  /** What the outlet asks of the text. */
  requirements?: string | null | undefined;
  /** What resellers pay, in US dollars. */
  resellerPrice?: number | null | undefined;
  /** Prefix of its type. */
  type?: ProductKind | null | undefined;
};

/** What of a profile changes; what is absent stays, and nothing may be null unless it says so. */
export type UpdateProfileInput = {
  /** Id of its tone and voice in the system that has it, or null. */
  brandToneAndVoiceId?: string | null | undefined;
  /** Address of its shared folder, http or https, or null. */
  googleDriveLink?: string | null | undefined;
  /** Its topics, each the UUID of a TOPIC tag or a name of your own. */
  industry?: Array<string> | null | undefined;
  /** What it has achieved. */
  keyAchievements?: Array<string> | null | undefined;
  /** Name in the register of companies, 1 to 255 characters on one line, or null. */
  legalCompanyName?: string | null | undefined;
  /** Where it is at home, 1 to 255 characters on one line, or null. */
  location?: string | null | undefined;
  /** Address of its logo, http or https, or null. */
  logo?: string | null | undefined;
  /** Name of the company or brand: 1 to 255 characters on one line. */
  name?: string | null | undefined;
  /** What it is and does. */
  overview?: string | null | undefined;
  /** What it wants from placements, such as BRAND_AWARENESS; at most 100. */
  primaryGoals?: Array<string> | null | undefined;
  /** What it sells. */
  productsAndServices?: string | null | undefined;
  /** Id of the profile. */
  profileId: string;
  /** Whom it speaks to, each the UUID of an AUDIENCE tag or a name of your own. */
  targetAudience?: Array<string> | null | undefined;
  /** What it stands for; COMPANY at first. */
  type?: ProfileType | null | undefined;
  /** What sets it apart. */
  uniqueValuePropositions?: Array<string> | null | undefined;
  /** Address of its web site, http or https, or empty. */
  websiteUrl?: string | null | undefined;
  /** Texts that show how it writes, at most 20,000 characters, or null. */
  writingSamples?: string | null | undefined;
};

/** What of a group of synonyms changes; what is absent stays. */
export type UpdateSearchSynonymInput = {
  /** Id of the group of synonyms. */
  searchSynonymId: string;
  /** 2 to 20 words or phrases, each with 1 to 60 characters and at most 4 words. They are stored in lower case, with single spaces and without repetitions. A term can be in one group only. */
  terms?: Array<string> | null | undefined;
};

/** What of a tag changes; what is absent stays. */
export type UpdateTagInput = {
  /** What it speaks of. */
  category?: TagCategory | null | undefined;
  /** The label, unique within its category. */
  name?: string | null | undefined;
  /** Id of the tag. */
  tagId: string;
};

/** What of a team changes; what is absent stays. */
export type UpdateTeamInput = {
  /** E-mail address its invoices go to, or null. */
  billingEmail?: string | null | undefined;
  /** E-mail address it is reached at, or null. */
  contactEmail?: string | null | undefined;
  /** How much of a subtotal its discounts may take off, in percent, 0 to 100; null: what the server's settings allow. Operators only. */
  discountLimitPercent?: number | null | undefined;
  /** Id of the team. */
  id: string;
  /** Its name, 1 to 255 characters on one line; the slug follows. */
  name?: string | null | undefined;
  /** Whether it sees prices of all tiers; operators only. */
  proPricingEnabled?: boolean | null | undefined;
};

/** What of a user changes; what is absent stays. */
export type UpdateUserInput = {
  /** Id of the contact in the system for customer relations, 1 to 255 characters, or null. */
  crmContactId?: string | null | undefined;
  /** E-mail address, unique without case. */
  email?: string | null | undefined;
  /** Whether the address is the user's own; false when absent and the address is a new one. */
  emailVerified?: boolean | null | undefined;
  /** First name, 1 to 255 characters on one line. */
  firstName?: string | null | undefined;
  /** Last name, up to 255 characters on one line, or "". */
  lastName?: string | null | undefined;
  /** IANA name of the time zone, such as Europe/Berlin, or null. */
  timezone?: string | null | undefined;
  /** Id of the kind of customer, or null. */
  userAccountTypeId?: string | null | undefined;
  /** Id of the user. */
  userId: string;
  /** Id of the role, or null. */
  userRoleId?: string | null | undefined;
};

/** What of a webhook endpoint changes; what is absent stays. */
export type UpdateWebhookEndpointInput = {
  /** What it is for, at most 1,000 characters, or null. */
  description?: string | null | undefined;
  /** Whether events are delivered to it. False gives up what is still to be delivered; true forgets why it was disabled. */
  enabled?: boolean | null | undefined;
  /** What it asks for, at least one of `article.status_changed`, `comment.created`, `comment.updated`, `comment.archived`, `comment.*`. */
  topics?: Array<WebhookTopic> | null | undefined;
  /** Where events are posted to: an https:// URL of at most 2,048 characters. */
  url?: string | null | undefined;
  /** Id of the endpoint. */
  webhookEndpointId: string;
};

/** Files for the media library. */
export type UploadFilesInput = {
  /** The files, 1 to 5: jpg, jpeg, png and webp of at most 5 MB each; docx, pdf and txt of at most 25 MB each. */
  files: Array<Blob>;
  /** The folder they go to; null or absent is the root. */
  folderId?: string | null | undefined;
  /** The team they are for; a team token's own when absent, required for operators. */
  teamId?: string | null | undefined;
};

/** A column of UserAccount records that others are compared with. */
export type UserAccountColumn =
  | 'BLOCKED_AT'
  | 'BLOCKED_UNTIL'
  | 'CREATED_AT'
  | 'EMAIL_VERIFIED_AT'
  | 'UPDATED_AT';

/** A column of UserAccount records compared with others; all that are given must hold. */
export type UserAccountComparison = {
  eq?: UserAccountColumn | null | undefined;
  field: UserAccountColumn;
  gt?: UserAccountColumn | null | undefined;
  gte?: UserAccountColumn | null | undefined;
  lt?: UserAccountColumn | null | undefined;
  lte?: UserAccountColumn | null | undefined;
  ne?: UserAccountColumn | null | undefined;
};

/** Conditions on UserAccountType records; all that are given must hold. */
export type UserAccountTypeWhere = {
  AND?: Array<UserAccountTypeWhere> | null | undefined;
  NOT?: Array<UserAccountTypeWhere> | null | undefined;
  OR?: Array<UserAccountTypeWhere> | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
};

/** Conditions on UserAccount records; all that are given must hold. */
export type UserAccountWhere = {
  AND?: Array<UserAccountWhere> | null | undefined;
  NOT?: Array<UserAccountWhere> | null | undefined;
  OR?: Array<UserAccountWhere> | null | undefined;
  blockedAt?: DateTimeFilter | null | undefined;
  blockedUntil?: DateTimeFilter | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<UserAccountComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  crmContactId?: StringFilter | null | undefined;
  email?: StringFilter | null | undefined;
  emailVerifiedAt?: DateTimeFilter | null | undefined;
  firstName?: StringFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  lastName?: StringFilter | null | undefined;
  referralCode?: StringFilter | null | undefined;
  /** Words of the name or the e-mail address, without case. */
  search?: string | null | undefined;
  timezone?: StringFilter | null | undefined;
  updatedAt?: DateTimeFilter | null | undefined;
  /** What kind of customer. */
  userAccountType?: UserAccountTypeWhere | null | undefined;
  /** What the user does here. */
  userRole?: UserRoleWhere | null | undefined;
};

/** Order of User records; equal ones are ordered by id. */
export type UserOrder = {
  direction: OrderDirection;
  field: UserOrderField;
};

/** What User records can be sorted by. */
export type UserOrderField =
  /** By when the user was last blocked. */
  | 'BLOCKED_AT'
  /** By when it was created. */
  | 'CREATED_AT'
  /** By e-mail address. */
  | 'EMAIL'
  /** By last name. */
  | 'LAST_NAME';

/** Conditions on UserRole records; all that are given must hold. */
export type UserRoleWhere = {
  AND?: Array<UserRoleWhere> | null | undefined;
  NOT?: Array<UserRoleWhere> | null | undefined;
  OR?: Array<UserRoleWhere> | null | undefined;
  id?: UuidFilter | null | undefined;
  name?: StringFilter | null | undefined;
};

/** Conditions on User records; all that are given must hold. */
export type UserWhere = {
  AND?: Array<UserWhere> | null | undefined;
  NOT?: Array<UserWhere> | null | undefined;
  OR?: Array<UserWhere> | null | undefined;
  firstName?: StringFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  lastName?: StringFilter | null | undefined;
};

/** Order of WebhookDelivery records; equal ones are ordered by id. */
export type WebhookDeliveryOrder = {
  direction: OrderDirection;
  field: WebhookDeliveryOrderField;
};

/** What WebhookDelivery records can be sorted by. */
export type WebhookDeliveryOrderField =
  /** By when it was created. */
  | 'CREATED_AT';

/** How far a delivery is. */
export type WebhookDeliveryStatus =
  /** It was given up: after the last attempt, or because the endpoint was disabled or deleted. */
  | 'FAILED'
  /** It is still to be delivered, for the first time or again. */
  | 'PENDING'
  /** The receiver answered 2xx. */
  | 'SUCCEEDED';

/** Conditions on a WebhookDeliveryStatus; all that are given must hold. */
export type WebhookDeliveryStatusFilter = {
  eq?: WebhookDeliveryStatus | null | undefined;
  in?: Array<WebhookDeliveryStatus> | null | undefined;
  isNull?: boolean | null | undefined;
  ne?: WebhookDeliveryStatus | null | undefined;
  notIn?: Array<WebhookDeliveryStatus> | null | undefined;
};

/** Conditions on WebhookDelivery records; all that are given must hold. */
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
  /** Words of the endpoint's address, or of the event's topic or request, without case. */
  search?: string | null | undefined;
  status?: WebhookDeliveryStatusFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
};

/** A column of WebhookEndpoint records that others are compared with. */
export type WebhookEndpointColumn =
  | 'CREATED_AT'
  | 'FAILING_SINCE';

/** A column of WebhookEndpoint records compared with others; all that are given must hold. */
export type WebhookEndpointComparison = {
  eq?: WebhookEndpointColumn | null | undefined;
  field: WebhookEndpointColumn;
  gt?: WebhookEndpointColumn | null | undefined;
  gte?: WebhookEndpointColumn | null | undefined;
  lt?: WebhookEndpointColumn | null | undefined;
  lte?: WebhookEndpointColumn | null | undefined;
  ne?: WebhookEndpointColumn | null | undefined;
};

/** Order of WebhookEndpoint records; equal ones are ordered by id. */
export type WebhookEndpointOrder = {
  direction: OrderDirection;
  field: WebhookEndpointOrderField;
};

/** What WebhookEndpoint records can be sorted by. */
export type WebhookEndpointOrderField =
  /** By when it was created. */
  | 'CREATED_AT'
  /** By when it was last changed. */
  | 'UPDATED_AT';

/** Conditions on WebhookEndpoint records; all that are given must hold. */
export type WebhookEndpointWhere = {
  AND?: Array<WebhookEndpointWhere> | null | undefined;
  NOT?: Array<WebhookEndpointWhere> | null | undefined;
  OR?: Array<WebhookEndpointWhere> | null | undefined;
  /** Columns compared with each other, such as what was published after it was due. */
  compare?: Array<WebhookEndpointComparison> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  enabled?: BooleanFilter | null | undefined;
  failingSince?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  teamId?: UuidFilter | null | undefined;
  topics?: WebhookTopicListFilter | null | undefined;
  url?: StringFilter | null | undefined;
};

/** Conditions on WebhookEvent records; all that are given must hold. */
export type WebhookEventWhere = {
  AND?: Array<WebhookEventWhere> | null | undefined;
  NOT?: Array<WebhookEventWhere> | null | undefined;
  OR?: Array<WebhookEventWhere> | null | undefined;
  createdAt?: DateTimeFilter | null | undefined;
  id?: UuidFilter | null | undefined;
  topic?: EventTopicFilter | null | undefined;
};

/** What a webhook endpoint can ask for: `type` of what it is sent, in upper case. */
export type WebhookTopic =
  /** Events of `article.status_changed`. */
  | 'ARTICLE_STATUS_CHANGED'
  /** Events of `comment.*`. */
  | 'COMMENT_ALL'
  /** Events of `comment.archived`. */
  | 'COMMENT_ARCHIVED'
  /** Events of `comment.created`. */
  | 'COMMENT_CREATED'
  /** Events of `comment.updated`. */
  | 'COMMENT_UPDATED';

/** Conditions on a list of WebhookTopic; all that are given must hold. */
export type WebhookTopicListFilter = {
  has?: WebhookTopic | null | undefined;
  hasEvery?: Array<WebhookTopic> | null | undefined;
  hasSome?: Array<WebhookTopic> | null | undefined;
};

/** Credits of a team that are taken back. */
export type WithdrawCreditInput = {
  /** How much, in US dollars: more than 0, and no more than is left. */
  amount: number;
  /** Id of the ledger entry of the credit that it is taken from; when absent, of those that expire soonest. */
  creditId?: string | null | undefined;
  /** Why. */
  reason?: string | null | undefined;
  /** Id of the team. */
  teamId: string;
};

/** An invitation to take back. */
export type WithdrawTeamInvitationInput = {
  /** Id of the invitation. */
  teamInvitationId: string;
};

export type ReplayDeliveryMutationVariables = Exact<{
  input: ReplayWebhookDeliveryInput;
}>;


export type ReplayDeliveryMutation = { __typename: 'Mutation', replayWebhookDelivery: { __typename: 'WebhookDelivery', id: string } };

export type ResendMailMutationVariables = Exact<{
  input: ResendMailInput;
}>;


export type ResendMailMutation = { __typename: 'Mutation', resendMail: { __typename: 'Mail', id: string } };

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

export type StatusesQueryVariables = Exact<{ [key: string]: never; }>;


export type StatusesQuery = { __typename: 'Query', articleContentStatuses: { __typename: 'ArticleContentStatusConnection', nodes: Array<{ __typename: 'ArticleContentStatus', id: string, prefix: string, name: string, color: string, sequence: number }> } };

export type RefundedArticlesQueryVariables = Exact<{
  first: number;
}>;


export type RefundedArticlesQuery = { __typename: 'Query', articles: { __typename: 'ArticleConnection', totalCount: number, nodes: Array<{ __typename: 'Article', id: string }> } };

export type BoardQueryVariables = Exact<{
  first: number;
  where: ArticleWhere;
}>;


export type BoardQuery = { __typename: 'Query', articles: { __typename: 'ArticleConnection', totalCount: number, nodes: Array<{ __typename: 'Article', id: string, name: string, expectedCompletionDate: string | null, expectedCompletionDateTitle: string, waitingFor: Party | null, waitingSince: string | null, dueAt: string | null, liveUrl: string | null, team: { __typename: 'Team', id: string, name: string }, campaign: { __typename: 'Campaign', id: string, name: string } | null, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string }, moves: Array<{ __typename: 'ArticleMove', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> }> } };

export type MovableFragment = { __typename: 'Article', id: string, name: string, liveUrl: string | null, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string }, moves: Array<{ __typename: 'ArticleMove', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> };

export type ArticleScreenQueryVariables = Exact<{
  id: string;
}>;


export type ArticleScreenQuery = { __typename: 'Query', article: { __typename: 'Article', createdAt: string, updatedAt: string, expectedCompletionDate: string | null, expectedCompletionDateTitle: string, waitingFor: Party | null, waitingSince: string | null, dueAt: string | null, publishedAt: string | null, briefSharedDocUrl: string | null, briefApprovedAt: string | null, draftSharedDocUrl: string | null, draftApprovedAt: string | null, teamId: string, id: string, name: string, liveUrl: string | null, status: { __typename: 'ArticleContentStatus', id: string, prefix: string, color: string, name: string }, writer: { __typename: 'User', id: string, fullName: string } | null, supportAgent: { __typename: 'User', id: string, fullName: string } | null, team: { __typename: 'Team', id: string, name: string }, campaign: { __typename: 'Campaign', id: string, name: string, description: string | null, questionnaire: { __typename: 'Questionnaire', objectives: string | null, targetAudience: string | null, tone: string | null, keywords: string | null, writingSamples: string | null, fileName: string | null, fileUrl: string | null } | null } | null, profile: { __typename: 'Profile', id: string, name: string } | null, product: { __typename: 'Product', id: string, name: string, requirements: string | null, outlet: { __typename: 'Outlet', id: string, name: string } }, orderItem: { __typename: 'OrderItem', id: string, isRefunded: boolean, refundDate: string | null, order: { __typename: 'Order', id: string, referenceNumber: string } }, files: Array<{ __typename: 'ArticleFile', file: { __typename: 'File', id: string, name: string, size: number, url: string } }>, statusChanges: { __typename: 'ArticleStatusChangeConnection', nodes: Array<{ __typename: 'ArticleStatusChange', id: string, effectiveAt: string, notes: string | null, isCorrection: boolean, actor: { __typename: 'User', id: string, fullName: string } | null, status: { __typename: 'ArticleContentStatus', id: string, prefix: string, name: string, color: string } }> }, comments: { __typename: 'CommentConnection', nodes: Array<{ __typename: 'Comment', id: string, reference: string, content: string, visibility: CommentVisibility, isOwn: boolean, createdAt: string, updatedAt: string, replies: { __typename: 'CommentConnection', nodes: Array<{ __typename: 'Comment', id: string, reference: string, content: string, visibility: CommentVisibility, isOwn: boolean, createdAt: string, updatedAt: string, author: { __typename: 'CommentAuthor', name: string } }> }, author: { __typename: 'CommentAuthor', name: string } }> }, moves: Array<{ __typename: 'ArticleMove', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> } | null };

export type SaidFragment = { __typename: 'Comment', id: string, reference: string, content: string, visibility: CommentVisibility, isOwn: boolean, createdAt: string, updatedAt: string, author: { __typename: 'CommentAuthor', name: string } };

export type ArchivedCommentsQueryVariables = Exact<{
  articleId: string;
  first: number;
}>;


export type ArchivedCommentsQuery = { __typename: 'Query', comments: { __typename: 'CommentConnection', totalCount: number, nodes: Array<{ __typename: 'Comment', id: string, reference: string, content: string, visibility: CommentVisibility, isOwn: boolean, createdAt: string, updatedAt: string, author: { __typename: 'CommentAuthor', name: string } }> } };

export type CommentScreenQueryVariables = Exact<{
  id: string;
}>;


export type CommentScreenQuery = { __typename: 'Query', comments: { __typename: 'CommentConnection', nodes: Array<{ __typename: 'Comment', id: string, reference: string, content: string, visibility: CommentVisibility, isOwn: boolean, createdAt: string, updatedAt: string, author: { __typename: 'CommentAuthor', name: string } }> } };

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


export type SetArticleStatusMutation = { __typename: 'Mutation', moved: { __typename: 'Article', id: string, name: string, liveUrl: string | null, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string }, moves: Array<{ __typename: 'ArticleMove', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> } };

export type CorrectArticleStatusMutationVariables = Exact<{
  input: CorrectArticleStatusInput;
}>;


export type CorrectArticleStatusMutation = { __typename: 'Mutation', moved: { __typename: 'Article', id: string, name: string, liveUrl: string | null, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string }, moves: Array<{ __typename: 'ArticleMove', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> } };

export type ApproveBriefMutationVariables = Exact<{
  input: ApproveBriefInput;
}>;


export type ApproveBriefMutation = { __typename: 'Mutation', moved: { __typename: 'Article', id: string, name: string, liveUrl: string | null, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string }, moves: Array<{ __typename: 'ArticleMove', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> } };

export type RequestBriefChangesMutationVariables = Exact<{
  input: RequestBriefChangesInput;
}>;


export type RequestBriefChangesMutation = { __typename: 'Mutation', moved: { __typename: 'Article', id: string, name: string, liveUrl: string | null, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string }, moves: Array<{ __typename: 'ArticleMove', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> } };

export type ApproveDraftMutationVariables = Exact<{
  input: ApproveDraftInput;
}>;


export type ApproveDraftMutation = { __typename: 'Mutation', moved: { __typename: 'Article', id: string, name: string, liveUrl: string | null, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string }, moves: Array<{ __typename: 'ArticleMove', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> } };

export type RequestDraftChangesMutationVariables = Exact<{
  input: RequestDraftChangesInput;
}>;


export type RequestDraftChangesMutation = { __typename: 'Mutation', moved: { __typename: 'Article', id: string, name: string, liveUrl: string | null, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string }, moves: Array<{ __typename: 'ArticleMove', mutation: ArticleMutation, status: string, needs: Array<string>, isExpected: boolean }> } };

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


export type CheckScreenQuery = { __typename: 'Query', complianceCheck: { __typename: 'ComplianceCheck', id: string, status: ComplianceCheckStatus, checkType: ComplianceCheckType, complianceScore: number | null, aiDetectionPercentage: string | null, totalIssuesCount: number, criticalIssuesCount: number, warningIssuesCount: number, errorMessage: string | null, givenText: string | null, metadata: unknown, createdAt: string, completedAt: string | null, article: { __typename: 'Article', id: string, name: string }, issues: Array<{ __typename: 'ComplianceIssue', id: string, issueType: ComplianceIssueType, severity: ComplianceSeverity, title: string, description: string | null, location: string | null, suggestion: string | null, originalText: string | null, lineNumber: number | null, charPosition: number | null }> } | null };

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

export type OutletScreenQueryVariables = Exact<{
  id: string;
}>;


export type OutletScreenQuery = { __typename: 'Query', outlet: { __typename: 'Outlet', id: string, status: OutletStatus, channels: Array<{ __typename: 'OutletChannel', placementType: PlacementType | null, domainAuthority: number | null, domainRanking: number | null, isDoFollow: boolean, doFollowLinksAllowed: string | null, disclaimerName: string | null, socialLinks: Array<string>, id: string, channelType: ChannelType, channelHandle: string | null, channelUrl: string | null }>, products: { __typename: 'ProductConnection', totalCount: number, nodes: Array<{ __typename: 'Product', id: string, name: string, active: boolean, minDeliveryDays: number, maxDeliveryDays: number, isFeatured: boolean, description: string | null, requirements: string | null, type: { __typename: 'ProductType', id: string, prefix: ProductKind, name: string }, prices: Array<{ __typename: 'ProductPrice', id: string, pricingTier: PricingTier, unitAmount: number }>, includes: Array<{ __typename: 'OutletChannel', id: string }> }> } } | null };

export type ProductScreenQueryVariables = Exact<{
  id: string;
}>;


export type ProductScreenQuery = { __typename: 'Query', product: { __typename: 'Product', id: string, name: string, active: boolean, minDeliveryDays: number, maxDeliveryDays: number, isFeatured: boolean, description: string | null, requirements: string | null, outlet: { __typename: 'Outlet', id: string, channels: Array<{ __typename: 'OutletChannel', id: string, channelType: ChannelType, channelHandle: string | null, channelUrl: string | null }> }, type: { __typename: 'ProductType', id: string, prefix: ProductKind, name: string }, prices: Array<{ __typename: 'ProductPrice', id: string, pricingTier: PricingTier, unitAmount: number }>, includes: Array<{ __typename: 'OutletChannel', id: string }> } | null };

export type ChannelFragment = { __typename: 'OutletChannel', id: string, channelType: ChannelType, channelHandle: string | null, channelUrl: string | null };

export type SoldFragment = { __typename: 'Product', id: string, name: string, active: boolean, minDeliveryDays: number, maxDeliveryDays: number, isFeatured: boolean, description: string | null, requirements: string | null, type: { __typename: 'ProductType', id: string, prefix: ProductKind, name: string }, prices: Array<{ __typename: 'ProductPrice', id: string, pricingTier: PricingTier, unitAmount: number }>, includes: Array<{ __typename: 'OutletChannel', id: string }> };

export type ListingsSeenQueryVariables = Exact<{
  where: ListingWhere;
}>;


export type ListingsSeenQuery = { __typename: 'Query', listings: { __typename: 'ListingConnection', totalCount: number, nodes: Array<{ __typename: 'Listing', id: string, name: string, outletName: string, logo: string | null, description: string | null, productType: ProductKind, country: string | null, state: string | null, city: string | null, websiteUrl: string | null, domainAuthority: number | null, domainRanking: number | null, isDoFollow: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, requirements: string | null, disclaimer: string | null, exampleLinks: Array<string>, tags: Array<{ __typename: 'ListingTag', name: string }>, channels: Array<{ __typename: 'ListingChannel', channelType: ChannelType, placementType: PlacementType | null, domainAuthority: number | null, isDoFollow: boolean }>, prices: Array<{ __typename: 'ListingPrice', pricingTier: PricingTier, unitAmount: number }> }> } };

export type SeenFragment = { __typename: 'Listing', id: string, name: string, outletName: string, logo: string | null, description: string | null, productType: ProductKind, country: string | null, state: string | null, city: string | null, websiteUrl: string | null, domainAuthority: number | null, domainRanking: number | null, isDoFollow: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, requirements: string | null, disclaimer: string | null, exampleLinks: Array<string>, tags: Array<{ __typename: 'ListingTag', name: string }>, channels: Array<{ __typename: 'ListingChannel', channelType: ChannelType, placementType: PlacementType | null, domainAuthority: number | null, isDoFollow: boolean }>, prices: Array<{ __typename: 'ListingPrice', pricingTier: PricingTier, unitAmount: number }> };

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


export type ProductPricesQuery = { __typename: 'Query', list: { __typename: 'ProductPriceConnection', totalCount: number, nodes: Array<{ __typename: 'ProductPrice', id: string, pricingTier: PricingTier, unitAmount: number, currency: string, createdAt: string, updatedAt: string, product: { __typename: 'Product', id: string, name: string } }> } };

export type ProductPriceRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type ProductPriceRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string, pricingTier: PricingTier, unitAmount: number, currency: string, createdAt: string, updatedAt: string, product: { __typename: 'Product', id: string, name: string } }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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

export type ProductPriceFieldsFragment = { __typename: 'ProductPrice', pricingTier: PricingTier, unitAmount: number, currency: string, createdAt: string, updatedAt: string, product: { __typename: 'Product', id: string, name: string } };

export type DeliveryScreenQueryVariables = Exact<{
  id: string;
}>;


export type DeliveryScreenQuery = { __typename: 'Query', webhookDelivery: { __typename: 'WebhookDelivery', id: string, status: WebhookDeliveryStatus, event: { __typename: 'WebhookEvent', id: string, topic: EventTopic, sequence: number | null, data: unknown, requestId: string | null, createdAt: string }, replayOf: { __typename: 'WebhookDelivery', id: string, createdAt: string } | null, attempts: Array<{ __typename: 'WebhookAttempt', id: string, number: number, createdAt: string, responseStatus: number | null, responseBody: string | null, error: string | null, latencyMs: number }> } | null };

export type ReplayEventsMutationVariables = Exact<{
  input: ReplayWebhookEventsInput;
}>;


export type ReplayEventsMutation = { __typename: 'Mutation', replayWebhookEvents: number };

export type WebhookScreenQueryVariables = Exact<{
  id: string;
  first: number;
}>;


export type WebhookScreenQuery = { __typename: 'Query', webhookDeliveries: { __typename: 'WebhookDeliveryConnection', totalCount: number, nodes: Array<{ __typename: 'WebhookDelivery', id: string, status: WebhookDeliveryStatus, createdAt: string, nextAttemptAt: string | null, event: { __typename: 'WebhookEvent', id: string, topic: EventTopic }, attempts: Array<{ __typename: 'WebhookAttempt', id: string, number: number, responseStatus: number | null, error: string | null }> }> } };

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

export type ImportsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: CatalogueImportOrder | null | undefined;
  where?: CatalogueImportWhere | null | undefined;
}>;


export type ImportsQuery = { __typename: 'Query', list: { __typename: 'CatalogueImportConnection', totalCount: number, nodes: Array<{ __typename: 'CatalogueImport', id: string, fileName: string, status: CatalogueImportStatus, isPreview: boolean, isPartial: boolean, rowCount: number, faultCount: number, warningCount: number, createdAt: string, completedAt: string | null, createdBy: { __typename: 'User', id: string, fullName: string } | null }> } };

export type CatalogueImportRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type CatalogueImportRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string, fileName: string, status: CatalogueImportStatus, isPreview: boolean, isPartial: boolean, rowCount: number, faultCount: number, warningCount: number, createdAt: string, completedAt: string | null, createdBy: { __typename: 'User', id: string, fullName: string } | null }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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

export type CatalogueImportFieldsFragment = { __typename: 'CatalogueImport', fileName: string, status: CatalogueImportStatus, isPreview: boolean, isPartial: boolean, rowCount: number, faultCount: number, warningCount: number, createdAt: string, completedAt: string | null, createdBy: { __typename: 'User', id: string, fullName: string } | null };

export type ImportScreenQueryVariables = Exact<{
  id: string;
}>;


export type ImportScreenQuery = { __typename: 'Query', import: { __typename: 'CatalogueImport', id: string, fileName: string, size: number, status: CatalogueImportStatus, isPreview: boolean, isPartial: boolean, bytesRead: number, rowCount: number, faultCount: number, warningCount: number, failure: string | null, createdAt: string, completedAt: string | null, createdBy: { __typename: 'User', id: string, fullName: string } | null, outlets: { __typename: 'CatalogueImportChanges', created: number, updated: number, unchanged: number } | null, products: { __typename: 'CatalogueImportChanges', created: number, updated: number, unchanged: number } | null, differences: Array<{ __typename: 'CatalogueImportDifference', entity: CatalogueEntity, key: string, line: number, isNew: boolean, columns: Array<{ __typename: 'CatalogueImportCell', column: string, before: string | null, after: string | null }> }> } | null };

export type ImportFaultsQueryVariables = Exact<{
  importId: string;
  isWarning: boolean;
  first: number;
  offset: number;
}>;


export type ImportFaultsQuery = { __typename: 'Query', importFaults: { __typename: 'CatalogueImportFaultConnection', totalCount: number, nodes: Array<{ __typename: 'CatalogueImportFault', id: string, line: number, column: string | null, reason: string }> } };

export type ImportCatalogueMutationVariables = Exact<{
  input: ImportCatalogueInput;
}>;


export type ImportCatalogueMutation = { __typename: 'Mutation', importCatalogue: { __typename: 'CatalogueImport', id: string } };

export type ApplyImportMutationVariables = Exact<{
  input: ApplyImportInput;
}>;


export type ApplyImportMutation = { __typename: 'Mutation', applyImport: { __typename: 'CatalogueImport', id: string } };

export type OrdersQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: OrderOrder | null | undefined;
  where?: OrderWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type OrdersQuery = { __typename: 'Query', list: { __typename: 'OrderConnection', totalCount: number, nodes: Array<{ __typename: 'Order', id: string, referenceNumber: string, status: OrderStatus, paymentStatus: PaymentStatus, refundStatus: RefundStatus | null, total: number, subtotal: number, discount: number, creditsApplied: number, processingFee: number, pricingTier: PricingTier | null, buyerName: string, buyerEmail: string | null, datePaid: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } | null }> } };

export type OrderRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string, referenceNumber: string, status: OrderStatus, paymentStatus: PaymentStatus, refundStatus: RefundStatus | null, total: number, subtotal: number, discount: number, creditsApplied: number, processingFee: number, pricingTier: PricingTier | null, buyerName: string, buyerEmail: string | null, datePaid: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } | null }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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

export type OrderFieldsFragment = { __typename: 'Order', referenceNumber: string, status: OrderStatus, paymentStatus: PaymentStatus, refundStatus: RefundStatus | null, total: number, subtotal: number, discount: number, creditsApplied: number, processingFee: number, pricingTier: PricingTier | null, buyerName: string, buyerEmail: string | null, datePaid: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } | null };

export type OrderItemsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: OrderItemOrder | null | undefined;
  where?: OrderItemWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type OrderItemsQuery = { __typename: 'Query', list: { __typename: 'OrderItemConnection', totalCount: number, nodes: Array<{ __typename: 'OrderItem', id: string, salePrice: number, refundStatus: RefundStatus | null, isRefunded: boolean, refundRequired: boolean, refundDate: string | null, refundMethod: RefundMethod | null, isPublisherPaid: boolean, isResellerPaid: boolean, isAccountingCompleted: boolean, commissionStatus: CommissionStatus, commissionAmount: number | null, vendorCost: number | null, internalCost: number | null, vendorInvoiceId: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, product: { __typename: 'Product', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string }, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } | null, campaign: { __typename: 'Campaign', id: string, name: string } | null, article: { __typename: 'Article', id: string, name: string } | null }> } };

export type OrderItemRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type OrderItemRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string, salePrice: number, refundStatus: RefundStatus | null, isRefunded: boolean, refundRequired: boolean, refundDate: string | null, refundMethod: RefundMethod | null, isPublisherPaid: boolean, isResellerPaid: boolean, isAccountingCompleted: boolean, commissionStatus: CommissionStatus, commissionAmount: number | null, vendorCost: number | null, internalCost: number | null, vendorInvoiceId: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, product: { __typename: 'Product', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string }, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } | null, campaign: { __typename: 'Campaign', id: string, name: string } | null, article: { __typename: 'Article', id: string, name: string } | null }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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

export type OrderItemFieldsFragment = { __typename: 'OrderItem', salePrice: number, refundStatus: RefundStatus | null, isRefunded: boolean, refundRequired: boolean, refundDate: string | null, refundMethod: RefundMethod | null, isPublisherPaid: boolean, isResellerPaid: boolean, isAccountingCompleted: boolean, commissionStatus: CommissionStatus, commissionAmount: number | null, vendorCost: number | null, internalCost: number | null, vendorInvoiceId: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, product: { __typename: 'Product', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string }, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } | null, campaign: { __typename: 'Campaign', id: string, name: string } | null, article: { __typename: 'Article', id: string, name: string } | null };

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
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string, referenceNumber: string, type: InvoiceType, status: InvoiceStatus, customerName: string | null, customerEmail: string | null, total: number, amountPaid: number, amountRefunded: number, creditsApplied: number, issuedAt: string, datePaid: string | null, createdAt: string, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string, createdAt: string, type: LedgerType, creditType: CreditType | null, amount: number, remaining: number | null, reason: string | null, expiresAt: string | null, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } | null }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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


export type PaymentsQuery = { __typename: 'Query', list: { __typename: 'PaymentConnection', totalCount: number, nodes: Array<{ __typename: 'Payment', id: string, createdAt: string, provider: string, status: PaymentAttemptStatus, amount: number, amountRefunded: number, reference: string | null, failureMessage: string | null, settledAt: string | null, expiresAt: string | null, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } }> } };

export type PaymentRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type PaymentRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string, createdAt: string, provider: string, status: PaymentAttemptStatus, amount: number, amountRefunded: number, reference: string | null, failureMessage: string | null, settledAt: string | null, expiresAt: string | null, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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

export type PaymentFieldsFragment = { __typename: 'Payment', createdAt: string, provider: string, status: PaymentAttemptStatus, amount: number, amountRefunded: number, reference: string | null, failureMessage: string | null, settledAt: string | null, expiresAt: string | null, team: { __typename: 'Team', id: string, name: string }, order: { __typename: 'Order', id: string, referenceNumber: string } };

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
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string, name: string, totalArticles: number, reference: string | null, description: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string }, profile: { __typename: 'Profile', id: string, name: string } }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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


export type ArticlesQuery = { __typename: 'Query', list: { __typename: 'ArticleConnection', totalCount: number, nodes: Array<{ __typename: 'Article', id: string, name: string, expectedCompletionDate: string | null, expectedCompletionDateTitle: string, publishedAt: string | null, liveUrl: string | null, briefSharedDocUrl: string | null, draftSharedDocUrl: string | null, createdAt: string, updatedAt: string, waitingFor: Party | null, waitingSince: string | null, dueAt: string | null, deletedAt: string | null, status: { __typename: 'ArticleContentStatus', id: string, prefix: string, name: string, color: string }, team: { __typename: 'Team', id: string, name: string }, campaign: { __typename: 'Campaign', id: string, name: string } | null, product: { __typename: 'Product', id: string, name: string }, writer: { __typename: 'User', id: string, fullName: string } | null, orderItem: { __typename: 'OrderItem', id: string } }> } };

export type ArticleRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type ArticleRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string, name: string, expectedCompletionDate: string | null, expectedCompletionDateTitle: string, publishedAt: string | null, liveUrl: string | null, briefSharedDocUrl: string | null, draftSharedDocUrl: string | null, createdAt: string, updatedAt: string, waitingFor: Party | null, waitingSince: string | null, dueAt: string | null, deletedAt: string | null, status: { __typename: 'ArticleContentStatus', id: string, prefix: string, name: string, color: string }, team: { __typename: 'Team', id: string, name: string }, campaign: { __typename: 'Campaign', id: string, name: string } | null, product: { __typename: 'Product', id: string, name: string }, writer: { __typename: 'User', id: string, fullName: string } | null, orderItem: { __typename: 'OrderItem', id: string } }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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

export type ArticleFieldsFragment = { __typename: 'Article', name: string, expectedCompletionDate: string | null, expectedCompletionDateTitle: string, publishedAt: string | null, liveUrl: string | null, briefSharedDocUrl: string | null, draftSharedDocUrl: string | null, createdAt: string, updatedAt: string, waitingFor: Party | null, waitingSince: string | null, dueAt: string | null, deletedAt: string | null, status: { __typename: 'ArticleContentStatus', id: string, prefix: string, name: string, color: string }, team: { __typename: 'Team', id: string, name: string }, campaign: { __typename: 'Campaign', id: string, name: string } | null, product: { __typename: 'Product', id: string, name: string }, writer: { __typename: 'User', id: string, fullName: string } | null, orderItem: { __typename: 'OrderItem', id: string } };

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
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string, content: string, visibility: CommentVisibility, reference: string, createdAt: string, updatedAt: string, deletedAt: string | null, author: { __typename: 'CommentAuthor', name: string }, article: { __typename: 'Article', id: string, name: string }, team: { __typename: 'Team', id: string, name: string } }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string, checkType: ComplianceCheckType, status: ComplianceCheckStatus, complianceScore: number | null, totalIssuesCount: number, criticalIssuesCount: number, warningIssuesCount: number, errorMessage: string | null, createdAt: string, completedAt: string | null, article: { __typename: 'Article', id: string, name: string }, team: { __typename: 'Team', id: string, name: string } }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string, name: string, productType: ProductKind, channelType: ChannelType, placementType: PlacementType | null, country: string | null, city: string | null, domainAuthority: number | null, domainRanking: number | null, isDoFollow: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, popularity: number, websiteUrl: string | null, description: string | null, createdAt: string, outlet: { __typename: 'Outlet', id: string, name: string }, product: { __typename: 'Product', id: string, name: string }, prices: Array<{ __typename: 'ListingPrice', pricingTier: PricingTier, unitAmount: number }> }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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


export type OutletsQuery = { __typename: 'Query', list: { __typename: 'OutletConnection', totalCount: number, nodes: Array<{ __typename: 'Outlet', id: string, name: string, status: OutletStatus, country: string | null, state: string | null, city: string | null, websiteUrl: string | null, isIndexed: boolean, description: string | null, createdAt: string, updatedAt: string, deletedAt: string | null }> } };

export type OutletRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type OutletRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string }
    | { __typename: 'Opportunity', id: string }
    | { __typename: 'OpportunityInteraction', id: string }
    | { __typename: 'Order', id: string }
    | { __typename: 'OrderItem', id: string }
    | { __typename: 'OrderLineItem', id: string }
    | { __typename: 'Outlet', id: string, name: string, status: OutletStatus, country: string | null, state: string | null, city: string | null, websiteUrl: string | null, isIndexed: boolean, description: string | null, createdAt: string, updatedAt: string, deletedAt: string | null }
    | { __typename: 'OutletCategory', id: string }
    | { __typename: 'OutletChannel', id: string }
    | { __typename: 'OutletInquiry', id: string }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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

export type OutletFieldsFragment = { __typename: 'Outlet', name: string, status: OutletStatus, country: string | null, state: string | null, city: string | null, websiteUrl: string | null, isIndexed: boolean, description: string | null, createdAt: string, updatedAt: string, deletedAt: string | null };

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
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string, name: string, active: boolean, isFeatured: boolean, minDeliveryDays: number, maxDeliveryDays: number, description: string | null, requirements: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, outlet: { __typename: 'Outlet', id: string, name: string }, type: { __typename: 'ProductType', id: string, prefix: ProductKind, name: string }, prices: Array<{ __typename: 'ProductPrice', pricingTier: PricingTier, unitAmount: number }> }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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


export type OutletInquiriesQuery = { __typename: 'Query', list: { __typename: 'OutletInquiryConnection', totalCount: number, nodes: Array<{ __typename: 'OutletInquiry', id: string, name: string, email: string, phoneNumber: string | null, notes: string | null, createdAt: string, deletedAt: string | null, outlet: { __typename: 'Outlet', id: string, name: string }, team: { __typename: 'Team', id: string, name: string } | null }> } };

export type OutletInquiryRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type OutletInquiryRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'OutletInquiry', id: string, name: string, email: string, phoneNumber: string | null, notes: string | null, createdAt: string, deletedAt: string | null, outlet: { __typename: 'Outlet', id: string, name: string }, team: { __typename: 'Team', id: string, name: string } | null }
    | { __typename: 'OutletList', id: string }
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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

export type OutletInquiryFieldsFragment = { __typename: 'OutletInquiry', name: string, email: string, phoneNumber: string | null, notes: string | null, createdAt: string, deletedAt: string | null, outlet: { __typename: 'Outlet', id: string, name: string }, team: { __typename: 'Team', id: string, name: string } | null };

export type TeamsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: TeamOrder | null | undefined;
  where?: TeamWhere | null | undefined;
  includeArchived?: boolean | null | undefined;
}>;


export type TeamsQuery = { __typename: 'Query', list: { __typename: 'TeamConnection', totalCount: number, nodes: Array<{ __typename: 'Team', id: string, name: string, slug: string, creditBalance: number, proPricingEnabled: boolean, contactEmail: string | null, billingEmail: string | null, referralCode: string, createdAt: string, updatedAt: string, deletedAt: string | null }> } };

export type TeamRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type TeamRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string, name: string, slug: string, creditBalance: number, proPricingEnabled: boolean, contactEmail: string | null, billingEmail: string | null, referralCode: string, createdAt: string, updatedAt: string, deletedAt: string | null }
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

export type TeamFieldsFragment = { __typename: 'Team', name: string, slug: string, creditBalance: number, proPricingEnabled: boolean, contactEmail: string | null, billingEmail: string | null, referralCode: string, createdAt: string, updatedAt: string, deletedAt: string | null };

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
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string, name: string, type: ProfileType, websiteUrl: string, location: string | null, overview: string, legalCompanyName: string | null, createdAt: string, updatedAt: string, deletedAt: string | null, team: { __typename: 'Team', id: string, name: string } }
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


export type UsersQuery = { __typename: 'Query', list: { __typename: 'UserConnection', totalCount: number, nodes: Array<{ __typename: 'User', id: string, fullName: string, firstName: string, lastName: string, email: string | null, language: Language | null, timezone: string | null, isBlocked: boolean | null, blockedAt: string | null, emailVerifiedAt: string | null, createdAt: string, updatedAt: string, deletedAt: string | null }> } };

export type UserRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type UserRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string, fullName: string, firstName: string, lastName: string, email: string | null, language: Language | null, timezone: string | null, isBlocked: boolean | null, blockedAt: string | null, emailVerifiedAt: string | null, createdAt: string, updatedAt: string, deletedAt: string | null }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type UserFieldsFragment = { __typename: 'User', fullName: string, firstName: string, lastName: string, email: string | null, language: Language | null, timezone: string | null, isBlocked: boolean | null, blockedAt: string | null, emailVerifiedAt: string | null, createdAt: string, updatedAt: string, deletedAt: string | null };

export type ApiTokensQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: ApiTokenOrder | null | undefined;
  where?: ApiTokenWhere | null | undefined;
}>;


export type ApiTokensQuery = { __typename: 'Query', list: { __typename: 'ApiTokenConnection', totalCount: number, nodes: Array<{ __typename: 'ApiToken', id: string, name: string, hint: string, type: TokenType, scopes: Array<Scope>, isSession: boolean, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, createdAt: string, team: { __typename: 'Team', id: string, name: string }, user: { __typename: 'User', id: string, fullName: string } }> } };

export type ApiTokenRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type ApiTokenRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiToken', id: string, name: string, hint: string, type: TokenType, scopes: Array<Scope>, isSession: boolean, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, createdAt: string, team: { __typename: 'Team', id: string, name: string }, user: { __typename: 'User', id: string, fullName: string } }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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

export type ApiTokenFieldsFragment = { __typename: 'ApiToken', name: string, hint: string, type: TokenType, scopes: Array<Scope>, isSession: boolean, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, createdAt: string, team: { __typename: 'Team', id: string, name: string }, user: { __typename: 'User', id: string, fullName: string } };

export type OperatorTokensQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: OperatorTokenOrder | null | undefined;
  where?: OperatorTokenWhere | null | undefined;
}>;


export type OperatorTokensQuery = { __typename: 'Query', list: { __typename: 'OperatorTokenConnection', totalCount: number, nodes: Array<{ __typename: 'OperatorToken', id: string, name: string, hint: string, type: OperatorTokenType, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, createdAt: string, user: { __typename: 'User', id: string, fullName: string } }> } };

export type OperatorTokenRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type OperatorTokenRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
    | { __typename: 'OauthGrant', id: string }
    | { __typename: 'OperatorToken', id: string, name: string, hint: string, type: OperatorTokenType, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, createdAt: string, user: { __typename: 'User', id: string, fullName: string } }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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

export type OperatorTokenFieldsFragment = { __typename: 'OperatorToken', name: string, hint: string, type: OperatorTokenType, lastUsedAt: string | null, expiresAt: string | null, revokedAt: string | null, createdAt: string, user: { __typename: 'User', id: string, fullName: string } };

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
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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

export type MailsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: MailOrder | null | undefined;
  where?: MailWhere | null | undefined;
}>;


export type MailsQuery = { __typename: 'Query', list: { __typename: 'MailConnection', totalCount: number, nodes: Array<{ __typename: 'Mail', id: string, createdAt: string, kind: MailKind, language: Language, status: MailStatus, attemptCount: number, nextAttemptAt: string | null, completedAt: string | null, team: { __typename: 'Team', id: string, name: string } | null, user: { __typename: 'User', id: string, fullName: string } | null }> } };

export type MailRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type MailRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string, createdAt: string, kind: MailKind, language: Language, status: MailStatus, attemptCount: number, nextAttemptAt: string | null, completedAt: string | null, team: { __typename: 'Team', id: string, name: string } | null, user: { __typename: 'User', id: string, fullName: string } | null }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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

export type MailFieldsFragment = { __typename: 'Mail', createdAt: string, kind: MailKind, language: Language, status: MailStatus, attemptCount: number, nextAttemptAt: string | null, completedAt: string | null, team: { __typename: 'Team', id: string, name: string } | null, user: { __typename: 'User', id: string, fullName: string } | null };

export type AuditEntriesQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: AuditEntryOrder | null | undefined;
  where?: AuditEntryWhere | null | undefined;
}>;


export type AuditEntriesQuery = { __typename: 'Query', list: { __typename: 'AuditEntryConnection', totalCount: number, nodes: Array<{ __typename: 'AuditEntry', id: string, createdAt: string, action: string, entity: string, entityId: string, requestId: string | null, after: unknown, changes: Array<{ __typename: 'FieldChange', field: string, before: unknown, after: unknown }>, actor: { __typename: 'User', id: string, fullName: string } | null, team: { __typename: 'Team', id: string, name: string } | null }> } };

export type AuditEntryRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type AuditEntryRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string, createdAt: string, action: string, entity: string, entityId: string, requestId: string | null, after: unknown, changes: Array<{ __typename: 'FieldChange', field: string, before: unknown, after: unknown }>, actor: { __typename: 'User', id: string, fullName: string } | null, team: { __typename: 'Team', id: string, name: string } | null }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
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

export type AuditEntryFieldsFragment = { __typename: 'AuditEntry', createdAt: string, action: string, entity: string, entityId: string, requestId: string | null, after: unknown, changes: Array<{ __typename: 'FieldChange', field: string, before: unknown, after: unknown }>, actor: { __typename: 'User', id: string, fullName: string } | null, team: { __typename: 'Team', id: string, name: string } | null };

export type AuditNamesQueryVariables = Exact<{
  key: AuditEntriesAggregateKey;
}>;


export type AuditNamesQuery = { __typename: 'Query', groups: Array<{ __typename: 'AuditEntriesAggregate', count: number, keys: { __typename: 'AuditEntriesAggregateKeys', action: string | null, entity: string | null } }> };

export type OrderScreenQueryVariables = Exact<{
  id: string;
}>;


export type OrderScreenQuery = { __typename: 'Query', order: { __typename: 'Order', id: string, referenceNumber: string, status: OrderStatus, paymentStatus: PaymentStatus, refundStatus: RefundStatus | null, datePaid: string | null, createdAt: string, subtotal: number, discount: number, creditsApplied: number, processingFee: number, total: number, buyerName: string, buyerEmail: string | null, pricingTier: PricingTier | null, externalReferenceNumber: string | null, team: { __typename: 'Team', id: string, name: string, proPricingEnabled: boolean }, profile: { __typename: 'Profile', id: string, name: string } | null, lineItems: Array<{ __typename: 'OrderLineItem', id: string, quantity: number, price: number, isAddOn: boolean, product: { __typename: 'Product', id: string, name: string, outlet: { __typename: 'Outlet', id: string, name: string } }, items: Array<{ __typename: 'OrderItem', id: string, salePrice: number, productPrice: number, refundStatus: RefundStatus | null, isRefunded: boolean, refundRequired: boolean, refundMethod: RefundMethod | null, refundDate: string | null, refundReference: string | null, isPublisherPaid: boolean, publisherPaidDate: string | null, isResellerPaid: boolean, resellerPaidDate: string | null, isAccountingCompleted: boolean, accountingCompletionDate: string | null, commissionStatus: CommissionStatus, commissionAmount: number | null, commissionDatePaid: string | null, resellerPrice: number | null, internalCost: number | null, vendorCost: number | null, vendorInvoiceId: string | null, vendorInvoiceUrl: string | null, vendorInvoiceDate: string | null, vendorPaidDate: string | null, refunds: Array<{ __typename: 'ItemRefund', id: string, amount: number, credits: number | null, money: number | null, method: RefundMethod, reference: string | null, createdAt: string }>, product: { __typename: 'Product', id: string, name: string, type: { __typename: 'ProductType', id: string, prefix: ProductKind }, outlet: { __typename: 'Outlet', id: string, name: string } }, campaign: { __typename: 'Campaign', id: string, name: string } | null, article: { __typename: 'Article', id: string, name: string, status: { __typename: 'ArticleContentStatus', id: string, name: string, prefix: string, color: string } } | null }> }>, swaps: { __typename: 'SwapConnection', nodes: Array<{ __typename: 'Swap', id: string, orderItemId: string, referenceNumber: string, status: SwapStatus, fromName: string, toName: string, priceDifference: number, processingFee: number, total: number, createdAt: string, completedAt: string | null }> }, invoices: { __typename: 'InvoiceConnection', nodes: Array<{ __typename: 'Invoice', id: string, referenceNumber: string, type: InvoiceType, status: InvoiceStatus, issuedAt: string, pdfUrl: string, correctsReferenceNumber: string | null, label: string | null, subtotal: number, discount: number, creditsApplied: number, processingFee: number, amountPaid: number, total: number, customerName: string | null, customerEmail: string | null, receiptEmail: string | null }> }, payments: { __typename: 'PaymentConnection', nodes: Array<{ __typename: 'Payment', id: string, provider: string, status: PaymentAttemptStatus, amount: number, amountRefunded: number, reference: string | null, failureMessage: string | null, createdAt: string, settledAt: string | null, swap: { __typename: 'Swap', id: string, referenceNumber: string } | null }> }, ledgerEntries: { __typename: 'LedgerEntryConnection', nodes: Array<{ __typename: 'LedgerEntry', id: string, type: LedgerType, creditType: CreditType | null, amount: number, reason: string | null, entityId: string | null, createdAt: string }> } } | null };

export type RefundedFragment = { __typename: 'ItemRefund', id: string, amount: number, credits: number | null, money: number | null, method: RefundMethod, reference: string | null, createdAt: string };

export type PaidFragment = { __typename: 'Payment', id: string, provider: string, status: PaymentAttemptStatus, amount: number, amountRefunded: number, reference: string | null, failureMessage: string | null, createdAt: string, settledAt: string | null, swap: { __typename: 'Swap', id: string, referenceNumber: string } | null };

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

export type InvoicePdfQueryVariables = Exact<{
  id: string;
}>;


export type InvoicePdfQuery = { __typename: 'Query', invoice: { __typename: 'Invoice', id: string, referenceNumber: string, pdfUrl: string } | null };

export type SessionQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionQuery = { __typename: 'Query', session: { __typename: 'Session', source: SessionSource, tokenId: string, tokenType: TokenType, scopes: Array<Scope>, teamId: string | null, userId: string, userName: string, sendsMail: boolean } };

export type TeamMembersQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: TeamMemberOrder | null | undefined;
  where?: TeamMemberWhere | null | undefined;
}>;


export type TeamMembersQuery = { __typename: 'Query', list: { __typename: 'TeamMemberConnection', totalCount: number, nodes: Array<{ __typename: 'TeamMember', id: string, role: TeamRole, createdAt: string, user: { __typename: 'User', id: string, fullName: string }, team: { __typename: 'Team', id: string, name: string } }> } };

export type TeamMemberRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type TeamMemberRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string }
    | { __typename: 'TeamMember', id: string, role: TeamRole, createdAt: string, user: { __typename: 'User', id: string, fullName: string }, team: { __typename: 'Team', id: string, name: string } }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type TeamMemberFieldsFragment = { __typename: 'TeamMember', role: TeamRole, createdAt: string, user: { __typename: 'User', id: string, fullName: string }, team: { __typename: 'Team', id: string, name: string } };

export type TeamInvitationsQueryVariables = Exact<{
  first?: number | null | undefined;
  offset?: number | null | undefined;
  orderBy?: TeamInvitationOrder | null | undefined;
  where?: TeamInvitationWhere | null | undefined;
}>;


export type TeamInvitationsQuery = { __typename: 'Query', list: { __typename: 'TeamInvitationConnection', totalCount: number, nodes: Array<{ __typename: 'TeamInvitation', id: string, email: string, status: TeamInvitationStatus, language: Language | null, expiresAt: string, acceptedAt: string | null, withdrawnAt: string | null, createdAt: string, team: { __typename: 'Team', id: string, name: string } }> } };

export type TeamInvitationRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type TeamInvitationRecordQuery = { __typename: 'Query', record:
    | { __typename: 'AgreementAcceptance', id: string }
    | { __typename: 'AgreementTemplate', id: string }
    | { __typename: 'ApiToken', id: string }
    | { __typename: 'Article', id: string }
    | { __typename: 'ArticleContentStatus', id: string }
    | { __typename: 'ArticleStatusChange', id: string }
    | { __typename: 'AuditEntry', id: string }
    | { __typename: 'Campaign', id: string }
    | { __typename: 'CatalogueImport', id: string }
    | { __typename: 'CatalogueImportFault', id: string }
    | { __typename: 'Comment', id: string }
    | { __typename: 'ComplianceCheck', id: string }
    | { __typename: 'ComplianceIssue', id: string }
    | { __typename: 'Disclaimer', id: string }
    | { __typename: 'File', id: string }
    | { __typename: 'Folder', id: string }
    | { __typename: 'Invoice', id: string }
    | { __typename: 'InvoiceItem', id: string }
    | { __typename: 'ItemRefund', id: string }
    | { __typename: 'LedgerEntry', id: string }
    | { __typename: 'LedgerLeg', id: string }
    | { __typename: 'Listing', id: string }
    | { __typename: 'Mail', id: string }
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
    | { __typename: 'Payment', id: string }
    | { __typename: 'Product', id: string }
    | { __typename: 'ProductPrice', id: string }
    | { __typename: 'ProductType', id: string }
    | { __typename: 'Profile', id: string }
    | { __typename: 'Questionnaire', id: string }
    | { __typename: 'SearchSynonym', id: string }
    | { __typename: 'Swap', id: string }
    | { __typename: 'Tag', id: string }
    | { __typename: 'Team', id: string }
    | { __typename: 'TeamInvitation', id: string, email: string, status: TeamInvitationStatus, language: Language | null, expiresAt: string, acceptedAt: string | null, withdrawnAt: string | null, createdAt: string, team: { __typename: 'Team', id: string, name: string } }
    | { __typename: 'TeamMember', id: string }
    | { __typename: 'User', id: string }
    | { __typename: 'UserAccountType', id: string }
    | { __typename: 'UserRole', id: string }
    | { __typename: 'WebhookAttempt', id: string }
    | { __typename: 'WebhookDelivery', id: string }
    | { __typename: 'WebhookEndpoint', id: string }
    | { __typename: 'WebhookEvent', id: string }
   | null };

export type TeamInvitationFieldsFragment = { __typename: 'TeamInvitation', email: string, status: TeamInvitationStatus, language: Language | null, expiresAt: string, acceptedAt: string | null, withdrawnAt: string | null, createdAt: string, team: { __typename: 'Team', id: string, name: string } };

export type TeamSettingsQueryVariables = Exact<{
  id: string;
}>;


export type TeamSettingsQuery = { __typename: 'Query', team: { __typename: 'Team', id: string, name: string, contactEmail: string | null, billingEmail: string | null } | null };

export type TeamTermsQueryVariables = Exact<{
  id: string;
}>;


export type TeamTermsQuery = { __typename: 'Query', team: { __typename: 'Team', id: string, proPricingEnabled: boolean, discountLimitPercent: number | null } | null };

export type UpdateTeamMutationVariables = Exact<{
  input: UpdateTeamInput;
}>;


export type UpdateTeamMutation = { __typename: 'Mutation', updateTeam: { __typename: 'Team', id: string } };

export type MembersOfTeamQueryVariables = Exact<{
  teamId: string;
  first: number;
}>;


export type MembersOfTeamQuery = { __typename: 'Query', teamMembers: { __typename: 'TeamMemberConnection', totalCount: number, nodes: Array<{ __typename: 'TeamMember', id: string, role: TeamRole, createdAt: string, user: { __typename: 'User', id: string, fullName: string } }> } };

export type BlockedMembersOfTeamQueryVariables = Exact<{
  teamId: string;
  first: number;
}>;


export type BlockedMembersOfTeamQuery = { __typename: 'Query', teamMembers: { __typename: 'TeamMemberConnection', nodes: Array<{ __typename: 'TeamMember', id: string, user: { __typename: 'User', id: string, isBlocked: boolean | null } }> } };

export type AddTeamMemberMutationVariables = Exact<{
  input: AddTeamMemberInput;
}>;


export type AddTeamMemberMutation = { __typename: 'Mutation', addTeamMember: { __typename: 'TeamMember', id: string } };

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
  first: number;
}>;


export type InvitationsOfTeamQuery = { __typename: 'Query', teamInvitations: { __typename: 'TeamInvitationConnection', totalCount: number, nodes: Array<{ __typename: 'TeamInvitation', id: string, email: string, status: TeamInvitationStatus, expiresAt: string }> } };

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


export type CreditOfTeamQuery = { __typename: 'Query', team: { __typename: 'Team', id: string, creditBalance: number } | null, ledgerEntries: { __typename: 'LedgerEntryConnection', totalCount: number, nodes: Array<{ __typename: 'LedgerEntry', id: string, type: LedgerType, creditType: CreditType | null, amount: number, reason: string | null, expiresAt: string | null, createdAt: string, order: { __typename: 'Order', id: string, referenceNumber: string } | null }> } };

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

export type TodayOrdersQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayOrdersQuery = { __typename: 'Query', unpaid: { __typename: 'OrderConnection', totalCount: number, nodes: Array<{ __typename: 'Order', id: string, createdAt: string }> }, swaps: { __typename: 'SwapConnection', totalCount: number, nodes: Array<{ __typename: 'Swap', id: string, createdAt: string }> }, refunds: { __typename: 'OrderItemConnection', totalCount: number, nodes: Array<{ __typename: 'OrderItem', id: string, updatedAt: string }> } };

export type TodayArticlesQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayArticlesQuery = { __typename: 'Query', waiting: Array<{ __typename: 'ArticlesAggregate', count: number, keys: { __typename: 'ArticlesAggregateKeys', waitingFor: Party | null }, min: { __typename: 'ArticlesAggregateExtremes', statusSince: string | null } }>, overdue: Array<{ __typename: 'ArticlesAggregate', count: number, keys: { __typename: 'ArticlesAggregateKeys', waitingFor: Party | null } }>, next: { __typename: 'ArticleConnection', nodes: Array<{ __typename: 'Article', id: string, name: string, waitingFor: Party | null, waitingSince: string | null, dueAt: string | null, status: { __typename: 'ArticleContentStatus', id: string, prefix: string, name: string, color: string }, team: { __typename: 'Team', id: string, name: string } }> } };

export type TodayStatusesQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayStatusesQuery = { __typename: 'Query', byStatus: Array<{ __typename: 'ArticlesAggregate', count: number, keys: { __typename: 'ArticlesAggregateKeys', status: string | null } }> };

export type TodayChecksQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayChecksQuery = { __typename: 'Query', checks: { __typename: 'ComplianceCheckConnection', totalCount: number, nodes: Array<{ __typename: 'ComplianceCheck', id: string, createdAt: string }> } };

export type TodaySettlementQueryVariables = Exact<{ [key: string]: never; }>;


export type TodaySettlementQuery = { __typename: 'Query', unsettled: { __typename: 'OrderItemConnection', totalCount: number, nodes: Array<{ __typename: 'OrderItem', id: string, article: { __typename: 'Article', id: string, publishedAt: string | null } | null }> } };

export type TodayWebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayWebhooksQuery = { __typename: 'Query', failing: { __typename: 'WebhookEndpointConnection', totalCount: number, nodes: Array<{ __typename: 'WebhookEndpoint', id: string, url: string, failingSince: string | null }> } };

export type TodayMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayMailsQuery = { __typename: 'Query', failed: { __typename: 'MailConnection', totalCount: number, nodes: Array<{ __typename: 'Mail', id: string, createdAt: string }> } };

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
  moves {
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
export const ChannelFragmentDoc = new TypedDocumentString(`
    fragment Channel on OutletChannel {
  __typename
  id
  channelType
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
export const SeenFragmentDoc = new TypedDocumentString(`
    fragment Seen on Listing {
  __typename
  id
  name
  outletName
  logo
  description
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
  disclaimer
  exampleLinks
  tags {
    __typename
    name
  }
  channels {
    __typename
    channelType
    placementType
    domainAuthority
    isDoFollow
  }
  prices {
    __typename
    pricingTier
    unitAmount
  }
}
    `, {"fragmentName":"Seen"}) as unknown as TypedDocumentString<SeenFragment, unknown>;
export const ProductPriceFieldsFragmentDoc = new TypedDocumentString(`
    fragment ProductPriceFields on ProductPrice {
  __typename
  product {
    __typename
    id
    name
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
  faultCount
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
  notes
  createdAt
  deletedAt
}
    `, {"fragmentName":"OutletInquiryFields"}) as unknown as TypedDocumentString<OutletInquiryFieldsFragment, unknown>;
export const TeamFieldsFragmentDoc = new TypedDocumentString(`
    fragment TeamFields on Team {
  __typename
  name
  slug
  creditBalance
  proPricingEnabled
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
  type
  user {
    __typename
    id
    fullName
  }
  lastUsedAt
  expiresAt
  revokedAt
  createdAt
}
    `, {"fragmentName":"OperatorTokenFields"}) as unknown as TypedDocumentString<OperatorTokenFieldsFragment, unknown>;
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
export const MailFieldsFragmentDoc = new TypedDocumentString(`
    fragment MailFields on Mail {
  __typename
  createdAt
  kind
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
  attemptCount
  nextAttemptAt
  completedAt
}
    `, {"fragmentName":"MailFields"}) as unknown as TypedDocumentString<MailFieldsFragment, unknown>;
export const AuditEntryFieldsFragmentDoc = new TypedDocumentString(`
    fragment AuditEntryFields on AuditEntry {
  __typename
  createdAt
  action
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
  team {
    __typename
    id
    name
  }
  requestId
  after
}
    `, {"fragmentName":"AuditEntryFields"}) as unknown as TypedDocumentString<AuditEntryFieldsFragment, unknown>;
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
  failureMessage
  createdAt
  settledAt
  swap {
    __typename
    id
    referenceNumber
  }
}
    `, {"fragmentName":"Paid"}) as unknown as TypedDocumentString<PaidFragment, unknown>;
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
export const ReplayDeliveryDocument = new TypedDocumentString(`
    mutation ReplayDelivery($input: ReplayWebhookDeliveryInput!) {
  __typename
  replayWebhookDelivery(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ReplayDeliveryMutation, ReplayDeliveryMutationVariables>;
export const ResendMailDocument = new TypedDocumentString(`
    mutation ResendMail($input: ResendMailInput!) {
  __typename
  resendMail(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<ResendMailMutation, ResendMailMutationVariables>;
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
    query RefundedArticles($first: Int!) {
  __typename
  articles(
    first: $first
    where: {waitingFor: {isNull: false}, orderItem: {refundStatus: {eq: REFUNDED}}}
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
  moves {
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
  moves {
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
  moves {
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
  moves {
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
  moves {
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
  moves {
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
  moves {
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
  moves {
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
    article {
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
export const OutletScreenDocument = new TypedDocumentString(`
    query OutletScreen($id: UUID!) {
  __typename
  outlet(id: $id) {
    __typename
    id
    status
    channels {
      __typename
      ...Channel
      placementType
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
      ...Seen
    }
  }
}
    fragment Seen on Listing {
  __typename
  id
  name
  outletName
  logo
  description
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
  disclaimer
  exampleLinks
  tags {
    __typename
    name
  }
  channels {
    __typename
    channelType
    placementType
    domainAuthority
    isDoFollow
  }
  prices {
    __typename
    pricingTier
    unitAmount
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
  faultCount
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
  faultCount
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
    faultCount
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
export const ImportFaultsDocument = new TypedDocumentString(`
    query ImportFaults($importId: UUID!, $isWarning: Boolean!, $first: Int!, $offset: Int!) {
  __typename
  importFaults(
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
    `) as unknown as TypedDocumentString<ImportFaultsQuery, ImportFaultsQueryVariables>;
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
  notes
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
  notes
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
  slug
  creditBalance
  proPricingEnabled
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
  slug
  creditBalance
  proPricingEnabled
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
  type
  user {
    __typename
    id
    fullName
  }
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
  type
  user {
    __typename
    id
    fullName
  }
  lastUsedAt
  expiresAt
  revokedAt
  createdAt
}`) as unknown as TypedDocumentString<OperatorTokenRecordQuery, OperatorTokenRecordQueryVariables>;
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
export const MailsDocument = new TypedDocumentString(`
    query Mails($first: Int, $offset: Int, $orderBy: MailOrder, $where: MailWhere) {
  __typename
  list: mails(first: $first, offset: $offset, orderBy: $orderBy, where: $where) {
    __typename
    totalCount
    nodes {
      __typename
      id
      ...MailFields
    }
  }
}
    fragment MailFields on Mail {
  __typename
  createdAt
  kind
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
  attemptCount
  nextAttemptAt
  completedAt
}`) as unknown as TypedDocumentString<MailsQuery, MailsQueryVariables>;
export const MailRecordDocument = new TypedDocumentString(`
    query MailRecord($id: ID!) {
  __typename
  record: node(id: $id) {
    __typename
    id
    ...MailFields
  }
}
    fragment MailFields on Mail {
  __typename
  createdAt
  kind
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
  attemptCount
  nextAttemptAt
  completedAt
}`) as unknown as TypedDocumentString<MailRecordQuery, MailRecordQueryVariables>;
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
  team {
    __typename
    id
    name
  }
  requestId
  after
}`) as unknown as TypedDocumentString<AuditEntryRecordQuery, AuditEntryRecordQueryVariables>;
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
export const OrderScreenDocument = new TypedDocumentString(`
    query OrderScreen($id: UUID!) {
  __typename
  order(id: $id) {
    __typename
    id
    referenceNumber
    status
    paymentStatus
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
        createdAt
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
  failureMessage
  createdAt
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
export const InvoicePdfDocument = new TypedDocumentString(`
    query InvoicePdf($id: UUID!) {
  __typename
  invoice(id: $id) {
    __typename
    id
    referenceNumber
    pdfUrl
  }
}
    `) as unknown as TypedDocumentString<InvoicePdfQuery, InvoicePdfQueryVariables>;
export const SessionDocument = new TypedDocumentString(`
    query Session {
  __typename
  session {
    __typename
    source
    tokenId
    tokenType
    scopes
    teamId
    userId
    userName
    sendsMail
  }
}
    `) as unknown as TypedDocumentString<SessionQuery, SessionQueryVariables>;
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
export const TeamTermsDocument = new TypedDocumentString(`
    query TeamTerms($id: UUID!) {
  __typename
  team(id: $id) {
    __typename
    id
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
export const AddTeamMemberDocument = new TypedDocumentString(`
    mutation AddTeamMember($input: AddTeamMemberInput!) {
  __typename
  addTeamMember(input: $input) {
    __typename
    id
  }
}
    `) as unknown as TypedDocumentString<AddTeamMemberMutation, AddTeamMemberMutationVariables>;
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
    query InvitationsOfTeam($teamId: UUID!, $first: Int!) {
  __typename
  teamInvitations(
    first: $first
    where: {teamId: {eq: $teamId}, acceptedAt: {isNull: true}, withdrawnAt: {isNull: true}}
  ) {
    __typename
    totalCount
    nodes {
      __typename
      id
      email
      status
      expiresAt
    }
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
    creditBalance
  }
  ledgerEntries(first: $first, where: {teamId: {eq: $id}}) {
    __typename
    totalCount
    nodes {
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
  }
}
    `) as unknown as TypedDocumentString<CreditOfTeamQuery, CreditOfTeamQueryVariables>;
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
    query TodayOrders {
  __typename
  unpaid: orders(
    first: 1
    where: {status: {eq: CREATED}}
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
    where: {status: {eq: PENDING_CLIENT}}
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
    where: {refundRequired: {eq: true}}
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
    query TodayArticles {
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
    where: {waitingFor: {isNull: false}}
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
    query TodayChecks {
  __typename
  checks: complianceChecks(
    first: 1
    where: {status: {eq: PENDING}, checkType: {eq: MANUAL}}
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
    where: {isPublisherPaid: {eq: false}, isRefunded: {eq: false}, article: {status: {prefix: {eq: "published"}}}}
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
    query TodayWebhooks {
  __typename
  failing: webhookEndpoints(first: 5, where: {failingSince: {isNull: false}}) {
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
export const TodayMailsDocument = new TypedDocumentString(`
    query TodayMails {
  __typename
  failed: mails(
    first: 1
    where: {status: {eq: FAILED}}
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
    `) as unknown as TypedDocumentString<TodayMailsQuery, TodayMailsQueryVariables>;
