import { notFound, redirect } from '@tanstack/react-router'
import { queryClient } from '../api/client.ts'
import { profileQuery } from '../api/profile.ts'
import { sessionQuery } from '../api/session.ts'
import { subscriptionQuery } from '../api/subscription.ts'
import type { Guard } from '../api/route.ts'
import { decideRoute } from './guards.ts'

interface Admission {
  guard: Guard
  needsQuestionnaire: boolean
}

/** Admits a visit or redirects it, before its screen is shown. */
export async function admit({ guard, needsQuestionnaire }: Admission): Promise<void> {
  if (guard === 'public') return
  // Fetched in parallel with the session: most visitors of an entitled screen are signed in.
  const early = guard === 'entitled' ? readTrialExpired() : null
  const session = await queryClient.query({ ...sessionQuery, staleTime: 'static' })
  const signedIn = session.status === 'signed-in'
  const verdict = decideRoute({
    guard,
    needsQuestionnaire,
    session: signedIn ? 'signed-in' : 'visitor',
    isAdmin: signedIn && session.user.is_admin,
    trialExpired: signedIn && (await (early ?? readTrialExpired())),
    questionnaireCompleted: signedIn && needsQuestionnaire && (await readQuestionnaireCompleted()),
  })
  if (verdict === 'not-found') throw notFound()
  if (verdict === '/') throw toLanding()
  if (verdict !== 'stay') throw redirect({ to: verdict, replace: true })
}

/** The landing page is a separate document, outside this program. */
function toLanding() {
  return redirect({ href: '/', reloadDocument: true, replace: true })
}

/**
 * Returns whether the trial has expired; false if the subscription cannot be read, because the server checks access on
 * every call anyway.
 */
function readTrialExpired(): Promise<boolean> {
  return queryClient.query({ ...subscriptionQuery, staleTime: 'static' }).then(
    (subscription) => subscription.is_trial_expired,
    () => false,
  )
}

function readQuestionnaireCompleted(): Promise<boolean> {
  return queryClient.query({ ...profileQuery, staleTime: 'static' }).then(
    (profile) => profile.questionnaire_completed,
    () => true,
  )
}
