import { expect, type Locator, type Page } from '@playwright/test'
import type { createPreference } from '#contract/billing/billing.ts'
import type { Reply } from '#contract/endpoint.ts'
import { expectNoViolations } from './support/accessible.ts'
import { signUp, somebody } from './support/account.ts'
import { plainAnswers } from './support/answers.ts'
import { test } from './support/journey.ts'
import { linkInMail } from './support/mailbox.ts'
import { fillSignUp, signIn } from './support/sign-in.ts'

// The journeys of this file are long: on a busy machine they exceed the default timeout.
test.slow()

const plan = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const choose = (page: Page, name: string) => page.getByRole('button', { name: `Escolher ${name}` })
/** Note on the payment page of an instance without a payment provider. */
const checkout = (page: Page) => page.getByRole('note').filter({ hasText: 'Pagamento de demonstração' })
const offer = (page: Page) => page.getByRole('dialog', { name: '20% de desconto no Anual' })

test('a visitor signs in to the chosen plan, and takes the discount once', async ({
  page,
  context,
  origin,
}) => {
  const person = await signUp(origin)

  await test.step('the plans are in order, each with its price', async () => {
    await page.goto('/paywall')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Básico', 'Anual', 'Mensal'])
    await expect(plan(page, 'Básico')).toContainText(/R\$\s29,90/)
    await expect(plan(page, 'Mensal')).toContainText(/R\$\s49,90/)
    await expect(plan(page, 'Anual')).toContainText(/Apenas 47 vagas.*Mais popular/)
    await expect(plan(page, 'Anual')).toContainText(
      /R\$\s299,00.*12x de R\$\s29,90.*total R\$\s358,80.*2,92% ao mês/,
    )
  })

  await test.step('a chosen plan is paid after the login', async () => {
    await plan(page, 'Mensal').getByText('Renovar automaticamente no cartão').tap()
    await choose(page, 'Mensal').tap()
    await expect(page).toHaveURL(/\/auth$/)
    await signIn(page, person)
    await expect(checkout(page)).toBeVisible()
    await expect(page.getByText(/a cada 30 dias até ser cancelado/)).toBeVisible()
  })

  await test.step('the notice of the trial leads to the plans and, once dismissed, stays hidden', async () => {
    await page.request.post('/api/onboarding', { data: plainAnswers })
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

  await test.step('on leaving, the offer appears once, with a countdown that survives a reload', async () => {
    await page.goto('/paywall')
    await seeOffer(page)
    await expect(offer(page)).toContainText(/R\$\s239,20.*R\$\s59,80.*R\$\s19,93/)
    const timer = offer(page).getByRole('timer')
    await expect(timer).toHaveText(/^1[0-4]:\d\d$/)
    const before = await secondsOn(timer)
    await expectNoViolations(page)
    await expect.poll(() => secondsOn(timer)).toBeLessThan(before)
    await page.keyboard.press('Escape')
    await expect(offer(page)).toHaveCount(0)
    await turnAway(page)
    await expect(offer(page)).toHaveCount(0)
    await page.reload()
    await page.getByRole('button', { name: 'Ver oferta' }).tap()
    await expect(timer).toHaveText(/^\d\d:\d\d$/)
    expect(await secondsOn(timer)).toBeLessThan(before)
  })

  await test.step('the discount is taken and paid', async () => {
    await page.getByRole('button', { name: 'Quero o desconto' }).tap()
    await expect(checkout(page)).toBeVisible()
    await expect(page.getByText(/R\$\s239,20/).first()).toBeVisible()
    const link = page.url()
    await page.goto('/paywall')
    await expect(plan(page, 'Anual')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Ver oferta' })).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('discount-used'))).toBe('true')
    await page.goto(link)
    await page.getByRole('button', { name: 'Aprovar' }).tap()
    await expect(plan(page, 'Pagamento aprovado!')).toBeVisible()
  })

  await test.step('in another browser the used discount is refused and the full price is shown', async () => {
    const id = new URL(page.url()).searchParams.get('pedido')
    expect((await page.request.post(`/api/payments/${id}/withdraw`)).ok()).toBe(true)
    await context.clearCookies()
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
    await page.goto('/')
    await seeOffer(page)
    await page.getByRole('button', { name: 'Quero o desconto' }).tap()
    await page.getByRole('tab', { name: 'Entrar' }).tap()
    await signIn(page, person)
    const told = page
      .getByRole('status')
      .filter({ hasText: 'O desconto de 20% não vale mais para esta conta' })
    await expect(told).toContainText(/sem ele, o Anual custa R\$\s299,00/)
    await expectNoViolations(page)
    await turnAway(page)
    await expect(offer(page)).toHaveCount(0)
    await choose(page, 'Anual').tap()
    await expect(checkout(page)).toBeVisible()
    await expect(page.getByText(/R\$\s299,00/).first()).toBeVisible()
  })
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
  await fillSignUp(page, person)
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

/** Starts a renewal of the Básico with a card in the demonstration. */
async function renewBasic(page: Page): Promise<void> {
  const data = { plan: 'basic', auto_renew: true }
  const order = await page.request.post('/api/mp-create-preference', { data })
  await page.goto(((await order.json()) as Reply<typeof createPreference>).init_point)
  await page.getByRole('button', { name: 'Aprovar' }).tap()
  await expect(plan(page, 'Renovação automática')).toContainText('Próxima cobrança')
}

/** Hides the page as a phone does when the person switches to another tab. */
async function turnAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}

/** Returns the seconds on a countdown: `14:59` is 899. */
async function secondsOn(timer: Locator): Promise<number> {
  const [minutes, seconds] = (await timer.innerText()).split(':').map(Number)
  return minutes! * 60 + seconds!
}

/** Switches away until the offer opens: exit detection starts only after the session is known. */
async function seeOffer(page: Page): Promise<void> {
  await expect(async () => {
    await turnAway(page)
    await expect(offer(page)).toBeVisible({ timeout: 500 })
  }).toPass()
}
