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

/** Maximum streak shown. */
const mostStreakDays = 400
/** Days in which most streaks end. */
const recentDays = 35

/** A day with all that its screen depends on. */
export interface DayRecord {
  /** Version of the rows below. An account that has written none since versions exist has another one on each read. */
  readonly version: string
  readonly date: string
  readonly profile: NutritionProfileJson | null
  /** Meals of the day and of the days before it. */
  readonly meals: readonly MealJson[]
  readonly compliance: readonly DayCompliance[]
  readonly waterMl: number | null
  readonly checkIns: readonly AnsweredCheckIn[]
  readonly planned: PlannedDayJson | null
  /** Days with anything logged or ticked, in days before the account's current day, as far back as the streak goes. */
  readonly recordedDaysAgo: readonly number[]
  /** Latest day before the requested one with anything logged or ticked. */
  readonly lastRecordedDay: string | null
}

const day = { accountId: sql`day.account_id`, date: sql`day.date`, today: sql`day.today` }

/** Days of a statement: the requested one, and the account's current one, from which streaks count. */
interface AskedDay {
  readonly accountId: string
  readonly date: string
  readonly today: string
  /** The statement finds nothing if this is the current version. */
  readonly knownVersion: string
  readonly [name: string]: string
}

/** Equals no version: `gen_random_uuid()` never returns it. */
const noVersion = '00000000-0000-0000-0000-000000000000'

/** Days with anything recorded, from this many days before the account's current day. Some are listed repeatedly. */
const recordedSince = (days: number) => {
  const from = sql`${day.today} - ${sql.raw(String(days))}`
  return sql`(${loggedDays(day, from)} union all ${tickedDays(day, from)}) as recorded`
}

const daysAgoSince = (days: number) =>
  sql`(select coalesce(json_agg(${day.today} - recorded.date), '[]') from ${recordedSince(days)})`

/** Reads more than the recent days only if all of them have a record, since only then the streak may be longer. */
const recordedDaysAgo = sql`case
  when (select count(distinct recorded.date) from ${recordedSince(recentDays)}) >= ${sql.raw(String(recentDays))}
  then ${daysAgoSince(mostStreakDays)} else ${daysAgoSince(recentDays)} end`

const lastBefore = (days: SQL) => sql`(select max(date) from (${days}) as days where date < ${day.date})`
const firstDay = sql`${day.today} - ${sql.raw(String(mostStreakDays))}`
const lastRecordedDay = sql`greatest(${lastBefore(loggedDays(day, firstDay))}, ${lastBefore(tickedDays(day, firstDay))})::text`

const dayOf = preparedQuery<AskedDay, DayRecord[]>((tx, value) => {
  // Without `offset 0` PostgreSQL would put the parameters into each subquery and plan each.
  const row = sql`(
    select ${value('accountId')}::uuid as account_id, ${value('date')}::date as date, ${value('today')}::date as today,
      coalesce((select ${dayVersions.version} from ${dayVersions} where ${dayVersions.userId} = ${value('accountId')}::uuid),
        gen_random_uuid()) as version
    offset 0
  ) as day`
  // Wrapped, because drizzle drops the table name of a column that stands directly in a selected expression.
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
 * Reads a day in one statement: each statement more costs its round trip and as much processor time as the rows
 * (`bench/load.ts`).
 */
export async function findDay(tx: AccountTransaction, days: Days): Promise<DayRecord> {
  const [found] = await dayOf(tx, { ...days, accountId: tx.accountId, knownVersion: noVersion })
  return found!
}

/**
 * Reads a day unless this is its current version; then returns `null`. The same statement compares and reads, so the
 * version that it returns is that of the rows.
 */
export async function findChangedDay(
  tx: AccountTransaction,
  days: Days,
  knownVersion: string,
): Promise<DayRecord | null> {
  const [found] = await dayOf(tx, { ...days, accountId: tx.accountId, knownVersion })
  return found ?? null
}
