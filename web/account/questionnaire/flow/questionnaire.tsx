import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useState } from 'react'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { useSession } from '../../../api/session.ts'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { Screen } from '../../../ui/layout/screen.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import type { Refusals, WriteAnswer } from '../answer-sheet.ts'
import { type AnswerPath, type OpenAnswers, payloadOf, withAnswered } from '../answers/answers.ts'
import { removeDraft, saveDraft } from '../draft.ts'
import { type GivenConsents, withConsents } from '../given-consents.ts'
import { sendAnswers } from '../queries.ts'
import { firstRefusedStep, refusalsIn, refusalsOn, withoutRefusal } from '../refusals.ts'
import { removePlace, savePlace } from '../unfinished.ts'
import { SignInDialog } from './sign-in-dialog.tsx'
import { StepActions } from './step-actions.tsx'
import { StepHeader } from './step-header.tsx'
import { StepQuestions } from '../steps/step-questions.tsx'
import { furthestStep, isComplete, lastStepOf, optionalPlace, type Step, stepProblems } from '../steps.ts'
import { useSteps } from './use-steps.ts'

const sentForNow = {
  title: 'Respostas enviadas',
  description: 'Suas sugestões já contam com elas. Para continuar, vá ao Perfil.',
  tone: 'success',
} as const
const keptForLater = {
  title: 'Respostas ainda não enviadas',
  description: 'Elas ficam neste aparelho por 30 dias e ainda não contam. Para continuar, vá ao Perfil.',
} as const
const notKept = {
  title: 'Não deu para guardar neste aparelho',
  description: 'Suas respostas continuam aqui na tela. Siga até o fim e envie para não perder nada.',
} as const

interface QuestionnaireProps {
  /** Owner of the draft: an account id or `visitorOwner`. */
  owner: string
  start: OpenAnswers
  entry: Step
  /** The account has no saved answers: three steps lead to the targets. */
  isFirst: boolean
  given: GivenConsents
  /** The answers come from a draft on this device. */
  isResumed: boolean
}

export function Questionnaire({ owner, start, entry, isFirst, given, isResumed }: QuestionnaireProps) {
  const [own, setOwn] = useState(start)
  // Derived: a copy in the draft would outlive a withdrawal and grant the consent again.
  const answers = withConsents(own, given)
  const [isChanged, setChanged] = useState(isResumed)
  const [refusals, setRefusals] = useState<Refusals>({})
  const [asksSignIn, setAsksSignIn] = useState(false)
  /** The device stored the answers at the latest attempt to send them. */
  const [isKept, setKept] = useState(true)
  const isSignedIn = useSession()?.status === 'signed-in'
  const way = useSteps({ entry, furthest: furthestStep(answers, isFirst), isFirst })
  const { step } = way
  const last = lastStepOf(isFirst)
  const problems = stepProblems(step, answers, isFirst)
  const remarks = refusalsOn(step, refusals)

  useEffect(() => {
    if (isChanged) saveDraft(owner, { answers: own, step, isFirst }, Date.now())
  }, [isChanged, owner, own, step, isFirst])

  const keep = () => saveDraft(owner, { answers: own, step, isFirst }, Date.now())

  const adapt: WriteAnswer = (group, field, value) => {
    setChanged(true)
    setOwn((before) => ({ ...before, [group]: { ...before[group], [field]: value } }))
    setRefusals((before) => withoutRefusal(before, `${group}.${field}` as AnswerPath))
  }
  const write: WriteAnswer = (group, field, value) => {
    adapt(group, field, value)
    setOwn((before) => ({ ...before, answered_defaults: withAnswered(before, `${group}.${field}`) }))
  }

  const sending = useMutation({
    mutationFn: sendAnswers,
    onSuccess: () => {
      setChanged(false)
      removeDraft(owner)
      removePlace(owner)
      way.openSummary()
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.status === 401) setAsksSignIn(true)
      const refused = refusalsIn(error.fields)
      setRefusals(refused)
      const at = firstRefusedStep(refused)
      if (at) way.open(at)
    },
  })
  const isUnsent = step === last && sending.isError && firstRefusedStep(refusals) === null
  const failure = isUnsent ? messageOf(sending.error) : null
  const finish = () => {
    setKept(keep())
    const payload = payloadOf(answers)
    if (!isSignedIn) setAsksSignIn(true)
    else if (payload) sending.mutate(payload)
  }
  const sendingForNow = useMutation({
    mutationFn: sendAnswers,
    onSuccess: () => {
      setChanged(false)
      removeDraft(owner)
      savePlace(owner, step, Date.now())
      showToast(sentForNow)
      way.leave()
    },
    onError: () => leaveUnsent(),
  })
  const leaveUnsent = () => {
    if (!keep()) {
      showToast(notKept)
      return
    }
    showToast(keptForLater)
    way.leave()
  }
  /** Leaves an optional step. The answers so far are sent, so that a menu made meanwhile follows them. */
  const leaveForLater = () => {
    const payload = isSignedIn && isComplete(answers) ? payloadOf(answers) : null
    if (!isChanged) {
      savePlace(owner, step, Date.now())
      way.leave()
    } else if (payload) sendingForNow.mutate(payload)
    else leaveUnsent()
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (problems.length > 0) return
    if (step === last) finish()
    else way.openNext()
  }

  return (
    <Screen>
      <StepHeader
        step={step}
        last={last}
        onLeave={optionalPlace(step) && isChanged ? leaveForLater : way.leave}
      />
      <form noValidate onSubmit={submit}>
        {/*
         * Keeps content and the focused element clear of the fixed actions, which grow with a failure
         * message.
         */}
        <div
          className={classNames(
            'flex flex-col gap-7 few-lines:pb-8 [&_:is(button,input,select)]:scroll-mb-40',
            failure ? 'pb-80' : 'pb-40',
          )}
        >
          {remarks.length > 0 && (
            <Banner tone="danger" title="Falta ajustar uma resposta neste passo">
              {remarks.map((remark) => (
                <p key={remark}>{remark}</p>
              ))}
            </Banner>
          )}
          <StepQuestions
            step={step}
            sheet={{ answers, write, adapt, refusals, given }}
            {...{ isSignedIn, isFirst }}
          />
        </div>
        <StepActions
          step={step}
          sendLabel={step < last ? null : isFirst ? 'Ver minhas metas' : 'Finalizar'}
          problems={problems}
          isSending={sending.isPending}
          isLeaving={sendingForNow.isPending}
          onBefore={way.openBefore}
          onReview={way.openReview}
          onLater={optionalPlace(step) && leaveForLater}
          failure={failure}
          isKept={isKept}
          onRetry={finish}
        />
      </form>
      <SignInDialog open={asksSignIn && !isSignedIn} isKept={isKept} onClose={() => setAsksSignIn(false)} />
    </Screen>
  )
}
