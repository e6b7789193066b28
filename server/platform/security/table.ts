import { bigint, integer, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { privateSchema } from '../database/private-schema.ts'

/**
 * Counts of rate limits: a row per action, window length and caller. `key` holds hashes, never an IP or e-mail address.
 */
export const rateLimits = privateSchema.table('rate_limits', {
  key: text().primaryKey(),
  startedAt: timestamp({ withTimezone: true }).notNull(),
  endsAt: timestamp({ withTimezone: true }).notNull(),
  used: integer().notNull(),
})

/**
 * Hashed accounts whose sessions ended, which only the previous release (0.1.0) writes and reads during a rollout. The
 * next release drops the table.
 */
export const sessionEnds = privateSchema.table('session_ends', {
  who: text().primaryKey(),
  /** Milliseconds since 1970. */
  endedAt: bigint({ mode: 'number' }).notNull(),
})

/** Signing keys that the first process of an instance creates and all others share. */
export const instanceSecrets = privateSchema.table('instance_secrets', {
  name: text().primaryKey(),
  secret: jsonb().$type<unknown>().notNull(),
})

/** Mails of an instance without a mail server, which are shown on its mailbox page. */
export const mailbox = privateSchema.table('mailbox', {
  id: uuid().primaryKey().defaultRandom(),
  /** Order of arrival, because two mails may have the same time. */
  position: integer().generatedAlwaysAsIdentity().notNull(),
  sentAt: timestamp({ withTimezone: true }).notNull(),
  message: jsonb()
    .$type<{ to: string; subject: string; text: string; html: string; unsubscribeUrl?: string }>()
    .notNull(),
})

/** Documents of the demonstration's payment provider, each in the format of that provider's API. */
export const demonstrationDocuments = privateSchema.table(
  'demonstration_documents',
  {
    kind: text().notNull(),
    id: text().notNull(),
    /** Order in which the documents were first stored. */
    position: integer().generatedAlwaysAsIdentity().notNull(),
    document: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
)
