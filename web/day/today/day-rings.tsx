import type { Today } from '#contract/day/today.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { formatNumber } from '../../ui/format/format-pt-br.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ProgressRing } from '../../ui/charts/progress-ring.tsx'
import { ringTone } from '../../ui/charts/ring-tone.ts'
import { hasEaten } from './eaten-meals.ts'

const sourceLabels = { diet_plan: 'Do cardápio', scan: 'Pela foto', manual: 'Anotado' } as const

/** Diameter in pixels with which three rings fit a narrow phone. */
const ringPx = 84

interface Ring {
  name: string
  nutrient: 'energy' | 'protein' | 'fiber'
  unit: 'kcal' | 'g'
  consumed: number
  target: number | null
  percentage: number | null
}

/** Calories, protein and fiber of the day, against the targets if there are any. */
export function DayRings({ today }: { today: Today }) {
  const { plan, progress } = today
  if (plan.consumed_calories === null) return null
  const rings: Ring[] = [
    {
      name: 'Calorias',
      nutrient: 'energy',
      unit: 'kcal',
      consumed: plan.consumed_calories,
      target: plan.target_calories,
      percentage: progress.calories,
    },
    {
      name: 'Proteína',
      nutrient: 'protein',
      unit: 'g',
      consumed: plan.consumed_protein_g ?? 0,
      target: plan.target_protein_g,
      percentage: progress.protein_g,
    },
    {
      name: 'Fibra',
      nutrient: 'fiber',
      unit: 'g',
      consumed: plan.consumed_fiber_g ?? 0,
      target: plan.target_fiber_g,
      percentage: progress.fiber_g,
    },
  ]
  return (
    <Card aria-labelledby="progresso" className="flex flex-col gap-4">
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-2">
        <h2 id="progresso" className="text-lg font-bold">
          Progresso do dia
        </h2>
        {hasEaten(today) && (
          <Badge tone="leaf">
            <span className="sr-only">Registro: </span>
            {sourceLabels[plan.data_source]}
          </Badge>
        )}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] justify-items-center gap-x-1 gap-y-3">
        {rings.map((ring) => (
          <RingOfDay key={ring.name} {...ring} />
        ))}
      </div>
      {!today.questionnaire_completed && <AskForTargets />}
    </Card>
  )
}

function RingOfDay({ name, nutrient, unit, consumed, target, percentage }: Ring) {
  const eaten = formatNumber(consumed, unit === 'g' ? 1 : 0)
  const goal = target === null ? null : formatNumber(target)
  const story =
    goal === null || percentage === null
      ? `${name}: ${eaten} ${unit}, ainda sem meta`
      : `${name}: ${eaten} de ${goal} ${unit}, ${formatNumber(percentage)}%`
  return (
    <div className="flex w-full flex-col items-center gap-1.5">
      <ProgressRing
        size={ringPx}
        thickness={9}
        percentage={percentage ?? 0}
        tone={ringTone(percentage ?? 0, nutrient)}
        label={story}
      >
        <span className="block font-display text-lg leading-tight font-bold">{eaten}</span>
        <span className="block text-xs text-ink-soft">
          {goal === null ? unit : unit === 'g' ? `de ${goal} g` : `de ${goal}`}
        </span>
      </ProgressRing>
      <span aria-hidden="true" className="text-center">
        <span className="block text-sm font-semibold">{name}</span>
        {percentage !== null && (
          <span className="block text-xs text-ink-soft">{formatNumber(percentage)}%</span>
        )}
      </span>
    </div>
  )
}

function AskForTargets() {
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-4">
      <p className="text-sm">Suas metas aparecem nos anéis depois do questionário: 2 a 3 minutos.</p>
      <LinkButton to="/onboarding" variant="secondary" wide>
        Responder o questionário
      </LinkButton>
    </div>
  )
}
