import { brand } from '#contract/brand.ts'
import { installmentsOf } from '#contract/billing/installments.ts'
import { renderSVG } from 'uqr'
import { html, lines, type Markup, trusted } from '../../platform/http/html.ts'
import { encodeBrCode, plainCapitals } from './br-code.ts'
import { demonstrationPath } from './demonstration.ts'
import { centsOf } from './mercado-pago-wire.ts'
import { totalOf } from './fake-payments.ts'
import type { FakePreapproval, FakePreference } from './fake-store.ts'

export type Way = 'pix' | 'cartao'

/** Button of the page, and what it does. */
interface Deed {
  readonly name: 'aprovar' | 'pendente' | 'expirar' | 'recusar'
  readonly label: string
  readonly meaning: string
}

const deeds: Readonly<Record<Way, readonly Deed[]>> = {
  pix: [
    { name: 'aprovar', label: 'Aprovar', meaning: 'como se o Pix fosse pago' },
    { name: 'pendente', label: 'Deixar pendente', meaning: 'como se ele fosse pago depois' },
    { name: 'expirar', label: 'Expirar', meaning: 'como se o prazo passasse' },
  ],
  cartao: [
    { name: 'aprovar', label: 'Aprovar', meaning: 'como se o cartão passasse' },
    { name: 'pendente', label: 'Deixar pendente', meaning: 'como se ficasse em análise' },
    { name: 'recusar', label: 'Recusar', meaning: 'como se o cartão não passasse' },
  ],
}

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
const reais = (cents: number) => money.format(cents / 100)

export function renderCheckout(preference: FakePreference, way: Way): string {
  const title = preference.items[0]?.title ?? brand.name
  const tab = (one: Way, label: string) =>
    html`<a href="?como=${one}"${one === way ? html` aria-current="page"` : null}>${label}</a>`
  return renderPage(html`${renderOrder(title, totalOf(preference))}
<nav aria-label="Como pagar">${tab('pix', 'Pix')}${tab('cartao', 'Cartão')}</nav>
<section>${way === 'pix' ? renderPix(preference) : html`<p>Cartão de crédito. Nenhum número é pedido aqui.</p>`}
${renderDeeds(preference.id, way, way === 'cartao' ? renderInstallments(preference) : null)}</section>
${renderWayBack(preference.back_urls?.failure)}`)
}

export function renderRenewal(renewal: FakePreapproval): string {
  const { frequency, transaction_amount: amount } = renewal.auto_recurring
  return renderPage(html`${renderOrder(renewal.reason, amount)}
<section><p>Cartão de crédito, cobrado sozinho a cada ${frequency} dias até ser cancelado. Nenhum número é pedido aqui.</p>
${renderDeeds(renewal.id, 'cartao', null)}</section>
${renderWayBack(renewal.back_url)}`)
}

export function renderDeadLink(): string {
  return renderPage(html`<h1>Este link não vale mais</h1>
<p>Nada foi cobrado. Volte e comece a compra de novo.</p>
<p><a href="/pagamentos">Ver pagamentos</a></p>`)
}

function renderOrder(title: string, amount: number): Markup {
  return html`<h1>${title}</h1>
<p class="price">${money.format(amount)}</p>
<p class="soft">O valor é só mostrado. Esta instalação não recebe pagamentos.</p>`
}

function renderPix(preference: FakePreference): Markup {
  const code = pixCode(preference)
  const svg = renderSVG(code, { ecc: 'M', border: 4, pixelSize: 1 })
  // The SVG is trusted, because the library draws only squares and inserts no text of the code.
  const drawn = trusted(svg.replace(/^<svg /, ''))
  const label = 'QR code do Pix de demonstração, que nenhum banco paga'
  return html`<div class="pix">
<figure><svg role="img" aria-label="${label}" ${drawn}</figure>
<div>
<h2 id="codigo">Pix copia e cola</h2>
<code tabindex="0" aria-labelledby="codigo">${code}</code>
<button type="button" class="copiar" hidden>Copiar código</button>
<p class="soft" role="status"></p>
</div>
</div>
<p class="soft">Código de demonstração: a chave dele não existe, e nenhum banco consegue pagar.</p>`
}

/**
 * Returns a well-formed Pix code that no bank can pay, because domains under .invalid cannot be registered (RFC 2606).
 */
function pixCode(preference: FakePreference): string {
  return encodeBrCode({
    key: 'demonstracao@pagamento.invalid',
    note: 'DEMONSTRACAO-SEM-VALOR',
    amount: totalOf(preference),
    merchant: plainCapitals(`Demonstracao ${brand.name}`, 25),
    city: 'DEMONSTRACAO',
    transactionId: preference.id.replaceAll(/[^A-Za-z0-9]/g, '').slice(-25),
  })
}

function renderInstallments(preference: FakePreference): Markup {
  const { installments: most = 1 } = preference.payment_methods ?? {}
  if (most === 1) return html`<p>À vista.</p>`
  const cents = centsOf(totalOf(preference)) ?? 0
  const options = Array.from({ length: most }, (_, index) => renderInstallment(cents, index + 1))
  return html`<label for="parcelas">Parcelas, em até ${most}x</label>
<select id="parcelas" name="parcelas">${options}</select>`
}

function renderInstallment(cashCents: number, count: number): Markup {
  const { eachCents, totalCents, monthlyRate } = installmentsOf(cashCents, count)
  const total = monthlyRate > 0 ? `total ${reais(totalCents)}` : 'sem juros'
  const words = count === 1 ? `À vista, ${reais(cashCents)}` : `${count}x de ${reais(eachCents)} (${total})`
  return html`<option value="${count}">${words}</option>`
}

function renderDeeds(id: string, way: Way, choice: Markup | null): Markup {
  const buttons = deeds[way].map(({ name, label, meaning }) => {
    const action = `${demonstrationPath}/${id}/${way}/${name}`
    return html`<button class="${name}" formaction="${action}"><b>${label}</b> <span>${meaning}</span></button>`
  })
  return html`<form method="post">
${choice}
<fieldset><legend>Como a demonstração termina</legend>
${lines(buttons)}</fieldset></form>`
}

function renderWayBack(address: string | undefined): Markup | null {
  return address ? html`<p class="back"><a href="${address}">Voltar sem pagar</a></p>` : null
}

function renderPage(content: Markup): string {
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Pagamento de demonstração · ${brand.name}</title>
<link rel="stylesheet" href="/demonstracao/pagamento.css">
<script type="module" src="/demonstracao/copiar.js"></script>
</head>
<body>
<header><p role="note"><strong>Pagamento de demonstração</strong> <span>nenhum dinheiro é cobrado</span></p></header>
<main>
${content}
</main>
</body>
</html>
`.toString()
}
