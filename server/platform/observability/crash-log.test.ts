import { EventEmitter } from 'node:events'
import pino from 'pino'
import { expect, test } from 'vitest'
import { exitOnUncaught } from './crash-log.ts'

test.for(['uncaughtException', 'unhandledRejection'])('%s is logged and ends the process', (event) => {
  const lines: string[] = []
  const exitCodes: number[] = []
  const process = new EventEmitter()
  exitOnUncaught(process, pino({ base: null }, { write: (line) => lines.push(line) }), (code) =>
    exitCodes.push(code),
  )
  process.emit(event, new Error('broken\nparams: ana@exemplo.br'))
  expect(exitCodes).toEqual([1])
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 60,
    msg: 'uncaught error: the process ends',
    error: { name: 'Error', message: 'broken' },
  })
})
