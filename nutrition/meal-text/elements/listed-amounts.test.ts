import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['queijo com goiaba, uma fatia e uma goiaba', ['Queijo muçarela 20', 'Goiaba vermelha 170']],
  [
    'só o queijo com goiaba (goiaba fruta não o doce), uma fatia e uma goiaba',
    ['Queijo muçarela 20', 'Goiaba vermelha 170'],
  ],
  ['arroz com ovo, 4 colheres e 2 ovos', ['Arroz branco cozido 100', 'Ovo frito 100']],
  ['pão com ovo, 2 pães e 1 ovo', ['Pão francês 100', 'Ovo frito 50']],
  ['café com pão, 1 xícara e 2 pães', ['Café sem açúcar 200', 'Pão francês 100']],
  ['cuscuz com ovo: 1 prato e 2 ovos', ['Cuscuz de milho 250', 'Ovo frito 100']],
  ['arroz e bife, 4 colheres e 2 bifes', ['Arroz branco cozido 100', 'Contrafilé grelhado 210']],
])('"%s" counts each food once, with its own amount', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  [
    'arroz com ovo, feijão e 1 ovo',
    ['Arroz branco cozido 128', 'Ovo frito 50', 'Feijão carioca cozido 140', 'Ovo cozido 45'],
  ],
  [
    'pão com queijo, 1 café e 1 queijo',
    ['Pão francês 50', 'Queijo muçarela 40', 'Café sem açúcar 50', 'Queijo muçarela 40'],
  ],
  [
    'banana com aveia, 1 iogurte e 1 banana',
    ['Banana-prata 80', 'Aveia em flocos 20', 'Iogurte natural 170', 'Banana-prata 80'],
  ],
  [
    '2 pães com ovo, 1 café e 1 ovo',
    ['Pão francês 100', 'Ovo frito 100', 'Café sem açúcar 50', 'Ovo cozido 45'],
  ],
])('"%s" adds a food that is eaten beside', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['3 cervejas 600 divididas em 3 pessoas', ['Cerveja 600']],
  ['3 cervejas de 600', ['Cerveja 1800']],
  ['2 coca 600', ['Refrigerante de cola 1200']],
  ['meia coca 600', ['Refrigerante de cola 300']],
  ['meia cerveja 600', ['Cerveja 300']],
  ['meia coca 2 litros', ['Refrigerante de cola 1000']],
  ['2 cervejas latao', ['Cerveja 946']],
  ['2 sucos 300', ['Suco de fruta 600']],
  ['2 cervejas 3 pastéis', ['Cerveja 700', 'Pastel de carne frito 300']],
  ['cerveja 600', ['Cerveja 600']],
])('"%s" counts bottles of a size', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  [
    'açaí 700 ml (delivery) c paçoca leite condensado e morango dividido com meu namorado',
    ['Açaí com xarope de guaraná 350', 'Paçoca de amendoim 10', 'Leite condensado 15', 'Morango 60'],
  ],
  ['2 pães com manteiga divididos com meu irmão', ['Pão francês 50', 'Manteiga com sal 8']],
  [
    'um hambúrguer com batata frita dividido com minha irmã',
    ['Hambúrguer (sanduíche) 63', 'Batata frita 50'],
  ],
  ['um bife com salada dividida com minha irmã', ['Contrafilé grelhado 105', 'Salada crua 80']],
  ['um café com bolo dividido com a colega', ['Café sem açúcar 50', 'Bolo simples 60']],
  [
    'arroz, feijão e um bife dividido com meu filho',
    ['Arroz branco cozido 128', 'Feijão carioca cozido 140', 'Contrafilé grelhado 53'],
  ],
  [
    'pizza de calabresa e 2 cocas divididas com um amigo',
    ['Pizza de calabresa 190', 'Refrigerante de cola 350'],
  ],
])('"%s" shares the whole dish with its toppings', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['combinado 24 peças de sushi, comi 16, com shoyu', ['Sushi 480', 'Molho de soja (shoyu) 6']],
  ['combinado 30 peças, comi 10', ['Sushi enrolado de salmão 300']],
  ['combinado de sushi e 10 peças de sushi', ['Sushi enrolado de salmão 240', 'Sushi 300']],
])('"%s" counts a set of pieces once', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
