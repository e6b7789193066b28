import { expect, test } from '@playwright/test'

test('a visitor opens the landing page without an error in the console', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(error.message))
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cadastrar Grátis' }).first()).toBeVisible()
  expect(errors).toEqual([])
})

test('the sign-in screen offers both ways in', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('tab', { name: 'Entrar' })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Criar Conta' })).toBeVisible()
})

test('the API describes itself', async ({ request }) => {
  const response = await request.get('/api/openapi.json')
  expect(response.status()).toBe(200)
  const document = (await response.json()) as { openapi: string; paths: Record<string, unknown> }
  expect(document.openapi).toMatch(/^3\./)
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/plan-today', '/api/scan-start', '/api/scan-complete']),
  )
})
