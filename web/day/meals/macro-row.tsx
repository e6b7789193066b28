import type { Nutrients } from '#contract/day/foods.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'

/** Macros side by side, with the decimals that rows and totals share. */
export function MacroRow({ nutrients }: { nutrients: Nutrients }) {
  const macros = [
    ['Proteína', nutrients.protein_g],
    ['Carboidrato', nutrients.carbs_g],
    ['Gordura', nutrients.fat_g],
    ['Fibra', nutrients.fiber_g],
  ] as const
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-2 text-center">
      {macros.map(([name, grams]) => (
        <div key={name} className="flex flex-col-reverse rounded-control bg-line/40 px-0.5 py-2">
          <dt className="text-xs text-ink-soft">{name}</dt>
          <dd className="font-semibold">
            {grams !== null && name === 'Fibra' && nutrients.fiber_is_partial && (
              <span className="block text-xs font-normal text-ink-soft">pelo menos</span>
            )}
            {grams === null ? '–' : `${formatNumber(grams, 1)} g`}
          </dd>
        </div>
      ))}
    </dl>
  )
}
