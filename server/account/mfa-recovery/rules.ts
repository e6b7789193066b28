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
/** Lifetime of the link that starts the wait. */
export const beginLifeMs = hourMs
/** Lifetime of the second link. */
export const endLifeMs = hourMs / 2
/** Time after which a finished wait lapses. */
export const lapseMs = 14 * 24 * hourMs

/** Requests per account; limits the mails that a stranger with the password can cause. */
export const beginLimits = [{ max: 3, perSeconds: 30 * day }] as const satisfies readonly RateLimit[]
export const endLimits = [{ max: 5, perSeconds: day }] as const satisfies readonly RateLimit[]

export function after(start: Date, ms: number): Date {
  return new Date(start.getTime() + ms)
}

/** Returns the address of the sign-in screen, for mails. */
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

/** Renders the page with the button. Mail scanners open every link, so the page itself changes nothing. */
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
