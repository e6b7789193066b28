import type { MenuMeal } from '#contract/menus/menus.ts'
import type { Alternative } from '#contract/menus/week-plans.ts'
import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { besidesText, changeText, mainName } from './meal-copy.ts'

interface AlternativeRowProps {
  alternative: Alternative
  /** Meal that the alternative would replace. */
  current: MenuMeal
  onPick: () => void
}

export function AlternativeRow({ alternative, current, onPick }: AlternativeRowProps) {
  const { meal, cautions } = alternative
  const besides = besidesText(meal, current)
  return (
    <button
      type="button"
      onClick={onPick}
      className="flex w-full flex-col gap-2.5 rounded-card border border-line bg-surface p-3 text-left hover:border-folha hover:bg-folha-soft"
    >
      <span className="flex w-full flex-wrap items-center gap-3">
        <span aria-hidden="true" className="-my-1 -ml-1 block w-22 shrink-0">
          <LazyPlate items={meal.plate.foods} vessel={meal.plate.vessel ?? undefined} decorative />
        </span>
        <span className="flex min-w-0 flex-1 basis-[9rem] flex-col gap-0.5">
          <span className="font-display text-lg leading-snug font-bold text-balance">{mainName(meal)}</span>
          {besides && <span className="text-sm text-ink-soft">{besides}</span>}
        </span>
      </span>
      <span className="grid w-full grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-1 text-center">
        {factsOf(alternative, current).map(([name, value]) => (
          <span key={name} className="flex flex-col rounded-control bg-line/40 px-1 py-1.5">
            <span className="text-sm font-semibold whitespace-nowrap">{value}</span>
            <span className="text-xs text-ink-soft">{name}</span>
          </span>
        ))}
      </span>
      {cautions.map((text) => (
        <span key={text} className="text-sm">
          {text}
        </span>
      ))}
    </button>
  )
}

/** Differences to the current meal; the alternative's own figures if the current meal has no recipe. */
function factsOf({ meal, changes }: Alternative, { kind }: MenuMeal) {
  if (kind === 'cooked') {
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
