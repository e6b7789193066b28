import { boolean, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AccountId } from '../../platform/database/account-id.ts'
import { privateSchema } from '../../platform/database/private-schema.ts'

const moment = () => timestamp({ withTimezone: true })

export const users = privateSchema.table('users', {
  id: uuid().primaryKey().defaultRandom().$type<AccountId>(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  createdAt: moment().notNull().defaultNow(),
  updatedAt: moment().notNull().defaultNow(),
})

/** Returns the column that ties a feature's row to an account; deletes cascade. */
export function ownerColumn() {
  return uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
    .$type<AccountId>()
}
