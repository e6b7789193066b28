import { queryClient } from '../api/client.ts'
import { todayQuery } from '../api/today.ts'
import { loadPlanCards } from './use-plan-cards.ts'

/** So long the page stands as its document brought it. */
const dayPatienceMs = 800
/** The cards come by themselves: they are waited for where they are all but here. */
const cardsPatienceMs = 150

/** Waits a moment for the day that the document of this page asked for: a screen drawn without it is drawn twice. */
export async function untilWhole(): Promise<void> {
  if (!globalThis.earlyCalls?.has('/api/plan-today')) return
  const day = queryClient.query(todayQuery).catch(() => undefined)
  const cards = Promise.race([loadPlanCards().catch(() => undefined), pause(cardsPatienceMs)])
  await Promise.race([Promise.all([day, cards]), pause(dayPatienceMs)])
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
