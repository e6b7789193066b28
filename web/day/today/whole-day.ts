import { queryClient } from '../../api/client.ts'
import { todayQuery } from '../../api/today.ts'
import { loadPlanCards } from './use-plan-cards.ts'

/** Longest time that the prerendered page stays. */
const dayPatienceMs = 800
/** Shorter: the cards appear by themselves, and are awaited only if nearly loaded. */
const cardsPatienceMs = 150

/** Waits briefly for the day requested by this page's document: without it the screen would render twice. */
export async function untilWhole(): Promise<void> {
  if (!globalThis.preloadedRequests?.has('/api/plan-today')) return
  const day = queryClient.query(todayQuery).catch(() => undefined)
  const cards = Promise.race([loadPlanCards().catch(() => undefined), pause(cardsPatienceMs)])
  await Promise.race([Promise.all([day, cards]), pause(dayPatienceMs)])
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
