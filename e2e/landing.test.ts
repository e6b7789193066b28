import { expect } from '@playwright/test'
import { test } from './support/journey.ts'

test('the landing page opens without an error in the console and leads to both doors', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await page.getByRole('link', { name: 'Cadastrar Grátis' }).first().tap()
  await expect(page.getByRole('tab', { name: 'Criar Conta', selected: true })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Login' }).tap()
  await expect(page.getByRole('tab', { name: 'Entrar', selected: true })).toBeVisible()
  expect(errors).toEqual([])
})

test('the landing page reads in full where no script runs', async ({ browser, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  const page = await context.newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Como funciona' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cadastrar Grátis' }).first()).toBeVisible()
  await context.close()
})
