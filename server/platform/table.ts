import { bigint, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { privateSchema } from './private-schema.ts'

/** One row per counted thing and window; `key` holds hashes, never an address or an e-mail. */
export const rateLimits = privateSchema.table('rate_limits', {
  key: text().primaryKey(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
  used: integer().notNull(),
})

/** Whose sessions ended in the last minutes, under a hash: every process on a database has to know. */
export const sessionEnds = privateSchema.table('session_ends', {
  who: text().primaryKey(),
  /** Milliseconds since 1970. */
  endedAt: bigint({ mode: 'number' }).notNull(),
})

/** What signs for an instance, made once by whichever process came first; all of them on a database share it. */
export const instanceSecrets = privateSchema.table('instance_secrets', {
  name: text().primaryKey(),
  secret: jsonb().$type<unknown>().notNull(),
})

/** Mail that an instance without SMTP shows on its mailbox page instead of sending. */
export const mailbox = privateSchema.table('mailbox', {
  id: uuid().primaryKey().defaultRandom(),
  /** Order of arrival; two mails may carry the same moment. */
  position: integer().generatedAlwaysAsIdentity().notNull(),
  sentAt: timestamp({ withTimezone: true }).notNull(),
  message: jsonb()
    .$type<{ to: string; subject: string; text: string; html: string; unsubscribeUrl?: string }>()
    .notNull(),
})

/** What the payment provider of the demonstration keeps; each document as its API shows it. */
export const demonstrationDocuments = privateSchema.table(
  'demonstration_documents',
  {
    kind: text().notNull(),
    id: text().notNull(),
    /** Order in which they were first put. */
    position: integer().generatedAlwaysAsIdentity().notNull(),
    document: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)
