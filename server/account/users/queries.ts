import { eq } from 'drizzle-orm'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { Sql } from '../../platform/database/database.ts'
import { users } from './table.ts'

export async function findContact(database: Sql, accountId: AccountId) {
  const [user] = await database
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, accountId))
  return user
}

export async function renameUser(
  database: Sql,
  accountId: AccountId,
  change: { readonly name: string; readonly at: Date },
): Promise<void> {
  await database.update(users).set({ name: change.name, updatedAt: change.at }).where(eq(users.id, accountId))
}
