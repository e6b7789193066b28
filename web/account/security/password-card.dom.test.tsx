import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/client.ts'
import { PasswordCard } from './password-card.tsx'
import { showWithFactor } from './test-proof.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })

function open(asks: 'nothing' | 'code' | 'passkey') {
  const shown = showWithFactor(<PasswordCard />, asks)
  fireEvent.click(screen.getByRole('button', { name: 'Trocar a senha' }))
  return shown
}
const submit = () => fireEvent.submit(field('Senha atual').form ?? document.body)

test('a password change asks an account without a factor for the password alone', async () => {
  const { sent } = open('nothing')
  type('Senha atual', 'pitanga doce')
  type('Nova senha', 'goiaba madura')
  expect(screen.queryByLabelText('Código')).toBeNull()
  submit()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    path: '/api/auth/change-password',
    body: { currentPassword: 'pitanga doce', newPassword: 'goiaba madura' },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a password change sends the code where an app makes them', async () => {
  const { sent } = open('code')
  await screen.findByLabelText('Código')
  type('Senha atual', 'pitanga doce')
  type('Código', '123456')
  type('Nova senha', 'goiaba madura')
  submit()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toEqual({
    currentPassword: 'pitanga doce',
    newPassword: 'goiaba madura',
    code: '123456',
  })
})

test('a refused password change keeps what was typed and names the field', async () => {
  const { refuse } = open('code')
  await screen.findByLabelText('Código')
  type('Senha atual', 'pitanga doce')
  type('Código', '123456')
  type('Nova senha', 'goiaba')
  refuse('weak_password', 'code')
  submit()
  await screen.findByText('Recusado: weak_password')
  expect(field('Nova senha').getAttribute('aria-invalid')).toBe('true')
  refuse('code_invalid', 'code')
  submit()
  await screen.findByText('Recusado: code_invalid')
  expect(field('Código').getAttribute('aria-invalid')).toBe('true')
  refuse('invalid_credentials', 'code')
  submit()
  await screen.findByText('Recusado: invalid_credentials')
  expect(field('Senha atual').getAttribute('aria-invalid')).toBe('true')
  expect([field('Senha atual').value, field('Código').value, field('Nova senha').value]).toEqual([
    'pitanga doce',
    '123456',
    'goiaba',
  ])
})

test('a passkey that is asked for late keeps the typed passwords', async () => {
  const { refuse, prove } = open('nothing')
  type('Senha atual', 'pitanga doce')
  type('Nova senha', 'goiaba madura')
  refuse('passkey_required', 'passkey')
  submit()
  await screen.findByRole('button', { name: 'Confirmar com chave de acesso' })
  expect(screen.queryByLabelText('Senha atual')).toBeNull()
  await prove()
  await screen.findByLabelText('Senha atual')
  expect([field('Senha atual').value, field('Nova senha').value]).toEqual(['pitanga doce', 'goiaba madura'])
  expect(screen.queryByText('Recusado: passkey_required')).toBeNull()
})
