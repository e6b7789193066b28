import { brand } from '#contract/brand.ts'
import { resetWaitHours } from '#contract/factor-resets.ts'
import { type PageLinks, renderPlainPage } from '../platform/plain-page.ts'
import type { RateLimit } from '../platform/rate-limit.ts'
import * as copy from './copy.ts'
import type { Outcome, Step } from './copy.ts'

const hourMs = 3_600_000
const day = 24 * 3600

export const resetPath = '/segunda-etapa'

export const waitMs = resetWaitHours * hourMs
/** For so long the mailed link starts the wait. */
export const beginLifeMs = hourMs
/** So soon after the password the second link is tapped: it was just asked for. */
export const endLifeMs = hourMs / 2
/** Nobody came back for it for so long after the wait: no door is left ajar. */
export const lapseMs = 14 * 24 * hourMs

/** By account. A stranger with the password writes its owner so many mails and no more. */
export const beginLimits = [{ max: 3, perSeconds: 30 * day }] as const satisfies readonly RateLimit[]
export const endLimits = [{ max: 5, perSeconds: day }] as const satisfies readonly RateLimit[]

export function isStep(text: string | undefined): text is Step {
  return text === 'begin' || text === 'cancel' || text === 'end'
}

export function lapsedBefore(now: Date): { readonly asked: Date; readonly over: Date } {
  return {
    asked: new Date(now.getTime() - beginLifeMs),
    over: new Date(now.getTime() - lapseMs),
  }
}

/** Programs that look into mails open every link, so that only the button does something. */
export function renderQuestion(step: Step, page: PageLinks): string {
  const { title, paragraphs, button } = copy.questions[step]
  const form = `<form method="post"><button class="button">${button}</button></form>`
  return renderPlainPage(title, brand.name, `${told(paragraphs)}\n${form}`, page)
}

export function renderOutcome(outcome: Outcome, page: PageLinks): string {
  const { title, paragraphs, link } = copy.outcomeWords(outcome)
  return renderPlainPage(title, brand.name, `${told(paragraphs)}\n${still(link)}`, page)
}

export function renderDead(page: PageLinks): string {
  const { title, paragraphs, link } = copy.dead
  return renderPlainPage(title, brand.name, `${told(paragraphs)}\n${still(link)}`, page)
}

function told([first, ...rest]: readonly [string, ...string[]]): string {
  return [`<p role="status">${first}</p>`, ...rest.map((text) => `<p class="soft">${text}</p>`)].join('\n')
}

function still({ label, path }: copy.PageLink): string {
  return `<a class="still" href="${path}">${label}</a>`
}
