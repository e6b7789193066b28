import { eq, inArray, sql } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Sql } from '../../platform/database/database.ts'
import { users } from './table.ts'

export async function findContact(tx: AccountTransaction) {
  const [user] = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, tx.accountId))
  return user
}

export async function findUser(tx: AccountTransaction) {
  const [user] = await tx
    .select({
      name: users.name,
      email: users.email,
      emailVerified: users.emailVerified,
      createdAt: users.createdAt,
    })
    .from(users)
    .where(eq(users.id, tx.accountId))
  return user
}

export async function renameUser(
  tx: AccountTransaction,
  { name, at }: { readonly name: string; readonly at: Date },
): Promise<void> {
  await tx.update(users).set({ name, updatedAt: at }).where(eq(users.id, tx.accountId))
}

export async function findIdByEmail(database: Sql, email: string): Promise<AccountId | null> {
  const [user] = await database.select({ id: users.id }).from(users).where(eq(users.email, email))
  return user?.id ?? null
}

/** Lists accounts by hash (SHA-256 of the id in hexadecimal digits). */
export async function listHashed(
  database: Sql,
  hashes: readonly string[],
): Promise<{ readonly id: AccountId; readonly name: string; readonly email: string }[]> {
  const hash = sql`encode(sha256(convert_to(${users.id}::text, 'UTF8')), 'hex')`
  return database
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(inArray(hash, [...hashes]))
}
