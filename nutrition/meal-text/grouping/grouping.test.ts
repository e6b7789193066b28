import { expect, test } from 'vitest'
import { readMeal } from '../meal-text.ts'

const names = (text: string) => readMeal(text).items.map((item) => item.food.name)
const grams = (text: string) => readMeal(text).items.map((item) => item.grams)

test('an egg on bread or rice is fried, in a salad boiled, unless stated otherwise', () => {
  expect(names('pão com ovo')).toEqual(['Pão francês', 'Ovo frito'])
  expect(names('arroz com 2 ovos')).toEqual(['Arroz branco cozido', 'Ovo frito'])
  expect(names('alface com ovo')).toEqual(['Alface crespa', 'Ovo cozido'])
  expect(names('pão com ovo cozido')).toEqual(['Pão francês', 'Ovo cozido'])
})

test('a glass named after a drink is the vessel of that drink', () => {
  expect(grams('caldo de cana copo grande com um pastel')[0]).toBe(300)
  expect(names('suco de maracujá 1 copo de requeijão')).toEqual(['Suco de maracujá com açúcar'])
  expect(names('café com leite numa xícara de chá')).toEqual(['Café com leite'])
})

test('a plate of soup is soup, not a plate of its ingredients', () => {
  expect(names('um prato de sopa de mandioca')).toEqual(['Sopa de mandioca com carne'])
})

test('slices after a pizza are slices of it, unless they are joined with `com`', () => {
  expect(names('jantamos pizza, eu comi duas fatias de mussarela')).toHaveLength(1)
  expect(names('pizza e duas fatias de mussarela')).toHaveLength(2)
})

test('a weight is assigned to its food across one unknown word', () => {
  expect(grams('frango xablau 150g')).toEqual([150])
})

test('a fraction of a measure is read with its "de"', () => {
  expect(grams('3/4 de xícara de leite')).toEqual([150])
})

test('pieces are counted as pieces, not as skewers', () => {
  expect(grams('10 corações de galinha')).toEqual([50])
})

test('a cut of hen is read as that cut of chicken', () => {
  for (const part of ['pé', 'asa', 'moela', 'coração', 'sobrecoxa', 'pescoço', 'fígado'])
    expect(names(`${part} de galinha`)).toEqual(names(`${part} de frango`))
})

test.each([
  ['bolo 1 fatia cafe com leite', ['Bolo simples', 'Café com leite']],
  ['bolo 2 fatias suco de laranja', ['Bolo simples', 'Suco de laranja natural']],
  ['esfiha 4 unidades coca zero', ['Esfirra de carne', 'Refrigerante de cola zero']],
  ['sanduiche 1 unidade suco', ['Sanduíche natural', 'Suco de fruta']],
  ['pastel 2 unidades caldo de cana', ['Pastel de carne frito', 'Caldo de cana']],
  ['whey 1 scoop banana 1 unidade', ['Whey protein em pó', 'Banana-prata']],
  ['tapioca 1 unidade cafe', ['Tapioca simples', 'Café sem açúcar']],
  ['bolinha de queijo 10 unidades guarana', ['Bolinha de queijo', 'Refrigerante de guaraná']],
  ['sorvete 2 bolas de chocolate', ['Sorvete de chocolate']],
  ['pizza 2 fatias calabresa', ['Pizza']],
])('the food after a measured dish in "%s" is not lost', (text, expected) => {
  expect(names(text)).toEqual(expected)
})

test.each([
  ['pizza 2 fatias coca zero 1 lata', [200, 350]],
  ['cerveja 4 latas picanha farofa', [1400, 90, 37.5]],
  ['nuggets 5 unidades batata frita', [115, 100]],
  ['brigadeiro 5 unidades coca cola', [85, 350]],
  ['arroz 4 colheres feijao 1 concha carne moida 3 colheres', [100, 140, 75]],
  ['arroz 2 ovos 1 colher azeite', [127.5, 90, 8]],
])('the measures of "%s" belong to the foods before them', (text, expected) => {
  expect(grams(text)).toEqual(expected)
})

test('a bare number and a measure with `de` belong to the food after them', () => {
  expect(grams('arroz 2 ovos')[1]).toBe(90)
  expect(grams('arroz 2 colheres de feijão')[1]).toBe(34)
})

test('a small bag is no sake', () => {
  expect(names('1 saquinho de pipoca')).toEqual(['Pipoca'])
  expect(names('cappuccino de saquinho')).toEqual(['Cappuccino com leite'])
  expect(grams('dois saquinhos de açucar no cafe')).toEqual([10, 50])
})

test('a part of a chicken is one of the whole bird', () => {
  expect(grams('meio frango assado')).toEqual([350])
  expect(grams('um quarto de frango assado')).toEqual([175])
  expect(grams('frango assado')).toEqual([140])
})

test('chocolate powder with milk is powder and that milk', () => {
  expect(names('nescau com leite de aveia')).toEqual(['Achocolatado em pó', 'Leite de aveia'])
  expect(grams('toddy com leite')).toEqual([24, 240])
  expect(names('nescau')).toEqual(['Achocolatado pronto'])
})

test('a brand of coffee is no chicken heart', () => {
  expect(names('café 3 corações')).toEqual(['Café sem açúcar'])
  expect(names('3 corações de frango')).toEqual(['Coração de frango grelhado'])
})

test('a part of a packed meal is a part of each of its foods', () => {
  const [rice = 0, beans = 0] = grams('marmita de arroz e feijão')
  for (const text of ['um terço da marmita de arroz e feijão', '1/3 da marmita de arroz e feijão']) {
    expect(grams(text)[0]).toBeCloseTo(rice / 3, 0)
    expect(grams(text)[1]).toBeCloseTo(beans / 3, 0)
  }
  expect(grams('metade da marmita de arroz e feijão')[1]).toBeCloseTo(beans / 2, 0)
})

test('slices before a drink are of the pizza before them', () => {
  expect(grams('pizza, 2 fatias coca')).toEqual([200, 350])
})
