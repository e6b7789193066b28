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
