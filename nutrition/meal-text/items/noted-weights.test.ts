import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['100g de arroz pesado cru', ['Arroz branco cru 100']],
  ['100g de arroz pesado cru e 200g de tilápia, tambem crua', ['Arroz branco cru 100', 'Tilápia crua 200']],
  ['frango 120g (peso cru) grelhado', ['Peito de frango cru 120']],
  ['macarrão 80g (seco) com 100g de molho de tomate', ['Macarrão cru 80', 'Molho de tomate caseiro 100']],
  ['60g de flocão seco', ['Farinha de milho 60']],
  ['lentilha seca 60 g', ['Lentilha crua 60']],
  ['grao de bico 60g seco', ['Grão-de-bico cru 60']],
  ['feijão 50g em cru e arroz 60 g em cru', ['Feijão carioca cru 50', 'Arroz branco cru 60']],
  ['peso cru: 100 g de arroz e 150 g de frango', ['Arroz branco cru 100', 'Peito de frango cru 150']],
  ['arroz 80g, frango 150g, tudo pesado cru', ['Arroz branco cru 80', 'Peito de frango cru 150']],
  ['150g de patinho moído cru', ['Carne moída crua 150']],
  ['macarrao 90 g pesado antes de cozinhar', ['Macarrão cru 90']],
  ['pesei o macarrão ainda cru 90g', ['Macarrão cru 90']],
  ['salmão 180 g peso cru', ['Salmão cru 180']],
  ['cuscuz flocao 60g seco vira uns 150 hidratado, mais 1 ovo', ['Farinha de milho 60', 'Ovo cozido 45']],
  ['400g de patinho cru que depois de grelhado deu 280g', ['Patinho cru 400']],
  ['100g de arroz cru que deu 250g cozido', ['Arroz branco cru 100']],
  ['frango 150g cru (100g grelhado)', ['Peito de frango cru 150']],
])('"%s" counts the raw or dry row of the table', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['100 g de arroz pesado cozido', ['Arroz branco cozido 100']],
  ['arroz 100g (cozido)', ['Arroz branco cozido 100']],
  [
    '100g de arroz pesado pronto e 150g de frango',
    ['Arroz branco cozido 100', 'Filé de frango grelhado 150'],
  ],
  ['batata 200 g (frita)', ['Batata frita 200']],
  ['figo 30g seco', ['Figo 30']],
  ['carne seca 100g', ['Carne-seca cozida 100']],
  ['coco seco 30g', ['Coco seco 30']],
  ['tomate seco 30 g', ['Tomate seco 30']],
  ['comi 100 g de bolo antes de cozinhar o jantar', ['Bolo simples 100']],
  ['cenoura crua 50g e arroz 100g', ['Cenoura crua 50', 'Arroz branco cozido 100']],
  ['arroz 100g e sashimi de salmão 80 g (cru)', ['Arroz branco cozido 100', 'Sashimi de salmão 80']],
  ['frango 150g grelhado, salada crua 80g', ['Filé de frango grelhado 150', 'Salada crua 80']],
])('"%s" counts the food as served', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['banana prata com casca 135g', ['Banana-prata 86']],
  ['135g de banana com a casca', ['Banana-prata 86']],
  ['laranja com casca 220g', ['Laranja-pera 161']],
  ['2 ovos com casca 120g', ['Ovo cozido 106']],
  ['melancia 500g com casca', ['Melancia 260']],
  ['camarão 200g com casca', ['Camarão cozido 166']],
  ['sobrecoxa 210g com osso assada', ['Sobrecoxa de frango assada 141']],
  ['coxa de frango 150 g com osso', ['Coxa de frango assada 96']],
  ['asinha de frango 300g c/ osso', ['Asa de frango assada 180']],
  ['costelinha de porco 300g com osso', ['Costelinha de porco assada 186']],
  ['coxa de frango crua 200g com o osso', ['Coxa de frango com pele crua 128']],
  ['manga 300g com casca e caroço', ['Manga 213']],
])('"%s" leaves out what is not eaten', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['maçã com casca 150g', ['Maçã 150']],
  ['batata doce com casca 200g', ['Batata-doce cozida 200']],
  ['pão com casca 50g', ['Pão francês 50']],
  ['banana sem casca 88g', ['Banana-prata 88']],
  ['sobrecoxa 150g sem osso', ['Sobrecoxa de frango assada 150']],
  ['costela assada 400g, já sem o osso', ['Costela bovina assada 400']],
  ['frango com osso, 2 pedaços', ['Filé de frango grelhado 100']],
  ['ossobuco 200g', ['Músculo cozido 200']],
  ['banana com casca', ['Banana-prata 80']],
])('"%s" counts the whole weight', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['bode 200g com osso', 'Contei 200 g de carne de bode cozida, como se fosse tudo carne. Confere?'],
  ['banana com casca 135g', 'Contei 86 g de banana-prata, sem a casca. Confere?'],
  ['sobrecoxa 210g com osso', 'Contei 141 g de sobrecoxa de frango assada, sem o osso. Confere?'],
  ['60g de flocão seco', 'Contei 60 g de farinha de milho, a farinha seca do cuscuz. Confere?'],
  [
    'cuscuz 200g seco, sem leite',
    'Contei 200 g de cuscuz de milho, como se fosse o peso já pronto. Confere?',
  ],
  ['frango 150g peso cru frito', 'Contei 108 g de filé de frango frito, o peso depois de pronto. Confere?'],
  ['batata 200g peso cru frita', 'Contei 200 g de batata frita, como se fosse o peso já pronto. Confere?'],
])('"%s" asks about the weight that was counted', (text, question) => {
  expect(readMeal(text).questions).toEqual([{ code: 'guessed_weight', text: question, item: 0 }])
})

test('a weight that is counted as stated raises no question', () => {
  const texts = ['100g de arroz pesado cru', 'maçã com casca 150g', 'banana sem casca 88g']
  expect(texts.flatMap((text) => readMeal(text).questions)).toEqual([])
})
