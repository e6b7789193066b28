import { expect, test } from 'vitest'
import { lacksDay } from './away-meals.ts'
import { constraintText, wishedFoodText } from './constraint-text.ts'
import { readObservations } from './read-observations.ts'

function texts(observations: string): string[] {
  return readObservations(observations).understood.map(({ constraint }) => constraintText(constraint))
}

test.each([
  ['quero PF no almoço', ['Almoço: prato feito']],
  ['peixe na sexta', ['Sexta: peixes']],
  ['sexta é dia de peixe', ['Sexta: peixes']],
  ['na sexta, quero peixe', ['Sexta: peixes']],
  ['frango segunda, peixe terça, carne quarta', ['Segunda: frango', 'Terça: peixes', 'Quarta: carnes']],
  ['salada no almoço e sopa no jantar', ['Almoço: salada', 'Jantar: sopas e caldos']],
  ['carne vermelha 2 vezes por semana', ['Carne vermelha 2 vezes na semana']],
  ['peixe no máximo uma vez na semana', ['Peixes 1 vez na semana']],
  ['arroz e feijão todo dia', ['Arroz todo dia', 'Feijão todo dia']],
  ['almoço: arroz, feijão e ovo', ['Almoço: arroz', 'Almoço: feijão', 'Almoço: ovo']],
  ['quero feijoada no sábado', ['Sábado: feijoada']],
  ['sábado tem feijoada', ['Sábado: almoço fora']],
  ['quero pão de queijo', ['Mais pão de queijo']],
  ['peixe na sexta, sem cebola', ['Sexta: peixes', 'Sem cebola']],
  ['peixe na sexta e nada de ovo', ['Sexta: peixes', 'Sem ovo']],
  ['arroz todo dia. Sem ovo, leite', ['Arroz todo dia', 'Sem ovo', 'Sem leite']],
  ['sem carne, com queijo', ['Sem carnes', 'Mais queijos']],
  ['sem carne e quero ovo todo dia', ['Sem carnes', 'Ovo todo dia']],
  [
    'marmita com arroz, feijão e carne',
    [
      'Marmita: segunda, terça e quarta',
      'Marmita: quinta e sexta',
      'Segunda a sexta, almoço: arroz',
      'Segunda a sexta, almoço: feijão',
      'Segunda a sexta, almoço: carnes',
    ],
  ],
])('a food that is asked for is planned: "%s"', (observations, expected) => {
  expect(texts(observations)).toEqual(expected)
  expect(readObservations(observations).ignored).toEqual([])
})

test.each([
  ['sem carne, peixe na sexta', ['Sem carnes'], ['peixe na sexta']],
  ['nada de peixe na sexta, carne no sábado', ['Sexta: sem peixes'], ['carne no sábado']],
  ['peixe na sexta, nem carne nem ovo', ['Sexta: peixes'], ['nem carne nem ovo']],
  ['jantar rápido com ovo', ['Jantar: até 15 min na cozinha'], ['ovo']],
  ['trocar arroz por batata na sexta', [], ['trocar arroz por batata na sexta']],
])('what may mean the opposite is said back: "%s"', (observations, expected, ignored) => {
  expect(texts(observations)).toEqual(expected)
  expect(readObservations(observations).ignored).toEqual(ignored)
})

test.each(['café na padaria', 'almoço no restaurante por quilo', 'vem visita'])(
  'a meal away or with guests only lacks its day: "%s"',
  (words) => {
    expect(readObservations(words).ignored).toEqual([words])
    expect(lacksDay(words)).toBe(true)
    expect(lacksDay(`${words} na sexta`)).toBe(false)
  },
)

test('a wished food that a week lacks is not shown as kept', () => {
  const [fish] = readObservations('peixe na sexta').understood
  expect(wishedFoodText(fish!.constraint, { asked: 1, found: 1 })).toBe('Sexta: peixes')
  expect(wishedFoodText(fish!.constraint, { asked: 1, found: 0 })).toBe(
    'Sexta: peixes (não coube nesta semana)',
  )
  expect(wishedFoodText(fish!.constraint, { asked: 3, found: 2 })).toBe(
    'Sexta: peixes (coube em 2 de 3 dias)',
  )
})
