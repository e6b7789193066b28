import { allows } from '#contract/billing/entitlements.ts'
import type { Body, Query, Reply } from '#contract/endpoint.ts'
import type {
  generateReport as generateEndpoint,
  listMonthlyReports as monthlyEndpoint,
  listWeeklySummaries as weeklyEndpoint,
  MonthlyReport,
  readReport as readEndpoint,
  Report,
  WeeklySummary,
} from '#contract/reports/reports.ts'
import { type Period, periodBefore } from '#nutrition/reports/period.ts'
import { reportOf } from '#nutrition/reports/report.ts'
import { readDiary } from '../../day/diary/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import type { AccountTransaction, Database } from '../../platform/database/database.ts'
import { readNutritionProfile } from '../../account/profile/service.ts'
import { findSubscription } from '../../billing/subscription/service.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'

/** Builds the report of a week, month or year from the current days. */
export async function readReport(
  database: Database,
  accountId: AccountId,
  asked: Query<typeof readEndpoint>,
  now: Date,
): Promise<Report> {
  return database.asAccount(accountId, async (tx) => {
    const nutritionProfile = await readNutritionProfile(tx, now)
    const subscription = await findSubscription(tx, now)
    const seesAdvanced = allows(subscription, 'advanced_reports')
    const today = civilDay(now, nutritionProfile.timezone)
    const period = rules.resolvePeriod(asked.period, asked.start, today)
    const from = seesAdvanced ? periodBefore(period).start : period.start
    const { days, weighIns } = await readDiary({ tx, nutritionProfile, now }, { from, to: period.end })
    const report = reportOf({
      period,
      today,
      days: days.filter(({ date }) => date >= period.start),
      daysBefore: seesAdvanced ? days.filter(({ date }) => date < period.start) : null,
      weighIns,
      person: {
        proteinTargetG: nutritionProfile.targets?.targetsRest.protein_g ?? null,
        hasAnswered: nutritionProfile.questionnaireCompleted,
      },
    })
    const { hidesNumbers } = nutritionProfile
    return rules.describeReport(report, { today, hidesNumbers, subscription, seesAdvanced })
  })
}

export async function listWeeklySummaries(
  database: Database,
  accountId: AccountId,
  asked: Query<typeof weeklyEndpoint>,
  now: Date,
): Promise<WeeklySummary[]> {
  return database.asAccount(accountId, async (tx) => {
    const { owner, today } = await readOwner(tx, now)
    const rows = await queries.listWeekly(tx, {
      basis: rules.summaryBasis(),
      start: asked.week_start,
    })
    return rows
      .filter(({ weekStart }) => rules.isOver('week', weekStart, today))
      .map((row) => rules.describeWeekly(row, owner))
  })
}

export async function listMonthlyReports(
  database: Database,
  accountId: AccountId,
  asked: Query<typeof monthlyEndpoint>,
  now: Date,
): Promise<MonthlyReport[]> {
  return database.asAccount(accountId, async (tx) => {
    const { owner, today } = await readOwner(tx, now)
    const rows = await queries.listMonthly(tx, {
      basis: rules.summaryBasis(),
      start: asked.month_start,
    })
    return rows
      .filter(({ monthStart }) => rules.isOver('month', monthStart, today))
      .map((row) => rules.describeMonthly(row, owner))
  })
}

/** Computes the summary of a week or month and saves it if the period has ended. */
export async function generateReport(
  database: Database,
  accountId: AccountId,
  asked: Body<typeof generateEndpoint>,
  now: Date,
): Promise<Reply<typeof generateEndpoint>> {
  return database.asAccount(accountId, async (tx) => {
    await queries.lockDays(tx)
    const { owner, today, nutritionProfile } = await readOwner(tx, now)
    const kind = asked.reportType === 'weekly' ? 'week' : 'month'
    const period = rules.resolveSummary(kind, asked, today)
    const figures = await summarize(tx, nutritionProfile, period, now)
    return kind === 'week'
      ? {
          weekly_summary: rules.describeWeekly({ ...figures, weekStart: period.start }, owner),
          monthly_report: null,
        }
      : {
          weekly_summary: null,
          monthly_report: rules.describeMonthly({ ...figures, monthStart: period.start }, owner),
        }
  })
}

/** Saves the summary of a period that has ended in the account's time zone; used by the jobs. */
export async function saveSummary(
  database: Database,
  accountId: AccountId,
  period: Period & { readonly kind: 'week' | 'month' },
  now: Date,
): Promise<boolean> {
  return database.asAccount(accountId, async (tx) => {
    await queries.lockDays(tx)
    const nutritionProfile = await readNutritionProfile(tx, now)
    if (!rules.isOver(period.kind, period.start, civilDay(now, nutritionProfile.timezone))) return false
    await summarize(tx, nutritionProfile, period, now)
    return true
  })
}

/** Computes a summary with the days locked, so that none changes between reading and saving. */
async function summarize(
  tx: AccountTransaction,
  nutritionProfile: NutritionProfile,
  { kind, start, end }: Period,
  now: Date,
): Promise<rules.SummaryFigures> {
  const today = civilDay(now, nutritionProfile.timezone)
  const { days } = await readDiary({ tx, nutritionProfile, now }, { from: start, to: end })
  const { totalScansUsed, ...figures } = rules.summarize(days, today, now)
  if (end < today) {
    if (kind === 'week') await queries.saveWeekly(tx, { weekStart: start, ...figures })
    else await queries.saveMonthly(tx, { monthStart: start, totalScansUsed, ...figures })
    await queries.removeDue(tx, { kind: kind === 'week' ? 'week' : 'month', start })
  }
  return { ...figures, totalScansUsed }
}

async function readOwner(tx: AccountTransaction, now: Date) {
  const nutritionProfile = await readNutritionProfile(tx, now)
  return {
    nutritionProfile,
    owner: { userId: tx.accountId, hidesNumbers: nutritionProfile.hidesNumbers },
    today: civilDay(now, nutritionProfile.timezone),
  }
}
