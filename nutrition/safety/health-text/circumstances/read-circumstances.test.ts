import { expect, test } from 'vitest'
import type { HealthTextField } from '../health-text.ts'
import { readHealthText } from '../read-health-text.ts'

const read = (text: string, field: HealthTextField) => {
  const { findings, unread } = readHealthText({ field, text })
  return { codes: findings.map(({ code }) => code), asks: unread.length > 0 }
}

test.each([
  ['terça, quinta e sábado passo a manhã na máquina, chego moída', 'semana', 'renal'],
  ['três travesseiros senão me afogo, água só um litro contado', 'limitacao', 'insuficiencia_cardiaca'],
  ['no recreio todo mundo ri, minha prof de geografia ligou pros meus pais', 'semana', 'menor_de_18'],
  ['atrasada 12 dias, enjoo de tudo, amanhã faço o beta', 'refeicao', 'gestante'],
] as const)('signs that are weak alone add up to a finding in "%s"', (text, field, code) => {
  expect(read(text, field).codes).toEqual([code])
})

test.each([
  ['terça, quinta e sábado de manhã, chego moída', 'semana'],
  ['três travesseiros novos', 'semana'],
  ['meu filho reclama do recreio, a prof de geografia dele ligou', 'semana'],
  ['enjoo de frango, amanhã faço peixe', 'refeicao'],
  ['treino na máquina seg qua e sex', 'objetivo'],
] as const)('a weak sign alone stays silent in ordinary life: "%s"', (text, field) => {
  expect(read(text, field)).toEqual({ codes: [], asks: false })
})

test('a single sign asks in a field about health', () => {
  expect(read('pele amarelada', 'condicao')).toEqual({ codes: [], asks: true })
})

test.each([
  ['meu teste atrasou, atrasada 12 dias e enjoada, beta amanhã', true],
  ['minha irmã está atrasada 12 dias e enjoada, beta amanhã', false],
  ['a transferência dos embriões foi terça', true],
  ['transferimos dois embriões, não pegou', false],
])('signs of others and denied signs do not count in "%s"', (text, isFound) => {
  expect(read(text, 'condicao').codes.includes('gestante')).toBe(isFound)
})
