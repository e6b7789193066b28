import { mailProofMinutes } from '#contract/account/access-reviews.ts'
import { Banner } from '../../ui/overlay/banner.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { useProveByPasskey } from './queries.ts'

interface AdministrationBannerProps {
  hasCodes: boolean
  hasPasskeys: boolean
  isMailProven: boolean
}

/** Reason why an operator cannot administer yet, and the next step. */
export function AdministrationBanner({ hasCodes, hasPasskeys, isMailProven }: AdministrationBannerProps) {
  const { mutate, isPending } = useProveByPasskey()
  return (
    <Banner
      tone="warning"
      title="Administrar pede um segundo fator"
      action={
        hasPasskeys && (
          <Button busy={isPending} busyLabel="Esperando o aparelho…" onClick={() => mutate()}>
            Confirmar com chave de acesso
          </Button>
        )
      }
    >
      {hasPasskeys
        ? 'Esta sessão foi aberta só com a senha.'
        : hasCodes
          ? 'Esta sessão foi aberta sem código. Saia e entre de novo, com o código do aplicativo.'
          : isMailProven
            ? `E-mail confirmado. Por ${mailProofMinutes} minutos, ligue a verificação em duas etapas ou crie uma chave de acesso, aqui embaixo.`
            : 'Ligue a verificação em duas etapas ou crie uma chave de acesso, aqui embaixo. O primeiro passo é confirmar que este e-mail é seu.'}
    </Banner>
  )
}
