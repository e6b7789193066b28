import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createWorkerDocumentMaker } from '../server/adapters/document/worker-document-maker.ts'
import { describeMonth } from '../server/reports/monthly-documents/rules.ts'
import { reportOf } from '../server/reports/monthly-documents/test-reports.ts'
import { percentile, report } from './support/measure.ts'

/** This benchmark measures the monthly PDF: time including its thread, file size, and event loop delay. */

const month = reportOf({ start: '2026-10-01', days: 31, isLogged: () => true })
const content = describeMonth({ report: month, name: 'Marina Alves', createdAt: new Date() })
const maker = createWorkerDocumentMaker((work) => work())

const delay = monitorEventLoopDelay({ resolution: 5 })
const took: number[] = []
let bytes = 0
delay.enable()
for (let round = 0; round < 7; round++) {
  const started = performance.now()
  bytes = (await maker.make(content)).length
  took.push(performance.now() - started)
}
delay.disable()

report({
  what: 'the PDF of a month with 31 days, median',
  measured: percentile(took, 0.5),
  goal: 2000,
  goalIs: 'at most',
  unit: 'ms',
  comparedTo: 'own goal',
})
report({
  what: 'its size',
  measured: bytes / 1000,
  goal: 400,
  goalIs: 'at most',
  unit: 'kB',
  comparedTo: 'own goal',
})
report({
  what: 'wait of other users meanwhile, p99',
  measured: delay.percentile(99) / 1e6,
  goal: 100,
  goalIs: 'at most',
  unit: 'ms',
  comparedTo: 'own goal',
})
