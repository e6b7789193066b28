import { resetWaitHours } from '#contract/account/mfa-recovery.ts'
import { html, lines, type Markup } from '../../platform/http/html.ts'
import { type PageLinks, renderPlainPage } from '../../platform/http/plain-page.ts'
import type { RateLimit } from '../../platform/security/rate-limit.ts'
import * as copy from './copy.ts'
import type { Outcome, Step } from './copy.ts'

const hourMs = 3_600_000
const day = 24 * 3600

export const resetPath = '/segunda-etapa'

export const waitMs = resetWaitHours * hourMs
/** Lifetime of the link that begins the wait, and of a recovery request whose wait has not begun. */
export const beginLifeMs = hourMs
/** Lifetime of the link that removes the second factor. */
export const endLifeMs = hourMs / 2
/** Time after the end of a wait in which the second factor can be removed; then the request lapses. */
export const lapseMs = 14 * 24 * hourMs

/**
 * Limit on requests per account, because each mails the owner and may come from a stranger who knows the password.
 */
export const beginLimits = [{ max: 3, perSeconds: 30 * day }] as const satisfies readonly RateLimit[]
export const endLimits = [{ max: 5, perSeconds: day }] as const satisfies readonly RateLimit[]

export function after(start: Date, ms: number): Date {
  return new Date(start.getTime() + ms)
}

export function signInLink({ publicOrigin }: { readonly publicOrigin: string }): string {
  return `${publicOrigin}/auth`
}

export function isStep(text: string | undefined): text is Step {
  return text === 'begin' || text === 'cancel' || text === 'end'
}

export function lapsedBefore(now: Date): { readonly asked: Date; readonly over: Date } {
  return {
    asked: new Date(now.getTime() - beginLifeMs),
    over: new Date(now.getTime() - lapseMs),
  }
}

/**
 * Renders the page of a mailed link with its button. The page itself changes nothing, because mail scanners open every
 * link.
 */
export function renderQuestion(step: Step, page: PageLinks): string {
  const { title, paragraphs, button } = copy.questions[step]
  const form = html`<form method="post"><button class="button">${button}</button></form>`
  return renderPlainPage(title, lines([told(paragraphs), form]), page)
}

export function renderOutcome(outcome: Outcome, page: PageLinks): string {
  const { title, paragraphs, link } = copy.outcomeWords(outcome)
  return renderPlainPage(title, lines([told(paragraphs), still(link)]), page)
}

export function renderDead(page: PageLinks): string {
  const { title, paragraphs, link } = copy.dead
  return renderPlainPage(title, lines([told(paragraphs), still(link)]), page)
}

function told([first, ...rest]: readonly [string, ...string[]]): Markup {
  return lines([
    html`<p role="status">${first}</p>`,
    ...rest.map((text) => html`<p class="soft">${text}</p>`),
  ])
}

function still({ label, path }: copy.PageLink): Markup {
  return html`<a class="still" href="${path}">${label}</a>`
}
