import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['pizza grande 8 pedaços dividi com minha esposa, ela comeu 3 eu o resto', ['Pizza 500']],
  ['eu e meu marido rachamos uma pizza gigante de 12 pedaços, ele comeu 7 e eu o que sobrou', ['Pizza 500']],
  ['10 esfihas de carne, meu irmão comeu 4 e eu comi o resto', ['Esfirra de carne 330']],
  ['bolo de chocolate 10 fatias, elas comeram 8 e eu fiquei com o resto', ['Bolo de chocolate 120']],
])('"%s" counts what others left', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
