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
/** Set once this tab has fetched ahead. Each cold start of the app opens a new tab. */
const isFetched = stored('fetched_ahead', flag, { inTab: true })

/**
 * Fetches what a person may want to see later without a network: the meal reader with its food table and the
 * account's facts that it needs, this week's plan, the diets, the active diet with its menu, this week's report and
 * the saved meals. The service worker stores the reader; the queries store the rest.
 */
export async function fetchAhead(client: QueryClient): Promise<void> {
  followFacts(client)
  if (isFetched.get()) return
  if (storedTable.get() !== readerVersion || !(await caches.has(screensCache))) {
    await fetchReader()
    storedTable.set(readerVersion)
  }
  const { date } = await client.query(todayQuery)
  // The server refuses diets to an account without targets; that account still has a week and a report.
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

/** Refetches the account's facts for the reader whenever their query is invalidated. */
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
