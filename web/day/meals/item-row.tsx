import type { PlateItem } from '#contract/day/meals.ts'
import { Minus, Plus } from 'lucide-react'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { classNames } from '../../ui/style/class-names.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { stepped } from './amount-steps.ts'
import { amountText } from './amount-copy.ts'
import type { Amount } from '../shared/plate-items.ts'

interface ItemRowProps {
  item: PlateItem
  onAmount: (amount: Amount) => void
  onOpen: () => void
}

const uncertainBelow = 0.5

function partNames(parts: NonNullable<PlateItem['parts']>): string {
  return parts.map(({ name }) => name.toLowerCase()).join(', ')
}

/** Food on the plate: the amount changes in place, everything else opens by its name. */
export function ItemRow({ item, onAmount, onOpen }: ItemRowProps) {
  const isUncertain = item.confidence < uncertainBelow
  const amount = amountText(item.food, item)
  return (
    <li className="flex flex-wrap items-stretch gap-1 py-1.5">
      <button
        type="button"
        onClick={onOpen}
        className={classNames(
          'flex min-h-16 min-w-0 flex-1 basis-36 flex-col items-start rounded-control text-left',
          // Name beside energy, amount beside its stepper.
          item.calories === null ? 'justify-center py-1' : 'gap-2 pt-[3px] pb-1',
        )}
      >
        <span className="leading-snug font-semibold">
          <span className="sr-only">Ajustar </span>
          {item.name}
        </span>
        <span aria-live="polite" className="text-sm text-pretty wrap-anywhere text-ink-soft">
          {amount}
        </span>
        {item.is_own_amount && <span className="text-xs text-ink-soft">Sua porção de costume</span>}
        {item.parts && item.parts.length > 1 && (
          <span className="text-xs text-pretty text-ink-soft">{partNames(item.parts)}</span>
        )}
        {item.saved_meal && <span className="text-xs text-ink-soft">De “{item.saved_meal}”</span>}
        {item.stands_in_for && (
          <span className="text-xs text-ink-soft">“{item.stands_in_for}”: contei como este</span>
        )}
        {isUncertain && (
          <span className="mt-1 rounded-full bg-gema-soft px-2 py-0.5 text-xs font-semibold">
            Confira este item
          </span>
        )}
      </button>
      <div className="-mr-2 ml-auto flex shrink-0 flex-col items-end justify-center">
        {item.calories !== null && (
          <span className="pt-1 pr-3 text-sm font-semibold">{formatKcal(item.calories)}</span>
        )}
        <div className="flex">
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
        </div>
      </div>
    </li>
  )
}
