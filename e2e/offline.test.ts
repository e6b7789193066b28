import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Today } from '#contract/day/today.ts'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { afternoonZone, liveInTheAfternoon } from './support/afternoon.ts'
import { peanutAllergy, plainAnswers } from './support/answers.ts'
import { navigate } from './support/in-app.ts'
import { eat, haveMenu, test, toast } from './support/journey.ts'
import { nextMonday } from './support/next-monday.ts'
import { counted, kept, mealsOfToday, underWorker, waiting } from './support/offline-day.ts'
import { platePhoto } from './support/plate-photo.ts'

const whey = {
  id: '00000000-0000-4000-8000-000000000032',
  name: 'Whey da academia',
  unit: 'g',
  portion: 30,
  measure: { quantity: 1, name: 'dose' },
  package_portions: null,
  basis: 'portion',
  values: {
    energy_kcal: 118,
    carbs_g: 3,
    sugars_g: 2,
    added_sugars_g: 0,
    protein_g: 24,
    fat_g: 1.1,
    saturated_fat_g: 0.6,
    trans_fat_g: 0,
    fiber_g: 0,
    sodium_mg: 56,
    polyols_g: null,
  },
  allergens: { contains: ['leite'], may_contain: [], free_of: [], is_complete: true },
  nova: null,
  ean: null,
}

const assets = fileURLToPath(new URL('../dist/web/assets', import.meta.url))
const listFile = readdirSync(assets).find((file) => /^parts-.*\.txt$/.test(file)) ?? 'parts.txt'
/** Addresses of the code and styles outside the precache, which the worker stores when the app is idle. */
const parts = readFileSync(join(assets, listFile), 'utf8').split(' ')

/** Whether the code of the reports is stored, which is fetched ahead last. */
const hasScreens = (page: Page) =>
  page.evaluate(async () =>
    (await (await caches.open('screens')).keys()).some(({ url }) => url.includes('/reports-screen-')),
  )
/** Parts that are in no cache of the service worker. */
const missingParts = (page: Page) =>
  page.evaluate(async (files) => {
    const stored = await Promise.all(files.map((file) => caches.match(file)))
    return files.filter((_, at) => stored[at] === undefined)
  }, parts)
