import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['1 banana de manhã, 1 de tarde e 1 de noite', ['Banana-prata 240']],
  ['um iogurte de manhã e outro à noite', ['Iogurte natural 340']],
  ['2 pães no almoço e 1 no jantar', ['Pão francês 150']],
  ['2 pães de manhã e 1 banana à tarde', ['Pão francês 100', 'Banana-prata 80']],
  ['comi pão duas vezes', ['Pão francês 100']],
  ['uma e meia banana duas vezes', ['Banana-prata 240']],
  ['tomei 1 café com leite 3 vezes hoje', ['Café com leite 720']],
  ['água 3 vezes e pão 2 vezes', ['Pão francês 100']],
  ['banana 1 antes e 1 depois do treino', ['Banana-prata 160']],
  ['pão 2 de manhã e 1 à tarde', ['Pão francês 150']],
  ['1 pão antes e 2 ovos depois', ['Pão francês 50', 'Ovo cozido 90']],
  ['banana 2 vezes, café 3 vezes', ['Banana-prata 160', 'Café sem açúcar 150']],
  ['como arroz 3 vezes por semana', ['Arroz branco cozido 128']],
])('"%s" counts what was eaten at all times of the day', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
