import type { Answers, TargetSummary } from '#contract/account/questionnaire.ts'
import type { ReactNode } from 'react'
import { LazyPlate } from '../../../ui/plate/lazy-plate.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Screen } from '../../../ui/layout/screen.tsx'
import { MoreQuestions } from './more-questions.tsx'
import { NumericTargets } from './numeric-targets.tsx'
import { QualitativeTargets } from './qualitative-targets.tsx'
import { TriedMealCard } from './tried-meal-card.tsx'
import { useFocusOnMount } from '../../../ui/hooks/use-focus-on-mount.ts'

/** Foods of the drawing, chosen without meat and common allergens so that they fit any answers. */
const plate = [
  { group: 'arroz', name: 'Arroz integral', grams: 120 },
  { group: 'feijao', name: 'Feijão preto', grams: 120 },
  { group: 'legumes', name: 'Abóbora', grams: 80 },
  { group: 'folhas', name: 'Couve', grams: 40 },
  { group: 'legumes', name: 'Tomate', grams: 50 },
] as const

interface TargetsViewProps {
  targets: TargetSummary
  answers: Answers | null
}

/** Targets that result from the answers, shown before the first day. */
export function TargetsView({ targets, answers }: TargetsViewProps) {
  const isNumeric = targets.kind === 'numeric'
  return (
    <Screen>
      <div className="flex flex-col gap-6 pt-4">
        <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="w-28 shrink-0">
            <LazyPlate items={plate} decorative />
          </div>
          <div className="flex-[1_1_10rem]">
            <p className="text-sm font-medium text-ink-soft">Questionário concluído</p>
            <ArrivalHeading>{isNumeric ? 'Suas metas estimadas' : 'Seu caminho por aqui'}</ArrivalHeading>
          </div>
        </header>
        {isNumeric ? <NumericTargets targets={targets} /> : <QualitativeTargets targets={targets} />}
        <TriedMealCard />
        {answers && <MoreQuestions answers={answers} />}
        <p className="text-sm text-ink-soft">{targets.disclaimer}</p>
        <div className="sticky bottom-0 -mx-5 border-t border-line bg-paper px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
          <LinkButton to="/" size="large" wide>
            Ir para o meu dia
          </LinkButton>
        </div>
      </div>
    </Screen>
  )
}

function ArrivalHeading({ children }: { children: ReactNode }) {
  const heading = useFocusOnMount<HTMLHeadingElement>({ preventScroll: true })
  return (
    <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold">
      {children}
    </h1>
  )
}
