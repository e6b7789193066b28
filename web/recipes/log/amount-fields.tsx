import type { FoodRow } from '#contract/day/foods.ts'
import { amountUnit } from '#nutrition/foods/measures/amount-unit.ts'
import { tenth } from '#nutrition/shared/figures/rounding.ts'
import { useState } from 'react'
import { type Amount, amountInMeasure } from '../../day/shared/plate-items.ts'
import { SingleChoiceChips } from '../../ui/form/choice-chips.tsx'
import { NumberField } from '../../ui/form/number-field.tsx'
import { formatNumber } from '../../ui/format/format-pt-br.ts'

interface AmountFieldsProps {
  food: FoodRow
  amount: Amount
  /** Largest amount that can be logged. */
  maxGrams: number
  onChange: (amount: Amount) => void
}

const shownMeasures = 7

/**
 * Amount of an ingredient: a number of household measures, or grams; millilitres if the ingredient was written in
 * millilitres.
 */
export function AmountFields({ food, amount, maxGrams, onChange }: AmountFieldsProps) {
  const [quantity, setQuantity] = useState<number | null>(amount.quantity)
  const [exact] = useState(() => exactMeasureOf(amount))
  const hidesNumbers = food.per_100g.calories === null
  const household = food.measures.slice(0, shownMeasures).map(({ name }) => name)
  const measures = hidesNumbers ? [...household, exact.name] : [exact.name, ...household]
  const exactLabel = amountUnit(food, exact.name) === 'ml' ? 'ml' : 'grama'
  const change = (count: number | null, measure: string) => {
    setQuantity(count)
    onChange(
      measure === exact.name
        ? { grams: tenth((count ?? 0) * exact.grams), quantity: count ?? 0, measure }
        : amountInMeasure(food, measure, count ?? 0),
    )
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="font-semibold">{food.name}</p>
      <NumberField
        label="Quantidade"
        decimals={2}
        value={quantity}
        hint={
          amount.measure !== exact.name && amount.grams > 0 && !hidesNumbers
            ? `São ${formatNumber(amount.grams)}\u00a0${amountUnit(food)}.`
            : undefined
        }
        error={problemOf(amount, maxGrams)}
        onChange={(count) => change(count, amount.measure)}
      />
      <SingleChoiceChips
        legend="Medida"
        options={measures.map((name) => ({ value: name, label: name === exact.name ? exactLabel : name }))}
        value={amount.measure}
        onChange={(measure) =>
          change(measure === exact.name ? tenth(amount.grams / exact.grams) : 1, measure)
        }
      />
    </div>
  )
}

/** Returns why an amount cannot be logged. */
function problemOf({ grams }: Amount, maxGrams: number): string | undefined {
  if (grams <= 0) return 'Diga quanto foi: 1, 1/2, 0,5…'
  return grams > maxGrams ? 'É demais para uma vez: confira a quantidade e a medida.' : undefined
}

/**
 * Returns the measure for exact amounts and the grams of one unit of it: grams, or millilitres if the amount is in
 * millilitres.
 */
function exactMeasureOf({ grams, quantity, measure }: Amount): {
  readonly name: string
  readonly grams: number
} {
  return measure === 'ml' && quantity > 0
    ? { name: measure, grams: grams / quantity }
    : { name: 'grama', grams: 1 }
}
