import { brand } from '#contract/brand.ts'
import type { Mail } from './mailer.ts'

export interface MailContent {
  readonly subject: string
  readonly greeting: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string; readonly url: string }
  readonly footnote?: string
}

/** The product's one mail: a sheet of paper, a greeting, a button. Mail programs know only inline styles and tables. */
export function renderMail(to: string, content: MailContent): Mail {
  return { to, subject: content.subject, text: renderText(content), html: renderHtml(content) }
}

/** Anyone may sign up with somebody else's address, so what could be read as a link in our mail is no name. */
export function greet(name: string): string {
  const firstName = /^\s*([\p{L}\p{M}'’-]{1,30})(?=\s|$)/u.exec(name)?.[1]
  return firstName ? `Oi, ${firstName}.` : 'Oi!'
}

function renderText({ greeting, paragraphs, action, footnote }: MailContent): string {
  const parts = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(footnote ? [footnote] : []),
  ]
  return `${parts.join('\n\n')}\n\n${brand.name}\n`
}

const font = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

function renderHtml({ subject, greeting, paragraphs, action, footnote }: MailContent): string {
  const paragraph = (text: string) =>
    `<p style="margin:0 0 16px;font-size:16px;line-height:24px">${escapeHtml(text)}</p>`
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;background:#FBF7EE;color:#231C14;${font}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#FBF7EE">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px">
<tr><td style="padding:0 4px 16px;font-size:20px;font-weight:700;color:#0F6B44">${escapeHtml(brand.name)}</td></tr>
<tr><td style="background:#FFFFFF;border:1px solid #E8DFCF;border-radius:20px;padding:28px 24px;text-align:left">
<h1 style="margin:0 0 12px;font-size:22px;line-height:28px">${escapeHtml(greeting)}</h1>
${paragraphs.map(paragraph).join('\n')}
${action ? renderAction(action) : ''}
</td></tr>
${footnote ? `<tr><td style="padding:16px 4px 0;font-size:14px;line-height:20px;color:#63584A">${escapeHtml(footnote)}</td></tr>` : ''}
</table>
</td></tr>
</table>
</body>
</html>
`
}

function renderAction({ label, url }: { label: string; url: string }): string {
  const address = escapeHtml(url)
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;background:#0F6B44;color:#FFFFFF;text-decoration:none;font-size:16px;font-weight:600;padding:14px 24px;border-radius:14px">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:14px;line-height:20px;color:#63584A">Se o botão não abrir, copie este endereço:<br><a href="${address}" style="color:#0F6B44;word-break:break-all">${address}</a></p>`
}

export function escapeHtml(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  }
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!)
}
