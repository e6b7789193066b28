import { expect, test } from 'vitest'
import { allergySignsIn } from './allergy-signs.ts'
import type { HealthTextField } from './health-text.ts'
import { segmentsOf } from './segments.ts'

/** Returns the foods that a text marks as allergies (`base:camarao`), with `!` if the reaction is grave. */
function signsIn(text: string, field: HealthTextField = 'semana'): string[] {
  return allergySignsIn(segmentsOf(text), field, text).map(
    ({ identity, isGrave }) => identity + (isGrave ? '!' : ''),
  )
}

test.each([
  ['camarão me dá urticária', ['base:camarao']],
  ['minha garganta fecha com amendoim', ['base:amendoim!']],
  ['comi kiwi e me enchi de placas', ['base:kiwi']],
  ['minha netinha almoça aqui e não pode nem cheirar ovo que o peito chia', ['base:ovo']],
])('a reaction marks the food in "%s"', (text, foods) => {
  expect(signsIn(text)).toEqual(foods)
})

test('a question states no reaction', () => {
  expect(signsIn('camarão me dá urticária?')).toEqual([])
})

test.each(['leite não me dá urticária', 'ovo nunca me deu urticária'])(
  'a denied reaction marks nothing in "%s"',
  (text) => {
    expect(signsIn(text)).toEqual([])
  },
)

test.each([
  'comi ovo e a urticária é do cachorro',
  'jantei camarão e um mosquito me empolou',
  'comi pão e empolei com picada de abelha',
])('a reaction to something else marks nothing in "%s"', (text) => {
  expect(signsIn(text)).toEqual([])
})

test('a reaction with many causes marks a food only if it is said to come from it', () => {
  expect(signsIn('ovo falta de ar')).toEqual([])
  expect(signsIn('falta de ar quando como ovo')).toEqual(['base:ovo!'])
})

test.each(['camarão me empola, mas já passou', 'camarão me empola, hoje como de boa'])(
  'an outgrown reaction marks nothing in "%s"',
  (text) => {
    expect(signsIn(text)).toEqual([])
  },
)

test.each([
  ['comi morango e o bebê empolou', 'refeicao', []],
  ['comi morango e o bebê empolou', 'semana', []],
  ['ovo empola o bebê', 'refeicao', []],
  ['meu filho tem urticária com camarão', 'refeicao', []],
  ['meu filho tem urticária com camarão', 'semana', ['base:camarao']],
  ['ovo empola o bebê', 'alergia', ['base:ovo']],
  ['amamento, comi morango e o bebê empolou', 'refeicao', ['base:morango']],
  ['comi camarão com o bebê no colo e minha boca inchou', 'refeicao', ['base:camarao']],
] as const)(
  'an allergy of a child counts where the child shares the food: "%s" in %s',
  (text, field, foods) => {
    expect(signsIn(text, field).map((food) => food.replace('!', ''))).toEqual(foods)
  },
)
