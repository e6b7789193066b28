import { consentTexts } from '#contract/privacy/consent-texts.ts'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { SubmitEvent } from 'react'
import { ApiError, messageOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { showToast } from '../../../ui/overlay/toast.ts'
import { track } from '../../../privacy/shared/track.ts'
import { fieldTexts, signUpTexts } from '../copy.ts'
import type { AccountDraft, DraftProps } from './draft.ts'
import { EmailField } from '../email-field.tsx'
import { checkEmail, checkPassword } from '../field-checks.ts'
import { signUp } from '../queries.ts'
import { type FieldErrors, useFieldErrors } from '../use-field-errors.ts'

type Field = 'name' | 'email' | 'password' | 'terms'

export function SignUpForm({ draft, onChange }: DraftProps) {
  const navigate = useNavigate()
  const { form, errors, refuse, settle } = useFieldErrors<Field>()
  const joining = useMutation({
    mutationFn: signUp,
    onSuccess: async () => {
      track('Lead')
      showToast({ ...signUpTexts.done, tone: 'success' })
      await navigate({ to: '/waiting-confirmation' })
    },
    onError: (error) => {
      showToast({ title: signUpTexts.failed, description: messageOf(error), tone: 'error' })
      if (error instanceof ApiError) refuse(readErrors(error))
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (joining.isPending || refuse(checkDraft(draft))) return
    const { name, email, password } = draft
    joining.mutate({ name, email: email.trim(), password, terms: true })
  }

  return (
    <form ref={form} noValidate className="flex flex-col gap-4" onSubmit={submit}>
      <TextField
        label="Nome"
        name="name"
        autoComplete="name"
        required
        maxLength={80}
        value={draft.name}
        error={errors.name}
        onChange={(event) => {
          onChange({ name: event.target.value })
          settle('name')
        }}
      />
      <EmailField
        value={draft.email}
        error={errors.email}
        onChange={(email) => {
          onChange({ email })
          settle('email')
        }}
      />
      <PasswordField
        label="Senha"
        name="password"
        autoComplete="new-password"
        required
        value={draft.password}
        error={errors.password}
        hint={!errors.password && fieldTexts.shortPassword}
        onChange={(event) => {
          onChange({ password: event.target.value })
          settle('password')
        }}
      />
      <Checkbox
        name="terms"
        required
        checked={draft.acceptsTerms}
        error={errors.terms}
        label={<TermsText />}
        onChange={(event) => {
          onChange({ acceptsTerms: event.target.checked })
          settle('terms')
        }}
      />
      <Button type="submit" size="large" wide busy={joining.isPending} busyLabel="Criando sua conta…">
        Criar conta grátis
      </Button>
    </form>
  )
}

const termsPages: Readonly<Record<string, string>> = {
  'Termos de Uso': '/termos',
  'Política de Privacidade': '/privacidade',
}

/** Consent text exactly as stored; its pages open in another tab so that nothing typed is lost. */
function TermsText() {
  return consentTexts.termos.text.split(/(Termos de Uso|Política de Privacidade)/).map((part) => {
    const page = termsPages[part]
    return page ? (
      <a
        key={part}
        href={page}
        target="_blank"
        rel="noreferrer"
        className="font-semibold text-folha underline underline-offset-4"
      >
        {part}
      </a>
    ) : (
      part
    )
  })
}

function checkDraft({ name, email, password, acceptsTerms }: AccountDraft): FieldErrors<Field> {
  return {
    name: name.trim() === '' ? fieldTexts.noName : undefined,
    email: checkEmail(email),
    password: checkPassword(password),
    terms: acceptsTerms ? undefined : fieldTexts.noTerms,
  }
}

function readErrors(error: ApiError): FieldErrors<Field> {
  return {
    name: error.fieldDetail('name'),
    email: error.fieldDetail('email'),
    // The server's detail names why the password is weak.
    password: error.code === 'weak_password' ? error.detail : error.fieldDetail('password'),
    terms: error.code === 'terms_required' ? error.detail : undefined,
  }
}
