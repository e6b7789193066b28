import { expect, test } from 'vitest'
import { recipesOf } from './page-recipes.ts'

const script = (data: unknown, attributes = 'type="application/ld+json"') =>
  `<script ${attributes}>${typeof data === 'string' ? data : JSON.stringify(data)}</script>`
const page = (...scripts: readonly string[]) =>
  `<!doctype html><html lang="pt-BR"><head><title>Receita</title>${scripts.join('\n')}</head><body><p>oi</p></body></html>`
const read = (data: unknown) => recipesOf(page(script(data)))

const dish = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Caipirinha',
  recipeYield: '1 porção',
  recipeIngredient: ['2 colheres de açúcar', 'gelo a gosto', 'cachaça'],
  recipeInstructions: 'Corte o limão. Misture tudo.',
  prepTime: 'PT10M',
}
const caipirinha = {
  name: 'Caipirinha',
  portions: 1,
  ingredients: ['2 colheres de açúcar', 'gelo a gosto', 'cachaça'],
  instructions: ['Corte o limão. Misture tudo.'],
  preparationMin: 10,
  cookingMin: null,
}

test.each([
  ['alone', dish],
  ['in an array', [{ '@type': 'Organization', name: 'Cozinha' }, dish]],
  ['in a graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, dish] }],
  ['in a graph inside an array', [{ '@graph': [{ '@type': 'WebSite' }, dish] }]],
  ['as the main entity of its page', { '@type': 'WebPage', mainEntity: dish }],
  ['in a list of items', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: dish }] }],
  ['with several types', { ...dish, '@type': ['NewsArticle', 'Recipe'] }],
  ['with the vocabulary in its type', { ...dish, '@type': 'http://schema.org/Recipe' }],
  ['with a prefix in its type', { ...dish, '@type': 'schema:Recipe' }],
])('a recipe is found %s', (_, data) => {
  expect(read(data)).toEqual([caipirinha])
})

test.each([
  ['a number', 4, 4],
  ['a text with a number', '4', 4],
  ['portions', '6 porções', 6],
  ['English servings', '4 servings', 4],
  ['a range', 'Rende 6 a 8 porções', 6],
  ['an array', ['4', '4 porções'], 4],
  ['an array of numbers', [12], 12],
  ['a quantity', { '@type': 'QuantitativeValue', value: 3, unitText: 'porções' }, 3],
  ['no number', 'várias porções', null],
  ['zero', 0, null],
  ['nothing', undefined, null],
  ['a size', '1000 g', null],
])('the portions are read from %s', (_, recipeYield, portions) => {
  expect(read({ ...dish, recipeYield })[0]?.portions).toBe(portions)
})

test.each([
  ['one text with lines', '2 ovos\n1 xícara de leite\r\n\r\nsal', ['2 ovos', '1 xícara de leite', 'sal']],
  ['one text with tags', '2 ovos<br/>1 xícara de leite<br>sal', ['2 ovos', '1 xícara de leite', 'sal']],
  [
    'a list in HTML',
    '<ul><li>2 ovos</li><li>1 xícara de <b>leite</b></li></ul>',
    ['2 ovos', '1 xícara de leite'],
  ],
  [
    'property values',
    [
      { '@type': 'PropertyValue', name: 'farinha de trigo', value: 200, unitText: 'g' },
      { '@type': 'PropertyValue', name: 'ovos', value: '2' },
      { '@type': 'PropertyValue', name: 'sal a gosto' },
    ],
    ['200 g de farinha de trigo', '2 ovos', 'sal a gosto'],
  ],
  ['sections of lists', [['2 ovos'], ['1 limão', 'sal']], ['2 ovos', '1 limão', 'sal']],
  ['language-tagged values', [{ '@value': '2 ovos', '@language': 'pt' }], ['2 ovos']],
  [
    'escaped entities',
    ['1 colher (ch&aacute;) de mostarda amarela em p&oacute;', '&frac12; x&iacute;cara de caf&eacute;'],
    ['1 colher (chá) de mostarda amarela em pó', '½ xícara de café'],
  ],
  ['entities escaped twice', ['2 colheres de a&amp;ccedil;&amp;uacute;car'], ['2 colheres de açúcar']],
  ['numeric entities', ['1 p&#227;o franc&#xEA;s'], ['1 pão francês']],
  ['spaces of every kind', ['  2 \u00A0\t ovos  ', ''], ['2 ovos']],
])('ingredients are read from %s', (_, recipeIngredient, lines) => {
  expect(read({ ...dish, recipeIngredient })[0]?.ingredients).toEqual(lines)
})

test('ingredients under the former name of the property are read', () => {
  const { recipeIngredient: ingredients, ...rest } = dish
  expect(read({ ...rest, ingredients })).toEqual([caipirinha])
})

