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
])('%s leaves out %j', (text, leftOut) => {
  expect(leftOutIn(text)).toEqual(leftOut)
})
