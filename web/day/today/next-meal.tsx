import type { Today } from '#contract/day/today.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { ChevronRight } from 'lucide-react'
import { LazyVisiblePlate } from '../../ui/plate/lazy-plate.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { formatClock, formatKcal, formatNumber } from '../../ui/format/format-pt-br.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'

/** Next planned meal with its plate. */
export function NextMeal({ today }: { today: Today }) {
  const next = today.next_meal
  if (!next) return null
  const { meal_type: mealType, estimated_time: time, recipe } = next
  const plate = today.planned_meals.find((meal) => meal.meal_type === mealType)?.plate
  return (
    <Card tone="leaf" aria-labelledby="proxima" className="flex flex-col gap-2 pb-3">
      <div className="flex items-center gap-4">
        {plate && (
          <span aria-hidden="true" className="-my-2 -ml-2 w-28 shrink-0">
            <LazyVisiblePlate items={plate.foods} vessel={plate.vessel ?? undefined} />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <h2 id="proxima" className="text-sm font-semibold text-folha">
            Próxima refeição
          </h2>
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-display text-2xl font-bold">{formatClock(time)}</span>
            <span className="font-semibold">{mealTypeLabels[mealType]}</span>
          </p>
          <p className="flex flex-wrap gap-x-2 text-sm">
            <span className="font-semibold">{formatKcal(recipe.calories)}</span>
            <span className="text-ink-soft">{formatNumber(recipe.protein_g, 1)}&nbsp;g de proteína</span>
          </p>
        </div>
      </div>
      <p className="font-semibold">{recipe.name}</p>
      <LinkButton to="/receitas/$recipeId" params={{ recipeId: recipe.id }} variant="ghost" wide>
        Ver receita completa <ChevronRight aria-hidden="true" size={20} />
      </LinkButton>
    </Card>
  )
}
