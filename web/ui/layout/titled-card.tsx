import { type ReactNode, useId } from 'react'
import { Card } from './card.tsx'

interface TitledCardProps {
  title: string
  note: ReactNode
  children: ReactNode
}

/** Card for one action with title and description. */
export function TitledCard({ title, note, children }: TitledCardProps) {
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
