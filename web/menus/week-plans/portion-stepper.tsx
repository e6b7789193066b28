import type { MealPart } from '#contract/menus/menus.ts'
import { formatQuantity } from '#nutrition/foods/measures/measure-names.ts'
import { Minus, Plus } from 'lucide-react'
import { formatKcal } from '../../ui/format/units-pt-br.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'

const step = 0.5
const least = 0.5
const most = 2

interface PortionStepperProps {
  part: MealPart
  onChange: (portions: number) => void
}

/** Portions of one dish, in halves. */
export function PortionStepper({ part, onChange }: PortionStepperProps) {
  const { name, portions, nutrition_per_portion: one } = part
  return (
    <div
      role="group"
      aria-label={`Porções de ${name}`}
      className="flex items-center justify-between gap-2 rounded-control bg-line/40 p-1"
    >
      <IconButton
        label={`Menos ${name}`}
        icon={<Minus size={20} />}
        disabled={portions <= least}
        onClick={() => onChange(portions - step)}
      />
      <p aria-live="polite" aria-atomic="true" className="text-center leading-tight">
        <span className="font-semibold">
          {formatQuantity(portions)} {portions < 2 ? 'porção' : 'porções'}
        </span>
        <span className="block text-xs text-ink-soft">{formatKcal(one.kcal * portions)}</span>
      </p>
      <IconButton
        label={`Mais ${name}`}
        icon={<Plus size={20} />}
        disabled={portions >= most}
        onClick={() => onChange(portions + step)}
      />
    </div>
  )
}
