import { passwordLength } from '#contract/account/account.ts'
import { consentTexts } from '#contract/privacy/consent-texts.ts'
import { errorDetail } from '#contract/errors.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showToast } from '../../../ui/overlay/toast.ts'
import { minPasswordLength } from '../field-checks.ts'
import { open, fakeServer, resetStage } from '../test-stage.tsx'

let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  server = fakeServer()
  server.answer('/get-session')
})
afterEach(resetStage)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

async function openSignUp(person: { email?: string; password?: string } = {}) {
  const page = await open('/auth#criar-conta')
  fill('Nome', 'Ana Souza')
  fill('E-mail', person.email ?? 'ana@exemplo.br')
  fill('Senha', person.password ?? 'manga com leite')
  fireEvent.click(screen.getByRole('checkbox'))
  return page
}

async function openSignIn(password = 'manga com leite') {
  const page = await open('/auth')
  fill('E-mail', 'ana@exemplo.br')
  fill('Senha', password)
  return page
}

test('typed sign-in fields carry over to the sign-up form and back', async () => {
  await openSignIn()
  fireEvent.click(screen.getByRole('tab', { name: 'Criar conta' }))
  await screen.findByLabelText('Nome')
  expect(field('E-mail').value).toBe('ana@exemplo.br')
  fill('Nome', 'Ana')
  fireEvent.click(screen.getByRole('tab', { name: 'Entrar' }))
  await waitFor(() => expect(screen.queryByLabelText('Nome')).toBeNull())
  expect(field('E-mail').value).toBe('ana@exemplo.br')
  expect(field('Senha').value).toBe('manga com leite')
})

test('the shortest accepted password matches the contract', () => {
  expect(minPasswordLength).toBe(passwordLength.min)
})

test('a short password is refused without a request, at sign-in and sign-up', async () => {
  await openSignIn('1234567')
  press('Entrar')
  expect(field('Senha').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('alert').textContent).toBe('Mínimo de 8 caracteres')
  fireEvent.click(screen.getByRole('tab', { name: 'Criar conta' }))
  await screen.findByLabelText('Nome')
  press('Criar conta grátis')
  expect(screen.getByText('Mínimo de 8 caracteres').getAttribute('role')).toBe('alert')
  expect(server.sentTo('/sign')).toEqual([])
})

test('the first wrong field gets the focus', async () => {
  await openSignUp({ email: 'ana@', password: 'curta' })
  press('Criar conta grátis')
  expect(document.activeElement).toBe(field('E-mail'))
})

test('a sign-up without the terms sends nothing', async () => {
  await openSignUp()
  fireEvent.click(screen.getByRole('checkbox'))
  press('Criar conta grátis')
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
  expect(server.sentTo('/sign-up')).toEqual([])
})

test('the terms are shown as stored, and their pages open in another tab', async () => {
  await openSignUp()
  const label = screen.getByText(/Tenho 18 anos/)
  expect(label.textContent).toBe(consentTexts.termos.text)
  const links = within(label).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ pathname, target }) => [pathname, target])).toEqual([
    ['/termos', '_blank'],
    ['/privacidade', '_blank'],
  ])
})

test('a sign-up sends the terms, remembers the address and opens the waiting screen', async () => {
  server.answer('/sign-up/email')
  const { at } = await openSignUp({ email: ' ana@exemplo.br ' })
  press('Criar conta grátis')
  await waitFor(() => expect(at().pathname).toBe('/waiting-confirmation'))
  expect(server.sentTo('/sign-up/email')).toEqual([
    {
      path: '/sign-up/email',
      body: { name: 'Ana Souza', email: 'ana@exemplo.br', password: 'manga com leite', terms: true },
    },
  ])
  expect(localStorage.getItem('pending_confirmation_email')).toBe('ana@exemplo.br')
  expect(localStorage).toHaveLength(1)
  expect(showToast).toHaveBeenCalledWith({
    title: 'Conta criada com sucesso!',
    description: 'Verifique seu e-mail para confirmar sua conta.',
    tone: 'success',
  })
})

test('a weak password is refused with reasons, and typed fields are kept', async () => {
  const detail = errorDetail('weak_password', { reasons: 'ela está entre as mais usadas' })
  server.answer('/sign-up/email', {
    status: 400,
    body: { code: 'weak_password', detail, reasons: ['common'] },
  })
  await openSignUp({ password: 'senha123' })
  press('Criar conta grátis')
  const reason = await screen.findByText(detail)
  expect(field('Senha').getAttribute('aria-describedby')).toContain(reason.id)
  expect(document.activeElement).toBe(field('Senha'))
  expect(field('Nome').value).toBe('Ana Souza')
  expect(showToast).toHaveBeenCalledWith({ title: 'Erro no cadastro', description: detail, tone: 'error' })
})

