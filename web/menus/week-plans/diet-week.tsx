import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { loadObservations, saveObservations } from '../shared/observations-draft.ts'
import { type Observations, ObservationsField } from './observations-field.tsx'
import { useGenerateWeek } from './queries.ts'

/** Says that the week follows the active diet, and generates its own plan, with observations if any are written. */
export function DietWeek({ plan }: { plan: WeekPlan }) {
  const { generate, isGenerating } = useGenerateWeek(plan.week_start)
  const [value, setValue] = useState<Observations>(() => ({
    text: loadObservations(),
    removed: [],
    removedHealth: [],
  }))
  const [startsOpen] = useState(value.text !== '')
  const change = (next: Observations) => {
    setValue(next)
    saveObservations(next.text)
  }
  return (
    <Card aria-labelledby="semana-da-dieta" className="flex flex-col gap-2">
      <h2 id="semana-da-dieta" className="text-lg font-bold">
        Esta semana segue a sua dieta
      </h2>
      <p className="text-sm text-ink-soft">
        Troque o que quiser abaixo, ou gere um cardápio com o que esta semana tem de diferente.
      </p>
      <details open={startsOpen} className="group">
        <summary className="flex min-h-11 list-none items-center justify-between gap-2 font-semibold">
          Observações desta semana
          <ChevronDown
            aria-hidden="true"
            size={20}
            className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="pb-2">
          <ObservationsField hideLabel value={value} onChange={change} disabled={isGenerating} />
        </div>
      </details>
      <Button
        wide
        variant="secondary"
        busy={isGenerating}
        busyLabel="Gerando cardápio…"
        onClick={() =>
          generate({
            observations: value.text.trim(),
            removed: [...value.removed],
            removed_health: [...value.removedHealth],
          })
        }
      >
        Gerar cardápio
      </Button>
    </Card>
  )
}
