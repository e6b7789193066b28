import type { Report } from '#contract/reports/reports.ts'
import { EmptyPlate } from '../../../ui/drawn/empty-plate.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'

/** Empty period: leads to logging a meal if the period has not ended, else to this week. */
export function EmptyReport({ report: { end, today, insights } }: { report: Report }) {
  const runs = end >= today
  return (
    <EmptyState
      picture={<EmptyPlate size={160} />}
      title="Nenhum alimento registrado ainda."
      action={
        runs ? (
          <LinkButton to="/scan" size="large">
            Registrar uma refeição
          </LinkButton>
        ) : (
          <LinkButton to="/relatorios" variant="secondary">
            Ir para esta semana
          </LinkButton>
        )
      }
    >
      <p>{insights[0]?.text}</p>
    </EmptyState>
  )
}
