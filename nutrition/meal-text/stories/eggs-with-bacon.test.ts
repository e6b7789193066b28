import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['ovos com bacon', ['Ovos com bacon 124']],
  ['2 ovos com bacon e pão', ['Ovos com bacon de 2 ovos 124', 'Pão francês 50']],
  ['comi 3 ovos mexidos com bacon', ['Ovos com bacon de 3 ovos 174']],
  ['2 ovos com bacon 20 g', ['Ovo cozido 90', 'Bacon 20']],
  ['omelete de 2 ovos com bacon', ['Omelete de 2 ovos com bacon 125']],
  ['pão com 2 ovos com bacon', ['Pão francês 50', 'Ovo frito 100', 'Bacon 16']],
])('"%s" is the dish only by itself and without an own amount', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
