import type { Profile } from '#contract/account/profile.ts'
import { ClipboardList } from 'lucide-react'
import { UnderstoodList } from '../health-readings/understood-list.tsx'
import { ContinueLink, unfinishedText, useUnfinished } from '../shared/unfinished-questionnaire.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'

interface HealthCardProps {
  profile: Profile
  /** Whether neither a trial nor a plan is running; then there are no suggestions that answers could change. */
  isOver: boolean
}

/** Link to the questionnaire. Once it is complete, the card also lists the findings of its free texts. */
export function HealthCard({ profile, isOver }: HealthCardProps) {
  const { questionnaire_completed: isComplete, numbers_hidden: areNumbersHidden } = profile
  const unfinished = useUnfinished()
  if (isOver && !isComplete) return null
  return (
    <Card tone="leaf" aria-labelledby="perfil-de-saude" className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <ClipboardList aria-hidden="true" size={26} className="mt-0.5 shrink-0 text-folha" />
        <div className="flex flex-col gap-1">
          <h2 id="perfil-de-saude" className="text-lg font-bold">
            {unfinished && !isOver
              ? 'Questionário não terminado'
              : isComplete
                ? 'Perfil de saúde'
                : 'Complete seu perfil de saúde'}
          </h2>
          <p className="text-pretty">
            {isOver
              ? 'Suas respostas continuam aqui, para ver e corrigir.'
              : unfinished
                ? unfinishedText(unfinished)
                : isComplete
                  ? 'Mudou o peso, a rotina ou uma alergia? Atualize e suas sugestões acompanham.'
                  : 'Em 2 a 3 minutos, sugestões que respeitam sua rotina, seus gostos e suas alergias.'}
          </p>
        </div>
      </div>
      {isComplete && <UnderstoodList hasTargets={!areNumbersHidden} />}
      {unfinished && !isOver ? (
        <ContinueLink unfinished={unfinished} variant="primary" from="profile" />
      ) : (
        <LinkButton
          to="/onboarding"
          search={{ from: 'profile' }}
          variant={isComplete ? 'secondary' : 'primary'}
          wide
        >
          {isComplete ? 'Ver e atualizar respostas' : 'Responder agora'}
        </LinkButton>
      )}
    </Card>
  )
}
