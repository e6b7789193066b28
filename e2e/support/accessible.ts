import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { findCutText } from './cut-text.ts'

const usualLetterPx = 16

/** Whatever stands on the page is for everybody: in light, in dark, and in letters twice as large. */
export async function expectNoViolations(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: /^Carregando/ })).toHaveCount(0)
  await stillness(page)
  // New in WCAG 2.2 and switched off until asked for.
  const rules = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ rules: { 'target-size': { enabled: true } } })
  const inLight = await violationsOf(page, rules)
  await page.emulateMedia({ colorScheme: 'dark' })
  await stillness(page)
  // Of all the rules only this one looks at colours.
  const inDark = await violationsOf(page, rules.withRules('color-contrast'))
  await page.emulateMedia({ colorScheme: 'light' })
  const inLargeLetters = await cutTextOf(page)
  expect({ inLight, inDark, inLargeLetters }, page.url()).toEqual({
    inLight: [],
    inDark: [],
    inLargeLetters: [],
  })
}

/** What appears fades in, and colours glide into each other; on the way no colour is right. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
}

async function violationsOf(page: Page, rules: AxeBuilder): Promise<string[]> {
  const { violations } = await rules.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, at: target.join(' ') })),
  )
  const laidOut = await page.evaluate(
    (all) =>
      all.map(({ id, at }) => {
        // Far down a long list nothing has its size and colours yet (`content-visibility`).
        const isAboutLooks = id === 'target-size' || id === 'color-contrast'
        return !isAboutLooks || document.querySelector(at)?.checkVisibility({ contentVisibilityAuto: true })
      }),
    found,
  )
  return found.filter((_, index) => laidOut[index]).map(({ id, at }) => `${id}: ${at}`)
}

/** What no longer fits when the browser is set to letters twice as large, on a narrow phone. */
async function cutTextOf(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const setLetters = (standard: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard } })
  await setLetters(2 * usualLetterPx)
  const cut = await page.evaluate(findCutText)
  await setLetters(usualLetterPx)
  await devtools.detach()
  return cut
}
