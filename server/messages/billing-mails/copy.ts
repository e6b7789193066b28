import type { PaymentMethod } from '#contract/billing/billing.ts'
import { brand } from '#contract/brand.ts'
import { type PlanId, plans } from '#contract/billing/plans.ts'
import { type Fact, greet, type MailContent, type MailFooter } from '../../adapters/mail/mail-content.ts'
import { homeTimezone, type PlacedOrder, withdrawalEndsAt } from '../../billing/orders/rules.ts'
import {
  partialRefundCents,
  partsOf,
  type PaymentReport,
  refundedOf,
  sumCents,
  surplusOf,
} from '../../billing/payment-reports/rules.ts'
import type { PlacedRenewal } from '../../billing/renewals/rules.ts'
import { describeEndedDays } from './refund-copy.ts'

/** Footer of the mails about purchases and trials, which cannot be turned off. */
export const billingFooter: MailFooter = {
  reason: `Você recebe este e-mail porque ele trata do seu acesso ao ${brand.name}. Mensagens assim chegam mesmo com os avisos desligados.`,
}

/** Recipient's name, and the addresses that the buttons open. */
export interface MailFrame {
  readonly name: string
  readonly paymentsLink: string
  readonly plansLink: string
}

const seePayments = (frame: MailFrame) => ({ label: 'Ver meus pagamentos', url: frame.paymentsLink })
const openPayments = (frame: MailFrame) => ({ label: 'Abrir Pagamentos', url: frame.paymentsLink })
const seePlans = (frame: MailFrame) => ({ label: 'Ver os planos', url: frame.plansLink })

type Sold = Pick<PlacedOrder, 'id' | 'plan' | 'amountCents' | 'discount' | 'method' | 'installments'>

/** Returns the mail of a demonstration order, with a note that no money was moved. */
export function asDemonstration(mail: MailContent): MailContent {
  return {
    ...mail,
    subject: `Demonstração: ${mail.subject}`,
    paragraphs: [
      'Esta compra é uma demonstração: nenhum dinheiro foi cobrado nem devolvido.',
      ...mail.paragraphs,
    ],
  }
}

export function receiptMail(
  frame: MailFrame,
  order: PlacedOrder & { readonly paidAt: Date },
  period: { readonly from: Date; readonly to: Date },
): MailContent {
  const begins = period.from > order.paidAt ? `de ${dayOf(period.from)} ` : ''
  const discount = order.discount > 0 ? `, já com ${order.discount}% de desconto` : ''
  return {
    subject: `Recibo do seu plano ${nameOf(order)}`,
    greeting: greet(frame.name),
    paragraphs: [
      `Seu pagamento foi aprovado em ${dayOf(order.paidAt)}, e o plano ${nameOf(order)} é seu. Obrigado!`,
      [
        ['Acesso', `${begins}até ${dayOf(period.to)}`],
        ['Valor', `${reais(order.amountCents)}${discount}`],
        ...howPaid(order),
        ['Pedido', order.id],
      ],
      `Mudou de ideia? Até ${dayOf(new Date(withdrawalEndsAt(order.paidAt).getTime() - 1))} você pode desistir em Pagamentos e recebe tudo de volta, sem explicar por quê.`,
    ],
    action: seePayments(frame),
    footnote: sellerLine(),
  }
}

/** Returns the payment method of an order: one line per part if several payments share the order; empty if unknown. */
function howPaid(order: PlacedOrder): readonly Fact[] {
  const parts = partsOf(order)
  if (parts.length > 1) return parts.map((part) => ['Forma de pagamento', describePart(part)])
  if (!order.method) return []
  return [
    ['Forma de pagamento', methods[order.method]],
    ['Parcelas', order.installments > 1 ? `${order.installments}` : '1, à vista'],
  ]
}

function describePart({ method, amountCents, installments }: PaymentReport): string {
  const times = installments > 1 ? `em ${installments} parcelas` : 'à vista'
  return `${reais(amountCents)}, ${method ? `${methods[method]}, ` : ''}${times}`
}

export function refusedMail(frame: MailFrame, order: Sold): MailContent {
  return {
    subject: 'Seu pagamento não foi aprovado',
    greeting: greet(frame.name),
    paragraphs: [
      `O pagamento de ${reais(order.amountCents)} pelo plano ${nameOf(order)} foi recusado, e nada foi cobrado.`,
      'Você pode tentar outro cartão ou pagar com Pix. Se preferir o mesmo cartão, fale antes com o seu banco.',
    ],
    action: { label: 'Tentar de novo', url: frame.plansLink },
    footnote: `Pedido: ${order.id}`,
  }
}

