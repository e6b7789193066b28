import type { QueryClient } from '@tanstack/react-query'
import { todayQuery } from '../../api/today.ts'
import { savedMealsQuery } from '../../day/saved-meals/queries.ts'
import { fetchTable, tableVersion } from '../../day/shared/table-reader/whole-table.ts'
import { dietMealsQuery, dietQuery, dietsQuery } from '../../menus/diets/queries.ts'
import { weekPlanQuery } from '../../menus/week-plans/queries.ts'
import { reportQuery } from '../../reports/reports/queries.ts'
import { flag, stored, text } from '../../ui/storage/stored.ts'
import { screensCache } from './screens-cache.ts'

const storedTable = stored('offline_table', text)
/** Once in a tab: each cold start of the app is a new one. */
const isFetched = stored('fetched_ahead', flag, { inTab: true })

/**
 * Loads what a person may want to see later without a network: the food table with its reader, this week's plan, the
 * diets, the menu of the active one, this week's report, and the names of saved meals. The service worker and the queries store it.
 */
export async function fetchAhead(client: QueryClient): Promise<void> {
  if (isFetched.get()) return
  if (storedTable.get() !== tableVersion || !(await caches.has(screensCache))) {
    await fetchTable()
    storedTable.set(tableVersion)
  }
  const { date } = await client.query(todayQuery)
  // Refused to an account without targets, which has a week and a report all the same.
  const diets = await client.query(dietsQuery).catch(() => [])
  const active = diets.find(({ is_active }) => is_active)
  await Promise.allSettled([
    client.query(weekPlanQuery(date)),
    ...(active ? [client.query(dietQuery(active.id)), client.query(dietMealsQuery(active.id))] : []),
    client.query(reportQuery('week', null)),
    client.query(savedMealsQuery),
  ])
  isFetched.set(true)
}
