import { readdirSync } from 'node:fs'
import { get } from 'node:http'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import type { PlateMeal } from '../plate/meal.ts'
import { findBrowser } from '../scripts/find-browser.mjs'
import { galleryMeals } from '../web/ui/plate/gallery-meals.ts'
import { startInstance } from './support/instance.ts'
import { percentile, report } from './support/measure.ts'

/** This benchmark measures the drawn plate: transferred code size, and time to render the 60 meals of the gallery. */

const rounds = { warmUp: 5, counted: 20 }
const root = path.join(import.meta.dirname, '..')

report({
  what: 'plate renderer, transferred size',
  measured: (await sentBytes()) / 1000,
  goal: 12,
  goalIs: 'at most',
  unit: 'kB',
  comparedTo: 'a photo in a list: 20 to 40 kB each',
})
const samples = await timeRounds()
for (const [part, share] of [
  ['p50', 0.5],
  ['p95', 0.95],
] as const) {
  report({
    what: `${galleryMeals.length} different meals rendered in a page, ${part}`,
    measured: percentile(samples, share),
    goal: 30,
    goalIs: 'at most',
    unit: 'ms',
    comparedTo: 'two frames of a screen at 60 Hz',
  })
}

/** Returns the compressed size of the chunk that is loaded with the first plate, bytes. */
async function sentBytes(): Promise<number> {
  const name = readdirSync(path.join(root, 'dist/web/assets')).find((file) => /^plate-[\w-]+\.js$/.test(file))
  if (!name) throw new Error('the build has no chunk of its own for the plate')
  const instance = await startInstance()
  try {
    return await new Promise((resolve, reject) => {
      const asked = { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } }
      get(`${instance.origin}/assets/${name}`, asked, (reply) => {
        let bytes = 0
        reply.on('data', (chunk: Buffer) => (bytes += chunk.length))
        reply.on('end', () => resolve(bytes))
      }).on('error', reject)
    })
  } finally {
    await instance.stop()
  }
}

/** Times React's rendering of all meals into the document, ms; every round draws other plates. */
async function timeRounds(): Promise<number[]> {
  const browser = await chromium.launch(await findBrowser())
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: await bundledPage() })
    const counted: number[] = []
    for (let round = 0; round < rounds.warmUp + rounds.counted; round++) {
      const meals = galleryMeals.map(({ items, vessel }): PlateMeal => ({
        items: items.map((item) => ({ ...item, grams: item.grams + round / 10 })),
        vessel,
      }))
      const took = await page.evaluate(
        (drawn) => (window as unknown as { drawMeals: (meals: unknown) => number }).drawMeals(drawn),
        meals,
      )
      if (round >= rounds.warmUp) counted.push(took)
    }
    return counted
  } finally {
    await browser.close()
  }
}

/** Returns a page with the renderer and React bundled and minified as in the build. */
async function bundledPage(): Promise<string> {
  const source = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { Plate } from '${root}/web/ui/plate/plate.tsx'

window.drawMeals = (meals) => {
  const table = document.body.appendChild(document.createElement('div'))
  const hand = createRoot(table)
  const started = performance.now()
  flushSync(() => hand.render(meals.map((meal, key) => createElement(Plate, { ...meal, key, decorative: true }))))
  const took = performance.now() - started
  hand.unmount()
  table.remove()
  return took
}`
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'page-of-plates',
        resolveId: (id) => (id === 'page-of-plates' ? path.join(root, 'web/page-of-plates.js') : undefined),
        load: (id) => (id.endsWith('page-of-plates.js') ? source : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: 'page-of-plates', output: { format: 'iife' } } },
  })
  const [bundle] = [built].flat()
  if (!bundle || !('output' in bundle)) throw new Error('the bundle is empty')
  return bundle.output[0].code
}
