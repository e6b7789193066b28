import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Banner } from '../ui/banner.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { AccountPage } from './account-page.tsx'
import type { AccountDraft } from './draft.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'
import { WelcomePlate } from './welcome-plate.tsx'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** From /reset-password to /auth: the password was just changed. */
    passwordChanged?: true
  }
}

type Side = 'entrar' | 'criar-conta'

const headings: Record<Side, { title: string; promise: string }> = {
  entrar: { title: 'Que bom ter você aqui', promise: 'Entre para ver o seu dia em números.' },
  'criar-conta': { title: 'Comece com 3 dias grátis', promise: 'Sem cartão de crédito.' },
}

export function AuthScreen() {
  const navigate = useNavigate()
  const side: Side = useLocation({
    select: ({ hash }) => (hash === 'criar-conta' ? 'criar-conta' : 'entrar'),
  })
  const { confirmedEmail, passwordChanged } = useLocation({ select: ({ state }) => state })
  const [draft, setDraft] = useState<AccountDraft>({
    name: '',
    email: confirmedEmail ?? '',
    password: '',
    acceptsTerms: false,
  })
  const change = (part: Partial<AccountDraft>) => setDraft((before) => ({ ...before, ...part }))
  const { title, promise } = headings[side]

  return (
    <AccountPage>
      <header className="flex items-center justify-between gap-4 pt-1 pb-5">
        <div>
          <h1 className="text-2xl font-extrabold">{title}</h1>
          <p className="pt-1 text-ink-soft">{promise}</p>
        </div>
        <WelcomePlate size={124} />
      </header>
      {(confirmedEmail !== undefined || passwordChanged) && side === 'entrar' && (
        <div className="pb-5">
          {passwordChanged ? (
            <Banner tone="success" title="Senha alterada">
              Entre com a senha nova.
            </Banner>
          ) : (
            <Banner tone="success" title="E-mail confirmado">
              Agora é só entrar com a sua senha.
            </Banner>
          )}
        </div>
      )}
      <Tabs<Side>
        label="Entrar ou criar conta"
        value={side}
        onChange={(next) =>
          void navigate({ to: '/auth', hash: next, state: true, replace: true, resetScroll: false })
        }
        tabs={[
          { value: 'entrar', label: 'Entrar', panel: <SignInForm draft={draft} onChange={change} /> },
          {
            value: 'criar-conta',
            label: 'Criar Conta',
            panel: <SignUpForm draft={draft} onChange={change} />,
          },
        ]}
      />
    </AccountPage>
  )
}
