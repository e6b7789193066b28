import type { FoodRow } from '#contract/day/foods.ts'
import type { PlateItem, PlatePart } from '#contract/day/meals.ts'
import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { itemWithNewPart, itemWithPart } from '../shared/plate-items.ts'
import { LazyFoodSearch } from '../shared/lazy-food-search.tsx'

interface DishPartsProps {
  item: PlateItem
  onChange: (item: PlateItem) => void
}

/** Step of a part: `stepShare` of its weight in whole grams, at least `leastStepGrams`. */
const leastStepGrams = 1
const stepShare = 0.25

/** Foods inside a dish; each can be made more or less, left out or added. */
export function DishParts({ item, onChange }: DishPartsProps) {
  const [isAdding, setAdding] = useState(false)
  const { parts = [] } = item
  const add = (food: FoodRow) => {
    setAdding(false)
    onChange(itemWithNewPart(item, food))
  }
  return (
    <section aria-label="O que tem dentro" className="flex flex-col gap-2">
      <h3 className="text-base font-semibold">O que tem dentro</h3>
      <ul className="divide-y divide-line">
        {parts.map((part) => (
          <PartRow
            key={part.food_id}
            part={part}
            isOnly={parts.length === 1}
            onGrams={(grams) => onChange(itemWithPart(item, part, grams))}
          />
        ))}
      </ul>
      {isAdding ? (
        <LazyFoodSearch label="O que mais tem?" onPick={add} />
      ) : (
        <Button variant="ghost" className="-ml-4 self-start" onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" size={20} /> Adicionar ingrediente
        </Button>
      )}
    </section>
  )
}

interface PartRowProps {
  part: PlatePart
  isOnly: boolean
  onGrams: (grams: number) => void
}

/** A part that is reduced below `leastStepGrams` is left out, except the last part of a dish. */
function PartRow({ part, isOnly, onGrams }: PartRowProps) {
  const step = Math.max(leastStepGrams, Math.round(part.grams * stepShare))
  const less = part.grams - step
  const isLeftOut = less < leastStepGrams
  return (
    <li className="flex items-center gap-1 py-1">
      <span className="min-w-0 flex-1 leading-snug">
        {part.name}
        <span aria-live="polite" className="block text-sm text-ink-soft">
          {formatNumber(part.grams, 1)} g{part.calories !== null && ` · ${formatKcal(part.calories)}`}
        </span>
      </span>
      <IconButton
        label={isLeftOut ? `Tirar ${part.name}` : `Menos ${part.name}`}
        icon={<Minus size={20} />}
        disabled={isLeftOut && isOnly}
        onClick={() => onGrams(isLeftOut ? 0 : less)}
      />
      <IconButton
        label={`Mais ${part.name}`}
        icon={<Plus size={20} />}
        onClick={() => onGrams(part.grams + step)}
      />
    </li>
  )
}
