import type { Today } from '#contract/day/today.ts'
import {
  ContinueLink,
  unfinishedText,
  useUnfinished,
} from '../../account/shared/unfinished-questionnaire.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { LazyVisiblePlate } from '../../ui/plate/lazy-plate.tsx'
import { lacksMenu } from './first-menu.ts'

/**
 * Way to the rest of an unfinished questionnaire, to the targets, or with targets to the first menu. While nothing is
 * logged, the empty plate leads to the menu instead.
 */
export function FirstSteps({ today }: { today: Today }) {
  const unfinished = useUnfinished()
  if (unfinished) return <AskForTheRest unfinished={unfinished} />
  if (!today.questionnaire_completed) return <AskForTargets />
  return lacksMenu(today) && today.plan.scans.length > 0 ? <AskForMenu /> : null
}

function AskForTheRest({ unfinished }: { unfinished: Parameters<typeof unfinishedText>[0] }) {
  return (
    <Card className="flex flex-col gap-3">
      <p className="text-sm">
        <span className="font-semibold">Questionário não terminado.</span> {unfinishedText(unfinished)}
      </p>
      <ContinueLink unfinished={unfinished} variant="secondary" />
    </Card>
  )
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
      <LinkButton to="/dietas" search={{ gerar: '1' }} variant="secondary">
        Gerar cardápio
      </LinkButton>
    </Card>
  )
}

const lunch = [
  { group: 'arroz', name: 'Arroz branco', grams: 120 },
  { group: 'feijao', name: 'Feijão carioca', grams: 120 },
  { group: 'frango', name: 'Frango grelhado', grams: 110 },
  { group: 'folhas', name: 'Couve', grams: 50 },
] as const

/** Link to create the first diet. */
export function DietInvitation() {
  return (
    <Card aria-labelledby="dietas" className="flex flex-col gap-3">
      <div className="flex items-center gap-4">
        <span aria-hidden="true" className="-ml-2 w-24 shrink-0">
          <LazyVisiblePlate items={lunch} />
        </span>
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id="dietas" className="text-lg font-bold">
            Minhas dietas
          </h2>
          <p className="text-sm text-ink-soft">Sete dias de cardápio, montados das suas respostas e metas.</p>
        </div>
      </div>
      <LinkButton to="/dietas" variant="secondary" wide>
        Abrir minhas dietas
      </LinkButton>
    </Card>
  )
}
