import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Card } from '../../../ui/layout/card.tsx'

interface FoldedCardProps {
  id: string
  title: string
  /** Main fact of the card, shown while it is folded and while it is open. */
  fact: string
  children: ReactNode
}

/** Card folded to its title and main fact. On a wide screen, where cards stand side by side, it starts open. */
export function FoldedCard({ id, title, fact, children }: FoldedCardProps) {
  const [isOpen, setOpen] = useState(isWide)
  return (
    <Card aria-labelledby={id} flush>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)} className="group/fold">
        <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 rounded-card px-5 py-3 focus-visible:-outline-offset-3 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <h2 id={id} className="text-lg leading-tight font-bold">
              {title}
            </h2>
            <span className="block pt-0.5 text-sm text-ink-soft">{fact}</span>
          </span>
          <ChevronDown
            aria-hidden="true"
            size={20}
            className="shrink-0 text-ink-soft transition-transform group-open/fold:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        {isOpen && <div className="flex flex-col gap-4 px-5 pt-1 pb-5">{children}</div>}
      </details>
    </Card>
  )
}

/** Breakpoint `wide` of `web/app/theme.css`. */
function isWide(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(min-width: 900px)').matches
}
