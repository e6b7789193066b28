import { expect } from '@playwright/test'
import type { Subscription } from '#contract/billing/subscription.ts'
import { plainAnswers } from './support/answers.ts'
import { test } from './support/journey.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('a person moves between the places open to visitors, accounts and ended trials', async ({
  page,
  enter,
  context,
}) => {
  const signUp = page.getByRole('link', { name: 'Cadastrar grátis' }).first()
  const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name })

  await test.step('an address that does not exist says so in both languages and leads home', async () => {
    const reply = await page.goto('/nao-existe')
    expect(reply?.status()).toBe(404)
    await expect(page.getByText('Page not found')).toHaveAttribute('lang', 'en')
    await page.getByRole('link', { name: 'Voltar ao início' }).tap()
    await expect(signUp).toBeVisible()
  })

  await test.step('a visitor who asks for a guarded page gets the landing page', async () => {
    for (const path of ['/app', '/dietas', '/perfil/seguranca?token=um', '/pagamentos']) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page, path).toHaveURL(/\/$/)
      await expect(signUp).toBeVisible()
    }
  })

  await test.step('diets ask for the questionnaire first', async () => {
    await enter()
    await page.goto('/dietas')
    await expect(page).toHaveURL(/\/onboarding$/)
  })

  await context.clearCookies()
  await enter(plainAnswers)

  await test.step('signed in, the public pages lead into the app', async () => {
    for (const path of ['/', '/auth', '/waiting-confirmation']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/app$/)
    }
  })

  await test.step('the bar has five places and marks the current one', async () => {
    const bar = page.getByRole('navigation', { name: 'Principal' })
    await expect(bar.getByRole('link')).toHaveText(['Hoje', 'Receitas', 'Dietas', 'Relatórios', 'Perfil'])
    const current = bar.locator('[aria-current="page"]')
    for (const [name, path, title] of [
      ['Receitas', '/receitas', 'Receitas'],
      ['Dietas', '/dietas', 'Dietas'],
      ['Relatórios', '/relatorios', 'Relatórios'],
      ['Perfil', '/perfil', 'Perfil'],
      ['Hoje', '/app', /, Marina$/],
    ] as const) {
      await bar.getByRole('link', { name }).tap()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(current).toHaveText([name])
      // The bar marks a place before its screen is shown, and ignores taps while the screen fades in.
      await expect(heading(title)).toBeVisible()
    }
    await page.goto('/scan')
    await expect(page.getByRole('heading', { name: 'FoodScan BR' })).toBeVisible()
    await expect(current).toHaveCount(0)
  })

  await test.step('an English address leads to the Portuguese page and keeps what was asked', async () => {
    await page.goto('/recipes?tag=vegano')
    await expect(page).toHaveURL(/\/receitas\?tag=vegano$/)
  })

  await test.step('a screen shows its shape until the session is known', async () => {
    const asked = Promise.withResolvers<void>()
    await page.route('**/api/auth/get-session', async (route) => {
      await asked.promise
      await route.continue()
    })
    await page.goto('/receitas')
    await expect(page.getByText('Carregando…')).toBeAttached()
    asked.resolve()
    await expect(heading('Receitas')).toBeVisible()
    await page.unroute('**/api/auth/get-session')
  })

  await test.step('with the trial over, only profile, plans and the way out stay open', async () => {
    await page.route('**/api/subscriptions-me', async (route) => {
      const reply = await route.fetch()
      const subscription = (await reply.json()) as Subscription
      await route.fulfill({
        response: reply,
        json: { ...subscription, is_trial_expired: true } satisfies Subscription,
      })
    })
    for (const path of ['/app', '/receitas']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/trial-expired$/)
    }
    for (const path of ['/perfil', '/paywall', '/auth', '/trial-expired']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
    }
    await page.getByRole('link', { name: 'Ler meu diário' }).tap()
    await expect(page.getByText('Só para ler')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoje')
    await expect(page.getByRole('button', { name: /^Registrar|^Descrever/ })).toHaveCount(0)
    await page.getByRole('link', { name: 'Dia anterior' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ontem/)
    await page.getByRole('group', { name: 'Dia' }).getByRole('link', { name: 'Hoje' }).tap()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoje')
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Hoje' }).tap()
    await expect(page).toHaveURL(/\/trial-expired$/)
    await page.goto('/trial-expired')
    await page.getByRole('link', { name: 'Ver a página de apresentação' }).tap()
    await expect(signUp).toBeVisible()
  })
})
