import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['galera pediu 3 pizza gigante pra 6 eu comi 4 pedaço', ['Pizza 400']],
  ['pedimos duas pizzas grandes, comi 3 pedaços de portuguesa', ['Pizza portuguesa 375']],
  [
    'galera pediu duas pizza grande pra 5 pessoas eu comi 3 pedaço de frango',
    ['Pizza de frango com catupiry 360'],
  ],
  ['chegou a pizza grande meia calabresa meia portuguesa comi 3 fatias', ['Pizza 300']],
  ['chegou uma pizza família meia mussarela meia frango, comi 2 fatias', ['Pizza 200']],
  ['pedimos 1 pizza e 1 coca, comi 3 fatias', ['Pizza 300', 'Refrigerante de cola 350']],
  [
    'pediram 20 esfihas do habibs, eu fiquei com 4 de carne e 2 de queijo',
    ['Esfirra de carne 220', 'Esfirra de queijo 110'],
  ],
  [
    'minha mãe fez 20 pastéis de carne e 10 de queijo, comi 2 de carne e 1 de queijo',
    ['Pastel de carne frito 200', 'Pastel de queijo frito 100'],
  ],
  ['a turma pediu 50 coxinhas e eu peguei 8', ['Coxinha de frango 800']],
  ['comprei 10 pães, comi 2 pães', ['Pão francês 100']],
  ['compramos 12 ovos e comi 3 ovos mexidos', ['Ovo na manteiga 135']],
  ['assaram 2 kg de linguiça e eu fiquei com 3 linguiças', ['Linguiça toscana grelhada 180']],
  [
    'tinha 20 brigadeiros e 10 beijinhos, comi 3 brigadeiros e 2 beijinhos',
    ['Brigadeiro de festa 51', 'Beijinho 34'],
  ],
  ['abri uma caixa de bombom com 20 e comi 4', ['Bombom de chocolate 80']],
  ['abrimos 2 pacotes de biscoito recheado comi 6', ['Biscoito recheado de chocolate 78']],
  ['comprei 1 kg de pão de queijo e comi 6', ['Pão de queijo 300']],
  ['minha vó fez bolinho de chuva, uns 30, comi 6', ['Bolinho de chuva 120']],
  ['assei pão de queijo (20) e comi 4', ['Pão de queijo 200']],
  ['fizemos esfihas, deu 40, comi 5', ['Esfirra de carne 275']],
  ['fiz 1 litro de vitamina e tomei 1 copo', ['Vitamina de frutas 240']],
  ['fizemos 1 kg de macarrão e comi um prato', ['Macarrão cozido 320']],
])('"%s" counts the own part of what there was', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['pedi 3 esfihas e comi mais 2 esfihas', ['Esfirra de carne 165', 'Esfirra de carne 110']],
  [
    'pedi 2 pastéis no almoço e à noite comi 1 pastel',
    ['Pastel de carne frito 200', 'Pastel de carne frito 100'],
  ],
  ['pedi pizza e comi 2 fatias de bolo', ['Pizza 200', 'Bolo simples 120']],
  ['fiz 2 ovos e comi 3 fatias de pão', ['Ovo cozido 90', 'Pão francês 75']],
  ['pedi 3 esfihas e comi 1 quibe', ['Esfirra de carne 165', 'Quibe frito 85']],
  ['tinha arroz e comi 4 colheres de feijão', ['Arroz branco cozido 128', 'Feijão carioca cozido 68']],
  ['pedi um açaí e comi 2 colheres de granola', ['Açaí com xarope de guaraná 500', 'Granola 20']],
  ['comprei 6 pães e comi 1 pão de queijo', ['Pão francês 300', 'Pão de queijo 50']],
  ['fiz 3 tapiocas, comi com 2 ovos', ['Tapioca simples 210', 'Ovo frito 100']],
  ['fiz arroz, 2 ovos e comi 1 pão', ['Arroz branco cozido 128', 'Ovo cozido 90', 'Pão francês 50']],
  ['peguei 2 pães e comi 1 banana', ['Pão francês 100', 'Banana-prata 80']],
  ['pedi 2 hambúrgueres e comi os dois', ['Hambúrguer bovino grelhado 160']],
  ['pedi 4 pastéis, comi todos', ['Pastel de carne frito 400']],
  ['comi 2 pães e depois comi 1 pão', ['Pão francês 100', 'Pão francês 50']],
  ['chegou a janta, comi 2 ovos e 1 pão', ['Ovo cozido 90', 'Pão francês 50']],
  ['pedi uma pizza de calabresa e fiquei com sono', ['Pizza de calabresa 760']],
])('"%s" keeps what is no part of the order', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  [
    '3 pastéis de feira: 1 queijo 1 carne 1 palmito',
    ['Pastel de queijo frito 100', 'Pastel de carne frito 100', 'Pastel de palmito 100'],
  ],
  ['5 esfihas (3 carne e 2 queijo)', ['Esfirra de carne 165', 'Esfirra de queijo 110']],
  ['4 esfihas, 2 de carne e 2 de queijo', ['Esfirra de carne 110', 'Esfirra de queijo 110']],
  [
    'pedimos 2 pizzas, comi 4 fatias, 2 de calabresa e 2 de mussarela',
    ['Pizza de calabresa 190', 'Pizza de muçarela 200'],
  ],
  [
    '3 pastéis: 1 queijo 2 carne e 1 suco',
    ['Pastel de queijo frito 100', 'Pastel de carne frito 200', 'Suco de fruta 240'],
  ],
  ['pizza grande meia calabresa meia mussarela', ['Pizza 800']],
])('"%s" counts the pieces once, by their fillings', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  [
    '4 esfihas, 2 coxinhas e 2 pastéis',
    ['Esfirra de carne 220', 'Coxinha de frango 200', 'Pastel de carne frito 200'],
  ],
  ['2 pastéis, 1 queijo e 1 café', ['Pastel de carne frito 200', 'Queijo muçarela 40', 'Café sem açúcar 50']],
  ['2 pastéis: 1 suco', ['Pastel de carne frito 200', 'Suco de fruta 240']],
  ['lanche: 2 coxinhas e 1 queijo', ['Coxinha de frango 200', 'Queijo muçarela 40']],
  ['3 fatias de pizza e 2 fatias de queijo', ['Pizza 300', 'Queijo muçarela 40']],
  [
    '1 fatia de pizza de frango e 2 pedaços de frango',
    ['Pizza de frango com catupiry 120', 'Filé de frango grelhado 100'],
  ],
  ['3 pastéis e 3 esfihas de carne', ['Pastel de carne frito 300', 'Esfirra de carne 165']],
  ['comi 3 coxinhas, no lanche 3 coxinhas', ['Coxinha de frango 300', 'Coxinha de frango 300']],
  ['1 pizza grande e meia coca', ['Pizza 800', 'Refrigerante de cola 175']],
])('"%s" keeps other foods beside the pieces', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  'pedimos 2 pizzas e 1 coca',
  'fizemos 20 pães de queijo',
  'minha mãe encomendou 30 brigadeiros e 20 coxinhas',
])('"%s" asks who else ate', (text) => {
  expect(readMeal(text).questions.map(({ code }) => code)).toContain('others_food')
})

test.each([
  'pedimos 2 pizzas, comi 3 fatias',
  'pedimos x-salada e coca',
  'fizemos arroz, feijão e bife',
  'comi 2 pizzas',
])('"%s" does not ask who else ate', (text) => {
  expect(readMeal(text).questions.map(({ code }) => code)).not.toContain('others_food')
})

test('the halves of a pizza are checked for allergies', () => {
  const [pizza] = readMeal('chegou a pizza grande meia camarão meia calabresa comi 3 fatias').items
  expect(pizza?.flavors?.flatMap(({ allergens }) => allergens)).toContain('crustaceos')
})
