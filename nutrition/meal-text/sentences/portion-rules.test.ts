import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

const read = (text: string) =>
  readMeal(text).items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`)

test.each([
  ['1 barrinha de chocolate', ['Chocolate ao leite 25']],
  ['3 barrinhas de chocolate', ['Chocolate ao leite 75']],
  ['chocolate, 1 barrinha', ['Chocolate ao leite 25']],
  ['chocolate, 1 barra', ['Chocolate ao leite 90']],
  ['barrinha de goiabada', ['Goiabada 60']],
  ['barrinha de snickers', ['Chocolate com amendoim 45']],
  ['1 barrinha', ['Barra de cereal 25']],
  ['barrinha de banana', ['Barra de cereal 25']],
  ['barrinha de doce de leite', ['Barra de cereal 25']],
  ['iogurte, 1 barrinha', ['Iogurte natural 170', 'Barra de cereal 25']],
  ['café, 1 barrinha de proteína', ['Café sem açúcar 50', 'Barra de proteína 45']],
  ['chocolate, 1 barrinha de cereal', ['Chocolate ao leite 24', 'Barra de cereal 25']],
])('in "%s" a bar is that of its food', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

test.each([
  ['café com leite de aveia', ['Café sem açúcar 50', 'Leite de aveia 100']],
  ['café com leite de amêndoas', ['Café sem açúcar 50', 'Leite de amêndoas sem açúcar 100']],
  ['um café c/ leite de soja', ['Café sem açúcar 50', 'Leite de soja 100']],
  ['café com leite vegetal de aveia', ['Café sem açúcar 50', 'Leite de aveia 100']],
  ['café com leite vegetal', ['Café sem açúcar 50', 'Leite de aveia 100']],
  ['expresso com leite de aveia', ['Café expresso 50', 'Leite de aveia 100']],
  ['nescafé com leite', ['Café sem açúcar 50', 'Leite integral 100']],
  ['café com 150 ml de leite de aveia', ['Café sem açúcar 50', 'Leite de aveia 150']],
  ['café, leite de aveia', ['Café sem açúcar 50', 'Leite de aveia 240']],
  ['café e leite de aveia', ['Café sem açúcar 50', 'Leite de aveia 240']],
  ['café com leite', ['Café com leite 240']],
  ['café com leite condensado', ['Café sem açúcar 50', 'Leite condensado 30']],
  ['pão com leite de aveia', ['Pão francês 50', 'Leite de aveia 240']],
])('"%s" has the milk that a cup holds', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

test.each([
  ['açaí 300 ml com granola', 300, 360],
  ['açaí 300 ml com leite em pó e banana', 310, 380],
  ['açaí 500 ml com granola e banana', 520, 600],
  ['açaí com granola 300 ml', 300, 300],
  ['açaí 300 ml', 300, 300],
])('"%s" weighs the cup and what is heaped on it', (text, least, most) => {
  const [item] = readMeal(text).items
  expect(item?.grams).toBeGreaterThanOrEqual(least)
  expect(item?.grams).toBeLessThanOrEqual(most)
})

test.each([
  ['um chocolate', ['Chocolate ao leite 25']],
  ['2 chocolates', ['Chocolate ao leite 50']],
  ['1 doce de leite', ['Doce de leite 30']],
  ['uma geleia', ['Geleia de fruta 20']],
  ['1 homus', ['Homus 75']],
  ['1 cottage', ['Queijo cottage 60']],
  ['1 pavê', ['Pavê 85']],
  ['uns hot rolls', ['Hot roll 200']],
  ['umas gyozas', ['Guioza de carne 132']],
  ['uns sushis', ['Sushi 180']],
  ['2 fatias de lombo grelhado', ['Lombo de porco grelhado 200']],
  ['polenta frita 4 palitos', ['Polenta frita 100']],
])('"%s" is no whole pot, bar or cut of meat', (text, foods) => {
  expect(read(text)).toEqual(foods)
})

test.each([
  ['1 pote de doce de leite', ['Doce de leite 250']],
  ['1 leite condensado', ['Leite condensado 250']],
  ['1 barra de chocolate', ['Chocolate ao leite 90']],
  ['1 pizza', ['Pizza 800']],
  ['1 iogurte', ['Iogurte natural 170']],
  ['1 abacate', ['Abacate 430']],
  ['umas bananas', ['Banana-prata 160']],
  ['uns pães de queijo', ['Pão de queijo 100']],
  ['umas coxinhas', ['Coxinha de frango 200']],
  ['uns brigadeiros', ['Brigadeiro de festa 34']],
  ['4 hot rolls', ['Hot roll 100']],
  ['2 brigadeiros', ['Brigadeiro de festa 34']],
])('"%s" counts whole pieces', (text, foods) => {
  expect(read(text)).toEqual(foods)
})
