import type { RebalancedMeal } from '#contract/day/today.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { amountInWords } from './copy.ts'

interface RebalancedMealListProps {
  meals: readonly RebalancedMeal[]
  /** Whether the names of the meals are left out, because the heading above says them. */
  isNamed?: boolean
}

/** Changed meals, each with the recipes whose amount changes and its energy, before and after. */
export function RebalancedMealList({ meals, isNamed = false }: RebalancedMealListProps) {
  return (
    <ul className="divide-y divide-line">
      {meals.map(({ meal_type, kcal, changes }) => (
        <li key={meal_type} className="flex flex-col gap-2 py-3">
          {!isNamed && <h3 className="text-base font-bold">{mealTypeLabels[meal_type]}</h3>}
          <ul className="flex flex-col gap-2">
            {changes.map((change) => (
              <li key={change.name}>
                <ChangedRecipe {...change} />
              </li>
            ))}
          </ul>
          {kcal && (
            <p className="text-ink-soft">
              No total, de {formatNumber(kcal.from)} para <Amount>{formatKcal(kcal.to)}</Amount>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

function ChangedRecipe({ name, from, to }: RebalancedMeal['changes'][number]) {
  return (
    <>
      <p className="font-medium">{name}</p>
      <p className="text-sm text-ink-soft">
        {from && to ? (
          <>
            de {amountInWords(from)} para <Amount>{amountInWords(to)}</Amount>
          </>
        ) : to ? (
          <>
            entra no prato: <Amount>{amountInWords(to)}</Amount>
          </>
        ) : (
          'sai do prato'
        )}
      </p>
    </>
  )
}

function Amount({ children }: { children: string }) {
  return <span className="font-semibold text-ink">{children}</span>
}
