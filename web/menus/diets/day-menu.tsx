import type { Diet } from '#contract/menus/diets.ts'
import type { MenuMeal } from '#contract/menus/menus.ts'
import type { Weekday } from '#nutrition/shared/calendar/days.ts'
import { Card } from '../../ui/layout/card.tsx'
import { DaySum } from './day-sum.tsx'
import { DietMeal } from './diet-meal.tsx'
import { dayTypeOf, mealsOfDay, targetsOf } from './week-menu.ts'
import { totalOf } from '../planner/nutrition-total.ts'
import { weekdayTitle } from '../planner/weekdays.ts'

interface DayMenuProps {
  diet: Diet
  meals: readonly MenuMeal[]
  weekday: Weekday
}

export function DayMenu({ diet, meals, weekday }: DayMenuProps) {
  const day = mealsOfDay(meals, weekday)
  const dayType = dayTypeOf(diet, weekday)
  if (day.length === 0) {
    return (
      <Card tone="quiet" className="text-center text-ink-soft">
        Nenhuma refeição planejada para este dia
      </Card>
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <DaySum
        title={`${weekdayTitle(weekday)}, dia de ${dayType === 'training' ? 'treino' : 'descanso'}`}
        total={totalOf(day)}
        targets={targetsOf(diet, dayType)}
        isPartial={day.some(({ kind }) => kind !== 'cooked')}
      />
      <ol className="flex flex-col gap-4">
        {day.map((meal) => (
          <li key={meal.id}>
            <DietMeal meal={meal} />
          </li>
        ))}
      </ol>
    </div>
  )
}
