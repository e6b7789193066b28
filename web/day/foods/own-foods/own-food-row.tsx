import type { OwnFood } from '#contract/day/own-foods.ts'
import { describePortion } from '#nutrition/foods/measures/portion-description.ts'
import { portionOf } from '#nutrition/foods/portion.ts'
import { nutritionOfNutrients } from '#contract/nutrition-values.ts'
import { Trash2 } from 'lucide-react'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { formatKcal } from '../../../ui/format/units-pt-br.ts'
import { measured } from '../../shared/plate-items.ts'
import { FrontWarnings } from '../front-warnings.tsx'

interface OwnFoodRowProps {
  own: OwnFood
  onOpen: () => void
  onRemove: () => void
}

/** Own food in the list: its name opens it, unless the account sees no numbers. */
export function OwnFoodRow({ own: { food, label }, onOpen, onRemove }: OwnFoodRowProps) {
  const words = (
    <>
      <span className="leading-snug font-semibold wrap-anywhere">{food.name}</span>
      <PortionText food={food} />
      <FrontWarnings warnings={food.front_warnings} />
    </>
  )
  const look = 'flex min-h-14 min-w-0 flex-1 flex-col items-start justify-center gap-1 py-2 text-left'
  return (
    <li className="flex items-center gap-2 py-1">
      {label ? (
        <button type="button" className={`${look} rounded-control`} onClick={onOpen}>
          <span className="sr-only">Corrigir </span>
          {words}
        </button>
      ) : (
        <div className={look}>{words}</div>
      )}
      <IconButton
        label={`Apagar ${food.name}`}
        icon={<Trash2 size={20} />}
        className="-mr-2"
        onClick={onRemove}
      />
    </li>
  )
}

/** Usual portion and its energy, `1 dose (30 g) · 118 kcal`; without numbers only the measure. */
function PortionText({ food }: Pick<OwnFood, 'food'>) {
  const per100g = nutritionOfNutrients(food.per_100g)
  const { spoken, text } = describePortion(measured(food), food.default_grams)
  return (
    <span className="text-sm text-ink-soft">
      {per100g ? text : spoken}
      {per100g && ` · ${formatKcal(portionOf({ per100g }, food.default_grams).kcal)}`}
    </span>
  )
}