test.each([
  ['a list of texts', ['Bata.', 'Asse.'], ['Bata.', 'Asse.']],
  [
    'steps',
    [
      { '@type': 'HowToStep', text: 'Bata.' },
      { '@type': 'HowToStep', name: 'Asse.' },
    ],
    ['Bata.', 'Asse.'],
  ],
  [
    'sections of steps',
    [
      { '@type': 'HowToSection', name: 'Massa:', itemListElement: [{ '@type': 'HowToStep', text: 'Bata.' }] },
      { '@type': 'HowToSection', name: 'Calda', itemListElement: { '@type': 'HowToStep', text: 'Ferva.' } },
    ],
    ['Massa:', 'Bata.', 'Calda:', 'Ferva.'],
  ],
  [
    'directions inside steps',
    [{ '@type': 'HowToStep', itemListElement: [{ '@type': 'HowToDirection', text: 'Bata.' }] }],
    ['Bata.'],
  ],
  [
    'an ordered list',
    { '@type': 'ItemList', itemListElement: ['Bata.', { text: 'Asse.' }] },
    ['Bata.', 'Asse.'],
  ],
  [
    'paragraphs in HTML',
    '<p>Bata a massa.</p><p>Asse &agrave; noite.</p>',
    ['Bata a massa.', 'Asse à noite.'],
  ],
  ['nothing', undefined, []],
])('instructions are read from %s', (_, recipeInstructions, lines) => {
  expect(read({ ...dish, recipeInstructions })[0]?.instructions).toEqual(lines)
})

test.each([
  ['PT45M', 45],
  ['PT1H30M', 90],
  ['P0DT2H', 120],
  ['P1D', 1440],
  ['P1DT1M', null],
  ['PT0M', null],
  ['45 minutos', null],
])('the duration %s is %s minutes', (cookTime, minutes) => {
  expect(read({ ...dish, cookTime })[0]?.cookingMin).toBe(minutes)
})

test('a broken script does not hide the recipe of another', () => {
  expect(recipesOf(page(script('{"@type": "Recipe", "name": '), script(dish)))).toEqual([caipirinha])
})

test.each([
  ['an HTML comment', `<!-- ${JSON.stringify(dish)} -->`],
  ['a CDATA section', `//<![CDATA[\n${JSON.stringify(dish)}\n//]]>`],
  ['line breaks inside texts', JSON.stringify(dish).replace('limão. ', 'limão.\n')],
])('a script with %s is read', (_, text) => {
  expect(recipesOf(page(script(text)))).toEqual([caipirinha])
})

test.each([
  ['single quotes', "type='application/ld+json'"],
  ['no quotes', 'class=yoast type=application/ld+json'],
  ['upper case and more attributes', 'ID="x" TYPE="APPLICATION/LD+JSON" data-x'],
])('a script tag with %s is found', (_, attributes) => {
  expect(recipesOf(page(script(dish, attributes)))).toEqual([caipirinha])
})

test('all recipes of a page are returned in their order, without those that only link', () => {
  const second = { ...dish, name: 'Batida' }
  const linked = { '@type': 'Recipe', name: 'Veja também', url: 'https://exemplo.br' }
  const third = { ...dish, name: 'Mojito' }
  const names = recipesOf(page(script({ '@graph': [dish, linked, second] }), script([third]))).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['Caipirinha', 'Batida', 'Mojito'])
})

test.each([
  ['no script', '<html><body>2 ovos</body></html>'],
  ['another type', page(script({ '@type': 'Article', name: 'Caipirinha' }))],
  ['another script', page(script(dish, 'type="application/json"'))],
  ['an open script', '<script type="application/ld+json">{"@type":"Recipe"'],
  ['a text', ''],
])('a page with %s has no recipe', (_, html) => {
  expect(recipesOf(html)).toEqual([])
})

test.each([
  ['an endless row of opening tags', '<script '.repeat(250_000)],
  ['deep arrays', page(script('['.repeat(100_000) + ']'.repeat(100_000)))],
  ['deep objects', page(script('{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)))],
  [
    'deep values of a text',
    page(script(`{"@type":"Recipe","name":${'{"@value":'.repeat(50_000)}1${'}'.repeat(50_001)}`)),
  ],
  [
    'a wide object',
    page(script(Object.fromEntries(Array.from({ length: 180_000 }, (_, index) => [`p${index}`, 0])))),
  ],
  ['many open tags in a text', page(script({ ...dish, name: '<a '.repeat(100_000) }))],
  ['a wide list', page(script({ '@graph': Array.from({ length: 200_000 }, () => ({})) }))],
])('a hostile page with %s is read without failing', (_, html) => {
  expect(Array.isArray(recipesOf(html))).toBe(true)
})

test('a recipe behind 50,000 other values of a page is not searched for', () => {
  const behind = (count: number) => read({ '@graph': [...Array.from({ length: count }, () => 0), dish] })
  expect(behind(49_000)).toEqual([caipirinha])
  expect(behind(51_000)).toEqual([])
  expect(read({ parts: [Array(30_000).fill(0), Array(30_000).fill(0), dish] })).toEqual([])
})

test('sections deeper than five are left out of the instructions', () => {
  const inSections = (depth: number): unknown =>
    depth === 0 ? 'Bata.' : { '@type': 'HowToSection', itemListElement: inSections(depth - 1) }
  const stepsAt = (depth: number) => read({ ...dish, recipeInstructions: inSections(depth) })[0]?.instructions
  expect([stepsAt(5), stepsAt(6)]).toEqual([['Bata.'], []])
})

test('a recipe is found after characters of which the lower case is longer', () => {
  expect(recipesOf(`<title>${'İ'.repeat(40)}</title>${script(dish, 'TYPE="Application/LD+JSON"')}`)).toEqual([
    caipirinha,
  ])
})
