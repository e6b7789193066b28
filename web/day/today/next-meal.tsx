import type { Today } from '#contract/day/today.ts'
import { type MealType, mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { Check } from 'lucide-react'
import { LazyVisiblePlate } from '../../ui/plate/lazy-plate.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { formatClock } from '../../ui/format/clock-pt-br.ts'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { useShownFirst } from '../../ui/hooks/use-shown-first.ts'
import { useSteadyTap } from '../../ui/hooks/use-steady-tap.ts'
import { useTicks } from '../adherence/use-ticks.ts'
import { usePlannedSheet } from './use-planned-sheet.tsx'

interface NextMealProps {
  today: Today
  next: NonNullable<Today['next_meal']>
}

/** Next planned meal with its plate, which opens it, logged as planned with one tap. */
export function NextMeal({ today, next }: NextMealProps) {
  const { meal_type: mealType, estimated_time: time, recipe } = next
  const planned = usePlannedSheet(today)
  const plate = today.planned_meals.find((meal) => meal.meal_type === mealType)?.plate
  return (
    <Card tone="leaf" aria-labelledby="proxima" className="flex min-h-45 flex-col gap-2 px-3 py-3">
      <div className="relative flex flex-1 items-center gap-3">
        {plate && (
          <span aria-hidden="true" className="w-24 shrink-0">
            <LazyVisiblePlate items={plate.foods} vessel={plate.vessel ?? undefined} />
          </span>
        )}
        <div className="@container min-w-0 flex-1">
          <h2 id="proxima" className="text-sm font-semibold text-folha">
            Próxima refeição · {formatClock(time)}
          </h2>
          <button
            type="button"
            className="block text-left font-semibold covers-card"
            onClick={() => planned.open(mealType)}
          >
            {mealTypeLabels[mealType]}
            <span className="sr-only">: ver a refeição</span>
          </button>
          <p className="line-clamp-2 text-sm @max-[11rem]:line-clamp-none">{recipe.name}</p>
          {!today.numbers_hidden && (
            <p className="text-sm text-ink-soft">
              {formatKcal(recipe.calories)} · {formatNumber(recipe.protein_g)}&nbsp;g de proteína
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <EatenButton today={today} mealType={mealType} />
        <LinkButton
          to="/receitas/$recipeId"
          params={{ recipeId: recipe.id }}
          variant="ghost"
          aria-label="Ver receita completa"
        >
          Ver receita
        </LinkButton>
      </div>
      {planned.sheet}
    </Card>
  )
}

/**
 * Logs the meal as planned. The button, not its card, reads which ticks are being saved, so that a tap renders only the
 * button. Once the tick is saved, the card shows the next meal.
 */
function EatenButton({ today, mealType }: { today: Today; mealType: MealType }) {
  const { ticks, choose } = useTicks(today)
  const steady = useSteadyTap(mealType)
  const [isBusy, tap] = useShownFirst(ticks[mealType] === true)
  return (
    <Button
      className="flex-1"
      busy={isBusy}
      busyLabel="Registrando…"
      aria-label={`Já comi: ${mealTypeLabels[mealType].toLowerCase()} como planejado`}
      onClick={() => steady(() => tap(true, () => choose(mealType, true)))}
    >
      <Check aria-hidden="true" size={20} /> Já comi
    </Button>
  )
}
