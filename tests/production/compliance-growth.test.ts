import { expect, test, vi } from 'vitest'
import { examine } from '../../src/compliance/check.js'
import { withLineFeeds } from '../../src/compliance/sources.js'
import { testApi } from '../support/api.js'
import { complianceDesk } from '../support/fixtures/compliance.js'
import { around, expectLinear, filled, repeated } from '../support/growth.js'

const api = await testApi()
const desk = await complianceDesk(api)

test('the rules of a check take time in proportion to the text', async () => {
  for (const piece of repeated) {
    for (const [before, after] of around) {
      await expectLinear(JSON.stringify([before, piece, after]), 12_000, (length) =>
        examine([
          withLineFeeds({
            location: 'text',
            kind: 'draft',
            content: before + filled(piece, length) + after,
          }),
        ]),
      )
    }
  }
})

test("the rules of a check do not run in the server's process", async () => {
  const divide = vi.spyOn(Intl.Segmenter.prototype, 'segment')
  const text = 'We are the best. '.repeat(20)
  const { id } = await desk.request(desk.team.token, { articleId: await desk.newArticle(), text })
  await desk.work()
  const { status, totalIssuesCount } = await desk.read(desk.team.token, id)
  expect({ status, totalIssuesCount }).toEqual({ status: 'COMPLETED', totalIssuesCount: 20 })
  expect(divide).not.toHaveBeenCalled()
})
