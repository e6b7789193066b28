import { expect, test } from 'vitest'
import type { Guard } from '../api/route.ts'
import { decideRoute, type RouteDecision, type Visit } from './guards.ts'

const guards: readonly Guard[] = ['visitor', 'public', 'session', 'entitled', 'admin']

function visit(guard: Guard, rest: Partial<Visit> = {}): RouteDecision {
  return decideRoute({
    guard,
    needsQuestionnaire: false,
    session: 'signed-in',
    isAdmin: false,
    trialExpired: false,
    questionnaireCompleted: true,
    ...rest,
  })
}

test.each([
  ['visitor', 'stay'],
  ['public', 'stay'],
  ['session', '/'],
  ['entitled', '/'],
  ['admin', 'not-found'],
] as const)('without a session a %s route gives %s', (guard, verdict) => {
  expect(visit(guard, { session: 'visitor' })).toBe(verdict)
})

test.each([
  ['visitor', '/app'],
  ['public', 'stay'],
  ['session', 'stay'],
  ['entitled', 'stay'],
  ['admin', 'not-found'],
] as const)('signed in with access a %s route gives %s', (guard, verdict) => {
  expect(visit(guard)).toBe(verdict)
})

test.each([
  ['visitor', 'stay'],
  ['public', 'stay'],
  ['session', 'stay'],
  ['entitled', '/trial-expired'],
  ['admin', 'not-found'],
] as const)('after the trial a %s route gives %s', (guard, verdict) => {
  expect(visit(guard, { trialExpired: true })).toBe(verdict)
})

test('an admin sees admin pages after the trial and without the questionnaire', () => {
  expect(visit('admin', { isAdmin: true, trialExpired: true, questionnaireCompleted: false })).toBe('stay')
})

test('diets require the questionnaire, and the trial check comes first', () => {
  const unanswered = { needsQuestionnaire: true, questionnaireCompleted: false }
  expect(visit('entitled', unanswered)).toBe('/onboarding')
  expect(visit('entitled', { ...unanswered, trialExpired: true })).toBe('/trial-expired')
  expect(visit('entitled', { ...unanswered, session: 'visitor' })).toBe('/')
})

test('an unanswered questionnaire blocks no other screen', () => {
  for (const guard of guards) {
    expect(visit(guard, { questionnaireCompleted: false })).not.toBe('/onboarding')
  }
})

test('no redirect leads to a route that redirects again', () => {
  const guardOf: Record<Exclude<RouteDecision, 'stay' | 'not-found'>, Guard> = {
    '/': 'visitor',
    '/app': 'entitled',
    '/trial-expired': 'public',
    '/onboarding': 'public',
  }
  const states = guards.flatMap((guard) =>
    (['visitor', 'signed-in'] as const).flatMap((session) =>
      [false, true].flatMap((trialExpired) =>
        [false, true].map((questionnaireCompleted) => ({
          guard,
          session,
          trialExpired,
          questionnaireCompleted,
        })),
      ),
    ),
  )
  const loops = states.filter(({ guard, ...state }) => {
    const verdict = visit(guard, { ...state, needsQuestionnaire: true })
    return verdict !== 'stay' && verdict !== 'not-found' && visit(guardOf[verdict], state) !== 'stay'
  })
  expect(loops).toEqual([])
})
