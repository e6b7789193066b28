import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { readFoods, readOnDevice } from '../day/shared/device-reader/read-on-device.ts'
import { factsOf } from '../day/shared/device-reader/test-facts.ts'
import { readSample } from '../day/shared/table-reader/sample-reading.ts'
import { printSlip } from '../day/shared/table-reader/sample-slip.ts'
import { leanFoodTable } from './lean-food-table.ts'

const root = new URL('../../', import.meta.url)
const sentencesOf = (sets: readonly string[]) =>
  sets.flatMap((set) =>
    readFileSync(new URL(`nutrition/meal-text/golden/${set}.tsv`, root), 'utf8')
      .split('\n')
      .flatMap((line) => line.split('\t')[0] || []),
  )
const sentences = sentencesOf(['blind', 'daily', 'everyday', 'people', 'portions', 'regional', 'today'])
/**
 * Not counted in the share that the worker with common foods answers, because outsiders say more than people try on a
 * landing page. Not read by the worker of the app, because the device lacks the model of dangers for one of their texts.
 */
const outsiders = sentencesOf(['outsiders'])

test('the worker with the whole table reads every sentence as the app does', async () => {
  const read = await loadWorker('day/shared/table-reader/sample-worker')
  // A quarter of the sentences is enough, because only the bundle could differ.
  const some = [...sentences, ...outsiders].filter((_text, place) => place % 4 === 1)
  expect(some.filter((text) => differs(read(text), text))).toEqual([])
})

test('the worker with common foods loads, and leaves nearly all sentences it would misread to the other', async () => {
  const read = await loadWorker('app/landing/sample/common-sample-worker')
  const isAnswered = ({ slip }: { readonly slip: unknown }) => slip !== null
  const replies = (texts: readonly string[]) =>
    texts.map((text) => ({ text, slip: read(text) })).filter(isAnswered)
  const own = replies(sentences)
  expect(own.length / sentences.length).toBeGreaterThan(0.25)
  const answered = [...own, ...replies(outsiders)]
  const misread = answered.filter(({ text, slip }) => differs(slip, text)).map(({ text }) => text)
  expect(misread.length).toBeLessThan(answered.length * 0.005)
})

test('the worker of the app reads and warns with its smaller table as with the whole one', async () => {
  const facts = factsOf({
    pregnancyBreastfeeding: 'gestante',
    allergies: ['Leite', 'Amendoim', 'Frutos do mar'],
    intolerances: ['Glúten', 'FODMAPs'],
    namedAllergies: ['base:banana', 'familia:castanhas', 'base:milho'],
    conditions: ['alergias_graves'],
  })
  const read = await loadWorker('day/shared/device-reader/device-worker')
  const at = { today: '2026-11-26', minutes: 12 * 60 }
  /** The smaller table lacks saturated fat, sodium and added sugar, which no reading shows. */
  const shown = (reading: unknown) =>
    JSON.stringify(reading, (key, value: unknown) =>
      ['saturatedG', 'sodiumMg', 'sugarAddedG'].includes(key) ? undefined : value,
    )
  expect(shown(readOnDevice('1 banana com pasta de amendoim', facts, at))).toMatch(/alergia: Banana/)
  // Few of the sentences, because each is searched for statements about health, twice.
  const some = sentences.filter((_text, place) => place % 12 === 0)
  const misread = some.filter(
    (text) => shown(read({ eaten: { text }, facts, at })) !== shown(readOnDevice(text, facts, at)),
  )
  expect(misread).toEqual([])
  const foods = [
    { food_id: 'taco:3', grams: 100 },
    { food_id: 'unknown', grams: 1 },
  ]
  expect(shown(read({ eaten: { foods }, facts, at }))).toBe(shown(readFoods(foods, facts)))
})

function differs(slip: unknown, text: string): boolean {
  return JSON.stringify(slip) !== JSON.stringify(printSlip(readSample(text)))
}

/** Bundles a worker as the build does and returns what it replies to a question. */
async function loadWorker(name: string): Promise<(question: string | object) => unknown> {
  const built = await build({
    configFile: false,
    root: root.pathname,
    logLevel: 'silent',
    plugins: [leanFoodTable()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: `web/${name}.ts`, output: { format: 'iife' } },
    },
  })
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput]
  let reply: unknown
  let read: (message: { data: string | object }) => void = () => undefined
  runInNewContext(output[0].code, {
    addEventListener: (_type: 'message', listener: typeof read) => (read = listener),
    postMessage: (answer: unknown) => (reply = answer),
  })
  return (question) => {
    read({ data: question })
    return reply
  }
}
