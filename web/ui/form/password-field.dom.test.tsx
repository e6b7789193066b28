import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PasswordField } from './password-field.tsx'

afterEach(cleanup)

const field = () => screen.getByLabelText<HTMLInputElement>('Senha')

test('a password is masked until the reveal button is pressed', () => {
  render(<PasswordField label="Senha" />)
  expect(field().type).toBe('password')
  fireEvent.click(screen.getByRole('button', { name: 'Mostrar caracteres' }))
  expect(field().type).toBe('text')
  fireEvent.click(screen.getByRole('button', { name: 'Ocultar caracteres' }))
  expect(field().type).toBe('password')
})

test('a password can be pasted or autofilled and has no length limit', () => {
  render(<PasswordField label="Senha" autoComplete="new-password" />)
  const paste = createEvent.paste(field())
  fireEvent(field(), paste)
  expect(paste.defaultPrevented).toBe(false)
  expect(field().autocomplete).toBe('new-password')
  expect(field().maxLength).toBe(-1)
})
