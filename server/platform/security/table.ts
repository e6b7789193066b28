import { bigint, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { privateSchema } from '../database/private-schema.ts'

/** Counts of rate limits, one row per action, caller and window; `key` holds hashes, never an address or an e-mail. */
export const rateLimits = privateSchema.table('rate_limits', {
  key: text().primaryKey(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
  used: integer().notNull(),
})

/** Recent session revocations by hashed account, shared by every process on a database. */
export const sessionEnds = privateSchema.table('session_ends', {
  who: text().primaryKey(),
  /** Milliseconds since 1970. */
  endedAt: bigint({ mode: 'number' }).notNull(),
})

/** Signing keys of an instance, created by the first process and shared by all on a database. */
export const instanceSecrets = privateSchema.table('instance_secrets', {
  name: text().primaryKey(),
  secret: jsonb().$type<unknown>().notNull(),
})

/** Mail that an instance without SMTP shows on its mailbox page instead of sending. */
export const mailbox = privateSchema.table('mailbox', {
  id: uuid().primaryKey().defaultRandom(),
  /** Order of arrival; two mails may have the same timestamp. */
  position: integer().generatedAlwaysAsIdentity().notNull(),
  sentAt: timestamp({ withTimezone: true }).notNull(),
  message: jsonb()
    .$type<{ to: string; subject: string; text: string; html: string; unsubscribeUrl?: string }>()
    .notNull(),
})

/** Documents of the demonstration payment provider, each in its API's format. */
export const demonstrationDocuments = privateSchema.table(
  'demonstration_documents',
  {
    kind: text().notNull(),
    id: text().notNull(),
    /** Order of first insertion. */
    position: integer().generatedAlwaysAsIdentity().notNull(),
    document: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)
