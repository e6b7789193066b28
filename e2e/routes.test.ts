import { expect } from '@playwright/test'
import type { Subscription } from '#contract/billing/subscription.ts'
import { plainAnswers } from './support/answers.ts'
import { test } from './support/journey.ts'
import { guardedPlaces } from './support/places.ts'

test('a visitor who asks for a guarded page gets the landing page', async ({ page }) => {
  for (const { path } of guardedPlaces) {
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page, path).toHaveURL(/\/$/)
  }
  await expect(page.getByRole('link', { name: 'Cadastrar Grátis' }).first()).toBeVisible()
})

test('a signed-in user is redirected away from the public pages', async ({ page, enter }) => {
  await enter(plainAnswers)
  for (const path of ['/', '/auth', '/waiting-confirmation']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/app$/)
  }
})

test('diets ask for the questionnaire first', async ({ page, enter }) => {
  await enter()
  await page.goto('/dietas')
  await expect(page).toHaveURL(/\/onboarding$/)
})

test('with the trial over, only profile, plans and the way out stay open', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.route('**/api/subscriptions-me', async (route) => {
    const reply = await route.fetch()
    const subscription = (await reply.json()) as Subscription
    await route.fulfill({
      response: reply,
      json: { ...subscription, is_trial_expired: true } satisfies Subscription,
    })
  })
  for (const path of ['/app', '/scan', '/receitas', '/dietas', '/relatorios']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/trial-expired$/)
  }
  for (const path of ['/perfil', '/paywall', '/trial-expired', '/auth']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  }
  await page.goto('/trial-expired')
  await page.getByRole('link', { name: 'Voltar ao início' }).tap()
  await expect(page.getByRole('link', { name: 'Cadastrar Grátis' }).first()).toBeVisible()
})

test('a screen shows its shape until the session is known', async ({ page, enter }) => {
  await enter(plainAnswers)
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/auth/get-session', async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.goto('/receitas')
  await expect(page.getByText('Carregando…')).toBeAttached()
  asked.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Receitas' })).toBeVisible()
})

test('the English names lead to the Portuguese pages and keep what was asked', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/recipes?tag=vegano')
  await expect(page).toHaveURL(/\/receitas\?tag=vegano$/)
  await page.goto('/reports?mes=2026-11')
  await expect(page).toHaveURL(/\/relatorios\?mes=2026-11$/)
})

test('an address that does not exist says so in both languages and leads home', async ({ page }) => {
  const reply = await page.goto('/nao-existe')
  expect(reply?.status()).toBe(404)
  const english = page.getByText('Page not found')
  await expect(english).toHaveAttribute('lang', 'en')
  await page.getByRole('link', { name: 'Voltar ao início' }).tap()
  await expect(page.getByRole('link', { name: 'Cadastrar Grátis' }).first()).toBeVisible()
})

test('the bar has five places and marks the one where one stands', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/app')
  const bar = page.getByRole('navigation', { name: 'Principal' })
  await expect(bar.getByRole('link')).toHaveText(['Hoje', 'Receitas', 'Dietas', 'Relatórios', 'Perfil'])
  const current = bar.locator('[aria-current="page"]')
  for (const [name, path] of [
    ['Receitas', '/receitas'],
    ['Dietas', '/dietas'],
    ['Relatórios', '/relatorios'],
    ['Perfil', '/perfil'],
    ['Hoje', '/app'],
  ] as const) {
    await bar.getByRole('link', { name }).tap()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(current).toHaveText([name])
  }
  await page.goto('/scan')
  await expect(page.getByRole('heading', { name: 'FoodScan BR' })).toBeVisible()
  await expect(current).toHaveCount(0)
})
