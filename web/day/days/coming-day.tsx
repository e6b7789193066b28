import type { Today } from '#contract/day/today.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { formatClock, formatKcal } from '../../ui/format/format-pt-br.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/layout/state-block.tsx'
import { LazyVisiblePlate } from '../../ui/plate/lazy-plate.tsx'
import { usePlannedSheet } from '../today/use-planned-sheet.tsx'

/** Planned meals of a day to come, which open; nothing can be logged yet. */
export function ComingDay({ day }: { day: Today }) {
  const planned = usePlannedSheet(day)
  const meals = day.planned_meals.filter(({ kind }) => kind === 'cooked')
  if (meals.length === 0) {
    return (
      <EmptyState title="Nada planejado ainda" action={<LinkButton to="/semana">Ver a semana</LinkButton>}>
        Este dia ainda está por vir. Quando houver um plano, ele aparece aqui.
      </EmptyState>
    )
  }
  return (
    <section aria-labelledby="planejado" className="flex flex-col gap-3">
      <h2 id="planejado" className="text-lg font-bold">
        Planejado
      </h2>
      <p className="text-ink-soft">Este dia ainda está por vir: dá para registrar quando ele chegar.</p>
      <ul className="flex flex-col gap-3">
        {meals.map((meal) => (
          <li key={meal.meal_type}>
            <button
              type="button"
              className="flex w-full items-center gap-3 rounded-card border border-line bg-surface p-3 pr-4 text-left"
              onClick={() => planned.open(meal.meal_type)}
            >
              <span aria-hidden="true" className="w-20 shrink-0">
                <LazyVisiblePlate items={meal.plate.foods} vessel={meal.plate.vessel ?? undefined} />
              </span>
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="flex flex-wrap items-baseline justify-between gap-x-2">
                  <span className="font-semibold">{mealTypeLabels[meal.meal_type]}</span>
                  <span className="text-sm text-ink-soft">{formatClock(meal.estimated_time)}</span>
                </span>
                <span className="text-sm text-ink-soft">{meal.name}</span>
                <span className="text-sm font-semibold">{formatKcal(meal.calories)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <LinkButton to="/semana" variant="ghost" wide>
        Trocar um prato na semana
      </LinkButton>
      {planned.sheet}
    </section>
  )
}
