import { expect, type Page } from '@playwright/test'
import { expectNoViolationsInSheet } from './support/accessible.ts'
import { plainAnswers } from './support/answers.ts'
import { holdNotices, numberIn, test, toast } from './support/journey.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Água e peso' })
const energy = (page: Page) => page.getByRole('img', { name: /^Calorias: 0 de / })
const sheet = (page: Page) => page.getByRole('dialog')

test('a person notes water and weight, and the targets follow once confirmed', async ({
  page,
  context,
  enter,
}) => {
  await enter(plainAnswers)
  const glass = () => card(page).getByRole('button', { name: '200 ml de água' }).tap()
  const drunk = (ml: number) => card(page).getByRole('button', { name: new RegExp(`^Água ${ml} ml hoje`) })
  const weight = sheet(page).getByLabel('Peso', { exact: true })
  const save = () => sheet(page).getByRole('button', { name: 'Salvar' }).tap()
  await page.goto('/app')

  await test.step('a glass takes one tap, and so does its removal', async () => {
    await holdNotices(page)
    await glass()
    await expect(drunk(200)).toBeVisible()
    await toast(page, '200 ml de água anotados').getByRole('button', { name: 'Desfazer' }).tap()
    await expect(drunk(0)).toBeVisible()
    await expect(toast(page, 'Água retirada do dia')).toBeVisible()
  })

  await test.step('an offline glass is saved once', async () => {
    await context.setOffline(true)
    await glass()
    await expect(toast(page, 'Sem conexão: guardamos a água e enviamos quando voltar.')).toBeVisible()
    await expect(drunk(200)).toBeVisible()
    const arrived = page.waitForResponse((reply) => reply.request().method() === 'POST' && reply.ok())
    await context.setOffline(false)
    expect(new URL((await arrived).url()).pathname).toBe('/api/water')
    await page.reload()
    await expect(drunk(200)).toBeVisible()
  })

  await test.step('the sheet of the water is accessible', async () => {
    await card(page).getByRole('button', { name: /^Água/ }).tap()
    await expect(sheet(page).getByText('Anotado hoje')).toBeVisible()
    await expectNoViolationsInSheet(page)
    await sheet(page).getByRole('button', { name: 'Fechar', exact: true }).tap()
  })

  await test.step('a weight takes two taps', async () => {
    await card(page).getByRole('button', { name: 'Anotar peso' }).tap()
    await save()
    await expect(toast(page, '70,5 kg anotados')).toBeVisible()
    await expect(sheet(page)).toHaveCount(0)
  })

  await test.step('an implausible weight is questioned', async () => {
    await card(page).getByRole('button', { name: 'Anotar peso' }).tap()
    await weight.fill('105')
    await save()
    await expect(sheet(page).getByRole('alert')).toContainText('Confere? 105 kg é bem diferente de 70,5 kg')
    await expectNoViolationsInSheet(page)
    await sheet(page).getByRole('button', { name: 'Corrigir' }).tap()
  })

  await test.step('two kilograms change the targets, after confirmation', async () => {
    const before = await energy(page).getAttribute('aria-label')
    await weight.fill('68,1')
    await sheet(page).getByRole('button', { name: '100 gramas a menos' }).tap()
    await save()
    await expect(sheet(page)).toContainText('68 kg. Suas metas foram feitas para 70,5 kg.')
    await expect(sheet(page).getByRole('button', { name: 'Agora não' })).toBeVisible()
    await expectNoViolationsInSheet(page)
    const offered = numberIn(await sheet(page).getByText(/kcal/).last().innerText())
    await sheet(page).getByRole('button', { name: 'Atualizar metas' }).tap()
    await expect(sheet(page)).toContainText('Metas atualizadas')
    await sheet(page).getByRole('button', { name: 'Voltar ao meu dia' }).tap()
    const told = offered.toLocaleString('pt-BR', { useGrouping: 'always' })
    await expect(page.getByRole('img', { name: new RegExp(`^Calorias: 0 de ${told} kcal`) })).toBeVisible()
    expect(before).not.toContain(told)
  })

  await test.step('the history of the weight is accessible', async () => {
    await card(page).getByRole('button', { name: /^Peso/ }).tap()
    await expect(sheet(page).getByText('Últimos 90 dias')).toBeVisible()
    await expectNoViolationsInSheet(page)
  })

  await test.step('the profile leads to the weight as well', async () => {
    await page.goto('/perfil')
    await page.getByRole('button', { name: /68 kg/ }).tap()
    await weight.fill('69')
    await save()
    await expect(page.getByRole('button', { name: /69 kg/ })).toBeVisible()
  })
})
