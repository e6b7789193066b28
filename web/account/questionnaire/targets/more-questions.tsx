import { Card } from '../../../ui/layout/card.tsx'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { Answers } from '#contract/account/questionnaire.ts'
import { reopenedAnswers } from '../answers/answers.ts'
import { unansweredSteps } from '../review.ts'
import { stepTitles } from '../step-copy.ts'

const more = [
  [4, 'Receitas que cabem no seu tempo e na sua cozinha'],
  [5, 'Mais do que você gosta, nada do que não gosta'],
  [6, 'Um ritmo com a sua cara, e avisos que servem para você'],
] as const

/** The optional parts of the questionnaire without any answer, each with what it is good for. */
export function MoreQuestions({ answers }: { answers: Answers }) {
  const open = unansweredSteps(reopenedAnswers(answers))
  const offered = more.filter(([step]) => open.includes(step))
  if (offered.length === 0) return null
  return (
    <Card tone="quiet" aria-labelledby="mais-perguntas" className="flex flex-col gap-3">
      <h2 id="mais-perguntas" className="text-lg font-bold">
        Para um cardápio melhor
      </h2>
      <p className="text-ink-soft">Quando quiser, conte um pouco mais. Nada disso é obrigatório.</p>
      <ul className="-my-1 flex flex-col divide-y divide-line">
        {offered.map(([step, reason]) => (
          <li key={step} className="relative flex items-center gap-2 py-3">
            <span className="min-w-0 flex-1">
              <Link to="/onboarding" search={{ passo: String(step) }} className="covers-card font-semibold">
                {stepTitles[step]}
              </Link>
              <span className="block text-sm text-ink-soft">{reason}</span>
            </span>
            <ChevronRight aria-hidden="true" size={18} className="shrink-0 text-ink-soft" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
