import { expect } from '@playwright/test'
import { expectNoViolations } from './support/accessible.ts'
import { signUp, somebody } from './support/account.ts'
import { plainAnswers } from './support/answers.ts'
import { broughtLater, test, toast } from './support/journey.ts'
import { linkInMail, mailTo } from './support/mailbox.ts'
import { fillSignUp, signIn } from './support/sign-in.ts'

test('a newcomer signs up and confirms the address once, in another browser', async ({
  page,
  context,
  origin,
}) => {
  const person = somebody()

  await test.step('the form refuses missing fields and weak passwords and keeps the typed text', async () => {
    await page.goto('/auth#criar-conta')
    await fillSignUp(page, person)
    const password = page.getByLabel('Senha', { exact: true })
    const submit = page.getByRole('button', { name: 'Criar conta grátis' })
    await submit.tap()
    await expect(page.getByRole('alert')).toHaveText('Marque para aceitar e criar a conta.')
    await page.getByRole('checkbox', { name: /Termos de Uso/ }).check()
    await password.fill('arroz')
    await submit.tap()
    await expect(page.getByRole('alert')).toHaveText('Mínimo de 8 caracteres')
    await password.fill('12345678')
    await submit.tap()
    await expect(page.getByRole('alert')).toHaveText('Essa senha é fraca: ela está entre as mais usadas.')
    await password.fill(`${person.email.split('@')[0]}1`)
    await submit.tap()
    await expect(page.getByRole('alert')).toContainText('ela parte do seu e-mail ou do nome do aplicativo')
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
    await password.fill(person.password)
    await submit.tap()
    await expect(toast(page, 'Conta criada com sucesso!')).toBeVisible()
    await expect(page).toHaveURL(/\/waiting-confirmation$/)
  })

  await test.step('a user who confirmed elsewhere finds the address filled in', async () => {
    await page.getByRole('button', { name: 'Já confirmei meu e-mail' }).tap()
    await expect(page.getByText('Agora é só entrar com a sua senha.')).toBeVisible()
    await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
    expect(await page.evaluate(() => localStorage.getItem('pending_confirmation_email'))).toBeNull()
  })

  await test.step('a login before the confirmation offers to resend the mail', async () => {
    await signIn(page, person)
    await expect(page.getByText('Falta confirmar seu e-mail')).toBeVisible()
    await page.getByRole('button', { name: 'Reenviar e-mail de confirmação' }).tap()
    await expect(toast(page, 'E-mail reenviado!')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Reenviar em \d+ s$/ })).toBeDisabled()
    await expect.poll(async () => (await mailTo(origin, person.email)).length).toBe(2)
  })

  await test.step('the mailed link asks another browser for the password', async () => {
    await context.clearCookies()
    const link = await linkInMail(origin, person.email, '/auth-success')
    await page.goto(link.href)
    await expect(page.getByRole('heading', { name: 'Qual é a sua senha?' })).toBeVisible()
    await expectNoViolations(page)
    await page.getByLabel('Senha', { exact: true }).fill('12345678')
    await page.getByRole('button', { name: 'Confirmar e entrar' }).tap()
    await expect(page.getByRole('alert')).toContainText('Essa senha é fraca')
    await page.getByLabel('Senha', { exact: true }).fill(person.password)
    await page.getByRole('button', { name: 'Confirmar e entrar' }).tap()
    await expect(page.getByRole('heading', { name: 'E-mail confirmado!' })).toBeVisible()
    await expect(page).toHaveURL(/\/onboarding/)

    await context.clearCookies()
    await page.goto(link.href)
    await expect(page.getByText('Link de confirmação inválido ou expirado.')).toBeVisible()
    await expect(page).toHaveURL(/\/auth-success$/)
  })
})

