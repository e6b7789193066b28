import { expect, test } from 'vitest'
import { constraintText } from './constraint-text.ts'
import { readObservations } from './read-observations.ts'

function texts(observations: string): string[] {
  return readObservations(observations).understood.map(({ constraint }) => constraintText(constraint))
}

test.each([
  ['sem carne com exceção de sábado', 'com exceção de sábado'],
  ['sem carne só não no sábado', 'só não no sábado'],
  ['sem carne só não no jantar', 'só não no jantar'],
  ['sem carne, mas não no jantar', 'não no jantar'],
  ['sem carne, mas no jantar não', 'no jantar não'],
  ['sem carne excluindo o almoço', 'excluindo o almoço'],
  ['sem carne a partir de quarta', 'a partir de quarta'],
  ['sem carne desde quarta', 'desde quarta'],
  ['sem carne exceto quando for sábado', 'exceto quando for sábado'],
  ['sem carne domingo pode comer', 'domingo pode comer'],
])('an excepted place is said back and changes no meal: "%s"', (observations, ignored) => {
  expect(texts(observations)).toEqual(['Sem carnes'])
  expect(readObservations(observations).ignored).toEqual([ignored])
})

test.each([
  ['sem glúten almoço fora sexta', ['Sem alimentos com glúten', 'Sexta: almoço fora']],
  ['sem amendoim segunda a sexta sem forno', ['Sem amendoim', 'Segunda a sexta: sem forno']],
  ['sem amendoim no jantar quinta sem forno', ['Sem amendoim', 'Quinta, jantar: sem forno']],
  ['sem forno, só no jantar, sem fogão', ['Jantar: sem forno', 'Sem fogão']],
  ['no jantar sem tomate, pimentão', ['Jantar: sem tomate', 'Jantar: sem pimentão']],
  ['café sem forno', ['Café da manhã: sem forno']],
  ['lanche sem pão', ['Lanche da manhã e lanche da tarde: sem pães']],
  ['só não janto na terça', ['Terça: sem jantar']],
])('a place belongs to the wish beside it: "%s"', (observations, expected) => {
  expect(texts(observations)).toEqual(expected)
  expect(readObservations(observations).ignored).toEqual([])
})

test.each([
  ['sem amendoim como na sogra sábado', ['Sábado: refeições fora', 'Sem amendoim'], ['só no sábado']],
  ['sem camarão restaurante na terça', ['Terça: jantar fora', 'Sem camarão'], ['só na terça']],
  ['sem camarão como fora domingo', ['Domingo: refeições fora', 'Sem camarão'], ['só no domingo']],
  ['sem camarão sobra no domingo', ['Sem camarão'], ['só no domingo']],
])('food left out stays out beside a meal away or leftovers: "%s"', (observations, expected, ignored) => {
  expect(texts(observations)).toEqual(expected)
  expect(readObservations(observations).ignored).toEqual(ignored)
})

test.each([
  ['mais fruta na ceia', ['só na ceia']],
  ['quinta, mais fruta no jantar', ['quinta', 'só no jantar']],
])('every place that no menu follows is said back: "%s"', (observations, ignored) => {
  expect(texts(observations)).toEqual(['Mais frutas'])
  expect(readObservations(observations).ignored).toEqual(ignored)
})

test.each(['passo mal', 'tenho intolerância', 'sou celíaca', 'tenho reação', 'anafilaxia'])(
  'a reason of health keeps food out of every meal: "%s"',
  (reason) => {
    expect(texts(`no jantar sem leite, ${reason}`)).toEqual(['Sem leite'])
  },
)

test.each([
  ['terça não vou jantar um lanche', []],
  ['marmita na segunda', []],
  ['sem marmita', []],
  ['quarta; quinta janto fora', ['Quinta: jantar fora']],
  ['sem forno no jantar; no almoço', ['Jantar: sem forno']],
  ['domingo churrasco, domingo sobra', ['Domingo: almoço fora']],
])('"%s" says back the part that is denied, alone or contradicted', (observations, expected) => {
  expect(texts(observations)).toEqual(expected)
  expect(readObservations(observations).ignored).toHaveLength(1)
})

test.each([
  ['faço marmita de segunda a quarta', ['Marmita: segunda, terça e quarta']],
  ['restaurante universitário na terça', ['Terça: almoço fora']],
  ['quinta 2 min na cozinha', ['Quinta: até 5 min na cozinha']],
])('"%s" is followed as a whole', (observations, expected) => {
  expect(texts(observations)).toEqual(expected)
  expect(readObservations(observations).ignored).toEqual([])
})
