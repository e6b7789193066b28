import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { goldenMeals } from '../golden/golden-meals.ts'
import { readMeal } from '../meal-text.ts'

const typedLists = ['daily', 'everyday', 'people', 'regional', 'today', 'portions'] as const
const punctuation = /(?<!\d)[,.](?!\d)|[,.](?!\d)|[;:!?()\n"“”+/]+/g
const feminine = /^(colher|\S+a|\S+as)(es)?$/
const words = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']

/** Sentences that contain dividing punctuation. */
const sentences = [...goldenMeals.map(([text]) => text), ...typedLists.flatMap(sentencesOf)].filter((text) =>
  /[,;:\n]\s/.test(text),
)

test.each([
  { as: 'without punctuation and capitals', change: spoken },
  { as: 'with its numbers as words too', change: (text: string) => inWords(spoken(text)) },
])('at least 97 % of the foods of a golden meal are read from it $as', ({ change }) => {
  const compared = sentences.map((text) => compare(text, change(text)))
  const foods = sum(compared.map((one) => one.foods))
  const kept = sum(compared.map((one) => one.kept))
  const added = sum(compared.map((one) => one.added))
  const different = compared.filter((one) => one.kept < one.foods || one.added > 0).map((one) => one.report)
  expect(kept / foods >= 0.97 && added / foods <= 0.03 ? [] : different).toEqual([])
})

test.each([
  ['dois ovos um pão francês café com leite', ['Ovo cozido', 'Pão francês', 'Café com leite']],
  [
    'duas colheres de arroz uma concha de feijão um bife acebolado salada de alface',
    ['Arroz branco cozido', 'Feijão carioca cozido', 'Contrafilé grelhado', 'Alface crespa'],
  ],
])('"%s" names the foods that a comma would divide', (text, names) => {
  expect(readMeal(text).items.map(({ food }) => food.name)).toEqual(names)
})

function sentencesOf(list: (typeof typedLists)[number]): readonly string[] {
  const lines = readFileSync(new URL(`../golden/${list}.tsv`, import.meta.url), 'utf8').split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split('\t')[0] ?? '')
}

/** Returns a sentence as a browser transcribes speech: lower case without punctuation, except decimal commas. */
function spoken(text: string): string {
  return text.replaceAll(punctuation, ' ').replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

/** Writes counts up to ten as words, in the gender of the counted word. */
function inWords(text: string): string {
  return text.replaceAll(/(?<![\d,/])\b(\d+) (\p{L}+)/gu, (found, digits: string, counted: string) => {
    const word = words[Number(digits)]
    if (!word || /^(g|ml|kg|l|gramas?|mls?)$/.test(counted)) return found
    const said = feminine.test(counted) ? word.replace('dois', 'duas').replace(/^um$/, 'uma') : word
    return `${said} ${counted}`
  })
}

function compare(typed: string, said: string) {
  const wanted = readMeal(typed).items.map(({ food }) => food)
  const left = readMeal(said).items.map(({ food }) => food)
  const kept = wanted.filter(({ id }) => {
    const at = left.findIndex((food) => food.id === id)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
  const report = `${said}: ${wanted.map(({ name }) => name).join(' + ')}; also ${left.map(({ name }) => name).join(' + ')}`
  return { foods: wanted.length, kept: kept.length, added: left.length, report }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
