import { eq } from 'drizzle-orm'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { userSettings } from './table.ts'

export type SettingsRow = typeof userSettings.$inferSelect
export type SettingsChange = {
  readonly [Column in Exclude<keyof SettingsRow, 'userId'>]?: SettingsRow[Column] | undefined
}

export async function findSettings(tx: AccountTransaction): Promise<SettingsRow | null> {
  const [row] = await tx.select().from(userSettings).where(eq(userSettings.userId, tx.accountId))
  return row ?? null
}

/** Saves the settings that are not `undefined`; others stay, or get their defaults if the account had no row. */
export async function saveSettings(tx: AccountTransaction, change: SettingsChange): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await tx
    .insert(userSettings)
    .values({ userId: tx.accountId, ...change })
    .onConflictDoUpdate({ target: userSettings.userId, set: change })
}
