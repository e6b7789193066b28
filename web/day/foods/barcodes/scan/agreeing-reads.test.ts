import { expect, test } from 'vitest'
import { createAgreement } from './agreeing-reads.ts'

const [code, other, scale] = ['7891000100103', '7891000100202', '2000012345678']

function outcome(...pictures: readonly (readonly string[])[]) {
  const agree = createAgreement()
  return pictures.map((texts) => agree(texts))
}

test('a code counts once two readings in a row agree', () => {
  expect(outcome([code], [code])).toEqual([null, code])
  expect(outcome([code], [other], [code], [code])).toEqual([null, null, null, code])
})

test('pictures without a code, and readings with a wrong check digit, are skipped', () => {
  expect(outcome([code], [], ['7891000100104'], ['not a code'], [code])).toEqual([
    null,
    null,
    null,
    null,
    code,
  ])
})

test('both forms of a UPC-A agree', () => {
  expect(outcome(['012345678905'], ['0012345678905'])).toEqual([null, '0012345678905'])
})

test('the number of a shop scale is returned too, so that the screen can explain it', () => {
  expect(outcome([scale], [scale])).toEqual([null, scale])
})
