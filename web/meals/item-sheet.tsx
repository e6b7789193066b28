import type { PlateItem } from '#contract/meals.ts'
import { portionSteps } from '#nutrition/measures/portion-steps.ts'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { SingleChoiceChips } from '../ui/choice-chips.tsx'
import { formatKcal, formatNumber } from '../ui/format-pt-br.ts'
import { NumberField } from '../ui/number-field.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { amountInWords, unitOf } from './amount-words.ts'
import { FoodSearch } from './food-search.tsx'
import {
  type Amount,
  amountInGrams,
  amountInMeasure,
  chosenItem,
  measured,
  usualItem,
} from './plate-items.ts'

interface ItemSheetProps {
  item: PlateItem
  onChange: (item: PlateItem) => void
  onRemove: () => void
  /** `Tirar do prato`, or `Não é comida` for what a photo was said to show. */
  removeLabel: string
  onClose: () => void
}

const shownMeasures = 6
const heaviestGrams = 3000

/** Everything about one food on the plate. Each choice counts at once; nothing has to be confirmed. */
export function ItemSheet({ item, onChange, onRemove, removeLabel, onClose }: ItemSheetProps) {
  const [isSwapping, setSwapping] = useState(false)
  // While a weight is being typed it may be empty or too much; the plate keeps the last one that counts.
  const [typedGrams, setTypedGrams] = useState<number | null>(item.grams)
  const { food } = item
  const change = (amount: Amount) => {
    setTypedGrams(amount.grams)
    onChange(chosenItem(food, amount))
  }
  const weigh = (grams: number | null) => {
    setTypedGrams(grams)
    if (grams !== null && grams > 0 && grams <= heaviestGrams) {
      onChange(chosenItem(food, amountInGrams(food, grams)))
    }
  }
  const sizes = portionSteps(measured(food)).sizes
  const measures = food.measures.slice(0, shownMeasures).map(({ name }) => ({ value: name, label: name }))

  return (
    <Sheet open title={item.name} onClose={onClose}>
      <div className="flex flex-col gap-5 pb-4">
        <p className="text-ink-soft">
          {amountInWords(food, item)}
          {item.calories !== null && <> · {formatKcal(item.calories)}</>}
          {item.calories_low !== null && item.calories_low !== item.calories_high && (
            <>
              {' '}
              (entre {formatNumber(item.calories_low)} e {formatKcal(item.calories_high ?? item.calories_low)}
              )
            </>
          )}
        </p>
        {isSwapping ? (
          <FoodSearch
            label={`O que é, no lugar de ${item.name.toLowerCase()}?`}
            onPick={(picked) => {
              onChange({ ...usualItem(picked), ...sameAmount(item, picked) })
              setSwapping(false)
            }}
          />
        ) : (
          <>
            <SingleChoiceChips
              legend="Tamanho da porção"
              options={sizes.map(({ label, text }) => ({ value: label, label: `${label} · ${text}` }))}
              value={sizes.find(({ grams }) => grams === item.grams)?.label ?? null}
              onChange={(label) => {
                const size = sizes.find((one) => one.label === label)
                if (size) change(size)
              }}
            />
            <SingleChoiceChips
              legend="Medida caseira"
              options={measures}
              value={item.measure}
              onChange={(measure) => change(amountInMeasure(food, measure, 1))}
            />
            <NumberField
              label={`Peso em ${unitOf(food) === 'ml' ? 'ml' : 'gramas'}`}
              value={typedGrams}
              decimals={1}
              error={typedGrams !== null && typedGrams > heaviestGrams ? 'Até 3.000 por item.' : undefined}
              onChange={weigh}
            />
            <div className="flex flex-wrap gap-2">
              <Button variant="secondary" onClick={() => setSwapping(true)}>
                Trocar alimento
              </Button>
              <Button variant="ghost" onClick={onRemove}>
                {removeLabel}
              </Button>
            </div>
          </>
        )}
        <p className="text-sm text-ink-soft">Fonte: {item.source}.</p>
      </div>
    </Sheet>
  )
}

/** Another food in the same amount, where it has the same measure; else in its own usual one. */
function sameAmount(item: PlateItem, food: PlateItem['food']): Partial<PlateItem> {
  const isShared = food.measures.some(({ name }) => name === item.measure)
  return isShared ? chosenItem(food, amountInMeasure(food, item.measure, item.quantity)) : {}
}
