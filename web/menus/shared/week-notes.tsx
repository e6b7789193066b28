import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import type { useGenerateWeek } from '../week-plans/queries.ts'
import { loadObservations, saveObservations } from './observations-draft.ts'
import { type Observations, ObservationsField } from './observations-field.tsx'
import { ObservationsFold } from './observations-fold.tsx'

interface WeekNotesProps {
  isGenerating: boolean
  onGenerate: ReturnType<typeof useGenerateWeek>['generate']
}

/** Notes for a week, read back while they are typed and kept as a draft, and the button that generates its menu. */
export function WeekNotes({ isGenerating, onGenerate }: WeekNotesProps) {
  const [value, setValue] = useState<Observations>(() => ({
    text: loadObservations(),
    removed: [],
    removedHealth: [],
  }))
  const change = (next: Observations) => {
    setValue(next)
    saveObservations(next.text)
  }
  const generate = () =>
    onGenerate({
      observations: value.text.trim(),
      removed: [...value.removed],
      removed_health: [...value.removedHealth],
    })
  return (
    <>
      <ObservationsFold startsOpen={value.text !== ''}>
        <ObservationsField hideLabel value={value} onChange={change} disabled={isGenerating} />
      </ObservationsFold>
      <Button wide variant="secondary" busy={isGenerating} busyLabel="Gerando cardápio…" onClick={generate}>
        Gerar cardápio
      </Button>
    </>
  )
}
