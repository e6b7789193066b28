import { errorDetail } from '#contract/errors.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { open, fakeServer, resetStage } from '../test-stage.tsx'

let server: ReturnType<typeof fakeServer>

beforeEach(() => {
  server = fakeServer()
  server.answer('/get-session')
})
afterEach(resetStage)

const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function change(password: string, repeated = password) {
  const page = await open('/reset-password?token=abc')
  fill('Nova senha', password)
  fill('Repita a nova senha', repeated)
  fireEvent.click(screen.getByRole('button', { name: 'Salvar nova senha' }))
  return page
}

test('a new password opens the sign-in screen with a confirmation', async () => {
  server.answer('/reset-password')
  const { at } = await change('outra senha boa')
  expect(await screen.findByText('Senha alterada')).toBeTruthy()
  expect(at().href).toBe('/auth')
  expect(server.sentTo('/reset-password')[0]?.body).toEqual({ token: 'abc', newPassword: 'outra senha boa' })
})

test.for([
  ['curta', 'curta', 'Mínimo de 8 caracteres'],
  ['outra senha boa', 'outra senha', 'As duas senhas precisam ser iguais.'],
] as const)('%s and %s are not sent: %s', async ([password, repeated, text]) => {
  await change(password, repeated)
  expect(screen.getByRole('alert').textContent).toBe(text)
  expect(server.sentTo('/reset-password')).toEqual([])
})

test('an expired link says so, is removed from the address bar and offers another', async () => {
  server.answer('/reset-password', {
    status: 401,
    body: { code: 'invalid_token', detail: errorDetail('invalid_token') },
  })
  const { at } = await change('outra senha boa')
  expect(await screen.findByRole('button', { name: 'Pedir outro link' })).toBeTruthy()
  await waitFor(() => expect(at().href).toBe('/reset-password'))
})
