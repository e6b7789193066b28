import type { Proof } from '#contract/proof.ts'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { PasswordField } from '../../ui/form/password-field.tsx'
import { CodeField } from '../security/code-field.tsx'
import { FactorGate } from '../security/factor-gate.tsx'
import { useRefetchFactor, useSecondFactor } from '../security/queries.ts'

interface ProofFormProps {
  /** Description of the pending action. */
  children: ReactNode
  /** Additional field after the password. */
  more?: ReactNode
  /** Alternative action below the button. */
  wayOut?: ReactNode
  passwordLabel?: string
  label: string
  busyLabel: string
  danger?: boolean
  /** Whether a sign-in method is added. */
  adds?: boolean
  isBusy: boolean
  error: Error | null
  onProven: (proof: Proof) => void
}

/** Asks for a proof of identity before a sensitive action. Typed values are kept during the passkey prompt. */
export function ProofForm(props: ProofFormProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  useRefetchFactor(props.error)
  return (
    <FactorGate adds={props.adds ?? false}>
      <PasswordForm {...props} {...{ password, setPassword, code, setCode }} />
    </FactorGate>
  )
}

interface PasswordFormProps extends ProofFormProps {
  password: string
  setPassword: (password: string) => void
  code: string
  setCode: (code: string) => void
}

function PasswordForm(props: PasswordFormProps) {
  const { children, more, wayOut, label, busyLabel, danger, isBusy, error, onProven } = props
  const { password, setPassword, code, setCode } = props
  const asksCode = useSecondFactor()?.asks === 'code'
  // A passkey prompt resolves an earlier error, which is therefore not shown when this form mounts again.
  const [answered] = useState(error)
  const refusals = refusalsOf(error === answered ? null : error)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onProven({ password, ...(asksCode && { code }) })
  }
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      {children}
      <PasswordField
        label={props.passwordLabel ?? 'Sua senha'}
        value={password}
        error={refusals.password}
        onChange={({ target }) => setPassword(target.value)}
      />
      {asksCode && (
        <CodeField
          value={code}
          error={refusals.code}
          hint="Do aplicativo autenticador, ou um código de recuperação."
          onChange={setCode}
        />
      )}
      {more}
      {refusals.other && (
        <p role="alert" className="text-tomate">
          {refusals.other}
        </p>
      )}
      <div className="flex flex-col gap-2">
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          size="large"
          wide
          busy={isBusy}
          busyLabel={busyLabel}
        >
          {label}
        </Button>
        {wayOut}
      </div>
    </form>
  )
}

function refusalsOf(error: Error | null) {
  if (!error) return {}
  if (error instanceof ApiError && error.fields.length > 0) {
    const password = error.fieldDetail('password') ?? error.fieldDetail('currentPassword')
    return { password, code: error.fieldDetail('code') }
  }
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'invalid_credentials') return { password: messageOf(error) }
  return code === 'code_invalid' || code === 'code_required'
    ? { code: messageOf(error) }
    : { other: messageOf(error) }
}
