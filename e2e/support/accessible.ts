import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { findCutText } from './cut-text.ts'

const usualLetterPx = 16

/** Whatever stands on the page is for everybody: in light, in dark, and in letters twice as large. */
export async function expectNoViolations(page: Page, within?: string): Promise<void> {
  await expect(page.getByRole('status', { name: /^Carregando/ })).toHaveCount(0)
  await page.evaluate(comeToRest)
  const far = await page.evaluateHandle(emptyFarRows)
  const inLight = await violationsOf(page, await axeOn(page, within))
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(comeToRest)
  // Only this rule depends on colours.
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

/** Axe with its megabyte of rules comes to a document once, and reports no more than is read here. */
async function axeOn(page: Page, within?: string): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) }).setLegacyMode().options({
    // New in WCAG 2.2 and switched off until asked for.
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
    // For sound and film alone, of which there is none.
    preload: false,
  })
  return within === undefined ? axe : axe.include(within)
}

/** Checks an open sheet alone: the page behind it is checked where it is opened without one. */
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
        // A row that joined a long list only now has neither size nor colours.
        const isAboutLooks = id === 'target-size' || id === 'color-contrast'
        return !isAboutLooks || document.querySelector(at)?.checkVisibility({ contentVisibilityAuto: true })
      }),
    found,
  )
  return found.filter((_, index) => laidOut[index]).map(({ id, at }) => `${id}: ${at}`)
}

/**
 * Until some idle frames bring nothing new: long lists are drawn a few rows at a time. What appears fades in, and colours
 * glide into each other; on the way no colour is right. Runs in the browser.
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
 * Far down a long list nothing has its size and colours yet (`content-visibility`). To make them up for hundreds of rows
 * built like the first ones took a busy machine longer than a journey may last. Runs in the browser.
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

/** Returns text that is cut off at twice the font size on a narrow phone. */
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
