import { normalizeText } from '#nutrition/foods/normalize-text.ts'
import { rareNames, rareWords } from './rare-words.ts'
import { untold } from './untold.ts'
import { knowsWords } from '#nutrition/meal-text/finding/food-finder.ts'
import { readSample } from '../../../day/shared/table-reader/sample-reading.ts'
import { printSlip } from '../../../day/shared/table-reader/sample-slip.ts'

const rare = new Set(rareWords)
const rareTogether = rareNames.map((name) => name.split(' '))

/** Words of measures, which repeat without naming a food twice. */
const measures = /^(?:colher|copo|fatia|concha|pedaco|xicara|grama|unidade)/

/** Unlike `normalizeText`, keeps punctuation, which `untold` needs. */
function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
}

// Replies `null`, so that the worker with the whole table reads the text, if the text has an unknown or rare word or
// all words of a rare name, matches `untold`, repeats a word that may be a food, or has no food or a part that
// matches none.
addEventListener('message', ({ data }: MessageEvent<string>) => {
  const said = normalizeText(data).split(/[^\p{L}\d]+/u)
  const words = new Set([...said, ...said.map((word) => word.replace(/s$/, ''))])
  const isRare =
    !knowsWords(data) ||
    untold.test(withoutAccents(data)) ||
    [...words].some((word) => rare.has(word)) ||
    said.some((word, at) => word.length > 3 && !measures.test(word) && said.indexOf(word) < at) ||
    rareTogether.some((together) => together.every((word) => words.has(word)))
  const reading = isRare ? null : readSample(data)
  const isKnown = reading !== null && reading.lines.length > 0 && reading.unmatched.length === 0
  postMessage(isKnown ? printSlip(reading) : null)
})
