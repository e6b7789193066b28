import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../api/client.ts'
import { showToast } from '../../../ui/overlay/toast.ts'
import { open, fakeServer, resetStage } from '../test-stage.tsx'

let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  server = fakeServer()
  localStorage.setItem('pending_confirmation_email', 'ana@exemplo.br')
})
afterEach(() => {
  resetStage()
  vi.useRealTimers()
})

const resend = () => screen.getByRole<HTMLButtonElement>('button', { name: /Reenviar/ })

test('a confirmed user goes to the login with the address filled in', async () => {
  const { at } = await open('/waiting-confirmation')
  fireEvent.click(screen.getByRole('button', { name: 'Já confirmei meu e-mail' }))
  const email = await screen.findByLabelText<HTMLInputElement>('E-mail')
  expect(at().pathname).toBe('/auth')
  expect(email.value).toBe('ana@exemplo.br')
  expect(screen.getByText('Agora é só entrar com a sua senha.')).toBeTruthy()
  await waitFor(() => expect(localStorage.getItem('pending_confirmation_email')).toBeNull())
})

test('the link is sent again, and once more only after a minute', async () => {
  server.answer('/send-verification-email')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await open('/waiting-confirmation')
  fireEvent.click(resend())
  await waitFor(() => expect(resend().textContent).toBe('Reenviar em 60 s'))
  expect(showToast).toHaveBeenCalledWith({ title: 'E-mail reenviado!', tone: 'success' })
  expect(resend().disabled).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(59_000))
  expect(resend().disabled).toBe(true)
  await act(() => vi.advanceTimersByTimeAsync(1500))
  expect(resend().disabled).toBe(false)
  expect(server.sentTo('/send-verification-email')).toHaveLength(1)
})

test('a refused resend says when to try again', async () => {
  server.answer('/send-verification-email', { status: 500, body: { code: 'internal_error', detail: 'Ops.' } })
  await open('/waiting-confirmation')
  fireEvent.click(resend())
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith({
      title: 'Erro ao reenviar e-mail',
      description: 'Tente novamente em alguns minutos.',
      tone: 'error',
    }),
  )
  expect(resend().disabled).toBe(false)
})

test('a browser without a remembered address asks for it', async () => {
  localStorage.clear()
  server.answer('/send-verification-email')
  await open('/waiting-confirmation')
  fireEvent.click(resend())
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
  fireEvent.change(screen.getByLabelText('E-mail'), { target: { value: 'bia@exemplo.br' } })
  fireEvent.click(resend())
  await waitFor(() => expect(resend().disabled).toBe(true))
  expect(server.sentTo('/send-verification-email').map(({ body }) => body)).toEqual([
    { email: 'bia@exemplo.br' },
  ])
})

test.for([
  [200, 1],
  [404, 0],
] as const)('the local mailbox page is offered when it answers %i: %i', async ([status, links]) => {
  server.answer('/dev/mailbox.json', { status, body: [] })
  await open('/waiting-confirmation')
  await waitFor(() => expect(queryClient.getQueryData(['keeps-mail'])).toBe(status === 200))
  expect(screen.queryAllByRole('link', { name: 'Abrir a caixa de e-mails desta instância' })).toHaveLength(
    links,
  )
})
