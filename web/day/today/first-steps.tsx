import type { Today } from '#contract/day/today.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { lacksMenu } from './first-menu.ts'

/**
 * Way to the targets, or with targets to the first menu. While nothing is logged, the empty plate leads to the menu
 * instead.
 */
export function FirstSteps({ today }: { today: Today }) {
  if (!today.questionnaire_completed) return <AskForTargets />
  return lacksMenu(today) && today.plan.scans.length > 0 ? <AskForMenu /> : null
}

function AskForTargets() {
  return (
    <Card className="flex flex-col gap-3">
      <p className="text-sm">Suas metas aparecem no topo depois do questionário: 2 a 3 minutos.</p>
      <LinkButton to="/onboarding" variant="secondary" wide>
        Responder o questionário
      </LinkButton>
    </Card>
  )
}

function AskForMenu() {
  return (
    <Card className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <p className="min-w-32 flex-1 text-sm text-pretty">Falta o seu cardápio.</p>
      <LinkButton to="/dietas" variant="secondary">
        Gerar cardápio
      </LinkButton>
    </Card>
  )
}
