import type { BarcodeLookup } from '#contract/day/products.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rowOf } from '../../shared/test-food-rows.ts'
import { BarcodeFinder } from './barcode-finder.tsx'

const code = '7891000100103'
const food = { ...rowOf('taco:3'), id: `product:${code}`, name: 'Biscoito', source: 'Open Food Facts' }
const noAllergens = { contains: [], may_contain: [], free_of: [], is_complete: false }
const onFood = vi.fn<(food: unknown) => void>()
const onSearch = vi.fn<() => void>()
const asked: string[] = []
let reply: () => Response = () => Response.json(null)

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (address.endsWith('/own-foods')) return Response.json({ foods: [], most: 300, may_create: true })
    asked.push(`${init?.method ?? 'GET'} ${address}`)
    return reply()
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function find(digits: string, answer?: BarcodeLookup) {
  if (answer) reply = () => Response.json(answer)
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BarcodeFinder onFood={onFood} onSearch={onSearch} />
    </QueryClientProvider>,
  )
  fireEvent.change(screen.getByLabelText('Ou digite os números'), { target: { value: digits } })
  fireEvent.click(screen.getByRole('button', { name: 'Procurar' }))
}

test.each([
  ['', /Digite os números/],
  ['78910001001', /8, 12 ou 13 números/],
  ['7891000100104', /Não é problema do alimento/],
  ['2000012345678', /balança da própria loja/],
])('"%s" is explained at once and not looked up', async (digits, reason) => {
  find(digits)
  expect((await screen.findByRole('alert')).textContent).toMatch(reason)
  expect(asked).toEqual([])
})

test('digits with spaces are looked up as one code', async () => {
  find('789 1000 100103', { found: 'nothing', may_retry: false })
  expect(await screen.findByText('Não encontrei este código')).toBeTruthy()
  expect(asked).toEqual([expect.stringContaining(`/api/barcodes/${code}`)])
})

test('a product states its stated and its unknown allergens, and its license', async () => {
  const product = {
    food: { ...food, open_food_facts_page: 'https://world.openfoodfacts.org/product/1' },
    allergens: { ...noAllergens, contains: ['gluten' as const], may_contain: ['leite' as const] },
    doubts: [],
  }
  find(code, { found: 'product', product })
  const card = await screen.findByRole('region', { name: 'Biscoito' })
  expect(card.textContent).toContain('Contém: glúten.')
  expect(card.textContent).toContain('Pode conter: leite.')
  expect(card.textContent).toContain('Sobre outros alérgenos não há informação')
  expect(card.textContent).toContain('disponíveis sob a Open Database License')
})

test('unusual values are asked about before the product is used', async () => {
  const product = { food, allergens: noAllergens, doubts: ['A energia não fecha.'] }
  find(code, { found: 'product', product })
  expect(await screen.findByText('A energia não fecha.')).toBeTruthy()
  reply = () => Response.json({ id: 'x', food: { ...food, id: 'own:x:1' }, label: null })
  fireEvent.click(screen.getByRole('button', { name: 'Confere, usar assim' }))
  await vi.waitFor(() => expect(onFood).toHaveBeenCalledWith({ ...food, id: 'own:x:1' }))
})

test('an own food is used as it is', async () => {
  find(code, { found: 'own', own: { id: 'x', food, label: null } })
  fireEvent.click(await screen.findByRole('button', { name: 'Usar este alimento' }))
  expect(onFood).toHaveBeenCalledWith(food)
  expect(asked).toHaveLength(1)
})

test('an unknown code leads to the label with the code, and to the search', async () => {
  find(code, { found: 'nothing', may_retry: false })
  fireEvent.click(await screen.findByRole('button', { name: 'Buscar pelo nome' }))
  expect(onSearch).toHaveBeenCalledOnce()
  fireEvent.click(await screen.findByRole('button', { name: 'Criar alimento' }))
  expect((await screen.findByLabelText<HTMLInputElement>(/Código de barras/)).value).toBe(code)
})

test('a product without usable values gives its name to the label', async () => {
  find(code, { found: 'unusable', name: 'Biscoito maisena' })
  fireEvent.click(await screen.findByRole('button', { name: 'Criar alimento' }))
  expect((await screen.findByLabelText<HTMLInputElement>('Nome')).value).toBe('Biscoito maisena')
})

test('where the camera fails, a photo and the digits stay offered', async () => {
  find('')
  fireEvent.click(screen.getByRole('button', { name: 'Ler com a câmera' }))
  expect(await screen.findByRole('button', { name: 'Fechar' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ler de uma foto' })).toBeTruthy()
  expect(screen.getByLabelText('Ou digite os números')).toBeTruthy()
})

test('an unreachable source can be asked again', async () => {
  find(code, { found: 'nothing', may_retry: true })
  const again = await screen.findByRole('button', { name: 'Tentar de novo' })
  reply = () => Response.json({ found: 'nothing', may_retry: false } satisfies BarcodeLookup)
  fireEvent.click(again)
  expect(await screen.findByText('Não encontrei este código')).toBeTruthy()
})

test('without a connection the digits stay, and the look-up can be repeated', async () => {
  reply = () => {
    throw new TypeError('Failed to fetch')
  }
  find(code)
  expect(await screen.findByText('O código que você informou continua no campo.')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Ou digite os números').value).toBe(code)
  reply = () => Response.json({ found: 'nothing', may_retry: false } satisfies BarcodeLookup)
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('Não encontrei este código')).toBeTruthy()
})
