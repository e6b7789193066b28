/**
 * Who may see a route. `visitor`: whoever is signed in has no business there. `public`: everyone. `session`: signed
 * in, even with the trial over. `entitled`: signed in with access. `admin`: whoever runs the instance; for everybody
 * else there is no such page.
 */
export type Guard = 'visitor' | 'public' | 'session' | 'entitled' | 'admin'

export interface Visit {
  guard: Guard
  /** The route wants the questionnaire answered first. */
  needsQuestionnaire: boolean
  session: 'visitor' | 'signed-in'
  isAdmin: boolean
  trialExpired: boolean
  questionnaireCompleted: boolean
}

export type Verdict = 'stay' | 'not-found' | '/' | '/app' | '/trial-expired' | '/onboarding'

/** Where a visit ends up. */
export function judge(visit: Visit): Verdict {
  const { guard, session, trialExpired } = visit
  if (guard === 'public') return 'stay'
  if (guard === 'admin') return visit.isAdmin ? 'stay' : 'not-found'
  if (guard === 'visitor') {
    // With the trial over the landing page stays in reach: /trial-expired links to it.
    return session === 'visitor' || trialExpired ? 'stay' : '/app'
  }
  if (session === 'visitor') return '/'
  if (guard === 'session') return 'stay'
  if (trialExpired) return '/trial-expired'
  return visit.needsQuestionnaire && !visit.questionnaireCompleted ? '/onboarding' : 'stay'
}
