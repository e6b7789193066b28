import type { Meal } from '#contract/day/meals.ts'
import { mealTypeLabels, mealTypes } from '#nutrition/targets/meal-type.ts'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { WhenFields } from '../shared/when-fields.tsx'
import { mealMinutesOn } from '../shared/meal-minutes.ts'
import { movedToMeal, whenOf } from '../shared/when.ts'
import { foodNames } from './again-copy.ts'
import { RepeatQuestion } from './repeat-question.tsx'
import { useRepeat } from './use-repeat.ts'

interface RepeatFoldProps {
  meal: Meal
  onDone: () => void
}

/** Logs a meal again: now, or at a day, time and meal that the person chooses. */
export function RepeatFold({ meal, onDone }: RepeatFoldProps) {
  const client = useQueryClient()
  const again = useRepeat(onDone)
  const [isOpen, setOpen] = useState(false)
  const [when, setWhen] = useState(() => whenOf(new Date()))
  const [mealType, setMealType] = useState(meal.meal_type)
  if (!isOpen) {
    return (
      <Button variant="ghost" wide onClick={() => setOpen(true)}>
        <RotateCcw aria-hidden="true" size={18} /> Repetir esta refeição
      </Button>
    )
  }
  const foods = meal.items.map(({ food_id, name, grams, food }) => ({
    food_id,
    name,
    grams,
    group: food.group,
  }))
  return (
    <section
      aria-labelledby="repetir"
      className="flex flex-col gap-4 rounded-card bg-line/40 p-4 high-contrast:border"
    >
      <h3 id="repetir" className="font-semibold">
        Repetir esta refeição
      </h3>
      <SelectField
        label="Como"
        value={mealType}
        options={mealTypes.map((value) => ({ value, label: mealTypeLabels[value] }))}
        onChange={(next) => {
          const usual = mealMinutesOn(client, when.date)
          setMealType(next)
          setWhen(movedToMeal(when, { from: usual[mealType], to: usual[next] }, new Date()))
        }}
      />
      <WhenFields when={when} onChange={setWhen} />
      <Button
        wide
        busy={again.sendingId !== null}
        busyLabel="Registrando…"
        onClick={() =>
          again.repeat({
            mealId: meal.id,
            names: foodNames({ foods }),
            contents: { foods, calories: meal.totals.calories },
            to: { ...when, mealType },
          })
        }
      >
        Registrar de novo
      </Button>
      <RepeatQuestion again={again} />
    </section>
  )
}
