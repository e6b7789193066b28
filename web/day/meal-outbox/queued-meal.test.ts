import { errorDetail, type ErrorCode, errors } from '#contract/errors.ts'
import { expect, test } from 'vitest'
import { ApiError, localError } from '../../api/api-error.ts'
import type { Standing, QueuedMeal } from '../shared/queued-meal-schema.ts'
import { sentText } from './sent-copy.ts'
import { type Sender, sendQueued } from './sending.ts'
import { afterFailure, afterScan, isDue, mayTryAgain, needsPlan } from './queued-meal.ts'

const refusal = (code: ErrorCode, retryAfterSeconds = 0) =>
  new ApiError({
    code,
    detail: errorDetail(code, { plan: 'de teste' }),
    status: errors[code].status,
    retryAfterSeconds,
  })
const noon = Date.parse('2026-03-09T15:00:00.000Z')
const after = (seconds: number) => new Date(noon + seconds * 1000).toISOString()
const afterRefusal = (error: ApiError, chance = 0) => afterFailure(error, noon, chance)

function mealOf(id: string, change: Partial<QueuedMeal> = {}): QueuedMeal {
  return {
    id,
    userId: 'ana',
    eatenAt: '2026-03-09T12:00:00.000Z',
    told: { as: 'words', text: '2 ovos' },
    standing: { at: 'waiting' },
    ...change,
  }
}

/** In-memory storage, and a server with a reply for each meal. */
function wayOf(meals: QueuedMeal[], answers: Record<string, Standing | null | Error>) {
  let seconds = 0
  let isOver = false
  const shelf = new Map(meals.map((meal) => [meal.id, meal]))
  const sent: string[] = []
  const way: Sender = {
    list: async (userId) => [...shelf.values()].filter((meal) => meal.userId === userId),
    change: async (id, standing) => void shelf.set(id, { ...shelf.get(id)!, standing }),
    drop: async (id) => void shelf.delete(id),
    send: async ({ id }) => {
      sent.push(id)
      const answer = answers[id]
      if (answer instanceof Error) throw answer
      return answer ?? null
    },
    isAccessOver: async () => isOver,
    now: () => noon + seconds * 1000,
    chance: () => 0,
  }
  const pass = (more: number) => {
    seconds += more
  }
  const end = (next: boolean) => {
    isOver = next
  }
  return { way, sent, pass, end, standing: (id: string) => shelf.get(id)?.standing }
}

test.each(['offline', 'network_failure'] as const)('%s leaves a meal waiting', (code) => {
  expect(afterRefusal(localError(code))).toEqual({ at: 'waiting' })
})

test.each([
  'unauthenticated',
  'session_expired',
  'rate_limited',
  'busy',
  'database_unavailable',
  'internal_error',
  'foreign_account',
] as const)('%s is temporary and the meal stays queued', (code) => {
  expect(afterRefusal(refusal(code))).toEqual({ at: 'waiting' })
})

test.each(['busy', 'rate_limited', 'out_of_space'] as const)(
  'after %s a meal waits for the server’s delay with jitter',
  (code) => {
    expect(afterRefusal(refusal(code, 20))).toEqual({ at: 'waiting', until: after(20) })
    expect(afterRefusal(refusal(code, 20), 1)).toEqual({ at: 'waiting', until: after(30) })
  },
)

test('the delay is at most two hours, whatever the server or an old clock said', () => {
  expect(afterRefusal(refusal('busy', 10 ** 9), 1)).toEqual({ at: 'waiting', until: after(5400) })
  const dueAt = (until: string) => isDue(mealOf('a', { standing: { at: 'waiting', until } }), noon)
  expect([dueAt(after(5400)), dueAt(after(0)), dueAt(after(3 * 3600)), dueAt('nada')]).toEqual([
    false,
    true,
    true,
    true,
  ])
})

test.each(['quota_reached', 'trial_expired', 'image_unreadable', 'day_out_of_range'] as const)(
  '%s is shown with its reason and drops nothing',
  (code) => {
    expect(afterRefusal(refusal(code))).toEqual({
      at: 'refused',
      code,
      detail: errorDetail(code, { plan: 'de teste' }),
    })
  },
)

