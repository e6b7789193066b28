import { expect, type Page } from '@playwright/test'
import { createDevice } from '../server/account/passkeys/test-device.ts'
import { expectNoViolations } from './support/accessible.ts'
import { plainAnswers } from './support/answers.ts'
import { test, toast } from './support/journey.ts'
import { linkInMail } from './support/mailbox.ts'

interface Intruder {
  get(path: string): Promise<number>
  enterByPasskey(): Promise<number>
}

/** Signs in from another browser with the person's password and adds a passkey, as an intruder would. */
async function intrude(
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<Intruder> {
  const device = createDevice(origin)
  let cookie = ''
  const send = async (path: string, body?: object) => {
    const reply = await fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/5.0 Firefox/140.0', cookie },
      ...(body && { body: JSON.stringify(body) }),
    })
    const brought = reply.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
    const kept = cookie
      .split('; ')
      .filter((one) => one && !brought.some((new_) => new_.split('=')[0] === one.split('=')[0]))
    cookie = [...kept, ...brought].join('; ')
    return reply
  }
  const optionsOf = async (reply: Response) =>
    ((await reply.json()) as { options: Parameters<typeof device.create>[0] }).options
  await send('/api/auth/sign-in/email', { email, password })
  const response = device.create(await optionsOf(await send('/api/passkeys/begin', { password })))
  const added = await send('/api/passkeys', { name: 'Celular de outra pessoa', response })
  expect(added.status).toBe(200)
  return {
    get: async (path) => (await send(path)).status,
    enterByPasskey: async () => {
      const options = await optionsOf(await send('/api/auth/passkey', {}))
      return (await send('/api/auth/sign-in/passkey', { response: device.assert(options) })).status
    },
  }
}

async function chooseNewPassword(page: Page, origin: string, email: string, password: string) {
  await page.goto((await linkInMail(origin, email, '/reset-password')).href)
  await page.getByLabel('Nova senha', { exact: true }).fill(password)
  await page.getByLabel('Repita a nova senha').fill(password)
  await page.getByRole('button', { name: 'Salvar nova senha' }).tap()
  await expect(page.getByText('Senha alterada')).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).tap()
}

test('a user with a stolen password changes it and ends the other sessions', async ({
  page,
  enter,
  origin,
}) => {
  test.slow()
  const person = await enter(plainAnswers)
  const intruder = await intrude(origin, person)
  expect(await intruder.get('/api/profile')).toBe(200)

  await page.goto('/perfil/seguranca')
  await page.getByRole('link', { name: 'Revisar acessos' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Acessos da conta' })).toBeVisible()
  await expect(page.getByText('É meu: Celular de outra pessoa')).toBeVisible()
  await expectNoViolations(page)
  // The password alone removes nothing, because the intruder knows it too.
  await page.getByRole('button', { name: 'Remover o resto' }).tap()
  const sheet = page.getByRole('dialog', { name: 'Remover o resto?' })
  await expect(sheet.getByRole('button', { name: 'Confirmar com chave de acesso' })).toBeVisible()
  await expect(sheet.getByLabel('Sua senha')).toHaveCount(0)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Criar outra senha' }).tap()
  await expect(toast(page, 'Link enviado ao e-mail da conta')).toBeVisible()

  await chooseNewPassword(page, origin, person.email, 'tapioca-de-coco-hoje')
  await expect(page.getByRole('heading', { level: 1, name: 'Acessos da conta' })).toBeVisible()
  expect(await intruder.get('/api/profile')).toBe(401)
  expect(await intruder.enterByPasskey()).toBe(200)
  await page.getByRole('button', { name: 'Remover o resto' }).tap()
  const done = page.getByRole('status').filter({ hasText: 'Pronto, o resto foi removido' })
  await expect(done).toBeFocused()
  await expect(page.getByText('Celular de outra pessoa')).toHaveCount(0)
  await expectNoViolations(page)
  await expect.poll(() => intruder.get('/api/profile')).toBe(401)
  expect(await intruder.enterByPasskey()).toBe(401)
  await page.goto('/app')
  await expect(page).toHaveURL(/\/app$/)
})
