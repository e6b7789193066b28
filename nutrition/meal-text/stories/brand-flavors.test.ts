import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['yakult uva', ['Leite fermentado 80']],
  ['toddynho morango 200 ml', ['Achocolatado pronto 200']],
  ['toddynho morango e pão', ['Achocolatado pronto 200', 'Pão francês 50']],
  ['sprite limão', ['Refrigerante de limão 350']],
  ['gatorade uva', ['Isotônico 500']],
  ['chambinho morango', ['Petit suisse de morango 45']],
  ['iogurte batavo morango', ['Iogurte de frutas 170']],
  ['picolé limão', ['Picolé 65']],
  ['danette chocolate', ['Pudim cremoso (Danette) 90']],
  ['halls cereja', ['Bala 5']],
  ['trakinas morango meio pacote', ['Biscoito recheado de chocolate 65']],
  ['cup noodles costela', ['Macarrão instantâneo preparado (miojo) 160']],
  ['bolinho ana maria chocolate', ['Bolo de chocolate 40']],
  ['água de coco kero coco 200 ml', ['Água de coco 200']],
  ['h2o limao 500 ml', ['Refrigerante de limão zero 500']],
])('"%s" counts the flavor of a brand as no food', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
  expect(readMeal(text).unmatched).toEqual([])
})

test.each([
  ['yakult banana e pão', ['Leite fermentado 80', 'Banana-prata 80', 'Pão francês 50']],
  ['1 yakult, 1 maçã', ['Leite fermentado 80', 'Maçã 150']],
  ['picolé e uva', ['Picolé 65', 'Uva itália 96']],
])('"%s" counts fruit that is eaten beside a brand', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
