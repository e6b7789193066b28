import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { messageOf } from '../api/api-error.ts'
import { queryClient } from '../api/client.ts'
import { buttonClass } from '../ui/buttons/button.tsx'
import { Screen } from '../ui/layout/screen.tsx'
import { ErrorState } from '../ui/layout/state-block.tsx'
import { EmptyPlate } from '../ui/drawn/empty-plate.tsx'
import { isCodeMissing } from './lazy-screen.ts'

/** Replaces a screen that failed; the rest of the app keeps working. */
export function RouteErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    // Deletes the data that no mounted component uses: it may have broken the screen, and the retry loads it again.
    queryClient.removeQueries({ type: 'inactive' })
    reset()
    void router.invalidate()
  }
  /** Online a new document also mends a broken program; offline it would only lose what is in memory. */
  const goHome = (event: MouseEvent) => {
    if (navigator.onLine) return
    event.preventDefault()
    void router.navigate({ to: '/' })
  }
  return (
    <Screen className="pt-16">
      <h1 tabIndex={-1} className="sr-only">
        Erro
      </h1>
      <ErrorState
        picture={<EmptyPlate size={160} />}
        title="Não deu para abrir esta tela"
        {...(isCodeMissing(error)
          ? {
              message: 'Talvez haja uma versão nova. Recarregue.',
              retryLabel: 'Recarregar',
              onRetry: () => location.reload(),
            }
          : { message: messageOf(error), onRetry: retry })}
      />
      <p className="text-center">
        <a href="/" className={buttonClass({ variant: 'ghost' })} onClick={goHome}>
          Voltar ao início
        </a>
      </p>
    </Screen>
  )
}
