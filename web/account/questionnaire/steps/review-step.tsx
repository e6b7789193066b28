import { Pencil } from 'lucide-react'
import { Card } from '../../../ui/layout/card.tsx'
import { FocusKeeper } from '../../../ui/overlay/focus-keeper.tsx'
import { formatList } from '../../../ui/format/list-pt-br.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import type { AnswerSheet } from '../answer-sheet.ts'
import { reviewOf } from '../review.ts'
import { lastStep } from '../steps.ts'
import { stepTitles } from '../step-copy.ts'
import { Consents, WrittenHealth } from './sending-questions.tsx'

/** Summary of the answers, and the consents. The text of each consent is stored exactly as shown. */
export function ReviewStep({ sheet }: { sheet: AnswerSheet }) {
  return (
    <FocusKeeper>
      <p className="-mt-2 text-ink-soft">
        Confira com calma. Tudo pode ser corrigido agora ou depois, pelo Perfil.
      </p>
      <WrittenHealth sheet={sheet} />
      <div className="flex flex-col gap-3">
        {reviewOf(sheet.answers).map(({ step, lines, unanswered }) => (
          <Card key={step} className="flex flex-col gap-3">
            <div className="-mt-2 -mr-3 flex flex-wrap items-center justify-between gap-x-2">
              <h2 className="text-lg font-bold">{stepTitles[step]}</h2>
              <LinkButton
                from="/onboarding"
                to="."
                search={(search) => ({ ...search, passo: String(step) })}
                state={{ cameFromStep: lastStep }}
                aria-label={`Editar ${stepTitles[step]}`}
                variant="ghost"
              >
                <Pencil aria-hidden="true" size={16} /> Editar
              </LinkButton>
            </div>
            <dl className="flex flex-col gap-2.5">
              {lines.map(({ question, answer }) => (
                <div key={question} className="flex flex-wrap items-baseline gap-x-3">
                  <dt className="flex-[2_1_6.5rem] text-sm text-ink-soft">{question}</dt>
                  <dd className="min-w-0 flex-[3_1_9rem] font-medium">{answer}</dd>
                </div>
              ))}
            </dl>
            {unanswered.length > 0 && (
              <p className="border-t border-line pt-3 text-sm text-ink-soft">
                Sem resposta: {formatList(unanswered.map((question) => question.toLowerCase()))}.
              </p>
            )}
          </Card>
        ))}
      </div>
      <Consents sheet={sheet} />
    </FocusKeeper>
  )
}
