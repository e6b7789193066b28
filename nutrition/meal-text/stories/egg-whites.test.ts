import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['eram 3 ovos cozidos mas só comi as claras', ['Clara de ovo cozida 99']],
  ['3 ovos, só as claras', ['Clara de ovo cozida 99']],
  ['4 ovos cozidos, tirei as gemas, e 1 banana', ['Clara de ovo cozida 132', 'Banana-prata 80']],
  ['2 ovos cozidos sem as gemas', ['Clara de ovo cozida 66']],
  ['2 ovos sem gema', ['Clara de ovo cozida 66']],
])('"%s" counts the whites alone', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['2 ovos (1 só a clara)', ['Ovo cozido 45', 'Clara de ovo cozida 33']],
  ['3 ovos, 1 só a clara', ['Ovo cozido 90', 'Clara de ovo cozida 33']],
  ['4 ovos, 2 só a clara', ['Ovo cozido 90', 'Clara de ovo cozida 66']],
  ['5 ovos, sendo 3 só claras', ['Ovo cozido 90', 'Clara de ovo cozida 99']],
  ['3 ovos, um deles só a clara', ['Ovo cozido 90', 'Clara de ovo cozida 33']],
  ['2 ovos (2 só a clara)', ['Clara de ovo cozida 66']],
  ['pão e 3 ovos (2 só a clara)', ['Pão francês 50', 'Ovo cozido 45', 'Clara de ovo cozida 66']],
])('"%s" takes the whites from the eggs', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['2 ovos e 1 clara', ['Ovo cozido 90', 'Clara de ovo cozida 33']],
  ['3 ovos cozidos e só a clara de outro', ['Ovo cozido 135', 'Clara de ovo cozida 33']],
])('"%s" counts the whole eggs', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
