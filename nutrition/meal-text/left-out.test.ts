import { expect, test } from 'vitest'
import { leftOutIn } from './left-out.ts'

test.each([
  ['café sem leite', ['leite']],
  ['iogurte sem lactose e misto sem queijo', ['lactose', 'queijo']],
  ['x-salada sem o queijo, sem maionese', ['queijo', 'maionese']],
  ['café sem açúcar nem leite', ['açúcar', 'leite']],
  ['macarrão sem molho de tomate', ['molho de tomate']],
  ['pizza sem queijo, suco sem Queijo', ['queijo']],
  ['almocei sem fome e sem pressa: arroz e feijão', []],
  ['arroz e feijão', []],
  ['paella sem frutos do mar', ['frutos do mar']],
  ['bolo sem trigo', ['trigo']],
  ['bolo sem derivados de leite, sem laticínios', ['derivados de leite', 'laticínios']],
  ['não vivo sem chocolate, comi 2 quadradinhos', []],
  ['não fico sem pão: 1 pão e café sem leite', ['leite']],
  ['nunca consigo ficar um dia sem pão', []],
  ['hoje não comi bolo, tomei café sem leite', ['leite']],
  ['não tinha café sem leite', ['leite']],
  // The reader counts these as eaten, as in `café sem leite, pão e ovo`.
  ['sem carne, queijo e ovo', ['carne']],
])('%s leaves out %j', (text, leftOut) => {
  expect(leftOutIn(text)).toEqual(leftOut)
})
