import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { readSample } from '../day/shared/table-reader/sample-reading.ts'
import { printSlip, type SampleSlip } from '../day/shared/table-reader/sample-slip.ts'
import { leanFoodTable } from './lean-food-table.ts'

const root = new URL('../../', import.meta.url)
const sentences = ['daily', 'everyday', 'people', 'portions', 'regional', 'today'].flatMap((set) =>
  readFileSync(new URL(`nutrition/meal-text/golden/${set}.tsv`, root), 'utf8')
    .split('\n')
    .flatMap((line) => line.split('\t')[0] || []),
)

test('the worker with the whole table reads every sentence as the app does', async () => {
  const read = await loadWorker('day/shared/table-reader/sample-worker')
  expect(sentences.filter((text) => differs(read(text), text))).toEqual([])
})

test('the worker with common foods loads, and leaves nearly all sentences it would misread to the other', async () => {
  const read = await loadWorker('app/landing/sample/common-sample-worker')
  const replies = sentences.map((text) => ({ text, slip: read(text) }))
  const answered = replies.filter(({ slip }) => slip !== null)
  expect(answered.length / sentences.length).toBeGreaterThan(0.4)
  const misread = answered.filter(({ text, slip }) => differs(slip, text)).map(({ text }) => text)
  expect(misread.length).toBeLessThan(answered.length * 0.005)
})

function differs(slip: SampleSlip | null, text: string): boolean {
  return JSON.stringify(slip) !== JSON.stringify(printSlip(readSample(text)))
}

/** Bundles a worker as the build does and returns what it replies to a sentence. */
async function loadWorker(name: string): Promise<(text: string) => SampleSlip | null> {
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
  let reply: SampleSlip | null = null
  let read: (message: { data: string }) => void = () => undefined
  runInNewContext(output[0].code, {
    addEventListener: (_type: 'message', listener: typeof read) => (read = listener),
    postMessage: (slip: SampleSlip | null) => (reply = slip),
  })
  return (text) => {
    read({ data: text })
    return reply
  }
}
