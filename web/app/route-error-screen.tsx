import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { messageOf } from '../api/api-error.ts'
import { Screen } from '../ui/screen.tsx'
import { ErrorState } from '../ui/state-block.tsx'
import { EmptyPlate } from '../ui/empty-plate.tsx'

/** Stands where a screen failed; the rest of the app keeps working. */
export function RouteErrorScreen({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  return (
    <Screen className="pt-16">
      <h1 className="sr-only">Erro</h1>
      <ErrorState
        picture={<EmptyPlate size={160} />}
        title="Não deu para abrir esta tela"
        message={messageOf(error)}
        onRetry={() => {
          reset()
          void router.invalidate()
        }}
      />
    </Screen>
  )
}
