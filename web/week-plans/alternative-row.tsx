import type { Alternative } from '#contract/week-plans.ts'
import { DishName } from '../menus/meal-card.tsx'
import { LazyPlate } from '../plate/lazy-plate.tsx'
import { formatNumber } from '../ui/format-pt-br.ts'
import { changeText } from './week-words.ts'

interface AlternativeRowProps {
  alternative: Alternative
  /** Against the meal it replaces; where there is none, its own numbers. */
  isCompared: boolean
  onPick: () => void
}

export function AlternativeRow({ alternative, isCompared, onPick }: AlternativeRowProps) {
  const { meal } = alternative
  return (
    <button
      type="button"
      onClick={onPick}
      className="flex w-full flex-col gap-2 rounded-card border border-line bg-surface p-3 text-left hover:border-folha hover:bg-folha-soft"
    >
      <span className="flex w-full items-center gap-3">
        <span aria-hidden="true" className="-my-1 -ml-1 block w-22 shrink-0">
          <LazyPlate items={meal.ingredients} decorative />
        </span>
        <span className="min-w-0 flex-1 font-display leading-snug font-bold">
          <DishName meal={meal} />
        </span>
      </span>
      <span className="grid w-full grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-1 text-center">
        {factsOf(alternative, isCompared).map(([name, value]) => (
          <span key={name} className="flex flex-col rounded-control bg-line/40 px-1 py-1.5">
            <span className="text-sm font-semibold">{value}</span>
            <span className="text-xs text-ink-soft">{name}</span>
          </span>
        ))}
      </span>
    </button>
  )
}

function factsOf({ meal, changes }: Alternative, isCompared: boolean) {
  if (isCompared) {
    return [
      ['energia', changeText(changes.kcal, 'kcal')],
      ['proteína', changeText(changes.protein_g, 'g')],
      ['fibra', changeText(changes.fiber_g, 'g')],
      ['tempo', changeText(changes.minutes, 'min')],
    ] as const
  }
  const { nutrition, preparation_time_min: preparing, cooking_time_min: cooking } = meal
  return [
    ['energia', `${formatNumber(nutrition.kcal)}\u00a0kcal`],
    ['proteína', `${formatNumber(nutrition.protein_g)}\u00a0g`],
    ['fibra', `${formatNumber(nutrition.fiber_g)}\u00a0g`],
    ['tempo', `${preparing + cooking}\u00a0min`],
  ] as const
}
