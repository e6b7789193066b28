import { consentTexts } from '#contract/privacy/consent-texts.ts'
import { Link } from '@tanstack/react-router'
import { Check, ShieldCheck } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '../../../ui/layout/lazy-part.ts'
import { formatDayWithYear } from '../../../ui/format/days-pt-br.ts'
import { localDay } from '../../../ui/format/local-day.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import type { AnswerSheet } from '../answer-sheet.ts'
import type { AnswerField } from '../answers/answers.ts'
import { QuestionGroup, RequiredQuestion } from '../fields/question-group.tsx'

const HealthReview = lazyPart(() => import('../health/health-review.tsx'), 'HealthReview')

/** Questions of the step that sends a first questionnaire. */
export function SendingQuestions({ sheet }: { sheet: AnswerSheet }) {
  return (
    <>
      <WrittenHealth sheet={sheet} />
      <Consents sheet={sheet} />
    </>
  )
}

/** Shows the findings of the free texts and the open questions about them. */
export function WrittenHealth({ sheet }: { sheet: AnswerSheet }) {
  return (
    <Suspense fallback={<Skeleton className="h-24" />}>
      <HealthReview sheet={sheet} />
    </Suspense>
  )
}

/** Consents. The text of each one is stored exactly as shown. */
export function Consents({ sheet }: { sheet: AnswerSheet }) {
  return (
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
  )
}

interface ConsentProps {
  sheet: AnswerSheet
  field: AnswerField<'consents'>
  text: string
}

function Consent({ sheet, field, text }: ConsentProps) {
  const givenAt = sheet.given[field]
  if (givenAt !== undefined && sheet.answers.consents[field])
    return <DatedConsent at={givenAt} text={text} isNotice={field === 'medical_disclaimer_ack'} />
  return (
    <Checkbox
      label={text}
      checked={sheet.answers.consents[field]}
      error={sheet.refusals[`consents.${field}`]}
      onChange={(event) => sheet.write('consents', field, event.target.checked)}
    />
  )
}

interface DatedConsentProps {
  at: string
  text: string
  /** A notice that was read, which cannot be withdrawn. */
  isNotice: boolean
}

/** A consent that stands, with its date and the place to withdraw it. */
function DatedConsent({ at, text, isNotice }: DatedConsentProps) {
  const day = formatDayWithYear(localDay(at))
  return (
    <div className="flex gap-3">
      <Check aria-hidden="true" size={20} className="mt-0.5 shrink-0 text-folha" />
      <p className="min-w-0 text-pretty">
        {text}{' '}
        <span className="block pt-1 text-sm text-ink-soft">
          {isNotice ? (
            `Você confirmou em ${day}.`
          ) : (
            <>
              Autorizado em {day}. Para retirar:{' '}
              <Link to="/privacidade/meus-dados" className="font-semibold underline">
                Seus dados
              </Link>
              .
            </>
          )}
        </span>
      </p>
    </div>
  )
}
