import { expect, test } from 'vitest'
import { conflictText } from './conflict-copy.ts'

const answers = [
  ['alergia', 'Leite', 'contem'],
  ['alergia', 'Soja', 'pode_conter'],
  ['intolerancia', 'Lactose', 'contem'],
  ['alergia', 'Ovo', 'nao_verificado'],
  ['gestacao', 'Gestação', 'pode_conter'],
  ['estilo', 'Vegano', 'contem'],
] as const
const conflicts = answers.map(([source, answer, certainty]) => ({ source, answer, certainty }))

test('a mark names what a food contains, may contain and leaves open, with the kind of answer', () => {
  expect(conflictText(conflicts)).toBe(
    'Contém: leite (alergia) e lactose (intolerância) · Pode conter: soja (alergia) · Confira o rótulo: ovo (alergia) · Não indicado: gestação · Fora do seu estilo: vegano',
  )
})

test('every kind of answer gets a text', () => {
  for (const conflict of conflicts) expect(conflictText([conflict])).not.toBe('')
})
