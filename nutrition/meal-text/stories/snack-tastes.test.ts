import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  [
    'comi quatro pedaços de pizza dois de calabresa um de quatro queijos um de frango',
    ['Pizza de calabresa 180', 'Pizza quatro queijos 110', 'Pizza de frango com catupiry 120'],
  ],
  [
    'comi quatro pedaços de pizza dois de calabresa e dois de quatro queijos',
    ['Pizza de calabresa 180', 'Pizza quatro queijos 220'],
  ],
  [
    'comi 3 pedaços de pizza, 2 de calabresa e 1 de 4 queijos',
    ['Pizza de calabresa 180', 'Pizza quatro queijos 110'],
  ],
  ['pizza, 1 fatia de 4 queijos e 2 de calabresa', ['Pizza quatro queijos 110', 'Pizza de calabresa 190']],
  ['comi 5 esfihas 3 de carne e 2 de queijo', ['Esfirra de carne 165', 'Esfirra de queijo 110']],
  [
    'comi quatro pastéis dois de carne um de queijo um de palmito',
    ['Pastel de carne frito 200', 'Pastel de queijo frito 100', 'Pastel de palmito 100'],
  ],
  ['pizza de calabresa e mussarela 2 fatias de cada', ['Pizza de calabresa 190', 'Pizza de muçarela 200']],
  [
    'comi pizza de calabresa e portuguesa, 2 fatias de cada',
    ['Pizza de calabresa 190', 'Pizza portuguesa 250'],
  ],
  [
    'comi pizza de calabresa e de frango 2 fatias de cada',
    ['Pizza de calabresa 190', 'Pizza de frango com catupiry 240'],
  ],
  ['pastel de carne e queijo 2 de cada', ['Pastel de carne frito 200', 'Pastel de queijo frito 200']],
  ['esfiha de carne e de queijo, 3 de cada', ['Esfirra de carne 165', 'Esfirra de queijo 165']],
  [
    'pizza calabresa, mussarela e portuguesa, 1 pedaço de cada',
    ['Pizza de calabresa 90', 'Pizza de muçarela 100', 'Pizza portuguesa 125'],
  ],
  [
    'jantei pizza de mussarela e de calabresa duas fatias de cada sabor e 1 lata de coca',
    ['Pizza de muçarela 200', 'Pizza de calabresa 190', 'Refrigerante de cola 350'],
  ],
  [
    'quatro pasteis dois de queijo e dois de carne',
    ['Pastel de queijo frito 200', 'Pastel de carne frito 200'],
  ],
  [
    '6 esfirras 4 de carne 2 de queijo e 1 coca',
    ['Esfirra de carne 220', 'Esfirra de queijo 110', 'Refrigerante de cola 350'],
  ],
  ['pedi 3 empadas duas de frango uma de palmito', ['Empada de frango assada 110', 'Empada de palmito 55']],
  [
    'comi 2 pedaços de pizza um de quatro queijos e um de portuguesa',
    ['Pizza quatro queijos 110', 'Pizza portuguesa 125'],
  ],
  [
    'pastel de carne e pastel de queijo, 1 de cada',
    ['Pastel de carne frito 100', 'Pastel de queijo frito 100'],
  ],
  ['4 fatias de pizza 2 de 4 queijos 2 de portuguesa', ['Pizza quatro queijos 220', 'Pizza portuguesa 250']],
  [
    'comemos pizza, eu comi 2 fatias de quatro queijos e 1 de frango',
    ['Pizza quatro queijos 220', 'Pizza de frango com catupiry 120'],
  ],
  [
    'pizza de frango e calabresa 1 fatia de cada e 2 chopes',
    ['Pizza de frango com catupiry 120', 'Pizza de calabresa 95', 'Chope 640'],
  ],
  ['pastel de queijo e palmito um de cada', ['Pastel de queijo frito 100', 'Pastel de palmito 100']],
  ['pizza de atum e mussarela, três pedaços de cada', ['Pizza de atum 360', 'Pizza de muçarela 300']],
  [
    'esfirra de carne, queijo e frango, 1 de cada',
    ['Esfirra de carne 55', 'Esfirra de queijo 55', 'Esfirra de frango 80'],
  ],
])('"%s" counts each taste with its number', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['queijo e presunto, 2 fatias de cada', ['Queijo muçarela 40', 'Presunto 30']],
  ['coxinha e pastel, 2 de cada', ['Coxinha de frango 200', 'Pastel de carne frito 200']],
  ['bolo de cenoura e bolo de chocolate 2 fatias de cada', ['Bolo de cenoura 140', 'Bolo de chocolate 120']],
  ['2 fatias de pizza de calabresa e 1 coca', ['Pizza de calabresa 190', 'Refrigerante de cola 350']],
  ['pizza de calabresa e coca', ['Pizza de calabresa 190', 'Refrigerante de cola 350']],
  ['pizza quatro queijos 3 fatias', ['Pizza quatro queijos 330']],
  ['3 fatias de pizza de quatro queijos', ['Pizza quatro queijos 330']],
  ['4 queijos e 2 pães', ['Queijo muçarela 80', 'Pão francês 100']],
  ['pizza e pastel de queijo, 2 de cada', ['Pizza 1500', 'Pastel de queijo frito 200']],
  ['macarrão ao molho quatro queijos e 2 fatias de pizza', ['Macarrão ao molho branco 220', 'Pizza 200']],
  ['2 pastéis de carne e 3 coxinhas', ['Pastel de carne frito 200', 'Coxinha de frango 300']],
  ['3 pastéis de carne e 1 de queijo', ['Pastel de carne frito 300', 'Pastel de queijo frito 100']],
  [
    '2 esfihas de carne e 2 de queijo e 4 coxinhas',
    ['Esfirra de carne 110', 'Esfirra de queijo 110', 'Coxinha de frango 400'],
  ],
  [
    'comi 2 coxinhas 1 pastel de carne e 1 de queijo',
    ['Coxinha de frango 200', 'Pastel de carne frito 100', 'Pastel de queijo frito 100'],
  ],
  [
    '4 pães de queijo 2 ovos e 2 fatias de queijo',
    ['Pão de queijo 200', 'Ovo cozido 90', 'Queijo muçarela 40'],
  ],
  ['pastel de queijo e caldo de cana', ['Pastel de queijo frito 100', 'Caldo de cana 240']],
  [
    '2 esfihas 1 coca e 1 pastel',
    ['Esfirra de carne 110', 'Refrigerante de cola 350', 'Pastel de carne frito 100'],
  ],
  ['4 salgados: 2 coxinhas e 2 pastéis', ['Coxinha de frango 200', 'Pastel de carne frito 200']],
  ['meia pizza broto de quatro queijos', ['Pizza 180']],
  [
    'nhoque aos quatro queijos e 1 fatia de pizza',
    ['Nhoque de batata 200', 'Queijo muçarela 80', 'Pizza 100'],
  ],
])('"%s" names its foods in full', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
