import { type SQL, sql } from 'drizzle-orm'
import type { LoggedGrams } from '#nutrition/day/habits/own-amounts.ts'
import type { AccountTransaction } from '../../platform/database/database.ts'

/** Number of latest meals in which habits are looked for: two months of five meals a day. */
const latestMeals = 300

/**
 * Lists the grams of each food in the account's last `latestMeals` meals, newest first, for foods logged at least
 * `times` times; own foods and dishes with stated parts are left out. `meals` is named in SQL, because importing it
 * would be circular.
 */
export async function listLoggedGrams(tx: AccountTransaction, times: number): Promise<LoggedGrams[]> {
  const latest: SQL = sql`(select parts, eaten_at from meals where user_id = ${tx.accountId}
    order by date desc, eaten_at desc limit ${latestMeals}) as latest`
  return tx
    .select({
      foodId: sql<string>`item ->> 'foodId'`,
      grams: sql<number[]>`json_agg((item ->> 'grams')::float8 order by latest.eaten_at desc)`,
    })
    .from(sql`${latest}, jsonb_array_elements(latest.parts) as item`)
    .where(sql`item -> 'parts' is null and item -> 'own' is null`)
    .groupBy(sql`item ->> 'foodId'`)
    .having(sql`count(*) >= ${times}`)
}
