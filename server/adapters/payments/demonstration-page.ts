import { brand } from '#contract/brand.ts'
import { Hono, type Context } from 'hono'
import type { HttpEnv } from '../../platform/endpoint-router.ts'
import { fail } from '../../platform/failure.ts'
import { escapeHtml } from '../mail/mail-template.ts'
import { type Demonstration, demonstrationPath } from './demonstration.ts'
import { totalOf } from './stand-in-payments.ts'
import type { StandInBuyer } from './stand-in-buyer.ts'
import type { StandInPreapproval, StandInPreference } from './stand-in-store.ts'
import { StandInRefusal } from './stand-in-world.ts'

type Way = 'pix' | 'cartao'

/** A button of the page, and what then happens. */
interface Deed {
  readonly name: string
  readonly label: string
}

const deeds: Readonly<Record<Way, readonly Deed[]>> = {
  pix: [
    { name: 'aprovar', label: 'Aprovar' },
    { name: 'pendente', label: 'Deixar pendente' },
    { name: 'expirar', label: 'Expirar' },
  ],
  cartao: [
    { name: 'aprovar', label: 'Aprovar' },
    { name: 'pendente', label: 'Deixar pendente' },
    { name: 'recusar', label: 'Recusar' },
  ],
}

const renewalDeeds: readonly Deed[] = [
  { name: 'aprovar', label: 'Aprovar' },
  { name: 'pendente', label: 'Deixar pendente' },
  { name: 'recusar', label: 'Recusar' },
]

