import { expect, type Page } from '@playwright/test'
import type { Profile } from '#contract/account/profile.ts'
import type { RecipeCard } from '#contract/recipes/recipes.ts'
import type { Settings } from '#contract/account/settings.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { expectNoViolations } from './support/accessible.ts'
import { eatingDisorder, plainAnswers } from './support/answers.ts'
import { test, toast } from './support/journey.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const profileOf = async (page: Page) => (await (await page.request.get('/api/profile')).json()) as Profile
const settingsOf = async (page: Page) => (await (await page.request.get('/api/settings')).json()) as Settings

const losing = {
  ...plainAnswers,
  goals: { ...plainAnswers.goals, main_goal: 'emagrecer' },
  anthropometrics: { ...plainAnswers.anthropometrics, target_weight: 64 },
} as const

test('the profile shows name, goal and weight, and a new name applies at once', async ({ page, enter }) => {
  const { email } = await enter(losing)
  await page.goto('/perfil')
  const me = page.getByRole('main')
  await expect(me).toContainText(email)
  await expect(me).toContainText('Perder peso')
  await expect(me).toContainText(/70,5\skg → 64\skg/)
  await page.getByRole('button', { name: 'Mudar o nome' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Como chamamos você?' })
  await sheet.getByLabel('Nome').fill('   ')
  await sheet.getByRole('button', { name: 'Salvar nome' }).tap()
  await expect(sheet.getByRole('alert')).toHaveText('Preencha este campo.')
  await sheet.getByLabel('Nome').fill('Jussara Prado')
  await sheet.getByRole('button', { name: 'Salvar nome' }).tap()
  await expect(toast(page, 'Nome atualizado')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Jussara Prado' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Hoje' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: /, Jussara$/ })).toBeVisible()
})

test('an account with an eating disorder sees neither weight nor goal', async ({ page, enter }) => {
  await enter({ ...losing, medical_history: eatingDisorder.medical_history })
  await page.goto('/perfil')
  await expect(region(page, 'Perfil de saúde')).toBeVisible()
  const text = await page.getByRole('main').innerText()
  expect(text).not.toMatch(/\bkg\b|Peso|peso\b(?!,)|Objetivo/)
})

test.describe('the quota', () => {
  for (const [used, words] of [
    [7, null],
    [8, 'Você já usou 80% dos scans.'],
    [9, 'Só resta 1 scan.'],
  ] as const) {
    test(`with ${used} of 10 scans used ${words ? `warns: ${words}` : 'says nothing'}`, async ({
      page,
      enter,
    }) => {
      await enter(plainAnswers)
      await page.route('**/api/subscriptions-me', async (route) => {
        const reply = await route.fetch()
        const subscription = (await reply.json()) as Subscription
        const counted = { scans_used_mo: used, quota_percentage: used * 10 }
        await route.fulfill({
          response: reply,
          json: { ...subscription, ...counted } satisfies Subscription,
        })
      })
      await page.goto('/perfil')
      const plan = region(page, 'Teste grátis')
      await expect(plan).toContainText(`${used} de 10 scans usados`)
      if (words) await expect(plan).toContainText(words)
      else await expect(plan).not.toContainText(/resta|já usou/)
      await plan.getByRole('link', { name: 'Ver planos' }).tap()
      await expect(page).toHaveURL(/\/paywall$/)
    })
  }
})

