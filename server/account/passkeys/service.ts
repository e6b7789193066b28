import type { Passkey } from '#contract/account/passkeys.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { privateRows } from '../users/private-rows.ts'
import * as queries from './queries.ts'
import { nameOf, presentPasskey } from './rules.ts'

export async function listPasskeys(ctx: Pick<AccountContext, 'database' | 'accountId'>): Promise<Passkey[]> {
  return (await queries.listPasskeys(privateRows(ctx))).map(presentPasskey)
}

/** Deletes the account's passkeys that are not in `kept`, and returns their names. */
export async function removeOtherPasskeys(
  tx: AccountTransaction,
  kept: readonly string[],
): Promise<string[]> {
  return (await queries.removeOtherPasskeys(tx, kept)).map(nameOf)
}
