import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { rowOf } from '../shared/test-food-rows.ts'
import { FoodSearch, FoodSearchSheet } from './food-search.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shown = (search: ReactNode) => {
  render(<QueryClientProvider client={new QueryClient()}>{search}</QueryClientProvider>)
  return screen.getByRole('combobox')
}

test('a search among other questions leaves the focus where it is', () => {
  const field = shown(<FoodSearch label="Qual alimento?" onPick={() => undefined} />)
  expect(document.activeElement).not.toBe(field)
})

test('a search opened on request takes the focus', () => {
  const field = shown(<FoodSearchSheet label="Qual alimento?" onPick={() => undefined} />)
  expect(document.activeElement).toBe(field)
})

test('before a word it lists what is usual at this hour, with the amount that a tap adds', async () => {
  const food = { ...rowOf('taco:561'), own_grams: 280 }
  const usual = { meal_type: 'almoco', foods: [{ food }, { food: rowOf('taco:3', { hidesNumbers: true }) }] }
  vi.stubGlobal('fetch', async (address: string) => Response.json(address.includes('usual') ? usual : []))
  const onPick = vi.fn<(picked: unknown) => void>()
  fireEvent.focus(shown(<FoodSearch label="Qual alimento?" onPick={onPick} />))
  const options = await screen.findAllByRole('option')
  expect(options.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))).toEqual([
    'Feijão carioca cozido2 conchas (280 g) · 213 kcal · sua porção',
    expect.stringMatching(/^Arroz branco cozido[^(]*$/) as string,
  ])
  expect(screen.getByRole('listbox', { name: 'A esta hora' })).toBeTruthy()
  fireEvent.click(options[0]!)
  expect(onPick).toHaveBeenCalledWith(food)
})

test('a food that conflicts with an answer is marked in words, with an icon', async () => {
  const conflicts = [{ source: 'alergia', answer: 'Leite', certainty: 'contem' }]
  const foods = [{ food: { ...rowOf('taco:561'), conflicts } }, { food: rowOf('taco:3') }]
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('usual') ? { meal_type: 'almoco', foods } : []),
  )
  fireEvent.focus(shown(<FoodSearch label="Qual alimento?" onPick={() => undefined} />))
  const [marked, free] = await screen.findAllByRole('option')
  expect(marked!.textContent).toContain('Atenção: Contém: leite (alergia)')
  expect(marked!.querySelector('svg')).not.toBeNull()
  expect(free!.textContent).not.toContain('Atenção')
})

test('foods with only some of the typed words are offered as similar, and Enter picks none of them', async () => {
  const foods = [{ ...rowOf('usda:95230000'), is_similar: true }]
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('usual') ? { meal_type: 'almoco', foods: [] } : foods),
  )
  const onPick = vi.fn<(picked: unknown) => void>()
  const field = shown(<FoodSearch label="Qual alimento?" onPick={onPick} />)
  fireEvent.change(field, { target: { value: 'whey isolado' } })
  const list = await screen.findByRole('listbox', { name: 'Não está na tabela com esse nome. Parecido com:' })
  expect(list.textContent).toContain('Whey protein em pó')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(onPick).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('option'))
  expect(onPick).toHaveBeenCalledWith(foods[0])
})
