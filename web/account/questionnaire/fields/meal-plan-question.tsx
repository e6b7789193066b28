import { mealTypesOf } from '#nutrition/targets/meal-times.ts'
import { mealTypeLabels } from '#nutrition/targets/meal-type.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { type AnswerSheet, defaultedChipsOf } from '../answer-sheet.ts'
import { choices } from '../choice-copy.ts'
import { questions } from '../copy.ts'
import { isAssumed } from '../answers/answers.ts'
import { mealHoursFor } from '../answers/meal-hours.ts'
import { NumberChips } from './number-chips.tsx'

/** Hour of the day before which a meal is one of the night. */
const nightEnds = '05:00'

/** Number of meals and their hours, with editable defaults. */
export function MealPlanQuestion({ sheet }: { sheet: AnswerSheet }) {
  const { meals_per_day: mealsPerDay, meal_hours: hours } = sheet.answers.lifestyle
  return (
    <>
      <NumberChips
        {...defaultedChipsOf(sheet, 'lifestyle', 'meals_per_day', choices.meals_per_day)}
        onChange={(chosen) => {
          sheet.adapt('lifestyle', 'meal_hours', mealHoursFor(chosen, { mealsPerDay, hours }))
          sheet.write('lifestyle', 'meals_per_day', chosen)
        }}
      />
      <fieldset>
        <legend className="mb-2 font-semibold">{questions.lifestyle.meal_hours}</legend>
        {isAssumed(sheet.answers, 'lifestyle.meal_hours') && (
          <p className="mb-2 text-sm text-ink-soft">
            Ainda sem resposta. Até lá, contamos os horários mais comuns:
          </p>
        )}
        <div className="grid grid-cols-2 gap-3">
          {mealTypesOf(mealsPerDay).map((meal, at) => (
            <TextField
              key={meal}
              type="time"
              label={mealTypeLabels[meal]}
              value={hours[at] ?? ''}
              onChange={(event) => {
                const hour = event.target.value
                if (hour !== '') sheet.write('lifestyle', 'meal_hours', hours.with(at, hour))
              }}
            />
          ))}
        </div>
        {hours.some((hour) => hour < nightEnds) && (
          <p className="mt-2 text-sm text-pretty text-ink-soft">
            O dia vira à meia-noite: uma refeição de madrugada entra no dia que começa.
          </p>
        )}
      </fieldset>
    </>
  )
}
