import { AsyncLocalStorage } from 'node:async_hooks'
import type { AccountId } from './account-id.ts'
import type { Database, Transaction } from './database.ts'

/** Throws a failure where the answer is no. */
export type Question = (tx: Transaction) => Promise<void>

interface Asking {
  readonly accountId: AccountId
  readonly ask: Question
}

const askings = new AsyncLocalStorage<Asking>()

/**
 * Does a work that only reads, and asks a question of its account along with it: in the first transaction that the work
 * opens for the account, or in one of its own where it opens none. A question that travels with others costs a fraction
 * of a transaction (`bench/load.ts`). Whatever came of the work, an answer of no is what is heard of it.
 */
export async function asking<T>(
  database: Database,
  accountId: AccountId,
  question: Question,
  work: () => Promise<T>,
): Promise<T> {
  let asked: Promise<void> | undefined
  const ask: Question = (tx) => (asked ??= question(tx))
  const [done] = await Promise.allSettled([askings.run({ accountId, ask }, work)])
  await (asked ?? database.readAsAccount(accountId, question))
  if (done.status === 'rejected') throw done.reason
  return done.value
}

/** What a transaction of this account has to ask besides its work; its answer is that of whoever asked first. */
export function joinedQuestion(accountId: AccountId): Question | undefined {
  const asked = askings.getStore()
  return asked?.accountId === accountId ? asked.ask : undefined
}
