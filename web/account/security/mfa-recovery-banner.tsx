import { Banner } from '../../ui/overlay/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { spokenInstant } from '../../ui/format/spoken-instant.ts'
import { useCancelMfaRecovery } from './queries.ts'

/** Warns every device of an account about a requested removal of the second factor, with a cancel button. */
export function MfaRecoveryBanner({ endsAt }: { endsAt: string }) {
  const { mutate, isPending } = useCancelMfaRecovery()
  return (
    <aside aria-label="Aviso de segurança" className="mx-auto w-full max-w-column px-5 pt-4">
      <Banner
        tone="danger"
        title="Alguém pediu para entrar sem a segunda etapa"
        action={
          <Button variant="danger" busy={isPending} busyLabel="Cancelando…" onClick={() => mutate()}>
            Não fui eu, cancelar
          </Button>
        }
      >
        <p className="text-pretty">
          Quem pediu tem a sua senha e diz que perdeu o celular e os códigos. Poderá desligar a segunda etapa
          a partir de {spokenInstant(endsAt)}.
        </p>
      </Banner>
    </aside>
  )
}
