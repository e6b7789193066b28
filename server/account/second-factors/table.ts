import { index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../users/table.ts'
import { privateSchema } from '../../platform/database/private-schema.ts'

const moment = () => timestamp({ withTimezone: true })

/** Authenticator app of an account; inactive until its first code was entered. */
export const authenticators = privateSchema.table('authenticators', {
  userId: ownerColumn().primaryKey(),
  /** Encrypted with the instance's secret. */
  sealedKey: text().notNull(),
  createdAt: moment().notNull(),
  confirmedAt: moment(),
  /** Last accepted time step. The same or an older one is rejected. */
  lastStep: integer().notNull().default(0),
})

/** Hashes of recovery codes, one row for each unused code. */
export const recoveryCodes = privateSchema.table(
  'recovery_codes',
  { userId: ownerColumn(), codeHash: text().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** Trusted devices, by hash of a token that only the cookie contains. */
export const trustedDevices = privateSchema.table(
  'trusted_devices',
  { tokenHash: text().primaryKey(), userId: ownerColumn(), expiresAt: moment().notNull() },
  (t) => [index('trusted_devices_of_account').on(t.userId)],
)

/** Sign-ins with a correct password that wait for a code. */
export const signInChallenges = privateSchema.table(
  'sign_in_challenges',
  { tokenHash: text().primaryKey(), userId: ownerColumn(), expiresAt: moment().notNull() },
  (t) => [index('sign_in_challenges_of_account').on(t.userId)],
)
