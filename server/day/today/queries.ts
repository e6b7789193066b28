import { inArray, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { nutritionProfileAsJson, type NutritionProfileJson } from '../../account/profile/service.ts'
import { plannedDayAsJson, type PlannedDayJson } from '../../menus/planned-days/service.ts'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Transaction } from '../../platform/database/database.ts'
import { preparedForKeys, preparedQuery } from '../../platform/database/driver/prepared-query.ts'
import { jsonObject } from '../../platform/database/json-parts.ts'
import { complianceAsJson, type DayCompliance } from '../adherence/queries.ts'
import { type AnsweredCheckIn, checkInsAsJson } from '../check-ins/queries.ts'
import { type MealJson, mealsAsJson } from '../meals/queries.ts'
import { historyDays } from '../recommendations/rules.ts'
import { waterOfDay } from '../water/queries.ts'
import { areRecentDaysEnough, mostStreakDays, recentDays, recordedDaysAgo } from './recorded-days.ts'
import { dayVersions } from './table.ts'

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
}

const day = { accountId: sql`day.account_id`, date: sql`day.date`, today: sql`day.today` }

/**
 * Parameters of the statements: `date` is the requested day, `today` the account's current day, from which streaks
 * count.
 */
interface AskedDay {
  readonly accountId: string
  readonly date: string
  readonly today: string
  readonly [name: string]: string
}

/** Rows of a day. */
export interface DayRows {
  /** Version of the rows when they were read; `null` for an account that has none yet. */
  readonly version: string | null
  /** `DayRecord` as JSON text. One column costs database and server less than one column for each part. */
  readonly record: string
  /**
   * Days with a logged or ticked meal, as numbers of days before the account's current day, in any order. Covers the
   * last `recentDays`, or the last `mostStreakDays` if the recent ones are not enough.
   */
  readonly recordedDaysAgo: readonly number[]
}

/** Row of the parameters, to which the subqueries of a statement refer. */
const askedRow = (value: (name: keyof AskedDay & string) => Placeholder) =>
  // Without `offset 0` PostgreSQL would inline the parameters into each subquery and plan each subquery again.
  sql`(
    select ${value('accountId')}::uuid as account_id, ${value('date')}::date as date, ${value('today')}::date as today
    offset 0
  ) as day`

const dayOf = preparedQuery<AskedDay, DayRows[]>((tx, value) => {
  const parts: Readonly<Record<keyof DayRecord, SQL>> = {
    date: sql`day.date`,
    profile: nutritionProfileAsJson(day.accountId),
    meals: mealsAsJson(day, historyDays.plates),
    compliance: complianceAsJson(day, historyDays.followed),
    waterMl: waterOfDay(day),
    checkIns: checkInsAsJson(day),
    planned: plannedDayAsJson(day),
  }
  return tx
    .select({
      version: sql<
        string | null
      >`(select ${dayVersions.version} from ${dayVersions} where ${dayVersions.userId} = ${day.accountId})`,
      record: sql<string>`${jsonObject(parts)}::text`,
      recordedDaysAgo: recordedDaysAgo(day, recentDays),
    })
    .from(askedRow(value))
})

const allRecordedDays = preparedQuery<AskedDay, Pick<DayRows, 'recordedDaysAgo'>[]>((tx, value) =>
  tx.select({ recordedDaysAgo: recordedDaysAgo(day, mostStreakDays) }).from(askedRow(value)),
)

/**
 * Reads a day in one statement: each further statement costs a round trip and as much processor time as reading the
 * rows (`bench/load.ts`). A second statement reads more recorded days if the recent days are not enough. It is
 * separate, because PostgreSQL initializes all parts of a statement, which would cost every account 0.1 ms.
 */
export async function findDay(
  tx: AccountTransaction,
  days: Pick<AskedDay, 'date' | 'today'>,
): Promise<DayRows> {
  const asked = { ...days, accountId: tx.accountId }
  const [found] = await dayOf(tx, asked)
  if (areRecentDaysEnough(found!.recordedDaysAgo, days)) return found!
  const [all] = await allRecordedDays(tx, asked)
  return { ...found!, ...all! }
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
