import type { DayTargets } from '#contract/menus/menus.ts'
import { classNames } from '../../ui/style/class-names.ts'
import { formatNumber } from '../../ui/format/format-pt-br.ts'

interface TargetFactsProps {
  targets: DayTargets
  /** `large` where it is the only large number of the screen. */
  size?: 'large' | 'medium'
}

const kcalPerGram = { protein: 4, carb: 4, fat: 9 }

/** Daily targets: energy in large, and the macronutrients. */
export function TargetFacts({ targets, size = 'medium' }: TargetFactsProps) {
  const { protein_g: protein, carb_g: carb, fat_g: fat, fiber_g: fiber } = targets
  const facts = [
    { name: 'Proteína', grams: protein, ground: 'bg-goiaba', kcal: protein * kcalPerGram.protein },
    { name: 'Carboidrato', grams: carb, ground: 'bg-gema', kcal: carb * kcalPerGram.carb },
    { name: 'Gordura', grams: fat, ground: 'bg-ceu', kcal: fat * kcalPerGram.fat },
    { name: 'Fibra', grams: fiber, ground: 'bg-acai', kcal: 0 },
  ]
  return (
    <div className="flex flex-col gap-3" aria-live="polite" aria-atomic="true">
      <p className="flex flex-wrap items-baseline gap-x-1.5">
        <span className={classNames('font-display font-bold', size === 'large' ? 'text-3xl' : 'text-2xl')}>
          {formatNumber(targets.kcal)}
        </span>
        <span className={classNames('text-ink-soft', size === 'medium' && 'text-sm')}>
          {size === 'large' ? 'kcal por dia' : 'kcal por dia, meta estimada'}
        </span>
      </p>
      <div aria-hidden="true" className="flex h-2 gap-0.5 overflow-hidden rounded-full high-contrast:hidden">
        {facts
          .filter(({ kcal }) => kcal > 0)
          .map(({ name, ground, kcal }) => (
            <span
              key={name}
              className={classNames('transition-[flex-grow] duration-300', ground)}
              style={{ flexGrow: kcal, flexBasis: 0 }}
            />
          ))}
      </div>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-x-1.5 gap-y-3">
        {facts.map(({ name, grams, ground }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd className="flex items-center gap-1.5 font-semibold">
              <span
                aria-hidden="true"
                className={classNames('size-2 shrink-0 rounded-full high-contrast:hidden', ground)}
              />
              {formatNumber(grams)}&nbsp;g
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
