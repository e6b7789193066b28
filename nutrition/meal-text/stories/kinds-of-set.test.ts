import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['combinado de sushi 16 peças (8 salmão, 8 kani)', ['Sushi enrolado de salmão 480']],
  [
    'combinado 20 peças: 10 sushis e 10 sashimis, e 1 coca',
    ['Sushi enrolado de salmão 600', 'Refrigerante de cola 350'],
  ],
  ['combinado 20 peças 5 sashimi 5 hot roll', ['Sushi enrolado de salmão 600']],
  ['barca 30 peças com 5 sashimi de salmão', ['Sushi enrolado de salmão 900']],
  ['combinado 20 peças com 1 temaki', ['Sushi enrolado de salmão 600', 'Temaki de salmão 184']],
  ['combo 16 peças com 8 hot roll', ['Sushi enrolado de salmão 480']],
  ['combo sushi 12 peças, 4 hot roll', ['Sushi enrolado de salmão 360', 'Hot roll 100']],
  ['1 barca 30 peças: sushi, sashimi e hot roll', ['Sushi enrolado de salmão 900']],
  ['combinado 20 peças e salmão grelhado', ['Sushi enrolado de salmão 600', 'Salmão grelhado 120']],
  ['combinado 20 peças e 1 temaki', ['Sushi enrolado de salmão 600', 'Temaki de salmão 184']],
  ['combinado 20 peças com 5 salmão', ['Sushi enrolado de salmão 600']],
  ['combo 16 peças (8 salmão, 8 kani)', ['Sushi enrolado de salmão 480']],
  ['sushi 20 peças com 10 hot roll e 10 salmão', ['Sushi 600']],
  ['sushi 10 peças sendo 4 hot roll', ['Sushi 300']],
])('"%s" counts the pieces of a set once', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['comi sushi 10 peças com 2 hot roll', ['Sushi 300', 'Hot roll 50']],
  ['sushi 8 peças com 4 sashimis e 1 temaki', ['Sushi 240', 'Sashimi de salmão 60', 'Temaki de salmão 184']],
  ['combinado 20 peças com 4 hot roll extra', ['Sushi enrolado de salmão 600', 'Hot roll 100']],
  ['combinado 20 peças com 2 sashimi e 4 hot roll a mais', ['Sushi enrolado de salmão 600', 'Hot roll 100']],
  ['sushi 10 peças 1 peixe grelhado', ['Sushi 300', 'Peixe de mar grelhado 120']],
  ['combinado 20 peças com 1 salmão', ['Sushi enrolado de salmão 600', 'Salmão grelhado 120']],
  ['sushi 10 peças, 10 hot roll', ['Sushi 300', 'Hot roll 250']],
  ['combo 10 peças com 4 nuggets', ['Nuggets de frango assados 92']],
  ['combo kfc 4 peças com 1 batata', ['Batata cozida 140']],
  ['combo kfc 10 peças com 4 hot wings', ['Asa de frango frita 160']],
  ['combo frango frito 6 peças com 2 camarões', ['Frango em pedaços frito 600', 'Camarão cozido 60']],
])('"%s" keeps what came besides and the combos of other shops', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
