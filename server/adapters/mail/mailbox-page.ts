import { Hono } from 'hono'
import type { HttpEnv } from '../../platform/http/http-env.ts'
import { html, lines, type Markup } from '../../platform/http/html.ts'
import { fail } from '../../platform/failure.ts'
import type { StoredMail, Mailbox } from './mailbox.ts'

/** Pages with the mails of an instance without a mail server. They are never served in production. */
export function mailboxPages(mailbox: Pick<Mailbox, 'list' | 'find'>): Hono<HttpEnv> {
  const pages = new Hono<HttpEnv>()
  pages.get('/dev/mailbox', async (c) => c.html(renderPage(await mailbox.list())))
  pages.get('/dev/mailbox.css', (c) => c.body(stylesheet, 200, { 'content-type': 'text/css; charset=utf-8' }))
  pages.get('/dev/mailbox.json', async (c) => c.json(await mailbox.list()))
  pages.get('/dev/mailbox/:id{[0-9a-f-]{36}}', async (c) => {
    const mail = await mailbox.find(c.req.param('id'))
    if (!mail) throw fail('not_found')
    // Inline styles are allowed, because mails need them; scripts are not.
    return c.html(mail.html, 200, {
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    })
  })
  return pages
}

function renderPage(mails: readonly StoredMail[]): string {
  return html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Caixa de entrada · Prato Certo</title>
<link rel="stylesheet" href="/dev/mailbox.css">
</head>
<body>
<main>
<h1>Caixa de entrada</h1>
<p class="soft">Esta instância não tem servidor de e-mail, então as mensagens ficam aqui, as mais novas primeiro. <a href="/dev/mailbox">Atualizar</a></p>
${mails.length === 0 ? empty : lines(mails.map(renderMail))}
</main>
</body>
</html>
`.toString()
}

const empty = html`<p class="empty">Nenhuma mensagem ainda. Crie uma conta e o link de confirmação aparece aqui.</p>`

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
})

function renderMail(mail: StoredMail): Markup {
  const leave = mail.unsubscribeUrl ? html` · <a href="${mail.unsubscribeUrl}">Cancelar inscrição</a>` : null
  return html`<article>
<h2>${mail.subject}</h2>
<p class="soft">Para ${mail.to} · <time datetime="${mail.sentAt.toISOString()}">${moment.format(mail.sentAt)}</time></p>
<div class="text">${linkAddresses(mail.text.trim())}</div>
<p><a href="/dev/mailbox/${mail.id}">Ver como chega no e-mail</a>${leave}</p>
</article>`
}

/** Turns addresses into links. Every second piece of the split text is an address. */
function linkAddresses(text: string): readonly (string | Markup)[] {
  const pieces = text.split(/(https?:\/\/[^\s<]+)/)
  return pieces.map((piece, at) => (at % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : piece))
}

const stylesheet = `:root { color-scheme: light dark; --paper: #fbf7ee; --surface: #fff; --ink: #231c14; --soft: #63584a; --line: #e8dfcf; --folha: #0f6b44 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #17130e; --surface: #221c15; --ink: #f6efe2; --soft: #b9ad9b; --line: #3a3127; --folha: #58c08d }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Figtree, system-ui, sans-serif }
main { max-width: 480px; margin: 0 auto; padding: 24px 20px 48px }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.2 }
h2 { margin: 0 0 4px; font-size: 18px; line-height: 1.3 }
a { color: var(--folha) }
.soft { margin: 0 0 16px; color: var(--soft); font-size: 14px }
.empty, article { background: var(--surface); border: 1px solid var(--line); border-radius: 20px; padding: 20px; margin: 0 0 16px }
.text { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0 0 12px }
article p:last-child { margin: 0; font-size: 14px }
`
