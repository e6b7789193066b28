import type { PaymentMode } from '#contract/billing/billing.ts'
import { Banner } from '../../../ui/overlay/banner.tsx'

/** Replaces the purchase buttons where no plan can be bought. */
export function PaymentsOff() {
  return (
    <Banner tone="warning" title="Este servidor ainda não recebe pagamentos">
      Nada pode ser comprado nem cobrado aqui. Os planos abaixo mostram o que vai ser oferecido.
    </Banner>
  )
}

/**
 * Names the payment provider, or the demonstration; nothing if no plan can be bought or the mode is not known yet.
 */
export function PaymentWay({ mode }: { mode: PaymentMode | undefined }) {
  if (mode === 'real') return <p>Pagamento pelo Mercado Pago, com PIX ou cartão de crédito.</p>
  if (mode === 'demonstration') return <p>Aqui o pagamento é uma demonstração: nada é cobrado.</p>
  return null
}
