import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { createLogger } from '../../src/config/log.js'
import { addJob, type Job, startJobs } from '../../src/jobs/queue.js'
import { Supervisor } from '../../src/process/supervisor.js'
import { testApi } from '../support/api.js'

const api = await testApi()
const log = createLogger('silent')
const stops: (() => Promise<void>)[] = []

const admin = new pg.Client({ connectionString: api.db.url, application_name: 'admin' })
await admin.connect()
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
afterAll(() => admin.end())

async function start(...jobs: Job<never>[]): Promise<void> {
  const { stop } = await startJobs(jobs, api.app.services, log)
  stops.push(stop)
}

const patiently = { interval: 50 }

/** Cuts the connections whose statement waits for a lock. Returns their number. */
async function cutWaiting(): Promise<number> {
  const { rowCount } = await admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rowCount ?? 0
}

/** Cuts the connection that listens. */
const cutListener = () =>
  admin.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE '% listener'`,
  )

async function figure(name: string): Promise<number> {
  const metrics = await api.app.services.metrics.registry.metrics()
  const line = metrics.split('\n').find((one) => one.startsWith(name))
  return Number(line?.split(' ').at(-1))
}

const left = async (task: string) =>
  (
    await admin.query(
      `SELECT last_error, attempts, max_attempts, locked_by FROM graphile_worker.jobs
       WHERE task_identifier = $1 ORDER BY id`,
      [task],
    )
  ).rows

describe('a job', () => {
  it.each([
    ['succeeded', () => undefined],
    ['failed', () => Promise.reject(new Error('as it should'))],
  ])('whose end is lost with the connection has %s once it is back', async (outcome, end) => {
    const name = `probe_${outcome}`
    let runs = 0
    const probe: Job = {
      name,
      async run() {
        runs++
        // The result of the job now waits for the lock, and its connection is cut.
        await admin.query('BEGIN; LOCK TABLE graphile_worker._private_jobs')
        await end()
      },
    }
    await addJob(api.prisma, name, {}, { maxAttempts: 1 })
    await start(probe)
    await expect.poll(cutWaiting, patiently).toBeGreaterThan(0)
    await admin.query('COMMIT')
    if (outcome === 'succeeded') await expect.poll(() => left(name), patiently).toEqual([])
    else {
      const ended = [expect.objectContaining({ last_error: 'as it should', locked_by: null })]
      await expect.poll(() => left(name), patiently).toEqual(ended)
    }
    expect(runs).toBe(1)
  })

  it('without concurrency runs once at a time, does not occupy other slots, and is repeated for later additions', async () => {
    const ends: (() => void)[] = []
    let others = 0
    const single: Job = {
      name: 'probe_single',
      isSingle: true,
      run: () => new Promise((resolve) => void ends.push(resolve)),
    }
    const other: Job = { name: 'probe_other', run: async () => void others++ }
    for (let n = 0; n < 6; n++) await addJob(api.prisma, single.name, {})
    await addJob(api.prisma, other.name, {})
    await start(single, other)
    // All but the running job have ended, and the next job has found a slot.
    await expect.poll(() => left(single.name), patiently).toHaveLength(1)
    await expect.poll(() => others, patiently).toBe(1)
    expect(ends).toHaveLength(1)
    ends[0]!()
    await expect.poll(() => ends.length, patiently).toBe(2)
    ends[1]!()
    await expect.poll(() => left(single.name), patiently).toEqual([])
    expect(ends).toHaveLength(2)
  })

  it('of a dead worker is released, that of a live one is not, and after two crashes it is quarantined', async () => {
    const ran: unknown[] = []
    const probe: Job<{ of: string }> = {
      name: 'probe_left',
      run: async ({ of }) => void ran.push(of),
    }
    const lock = (worker: string, more = '') =>
      admin.query(
        `UPDATE graphile_worker._private_jobs SET locked_by = $1, locked_at = now(), attempts = 1 ${more}
         WHERE payload ->> 'of' = $1`,
        [worker],
      )
    for (const of of ['lives', 'gone', 'gone again']) await addJob(api.prisma, probe.name, { of })
    const release = await api.db.acquirePresenceLock('lives')
    await lock('lives')
    await lock('gone')
    await lock('gone again', `, last_error = 'The process that ran it ended before it did.'`)
    const [warn, error] = [vi.spyOn(log, 'warn'), vi.spyOn(log, 'error')]
    await start(probe)
    await expect.poll(() => ran, patiently).toEqual(['gone'])
    const set = await left(probe.name)
    expect(set).toMatchObject([
      { locked_by: 'lives' },
      { last_error: expect.stringMatching(/^Set aside: .*twice/), locked_by: null },
    ])
    expect(set[1].attempts).toBe(set[1].max_attempts)
    expect(await figure('masthead_jobs{state="quarantined"}')).toBe(1)
    const logged = (level: typeof warn) => level.mock.calls.map(([, message]) => message)
    expect(logged(warn)).toEqual([expect.stringMatching(/ will be retried: its process exited$/)])
    expect(logged(error)).toEqual([
      expect.stringMatching(/ will not be retried\. .*twice in a row\.$/),
    ])
    await release()
    await expect.poll(() => ran, patiently).toEqual(['gone', 'lives'])
  })
})

describe('a job that runs soon after each start', () => {
  it('is added again when the database is available after a loss', async () => {
    await start({ name: 'probe_after_start', run: async () => undefined, soonAfterStart: true })
    const added = () => left('probe_after_start').then(({ length }) => length)
    expect(await added()).toBe(1)
    await admin.query('DELETE FROM graphile_worker._private_jobs')
    await cutListener()
    await expect.poll(added, patiently).toBe(1)
  })
})

it('runs a job that another release has queued under another name, and never two at a time', async () => {
  let runs = 0
  let most = 0
  let running = 0
  const probe: Job = {
    name: 'probe_renamed',
    aliases: ['probe_former'],
    isSingle: true,
    async run() {
      most = Math.max(most, ++running)
      await sleep(100)
      running--
      runs++
    },
  }
  await start(probe)
  await addJob(api.prisma, 'probe_former', {})
  await expect.poll(() => runs, patiently).toBe(1)
  await Promise.all(['probe_former', 'probe_renamed'].map((name) => addJob(api.prisma, name, {})))
  await expect.poll(() => runs, patiently).toBeGreaterThan(1)
  await expect.poll(() => left('probe_former'), patiently).toEqual([])
  await expect.poll(() => left('probe_renamed'), patiently).toEqual([])
  expect(most).toBe(1)
})

describe('a scheduled job', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it('that fails after the next tick does not affect the next', async () => {
    let overtaken = false
    const probe: Job = {
      name: 'probe_overtaken',
      cron: '0 0 1 1 *',
      run: async () => {
        await addByClock()
        overtaken = true
        throw new Error('as it should')
      },
    }
    const addByClock = () =>
      admin.query(
        `SELECT graphile_worker.add_job($1, '{}', job_key := $2,
           job_key_mode := 'preserve_run_at', run_at := now() + interval '1 hour')`,
        [probe.name, `${probe.name} by the clock`],
      )
    await start(probe)
    await addByClock()
    await admin.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = $1', [
      `${probe.name} by the clock`,
    ])
    await admin.query(`SELECT pg_notify('jobs:insert', '{"count":1}')`)
    const states = () =>
      left(probe.name).then((jobs) => jobs.map(({ attempts, locked_by }) => [attempts, locked_by]))
    await expect.poll(() => overtaken, patiently).toBe(true)
    await expect.poll(states, patiently).toEqual([[0, null]])
  })

  it('that fails at each tick leaves one that is queued', async () => {
    const probe: Job = {
      name: 'probe_clock',
      cron: '* * * * *',
      run: () => Promise.reject(new Error('as it should')),
    }
    const { rows } = await admin.query(`SELECT date_trunc('minute', now()) AS minute`)
    const tick = (ago: number) => new Date(rows[0].minute.getTime() - ago * 60_000)
    for (const at of [tick(1), tick(0)]) {
      vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true })
      // On a busy machine, a start can take longer than the time until the tick.
      for (let leadMs = 3_000; ; leadMs *= 2) {
        vi.setSystemTime(at.getTime() - leadMs)
        await start(probe)
        if (Date.now() < at.getTime()) break
        await stops.pop()!()
      }
      const ticked = () =>
        admin
          .query(
            `SELECT FROM graphile_worker._private_jobs
             WHERE (payload -> '_cron' ->> 'ts')::timestamptz = $1 AND last_error = 'as it should'`,
            [at],
          )
          .then(({ rowCount }) => rowCount)
      await expect.poll(ticked, patiently).toBe(1)
      for (const stop of stops.splice(0)) await stop()
      vi.useRealTimers()
    }
    expect(await left(probe.name)).toHaveLength(1)
  }, 60_000)
})

describe('the connection that listens', () => {
  it('is reopened when it is lost, and metrics show it', async () => {
    let notifications = 0
    let back = 0
    await api.db.listen(
      'probe',
      () => notifications++,
      () => back++,
    )
    expect(await figure('masthead_background_running{part="listener"}')).toBe(1)
    await cutListener()
    await expect.poll(() => back, patiently).toBe(1)
    await admin.query('NOTIFY probe')
    await expect.poll(() => notifications, patiently).toBe(1)
    expect(
      await figure('masthead_background_restarts_total{part="listener",cause="database"}'),
    ).toBeGreaterThan(0)
  })
})

describe('a supervised task', () => {
  it('restarts after it threw or returned, and ends when it is stopped', async () => {
    const supervisor = new Supervisor()
    const ends = [new Error('first'), undefined]
    let begun = 0
    const part = supervisor.run('probe', async (signal, ready) => {
      begun++
      ready()
      if (begun <= 2) {
        const end = ends[begun - 1]
        if (end) throw end
        return
      }
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    })
    await part.begun
    await expect.poll(() => begun, patiently).toBe(3)
    await part.stop()
    expect(begun).toBe(3)
  })

  it('logs an error that repeats once with its stack, and the number of failures at the recovery', async () => {
    const lines: { err?: { stack: string }; failures?: number; part: string; msg: string }[] = []
    const supervisor = new Supervisor(
      createLogger('info', { write: (line) => lines.push(JSON.parse(line)) }),
    )
    let begun = 0
    const part = supervisor.run('probe', async (signal, ready) => {
      begun++
      if (begun <= 4)
        throw Object.assign(new Error(`refused ${begun} times`), { code: 'ECONNREFUSED' })
      if (begun === 5) throw new Error('something else')
      ready()
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    })
    part.begun.catch(() => undefined)
    await expect.poll(() => begun, patiently).toBe(6)
    await part.stop()
    expect(lines.map(({ err, failures }) => err?.stack.split('\n')[0] ?? failures)).toEqual([
      'Error: refused 1 times',
      'Error: something else',
      5,
    ])
    expect(lines.every((line) => line.part === 'probe')).toBe(true)
  })
})
