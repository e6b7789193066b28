import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect } from 'react'
import { useSessionUser } from '../../api/session.ts'
import { Card } from '../../ui/layout/card.tsx'
import { sendAll, queuedMealsQuery } from './queries.ts'
import type { QueuedMeal } from '../shared/queued-meal-schema.ts'
import { QueuedMealRow } from './queued-meal-row.tsx'

/** Queued meals on this device, in any state; sends those that wait to be sent. */
export function QueuedMealsCard({ onOpen }: { onOpen: (mealId: string) => void }) {
  const client = useQueryClient()
  const userId = useSessionUser()?.id ?? ''
  const { data: meals = [] } = useQuery(queuedMealsQuery(userId))
  const mayLeave = meals.some(({ standing }) => standing.at === 'waiting')
  useEffect(() => {
    if (mayLeave) sendAll(client, userId).catch(() => undefined)
  }, [client, userId, mayLeave])
  if (meals.length === 0) return null
  return (
    <Card flush aria-labelledby="em-espera">
      <div className="flex items-center gap-3 bg-gema-soft px-5 py-3">
        <CloudOff aria-hidden="true" size={20} className="shrink-0" />
        <h2 id="em-espera" className="text-base font-bold">
          {headingOf(meals)}
        </h2>
      </div>
      <ul className="divide-y divide-line px-5">
        {meals.map((meal) => (
          <li key={meal.id} className="py-4">
            <QueuedMealRow meal={meal} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function headingOf(meals: readonly QueuedMeal[]): string {
  const waiting = meals.filter(({ standing }) => standing.at === 'waiting').length
  if (waiting > 0) {
    // With a network, a meal may also wait for an unreachable or busy server.
    const expected = navigator.onLine ? 'esperando para seguir' : 'esperando a internet'
    return `${waiting} ${waiting === 1 ? 'refeição' : 'refeições'} ${expected}`
  }
  return meals.length === 1 ? '1 refeição para conferir' : `${meals.length} refeições para conferir`
}
