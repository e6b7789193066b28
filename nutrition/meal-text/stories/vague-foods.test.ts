import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['belisquei umas coisas', ['coisas']],
  ['comi besteira', ['besteira']],
  ['comi umas besteiras no shopping', ['besteiras']],
  ['hoje só comi bobagem', ['bobagem']],
  ['almocei arroz e feijão e belisquei umas coisas', ['coisas']],
  ['tomei um suco e comi alguma coisa', ['coisa']],
  ['comi alguma coisa e tomei um suco', ['coisa']],
  ['comi um lanche e tomei um suco', ['lanche']],
  ['tomei um suco e comi um lanche', ['lanche']],
  ['comi alguma coisa doce e um suco', ['coisa']],
  ['comi umas coisas no shopping e pizza', ['coisas']],
  ['comi um lanche e um suco', ['lanche']],
  ['arroz e dividi um lanche com meu irmão', ['lanche']],
  ['comi arroz e um lanche', ['lanche']],
  ['dividimos a sobremesa', ['sobremesa']],
  ['almocei arroz e comi sobremesa', ['sobremesa']],
  ['comi arroz e um doce', ['doce']],
  ['um doce e 1 ovo', ['doce']],
  ['comi um lanche no shopping', ['lanche']],
  ['almocei comida japonesa', ['comida japonesa']],
  ['o de sempre', ['o de sempre']],
  ['o de sempre no café', ['o de sempre']],
  ['o de sempre e uma maçã', ['o de sempre']],
])('"%s" asks about words that name no food', (text, unmatched) => {
  expect(readMeal(text).unmatched).toEqual(unmatched)
  expect(foodsIn(text).filter((food) => food.startsWith('Café'))).toEqual([])
})

test.each([
  ['um lanche e uma coca', 'lanche', 'Refrigerante de cola 350'],
  ['um lanche e banana', 'lanche', 'Banana-prata 80'],
  ['comi um lanche e banana', 'lanche', 'Banana-prata 80'],
  ['guloseimas e banana', 'guloseimas', 'Banana-prata 80'],
  ['um doce e uma banana', 'doce', 'Banana-prata 80'],
  ['comida japonesa e temaki', 'comida japonesa', 'Temaki de salmão 184'],
  ['comida japonesa e um sorvete', 'comida japonesa', 'Sorvete 84'],
  ['comida chinesa e uma coca', 'comida chinesa', 'Refrigerante de cola 350'],
])('"%s" asks about %s and counts the food beside it', (text, vague, food) => {
  expect(readMeal(text).unmatched).toEqual([vague])
  expect(foodsIn(text)).toEqual([food])
})

test('a text that tells the food, or denies it, is not asked about', () => {
  expect(readMeal('comi besteira: 1 pacote de bis').unmatched).toEqual([])
  expect(readMeal('comi besteira, bis e chocolate').unmatched).toEqual([])
  expect(readMeal('não comi besteira hoje').unmatched).toEqual([])
  expect(readMeal('comi um lanche, x-burguer').unmatched).toEqual([])
  expect(readMeal('um doce de leite e 1 banana').unmatched).toEqual([])
  expect(readMeal('um doce: brigadeiro').unmatched).toEqual([])
  expect(readMeal('comi arroz e de sobremesa pudim').unmatched).toEqual([])
  expect(readMeal('1 colher de sobremesa de azeite').unmatched).toEqual([])
  expect(readMeal('um lanche, pão e queijo').unmatched).toEqual([])
  expect(readMeal('não comi lanche').unmatched).toEqual([])
  expect(readMeal('lanche da tarde').unmatched).toEqual([])
  expect(readMeal('comida japonesa: 10 sushis').unmatched).toEqual([])
  expect(foodsIn('café de sempre')).toEqual(['Café sem açúcar 50'])
})
