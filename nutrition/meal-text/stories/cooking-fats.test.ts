import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['macarrão na manteiga ghee', ['Macarrão na manteiga 165']],
  ['macarrão na ghee', ['Macarrão na manteiga 165']],
  ['2 ovos fritos na manteiga ghee', ['Ovo na manteiga 90']],
  ['macaxeira na manteiga de garrafa', ['Mandioca refogada 150']],
  ['ovo no óleo de coco', ['Ovo frito 50']],
  ['ovos mexidos com manteiga', ['Ovo na manteiga 90']],
  ['ovos mexidos com ghee', ['Ovo na manteiga 90']],
  ['ovo frito com margarina', ['Ovo frito 50']],
  ['camarão no alho e azeite', ['Camarão ao alho e óleo 100']],
  ['macarrão alho e azeite', ['Macarrão ao alho e óleo 220']],
  ['ovo frito com azeite de oliva', ['Ovo frito 50']],
  ['ovo frito com manteiga 2 unidades', ['Ovo frito 100']],
  ['ovo frito com manteiga 2 torradas', ['Ovo frito 50', 'Torrada 16']],
  ['ovo frito com manteiga, 2 colheres de arroz', ['Ovo frito 50', 'Arroz branco cozido 50']],
  ['ovo frito com manteiga, 5 g de creatina', ['Ovo frito 50']],
])('"%s" counts the fat of the food once', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['pão com manteiga ghee', ['Pão francês 50', 'Manteiga ghee 5']],
  ['cuscuz com manteiga de garrafa', ['Cuscuz de milho 135', 'Manteiga de garrafa 8']],
  ['1 colher de óleo de coco', ['Óleo de coco 14']],
  ['2 ovos mexidos com 1 colher de ghee', ['Ovo cozido 90', 'Manteiga ghee 14']],
  ['ovos mexidos com manteiga 1 ponta de faca', ['Ovo cozido 90', 'Manteiga com sal 5']],
  ['ovos mexidos com manteiga, 10 g', ['Ovo cozido 90', 'Manteiga com sal 10']],
  ['ovo frito com azeite 5 ml', ['Ovo cozido 45', 'Azeite de oliva 5']],
  ['ovo cozido com azeite', ['Ovo cozido 45', 'Azeite de oliva 8']],
  ['carne de sol na manteiga de garrafa', ['Carne de sol cozida 100', 'Manteiga com sal 10']],
  ['abobrinha na manteiga', ['Abobrinha refogada 60', 'Manteiga com sal 10']],
  ['bife a cavalo na manteiga', ['Bife a cavalo 100', 'Manteiga com sal 10']],
  ['bife acebolado na manteiga', ['Contrafilé grelhado 105', 'Manteiga com sal 10']],
  ['2 ovos mexidos no azeite 10 g', ['Ovo cozido 90', 'Azeite de oliva 10']],
  ['2 ovos mexidos na manteiga 10 g', ['Ovo cozido 90', 'Manteiga com sal 10']],
])('"%s" counts the named fat', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['2 ovos fritos com mandioca', ['Ovo frito 100', 'Mandioca cozida 150']],
  ['ovo mexido com manga', ['Ovo na manteiga 90', 'Manga 200']],
  ['ovos mexidos com azeitona', ['Ovo na manteiga 90', 'Azeitona verde 20']],
  ['ovos mexidos com manteiga e azeitonas', ['Ovo na manteiga 90', 'Azeitona verde 20']],
  ['ovos mexidos com manteiga de amendoim', ['Ovo na manteiga 90', 'Pasta de amendoim 23']],
])('"%s" counts the food beside the eggs', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['2 ovos mexidos no azeite', 'Azeite de oliva'],
  ['2 ovos mexidos no óleo de coco', 'Óleo de coco'],
  ['3 ovos fritos na banha', 'Banha de porco'],
  ['ovo frito com manteiga', 'Manteiga com sal'],
  ['bife frito no azeite', 'Azeite de oliva'],
  ['frango na manteiga', 'Manteiga com sal'],
  ['couve na manteiga', 'Manteiga com sal'],
  ['couve refogada com azeite', 'Azeite de oliva'],
  ['farofa na manteiga', 'Manteiga com sal'],
  ['pipoca no óleo de coco', 'Óleo de coco'],
])('"%s" has %s in place of its usual fat', (text, fat) => {
  const { items } = readMeal(text)
  expect(items).toHaveLength(1)
  expect(items[0]?.flavors?.map(({ name }) => name)).toEqual([fat])
})

test.each([
  ['omelete na manteiga', ['Ovo cru 100', 'Sal 1', 'Manteiga com sal 4']],
  ['omelete com azeite', ['Ovo cru 100', 'Sal 1', 'Azeite de oliva 4']],
  ['omelete na airfryer', ['Ovo cru 100', 'Sal 1']],
  [
    'crepioca no óleo de coco',
    ['Ovo cru 50', 'Goma de mandioca hidratada (tapioca) 35', 'Sal 0', 'Óleo de coco 2'],
  ],
  [
    'farofa de ovo no azeite',
    ['Farinha de mandioca torrada 19', 'Ovo cru 15', 'Cebola crua 2', 'Sal 0', 'Azeite de oliva 5'],
  ],
  ['farofa de ovo sem óleo', ['Farinha de mandioca torrada 19', 'Ovo cru 15', 'Cebola crua 2', 'Sal 0']],
])('"%s" has the named fat among its parts', (text, parts) => {
  const [item] = readMeal(text).items
  expect(item?.parts?.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`)).toEqual(parts)
})

test.each([
  ['frango frito na airfryer', ['Frango assado 140']],
  ['2 ovos mexidos na airfryer', ['Ovo cozido 90']],
  ['bisteca frita na airfryer', ['Bisteca de porco grelhada 100']],
  ['batata doce frita na airfryer', ['Batata-doce cozida 140']],
  ['frango refogado sem óleo', ['Filé de frango grelhado 100']],
])('"%s" is not fried in fat', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
