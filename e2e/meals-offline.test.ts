import { expect } from '@playwright/test'
import { peanutAllergy, plainAnswers } from './support/answers.ts'
import { eat, test, toast } from './support/journey.ts'
import { counted, kept, mealsOfToday, underWorker, waiting } from './support/offline-day.ts'

test('a meal read on the device opens as a plate by itself when the network is back', async ({
  page,
  context,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/app')
  await underWorker(page)
  await expect(page.getByLabel('O que você comeu?')).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Buscar um alimento' }).tap()
  await expect(page.getByText('Sem conexão para buscar alimentos')).toBeVisible()
  await page.getByLabel('O que você comeu?').fill('2 ovos fritos')
  await page.getByRole('button', { name: 'Ver', exact: true }).tap()
  await expect(page.getByText('Sem internet agora')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('button', { name: 'Registrar no meu dia' })).toBeVisible()
  await expect(page.getByText('Ovo frito').first()).toBeVisible()
  await expect(page.getByText('Não deu para abrir esta tela')).toHaveCount(0)
  await page.getByRole('link', { name: 'Hoje' }).tap()
  await page.getByRole('button', { name: 'Buscar um alimento' }).tap()
  await expect(page.getByLabel('Qual alimento?')).toBeVisible()
})

test('a meal whose reading was seen without a network enters the day, and another opens with its reading', async ({
  page,
  context,
  enter,
}) => {
  await enter(peanutAllergy)
  await page.goto('/app')
  await underWorker(page)
  await expect.poll(() => kept(page, '/reader-facts')).toBe(true)
  const failures: string[] = []
  page.on('response', (reply) => {
    if (reply.status() === 404) failures.push(reply.url())
  })
  await context.setOffline(true)
  for (const text of ['arroz, feijão e bife', '1 paçoca']) {
    await page.getByLabel('O que você comeu?').fill(text)
    await page.getByRole('button', { name: 'Ver', exact: true }).tap()
    await expect(page.getByText('Lido neste aparelho')).toBeVisible()
    await page.getByRole('button', { name: 'Guardar esta refeição' }).tap()
    await expect(waiting(page)).toContainText(text)
  }
  await context.setOffline(false)
  await expect(
    toast(page, /^1 refeição que esperava entrou no dia\. Falta conferir 1 refeição/),
  ).toBeVisible()
  await expect(mealsOfToday(page)).toHaveCount(1)
  await waiting(page).getByRole('button', { name: 'Desfazer' }).tap()
  await expect(mealsOfToday(page)).toHaveCount(0)
  await expect(waiting(page)).not.toContainText('arroz, feijão e bife')
  await waiting(page).getByRole('link', { name: 'Conferir' }).tap()
  await page.getByRole('button', { name: /^Registrar/ }).tap()
  await expect(mealsOfToday(page)).toHaveCount(1)
  await expect(waiting(page)).toHaveCount(0)
  expect(failures).toEqual([])
})

test('a past meal eaten again without a network is logged once', async ({ page, context, enter }) => {
  await enter(plainAnswers)
  await eat(page, '1 concha de feijão', 'almoco', new Date(Date.now() - 86_400_000))
  await page.goto('/app')
  await underWorker(page)
  await expect.poll(() => kept(page, '/meals-again')).toBe(true)
  await context.setOffline(true)
  await page.goto('/')
  const again = page.getByRole('region', { name: 'De novo?' })
  await again.getByRole('button', { name: /Feijão carioca cozido/ }).tap()
  await expect(page.getByText('A refeição entra no seu dia quando ela voltar.')).toBeVisible()
  await expect(waiting(page)).toContainText('Feijão carioca cozido')
  await expect(counted(page)).toBeVisible()
  await context.setOffline(false)
  await expect(waiting(page)).toHaveCount(0)
  await expect(mealsOfToday(page)).toHaveCount(1)
})
