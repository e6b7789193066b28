import type { ReactNode } from 'react'

interface EmptyStateProps {
  /** Picture above the title, such as a drawn plate. */
  picture?: ReactNode
  title: string
  children?: ReactNode
  /** Control for the person's next step, usually a button. */
  action?: ReactNode
}

/** Empty state with its next step. */
export function EmptyState({ picture, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center">
      {picture && (
        <div aria-hidden="true" className="w-40">
          {picture}
        </div>
      )}
      <h2 className="text-xl font-bold">{title}</h2>
      {children && <div className="max-w-80 text-balance text-ink-soft">{children}</div>}
      {action && <div className="pt-2">{action}</div>}
    </div>
  )
}
