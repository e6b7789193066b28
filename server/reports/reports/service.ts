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
import { type ProfileContext, readNutritionProfile, withProfile } from '../../account/profile/service.ts'
import { findSubscription } from '../../billing/subscription/service.ts'
import { readDiary } from '../../day/diary/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { civilDay } from '../../platform/database/civil-day.ts'
import * as queries from './queries.ts'
import * as rules from './rules.ts'

/**
 * Returns the report of a week, month or year, computed from its days as they are now. Throws `report_out_of_range`.
 */
export function readReport(ctx: AccountContext, asked: Query<typeof readEndpoint>): Promise<Report> {
  return withProfile(ctx, async (own) => {
    const { tx, nutritionProfile, now } = own
    const subscription = await findSubscription(tx, now)
    const seesAdvanced = allows(subscription, 'advanced_reports')
    const { today } = ownerOf(own)
    const period = rules.resolvePeriod(asked.period, asked.start, today)
    const from = seesAdvanced ? periodBefore(period).start : period.start
    const { days, weighIns } = await readDiary(own, { from, to: period.end })
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
    return rules.describeReport(report, { today, nutritionProfile, subscription, seesAdvanced })
  })
}

/**
 * Lists the saved summaries of finished weeks by the current rules, newest first; with `week_start`, only the summary
 * of that week.
 */
export function listWeeklySummaries(
  ctx: AccountContext,
  asked: Query<typeof weeklyEndpoint>,
): Promise<WeeklySummary[]> {
  return withProfile(ctx, async (own) => {
    const { owner, today } = ownerOf(own)
    const basis = rules.summaryBasis()
    const rows = await queries.listWeekly(own.tx, { basis, start: asked.week_start })
    return rows
      .filter(({ weekStart }) => rules.isOver('week', weekStart, today))
      .map((row) => rules.describeWeekly(row, owner))
  })
}

/**
 * Lists the saved summaries of finished months by the current rules, newest first; with `month_start`, only the summary
 * of that month.
 */
export function listMonthlyReports(
  ctx: AccountContext,
  asked: Query<typeof monthlyEndpoint>,
): Promise<MonthlyReport[]> {
  return withProfile(ctx, async (own) => {
    const { owner, today } = ownerOf(own)
    const basis = rules.summaryBasis()
    const rows = await queries.listMonthly(own.tx, { basis, start: asked.month_start })
    return rows
      .filter(({ monthStart }) => rules.isOver('month', monthStart, today))
      .map((row) => rules.describeMonthly(row, owner))
  })
}

/**
 * Computes the summary of a week or month, and saves it if the period has ended. Throws `report_period_invalid`,
 * `report_out_of_range`.
 */
export function generateReport(
  ctx: AccountContext,
  asked: Body<typeof generateEndpoint>,
): Promise<Reply<typeof generateEndpoint>> {
  return withLockedDays(ctx, async (own) => {
    const { owner, today } = ownerOf(own)
    const kind = asked.reportType === 'weekly' ? 'week' : 'month'
    const period = rules.resolveSummary(kind, asked, today)
    const figures = await summarize(own, period)
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

/**
 * Computes and saves the summary of a period. Returns false, without saving, if it has not ended in the account's time
 * zone.
 */
export function saveSummary(
  ctx: AccountContext,
  period: Period & { readonly kind: 'week' | 'month' },
): Promise<boolean> {
  return withLockedDays(ctx, async (own) => {
    if (!rules.isOver(period.kind, period.start, ownerOf(own).today)) return false
    await summarize(own, period)
    return true
  })
}

/** Runs `work` with the account's days locked, so that none of them changes between reading and saving. */
function withLockedDays<T>(
  { database, accountId, now }: AccountContext,
  work: (own: ProfileContext) => Promise<T>,
): Promise<T> {
  return database.asAccount(accountId, async (tx) => {
    await queries.lockDays(tx)
    return work({ tx, now, nutritionProfile: await readNutritionProfile(tx, now) })
  })
}

/** Computes a summary and saves it if the period has ended. Caller holds the lock of the days. */
async function summarize(own: ProfileContext, { kind, start, end }: Period): Promise<rules.SummaryFigures> {
  const { tx, nutritionProfile, now } = own
  const today = civilDay(now, nutritionProfile.timezone)
  const { days } = await readDiary(own, { from: start, to: end })
  const { totalScansUsed, ...figures } = rules.summarize(days, today, now)
  if (end < today) {
    if (kind === 'week') await queries.saveWeekly(tx, { weekStart: start, ...figures })
    else await queries.saveMonthly(tx, { monthStart: start, totalScansUsed, ...figures })
    await queries.removeDue(tx, { kind: kind === 'week' ? 'week' : 'month', start })
  }
  return { ...figures, totalScansUsed }
}

function ownerOf({ tx, nutritionProfile, now }: ProfileContext) {
  return {
    owner: { userId: tx.accountId, hidesNumbers: nutritionProfile.hidesNumbers },
    today: civilDay(now, nutritionProfile.timezone),
  }
}
