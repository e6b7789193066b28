import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { rebalanceTexts } from './copy.ts'
import { dishChange } from './dish-change.ts'
import type { RebalancedMeals } from './queries.ts'

/** Changed meals, before and after. */
export function RebalancedMealList({ meals }: { meals: RebalancedMeals }) {
  return (
    <ul className="divide-y divide-line">
      {meals.map(({ meal_type, from, to }) => {
        const { leaves, comes } = dishChange(from, to)
        return (
          <li key={meal_type} className="flex flex-col gap-0.5 py-3">
            <h3 className="text-base font-bold">{mealTypeLabels[meal_type]}</h3>
            <p className="font-medium">
              <span className="sr-only">{rebalanceTexts.now} </span>
              {comes.join(' + ')}
            </p>
            <p className="text-sm text-ink-soft">
              {rebalanceTexts.before} {leaves.join(' + ')}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
