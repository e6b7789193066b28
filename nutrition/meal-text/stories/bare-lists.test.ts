import { expect, test } from 'vitest'
import { foodsIn } from '../test-reading.ts'

test.each([
  ['vitamina banana leite aveia', 'vitamina de banana com leite e aveia'],
  ['vitamina mamao banana leite', 'vitamina de mamao com banana e leite'],
  ['vitamina de morango leite desnatado', 'vitamina de morango com leite desnatado'],
  ['shake whey leite banana', 'shake de whey com leite e banana'],
  ['crepioca frango requeijao', 'crepioca com frango e requeijao'],
  ['omelete queijo tomate', 'omelete com queijo e tomate'],
  ['tapioca queijo presunto e cafe', 'tapioca com queijo e presunto, cafe'],
  ['sopa feijao macarrao', 'sopa de feijao com macarrao'],
  ['wrap frango alface queijo', 'wrap com frango e alface e queijo'],
  ['panqueca banana aveia', 'panqueca de banana com aveia'],
  [
    'crepioca frango requeijao, à tarde vitamina banana leite aveia',
    'crepioca com frango e requeijao, à tarde vitamina de banana com leite e aveia',
  ],
])('"%s" is "%s"', (dictated, typed) => {
  expect(foodsIn(dictated)).toEqual(foodsIn(typed))
})

test.each([
  ['sanduiche pao frances mortadela queijo', ['Pão francês 50', 'Mortadela 30', 'Queijo muçarela 40']],
  ['shake leite banana whey', ['Leite integral 240', 'Banana-prata 80', 'Whey protein em pó 30']],
])('"%s" lists all of what was eaten', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})

test.each([
  ['omelete queijo banana', ['Omelete de queijo 110', 'Banana-prata 80']],
  ['omelete arroz feijao', ['Omelete simples 110', 'Arroz branco cozido 128', 'Feijão carioca cozido 140']],
  ['tapioca queijo café', ['Tapioca recheada com queijo muçarela 90', 'Café sem açúcar 50']],
  ['tapioca queijo e iogurte', ['Tapioca simples 70', 'Queijo muçarela 40', 'Iogurte natural 170']],
  ['tapioca queijo e café', ['Tapioca recheada com queijo muçarela 90', 'Café sem açúcar 50']],
  ['vitamina banana 2 torradas', ['Vitamina de banana 300', 'Torrada 16']],
])('"%s" names other foods beside the dish', (text, foods) => {
  expect(foodsIn(text)).toEqual(foods)
})
