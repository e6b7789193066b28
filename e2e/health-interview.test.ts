import { expect, type Page } from '@playwright/test'
import type { AnswersInput, TargetSummary } from '#contract/account/questionnaire.ts'
import { plainAnswers } from './support/answers.ts'
import { test } from './support/journey.ts'

// The journeys of this file are long: on a busy machine they exceed the default timeout.
test.slow()

const losing: AnswersInput = {
  ...plainAnswers,
  anthropometrics: { ...plainAnswers.anthropometrics, weight_kg: 80, target_weight: 70 },
  goals: { ...plainAnswers.goals, main_goal: 'emagrecer' },
}

async function choose(page: Page, question: string, option: string) {
  await page.getByRole('group', { name: question, exact: true }).getByText(option, { exact: true }).tap()
}

/** Opens the health step and types a condition. */
async function writeCondition(page: Page, words: string) {
  await page.goto('/onboarding?from=profile&passo=2')
  await choose(page, 'Condições de saúde', 'Outra')
  await page.getByLabel('Qual condição?').fill(words)
}

async function review(page: Page) {
  await page.getByRole('button', { name: 'Ir para a revisão' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Revisão e confirmação' })).toBeVisible()
}

async function finish(page: Page) {
  await expect(page.getByText(/Autorizado em/)).toBeVisible()
  await page.getByRole('button', { name: 'Finalizar' }).tap()
  await expect(page.getByRole('heading', { name: 'Suas metas estimadas' })).toBeVisible()
}

async function kcalOf(page: Page): Promise<number> {
  const { targets } = (await (await page.request.get('/api/onboarding')).json()) as { targets: TargetSummary }
  return targets.targets_rest?.kcal ?? 0
}

test('a typed celiac disease and pregnancy change menu, plate and targets', async ({ page, enter }) => {
  await enter({ ...losing, anthropometrics: { ...losing.anthropometrics, sex: 'M' } })
  const before = await kcalOf(page)
  const gluten = page.getByText('Entendi: doença celíaca, sem glúten')
  const pregnancy = page.getByText('Entendi: gestação, sem déficit de energia')

  await test.step('both are understood while typing, and one is removed and restored', async () => {
    await writeCondition(page, 'doença celíaca, estou grávida de 3 meses')
    await expect(gluten).toBeVisible()
    await expect(pregnancy).toBeVisible()
    await page.getByRole('button', { name: /^Não é isso: gestação/ }).tap()
    await expect(page.getByText(/seguimos com cuidado e sem déficit/)).toBeVisible()
    await page.getByRole('button', { name: /^Desfazer: gestação/ }).tap()
  })

  await test.step('review and profile show them, and the deficit ends', async () => {
    await review(page)
    await expect(gluten).toBeVisible()
    await expect(pregnancy).toBeVisible()
    await finish(page)
    expect(await kcalOf(page)).toBeGreaterThan(before)
    await page.goto('/perfil')
    await expect(pregnancy).toBeVisible()
  })

  await test.step('the answer "male" contradicts a pregnancy, and the review asks which is right', async () => {
    await page.goto('/app')
    await page.getByRole('link', { name: 'Rever minhas respostas' }).tap()
    const question = page.getByRole('region', { name: 'Duas respostas não combinam' })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: 'Não há gestação nem amamentação' }).tap()
    await expect(question).toHaveCount(0)
  })

  await test.step('gluten stays out of the menu, and bread on a plate is warned of', async () => {
    await page.request.post('/api/diet-generate-weekly')
    const diets = (await (await page.request.get('/api/diets')).json()) as { id: string }[]
    const reply = await page.request.get(`/api/diets/${diets[0]?.id}/meals`)
    expect(reply.ok()).toBe(true)
    expect(await reply.text()).not.toMatch(/pão francês|macarrão|cuscuz marroquino|farinha de trigo/i)

    await page.goto('/scan?modo=descrever')
    await page.getByLabel('O que tem no prato?').fill('1 pão francês')
    await page.getByRole('button', { name: 'Ver os números' }).tap()
    await expect(page.getByRole('alert').filter({ hasText: /Pão francês/ })).toBeVisible()
  })
})

test('an unclear condition is asked about once, and a pregnancy in a meal text pauses the deficit', async ({
  page,
  enter,
}) => {
  await enter(losing)
  const before = await kcalOf(page)

  await test.step('what is not understood pauses the deficit', async () => {
    await writeCondition(page, 'síndrome de xpto')
    await expect(
      page.getByText('Não entendemos “síndrome de xpto”. Perguntamos sobre isso antes de enviar.'),
    ).toBeVisible()
    await review(page)
    await expect(page.getByText('Enquanto isso, suas metas ficam sem déficit.')).toBeVisible()
    await finish(page)
    expect(await kcalOf(page)).toBeGreaterThan(before)
  })

  await test.step('the day asks once, and the answer "não" gives the goal back', async () => {
    await page.goto('/app')
    const card = page.getByRole('region', { name: 'Falta uma resposta sua' })
    await expect(card.getByText('síndrome')).toHaveCount(0)
    await card.getByRole('link', { name: 'Responder' }).tap()
    await expect(page.getByRole('group', { name: 'Perguntas em aberto' })).toBeFocused()
    await expect(page.getByText('Isso exige dieta especial ou acompanhamento?')).toBeInViewport()
    await choose(page, 'Isso exige dieta especial ou acompanhamento?', 'Não')
    await expect(page.getByText('Obrigado. Então isso não muda suas metas.')).toBeVisible()
    expect(await kcalOf(page)).toBe(before)
    await page.goto('/app')
    await expect(page.getByRole('region', { name: 'Progresso do dia' })).toBeVisible()
    await expect(card).toHaveCount(0)
  })

  await test.step('a pregnancy in a meal text pauses the deficit and says so on the day', async () => {
    await page.goto('/scan?modo=descrever')
    await page.getByLabel('O que tem no prato?').fill('estou grávida, comi 1 concha de feijão')
    await page.getByRole('button', { name: 'Ver os números' }).tap()
    await expect(page.getByText('Entendi: gestação, sem déficit de energia')).toBeVisible()
    // Without a deficit no day is adjusted, so no button offers it.
    await expect(page.getByRole('button', { name: 'Ajustar meu dia' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Registrar no meu dia' }).tap()
    const card = page.getByRole('region', { name: 'Mudamos suas metas' })
    await expect(card).toBeVisible()
    expect(await kcalOf(page)).toBeGreaterThan(before)
    await card.getByRole('button', { name: 'Entendi' }).tap()
    await expect(card).toHaveCount(0)
  })
})
