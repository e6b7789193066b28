/**
 * Takes the screenshots of the web app manifest: `node scripts/take-screenshots.ts`, after a build, when a screen's
 * design has changed.
 */
import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startInstance } from '../bench/support/instance.ts'
import { signUp, somebody } from '../e2e/support/account.ts'
import { plainAnswers } from '../e2e/support/answers.ts'
import { screenshots, screenshotSizes } from '../web/build/web-manifest.ts'
import { findBrowser } from './find-browser.mjs'
import { root } from './toolbox.mjs'

const folder = join(root, 'web', 'public', 'screenshots')
/** Device pixel ratio of the screenshots. */
const density = { narrow: 2, wide: 1 } as const

const timeZone = 'America/Sao_Paulo'
const meals = [
  ['cafe_manha', '08:00', '1 pão francês, 1 ovo mexido e 1 xícara de café com leite'],
  [
    'almoco',
    '12:30',
    '2 colheres de servir de arroz, 1 concha de feijão, 1 filé de frango grelhado e salada de alface',
  ],
] as const

const ways: Readonly<Record<(typeof screenshots)[number]['file'], (page: Page) => Promise<unknown>>> = {
  day: async (page) => {
    await page.goto('/app')
    await page.getByRole('region', { name: 'Suas refeições de hoje' }).getByRole('listitem').first().waitFor()
  },
  plate: async (page) => {
    await page.goto('/scan?modo=descrever')
    await page.getByLabel('O que tem no prato?').fill(meals[1][2])
    await page.getByRole('button', { name: 'Ver os números' }).click()
    await page.getByRole('button', { name: 'Registrar no meu dia' }).waitFor()
  },
  recipes: async (page) => {
    await page.goto('/receitas')
    await page.getByRole('article').first().waitFor()
  },
}

await mkdir(folder, { recursive: true })
const instance = await startInstance()
const { executablePath, args } = await findBrowser()
const browser = await chromium.launch({ executablePath, args })
try {
  const { cookie } = await signUp(instance.origin, { ...somebody(), name: 'Marina' })
  for (const form of ['narrow', 'wide'] as const) {
    const { width, height } = screenshotSizes[form]
    const scale = density[form]
    const context = await browser.newContext({
      baseURL: instance.origin,
      viewport: { width: width / scale, height: height / scale },
      deviceScaleFactor: scale,
      locale: 'pt-BR',
      timezoneId: timeZone,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      extraHTTPHeaders: { cookie },
    })
    if (form === 'narrow') await fillDay(context)
    for (const { file } of screenshots) {
      const page = await context.newPage()
      await ways[file](page)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const picture = await page.screenshot()
      await sharp(picture)
        .webp({ quality: 78 })
        .toFile(join(folder, `${file}-${form}.webp`))
      await page.close()
    }
    await context.close()
  }
} finally {
  await browser.close()
  await instance.stop()
}

async function fillDay({ request }: BrowserContext): Promise<void> {
  await request.post('/api/onboarding', { data: plainAnswers })
  const day = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
  for (const [meal_type, time, text] of meals) {
    const { items } = (await (await request.post('/api/meals/describe', { data: { text } })).json()) as {
      items: { food_id: string; grams: number; quantity: number; measure: string }[]
    }
    const choices = items.map(({ food_id, grams, quantity, measure }) => ({
      food_id,
      grams,
      quantity,
      measure,
    }))
    await request.post('/api/meals', {
      data: { id: randomUUID(), meal_type, items: choices, eaten_at: `${day}T${time}:00-03:00` },
    })
  }
}
