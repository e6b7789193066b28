import { expect, type Page } from '@playwright/test'
import { plainAnswers } from './support/answers.ts'
import { test } from './support/journey.ts'

const bar = (page: Page) => page.getByRole('navigation', { name: 'Principal' })
const place = (page: Page, name: string) => bar(page).getByRole('link', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const failure = (page: Page) => page.getByRole('heading', { name: 'Não deu para abrir esta tela' })

test('a screen that fails on a reply keeps the navigation and opens on a valid one', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await page.route('**/api/recipes', (route) => route.fulfill({ json: [{ id: 1 }] }))
  await page.goto('/receitas')
  await expect(failure(page)).toBeVisible()
  await place(page, 'Perfil').tap()
  await expect(heading(page, 'Perfil')).toBeVisible()
  await place(page, 'Receitas').tap()
  await expect(failure(page)).toBeVisible()
  await page.unroute('**/api/recipes')
  await page.getByRole('button', { name: 'Tentar novamente' }).tap()
  await expect(heading(page, 'Receitas')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a screen whose code is gone asks for a reload, and opens with it', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/perfil')
  await expect(heading(page, 'Perfil')).toBeVisible()
  await page.route('**/assets/recipes-screen-*.js', (route) => route.fulfill({ status: 404 }))
  await place(page, 'Receitas').tap()
  await expect(failure(page)).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Talvez haja uma versão nova')
  await place(page, 'Perfil').tap()
  await expect(heading(page, 'Perfil')).toBeVisible()
  await place(page, 'Receitas').tap()
  await page.unroute('**/assets/recipes-screen-*.js')
  await page.getByRole('button', { name: 'Recarregar' }).tap()
  await expect(heading(page, 'Receitas')).toBeVisible()
})

test('after a new version a screen of the old one opens by itself', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/perfil')
  let isGone = true
  await page.route('**/assets/recipes-screen-*.js', (route) =>
    isGone ? route.fulfill({ status: 404 }) : route.continue(),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await place(page, 'Receitas').tap()
  await expect(heading(page, 'Receitas')).toBeVisible()
})

test('an unvisited screen says that it needs a network, and opens once online', async ({
  page,
  enter,
  context,
}) => {
  await enter(plainAnswers)
  await page.goto('/perfil')
  await expect(heading(page, 'Perfil')).toBeVisible()
  await context.setOffline(true)
  await place(page, 'Receitas').tap()
  await expect(page.getByRole('alert')).toContainText('Você está sem internet')
  await place(page, 'Perfil').tap()
  await expect(heading(page, 'Perfil')).toBeVisible()
  await place(page, 'Receitas').tap()
  await expect(failure(page)).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Tentar novamente' }).tap()
  await expect(heading(page, 'Receitas')).toBeVisible()
})

test('a visit whose session cannot be read can be tried again', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.route('**/api/auth/get-session', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/protocolos')
  await expect(failure(page)).toBeVisible()
  await expect(bar(page)).toBeVisible()
  await page.unroute('**/api/auth/get-session')
  await page.getByRole('button', { name: 'Tentar novamente' }).tap()
  await expect(heading(page, 'Protocolos')).toBeVisible()
})
