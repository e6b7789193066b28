import { expect, test } from 'vitest'
import {
  advance,
  isAtWork,
  nextRecipe,
  type Run,
  type RunEvent,
  startRun,
  tally,
  unfinished,
} from './image-run.ts'

const recipes = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, name: `Receita ${id}`, image_query: '' }))
const start = (count = recipes.length) => startRun('generated', recipes.slice(0, count))
const after = (run: Run, ...events: RunEvent[]) => events.reduce(advance, run)
const began = (id: string): RunEvent => ({ type: 'began', id })
const made = (id: string): RunEvent => ({ type: 'made', id, image: `/${id}.webp` })
const failed = (id: string, code = 'image_generation_failed'): RunEvent => {
  return { type: 'failed', id, failure: { code, detail: `${code} em ${id}` } }
}
const statesOf = ({ items }: Run) => items.map(({ state }) => state.at)

test('recipes get images one at a time, in list order', () => {
  let run = start(3)
  const order: string[] = []
  for (let recipe = nextRecipe(run); recipe; recipe = nextRecipe(run)) {
    order.push(recipe.id)
    run = after(run, began(recipe.id))
    expect(statesOf(run).filter((at) => at === 'generating')).toHaveLength(1)
    run = after(run, made(recipe.id))
  }
  expect(order).toEqual(['a', 'b', 'c'])
  expect(run.step).toEqual({ at: 'finished' })
  expect(tally(run)).toMatchObject({ total: 3, done: 3, failed: 0, queued: 0 })
})

test('a failure gives its reason and does not block the others', () => {
  const run = after(start(3), began('a'), failed('a'), began('b'), made('b'), began('c'), made('c'))
  expect(run.items[0]?.state).toMatchObject({
    at: 'failed',
    failure: { detail: 'image_generation_failed em a' },
  })
  expect(run.step.at).toBe('finished')
  expect(tally(run)).toMatchObject({ done: 2, failed: 1 })
})

test('three consecutive failures of the same kind pause the run', () => {
  const run = after(start(), failed('a'), failed('b'), failed('c'))
  expect(run.step).toMatchObject({
    at: 'paused',
    by: 'trouble',
    failure: { detail: 'image_generation_failed em c' },
  })
  expect(nextRecipe(run)).toBeUndefined()
  expect(statesOf(run)).toEqual(['failed', 'failed', 'failed', 'queued', 'queued'])
})

test('an image or a different failure resets the failure count', () => {
  expect(after(start(), failed('a'), failed('b'), made('c'), failed('d')).step.at).toBe('running')
  expect(after(start(), failed('a'), failed('b'), failed('c', 'internal_error')).step.at).toBe('running')
})

test.each(['image_model_missing', 'rate_limited', 'offline', 'session_expired', 'admin_only'])(
  '%s stops the run at once and the recipe keeps its place',
  (code) => {
    const run = after(start(), made('a'), began('b'), failed('b', code))
    expect(run.step).toMatchObject({ at: 'paused', by: 'trouble', failure: { code } })
    expect(statesOf(run)).toEqual(['done', 'queued', 'queued', 'queued', 'queued'])
  },
)

test('a stop lets the current image finish and starts no other', () => {
  const stopping = after(start(), began('a'), { type: 'stop' })
  expect(stopping.step.at).toBe('stopping')
  expect(nextRecipe(stopping)).toBeUndefined()
  expect(isAtWork(stopping)).toBe(true)
  const stopped = after(stopping, made('a'))
  expect(stopped.step).toEqual({ at: 'paused', by: 'person' })
  expect(isAtWork(stopped)).toBe(false)
})

test('a stop during the last image ends the run', () => {
  expect(after(start(1), began('a'), { type: 'stop' }, made('a')).step.at).toBe('finished')
})

test('an interrupted image goes back to the queue', () => {
  const run = after(start(2), began('a'), { type: 'stop' }, { type: 'broken-off', id: 'a' })
  expect(run.step).toEqual({ at: 'paused', by: 'person' })
  expect(statesOf(run)).toEqual(['queued', 'queued'])
})

test('a resumed run continues with the rest and resets the failure count', () => {
  const paused = after(start(), failed('a'), failed('b'), failed('c'))
  const resumed = after(paused, { type: 'continue' })
  expect(nextRecipe(resumed)?.id).toBe('d')
  expect(after(resumed, failed('d')).step.at).toBe('running')
})

test('a retry takes the failed recipes and skips the finished ones', () => {
  const run = after(start(3), made('a'), failed('b'), made('c'), { type: 'retry' })
  expect(run.items.map(({ recipe }) => recipe.id)).toEqual(['b'])
  expect(nextRecipe(run)?.id).toBe('b')
  expect(unfinished(after(run, made('b')))).toEqual([])
})
