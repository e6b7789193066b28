import type { ConsentPurpose, ConsentSource } from '#contract/privacy/consents.ts'
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../../account/users/table.ts'
import { appendedBy } from '../../platform/database/row-security.ts'

/** Consents and withdrawals, never changed or deleted before the account is, as proof under LGPD art. 8 §2. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerColumn(),
    purpose: text().$type<ConsentPurpose>().notNull(),
    granted: boolean().notNull(),
    textVersion: text().notNull(),
    textSha256: text().notNull(),
    locale: text().notNull().default('pt-BR'),
    recordedAt: timestamp({ withTimezone: true }).notNull(),
    truncatedIp: text(),
    userAgentHash: text(),
    source: text().$type<ConsentSource>().notNull(),
  },
  (t) => [index('consents_of_account').on(t.userId, t.purpose, t.recordedAt), ...appendedBy(t.userId)],
)
