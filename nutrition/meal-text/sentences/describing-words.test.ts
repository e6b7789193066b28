import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['100g de frango e 100g de arroz, tudo cozido', ['Filé de frango grelhado 100', 'Arroz branco cozido 100']],
  ['arroz 100g, vagem 80g (tudo pesado cozido)', ['Arroz branco cozido 100', 'Vagem cozida 80']],
  ['batata e cenoura pesados cozidos', ['Batata cozida 120', 'Cenoura crua 36']],
  ['batata, cenoura, cozidas', ['Batata cozida 120', 'Cenoura crua 36']],
  ['ovos 3 un cozidos', ['Ovo cozido 135']],
  ['ovos 3 un. bem cozidos', ['Ovo cozido 135']],
  ['ovos 3 un mexidos e café', ['Ovo na manteiga 135', 'Café sem açúcar 50']],
  ['ovo 2 unidades frito', ['Ovo frito 100']],
  ['chipa 2 quentinha', ['Pão de queijo 100']],
  ['pamonha uma quentinha e café', ['Pamonha 160', 'Café sem açúcar 50']],
  ['esfiha de carne 3 quentinha', ['Esfirra de carne 165']],
  ['atum no próprio óleo escorrido', ['Atum em lata 85']],
  ['lombo no próprio molho e arroz', ['Lombo de porco assado 100', 'Arroz branco cozido 128']],
])('"%s" takes a word that only describes a food for no food', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['comi cozido no almoço', ['Cozido de carne com legumes 226']],
  ['um prato de cozido', ['Cozido de carne com legumes 320']],
  ['pirão e cozido', ['Pirão 130', 'Cozido de carne com legumes 226']],
  [
    'arroz, cozido, couve',
    ['Arroz branco cozido 128', 'Cozido de carne com legumes 226', 'Couve refogada 42'],
  ],
  ['tudo: cozido e arroz', ['Cozido de carne com legumes 226', 'Arroz branco cozido 128']],
  ['1 cozido', ['Cozido de carne com legumes 226']],
  ['atum no azeite', ['Atum em lata 85', 'Azeite de oliva 8']],
])('"%s" keeps a food that only looks like a description', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each(['1 quentinha de frango', 'coca 1 quentinha', 'suco, 1 quentinha grande', 'comi uma quentinha'])(
  '"%s" keeps the box of food',
  (text) => {
    expect(foodsIn(text).join()).toContain('Arroz branco cozido')
  },
)

test.each([
  ['misto de castanhas 30g', ['Mix de castanhas com frutas secas 30']],
  ['misto de frutas secas', ['Fruta seca 30']],
  ['misto de folhas e tomate', ['Alface crespa 30', 'Tomate 60']],
  ['iogurte com misto de nozes', ['Iogurte natural 170', 'Mix de castanhas com frutas secas 30']],
  ['misto de queijo e presunto', ['Misto-quente 105']],
  ['suplementos: ômega 3, multivitamínico', []],
  ['suplementos: 3 caps de omega 3 e banana', ['Banana-prata 80']],
  ['suplemento: creatina e whey', ['Whey protein em pó 30']],
  ['suplementos creatina 5g', []],
  ['suplemento de creatina, 1 maçã', ['Maçã 150']],
  ['suplemento 30g com leite', ['Suplemento alimentar em pó (Sustagen) 30', 'Leite integral 240']],
  [
    'suplemento, banana e aveia',
    ['Suplemento alimentar em pó (Sustagen) 30', 'Banana-prata 80', 'Aveia em flocos 20'],
  ],
])('"%s" names the mixture or supplement that was eaten', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['peixe pintado na brasa', ['Pintado grelhado 120']],
  ['peixe tilápia grelhado', ['Tilápia grelhada 100']],
  ['arroz e peixe salmão', ['Arroz branco cozido 128', 'Salmão grelhado 120']],
  ['quirera com suã de porco', ['Quirera com suã 400']],
  ['torresmo de porco e feijão', ['Torresmo 30', 'Feijão carioca cozido 140']],
  ['rabada de boi com agrião', ['Rabada 120', 'Agrião 20']],
  ['feijoada de porco', ['Feijoada 280']],
  ['caldo de mocotó de boi', ['Caldo de mocotó com legumes 300']],
  ['lámen cup noodles galinha caipira', ['Macarrão instantâneo preparado (miojo) 196']],
  ['miojo galinha caipira e suco', ['Macarrão instantâneo preparado (miojo) 196', 'Suco de fruta 240']],
])('"%s" counts a food with its kind once', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['peixe e salmão', ['Peixe de mar grelhado 120', 'Salmão grelhado 120']],
  ['peixe, sardinha e arroz', 3],
  ['arroz com feijão e porco', 3],
  ['torresmo e porco', 2],
  ['almôndega e frango', 2],
  ['miojo com galinha caipira', 2],
  ['miojo e galinha caipira', 2],
  ['feijão de corda e porco', 2],
])('"%s" keeps two foods', (text, foods) => {
  const read = foodsIn(text)
  expect(typeof foods === 'number' ? read.length : read).toEqual(foods)
})
