import { expect, type Page } from '@playwright/test'
import { errorDetail, errors } from '#contract/errors.ts'
import { peanutAllergy, plainAnswers } from './support/answers.ts'
import { scan, test, toast } from './support/journey.ts'
import { platePhoto } from './support/plate-photo.ts'

async function pick(page: Page, file: { name: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Galeria', exact: true }).tap()
  await (await chooser).setFiles({ ...file, mimeType: 'image/jpeg' })
}

async function photo() {
  return { name: 'prato.jpg', buffer: await platePhoto({ widthPx: 1200, heightPx: 900 }) }
}

async function describe(page: Page, words: string) {
  await page.getByLabel('O que tem no prato?').fill(words)
  await page.getByRole('button', { name: 'Ver os números' }).tap()
}

async function expectScansUsed(page: Page, used: number) {
  await page.goto('/perfil')
  await expect(page.getByText(`${used} de 10 scans usados`)).toBeVisible()
}

const mealsOfToday = (page: Page) =>
  page.getByRole('region', { name: 'Suas refeições de hoje' }).getByRole('listitem')

test('a photo from the gallery becomes a plate and costs one scan', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/scan')
  await pick(page, await photo())
  await expect(page.getByText('Sua foto está guardada.')).toBeVisible()
  await describe(page, '2 escumadeiras de arroz')
  await expect(page.getByRole('button', { name: 'Ajustar Arroz branco cozido' })).toBeVisible()
  await page.getByText('Sua foto', { exact: true }).tap()
  await expect(page.getByRole('img', { name: 'Sua foto do prato' })).toBeVisible()
  await expectScansUsed(page, 1)
})

test('a photo refused for load is retried by itself and costs one scan', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/scan')
  const refuse = { status: errors.busy.status, headers: { 'retry-after': '1' } }
  const json = { code: 'busy', detail: errorDetail('busy'), status: errors.busy.status }
  await page.route('**/api/scan-complete', (route) => route.fulfill({ ...refuse, json }), { times: 2 })
  await pick(page, await photo())
  await expect(page.getByText('Muita gente fotografando agora…', { exact: true })).toBeVisible()
  await expect(page.getByText('Sua foto está guardada.')).toBeVisible()
  await expectScansUsed(page, 1)
  await page.goto('/app')
  await expect(page.getByRole('heading', { name: 'Suas refeições de hoje' })).toBeVisible()
  await expect(page.getByText('Foto do prato')).toHaveCount(0)
})

test('a phone that gives no camera says why, and the other ways in stay open', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/scan')
  await page.getByRole('button', { name: 'Abrir câmera' }).tap()
  await expect(page.getByText(/^Não foi possível acessar a câmera: /)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Galeria', exact: true })).toBeEnabled()
  await page.getByRole('button', { name: 'Descrever' }).tap()
  await expect(page.getByLabel('O que tem no prato?')).toBeVisible()
})

test('a text that calls itself a photo is refused in clear words and costs nothing', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/scan')
  await pick(page, { name: 'prato.jpg', buffer: Buffer.from('isto não é uma foto') })
  await expect(page.getByText('Este arquivo não abriu como foto.')).toBeVisible()
  await page.getByRole('button', { name: 'Tentar novamente' }).tap()
  await expect(page.getByRole('button', { name: 'Galeria', exact: true })).toBeVisible()
  await expectScansUsed(page, 0)
})

test('a photo taken offline is kept and sent once online', async ({ page, context, enter }) => {
  await enter(plainAnswers)
  await page.goto('/scan')
  const plate = await photo()
  await expect(page.getByRole('button', { name: 'Galeria', exact: true })).toBeVisible()
  await context.setOffline(true)
  await pick(page, plate)
  await expect(page.getByText('Você está sem internet.')).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Enviar a mesma foto' }).tap()
  await expect(page.getByText('Sua foto está guardada.')).toBeVisible()
  await expectScansUsed(page, 1)
})

test('words that name no food are said to, and stay to be changed', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/scan?modo=descrever')
  await describe(page, 'xablau zorg')
  await expect(page.getByRole('alert')).toContainText('Não reconhecemos nenhum alimento no texto.')
  await describe(page, '1 concha de feijão e 2 colheres de xablau')
  await expect(page.getByText('Não encontramos na tabela: “xablau”.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ajustar Feijão carioca cozido' })).toBeVisible()
  await page.getByRole('button', { name: 'Mudar as palavras' }).tap()
  await expect(page.getByLabel('O que tem no prato?')).toHaveValue(
    '1 concha de feijão e 2 colheres de xablau',
  )
})

