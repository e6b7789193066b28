import { expect, type Page } from '@playwright/test'
import type { Profile } from '#contract/account/profile.ts'
import type { RecipeCard } from '#contract/recipes/recipes.ts'
import type { Settings } from '#contract/account/settings.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { expectNoViolations, expectNoViolationsInSheet } from './support/accessible.ts'
import { plainAnswers } from './support/answers.ts'
import { dismiss, test, toast } from './support/journey.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const profileOf = async (page: Page) => (await (await page.request.get('/api/profile')).json()) as Profile
const settingsOf = async (page: Page) => (await (await page.request.get('/api/settings')).json()) as Settings

const losing = {
  ...plainAnswers,
  goals: { ...plainAnswers.goals, main_goal: 'emagrecer' },
  anthropometrics: { ...plainAnswers.anthropometrics, target_weight: 64 },
} as const

test('a person reads the profile, changes the name and sets the size of the ladle', async ({
  page,
  enter,
}) => {
  const { email } = await enter(losing)
  const [recipe] = (await (await page.request.get('/api/recipes')).json()) as RecipeCard[]
  await page.request.post('/api/favorites', { data: { recipe_id: recipe?.id } })
  await page.route('**/api/subscriptions-me', async (route) => {
    const response = await route.fetch()
    const subscription = (await response.json()) as Subscription
    const counted = { scans_used_mo: 8, quota_percentage: 80 }
    await route.fulfill({ response, json: { ...subscription, ...counted } satisfies Subscription })
  })
  await page.goto('/perfil')
  const me = page.getByRole('main')

  await test.step('it shows e-mail, goal, weight and the remaining quota', async () => {
    await expect(me).toContainText(email)
    await expect(me).toContainText('Perder peso')
    await expect(me).toContainText(/70,5\skg, desejado: 64\skg/)
    const plan = region(page, 'Teste grátis')
    await expect(plan).toContainText('8 de 10 scans usados')
    await expect(plan).toContainText('Você já usou 80% dos scans.')
    await expect(plan.getByRole('link', { name: 'Ver planos' })).toHaveAttribute('href', '/paywall')
  })

  await test.step('its rows lead to the other screens', async () => {
    for (const [row, path] of [
      ['Favoritas 1 receita', '/favoritas'],
      ['Horários 8h · 12h · 19h', '/horarios'],
      ['Ver e atualizar respostas', '/onboarding?from=profile'],
      ['Ver todos os protocolos', '/protocolos'],
      ['Histórico de pagamentos', '/pagamentos'],
      ['Seus dados', '/privacidade/meus-dados'],
      ['Privacidade e termos', '/privacidade'],
      ['Ajuda e suporte', '/ajuda'],
    ] as const) {
      await expect(me.getByRole('link', { name: row })).toHaveAttribute('href', path)
    }
    const protocols = region(page, 'Protocolos brasileiros').getByRole('listitem')
    await expect(protocols).toHaveText([/^Marmita/, /^Churrasco/, /^Café/, /^Rodízio/])
    await expect(protocols.first()).toContainText('6 dicas')
  })

  await test.step('every control is large enough for a finger', async () => {
    await expect(page.getByRole('switch')).toHaveCount(6)
    const targets = await me.locator('a, button, label').all()
    const sizes = await Promise.all(
      targets.map(
        async (target) => [await target.innerText(), (await target.boundingBox())?.height ?? 0] as const,
      ),
    )
    expect(sizes.filter(([, height]) => height < 44)).toEqual([])
  })

  await test.step('the size of the ladle is saved and used for the next description', async () => {
    const row = page.getByRole('button', { name: /^Minha concha/ })
    await row.tap()
    const sheet = page.getByRole('dialog', { name: 'Minha concha' })
    await sheet.getByLabel('1 concha cheia').fill('20')
    await sheet.getByRole('button', { name: 'Salvar' }).tap()
    await expect(sheet.getByRole('alert')).toHaveText('O mínimo é 40.')
    await expectNoViolationsInSheet(page)
    await sheet.getByLabel('1 concha cheia').fill('90')
    await sheet.getByRole('button', { name: 'Salvar' }).tap()
    await expect(row).toContainText(/90\sg de feijão/)
    const plate = await page.request.post('/api/meals/describe', { data: { text: '2 conchas de feijão' } })
    expect(await plate.json()).toMatchObject({ items: [{ grams: 180 }] })
    await row.tap()
    await sheet.getByRole('button', { name: /^Voltar à da tabela/ }).tap()
    await expect(row).toContainText('como na tabela')
  })

  await test.step('a new name applies at once', async () => {
    await page.getByRole('button', { name: 'Mudar o nome' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Como chamamos você?' })
    await sheet.getByLabel('Nome').fill('   ')
    await sheet.getByRole('button', { name: 'Salvar nome' }).tap()
    await expect(sheet.getByRole('alert')).toHaveText('Preencha este campo.')
    await expectNoViolationsInSheet(page)
    await sheet.getByLabel('Nome').fill('Jussara Prado')
    await sheet.getByRole('button', { name: 'Salvar nome' }).tap()
    await expect(toast(page, 'Nome atualizado')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Jussara Prado' })).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Hoje' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: /, Jussara$/ })).toBeVisible()
  })
})

