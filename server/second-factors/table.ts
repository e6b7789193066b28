import { index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { ownerColumn } from '../account/table.ts'
import { privateSchema } from '../platform/private-schema.ts'

const moment = () => timestamp({ withTimezone: true })

/** The app on a phone that makes an account's codes. Until its first code is shown it asks nobody for one. */
export const authenticators = privateSchema.table('authenticators', {
  userId: ownerColumn().primaryKey(),
  /** Sealed with the instance's secret. */
  sealedKey: text().notNull(),
  createdAt: moment().notNull(),
  confirmedAt: moment(),
  /** The last half minute of which a code was taken; no code of it or before is taken again. */
  lastStep: integer().notNull().default(0),
})

/** The codes on paper that stand in for the app, one row each until it is used; the code itself is kept nowhere. */
export const recoveryCodes = privateSchema.table(
  'recovery_codes',
  { userId: ownerColumn(), codeHash: text().notNull() },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** Browsers that are not asked for a code for a while; the token itself stands only in their cookie. */
export const trustedDevices = privateSchema.table(
  'trusted_devices',
  { tokenHash: text().primaryKey(), userId: ownerColumn(), expiresAt: moment().notNull() },
  (t) => [index('trusted_devices_of_account').on(t.userId)],
)

/** Sign-ins whose password was right and whose code is still to come. */
export const signInChallenges = privateSchema.table(
  'sign_in_challenges',
  { tokenHash: text().primaryKey(), userId: ownerColumn(), expiresAt: moment().notNull() },
  (t) => [index('sign_in_challenges_of_account').on(t.userId)],
)