/** Mail that confirms a withdrawal, sent at once as the buyer's proof. */
export function withdrawnMail(
  frame: MailFrame,
  order: PlacedOrder & { readonly withdrawnAt: Date },
): MailContent {
  const way = order.method ? waysBack[order.method] : 'pelo mesmo meio em que você pagou'
  const renewal = order.renewalId ? ' A renovação automática também termina.' : ''
  return {
    subject: 'Recebemos sua desistência',
    greeting: greet(frame.name),
    paragraphs: [
      `Sua desistência do plano ${nameOf(order)} foi registrada em ${dayOf(order.withdrawnAt)}, às ${timeOf(order.withdrawnAt)}, e os dias desta compra terminaram.${renewal}`,
      `Tudo o que você pagou por ela volta ${way}. Você não precisa fazer mais nada: avisamos por e-mail assim que o Mercado Pago confirmar a devolução.`,
    ],
    action: seePayments(frame),
    footnote: `Pedido: ${order.id}`,
  }
}

export function surplusMail(frame: MailFrame, order: PlacedOrder): MailContent {
  return {
    subject: 'Você pagou duas vezes, e o valor a mais volta',
    greeting: greet(frame.name),
    paragraphs: [
      `O mesmo pedido do plano ${nameOf(order)} recebeu ${reais(sumCents(surplusOf(order)))} a mais do que custa. Esse valor volta sozinho, pelo mesmo meio em que foi pago; quando ele aparece depende do banco.`,
      'O plano não muda, e você não precisa fazer nada. Em Pagamentos você vê quando o Mercado Pago confirmou a devolução.',
    ],
    action: seePayments(frame),
    footnote: `Pedido: ${order.id}`,
  }
}

export function partlyRefundedMail(frame: MailFrame, order: PlacedOrder): MailContent {
  return {
    subject: 'Parte do seu dinheiro foi devolvida',
    greeting: greet(frame.name),
    paragraphs: [
      `Devolvemos ${reais(partialRefundCents(order))} do que você pagou pelo plano ${nameOf(order)}. O valor volta pelo mesmo meio em que você pagou; quando ele aparece depende do banco.`,
      'Nada muda no seu acesso, e você não precisa fazer nada.',
    ],
    action: seePayments(frame),
    footnote: `Pedido: ${order.id}`,
  }
}

/** Mail of an order that expired unpaid. `isPayable`: its link accepts another attempt. */
export function expiredMail(frame: MailFrame, order: Sold, isPayable: boolean): MailContent {
  const again = isPayable
    ? 'Se ainda quiser o plano, o mesmo pedido espera por você em Pagamentos.'
    : 'Se ainda quiser o plano, é só escolher de novo.'
  return {
    subject: 'Seu pagamento não foi concluído',
    greeting: greet(frame.name),
    paragraphs: [
      `O prazo para pagar ${reais(order.amountCents)} pelo plano ${nameOf(order)} passou sem que o pagamento chegasse, e nada foi cobrado. ${again}`,
      'Se mudou de ideia, não precisa fazer nada. E se o dinheiro já saiu da sua conta, o pagamento vale assim que o Mercado Pago o confirmar.',
    ],
    action: isPayable ? openPayments(frame) : seePlans(frame),
    footnote: `Pedido: ${order.id}`,
  }
}

/** Mail of an order whose dispute the seller won. `openUntil`: end of access; `null` if it has passed. */
export function restoredMail(frame: MailFrame, order: Sold, openUntil: Date | null): MailContent {
  const access = openUntil
    ? `Os dias desta compra voltaram, e seu acesso vai até ${dayOf(openUntil)}.`
    : 'O prazo desta compra já terminou, por isso o aplicativo só abre com um plano novo.'
  return {
    subject: 'A contestação terminou, e sua compra vale de novo',
    greeting: greet(frame.name),
    paragraphs: [
      `O Mercado Pago confirmou que a cobrança do plano ${nameOf(order)} não está mais contestada. ${access}`,
      'Você não precisa fazer nada.',
    ],
    action: openUntil ? seePayments(frame) : seePlans(frame),
    footnote: `Pedido: ${order.id}`,
  }
}

export function refundMail(frame: MailFrame, order: PlacedOrder): MailContent {
  const refunded = sumCents(refundedOf(order))
  const way = order.method ? waysBack[order.method] : 'pelo mesmo meio em que você pagou'
  return {
    subject: 'Seu dinheiro foi devolvido',
    greeting: greet(frame.name),
    paragraphs: [
      `Devolvemos ${reais(refunded)} do plano ${nameOf(order)}. O valor volta ${way}; quando ele aparece depende do banco.`,
      `${describeEndedDays(order)} O que você registrou fica guardado na sua conta.`,
    ],
    action: seePayments(frame),
    footnote: `Pedido: ${order.id}`,
  }
}

