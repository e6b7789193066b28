import { mondayOf } from '#nutrition/shared/calendar/days.ts'
import { useQuery } from '@tanstack/react-query'
import { todayQuery } from '../../api/today.ts'
import { WithoutPlan } from '../planner/no-plan.tsx'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'

interface EmptyWeekProps {
  weekStart: string
  today: string
}

/** Explains why a week has no plan: it is past, or the account has no numeric plan or no active diet. */
export function EmptyWeek({ weekStart, today }: EmptyWeekProps) {
  const { data } = useQuery(todayQuery)
  if (weekStart < mondayOf(today)) return <PastWeek />
  if (data?.no_target_reason) {
    return <WithoutPlan error={{ code: 'no_numeric_plan', detail: data.no_target_reason }} />
  }
  return <DietNeeded />
}

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
