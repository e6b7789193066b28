import type { QueryClient } from '@tanstack/react-query'
import { todayQuery } from '../../api/today.ts'
import { savedMealsQuery } from '../../day/saved-meals/queries.ts'
import { fetchReader, readerVersion } from '../../day/shared/device-reader/device-reader.ts'
import { readerFactsQuery } from '../../day/shared/device-reader/reader-facts.ts'
import { dietMealsQuery, dietQuery, dietsQuery } from '../../menus/diets/queries.ts'
import { weekPlanQuery } from '../../menus/week-plans/queries.ts'
import { reportQuery } from '../../reports/reports/queries.ts'
import { flag, stored, text } from '../../ui/storage/stored.ts'
import { screensCache } from './screens-cache.ts'

const storedTable = stored('offline_table', text)
/** Once in a tab: each cold start of the app is a new one. */
const isFetched = stored('fetched_ahead', flag, { inTab: true })

/**
 * Loads what a person may want to see later without a network: the reader with its food table and what it has to know
 * about the account, this week's plan, the diets, the menu of the active one, this week's report, and saved meals. The
 * service worker and the queries store it.
 */
export async function fetchAhead(client: QueryClient): Promise<void> {
  followFacts(client)
  if (isFetched.get()) return
  if (storedTable.get() !== readerVersion || !(await caches.has(screensCache))) {
    await fetchReader()
    storedTable.set(readerVersion)
  }
  const { date } = await client.query(todayQuery)
  // Refused to an account without targets, which has a week and a report all the same.
  const diets = await client.query(dietsQuery).catch(() => [])
  const active = diets.find(({ is_active }) => is_active)
  await Promise.allSettled([
    client.query(weekPlanQuery(date)),
    ...(active ? [client.query(dietQuery(active.id)), client.query(dietMealsQuery(active.id))] : []),
    client.query(reportQuery('week', null)),
    client.query(readerFactsQuery),
    client.query(savedMealsQuery),
  ])
  isFetched.set(true)
}

/**
 * Fetches the account's facts again whenever something that they contain has changed; changed answers also delete the
 * stored ones.
 */
function followFacts(client: QueryClient): void {
  const [key] = readerFactsQuery.queryKey
  const fetchFacts = async () => {
    await client.query(readerFactsQuery)
    await client.invalidateQueries({ queryKey: ['device-reading'] })
  }
  client.getQueryCache().subscribe((event) => {
    const isChanged = event.type === 'updated' && event.action.type === 'invalidate'
    if (isChanged && event.query.queryKey[0] === key) void fetchFacts().catch(() => undefined)
  })
}
