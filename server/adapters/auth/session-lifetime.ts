const dayMs = 86_400_000

/**
 * Days from sign-in to the end of a session, however often it is used (ASVS 5.0 V7.3.2). Administrators sign in again
 * every week, because their sessions can harm others.
 */
export const sessionLifetimeDays = { people: 90, administrators: 7 } as const

export function isPastLifetime(signedInAt: Date, isAdmin: boolean, now: Date): boolean {
  const days = isAdmin ? sessionLifetimeDays.administrators : sessionLifetimeDays.people
  return now.getTime() - signedInAt.getTime() >= days * dayMs
}

/** Returns the earliest sign-in that can still be valid: an earlier session has ended for every kind of account. */
export function earliestSignIn(now: Date): Date {
  return new Date(now.getTime() - sessionLifetimeDays.people * dayMs)
}
