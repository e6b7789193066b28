import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

const read = (text: string) => readMeal(text).items.map(({ food }) => food.name.split(' de frango')[0])

test.each([
  ['frango assado de padaria, comi uma coxa e uma asa', ['Coxa', 'Asa']],
  ['frango assado, comi a coxa', ['Coxa']],
  ['frango assado - peguei só a asa', ['Asa']],
  ['galeto, comi uma coxa e uma sobrecoxa', ['Coxa', 'Sobrecoxa']],
  ['frango frito, eu comi 2 asas', ['Asa']],
  ['frango assado de domingo mas só comi a sobrecoxa', ['Sobrecoxa']],
  ['comprei frango assado e comi a coxa', ['Coxa']],
  ['frango assado: fiquei com a coxa e arroz', ['Coxa', 'Arroz branco cozido']],
  ['3 pedaços de frango assado (coxa, sobrecoxa e asa)', ['Coxa', 'Sobrecoxa', 'Asa']],
  ['2 pedaços de frango: coxa e asa', ['Coxa', 'Asa']],
  ['3 pedaços de frango frito, 2 asas e 1 coxa', ['Asa', 'Coxa']],
  ['frango frito, 2 asas e 1 coxa', ['Asa', 'Coxa']],
])('"%s" counts only the pieces', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

test.each([
  ['frango assado e uma coxa', ['Frango assado', 'Coxa']],
  ['almocei frango assado e jantei coxa de frango', ['Frango assado', 'Coxa']],
  ['frango assado 100 g, coxa de frango 1', ['Frango assado', 'Coxa']],
  ['3 pedaços de frango assado, coxa e arroz', ['Frango assado', 'Coxa', 'Arroz branco cozido']],
  ['frango assado com coxinha', ['Frango assado', 'Coxinha']],
  ['frango assado, comi uma coxinha', ['Frango assado', 'Coxinha']],
  ['peito de frango, comi uma coxa também', ['Filé', 'Coxa']],
  ['frango assado, comi arroz', ['Frango assado', 'Arroz branco cozido']],
  ['200 g de frango assado, comi uma coxa', ['Frango assado', 'Coxa']],
  ['meio frango assado', ['Frango assado']],
  ['2 pedaços de frango assado', ['Frango assado']],
  ['filé de frango e coxa', ['Filé', 'Coxa']],
])('"%s" counts each food', (text, foods) => {
  expect(read(text)).toEqual(foods)
})
