/**
 * Takes the screenshots of the web app manifest, and the picture of the README: `node scripts/take-screenshots.ts`,
 * after a build, when a screen's design has changed.
 */
import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { startInstance } from '../bench/support/instance.ts'
import { signUp, somebody } from '../e2e/support/account.ts'
import { afternoonZone } from '../e2e/support/afternoon.ts'
import { plainAnswers } from '../e2e/support/answers.ts'
import { screenshots, screenshotSizes } from '../web/build/web-manifest.ts'
import { findBrowser } from './find-browser.mjs'
import { root } from './toolbox.mjs'

const folder = join(root, 'web', 'public', 'screenshots')
const readmePicture = join(root, 'docs', 'tela.png')
/** Device pixel ratio of the screenshots. */
const density = { narrow: 2, wide: 1 } as const

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
    await page.getByRole('button', { name: /^Já comi: / }).waitFor()
  },
  plate: async (page) => {
    await page.goto('/scan?modo=descrever')
    await page.getByLabel('O que tem no prato?').fill(meals[1][2])
    await page.getByRole('button', { name: 'Ver os números' }).click()
    await page.getByRole('button', { name: /^(Registrar no|Ajustar) meu dia$/ }).waitFor()
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
      timezoneId: afternoonZone,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      extraHTTPHeaders: { cookie },
    })
    if (form === 'narrow') await fillDay(context)
    for (const { file } of screenshots) {
      await sharp(await photograph(context, ways[file]))
        .webp({ quality: 78 })
        .toFile(join(folder, `${file}-${form}.webp`))
    }
    if (form === 'narrow') await pictureForReadme(context)
    await context.close()
  }
} finally {
  await browser.close()
  await instance.stop()
}

async function photograph(context: BrowserContext, open: (page: Page) => Promise<unknown>): Promise<Buffer> {
  const page = await context.newPage()
  await open(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const picture = await page.screenshot()
  await page.close()
  return picture
}

/** Writes the README's picture: the day, the week and the diets on phones side by side. */
async function pictureForReadme(context: BrowserContext): Promise<void> {
  const width = 432
  const gap = 24
  const pictures = [
    await photograph(context, ways.day),
    await photograph(context, async (page) => {
      await page.goto('/semana')
      await page
        .getByRole('button', { name: /^Trocar / })
        .first()
        .waitFor()
    }),
    await photograph(context, async (page) => {
      await page.goto('/dietas')
      await page.getByText('Ativa', { exact: true }).waitFor()
    }),
  ]
  const phones = await Promise.all(pictures.map((picture) => sharp(picture).resize({ width }).toBuffer()))
  const { height } = await sharp(phones[0]).metadata()
  const ground = {
    width: gap + phones.length * (width + gap),
    height: height + 2 * gap,
    channels: 3,
    background: '#e9dfcd',
  } as const
  await sharp({ create: ground })
    .composite(phones.map((input, at) => ({ input, left: gap + at * (width + gap), top: gap })))
    .png({ palette: true, quality: 90 })
    .toFile(readmePicture)
}

async function fillDay({ request }: BrowserContext): Promise<void> {
  await request.post('/api/onboarding', { data: plainAnswers })
  const { id } = (await (await request.post('/api/diet-create-default', { data: {} })).json()) as {
    id: string
  }
  await request.post('/api/diet-generate-ai', { data: { dietId: id } })
  await request.patch('/api/profile', { data: { timezone: afternoonZone } })
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
      data: { id: randomUUID(), meal_type, items: choices, eaten_at: momentAt(time) },
    })
  }
}

/** Returns the moment of this clock time today in `afternoonZone`, where the hour is 15 now. */
function momentAt(clock: string): string {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  const moment = new Date()
  moment.setUTCHours(moment.getUTCHours() + hours - 15, minutes)
  return moment.toISOString()
}
