import { Link } from '@tanstack/react-router'
import { LazyPlate } from '../../ui/plate/lazy-plate.tsx'
import { Badge } from '../../ui/layout/badge.tsx'
import { countTips, type Protocol } from './protocols.ts'

interface ProtocolCardProps {
  protocol: Protocol
  doneCount: number
}

/** Card of a protocol; its title's link covers the whole card. */
export function ProtocolCard({ protocol, doneCount }: ProtocolCardProps) {
  const { id, title, description, plate, tips } = protocol
  return (
    <article className="relative flex items-center gap-3 rounded-card border border-line bg-surface p-4">
      <span aria-hidden="true" className="w-20 shrink-0">
        <LazyPlate {...plate} decorative />
      </span>
      <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
        <h2 className="text-lg leading-snug font-bold">
          <Link to="/protocolos/$protocolId" params={{ protocolId: id }} className="block covers-card">
            {title}
          </Link>
        </h2>
        <p className="text-sm text-pretty text-ink-soft">{description}</p>
        <Badge tone={doneCount === 0 ? 'neutral' : 'leaf'}>
          {doneCount === 0
            ? countTips(tips.length)
            : `${doneCount} de ${countTips(tips.length)}${doneCount === tips.length ? ', tudo feito' : ''}`}
        </Badge>
      </div>
    </article>
  )
}
