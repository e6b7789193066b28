import type { OwnAuditEvent } from '#contract/privacy/audit-log.ts'
import { messageOf } from '../../api/api-error.ts'
import { formatInstantClock } from '../../ui/format/clock-pt-br.ts'
import { formatDayWithYear } from '../../ui/format/days-pt-br.ts'
import { Skeleton } from '../../ui/layout/skeleton.tsx'
import { auditEventLabels } from './copy.ts'
import { TitledCard } from '../../ui/layout/titled-card.tsx'
import { DataTrouble } from './data-trouble.tsx'
import { localDay } from '../../ui/format/local-day.ts'
import { useAuditEvents } from './queries.ts'

const shownAtFirst = 5

/** Audit log of the account's access, so that its owner notices foreign actions. */
export function AuditLogCard() {
  const { data: events, error, refetch } = useAuditEvents()
  return (
    <TitledCard
      title="Atividade da conta"
      note="Entradas, senhas e autorizações dos últimos seis meses. Se algo não foi você, troque a senha e saia de todos os aparelhos."
    >
      {events ? (
        <AuditEventList events={events} />
      ) : error ? (
        <DataTrouble message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Carregando atividade">
          <Skeleton className="h-28 w-full rounded-control" />
        </div>
      )}
    </TitledCard>
  )
}

function AuditEventList({ events }: { events: readonly OwnAuditEvent[] }) {
  const rest = events.slice(shownAtFirst)
  if (events.length === 0) return <p className="text-ink-soft">Nada por enquanto.</p>
  return (
    <>
      <AuditEvents events={events.slice(0, shownAtFirst)} />
      {rest.length > 0 && (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-folha">
            Ver mais ({rest.length})
          </summary>
          <AuditEvents events={rest} />
        </details>
      )}
    </>
  )
}

function AuditEvents({ events }: { events: readonly OwnAuditEvent[] }) {
  return (
    <ol className="flex flex-col divide-y divide-line">
      {events.map((one, index) => (
        <li key={`${one.recorded_at} ${one.act} ${index}`} className="flex flex-col gap-0.5 py-2.5">
          <p className="font-medium">{auditEventLabels[one.act]}</p>
          <p className="text-sm text-pretty text-ink-soft">
            {formatDayWithYear(localDay(one.recorded_at))}, {formatInstantClock(one.recorded_at)}
            {one.device !== null && `, ${one.device}`}
            {one.network !== null && `, rede ${one.network}`}
          </p>
        </li>
      ))}
    </ol>
  )
}
