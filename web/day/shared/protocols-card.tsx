import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { countTips, protocols } from '../protocols/protocols.ts'

const shownCount = 4

/** First protocols with a link to all of them, for the profile. */
export function ProtocolsCard() {
  return (
    <Card aria-labelledby="protocolos" className="flex flex-col gap-3">
      <div>
        <h2 id="protocolos" className="text-lg font-bold">
          Protocolos brasileiros
        </h2>
        <p className="text-sm text-ink-soft">Dicas para a marmita, o rodízio e a festa.</p>
      </div>
      <ul className="-mx-2 flex flex-col">
        {protocols.slice(0, shownCount).map(({ id, title, tips, plate }) => (
          <li key={id}>
            <Link
              to="/protocolos/$protocolId"
              params={{ protocolId: id }}
              className="flex min-h-14 items-center gap-3 rounded-control px-2 py-1 hover:bg-folha-soft"
            >
              <span aria-hidden="true" className="w-12 shrink-0">
                <LazyPlate {...plate} decorative />
              </span>
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="font-medium">{title}</span>
                <span className="text-sm text-ink-soft">{countTips(tips.length)}</span>
              </span>
              <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
      <LinkButton to="/protocolos" variant="secondary" wide>
        Ver todos os protocolos
      </LinkButton>
    </Card>
  )
}
