import { EmptyPlate } from '../../../ui/drawn/empty-plate.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'

interface PlanRefusalProps {
  code: 'questionnaire_required' | 'no_numeric_plan' | 'week_needs_diet'
  /** The server's own reason. */
  detail?: string | undefined
}

/** Explains why there is no plan to add to, with a link to what is missing, unless the account gets no plan. */
export function PlanRefusal({ code, detail }: PlanRefusalProps) {
  switch (code) {
    case 'questionnaire_required':
      return (
        <EmptyState
          picture={<EmptyPlate size={140} />}
          title="Primeiro, o questionário"
          action={<LinkButton to="/onboarding">Responder o questionário</LinkButton>}
        >
          Ele leva de 2 a 3 minutos, e com ele montamos o seu plano da semana.
        </EmptyState>
      )
    case 'no_numeric_plan':
      return (
        <EmptyState title="Esta receita é sua do mesmo jeito">
          {detail ?? 'Aqui não montamos um plano com metas.'}
        </EmptyState>
      )
    case 'week_needs_diet':
      return (
        <EmptyState
          picture={<EmptyPlate size={140} />}
          title="Falta uma dieta ativa"
          action={<LinkButton to="/dietas">Ver minhas dietas</LinkButton>}
        >
          Ative uma dieta com cardápio para gerar o cardápio da semana. Depois esta receita entra no dia que
          você escolher.
        </EmptyState>
      )
  }
}
