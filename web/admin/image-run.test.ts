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

test('recipes are pictured one at a time, in the order they stand in', () => {
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

test('what fails says why and does not keep the others from being made', () => {
  const run = after(start(3), began('a'), failed('a'), began('b'), made('b'), began('c'), made('c'))
  expect(run.items[0]?.state).toMatchObject({
    at: 'failed',
    failure: { detail: 'image_generation_failed em a' },
  })
  expect(run.step.at).toBe('finished')
  expect(tally(run)).toMatchObject({ done: 2, failed: 1 })
})

test('three failures of the same kind in a row pause the run with what is left', () => {
  const run = after(start(), failed('a'), failed('b'), failed('c'))
  expect(run.step).toMatchObject({
    at: 'paused',
    by: 'trouble',
    failure: { detail: 'image_generation_failed em c' },
  })
  expect(nextRecipe(run)).toBeUndefined()
  expect(statesOf(run)).toEqual(['failed', 'failed', 'failed', 'queued', 'queued'])
})

test('an image that comes, or another kind of failure, ends a row of failures', () => {
  expect(after(start(), failed('a'), failed('b'), made('c'), failed('d')).step.at).toBe('running')
  expect(after(start(), failed('a'), failed('b'), failed('c', 'internal_error')).step.at).toBe('running')
})

test.each(['image_model_missing', 'rate_limited', 'offline', 'session_expired', 'admin_only'])(
  '%s stops the run at once, and the recipe keeps its place',
  (code) => {
    const run = after(start(), made('a'), began('b'), failed('b', code))
    expect(run.step).toMatchObject({ at: 'paused', by: 'trouble', failure: { code } })
    expect(statesOf(run)).toEqual(['done', 'queued', 'queued', 'queued', 'queued'])
  },
)

test('a stop lets the image under way come and begins no other', () => {
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

test('an image that is broken off goes back to the queue', () => {
  const run = after(start(2), began('a'), { type: 'stop' }, { type: 'broken-off', id: 'a' })
  expect(run.step).toEqual({ at: 'paused', by: 'person' })
  expect(statesOf(run)).toEqual(['queued', 'queued'])
})

test('a stopped run goes on with what is left, and three more failures are needed to stop it again', () => {
  const paused = after(start(), failed('a'), failed('b'), failed('c'))
  const resumed = after(paused, { type: 'continue' })
  expect(nextRecipe(resumed)?.id).toBe('d')
  expect(after(resumed, failed('d')).step.at).toBe('running')
})

test('trying again takes what failed, and nothing that is done', () => {
  const run = after(start(3), made('a'), failed('b'), made('c'), { type: 'retry' })
  expect(run.items.map(({ recipe }) => recipe.id)).toEqual(['b'])
  expect(nextRecipe(run)?.id).toBe('b')
  expect(unfinished(after(run, made('b')))).toEqual([])
})
