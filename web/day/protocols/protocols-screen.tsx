import { useNavigate, useSearch } from '@tanstack/react-router'
import { useSessionUser } from '../../api/session.ts'
import { trackSearch } from '../../privacy/shared/track.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyPlate } from '../../ui/empty-plate.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Screen } from '../../ui/screen.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { EmptyState } from '../../ui/state-block.tsx'
import { doneTips } from './progress.ts'
import { ProtocolCard } from './protocol-card.tsx'
import { findProtocols } from './protocol-search.ts'
import { protocols } from './protocols.ts'

// One chunk for the list and its detail screen.
export { ProtocolScreen } from './protocol-screen.tsx'

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
      <PageHeader
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
