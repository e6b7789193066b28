import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../api/client.ts'
import { showWithFactor } from '../../account/security/test-proof.tsx'
import { ExportCard } from './export-card.tsx'

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const submit = () => fireEvent.submit(field('Sua senha').form ?? document.body)

function open(asks: 'nothing' | 'code' | 'passkey') {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const shown = showWithFactor(<ExportCard />, asks)
  fireEvent.click(screen.getByRole('button', { name: 'Baixar meus dados' }))
  return shown
}

test('an export asks an account without a factor for the password alone', async () => {
  const { sent } = open('nothing')
  type('Sua senha', 'pitanga doce')
  expect(screen.queryByLabelText('Código')).toBeNull()
  submit()
  await screen.findByText(/^O download começou/)
  expect(sent).toEqual([{ path: '/api/data-exports', body: { password: 'pitanga doce' } }])
})

test('an export sends the code where an app makes them', async () => {
  const { sent } = open('code')
  await screen.findByLabelText('Código')
  type('Sua senha', 'pitanga doce')
  type('Código', '123456')
  submit()
  await screen.findByText(/^O download começou/)
  expect(sent[0]?.body).toEqual({ password: 'pitanga doce', code: '123456' })
})

test('an export asks for the code after the recent proof expired, keeping the password', async () => {
  const { sent, refuse } = open('nothing')
  type('Sua senha', 'pitanga doce')
  refuse('code_required', 'code')
  submit()
  await screen.findByLabelText('Código')
  expect(screen.getByText('Recusado: code_required')).toBeTruthy()
  expect(field('Sua senha').value).toBe('pitanga doce')
  type('Código', '123456')
  submit()
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]?.body).toEqual({ password: 'pitanga doce', code: '123456' })
})

test('an export asks for the passkey where the account has one', async () => {
  const { prove } = open('passkey')
  await screen.findByRole('button', { name: 'Confirmar com chave de acesso' })
  expect(screen.queryByLabelText('Sua senha')).toBeNull()
  await prove()
  expect(await screen.findByLabelText('Sua senha')).toBeTruthy()
})
