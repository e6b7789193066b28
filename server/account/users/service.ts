import type { AccountContext, Platform } from '../../platform/context.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { privateRows } from './private-rows.ts'
import * as queries from './queries.ts'

/** Id, name and e-mail address of an account. */
export type Contact = NonNullable<Awaited<ReturnType<typeof findContact>>>

/** Returns id, name and e-mail address of the account of the context; undefined when the account is deleted. */
export async function findContact(ctx: Pick<AccountContext, 'database' | 'accountId'>) {
  return queries.findContact(privateRows(ctx))
}

type DatabaseContext = Pick<Platform, 'database'>

/** Returns the account of an e-mail address. Callers must not disclose whether there is one. */
export function findIdByEmail({ database }: DatabaseContext, email: string): Promise<AccountId | null> {
  return queries.findIdByEmail(database.unscoped, email)
}

/** Lists accounts by hash (SHA-256 of the id in hexadecimal digits). */
export function listHashed({ database }: DatabaseContext, hashes: readonly string[]): Promise<Contact[]> {
  return queries.listHashed(database.unscoped, hashes)
}
