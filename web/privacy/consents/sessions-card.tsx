import type { OpenSession } from '#contract/account/sessions.ts'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { Badge } from '../../ui/layout/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { pastDay } from '../../ui/format/past-day.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { DataTrouble } from './data-trouble.tsx'
import { EndAll } from './end-all.tsx'
import { useOpenSessions } from './queries.ts'

/** Open sessions of the account, with their revocation. */
export function SessionsCard() {
  const { query, end } = useOpenSessions()
  const { data: sessions, error } = query
  const close = ({ id }: OpenSession) =>
    end.mutate(id, {
      onSuccess: () => showToast({ title: 'Sessão encerrada naquele aparelho', tone: 'success' }),
      onError: (refusal) =>
        showToast({ title: 'Não foi possível encerrar', description: messageOf(refusal), tone: 'error' }),
    })
  return (
    <TitledCard
      title="Aparelhos conectados"
      note="Onde sua conta está aberta. Encerrar pede a senha de novo naquele aparelho, em até um minuto."
    >
      {sessions ? (
        <>
          <ul className="flex flex-col divide-y divide-line">
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                isBusy={end.isPending}
                onEnd={() => close(session)}
              />
            ))}
          </ul>
          <EndAll />
        </>
      ) : error ? (
        <DataTrouble message={messageOf(error)} onRetry={() => void query.refetch()} />
      ) : (
        <div role="status" aria-label="Carregando aparelhos">
          <Skeleton className="h-28 w-full rounded-control" />
        </div>
      )}
    </TitledCard>
  )
}

interface SessionRowProps {
  session: OpenSession
  isBusy: boolean
  onEnd: () => void
}

function SessionRow({ session, isBusy, onEnd }: SessionRowProps) {
  const { device, is_current: isCurrent, last_used_at: lastUsed, signed_in_at: since } = session
  const [now] = useState(() => new Date())
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <MonitorSmartphone aria-hidden="true" size={22} className="shrink-0 text-folha" />
      <div className="flex min-w-[min(100%,6.5rem)] flex-1 flex-col items-start">
        <p className="font-medium">{device}</p>
        <p className="text-sm text-ink-soft">
          Usado {pastDay(new Date(lastUsed), now)}, entrou {pastDay(new Date(since), now)}
        </p>
        {isCurrent && (
          <p className="pt-1">
            <Badge tone="leaf">Este aparelho</Badge>
          </p>
        )}
      </div>
      {!isCurrent && (
        <Button variant="ghost" aria-label={`Encerrar em ${device}`} disabled={isBusy} onClick={onEnd}>
          Encerrar
        </Button>
      )}
    </li>
  )
}
