import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { recipeImageAddress } from '#contract/recipes/recipe-image-address.ts'
import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { recipes } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { describeRecipe } from '#nutrition/recipes/described-recipe.ts'
import { signUp } from '../e2e/support/account.ts'
import { plateOfRecipe } from '../plate/recipe-plate.ts'
import { findBrowser } from '../scripts/find-browser.mjs'
import { byTimeThenName, describeCard } from '../server/recipes/recipes/rules.ts'
import { filterRecipes } from '../web/recipes/recipes/shelf/filters.ts'
import { startInstance } from './support/instance.ts'
import { percentile, report, timeEachSync } from './support/measure.ts'

/** This benchmark measures the recipe list with the whole library: transferred bytes, time per keystroke, scrolling. */

const names = ['feijao preto', 'frango grelhado', 'pao de queijo', 'salada de']
const typed = names.flatMap((name) => Array.from(name, (_, end) => name.slice(0, end + 1)))

const book = wholeBook()
report({
  what: `list of all ${book.length} recipes, gzip`,
  measured: gzipSync(JSON.stringify(book)).length / 1000,
  goal: 35,
  goalIs: 'at most',
  unit: 'kB',
  comparedTo: 'own goal',
})
const pictured = book.map((card) => ({
  ...card,
  image: recipeImageAddress(card.id, createHash('sha256').update(card.id).digest('hex').slice(0, 6)),
}))
report({
  what: 'the same with pictures, gzip',
  measured: gzipSync(JSON.stringify(pictured)).length / 1000,
  goal: 35,
  goalIs: 'at most',
  unit: 'kB',
  comparedTo: 'own goal',
})
report({
  what: 'recipes by name and filters, per key, p95',
  measured: percentile(
    timeEachSync({ warmUp: 3 * typed.length, counted: 20 * typed.length }, (round) =>
      filterRecipes(book, { busca: typed[round % typed.length] ?? '', tempo: '45', combina: 'sim' }),
    ),
    0.95,
  ),
  goal: 4,
  goalIs: 'at most',
  unit: 'ms',
  comparedTo: 'own goal',
})

const instance = await startInstance()
const browser = await chromium.launch(await findBrowser())
try {
  const page = await openShelf()
  report({
    what: 'from keystroke to updated cards, p95',
    measured: percentile(await timeKeys(page), 0.95),
    goal: 100,
    goalIs: 'at most',
    unit: 'ms',
    comparedTo: 'good INP: 200 ms',
  })
  report({
    what: 'longest task while scrolling all recipes',
    measured: await longestTaskOfScroll(page),
    goal: 50,
    goalIs: 'at most',
    unit: 'ms',
    comparedTo: 'long task threshold of browsers',
  })
} finally {
  await browser.close()
  await instance.stop()
}

/** Returns the recipe list of a plan that includes all recipes. */
function wholeBook(): RecipeCard[] {
  const reader = { exclusions: null, hidesNumbers: false }
  return recipes
    .map((recipe) => describeRecipe(recipe))
    .sort(byTimeThenName)
    .map((recipe) => describeCard({ ...recipe, plate: plateOfRecipe(recipe) }, reader))
}

/** Opens the recipe list at phone size, without CPU throttling. */
async function openShelf(): Promise<Page> {
  const { cookie } = await signUp(instance.origin)
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
    extraHTTPHeaders: { cookie },
  })
  const page = await context.newPage()
  await page.route('**/api/recipes', (route) =>
    route.fulfill({ json: book, headers: { 'x-total-count': String(book.length) } }),
  )
  await page.goto(`${instance.origin}/receitas`)
  await page.getByText(`${book.length} receitas`).waitFor()
  await untilWhole(page)
  return page
}

/** Waits until all cards are rendered, because the list renders them in batches. */
async function untilWhole(page: Page): Promise<void> {
  await page.waitForFunction(
    (all) => document.querySelectorAll('li[data-recipe]').length === all,
    book.length,
  )
}

/** Times each keystroke until the frame in which the visible cards have changed, ms. */
async function timeKeys(page: Page): Promise<number[]> {
  const box = page.getByRole('searchbox')
  await page.evaluate(() => {
    const list = document.querySelector('li[data-recipe]')?.parentElement
    if (!list) throw new Error('the recipe list is empty')
    let typedAt = 0
    Object.assign(window, { drawnAfter: [] as number[] })
    const { drawnAfter } = window as unknown as { drawnAfter: number[] }
    addEventListener(
      'input',
      ({ timeStamp }) => {
        typedAt = timeStamp
        drawnAfter.push(0)
      },
      true,
    )
    new MutationObserver(() => {
      const key = drawnAfter.length - 1
      if (drawnAfter[key] !== 0) return
      requestAnimationFrame((frameAt) => {
        drawnAfter[key] ||= frameAt - typedAt
      })
    }).observe(list, { childList: true })
  })
  for (const name of names) {
    for (const letter of name) {
      await box.pressSequentially(letter)
      await page.waitForTimeout(150)
    }
    for (const _ of name) {
      await box.press('Backspace')
      await page.waitForTimeout(150)
    }
  }
  return page.evaluate(() => (window as unknown as { drawnAfter: number[] }).drawnAfter)
}

/**
 * Returns the longest task while scrolling from the first to the last card, ms; 0 when none counts as long (over 50
 * ms).
 */
async function longestTaskOfScroll(page: Page): Promise<number> {
  await untilWhole(page)
  return page.evaluate(async () => {
    // 12,000 px per second, about one card per frame, is the fastest realistic fling.
    const pxPerFrame = 200
    const long: number[] = []
    const observer = new PerformanceObserver((list) =>
      long.push(...list.getEntries().map(({ duration }) => duration)),
    )
    observer.observe({ type: 'longtask' })
    const frame = () => new Promise(requestAnimationFrame)
    let before = -1
    while (scrollY > before) {
      before = scrollY
      scrollBy({ top: pxPerFrame, behavior: 'instant' })
      await frame()
    }
    await new Promise((resolve) => setTimeout(resolve, 500))
    observer.disconnect()
    return Math.max(0, ...long)
  })
}
