import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['queijo mussarela 2 fatias 38g', ['Queijo muçarela 38']],
  ['2 fatias 38g de queijo mussarela', ['Queijo muçarela 38']],
  ['queijo mussarela 2 fatias 38g pão francês 50g', ['Queijo muçarela 38', 'Pão francês 50']],
  ['arroz 4 colheres 100g, feijão 1 concha 80g', ['Arroz branco cozido 100', 'Feijão carioca cozido 80']],
  ['presunto 3 fatias 30g', ['Presunto 30']],
  ['bife 2 unidades 180g', ['Contrafilé grelhado 180']],
  ['whey 2 scoops 60g', ['Whey protein em pó 60']],
  ['ovos 2 un 100g', ['Ovo cozido 100']],
  ['ovos 3 un (157g sem casca) cozidos', ['Ovo cozido 157']],
  ['2 ovos (100g) fritos', ['Ovo frito 100']],
  ['2 batatas 300g', ['Batata cozida 300']],
  ['3 bananas 250g', ['Banana-prata 250']],
  ['azeite 2 colheres 16ml', ['Azeite de oliva 16']],
])('"%s" states the weight of all pieces', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['4 skol lata de 269', ['Cerveja 1076']],
  ['2 cocas garrafa de 600', ['Refrigerante de cola 1200']],
  ['2 iogurtes potinho de 100g', ['Iogurte natural 200']],
  ['2 cervejas 350ml', ['Cerveja 700']],
  ['3 cervejas 600ml', ['Cerveja 1800']],
  ['cerveja 4 latas 269ml', ['Cerveja 1076']],
  ['2 heineken long neck 330ml', ['Cerveja 660']],
  ['2 sucos 300ml', ['Suco de fruta 600']],
  ['2 iogurtes 170g', ['Iogurte natural 340']],
  ['2 fatias de pão de 30 g', ['Pão francês 60']],
  ['pão francês 2 un 50g', ['Pão francês 100']],
  ['2 filés de frango 120g cada', ['Filé de frango grelhado 240']],
  ['whey 2 scoops 30g', ['Whey protein em pó 60']],
  ['2 ovos de 60g', ['Ovo cozido 120']],
])('"%s" states the weight of each piece or pack', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['2 cafés 100ml', ['Café sem açúcar 100']],
  ['2 copos de leite 400ml', ['Leite integral 400']],
  ['1 fatia de queijo 30g', ['Queijo muçarela 30']],
  ['3 nuggets 60g', ['Nuggets de frango assados 60']],
  ['2 fatias de pão e queijo 30g', ['Pão francês 50', 'Queijo muçarela 30']],
  ['2 ovos, arroz 100g', ['Ovo cozido 90', 'Arroz branco cozido 100']],
  ['bife 150g, cozido', ['Contrafilé grelhado 150', 'Cozido de carne com legumes 226']],
  ['arroz (100g) e cozido', ['Arroz branco cozido 100', 'Cozido de carne com legumes 226']],
])('"%s" keeps amounts with their foods', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['coxinha 8,50', ['Coxinha de frango 100']],
  ['coxinha 8,50 e coca 6,00', ['Coxinha de frango 100', 'Refrigerante de cola 350']],
  ['pastel 12 conto', ['Pastel de carne frito 100']],
  ['pão de queijo 5 reais', ['Pão de queijo 50']],
  ['1 real de pão francês', ['Pão francês 50']],
  ['esfiha de carne $ 12', ['Esfirra de carne 55']],
  ['frango 100 g (165 kcals)', ['Filé de frango grelhado 100']],
  ['pão francês 50g 150kcal', ['Pão francês 50']],
])('"%s" states a price or energy and no amount', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['2,5 fatias de pizza', ['Pizza 250']],
  ['arroz 0,15 kg', ['Arroz branco cozido 150']],
  ['1,25 xícara de arroz', ['Arroz branco cozido 200']],
  ['leite 1,50 l', ['Leite integral 1500']],
  ['banana 1,5', ['Banana-prata 120']],
  ['0,50 pão francês', ['Pão francês 25']],
  ['2,50 pães franceses', ['Pão francês 125']],
])('"%s" states a decimal amount', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['3 cervejas 600', ['Cerveja 1800']],
  ['1 coca 600', ['Refrigerante de cola 600']],
  ['umas bolachas, o pacote todo que é 120g', ['Biscoito maisena 120']],
  ['salada de frutas com granola 20g', ['Salada de frutas 150', 'Granola 20']],
  ['uma lata de atum no azeite escorrida', ['Atum em lata 135']],
  ['salada com atum no azeite', ['Salada crua 80', 'Atum em lata 85', 'Azeite de oliva 8']],
  ['carne moída (acém) 200g', ['Carne moída cozida 200']],
])('"%s" leaves no amount with the wrong food', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['4 pães de queijo 60 g', 60],
  ['3 filés de tilápia 150g', 150],
  ['2 conchas de feijão 160g', 160],
  ['frango (150g grelhado)', 150],
  ['arroz (100g cozido)', 100],
  ['feijão (80g pronto)', 80],
])('"%s" weighs what is stated', (text, grams) => {
  expect(readMeal(text).items.map((item) => Math.round(item.grams))).toEqual([grams])
})
