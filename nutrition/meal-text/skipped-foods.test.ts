import { expect, test } from 'vitest'
import { readMeal } from './meal-text.ts'

test.each([
  ['pulei o café', []],
  ['pulei o jantar', []],
  ['pulamos meu lanche', []],
  ['não tomei café', []],
  ['sem café da manhã hoje', []],
  ['pulei o café e comi pão', ['Pão francês']],
  ['pulei café, almocei bife', ['Contrafilé grelhado']],
  ['pulei o café da manhã almocei arroz', ['Arroz branco cozido']],
  ['tomei café e pulei o almoço', ['Café sem açúcar']],
])('"%s" logs nothing of a skipped meal', (text, foods) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toEqual(foods)
})

test.each([
  ['ia pedir coxinha mas acabei comendo 2 empadas de frango', ['Empada de frango assada']],
  ['queria pizza mas comi salada', ['Salada crua']],
  ['pensei em pedir hambúrguer, acabei comendo salada', ['Salada crua']],
  ['quase comi pizza mas fiquei na salada', ['Salada crua']],
  ['queria anotar 2 ovos mas comi sem pão', ['Ovo cozido']],
  ['queria 2 ovos mas não sei a hora', ['Ovo cozido']],
  ['comi quase 200 g de arroz mas com feijão', ['Arroz branco cozido', 'Feijão carioca cozido']],
])('"%s" logs what was eaten instead of the plan', (text, foods) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toEqual(foods)
})

test.each([
  ['troquei o arroz por purê', ['Purê de batata']],
  ['troquei arroz e feijão por salada e ovo', ['Salada crua', 'Ovo cozido']],
  ['não comi carne, troquei o pão por tapioca', ['Tapioca simples']],
  ['em vez de arroz comi batata doce', ['Batata-doce cozida']],
  ['no lugar do arroz e feijão comi salada', ['Salada crua']],
  ['comi batata doce em vez de arroz e frango grelhado', ['Batata-doce cozida', 'Filé de frango grelhado']],
])('"%s" logs the food that replaced another one', (text, foods) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toEqual(foods)
})

test.each([
  ['parei no posto e peguei arroz e coca 600', ['Arroz branco cozido', 'Refrigerante de cola']],
  ['parei com refrigerante', []],
])('"%s" reads a stop on the way apart from a habit that ended', (text, foods) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toEqual(foods)
})
