import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['pizza familia de 12 pedaços pra 4 pessoas dividimos igual', ['Pizza 300']],
  ['1 kg de picanha pra 4 pessoas, dividimos por igual', ['Picanha grelhada 250']],
  ['uma pizza grande pra 4 pessoas, a gente dividiu', ['Pizza 200']],
  ['dividimos igual uma pizza grande em 4', ['Pizza 200']],
  ['dividi igual um bife com meu filho', ['Contrafilé grelhado 53']],
  ['pizza grande pra 2 pessoas, dividi com minha irmã', ['Pizza 400']],
])('"%s" is one share', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['miojo 1 pacote dividi com a bia', ['Macarrão instantâneo preparado (miojo) 98']],
  ['pizza grande dividi com o joão', ['Pizza 400']],
  ['pizza grande dividi com bia', ['Pizza 400']],
  ['dividi uma pizza grande com queijo com a bia', ['Pizza 400', 'Queijo muçarela 20']],
  ['dividi uma pizza grande com a carol e a ju', ['Pizza 267']],
  ['dividi uma pizza grande com a bia e comi 2 ovos', ['Pizza 400', 'Ovo cozido 90']],
])('"%s" was shared with the named people', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('a word of the food is no person', () => {
  const { items, unmatched } = readMeal('dividi uma pizza grande com borda recheada')
  expect(items).toEqual([])
  expect(unmatched).toContain('uma pizza grande')
})

test.each([
  ['uma pizza grande pra 4 pessoas, dividimos em 2', ['Pizza 400']],
  ['pizza grande pra 4 pessoas, dividimos a coca', ['Pizza 800', 'Refrigerante de cola 350']],
])('"%s" says itself what was shared', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('a meal that was shared by unknown many is asked for', () => {
  expect(readMeal('uma pizza grande, dividimos').unmatched).toContain('uma pizza grande')
})
