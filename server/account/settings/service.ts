import type { Body } from '#contract/endpoint.ts'
import type { changeSettings as changeEndpoint, SettingName, Settings } from '#contract/account/settings.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { findSettings, saveSettings, type SettingsChange } from './queries.ts'
import { userSettings } from './table.ts'

/** Settings of mails that can be turned off. */
export const stoppableMails = [
  'weekly_tips',
  'weekly_summary_mail',
  'monthly_report_mail',
] as const satisfies readonly SettingName[]
export type StoppableMail = (typeof stoppableMails)[number]

export async function wantsMealReminders(tx: AccountTransaction): Promise<boolean> {
  return (await findSettings(tx))?.mealReminders ?? true
}

export async function saveMealReminders(tx: AccountTransaction, isWanted: boolean): Promise<void> {
  await saveSettings(tx, { mealReminders: isWanted })
}

type OwnContext = Pick<AccountContext, 'database' | 'accountId'>

export function readSettings({ database, accountId }: OwnContext): Promise<Settings> {
  return database.asAccount(accountId, (tx) => describeSettings(tx))
}

export function changeSettings(
  { database, accountId }: OwnContext,
  change: Body<typeof changeEndpoint>,
): Promise<Settings> {
  return database.asAccount(accountId, async (tx) => {
    const columns: Required<SettingsChange> = {
      mealReminders: change.meal_reminders,
      weeklyTips: change.weekly_tips,
      foodscanReminders: change.foodscan_reminders,
      weeklySummaryMail: change.weekly_summary_mail,
      monthlyReportMail: change.monthly_report_mail,
    }
    await saveSettings(tx, columns)
    return describeSettings(tx)
  })
}

async function describeSettings(tx: AccountTransaction): Promise<Settings> {
  const row = await findSettings(tx)
  return {
    user_id: tx.accountId,
    meal_reminders: row?.mealReminders ?? true,
    weekly_tips: row?.weeklyTips ?? true,
    foodscan_reminders: row?.foodscanReminders ?? true,
    weekly_summary_mail: row?.weeklySummaryMail ?? true,
    monthly_report_mail: row?.monthlyReportMail ?? true,
  }
}

/** Subquery of notice settings, to join by account. A missing row means that all are on. */
export function noticeChoices(tx: Transaction) {
  return tx.select().from(userSettings).as('notice_choices')
}
