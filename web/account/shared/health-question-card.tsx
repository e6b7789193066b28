import type { Today } from '#contract/day/today.ts'
import { MessageCircleHeart } from 'lucide-react'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { openQuestionsId, reviewOfAnswers } from '../health-readings/places.ts'

/** Points from the home screen to an open question on health. The person's words are quoted only in the profile. */
export function HealthQuestionCard({ today }: { today: Today }) {
  const { open_health_question: question, plan } = today
  if (question === null) return null
  const isContradiction = question === 'contradicao'
  return (
    <Card aria-labelledby="pergunta-de-saude" className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <MessageCircleHeart aria-hidden="true" size={24} className="mt-0.5 shrink-0 text-folha" />
        <div className="flex flex-col gap-1">
          <h2 id="pergunta-de-saude" className="text-lg leading-tight font-bold">
            {isContradiction ? 'Duas respostas não combinam' : 'Falta uma resposta sua'}
          </h2>
          <p className="text-pretty text-ink-soft">
            {isContradiction
              ? 'Confira o sexo e a gestação ou amamentação nas suas respostas.'
              : 'É uma só, sobre o que você escreveu.'}
            {plan.target_calories !== null && ' Enquanto isso, suas metas ficam sem déficit.'}
          </p>
        </div>
      </div>
      {isContradiction ? (
        <LinkButton to="/onboarding" search={reviewOfAnswers} variant="secondary" wide>
          Rever minhas respostas
        </LinkButton>
      ) : (
        <LinkButton to="/perfil" hash={openQuestionsId} variant="secondary" wide>
          Responder
        </LinkButton>
      )}
    </Card>
  )
}
