import { expect, type Page } from '@playwright/test'
import { expectNoViolations } from './support/accessible.ts'
import { register, signUp, somebody } from './support/account.ts'
import { plainAnswers } from './support/answers.ts'
import { broughtLater, test, toast } from './support/journey.ts'
import { linkInMail, mailTo } from './support/mailbox.ts'

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap()
}

test('a wrong password is refused without telling whether the account exists', async ({ page, origin }) => {
  const person = await signUp(origin)
  await page.goto('/auth')
  for (const email of [person.email, somebody().email]) {
    await signIn(page, email, 'outra-senha-qualquer')
    await expect(toast(page, 'Erro no login').first()).toContainText('E-mail ou senha incorretos.')
    await expect(page.getByRole('alert').getByText('E-mail ou senha incorretos.')).toBeVisible()
  }
  await signIn(page, person.email, person.password)
  await expect(toast(page, 'Login realizado com sucesso!')).toContainText('Bem-vindo de volta!')
  await expect(page).toHaveURL(/\/app$/)
})

test('a login for which there is no network says so, on a first visit too', async ({ page, context }) => {
  const toaster = broughtLater(page, 'toaster')
  await page.goto('/auth')
  await toaster
  await context.setOffline(true)
  await signIn(page, somebody().email, 'farofa-com-banana')
  await expect(toast(page, 'Erro no login')).toContainText('Você está sem internet.')
})

test('a weak password is refused with its reasons, and nothing typed is lost', async ({ page }) => {
  const person = somebody()
  await page.goto('/auth#criar-conta')
  await page.getByLabel('Nome', { exact: true }).fill(person.name)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByRole('checkbox', { name: /Termos de Uso/ }).check()
  const password = page.getByLabel('Senha', { exact: true })
  const submit = page.getByRole('button', { name: 'Criar conta grátis' })

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
  await expect(page).toHaveURL(/\/waiting-confirmation$/)
})

test('a login before the confirmation offers the mail again', async ({ page, origin }) => {
  const person = somebody()
  await page.goto('/auth#criar-conta')
  await page.getByLabel('Nome', { exact: true }).fill(person.name)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /Termos de Uso/ }).check()
  await page.getByRole('button', { name: 'Criar conta grátis' }).tap()
  await expect(page).toHaveURL(/\/waiting-confirmation$/)
  await page.goto('/auth')
  await signIn(page, person.email, person.password)
  await expect(page.getByText('Falta confirmar seu e-mail')).toBeVisible()
  await page.getByRole('button', { name: 'Reenviar email de confirmação' }).tap()
  await expect(toast(page, 'Email reenviado!')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Reenviar em \d+ s$/ })).toBeDisabled()
  await expect.poll(async () => (await mailTo(origin, person.email)).length).toBe(2)
})

test('a user who confirmed elsewhere returns to a login with the address filled in', async ({ page }) => {
  const person = somebody()
  await page.goto('/auth#criar-conta')
  await page.getByLabel('Nome', { exact: true }).fill(person.name)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Criar conta grátis' }).tap()
  await expect(page.getByRole('alert')).toHaveText('Marque para aceitar e criar a conta.')
  await page.getByRole('checkbox', { name: /Termos de Uso/ }).check()
  await page.getByRole('button', { name: 'Criar conta grátis' }).tap()
  await expect(toast(page, 'Conta criada com sucesso!')).toBeVisible()
  await page.getByRole('button', { name: 'Já confirmei meu email' }).tap()
  await expect(page.getByText('Agora é só entrar com a sua senha.')).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email)
  expect(await page.evaluate(() => localStorage.getItem('pending_confirmation_email'))).toBeNull()
})

