import type { PlateItem } from '#contract/day/meals.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { totalsOf, usualItem } from '../../../day/shared/plate-items.ts'
import { beans, orangeJuice, rowOf } from '../../../day/shared/test-food-rows.ts'
import { answered, changed, type Correction, createCorrections, withFood } from './correction.ts'
import { readingOf } from './test-reading.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const quietMs = 500
const juice = usualItem(rowOf(orangeJuice))
const plate = (count: number): Correction => ({
  items: Array.from({ length: count }, () => juice),
  mealType: 'almoco',
})

function post() {
  const send = vi.fn<(correction: Correction) => Promise<number>>(({ items }) =>
    Promise.resolve(items.length),
  )
  const keep = vi.fn<(answer: number) => void>()
  return { send, keep, ...createCorrections({ send, keep }, quietMs) }
}

test('only the latest correction is sent, after a pause in tapping', async () => {
  const { send, keep, correct } = post()
  correct(plate(1))
  await vi.advanceTimersByTimeAsync(quietMs - 1)
  correct(plate(2))
  await vi.advanceTimersByTimeAsync(quietMs - 1)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send.mock.calls).toEqual([[plate(2)]])
  expect(keep.mock.calls).toEqual([[2]])
})

test('a flush sends at once and waits for the answer', async () => {
  const { send, keep, correct, flush } = post()
  send.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(7), 300)))
  correct(plate(1))
  const flushed = vi.fn<() => void>()
  void flush().then(flushed)
  await vi.advanceTimersByTimeAsync(299)
  expect(flushed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(flushed).toHaveBeenCalledOnce()
  expect(keep).toHaveBeenCalledWith(7)
})

test('an outdated answer is discarded', async () => {
  const { send, keep, correct, flush } = post()
  send.mockImplementation(
    ({ items }) => new Promise((resolve) => setTimeout(() => resolve(items.length), 300)),
  )
  correct(plate(1))
  void flush()
  await vi.advanceTimersByTimeAsync(100)
  correct(plate(2))
  await vi.advanceTimersByTimeAsync(200)
  expect(keep).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(quietMs + 300)
  expect(keep.mock.calls).toEqual([[2]])
})

test('nothing is sent twice, however often the screen is left', async () => {
  const { send, correct, flush } = post()
  correct(plate(1))
  await Promise.all([flush(), flush()])
  await flush()
  await vi.advanceTimersByTimeAsync(10 * quietMs)
  expect(send).toHaveBeenCalledOnce()
})

test('an unsent correction goes with the next attempt', async () => {
  const { send, correct, flush } = post()
  send.mockRejectedValueOnce(new Error('offline'))
  correct(plate(1))
  await expect(flush()).rejects.toThrow('offline')
  await flush()
  expect(send.mock.calls).toEqual([[plate(1)], [plate(1)]])
})

test('a failed correction does not replace a newer one', async () => {
  const { send, correct, flush } = post()
  send.mockImplementationOnce(async () => {
    correct(plate(2))
    throw new Error('offline')
  })
  correct(plate(1))
  await expect(flush()).rejects.toThrow('offline')
  await flush()
  expect(send.mock.lastCall).toEqual([plate(2)])
})

test('a plate without foods is not sent', async () => {
  const { send, correct, flush } = post()
  correct(plate(1))
  correct(plate(0))
  await flush()
  expect(send).not.toHaveBeenCalled()
})

test.each([
  ['answer', async () => 1],
  ['failure', () => Promise.reject(new Error('offline'))],
])('an %s that arrives after the plate was emptied brings no food back', async (_, reply) => {
  const { send, keep, correct, flush } = post()
  send.mockImplementation(() => {
    correct(plate(0))
    return reply()
  })
  correct(plate(1))
  await flush().catch(() => undefined)
  await flush()
  expect(send).toHaveBeenCalledOnce()
  expect(keep).not.toHaveBeenCalled()
})

const question = (item: number | null) => ({ code: `q${item}`, text: `Pergunta ${item}?`, item })

test('numbers follow a change at once', () => {
  const items: PlateItem[] = [juice]
  expect(changed(readingOf(), items)).toMatchObject({ items, totals: totalsOf(items) })
})

test('a question about a changed or removed food is resolved; others stay', () => {
  const reading = readingOf({ questions: [question(0), question(1), question(2), question(null)] })
  const [, second, third] = reading.items
  const after = changed(reading, [{ ...second!, grams: 1 }, third!])
  expect(after.questions).toEqual([{ ...question(2), item: 1 }, question(null)])
})

test('the food chosen for unrecognised words has the amount that was said', () => {
  const unmatched = ['xablau', 'zorg']
  const reading = readingOf({ unmatched, unmatched_amounts: { xablau: { quantity: 2, measure: 'concha' } } })
  const said = withFood(reading, 'xablau', rowOf(beans))
  expect(said.items.at(-1)).toMatchObject({ quantity: 2, measure: 'concha', grams: 280 })
  expect(said.unmatched).toEqual(['zorg'])
  expect(withFood(said, 'zorg', rowOf(beans)).items.at(-1)).toMatchObject({ quantity: 1, grams: 140 })
})

test('an amount beyond the limit of an item gives the usual portion', () => {
  const reading = readingOf({
    unmatched: ['xablau'],
    unmatched_amounts: { xablau: { quantity: 9000, measure: 'grama' } },
  })
  expect(withFood(reading, 'xablau', rowOf(beans)).items.at(-1)).toMatchObject({ grams: 140 })
  const most = readingOf({ ...reading, unmatched_amounts: { xablau: { quantity: 3000, measure: 'grama' } } })
  expect(withFood(most, 'xablau', rowOf(beans)).items.at(-1)).toMatchObject({ grams: 3000 })
})

test('unrecognised text stays visible after the server’s answer', () => {
  const unmatched_amounts = { 'molho da vovó': { quantity: 2, measure: 'concha' } }
  const shown = readingOf({ unmatched: ['molho da vovó'], unmatched_amounts, questions: [question(null)] })
  expect(answered(readingOf({ score: 40 }), shown)).toMatchObject({
    score: 40,
    unmatched: ['molho da vovó'],
    unmatched_amounts,
    questions: [question(null)],
  })
})
