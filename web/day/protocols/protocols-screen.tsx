import { useNavigate, useSearch, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useSessionUser } from '../../api/session.ts'
import { trackSearch } from '../../privacy/shared/track.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyPlate } from '../../ui/drawn/empty-plate.tsx'
import { BackHeader } from '../../ui/layout/back-header.tsx'
import { Screen } from '../../ui/layout/screen.tsx'
import { SearchBox } from '../../ui/form/search-box.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { useTrackedView } from '../../privacy/shared/use-tracked-view.ts'
import { Card } from '../../ui/layout/card.tsx'
import { formatPercent } from '../../ui/format/units-pt-br.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { ProgressRing } from '../../ui/charts/progress-ring.tsx'
import { showToast } from '../../ui/overlay/toast.ts'
import { doneTips, saveDoneTips } from './progress.ts'
import { ProtocolCard } from './protocol-card.tsx'
import { findProtocols } from './protocol-search.ts'
import { protocols, countTips, type Protocol } from './protocols.ts'
import { Congratulations } from './congratulations.tsx'
import { TipItem } from './tip-item.tsx'

// Both screens are in one file, so in one chunk.

export function ProtocolsScreen() {
  const accountId = useSessionUser()?.id ?? ''
  const { busca = '' } = useSearch({ from: '/protocolos' })
  const navigate = useNavigate({ from: '/protocolos' })
  const search = (text: string) => {
    trackSearch(busca, text)
    void navigate({ search: text === '' ? {} : { busca: text }, replace: true, resetScroll: false })
  }
  const found = findProtocols(protocols, busca)
  return (
    <Screen>
      <BackHeader
        title="Protocolos"
        backLabel="Voltar ao perfil"
        onBack={() => void navigate({ to: '/perfil' })}
      />
      <div className="flex flex-col gap-4">
        <p className="text-pretty text-ink-soft">
          Dicas para os lugares onde a vida acontece. Marque as que já são suas.
        </p>
        <SearchBox label="Buscar protocolo" placeholder="Nome ou tema" value={busca} onChange={search} />
        <p role="status" className="sr-only">
          {found.length === 1 ? '1 protocolo' : `${found.length} protocolos`}
        </p>
        {found.length === 0 && (
          <EmptyState
            picture={<EmptyPlate size={140} />}
            title="Nenhum protocolo encontrado"
            action={
              <Button variant="secondary" onClick={() => search('')}>
                Ver todos
              </Button>
            }
          >
            Tente outra palavra, como “praia” ou “marmita”.
          </EmptyState>
        )}
        <ul className="flex flex-col gap-3">
          {found.map((protocol) => (
            <li key={protocol.id}>
              <ProtocolCard protocol={protocol} doneCount={doneTips(accountId, protocol).size} />
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  )
}

export function ProtocolScreen() {
  const { protocolId } = useParams({ from: '/protocolos/$protocolId' })
  const navigate = useNavigate()
  const protocol = protocols.find(({ id }) => id === protocolId)
  return (
    <Screen>
      <BackHeader
        title={protocol?.title ?? 'Protocolo'}
        backLabel="Voltar aos protocolos"
        onBack={() => void navigate({ to: '/protocolos' })}
      />
      {protocol ? <ProtocolTips key={protocol.id} protocol={protocol} /> : <UnknownProtocol />}
    </Screen>
  )
}

function UnknownProtocol() {
  return (
    <EmptyState
      picture={<EmptyPlate size={160} />}
      title="Protocolo não encontrado"
      action={<LinkButton to="/protocolos">Ver os protocolos</LinkButton>}
    >
      Este endereço não leva a nenhum dos nossos protocolos.
    </EmptyState>
  )
}

function ProtocolTips({ protocol }: { protocol: Protocol }) {
  const { tips, plate, description } = protocol
  const accountId = useSessionUser()?.id ?? ''
  const [done, setDone] = useState(() => doneTips(accountId, protocol))
  const [isFresh, setFresh] = useState(false)
  useTrackedView('protocol', protocol.id)
  const change = (next: ReadonlySet<string>) => {
    setDone(next)
    setFresh(next.size === tips.length)
    saveDoneTips(accountId, protocol, next)
  }
  const tick = (id: string, isDone: boolean) => {
    change(new Set(tips.map((tip) => tip.id).filter((tip) => (tip === id ? isDone : done.has(tip)))))
    if (isDone) showToast({ title: 'Dica marcada como concluída!', tone: 'success' })
  }
  return (
    <div className="flex flex-col gap-4">
      <div className="-mt-2 flex items-center gap-4">
        <span aria-hidden="true" className="-ml-2 w-32 shrink-0">
          <LazyPlate {...plate} decorative />
        </span>
        <p className="min-w-0 flex-1 text-lg text-pretty text-ink-soft">{description}</p>
      </div>
      <Progress done={done.size} all={tips.length} />
      <Card flush>
        <ul className="divide-y divide-line">
          {tips.map((tip) => (
            <li key={tip.id}>
              <TipItem tip={tip} isDone={done.has(tip.id)} onChange={(isDone) => tick(tip.id, isDone)} />
            </li>
          ))}
        </ul>
      </Card>
      {done.size === tips.length && (
        <Congratulations protocol={protocol} isFresh={isFresh} onRestart={() => change(new Set())} />
      )}
    </div>
  )
}

function Progress({ done, all }: { done: number; all: number }) {
  const percentage = (done / all) * 100
  const words = `${done} de ${countTips(all)}`
  return (
    <div className="flex items-center gap-4">
      <ProgressRing
        percentage={percentage}
        tone={done === all ? 'success' : 'primary'}
        label={`${words}, ${formatPercent(percentage)}`}
        size={72}
        thickness={8}
      >
        <span className="font-display text-lg font-bold">{formatPercent(percentage)}</span>
      </ProgressRing>
      <div className="min-w-0 flex-1">
        <p aria-hidden="true" className="text-lg font-bold">
          {words}
        </p>
        <p className="text-sm text-ink-soft">Marque o que você já faz ou quer levar.</p>
      </div>
    </div>
  )
}
