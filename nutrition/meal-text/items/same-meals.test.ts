import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    'almoço e janta mesma coisa: arroz 4 colheres, feijão 1 concha, ovo 2',
    ['Arroz branco cozido 200', 'Feijão carioca cozido 280', 'Ovo cozido 180'],
  ],
  ['almoço e jantar iguais: arroz 100 g e 2 bifes', ['Arroz branco cozido 200', 'Contrafilé grelhado 420']],
  ['café da manhã e lanche foram iguais: 1 pão', ['Pão francês 100']],
  ['comi no almoço e na janta a mesma comida: 2 ovos', ['Ovo cozido 180']],
  [
    'Desjejum 1 banana. Almoço arroz 100g legumes 80 g. Jantar igual ao almoço.',
    ['Banana-prata 80', 'Arroz branco cozido 200', 'Legumes cozidos 160'],
  ],
  [
    'café da manhã pão almoço 2 ovos lanche maçã janta igual ao almoço',
    ['Pão francês 50', 'Ovo cozido 180', 'Maçã 150'],
  ],
  ['almocei 2 bifes e jantei a mesma coisa', ['Contrafilé grelhado 420']],
  ['almocei 2 bifes e jantei o mesmo', ['Contrafilé grelhado 420']],
  ['almocei 2 bifes e jantei o mesmo mais um ovo', ['Contrafilé grelhado 420', 'Ovo cozido 45']],
  ['almoço: 2 bifes. jantar: repeti o almoço', ['Contrafilé grelhado 420']],
  ['almoço 2 bifes, janta idem', ['Contrafilé grelhado 420']],
  ['jantar: 2 ovos. ceia: a mesma coisa', ['Ovo cozido 180']],
])('"%s" counts a meal that was the same twice, and asks', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
  expect(readMeal(text).questions.map(({ code }) => code)).toEqual(['repeated'])
})

test.each([
  ['comi pão com ovo mesmo', ['Pão francês 50', 'Ovo frito 50']],
  ['tomei o mesmo café e comi pão', ['Café sem açúcar 50', 'Pão francês 50']],
  [
    'almocei arroz e jantei o mesmo arroz com 2 ovos',
    ['Arroz branco cozido 128', 'Arroz branco cozido 128', 'Ovo frito 100'],
  ],
  ['jantei a mesma coisa de ontem, 2 ovos', ['Ovo cozido 90']],
  ['comi pão, jantei igual ao almoço', ['Pão francês 50']],
  ['jantei igual ontem: 2 ovos', ['Ovo cozido 90']],
  ['no almoço e no jantar comi 2 ovos', ['Ovo cozido 90']],
  ['almocei 2 ovos, meu filho comeu a mesma coisa', ['Ovo cozido 90']],
  ['café e almoço na padaria: 2 pães', ['Café sem açúcar 50', 'Pão francês 100']],
  ['almocei 2 ovos. não jantei o mesmo', ['Ovo cozido 90']],
])('"%s" counts no meal twice', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
  expect(readMeal(text).questions.map(({ code }) => code)).not.toContain('repeated')
})
