import { brand } from '#contract/brand.ts'
import type { Diet } from '#contract/diets.ts'
import type { MenuMeal } from '#contract/menus.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { formatNumber } from '../ui/format-pt-br.ts'
import { mealsOfDay, mealTypesOf, totalOf } from './week-menu.ts'
import { weekdaysFromSunday, weekdayTitle } from './weekdays.ts'

interface PrintedWeekProps {
  diet: Diet
  meals: readonly MenuMeal[]
}

/** The whole week on a sheet of paper for the kitchen; only print shows it. */
export function PrintedWeek({ diet, meals }: PrintedWeekProps) {
  const days = weekdaysFromSunday.map((weekday) => ({ weekday, meals: mealsOfDay(meals, weekday) }))
  return (
    <section className="printed-week">
      <h2>{diet.name}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Refeição</th>
            {days.map(({ weekday }) => (
              <th key={weekday} scope="col">
                {weekdayTitle(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mealTypesOf(meals).map((mealType) => (
            <tr key={mealType}>
              <th scope="row">{mealTypeLabels[mealType]}</th>
              {days.map((day) => (
                <PrintedMeal key={day.weekday} meal={day.meals.find((meal) => meal.meal_type === mealType)} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {days.map((day) => (
              <td key={day.weekday}>{formatNumber(totalOf(day.meals).kcal)} kcal</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p>Sugestão de cardápio do {brand.name}. Não é prescrição dietética.</p>
    </section>
  )
}

function PrintedMeal({ meal }: { meal: MenuMeal | undefined }) {
  if (!meal) return <td>–</td>
  return (
    <td>
      {meal.name}
      {meal.kind === 'cooked' && <small>{formatNumber(meal.nutrition.kcal)} kcal</small>}
    </td>
  )
}
