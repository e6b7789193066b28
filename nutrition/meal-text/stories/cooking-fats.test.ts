import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['macarrão na manteiga ghee', ['Macarrão na manteiga 165']],
  ['macarrão na ghee', ['Macarrão na manteiga 165']],
  ['2 ovos fritos na manteiga ghee', ['Ovo na manteiga 90']],
  ['macaxeira na manteiga de garrafa', ['Mandioca refogada 150']],
  ['carne de sol na manteiga de garrafa', ['Carne de sol cozida 100']],
  ['ovo no óleo de coco', ['Ovo frito 50']],
  ['ovos mexidos com manteiga', ['Ovo na manteiga 90']],
  ['ovos mexidos com ghee', ['Ovo na manteiga 90']],
])('"%s" counts the fat of the food once', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['pão com manteiga ghee', ['Pão francês 50', 'Manteiga ghee 5']],
  ['cuscuz com manteiga de garrafa', ['Cuscuz de milho 135', 'Manteiga de garrafa 8']],
  ['1 colher de óleo de coco', ['Óleo de coco 14']],
  ['2 ovos mexidos com 1 colher de ghee', ['Ovo cozido 90', 'Manteiga ghee 14']],
  ['ovo cozido com azeite', ['Ovo cozido 45', 'Azeite de oliva 8']],
])('"%s" counts the named fat', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
