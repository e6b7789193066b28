import type { Diet } from '#contract/menus/diets.ts'
import type { DayType } from '#nutrition/menu/request/week.ts'
import { Link } from '@tanstack/react-router'
import { Badge } from '../../ui/layout/badge.tsx'
import { formatList } from '../../ui/format/list-pt-br.ts'
import { DietOptions } from './diet-options.tsx'
import { isBeingGenerated } from './queries.ts'
import { TargetFacts } from './target-facts.tsx'
import { targetsOf } from './week-menu.ts'

interface DietHeadingProps {
  diet: Diet
  /** Heading level on its screen. */
  level: 'h2' | 'h3'
}

/** Name and state of a diet. The name's link covers the whole card; other controls lie above it. */
export function DietHeading({ diet, level: Heading }: DietHeadingProps) {
  return (
    <div className="flex items-start justify-between gap-2">
      <div className="flex min-w-0 flex-col items-start gap-1.5">
        <DietState diet={diet} />
        <Heading className="text-xl font-bold">
          <Link to="/dietas/$dietId" params={{ dietId: diet.id }} className="block covers-card">
            {diet.name}
          </Link>
        </Heading>
      </div>
      <div className="relative z-10 -mt-1.5 -mr-2.5">
        <DietOptions diet={diet} />
      </div>
    </div>
  )
}

function DietState({ diet }: { diet: Diet }) {
  if (diet.is_stuck) return <Badge tone="danger">Travada</Badge>
  if (isBeingGenerated(diet)) return <Badge tone="info">Gerando cardápio…</Badge>
  if (diet.is_active) return <Badge tone="leaf">Ativa</Badge>
  if (!diet.meal_plan_generated) return <Badge tone="warning">Sem cardápio</Badge>
  return null
}

interface DietFactsProps {
  diet: Diet
  dayType: DayType
}

export function DietFacts({ diet, dayType }: DietFactsProps) {
  return (
    <>
      <TargetFacts targets={targetsOf(diet, dayType)} />
      <DietTags diet={diet} />
    </>
  )
}

export function DietTags({ diet }: { diet: Diet }) {
  const { styles_required: styles, disallowed_tags: avoided } = diet
  if (styles.length + avoided.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line pt-3 text-sm">
      {styles.length > 0 && (
        <ul aria-label="Estilos" className="flex flex-wrap gap-1.5">
          {styles.map((style) => (
            <li key={style}>
              <Badge>{style}</Badge>
            </li>
          ))}
        </ul>
      )}
      {avoided.length > 0 && (
        <p className="text-ink-soft">
          Leva em conta: <span className="font-semibold text-ink">{formatList(avoided)}</span>
        </p>
      )}
    </div>
  )
}
