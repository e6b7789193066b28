import { brand } from '#contract/brand.ts'
import {
  type Fact,
  type MailContent,
  type MailFooter,
  type MailLink,
  type MailPart,
  preheaderOf,
  senderLine,
} from './mail-content.ts'
import { html, lines, type Markup } from '../../platform/http/html.ts'
import { darkStyle, look } from './mail-look.ts'

const fonts = html`-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`
const font = html`font-family:Figtree,${fonts}`
const displayFont = html`font-family:'Bricolage Grotesque',Figtree,${fonts}`
const table = html`table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`
const columnPx = 480
const stripes = 13
/** Invisible text after the preview; without it an inbox would add the beginning of the mail to the preview. */
const blank = Array.from({ length: 60 }, () => html`&#847;&zwnj;&nbsp;`)

/**
 * Renders a mail as HTML in the layout of all mails: awning, sheet of paper, greeting, button. It uses tables and
 * inline styles, which all mail programs support (Outlook on Windows ignores `max-width`), and no remote resources.
 */
export function renderHtml(content: MailContent, footer: MailFooter): string {
  const { subject, greeting, paragraphs, action, footnote } = content
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${subject}</title>
<style>${darkStyle()}</style>
</head>
<body ${look(['on-paper', 'text-ink'], html`margin:0;padding:0;-webkit-text-size-adjust:100%;${font}`)}>
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheaderOf(content)}${blank}</div>
<${table} ${look(['on-paper'], '')} lang="pt-BR">
<tr><td align="center" style="padding:0 16px 40px">
<!--[if mso]><table role="presentation" width="${columnPx}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<${table} style="max-width:${columnPx}px">
<tr><td style="padding:0 20px">${awning()}</td></tr>
<tr><td ${look(['text-folha'], html`padding:20px 24px 16px;${displayFont};font-size:22px;line-height:28px;font-weight:800;letter-spacing:-0.025em`)}>${brand.name}</td></tr>
<tr><td ${look(['on-surface', 'text-ink', 'line'], html`border-width:1px;border-style:solid;border-radius:20px;padding:28px 24px;text-align:left;${font}`)}>
<h1 style="margin:0 0 12px;${displayFont};font-size:22px;line-height:28px;font-weight:700">${greeting}</h1>
${lines(paragraphs.map(renderPart))}
${action ? renderAction(action) : null}
${footnote ? html`<p ${look(['text-soft'], 'margin:20px 0 0;font-size:14px;line-height:20px')}>${footnote}</p>` : null}
</td></tr>
<tr><td ${look(['text-soft'], html`padding:20px 24px 0;font-size:14px;line-height:20px;text-align:left;${font}`)}>
${renderFooter(footer)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`.toString()
}

/**
 * Draws the awning with table cells, because a picture would be a remote resource, which many mail programs block at
 * first.
 */
function awning(): Markup {
  const cells = Array.from({ length: stripes }, (_, at) => {
    const ground = at % 2 === 0 ? 'on-folha' : 'on-folha-soft'
    return html`<td height="24" ${look([ground], 'height:24px;font-size:0;line-height:0;border-radius:0 0 14px 14px')}>&nbsp;</td>`
  })
  return html`<${table} aria-hidden="true" style="table-layout:fixed"><tr>${cells}</tr></table>`
}

function renderPart(part: MailPart): Markup {
  if (typeof part !== 'string') return renderFacts(part)
  return html`<p style="margin:0 0 16px;font-size:16px;line-height:24px">${part}</p>`
}

function renderFacts(facts: readonly Fact[]): Markup {
  const rows = facts.map(
    ([label, value]) => html`<tr>
<th scope="row" align="left" valign="top" ${look(['text-soft', 'line'], 'padding:8px 12px 8px 0;border-width:0 0 1px;border-style:solid;font-size:14px;line-height:20px;font-weight:400;text-align:left')}>${label}</th>
<td align="right" valign="top" ${look(['text-ink', 'line'], 'padding:8px 0;border-width:0 0 1px;border-style:solid;font-size:14px;line-height:20px;font-weight:600;text-align:right;word-break:break-word')}>${value}</td>
</tr>`,
  )
  return html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 20px;border-collapse:collapse">${lines(rows)}</table>`
}

function renderAction({ label, url }: MailLink): Markup {
  return html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 20px"><tr>
<td align="center" ${look(['on-folha'], 'border-radius:14px')}><a href="${url}" ${look(['text-on-folha'], html`display:inline-block;padding:14px 24px;${font};font-size:16px;line-height:24px;font-weight:600;text-decoration:none;border-radius:14px`)}>${label}</a></td>
</tr></table>
<p ${look(['text-soft'], 'margin:0;font-size:14px;line-height:20px')}>Se o botão não abrir, copie este endereço:<br><a href="${url}" ${look(['text-folha'], 'word-break:break-all')}>${url}</a></p>`
}

function renderFooter({ reason, unsubscribe }: MailFooter): Markup {
  const leaving = unsubscribe
    ? html`<p style="margin:0 0 12px"><a href="${unsubscribe.url}" ${look(['text-folha'], 'display:inline-block;padding:12px 0;font-weight:600')}>${unsubscribe.label}</a></p>`
    : null
  return html`<p style="margin:0 0 12px">${reason}</p>
${leaving}
<p style="margin:0">${senderLine(brand)}</p>`
}
