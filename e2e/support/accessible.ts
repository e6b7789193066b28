import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { findCutText } from './cut-text.ts'

const usualLetterPx = 16

/**
 * Checks the page for accessibility violations: in the light theme, in the dark theme, and with text at twice its
 * size.
 */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  await expect(page.getByRole('status', { name: /^Carregando/ })).toHaveCount(0)
  await page.evaluate(comeToRest)
  const far = await page.evaluateHandle(emptyFarRows)
  const inLight = await violationsOf(page, await axeOn(page, within))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(comeToRest)
  // Only the rule for contrast depends on colours.
  const inDark = await violationsOf(page, (await axeOn(page, within)).withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: 'light' })
  const inLargeLetters = await cutTextOf(page)
  await far.evaluate((rows) => rows.forEach((held, row) => row.replaceChildren(...held)))
  expect({ inLight, inDark, inLargeLetters }, page.url()).toEqual({
    inLight: [],
    inDark: [],
    inLargeLetters: [],
  })
}

/** Loads axe, a megabyte of rules, once per document, and limits its report to violations. */
async function axeOn(page: Page, within?: string): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode().options({
    // Rule of WCAG 2.2 that axe disables by default.
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
    // Preloading serves rules for audio and video, which the app does not have.
    preload: false,
  })
  return within === undefined ? axe : axe.include(within)
}

/** Checks an open sheet alone: other checks cover the page behind it. */
export function expectNoViolationsInSheet(page: Page): Promise<void> {
  return expectNoViolations(page, 'dialog[open]')
}

async function violationsOf(page: Page, rules: AxeBuilder): Promise<string[]> {
  const { violations } = await rules.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, at: target.join(' ') })),
  )
  const laidOut = await page.evaluate(
    (all) =>
      all.map(({ id, at }) => {
        // A row that was just added to a long list has no size or colours yet.
        const isAboutLooks = id === 'target-size' || id === 'color-contrast'
        return !isAboutLooks || document.querySelector(at)?.checkVisibility({ contentVisibilityAuto: true })
      }),
    found,
  )
  return found.filter((_, index) => laidOut[index]).map(({ id, at }) => `${id}: ${at}`)
}

/**
 * Waits until several idle frames add nothing: long lists render a few rows at a time, new content fades in, and
 * colours in transition have the wrong contrast. Runs in the browser.
 */
async function comeToRest(): Promise<void> {
  await document.fonts.ready
  let changes: number
  const observer = new MutationObserver(() => (changes += 1))
  observer.observe(document, { childList: true, subtree: true })
  do {
    changes = 0
    for (let pauses = 0; pauses < 3; pauses++) {
      await new Promise(requestAnimationFrame)
      await new Promise<unknown>((resolve) => requestIdleCallback(resolve, { timeout: 500 }))
    }
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  } while (changes > 0)
  observer.disconnect()
}

/**
 * Empties the rows far outside the viewport, which have no size and colours yet (`content-visibility`). Computing them
 * for hundreds of equal rows took longer than a journey's timeout on a busy machine. Runs in the browser.
 */
function emptyFarRows(): ReadonlyMap<Element, readonly Node[]> {
  const far = [...document.querySelectorAll('li')].filter(
    ({ firstElementChild: first }) =>
      first?.checkVisibility() && !first.checkVisibility({ contentVisibilityAuto: true }),
  )
  const held = new Map(far.map((row) => [row, [...row.childNodes]]))
  for (const row of far) row.replaceChildren()
  return held
}

/** Returns the texts that are cut off when text has twice its size. */
async function cutTextOf(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const setLetters = (standard: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard } })
  await setLetters(2 * usualLetterPx)
  await page.evaluate(comeToRest)
  const cut = await page.evaluate(findCutText)
  await setLetters(usualLetterPx)
  await devtools.detach()
  return cut
}
