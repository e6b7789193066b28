import { bigint, boolean, index, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../users/table.ts'
import { privateSchema } from '../../platform/database/private-schema.ts'

const moment = () => timestamp({ withTimezone: true })

/** Passkeys; only public keys are stored. */
export const passkeys = privateSchema.table(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerColumn(),
    name: text(),
    credentialID: text('credential_id').notNull().unique(),
    publicKey: text().notNull(),
    /** Unsigned 32-bit number in WebAuthn. */
    counter: bigint({ mode: 'number' }).notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: moment().notNull().defaultNow(),
    lastUsedAt: moment(),
  },
  (t) => [index('passkeys_of_account').on(t.userId)],
)