test('from the profile one gets to the questionnaire, the favourites and the protocols', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  const [recipe] = (await (await page.request.get('/api/recipes')).json()) as RecipeCard[]
  await page.request.post('/api/favorites', { data: { recipe_id: recipe?.id } })
  await page.goto('/perfil')
  await expect(page.getByRole('link', { name: 'Favoritas 1 receita' })).toHaveAttribute('href', '/favoritas')
  await expect(page.getByRole('link', { name: 'Horários 8h · 12h · 19h' })).toHaveAttribute(
    'href',
    '/horarios',
  )
  await expect(page.getByRole('link', { name: 'Ver e atualizar respostas' })).toHaveAttribute(
    'href',
    '/onboarding?from=profile',
  )
  const shown = region(page, 'Protocolos brasileiros').getByRole('listitem')
  await expect(shown).toHaveText([/^Marmita/, /^Churrasco/, /^Café/, /^Rodízio/])
  await expect(shown.first()).toContainText('6 dicas')
  await page.getByRole('link', { name: 'Ver todos os protocolos' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Protocolos' })).toBeVisible()
})

test('the last rows of the profile lead to real screens', async ({ page, enter }) => {
  await enter(plainAnswers)
  for (const [row, heading] of [
    ['Histórico de pagamentos', 'Pagamentos'],
    ['Seus dados', 'Seus dados'],
    ['Privacidade e termos', 'Política de privacidade'],
    ['Ajuda e suporte', 'Ajuda'],
  ] as const) {
    await page.goto('/perfil')
    await page.getByRole('link', { name: row }).tap()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await page.goto('/privacidade')
  await page.getByRole('link', { name: 'Termos de uso' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible()
})

test('notices are turned off and on, and a refusal is taken back', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/perfil')
  const tips = page.getByRole('switch', { name: 'Dicas da semana' })
  await expect(tips).toBeChecked()
  await tips.tap()
  await expect(toast(page, 'Configurações atualizadas')).toBeVisible()
  expect(await settingsOf(page)).toMatchObject({ weekly_tips: false, meal_reminders: true })
  await page.reload()
  await expect(tips).not.toBeChecked()

  await page.route('**/api/settings', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await page.getByRole('switch', { name: 'Lembretes do FoodScan' }).tap()
  await expect(toast(page, 'Não foi possível salvar as configurações.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Lembretes do FoodScan' })).toBeChecked()
})

test('meal times are saved together with their switch, which is the one of the profile', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/perfil')
  await page.getByRole('link', { name: /^Horários/ }).tap()
  const reminders = page.getByRole('switch', { name: 'Lembretes das refeições' })
  await expect(reminders).toBeChecked()
  await page.getByLabel('Café da manhã').fill('06:30')
  await page.getByLabel('Almoço').fill('')
  await page.getByRole('button', { name: 'Salvar horários' }).tap()
  await expect(page.getByText('Escolha um horário.')).toBeVisible()
  await page.getByLabel('Almoço').fill('12:45')
  await page.getByRole('button', { name: 'Salvar horários' }).tap()
  await expect(toast(page, 'Horários salvos com sucesso!')).toBeVisible()
  await expect(page).toHaveURL(/\/perfil$/)
  await expect(page.getByRole('link', { name: 'Horários 6h30 · 12h45 · 19h' })).toBeVisible()

  await page.getByRole('link', { name: /^Horários/ }).tap()
  await reminders.tap()
  for (const meal of ['Café da manhã', 'Almoço', 'Jantar']) {
    await expect(page.getByLabel(meal)).toBeDisabled()
  }
  await page.getByRole('button', { name: 'Salvar horários' }).tap()
  await expect(page.getByRole('switch', { name: 'Lembretes das refeições' })).not.toBeChecked()
  await expect(page.getByRole('link', { name: 'Horários Lembretes desligados' })).toBeVisible()
  expect(await profileOf(page)).toMatchObject({
    meal_reminders: false,
    notification_times: { breakfast: '06:30', lunch: '12:45', dinner: '19:00' },
  })
})

test('meal times that cannot be saved stay on the screen', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/horarios')
  await page.getByLabel('Jantar').fill('20:30')
  await page.route('**/api/profile', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Salvar horários' }).tap()
  await expect(toast(page, 'Erro ao salvar horários')).toBeVisible()
  await expect(page).toHaveURL(/\/horarios$/)
  await expect(page.getByLabel('Jantar')).toHaveValue('20:30')
})

test('the own ladle is kept and weighs the next sentence', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/perfil')
  await page.getByRole('button', { name: /^Minha concha/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Minha concha' })
  await sheet.getByLabel('1 concha cheia').fill('20')
  await sheet.getByRole('button', { name: 'Salvar' }).tap()
  await expect(sheet.getByRole('alert')).toHaveText('O mínimo é 40.')
  await sheet.getByLabel('1 concha cheia').fill('90')
  await sheet.getByRole('button', { name: 'Salvar' }).tap()
  await expect(page.getByRole('button', { name: /^Minha concha/ })).toContainText(/90\sg de feijão/)
  const plate = await page.request.post('/api/meals/describe', { data: { text: '2 conchas de feijão' } })
  expect(await plate.json()).toMatchObject({ items: [{ grams: 180 }] })
  await page.getByRole('button', { name: /^Minha concha/ }).tap()
  await sheet.getByRole('button', { name: /^Voltar à da tabela/ }).tap()
  await expect(page.getByRole('button', { name: /^Minha concha/ })).toContainText('como na tabela')
})

test('a chosen theme applies before scripts run, on every page, and can be reset', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/perfil')
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await paper()
  await page.getByText('Escuro', { exact: true }).tap()
  const dark = await paper()
  expect(dark).not.toBe(light)
  await expect(page.locator('meta[name=theme-color][content="#17130e"]')).toHaveAttribute('media', 'all')

  await page.route('**/*.js', (route) => route.abort())
  for (const path of ['/app', '/perfil', '/termos', '/auth']) {
    await page.goto(path)
    expect([path, await paper()]).toEqual([path, dark])
  }
  await page.unroute('**/*.js')
  await page.goto('/perfil')
  await expect(page.getByRole('radio', { name: 'Escuro' })).toBeChecked()
  await page.getByText('Sistema', { exact: true }).tap()
  expect(await paper()).toBe(light)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
})

test('a completed protocol is celebrated and stays done after signing in again', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/protocolos')
  await expect(page.getByRole('article')).toHaveCount(6)
  await page.getByLabel('Buscar protocolo').fill('xablau')
  await expect(page.getByRole('heading', { name: 'Nenhum protocolo encontrado' })).toBeVisible()
  await page.getByLabel('Buscar protocolo').fill('RODIZIO')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'Rodízio com a turma' }).tap()

  const tips = page.getByRole('checkbox')
  await expect(tips).toHaveCount(6)
  await expect(page.getByText('0%')).toBeVisible()
  await tips.first().tap()
  await expect(toast(page, 'Dica marcada como concluída!')).toBeVisible()
  await expect(page.getByText('17%')).toBeVisible()
  await page.reload()
  await expect(tips.first()).toBeChecked()
  for (const tip of (await tips.all()).slice(1)) await tip.tap()
  await expect(page.getByText('100%')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Parabéns, tudo feito!' })).toBeInViewport()
  await expectNoViolations(page)

  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Sair da conta' }).tap()
  await expect(page).toHaveURL(/\/auth$/)
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('protocol')),
  )
  expect(kept).toHaveLength(1)
  await enter(plainAnswers)
  await page.goto('/protocolos/rodizio')
  await expect(page.getByText('0%')).toBeVisible()
})

