import { addDays } from '#nutrition/shared/calendar/days.ts'
import type { QueryClient } from '@tanstack/react-query'
import { dayQuery } from '../../api/day.ts'
import { type Session, sessionKey } from '../../api/session-state.ts'
import { todayQuery } from '../../api/today.ts'
import { savedMealsQuery } from '../../day/saved-meals/queries.ts'
import { fetchReader, readerVersion } from '../../day/shared/device-reader/device-reader.ts'
import { readerFactsQuery } from '../../day/shared/device-reader/reader-facts.ts'
import { dietQuery, dietsQuery } from '../../menus/diets/queries.ts'
import { weekPlanQuery } from '../../menus/week-plans/queries.ts'
import { reportQuery } from '../../reports/reports/queries.ts'
import { stored, text } from '../../ui/storage/stored.ts'
import { screensCache } from './screens-cache.ts'

const storedTable = stored('offline_table', text)
/** Account for which this tab has fetched ahead. Each cold start of the app opens a new tab. */
const fetchedFor = stored('fetched_ahead', text, { inTab: true })

/**
 * Fetches what a person may want to see later without a network: the meal reader with its food table and the
 * account's facts that it needs, yesterday, this week's plan, the diets, the active diet, this week's
 * report and the saved meals. The service worker stores the reader; the queries store the rest.
 */
export async function fetchAhead(client: QueryClient): Promise<void> {
  const session = client.getQueryData<Session>(sessionKey)
  const userId = session?.status === 'signed-in' ? session.user.id : null
  if (fetchedFor.get() === userId) return
  if (storedTable.get() !== readerVersion || !(await caches.has(screensCache))) {
    await fetchReader()
    storedTable.set(readerVersion)
  }
  const { date } = await client.query(todayQuery)
  // The server refuses diets to an account without targets; that account still has a week and a report.
  const diets = await client.query(dietsQuery).catch(() => [])
  const active = diets.find(({ is_active }) => is_active)
  await Promise.allSettled([
    client.query(dayQuery(addDays(date, -1))),
    client.query(weekPlanQuery(date)),
    ...(active ? [client.query(dietQuery(active.id))] : []),
    client.query(reportQuery('week', null)),
    client.query(readerFactsQuery),
    client.query(savedMealsQuery),
  ])
  fetchedFor.set(userId)
}
