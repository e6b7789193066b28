import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

const read = (text: string) =>
  readMeal(text).items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`)

test.each([
  ['4 pastéis pequenos de queijo', 'Pastel de queijo frito 80'],
  ['4 pastéis de queijo pequenos', 'Pastel de queijo frito 80'],
  ['1 pastel grande de carne', 'Pastel de carne frito 135'],
  ['pastel grande', 'Pastel de carne frito 135'],
  ['filé grande de frango', 'Filé de frango grelhado 135'],
  ['1 bife pequeno de alcatra', 'Alcatra grelhada 65'],
  ['2 cookies grandes de chocolate', 'Cookie com gotas de chocolate 140'],
  ['1 pão pequeno de queijo', 'Pão de queijo 20'],
  ['suco pequeno', 'Suco de fruta 150'],
  ['1 suco grande de laranja', 'Suco de laranja natural 300'],
  ['2 sucos pequenos', 'Suco de fruta 300'],
  ['café grande com leite', 'Café com leite 300'],
  ['frango a passarinho uma porção pequena', 'Frango em pedaços frito 120'],
  ['porção grande de frango a passarinho', 'Frango em pedaços frito 162'],
])('"%s" is weighed in its size', (text, food) => {
  expect(read(text)).toEqual([food])
})

test.each([
  ['1 pastel de queijo', 'Pastel de queijo frito 100'],
  ['filé de frango', 'Filé de frango grelhado 100'],
  ['1 copo grande de suco de laranja', 'Suco de laranja natural 300'],
  ['1 copo pequeno de suco de laranja', 'Suco de laranja natural 150'],
  ['suco de laranja', 'Suco de laranja natural 240'],
  ['batata frita grande', 'Batata frita 150'],
  ['batata frita pequena', 'Batata frita 70'],
  ['porção pequena de batata frita', 'Batata frita 65'],
  ['porção pequena de arroz', 'Arroz branco cozido 83'],
  ['esfiha grande', 'Esfirra de carne 100'],
  ['1 coxinha grande', 'Coxinha de frango 140'],
  ['açaí grande', 'Açaí com xarope de guaraná 700'],
  ['1 prato grande de macarrão', 'Macarrão cozido 400'],
])('"%s" keeps its own measure', (text, food) => {
  expect(read(text)).toEqual([food])
})

test.each([
  ['1 pint de chopp', ['Chope 473']],
  ['2 pints de cerveja', ['Cerveja 946']],
  ['pão com uma pontinha de faca de requeijão', ['Pão francês 50', 'Requeijão cremoso 6']],
  ['pratinho de salgadinhos de aniversário', ['Salgadinho de festa 150']],
  ['1 prato de sobremesa de canjica', ['Canjica com leite 180']],
  ['2 pratos de sobremesa de arroz doce', ['Arroz-doce 360']],
  ['mocha com chantilly', ['Mocha com chantilly 240']],
  ['red bull sugar free', ['Energético zero 250']],
])('"%s" has the size of its vessel', (text, foods) => {
  expect(read(text)).toEqual(foods)
})
