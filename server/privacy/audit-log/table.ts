import type { AuditEventKind } from '#contract/privacy/audit-log.ts'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../account/users/table.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { recordedBy } from '../../platform/database/row-security.ts'
import { keptDays } from './rules.ts'

/**
 * Audit log of access to accounts and of actions on their data. An account's events are deleted with the account; only
 * the event of the deletion itself stays, without an account.
 */
export const auditEvents = pgTable(
  'acts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Account that acted; null if unknown. */
    userId: uuid()
      .references(() => users.id, { onDelete: 'cascade' })
      .$type<AccountId>(),
    act: text().$type<AuditEventKind>().notNull(),
    /** Endpoint or reason, if the event's kind does not tell it. */
    about: text(),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
    requestId: text(),
    truncatedIp: text(),
    device: text(),
  },
  (t) => [
    index('acts_of_account').on(t.userId, t.recordedAt),
    index('acts_by_age').on(t.recordedAt),
    ...recordedBy(t.userId, t.recordedAt, keptDays),
  ],
)
