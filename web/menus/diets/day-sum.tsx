import type { DayTargets, MenuNutrition } from '#contract/menus/menus.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'

interface DaySumProps {
  title: string
  total: MenuNutrition
  targets: DayTargets
  /** Whether a meal of the day has no recipe, so that the sum leaves it out. */
  isPartial: boolean
}

/** Sum of the day's meals against its targets. */
export function DaySum({ title, total, targets, isPartial }: DaySumProps) {
  const grams = [
    ['Proteína', total.protein_g, targets.protein_g],
    ['Carboidrato', total.carbs_g, targets.carb_g],
    ['Gordura', total.fat_g, targets.fat_g],
    ['Fibra', total.fiber_g, targets.fiber_g],
  ] as const
  return (
    <div className="flex flex-col gap-3 rounded-card bg-folha-soft p-4 high-contrast:border">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-sm font-semibold">{title}</h3>
        <p>
          <span className="font-display text-xl font-bold">{formatNumber(total.kcal)}</span>{' '}
          <span className="text-sm">de {formatNumber(targets.kcal)} kcal</span>
        </p>
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-x-1.5 gap-y-2">
        {grams.map(([name, planned, target]) => (
          <div key={name} className="flex flex-col">
            <dt className="text-xs">{name}</dt>
            <dd>
              <span className="block leading-tight font-semibold">{formatNumber(planned)}</span>
              <span className="block text-xs">de {formatNumber(target)}&nbsp;g</span>
            </dd>
          </div>
        ))}
      </dl>
      {isPartial && <p className="text-xs">Conta só as refeições com receita.</p>}
    </div>
  )
}
