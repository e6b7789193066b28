import { expect, type Page } from '@playwright/test'
import type { createPreference } from '#contract/billing/billing.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { expectNoViolations } from './support/accessible.ts'
import { signUp, somebody } from './support/account.ts'
import { plainAnswers } from './support/answers.ts'
import { test, toast } from './support/journey.ts'
import { linkInMail } from './support/mailbox.ts'

const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const choose = (page: Page, name: string) => page.getByRole('button', { name: `Escolher ${name}` })
/** The page at the end of the way, where no provider is set up. */
const checkout = (page: Page) => page.getByRole('note').filter({ hasText: 'Pagamento de demonstração' })
const offer = (page: Page) => page.getByRole('dialog', { name: '20% de desconto no Anual' })

test('the plans stand in order, each with its price, and the annual one with its total', async ({ page }) => {
  await page.goto('/paywall')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Básico', 'Anual', 'Mensal'])
  await expect(plan(page, 'Básico')).toContainText(/R\$\s29,90/)
  await expect(plan(page, 'Mensal')).toContainText(/R\$\s49,90/)
  await expect(plan(page, 'Anual')).toContainText(/Apenas 47 vagas.*Mais popular/)
  await expect(plan(page, 'Anual')).toContainText(
    /R\$\s299,00.*12x de R\$\s29,90.*total R\$\s358,80.*2,92% ao mês/,
  )
})

test('a visitor picks a plan, signs in, and lands where it is paid', async ({ page, origin }) => {
  const person = await signUp(origin)
  await page.goto('/paywall')
  await plan(page, 'Mensal').getByText('Renovar automaticamente no cartão').tap()
  await choose(page, 'Mensal').tap()
  await expect(page).toHaveURL(/\/auth$/)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap()
  await expect(checkout(page)).toBeVisible()
  await expect(page.getByText(/a cada 30 dias até ser cancelado/)).toBeVisible()
})

test('a failed purchase can be retried, and a foreign payment link is refused', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.route('**/api/mp-create-preference', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/paywall')
  await choose(page, 'Básico').tap()
  await expect(toast(page, 'Não foi possível processar o pagamento. Tente novamente.')).toContainText('Erro')
  await expect(choose(page, 'Básico')).toBeEnabled()
  await page.unroute('**/api/mp-create-preference')
  await answerWithLink(page, 'https://mercadopago.com.br.exemplo.com/pagar')
  await choose(page, 'Básico').tap()
  await expect(toast(page, 'Link de pagamento não recebido')).toBeVisible()
  await expect(page).toHaveURL(/\/paywall$/)
})

test('only the chosen plan is being processed, until the provider has taken over', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/mp-create-preference', async (route) => {
    expect(route.request().postDataJSON()).toEqual({ plan: 'annual', cancel_renewal: false })
    await asked.promise
    await route.fulfill({ json: { init_point: provider, payment_id: crypto.randomUUID(), renewal: null } })
  })
  await fakeProvider(page)
  await page.goto('/paywall')
  await choose(page, 'Anual').tap()
  await expect(page.getByRole('status')).toHaveText('Processando…')
  await expect(choose(page, 'Básico')).toBeDisabled()
  asked.resolve()
  await expect(page).toHaveURL(provider)
})

test('a subscriber sees the plan, the effect of each purchase and the renewal choice', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await renewBasic(page)
  await page.goto('/paywall')
  await expect(page.getByText('Você tem o plano Básico')).toBeVisible()
  await expect(plan(page, 'Básico')).toContainText('Comprar de novo soma 30 dias ao fim dele.')
  await expect(plan(page, 'Anual')).toContainText(
    'Os 30 dias que restam do Básico viram cerca de 36 dias do Anual',
  )
  await expect(plan(page, 'Anual')).toContainText(
    /O seu cartão é cobrado em R\$\s29,90 pelo Básico a cada 30 dias\. A próxima vez é em \d+ de/,
  )
  const letGo = 'Parar de renovar o Básico no cartão quando este pagamento for confirmado'
  const box = plan(page, 'Anual').getByRole('checkbox', { name: letGo })
  await expect(plan(page, 'Mensal').getByRole('checkbox', { name: letGo })).not.toBeChecked()
  await expect(box).toBeChecked()
  await box.uncheck()
  await expect(plan(page, 'Anual')).toContainText('o cartão continua a pagar o Básico.')
  await box.check()
  await expectNoViolations(page)
  await choose(page, 'Anual').tap()
  await page.getByRole('button', { name: 'Aprovar' }).tap()
  await expect(plan(page, 'Plano Anual')).toContainText('Ativo')
  await expect(async () => {
    await page.reload()
    await expect(plan(page, 'Pagamento aprovado!')).toBeVisible()
    await expect(plan(page, 'Renovação automática')).toHaveCount(0)
  }).toPass()
  const year = page.getByRole('article').filter({ hasText: 'Plano Anual' })
  await year.getByRole('button', { name: 'Desistir da compra' }).tap()
  await expect(page.getByRole('dialog', { name: 'Desistir do plano Anual?' })).toContainText(
    'A renovação do Básico no cartão terminou e não volta sozinha.',
  )
})

