// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { advance, nextRecipe, startRun } from './image-run.ts'
import { saveRun, saveSelection, loadRun, loadSelection } from './stored-work.ts'

const recipes = ['a', 'b', 'c'].map((id) => ({ id, name: `Receita ${id}`, image_query: 'prato' }))

afterEach(() => sessionStorage.clear())

test('the selection survives a reload', () => {
  saveSelection(new Set(['a', 'c']))
  expect([...loadSelection()]).toEqual(['a', 'c'])
  saveSelection(new Set())
  expect(sessionStorage).toHaveLength(0)
})

test('a reload keeps finished and remaining recipes, and starts nothing by itself', () => {
  const failure = { code: 'image_generation_failed', detail: 'A imagem não veio.' }
  const run = [
    { type: 'made', id: 'a', image: '/a.webp' } as const,
    { type: 'failed', id: 'b', failure } as const,
    { type: 'began', id: 'c' } as const,
  ].reduce(advance, startRun('drawn', recipes))
  saveRun(run)
  const kept = loadRun()
  expect(kept).toMatchObject({ source: 'drawn', step: { at: 'paused', by: 'reload' } })
  expect(kept?.items.map(({ state }) => state)).toEqual([
    { at: 'done', image: '/a.webp' },
    { at: 'failed', failure },
    { at: 'queued' },
  ])
  expect(kept && nextRecipe(kept)).toBeUndefined()
  expect(kept && nextRecipe(advance(kept, { type: 'continue' }))?.id).toBe('c')
})

test('a finished run stays finished after a reload', () => {
  saveRun(advance(startRun('drawn', recipes.slice(0, 1)), { type: 'made', id: 'a', image: '/a' }))
  expect(loadRun()?.step.at).toBe('finished')
  saveRun(null)
  expect(loadRun()).toBeNull()
})

test.each([
  '{',
  '[]',
  '{"source":"drawn","items":[]}',
  '{"source":"stolen","items":[{"recipe":{"id":"a","name":"A","image_query":""},"state":{"at":"queued"}}]}',
  '{"source":"drawn","items":[{"recipe":{"id":"a","name":"A","image_query":""},"state":{"at":"done"}}]}',
  '{"source":"drawn","items":[{"recipe":{"id":7,"name":"A","image_query":""},"state":{"at":"queued"}}]}',
  '{"source":"drawn","items":[{"recipe":{"id":"a","name":"A","image_query":""},"state":{"at":"failed"}}]}',
])('%s is rejected as a run', (text) => {
  sessionStorage.setItem('recipe-images:run', text)
  expect(loadRun()).toBeNull()
})
