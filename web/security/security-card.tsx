import { type ReactNode, useId } from 'react'
import { Card } from '../ui/card.tsx'

interface SecurityCardProps {
  title: string
  note: string
  children: ReactNode
}

/** One way in, and what can be done about it. */
export function SecurityCard({ title, note, children }: SecurityCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-3">
      <div>
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        <p className="pt-0.5 text-sm text-pretty text-ink-soft">{note}</p>
      </div>
      {children}
    </Card>
  )
}
