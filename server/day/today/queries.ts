import { type SQL, sql } from 'drizzle-orm'
import { nutritionProfileAsJson, type NutritionProfileJson } from '../../account/profile/service.ts'
import { plannedDayAsJson, type PlannedDayJson } from '../../menus/menus/service.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { preparedQuery } from '../../platform/database/driver/prepared-query.ts'
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
  /**
   * Version of the rows below. An account without a row in `dayVersions` gets a random one on each read, so that its
   * day never counts as unchanged.
   */
  readonly version: string
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
  /** Version of the day that the caller has. If it is the current one, the statement returns no row. */
  readonly knownVersion: string
  readonly [name: string]: string
}

/** Equals no version: `gen_random_uuid()` never returns it. */
const noVersion = '00000000-0000-0000-0000-000000000000'

/**
 * Subquery of the days with a logged or ticked meal from `days` days before the account's current day on; some are
 * repeated.
 */
const recordedSince = (days: number) => {
  const from = sql`${day.today} - ${days}::int`
  return sql`(${loggedDays(day, from)} union all ${tickedDays(day, from)}) as recorded`
}

const daysAgoSince = (days: number) =>
  sql`(select coalesce(json_agg(${day.today} - recorded.date), '[]') from ${recordedSince(days)})`

/** Reads more than `recentDays` only if as many days have a record, because only then the streak may be longer. */
const recordedDaysAgo = sql`case
  when (select count(distinct recorded.date) from ${recordedSince(recentDays)}) >= ${recentDays}::int
  then ${daysAgoSince(mostStreakDays)} else ${daysAgoSince(recentDays)} end`

const lastBefore = (days: SQL) => sql`(select max(date) from (${days}) as days where date < ${day.date})`
const firstDay = sql`${day.today} - ${mostStreakDays}::int`
const lastRecordedDay = sql`greatest(${lastBefore(loggedDays(day, firstDay))}, ${lastBefore(tickedDays(day, firstDay))})::text`

const dayOf = preparedQuery<AskedDay, DayRecord[]>((tx, value) => {
  // Without `offset 0` PostgreSQL would inline the parameters into each subquery and plan each subquery again.
  const row = sql`(
    select ${value('accountId')}::uuid as account_id, ${value('date')}::date as date, ${value('today')}::date as today,
      coalesce((select ${dayVersions.version} from ${dayVersions} where ${dayVersions.userId} = ${value('accountId')}::uuid),
        gen_random_uuid()) as version
    offset 0
  ) as day`
  // Each part is wrapped, because drizzle drops the table name of a column that stands directly in a selected
  // expression.
  const json = <Shape>(part: SQL) => sql<Shape>`${part}`
  return tx
    .select({
      version: json<DayRecord['version']>(sql`day.version`),
      date: json<string>(sql`day.date::text`),
      profile: json<DayRecord['profile']>(nutritionProfileAsJson(day.accountId)),
      meals: json<DayRecord['meals']>(mealsAsJson(day, historyDays.plates)),
      compliance: json<DayRecord['compliance']>(complianceAsJson(day, historyDays.followed)),
      waterMl: json<DayRecord['waterMl']>(waterOfDay(day)),
      checkIns: json<DayRecord['checkIns']>(checkInsAsJson(day)),
      planned: json<DayRecord['planned']>(plannedDayAsJson(day)),
      recordedDaysAgo: json<DayRecord['recordedDaysAgo']>(recordedDaysAgo),
      lastRecordedDay: json<DayRecord['lastRecordedDay']>(lastRecordedDay),
    })
    .from(row)
    .where(sql`day.version is distinct from ${value('knownVersion')}::uuid`)
})

type Days = Pick<AskedDay, 'date' | 'today'>

/**
 * Reads a day in one statement: each further statement would cost a round trip and as much processor time as reading
 * the rows (`bench/load.ts`).
 */
export async function findDay(tx: AccountTransaction, days: Days): Promise<DayRecord> {
  const [found] = await dayOf(tx, { ...days, accountId: tx.accountId, knownVersion: noVersion })
  return found!
}

/**
 * Reads a day; returns `null` if `knownVersion` is still its version. One statement compares and reads, so the returned
 * version is that of the returned rows.
 */
export async function findChangedDay(
  tx: AccountTransaction,
  days: Days,
  knownVersion: string,
): Promise<DayRecord | null> {
  const [found] = await dayOf(tx, { ...days, accountId: tx.accountId, knownVersion })
  return found ?? null
}
