import { expect, test } from 'vitest'
import type { NoDeficitReason } from '../safety/gates.ts'
import type { MainGoal } from './answers.ts'
import { pursueGoal } from './pursued-goal.ts'
import { noDeficitNotices } from './target-copy.ts'

const reasons = Object.keys(noDeficitNotices) as NoDeficitReason[]
const heavy = { weightKg: 80, heightCm: 165 }
const thin = { weightKg: 48, heightCm: 165 }
const pursued = (mainGoal: MainGoal, noDeficit: readonly NoDeficitReason[], body = heavy) => {
  const { pursuedGoal, notices } = pursueGoal({ mainGoal, ...body }, noDeficit)
  return [pursuedGoal, ...notices.map(({ code }) => code)]
}

test.each(reasons.filter((reason) => reason !== 'baixo_peso'))(
  'weight loss with %s becomes maintenance, with a notice',
  (reason) => {
    expect(pursued('emagrecer', [reason])).toEqual(['manutencao', noDeficitNotices[reason].code])
  },
)

test('without a reason every goal is pursued as chosen', () => {
  for (const goal of ['emagrecer', 'recomposicao', 'ganhar', 'manutencao', 'outro'] as const) {
    expect(pursued(goal, [], { weightKg: 60, heightCm: 165 })).toEqual([goal])
  }
})

test('gaining is kept unless the reason forbids it', () => {
  const body = { weightKg: 60, heightCm: 165 }
  const kept = reasons.filter((reason) => pursued('ganhar', [reason], body)[0] === 'manutencao')
  expect(kept).toEqual([
    'gestante',
    'lactante',
    'pos_parto',
    'a_partir_de_75',
    'insuficiencia_cardiaca',
    'contradicao',
  ])
})

test.each(reasons)('underweight with %s gains slowly or is left to care, with both notices', (reason) => {
  const isInCare = ['gestante', 'lactante', 'insuficiencia_cardiaca', 'contradicao'].includes(reason)
  for (const goal of ['emagrecer', 'manutencao', 'ganhar'] as const) {
    const [pursuedGoal, ...codes] = pursued(goal, ['baixo_peso', reason], thin)
    expect(pursuedGoal).toBe(isInCare ? (goal === 'manutencao' ? goal : 'manutencao') : 'ganho_gradual')
    expect(codes[0]).toBe('baixo_peso')
    expect(new Set(codes).size).toBe(codes.length)
  }
})

test('pregnancy with breastfeeding gives one reason', () => {
  expect(pursued('emagrecer', ['gestante', 'lactante'])).toEqual(['manutencao', 'sem_deficit_gestacao'])
})

test('from 75 years the notice for 65 years is omitted', () => {
  expect(pursued('emagrecer', ['a_partir_de_65', 'a_partir_de_75'])).toEqual(['manutencao', 'manutencao_75'])
})

test('recomposition without a deficit is kept, with a notice', () => {
  expect(pursued('recomposicao', ['insulina'])).toEqual(['recomposicao', 'sem_deficit_insulina'])
  expect(pursued('recomposicao', ['insulina'], { weightKg: 60, heightCm: 165 })).toEqual(['recomposicao'])
})

test('every reason is short and neither judges nor frightens', () => {
  for (const { text } of Object.values(noDeficitNotices)) {
    expect(text.length).toBeLessThanOrEqual(240)
    expect(text).not.toMatch(/!|culpa|errad|proibid|perigo|risco|gord[oa]|prescri|tratament|\bcura|dieta/i)
  }
})
