import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { AccountPage } from '../account-page.tsx'
import { EmailField } from '../email-field.tsx'
import { checkEmail } from '../field-checks.ts'
import { Letter } from '../letter.tsx'
import { Notice } from '../notice.tsx'
import { pendingEmail as storedEmail } from '../pending-email.ts'
import { keepsMailQuery } from '../queries.ts'
import { ResendButton } from '../resend-button.tsx'
import { useFieldErrors } from '../use-field-errors.ts'

export function WaitingConfirmationScreen() {
  const navigate = useNavigate()
  const [pendingEmail] = useState(() => storedEmail.get() ?? '')
  const [email, setEmail] = useState(pendingEmail)
  const { form, errors, refuse, settle } = useFieldErrors<'email'>()

  const leave = async () => {
    await navigate({ to: '/auth', state: { confirmedEmail: email.trim() } })
    storedEmail.set(null)
  }

  return (
    <AccountPage>
      <Notice
        picture={<Letter />}
        title="Confirme seu e-mail"
        actions={
          <form
            ref={form}
            noValidate
            className="flex flex-col gap-3 text-left"
            onSubmit={(event) => event.preventDefault()}
          >
            {pendingEmail ? (
              <>
                <Button size="large" wide onClick={() => void leave()}>
                  Já confirmei meu e-mail
                </Button>
                <ResendButton email={pendingEmail} wide />
              </>
            ) : (
              <>
                <EmailField
                  value={email}
                  error={errors.email}
                  onChange={(typed) => {
                    setEmail(typed)
                    settle('email')
                  }}
                />
                <ResendButton
                  email={email}
                  variant="primary"
                  wide
                  mayResend={() => !refuse({ email: checkEmail(email) })}
                />
                <Button variant="secondary" wide onClick={() => void leave()}>
                  Já confirmei meu e-mail
                </Button>
              </>
            )}
            <LinkButton to="/auth" variant="ghost" wide>
              Voltar ao login
            </LinkButton>
          </form>
        }
      >
        {pendingEmail ? (
          <p>
            Enviamos um link para <b className="wrap-anywhere text-ink">{pendingEmail}</b>.
          </p>
        ) : (
          <p>O link chega no e-mail da sua conta. Se ele venceu, peça outro.</p>
        )}
        <p>Veja a caixa de entrada e também o spam.</p>
      </Notice>
      <MailboxHint />
    </AccountPage>
  )
}

/** Link to the page with the mails of an instance without a mail server; nothing on other instances. */
function MailboxHint() {
  const { data: keepsMail } = useQuery(keepsMailQuery)
  if (!keepsMail) return null
  return (
    <p className="pt-6 text-center text-sm text-ink-soft">
      <a href="/dev/mailbox" className="inline-flex min-h-11 items-center underline underline-offset-4">
        Abrir a caixa de e-mails desta instância
      </a>
    </p>
  )
}
