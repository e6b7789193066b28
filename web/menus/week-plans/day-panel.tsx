import type { MenuDay } from '#contract/menus/menus.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { CalendarPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { MealCard } from '../planner/meal-card.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { lazyPart } from '../../ui/layout/lazy-part.ts'
import { DayTotal } from './day-total.tsx'
import { PlannedMeal } from './planned-meal.tsx'
import { beforeMenu } from './week-copy.ts'

// The sheet is loaded lazily: repeating a day needs the network anyway.
const RepeatDaySheet = lazyPart(() => import('./repeat-day-sheet.tsx'), 'RepeatDaySheet')

interface DayPanelProps {
  plan: WeekPlan
  day: MenuDay
  today: string
}

export function DayPanel({ plan, day, today }: DayPanelProps) {
  const [isRepeating, setRepeating] = useState(false)
  const isPast = day.date < today
  if (day.meals.length === 0) return <p className="text-ink-soft">{beforeMenu}</p>
  const others = plan.days.filter(({ date }) => date >= today && date !== day.date)
  return (
    <div className="flex flex-col gap-4">
      <DayTotal day={day} />
      {isPast && <p className="text-sm text-ink-soft">Este dia já passou: o plano dele fica como foi.</p>}
      <ol className="flex flex-col gap-4 desk:grid desk:grid-cols-2 desk:items-start">
        {day.meals.map((meal) => (
          <li key={meal.id}>
            {isPast ? <MealCard meal={meal} /> : <PlannedMeal {...{ plan, day, meal, today }} />}
          </li>
        ))}
      </ol>
      {others.length > 0 && (
        <Button variant="secondary" wide onClick={() => setRepeating(true)}>
          <CalendarPlus aria-hidden="true" size={20} /> Repetir em outro dia
        </Button>
      )}
      {isRepeating && (
        <Suspense>
          <RepeatDaySheet {...{ day, others, today }} onClose={() => setRepeating(false)} />
        </Suspense>
      )}
    </div>
  )
}
