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
