import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './support/accessible.ts'
import { plainAnswers } from './support/answers.ts'
import { scan, test } from './support/journey.ts'
import { unfoldAll } from './support/unfold.ts'

const guilt = /compens|passou|exced|estour|exager|demais|acima d|culpa|recuper/i
const barbecue = '5 bifes de picanha, 3 linguiças, 4 colheres de farofa, 2 pães e 3 latas de cerveja'

test('a person reports an eating disorder and sees no number on any screen', async ({ page, enter }) => {
  await enter({
    ...plainAnswers,
    goals: { ...plainAnswers.goals, main_goal: 'emagrecer' },
    anthropometrics: { ...plainAnswers.anthropometrics, target_weight: 64 },
  })
  const meals = page.getByRole('region', { name: 'Suas refeições de hoje' })

  await test.step('the summary of the answers shows none', async () => {
    await page.goto('/onboarding?from=profile&passo=2')
    await page
      .getByRole('group', { name: 'Transtorno alimentar, hoje ou no passado', exact: true })
      .getByText('Anorexia', { exact: true })
      .tap()
    await page.getByRole('button', { name: 'Ir para a revisão' }).tap()
    await page.getByRole('button', { name: 'Finalizar' }).tap()
    await expect(page.getByRole('heading', { name: 'Seu caminho por aqui' })).toBeVisible()
    await expectNoNumbers(page)
  })

  await test.step('the day has water, and neither diets, plan, progress nor weight', async () => {
    await page.getByRole('link', { name: 'Ir para o meu dia' }).tap()
    await expect(page.getByText('Seu dia aqui é contado em comida')).toBeVisible()
    const water = page.getByRole('region', { name: 'Água', exact: true })
    await expect(water.getByRole('button', { name: '200 ml de água' })).toBeVisible()
    await expect(page.getByText(/referência/)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /peso/i })).toHaveCount(0)
    for (const name of ['Minhas dietas', 'Plano da semana', 'Progresso do dia', 'Água e peso']) {
      await expect(page.getByRole('region', { name })).toHaveCount(0)
    }
    await expectNoNumbers(page)
  })

  await test.step('a described plate and its foods show none', async () => {
    await page.getByRole('link', { name: 'Descrever uma refeição' }).tap()
    await page.getByLabel('O que tem no prato?').fill('1 concha de feijão e 1 bife grelhado')
    await page.getByRole('button', { name: 'Ver os números' }).tap()
    await expect(page.getByText('Seu prato, em comida e medidas de casa.')).toBeVisible()
    await expectNoNumbers(page)
    await page.getByRole('button', { name: 'Ajustar Feijão carioca cozido' }).tap()
    await expect(page.getByRole('dialog', { name: 'Feijão carioca cozido' })).toBeVisible()
    await expectNoNumbers(page)
    await page.getByRole('button', { name: 'Fechar', exact: true }).tap()
    await page.getByRole('button', { name: 'Registrar no meu dia' }).tap()
    await expect(meals.getByText('Feijão carioca cozido, Contrafilé grelhado')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Progresso do dia' })).toHaveCount(0)
    await expectNoNumbers(page)
  })

  await test.step('an opened meal and the search for a food show none', async () => {
    await meals.getByRole('button').tap()
    const meal = page.getByRole('dialog')
    await expect(meal.getByRole('button', { name: 'Ajustar Feijão carioca cozido' })).toBeVisible()
    await expectNoNumbers(page)
    await meal.getByRole('button', { name: 'Adicionar alimento' }).tap()
    await page.getByLabel('Qual alimento?').fill('arroz')
    await expect(page.getByRole('option', { name: /arroz/i }).first()).toBeVisible()
    await expectNoNumbers(page)
  })

  await test.step('a barbecue changes no plan and shows no message about it', async () => {
    const { scan_id } = await scan(page, barbecue)
    await page.goto(`/scan?scan=${scan_id}`)
    await page.getByLabel('Refeição').selectOption('Almoço')
    await page.getByRole('button', { name: 'Registrar no meu dia' }).tap()
    await expect(page).toHaveURL(/\/app$/)
    await expect(meals.getByRole('listitem')).toHaveCount(2)
    await expect(page.getByText(/O dia segue|Quer ajustar/)).toHaveCount(0)
    await expect(page.locator('body')).not.toContainText(guilt)
    await expectNoNumbers(page)
  })

  await test.step('the reports show foods and times, in the week and in the year', async () => {
    for (const address of ['/relatorios', '/relatorios?periodo=ano']) {
      await page.goto(address)
      const foods = page.getByRole('region', { name: 'Mais no seu prato' })
      await foods.waitFor()
      await unfoldAll(page)
      await expect(foods).toContainText('Feijão')
      await expect(page.getByText(/kcal|\d ?(%|kg|g\b)/)).toHaveCount(0)
      await expect(page.getByRole('slider')).toHaveCount(0)
    }
    await expectNoViolations(page)
  })

  await test.step('recipes show neither energy nor nutrients nor the tags about them', async () => {
    await page.goto('/receitas')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByText(/kcal|g de proteína|Low-carb|Light/)).toHaveCount(0)
    await page.goto('/receitas/lombo-com-abacaxi')
    await expect(page.getByRole('region', { name: 'Ingredientes' })).toBeVisible()
    await expect(page.getByText(/kcal|proteína|Carboidrato|Sódio/)).toHaveCount(0)
  })

  await test.step('the profile shows neither weight nor goal', async () => {
    await page.goto('/perfil')
    await expect(page.getByRole('region', { name: 'Perfil de saúde' })).toBeVisible()
    const text = await page.getByRole('main').innerText()
    expect(text).not.toMatch(/\bkg\b|Peso|peso\b(?!,)|Objetivo/)
  })
})

/** Expects no number with kcal, kg, g, ml or %, displayed or announced, except in the region of water. */
async function expectNoNumbers(page: Page) {
  const water = page.getByRole('region', { name: 'Água', exact: true })
  // All texts are read in one call, because the water of the day may arrive in between.
  const told = await water.evaluateAll((regions) => {
    const { body } = document
    const labels = [...body.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label'))
    const all = [body.innerText, ...labels].join('\n')
    return regions.reduce((text, region) => text.replace((region as HTMLElement).innerText, ''), all)
  })
  expect(told).not.toMatch(/\d\s*(?:kcal|kg|g|ml|%)(?![\p{L}\d])/iu)
}
