import type { FoodRow } from '#contract/day/foods.ts'
import { useState } from 'react'
import { type Amount, amountInMeasure } from '../../day/shared/plate-items.ts'
import { SingleChoiceChips } from '../../ui/form/choice-chips.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { formatGrams } from '../../ui/format/format-pt-br.ts'

interface AmountFieldsProps {
  food: FoodRow
  amount: Amount
  onChange: (amount: Amount) => void
}

const shownMeasures = 7

/** Amount of an ingredient: a number of household measures, or grams. */
export function AmountFields({ food, amount, onChange }: AmountFieldsProps) {
  const [quantity, setQuantity] = useState<number | null>(amount.quantity)
  const hidesNumbers = food.per_100g.calories === null
  const household = food.measures.slice(0, shownMeasures).map(({ name }) => name)
  const measures = [...new Set(hidesNumbers ? [...household, 'grama'] : ['grama', ...household])]
  const change = (count: number | null, measure: string) => {
    setQuantity(count)
    onChange(amountOf(food, count ?? 0, measure))
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="font-semibold">{food.name}</p>
      <NumberField
        label="Quantidade"
        decimals={2}
        value={quantity}
        hint={
          amount.measure !== 'grama' && amount.grams > 0 && !hidesNumbers
            ? `São ${formatGrams(amount.grams)}.`
            : undefined
        }
        onChange={(count) => change(count, amount.measure)}
      />
      <SingleChoiceChips
        legend="Medida"
        options={measures.map((name) => ({ value: name, label: name }))}
        value={amount.measure}
        onChange={(measure) => change(measure === 'grama' ? amount.grams : 1, measure)}
      />
    </div>
  )
}

function amountOf(food: FoodRow, quantity: number, measure: string): Amount {
  return measure === 'grama'
    ? { grams: quantity, quantity, measure }
    : amountInMeasure(food, measure, quantity)
}
