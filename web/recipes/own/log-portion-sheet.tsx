import type { OwnRecipe } from '#contract/recipes/own-recipes.ts'
import { type MealType, mealTypeLabels, mealTypes } from '#nutrition/targets/meal-type.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { applyMeal, usualFoodsQuery } from '../../day/meals/queries.ts'
import { newMealId } from '../../day/shared/meal-id.ts'
import { type Amount, amountInMeasure, chosenItem } from '../../day/shared/plate-items.ts'
import { showChanges } from '../../menus/week-plans/queries.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { SingleChoiceChips } from '../../ui/form/choice-chips.tsx'
import { formatKcal } from '../../ui/format/format-pt-br.ts'
import { Banner } from '../../ui/overlay/banner.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { AmountFields } from './amount-fields.tsx'

interface LogPortionSheetProps {
  own: OwnRecipe
  onClose: () => void
}

const heaviestGrams = 3000

/** Logs an amount of the recipe, in portions or grams, into a meal of today: at first the one of this hour. */
export function LogPortionSheet({ own: { food, recipe }, onClose }: LogPortionSheetProps) {
  const client = useQueryClient()
  const [id] = useState(newMealId)
  const [amount, setAmount] = useState<Amount>(() => amountInMeasure(food, 'porção', 1))
  const [chosenType, setChosenType] = useState<MealType | null>(null)
  const { data: usual } = useQuery(usualFoodsQuery())
  const mealType = chosenType ?? usual?.meal_type ?? null
  const logging = useMutation({
    mutationFn: (asked: MealType) => applyMeal({ id, removedHealth: [] }, [item], asked),
    onSuccess: async (reply, asked) => {
      await showChanges(client, reply)
      showToast({
        title: 'Registrado no seu dia',
        description: `${recipe.name}, ${mealTypeLabels[asked].toLowerCase()}.`,
        tone: 'success',
      })
      onClose()
    },
  })
  const item = chosenItem(food, amount)
  const isValid = amount.grams > 0 && amount.grams <= heaviestGrams
  return (
    <Sheet open title="Quanto você comeu?" onClose={onClose}>
      <div className="flex flex-col gap-5 pb-2">
        <AmountFields food={food} amount={amount} onChange={setAmount} />
        {item.calories !== null && isValid && (
          <p aria-live="polite" className="font-semibold">
            {formatKcal(item.calories)}
          </p>
        )}
        <SingleChoiceChips
          legend="Em qual refeição?"
          options={mealTypes.map((type) => ({ value: type, label: mealTypeLabels[type] }))}
          value={mealType}
          onChange={setChosenType}
        />
        {logging.error && <Banner tone="danger" title={messageOf(logging.error)} />}
        <Button
          size="large"
          wide
          disabled={!isValid || mealType === null}
          busy={logging.isPending}
          busyLabel="Registrando…"
          onClick={() => mealType && logging.mutate(mealType)}
        >
          Registrar no dia
        </Button>
      </div>
    </Sheet>
  )
}