test('a sign-in opens the app and clears the pending confirmation', async () => {
  localStorage.setItem('pending_confirmation_email', 'ana@exemplo.br')
  server.answer('/sign-in/email', { body: { token: 't' } })
  const { at } = await openSignIn()
  press('Entrar')
  await waitFor(() => expect(at().pathname).toBe('/app'))
  expect(localStorage.length).toBe(0)
  expect(showToast).toHaveBeenCalledWith({
    title: 'Login realizado com sucesso!',
    description: 'Que bom ter você de volta!',
    tone: 'success',
  })
})

test('a sign-in with a second step asks for the code, and for the password on timeout', async () => {
  server.answer('/sign-in/email', { body: { challenge: 'c', may_trust_device: true } })
  const { at } = await openSignIn()
  press('Entrar')
  const code = await screen.findByLabelText<HTMLInputElement>('Código de 6 dígitos')
  expect(at().pathname).toBe('/auth')
  fireEvent.change(code, { target: { value: '123 456' } })
  fireEvent.click(screen.getByLabelText('Confiar neste aparelho por 30 dias'))
  const detail = errorDetail('challenge_over')
  server.answer('/sign-in/code', { status: 401, body: { code: 'challenge_over', detail } })
  press('Entrar')
  await screen.findByText(detail)
  const body = { challenge: 'c', code: '123 456', trust_device: true }
  expect(server.sentTo('/sign-in/code')).toEqual([{ path: '/sign-in/code', body }])
  press('Digitar a senha de novo')
  expect(field('Senha').value).not.toBe('')
})

test('a sign-in without internet says so and keeps the typed fields', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  server.answer('/sign-in/email', 'unreachable')
  await openSignIn()
  press('Entrar')
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      title: 'Erro no login',
      description: 'Você está sem internet. Confira a conexão e tente novamente.',
      tone: 'error',
    }),
  )
  expect(field('Senha').value).toBe('manga com leite')
})

test('a sign-in refused by a full queue says so, is not retried and keeps the fields', async () => {
  const detail = errorDetail('busy')
  server.answer('/sign-in/email', { status: 503, body: { code: 'busy', detail } })
  await openSignIn()
  press('Entrar')
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({ title: 'Erro no login', description: detail, tone: 'error' }),
  )
  expect(server.sentTo('/sign-in/email')).toHaveLength(1)
  expect([field('E-mail').value, field('Senha').value]).toEqual(['ana@exemplo.br', 'manga com leite'])
})

test('a blocked account shows a lasting message at the password field', async () => {
  const detail = errorDetail('sign_in_guarded')
  server.answer('/sign-in/email', { status: 429, body: { code: 'sign_in_guarded', detail } })
  await openSignIn()
  press('Entrar')
  expect((await screen.findByRole('alert')).textContent).toBe(detail)
  expect(document.activeElement).toBe(field('Senha'))
})

test('a sign-in to an unconfirmed account offers to resend the link', async () => {
  const detail = errorDetail('email_not_confirmed')
  server.answer('/sign-in/email', { status: 403, body: { code: 'email_not_confirmed', detail } })
  server.answer('/send-verification-email')
  await openSignIn()
  press('Entrar')
  fireEvent.click(await screen.findByRole('button', { name: 'Reenviar e-mail de confirmação' }))
  await waitFor(() => expect(showToast).toHaveBeenCalledWith({ title: 'E-mail reenviado!', tone: 'success' }))
  expect(server.sentTo('/send-verification-email')[0]?.body).toEqual({ email: 'ana@exemplo.br' })
})

test('a forgotten password shows the same reply for any address', async () => {
  server.answer('/request-password-reset')
  await open('/auth')
  press('Esqueci minha senha')
  press('Enviar link')
  expect(screen.getByText('Por favor, digite seu e-mail')).toBeTruthy()
  const dialog = within(screen.getByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('E-mail'), { target: { value: 'ana@exemplo.br' } })
  press('Enviar link')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.sentTo('/request-password-reset').map(({ body }) => body)).toEqual([
    { email: 'ana@exemplo.br' },
  ])
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'E-mail enviado!' }))
})

test('a failed reset request shows an error in the dialog and keeps the address', async () => {
  server.answer('/request-password-reset', { status: 500, body: { code: 'internal_error', detail: 'Ops.' } })
  await openSignIn()
  press('Esqueci minha senha')
  press('Enviar link')
  expect(await screen.findByText('Ocorreu um erro inesperado. Tente novamente.')).toBeTruthy()
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ana@exemplo.br')
})
