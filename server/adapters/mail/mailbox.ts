import { desc, eq, notInArray, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Sql } from '../../platform/database/database.ts'
import { mailbox } from '../../platform/security/table.ts'
import type { Mail, Mailer } from './mailer.ts'

export interface StoredMail extends Mail {
  readonly id: string
  readonly sentAt: Date
}

export interface Mailbox extends Mailer {
  /** Lists the stored mails, newest first. */
  list(): Promise<StoredMail[]>
  find(id: string): Promise<StoredMail | undefined>
  /** Deletes the mails to an address, when its account is deleted. */
  forget(email: string): Promise<void>
}

const kept = 200

/** Creates a mailer that stores the latest `kept` mails in the database, for an instance without a mail server. */
export function createMailbox(database: Sql, clock: Clock): Mailbox {
  return {
    send: async (mail) => {
      await database.insert(mailbox).values({ sentAt: clock.now(), message: mail })
      const newest = database
        .select({ id: mailbox.id })
        .from(mailbox)
        .orderBy(desc(mailbox.position))
        .limit(kept)
      await database.delete(mailbox).where(notInArray(mailbox.id, newest))
    },
    list: async () => (await database.select().from(mailbox).orderBy(desc(mailbox.position))).map(toMail),
    find: async (id) => {
      const [row] = await database.select().from(mailbox).where(eq(mailbox.id, id))
      return row && toMail(row)
    },
    forget: async (email) => {
      await database.delete(mailbox).where(sql`${mailbox.message} ->> 'to' = ${email}`)
    },
    close: async () => {},
  }
}

function toMail(row: typeof mailbox.$inferSelect): StoredMail {
  return { id: row.id, sentAt: row.sentAt, ...row.message }
}
