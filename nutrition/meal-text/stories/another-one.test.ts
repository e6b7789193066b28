import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['1 fatia de bolo de laranja e outra de chocolate', ['Bolo de laranja 60', 'Bolo de chocolate 60']],
  ['1 fatia de bolo de cenoura e outra de bolo de chocolate', ['Bolo de cenoura 70', 'Bolo de chocolate 60']],
  ['um copo de suco de laranja e outro de leite', ['Suco de laranja natural 240', 'Leite integral 240']],
  ['1 suco de uva e outro de laranja', ['Suco de fruta 240', 'Suco de laranja natural 240']],
  ['1 pastel de carne e outro de queijo', ['Pastel de carne frito 100', 'Pastel de queijo frito 100']],
  ['uma fatia de queijo e outra de presunto', ['Queijo muçarela 20', 'Presunto 15']],
  ['1 coxinha e outra', ['Coxinha de frango 100', 'Coxinha de frango 100']],
  ['comi 1 banana e outra de tarde', ['Banana-prata 80', 'Banana-prata 80']],
  ['1 fatia de bolo e outra de manhã', ['Bolo simples 60', 'Bolo simples 60']],
  [
    'um pão com manteiga e outro com queijo',
    ['Pão francês 50', 'Manteiga com sal 10', 'Pão francês 50', 'Queijo muçarela 40'],
  ],
])('"%s" counts another one of the food before it', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['1 pão com 2 ovos e outro', ['Pão francês 50', 'Ovo frito 100']],
  ['1 banana. e outra de noite', ['Banana-prata 80']],
  ['um pão na chapa e outro com manteiga', ['Pão na chapa 58', 'Manteiga com sal 10']],
])('"%s" does not tell what the other one was', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
