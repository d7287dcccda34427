import { beforeAll } from 'vitest'
import { checkCompliance } from '../../src/compliance/job.js'
import type { Services } from '../../src/graphql/services.js'
import { runJobs } from '../../src/jobs/queue.js'
import type { Api } from './api.js'
import { makeOrder, makeProduct, makeProfile } from './production.js'

const checkFields =
  'id teamId articleId status checkType complianceScore aiDetectionPercentage totalIssuesCount criticalIssuesCount warningIssuesCount errorMessage metadata initiatedById completedAt'

/** Fields of an issue but its id. */
export const issueFields =
  'issueType severity title description location suggestion originalText lineNumber charPosition'

/** The code of an error of the graph. */
export const codeOf = ({ extensions }: { extensions: { code: string } }) => extensions.code

/** Two teams, the first with articles, and the ways to have them checked. Call it at the top level. */
export function complianceDesk(api: Api) {
  type Team = Awaited<ReturnType<Api['team']>>
  const desk = {} as {
    team: Team
    other: Team
    profile: Awaited<ReturnType<typeof makeProfile>>
    product: Awaited<ReturnType<typeof makeProduct>>
  }
  beforeAll(async () => {
    const [team, other] = await Promise.all([api.team(), api.team({ name: 'Other' })])
    const profile = await makeProfile(api, team)
    Object.assign(desk, { team, other, profile, product: await makeProduct(api, 'A quiet name') })
  })

  /** Id of a new article whose draft is not there yet. */
  const newArticle = async (campaignId?: string) => {
    const { articles } = await makeOrder(api, desk.profile, desk.product, {
      articleStatus: 'pending-draft',
      ...(campaignId && { campaignId }),
    })
    return articles[0]!.id
  }

  /** What a mutation answers, or its first error. */
  const call = async (token: string, name: string, input: object, fields = checkFields) => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`.replace(
      /^(Start|Remove)Compliance/,
      'Compliance',
    )
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`
    const { body } = await api.post(token, '/graphql', { query, variables: { input } })
    return body.errors ? body.errors[0] : body.data[name]
  }

  /** A check with its issues. */
  const read = async (token: string, id: string) => {
    const query = `query ($id: UUID!) { complianceCheck(id: $id) { ${checkFields} issues { id ${issueFields} } } }`
    return (await api.graph(token, query, { id })).complianceCheck
  }

  return Object.assign(desk, {
    newArticle,
    call,
    read,
    request: (token: string, input: object) => call(token, 'requestComplianceCheck', input),
    operate: (name: string, input: object, fields?: string) =>
      call(api.operator, name, input, fields),
    /** Does every automatic check that waits. */
    work: () => runJobs([checkCompliance], api.app.services as Services),
  })
}
