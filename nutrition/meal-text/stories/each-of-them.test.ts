import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['2 copos de suco de laranja com 2 colheres de açúcar cada', ['Suco de laranja natural 480', 'Açúcar 20']],
  ['4 xícaras de café com 1 colher de açúcar em cada', ['Café sem açúcar 800', 'Açúcar 20']],
])('"%s" multiplies what is in each glass', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['200 g entre picanha e linguiça', ['Picanha grelhada 100', 'Linguiça toscana grelhada 100']],
  [
    'arroz, uns 300g entre frango e batata',
    ['Arroz branco cozido 128', 'Filé de frango grelhado 150', 'Batata cozida 150'],
  ],
])('"%s" divides the weight', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['2 pao frances c/ 3 fatias de mortadela cada', ['Pão francês 100', 'Mortadela 90']],
  ['2 pães com 1 ovo cada', ['Pão francês 100', 'Ovo frito 100']],
  ['2 pães com 1 ovo em cada e café', ['Pão francês 100', 'Ovo frito 100', 'Café sem açúcar 50']],
  ['3 torradas com 1 colher de requeijão cada uma', ['Torrada 24', 'Requeijão cremoso 90']],
])('"%s" multiplies what lies on each', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['2 pães de 50 g cada', ['Pão francês 100']],
  ['3 tapiocas com 2 fatias de queijo em cada', ['Tapioca recheada com queijo muçarela 300']],
  ['1 pão com 2 ovos cada', ['Pão francês 50', 'Ovo frito 100']],
  ['2 pães com 1 ovo, cada fatia de queijo 20 g', ['Pão francês 100', 'Ovo frito 50', 'Queijo muçarela 20']],
])('"%s" multiplies nothing', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['5 cafezinho no dia cada um com 1 colherzinha de açúcar', ['Café sem açúcar 250', 'Açúcar 25']],
  ['3 pães cada um com 2 fatias de queijo', ['Pão francês 150', 'Queijo muçarela 120']],
])('"%s" multiplies what each one got', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['6 cafezinhos no dia, 1 sachê de açúcar em cada um', ['Café sem açúcar 300', 'Açúcar 30']],
  ['tomei café 3x, cada xícara com 1 colher de açúcar', ['Café sem açúcar 150', 'Açúcar 15']],
  ['cafezinho 5x durante o dia, cada um com 1 sachê de açúcar', ['Café sem açúcar 250', 'Açúcar 25']],
])('"%s" multiplies the sugar of each cup', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
