import { amountUnit } from '#nutrition/foods/measures/amount-unit.ts'
import type { FoodRow } from '#contract/day/foods.ts'
import type { PlateItem } from '#contract/day/meals.ts'
import { portionSteps } from '#nutrition/foods/measures/portion-steps.ts'
import { ArrowRightLeft, Minus, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { SingleChoiceChips } from '../../ui/form/choice-chips.tsx'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { NumberField } from '../../ui/form/number-field.tsx'
import { Sheet } from '../../ui/overlay/sheet.tsx'
import { stepped } from './amount-steps.ts'
import { amountText, hidesNumbers, spokenAmount } from './amount-copy.ts'
import { DishParts } from './dish-parts.tsx'
import { FrontWarnings } from '../foods/front-warnings.tsx'
import { offeredMeasures, oneOf } from './offered-measures.ts'
import { OpenFoodFactsNotice } from '../foods/open-food-facts-notice.tsx'
import { ItemNutrients } from './item-nutrients.tsx'
import { LazyFoodSearch } from '../shared/lazy-food-search.tsx'
import { MacroRow } from './macro-row.tsx'
import {
  type Amount,
  amountInGrams,
  measured,
  exchangedItem,
  resizedItem,
  isOwnFood,
  heaviestGrams,
} from '../shared/plate-items.ts'

interface ItemSheetProps {
  item: PlateItem
  onChange: (item: PlateItem) => void
  onRemove: () => void
  /** `Tirar do prato`, or `Não é comida` for a food recognised in a photo. */
  removeLabel: string
  onClose: () => void
}

/** All settings of one food on the plate. Choices apply at once, without a confirmation. */
export function ItemSheet({ item, onChange, onRemove, removeLabel, onClose }: ItemSheetProps) {
  const [isSwapping, setSwapping] = useState(false)
  const swap = (picked: FoodRow) => {
    onChange(exchangedItem(item, picked))
    setSwapping(false)
  }
  return (
    <Sheet
      open
      title={item.name}
      onClose={onClose}
      footer={
        !isSwapping && (
          <Button wide onClick={onClose}>
            Pronto
          </Button>
        )
      }
    >
      {isSwapping ? (
        <LazyFoodSearch label={`O que é, no lugar de ${item.name.toLowerCase()}?`} onPick={swap} />
      ) : (
        <div className="flex flex-col gap-5 pb-2">
          <ItemNumbers item={item} />
          <Alternatives item={item} onPick={swap} />
          <AmountChoices item={item} onChange={onChange} />
          {item.parts && !hidesNumbers(item.food) && <DishParts item={item} onChange={onChange} />}
          <div className="flex gap-3">
            <Button variant="secondary" onClick={() => setSwapping(true)}>
              <ArrowRightLeft aria-hidden="true" size={18} className="shrink-0" /> Trocar
            </Button>
            <Button variant="secondary" className="flex-1" onClick={onRemove}>
              <Trash2 aria-hidden="true" size={18} className="shrink-0" /> {removeLabel}
            </Button>
          </div>
          {!hidesNumbers(item.food) && <ItemNutrients item={item} />}
          <ItemSource item={item} />
        </div>
      )}
    </Sheet>
  )
}

/** Source of the numbers; data of Open Food Facts bear its notice even where the numbers are hidden. */
function ItemSource({ item: { food, source } }: { item: PlateItem }) {
  if (food.open_food_facts_page)
    return <OpenFoodFactsNotice page={food.open_food_facts_page} source={source} />
  return hidesNumbers(food) ? null : <p className="text-xs text-ink-soft">Fonte: {source}.</p>
}

function ItemNumbers({ item }: { item: PlateItem }) {
  const { calories, calories_low: low, calories_high: high } = item
  return (
    <div className="flex flex-col gap-3">
      {item.stands_in_for && (
        <p className="text-sm text-ink-soft">
          Não tenho “{item.stands_in_for}” na tabela: contei como {item.name.toLowerCase()}. Se conhecer um
          alimento mais parecido, toque em Trocar.
        </p>
      )}
      <p aria-live="polite" aria-atomic="true">
        <span className="font-semibold">{amountText(item.food, item)}</span>
        {calories !== null && <span className="text-ink-soft"> · {formatKcal(calories)}</span>}
        {low !== null && high !== null && low !== high && (
          <span className="block text-sm text-ink-soft">
            Estimativa: de {formatNumber(low)} a {formatKcal(high)}
          </span>
        )}
      </p>
      {calories !== null && <MacroRow nutrients={item} />}
      <FrontWarnings warnings={item.food.front_warnings} />
    </div>
  )
}

/** Other foods that the words may mean instead, such as the account's own. */
function Alternatives({ item, onPick }: { item: PlateItem; onPick: (food: FoodRow) => void }) {
  const { alternatives = [] } = item
  if (alternatives.length === 0) return null
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-ink-soft">
        {alternatives.every(isOwnFood) ? 'Foi um destes, que são seus?' : 'Foi um destes?'}
      </p>
      {alternatives.map((food) => (
        <Button key={food.id} variant="secondary" onClick={() => onPick(food)}>
          {food.name}
        </Button>
      ))}
    </div>
  )
}

