import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

const read = (text: string) =>
  readMeal(text).items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`)

test.each([
  ['suco 300 ml de laranja', ['Suco de laranja natural 300']],
  ['suco 1 copo de laranja e 2 torradas', ['Suco de laranja natural 240', 'Torrada 16']],
  ['milk shake 500 ml de morango', ['Milk-shake de morango 500']],
  ['milk shake 500 ml do bobs de morango', ['Milk-shake de morango 500']],
  ['milkshake 300ml do mc de chocolate', ['Milk-shake 300']],
  ['Iogurte 170g de morango', ['Iogurte de morango 170']],
  ['iogurte 2 potes de morango', ['Iogurte de morango 340']],
  ['bolo 1 fatia de cenoura', ['Bolo de cenoura 70']],
  ['bolo 2 pedaços de fubá com café', ['Bolo de fubá 120', 'Café sem açúcar 50']],
  ['torta 1 pedaço de frango', ['Torta de frango 150']],
  ['sopa 300 ml de legumes', ['Sopa de legumes 300']],
  ['sopa 1 prato de mandioquinha', ['Creme de mandioquinha 400']],
  ['leite 1 copo de soja', ['Leite de soja 240']],
  ['chá 1 xícara de camomila', ['Chá sem açúcar 200']],
])('"%s" names the flavor after the amount', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

test.each([
  ['pão 2 fatias de queijo', ['Pão francês 50', 'Queijo muçarela 40']],
  ['iogurte 1 colher de mel', ['Iogurte natural 170', 'Mel 15']],
  ['iogurte 170g 30 g de granola', ['Iogurte natural 170', 'Granola 30']],
  ['bolo 1 fatia de queijo', ['Bolo simples 60', 'Queijo muçarela 20']],
  ['bolo 2 fatias de presunto', ['Bolo simples 60', 'Presunto 30']],
  ['suco 1 copo de leite', ['Suco de fruta 240', 'Leite integral 240']],
  ['suco 300 ml 2 fatias de melancia', ['Suco de fruta 300', 'Melancia 400']],
  ['suco 300 ml e 2 fatias de melancia', ['Suco de fruta 300', 'Melancia 400']],
  ['café 1 copo de leite', ['Café sem açúcar 50', 'Leite integral 240']],
  ['leite 200 ml 1 fatia de bolo', ['Leite integral 200', 'Bolo simples 60']],
  ['arroz 2 colheres de feijão', ['Arroz branco cozido 128', 'Feijão carioca cozido 34']],
  ['chá 2 torradas', ['Chá sem açúcar 200', 'Torrada 16']],
  ['sorvete 2 bolas 1 taça de vinho', ['Sorvete 140', 'Vinho 150']],
  ['suco 300 ml, de sobremesa pudim', ['Suco de fruta 300', 'Pudim de leite condensado 110']],
])('"%s" names two foods', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

test('words that are no flavor stay unknown', () => {
  expect(readMeal('pizza 2 fatias de zuca').unmatched).toContain('zuca')
})
