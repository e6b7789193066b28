import { expect, type Locator, type Page } from '@playwright/test'
import { somebody } from './support/account.ts'
import { numberIn, test, toast } from './support/journey.ts'

// This journey is long: on a busy machine it exceeds the default timeout.
test.slow()

test('a stranger signs up, answers, photographs lunch, and sees the first day counted', async ({ page }) => {
  const marina = somebody()

  await test.step('signs up from the landing page', async () => {
    await page.goto('/')
    await page.getByLabel('O que tem no seu prato?').fill('2 conchas de feijão')
    await expect(page.getByText(/^1 alimento, /)).toBeVisible()
    await page.getByRole('link', { name: 'Cadastrar grátis' }).first().tap()
    await page.getByLabel('Nome', { exact: true }).fill(marina.name)
    await page.getByLabel('E-mail').fill(marina.email)
    await page.getByLabel('Senha', { exact: true }).fill(marina.password)
    await page.getByRole('checkbox', { name: /Termos de Uso/ }).check()
    await page.getByRole('button', { name: 'Criar conta grátis' }).tap()
    await expect(page).toHaveURL(/\/waiting-confirmation$/)
    await expect(page.getByText(marina.email)).toBeVisible()
  })

  await test.step('opens the confirmation mail', async () => {
    await page.getByRole('link', { name: 'Abrir a caixa de e-mails desta instância' }).tap()
    const mail = page.getByRole('article').filter({ hasText: marina.email })
    await expect(async () => {
      await page.getByRole('link', { name: 'Atualizar' }).tap()
      await expect(mail).toBeVisible({ timeout: 1000 })
    }).toPass()
    await mail.getByRole('link', { name: /auth-success/ }).tap()
    await expect(page.getByRole('heading', { name: 'E-mail confirmado!' })).toBeVisible()
    await expect(page.getByText('3 dias grátis, sem cartão de crédito')).toBeVisible()
    // Waits for the redirect, because the previous page has a button "Começar agora" too.
    await expect(page).toHaveURL(/\/onboarding/)
  })

  await test.step('answers three steps', () => answerThreeSteps(page))
  await test.step('reads the targets, and answers a part of what is optional', async () => {
    await expect(page.getByRole('heading', { name: 'Suas metas estimadas' })).toBeVisible()
    await expect(page.getByText('“2 conchas de feijão”')).toBeVisible()
    await page.getByRole('link', { name: 'Pôr no meu dia' }).tap()
    await expect(page.getByRole('textbox', { name: /comeu|prato/i })).toHaveValue('2 conchas de feijão')
    await page.goBack()
    await page.getByRole('button', { name: 'Agora não' }).tap()
    await answerMore(page)
  })

  const target = await test.step('reads the estimated targets', async () => {
    await expect(page.getByRole('heading', { name: 'Suas metas estimadas' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Como calculamos' })).toBeVisible()
    const energy = page.getByText(/^[\d.]+\s*kcal por dia$/).first()
    const kcal = numberIn(await energy.innerText())
    await page.getByRole('link', { name: 'Ir para o meu dia' }).tap()
    await expect(page.getByText('O prato de hoje está vazio')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Gerar cardápio' })).toBeInViewport({ ratio: 1 })
    return kcal
  })

  await test.step('photographs the plate and describes it', async () => {
    await page.getByRole('link', { name: 'Escanear meu prato' }).tap()
    await page.getByRole('button', { name: 'Fotografar' }).tap()
    await expect(page.getByRole('img', { name: 'Sua foto do prato' })).toBeVisible()
    await expect(page.getByText('Sua foto está guardada.')).toBeVisible()
    await page
      .getByLabel('O que tem no prato?')
      .fill('2 escumadeiras de arroz, 1 concha de feijão, 1 bife grelhado e salada de alface')
    await page.getByRole('button', { name: 'Ver os números' }).tap()
    await expect(page.getByText('kcal no prato')).toBeVisible()
  })

  const plate = await test.step('corrects the beans with one tap', async () => {
    const before = await totalsOnPlate(page)
    await page.getByRole('button', { name: 'Mais Feijão carioca cozido' }).tap()
    await expect(page.getByText('1½ concha (210 g)')).toBeVisible()
    const after = await totalsOnPlate(page)
    expect(after.kcal).toBeGreaterThan(before.kcal)
    return after
  })

  await test.step('logs it', async () => {
    await page.getByRole('button', { name: 'Registrar no meu dia' }).tap()
    await expect(toast(page, 'Scan adicionado ao plano')).toBeVisible()
    await expect(page).toHaveURL(/\/app$/)
  })

  await test.step('sees the meal counted in the day', async () => {
    const progress = page.getByRole('region', { name: 'Progresso do dia' })
    await expect(progress.getByText('Pela foto')).toBeVisible()
    const ring = (name: string) => storyOf(progress.getByRole('img', { name: new RegExp(`^${name}: `) }))
    expect(await ring('Calorias')).toEqual([plate.kcal, target])
    expect((await ring('Proteína'))[0]).toBe(plate.proteinG)
    expect((await ring('Fibra'))[0]).toBe(plate.fiberG)

    const meals = page.getByRole('region', { name: 'Suas refeições de hoje' })
    await expect(meals.getByRole('listitem')).toHaveCount(1)
    await expect(meals.getByRole('button')).toContainText('Arroz branco cozido, feijão carioca cozido')
    expect(numberIn(await meals.getByText(/kcal/).first().innerText())).toBe(plate.kcal)
    await expect(page.getByText('1 dia seguido')).toBeVisible()
  })
})

async function answerThreeSteps(page: Page) {
  const next = page.getByRole('button', { name: 'Próximo' })
  const choose = (question: string, ...options: string[]) => chooseIn(page, question, options)
  const arriveAt = (title: string) =>
    expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await arriveAt('Dados pessoais')
  await expect(page.getByText('Passo 1 de 3')).toBeVisible()
  await expect(next).toBeDisabled()
  await choose('Sexo', 'Feminino')
  await page.getByLabel('Dia', { exact: true }).tap()
  // The day, the month and the year are typed in one go: the focus advances by itself.
  await page.keyboard.type('20051990')
  await expect(page.getByLabel('Mês', { exact: true })).toHaveValue('05')
  await expect(page.getByLabel('Ano', { exact: true })).toHaveValue('1990')
  await page.getByLabel('Peso', { exact: true }).fill('70,5')
  await page.getByLabel('Altura', { exact: true }).fill('1,65')
  await choose('Objetivo principal', 'Emagrecer')
  await next.tap()

  await arriveAt('Histórico de saúde')
  await expect(next).toBeDisabled()
  const places = () => chipPlaces(page)
  const before = await places()
  await choose('Condições de saúde', 'Nenhuma')
  expect(await places()).toEqual(before)
  await choose('Gestação ou amamentação', 'Não')
  await choose('Transtorno alimentar, hoje ou no passado', 'Não')
  await choose('Medicamentos de uso contínuo', 'Nenhum')
  await choose('Cirurgia no último ano', 'Não')
  expect(await places()).toEqual(before)
  await next.tap()

  await arriveAt('Alimentação e movimento')
  const finish = page.getByRole('button', { name: 'Ver minhas metas' })
  await choose('Alergias', 'Amendoim')
  await choose('Intolerâncias', 'Nenhuma')
  await choose('Estilos de comida', 'Comida caseira')
  await choose('Treinos por semana', '2 vezes')
  await choose('Tipo de atividade', 'Caminhada')
  await choose('Intensidade', 'Moderada')
  await choose('Limitações', 'Nenhuma limitação')
  await expect(finish).toBeDisabled()
  await page.getByRole('checkbox', { name: /não realiza prescrição/ }).check()
  await page.getByRole('checkbox', { name: /Autorizo o uso dos dados de saúde/ }).check()
  await finish.tap()
}

/** Answers part of the optional questions, skips the others and sends all. */
async function answerMore(page: Page) {
  await page.getByRole('link', { name: 'Estilo de vida' }).tap()
  await expect(page.getByText('Só receitas que a sua cozinha faz.')).toBeVisible()
  await chooseIn(page, 'O que há na sua cozinha', ['Fogão', 'Micro-ondas'])
  await page.getByRole('button', { name: 'Próximo' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Preferências alimentares' })).toBeVisible()
  await page.getByRole('button', { name: 'Ir para a revisão' }).tap()
  await expect(page.getByText('70,5 kg')).toBeVisible()
  await expect(page.getByText(/Autorizado em/)).toBeVisible()
  await page.getByRole('button', { name: 'Finalizar' }).tap()
}

/** Returns the position and the size of every chip of the step. */
function chipPlaces(page: Page): Promise<number[][]> {
  return page.locator('fieldset label').evaluateAll((labels) =>
    labels.map((label) => {
      const { x, y, width, height } = label.getBoundingClientRect()
      return [x + scrollX, y + scrollY, width, height].map(Math.round)
    }),
  )
}

async function chooseIn(page: Page, question: string, options: readonly string[]) {
  const group = page.getByRole('group', { name: question, exact: true })
  for (const option of options) await group.getByText(option, { exact: true }).tap()
}

async function totalsOnPlate(page: Page) {
  const energy = page.getByText('kcal no prato').locator('..')
  const macro = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('..')
  return {
    kcal: numberIn(await energy.innerText()),
    proteinG: numberIn(await macro('Proteína').innerText()),
    fiberG: numberIn(await macro('Fibra').innerText()),
  }
}

/** Returns the eaten and the target value of a ring. */
async function storyOf(ring: Locator): Promise<number[]> {
  const story = (await ring.getAttribute('aria-label')) ?? ''
  return (story.match(/\d[\d.]*(?:,\d+)?/g) ?? []).slice(0, 2).map(numberIn)
}
