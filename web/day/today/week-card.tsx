import type { Today } from '#contract/day/today.ts'
import type { longestObservations } from '#contract/menus/week-plans.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { todayQuery } from '../../api/today.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { saveObservations, loadObservations } from '../../menus/shared/observations-draft.ts'
import { ObservationsFold } from '../../menus/shared/observations-fold.tsx'
import { useGenerateWeek } from '../../menus/week-plans/queries.ts'
import { WeekLink } from '../../menus/shared/week-link.tsx'
import { mondayPlanQuery } from './monday-plan.ts'

const longest: typeof longestObservations = 600

/** Link to the week's plan, else the form that creates it; nothing without an active diet. */
export function WeekCard({ today }: { today: Today }) {
  const { dataUpdatedAt } = useQuery(todayQuery)
  const monday = useQuery(mondayPlanQuery(today, dataUpdatedAt === 0))
  const { generate, isGenerating } = useGenerateWeek(today.date)
  if (!today.active_diet) return null
  if (today.has_week_plan) return <WeekLink />
  return (
    <WeekForm
      isGenerating={isGenerating || monday.isFetching}
      onGenerate={(observations) => generate({ observations })}
    />
  )
}

interface WeekFormProps {
  isGenerating: boolean
  onGenerate: (observations: string) => void
}

function WeekForm({ isGenerating, onGenerate }: WeekFormProps) {
  const [text, setText] = useState(() => loadObservations())
  return (
    <Card aria-labelledby="semana" className="flex flex-col gap-2">
      <h2 id="semana" className="text-lg font-bold">
        Plano da semana
      </h2>
      <p className="text-sm text-ink-soft">Sete dias da sua dieta, com o que esta semana tem de diferente.</p>
      <ObservationsFold startsOpen={text !== ''}>
        <TextArea
          label="Observações desta semana"
          hideLabel
          hint="Por exemplo: sem forno, sexta tem churrasco."
          rows={2}
          // With `field-sizing` a text area starts at one row, whatever `rows` says.
          className="min-h-[4.75rem]"
          maxLength={longest}
          value={text}
          disabled={isGenerating}
          onChange={({ target }) => {
            setText(target.value)
            saveObservations(target.value)
          }}
        />
      </ObservationsFold>
      <Button
        wide
        variant="secondary"
        busy={isGenerating}
        busyLabel="Gerando cardápio…"
        onClick={() => onGenerate(text)}
      >
        Gerar cardápio
      </Button>
      <LinkButton to="/semana" variant="ghost" wide>
        Ver a semana da dieta
      </LinkButton>
    </Card>
  )
}
