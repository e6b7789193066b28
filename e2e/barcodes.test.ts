import { expect, type Page } from '@playwright/test'
import { plainAnswers } from './support/answers.ts'
import { expectNoViolations } from './support/accessible.ts'
import { barcodePhoto } from './support/barcode-picture.ts'
import { knownCode } from './support/food-facts.ts'
import { test, toast } from './support/journey.ts'

const unknownCode = '7891000100202'

async function openFinder(page: Page) {
  await page.goto('/scan?modo=descrever')
  await page.getByLabel('O que tem no prato?').fill('1 banana prata')
  await page.getByRole('button', { name: 'Ver os números' }).tap()
  await page.getByRole('button', { name: 'Adicionar alimento' }).tap()
  await page.getByRole('button', { name: 'Código de barras' }).tap()
}

async function typeCode(page: Page, code: string) {
  await page.getByLabel('Ou digite os números').fill(code)
  await page.getByRole('button', { name: 'Procurar', exact: true }).tap()
}

test('a code before the camera is read on the device, and its product joins the plate and the day', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))

  await test.step('the reader loads after the tap, from this server, and the code is looked up', async () => {
    await openFinder(page)
    expect(fetched.filter((url) => /barcode-worker|\.wasm/.test(url))).toEqual([])
    await page.getByRole('button', { name: 'Ler com a câmera' }).tap()
    await expect(page.getByRole('heading', { name: 'Biscoito maisena Ponto Doce' })).toBeVisible()
    const reader = fetched.filter((url) => /barcode-worker|\.wasm/.test(url))
    expect(reader.map((url) => new URL(url).origin)).toEqual([
      new URL(page.url()).origin,
      new URL(page.url()).origin,
    ])
  })

  await test.step('the camera is closed, and unknown allergens and the license are stated', async () => {
    await expect(page.getByLabel('Imagem da câmera')).toHaveCount(0)
    const card = page.getByRole('region', { name: 'Biscoito maisena Ponto Doce' })
    await expect(card).toContainText('Os alérgenos deste produto não foram informados')
    await expect(card).toContainText('Alto em açúcar adicionado')
    await expect(card.getByRole('row', { name: /Energia/ })).toContainText('132')
    await expect(card.getByRole('link', { name: 'Open Food Facts' })).toHaveAttribute(
      'href',
      `https://world.openfoodfacts.org/product/${knownCode}`,
    )
    await expectNoViolations(page, 'dialog')
  })

  await test.step('it is logged in its portion, with its source', async () => {
    await page.getByRole('button', { name: 'Usar este alimento' }).tap()
    await expect(toast(page, 'Adicionado aos seus alimentos')).toBeVisible()
    await page.getByRole('button', { name: 'Ajustar Biscoito maisena Ponto Doce' }).tap()
    await expect(page.getByText('disponíveis sob a')).toBeVisible()
    await page.getByRole('button', { name: 'Fechar', exact: true }).tap()
    await page.getByRole('button', { name: 'Registrar no meu dia' }).tap()
    const meals = page.getByRole('region', { name: 'Suas refeições de hoje' }).getByRole('listitem')
    await expect(meals.filter({ hasText: 'Biscoito maisena' })).toBeVisible()
  })
})

test('a code in a photo is read, also turned by a quarter', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/meus-alimentos')
  await page.getByRole('button', { name: 'Código de barras' }).tap()
  const photo = await barcodePhoto(knownCode, { widthPx: 1600, heightPx: 1200, degrees: 94, blurPx: 1.5 })
  await page
    .getByLabel('Foto do código de barras')
    .setInputFiles({ name: 'codigo.jpg', mimeType: 'image/jpeg', buffer: photo })
  await page.getByRole('button', { name: 'Usar este alimento' }).tap()
  await expect(page.getByRole('button', { name: 'Corrigir Biscoito maisena Ponto Doce' })).toBeVisible()
})

test('an unknown code becomes an own food that the code finds; nothing typed is lost', async ({
  page,
  context,
  enter,
}) => {
  await enter(plainAnswers)

  await test.step('a wrong digit and the number of a scale are explained without a look-up', async () => {
    await openFinder(page)
    await typeCode(page, '7891000100203')
    await expect(page.getByText('Não é problema do alimento')).toBeVisible()
    await typeCode(page, '2000012345678')
    await expect(page.getByText('Este código é da balança da própria loja')).toBeVisible()
  })

  await test.step('without a connection the digits stay', async () => {
    await context.setOffline(true)
    await typeCode(page, unknownCode)
    await expect(page.getByText('O código que você informou continua no campo.')).toBeVisible()
    await expect(page.getByLabel('Ou digite os números')).toHaveValue(unknownCode)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Tentar de novo' }).tap()
    await expect(page.getByText('Não encontrei este código')).toBeVisible()
  })

  await test.step('the label is typed once, with the code filled in', async () => {
    await page.getByRole('button', { name: 'Criar alimento' }).tap()
    await page.getByLabel('Nome', { exact: true }).fill('Paçoca da feira')
    await page.getByRole('textbox', { name: 'Porção', exact: true }).fill('20')
    await page.getByLabel('Valor energético, porção de 20 g').fill('98')
    await page.getByLabel('Carboidratos, porção de 20 g').fill('11')
    await page.getByLabel('Proteínas, porção de 20 g').fill('3')
    await page.getByLabel('Gorduras totais, porção de 20 g').fill('5')
    await expect(page.getByLabel('Código de barras')).toHaveValue(unknownCode)
    await page.getByRole('button', { name: 'Criar alimento' }).last().tap()
    await expect(page.getByRole('button', { name: 'Ajustar Paçoca da feira' })).toBeVisible()
  })

  await test.step('from then on the code finds it', async () => {
    await openFinder(page)
    await typeCode(page, unknownCode)
    await page.getByRole('button', { name: 'Usar este alimento' }).tap()
    await expect(page.getByRole('button', { name: 'Ajustar Paçoca da feira' })).toBeVisible()
  })
})
