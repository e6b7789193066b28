import { Heart } from 'lucide-react'
import { CareQuestion } from '../../health-readings/care-question.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import type { AnswerSheet } from '../answer-sheet.ts'
import { contradictionIn, followUpAnswer } from './health-questions.ts'
import { isAboutPregnancy } from '../answers/pregnancy.ts'
import { QuestionGroup } from '../fields/question-group.tsx'
import { FindingNotes } from './understood-notes.tsx'
import { useHealthReading } from './use-health-reading.ts'

/** Findings of all free texts, open questions and contradicting answers. */
export function HealthReview({ sheet }: { sheet: AnswerSheet }) {
  const state = useHealthReading(sheet.answers)
  const reading = state.status === 'read' ? state.reading : null
  const contradicts = contradictionIn(sheet.answers, reading)
  const isSilent = state.status === 'nothing' || state.status === 'pending'
  const hasNothing = reading !== null && reading.findings.length === 0 && reading.unread.length === 0
  if ((isSilent || hasNothing) && !contradicts) return null
  return (
    <QuestionGroup icon={<Heart size={20} />} title="O que você escreveu">
      <div className="-mt-2 flex flex-col gap-3">
        {contradicts && <Contradiction sheet={sheet} />}
        {state.status === 'visitor' && (
          <p className="text-ink-soft">Depois que você entrar na sua conta, mostramos o que entendemos.</p>
        )}
        {state.status === 'failed' && (
          <p className="text-ink-soft">
            Agora não conseguimos mostrar o que entendemos. Pode seguir: lemos de novo quando você enviar.
          </p>
        )}
        {reading && reading.findings.length > 0 && <FindingNotes sheet={sheet} findings={reading.findings} />}
        {reading?.question && (
          <CareQuestion
            question={reading.question}
            unread={reading.unread}
            concerns={reading.concerns}
            answer={followUpAnswer(sheet.answers, reading)}
            hasTargets
            onAnswer={(answer) =>
              sheet.write('health_review', 'follow_up', { unread: reading.unread, answer })
            }
          />
        )}
      </div>
    </QuestionGroup>
  )
}

/** Asks which of two contradicting answers is right. Until the person decides, the targets have no energy deficit. */
function Contradiction({ sheet: { answers, write } }: { sheet: AnswerSheet }) {
  const { conditions } = answers.health_flags
  const { removed } = answers.health_review
  const dropPregnancy = () => {
    write(
      'health_flags',
      'conditions',
      conditions.filter((condition) => !isAboutPregnancy(condition)),
    )
    write('health_review', 'removed', [...new Set([...removed, 'gestante', 'lactante'])])
  }
  return (
    <section
      aria-labelledby="contradicao"
      className="flex flex-col gap-3 rounded-card bg-gema-soft p-4 high-contrast:border"
    >
      <div className="flex flex-col gap-1">
        <h3 id="contradicao" className="font-semibold">
          Duas respostas não combinam
        </h3>
        <p className="text-pretty">
          Elas dizem sexo masculino e também gestação ou amamentação. Qual está certa? Enquanto isso, suas
          metas ficam sem déficit.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <LinkButton
          from="/onboarding"
          to="."
          search={(search) => ({ ...search, passo: '1' })}
          variant="secondary"
        >
          Corrigir o sexo
        </LinkButton>
        <Button variant="secondary" onClick={dropPregnancy}>
          Não há gestação nem amamentação
        </Button>
      </div>
    </section>
  )
}
