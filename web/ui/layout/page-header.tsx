import type { ReactNode } from 'react'

export interface PageHeaderProps {
  title: ReactNode
  /** Name of this step of the screen, for screen readers. */
  part?: string | undefined
  /** Line above the title, such as a date or a step. */
  kicker?: ReactNode
  /** Small control at the end of the line. */
  end?: ReactNode
  /** Control above the title: see `BackHeader`. */
  back?: ReactNode
}

/** Heading of a screen; takes the focus after every navigation. */
export function PageHeader({ title, part, kicker, end, back }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-1 pb-5">
      {back}
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
