import type { Proof } from '#contract/proof.ts'
import type { ConsentPurpose, ConsentRecord, GivenConsent } from '#contract/privacy/consents.ts'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { sessionsQuery } from '../../account/security/queries.ts'
import { signOut } from '../../api/sign-out.ts'
import { deleteStored } from '../../ui/storage/stored-keys.ts'
import { stopReminders } from '../../messages/shared/device.ts'
import type { QueuedMeal } from '../../day/shared/queued-meal-schema.ts'
import { deleteQueuedMeals } from '../../day/shared/stored-meals.ts'
import { completeMeal } from '../../day/meal-outbox/queries.ts'

export const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: ({ signal }) => call('GET /api/consents/history', { signal }),
  // Always refetched: FoodScan and the questionnaire change some consents too.
  staleTime: 0,
})

/** Returns the latest decision on a purpose from a history with the newest first; undefined if never asked. */
export function latestDecision(
  history: readonly ConsentRecord[],
  purpose: ConsentPurpose,
): ConsentRecord | undefined {
  return history.find((one) => one.purpose === purpose)
}

/**
 * Consents and withdrawals with their mutations. Not optimistic: a consent shows only after the server has recorded
 * it.
 */
export function useConsents() {
  const client = useQueryClient()
  const query = useQuery(consentsQuery)
  const reread = () => client.invalidateQueries(consentsQuery)
  const change = useMutation({
    mutationFn: (given: GivenConsent) => call('POST /api/consents', { body: given, idempotent: true }),
    onSuccess: reread,
  })
  const withdrawHealth = useMutation({
    mutationFn: () => call('DELETE /api/health-data'),
    // Nearly every cached answer holds targets, menus or weights, which a consent changes.
    onSuccess: async () => {
      await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    },
  })
  return { query, change, withdrawHealth }
}

const actsQuery = queryOptions({
  queryKey: ['acts'],
  queryFn: ({ signal }) => call('GET /api/acts', { signal }),
  staleTime: 0,
})

/** Audit log of the account's access, newest first. */
export function useAuditEvents() {
  return useQuery(actsQuery)
}

interface Leaving {
  userId: string
  /** Queued meals on this device that should be discarded. */
  unwanted: readonly QueuedMeal[]
}

/** Open sessions of the account, with their revocation. */
export function useOpenSessions() {
  const client = useQueryClient()
  const query = useQuery(sessionsQuery)
  const end = useMutation({
    mutationFn: (id: string) => call('DELETE /api/sessions/{id}', { params: { id } }),
    onSettled: () => client.invalidateQueries(sessionsQuery),
  })
  const endAll = useMutation({
    mutationFn: async ({ userId, unwanted }: Leaving) => {
      await Promise.all(unwanted.map(({ id }) => completeMeal(client, id)))
      // Unregistering this device requires the session.
      await stopReminders(userId).catch(() => undefined)
      await signOut(() => call('DELETE /api/sessions'))
    },
  })
  return { query, end, endAll }
}

export function useDataExport() {
  return useMutation({
    mutationFn: (proof: Proof) => call('POST /api/data-exports', { body: proof }),
  })
}

interface Erasing extends Proof {
  userId: string
  word: string
}

/** Deletes the account, then its queued meals and everything stored in this browser. */
export function useAccountDeletion() {
  return useMutation({
    mutationFn: async ({ userId, ...body }: Erasing) => {
      const erased = await call('POST /api/account-erasure', { body })
      // The account is deleted by now: one failing cleanup must not prevent the others.
      await stopReminders(userId).catch(() => undefined)
      await deleteQueuedMeals(userId).catch(() => undefined)
      deleteStored()
      await signOut()
      return erased
    },
  })
}
