import { expect, type Page } from '@playwright/test'
import { plainAnswers } from './support/answers.ts'
import { test } from './support/journey.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const place = (page: Page, name: string) => bar(page).getByRole('link', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const failure = (page: Page) => page.getByRole('heading', { name: 'Não deu para abrir esta tela' })

const screenCode = '**/assets/recipes-screen-*.js'
/** The page reloads once per tab when this file is missing, so the other steps use another screen. */
const reportsCode = '**/assets/reports-screen-*.js'

test('a screen that cannot open says why, keeps the navigation, and opens later', async ({
  page,
  enter,
  context,
}) => {
  await enter(plainAnswers)
  // Setting a route disables Chromium's HTTP cache, so that no screen opens from an earlier visit.
  await page.route('**/not-requested', (route) => route.abort())
  const again = page.getByRole('button', { name: 'Tentar novamente' })
  const openProfile = async () => {
    await place(page, 'Perfil').tap()
    await expect(heading(page, 'Perfil')).toBeVisible()
  }

  await test.step('after a new version a screen of the old one opens by itself', async () => {
    await page.goto('/perfil')
    await expect(heading(page, 'Perfil')).toBeVisible()
    let isGone = true
    await page.route(reportsCode, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false
    })
    await place(page, 'Relatórios').tap()
    await expect(heading(page, 'Relatórios')).toBeVisible()
    expect(isGone).toBe(false)
    await page.unroute(reportsCode)
  })

  await test.step('a visit whose session cannot be read can be tried again', async () => {
    await page.route('**/api/auth/get-session', (route) => route.fulfill({ status: 500, json: {} }))
    await page.goto('/protocolos')
    await expect(failure(page)).toBeVisible()
    await expect(bar(page)).toBeVisible()
    await page.unroute('**/api/auth/get-session')
    await again.tap()
    await expect(heading(page, 'Protocolos')).toBeVisible()
  })

  await test.step('an unvisited screen says that it needs a network, and opens once online', async () => {
    await page.goto('/perfil')
    await expect(heading(page, 'Perfil')).toBeVisible()
    await context.setOffline(true)
    await place(page, 'Receitas').tap()
    await expect(page.getByRole('alert')).toContainText('Você está sem internet')
    await openProfile()
    await place(page, 'Receitas').tap()
    await expect(failure(page)).toBeVisible()
    await context.setOffline(false)
    await again.tap()
    await expect(heading(page, 'Receitas')).toBeVisible()
  })

  await test.step('a screen whose code is gone after a reload asks for a reload, and opens with it', async () => {
    await page.goto('/perfil')
    await expect(heading(page, 'Perfil')).toBeVisible()
    await page.route(screenCode, (route) => route.fulfill({ status: 404 }))
    await place(page, 'Receitas').tap()
    await expect(failure(page)).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Talvez haja uma versão nova')
    await openProfile()
    await place(page, 'Receitas').tap()
    await page.unroute(screenCode)
    await page.getByRole('button', { name: 'Recarregar' }).tap()
    await expect(heading(page, 'Receitas')).toBeVisible()
  })

  await test.step('a screen that fails on a reply opens on a valid one', async () => {
    await page.route('**/api/recipes', (route) => route.fulfill({ json: [{ id: 1 }] }))
    await page.goto('/receitas')
    await expect(failure(page)).toBeVisible()
    await openProfile()
    await place(page, 'Receitas').tap()
    await expect(failure(page)).toBeVisible()
    await page.unroute('**/api/recipes')
    await again.tap()
    await expect(heading(page, 'Receitas')).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})
