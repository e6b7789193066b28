import { html, type Markup } from '../../platform/http/html.ts'
import { type PageLinks, renderPlainPage } from '../../platform/http/plain-page.ts'
import type { StoppableMail } from '../../account/settings/service.ts'
import { mailWords, pageCopy } from './copy.ts'

export const unsubscribePath = '/descadastro'
/**
 * Lifetime of an unsubscribe link. An unlimited one could be abused by later readers of the mailbox; a year keeps old
 * mails usable.
 */
const linkLifeMs = 365 * 86_400_000

export function linkEndsAt(now: Date): Date {
  return new Date(now.getTime() + linkLifeMs)
}

/**
 * Renders the unsubscribe page with its button. The page itself changes nothing, because mail scanners open every link.
 */
export function renderQuestion(mail: StoppableMail, page: PageLinks): string {
  const { question, consequence, stop } = mailWords[mail]
  return renderPlainPage(
    question,
    html`<p>${consequence}</p>
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><button class="button">${stop}</button></form>`,
    page,
  )
}

export function renderDone(mail: StoppableMail, page: PageLinks): string {
  return renderPlainPage(
    pageCopy.doneTitle,
    html`<p role="status">${mailWords[mail].done}</p>
<p class="soft">${pageCopy.regret}</p>
${profileLink()}`,
    page,
  )
}

export function renderDead(page: PageLinks): string {
  const body = html`<p>${pageCopy.dead}</p>
${profileLink()}`
  return renderPlainPage(pageCopy.deadTitle, body, page)
}

function profileLink(): Markup {
  return html`<a class="still" href="/perfil">${pageCopy.openProfile}</a>`
}
