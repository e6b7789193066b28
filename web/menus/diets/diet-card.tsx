import type { Diet } from '#contract/menus/diets.ts'
import type { DayType } from '#nutrition/menu/request/week.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { templateText } from './diet-copy.ts'
import { DietFacts, DietHeading } from './diet-facts.tsx'
import { OutdatedNotice } from './outdated-notice.tsx'
import { isBeingGenerated } from './queries.ts'
import { useOpenGeneration } from './use-open-generation.ts'
import { useActivation } from './use-diet-actions.ts'

interface DietCardProps {
  diet: Diet
  dayType: DayType
}

/** Card of an inactive diet, with its activation. */
export function DietCard({ diet, dayType }: DietCardProps) {
  return (
    <Card className="relative flex flex-col gap-3" aria-label={diet.name}>
      <DietHeading diet={diet} level="h3" />
      {diet.meal_plan_generated && <p className="text-sm text-ink-soft">{templateText}</p>}
      <DietFacts diet={diet} dayType={dayType} />
      {diet.is_outdated && diet.meal_plan_generated && <OutdatedNotice diet={diet} />}
      {!isBeingGenerated(diet) && (
        <div className="relative z-10 flex">
          <NextStep diet={diet} />
        </div>
      )}
    </Card>
  )
}

function NextStep({ diet }: { diet: Diet }) {
  const activation = useActivation(diet.id, 'list')
  if (!diet.meal_plan_generated) return <Generate diet={diet} />
  return (
    <Button
      variant="secondary"
      wide
      busy={activation.isPending}
      busyLabel="Ativando…"
      onClick={() => activation.mutate()}
    >
      Ativar dieta
    </Button>
  )
}

function Generate({ diet }: { diet: Diet }) {
  const generate = useOpenGeneration(diet.id)
  return (
    <Button wide onClick={generate}>
      Gerar cardápio
    </Button>
  )
}
