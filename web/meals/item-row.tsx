import type { PlateItem } from '#contract/meals.ts'
import { Minus, Plus } from 'lucide-react'
import { formatKcal } from '../ui/format-pt-br.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { amountInWords } from './amount-words.ts'
import { type Amount, amountInGrams, amountInMeasure } from './plate-items.ts'

interface ItemRowProps {
  item: PlateItem
  onAmount: (amount: Amount) => void
  onOpen: () => void
}

const uncertainBelow = 0.5
const gramStep = 10

/** One tap more or less; half a measure below two, a whole one above. */
function stepped({ food, measure, quantity, grams }: PlateItem, direction: 1 | -1): Amount {
  if (measure === 'grama' || measure === 'ml') {
    return amountInGrams(food, Math.max(gramStep, grams + direction * gramStep))
  }
  const step = quantity < 2 || (direction < 0 && quantity <= 2) ? 0.5 : 1
  return amountInMeasure(food, measure, Math.max(0.5, quantity + direction * step))
}

/** A food on the plate: its amount is changed on the spot, everything else behind its name. */
export function ItemRow({ item, onAmount, onOpen }: ItemRowProps) {
  const isUncertain = item.confidence < uncertainBelow
  return (
    <li className="flex items-center gap-1 py-2">
      <button
        type="button"
        onClick={onOpen}
        aria-label={`Ajustar ${item.name}, ${amountInWords(item.food, item)}`}
        className="flex min-h-13 min-w-0 flex-1 flex-col items-start justify-center rounded-control py-1 text-left"
      >
        <span className="font-semibold">{item.name}</span>
        <span className="text-sm text-ink-soft">
          {amountInWords(item.food, item)}
          {item.calories !== null && <> · {formatKcal(item.calories)}</>}
        </span>
        {isUncertain && <span className="text-sm font-semibold text-ink">Confira este item</span>}
      </button>
      <IconButton
        label={`Menos ${item.name}`}
        icon={<Minus size={20} />}
        onClick={() => onAmount(stepped(item, -1))}
      />
      <IconButton
        label={`Mais ${item.name}`}
        icon={<Plus size={20} />}
        onClick={() => onAmount(stepped(item, 1))}
      />
    </li>
  )
}
