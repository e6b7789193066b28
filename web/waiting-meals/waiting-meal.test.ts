import { errorDetail, type ErrorCode, errors } from '#contract/errors.ts'
import { expect, test } from 'vitest'
import { ApiError, localError } from '../api/api-error.ts'
import { sentWords } from './announcement.ts'
import { type Post, sendWaiting } from './sending.ts'
import {
  afterFailure,
  afterScan,
  mayTryAgain,
  needsPlan,
  type Standing,
  type WaitingMeal,
} from './waiting-meal.ts'

const refusal = (code: ErrorCode) =>
  new ApiError({ code, detail: errorDetail(code, { plan: 'de teste' }), status: errors[code].status })

function mealOf(id: string, change: Partial<WaitingMeal> = {}): WaitingMeal {
  return {
    id,
    userId: 'ana',
    eatenAt: '2026-03-09T12:00:00.000Z',
    told: { as: 'words', text: '2 ovos' },
    standing: { at: 'waiting' },
    ...change,
  }
}

/** A shelf in memory and a server that answers each meal as told. */
function wayOf(meals: WaitingMeal[], answers: Record<string, Standing | null | Error>) {
  const shelf = new Map(meals.map((meal) => [meal.id, meal]))
  const sent: string[] = []
  const way: Post = {
    list: async (userId) => [...shelf.values()].filter((meal) => meal.userId === userId),
    change: async (id, standing) => void shelf.set(id, { ...shelf.get(id)!, standing }),
    drop: async (id) => void shelf.delete(id),
    send: async ({ id }) => {
      sent.push(id)
      const answer = answers[id]
      if (answer instanceof Error) throw answer
      return answer ?? null
    },
  }
  return { way, sent, standing: (id: string) => shelf.get(id)?.standing }
}

test.each(['offline', 'network_failure'] as const)('%s leaves a meal waiting', (code) => {
  expect(afterFailure(localError(code))).toEqual({ at: 'waiting' })
})

test.each([
  'unauthenticated',
  'session_expired',
  'rate_limited',
  'busy',
  'database_unavailable',
  'internal_error',
  'foreign_account',
] as const)('%s passes: the meal goes on waiting', (code) => {
  expect(afterFailure(refusal(code))).toEqual({ at: 'waiting' })
})

test.each(['quota_reached', 'trial_expired', 'image_unreadable', 'day_out_of_range'] as const)(
  '%s is shown with its reason, and nothing is dropped for it',
  (code) => {
    expect(afterFailure(refusal(code))).toEqual({
      at: 'refused',
      code,
      detail: errorDetail(code, { plan: 'de teste' }),
    })
  },
)

test('a used-up quota leads to the plans, a day that has passed leads to no other try', () => {
  const refused = (code: ErrorCode) => mealOf('a', { standing: afterFailure(refusal(code)) })
  expect([needsPlan(refused('quota_reached')), mayTryAgain(refused('quota_reached'))]).toEqual([true, true])
  expect([needsPlan(refused('day_out_of_range')), mayTryAgain(refused('day_out_of_range'))]).toEqual([
    false,
    false,
  ])
})

test('a photo that arrived waits to be looked at; one in the day, or given up, is off the list', () => {
  expect(afterScan({ status: 'awaiting_description' })).toEqual({ at: 'to_confirm' })
  expect(afterScan({ status: 'done' })).toEqual({ at: 'to_confirm' })
  expect([afterScan({ status: 'applied' }), afterScan({ status: 'failed' })]).toEqual([null, null])
})

test('only what waits of this account is sent, and what became of each is kept', async () => {
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
  expect((await sendWaiting('ana', way)).map(({ at }) => at)).toEqual(['logged', 'refused'])
  expect(sent).toEqual(['a', 'd', 'e'])
  expect([standing('a'), standing('b')?.at, standing('d')?.at, standing('e')]).toEqual([
    logged,
    'waiting',
    'refused',
    undefined,
  ])
})

test('what stops one meal stops those after it, and all of them are still there', async () => {
  const { way, sent, standing } = wayOf([mealOf('a'), mealOf('b')], { a: localError('offline') })
  expect(await sendWaiting('ana', way)).toEqual([])
  expect([sent, standing('a')?.at, standing('b')?.at]).toEqual([['a'], 'waiting', 'waiting'])
})

test('one notice tells what became of all', () => {
  expect(sentWords([])).toBeNull()
  expect(sentWords([{ at: 'logged' }, { at: 'logged' }, { at: 'to_confirm' }])).toBe(
    'Internet de volta: 2 refeições entraram no dia, 1 espera você conferir',
  )
})
