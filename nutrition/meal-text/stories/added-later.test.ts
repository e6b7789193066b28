import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['comi 3 bis e depois mais 2', ['Bis 32']],
  ['comi 2 pães e depois mais um', ['Pão francês 150']],
  ['2 fatias de pizza e mais 1 depois', ['Pizza 300']],
  ['tomei 1 latinha de cerveja e depois mais duas', ['Cerveja 1050']],
  ['2 colheres de arroz e depois mais 1 colher', ['Arroz branco cozido 75']],
  ['2 ovos e mais 1 à noite', ['Ovo cozido 135']],
])('"%s" adds the pieces that were eaten later', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['1 maçã e mais 2 ovos', ['Maçã 150', 'Ovo cozido 90']],
  ['2 colheres de arroz mais 1 concha de feijão', ['Arroz branco cozido 50', 'Feijão carioca cozido 140']],
])('"%s" counts another food after "mais"', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('the part of another kind is no part of the same piece', () => {
  expect(foodsIn('uma pizza de calabresa e metade de outra de queijo')[0]).toBe('Pizza de calabresa 760')
})

test.each([
  ['comi pamonha de sal, uma inteira e metade da outra', ['Pamonha 240']],
  ['uma coxinha e metade de outra', ['Coxinha de frango 150']],
  ['2 pães de queijo, um inteiro e metade do outro', ['Pão de queijo 75']],
  ['comi 2 bananas inteiras e metade da outra', ['Banana-prata 200']],
])('"%s" adds the part of another piece', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
