import type { Today } from '#contract/day/today.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { CloudOff } from 'lucide-react'
import { Card } from '../../ui/layout/card.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { formatKcal } from '../../ui/format/format-pt-br.ts'
import { useTicks } from '../adherence/use-ticks.ts'

/** Planned meals of a past day; a tick saves at once. Nothing without a plan. */
export function DayTicks({ day }: { day: Today }) {
  const { meals, ticks, isWaiting, toggle } = useTicks(day)
  if (meals.length === 0 || !day.active_diet || day.no_target_reason !== null) return null
  return (
    <Card aria-labelledby="planejado" className="flex flex-col gap-2">
      <h2 id="planejado" className="text-lg font-bold">
        O que estava planejado
      </h2>
      <ul className="-my-1 divide-y divide-line">
        {meals.map((meal) => (
          <li key={meal.meal_type} className="py-1">
            <Checkbox
              checked={ticks[meal.meal_type] === true}
              onChange={() => toggle(meal.meal_type)}
              label={
                <span className="block">
                  <span className="flex flex-wrap items-baseline justify-between gap-x-2">
                    <span className="font-semibold">{mealTypeLabels[meal.meal_type]}</span>
                    <span className="text-sm whitespace-nowrap text-ink-soft">
                      {formatKcal(meal.calories)}
                    </span>
                  </span>
                  <span className="block text-sm text-ink-soft">{meal.name}</span>
                </span>
              }
            />
          </li>
        ))}
      </ul>
      {isWaiting && (
        <p role="status" className="flex items-start gap-2 rounded-control bg-gema-soft p-3 text-sm">
          <CloudOff aria-hidden="true" size={18} className="mt-px shrink-0" />
          Sem conexão: guardamos e enviamos quando voltar.
        </p>
      )}
    </Card>
  )
}
