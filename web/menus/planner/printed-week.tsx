import { brand } from '#contract/brand.ts'
import type { MenuMeal } from '#contract/menus/menus.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import '../../ui/layout/printed-week.css'
import { type MealsOfDay, mealTypesOf } from './week-text.ts'

interface PrintedWeekProps {
  title: string
  days: readonly MealsOfDay[]
}

/** Whole week on one sheet, visible in print only. */
export function PrintedWeek({ title, days }: PrintedWeekProps) {
  return (
    <section className="printed-week">
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Refeição</th>
            {days.map((day) => (
              <th key={day.title} scope="col">
                {day.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {mealTypesOf(days).map((mealType) => (
            <tr key={mealType}>
              <th scope="row">{mealTypeLabels[mealType]}</th>
              {days.map((day) => (
                <PrintedMeal key={day.title} meal={day.meals.find((meal) => meal.meal_type === mealType)} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {days.map((day) => (
              <td key={day.title}>{formatNumber(energyOf(day))} kcal</td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p>Sugestão de cardápio do {brand.name}. Não é prescrição dietética.</p>
    </section>
  )
}

function energyOf({ meals }: MealsOfDay): number {
  return meals.reduce((total, { nutrition }) => total + nutrition.kcal, 0)
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
