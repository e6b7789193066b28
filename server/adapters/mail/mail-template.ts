import type { MailContent, MailFooter } from './mail-content.ts'
import { renderHtml } from './mail-html.ts'
import { renderText } from './mail-text.ts'
import type { Mail } from './mailer.ts'

/** Renders a mail as HTML and as plain text. */
export function renderMail(to: string, content: MailContent, footer: MailFooter): Mail {
  const { unsubscribe } = footer
  return {
    to,
    subject: content.subject,
    text: renderText(content, footer),
    html: renderHtml(content, footer),
    ...(unsubscribe && { unsubscribeUrl: unsubscribe.url }),
  }
}
