import { expect, type Page } from '@playwright/test'
import { expectNoViolations, expectNoViolationsInSheet } from './support/accessible.ts'
import { codeFor } from './support/authenticator.ts'
import { plainAnswers } from './support/answers.ts'
import { test, toast } from './support/journey.ts'
import { linkInMail } from './support/mailbox.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const onToday = (page: Page) => expect(page).toHaveURL(/\/app$/)

/** Adds a virtual authenticator that confirms the person's fingerprint. Returns a function that removes it. */
async function holdPhone(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return () => devtools.detach()
}

async function signOut(page: Page) {
  await page.goto('/perfil')
  await page.getByRole('button', { name: 'Sair da conta' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Que bom ter você aqui' })).toBeVisible()
}

async function typePassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap()
}

test('a person protects the account with codes and signs in by each method', async ({
  page,
  enter,
  origin,
}) => {
  test.slow()
  const person = await enter(plainAnswers)
  const sheet = page.getByRole('dialog')
  const twoSteps = region(page, 'Verificação em duas etapas')
  const passkeys = region(page, 'Chaves de acesso')
  let key = ''
  let recovery: string[] = []

  await test.step('the code of an app is turned on with the password and a first code', async () => {
    await page.goto('/perfil')
    await page.getByRole('link', { name: /^Segurança/ }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Segurança' })).toBeVisible()
    await twoSteps.getByRole('button', { name: 'Ligar' }).tap()
    await sheet.getByLabel('Sua senha').fill('outra senha')
    await sheet.getByRole('button', { name: 'Continuar' }).tap()
    await expect(sheet.getByRole('alert')).toHaveText('Senha incorreta. Confira e tente de novo.')
    await sheet.getByLabel('Sua senha').fill(person.password)
    await sheet.getByRole('button', { name: 'Continuar' }).tap()
    await expect(sheet.getByRole('img', { name: /^Código QR/ })).toBeVisible()
    await expectNoViolationsInSheet(page)
    const link = await sheet.getByRole('link', { name: 'abra no aplicativo' }).getAttribute('href')
    key = new URL(link ?? '').searchParams.get('secret') ?? ''
    await sheet.getByLabel('Código', { exact: true }).fill('000000')
    await sheet.getByRole('button', { name: 'Ligar' }).tap()
    await expect(sheet.getByRole('alert')).toContainText('Código incorreto')
    await sheet.getByLabel('Código', { exact: true }).fill(codeFor(key))
    await sheet.getByRole('button', { name: 'Ligar' }).tap()
    const codes = sheet.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    recovery = await codes.allInnerTexts()
    await expectNoViolationsInSheet(page)
    await sheet.getByLabel('Guardei os códigos em um lugar seguro').check()
    await sheet.getByRole('button', { name: 'Concluir' }).tap()
    await expect(twoSteps).toContainText('Restam 10 códigos')
  })

  await test.step('a password change right after asks for no code, a later one does', async () => {
    const newPassword = 'seriguela na varanda'
    const changePassword = region(page, 'Senha').getByRole('button', { name: 'Trocar a senha' })
    const submit = sheet.getByRole('button', { name: 'Trocar a senha' })
    await changePassword.tap()
    await sheet.getByLabel('Senha atual').fill(person.password)
    await sheet.getByLabel('Nova senha').fill(newPassword)
    await submit.tap()
    await expect(toast(page, 'Senha trocada')).toBeVisible()
    await expect(sheet).toHaveCount(0)

    await changePassword.tap()
    await expect(sheet.getByLabel('Código')).toBeVisible()
    await sheet.getByLabel('Senha atual').fill(newPassword)
    await sheet.getByLabel('Código').fill('000000')
    await sheet.getByLabel('Nova senha').fill(person.password)
    await submit.tap()
    await expect(sheet.getByRole('alert')).toContainText('Código incorreto')
    await expectNoViolationsInSheet(page)
    await sheet.getByLabel('Código').fill(recovery[1] ?? '')
    await submit.tap()
    await expect(sheet).toHaveCount(0)
  })

  await test.step('an export asks for a code as well', async () => {
    await page.goto('/privacidade/meus-dados')
    await page.getByRole('button', { name: 'Baixar meus dados' }).tap()
    await sheet.getByLabel('Sua senha').fill(person.password)
    await sheet.getByLabel('Código').fill(recovery[2] ?? '')
    await expectNoViolationsInSheet(page)
    const downloading = page.waitForEvent('download')
    await sheet.getByRole('button', { name: 'Baixar', exact: true }).tap()
    expect((await downloading).suggestedFilename()).toMatch(/\.zip$/)
  })

  await test.step('sign-in asks for the code after the password', async () => {
    await signOut(page)
    await typePassword(page, person)
    await expect(page.getByRole('heading', { name: 'Falta um código' })).toBeFocused()
    await expectNoViolations(page)
    await page.getByLabel('Código de 6 dígitos').fill('000000')
    await page.getByRole('button', { name: 'Entrar', exact: true }).tap()
    await expect(page.getByRole('alert')).toContainText('Código incorreto')
    // The previous code was used; the server also accepts the code of the next half minute.
    await page.getByLabel('Código de 6 dígitos').fill(codeFor(key, 1))
    await page.getByRole('button', { name: 'Entrar', exact: true }).tap()
    await onToday(page)
  })

  await test.step('a passkey is created, signs in without a password, and is removed', async () => {
    await page.goto('/perfil/seguranca')
    await passkeys.getByRole('button', { name: 'Criar chave de acesso' }).tap()
    await sheet.getByLabel('Nome da chave').fill('Celular da cozinha')
    await sheet.getByLabel('Sua senha').fill(person.password)
    await expectNoViolationsInSheet(page)
    const putAway = await holdPhone(page)
    await sheet.getByRole('button', { name: 'Continuar' }).tap()
    await expect(toast(page, 'Chave de acesso criada')).toBeVisible()
    await expect(passkeys).toContainText('Celular da cozinha')

    await signOut(page)
    await page.getByRole('button', { name: 'Entrar com chave de acesso' }).tap()
    await onToday(page)
    await putAway()
    await page.goto('/perfil/seguranca')
    await expect(passkeys).toContainText('usada hoje')
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Remover Celular da cozinha' }).tap()
    await sheet.getByLabel('Sua senha').fill(person.password)
    await sheet.getByRole('button', { name: 'Remover', exact: true }).tap()
    await expect(toast(page, 'Chave de acesso removida')).toBeVisible()
  })

  await test.step('without phone and codes, a mailed link starts a waiting time', async () => {
    await signOut(page)
    await typePassword(page, person)
    await page.getByRole('button', { name: 'Perdi o celular e os códigos' }).tap()
    await expect(page.getByRole('heading', { name: 'Perdeu o celular e os códigos?' })).toBeFocused()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Continuar' }).tap()
    await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeFocused()
    await expectNoViolations(page)
    await page.goto((await linkInMail(origin, person.email, '/segunda-etapa')).href)
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Confirmar o pedido' }).tap()
    await expect(page.getByRole('status')).toContainText('A espera termina')
  })

  await test.step('a recovery code signs in, and the request is seen and cancelled', async () => {
    await page.goto('/auth')
    await typePassword(page, person)
    await page.getByRole('button', { name: 'Usar um código de recuperação' }).tap()
    await page.getByLabel('Código de recuperação').fill((recovery[0] ?? '').toUpperCase())
    await page.getByRole('button', { name: 'Entrar', exact: true }).tap()
    await onToday(page)
    const warning = page.getByRole('complementary', { name: 'Aviso de segurança' })
    await expect(warning).toContainText('Alguém pediu para entrar sem a segunda etapa')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoViolations(page)
    await warning.getByRole('button', { name: 'Não fui eu, cancelar' }).tap()
    await expect(toast(page, 'Pedido cancelado')).toBeVisible()
    await expect(warning).toHaveCount(0)
    await page.goto('/perfil/seguranca')
    await expect(twoSteps).toContainText('Restam 7 códigos')
  })
})

test("a password change and an export ask for the account's passkey", async ({ page, enter }) => {
  test.slow()
  const { password } = await enter(plainAnswers)
  const newPassword = 'seriguela na varanda'
  const sheet = page.getByRole('dialog')
  const changePassword = region(page, 'Senha').getByRole('button', { name: 'Trocar a senha' })
  const submit = sheet.getByRole('button', { name: 'Trocar a senha' })
  await page.goto('/perfil/seguranca')
  await region(page, 'Chaves de acesso').getByRole('button', { name: 'Criar chave de acesso' }).tap()
  await sheet.getByLabel('Sua senha').fill(password)
  const putAway = await holdPhone(page)
  await sheet.getByRole('button', { name: 'Continuar' }).tap()
  await expect(toast(page, 'Chave de acesso criada')).toBeVisible()

  await changePassword.tap()
  await expect(sheet.getByLabel('Senha atual')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Confirmar com chave de acesso' }).tap()
  await sheet.getByLabel('Senha atual').fill('outra senha')
  await sheet.getByLabel('Nova senha').fill('senha123')
  await submit.tap()
  await expect(sheet.getByRole('alert')).toContainText('Essa senha é fraca')
  await sheet.getByLabel('Nova senha').fill(newPassword)
  await submit.tap()
  await expect(sheet.getByRole('alert')).toHaveText('Senha incorreta. Confira e tente de novo.')
  await expect(sheet.getByLabel('Código')).toHaveCount(0)
  await sheet.getByLabel('Senha atual').fill(password)
  await submit.tap()
  await expect(toast(page, 'Senha trocada')).toBeVisible()
  await expect(sheet).toHaveCount(0)

  // Changing the password leaves the session without a recent proof of its second factor.
  await page.goto('/privacidade/meus-dados')
  await page.getByRole('button', { name: 'Baixar meus dados' }).tap()
  await expect(sheet.getByRole('button', { name: 'Confirmar pelo e-mail' })).toBeVisible()
  await sheet.getByRole('button', { name: 'Confirmar com chave de acesso' }).tap()
  await sheet.getByLabel('Sua senha').fill(newPassword)
  const downloading = page.waitForEvent('download')
  await sheet.getByRole('button', { name: 'Baixar', exact: true }).tap()
  expect((await downloading).suggestedFilename()).toMatch(/\.zip$/)
  await putAway()
  await expectNoViolations(page)
})
