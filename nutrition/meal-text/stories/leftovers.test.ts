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

test.each([
  ['joguei duas colheres de granola no iogurte', ['Granola 20', 'Iogurte natural 170']],
  ['joguei 2 ovos na frigideira e comi', ['Ovo frito 100']],
  ['salada, joguei 1 colher de azeite', ['Salada crua 80', 'Azeite de oliva 8']],
  [
    'arroz, feijão e joguei 2 colheres de farofa por cima',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 140', 'Farofa 30'],
  ],
  [
    'fiz dois pacotes de miojo e joguei um ovo',
    ['Macarrão instantâneo preparado (miojo) 392', 'Ovo cozido 45'],
  ],
  [
    'arroz e bife, joguei metade do prato de salada',
    ['Arroz branco cozido 128', 'Contrafilé grelhado 105', 'Salada crua 75'],
  ],
  [
    'fiz miojo, joguei um ovo e queijo',
    ['Macarrão instantâneo preparado (miojo) 196', 'Ovo cozido 45', 'Queijo muçarela 40'],
  ],
  ['leite com café, joguei 1 colher de leite em pó', ['Café com leite 240', 'Leite integral em pó 16']],
  ['macarrão, joguei metade da lata de atum', ['Macarrão cozido 165', 'Atum em lata 68']],
  [
    'pão com queijo, joguei mais 1 fatia de queijo',
    ['Pão francês 50', 'Queijo muçarela 40', 'Queijo muçarela 20'],
  ],
  ['meia maçã, a outra metade joguei no iogurte', ['Maçã 75', 'Iogurte natural 85']],
  ['devolvi uns 50 do arroz, tinha 200 g', ['Arroz branco cozido 200']],
])('"%s" keeps what was put into a dish', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  [
    '1 bife e arroz, joguei metade do bife pro cachorro',
    ['Contrafilé grelhado 53', 'Arroz branco cozido 128'],
  ],
  ['3 ovos, joguei 2 gemas', ['Ovo cozido 135']],
  ['peguei 200 g de arroz, joguei 50 g', ['Arroz branco cozido 150']],
  ['200 g de arroz e 1 bife, joguei 50 g de arroz', ['Arroz branco cozido 150', 'Contrafilé grelhado 105']],
  ['pizza 4 fatias, joguei 1', ['Pizza 300']],
  ['4 fatias de pizza, joguei 1 fatia', ['Pizza 300']],
  ['comi macarrão, joguei uns 50 g', ['Macarrão cozido 115']],
  [
    'prato de arroz com carne, joguei metade do prato',
    ['Arroz branco cozido 64', 'Carne bovina grelhada 50'],
  ],
  ['arroz e feijão, joguei metade na pia', ['Arroz branco cozido 64', 'Feijão carioca cozido 70']],
  ['leite 200 ml, joguei 50 ml na privada', ['Leite integral 150']],
  ['arroz e ovo, joguei o ovo', ['Arroz branco cozido 128']],
  ['250g de macarrão, joguei 80 g no lixo', ['Macarrão cozido 170']],
  ['250g de macarrão, joguei uns 80 fora', ['Macarrão cozido 170']],
  ['meia coxinha, a outra metade joguei fora', ['Coxinha de frango 50']],
])('"%s" leaves out what was thrown away', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
