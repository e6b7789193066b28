import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['rodizio japones 20 peças', ['Sushi 600']],
  ['rodízio japonês: 20 peças e 1 temaki', ['Sushi 600', 'Temaki de salmão 184']],
  ['fui no japa e comi 12 peças de salmão', ['Sushi enrolado de salmão 360']],
  ['japa 8 peças, coca zero', ['Sushi 240', 'Refrigerante de cola zero 350']],
  ['pedi japa 24 pecas dividi com meu marido', ['Sushi 360']],
])('"%s" counts pieces of sushi', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['no japones 10 pecas hot roll', ['Hot roll 250']],
  ['jantar japa 1 combinado de 20 peças', ['Sushi enrolado de salmão 600']],
  ['20 peças de sushi no japonês', ['Sushi 600']],
  ['amendoim japones 2 peças', ['Amendoim japonês ou apimentado 60']],
])('"%s" tells of what the pieces are', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