function AmountChoices({ item, onChange }: Pick<ItemSheetProps, 'item' | 'onChange'>) {
  const { food } = item
  // While a weight is being typed it may be empty or too large; the plate keeps the last valid one.
  const [typedGrams, setTypedGrams] = useState<number | null>(item.grams)
  const change = (amount: Amount) => {
    setTypedGrams(amount.grams)
    onChange(resizedItem(item, amount))
  }
  const weigh = (grams: number | null) => {
    setTypedGrams(grams)
    if (grams !== null && grams > 0 && grams <= heaviestGrams) {
      onChange(resizedItem(item, amountInGrams(food, grams)))
    }
  }
  const { sizes } = portionSteps(measured(food))
  const unit = amountUnit(food, item.measure)
  const chosenSize = sizes.find(({ grams, measure }) => grams === item.grams && measure === item.measure)
  const measures = offeredMeasures(food).map((name) => ({ value: name, label: name }))
  return (
    <>
      <QuantityStepper item={item} onChange={change} />
      <SingleChoiceChips
        legend="Tamanho da porção"
        options={sizes.map((size) => ({
          value: size.label,
          label: `${size.label} · ${spokenAmount(food, size)}`,
        }))}
        value={chosenSize?.label ?? null}
        onChange={(label) => {
          const size = sizes.find((one) => one.label === label)
          if (size) change(size)
        }}
      />
      <SingleChoiceChips
        legend="Medida caseira"
        options={measures}
        value={item.measure}
        onChange={(measure) => change(oneOf(food, measure))}
      />
      {!hidesNumbers(food) && (
        <NumberField
          label={unit === 'ml' ? 'Volume' : 'Peso'}
          unit={unit}
          value={typedGrams}
          decimals={1}
          error={typedGrams !== null && typedGrams > heaviestGrams ? 'Até 3.000 por item.' : undefined}
          onChange={weigh}
        />
      )}
    </>
  )
}

/** `[−] 2 conchas [+]`: any number of the chosen measure; the line above announces the change. */
function QuantityStepper({ item, onChange }: { item: PlateItem; onChange: (amount: Amount) => void }) {
  return (
    <div role="group" aria-label="Quantidade" className="flex items-center gap-3">
      <IconButton
        label="Menos"
        tone="tinted"
        icon={<Minus size={20} />}
        onClick={() => onChange(stepped(item, -1))}
      />
      <p className="flex-1 text-center text-lg font-semibold">{spokenAmount(item.food, item)}</p>
      <IconButton
        label="Mais"
        tone="tinted"
        icon={<Plus size={20} />}
        onClick={() => onChange(stepped(item, 1))}
      />
    </div>
  )
}
