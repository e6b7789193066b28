import { and, eq, gt, like, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Sql } from '../../platform/database/database.ts'
import { verifications } from '../authentication/table.ts'

const kind = 'session-proof'

/** Replaces the account's mailed link by this one. Only the hash of its token is stored. */
export async function addMailedLink(
  database: Sql,
  link: { readonly tokenHash: string; readonly accountId: AccountId; readonly expiresAt: Date },
): Promise<void> {
  const { tokenHash, accountId: value, expiresAt } = link
  await database.transaction(async (tx) => {
    await tx
      .delete(verifications)
      .where(and(like(verifications.identifier, `${kind}:%`), eq(verifications.value, value)))
    await tx.insert(verifications).values({ identifier: `${kind}:${tokenHash}`, value, expiresAt })
  })
}

/**
 * Deletes the account's link with this hash if it has not expired. Returns true if it existed; only one of concurrent
 * calls returns true.
 */
export async function takeMailedLink(tx: AccountTransaction, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await tx
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, `${kind}:${tokenHash}`),
        eq(verifications.value, tx.accountId),
        gt(verifications.expiresAt, now),
      ),
    )
    .returning({ id: verifications.id })
  return taken.length > 0
}

/** Returns whether an unexpired link of the account has a hash that begins with `tokenHash`, from any session. */
export async function hasMailedLink(tx: AccountTransaction, tokenHash: string, now: Date): Promise<boolean> {
  const found = await tx
    .select({ id: verifications.id })
    .from(verifications)
    .where(
      and(
        sql`starts_with(${verifications.identifier}, ${`${kind}:${tokenHash}:`})`,
        eq(verifications.value, tx.accountId),
        gt(verifications.expiresAt, now),
      ),
    )
  return found.length > 0
}
