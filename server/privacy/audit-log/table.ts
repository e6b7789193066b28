import type { AuditEventKind } from '#contract/privacy/audit-log.ts'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../../account/users/table.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { recordedBy } from '../../platform/database/row-security.ts'
import { keptDays } from './rules.ts'

/** Audit log of account access and account data. Entries are deleted with the account, except the deletion itself. */
export const auditEvents = pgTable(
  'acts',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null if the account is unknown. */
    userId: uuid()
      .references(() => users.id, { onDelete: 'cascade' })
      .$type<AccountId>(),
    act: text().$type<AuditEventKind>().notNull(),
    /** Endpoint or reason, where the event's name does not include it. */
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
