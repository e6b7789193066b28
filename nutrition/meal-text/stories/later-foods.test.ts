import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    'amanhã vou levar frango com batata doce, hoje comi pão com ovo mesmo',
    ['Pão francês 50', 'Ovo frito 50'],
  ],
  ['amanhã vou comer pizza, hoje foi salada', ['Salada crua 80']],
  ['hoje comi pão com ovo, amanhã vou de frango', ['Pão francês 50', 'Ovo frito 50']],
  ['comi 2 ovos e amanhã vou levar marmita de frango', ['Ovo cozido 90']],
  ['almocei arroz e feijão. amanhã faço lasanha', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['comi uma maçã, mais tarde vou comer um bolo', ['Maçã 150']],
  ['comi uma maçã e vou comer um bolo mais tarde', ['Maçã 150']],
  ['vou fazer lasanha amanhã, hoje jantei 2 ovos', ['Ovo cozido 90']],
  ['jantei 2 ovos amanha quero comer pizza', ['Ovo cozido 90']],
  ['amanhã tem feijoada mas hoje comi salada', ['Salada crua 80']],
  ['hj comi arroz e ovo e amanha vai ser macarrao', ['Arroz branco cozido 128', 'Ovo cozido 45']],
  ['almocei bife, pretendo jantar sopa depois', ['Contrafilé grelhado 105']],
  ['amanhã vou de marmita, hoje foi um lanche do subway', ['Sanduíche de 15 cm 210']],
  ['amanhã vai ser marmita, hoje comi 2 pães', ['Pão francês 100']],
  ['hoje almocei 2 ovos e arroz, amanhã marmita', ['Ovo cozido 90', 'Arroz branco cozido 128']],
  ['comi 1 pão com ovo e amanhã vou levar marmita', ['Pão francês 50', 'Ovo frito 50']],
  ['vou levar marmita amanhã, hoje comi 1 pastel de carne', ['Pastel de carne frito 100']],
  ['hoje foi pastel de queijo e amanhã tem marmita de frango', ['Pastel de queijo frito 100']],
  [
    'almocei um pf de bife, vou comer marmita amanhã',
    [
      'Contrafilé grelhado 105',
      'Arroz branco cozido 170',
      'Feijão carioca cozido 140',
      'Alface crespa 20',
      'Tomate 60',
    ],
  ],
  ['amanhã faço marmita com arroz e frango, hoje jantei 2 ovos', ['Ovo cozido 90']],
  ['jantei sopa. amanhã vou de quentinha', ['Sopa de legumes com carne 390']],
  ['amanhã marmitex, hoje almocei arroz e feijão', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['amanhã como um prato feito mas hoje comi 1 x-salada', ['X-salada 245']],
])('"%s" leaves out what is planned for later', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['vou comer 2 ovos', ['Ovo cozido 90']],
  ['amanhã vou comer 2 ovos', ['Ovo cozido 90']],
  ['comprei pão pra amanhã e comi 2 ovos', ['Pão francês 50', 'Ovo cozido 90']],
  ['comi a marmita de amanhã, arroz e frango', ['Arroz branco cozido 170', 'Filé de frango grelhado 100']],
  ['vou registrar 2 ovos', ['Ovo cozido 90']],
  [
    'vou falar: 2 ovos no almoço e depois bolo, jantei pizza',
    ['Ovo cozido 90', 'Bolo simples 60', 'Pizza 200'],
  ],
  ['hoje comi arroz, feijão e amanhã não sei', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['comi pão de manhã e depois comi bolo', ['Pão francês 50', 'Bolo simples 60']],
  ['almocei 2 ovos e vou tomar um suco', ['Ovo cozido 90', 'Suco de fruta 240']],
  [
    'hoje comi em casa porque amanhã vou numa festa, arroz e ovo',
    ['Arroz branco cozido 128', 'Ovo cozido 45'],
  ],
  [
    'jantei arroz, amanhã levo salada, feijão e carne',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 140', 'Carne bovina grelhada 100'],
  ],
  ['amanhã vai ter festa, comi bolo e pudim', ['Bolo simples 60', 'Pudim de leite condensado 110']],
  [
    'comi a marmita de amanhã',
    [
      'Arroz branco cozido 170',
      'Feijão carioca cozido 140',
      'Contrafilé grelhado 100',
      'Alface crespa 20',
      'Tomate 60',
    ],
  ],
  [
    'almocei marmita de frango',
    [
      'Filé de frango grelhado 100',
      'Arroz branco cozido 170',
      'Feijão carioca cozido 140',
      'Alface crespa 20',
      'Tomate 60',
    ],
  ],
  [
    'vou de marmita hoje: arroz, feijão e frango',
    ['Arroz branco cozido 170', 'Feijão carioca cozido 140', 'Filé de frango grelhado 100'],
  ],
  ['marmita pra amanhã: arroz e frango', ['Arroz branco cozido 170', 'Filé de frango grelhado 100']],
  [
    'hoje vou de marmita',
    [
      'Arroz branco cozido 170',
      'Feijão carioca cozido 140',
      'Contrafilé grelhado 100',
      'Alface crespa 20',
      'Tomate 60',
    ],
  ],
  [
    'amanhã vou comer marmita',
    [
      'Arroz branco cozido 170',
      'Feijão carioca cozido 140',
      'Contrafilé grelhado 100',
      'Alface crespa 20',
      'Tomate 60',
    ],
  ],
  [
    'de manhã comi pão, no almoço marmita de frango',
    [
      'Pão francês 50',
      'Filé de frango grelhado 100',
      'Arroz branco cozido 170',
      'Feijão carioca cozido 140',
      'Alface crespa 20',
      'Tomate 60',
    ],
  ],
  ['hoje levei marmita com arroz e carne', ['Arroz branco cozido 170', 'Carne bovina grelhada 100']],
  [
    'comi 1 marmita e amanhã não como',
    [
      'Arroz branco cozido 170',
      'Feijão carioca cozido 140',
      'Contrafilé grelhado 100',
      'Alface crespa 20',
      'Tomate 60',
    ],
  ],
  [
    'depois de amanhã viajo, hoje comi marmita de frango',
    [
      'Filé de frango grelhado 100',
      'Arroz branco cozido 170',
      'Feijão carioca cozido 140',
      'Alface crespa 20',
      'Tomate 60',
    ],
  ],
])('"%s" keeps what was eaten or is only planned', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
