import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['nhoque ao sugo prato', ['Nhoque de batata 320']],
  // `nesquik` has a flavor and is a powder.
  ['copo de nesquik com leite', ['Leite com achocolatado 240']],
  ['2 hamburger artezanal', ['Hambúrguer artesanal 560']],
  ['hamburger da cantina', ['Hambúrguer (sanduíche) 125']],
])('"%s" is rewritten by all rules of its words', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['arroz com fgo 4 colheres de servir', ['Galinhada 240']],
  ['1 banana antes do treino e outra depois do treino', ['Banana-prata 160']],
  ['tomei café 6 vezes', ['Café sem açúcar 300']],
  ['shake de whey 2 doses com 300 ml de leite', ['Whey protein em pó 60', 'Leite integral 300']],
])('"%s" is rewritten by a rule of any of its words', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
