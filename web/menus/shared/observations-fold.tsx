import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface ObservationsFoldProps {
  /** Whether there is text when the form opens; then the field is not hidden. */
  startsOpen: boolean
  children: ReactNode
}

/** Hides the field for the wishes of a week until it is asked for. */
export function ObservationsFold({ startsOpen, children }: ObservationsFoldProps) {
  const [isOpen] = useState(startsOpen)
  return (
    <details open={isOpen} className="group">
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 font-semibold">
        Observações desta semana
        <ChevronDown
          aria-hidden="true"
          size={20}
          className="shrink-0 text-ink-soft transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  )
}