test('a used-up quota leads to the plans; a past day offers no retry', () => {
  const refused = (code: ErrorCode) => mealOf('a', { standing: afterRefusal(refusal(code)) })
  expect([needsPlan(refused('quota_reached')), mayTryAgain(refused('quota_reached'))]).toEqual([true, true])
  expect([needsPlan(refused('day_out_of_range')), mayTryAgain(refused('day_out_of_range'))]).toEqual([
    false,
    false,
  ])
})

test('a sent photo waits for confirmation; a logged or cancelled one is removed', () => {
  expect(afterScan({ status: 'awaiting_description' })).toEqual({ at: 'to_confirm' })
  expect(afterScan({ status: 'done' })).toEqual({ at: 'to_confirm' })
  expect([afterScan({ status: 'applied' }), afterScan({ status: 'failed' })]).toEqual([null, null])
})

test('only meals of this account are sent, and each result is stored', async () => {
  const logged = { at: 'logged' } as const
  const { way, sent, standing } = wayOf(
    [
      mealOf('a'),
      mealOf('b', { userId: 'bia' }),
      mealOf('c', { standing: { at: 'to_confirm' } }),
      mealOf('d'),
      mealOf('e'),
    ],
    { a: logged, d: refusal('quota_reached'), e: null },
  )
  expect((await sendQueued('ana', way)).map(({ at }) => at)).toEqual(['logged', 'refused'])
  expect(sent).toEqual(['a', 'd', 'e'])
  expect([standing('a'), standing('b')?.at, standing('d')?.at, standing('e')]).toEqual([
    logged,
    'waiting',
    'refused',
    undefined,
  ])
})

test('a failure that stops one meal stops the rest, and all stay queued', async () => {
  const { way, sent, standing } = wayOf([mealOf('a'), mealOf('b')], { a: localError('offline') })
  expect(await sendQueued('ana', way)).toEqual([])
  expect([sent, standing('a')?.at, standing('b')?.at]).toEqual([['a'], 'waiting', 'waiting'])
})

test('a meal refused without a plan is not sent again until there is one', async () => {
  const answers: Record<string, Standing | null | Error> = { a: refusal('trial_expired') }
  const { way, sent, end, standing } = wayOf([mealOf('a')], answers)
  expect(sentText(await sendQueued('ana', way))).toBe('1 refeição espera um plano')
  expect([standing('a')?.at, mayTryAgain(mealOf('a', { standing: standing('a')! }))]).toEqual([
    'refused',
    false,
  ])
  end(true)
  expect(await sendQueued('ana', way)).toEqual([])
  expect(sent).toEqual(['a'])
  end(false)
  expect(await sendQueued('ana', way)).toEqual([])
  answers.a = { at: 'logged' }
  expect(await sendQueued('ana', way)).toEqual([{ at: 'logged' }])
  expect([sent.length, standing('a')]).toEqual([3, { at: 'logged' }])
})

test('a busy server gets no photo before its time, but still descriptions', async () => {
  const told = { as: 'photo', bytes: new ArrayBuffer(1) } as const
  const answers: Record<string, Standing | null | Error> = { a: refusal('busy', 5) }
  const { way, sent, pass, standing } = wayOf(
    [mealOf('a', { told }), mealOf('b'), mealOf('c', { told })],
    answers,
  )
  await sendQueued('ana', way)
  expect([sent, standing('a')]).toEqual([['a', 'b'], { at: 'waiting', until: after(5) }])
  pass(4)
  await sendQueued('ana', way)
  expect(sent).toEqual(['a', 'b'])
  pass(1)
  answers.a = null
  await sendQueued('ana', way)
  expect(sent).toEqual(['a', 'b', 'a', 'c'])
})

test('one notice announces all results', () => {
  const refused = { at: 'refused', code: 'day_out_of_range', detail: '' } as const
  expect(sentText([])).toBeNull()
  expect(sentText([{ at: 'to_confirm' }])).toBe('Falta conferir 1 refeição')
  expect(sentText([{ at: 'to_confirm' }, { at: 'to_confirm' }])).toBe('Faltam conferir 2 refeições')
  expect(sentText([{ at: 'logged' }, { at: 'to_confirm' }, refused, { at: 'logged' }])).toBe(
    '2 refeições que esperavam entraram no dia. 1 refeição não pôde ser enviada. Falta conferir 1 refeição',
  )
})
