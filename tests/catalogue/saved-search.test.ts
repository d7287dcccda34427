import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { testApi } from '../support/api.js'
import { makeMember } from '../support/fixtures/approval.js'

const api = await testApi()

const fields = 'id name parameters'
const save = (token: string, name: string, parameters: string) =>
  api.mutate(token, 'createSavedSearch', { name, parameters }, fields)
const saved = async (token: string) =>
  (await api.graph(token, '{ savedSearches { name parameters } }')).savedSearches

it('keeps searches of a user by name, and replaces one of the same name', async () => {
  const { token } = await api.team()
  await save(token, ' Travel ', 'q=travel&sort=price')
  await save(token, 'Business', 'tags=%3DBusiness')
  const travel = await save(token, 'Travel', 'q=trips')
  expect(travel).toMatchObject({ name: 'Travel', parameters: 'q=trips' })
  expect(await saved(token)).toEqual([
    { name: 'Business', parameters: 'tags=%3DBusiness' },
    { name: 'Travel', parameters: 'q=trips' },
  ])
  const input = { savedSearchId: travel.id }
  expect(await api.mutate(token, 'deleteSavedSearch', input, fields)).toEqual(travel)
  expect(await saved(token)).toEqual([{ name: 'Business', parameters: 'tags=%3DBusiness' }])
})

it('shows and deletes only searches of the caller', async () => {
  const team = await api.team()
  const member = await makeMember(api, team)
  const { id } = await save(team.token, 'Mine', 'q=mine')
  expect(await saved(member.token)).toEqual([])
  for (const token of [member.token, (await api.team()).token, api.operator]) {
    const error = await api.mutateError(token, 'deleteSavedSearch', { savedSearchId: id })
    expect(error.extensions.code).toBe('not_found')
  }
  expect(await saved(team.token)).toEqual([{ name: 'Mine', parameters: 'q=mine' }])
})

it('refuses names and parameters that are too long, and more searches than allowed', async () => {
  const team = await api.team()
  const issues = async (name: string, parameters: string) =>
    (await api.mutateError(team.token, 'createSavedSearch', { name, parameters })).extensions.issues
  expect(await issues('x'.repeat(61), '')).toMatchObject([
    { path: ['input', 'name'], code: 'too_big', max: 60 },
  ])
  expect(await issues('  ', '')).toMatchObject([{ path: ['input', 'name'], code: 'too_small' }])
  expect(await issues('Long', 'x'.repeat(2_001))).toMatchObject([
    { path: ['input', 'parameters'], code: 'too_big', max: 2_000 },
  ])
  await api.prisma.savedSearch.createMany({
    data: Array.from({ length: 49 }, () => ({
      userId: team.ownerId,
      name: randomUUID(),
      parameters: '',
    })),
  })
  const answers = await Promise.allSettled(
    ['One', 'Two', 'Three'].map((name) => save(team.token, name, '')),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await issues('Four', '')).toMatchObject([{ code: 'too_many', max: 50, unit: 'searches' }])
  const [{ name }] = await saved(team.token)
  expect(await save(team.token, name, 'q=replaced')).toMatchObject({ parameters: 'q=replaced' })
})
