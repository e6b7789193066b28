import { describe, expect, test } from 'vitest'
import { readRecipeText } from './read-recipe-text.ts'

describe('pasted recipes', () => {
  test('titles with text on their line are read', () => {
    const { name, readings, steps, portions } = readRecipeText(
      'Mousse de limão\nIngredientes: 1 lata de leite condensado, 1 caixa de creme de leite e suco de 4 limões.\nModo de preparo: Bata tudo. Leve à geladeira.\nRendimento: 6 porções',
    )
    expect(name).toBe('Mousse de limão')
    expect(portions).toBe(6)
    expect(steps).toEqual(['Bata tudo. Leve à geladeira.'])
    expect(readings.map(({ kind }) => kind)).toEqual(['ingredient', 'ingredient', 'ingredient'])
  })

  test.each(['corte de carne magra 200 g', 'mistura para bolo 1 pacote', 'preparo para bolo 1 caixa'])(
    '"%s" is an ingredient, not a step',
    (line) => {
      const { ingredients, steps } = readRecipeText(`2 ovos\n${line}\nmistura tudo`)
      expect({ ingredients, steps }).toEqual({ ingredients: ['2 ovos', line], steps: ['mistura tudo'] })
    },
  )

  test.each(['mistura para engrossar 2 colheres de amido', 'mistura de leve com 2 xícaras de xablau'])(
    '"%s" is a step that states an amount',
    (line) => {
      const { ingredients, steps } = readRecipeText(`2 ovos\n${line}`)
      expect(steps).toEqual([line])
      expect(ingredients).toEqual(['2 ovos', line.slice(line.indexOf('2'))])
    },
  )

  test('an amount without a food in a step is no ingredient', () => {
    expect(readRecipeText('2 ovos\ncorta a massa em partes de 200 g').ingredients).toEqual(['2 ovos'])
  })

  test('a name before the first amount needs no title', () => {
    const { name, readings } = readRecipeText('Omelete da tarde\n3 ovos\n1 colher (sopa) de manteiga')
    expect(name).toBe('Omelete da tarde')
    expect(readings).toHaveLength(2)
  })

  test('a name before the heading of a part is no ingredient', () => {
    const text = 'Torta de frango 🥧\n\nMassa:\n3 ovos\nRecheio:\n300 g de frango desfiado'
    const { name, readings } = readRecipeText(text)
    expect(name).toBe('Torta de frango')
    expect(readings.map(({ kind }) => kind)).toEqual(['heading', 'ingredient', 'heading', 'ingredient'])
  })

  test.each(['Sal a gosto\n3 ovos', 'Massa:\n3 ovos', '2 bananas\n3 ovos'])(
    '%j begins without a name',
    (text) => {
      const { name, readings } = readRecipeText(text)
      expect(name).toBeNull()
      expect(readings).toHaveLength(2)
    },
  )

  test('time and sender of a copied chat are no part of a line', () => {
    const text =
      '[12/06 14:22] Mãe: Canjica da vó\n[12/06/2024, 14:22:10] Mãe: 1 lata de leite condensado\n12/06/2024 14:23 - Tia Lu: 1 litro de leite'
    const { name, ingredients } = readRecipeText(text)
    expect(name).toBe('Canjica da vó')
    expect(ingredients).toEqual(['1 lata de leite condensado', '1 litro de leite'])
  })

  test.each([
    ['Caipirinha pra galera (8 copos)', 8],
    ['Moqueca capixaba p/ 6 pessoas', 6],
  ])('"%s" before the ingredients is a name with a yield', (title, portions) => {
    const recipe = readRecipeText(`${title}\n4 limões\n500 ml de cachaça`)
    expect(recipe.name).toBe(title)
    expect(recipe.portions).toBe(portions)
    expect(recipe.readings).toHaveLength(2)
  })

  test('a name before a count in words needs no title', () => {
    expect(readRecipeText('Sopa do bebê\nmeia cenoura\n50 g de músculo').name).toBe('Sopa do bebê')
  })

  test('signs of bold and italic text are left out', () => {
    const { name, readings } = readRecipeText('*Bolo da tia Lu* 🥕\n3 ovos\n_Cobertura_\n1 xícara de açúcar')
    expect(name).toBe('Bolo da tia Lu')
    expect(readings.map(({ kind }) => kind)).toEqual(['ingredient', 'heading', 'ingredient'])
  })

  test('calls to follow an author are no steps', () => {
    const text = 'Ingredientes\n3 ovos\nModo de preparo\nBata tudo.\nGostou? Curte e salva! #bolo @receitas'
    expect(readRecipeText(text).steps).toEqual(['Bata tudo.'])
  })

  test('headings of groups stay among the ingredients', () => {
    const { readings } = readRecipeText(
      'Ingredientes\nMassa:\n2 xícaras de farinha de trigo\nPara o recheio\n200 g de ricota\nModo de preparo\nAsse.',
    )
    expect(readings.map(({ kind }) => kind)).toEqual(['heading', 'ingredient', 'heading', 'ingredient'])
  })

  test('items of a line that lost its breaks are separate lines', () => {
    const { readings } = readRecipeText('Ingredientes\n3 ovos2 xícaras (chá) de açúcar\n1 pitada de sal')
    expect(readings.map(({ line, text }) => [line, text])).toEqual([
      [0, '3 ovos'],
      [1, '2 xícaras (chá) de açúcar'],
      [2, '1 pitada de sal'],
    ])
  })

  test('a line of any length stays whole', () => {
    const long = `200 g de arroz ${'bem lavado '.repeat(150)}e 2 ovos`
    const many = Array(40).fill('sal').join(' e ')
    expect(readRecipeText(`Ingredientes\n${long}\n${many}`).ingredients).toEqual([long, many])
  })

  test('markup of a page is removed', () => {
    const { readings } = readRecipeText(
      '<ul><li>1 x&iacute;cara de a&ccedil;&uacute;car</li><li>&frac12; x&#237;cara de &oacute;leo</li></ul>',
    )
    expect(readings.map(({ text }) => text)).toEqual(['1 xícara de açúcar', '½ xícara de óleo'])
  })

  test.each([
    ['Rende 8 porções', 8],
    ['Rendimento: 12 fatias', 12],
    ['Serve 4 pessoas', 4],
    ['10 porções', 10],
    ['Rendimento: 1 bolo grande', null],
    ['Tempo: 40 minutos', null],
  ])('%s states %s portions', (line, portions) => {
    expect(readRecipeText(`Ingredientes\n3 ovos\n${line}`).portions).toBe(portions)
  })

  test('a title above the list is not the name of the recipe', () => {
    expect(readRecipeText('Ingredientes\n3 ovos\n1 pitada de sal').name).toBeNull()
  })
})
