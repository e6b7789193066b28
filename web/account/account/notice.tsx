import type { ReactNode } from 'react'

interface NoticeProps {
  picture: ReactNode
  title: string
  children: ReactNode
  /** Available actions, the most likely first. */
  actions?: ReactNode
}

/** Notice with a picture and its next steps. */
export function Notice({ picture, title, children, actions }: NoticeProps) {
  return (
    <div className="flex flex-col items-center gap-3 pt-6 text-center">
      <div aria-hidden="true">{picture}</div>
      <h1 tabIndex={-1} className="pt-2 text-2xl font-extrabold">
        {title}
      </h1>
      <div className="flex max-w-90 flex-col gap-2 text-balance text-ink-soft">{children}</div>
      {actions && <div className="flex w-full flex-col gap-3 pt-4">{actions}</div>}
    </div>
  )
}
