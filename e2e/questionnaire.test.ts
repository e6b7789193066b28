import { expect, type Page } from '@playwright/test'
import { eatingDisorder, plainAnswers } from './support/answers.ts'
import { eat, test } from './support/journey.ts'

async function choose(page: Page, question: string, option: string) {
  await page.getByRole('group', { name: question, exact: true }).getByText(option, { exact: true }).tap()
}

test('what was answered survives a reload, on the step it was left at', async ({ page, enter }) => {
  await enter()
  await page.goto('/onboarding')
  await choose(page, 'Sexo', 'Feminino')
  await page.getByLabel('Peso', { exact: true }).fill('62')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Feminino' })).toBeChecked()
  await expect(page.getByLabel('Peso', { exact: true })).toHaveValue('62')
  await expect(page.getByRole('button', { name: /^Falta: Data de nascimento, Altura e mais/ })).toBeVisible()
})

test('what a visitor answered goes along to the account', async ({ page, enter }) => {
  await page.goto('/onboarding')
  await choose(page, 'Sexo', 'Masculino')
  await page.getByLabel('Altura', { exact: true }).fill('181')
  await enter()
  await page.goto('/app')
  await page.getByRole('link', { name: 'Preencher Agora (2-3 min)' }).tap()
  await expect(page.getByRole('radio', { name: 'Masculino' })).toBeChecked()
  await expect(page.getByLabel('Altura', { exact: true })).toHaveValue('181')
})

test('measures are written with a comma, and one out of range is remarked on', async ({ page, enter }) => {
  await enter()
  await page.goto('/onboarding')
  const weight = page.getByLabel('Peso', { exact: true })
  const height = page.getByLabel('Altura', { exact: true })
  await weight.fill('72,4')
  await height.fill('1,65')
  await height.blur()
  await expect(weight).toHaveValue('72,4')
  await expect(height).toHaveValue('165')
  await weight.fill('724')
  await weight.blur()
  await expect(page.getByRole('alert')).toHaveText('Confira: de 30 a 300 kg.')
})

test('the questionnaire reopened from the profile shows all answers and returns there', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/perfil')
  await page.getByRole('link', { name: 'Ver e atualizar respostas' }).tap()
  await expect(page).toHaveURL(/\/onboarding\?from=profile/)
  await expect(page.getByLabel('Peso', { exact: true })).toHaveValue('70,5')
  await expect(page.getByLabel('Ano', { exact: true })).toHaveValue('1990')
  await expect(page.getByRole('radio', { name: 'Manter o peso' })).toBeChecked()
  await page.getByRole('button', { name: 'Próximo' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Histórico de Saúde' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Sair do questionário' }).tap()
  await expect(page).toHaveURL(/\/perfil$/)
})

test('answers whose request failed stay on the screen and are sent on a retry', async ({
  page,
  context,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/onboarding?from=profile&passo=7')
  await page.getByRole('checkbox', { name: /não realiza prescrição/ }).check()
  await page.getByRole('checkbox', { name: /Autorizo o uso dos dados de saúde/ }).check()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Finalizar' }).tap()
  await expect(page.getByText('Suas respostas ainda não foram enviadas')).toBeVisible()
  await context.setOffline(false)

  // On a phone on its side nothing stays in front of the answers.
  await page.setViewportSize({ width: 740, height: 360 })
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Finalizar' })).not.toBeInViewport()
  await page.getByRole('button', { name: 'Tentar novamente' }).tap()
  await expect(page.getByRole('heading', { name: 'Suas metas estimadas' })).toBeVisible()
})

test('telling of an eating disorder takes every number away: summary, plate and day', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/onboarding?from=profile&passo=6')
  await choose(page, 'Transtorno alimentar, hoje ou no passado', 'Anorexia')
  await page.getByRole('button', { name: 'Próximo' }).tap()
  await page.getByRole('checkbox', { name: /não realiza prescrição/ }).check()
  await page.getByRole('checkbox', { name: /Autorizo o uso dos dados de saúde/ }).check()
  await page.getByRole('button', { name: 'Finalizar' }).tap()
  await expect(page.getByRole('heading', { name: 'Seu caminho por aqui' })).toBeVisible()
  await expectNoNumbers(page)

  await page.getByRole('link', { name: 'Ir para o meu dia' }).tap()
  await page.getByRole('link', { name: 'Descrever uma refeição' }).tap()
  await page.getByLabel('O que tem no prato?').fill('1 concha de feijão e 1 bife grelhado')
  await page.getByRole('button', { name: 'Ver os números' }).tap()
  await expect(page.getByText('Seu prato, em comida e medidas de casa.')).toBeVisible()
  await expectNoNumbers(page)
  await page.getByRole('button', { name: 'Ajustar Feijão carioca cozido' }).tap()
  await expect(page.getByRole('dialog', { name: 'Feijão carioca cozido' })).toBeVisible()
  await expectNoNumbers(page)
  await page.getByRole('button', { name: 'Fechar' }).tap()

  await page.getByRole('button', { name: 'Registrar no meu dia' }).tap()
  const meals = page.getByRole('region', { name: 'Suas refeições de hoje' })
  await expect(meals.getByText('Feijão carioca cozido, Contrafilé grelhado')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Progresso do dia' })).toHaveCount(0)
  await expectNoNumbers(page)
})

test('where numbers are hidden, an opened meal and the search for a food show none', async ({
  page,
  enter,
}) => {
  await enter(eatingDisorder)
  await eat(page, '1 concha de feijão')
  await page.goto('/app')
  await page.getByRole('region', { name: 'Suas refeições de hoje' }).getByRole('button').tap()
  const meal = page.getByRole('dialog', { name: 'Almoço' })
  await expect(meal.getByRole('button', { name: 'Ajustar Feijão carioca cozido' })).toBeVisible()
  await expectNoNumbers(page)
  await meal.getByRole('button', { name: 'Adicionar alimento' }).tap()
  await page.getByLabel('Qual alimento?').fill('arroz')
  await expect(page.getByRole('option', { name: /arroz/i }).first()).toBeVisible()
  await expectNoNumbers(page)
})

/** Neither energy nor weight nor a share, on the screen or spoken. Water is no food. */
async function expectNoNumbers(page: Page) {
  let told = await page.evaluate(() => {
    const { body } = document
    const labels = [...body.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label'))
    return [body.innerText, ...labels].join('\n')
  })
  const water = page.getByRole('region', { name: 'Água', exact: true })
  for (const drunk of await water.allInnerTexts()) told = told.replace(drunk, '')
  expect(told).not.toMatch(/\d\s*(?:kcal|kg|g|ml|%)(?![\p{L}\d])/iu)
}
