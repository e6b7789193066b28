import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { type Challenge, sessionOpened } from '../../../api/sign-in.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { LostFactors } from './lost-factors.tsx'
import { StepHeading } from './step-heading.tsx'

interface CodeStepProps {
  asked: Challenge
  onEntered: () => void
  onBack: () => void
}

/** Second sign-in step: a code of the authenticator app, or a recovery code. */
export function CodeStep({ asked, onEntered, onBack }: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false)
  const [isLost, setLost] = useState(false)
  const [code, setCode] = useState('')
  const [trusts, setTrusts] = useState(false)
  const entering = useMutation({
    mutationFn: async () => {
      const body = { challenge: asked.challenge, code, trust_device: trusts }
      await call('POST /api/auth/sign-in/code', { body })
      await sessionOpened()
    },
    onSuccess: onEntered,
  })
  if (isLost) {
    return <LostFactors asked={asked} onFound={() => setLost(false)} onBack={onBack} />
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    entering.mutate()
  }
  const { error } = entering
  const isOver = error instanceof ApiError && error.code === 'challenge_over'
  const change = () => {
    setRecovery(!isRecovery)
    setCode('')
    entering.reset()
  }
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <StepHeading title="Falta um código">
        {isRecovery
          ? 'Use um dos códigos que você guardou. Cada um vale uma vez.'
          : 'Abra seu aplicativo autenticador e digite o código do Prato Certo.'}
      </StepHeading>
      {/* Separate fields: a shared one would keep the keyboard and the autofill of the other code. */}
      {isRecovery ? (
        <TextField
          key="recovery"
          label="Código de recuperação"
          hint="Maiúsculas, espaços e traços não importam."
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="xxxx-xxxx-xxxx-…"
          value={code}
          error={error ? messageOf(error) : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
      ) : (
        <TextField
          key="app"
          label="Código de 6 dígitos"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          className="text-xl tracking-[0.3em] tabular-nums"
          value={code}
          error={error ? messageOf(error) : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
      )}
      {asked.may_trust_device && (
        <Checkbox
          label="Confiar neste aparelho por 30 dias"
          hint="Só no seu. A senha continua sendo pedida."
          checked={trusts}
          onChange={({ target }) => setTrusts(target.checked)}
        />
      )}
      {isOver ? (
        <Button size="large" wide onClick={onBack}>
          Digitar a senha de novo
        </Button>
      ) : (
        <Button type="submit" size="large" wide busy={entering.isPending} busyLabel="Conferindo…">
          Entrar
        </Button>
      )}
      <div className="flex flex-col gap-1">
        <Button variant="ghost" wide onClick={change}>
          {isRecovery ? 'Usar o aplicativo' : 'Usar um código de recuperação'}
        </Button>
        {!isOver && (
          <Button variant="ghost" wide onClick={() => setLost(true)}>
            Perdi o celular e os códigos
          </Button>
        )}
        {!isOver && (
          <Button variant="ghost" wide onClick={onBack}>
            Voltar
          </Button>
        )}
      </div>
    </form>
  )
}
