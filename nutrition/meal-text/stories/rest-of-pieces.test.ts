import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['pizza grande 8 pedaços dividi com minha esposa, ela comeu 3 eu o resto', ['Pizza 500']],
  ['eu e meu marido rachamos uma pizza gigante de 12 pedaços, ele comeu 7 e eu o que sobrou', ['Pizza 500']],
  ['dividi uma pizza grande de 8 fatias com meu namorado, cada um comeu 4', ['Pizza 400']],
  ['pizza broto de calabresa de 4 pedaços dividi com a colega, 2 pra cada', ['Pizza de calabresa 180']],
  ['10 esfihas de carne, meu irmão comeu 4 e eu comi o resto', ['Esfirra de carne 330']],
  ['bolo de chocolate 10 fatias, elas comeram 8 e eu fiquei com o resto', ['Bolo de chocolate 120']],
])('"%s" counts what others left', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('nothing is left of fewer pieces than the other ate', () => {
  expect(readMeal('pizza de 4 pedaços, ela comeu 6 e eu o resto').questions).toMatchObject([
    { code: 'others_food' },
  ])
})
