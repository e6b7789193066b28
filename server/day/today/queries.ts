import { inArray, type SQL, sql } from 'drizzle-orm'
import { nutritionProfileAsJson, type NutritionProfileJson } from '../../account/profile/service.ts'
import { plannedDayAsJson, type PlannedDayJson } from '../../menus/menus/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { preparedForKeys, preparedQuery } from '../../platform/database/driver/prepared-query.ts'
import { jsonObject } from '../../platform/database/json-parts.ts'
import { complianceAsJson, type DayCompliance, tickedDays } from '../adherence/queries.ts'
import { type AnsweredCheckIn, checkInsAsJson } from '../check-ins/queries.ts'
import { loggedDays, type MealJson, mealsAsJson } from '../meals/queries.ts'
import { historyDays } from '../recommendations/rules.ts'
import { waterOfDay } from '../water/queries.ts'
import { dayVersions } from './table.ts'

/** Number of days before today that are searched for records, which limits the streak shown. */
const mostStreakDays = 400
/** Number of days within which most streaks end; only for a longer streak are more days read. */
const recentDays = 35

/** A day with all that its screen depends on. */
export interface DayRecord {
  readonly date: string
  readonly profile: NutritionProfileJson | null
  /** Meals of the day and of the `historyDays.plates` days before it. */
  readonly meals: readonly MealJson[]
  readonly compliance: readonly DayCompliance[]
  readonly waterMl: number | null
  readonly checkIns: readonly AnsweredCheckIn[]
  readonly planned: PlannedDayJson | null
  /**
   * Ages of the days with a logged or ticked meal, in days before the account's current day; unordered, some repeated.
   * They reach back `mostStreakDays` if the last `recentDays` days all have records, else `recentDays`.
   */
  readonly recordedDaysAgo: readonly number[]
  /**
   * Latest day before the requested one with a logged or ticked meal, up to `mostStreakDays` before today; else `null`.
   */
  readonly lastRecordedDay: string | null
}

const day = { accountId: sql`day.account_id`, date: sql`day.date`, today: sql`day.today` }

/**
 * Parameters of the statement: `date` is the requested day, `today` the account's current day, from which streaks
 * count.
 */
interface AskedDay {
  readonly accountId: string
  readonly date: string
  readonly today: string
  readonly [name: string]: string
}

/**
 * Subquery of the days with a logged or ticked meal from `days` days before the account's current day on; some are
 * repeated.
 */
const recordedSince = (days: number) => {
  const from = sql`${day.today} - ${days}::int`
  return sql`(${loggedDays(day, from)} union all ${tickedDays(day, from)}) as recorded`
}

/** Column of the ages of the recent recorded days, each once; null without any. */
const recentDaysAgo = sql`recent.days_ago`
const recent = sql`(select array_agg(distinct ${day.today} - recorded.date) as days_ago
  from ${recordedSince(recentDays)}) as recent`

/** Reads more than `recentDays` only if as many days have a record, because only then the streak may be longer. */
const recordedDaysAgo = sql`case when cardinality(${recentDaysAgo}) >= ${recentDays}::int
  then (select json_agg(${day.today} - recorded.date) from ${recordedSince(mostStreakDays)})
  else coalesce(to_json(${recentDaysAgo}), '[]') end`

const lastBefore = (days: SQL) => sql`(select max(date) from (${days}) as days where date < ${day.date})`
const firstDay = sql`${day.today} - ${mostStreakDays}::int`
/** Looks among the recent days first, which most accounts have; an index would be searched for each table. */
const lastRecordedDay = sql`coalesce(
  (select max(${day.today} - days_ago) from unnest(${recentDaysAgo}) as days_ago where ${day.today} - days_ago < ${day.date}),
  greatest(${lastBefore(loggedDays(day, firstDay))}, ${lastBefore(tickedDays(day, firstDay))}))`

/** Rows of a day. */
export interface DayRows {
  /** Version of the rows when they were read; `null` for an account that has none yet. */
  readonly version: string | null
  /** `DayRecord` as JSON: one column costs both sides less than one for each part, and text is what is kept. */
  readonly record: string
}

const dayOf = preparedQuery<AskedDay, DayRows[]>((tx, value) => {
  // Without `offset 0` PostgreSQL would inline the parameters into each subquery and plan each subquery again.
  const row = sql`(
    select ${value('accountId')}::uuid as account_id, ${value('date')}::date as date, ${value('today')}::date as today
    offset 0
  ) as day`
  const parts: Readonly<Record<keyof DayRecord, SQL>> = {
    date: sql`day.date`,
    profile: nutritionProfileAsJson(day.accountId),
    meals: mealsAsJson(day, historyDays.plates),
    compliance: complianceAsJson(day, historyDays.followed),
    waterMl: waterOfDay(day),
    checkIns: checkInsAsJson(day),
    planned: plannedDayAsJson(day),
    recordedDaysAgo,
    lastRecordedDay,
  }
  return tx
    .select({
      version: sql<
        string | null
      >`(select ${dayVersions.version} from ${dayVersions} where ${dayVersions.userId} = ${day.accountId})`,
      record: sql<string>`${jsonObject(parts)}::text`,
    })
    .from(sql`${row} cross join lateral ${recent}`)
})

/**
 * Reads a day in one statement: each further statement would cost a round trip and as much processor time as reading
 * the rows (`bench/load.ts`).
 */
export async function findDay(
  tx: AccountTransaction,
  days: Pick<AskedDay, 'date' | 'today'>,
): Promise<DayRows> {
  const [found] = await dayOf(tx, { ...days, accountId: tx.accountId })
  return found!
}

const versionsOf = preparedForKeys((tx, accountIds) =>
  tx.select().from(dayVersions).where(inArray(dayVersions.userId, accountIds)),
)

/** Returns the current versions of these accounts' rows. Needs a system transaction. */
export async function findVersions(
  tx: Transaction,
  accountIds: readonly AccountId[],
): Promise<ReadonlyMap<AccountId, string>> {
  const found = await versionsOf(tx, accountIds)
  return new Map(found.map(({ userId, version }) => [userId, version]))
}
