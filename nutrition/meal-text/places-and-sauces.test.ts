import { expect, test } from 'vitest'
import { readMeal } from './meal-text.ts'

/** Returns the foods of a sentence with their grams: `Pão francês 100`. */
function foodsIn(text: string): readonly string[] {
  return readMeal(text).items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`)
}

test.each([
  ['refresco de maracujá 400ml do carioca da esquina', ['Suco de maracujá com açúcar 400']],
  ['esfiha aberta de carne, 5 unidades do habibs', ['Esfiha aberta de carne 350']],
  ['suco de laranja 300 ml do bar do zé', ['Suco de laranja natural 300']],
  ['café 200ml da padaria e pão', ['Café sem açúcar 200', 'Pão francês 50']],
  ['pão 2 unidades da padoca', ['Pão francês 100']],
  ['coxinha 2 da lanchonete', ['Coxinha de frango 200']],
  ['coca 600 do posto', ['Refrigerante de cola 600']],
  ['arroz, açaí 500ml da barraca', ['Arroz branco cozido 128', 'Açaí com xarope de guaraná 500']],
])('"%s" keeps the amount before a place', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['banana, 5 g de creatina', ['Banana-prata 80']],
  ['banana 5 g de creatina', ['Banana-prata 80']],
  ['carne, 2 colheres do molho especial da casa', ['Carne bovina grelhada 100']],
  ['frango, 3 colheres de molho', ['Filé de frango grelhado 100']],
  ['carne com 2 colheres de molho e arroz', ['Carne bovina grelhada 100', 'Arroz branco cozido 128']],
  ['macarrão com 2 conchas de molho', ['Macarrão cozido 165']],
  ['salada com 1 colher de vinagre', ['Salada crua 80']],
  ['ovo com 1 pitada de sal', ['Ovo cozido 45']],
  ['suco com 3 pedras de gelo', ['Suco de fruta 240']],
  ['banana com 1 colher de canela', ['Banana-prata 80']],
  ['bolo com 2 colheres de cobertura de chocolate', ['Bolo simples 60']],
  ['panqueca, 1 colher de fermento, 2 ovos', ['Panqueca de carne 80', 'Ovo cozido 90']],
])('"%s" gives no food the amount of what is not counted', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['macarrão com 2 conchas de molho de tomate', ['Macarrão cozido 165', 'Molho de tomate caseiro 160']],
  ['arroz, 2 colheres da farofa da sogra', ['Arroz branco cozido 128', 'Farofa 30']],
  ['arroz 3 colheres de sopa', ['Arroz branco cozido 75']],
  ['leite com 5 g do suplemento', ['Leite integral 240', 'Suplemento alimentar em pó (Sustagen) 5']],
  ['frango 150 g de manhã', ['Filé de frango grelhado 150']],
  ['suco 300 ml de caixinha', 1],
  ['2 colheres de molho branco e frango', 2],
  ['bolo 2 pedaços do tamanho da mão', ['Bolo simples 120']],
])('"%s" keeps the amounts of foods', (text, foods) => {
  const read = foodsIn(text)
  expect(typeof foods === 'number' ? read.length : read).toEqual(foods)
})

test.each([
  ['um bolo, de cenoura', ['Bolo de cenoura 70']],
  ['pastel, de carne e coca', ['Pastel de carne frito 110', 'Refrigerante de cola 350']],
  ['um suco, de laranja', ['Suco de laranja natural 240']],
  ['sopa, de legumes', 1],
  ['comi pão. de queijo', 1],
  ['pão, de manhã, e café', ['Pão francês 50', 'Café sem açúcar 50']],
  ['arroz, feijão, de sobremesa pudim', 3],
  ['pão, depois café', ['Pão francês 50', 'Café sem açúcar 50']],
  ['queijo. De tarde, banana', ['Queijo muçarela 40', 'Banana-prata 80']],
  ['almocei frango, de noite sopa', 2],
  ['pão, 2 fatias de queijo', ['Pão francês 50', 'Queijo muçarela 40']],
  ['suco, da laranja comi metade', 2],
])('"%s" joins a name that a comma parts', (text, foods) => {
  const read = foodsIn(text)
  expect(typeof foods === 'number' ? read.length : read).toEqual(foods)
})
