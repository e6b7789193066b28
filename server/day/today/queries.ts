import { type SQL, sql } from 'drizzle-orm'
import {
  nutritionProfileAsJson,
  type NutritionProfileJson,
  timezoneOf,
} from '../../account/profile/service.ts'
import { plannedDayAsJson, type PlannedDayJson } from '../../menus/menus/service.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'
import { preparedQuery } from '../../platform/database/driver/prepared-query.ts'
import {
  complianceAsJson,
  type ComplianceJson,
  lastTickedDay,
  tickedDaysAsJson,
} from '../adherence/queries.ts'
import { type AnsweredCheckIn, checkInsAsJson } from '../check-ins/queries.ts'
import { lastLoggedDay, loggedDaysAsJson, type MealJson, mealsAsJson } from '../meals/queries.ts'
import { historyDays } from '../recommendations/rules.ts'
import { waterOfDay } from '../water/queries.ts'

/** Days back in which most streaks end; a longer one is read by `listRecordedDays`. */
export const recentDays = 30

/** A day with all that its screen depends on. */
export interface DayRecord {
  readonly date: string
  readonly profile: NutritionProfileJson | null
  /** Meals of the day and of the days before it. */
  readonly meals: readonly MealJson[]
  readonly compliance: readonly ComplianceJson[]
  readonly waterMl: number | null
  readonly checkIns: readonly AnsweredCheckIn[]
  readonly planned: PlannedDayJson | null
  /** Days with anything logged or ticked since `recentDays` before the account's current day, unordered. */
  readonly loggedDays: readonly string[]
  readonly tickedDays: readonly string[]
  /** Latest days before the requested one. */
  readonly lastLogged: string | null
  readonly lastTicked: string | null
}

const day = { accountId: sql`day.account_id`, date: sql`day.date`, today: sql`day.today` }
const since = sql`${day.today} - ${sql.raw(String(recentDays))}`

/** Values of a statement: the requested day, or an empty text for the account's current day. */
interface AskedDay {
  readonly accountId: string
  readonly date: string
  readonly now: string
  readonly [name: string]: string
}

const dayOf = preparedQuery<AskedDay, DayRecord[]>((tx, value) => {
  const accountId = sql`${value('accountId')}::uuid`
  // Without `offset 0` PostgreSQL would compute the day anew in each subquery.
  const row = sql`(
    select account_id, today, coalesce(nullif(${value('date')}, '')::date, today) as date
    from (
      select ${accountId} as account_id,
        (${value('now')}::timestamptz at time zone ${timezoneOf(accountId)})::date as today
      offset 0
    ) as current_day
    offset 0
  ) as day`
  // Wrapped, because drizzle drops the table name of a column that stands directly in a selected expression.
  const json = <Shape>(part: SQL) => sql`${part}`.as<Shape>()
  return tx
    .select({
      date: json<string>(sql`day.date::text`),
      profile: json<DayRecord['profile']>(nutritionProfileAsJson(day.accountId)),
      meals: json<DayRecord['meals']>(mealsAsJson(day, historyDays.plates)),
      compliance: json<DayRecord['compliance']>(complianceAsJson(day, historyDays.followed)),
      waterMl: json<DayRecord['waterMl']>(waterOfDay(day)),
      checkIns: json<DayRecord['checkIns']>(checkInsAsJson(day)),
      planned: json<DayRecord['planned']>(plannedDayAsJson(day)),
      loggedDays: json<DayRecord['loggedDays']>(loggedDaysAsJson(day, since)),
      tickedDays: json<DayRecord['tickedDays']>(tickedDaysAsJson(day, since)),
      lastLogged: json<DayRecord['lastLogged']>(sql`${lastLoggedDay(day)}::text`),
      lastTicked: json<DayRecord['lastTicked']>(sql`${lastTickedDay(day)}::text`),
    })
    .from(row)
})

/**
 * Reads a day, by default the account's current one, in one statement: each statement more costs its round trip and as
 * much processor time as the rows (`bench/load.ts`).
 */
export async function findDay(
  tx: AccountTransaction,
  { date, now }: { readonly date: string | undefined; readonly now: Date },
): Promise<DayRecord> {
  const [found] = await dayOf(tx, { accountId: tx.accountId, date: date ?? '', now: now.toISOString() })
  return found!
}

const recordedDaysOf = preparedQuery<{ accountId: string; from: string }, { days: string[] }[]>(
  (tx, value) => {
    const row = sql`(select ${value('accountId')}::uuid as account_id, ${value('from')}::date as first offset 0) as day`
    const first = sql`day.first`
    return tx
      .select({
        days: sql`${loggedDaysAsJson(day, first)}::jsonb || ${tickedDaysAsJson(day, first)}::jsonb`.as<string[]>(),
      })
      .from(row)
  },
)

/** Lists the days with anything logged or ticked since a day, unordered. */
export async function listRecordedDays(tx: AccountTransaction, from: string): Promise<string[]> {
  const [row] = await recordedDaysOf(tx, { accountId: tx.accountId, from })
  return row!.days
}