test('the notice of the trial leads to the plans and, put away, stays away', async ({ page, enter }) => {
  await enter(plainAnswers)
  const notice = page.getByText(/^Seu teste termina n[ao] /).locator('xpath=ancestor::section')
  await page.goto('/app')
  await expect(notice).toContainText('Faltam 3 dias.')
  await notice.getByRole('link', { name: 'Ver planos' }).tap()
  await expect(page).toHaveURL(/\/paywall$/)
  await page.goto('/app')
  await notice.getByRole('button', { name: 'Dispensar aviso' }).tap()
  await expect(notice).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Suas refeições de hoje' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('trial_banner_dismissed'))).toBe('true')
  await expect(notice).toHaveCount(0)
})

test('after the trial, links lead to the plans, a purchase and the landing page', async ({ page, enter }) => {
  await enter(plainAnswers)
  await subscribe(page, { status: 'expired', is_trial_expired: true, days_left_trial: 0 })
  await page.goto('/app')
  await expect(page).toHaveURL(/\/trial-expired$/)
  await expect(page.getByRole('main')).toContainText(/Básico.*30 scans por mês.*Anual.*Scans ilimitados/)
  await page.getByRole('link', { name: 'Voltar ao início' }).tap()
  await expect(page.getByRole('link', { name: 'Cadastrar Grátis' }).first()).toBeVisible()
  await page.goto('/trial-expired')
  await page.getByRole('link', { name: 'Ver planos' }).tap()
  await expect(page.getByText('Seu trial expirou!')).toBeVisible()
  await choose(page, 'Anual').tap()
  await expect(checkout(page)).toBeVisible()
})

test('a leaving visitor sees the offer once, with a countdown that survives a reload', async ({
  page,
  enter,
}) => {
  await enter(plainAnswers)
  await page.goto('/paywall')
  await seeOffer(page)
  await expect(offer(page)).toContainText(/R\$\s239,20.*R\$\s59,80.*R\$\s19,93/)
  await expect(offer(page).getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(offer(page)).toHaveCount(0)
  await turnAway(page)
  await expect(offer(page)).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Ver oferta' }).tap()
  await expect(offer(page).getByRole('timer')).toHaveText(/^14:\d\d$/)
  await page.getByRole('button', { name: 'Quero o desconto' }).tap()
  await expect(checkout(page)).toBeVisible()
  await expect(page.getByText(/R\$\s239,20/).first()).toBeVisible()
  await page.goto('/paywall')
  await expect(plan(page, 'Anual')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver oferta' })).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('discount-used'))).toBe('true')
})

test('an offer that cannot be bought says so in a box of the browser', async ({ page, enter }) => {
  await enter(plainAnswers)
  await page.route('**/api/mp-create-preference', (route) => route.abort())
  await page.goto('/paywall')
  await seeOffer(page)
  const told = page.waitForEvent('dialog')
  const tapped = page.getByRole('button', { name: 'Quero o desconto' }).tap()
  const box = await told
  expect(box.message()).toBe('Erro ao processar pagamento. Tente novamente.')
  await box.accept()
  await tapped
})

test('an offer taken on the landing page gives the lower price after the sign-up', async ({
  page,
  context,
  origin,
}) => {
  const person = somebody()
  await page.goto('/')
  await seeOffer(page)
  await page.getByRole('button', { name: 'Quero o desconto' }).tap()
  await expect(page.getByText('a compra do Anual com 20% de desconto continua sozinha.')).toBeVisible()
  await page.getByLabel('Nome', { exact: true }).fill(person.name)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /Termos de Uso/ }).check()
  await page.getByRole('button', { name: 'Criar conta grátis' }).tap()
  await expect(page).toHaveURL(/\/waiting-confirmation$/)

  await linkInMail(origin, person.email, '/auth-success')
  const mailbox = await context.newPage()
  await mailbox.goto('/dev/mailbox')
  const mail = mailbox.getByRole('article').filter({ hasText: person.email })
  await mail.getByRole('link', { name: /\/auth-success/ }).tap()
  await expect(mailbox.getByRole('link', { name: 'Continuar a compra' })).toBeVisible()
  await expect(checkout(mailbox)).toBeVisible()
  await expect(mailbox.getByText(/R\$\s239,20/).first()).toBeVisible()
  await mailbox.getByRole('button', { name: 'Aprovar' }).tap()
  await expect(plan(mailbox, 'Pagamento aprovado!')).toContainText('O plano Anual está aberto até')
  await expect(plan(mailbox, 'Plano Anual')).toContainText('Ativo')
})

