import { execFile } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { serialize } from 'node:v8'
import { setEnvironmentData } from 'node:worker_threads'
import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { planPlainWeek, planWeek } from '#nutrition/menu/week/plan-week.ts'
import type { MenuRequest } from '#nutrition/menu/request/request.ts'
import { loadSolver } from '#nutrition/menu/solve/solver.ts'
import { seededRandom } from '#nutrition/menu/request/random.ts'
import { randomPerson, randomRequest } from '#nutrition/menu/test-library.ts'
import { servingsOf, type WeekMenu } from '#nutrition/menu/request/week.ts'
import { describeRecipe } from '#nutrition/recipes/described-recipe.ts'
import { exclusionsOf } from '#nutrition/safety/exclusions.ts'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { createLog } from '../../platform/observability/log.ts'
import { createInlinePlanner } from './inline-planner.ts'
import { type MenuPlanner, PlanningCancelled } from './menu-planner.ts'
import type { Trouble, Troubles } from './test-crashing-worker.ts'
import { createWorkerPlanner, type WorkerPlannerOptions } from './worker-planner.ts'

const library = recipes.map(describeRecipe)
const recipesById = new Map(library.map((recipe) => [recipe.id, recipe]))
const log = createLog('silent')

function requestOf(seed: number): MenuRequest {
  return { ...randomRequest(seed, library), effort: 0 }
}

const engine = loadSolver()
const engineWeeks = new Map<number, Promise<WeekMenu>>()

/** Plans a week with the engine itself, once per seed for all tests that compare with it. */
function weekOfEngine(seed: number): Promise<WeekMenu> {
  const week = engineWeeks.get(seed) ?? engine.then((solver) => planWeek(requestOf(seed), library, solver))
  engineWeeks.set(seed, week)
  return week
}

function recipesIn({ days }: WeekMenu) {
  return days
    .flatMap(({ meals }) => meals)
    .flatMap(({ dish }) => (dish ? servingsOf(dish) : []))
    .map(({ recipeId }) => recipesById.get(recipeId)!)
}

const withoutPeanutsAndMilk: MenuRequest = {
  ...requestOf(2),
  exclusions: exclusionsOf({ ...randomPerson(seededRandom(2)), allergies: ['Amendoim', 'Leite'] }),
}

function forbiddenIn(menu: WeekMenu): string[] {
  return recipesIn(menu)
    .filter(({ allergens, isVerified }) => {
      return allergens.includes('amendoim') || allergens.includes('leite') || !isVerified
    })
    .map(({ name }) => name)
}

const planners = {
  'in a thread of its own': () => createWorkerPlanner({ log, patienceMs: 60_000 }),
  'in the same thread': createInlinePlanner,
}

describe.each(Object.entries(planners))('a planner %s', (_, create) => {
  const planner = create()
  afterAll(() => planner.close())

  test('gives the same week as the engine, repeatedly', async () => {
    const request = requestOf(1)
    const expected = await weekOfEngine(1)
    expect(await planner.plan(request)).toEqual({ menu: expected, isPlain: false })
    expect((await planner.plan(request)).menu.hash).toBe(expected.hash)
  })

  test('gives the simpler week at once on request', async () => {
    const request = requestOf(1)
    const expected = planPlainWeek(request, library)
    expect(await planner.planPlain(request)).toEqual({ menu: expected, isPlain: true })
  })

  test('gives concurrent callers each their own week', async () => {
    const seeds = [3, 4]
    const together = await Promise.all(seeds.map((seed) => planner.plan(requestOf(seed))))
    const weeks = await Promise.all(seeds.map(weekOfEngine))
    const hashes = weeks.map(({ hash }) => hash)
    expect(together.map(({ menu }) => menu.hash)).toEqual(hashes)
    expect(new Set(hashes).size).toBe(2)
  })

  test('never allows a food that an allergy forbids', async () => {
    const { menu } = await planner.plan(withoutPeanutsAndMilk)
    expect(recipesIn(menu).length).toBeGreaterThan(20)
    expect(forbiddenIn(menu)).toEqual([])
  })

  test("passes the engine's error on and serves the next request", async () => {
    const broken: MenuRequest = { ...requestOf(1), targets: JSON.parse('null') }
    await expect(planner.plan(broken)).rejects.toThrow(TypeError)
    expect((await planner.plan(requestOf(1))).isPlain).toBe(false)
  })

  test('does not start for a caller that has canceled', async () => {
    await expect(planner.plan(requestOf(1), AbortSignal.abort())).rejects.toThrow(PlanningCancelled)
  })

  test('rejects queued and later requests once it is closed', async () => {
    const closing = create()
    const waiting = [1, 2].map((seed) => closing.plan(requestOf(seed)))
    const outcomes = Promise.allSettled(waiting)
    await closing.close()
    await closing.close()
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(PlanningCancelled) })
    }
    await expect(closing.plan(requestOf(1))).rejects.toThrow(PlanningCancelled)
  })
})