test('a confirmation link works once, and in another browser takes the password', async ({
  page,
  context,
  origin,
}) => {
  const person = await register(origin)
  const link = await linkInMail(origin, person.email, '/auth-success')
  await page.goto(link.href)
  await expect(page.getByRole('heading', { name: 'Qual é a sua senha?' })).toBeVisible()
  await expectNoViolations(page)
  await page.getByLabel('Senha', { exact: true }).fill('12345678')
  await page.getByRole('button', { name: 'Confirmar e entrar' }).tap()
  await expect(page.getByRole('alert')).toContainText('Essa senha é fraca')
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Confirmar e entrar' }).tap()
  await expect(page.getByRole('heading', { name: 'Email confirmado!' })).toBeVisible()
  await expect(page).toHaveURL(/\/onboarding/)
  await context.clearCookies()
  await page.goto(link.href)
  await expect(page.getByText('Link de confirmação inválido ou expirado.')).toBeVisible()
  await expect(page).toHaveURL(/\/auth-success$/)
})

test('a forgotten password is replaced through the mailed link, once', async ({ page, origin }) => {
  const person = await signUp(origin)
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Esqueci minha senha' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Esqueceu a senha?' })
  await dialog.getByRole('button', { name: 'Enviar link' }).tap()
  await expect(dialog.getByRole('alert')).toHaveText('Por favor, digite seu e-mail')
  await dialog.getByLabel('E-mail').fill(person.email)
  await dialog.getByRole('button', { name: 'Enviar link' }).tap()
  await expect(toast(page, 'E-mail enviado!')).toBeVisible()

  const link = await linkInMail(origin, person.email, '/reset-password')
  await page.goto(link.href)
  await page.getByLabel('Nova senha', { exact: true }).fill('farofa-com-banana')
  await page.getByLabel('Repita a nova senha').fill('farofa-com-bananas')
  await page.getByRole('button', { name: 'Salvar nova senha' }).tap()
  await expect(page.getByRole('alert')).toHaveText('As duas senhas precisam ser iguais.')
  await page.getByLabel('Repita a nova senha').fill('farofa-com-banana')
  await page.getByRole('button', { name: 'Salvar nova senha' }).tap()
  await expect(page.getByText('Senha alterada')).toBeVisible()
  await signIn(page, person.email, person.password)
  await expect(toast(page, 'Erro no login')).toBeVisible()
  await signIn(page, person.email, 'farofa-com-banana')
  await expect(page).toHaveURL(/\/app$/)

  await page.goto(link.href)
  await page.getByLabel('Nova senha', { exact: true }).fill('pirão-de-peixe')
  await page.getByLabel('Repita a nova senha').fill('pirão-de-peixe')
  await page.getByRole('button', { name: 'Salvar nova senha' }).tap()
  await expect(page.getByRole('heading', { name: 'Este link já não vale' })).toBeVisible()
})

test('a logout in one tab asks for a login in the other', async ({ page, context, enter }) => {
  await enter(plainAnswers)
  await page.goto('/app')
  await expect(page.getByText('O prato de hoje está vazio')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/perfil')
  await other.getByRole('button', { name: 'Sair da conta' }).tap()
  await expect(toast(other, 'Logout realizado')).toContainText('Até logo!')
  await expect(other).toHaveURL(/\/auth$/)
  await expect(page.getByText('Sua sessão terminou')).toBeVisible()
  await page.getByRole('link', { name: 'Fazer Login' }).tap()
  await expect(page.getByRole('heading', { name: 'Que bom ter você aqui' })).toBeVisible()
})

test('a session that ends in use shows a notice and asks for a login', async ({ page, context, enter }) => {
  const person = await enter(plainAnswers)
  await page.goto('/scan?modo=descrever')
  await page.getByLabel('O que tem no prato?').fill('1 concha de feijão')
  await context.clearCookies()
  await page.getByRole('button', { name: 'Ver os números' }).tap()
  await expect(toast(page, 'Sessão expirada')).toBeVisible()
  await page.getByRole('link', { name: 'Fazer Login' }).tap()
  await signIn(page, person.email, person.password)
  await expect(page).toHaveURL(/\/app$/)
  await page.getByRole('link', { name: 'Descrever uma refeição' }).tap()
  await expect(page.getByLabel('O que tem no prato?')).toHaveValue('1 concha de feijão')
})
