import { expect, test } from 'vitest'
import { readHealthText } from '../read-health-text.ts'
import { poisonIn } from './poisons.ts'

function codesIn(text: string): string[] {
  const { findings } = readHealthText({ field: 'condicao', text })
  return findings.map(({ code }) => code)
}

test.each([
  ['vomito', 'transtorno_alimentar'],
  ['vomito sempre que exagero', 'transtorno_alimentar'],
  ['sempre que exagero, dali a pouco eu já não seguro e vomito', 'transtorno_alimentar'],
  ['contas pagas', 'sofrimento_intenso'],
  ['contas pagas, a gata ficou com a vizinha, escrevi pra cada um', 'sofrimento_intenso'],
])('a danger is read only from several signs in "%s"', (text, code) => {
  expect(codesIn(text).includes(code)).toBe(/ /.test(text) && text !== 'contas pagas')
})

test.each([
  ['calça tamanho 36', 0],
  ['tontura', 0],
  ['calça tamanho 36, tontura', 1],
])('two different weak signs raise a question, one does not: "%s"', (text, questions) => {
  expect(readHealthText({ field: 'semana', text }).concerns).toHaveLength(questions)
})

test('signs far from each other mean nothing together', () => {
  const dangersIn = (text: string) => {
    const { findings, concerns } = readHealthText({ field: 'semana', text })
    return findings.length + concerns.length
  }
  expect(dangersIn('tenho cartelas sinto muito')).toBeGreaterThan(0)
  expect(dangersIn(`tenho cartelas ${'arroz feijão salada carne '.repeat(10)}sinto muito`)).toBe(0)
})

test.each([
  ['vomitei depois da refeição', 1],
  ['vomitei depois da refeição do avião', 0],
])('a harmless reason beside the signs takes even the question away in "%s"', (text, dangers) => {
  const { findings, concerns } = readHealthText({ field: 'semana', text })
  expect(findings.length + concerns.length).toBe(dangers)
})

test.each([
  'vomitei a janta com a virose',
  'não vomito depois de comer',
  'minha filha vomita depois de comer',
  'deixei a gata com a vizinha e as contas pagas porque viajo quinta',
  'lactulona porque o intestino trava depois do churrasco',
])('a harmless reason, a negation or another person takes signs away in "%s"', (text) => {
  expect(codesIn(text)).toEqual([])
})

test.each([
  ['peso 49 e meço 1,70, quero perder mais 4', ['transtorno_alimentar'], 0],
  ['peso 49 e meço 1,70, quero ganhar 4', [], 0],
  ['peso 44 e meço 1,70', ['transtorno_alimentar'], 0],
  ['meta 53, meço 1,70', [], 1],
  ['peso 60 e meço 1,70, quero perder 4', [], 0],
  ['imc 15', ['transtorno_alimentar'], 0],
  ['imc 26', [], 0],
  ['viver com 500 calorias', ['transtorno_alimentar'], 0],
  ['viver com 1500 calorias', [], 0],
  ['almoço de 500 calorias', [], 0],
  ['1.500 kcal por dia', [], 0],
  ['relógio: 450 kcal ao dia na atividade', [], 0],
  ['comer menos 300 calorias por dia', [], 0],
  ['jejum de 48 horas', ['transtorno_alimentar'], 0],
  ['jejum de 48 horas pra cirurgia', [], 0],
  ['jejum de 16 horas', [], 0],
  ['não como nada há 48 horas', ['transtorno_alimentar'], 0],
  ['não como glúten há 48 horas', [], 0],
  ['trabalho 24h por 48h, como no trabalho, jejum não', [], 0],
])('weights, energy and hours are computed in "%s"', (text, codes, questions) => {
  const { findings, concerns } = readHealthText({ field: 'objetivo', text })
  expect(findings.map(({ code }) => code)).toEqual(codes)
  expect(concerns).toHaveLength(questions)
})

test('a question names the danger that its clause may mean', () => {
  const { unread, concerns } = readHealthText({ field: 'semana', text: 'tudo certo, nem vou tar aqui' })
  expect(unread).toEqual(['nem vou tar aqui'])
  expect(concerns).toEqual([{ key: 'sofrimento_intenso', words: 'nem vou tar aqui' }])
})

test.each([
  ['comprei chumbinho', true],
  ['chumbinho na gaveta esperando', true],
  ['guardo um vidrinho de veneno', true],
  ['comprei chumbinho pros ratos mas é pra mim', true],
  ['comprei chumbinho pros ratos', false],
  ['pescaria domingo, comprei anzol e chumbinho', false],
  ['chumbinho da espingarda', false],
  ['mataram meu gato com chumbinho', false],
  ['minha vizinha colocou chumbinho no quintal', false],
  ['comi moqueca de chumbinho', false],
  ['esse salgadinho é um veneno', false],
])('a poison without an ordinary reason is asked about in "%s"', (text, isAsked) => {
  for (const field of ['condicao', 'refeicao'] as const) {
    const { findings, concerns } = readHealthText({ field, text })
    expect(findings).toEqual([])
    expect(concerns.map(({ key }) => key)).toEqual(isAsked ? ['sofrimento_intenso'] : [])
  }
})

test('a poison for the writer is asked about beside one for rats', () => {
  expect(poisonIn('comprei chumbinho para os ratos e um para mim')).toHaveLength(1)
})

test.each([
  ['perdi 6 kg comendo quase nada', 1],
  ['perdi 6 kg comendo de tudo', 0],
])('weight lost by eating hardly anything is asked about in "%s"', (text, questions) => {
  expect(readHealthText({ field: 'refeicao', text }).concerns).toHaveLength(questions)
})
