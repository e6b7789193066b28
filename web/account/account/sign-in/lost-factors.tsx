import { type MfaRecovery, resetWaitHours } from '#contract/account/mfa-recovery.ts'
import { useMutation } from '@tanstack/react-query'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import type { Challenge } from '../../../api/sign-in.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { NumberedSteps } from '../../../ui/layout/numbered-steps.tsx'
import { spokenInstant } from '../../../ui/format/spoken-instant.ts'
import { requestMfaRecovery } from '../queries.ts'
import { StepHeading } from './step-heading.tsx'

interface LostFactorsProps {
  asked: Challenge
  /** Returns to the code step. */
  onFound: () => void
  /** Returns to the password step. */
  onBack: () => void
}

/** Recovery for accounts that lost every second factor. */
export function LostFactors({ asked, onFound, onBack }: LostFactorsProps) {
  const asking = useMutation({ mutationFn: () => requestMfaRecovery(asked.challenge) })
  const { data: reset, error } = asking
  const isOver = error instanceof ApiError && error.code === 'challenge_over'
  const { title, text } = wordsOf(reset)
  return (
    <div className="flex flex-col gap-4">
      <StepHeading key={title} title={title}>
        {text}
      </StepHeading>
      {!reset && <NumberedSteps steps={steps} />}
      {error && (
        <p role="alert" className="text-pretty text-tomate">
          {messageOf(error)}
        </p>
      )}
      {reset || isOver ? (
        <Button size="large" wide onClick={onBack}>
          {isOver ? 'Digitar a senha de novo' : 'Voltar para a entrada'}
        </Button>
      ) : (
        <>
          <Button
            size="large"
            wide
            busy={asking.isPending}
            busyLabel="Enviando…"
            onClick={() => asking.mutate()}
          >
            Continuar
          </Button>
          <Button variant="ghost" wide onClick={onFound}>
            Voltar ao código
          </Button>
        </>
      )}
    </div>
  )
}

function wordsOf(reset: MfaRecovery | undefined): { title: string; text: string } {
  if (!reset) {
    return {
      title: 'Perdeu o celular e os códigos?',
      text: 'Dá para voltar. Leva alguns dias, para que ninguém faça isso no seu lugar.',
    }
  }
  if (reset.stage === 'begin_mailed') {
    return {
      title: 'Confira seu e-mail',
      text: 'Enviamos o link para o e-mail da conta. Ele vale por 1 hora. Se não chegou, confira o spam.',
    }
  }
  if (reset.stage === 'end_mailed') {
    return {
      title: 'Falta o último link',
      text: 'A espera terminou. O link que desliga a segunda etapa está no e-mail da conta e vale por 30 minutos. Depois é só entrar com a senha.',
    }
  }
  return {
    title: 'A espera já começou',
    text: `Ela termina ${reset.ends_at === null ? 'em breve' : spokenInstant(reset.ends_at)}. Depois disso, entre com a senha e volte a esta tela.`,
  }
}

const steps = [
  'Enviamos um link para o e-mail da conta, e você confirma o pedido.',
  `Começa uma espera de ${resetWaitHours} horas. Avisamos os aparelhos conectados, e qualquer um pode cancelar.`,
  'Depois dela, entre com a senha e volte a esta tela: o último link desliga a segunda etapa.',
] as const