test('a person chooses notices and meal times; a failed change is rolled back', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/perfil')
  const tips = page.getByRole('switch', { name: 'Dicas da semana' })
  const scans = page.getByRole('switch', { name: 'Lembretes do FoodScan' })
  const meals = page.getByRole('switch', { name: 'Lembretes das refeições' })

  await test.step('a notice is turned off, also after a reload', async () => {
    await expect(tips).toBeChecked()
    await tips.tap()
    await expect(toast(page, 'Configurações atualizadas')).toBeVisible()
    await expectNoViolations(page)
    expect(await settingsOf(page)).toMatchObject({ weekly_tips: false, meal_reminders: true })
    await page.reload()
    await expect(tips).not.toBeChecked()
  })

  await test.step('a notice switch that cannot be saved returns to its previous state', async () => {
    await page.route('**/api/settings', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    )
    await scans.tap()
    await dismiss(page, 'Não foi possível salvar as configurações.')
    await expect(scans).toBeChecked()
    await page.unroute('**/api/settings')
  })

  await test.step('meal times are saved, and the profile shows them', async () => {
    await page.getByRole('link', { name: /^Horários/ }).tap()
    await expect(meals).toBeChecked()
    await expect(page.getByRole('link', { name: 'Mudar as horas do cardápio' })).toHaveAttribute(
      'href',
      '/onboarding?from=profile&passo=4',
    )
    await page.getByLabel('Café da manhã').fill('06:30')
    await page.getByLabel('Almoço').fill('')
    await page.getByRole('button', { name: 'Salvar horários' }).tap()
    await expect(page.getByText('Escolha um horário.')).toBeVisible()
    await page.getByLabel('Almoço').fill('12:45')
    await page.getByRole('button', { name: 'Salvar horários' }).tap()
    await dismiss(page, 'Horários salvos com sucesso!')
    await expect(page).toHaveURL(/\/perfil$/)
    await expect(page.getByRole('link', { name: 'Horários 6h30 · 12h45 · 19h' })).toBeVisible()
  })

  await test.step('meal times that cannot be saved stay on the screen', async () => {
    await page.getByRole('link', { name: /^Horários/ }).tap()
    await page.getByLabel('Jantar').fill('20:30')
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    )
    await page.getByRole('button', { name: 'Salvar horários' }).tap()
    await dismiss(page, 'Erro ao salvar horários')
    await expect(page).toHaveURL(/\/horarios$/)
    await expect(page.getByLabel('Jantar')).toHaveValue('20:30')
    await page.unroute('**/api/profile')
    await page.getByLabel('Jantar').fill('19:00')
  })

  await test.step('the switch beside the times is the same as in the profile', async () => {
    await meals.tap()
    for (const meal of ['Café da manhã', 'Almoço', 'Jantar']) {
      await expect(page.getByLabel(meal)).toBeDisabled()
    }
    await page.getByRole('button', { name: 'Salvar horários' }).tap()
    await expect(page).toHaveURL(/\/perfil$/)
    await expect(meals).not.toBeChecked()
    await expect(page.getByRole('link', { name: 'Horários Lembretes desligados' })).toBeVisible()
    expect(await profileOf(page)).toMatchObject({
      meal_reminders: false,
      notification_times: { breakfast: '06:30', lunch: '12:45', dinner: '19:00' },
    })
  })
})

test('a person completes a protocol and reads the help in a dark theme', async ({ page, enter }) => {
  await enter(plainAnswers)
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  await test.step('a protocol is found by its name; an unknown one leads to those that exist', async () => {
    await page.goto('/protocolos/feijoada')
    await expect(page.getByRole('heading', { name: 'Protocolo não encontrado' })).toBeVisible()
    await page.getByRole('link', { name: 'Ver os protocolos' }).tap()
    await expect(page.getByRole('article')).toHaveCount(6)
    await page.getByLabel('Buscar protocolo').fill('xablau')
    await expect(page.getByRole('heading', { name: 'Nenhum protocolo encontrado' })).toBeVisible()
    await page.getByLabel('Buscar protocolo').fill('RODIZIO')
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.getByRole('link', { name: 'Rodízio com a turma' }).tap()
  })

  await test.step('completed tips survive a reload, and the last one is celebrated', async () => {
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
  })

  await test.step('a theme applies before scripts run, on every page, and can be reset', async () => {
    await page.goto('/perfil')
    await expect(page.getByText('Escuro', { exact: true })).toBeVisible()
    const light = await paper()
    await page.getByText('Escuro', { exact: true }).tap()
    await expect(page.locator('meta[name=theme-color][content="#17130e"]')).toHaveAttribute('media', 'all')
    await expect.poll(paper).not.toBe(light)
    const dark = await paper()
    await page.route('**/*.js', (route) => route.abort())
    for (const path of ['/app', '/perfil', '/termos', '/auth']) {
      await page.goto(path)
      expect([path, await paper()]).toEqual([path, dark])
    }
    await page.unroute('**/*.js')
    await page.goto('/perfil')
    await expect(page.getByRole('radio', { name: 'Escuro' })).toBeChecked()
    await page.getByText('Sistema', { exact: true }).tap()
    await expect.poll(paper).toBe(light)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  })

  await test.step('signing out keeps the progress of this account, and shows none to the next', async () => {
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

  await test.step('help answers by a tap or a key', async () => {
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
})
