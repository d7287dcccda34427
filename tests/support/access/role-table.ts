/**
 * Rights of each role: one line per set of roles, with all of its
 * mutations or scopes. Each mutation and scope is in exactly one line.
 */
type Table = Readonly<Record<string, string>>

/** Mutations of members. */
export const memberMutations: Table = {
  OWNER: 'changeTeamOwner',
  'OWNER ADMIN': `
    inviteTeamMember resendTeamInvitation withdrawTeamInvitation updateTeamMember removeTeamMember
    createApiToken rotateApiToken revokeApiToken
    createWebhookEndpoint updateWebhookEndpoint deleteWebhookEndpoint rotateWebhookSecret
    testWebhookEndpoint replayWebhookDelivery replayWebhookEvents
    updateTeam acceptAgreement emptyTestTeam updateEmailPreferences
    cancelOrder approveOrder rejectOrder`,
  'OWNER ADMIN BUYER': `
    checkout setCartLine clearCart checkoutCart acceptSwap cancelSwap createOutletInquiry
    createProfile updateProfile archiveProfile restoreProfile
    createOutletList renameOutletList addToOutletList removeFromOutletList archiveOutletList
    restoreOutletList rotateOutletListShareToken reorderOutletList updateOutletListSharing
    recordOpportunityInteraction reopenOpportunity
    createSavedSearch deleteSavedSearch
    createCampaign`,
  'OWNER ADMIN BUYER FINANCE': 'setGuestEmail updateOrderMetadata',
  'OWNER ADMIN BUYER EDITOR': `
    updateCampaign archiveCampaign restoreCampaign assignOrderItems linkQuestionnaire
    approveBrief requestBriefChanges approveDraft requestDraftChanges requestComplianceCheck
    createComment updateComment archiveComment restoreComment
    uploadFiles renameFile moveFiles deleteFile restoreFile
    createFolder renameFolder deleteFolder restoreFolder
    simulate`,
  'OWNER ADMIN EDITOR': `
    updateArticle setArticleFiles
    createPublisherOutlet updatePublisherOutlet submitOutlet verifyOutletDomain
    createPublisherProduct updatePublisherProduct importPublisherOutlets
    acceptPlacement declinePlacement deliverPlacement createPlacementComment
    saveDraft submitDraft requestInformation createAssignmentComment`,
  'OWNER ADMIN FINANCE': 'createPayoutOnboardingLink updatePayoutAccount createPayoutStatement',
  'OWNER ADMIN BUYER EDITOR FINANCE VIEWER': `
    revokeOauthGrant markInboxRead endConsoleSession endOtherConsoleSessions renamePasskey removePasskey`,
}

