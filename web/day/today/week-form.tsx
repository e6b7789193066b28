import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { saveObservations, loadObservations } from '../../menus/shared/observations-draft.ts'
import { type Observations, ObservationsField } from '../../menus/shared/observations-field.tsx'
import { ObservationsFold } from '../../menus/shared/observations-fold.tsx'
import type { useGenerateWeek } from '../../menus/week-plans/queries.ts'

interface WeekFormProps {
  isGenerating: boolean
  onGenerate: ReturnType<typeof useGenerateWeek>['generate']
}

/** Creates the plan of a week, with notes that are read back while they are typed. */
export function WeekForm({ isGenerating, onGenerate }: WeekFormProps) {
  const [value, setValue] = useState<Observations>(() => ({
    text: loadObservations(),
    removed: [],
    removedHealth: [],
  }))
  return (
    <Card aria-labelledby="semana" className="flex flex-col gap-2">
      <h2 id="semana" className="text-lg font-bold">
        Plano da semana
      </h2>
      <p className="text-sm text-ink-soft">Sete dias da sua dieta, com o que esta semana tem de diferente.</p>
      <ObservationsFold startsOpen={value.text !== ''}>
        <ObservationsField
          hideLabel
          value={value}
          disabled={isGenerating}
          onChange={(next) => {
            setValue(next)
            saveObservations(next.text)
          }}
        />
      </ObservationsFold>
      <Button
        wide
        variant="secondary"
        busy={isGenerating}
        busyLabel="Gerando cardápio…"
        onClick={() =>
          onGenerate({
            observations: value.text.trim(),
            removed: [...value.removed],
            removed_health: [...value.removedHealth],
          })
        }
      >
        Gerar cardápio
      </Button>
      <LinkButton to="/semana" variant="ghost" wide>
        Ver a semana da dieta
      </LinkButton>
    </Card>
  )
}
