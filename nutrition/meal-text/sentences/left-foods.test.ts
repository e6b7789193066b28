import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['comi um brigadeiro na festa, bolo não quis', ['Brigadeiro de festa 17']],
  ['comi pão com café, o ovo não quis', ['Pão francês 50', 'Café sem açúcar 50']],
  ['almocei arroz e feijão, salada não aceitei', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['almocei arroz e feijão. não comi o feijão', ['Arroz branco cozido 128']],
  ['arroz, bife e salada. Mas não comi a salada.', ['Arroz branco cozido 128', 'Contrafilé grelhado 105']],
  ['prato de macarrão, veio com pão mas não comi', ['Macarrão cozido 320']],
  ['x-burger veio com batata mas dei pro cachorro', ['X-burger 140']],
  [
    'veio com farofa mas não comi, só arroz e frango',
    ['Arroz branco cozido 128', 'Filé de frango grelhado 100'],
  ],
  ['arroz e feijão tinha salada mas não peguei', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['comprei pão e não comi, tomei só café', ['Café sem açúcar 50']],
  ['almocei arroz, tinha farofa mas dispensei', ['Arroz branco cozido 128']],
  ['levei arroz e batata palha mas a batata palha esqueci em casa', ['Arroz branco cozido 128']],
  ['levei salada e iogurte, o iogurte esqueci', ['Salada crua 80']],
  ['arroz e farofa, mas a farofa ficou na geladeira', ['Arroz branco cozido 128']],
  ['arroz e bolo, o bolo ficou pra amanhã', ['Arroz branco cozido 128']],
  ['pizza e coca, a coca devolvi', ['Pizza 200']],
  ['pastel e a coca veio errada, não tomei', ['Pastel de carne frito 100']],
  ['o garçom trouxe pão e manteiga mas eu nem toquei', []],
  ['arroz e salada, nem toquei na salada', ['Arroz branco cozido 128']],
  ['arroz e bife, a salada nem encostei', ['Arroz branco cozido 128', 'Contrafilé grelhado 105']],
  ['sobrou arroz e feijão, comi só o bife', ['Contrafilé grelhado 105']],
  ['tinha bolo e suco, tomei só o suco', ['Suco de fruta 240']],
  ['comprei um frango assado e comi a coxa e a asa', ['Coxa de frango assada 55', 'Asa de frango assada 40']],
  [
    'a menina comeu só 3 colheres de arroz com feijão e largou o frango',
    ['Arroz branco cozido 75', 'Feijão carioca cozido 140'],
  ],
  [
    'meu filho comeu arroz, feijão e frango mas largou a cenoura',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 140', 'Filé de frango grelhado 100'],
  ],
  [
    'meu filho comeu arroz, feijão e frango mas largou o frango',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 140'],
  ],
  ['bebê comeu papinha de abóbora e cuspiu o frango', ['Abóbora cabotiá cozida 72']],
  ['a bebê tomou 1 iogurte e rejeitou a banana', ['Iogurte natural 170']],
  [
    'o pequeno almoçou macarrão e carne moída e largou a salada no prato',
    ['Macarrão cozido 165', 'Carne moída cozida 60'],
  ],
  ['ela comeu 2 colheres de purê e cuspiu a carne', ['Purê de batata 90']],
  ['comeu 1 banana, rejeitou o mamão e tomou 200 ml de leite', ['Banana-prata 80', 'Leite integral 200']],
  ['minha filha comeu arroz e ovo, largou o feijão', ['Arroz branco cozido 128', 'Ovo cozido 45']],
  ['meu menino jantou sopa, largou o pão e comeu 1 maçã', ['Sopa de legumes com carne 390', 'Maçã 150']],
  ['comi arroz e feijão e larguei o bife', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['larguei a batata frita, comi só o hambúrguer', ['Hambúrguer bovino grelhado 80']],
])('"%s" leaves out what was not eaten', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['a sopa minha filha não quis, eu comi', ['Sopa de legumes com carne 390']],
  ['o bolo ele não quis e eu comi', ['Bolo simples 60']],
  ['comi o pudim que ninguém quis', ['Pudim de leite condensado 110']],
  ['tinha bolo mas não comi tudo', ['Bolo simples 60']],
  ['comprei pão mas não tomei café', ['Pão francês 50']],
  ['peguei arroz e feijão mas não peguei salada', ['Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['veio com salada mas não gostei', ['Salada crua 80']],
  ['o bolo ficou na geladeira e comi ele hoje', ['Bolo simples 60']],
  ['comi o pão, esqueci', ['Pão francês 50']],
  ['comi a salada nem provei o molho', ['Salada crua 80']],
  ['comi o bife não comi a gordura', ['Contrafilé grelhado 105']],
  ['comi a salada nem provei o feijão', ['Salada crua 80']],
  ['comi arroz, na janta comi o arroz de novo', ['Arroz branco cozido 128', 'Arroz branco cozido 128']],
  ['comi frango assado e depois comi uma coxa', ['Frango assado 140', 'Coxa de frango assada 55']],
  ['coloquei azeite na salada e comi', ['Azeite de oliva 8', 'Salada crua 80']],
  ['sobrou arroz e comi com bife', ['Arroz branco cozido 128', 'Contrafilé grelhado 105']],
  ['comi bolo e o bolo ficou gostoso', ['Bolo simples 60', 'Bolo simples 60']],
  ['a coca veio gelada, não tomei café', ['Refrigerante de cola 350']],
  ['arroz e bife. à noite não comi o bife', ['Arroz branco cozido 128', 'Contrafilé grelhado 105']],
  ['arroz e bife\nnão comi o bife', ['Arroz branco cozido 128', 'Contrafilé grelhado 105']],
  ['meu marido largou a dieta e comi pizza com ele, 2 fatias', ['Pizza 200']],
  ['ela largou o emprego, comi 1 bolo', ['Bolo simples 60']],
  ['depois que a menina largou a mamadeira comi 2 pães', ['Pão francês 100']],
  ['minha mãe deixou bolo pra mim, comi 2 fatias', ['Bolo simples 120']],
  ['ele largou mão do açúcar, tomei café sem açúcar', ['Café sem açúcar 50']],
  ['meu filho não largou o celular e comeu 1 pão', ['Pão francês 50']],
  ['a nutri deixou comer 1 pão', ['Pão francês 50']],
  ['o bebê cuspiu e depois comeu 1 banana', ['Banana-prata 80']],
  ['rejeitou tudo menos a banana', []],
])('"%s" keeps what was eaten', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  [
    '3 pastéis de feira: 1 queijo 1 carne 1 palmito, meu marido comeu o de palmito',
    ['Pastel de queijo frito 100', 'Pastel de carne frito 100'],
  ],
  ['2 esfihas de carne e 2 de queijo, minha filha comeu as de queijo', ['Esfirra de carne 110']],
  ['pedi coxinha e pastel, meu filho comeu o pastel', ['Coxinha de frango 100']],
  ['pizza e coca, minha irmã tomou a coca', ['Pizza 200']],
])('"%s" leaves out what another person ate, and asks', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
  expect(readMeal(text).questions.map(({ code }) => code)).toEqual(['others_food'])
})

test.each([
  ['comi o bolo e minha filha comeu o pudim', ['Bolo simples 60', 'Pudim de leite condensado 110']],
  ['comi 2 pães, meu filho comeu o pão de queijo', ['Pão francês 100', 'Pão de queijo 50']],
  ['meu filho comeu o pastel', ['Pastel de carne frito 100']],
  ['comi pizza no almoço e minha irmã comeu a pizza no jantar', ['Pizza 200', 'Pizza 200']],
  ['pedi 2 pastéis e comeu o pastel', ['Pastel de carne frito 200', 'Pastel de carne frito 100']],
])('"%s" counts a food that was not named before, and asks for whom', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each(['o frango ficou na brasa 1 hora, comi com arroz', 'o bife ficou no ponto, com arroz'])(
  '"%s" keeps the food that was only cooked',
  (text) => {
    expect(readMeal(text).items).toHaveLength(2)
  },
)
