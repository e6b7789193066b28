import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './support/accessible.ts'
import { eatingDisorder, plainAnswers } from './support/answers.ts'
import { numberIn, test, toast } from './support/journey.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Água e peso' })
const energy = (page: Page) => page.getByRole('img', { name: /^Calorias: 0 de / })
const sheet = (page: Page) => page.getByRole('dialog')

test('water takes one tap, a weight two; targets follow 2 kg after confirmation', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/app')

  await card(page).getByRole('button', { name: '200 ml de água' }).tap()
  await expect(card(page).getByRole('button', { name: /^Água 200 ml hoje/ })).toBeVisible()
  await expect(toast(page, '200 ml de água anotados')).toBeVisible()

  await card(page).getByRole('button', { name: 'Anotar peso' }).tap()
  await sheet(page).getByRole('button', { name: 'Salvar' }).tap()
  await expect(toast(page, '70,5 kg anotados')).toBeVisible()
  await expect(sheet(page)).toHaveCount(0)

  const before = await energy(page).getAttribute('aria-label')
  await card(page).getByRole('button', { name: 'Anotar peso' }).tap()
  await sheet(page).getByLabel('Peso', { exact: true }).fill('68,1')
  await sheet(page).getByRole('button', { name: '100 gramas a menos' }).tap()
  await sheet(page).getByRole('button', { name: 'Salvar' }).tap()
  await expect(sheet(page)).toContainText('68 kg. Suas metas foram feitas para 70,5 kg.')
  const offered = numberIn(await sheet(page).getByText(/kcal/).last().innerText())
  await sheet(page).getByRole('button', { name: 'Atualizar metas' }).tap()
  await expect(sheet(page)).toContainText('Metas atualizadas')
  await sheet(page).getByRole('button', { name: 'Voltar ao meu dia' }).tap()
  await expect(
    page.getByRole('img', {
      name: new RegExp(`^Calorias: 0 de ${offered.toLocaleString('pt-BR', { useGrouping: 'always' })} kcal`),
    }),
  ).toBeVisible()
  expect(before).not.toContain(offered.toLocaleString('pt-BR', { useGrouping: 'always' }))
})

test('a weight that looks like a slip is asked back, and the profile leads to it', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/perfil')
  await page.getByRole('button', { name: /70,5 kg/ }).tap()
  await sheet(page).getByLabel('Peso', { exact: true }).fill('105')
  await sheet(page).getByRole('button', { name: 'Salvar' }).tap()
  await expect(sheet(page).getByRole('alert')).toContainText('Confere? 105 kg é bem diferente de 70,5 kg')
  await sheet(page).getByRole('button', { name: 'Corrigir' }).tap()
  await sheet(page).getByLabel('Peso', { exact: true }).fill('70')
  await sheet(page).getByRole('button', { name: 'Salvar' }).tap()
  await expect(page.getByRole('button', { name: /70 kg/ })).toBeVisible()
})

test('a glass is removed with one tap, and an offline glass is saved once', async ({
  page,
  context,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/app')
  await card(page).getByRole('button', { name: '200 ml de água' }).tap()
  await toast(page, '200 ml de água anotados').getByRole('button', { name: 'Desfazer' }).tap()
  await expect(card(page).getByRole('button', { name: /^Água 0 ml hoje/ })).toBeVisible()
  await expect(toast(page, 'Água retirada do dia')).toBeVisible()

  await context.setOffline(true)
  await card(page).getByRole('button', { name: '200 ml de água' }).tap()
  await expect(toast(page, 'Sem conexão: guardamos a água e enviamos quando voltar.')).toBeVisible()
  await expect(card(page).getByRole('button', { name: /^Água 200 ml hoje/ })).toBeVisible()
  const arrived = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.ok())
  await context.setOffline(false)
  expect(new URL((await arrived).url()).pathname).toBe('/api/water')
  await page.reload()
  await expect(card(page).getByRole('button', { name: /^Água 200 ml hoje/ })).toBeVisible()
})

test('an account without numbers has water and no weight', async ({ page, enter }) => {
  await enter(eatingDisorder)
  await page.goto('/app')
  const water = page.getByRole('region', { name: 'Água', exact: true })
  await expect(water.getByRole('button', { name: '200 ml de água' })).toBeVisible()
  await expect(page.getByText(/referência/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /peso/i })).toHaveCount(0)
  await expect(card(page)).toHaveCount(0)
})

test('the sheets of water and of weight are for everybody', async ({ page, enter }) => {
  test.slow()
  await enter(plainAnswers)
  await page.goto('/app')
  await card(page).getByRole('button', { name: '200 ml de água' }).tap()
  await expect(toast(page, '200 ml de água anotados')).toBeVisible()
  await card(page).getByRole('button', { name: /^Água/ }).tap()
  await expect(sheet(page).getByText('Anotado hoje')).toBeVisible()
  await expectNoViolations(page)
  await sheet(page).getByRole('button', { name: 'Fechar' }).tap()

  await card(page).getByRole('button', { name: 'Anotar peso' }).tap()
  await sheet(page).getByLabel('Peso', { exact: true }).fill('90')
  await sheet(page).getByRole('button', { name: 'Salvar' }).tap()
  await expect(sheet(page).getByRole('alert')).toBeVisible()
  await expectNoViolations(page)
  await sheet(page).getByRole('button', { name: 'Confere, salvar' }).tap()
  await expect(sheet(page).getByRole('button', { name: 'Agora não' })).toBeVisible()
  await expectNoViolations(page)
  await sheet(page).getByRole('button', { name: 'Agora não' }).tap()

  await card(page).getByRole('button', { name: /^Peso/ }).tap()
  await expect(sheet(page).getByText('Últimos 90 dias')).toBeVisible()
  await expectNoViolations(page)
})
