import { expect, type Page } from '@playwright/test'
import type { Reply } from '#contract/endpoint.ts'
import type { createPreference } from '#contract/billing/billing.ts'
import type { Subscription } from '#contract/billing/subscription.ts'
import { expectNoViolations } from './support/accessible.ts'
import { plainAnswers } from './support/answers.ts'
import { test } from './support/journey.ts'
import { signIn } from './support/sign-in.ts'

// The journeys of this file are long: on a busy machine they exceed the default timeout.
test.slow()

const plan = (page: Page, name: string) => page.getByRole('region', { name })
const row = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name })

test('a trial user sees what is locked and, after the trial, opens the app with a paid Pix', async ({
  page,
  enter,
  context,
}) => {
  await enter(plainAnswers)
  const locked = page.getByRole('region', { name: 'Análise avançada' })

  await test.step('the trial has an end, no charge and no payment', async () => {
    await page.goto('/perfil')
    await page.getByRole('link', { name: 'Histórico de pagamentos' }).tap()
    await expect(page.getByRole('heading', { name: 'Nenhum pagamento ainda' })).toBeVisible()
    await expect(plan(page, 'Teste grátis')).toContainText(/Vai até \d+ de \S+, às \d+h/)
    await expect(page.getByRole('main')).toContainText('Quando o teste terminar, nada é cobrado.')
    const guide = page.getByRole('region', { name: 'Guia de receitas brasileiras' })
    await expect(guide).toContainText('Plano Anual')
    expect((await page.request.get('/api/recipe-guide/pdf')).status()).toBe(403)
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Ver planos' }).tap()
    await expect(page).toHaveURL(/\/paywall$/)
  })

  await test.step('a feature of other plans is a locked card that leads to them', async () => {
    await page.goto('/relatorios')
    await expect(locked).toContainText('Planos Mensal e Anual')
    await locked.getByRole('button', { name: 'Como abrir' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Análise avançada' })
    await expectNoViolations(page)
    await dialog.getByRole('link', { name: 'Ver planos' }).tap()
    await expect(page).toHaveURL(/\/paywall$/)
  })

  await test.step('after the trial every link leads to the plans or to the landing page', async () => {
    await endTrial(page)
    await page.goto('/pagamentos')
    await expect(plan(page, 'Teste grátis')).toContainText('Teste encerrado')
    await expect(page.getByRole('main')).toContainText('O teste terminou e nada foi cobrado.')
    await page.goto('/app')
    await expect(page).toHaveURL(/\/trial-expired$/)
    await expect(page.getByRole('main')).toContainText(/Básico.*30 scans por mês.*Anual.*Scans ilimitados/)
    await page.getByRole('link', { name: 'Ver a página de apresentação' }).tap()
    await expect(page.getByRole('link', { name: 'Cadastrar grátis' }).first()).toBeVisible()
    await page.goto('/trial-expired')
    await page.getByRole('link', { name: 'Ver planos' }).tap()
    await expect(page.getByText('Seu trial expirou!')).toBeVisible()
  })

  const link = await test.step('an unpaid Pix can be left and continued', async () => {
    await expect(plan(page, 'Mensal')).toContainText(
      /Você paga R\$\s49,90 uma vez\. Em 30 dias o acesso termina, sem nova cobrança\./,
    )
    await page.getByRole('button', { name: 'Escolher Mensal' }).tap()
    await expect(page.getByRole('img', { name: /^QR code do Pix de demonstração/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copiar código' })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Deixar pendente' }).tap()
    const waiting = plan(page, 'Falta pagar o Pix')
    await expect(waiting).toContainText(/O link vale até \d+ de \S+, às \d+h/)
    await expect(page.getByRole('heading', { name: 'Falta pagar o Pix' })).toBeFocused()
    await expectNoViolations(page)
    return waiting.getByRole('link', { name: 'Continuar o pagamento' }).getAttribute('href')
  })

  await test.step('a Pix paid on another device opens the app without a reload', async () => {
    const bank = await context.newPage()
    await bank.goto(link ?? '')
    await bank.getByRole('button', { name: 'Aprovar' }).tap()
    await expect(bank.getByRole('heading', { name: 'Pagamento aprovado!' })).toBeVisible()
    await bank.close()
    await page.bringToFront()
    const done = plan(page, 'Pagamento aprovado!')
    await expect(done).toContainText(/O plano Mensal está aberto até \d+ de \S+ de \d{4}\./)
    await expect(done).toContainText('Demonstração: nada foi cobrado')
    await expectNoViolations(page)
    await done.getByRole('link', { name: 'Abrir o aplicativo' }).tap()
    await expect(page).toHaveURL(/\/app$/)
    await expect(page.getByRole('heading', { name: /^(Bom dia|Boa tarde|Boa noite), / })).toBeVisible()
  })

  await test.step('the plan opens the locked card and the monthly PDF', async () => {
    await page.goto('/relatorios')
    await expect(locked).toContainText(/Faltam \d+ dias com registro/)
    await expect(locked.getByRole('button')).toHaveCount(0)
    await page.goto('/relatorios?periodo=mes')
    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Baixar o PDF' }).tap()
    expect((await started).suggestedFilename()).toMatch(/^prato-certo-\d{4}-\d{2}\.pdf$/)
  })
})

test('a buyer continues, withdraws, renews, cancels, is declined, and pays in parts', async ({
  page,
  context,
  enter,
}) => {
  const person = await enter(plainAnswers)
  const approved = plan(page, 'Pagamento aprovado!')

  await test.step('a purchase left before paying can be continued', async () => {
    await page.goto(await order(page, { plan: 'monthly' }))
    await page.goto('/pagamentos')
    await expect(row(page, 'Plano Mensal')).toContainText('Aguardando')
    await row(page, 'Plano Mensal').getByRole('button', { name: 'Situação' }).tap()
    await expect(page.getByRole('heading', { name: 'Falta pagar' })).toBeFocused()
    await row(page, 'Plano Mensal').getByRole('link', { name: 'Continuar o pagamento' }).tap()
    await page.getByRole('button', { name: 'Aprovar' }).tap()
    await expect(approved).toBeVisible()
    await expect(plan(page, 'Plano Mensal')).toContainText('Ativo')
  })

  await test.step('without a session the buyer signs in to the same purchase and its receipt', async () => {
    const back = page.url()
    await context.clearCookies()
    await page.goto(back)
    await expect(page.getByText('Entre para ver o seu pagamento.')).toBeVisible()
    await signIn(page, person)
    await expect(approved).toBeVisible()
    await page.getByRole('button', { name: 'Ver comprovante' }).tap()
    const receipt = page.getByRole('dialog', { name: 'Comprovante' })
    await expect(receipt).toContainText(
      /Demonstração: nada foi cobrado.*Plano Mensal.*30 dias de acesso.*R\$\s49,90.*Pix.*Pago.*Número/,
    )
    await expectNoViolations(page)
    await receipt.getByRole('button', { name: 'Fechar', exact: true }).tap()
  })

  await test.step('a withdrawal within seven days returns everything, and the trial continues', async () => {
    await row(page, 'Plano Mensal').getByRole('button', { name: 'Desistir da compra' }).tap()
    const question = page.getByRole('dialog', { name: 'Desistir do plano Mensal?' })
    await expect(question).toContainText('Demonstração: nada foi cobrado, e nada precisa voltar.')
    await expect(question).toContainText('O plano termina agora, e o teste grátis continua')
    await expectNoViolations(page)
    await question.getByRole('button', { name: 'Desistir da compra' }).tap()
    await page.getByRole('dialog', { name: 'Compra desfeita' }).getByRole('button', { name: 'Entendi' }).tap()
    await expect(row(page, 'Plano Mensal')).toContainText(/Devolvido em \d+ de/)
    await expect(page.getByRole('button', { name: 'Desistir da compra' })).toHaveCount(0)
    await expect(plan(page, 'Teste grátis')).toBeVisible()
  })

  await test.step('a renewal says when it charges and, once canceled, until when access stays', async () => {
    await payAt(page, { plan: 'basic', auto_renew: true }, null, 'Aprovar')
    await expect(plan(page, 'Plano Básico')).toContainText(/Renova em \d+ de/)
    const renewal = plan(page, 'Renovação automática')
    await expect(renewal).toContainText(/R\$\s29,90 a cada 30 dias.*Próxima cobrança em \d+ de/)
    await renewal.getByRole('button', { name: 'Cancelar renovação automática' }).tap()
    const question = page.getByRole('dialog', { name: 'Cancelar a renovação automática?' })
    await expect(question).toContainText(/Nada mais será cobrado\. O acesso continua até \d+ de/)
    await question.getByRole('button', { name: 'Cancelar renovação' }).tap()
    const done = page.getByRole('dialog', { name: 'Renovação cancelada' })
    await expect(done).toContainText('O acesso continua até')
    await expectNoViolations(page)
    await done.getByRole('button', { name: 'Entendi' }).tap()
    await expect(renewal).toContainText(/Cancelada em \d+ de/)
    await expect(plan(page, 'Plano Básico')).toContainText('A renovação automática foi cancelada.')
  })

  await test.step('a declined card charges nothing and offers another try', async () => {
    await payAt(page, { plan: 'annual' }, 'Cartão', 'Recusar')
    const declined = plan(page, 'O cartão foi recusado')
    await expect(declined).toContainText('Nada foi cobrado.')
    await expect(row(page, 'Plano Anual')).toHaveText(/Cartão de crédito.*R\$\s299,00.*Recusado/)
    await declined.getByRole('link', { name: 'Tentar de novo' }).tap()
    await expect(page).toHaveURL(/\/paywall$/)
  })

  await test.step('an address with the id of no purchase of the account shows the history', async () => {
    for (const named of ['null', '0b0c2f3e-5d57-4c6e-9a55-1f1c7a3b9d10']) {
      await page.goto(`/pagamentos?pedido=${named}&status=null&payment_id=null`)
      await expect(row(page, 'Plano Anual')).toBeVisible()
      await expect(page.getByText('Conferindo o pagamento')).toHaveCount(0)
      await expect(page.getByRole('alert')).toHaveCount(0)
    }
  })

  await test.step('a payment whose buyer did not return is reported on the next visit, once', async () => {
    await page.goto('/paywall')
    await page.getByRole('button', { name: 'Escolher Anual' }).tap()
    await page.getByRole('link', { name: 'Cartão' }).tap()
    await expect(page.getByLabel('Parcelas')).toContainText(/12x de R\$\s29,90 \(total R\$\s358,80\)/)
    // The purchase is paid, but its tab was closed before it returned from the payment page.
    const { pathname } = new URL(page.url())
    await page.request.post(`${pathname}/cartao/aprovar`, { form: { parcelas: '12' }, maxRedirects: 0 })
    await page.goto('/app')
    await expect(page.getByText('Pagamento aprovado!')).toBeVisible()
    await page.getByRole('link', { name: 'Ver pagamento' }).tap()
    await expect(approved).toContainText('O plano Anual está aberto até')
    await expect(row(page, 'Cartão de crédito, em 12x')).toContainText('Pago')
    await page.goto('/app')
    await expect(page.getByRole('heading', { name: 'Suas refeições de hoje' })).toBeVisible()
    await expect(page.getByText('Pagamento aprovado!')).toHaveCount(0)
  })
})

/** Starts a purchase and returns the address of its payment page. */
async function order(page: Page, data: { plan: string; auto_renew?: boolean }): Promise<string> {
  const reply = await page.request.post('/api/mp-create-preference', { data })
  expect(reply.ok()).toBe(true)
  return ((await reply.json()) as Reply<typeof createPreference>).init_point
}

/**
 * Pays or refuses on the payment page of the demonstration, which moves no money. `way` is null for a renewal, whose
 * page offers a card only.
 */
async function payAt(
  page: Page,
  wanted: { plan: string; auto_renew?: boolean },
  way: 'Pix' | 'Cartão' | null,
  deed: string,
): Promise<void> {
  await page.goto(await order(page, wanted))
  if (way) await page.getByRole('link', { name: way }).tap()
  await page.getByRole('button', { name: deed }).tap()
  await expect(page).toHaveURL(/\/pagamentos\?pedido=/)
}

/** Ends the trial for the browser only: rewrites the server's reply while the trial runs. */
async function endTrial(page: Page): Promise<void> {
  await page.route('**/api/subscriptions-me', async (route) => {
    const reply = await route.fetch()
    const subscription = (await reply.json()) as Subscription
    const over = { status: 'expired', is_trial_expired: true, days_left_trial: 0 } as const
    await route.fulfill({
      response: reply,
      json: subscription.status === 'trial' ? { ...subscription, ...over } : subscription,
    })
  })
}
