import { mondayOf } from '#nutrition/calendar/days.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { todayQuery } from '../../api/today.ts'
import { isWithoutPlan, WithoutPlan } from '../planner/no-plan.tsx'
import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/layout/state-block.tsx'
import { type Observations, ObservationsField } from './observations-field.tsx'
import { saveObservations, loadObservations } from '../shared/observations-draft.ts'
import { useGenerateWeek } from './queries.ts'
import { WeekSkeleton } from '../planner/week-skeleton.tsx'

interface EmptyWeekProps {
  weekStart: string
  today: string
}

/**
 * Week without a plan: the form that creates it, or why there is none (a past week, no numeric plan, no active diet).
 */
export function EmptyWeek({ weekStart, today }: EmptyWeekProps) {
  const { data } = useQuery(todayQuery)
  const generation = useGenerateWeek(weekStart)
  const { error } = generation
  if (weekStart < mondayOf(today)) return <PastWeek />
  if (isWithoutPlan(error)) return <WithoutPlan error={error} />
  if (data?.no_target_reason) {
    return <WithoutPlan error={{ code: 'no_numeric_plan', detail: data.no_target_reason }} />
  }
  const needsDiet = error instanceof ApiError && error.code === 'week_needs_diet'
  if (needsDiet || data?.active_diet === null) return <DietNeeded />
  return <WeekForm {...generation} />
}

function WeekForm({
  generate,
  isGenerating,
}: Pick<ReturnType<typeof useGenerateWeek>, 'generate' | 'isGenerating'>) {
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
    <>
      <Card className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <span aria-hidden="true" className="-my-2 -ml-2 block w-28 shrink-0">
            <LazyPlate items={lunch} decorative />
          </span>
          <div className="flex min-w-0 flex-col gap-1">
            <h2 className="text-xl font-bold">Sua semana, dia a dia</h2>
            <p className="text-sm text-ink-soft">Sete dias nas suas metas. Depois, troque o que quiser.</p>
          </div>
        </div>
        <ObservationsField value={value} onChange={change} disabled={isGenerating} />
        <Button
          size="large"
          wide
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
      {isGenerating && <WeekSkeleton isDated label="Gerando cardápio" />}
    </>
  )
}

const lunch = [
  { group: 'arroz', name: 'Arroz branco cozido', grams: 120 },
  { group: 'feijao', name: 'Feijão carioca cozido', grams: 120 },
  { group: 'frango', name: 'Peito de frango grelhado', grams: 110 },
  { group: 'folhas', name: 'Alface', grams: 40 },
  { group: 'legumes', name: 'Tomate', grams: 60 },
] as const

function PastWeek() {
  return (
    <EmptyState
      picture={<EmptyPlate size={160} />}
      title="Nesta semana não houve plano"
      action={
        <LinkButton to="/semana" search={{}} replace>
          Ver esta semana
        </LinkButton>
      }
    >
      O que você registrou em cada dia continua guardado.
    </EmptyState>
  )
}

function DietNeeded() {
  return (
    <EmptyState
      picture={<EmptyPlate size={160} />}
      title="Falta uma dieta ativa"
      action={<LinkButton to="/dietas">Ver minhas dietas</LinkButton>}
    >
      Ative uma dieta com cardápio para gerar o cardápio da semana.
    </EmptyState>
  )
}
