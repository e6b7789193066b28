import { useId } from 'react'
import type { HealthConcern } from '#contract/account/health-readings.ts'
import { CareCard } from './care-card.tsx'
import { SingleChoiceChips } from '../../ui/form/choice-chips.tsx'
import { quoted } from './finding-copy.ts'

const answers = [
  { value: 'sim', label: 'Sim' },
  { value: 'nao', label: 'Não' },
] as const
export type CareAnswer = (typeof answers)[number]['value']

interface CareQuestionProps {
  question: string
  unread: readonly string[]
  /** Dangers that the words may mean. */
  concerns: readonly HealthConcern[]
  answer: CareAnswer | null
  onAnswer: (answer: CareAnswer) => void
  /** Whether this account sees numeric targets. */
  hasTargets: boolean
}

/** One question about all parts of the text that were not understood. */
export function CareQuestion({
  question,
  unread,
  concerns,
  answer,
  onAnswer,
  hasTargets,
}: CareQuestionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 rounded-card bg-gema-soft p-4 high-contrast:border"
    >
      <div className="flex flex-col gap-1">
        <h3 id={id} className="font-semibold">
          Falta uma resposta sua
        </h3>
        <p className="text-pretty">Você escreveu {quoted(unread)} e não temos certeza do que muda.</p>
      </div>
      <SingleChoiceChips
        legend={question}
        options={answers}
        value={answer}
        onChange={onAnswer}
        hint={<span role="status">{followingText(answer, hasTargets)}</span>}
      />
      <CareCard concerns={concerns} />
    </section>
  )
}

function followingText(answer: CareAnswer | null, hasTargets: boolean): string {
  if (!hasTargets) return 'Seguimos com cuidado.'
  if (answer === 'nao') return 'Obrigado. Então isso não muda suas metas.'
  if (answer === 'sim') {
    return 'Obrigado por contar. Suas metas ficam sem déficit; leve-as a quem acompanha você.'
  }
  return 'Enquanto isso, suas metas ficam sem déficit.'
}
