import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'

interface PageHeaderProps {
  title: ReactNode
  /** Name of this step of the screen, for screen readers. */
  part?: string | undefined
  /** Line above the title, such as a date or a step. */
  kicker?: ReactNode
  onBack?: () => void
  backLabel?: string
  /** Small control at the end of the line. */
  end?: ReactNode
}

/** Heading of a screen; takes the focus after every navigation. */
export function PageHeader({ title, part, kicker, onBack, backLabel = 'Voltar', end }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-1 pb-5">
      {onBack && (
        <IconButton label={backLabel} icon={<ArrowLeft size={24} />} className="-ml-2.5" onClick={onBack} />
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <div className="min-w-0">
          {kicker && <p className="text-sm font-medium text-ink-soft">{kicker}</p>}
          <h1 tabIndex={-1} className="text-2xl font-bold">
            {title}
            {part && <span className="sr-only">, {part}</span>}
          </h1>
        </div>
        {end}
      </div>
    </header>
  )
}