export function chargebackMail(frame: MailFrame, order: PlacedOrder): MailContent {
  const disputed = sumCents(order.reports.filter(({ status }) => status === 'charged_back'))
  return {
    subject: 'Uma cobrança sua foi contestada',
    greeting: greet(frame.name),
    paragraphs: [
      `O Mercado Pago nos avisou que a cobrança de ${reais(disputed)} do plano ${nameOf(order)} foi contestada.`,
      'Enquanto a contestação valer, os dias desta compra ficam fora do seu acesso. Se foi engano, peça ao banco que a retire: os dias voltam assim que isso for confirmado.',
    ],
    action: seePayments(frame),
    footnote: `Pedido: ${order.id}`,
  }
}

export function renewalOnMail(
  frame: MailFrame,
  { plan, amountCents, nextChargeAt }: Pick<PlacedRenewal, 'plan' | 'amountCents' | 'nextChargeAt'>,
  now: Date,
): MailContent {
  const next = nextChargeAt && nextChargeAt > now ? ` A próxima cobrança é em ${dayOf(nextChargeAt)}.` : ''
  return {
    subject: 'Sua renovação automática está ligada',
    greeting: greet(frame.name),
    paragraphs: [
      `Você autorizou a renovação do plano ${plans[plan].name}: ${reais(amountCents)} no cartão a cada ${plans[plan].days} dias.${next}`,
      'Para parar, abra Pagamentos e cancele a renovação quando quiser, sem multa. O que já estiver pago vale até o fim.',
    ],
    action: openPayments(frame),
  }
}

/** Mail of a canceled renewal. `openUntil`: end of access; `null` if it has passed. */
export function renewalOffMail(frame: MailFrame, plan: PlanId, openUntil: Date | null): MailContent {
  const access = openUntil
    ? `Seu acesso continua até ${dayOf(openUntil)}.`
    : 'O aplicativo fica fechado até você escolher um plano.'
  return {
    subject: 'Sua renovação automática foi cancelada',
    greeting: greet(frame.name),
    paragraphs: [
      `A renovação do plano ${plans[plan].name} foi cancelada, e ela não cobra mais nada. ${access}`,
      'O que você registrou fica guardado na sua conta. Para voltar, é só escolher um plano.',
    ],
    action: seePlans(frame),
  }
}

/** Mail of the renewal of `plan`, canceled because the buyer entered a card for `kept` later. */
export function renewalReplacedMail(frame: MailFrame, plan: PlanId, kept: PlanId): MailContent {
  return {
    subject: 'Sua renovação automática foi cancelada',
    greeting: greet(frame.name),
    paragraphs: [
      `Você autorizou duas renovações. A do plano ${plans[plan].name} foi cancelada e não cobra mais nada; a do plano ${plans[kept].name}, que você autorizou por último, continua.`,
      'O que já estiver pago vale até o fim. Se a renovação cancelada chegou a cobrar, você pode desistir dessa cobrança em Pagamentos, em até 7 dias, e recebe tudo de volta.',
    ],
    action: openPayments(frame),
  }
}

export function renewalPausedMail(frame: MailFrame, plan: PlanId, openUntil: Date | null): MailContent {
  const access = openUntil
    ? `Seu acesso continua até ${dayOf(openUntil)}.`
    : 'O aplicativo fica fechado até um pagamento ser aprovado.'
  return {
    subject: 'Sua renovação automática está pausada',
    greeting: greet(frame.name),
    paragraphs: [
      `A renovação do plano ${plans[plan].name} foi pausada no Mercado Pago, e enquanto isso nada é cobrado. ${access}`,
      'Para continuar, reative a assinatura na sua conta do Mercado Pago. Se não quiser mais, cancele a renovação em Pagamentos.',
    ],
    action: openPayments(frame),
  }
}

export function renewalDeclinedMail(frame: MailFrame, order: Sold, openUntil: Date | null): MailContent {
  const access = openUntil
    ? `Seu acesso continua até ${dayOf(openUntil)}.`
    : 'O acesso abre assim que um pagamento for aprovado.'
  return {
    subject: 'Seu cartão recusou a renovação',
    greeting: greet(frame.name),
    paragraphs: [
      `A cobrança de ${reais(order.amountCents)} da renovação do plano ${nameOf(order)} foi recusada. ${access}`,
      'O Mercado Pago pode tentar de novo nos próximos dias. Confira o limite e a validade do cartão com o seu banco, ou cancele a renovação em Pagamentos e escolha outra forma de pagar.',
    ],
    action: openPayments(frame),
    footnote: `Pedido: ${order.id}`,
  }
}