test('a food that the answers speak against is warned of before anything else', async ({ page, enter }) => {
  await enter(peanutAllergy)
  await page.goto('/scan?modo=descrever')
  await describe(page, '1 paçoca e 1 banana')
  const warning = page.getByRole('alert').filter({ hasText: 'Atenção a este alimento' })
  await expect(warning).toContainText(/paçoca/i)
  await expect(warning).not.toContainText(/banana/i)
})

test('a meal told in words goes into the day without costing a scan', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/scan')
  await page.getByRole('button', { name: 'Descrever' }).tap()
  await describe(page, '1 concha de feijão')
  await page.getByLabel('Refeição').selectOption('Jantar')
  await page.getByRole('button', { name: 'Ajustar meu dia' }).tap()
  await expect(toast(page, 'Refeição adicionada ao dia ✓')).toBeVisible()
  await expect(mealsOfToday(page)).toContainText(['Jantar'])
  await expect(page.getByText('Registro: Manual', { exact: true })).toBeVisible()
  await expectScansUsed(page, 0)
})

test('a reload keeps the scan, its corrections and its photo', async ({ page, enter }) => {
  await enter(plainAnswers)
  const { scan_id } = await scan(page, '1 concha de feijão')
  await page.goto(`/scan?scan=${scan_id}`)
  const saved = page.waitForResponse((reply) => reply.url().endsWith('/items') && reply.ok())
  await page.getByRole('button', { name: 'Mais Feijão carioca cozido' }).tap()
  await saved
  await page.reload()
  await expect(page.getByText('1½ concha (210 g)')).toBeVisible()
  await expect(page.getByText('Sua foto', { exact: true })).toBeVisible()
})

test('a plate is taken into the day once, however often it is asked for', async ({
  page,
  context,
  enter,
}) => {
  await enter(plainAnswers)
  const { scan_id } = await scan(page, '1 concha de feijão')
  const other = await context.newPage()
  const take = (tab: Page) => tab.getByRole('button', { name: 'Ajustar meu dia' })
  for (const tab of [page, other]) {
    await tab.goto(`/scan?scan=${scan_id}`)
    // A tab that reads the plate only after the other took it offers nothing to take.
    await expect(take(tab)).toBeVisible()
  }
  for (const tab of [page, other]) await take(tab).tap()
  await expect(page).toHaveURL(/\/app$/)
  await expect(other).toHaveURL(/\/app$/)
  await page.reload()
  await expect(mealsOfToday(page)).toHaveCount(1)
  await page.goto(`/scan?scan=${scan_id}`)
  await expect(page.getByText('Este prato já está no seu dia')).toBeVisible()
})

test('when the reply is lost on the way, the meal is in the day once all the same', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/scan?modo=descrever')
  await describe(page, '1 concha de feijão')
  const logged = { replies: 0 }
  await page.route('**/api/plan-apply-meal', async (route) => {
    const response = await route.fetch()
    logged.replies += 1
    await (logged.replies === 1 ? route.abort() : route.fulfill({ response }))
  })
  await page.getByRole('button', { name: 'Ajustar meu dia' }).tap()
  await expect(toast(page, 'Refeição adicionada ao dia ✓')).toBeVisible()
  expect(logged.replies).toBe(2)
  await expect(mealsOfToday(page)).toHaveCount(1)
})

test('a photo that did not arrive costs no scan once it is given up', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.route('**/api/scan-uploads/**', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/scan')
  await pick(page, await photo())
  await expect(page.getByText('Falha no upload da imagem')).toBeVisible()
  const givenUp = page.waitForResponse((reply) => reply.request().method() === 'DELETE')
  await page.getByRole('button', { name: 'Tentar novamente' }).tap()
  await givenUp
  await expect(page.getByRole('button', { name: 'Galeria', exact: true })).toBeVisible()
  await expectScansUsed(page, 0)
})

test('a used-up quota shows before a photo is taken and leads to the plans', async ({ page, enter }) => {
  await enter(plainAnswers)
  const detail = errorDetail('quota_reached', { plan: 'de teste' })
  await page.route('**/api/scan-start', (route) =>
    route.fulfill({
      status: errors.quota_reached.status,
      contentType: 'application/problem+json',
      json: { code: 'quota_reached', detail },
    }),
  )
  await page.route('**/api/subscriptions-me', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), scans_used_mo: 10 } })
  })
  await page.goto('/scan')
  await expect(page.getByText('Os scans do seu plano acabaram.')).toBeVisible()
  await pick(page, await photo())
  await expect(toast(page, detail)).toBeVisible()
  await expect(page).toHaveURL(/\/paywall$/)
})
