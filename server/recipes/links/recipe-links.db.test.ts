import { expect, test } from 'vitest'
import { PageError, type PageFailure, type RecipePages } from '../../adapters/pages/recipe-pages.ts'
import { problemCode, readReply } from '../../platform/process/test-answers.ts'
import { startTestApp } from '../../platform/process/test-app.ts'

let asked: string[] = []
let reply = ''
const recipePages: RecipePages = {
  read: async (address) => {
    asked.push(address)
    if (!reply.startsWith('<')) throw new PageError(reply as PageFailure)
    return { html: reply, address: 'https://receitas.exemplo/bolo' }
  },
}
const { clock, signUpConfirmed, openBrowser } = await startTestApp({ parts: { recipePages } })
const person = await signUpConfirmed()
const read = (url: string, by = person) => by.fetch('/api/recipe-links', { json: { url } })

const recipe = {
  '@type': 'Recipe',
  name: 'Bolo de fub&aacute;',
  recipeYield: '12 fatias',
  recipeIngredient: ['2 xícaras de fubá', '3 ovos'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Bata tudo.' },
    { '@type': 'HowToStep', text: 'Asse.' },
  ],
  prepTime: 'PT15M',
  cookTime: 'PT40M',
}
const pageOf = (...recipes: readonly object[]) =>
  `<script type="application/ld+json">${JSON.stringify({ '@graph': recipes })}</script>`

test('the recipe of a page is read and described', async () => {
  reply = pageOf(recipe)
  expect(await readReply(read(' https://receitas.exemplo/x '))).toEqual({
    url: 'https://receitas.exemplo/bolo',
    recipes: [
      {
        name: 'Bolo de fubá',
        portions: 12,
        ingredients: ['2 xícaras de fubá', '3 ovos'],
        left_out: 0,
        is_cut: false,
        instructions: 'Bata tudo.\nAsse.',
        preparation_min: 15,
        cooking_min: 40,
      },
    ],
  })
})

test.each([
  ['www.exemplo.br/bolo', 'https://www.exemplo.br/bolo'],
  ['exemplo.br:8443/bolo', 'https://exemplo.br:8443/bolo'],
  ['Olha esta receita! https://exemplo.br/bolo?x=1 vi hoje', 'https://exemplo.br/bolo?x=1'],
  ['HTTP://exemplo.br/bolo', 'HTTP://exemplo.br/bolo'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
])('of %s the address %s is asked', async (url, address) => {
  reply = pageOf(recipe)
  asked = []
  await read(url, await signUpConfirmed())
  expect(asked).toEqual([address])
})

test.each([
  ['refused', '422 link_refused'],
  ['unreachable', '502 link_unreachable'],
  ['timeout', '504 link_too_slow'],
  ['too_large', '422 link_too_large'],
  ['no_page', '422 link_not_a_page'],
  ['<html></html>', '422 link_without_recipe'],
])('a page that is %s is refused with %s', async (failure, code) => {
  reply = failure
  expect(await problemCode(read('https://receitas.exemplo/x', await signUpConfirmed()))).toBe(code)
})

test('a page with more than an own recipe holds is cut, and says how much was left out', async () => {
  const many = Array.from({ length: 70 }, (_, index) => `${index + 1} g de sal ${'x'.repeat(100)}`)
  reply = pageOf({
    ...recipe,
    name: 'a'.repeat(500),
    recipeYield: 80,
    recipeIngredient: many,
    recipeInstructions: '🍰'.repeat(5000),
  })
  const { recipes } = await readReply<{ recipes: { [key: string]: unknown }[] }>(
    read('https://receitas.exemplo/x'),
  )
  expect(recipes[0]).toMatchObject({
    left_out: 10,
    is_cut: true,
    portions: null,
    instructions: '🍰'.repeat(4000),
  })
  expect(recipes[0]?.['ingredients']).toHaveLength(60)
  // This name is longer than an own recipe may have; the form asks the person to shorten it.
  expect(String(recipes[0]?.['name'])).toHaveLength(200)
})

test('the first eight recipes of a page are offered', async () => {
  reply = pageOf(...Array.from({ length: 10 }, (_, place) => ({ ...recipe, name: `Bolo ${place}` })))
  const { recipes } = await readReply<{ recipes: { name: string }[] }>(
    read('https://receitas.exemplo/x', await signUpConfirmed()),
  )
  expect(recipes.map(({ name }) => name)).toEqual(Array.from({ length: 8 }, (_, place) => `Bolo ${place}`))
})

test('a longer line than an own recipe holds is split after its commas, so that no ingredient is lost', async () => {
  const foods = Array.from({ length: 20 }, (_, index) => `0,${index + 1} kg de farinha`)
  reply = pageOf({ ...recipe, recipeIngredient: [`${foods.join(', ')}, 50 g de amendoim`] })
  const { recipes } = await readReply<{ recipes: { ingredients: string[]; left_out: number }[] }>(
    read('https://receitas.exemplo/x', await signUpConfirmed()),
  )
  const ingredients = recipes[0]?.ingredients ?? []
  expect(ingredients.join(' ').split(', ')).toEqual([...foods, '50 g de amendoim'])
  expect(ingredients.every((line) => line.length <= 200)).toBe(true)
  expect(recipes[0]?.left_out).toBe(0)
})

test('pages are read for an account ten times a minute at most, and only with access', async () => {
  reply = pageOf(recipe)
  const busy = await signUpConfirmed()
  for (let count = 0; count < 10; count += 1)
    expect((await read('https://exemplo.br', busy)).status).toBe(200)
  expect(await problemCode(read('https://exemplo.br', busy))).toBe('429 rate_limited')
  const visitor = openBrowser()
  expect(await problemCode(visitor.fetch('/api/recipe-links', { json: { url: 'exemplo.br' } }))).toBe(
    '401 unauthenticated',
  )
  const late = await signUpConfirmed()
  clock.advance({ days: 4 })
  expect(await problemCode(read('https://exemplo.br', late))).toBe('403 trial_expired')
})
