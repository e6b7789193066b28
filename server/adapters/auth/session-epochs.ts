import type { AccountId } from '../../platform/account-id.ts'

/**
 * Remembers for a while whose sessions this process ended. Sessions are cached in a signed cookie for a minute; a
 * changed epoch makes that cookie worthless here at once. Another process learns it when the minute is over.
 */
export function createSessionEpochs(forSeconds = 120) {
  const endedAt = new Map<string, number>()
  return {
    of: (accountId: string): string => String(endedAt.get(accountId) ?? 1),
    end: (accountId: AccountId): void => {
      endedAt.set(accountId, Date.now())
      setTimeout(() => endedAt.delete(accountId), forSeconds * 1000).unref()
    },
  }
}