/** Mutations of operators. */
export const operatorMutations: Table = {
  FULL: `
    createOperatorToken rotateOperatorToken revokeOperatorToken
    createTeam updateTeam archiveTeam restoreTeam emptyTestTeam simulate
    createUser updateUser blockUser unblockUser
    addTeamMember updateTeamMember removeTeamMember changeTeamOwner
    inviteTeamMember resendTeamInvitation withdrawTeamInvitation
    createApiToken rotateApiToken revokeApiToken
    createOauthClient disableOauthClient enableOauthClient revokeOauthGrant
    createAgreementTemplate updateAgreementTemplate activateAgreementTemplate retireAgreementTemplate acceptAgreement
    createWebhookEndpoint updateWebhookEndpoint deleteWebhookEndpoint rotateWebhookSecret
    checkout setCartLine clearCart checkoutCart
    createProfile updateProfile archiveProfile restoreProfile
    createOutletList renameOutletList addToOutletList removeFromOutletList archiveOutletList
    restoreOutletList rotateOutletListShareToken reorderOutletList updateOutletListSharing
    createSavedSearch deleteSavedSearch
    approveOrder rejectOrder exportPerson erasePerson markInboxRead`,
  'FULL FINANCE': `
    markOrderPaid unmarkOrderPaid cancelOrder updateOrder updateOrderMetadata
    updateOrderItem refundOrderItem setCommission settleOrderItem markSwapPaid
    updateInvoice reissueInvoice grantCredit withdrawCredit
    createPayout cancelPayout sendPayout reversePayout markPayoutPaid
    createPayoutFile cancelPayoutFile markPayoutFilePaid
    createPayoutOnboardingLink updatePayoutAccount createPayoutStatement`,
  'FULL CATALOGUE': `
    createOutlet updateOutlet archiveOutlet restoreOutlet reviewOutlet submitOutlet verifyOutletDomain
    createOutletChannel updateOutletChannel archiveOutletChannel restoreOutletChannel
    createOutletCategory updateOutletCategory archiveOutletCategory restoreOutletCategory
    createProduct updateProduct archiveProduct restoreProduct
    createPublisherOutlet updatePublisherOutlet createPublisherProduct updatePublisherProduct
    createTag updateTag archiveTag restoreTag
    createDisclaimer updateDisclaimer archiveDisclaimer restoreDisclaimer
    createSearchSynonym updateSearchSynonym deleteSearchSynonym
    importCatalogue applyImport importPublisherOutlets invitePublisher reviewPublisherApplication
    createOpportunity updateOpportunity recordOpportunityInteraction reopenOpportunity`,
  'FULL PRODUCTION': `
    setArticleStatus moveArticle correctArticleStatus updateArticle setArticleFiles setArticleImages
    approveBrief requestBriefChanges approveDraft requestDraftChanges
    requestComplianceCheck startComplianceCheck completeComplianceCheck failComplianceCheck
    addComplianceIssue updateComplianceIssue removeComplianceIssue
    inviteWriter saveDraft submitDraft requestInformation createAssignmentComment
    createCampaign updateCampaign archiveCampaign restoreCampaign assignOrderItems linkQuestionnaire
    proposeSwap acceptSwap cancelSwap
    acceptPlacement declinePlacement deliverPlacement undoPlacementDelivery
    uploadFiles renameFile moveFiles deleteFile restoreFile
    createFolder renameFolder deleteFolder restoreFolder`,
  'FULL PRODUCTION SUPPORT':
    'createComment updateComment archiveComment restoreComment createPlacementComment',
  'FULL SUPPORT': `
    createOutletInquiry replyToOutletInquiry archiveOutletInquiry restoreOutletInquiry
    resendEmail updateEmailPreferences
    testWebhookEndpoint replayWebhookDelivery replayWebhookEvents`,
  'FULL FINANCE SUPPORT': 'setGuestEmail',
  'FULL FINANCE CATALOGUE PRODUCTION SUPPORT':
    'endConsoleSession endOtherConsoleSessions renamePasskey removePasskey',
}

/** Scopes of members, apart from those for reading that every role has. */
export const memberScopes: Table = {
  OWNER: 'audit.read',
  'OWNER ADMIN':
    'tokens.manage teams.update webhooks.create webhooks.update webhooks.delete orders.approve',
  'OWNER ADMIN BUYER': 'profiles.create profiles.update campaigns.create',
  'OWNER ADMIN BUYER FINANCE': 'orders.create',
  'OWNER ADMIN BUYER EDITOR': `
    campaigns.update articles.create articles.update articles.delete
    files.create files.update files.delete folders.create folders.update folders.delete`,
  'OWNER ADMIN EDITOR FINANCE': 'publishing.update',
  'OWNER ADMIN EDITOR': 'writing.update',
}

const words = (text: string) => text.trim().split(/\s+/)

/** Whether a table grants a mutation or scope to a role. */
export const isGiven = (table: Table, role: string, name: string): boolean =>
  Object.entries(table).some(
    ([roles, names]) => words(roles).includes(role) && words(names).includes(name),
  )

/** All names in a table, sorted. */
export const namesIn = (table: Table): string[] => Object.values(table).flatMap(words).sort()
