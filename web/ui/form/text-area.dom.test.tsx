import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextArea } from './text-area.tsx'

afterEach(cleanup)

test.each([
  ['a'.repeat(999), 'Digite ou dite.'],
  ['a'.repeat(1000), 'Campo cheio: cabem 1.000 caracteres. Confira o fim do texto.'],
])('a text field says when it is full', (value, hint) => {
  render(<TextArea label="Prato" hint="Digite ou dite." maxLength={1000} value={value} readOnly />)
  expect(screen.getByText(hint)).toBeDefined()
})
