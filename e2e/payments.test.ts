import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { Payment } from '#contract/billing.ts'
import type { Subscription } from '#contract/subscription.ts'
import { plainAnswers } from './support/answers.ts'
import { test } from './support/journey.ts'

const plan = (page: Page, name: string) => page.getByRole('region', { name })

test('who never paid reads until when the trial goes, that nothing follows it, and where the plans are', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/perfil')
  await page.getByRole('link', { name: 'Histórico de pagamentos' }).tap()
  await expect(page.getByRole('heading', { name: 'Nenhum pagamento ainda' })).toBeVisible()
  await expect(plan(page, 'Teste grátis')).toContainText(/Vai até \d+ de \S+, às \d+h/)
  await expect(page.getByRole('main')).toContainText('Quando o teste terminar, nada é cobrado.')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('link', { name: 'Ver planos' }).tap()
  await expect(page).toHaveURL(/\/paywall$/)
})

test('with the trial over, what was paid and what follows can still be read', async ({ page, enter }) => {
  await enter(plainAnswers)
  await subscribe(page, { is_trial_expired: true, days_left_trial: 0 })
  await page.goto('/pagamentos')
  await expect(plan(page, 'Teste grátis')).toContainText('Teste encerrado')
  await expect(page.getByRole('main')).toContainText('O teste terminou e nada foi cobrado.')
})

test('each payment says what was bought, for how much, when, how, and what became of it', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await subscribe(page, { plan: 'annual', status: 'active', trial_end: null })
  await keepPayments(page, [
    paid({ plan: 'annual', amount_cents: 29_900, method: 'credit_card', installments: 12 }),
    paid({
      plan: 'basic',
      status: 'refunded',
      created_at: '2026-09-02T15:00:00Z',
      paid_at: '2026-09-02T15:01:00Z',
      refunded_at: '2026-09-05T12:00:00Z',
    }),
    paid({ status: 'rejected', method: 'credit_card', paid_at: null }),
  ])
  await page.goto('/pagamentos')
  await expect(plan(page, 'Plano Anual')).toContainText('Ativo')
  const rows = page.getByRole('article')
  await expect(rows).toHaveText([
    /^Plano Anual.*21 de novembro de 2026.*Cartão de crédito, em 12x.*R\$\s299,00.*Pago$/,
    /^Plano Básico.*Devolvido em 5 de setembro de 2026.*Pix.*R\$\s29,90.*Devolvido$/,
    /^Plano Básico.*20 de novembro de 2026.*Cartão de crédito.*Recusado$/,
  ])
  await expect(page.getByRole('link', { name: 'Ver planos' })).toHaveCount(0)
  expect(await violationsOn(page)).toEqual([])
})

test('until the answer is there the screen has its shape; when it fails, it says so and tries again', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/payments', async (route) => {
    await asked.promise
    await route.fulfill({ status: 500, json: {} })
  })
  await page.goto('/pagamentos')
  await expect(page.getByRole('status', { name: 'Carregando pagamentos' })).toBeVisible()
  asked.resolve()
  await expect(page.getByRole('alert')).toContainText('Erro ao carregar dados')
  await expect(plan(page, 'Teste grátis')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.unroute('**/api/payments')
  await page.getByRole('button', { name: 'Tentar novamente' }).tap()
  await expect(page.getByRole('heading', { name: 'Nenhum pagamento ainda' })).toBeVisible()
})

test('without a network it says so, and comes back with it', async ({ page, enter, context }) => {
  await enter(plainAnswers)
  await page.route('**/api/payments', (route) => route.abort())
  await page.goto('/pagamentos')
  await expect(page.getByRole('alert')).toContainText('Não conseguimos falar com o servidor.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Tentar novamente' }).tap()
  await expect(page.getByRole('alert')).toContainText('Você está sem internet.')
  await context.setOffline(false)
  await page.unroute('**/api/payments')
  await page.getByRole('button', { name: 'Tentar novamente' }).tap()
  await expect(page.getByRole('heading', { name: 'Nenhum pagamento ainda' })).toBeVisible()
})

test('what only some plans open is a locked card that leads to them', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.goto('/relatorios')
  const locked = page.getByRole('region', { name: 'Análise avançada' })
  await expect(locked).toContainText('Planos Mensal e Anual')
  await locked.getByRole('button', { name: 'Como abrir' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Análise avançada' })
  expect(await violationsOn(page)).toEqual([])
  await dialog.getByRole('link', { name: 'Ver planos' }).tap()
  await expect(page).toHaveURL(/\/paywall$/)

  await subscribe(page, { plan: 'monthly', status: 'active', trial_end: null })
  await page.goto('/relatorios')
  await expect(locked).toContainText('o seu plano abre')
  await expect(locked.getByRole('button')).toHaveCount(0)
})

/** Nothing is sold yet: how a subscription and payments will read is told to the browser instead. */
async function subscribe(page: Page, change: Partial<Subscription>): Promise<void> {
  await page.route('**/api/subscriptions-me', async (route) => {
    const reply = await route.fetch()
    const subscription = (await reply.json()) as Subscription
    await route.fulfill({ response: reply, json: { ...subscription, ...change } satisfies Subscription })
  })
}

async function keepPayments(page: Page, payments: readonly Payment[]): Promise<void> {
  await page.route('**/api/payments', (route) => route.fulfill({ json: payments }))
}

function paid(change: Partial<Payment>): Payment {
  return {
    id: crypto.randomUUID(),
    plan: 'basic',
    kind: 'one_off',
    discount: 0,
    status: 'approved',
    amount_cents: 2990,
    method: 'pix',
    installments: 1,
    created_at: '2026-11-20T15:00:00Z',
    // Still the 21st where it was paid.
    paid_at: '2026-11-22T01:30:00Z',
    refunded_at: null,
    withdrawable_until: null,
    init_point: null,
    init_point_until: null,
    ...change,
  }
}

async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
