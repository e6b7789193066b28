import type { Recipe } from '#contract/recipes/recipes.ts'
import { expect, test } from 'vitest'
import { findSharedRecipe } from '../recipes/service.ts'
import { html } from '../../platform/http/html.ts'
import { linkPreviewRoutes } from './routes.ts'
import { renderPage } from './rules.ts'

const frame = { publicOrigin: 'https://pratocerto.exemplo.br', links: html`` }

function open() {
  let rendered = 0
  const changes: Partial<Recipe> = {}
  const findRecipe = async (id: string) => {
    const recipe = findSharedRecipe(id)
    return recipe && { ...recipe, ...changes }
  }
  const routes = linkPreviewRoutes(
    { findRecipe, findPicture: () => undefined },
    { read: async () => ({ state: 'none' }) },
    frame,
    (...page) => {
      rendered += 1
      return renderPage(...page)
    },
  )
  const ask = async (id: string, headers: Record<string, string> = {}) =>
    routes.request(`/receita/${id}`, { headers })
  return { ask, changes, rendered: () => rendered }
}

test('a second request for a recipe page renders nothing and gets the same ETag', async () => {
  const { ask, rendered } = open()
  const first = await ask('lombo-com-abacaxi', { 'accept-encoding': 'gzip' })
  expect(first.headers.get('content-encoding')).toBe('gzip')
  const etag = first.headers.get('etag') ?? ''
  const second = await ask('lombo-com-abacaxi')
  expect([second.status, second.headers.get('etag'), rendered()]).toEqual([200, etag, 1])
  expect(await second.text()).toContain('</html>')
  const known = await ask('lombo-com-abacaxi', { 'if-none-match': etag })
  expect([known.status, await known.text(), rendered()]).toEqual([304, '', 1])
})

test('a change of the recipe shows at the next request', async () => {
  const { ask, changes, rendered } = open()
  const before = (await ask('lombo-com-abacaxi')).headers.get('etag') ?? ''
  changes.story = 'Outra história para contar.'
  const after = await ask('lombo-com-abacaxi', { 'if-none-match': before })
  expect([after.status, rendered()]).toEqual([200, 2])
  expect(await after.text()).toContain('Outra história para contar.')
})
