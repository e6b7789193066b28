import type { Today } from '#contract/day/today.ts'
import type { ReactNode } from 'react'
import { Card } from '../../ui/layout/card.tsx'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { ProgressRing } from '../../ui/charts/progress-ring.tsx'
import { ringTone } from '../../ui/charts/ring-tone.ts'
import { classNames } from '../../ui/style/class-names.ts'
import { hasEaten } from './eaten-meals.ts'

const sourceLabels = { diet_plan: 'Do cardápio', scan: 'Pela foto', manual: 'Anotado' } as const

interface DaySummaryProps {
  today: Today
  /** A day that is over: nothing is left to eat of it. */
  isOver?: boolean
  /** Names of the macros that are lower bounds, beside a fiber that the day states as one. */
  lowerBounds?: readonly string[]
  /** Line under the numbers. */
  children?: ReactNode
}

/** Energy and macros eaten on the day and what is left of them, against the targets if there are any. */
export function DaySummary({ today, isOver, lowerBounds = [], children }: DaySummaryProps) {
  const { plan, progress } = today
  const { consumed_calories: consumed, target_calories: target } = plan
  if (consumed === null) return null
  const partial = [plan.fiber_is_partial && 'Fibra', ...lowerBounds]
  const eaten = formatNumber(consumed)
  const left = target === null || isOver ? 0 : Math.round(target - consumed)
  return (
    <Card aria-labelledby="progresso" className="flex min-h-49 flex-col gap-2 px-4 py-4">
      <h2 id="progresso" className="sr-only">
        Progresso do dia
      </h2>
      <div className="flex flex-wrap items-center justify-center gap-x-3.5 gap-y-3">
        <ProgressRing
          // About as high as the four rows of macros beside it, which fit a narrow phone.
          size={112}
          thickness={10}
          percentage={progress.calories ?? 0}
          tone={ringTone(progress.calories ?? 0, 'energy')}
          label={storyOf({ name: 'Calorias', unit: 'kcal', consumed, target })}
        >
          <EnergyWords eaten={eaten} left={left} />
        </ProgressRing>
        <div className="flex min-w-36 flex-1 flex-col gap-2">
          {macrosOf(plan, partial).map((macro) => (
            <MacroOfDay key={macro.name} {...macro} />
          ))}
        </div>
      </div>
      {left > 0 && <p className="sr-only">{`${leftVerb(left)} ${formatNumber(left)} kcal`}</p>}
      <p className="text-center text-sm text-ink-soft">
        {target === null ? `${eaten} kcal` : `${eaten} de ${formatNumber(target)} kcal`}
        {hasEaten(today) && (
          <>
            {' · '}
            <span className="sr-only">Registro: </span>
            {sourceLabels[plan.data_source]}
          </>
        )}
      </p>
      {children}
    </Card>
  )
}

/** `Faltam 1.011 kcal`; without a target or with nothing left, what was eaten, without judging it. */
function EnergyWords({ eaten, left }: { eaten: string; left: number }) {
  const isOpen = left > 0
  return (
    <>
      {isOpen && <span className="block text-sm text-ink-soft">{leftVerb(left)}</span>}
      <span className="block font-display text-2xl leading-tight font-bold">
        {isOpen ? formatNumber(left) : eaten}
      </span>
      <span className="block text-sm text-ink-soft">kcal</span>
    </>
  )
}

const leftVerb = (kcal: number) => (kcal === 1 ? 'Falta' : 'Faltam')

interface Amount {
  name: string
  unit: 'kcal' | 'g'
  /** `null` if it is not known. */
  consumed: number | null
  target: number | null
  /** Whether `consumed` is a lower bound. */
  isPartial?: boolean | undefined
}

function storyOf({ name, unit, consumed, target, isPartial }: Amount): string {
  if (consumed === null) return `${name}: não se sabe`
  const eaten = `${isPartial ? atLeast : ''}${formatNumber(consumed, unit === 'g' ? 1 : 0)}`
  if (target === null || target <= 0) return `${name}: ${eaten} ${unit}, ainda sem meta`
  return `${name}: ${eaten} de ${formatNumber(target)} ${unit}, ${formatNumber(shareOf(consumed, target))}%`
}

const atLeast = 'pelo menos '

/** Share of a target in whole percent, as the server computes it. */
function shareOf(consumed: number, target: number): number {
  return Math.round((consumed / target) * 100)
}

function macrosOf(plan: Today['plan'], partial: readonly unknown[]): readonly Amount[] {
  return [
    { name: 'Proteína', consumed: plan.consumed_protein_g, target: plan.target_protein_g },
    { name: 'Carboidrato', consumed: plan.consumed_carbs_g, target: plan.target_carbs_g },
    { name: 'Gordura', consumed: plan.consumed_fat_g, target: plan.target_fat_g },
    { name: 'Fibra', consumed: plan.consumed_fiber_g, target: plan.target_fiber_g },
  ].map((macro) => ({ ...macro, unit: 'g', isPartial: partial.includes(macro.name) }))
}

const grounds = { primary: 'bg-folha', success: 'bg-limao', warning: 'bg-gema' } as const

function MacroOfDay(macro: Amount) {
  const { name, consumed, target, isPartial } = macro
  const share = target && consumed !== null ? shareOf(consumed, target) : 0
  const tone = ringTone(share, name === 'Fibra' ? 'fiber' : 'protein')
  return (
    <div role="img" aria-label={storyOf(macro)} className="flex flex-col gap-1">
      <span
        aria-hidden="true"
        className="flex flex-wrap items-baseline justify-between gap-x-1 text-sm leading-tight"
      >
        <span className="text-xs text-ink-soft">{name}</span>
        <span className="whitespace-nowrap">
          {isPartial && consumed !== null && <span className="text-xs text-ink-soft">{atLeast}</span>}
          <span className="font-semibold">{consumed === null ? '–' : formatNumber(consumed)}</span>
          <span className="text-ink-soft">{target === null ? ' g' : ` de ${formatNumber(target)} g`}</span>
        </span>
      </span>
      <span aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-line">
        <span
          className={classNames('block h-full rounded-full', grounds[tone])}
          style={{ width: `${Math.min(100, share)}%` }}
        />
      </span>
    </div>
  )
}
