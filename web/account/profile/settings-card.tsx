import { type ReactNode, useId } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'

interface SettingsCardProps {
  title: string
  note?: string
  children: ReactNode
}

export function SettingsCard({ title, note, children }: SettingsCardProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      {note && <p className="pt-0.5 text-sm text-pretty text-ink-soft">{note}</p>}
      <div className="flex flex-col divide-y divide-line pt-2">{children}</div>
    </Card>
  )
}

/** Shown instead of the settings when they failed to load. */
export function SettingsTrouble({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-col items-start gap-2 pt-1">
      <p className="text-sm text-ink-soft">{message}</p>
      <Button variant="secondary" onClick={onRetry}>
        Tentar novamente
      </Button>
    </div>
  )
}
