import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { noDeficitNotices } from '../targets/target-copy.ts'
import { blockTexts } from './gate-copy.ts'

test('docs/safety-gates.md names every gate', () => {
  const document = readFileSync(new URL('../../docs/safety-gates.md', import.meta.url), 'utf8')
  const gates = [...Object.keys(blockTexts), ...Object.keys(noDeficitNotices)]
  expect(gates.filter((gate) => !document.includes(`\`${gate}\``))).toEqual([])
})
