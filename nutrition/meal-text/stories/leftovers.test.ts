import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['10 esfihas de carne, sobraram 4 e tomei uma coca', ['Esfirra de carne 330', 'Refrigerante de cola 350']],
  ['10 esfihas de carne, sobraram 4 e tomei 2 cocas', ['Esfirra de carne 330', 'Refrigerante de cola 700']],
  ['uma pizza de 8 pedaços, sobraram 3 e tomei guaraná', ['Pizza 500', 'Refrigerante de guaraná 350']],
  ['pedi 10 esfihas de carne, sobraram 4 e o guaraná foi do meu filho', ['Esfirra de carne 330']],
  ['pedi 10 esfihas, sobraram 4 e comi depois com café', ['Esfirra de carne 550', 'Café sem açúcar 50']],
  [
    '500 g de estrogonofe, sobrou metade e jantei o resto com arroz',
    ['Estrogonofe de frango 500', 'Arroz branco cozido 128'],
  ],
  ['comi 6 fatias de pizza, sobraram 2', ['Pizza 600']],
  ['arroz e feijao, devolvi uns 50 do arroz', ['Arroz branco cozido 78', 'Feijão carioca cozido 140']],
  ['250g de macarrão, joguei fora uns 80', ['Macarrão cozido 170']],
  ['joguei fora a casca e comi 2 bananas', ['Banana-prata 160']],
  ['macarrão que sobrou 1 prato e suco', ['Macarrão cozido 320', 'Suco de fruta 240']],
])('"%s" leaves out what was left and nothing else', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
