import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useSessionUser } from '../../api/session.ts'
import { Card } from '../../ui/layout/card.tsx'
import { sendAll, queuedMealsQuery } from './queries.ts'
import type { QueuedMeal } from '../shared/queued-meal-schema.ts'
import { waitsForPlan } from './queued-meal.ts'
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
    <QueueCard title={headingOf(meals)}>
      {meals.map((meal) => (
        <QueuedMealRow key={meal.id} meal={meal} onOpen={onOpen} />
      ))}
    </QueueCard>
  )
}

/** Card of what waits on this device, one item per child. */
export function QueueCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card flush aria-labelledby="em-espera">
      <div className="flex items-center gap-3 bg-gema-soft px-5 py-3">
        <CloudOff aria-hidden="true" size={20} className="shrink-0" />
        <h2 id="em-espera" className="text-base font-bold">
          {title}
        </h2>
      </div>
      {children && <ul className="divide-y divide-line px-5">{children}</ul>}
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
  const unpaid = meals.filter(waitsForPlan).length
  if (unpaid > 0) return unpaid === 1 ? '1 refeição espera um plano' : `${unpaid} refeições esperam um plano`
  return meals.length === 1 ? '1 refeição para conferir' : `${meals.length} refeições para conferir`
}
