import { QueueCard } from '../meal-outbox/queued-meals-card.tsx'
import { QueuedMealRow } from '../meal-outbox/queued-meal-row.tsx'
import { useWaitingEntries, waitingPhrase } from '../shared/waiting-entries.ts'

/** Queue of an account without access: counts its entries in the title and lists the meals among them. */
export function ReadOnlyQueue() {
  const { meals, ofMeals, ofNotes } = useWaitingEntries()
  const phrase = waitingPhrase([...ofMeals, ...ofNotes])
  if (phrase === null) return null
  return (
    <QueueCard title={`${phrase} um plano`}>
      {meals.length > 0 && meals.map((meal) => <QueuedMealRow key={meal.id} meal={meal} />)}
    </QueueCard>
  )
}
