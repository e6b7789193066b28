import { consentTexts } from '#contract/privacy/consent-texts.ts'
import { Pencil, ShieldCheck } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Card } from '../../../ui/layout/card.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { FocusKeeper } from '../../../ui/overlay/focus-keeper.tsx'
import { formatList } from '../../../ui/format/format-pt-br.ts'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import type { AnswerSheet } from '../answer-sheet.ts'
import type { AnswerField } from '../answers/answers.ts'
import { QuestionGroup, RequiredQuestion } from '../fields/question-group.tsx'
import { reviewOf } from '../review.ts'
import { lastStep } from '../steps.ts'
import { stepTitles } from '../step-copy.ts'

const HealthReview = lazy(() =>
  import('../health/health-review.tsx').then((module) => ({ default: module.HealthReview })),
)

/** Summary of the answers, and the consents: the words shown are the words stored. */
export function ReviewStep({ sheet }: { sheet: AnswerSheet }) {
  return (
    <FocusKeeper>
      <p className="-mt-2 text-ink-soft">
        Confira com calma. Tudo pode ser corrigido agora ou depois, pelo Perfil.
      </p>
      <Suspense fallback={<Skeleton className="h-24" />}>
        <HealthReview sheet={sheet} />
      </Suspense>
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
      <QuestionGroup icon={<ShieldCheck size={20} />} title="Seus consentimentos">
        <div className="flex flex-col gap-3">
          <RequiredQuestion path="consents.medical_disclaimer_ack">
            <Consent sheet={sheet} field="medical_disclaimer_ack" text={consentTexts.aviso_medico.text} />
          </RequiredQuestion>
          <RequiredQuestion path="consents.data_anonymous_ok">
            <Consent sheet={sheet} field="data_anonymous_ok" text={consentTexts.dados_saude_plano.text} />
          </RequiredQuestion>
          <Consent sheet={sheet} field="follow_up_ok" text={consentTexts.acompanhamento.text} />
        </div>
      </QuestionGroup>
    </FocusKeeper>
  )
}

interface ConsentProps {
  sheet: AnswerSheet
  field: AnswerField<'consents'>
  text: string
}

function Consent({ sheet, field, text }: ConsentProps) {
  return (
    <Checkbox
      label={text}
      checked={sheet.answers.consents[field]}
      error={sheet.refusals[`consents.${field}`]}
      onChange={(event) => sheet.write('consents', field, event.target.checked)}
    />
  )
}
