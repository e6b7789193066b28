import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { messageOf } from '../../api/api-error.ts'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { BackHeader } from '../../ui/layout/back-header.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { ErrorState } from '../../ui/layout/state-block.tsx'
import { AccessReview } from './access-review.tsx'
import { passkeysQuery, secondFactorQuery, sessionsQuery } from './queries.ts'

/** Reviews all sign-in methods of the account; one tap removes all methods that are not marked to keep. */
export function AccessReviewScreen() {
  const navigate = useNavigate()
  const factor = useQuery(secondFactorQuery)
  const passkeys = useQuery(passkeysQuery)
  const sessions = useQuery(sessionsQuery)
  const error = factor.error ?? passkeys.error ?? sessions.error
  return (
    <Screen>
      <BackHeader
        title="Acessos da conta"
        backLabel="Voltar à segurança"
        onBack={() => void navigate({ to: '/perfil/seguranca' })}
      />
      {factor.data && passkeys.data && sessions.data ? (
        <AccessReview factor={factor.data} passkeys={passkeys.data} sessions={sessions.data} />
      ) : error ? (
        <ErrorState
          picture={<EmptyPlate size={140} />}
          message={messageOf(error)}
          onRetry={() => {
            void factor.refetch()
            void passkeys.refetch()
            void sessions.refetch()
          }}
        />
      ) : (
        <div role="status" aria-label="Carregando acessos" className="flex flex-col gap-4">
          <Skeleton className="h-40 w-full rounded-card" />
          <Skeleton className="h-40 w-full rounded-card" />
        </div>
      )}
    </Screen>
  )
}
