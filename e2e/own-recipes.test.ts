import { expect, type Page } from '@playwright/test'
import type { WeekPlan } from '#contract/menus/week-plans.ts'
import { expectNoViolations } from './support/accessible.ts'
import { plainAnswers } from './support/answers.ts'
import { haveMenu, test, toast } from './support/journey.ts'

const pasted = `Frango da casa

Ingredientes:
- 600 g de peito de frango
- 1 cebola
- 2 tomates
- queijo muçarela
- 2 xícaras de zuritanga
- sal a gosto

Modo de preparo:
1. Refogue tudo na panela.
2. Cozinhe por 20 minutos.

Rendimento: 4 porções`

const row = (page: Page, text: string) =>
  page.getByRole('listitem').getByRole('button').filter({ hasText: text })

test('a pasted recipe is answered, saved, eaten by its name, and takes part in the menus', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)

  await test.step('the pasted text becomes name, portions, lines and steps', async () => {
    await page.goto('/receitas')
    await page.getByRole('link', { name: 'Criar receita' }).tap()
    await page.getByText('Colar texto').tap()
    await page.getByLabel('Texto da receita').fill(pasted)
    await page.getByRole('button', { name: 'Separar a receita' }).tap()
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Frango da casa')
    await expect(page.getByLabel('Rende', { exact: true })).toHaveValue('4')
    await expect(row(page, '600 g de peito de frango')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Por porção' })).toContainText('sal')
  })

  await test.step('doubts are asked beside their line, and the recipe waits for the answers', async () => {
    await page.getByRole('button', { name: 'Criar receita' }).tap()
    await expect(page.getByText('Falta responder 2 linhas')).toBeVisible()
    await row(page, 'Quanto de').tap()
    await page.getByLabel('Quantidade').fill('120')
    await page.getByRole('dialog').getByText('grama', { exact: true }).tap()
    await page.getByLabel('Quantidade').fill('120')
    await page.getByRole('button', { name: 'Usar assim' }).tap()
    await expect(row(page, '120 g de')).toBeVisible()
    await row(page, 'Não conheço “zuritanga”').tap()
    await expectNoViolations(page, 'dialog')
    await page.getByRole('button', { name: 'Deixar sem contar' }).tap()
    await expect(row(page, 'zuritanga')).toContainText('Fora da conta')
    await expectNoViolations(page)
  })

  await test.step('a recipe with an ingredient that nobody knows is kept out of the menus', async () => {
    await expect(page.getByLabel('Usar nos meus cardápios')).toBeDisabled()
    await page
      .getByLabel('Ingredientes')
      .fill('600 g de peito de frango\n1 cebola\n2 tomates\n1 colher (sopa) de azeite\nsal a gosto')
    await expect(page.getByLabel('Usar nos meus cardápios')).toBeEnabled()
    await page.getByLabel('Usar nos meus cardápios').check()
    await page.getByLabel('Preparo', { exact: true }).fill('5')
    await page.getByLabel('No fogo ou forno').fill('10')
    await page.getByRole('button', { name: 'Criar receita' }).tap()
    await expect(toast(page, 'Receita criada')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Frango da casa' })).toBeVisible()
    await expect(page.getByText('Nos seus cardápios')).toBeVisible()
  })

  await test.step('a portion is logged from its page, and a sentence knows its name', async () => {
    await page.getByRole('button', { name: 'Comi esta receita' }).tap()
    await page.getByRole('dialog').getByText('Jantar').tap()
    await page.getByRole('button', { name: 'Registrar no dia' }).tap()
    await expect(toast(page, 'Registrado no seu dia')).toBeVisible()
    await page.goto('/scan?modo=descrever')
    await page.getByLabel('O que tem no prato?').fill('1 porção do meu frango da casa')
    await page.getByRole('button', { name: 'Ver os números' }).tap()
    await expect(page.getByRole('button', { name: 'Ajustar Frango da casa' })).toBeVisible()
  })

  await test.step('the generated week serves it', async () => {
    await haveMenu(page)
    // The next week is whole on any day.
    const nextWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const reply = await page.request.post('/api/plan-generate-week', { data: { week_start: nextWeek } })
    const { week_plan: week } = (await reply.json()) as { week_plan: WeekPlan }
    const day = week.days.find(({ meals }) => meals.some(({ name }) => name.includes('Frango da casa')))
    expect(day, 'a day with the own recipe').toBeDefined()
    await page.goto(`/semana?dia=${day!.date}`)
    await expect(page.getByText(/Frango da casa/).first()).toBeVisible()
  })

  await test.step('a deletion can be undone, and the week keeps its meals', async () => {
    await page.goto('/minhas-receitas')
    await page.getByRole('link', { name: 'Frango da casa' }).tap()
    await page.getByRole('button', { name: 'Apagar' }).tap()
    await expect(page.getByText('Nenhuma receita sua ainda')).toBeVisible()
    await page.getByRole('button', { name: 'Desfazer' }).tap()
    await expect(page.getByRole('link', { name: 'Frango da casa' })).toBeVisible()
  })
})

test('a link that leads nowhere public says so and stays typed; without a network nothing typed is lost', async ({
  page,
  context,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/minhas-receitas/nova')
  await page.getByText('Link', { exact: true }).tap()
  await page.getByLabel('Link da receita').fill('https://127.0.0.1/receita')
  await page.getByRole('button', { name: 'Ler a receita' }).tap()
  await expect(page.getByText('Este link não leva a uma página pública da internet.')).toBeVisible()
  await expect(page.getByLabel('Link da receita')).toHaveValue('https://127.0.0.1/receita')

  await context.setOffline(true)
  await page.getByLabel('Ingredientes').fill('2 ovos')
  await expect(page.getByText('Sem conexão não dá para ler os ingredientes')).toBeVisible()
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByLabel('Ingredientes')).toHaveValue('2 ovos')
  await expect(row(page, '2 ovos')).toBeVisible()
})