test('a user who has used the discount sees the full price before paying', async ({
  page,
  enter,
  context,
}) => {
  const person = await enter(plainAnswers)
  const data = { plan: 'annual', discount: 20 }
  const order = await page.request.post('/api/mp-create-preference', { data })
  const { init_point, payment_id } = (await order.json()) as Reply<typeof createPreference>
  await page.request.post(`${init_point}/pix/aprovar`)
  expect((await page.request.post(`/api/payments/${payment_id}/withdraw`)).ok()).toBe(true)
  await context.clearCookies()

  await page.goto('/')
  await seeOffer(page)
  await page.getByRole('button', { name: 'Quero o desconto' }).tap()
  await page.getByRole('tab', { name: 'Entrar' }).tap()
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap()
  const told = page.getByRole('status').filter({ hasText: 'O desconto de 20% não vale mais para esta conta' })
  await expect(told).toContainText(/sem ele, o Anual custa R\$\s299,00/)
  await expectNoViolations(page)
  await turnAway(page)
  await expect(offer(page)).toHaveCount(0)
  await choose(page, 'Anual').tap()
  await expect(checkout(page)).toBeVisible()
  await expect(page.getByText(/R\$\s299,00/).first()).toBeVisible()
})

test('an offer whose time is up is over', async ({ page }) => {
  await page.clock.install()
  await page.goto('/paywall')
  await seeOffer(page)
  await page.clock.fastForward('15:00')
  await expect(offer(page).getByRole('button', { name: 'Oferta Expirada' })).toBeDisabled()
})

/** The demonstration takes a card that will pay the Básico every month. */
async function renewBasic(page: Page): Promise<void> {
  const data = { plan: 'basic', auto_renew: true }
  const order = await page.request.post('/api/mp-create-preference', { data })
  await page.goto(((await order.json()) as Reply<typeof createPreference>).init_point)
  await page.getByRole('button', { name: 'Aprovar' }).tap()
  await expect(plan(page, 'Renovação automática')).toContainText('Próxima cobrança')
}

const provider = 'https://www.mercadopago.com.br/checkout/v1/redirect?pref_id=1'

async function fakeProvider(page: Page): Promise<void> {
  await page.route('https://www.mercadopago.com.br/**', (route) => route.fulfill({ body: 'Pagar' }))
}

async function answerWithLink(page: Page, address: string): Promise<void> {
  await page.route('**/api/mp-create-preference', (route) =>
    route.fulfill({ json: { init_point: address, payment_id: crypto.randomUUID(), renewal: null } }),
  )
}

async function subscribe(page: Page, change: Partial<Subscription>): Promise<void> {
  await page.route('**/api/subscriptions-me', async (route) => {
    const reply = await route.fetch()
    const subscription = (await reply.json()) as Subscription
    await route.fulfill({ response: reply, json: { ...subscription, ...change } satisfies Subscription })
  })
}

/** To another tab, as a phone tells it. */
async function turnAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** Exit detection starts only after the session is known. */
async function seeOffer(page: Page): Promise<void> {
  await expect(async () => {
    await turnAway(page)
    await expect(offer(page)).toBeVisible({ timeout: 500 })
  }).toPass()
}
