import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    'churrasco das 12 as 18h, comi picanha uns 5 pedaços e 2 linguiça',
    ['Picanha grelhada 175', 'Linguiça toscana grelhada 120'],
  ],
  [
    'churrasco na casa do meu tio, comi picanha e linguiça',
    ['Picanha grelhada 90', 'Linguiça toscana grelhada 70'],
  ],
  [
    'fui num churrasco e comi 3 linguiças e 4 pedaços de picanha',
    ['Linguiça toscana grelhada 180', 'Picanha grelhada 140'],
  ],
  ['no churrasco comi 100 g de maminha e vinagrete', ['Maminha grelhada 100', 'Vinagrete 60']],
  ['churrasco hoje comi 200 g de maminha', ['Maminha grelhada 200']],
  ['teve churrasco aqui em casa: 3 pedaços de costela', ['Costela bovina assada 120']],
  ['almocei no churrasco da empresa, 2 linguiças', ['Linguiça toscana grelhada 120']],
  ['churrasco no domingo 150 g de maminha', ['Maminha grelhada 150']],
  ['domingo churrasco, 2 linguiças e cerveja', ['Linguiça toscana grelhada 120', 'Cerveja 350']],
  ['churrasco de aniversário do meu pai, comi 5 pedaços de alcatra', ['Alcatra grelhada 175']],
  ['churrasco com picanha', ['Picanha grelhada 90']],
  ['churrasco, picanha e farofa', ['Picanha grelhada 90', 'Farofa 38']],
  ['churrasco em casa de tarde comi 2 linguiças', ['Linguiça toscana grelhada 120']],
])('"%s" counts the meats and not the occasion', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['churrasco e farofa', ['Churrasco 80', 'Farofa 38']],
  ['churrasco e 1 linguiça', ['Churrasco 80', 'Linguiça toscana grelhada 60']],
  ['comi churrasco e depois comi 1 linguiça', ['Churrasco 80', 'Linguiça toscana grelhada 60']],
  ['churrasco à tarde e à noite comi frango', ['Churrasco 80', 'Filé de frango grelhado 100']],
  ['churrasco à tarde, à noite frango', ['Churrasco 80', 'Filé de frango grelhado 100']],
  ['almocei churrasco e jantei frango', ['Churrasco 80', 'Filé de frango grelhado 100']],
  ['200 g de churrasco e 100 g de linguiça', ['Churrasco 200', 'Linguiça toscana grelhada 100']],
  ['comi 3 pedaços de churrasco, linguiça', ['Churrasco 138', 'Linguiça toscana grelhada 70']],
  ['comi churrasco e tomei cerveja', ['Churrasco 80', 'Cerveja 350']],
  ['no churrasco comi pão de alho e farofa', ['Churrasco 80', 'Pão de alho 52', 'Farofa 38']],
])('"%s" counts the barbecue as food', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test('hours of a party are no amount', () => {
  expect(foodsIn('churrasco das 12 as 18h')).toEqual(['Churrasco 80'])
  expect(foodsIn('pizza das 19 ate as 22h, 2 fatias')).toEqual(['Pizza 200'])
})
