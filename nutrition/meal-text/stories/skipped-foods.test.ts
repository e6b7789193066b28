import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

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

test.each([
  ['pedi pizza mas veio lasanha', ['Lasanha']],
  ['era pra ter arroz mas veio macarrão', ['Macarrão cozido']],
  ['pedi x-salada mas veio sem alface', ['X-salada']],
  ['tava com desejo de brigadeiro mas comi uma maçã', ['Maçã']],
  ['vontade de brigadeiro, 2 ovos', ['Ovo cozido']],
  ['desejo de melancia 2 fatias grandes', ['Melancia']],
  ['matei a vontade de brigadeiro', ['Brigadeiro de festa']],
  ['sonhei com pizza mas comi arroz', ['Arroz branco cozido']],
  ['larguei o refrigerante e comi uma maçã', ['Maçã']],
])('"%s" logs what came, not what was ordered or wanted', (text, foods) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toEqual(foods)
})

test.each([
  ['meu marido comeu feijoada e eu comi salada', ['Salada crua']],
  ['minha filha comeu pizza e eu salada', ['Salada crua']],
  ['ela comeu pizza e eu também com coca', ['Pizza', 'Refrigerante de cola']],
  ['meu filho comeu 2 ovos', ['Ovo cozido']],
  ['dei o pão pro cachorro e comi o ovo', ['Ovo cozido']],
  ['guardei o bolo pra amanhã e comi uma maçã', ['Maçã']],
  ['arroz e bife; o bolo ficou pra depois', ['Arroz branco cozido', 'Contrafilé grelhado']],
])('"%s" leaves out what somebody else ate or what is left for later', (text, foods) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toEqual(foods)
})

test.each([
  ['comprei pão e queijo, comi só o pão', ['Pão francês']],
  ['peguei arroz e feijão, só comi o arroz', ['Arroz branco cozido']],
  ['fiz bolo e comi só uma fatia com café', ['Bolo simples', 'Café sem açúcar']],
])('"%s" logs only what was eaten of what there was', (text, foods) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toEqual(foods)
})
