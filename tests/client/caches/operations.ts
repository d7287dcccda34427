/** Operations of a frontend. relay-compiler requires the name of the module as their prefix. */
const screens = {
  Board: `query CachesBoardQuery {
    campaigns(first: 10, orderBy: { field: NAME, direction: ASC }) {
      totalCount
      nodes {
        id name
        profile { id name }
        statusCounts { prefix count status { id name } }
        articles(first: 10) { totalCount nodes { id name status { id prefix } } }
      }
    }
  }`,
  Items: `query CachesItemsQuery {
    orderItems(first: 10) {
      edges {
        cursor
        node {
          id salePrice
          article { id name status { id prefix } campaign { id name profile { id name } } }
          campaign { id name }
          order { id referenceNumber }
        }
      }
    }
  }`,
  Article: `query CachesArticleQuery($id: UUID!) {
    article(id: $id) {
      id name liveUrl
      campaign { id name statusCounts { prefix count status { id name } } }
      statusChanges(first: 5) { nodes { id article { id name status { id prefix } } } }
      comments(first: 5) { nodes { id content author { name } article { id name } } }
      files { createdAt file { id name folder { id name } } }
    }
  }`,
  Node: `query CachesNodeQuery($id: ID!) {
    node(id: $id) { __typename id ... on Campaign { name } }
  }`,
  Library: `query CachesLibraryQuery {
    files(first: 10) { nodes { id name folder { id name } } }
    folders(first: 10) { nodes { id name files(first: 10) { totalCount nodes { id name } } } }
  }`,
  Comments: `query CachesCommentsQuery {
    comments(first: 10) { nodes { id content article { id name } parent { id content } replies(first: 5) { nodes { id content } } } }
  }`,
}

const mutations = {
  UpdateCampaign: `mutation CachesUpdateCampaignMutation($input: UpdateCampaignInput!) {
    updateCampaign(input: $input) { id name }
  }`,
  UpdateProfile: `mutation CachesUpdateProfileMutation($input: UpdateProfileInput!) {
    updateProfile(input: $input) { id name }
  }`,
  UpdateArticle: `mutation CachesUpdateArticleMutation($input: UpdateArticleInput!) {
    updateArticle(input: $input) { id name liveUrl }
  }`,
  ApproveBrief: `mutation CachesApproveBriefMutation($input: ApproveBriefInput!) {
    approveBrief(input: $input) {
      id
      status { id prefix }
      campaign { id statusCounts { prefix count status { id name } } }
    }
  }`,
  SetArticleStatus: `mutation CachesSetArticleStatusMutation($input: SetArticleStatusInput!) {
    setArticleStatus(input: $input) {
      id
      status { id prefix }
      campaign { id statusCounts { prefix count status { id name } } }
    }
  }`,
  UpdateComment: `mutation CachesUpdateCommentMutation($input: UpdateCommentInput!) {
    updateComment(input: $input) { id content }
  }`,
  RenameFolder: `mutation CachesRenameFolderMutation($input: RenameFolderInput!) {
    renameFolder(input: $input) { id name }
  }`,
  AssignOrderItems: `mutation CachesAssignOrderItemsMutation($input: AssignOrderItemsInput!) {
    assignOrderItems(input: $input) {
      id
      campaign { id name }
      article { id campaign { id name profile { id name } } }
    }
  }`,
}

/** Operations for all libraries. */
export const operations = { ...screens, ...mutations }

/** Operations of Relay only: appended pages, reloaded records, created and deleted records. */
export const relayOnly = [
  `query CachesCampaignQuery($id: UUID!) { campaign(id: $id) { id ...Caches_campaign } }`,
  `fragment Caches_campaign on Campaign
    @refetchable(queryName: "CachesCampaignPageQuery")
    @argumentDefinitions(first: { type: "Int", defaultValue: 1 }, after: { type: "String" }) {
    name
    articles(first: $first, after: $after, orderBy: { field: NAME, direction: ASC })
      @connection(key: "Caches_articles", filters: []) {
      edges { node { id name } }
    }
  }`,
  `query CachesCommentedQuery($id: UUID!) { article(id: $id) { id ...Caches_article } }`,
  `fragment Caches_article on Article {
    comments(first: 10) @connection(key: "Caches_comments", filters: []) {
      edges { node { id content } }
    }
  }`,
  `mutation CachesCreateCommentMutation($input: CreateCommentInput!, $connections: [ID!]!) {
    createComment(input: $input)
      @appendNode(connections: $connections, edgeTypeName: "CommentEdge") { id content }
  }`,
  `mutation CachesArchiveCommentMutation($input: ArchiveCommentInput!, $connections: [ID!]!) {
    archiveComment(input: $input) { id @deleteEdge(connections: $connections) }
  }`,
  `mutation CachesDeleteFolderMutation($input: DeleteFolderInput!) {
    deleteFolder(input: $input) { id @deleteRecord }
  }`,
]