test('a protocol that does not exist says so and leads to those that do', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/protocolos/feijoada')
  await expect(page.getByRole('heading', { name: 'Protocolo não encontrado' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver os protocolos' }).tap()
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('the sheets of the profile are accessible, and what is tapped is large enough', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/perfil')
  await expect(page.getByRole('switch')).toHaveCount(5)
  const targets = await page.getByRole('main').locator('a, button, label').all()
  const sizes = await Promise.all(
    targets.map(
      async (target) => [await target.innerText(), (await target.boundingBox())?.height ?? 0] as const,
    ),
  )
  expect(sizes.filter(([, height]) => height < 44)).toEqual([])
  await page.getByRole('button', { name: 'Mudar o nome' }).tap()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Fechar' }).tap()
  await page.getByRole('button', { name: /^Minha concha/ }).tap()
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Fechar' }).tap()
  await page.getByRole('switch').first().tap()
  await expectNoViolations(page)
})

test('help answers by a tap or a key', async ({ page }) => {
  await page.goto('/ajuda')
  const answer = page.getByText('Das tabelas brasileiras de alimentos')
  await expect(answer).toBeHidden()
  await page.getByText('De onde vêm os números?').tap()
  await expect(answer).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Com fórmulas públicas')).toBeVisible()
  await expectNoViolations(page)
})
