import { type MouseEvent, useCallback, useRef } from 'react'
import { Banner } from '../../../ui/overlay/banner.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import type { AnswerPath } from '../answers/answers.ts'
import { goToQuestion } from '../fields/question-group.tsx'
import { questionAt, type Step } from '../steps.ts'

interface StepActionsProps {
  step: Step
  /** Label of the button that sends the answers; null on every earlier step. */
  sendLabel: string | null
  problems: readonly AnswerPath[]
  /** The answers are being sent. */
  isSending: boolean
  /** Whether the answers are sent before the optional step is left. */
  isLeaving: boolean
  onBefore: () => void
  /** Opens the review; null while it is not reachable. */
  onReview: (() => void) | null
  /** Sends the answers and leaves an optional step; null on other steps. */
  onLater: (() => void) | null
  /** Message of the last attempt to send the answers, if it failed. */
  failure: string | null
  /** The device stored the answers. */
  isKept: boolean
  onRetry: () => void
}

/** Fixed bar: missing answers, back and next. The form's submit is next. */
export function StepActions({
  step,
  sendLabel,
  problems,
  isSending,
  isLeaving,
  onBefore,
  onReview,
  onLater,
  failure,
  isKept,
  onRetry,
}: StepActionsProps) {
  const [firstProblem] = problems
  const [actions, isSecondTap] = useSecondTap()
  return (
    <div
      ref={actions}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-paper few-lines:static few-lines:-mx-5"
    >
      <div className="mx-auto flex w-full max-w-column flex-col gap-2 px-5 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        {failure && (
          <Banner
            tone="danger"
            title="Suas respostas ainda não foram enviadas"
            action={
              <Button variant="secondary" onClick={onRetry}>
                Tentar novamente
              </Button>
            }
          >
            {failure}{' '}
            {isKept
              ? 'Está tudo guardado neste aparelho.'
              : 'Não deu para guardar neste aparelho: deixe esta tela aberta até enviar.'}
          </Banner>
        )}
        {firstProblem ? (
          <button
            type="button"
            className="line-clamp-2 min-h-11 text-left text-sm text-ink-soft underline decoration-dotted underline-offset-4"
            onClick={() => goToQuestion(firstProblem)}
          >
            {missingText(problems)}
          </button>
        ) : (
          (onReview || onLater) && (
            <div className="flex flex-wrap justify-center gap-x-3">
              {onLater && (
                <Button variant="ghost" busy={isLeaving} busyLabel="Enviando…" onClick={onLater}>
                  Terminar depois
                </Button>
              )}
              {onReview && (
                <Button variant="ghost" onClick={onReview}>
                  Ir para a revisão
                </Button>
              )}
            </div>
          )
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            size="large"
            disabled={step === 1}
            onClick={(event) => isSecondTap(event) || onBefore()}
          >
            Anterior
          </Button>
          <Button
            type="submit"
            size="large"
            className="grow"
            disabled={problems.length > 0}
            busy={isSending}
            busyLabel="Calculando…"
            onClick={(event) => isSecondTap(event) && event.preventDefault()}
          >
            {sendLabel ?? 'Próximo'}
          </Button>
        </div>
      </div>
    </div>
  )
}

/**
 * Detects the second tap of a double tap: the first tap opens the next step, and the second would skip that step if
 * it requires no answer. Browsers count taps by place and time alone; a real double tap has no touch elsewhere in
 * between.
 */
function useSecondTap() {
  const isUntouched = useRef(true)
  const watchRest = useCallback((actions: HTMLDivElement) => {
    const touched = ({ target }: Event) => {
      if (target instanceof Node && !actions.contains(target)) isUntouched.current = false
    }
    document.addEventListener('pointerdown', touched, true)
    return () => document.removeEventListener('pointerdown', touched, true)
  }, [])
  const isSecondTap = ({ detail }: MouseEvent) => {
    const isSecond = detail > 1 && isUntouched.current
    isUntouched.current = true
    return isSecond
  }
  return [watchRest, isSecondTap] as const
}

function missingText(problems: readonly AnswerPath[]): string {
  const [first, second, ...others] = problems.map(questionAt)
  const named = [first, second].filter(Boolean).join(', ')
  return others.length === 0 ? `Falta: ${named}` : `Falta: ${named} e mais ${others.length}`
}
