import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['copo de nescau com leite', ['Leite com achocolatado 240']],
  ['1 caneca de nescau com leite', ['Leite com achocolatado 300']],
  ['2 copos de toddy com leite', ['Leite com achocolatado 480']],
  ['copo de 300 ml de nescau com leite', ['Leite com achocolatado 300']],
  ['um copo de toddy com leite desnatado', ['Leite com achocolatado com leite desnatado 240']],
  ['2 colheres de nescau com leite', ['Achocolatado em pó 32', 'Leite integral 240']],
])('"%s" is one drink in a vessel', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
