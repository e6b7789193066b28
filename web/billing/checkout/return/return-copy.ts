import type { Payment } from '#contract/billing/billing.ts'
import { plans } from '#contract/billing/plans.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { dayOf, momentOf } from '../moments.ts'
import { isGoingBack } from '../payment-copy.ts'

/** Text for a buyer who returns from payment, and the next step. */
export interface ReturnText {
  title: string
  text: string
  /** `pay` continues this purchase, `plans` starts another, `app` opens what was bought. */
  next: 'pay' | 'plans' | 'app' | null
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Extracts the purchase id from an address to which the provider may have added text. */
export function purchaseIn(pedido: string | undefined): string | null {
  return pedido && uuid.test(pedido) ? pedido.toLowerCase() : null
}

type Returned = Pick<Payment, 'status' | 'plan' | 'kind' | 'method' | 'withdrawn_at' | 'init_point_until'>
type Opened = Pick<Subscription, 'plan' | 'next_plan' | 'ends_at' | 'renews'>

/** Returns the text for a purchase; null for withdrawn, refunded and disputed purchases, which the history shows. */
export function returnText(payment: Returned, subscription?: Opened, timeZone?: string): ReturnText | null {
  if (isGoingBack(payment)) return null
  switch (payment.status) {
    case 'pending':
      return waitingText(payment)
    case 'approved':
      return {
        title: 'Pagamento aprovado!',
        text: openedText(payment.plan, subscription, timeZone),
        next: 'app',
      }
    case 'rejected':
      return rejectedText(payment)
    case 'expired':
      return {
        title: 'O prazo para pagar terminou',
        text: 'Nada foi cobrado. Se ainda quiser o plano, comece a compra de novo.',
        next: 'plans',
      }
    case 'canceled':
      return {
        title: 'O pagamento foi cancelado',
        text: 'Nada foi cobrado. Se ainda quiser o plano, comece a compra de novo.',
        next: 'plans',
      }
    case 'refunded':
    case 'charged_back':
      return null
  }
}

function waitingText({ kind, method, init_point_until: until }: Returned): ReturnText {
  if (method === 'credit_card' || method === 'debit_card') {
    return {
      title: 'Pagamento em análise',
      text: 'O cartão está sendo conferido, o que pode levar até 2 dias úteis. Não precisa pagar de novo: quando houver resposta, ela aparece aqui.',
      next: null,
    }
  }
  if (until === null) {
    return {
      title: 'O link de pagamento venceu',
      text: 'Se você já pagou, o dinheiro ainda é reconhecido e o plano abre sozinho. Se não, comece a compra de novo.',
      next: 'plans',
    }
  }
  const link = `O link vale até ${momentOf(until)}.`
  if (kind === 'renewal') {
    return {
      title: 'Falta a confirmação do cartão',
      text: `Se você já informou o cartão, a primeira cobrança está a caminho e o plano abre sozinho. Se não, continue de onde parou. ${link}`,
      next: 'pay',
    }
  }
  if (method === 'pix') {
    return {
      title: 'Falta pagar o Pix',
      text: `Pague com o código no aplicativo do seu banco. Assim que o dinheiro chegar, o plano abre sozinho. ${link}`,
      next: 'pay',
    }
  }
  if (method === 'boleto') {
    return {
      title: 'Falta o boleto compensar',
      text: `Depois de pago, o boleto leva até 2 dias úteis para chegar, e então o plano abre sozinho. ${link}`,
      next: 'pay',
    }
  }
  return {
    title: 'Falta pagar',
    text: `Nenhum pagamento chegou ainda. Assim que o dinheiro chegar, o plano abre sozinho. ${link}`,
    next: 'pay',
  }
}

function openedText(plan: Payment['plan'], subscription: Opened | undefined, timeZone?: string): string {
  const { name } = plans[plan]
  const day = subscription?.ends_at && dayOf(subscription.ends_at, timeZone)
  if (day && subscription.plan === plan) {
    const runs = subscription.renews && plan !== 'annual' && !subscription.next_plan
    return `O plano ${name} está aberto ${runs ? 'e se renova em' : 'até'} ${day}.`
  }
  if (day && subscription.next_plan === plan) {
    return `O plano ${name} começa quando o ${plans[subscription.plan].name} terminar, a partir de ${day}.`
  }
  return `O plano ${name} é seu.`
}

/** The provider retries a renewal's charge, and a second renewal cannot start beside it. */
function rejectedText({ kind, method }: Returned): ReturnText {
  const isCard = method === 'credit_card' || method === 'debit_card'
  const title = isCard ? 'O cartão foi recusado' : 'O pagamento foi recusado'
  if (kind === 'renewal') {
    return {
      title,
      text: 'Nada foi cobrado. A cobrança é tentada de novo nos próximos dias, sem você fazer nada. Para pagar de outro jeito, cancele antes a renovação automática.',
      next: null,
    }
  }
  return {
    title,
    text: 'Nada foi cobrado. Confira os dados e o limite com o seu banco, use outro cartão ou pague por Pix.',
    next: 'plans',
  }
}
