import type { AccountContext } from '../../platform/context.ts'
import * as queries from './queries.ts'

/** Name and address for mail to an account. */
export type Contact = NonNullable<Awaited<ReturnType<typeof findContact>>>

/** Returns name and address for mail to the account of the context; undefined when the account is deleted. */
export async function findContact({ database, accountId }: Pick<AccountContext, 'database' | 'accountId'>) {
  return queries.findContact(database.unscoped, accountId)
}
