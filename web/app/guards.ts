import type { Guard } from '../api/route.ts'

export interface Visit {
  guard: Guard
  /** The route requires an answered questionnaire. */
  needsQuestionnaire: boolean
  session: 'visitor' | 'signed-in'
  isAdmin: boolean
  trialExpired: boolean
  questionnaireCompleted: boolean
}

export type RouteDecision = 'stay' | 'not-found' | '/' | '/app' | '/trial-expired' | '/onboarding'

/** Returns whether a visit stays on its route, or the path that it is redirected to. */
export function decideRoute(visit: Visit): RouteDecision {
  const { guard, session, trialExpired } = visit
  if (guard === 'public') return 'stay'
  if (guard === 'admin') return visit.isAdmin ? 'stay' : 'not-found'
  if (guard === 'visitor') {
    // After the trial the landing page stays reachable: /trial-expired links to it.
    return session === 'visitor' || trialExpired ? 'stay' : '/app'
  }
  if (session === 'visitor') return '/'
  if (guard === 'session') return 'stay'
  if (trialExpired) return '/trial-expired'
  return visit.needsQuestionnaire && !visit.questionnaireCompleted ? '/onboarding' : 'stay'
}
