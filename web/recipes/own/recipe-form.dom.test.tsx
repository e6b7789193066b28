import type { OwnRecipePreview } from '#contract/recipes/own-recipes.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rowOf } from '../../day/shared/test-food-rows.ts'
import { emptyRecipe } from './recipe-draft.ts'
import { RecipeForm } from './recipe-form.tsx'

// jsdom has no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}

const cheese = rowOf('taco:463')
const place: OwnRecipePreview['menu'] = {
  obstacles: ['Fora da conta: queijo.'],
  notes: [],
  suggestion: {
    role: 'main',
    meal_types: ['almoco'],
    equipment: ['Fogão'],
    preparation_min: 20,
    cooking_min: 20,
    keeps_days: 2,
  },
}
const asked: OwnRecipePreview = {
  ingredients: [
    {
      line: 0,
      position: 0,
      state: 'ask_amount',
      text: 'queijo',
      shown: 'queijo',
      counted: null,
      is_chosen: false,
      note: 'Quanto de queijo?',
      options: [{ food: cheese, amount: null }],
    },
  ],
  facts: null,
  menu: place,
}

const milk = rowOf('taco:458')
const inMillilitres: OwnRecipePreview['ingredients'][number] = {
  line: 0,
  position: 0,
  state: 'counted',
  text: '300 ml de leite',
  shown: '300 ml de leite integral',
  counted: { food: milk, grams: 300, quantity: 300, measure: 'ml', calories: 180, protein_g: 9.7 },
  is_chosen: false,
  note: null,
  options: [],
}
const unknown: OwnRecipePreview['ingredients'][number] = {
  ...inMillilitres,
  state: 'unknown',
  text: '2 xícaras de zuritanga',
  shown: 'zuritanga',
  counted: null,
  note: 'Não conheço “zuritanga”. O que é?',
}

interface Sent {
  readonly path: string
  readonly body: { lines: { text: string; choices?: unknown[] }[] }
}
let sent: Sent[] = []
let answer: (path: string) => Response = () => Response.json(asked)

beforeEach(() => {
  sent = []
  answer = () => Response.json(asked)
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    if (body !== undefined) sent.push({ path, body: JSON.parse(body) as Sent['body'] })
    return answer(path)
  })
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const onSaved = vi.fn<() => void>()
const first = { ...emptyRecipe, name: 'Queijo quente', portions: 2, ingredients: 'queijo' }

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <RecipeForm first={first} onSaved={onSaved} />
    </QueryClientProvider>,
  )
}
const saves = () => sent.filter(({ path }) => path.endsWith('/own-recipes'))

test('a doubt is asked beside its line, and the recipe is not sent before the answer', async () => {
  show()
  expect(await screen.findByText('Quanto de queijo?')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Criar receita' }))
  expect(await screen.findByText('Falta responder 1 linha')).toBeTruthy()
  expect(saves()).toEqual([])
})

test('an answered amount is sent with its line, and its numbers are asked again', async () => {
  show()
  fireEvent.click(await screen.findByText('Quanto de queijo?'))
  fireEvent.click(screen.getByRole('radio', { name: 'grama' }))
  fireEvent.change(screen.getByLabelText('Quantidade'), { target: { value: '90' } })
  fireEvent.click(screen.getByRole('button', { name: 'Usar assim' }))
  const choice = { food_id: cheese.id, grams: 90, quantity: 90, measure: 'grama' }
  await waitFor(() => expect(sent.at(-1)?.body.lines).toEqual([{ text: 'queijo', choices: [choice] }]))
})

test('leaving a line uncounted is an answer', async () => {
  show()
  fireEvent.click(await screen.findByText('Quanto de queijo?'))
  fireEvent.click(screen.getByRole('button', { name: 'Deixar sem contar' }))
  await waitFor(() => expect(sent.at(-1)?.body.lines).toEqual([{ text: 'queijo', choices: ['left_out'] }]))
})

test('the menus are closed to a recipe with an obstacle, and the reason is said', async () => {
  show()
  expect(await screen.findByText('Fora da conta: queijo.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('switch').disabled).toBe(true)
})

test('a reading that failed can be repeated, and what is typed stays', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  show()
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  answer = () => Response.json(asked)
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('Quanto de queijo?')).toBeTruthy()
  expect(screen.getByLabelText<HTMLTextAreaElement>('Ingredientes').value).toBe('queijo')
})

test('a refused link says why and stays in its field', async () => {
  show()
  fireEvent.click(screen.getByRole('radio', { name: 'Link' }))
  answer = () =>
    Response.json(
      { code: 'link_too_slow', detail: 'O site demorou demais para responder.' },
      { status: 504, headers: { 'content-type': 'application/problem+json' } },
    )
  const field = screen.getByLabelText<HTMLInputElement>('Link da receita')
  fireEvent.change(field, { target: { value: 'https://exemplo.br/bolo' } })
  fireEvent.click(screen.getByRole('button', { name: 'Ler a receita' }))
  expect(await screen.findByText('O site demorou demais para responder.')).toBeTruthy()
  expect(field.value).toBe('https://exemplo.br/bolo')
})

test('an amount in millilitres is changed in millilitres', async () => {
  answer = () => Response.json({ ...asked, ingredients: [inMillilitres] })
  show()
  fireEvent.click(await screen.findByText('300 ml de leite integral'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'ml' }).checked).toBe(true)
  expect(screen.queryByText(/São 300/)).toBeNull()
  fireEvent.change(screen.getByLabelText('Quantidade'), { target: { value: '250' } })
  fireEvent.click(screen.getByRole('button', { name: 'Usar assim' }))
  const choice = { food_id: milk.id, grams: 250, quantity: 250, measure: 'ml' }
  await waitFor(() => expect(sent.at(-1)?.body.lines).toEqual([{ text: 'queijo', choices: [choice] }]))
})

test('a food for an unknown line is created from its label, with its name filled in', async () => {
  answer = (path) =>
    Response.json(
      path.endsWith('/own-foods')
        ? { foods: [], most: 300, may_create: true }
        : { ...asked, ingredients: [unknown] },
    )
  show()
  fireEvent.click(await screen.findByText('2 xícaras de zuritanga'))
  fireEvent.click(await screen.findByRole('button', { name: 'Criar alimento' }))
  const name = await screen.findByDisplayValue<HTMLInputElement>('Zuritanga')
  fireEvent.submit(name.form!)
  expect(await screen.findAllByText(/^Falta este valor/)).not.toEqual([])
  expect(screen.queryByText('Falta responder 1 linha')).toBeNull()
})
