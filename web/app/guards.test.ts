import { expect, test } from 'vitest'
import { type Guard, judge, type Verdict, type Visit } from './guards.ts'

const guards: readonly Guard[] = ['visitor', 'public', 'session', 'entitled', 'admin']

function visit(guard: Guard, rest: Partial<Visit> = {}): Verdict {
  return judge({
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
] as const)('with the trial over a %s route gives %s', (guard, verdict) => {
  expect(visit(guard, { trialExpired: true })).toBe(verdict)
})

test('whoever runs the instance sees its pages, with the trial over and the questionnaire open', () => {
  expect(visit('admin', { isAdmin: true, trialExpired: true, questionnaireCompleted: false })).toBe('stay')
})

test('diets ask for the questionnaire first, and the trial comes before it', () => {
  const unanswered = { needsQuestionnaire: true, questionnaireCompleted: false }
  expect(visit('entitled', unanswered)).toBe('/onboarding')
  expect(visit('entitled', { ...unanswered, trialExpired: true })).toBe('/trial-expired')
  expect(visit('entitled', { ...unanswered, session: 'visitor' })).toBe('/')
})

test('an open questionnaire keeps nobody from the other screens', () => {
  for (const guard of guards) {
    expect(visit(guard, { questionnaireCompleted: false })).not.toBe('/onboarding')
  }
})

test('no verdict leads to a route that would send the visit away again', () => {
  const guardOf: Record<Exclude<Verdict, 'stay' | 'not-found'>, Guard> = {
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
