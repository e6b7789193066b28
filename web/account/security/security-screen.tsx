import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { messageOf } from '../../api/api-error.ts'
import { useSessionUser } from '../../api/session.ts'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { BackHeader } from '../../ui/layout/back-header.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { AdministrationBanner } from './administration-banner.tsx'
import { AuthenticatorCard } from './authenticator-card.tsx'
import { ConfirmAccess } from './confirm-access.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { passkeysQuery, secondFactorQuery } from './queries.ts'
import { TitledCard } from '../../ui/layout/titled-card.tsx'

/** Sign-in methods and open sessions of the account. */
export function SecurityScreen() {
  const navigate = useNavigate()
  const { token } = useSearch({ from: '/perfil/seguranca' })
  const factor = useQuery(secondFactorQuery)
  const passkeys = useQuery(passkeysQuery)
  const administers = useSessionUser()?.is_admin ?? false
  const error = factor.error ?? passkeys.error
  if (token) {
    return (
      <Screen>
        <ConfirmAccess token={token} />
      </Screen>
    )
  }
  return (
    <Screen>
      <BackHeader
        title="Segurança"
        backLabel="Voltar ao perfil"
        onBack={() => void navigate({ to: '/perfil' })}
      />
      <div className="flex flex-col gap-4">
        {factor.data && passkeys.data ? (
          <>
            {administers && !factor.data.is_proven && (
              <AdministrationBanner
                hasCodes={factor.data.authenticator_since !== null}
                hasPasskeys={passkeys.data.length > 0}
                isMailProven={factor.data.is_mail_proven}
              />
            )}
            <PasswordCard />
            <AuthenticatorCard state={factor.data} />
            <PasskeysCard passkeys={passkeys.data} />
            <TitledCard
              title="Alguém sabe a sua senha?"
              note="Veja tudo o que abre a sua conta e remova de uma vez o que não é seu."
            >
              <LinkButton to="/perfil/seguranca/revisao" variant="secondary" wide>
                Revisar acessos
              </LinkButton>
            </TitledCard>
            <TitledCard
              title="Aparelhos conectados"
              note="Veja onde sua conta está aberta, encerre um aparelho ou saia de todos."
            >
              <LinkButton to="/privacidade/meus-dados" variant="secondary" wide>
                Ver aparelhos
              </LinkButton>
            </TitledCard>
          </>
        ) : error ? (
          <ErrorState
            picture={<EmptyPlate size={140} />}
            message={messageOf(error)}
            onRetry={() => {
              void factor.refetch()
              void passkeys.refetch()
            }}
          />
        ) : (
          <div role="status" aria-label="Carregando segurança" className="flex flex-col gap-4">
            <Skeleton className="h-40 w-full rounded-card" />
            <Skeleton className="h-40 w-full rounded-card" />
            <Skeleton className="h-36 w-full rounded-card" />
          </div>
        )}
      </div>
    </Screen>
  )
}
