import { expect, type Page } from '@playwright/test'
import { plainAnswers } from './support/answers.ts'
import { test } from './support/journey.ts'

async function choose(page: Page, question: string, option: string) {
  await page.getByRole('group', { name: question, exact: true }).getByText(option, { exact: true }).tap()
}

test('a visitor begins the questionnaire and continues it with an account', async ({ page, enter }) => {
  const weight = page.getByLabel('Peso', { exact: true })
  const height = page.getByLabel('Altura', { exact: true })

  await test.step('measures take a comma, and one out of range gets a remark', async () => {
    await page.goto('/onboarding')
    await choose(page, 'Sexo', 'Masculino')
    await weight.fill('72,4')
    await height.fill('1,65')
    await height.blur()
    await expect(weight).toHaveValue('72,4')
    await expect(height).toHaveValue('165')
    await weight.fill('724')
    await weight.blur()
    await expect(page.getByRole('alert')).toHaveText('Confira: de 30 a 300 kg.')
    await weight.fill('72,4')
  })

  await test.step("the visitor's answers move to the account", async () => {
    await enter()
    await page.goto('/app')
    await page.getByRole('link', { name: 'Preencher agora (2-3 min)' }).tap()
    await expect(page.getByRole('radio', { name: 'Masculino' })).toBeChecked()
    await expect(height).toHaveValue('165')
  })

  await test.step('a postponed questionnaire is not asked for again at once, and stays a tap away', async () => {
    const asked = page.getByRole('dialog', { name: 'Complete seu perfil de saúde' })
    await page.goto('/app')
    await asked.getByRole('button', { name: 'Completar depois' }).tap()
    await expect(asked).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Continuar o questionário' })).toBeVisible()
    await expect(asked).toHaveCount(0)
    await page.getByRole('link', { name: 'Continuar o questionário' }).tap()
    await expect(page).toHaveURL(/\/onboarding/)
  })

  await test.step('the answers survive a reload', async () => {
    await choose(page, 'Sexo', 'Feminino')
    await weight.fill('62')
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Feminino' })).toBeChecked()
    await expect(weight).toHaveValue('62')
    await expect(page.getByRole('button', { name: /^Falta: Data de nascimento/ })).toBeVisible()
  })
})

test('a person reviews the answers and sends them again after an outage', async ({
  page,
  context,
  enter,
}) => {
  await enter(plainAnswers)

  await test.step('all answers are shown, and leaving returns to the profile', async () => {
    await page.goto('/perfil')
    await page.getByRole('link', { name: 'Ver e atualizar respostas' }).tap()
    await expect(page).toHaveURL(/\/onboarding\?from=profile/)
    await expect(page.getByLabel('Peso', { exact: true })).toHaveValue('70,5')
    await expect(page.getByText('Passo 1 de 7')).toBeVisible()
    await expect(page.getByLabel('Ano', { exact: true })).toHaveValue('1990')
    await expect(page.getByRole('radio', { name: 'Manter o peso' })).toBeChecked()
    await page.getByRole('button', { name: 'Próximo' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Histórico de saúde' })).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: 'Sair do questionário' }).tap()
    await expect(page).toHaveURL(/\/perfil$/)
  })

  await test.step('answers whose request failed stay on the screen', async () => {
    await page.goto('/onboarding?from=profile&passo=7')
    await expect(page.getByText(/Autorizado em/)).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Finalizar' }).tap()
    await expect(page.getByText('Suas respostas ainda não foram enviadas')).toBeVisible()
    await context.setOffline(false)
  })

  await test.step('in landscape nothing covers the answers, and a retry sends them', async () => {
    await page.setViewportSize({ width: 740, height: 360 })
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('button', { name: 'Finalizar' })).not.toBeInViewport()
    await page.getByRole('button', { name: 'Tentar novamente' }).tap()
    await expect(page.getByRole('heading', { name: 'Suas metas estimadas' })).toBeVisible()
  })
})