describe('a planner whose thread', () => {
  const opened: MenuPlanner[] = []
  afterEach(async () => {
    for (const planner of opened.splice(0)) await planner.close()
  })

  function createTroubled(list: readonly Trouble[], options: Partial<WorkerPlannerOptions> = {}) {
    const met = new Int32Array(new SharedArrayBuffer(8))
    const troubles: Troubles = { list, met }
    setEnvironmentData('troubles', troubles)
    const plannerEntry = new URL('./test-crashing-worker.ts', import.meta.url)
    const planner = createWorkerPlanner({ log, patienceMs: 60_000, plannerEntry, ...options })
    opened.push(planner)
    return {
      planner,
      countRequests: () => Atomics.load(met, 0),
      countThreads: () => Atomics.load(met, 1),
      firstRequest: async () => Atomics.waitAsync(met, 0, 0).value,
    }
  }

  test.each(['throws', 'exits'] as const)('%s is replaced, and the request repeated', async (trouble) => {
    const { planner, countRequests } = createTroubled([trouble])
    expect((await planner.plan(requestOf(1))).isPlain).toBe(false)
    expect(countRequests()).toBe(2)
  })

  test('ends twice under a request fails over and then works on', async () => {
    const { planner, countRequests } = createTroubled(['throws', 'exits'])
    const request = requestOf(1)
    const { menu, isPlain } = await planner.plan(request)
    expect([isPlain, menu.hash]).toEqual([true, planPlainWeek(request, library).hash])
    expect((await planner.plan(request)).isPlain).toBe(false)
    expect(countRequests()).toBe(3)
  })

  test('is busy falls back to a simpler week when the queue is full', async () => {
    const { planner, firstRequest } = createTroubled(['hangs'], { queueLimit: 1 })
    const leaving = new AbortController()
    const running = planner.plan(requestOf(1), leaving.signal)
    await firstRequest()
    const waiting = planner.plan(requestOf(2))
    const { menu, isPlain } = await planner.plan(withoutPeanutsAndMilk)
    expect(isPlain).toBe(true)
    expect(forbiddenIn(menu)).toEqual([])

    leaving.abort()
    await expect(running).rejects.toThrow(PlanningCancelled)
    expect((await waiting).isPlain).toBe(false)
  })

  test('is busy plans background weeks in turn, and never simpler ones', async () => {
    const { planner, firstRequest } = createTroubled(['hangs'], { queueLimit: 0 })
    const leaving = new AbortController()
    const running = planner.plan(requestOf(1), leaving.signal)
    await firstRequest()
    const patient = planner.plan(requestOf(2), undefined, 'patient')
    leaving.abort()
    await expect(running).rejects.toThrow(PlanningCancelled)
    expect((await patient).isPlain).toBe(false)
  })

  test('is busy gives no simpler week to a caller that has canceled', async () => {
    const { planner } = createTroubled(['hangs'], { queueLimit: 0 })
    const leaving = new AbortController()
    const running = planner.plan(requestOf(1), leaving.signal)
    const plain = planner.plan(requestOf(2), leaving.signal)
    leaving.abort()
    await expect(running).rejects.toThrow(PlanningCancelled)
    await expect(plain).rejects.toThrow(PlanningCancelled)
  })

  test('is busy removes a canceled caller from the queue', async () => {
    const { planner, countRequests, firstRequest } = createTroubled(['hangs'], { queueLimit: 1 })
    const [first, second] = [new AbortController(), new AbortController()]
    const running = planner.plan(requestOf(1), first.signal)
    await firstRequest()
    const left = planner.plan(requestOf(2), second.signal)
    second.abort()
    await expect(left).rejects.toThrow(PlanningCancelled)

    const third = planner.plan(requestOf(3))
    first.abort()
    await expect(running).rejects.toThrow(PlanningCancelled)
    expect((await third).isPlain).toBe(false)
    expect(countRequests()).toBe(2)
  })

  test('takes too long is stopped, for the running and the queued request', async () => {
    const { planner } = createTroubled(['hangs', 'hangs', 'hangs'], { patienceMs: 200 })
    const together = await Promise.all([1, 2].map((seed) => planner.plan(requestOf(seed))))
    expect(together.map(({ isPlain }) => isPlain)).toEqual([true, true])
  })

  test('is idle ends, and the next week comes from another', async () => {
    const { planner, countThreads } = createTroubled([], { idleMs: 1 })
    while (countThreads() < 2) {
      await setTimeout(20)
      expect((await planner.plan(requestOf(1))).isPlain).toBe(false)
    }
  })

  test('is idle makes room for other work, and works again afterwards', async () => {
    const { planner, countThreads } = createTroubled([])
    await planner.plan(requestOf(1))
    await planner.plan(requestOf(1))
    expect(countThreads()).toBe(1)
    expect(await planner.makeRoom(async () => 'done')).toBe('done')
    expect((await planner.plan(requestOf(1))).isPlain).toBe(false)
    expect(countThreads()).toBe(2)
  })

  test('is requested during other work plans the week afterwards', async () => {
    const { planner, countRequests } = createTroubled([])
    const work = Promise.withResolvers<void>()
    const room = planner.makeRoom(() => work.promise)
    const week = planner.plan(requestOf(1))
    expect(countRequests()).toBe(0)
    work.resolve()
    await room
    expect((await week).isPlain).toBe(false)
  })

  test('hangs delays other work for a limited time and fails alone', async () => {
    const { planner, firstRequest } = createTroubled(['hangs'], { roomPatienceMs: 50 })
    const leaving = new AbortController()
    const running = planner.plan(requestOf(1), leaving.signal)
    await firstRequest()
    const broken = planner.makeRoom(async () => {
      throw new RangeError('no paper')
    })
    await expect(broken).rejects.toThrow(RangeError)
    leaving.abort()
    await expect(running).rejects.toThrow(PlanningCancelled)
  })

  test('hangs is ended with its queue when the planner closes', async () => {
    const { planner, firstRequest } = createTroubled(['hangs'])
    const outcomes = Promise.allSettled([1, 2].map((seed) => planner.plan(requestOf(seed))))
    await firstRequest()
    await planner.close()
    for (const outcome of await outcomes) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(PlanningCancelled) })
    }
  })
})

test('a process exits beside idle threads, but not before its awaited week', async () => {
  const program = fileURLToPath(new URL('./test-short-process.ts', import.meta.url))
  const request = serialize(requestOf(1)).toString('base64')
  const { stdout } = await promisify(execFile)(process.execPath, [program, request])
  expect(stdout).toBe((await weekOfEngine(1)).hash)
})
