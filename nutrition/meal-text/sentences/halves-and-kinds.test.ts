import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

function read(text: string) {
  const { items, unmatched } = readMeal(text)
  return [...items.map(({ food, grams }) => `${food.name} ${Math.round(grams)}`), ...unmatched]
}

test.each([
  ['300 ml metade leite metade café', ['Leite integral 150', 'Café sem açúcar 150']],
  ['um copo de 400 ml metade suco de laranja, metade água', ['Suco de laranja natural 200']],
  [
    'por kilo 350 g: metade salada e a outra metade salmão grelhado',
    ['Salada crua 175', 'Salmão grelhado 175'],
  ],
  ['1 copo metade leite metade café', ['Leite integral 120', 'Café sem açúcar 120']],
])('"%s" gives each food its half', (text, foods) => expect(read(text)).toEqual(foods))

test.each([
  ['pizza metade calabresa metade frango 4 fatias', ['Pizza 400']],
  ['1 prato metade salada metade macarrão', ['Salada crua 40', 'Macarrão cozido 83']],
  ['comi metade do pão e metade da banana', ['Pão francês 25', 'Banana-prata 40']],
  ['200 g de arroz e metade do bife', ['Arroz branco cozido 200', 'Contrafilé grelhado 53']],
])('"%s" has no amount of both', (text, foods) => expect(read(text)).toEqual(foods))

test.each([
  ['esqueci de anotar ontem 1 pão', ['Pão francês 50']],
  ['faltou registrar 2 ovos', ['Ovo cozido 90']],
  ['queria marcar uma maçã', ['Maçã 150']],
])('"%s" talks to the app', (text, foods) => expect(read(text)).toEqual(foods))

test.each([
  ['6 fatias de carne picanha e costela', ['Picanha grelhada 270', 'Costela bovina assada 120']],
  [
    'carne, picanha e costela',
    ['Carne bovina grelhada 100', 'Picanha grelhada 90', 'Costela bovina assada 120'],
  ],
  ['2 fatias de carne assada', ['Carne bovina assada 100']],
  ['empada de carne costela', ['Empada de frango assada 55', 'Costela bovina assada 120']],
  ['carne com batata', ['Carne bovina grelhada 100', 'Batata cozida 120']],
])('"%s" counts each meat once', (text, foods) => expect(read(text)).toEqual(foods))

test.each([
  ['meia pizza congelada', ['Pizza 230']],
  ['metade de uma pizza congelada sadia de muçarela', ['Pizza de muçarela 230']],
  ['pizza congelada seara inteira', ['Pizza 460']],
  ['pizza congelada sadia, comi metade', ['Pizza 230']],
  ['metade da pizza congelada e metade de uma maçã', ['Pizza 230', 'Maçã 75']],
  ['2 fatias de pizza congelada', ['Pizza 200']],
  ['1 pizza brotinho congelada', ['Pizza 360']],
  ['1 pizza, batata congelada', ['Pizza 800', 'Batata cozida 120']],
  ['1 pizza congelada de 440 g', ['Pizza 440']],
  ['2 pedaços de pizza fria de calabresa', ['Pizza de calabresa 180']],
])('"%s" is a pizza of its size', (text, foods) => expect(read(text)).toEqual(foods))

test.each([
  ['2 pães franceses com mortadela 3 fatias em cada', ['Pão francês 100', 'Mortadela 90']],
  [
    '2 pães com queijo, 2 fatias em cada e um café',
    ['Pão francês 100', 'Queijo muçarela 80', 'Café sem açúcar 50'],
  ],
  ['2 hambúrgueres com queijo 150 g cada', ['Hambúrguer bovino grelhado 160', 'Queijo muçarela 150']],
  ['pão com mortadela 3 fatias', ['Pão francês 50', 'Mortadela 45']],
  ['macaxeira no jantar, botei 3 pedaços de macaxeira', ['Mandioca cozida 300']],
  ['arroz no almoço e 2 colheres de arroz no jantar', ['Arroz branco cozido 128', 'Arroz branco cozido 50']],
  ['sopinha de fubá com couve e linguiça 2 conchas', ['Sopa de fubá 260']],
])('"%s" counts each amount', (text, foods) => expect(read(text)).toEqual(foods))