const energy = (page: Page) => page.getByRole('img', { name: /^Calorias: / })
test('entries and a photo made without a network survive a reload and are sent once', async ({
  page,
  context,
  enter,
}) => {
  test.slow()
  await enter(peanutAllergy)
  await page.request.post('/api/own-foods', { data: whey })
  await eat(page, '1 concha de feijão', 'cafe_manha')
  await page.goto('/app')
  await underWorker(page)
  await expect(mealsOfToday(page)).toHaveCount(1)
  await expect.poll(() => kept(page, '/today')).toBe(true)

  let energyWithWaiting = ''
  await test.step('when idle the food table, the diets and the report are stored', async () => {
    // The first version of the worker took control after this page had started.
    await page.reload()
    await expect.poll(() => kept(page, '/report/week/hoje')).toBe(true)
    expect(await kept(page, '/diets')).toBe(true)
    expect(await kept(page, '/reader-facts')).toBe(true)
    await expect.poll(() => hasScreens(page)).toBe(true)
    expect(parts.length).toBeGreaterThan(20)
    await expect.poll(() => missingParts(page)).toEqual([])
  })

  await test.step('without a network the day is shown with the time of its data', async () => {
    await context.setOffline(true)
    await page.goto('/')
    await expect(page).toHaveURL(/\/app$/)
    await expect(page.getByText(/Sem conexão: .* Visto pela última vez hoje, às /)).toBeVisible()
    await expect(mealsOfToday(page)).toHaveCount(1)
  })

  await test.step('yesterday opens and leads back to today, without loading a document', async () => {
    const documents: string[] = []
    page.on('domcontentloaded', () => void documents.push(page.url()))
    await page.getByRole('link', { name: 'Dia anterior' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ontem/)
    await expect(page.getByText(/^Nada anotado neste dia\./)).toBeVisible()
    await page.getByRole('link', { name: 'Dia anterior' }).tap()
    await expect(page.getByText('Este dia ainda não foi visto neste aparelho')).toBeVisible()
    await page.getByRole('group', { name: 'Dia' }).getByRole('link', { name: 'Hoje' }).tap()
    await expect(mealsOfToday(page)).toHaveCount(1)
    expect(documents).toEqual([])
  })

  await test.step('water, weight, a described meal and a photo are queued', async () => {
    await page.getByRole('button', { name: '200 ml de água' }).tap()
    await expect(toast(page, 'Sem conexão: guardamos a água e enviamos quando voltar.')).toBeVisible()
    await page.getByRole('button', { name: 'Anotar peso' }).tap()
    await page.getByLabel('Peso', { exact: true }).fill('105')
    await page.getByRole('button', { name: 'Salvar', exact: true }).tap()
    await expect(page.getByRole('button', { name: /^Peso 105 kg.* Espera a internet/ })).toBeVisible()
    await page.getByRole('link', { name: 'Descrever uma refeição' }).tap()
    await page.getByLabel('O que tem no prato?').fill('2 doses do meu whey e 1 paçoca')
    await page.getByRole('button', { name: 'Ver os números' }).tap()
    await expect(page.getByText(/^Paçoca.* contém o que você informou como alergia: Amendoim/)).toBeVisible()
    await expect(page.getByText('Whey da academia 2 doses (60 g)')).toBeVisible()
    await page.getByLabel('O que tem no prato?').fill('1 concha de feijão e 2 ovos fritos')
    await page.getByRole('button', { name: 'Ver os números' }).tap()
    const slip = page.locator('section', { hasText: 'Lido neste aparelho' })
    await expect(slip).toContainText('Feijão carioca cozido 1 concha (140 g)106 kcal')
    await expect(slip).toContainText('Ovo frito')
    await page.getByRole('button', { name: 'Guardar esta refeição' }).tap()
    await expect(waiting(page)).toContainText('1 refeição esperando a internet')
    await expect(counted(page)).toBeVisible()
    await page.getByRole('link', { name: 'Escanear meu prato' }).tap()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Galeria', exact: true }).tap()
    const buffer = await platePhoto({ widthPx: 640, heightPx: 480 })
    await (await chooser).setFiles({ name: 'prato.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByText('Foto guardada no aparelho')).toBeVisible()
    await page.getByRole('link', { name: 'Ver meu dia' }).tap()
    await expect(waiting(page)).toContainText('Foto do prato')
    await page.reload()
    await expect(waiting(page)).toContainText('1 concha de feijão e 2 ovos fritos')
    await expect(waiting(page)).toContainText('Foto do prato')
    await expect(counted(page)).toContainText('1 refeição em espera ainda não tem números.')
    energyWithWaiting = (await energy(page).getAttribute('aria-label')) ?? ''
  })

  await test.step('back online everything is sent, and the described meal is confirmed', async () => {
    await context.setOffline(false)
    await expect(toast(page, '1 refeição que esperava entrou no dia')).toBeVisible()
    await expect(mealsOfToday(page)).toHaveCount(2)
    await expect(counted(page)).toHaveCount(0)
    await expect(energy(page)).toHaveAccessibleName(energyWithWaiting)
    await expect(page.getByText(/^Sem conexão: /)).toHaveCount(0)
    await waiting(page).getByRole('button', { name: 'Está certa' }).tap()
    await expect(waiting(page)).not.toContainText('2 ovos fritos')
  })

  await test.step('the plate of the photo is described and logged', async () => {
    await waiting(page).getByRole('link', { name: 'Conferir' }).tap()
    await page.getByLabel('O que tem no prato?').fill('1 concha de feijão')
    await page.getByRole('button', { name: 'Ver os números' }).tap()
    await page.getByRole('button', { name: 'Registrar no meu dia' }).tap()
    await expect(mealsOfToday(page)).toHaveCount(3)
    await expect(waiting(page)).toHaveCount(0)
  })

  await test.step('the weight still waits for confirmation, and nothing is logged twice', async () => {
    await page.reload()
    await expect(page.getByText('Confere? 105 kg é bem diferente de 70,5 kg')).toBeVisible()
    await page.getByRole('button', { name: 'Conferir' }).tap()
    await page.getByRole('button', { name: 'Confere, salvar' }).tap()
    const asked = page.getByRole('dialog', { name: 'Suas metas' })
    await asked.getByRole('button', { name: 'Agora não' }).tap()
    await expect(asked).toHaveCount(0)
    await expect(page.getByText(/^Confere\?/)).toHaveCount(0)
    await expect(mealsOfToday(page)).toHaveCount(3)
    await expect(page.getByRole('button', { name: /^Água 200 ml hoje/ })).toBeVisible()
    await page.goto('/perfil')
    await expect(page.getByText('1 de 10 scans usados')).toBeVisible()
  })
})

test.describe('between lunch and dinner', () => {
  test.use({ timezoneId: afternoonZone })

  test('a meal of the menu eaten without a network counts as eaten at once, and is sent once', async ({
    page,
    context,
    enter,
  }) => {
    await enter(plainAnswers)
    await liveInTheAfternoon(page)
    await haveMenu(page)
    await page.goto('/app')
    await underWorker(page)
    await expect.poll(() => kept(page, '/today')).toBe(true)
    const eatAs = (meal: string) =>
      page.getByRole('button', { name: `Já comi: ${meal} como planejado`, exact: true })
    const snack = page.getByRole('checkbox', { name: /^Lanche da tarde: comi / })
    await context.setOffline(true)
    await eatAs('lanche da tarde').tap()
    await expect(toast(page, 'Lanche da tarde: marcado como feito')).toBeVisible()
    await expect(eatAs('jantar')).toBeVisible()
    await page.goto('/')
    await expect(eatAs('jantar')).toBeVisible()
    await expect(snack).toBeChecked()
    await expect(counted(page)).toBeVisible()
    const note = page.getByText('Sem conexão: guardamos e enviamos quando voltar.')
    await expect(note).toBeVisible()
    await context.setOffline(false)
    await expect(note).toHaveCount(0)
    await expect(snack).toBeChecked()
    const { plan } = (await (await page.request.get('/api/plan-today')).json()) as Today
    expect(plan.scans.map(({ planned_type }) => planned_type)).toEqual(['lanche_tarde'])
  })
})

test('a viewed week, diet, recipe and report are readable without a network', async ({
  page,
  context,
  enter,
}) => {
  test.slow()
  await enter(plainAnswers)
  await eat(page, '1 concha de feijão')
  await haveMenu(page)
  const monday = nextMonday()
  const made = await page.request.post('/api/plan-generate-week', {
    data: { week_start: monday, observations: '' },
  })
  const { week_plan: week } = (await made.json()) as { week_plan: WeekPlan }
  const lunch = week.days[0]?.meals.find(({ meal_type }) => meal_type === 'almoco')
  const places = [
    ['/relatorios', '/report/week/hoje', /^Mais no seu prato/],
    [`/semana?dia=${monday}`, `/week-plan/${monday}`, lunch?.name ?? ''],
    [`/dietas/${week.diet_id}`, `/diet/${week.diet_id}`, 'Almoço'],
    ['/dietas', '/diets', 'Ativa'],
    ['/receitas/lombo-com-abacaxi', '/recipe/lombo-com-abacaxi', 'Lombo de porco com abacaxi'],
  ] as const
  await page.goto('/app')
  await underWorker(page)
  for (const [address, key] of places) {
    await navigate(page, address)
    await expect.poll(() => kept(page, key)).toBe(true)
  }

  await context.setOffline(true)
  await page.goto('/relatorios')
  await expect(page.getByText(/^Sem conexão: mostrando o que você já viu/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Mais no seu prato' })).toContainText(/feijão/i)
  // The steps above loaded a new document, so nothing of the following is in memory.
  for (const [address, , words] of places) {
    await navigate(page, address)
    await expect(page.getByText(words).first()).toBeVisible()
    await expect(page.getByText(/Sem conexão/).first()).toBeVisible()
  }
  await navigate(page, '/dietas')
  await expect(page.getByText(/^Sem conexão/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Sem conexão/)).toHaveCount(0)
})

interface Picture {
  readonly src: string
  readonly sizes: string
  readonly type: string
}

test('the app is installed, updates without losing what is typed, and receives a shared photo', async ({
  page,
  enter,
}) => {
  test.slow()
  await enter(plainAnswers)
  await page.goto('/scan?modo=descrever')
  // In the first document: a later document registers its worker at an unknown moment.
  await underWorker(page)

  await test.step('it is installable, and each manifest picture has its stated size', async () => {
    const browser = await page.context().newCDPSession(page)
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    // A browser under test has no profile to install an app into.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
      icons: Picture[]
      screenshots: Picture[]
      shortcuts: { icons: Picture[] }[]
    }
    const pictures = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
    ]
    for (const { src, sizes, type } of pictures) {
      const reply = await page.request.get(src)
      const { width, height } = await sharp(await reply.body()).metadata()
      expect([src, reply.headers()['content-type'], `${width}x${height}`]).toEqual([src, type, sizes])
    }
  })

  await test.step('a new version waits for a tap and keeps the typed text', async () => {
    await page.getByLabel('O que tem no prato?').fill('2 ovos')
    // A browser treats another script for the same scope as a new version.
    await page.evaluate(async () => void (await navigator.serviceWorker.register('/sw.js?outra')))
    const notice = page.getByRole('region', { name: 'Atualização' })
    await expect(notice).toContainText('Nova versão pronta')
    await expect(page.getByLabel('O que tem no prato?')).toHaveValue('2 ovos')
    const loaded = page.waitForEvent('load')
    await notice.getByRole('button', { name: 'Atualizar' }).tap()
    await loaded
    await expect(page.getByLabel('O que tem no prato?')).toHaveValue('2 ovos')
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(/outra$/)
  })

  await test.step('a photo shared by another app opens in the scan screen', async () => {
    await sharePhoto(page)
    await expect(page).toHaveURL(/modo=compartilhada/)
    await expect(page.getByText('Recebida de fora do app')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Descartar a foto' })).toBeVisible()
    await page.getByRole('button', { name: 'Ler este prato' }).tap()
    await expect(page.getByText('Sua foto está guardada.')).toBeVisible()
  })
})

/** Posts a photo to the app as the system's share sheet does. */
async function sharePhoto(page: Page): Promise<void> {
  const bytes = (await platePhoto({ widthPx: 320, heightPx: 240 })).toString('base64')
  await page.evaluate((text) => {
    const file = new File([Uint8Array.from(atob(text), (one) => one.charCodeAt(0))], 'prato.jpg', {
      type: 'image/jpeg',
    })
    const files = new DataTransfer()
    files.items.add(file)
    const input = Object.assign(document.createElement('input'), { type: 'file', name: 'foto' })
    input.files = files.files
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/compartilhar',
      enctype: 'multipart/form-data',
    })
    form.append(input)
    document.body.append(form)
    form.submit()
  }, bytes)
}
