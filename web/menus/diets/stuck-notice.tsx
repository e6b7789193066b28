import { Banner } from '../../ui/overlay/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { useRelease } from './use-diet-actions.ts'

/** Notice of a generation that has been running for too long (`is_stuck`), with a button that releases it. */
export function StuckNotice() {
  const release = useRelease()
  return (
    <Banner
      tone="warning"
      title="Uma dieta ficou presa na geração"
      action={
        <Button
          variant="secondary"
          busy={release.isPending}
          busyLabel="Liberando…"
          onClick={() => release.mutate()}
        >
          Liberar dieta
        </Button>
      }
    >
      Faz mais de cinco minutos que ela está gerando. Liberada, dá para gerar o cardápio de novo.
    </Banner>
  )
}
