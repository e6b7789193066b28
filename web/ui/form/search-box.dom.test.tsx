import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SearchBox } from './search-box.tsx'

afterEach(cleanup)

const onChange = vi.fn<(text: string) => void>()
const box = (value: string) => (
  <SearchBox label="Buscar" placeholder="Nome" value={value} onChange={onChange} />
)
const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

test('a late value does not overwrite what is being typed', () => {
  const { rerender } = render(box(''))
  act(() => field().focus())
  type('fei')
  type('feijão')
  expect(onChange).toHaveBeenLastCalledWith('feijão')
  rerender(box('fei'))
  expect(field().value).toBe('feijão')
  act(() => field().blur())
  expect(field().value).toBe('feijão')
  rerender(box('feijão'))
  expect(field().value).toBe('feijão')
})

test('a value that changes while nothing is typed is shown', () => {
  const { rerender } = render(box('arroz'))
  rerender(box(''))
  expect(field().value).toBe('')
})

test('clearing empties the field and focuses it', () => {
  render(box('arroz'))
  fireEvent.click(screen.getByRole('button', { name: 'Limpar a busca' }))
  expect(field().value).toBe('')
  expect(document.activeElement).toBe(field())
  expect(onChange).toHaveBeenLastCalledWith('')
})
