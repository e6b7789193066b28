import { bigint, boolean, index, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { privateSchema } from '../../platform/database/private-schema.ts'
import { ownerColumn, users } from '../users/table.ts'

const moment = () => timestamp({ withTimezone: true })

export const sessions = privateSchema.table(
  'sessions',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerColumn(),
    token: text().notNull().unique(),
    expiresAt: moment().notNull(),
    ipAddress: text(),
    userAgent: text(),
    /** Time of the last proof by a second factor in this session; null if only the password was used. */
    secondFactorAt: moment(),
    /** Time of the last proof by a mailed link in this session; null if none. */
    mailProvenAt: moment(),
    /**
     * End of the transition period in which the session is accepted under the cookie name without the `__Host-` prefix;
     * null for sessions begun since the renaming.
     */
    formerCookieUntil: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [index('sessions_of_account').on(t.userId)],
)

/**
 * Passwords of accounts; passkeys have their own table. This is Better Auth's table of sign-in methods: every row is
 * e-mail with password, and Better Auth requires the other columns.
 */
export const credentials = privateSchema.table(
  'credentials',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerColumn(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: moment(),
    refreshTokenExpiresAt: moment(),
    scope: text(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [index('credentials_of_account').on(t.userId)],
)

export const verifications = privateSchema.table(
  'verifications',
  {
    id: uuid().primaryKey().defaultRandom(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (t) => [index('verifications_by_identifier').on(t.identifier)],
)

/** Passkeys of accounts. The server stores only their public keys. */
export const passkeys = privateSchema.table(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: ownerColumn(),
    name: text(),
    credentialID: text('credential_id').notNull().unique(),
    publicKey: text().notNull(),
    /** Signature counter, an unsigned 32-bit number in WebAuthn, too large for `integer`. */
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

/** Tables under the names that Better Auth gives them. */
export const authTables = {
  user: users,
  session: sessions,
  account: credentials,
  verification: verifications,
  passkey: passkeys,
}
