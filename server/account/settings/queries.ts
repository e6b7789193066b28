import { eq } from 'drizzle-orm'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { userSettings } from './table.ts'

export type SettingsRow = typeof userSettings.$inferSelect
export type SettingsChange = Partial<Omit<SettingsRow, 'userId'>>

export async function findSettings(tx: AccountTransaction): Promise<SettingsRow | null> {
  const [row] = await tx.select().from(userSettings).where(eq(userSettings.userId, tx.accountId))
  return row ?? null
}

/** Inserts the row if missing. */
export async function saveSettings(tx: AccountTransaction, change: SettingsChange): Promise<void> {
  if (Object.keys(change).length === 0) return
  await tx
    .insert(userSettings)
    .values({ userId: tx.accountId, ...change })
    .onConflictDoUpdate({ target: userSettings.userId, set: change })
}
