import { errorDetail } from '#contract/errors.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveIntent, readIntent } from '../../../billing/shared/checkout-intent.ts'
import { open, fakeServer, resetStage } from '../test-stage.tsx'

let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  server = fakeServer()
  server.answer('/get-session')
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  resetStage()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const spentToken = {
  status: 401,
  body: { code: 'invalid_token', detail: errorDetail('invalid_token') },
}

test.for(['/auth-success', '/email-confirmation'])(
  '%s uses its token once, however often it is shown',
  async (path) => {
    server.answer('/verify-email')
    const first = await open(`${path}?token=abc&type=email`)
    await screen.findByText('E-mail confirmado!')
    first.unmount()
    await open(`${path}?token=abc&type=email`)
    await screen.findByText('E-mail confirmado!')
    expect(server.sentTo('/verify-email').map(({ path: asked }) => asked)).toEqual([
      '/verify-email?token=abc',
    ])
  },
)

test.for([
  ['/auth-success', 'Sua conta foi verificada. Redirecionando...', '/onboarding'],
  ['/email-confirmation', 'Sua conta foi verificada com sucesso.', '/'],
] as const)('%s takes the token out of the address and goes on after 2 s', async ([path, text, next]) => {
  localStorage.setItem('pending_confirmation_email', 'ana@exemplo.br')
  server.answer('/verify-email')
  const { at } = await open(`${path}?token=abc&type=email`)
  await screen.findByText(text)
  await waitFor(() => expect(at().href).toBe(path))
  expect(localStorage.length).toBe(0)
  expect(at().pathname).toBe(path)
  await pass(2000)
  await waitFor(() => expect(at().pathname).toBe(next))
})

test('a user who leaves within 2 s is not redirected', async () => {
  server.answer('/verify-email')
  const { at, router } = await open('/auth-success?token=abc&type=email')
  await screen.findByText('E-mail confirmado!')
  await act(() => router.navigate({ to: '/auth' }))
  await pass(5000)
  expect(at().pathname).toBe('/auth')
})

test('the questionnaire is one tap away, and the trial is announced', async () => {
  server.answer('/verify-email')
  const { at } = await open('/auth-success?token=abc&type=email')
  expect(await screen.findByText('3 dias grátis, sem cartão de crédito')).toBeTruthy()
  fireEvent.click(screen.getByRole('link', { name: 'Começar agora' }))
  await waitFor(() => expect(at().pathname).toBe('/onboarding'))
})

test('a plan chosen before the sign-up opens after it, in this tab only', async () => {
  server.answer('/verify-email')
  const choice = { plan: 'annual', discount: 20, autoRenew: false } as const
  saveIntent(choice, Date.now())
  const { at } = await open('/auth-success?token=abc&type=email')
  expect(await screen.findByRole('link', { name: 'Continuar a compra' })).toBeTruthy()
  await pass(2000)
  await waitFor(() => expect(at().pathname).toBe('/paywall'))
  expect(localStorage.getItem('draft:checkout')).toBeNull()
  expect(readIntent(Date.now())).toEqual(choice)
})

test('an invalid link keeps the plan choice readable in every tab', async () => {
  server.answer('/verify-email', spentToken)
  saveIntent({ plan: 'basic', discount: 0, autoRenew: false }, Date.now())
  await open('/auth-success?token=abc&type=email')
  await screen.findByText('Não deu para confirmar')
  await waitFor(() => expect(readIntent(Date.now())?.plan).toBe('basic'))
})

test('a signed-in user skips the confirmation', async () => {
  server.answer('/get-session', { body: { user: { id: '1', email: 'ana@exemplo.br', name: 'Ana' } } })
  await open('/auth-success?token=abc&type=email')
  await screen.findByText('E-mail confirmado!')
  expect(server.sentTo('/verify-email')).toEqual([])
})

test('a used token says so and offers a new one', async () => {
  server.answer('/verify-email', spentToken)
  const { at } = await open('/auth-success?token=abc&type=email')
  await screen.findByText('Link de confirmação inválido ou expirado.')
  expect(screen.getByRole('link', { name: 'Pedir outro link' }).getAttribute('href')).toBe(
    '/waiting-confirmation',
  )
  await waitFor(() => expect(at().href).toBe('/auth-success'))
})

test('a used token on /email-confirmation has its own message', async () => {
  server.answer('/verify-email', spentToken)
  await open('/email-confirmation?token=abc&type=email')
  await screen.findByText('Erro na confirmação do e-mail. Tente novamente.')
  expect(screen.getByRole('link', { name: 'Voltar ao login' }).getAttribute('href')).toBe('/auth')
})

test('a token that could not be checked is kept and retried only on request', async () => {
  server.answer('/verify-email', { status: 503, body: { code: 'not_ready', detail: 'Iniciando.' } })
  const { at } = await open('/auth-success?token=abc&type=email')
  await screen.findByText('Erro na confirmação do e-mail.')
  await pass(10_000)
  expect(server.sentTo('/verify-email')).toHaveLength(1)
  expect(at().href).toContain('token=abc')
  server.answer('/verify-email')
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await screen.findByText('E-mail confirmado!')
})

test.for([
  ['/email-confirmation', 'Link de confirmação inválido.'],
  ['/email-confirmation?token=abc', 'Link de confirmação inválido.'],
  ['/email-confirmation?token=abc&type=recovery', 'Link de confirmação inválido.'],
  ['/auth-success', 'Link de confirmação inválido ou expirado.'],
  ['/auth-success?token=abc&type=recovery', 'Link de confirmação inválido ou expirado.'],
  ['/auth-success?error=access_denied', 'Erro na confirmação do e-mail.'],
  ['/auth-success?error=access_denied&error_description=O+link+expirou', 'O link expirou'],
] as const)('%s asks the server nothing: %s', async ([address, text]) => {
  await open(address)
  await screen.findByText(text)
  expect(server.sentTo('/verify-email')).toEqual([])
})
