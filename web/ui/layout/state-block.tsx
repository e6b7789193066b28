import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'

interface ErrorStateProps {
  picture?: ReactNode
  title?: string
  /** Problem and next step, in Portuguese. */
  message: string
  onRetry: () => void
  retryLabel?: string
}

/** Failed load with a retry. */
export function ErrorState({
  picture,
  title = 'Erro ao carregar dados',
  message,
  onRetry,
  retryLabel = 'Tentar novamente',
}: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center gap-3 py-6 text-center">
      {picture && (
        <div aria-hidden="true" className="w-40">
          {picture}
        </div>
      )}
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="max-w-80 text-balance text-ink-soft">{message}</p>
      <div className="pt-2">
        <Button variant="secondary" onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  )
}
