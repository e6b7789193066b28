import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FrontWarnings } from './front-warnings.tsx'

test('the warnings are said to be computed from the values', () => {
  render(<FrontWarnings warnings={['acucar_adicionado', 'sodio']} />)
  const list = screen.getByRole('list', { name: 'Pelos valores, alto em açúcar adicionado e sódio' })
  expect(list.textContent.trim()).toMatch(/Alto em açúcar adicionado.*Alto em sódio/)
})
