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
  ['treino terça, quinta e sábado de manhã, chego moída', 'semana'],
  ['três travesseiros novos', 'semana'],
  ['meu filho reclama do recreio, a prof de geografia dele ligou', 'semana'],
  ['enjoo de frango, amanhã faço peixe', 'refeicao'],
  ['treino na máquina seg qua e sex', 'objetivo'],
  ['perdi 6 kg comendo de tudo', 'refeicao'],
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

test.each([
  ['3 vezes por semana na máquina, saio morta', [], true],
  ['3 vezes por semana na máquina, 4 horas cada, saio morta', ['renal'], false],
  ['terça quinta e sábado na máquina, chego zonza', ['renal'], false],
  ['hemo 3 vezes por semana', ['renal'], false],
  ['meu hemo hoje deu bom', [], false],
] as const)('the machine of a gym is told from dialysis in "%s"', (text, codes, asks) => {
  expect(read(text, 'semana')).toEqual({ codes, asks })
})

test('the machine of a gym is asked about in a field about health as well', () => {
  const text = '3 vezes por semana na máquina, saio morta'
  expect(read(text, 'condicao')).toEqual({ codes: [], asks: true })
})

test.each([
  ['tenho 91 anos, caí 3x esse mês e só tomo sopinha', ['fragilidade']],
  ['tenho 81 anos e nado três vezes por semana', []],
  ['sou cuidadora de uma senhora de 91 anos que só toma sopa', []],
] as const)('a high age is frailty only beside its signs in "%s"', (text, codes) => {
  expect(read(text, 'semana').codes).toEqual(codes)
})

test.each([
  ['perdi 6 kg comendo de tudo', []],
  ['perdi 6 kg comendo igual', ['perda_rapida']],
])('a loss that eating explains is not an unexplained one in "%s"', (text, codes) => {
  expect(read(text, 'refeicao').codes).toEqual(codes)
})
