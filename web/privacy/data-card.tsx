import { type ReactNode, useId } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

interface DataCardProps {
  title: string
  note: ReactNode
  children: ReactNode
}

/** One thing that people may do about their data. */
export function DataCard({ title, note, children }: DataCardProps) {
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

/** What there is could not be read. */
export function DataTrouble({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-2">
      <p className="text-sm text-ink-soft">{message}</p>
      <Button variant="secondary" onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  )
}
