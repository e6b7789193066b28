import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

const read = (text: string) =>
  readMeal(text).items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`)

test.each([
  ['fr grelh 100g + arr int 100g', ['Filé de frango grelhado 100', 'Arroz integral cozido 100']],
  ['frg 120 g e sld', ['Filé de frango grelhado 120', 'Salada crua 80']],
  ['bat doce 150g', ['Batata-doce cozida 150']],
  ['bat doce coz 200 g', ['Batata-doce cozida 200']],
  ['pta de amendoim 20g', ['Pasta de amendoim 20']],
  ['pst amend 15 g', ['Pasta de amendoim 15']],
  ['lt desn 200ml', ['Leite desnatado 200']],
  ['1 lt desn', ['Leite desnatado 240']],
  ['iog desn 170g', ['Iogurte natural desnatado 170']],
  ['pão int 2 fatias com req light', ['Pão de forma integral 50', 'Requeijão light 30']],
  ['arr 100g, feij 80g', ['Arroz branco cozido 100', 'Feijão carioca cozido 80']],
  ['2 ovos coz', ['Ovo cozido 90']],
  ['td q comi hj foi pão', ['Pão francês 50']],
  ['metade dum pão', ['Pão francês 25']],
  ['qjo minas 30g', ['Queijo minas frescal 30']],
  ['choc 70% 20g', ['Chocolate meio amargo 20']],
  ['macar integ 100g', ['Macarrão integral cozido 100']],
])('"%s" is read in full words', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

test.each(['fr 100g', 'abac 100g', 'mac 100g', 'bat 100g', 'int 2', 'pt 50g', 'cam 100 g', 'pres 30g'])(
  '"%s" may mean several foods and stays unknown',
  (text) => {
    const { items, unmatched } = readMeal(text)
    expect(items).toEqual([])
    expect(unmatched).toEqual([text.split(' ')[0]])
  },
)

test.each([
  ['1 lt de leite', ['Leite integral 1000']],
  ['1 lt de coca', ['Refrigerante de cola 1000']],
  ['arroz e feijão', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['big mac', ['X-burger 190']],
])('"%s" keeps its words', (text, foods) => {
  expect(read(text)).toEqual(foods)
})
