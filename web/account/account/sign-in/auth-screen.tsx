import { useLocation, useNavigate } from '@tanstack/react-router'
import { plans } from '#contract/billing/plans.ts'
import { useState } from 'react'
import { type CheckoutIntent, readIntent } from '../../../billing/shared/checkout-intent.ts'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import { AccountHeader } from '../account-header.tsx'
import { AccountPage } from '../account-page.tsx'
import { type AuthSide, authHeadings } from '../copy.ts'
import type { AccountDraft } from './draft.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by /reset-password after the password was changed. */
    passwordChanged?: true
    /** Purchase id, set by the page that a buyer returns to. */
    pedido?: string
  }
}

const greetings = {
  confirmed: { title: 'Tudo pronto', text: 'Agora é só entrar com a sua senha.' },
  passwordChanged: { title: 'Senha alterada', text: 'Entre com a senha nova.' },
} as const

function chosen({ plan, discount }: CheckoutIntent): string {
  const { name } = plans[plan]
  return discount > 0 ? `${name} com ${discount}% de desconto` : name
}

export function AuthScreen() {
  const navigate = useNavigate()
  const side: AuthSide = useLocation({
    select: ({ hash }) => (hash === 'criar-conta' ? 'criar-conta' : 'entrar'),
  })
  const { confirmedEmail, passwordChanged, pedido } = useLocation({ select: ({ state }) => state })
  const [draft, setDraft] = useState<AccountDraft>({
    name: '',
    email: confirmedEmail ?? '',
    password: '',
    acceptsTerms: false,
  })
  const [intent] = useState(() => readIntent(Date.now()))
  const goesOn = pedido
    ? 'Entre para ver o seu pagamento.'
    : intent && `Entre ou crie sua conta, e a compra do ${chosen(intent)} continua sozinha.`
  const change = (part: Partial<AccountDraft>) => setDraft((before) => ({ ...before, ...part }))

  const greeting = passwordChanged
    ? greetings.passwordChanged
    : confirmedEmail !== undefined
      ? greetings.confirmed
      : undefined

  return (
    <AccountPage>
      <AccountHeader {...authHeadings[side]} {...(goesOn && { promise: goesOn })} />
      <Tabs<AuthSide>
        label="Entrar ou criar conta"
        value={side}
        onChange={(next) =>
          void navigate({ to: '/auth', hash: next, state: true, replace: true, resetScroll: false })
        }
        tabs={[
          {
            value: 'entrar',
            label: 'Entrar',
            panel: (
              <SignInForm
                draft={draft}
                onChange={change}
                greeting={greeting}
                pedido={pedido}
                isAfterReset={passwordChanged === true}
              />
            ),
          },
          {
            value: 'criar-conta',
            label: 'Criar conta',
            panel: <SignUpForm draft={draft} onChange={change} />,
          },
        ]}
      />
    </AccountPage>
  )
}
