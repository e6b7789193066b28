import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { loadObservations, saveObservations } from '../shared/observations-draft.ts'
import { ObservationsFold } from '../shared/observations-fold.tsx'
import { type Observations, ObservationsField } from '../shared/observations-field.tsx'
import { useGenerateWeek } from './queries.ts'

/**
 * Shows that the week follows the active diet, with a button that generates the week's own plan, with observations if
 * any are written.
 */
export function DietWeek({ plan }: { plan: WeekPlan }) {
  const { generate, isGenerating } = useGenerateWeek(plan.week_start)
  const [value, setValue] = useState<Observations>(() => ({
    text: loadObservations(),
    removed: [],
    removedHealth: [],
  }))
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
      <ObservationsFold startsOpen={value.text !== ''}>
        <ObservationsField hideLabel value={value} onChange={change} disabled={isGenerating} />
      </ObservationsFold>
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
