import type { MealType } from '#contract/calendar.ts'
import type { FoodRow } from '#contract/day/foods.ts'
import { mealInName } from '#nutrition/day/meal-time/meal-in-name.ts'
import { mealTypeLabels, mealTypes } from '#nutrition/targets/meal-type.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { mealMinutesOn } from '../../day/shared/meal-minutes.ts'
import { type Amount, amountInMeasure, chosenItem, heaviestGrams } from '../../day/shared/plate-items.ts'
import { movedToMeal, whenOf } from '../../day/shared/when.ts'
import { WhenFields } from '../../day/shared/when-fields.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { SingleChoiceChips } from '../../ui/form/choice-chips.tsx'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { Banner } from '../../ui/overlay/banner.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { AmountFields } from './amount-fields.tsx'
import { shelfTastesQuery } from '../shared/shelf-tastes.ts'
import { mealOfTime } from './meal-of-time.ts'
import { useLogPortion } from './use-log-portion.ts'

interface LogPortionSheetProps {
  /** One portion of the recipe. */
  food: FoodRow
  /** Warnings of the recipe, shown again where it is logged. */
  children?: ReactNode
  onClose: () => void
}

/**
 * Logs an amount of a recipe, in portions or grams, now or at another time. Preselects the meal that the recipe's name
 * names (`Café da manhã da Bia`), else the one nearest to that time.
 */
export function LogPortionSheet({ food, children, onClose }: LogPortionSheetProps) {
  const client = useQueryClient()
  const [amount, setAmount] = useState<Amount>(() => amountInMeasure(food, 'porção', 1))
  const [chosenType, setChosenType] = useState<MealType | null>(null)
  const [when, setWhen] = useState(() => whenOf(new Date()))
  const tastes = useQuery(shelfTastesQuery)
  const ownType = tastes.isPending ? null : mealOfTime(when.time, tastes.data?.meals)
  const mealType = chosenType ?? mealInName(food.name) ?? ownType
  const logging = useLogPortion(onClose)
  const item = chosenItem(food, amount)
  const isValid = amount.grams > 0 && amount.grams <= heaviestGrams
  const choose = (next: MealType) => {
    setChosenType(next)
    if (!mealType) return
    const usual = mealMinutesOn(client, when.date)
    setWhen(movedToMeal(when, { from: usual[mealType], to: usual[next] }, new Date()))
  }
  return (
    <Sheet open title="Quanto você comeu?" onClose={onClose}>
      <div className="flex flex-col gap-5 pb-2">
        {children}
        <AmountFields food={food} amount={amount} maxGrams={heaviestGrams} onChange={setAmount} />
        {item.calories !== null && isValid && (
          <p aria-live="polite" className="font-semibold">
            {formatKcal(item.calories)}
          </p>
        )}
        <SingleChoiceChips
          legend="Em qual refeição?"
          options={mealTypes.map((type) => ({ value: type, label: mealTypeLabels[type] }))}
          value={mealType}
          onChange={choose}
        />
        <WhenFields when={when} onChange={setWhen} />
        {logging.error && <Banner tone="danger" title={messageOf(logging.error)} />}
        <Button
          size="large"
          wide
          disabled={!isValid || mealType === null}
          busy={logging.isPending}
          busyLabel="Registrando…"
          onClick={() => mealType && logging.mutate({ item, mealType, when })}
        >
          Registrar no dia
        </Button>
      </div>
    </Sheet>
  )
}