test('a user who forgot the password gets a new one by mail, once', async ({ page, context, origin }) => {
  const person = await signUp(origin)
  const newPassword = 'farofa-com-banana'

  await test.step('a login without a network says so, on a first visit too', async () => {
    const toaster = broughtLater(page, 'toaster')
    await page.goto('/auth')
    await toaster
    await context.setOffline(true)
    await signIn(page, person)
    await expect(toast(page, 'Erro no login')).toContainText('Você está sem internet.')
    await context.setOffline(false)
  })

  await test.step('a wrong password is refused alike for known and unknown addresses', async () => {
    const refusals: unknown[] = []
    for (const email of [person.email, somebody().email]) {
      const reply = page.waitForResponse('**/api/auth/sign-in/email')
      await signIn(page, { email, password: 'outra-senha-qualquer' })
      const { instance: _instance, ...refusal } = (await (await reply).json()) as { instance: string }
      refusals.push(refusal)
      await expect(page.getByRole('alert').getByText('E-mail ou senha incorretos.')).toBeVisible()
    }
    expect(refusals[0]).toEqual(refusals[1])
    await expect(toast(page, 'E-mail ou senha incorretos.').first()).toContainText('Erro no login')
  })

  const link = await test.step('the form asks for the address and mails a link', async () => {
    await page.getByRole('button', { name: 'Esqueci minha senha' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Esqueceu a senha?' })
    await dialog.getByLabel('E-mail').fill('')
    await dialog.getByRole('button', { name: 'Enviar link' }).tap()
    await expect(dialog.getByRole('alert')).toHaveText('Por favor, digite seu e-mail')
    await dialog.getByLabel('E-mail').fill(person.email)
    await dialog.getByRole('button', { name: 'Enviar link' }).tap()
    await expect(toast(page, 'E-mail enviado!')).toBeVisible()
    return linkInMail(origin, person.email, '/reset-password')
  })

  await test.step('the link takes a new password typed twice, and the old one ends', async () => {
    await page.goto(link.href)
    await page.getByLabel('Nova senha', { exact: true }).fill(newPassword)
    await page.getByLabel('Repita a nova senha').fill(`${newPassword}s`)
    await page.getByRole('button', { name: 'Salvar nova senha' }).tap()
    await expect(page.getByRole('alert')).toHaveText('As duas senhas precisam ser iguais.')
    await page.getByLabel('Repita a nova senha').fill(newPassword)
    await page.getByRole('button', { name: 'Salvar nova senha' }).tap()
    await expect(page.getByText('Senha alterada')).toBeVisible()
    await signIn(page, person)
    await expect(toast(page, 'Erro no login')).toBeVisible()
    await signIn(page, { ...person, password: newPassword })
    await expect(toast(page, 'Login realizado com sucesso!')).toContainText('Que bom ter você de volta!')
    await expect(page).toHaveURL(/\/app$/)
  })

  await test.step('the used link is refused', async () => {
    await page.goto(link.href)
    await page.getByLabel('Nova senha', { exact: true }).fill('pirão-de-peixe')
    await page.getByLabel('Repita a nova senha').fill('pirão-de-peixe')
    await page.getByRole('button', { name: 'Salvar nova senha' }).tap()
    await expect(page.getByRole('heading', { name: 'Este link já não vale' })).toBeVisible()
  })
})

test('a session that ends in use keeps the text, and a logout in one tab ends the other', async ({
  page,
  context,
  enter,
}) => {
  const person = await enter(plainAnswers)

  await test.step('a session that ends in use asks for a login and keeps the text', async () => {
    await page.goto('/scan?modo=descrever')
    await page.getByLabel('O que tem no prato?').fill('1 concha de feijão')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Ver os números' }).tap()
    await expect(toast(page, 'Sessão expirada')).toBeVisible()
    await page.getByRole('link', { name: 'Fazer login' }).tap()
    await signIn(page, person)
    await expect(page).toHaveURL(/\/app$/)
    await page.getByRole('link', { name: 'Descrever uma refeição' }).tap()
    await expect(page.getByLabel('O que tem no prato?')).toHaveValue('1 concha de feijão')
  })

  await test.step('a logout in one tab asks for a login in the other', async () => {
    await page.goto('/app')
    await expect(page.getByText('O prato de hoje está vazio')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/perfil')
    await expect(other.getByRole('link', { name: 'Ajuda e suporte' })).toBeVisible()
    // Only administrators see this link.
    await expect(other.getByRole('link', { name: /^Imagens das receitas/ })).toHaveCount(0)
    await other.getByRole('button', { name: 'Sair da conta' }).tap()
    await expect(toast(other, 'Logout realizado')).toContainText('Até logo!')
    await expect(other).toHaveURL(/\/auth$/)
    await expect(page.getByText('Sua sessão terminou')).toBeVisible()
    await page.getByRole('link', { name: 'Fazer login' }).tap()
    await expect(page.getByRole('heading', { name: 'Que bom ter você aqui' })).toBeVisible()
  })
})