/** Where a buyer of the demonstration pays. Never mounted in production, nor where money is taken. */
export function demonstrationPages({ standIn, payments }: Demonstration): Hono<HttpEnv> {
  const { buyer } = standIn
  const pages = new Hono<HttpEnv>()

  pages.get('/demonstracao/pagamento.css', (c) =>
    c.body(stylesheet, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  pages.get(`${demonstrationPath}/:id`, async (c) => {
    c.set('route', `${demonstrationPath}/{id}`)
    const { preference, renewal } = await find(buyer, c.req.param('id'))
    if (renewal) return c.html(renderRenewal(renewal))
    return c.html(renderCheckout(preference, wayOf(c.req.query('como'))))
  })
  pages.post(`${demonstrationPath}/:id/:way/:deed`, async (c) => {
    c.set('route', `${demonstrationPath}/{id}/{way}/{deed}`)
    const { id, way, deed } = c.req.param()
    const { preference, renewal } = await find(buyer, id)
    try {
      return c.redirect(renewal ? await agree(renewal, deed) : await pay(preference, wayOf(way), deed), 303)
    } catch (error) {
      if (!(error instanceof StandInRefusal)) throw error
      return refused(c)
    }
  })
  return pages

  async function pay(preference: StandInPreference, way: Way, deed: string): Promise<string> {
    const waiting = await findWaiting(preference, way)
    const paymentId = waiting ?? (await begin(preference.id, way, deed))
    if (deed === 'aprovar' && (waiting !== null || way === 'pix')) await buyer.approve(paymentId)
    if (deed === 'expirar' && way === 'pix') await buyer.expire(paymentId)
    if (deed === 'recusar' && waiting !== null && way === 'cartao') await buyer.reject(paymentId)
    return (await buyer.returnAddress(preference.id, paymentId)) ?? '/'
  }

  async function begin(checkoutId: string, way: Way, deed: string): Promise<string> {
    if (way === 'pix') return buyer.payByPix(checkoutId)
    const outcomes = {
      aprovar: 'approved',
      pendente: 'in_process',
      recusar: 'cc_rejected_other_reason',
    } as const
    const outcome = Object.entries(outcomes).find(([name]) => name === deed)?.[1]
    if (!outcome) throw fail('not_found')
    return buyer.payByCard(checkoutId, { outcome })
  }

  /** What was left pending here before goes on, instead of being paid a second time. */
  async function findWaiting({ external_reference: reference }: StandInPreference, way: Way) {
    if (!reference || !payments.provider) return null
    const found = await payments.provider.findPayments(reference)
    const isThisWay = (method: string | null) => (method === 'pix') === (way === 'pix')
    return found.find(({ status, method }) => status === 'pending' && isThisWay(method))?.paymentId ?? null
  }

  async function agree({ id, status, back_url }: StandInPreapproval, deed: string): Promise<string> {
    if (status === 'pending') await buyer.authorizeRenewal(id)
    if (deed === 'aprovar') await buyer.chargeRenewal(id, 'approved')
    if (deed === 'recusar') await buyer.chargeRenewal(id, 'recycling')
    return back_url
  }
}

type Found =
  | { readonly preference: StandInPreference; readonly renewal: null }
  | { readonly preference: null; readonly renewal: StandInPreapproval }

async function find(buyer: StandInBuyer, id: string): Promise<Found> {
  const preference = await buyer.readCheckout(id)
  if (preference) return { preference, renewal: null }
  const renewal = await buyer.readRenewal(id)
  if (renewal) return { preference: null, renewal }
  throw fail('not_found')
}

function wayOf(text: string | undefined): Way {
  return text === 'cartao' ? 'cartao' : 'pix'
}

function refused(c: Context): Response | Promise<Response> {
  const words = '<h1>Este link não vale mais</h1><p>Volte e comece a compra de novo.</p>'
  return c.html(renderPage(`${words}<p><a href="/pagamentos">Ver pagamentos</a></p>`), 409)
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

function renderCheckout(preference: StandInPreference, way: Way): string {
  const title = preference.items[0]?.title ?? brand.name
  const { installments = 1 } = preference.payment_methods ?? {}
  const tab = (one: Way, label: string) =>
    `<a href="?como=${one}"${one === way ? ' aria-current="page"' : ''}>${label}</a>`
  const explained =
    way === 'pix'
      ? `<p>Pix copia e cola</p><code>${escapeHtml(pixCode(preference))}</code>`
      : `<p>Cartão de crédito${installments > 1 ? `, em até ${installments}x` : ', à vista'}. Nenhum número é pedido aqui.</p>`
  return renderPage(`${renderOrder(title, totalOf(preference))}
<nav aria-label="Como pagar">${tab('pix', 'Pix')}${tab('cartao', 'Cartão')}</nav>
<section>${explained}
${deeds[way].map((deed) => renderDeed(preference.id, way, deed)).join('\n')}</section>
${renderWayBack(preference.back_urls?.failure)}`)
}

function renderRenewal(renewal: StandInPreapproval): string {
  const { frequency, transaction_amount: amount } = renewal.auto_recurring
  return renderPage(`${renderOrder(renewal.reason, amount)}
<section><p>Cartão de crédito, cobrado sozinho a cada ${frequency} dias até ser cancelado. Nenhum número é pedido aqui.</p>
${renewalDeeds.map((deed) => renderDeed(renewal.id, 'cartao', deed)).join('\n')}</section>
${renderWayBack(renewal.back_url)}`)
}

function renderOrder(title: string, amount: number): string {
  return `<h1>${escapeHtml(title)}</h1>
<p class="price">${money.format(amount)}</p>`
}

function renderWayBack(address: string | undefined): string {
  return address ? `<p class="back"><a href="${escapeHtml(address)}">Voltar sem pagar</a></p>` : ''
}

function renderDeed(id: string, way: Way, { name, label }: Deed): string {
  const action = `${demonstrationPath}/${escapeHtml(id)}/${way}/${name}`
  return `<form method="post" action="${action}"><button class="${name}">${label}</button></form>`
}

/** Looks like one and pays nothing: no bank knows the key. */
function pixCode({ id }: StandInPreference): string {
  return `DEMONSTRACAO-SEM-VALOR-${id.replaceAll('-', '').toUpperCase()}`
}

function renderPage(content: string): string {
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Pagamento de demonstração · ${brand.name}</title>
<link rel="stylesheet" href="/demonstracao/pagamento.css">
</head>
<body>
<p class="banner" role="note"><strong>Pagamento de demonstração</strong> — nenhum dinheiro é cobrado</p>
<main>
${content}
</main>
</body>
</html>
`
}

const stylesheet = `:root { color-scheme: light dark; --paper: #fbf7ee; --surface: #fff; --ink: #231c14; --soft: #63584a; --line: #e8dfcf; --folha: #0f6b44; --on-folha: #fff }
@media (prefers-color-scheme: dark) {
  :root { --paper: #17130e; --surface: #221c15; --ink: #f6efe2; --soft: #b9ad9b; --line: #3a3127; --folha: #58c08d; --on-folha: #17130e }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Figtree, system-ui, sans-serif }
.banner { margin: 0; padding: 12px 20px; background: #f4c542; color: #231c14; text-align: center }
main { max-width: 480px; margin: 0 auto; padding: 24px 20px 48px }
h1 { margin: 0; font-size: 24px; line-height: 1.2 }
.price { margin: 0 0 20px; font-size: 32px; font-weight: 700 }
a { color: var(--folha) }
nav { display: flex; gap: 8px; margin: 0 0 12px }
nav a { flex: 1; padding: 12px; border: 1px solid var(--line); border-radius: 14px; text-align: center; text-decoration: none }
nav a[aria-current] { background: var(--folha); border-color: var(--folha); color: var(--on-folha) }
section { background: var(--surface); border: 1px solid var(--line); border-radius: 20px; padding: 20px }
section p { margin: 0 0 12px }
.back { margin: 20px 0 0; text-align: center }
code { display: block; margin: 0 0 16px; padding: 12px; border: 1px dashed var(--line); border-radius: 12px; overflow-wrap: anywhere; user-select: all }
button { width: 100%; min-height: 48px; margin: 8px 0 0; border: 1px solid var(--line); border-radius: 14px; background: transparent; color: var(--ink); font: inherit; cursor: pointer }
button.aprovar { background: var(--folha); border-color: var(--folha); color: var(--on-folha); font-weight: 600 }
`
