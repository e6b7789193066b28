import type { AccountContext } from '../../platform/context.ts'
import { type AccountTransaction, ofAccount } from '../../platform/database/database.ts'

type OwnContext = Pick<AccountContext, 'database' | 'accountId'>

/** Returns a connection to the schema `private` that carries the account of the context. */
export function privateRows({ database, accountId }: OwnContext): AccountTransaction {
  return ofAccount(database.unscoped, accountId)
}

/** Runs a transaction on the schema `private` that carries the account of the context. */
export function changePrivateRows<T>(
  { database, accountId }: OwnContext,
  work: (tx: AccountTransaction) => Promise<T>,
): Promise<T> {
  return database.unscoped.transaction((tx) => work(ofAccount(tx, accountId)))
}