export function periodEndsMail(frame: MailFrame, plan: PlanId, end: Date): MailContent {
  return {
    subject: `Seu plano ${plans[plan].name} termina em ${dayOf(end)}`,
    greeting: greet(frame.name),
    paragraphs: [
      `Seu plano ${plans[plan].name} vale até ${dayOf(end)}, às ${timeOf(end)}. Nada é cobrado sozinho.`,
      'Para continuar, escolha um plano. Se for o mesmo, os dias novos entram depois dos que faltam.',
    ],
    action: seePlans(frame),
  }
}

export function chargeAheadMail(
  frame: MailFrame,
  { plan, amountCents }: Pick<PlacedRenewal, 'plan' | 'amountCents'>,
  chargedAt: Date,
): MailContent {
  const { name, days } = plans[plan]
  const chargedOn = dayOf(chargedAt)
  return {
    subject: `Seu plano ${name} se renova em ${chargedOn}`,
    greeting: greet(frame.name),
    paragraphs: [
      `Em ${chargedOn} o Mercado Pago cobra ${reais(amountCents)} no seu cartão, e o plano ${name} continua por mais ${days} dias.`,
      'Para não renovar, abra Pagamentos e cancele a renovação antes disso, sem multa. O que já estiver pago vale até o fim.',
    ],
    action: openPayments(frame),
  }
}

export function periodEndedMail(frame: MailFrame, plan: PlanId, end: Date): MailContent {
  return {
    subject: `Seu plano ${plans[plan].name} terminou`,
    greeting: greet(frame.name),
    paragraphs: [
      `Seu plano ${plans[plan].name} valeu até ${dayOf(end)}, às ${timeOf(end)}. O aplicativo fica fechado até você escolher um plano, e nada é cobrado sozinho.`,
      'O que você registrou fica guardado na sua conta.',
    ],
    action: seePlans(frame),
  }
}

export function trialEndedMail(frame: MailFrame, end: Date): MailContent {
  return {
    subject: 'Seu teste grátis terminou',
    greeting: greet(frame.name),
    paragraphs: [
      `Seu teste grátis foi até ${dayOf(end)}, às ${timeOf(end)}. O aplicativo fica fechado até você escolher um plano, e nada é cobrado sozinho.`,
      'O que você registrou fica guardado na sua conta.',
    ],
    action: seePlans(frame),
  }
}

export function trialEndsMail(frame: MailFrame, end: Date): MailContent {
  return {
    subject: 'Seu teste grátis está terminando',
    greeting: greet(frame.name),
    paragraphs: [
      `Seu teste grátis vai até ${dayOf(end)}, às ${timeOf(end)}. Depois disso o aplicativo fecha até você escolher um plano, e nada é cobrado.`,
      'O que você registrou fica guardado na sua conta.',
    ],
    action: seePlans(frame),
  }
}

const methods: Readonly<Record<PaymentMethod, string>> = {
  pix: 'Pix',
  credit_card: 'cartão de crédito',
  debit_card: 'cartão de débito',
  account_money: 'saldo em conta do Mercado Pago',
  boleto: 'boleto',
}

const waysBack: Readonly<Record<PaymentMethod, string>> = {
  pix: 'por Pix, para a conta de onde saiu',
  credit_card: 'para o mesmo cartão, como estorno na fatura',
  debit_card: 'para o mesmo cartão',
  account_money: 'para o saldo de onde saiu',
  boleto: 'pelo Mercado Pago',
}

function nameOf({ plan }: Pick<Sold, 'plan'>): string {
  return plans[plan].name
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

function reais(cents: number): string {
  return money.format(cents / 100)
}

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: homeTimezone })
const time = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short', timeZone: homeTimezone })

/** Formats a date as `3 de janeiro de 2027`. */
function dayOf(moment: Date): string {
  return day.format(moment)
}

/** Formats a time as `15h20 (horário de Brasília)`. */
function timeOf(moment: Date): string {
  return `${time.format(moment).replace(':', 'h')} (horário de Brasília)`
}

/** Names the seller as configured in `brand.operator`, and says that the receipt is no invoice. */
function sellerLine(): string {
  const { legalName, taxId, address } = brand.operator
  const named = [legalName, taxId && `CNPJ ${taxId}`, address].filter(Boolean).join(', ')
  return `${named ? `${named}. ` : ''}Este recibo não substitui a nota fiscal.`
}
