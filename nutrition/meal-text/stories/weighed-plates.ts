import type { FinderOf } from '../matching/food-matching.ts'
import { insertedWords } from '../words/inserted-tokens.ts'
import type { Token } from '../words/tokens.ts'
import { unitOf } from '../words/unit-words.ts'

/** Words for a box, and for a restaurant that sells by weight. */
const plates = new Set(
  'marmita marmitex marmitinha quentinha pf self selfservice buffet quilo kilo bandejao'.split(' '),
)
/** Words of body weight: `perdi 500 g`. */
const losing = /^(?:perdi|emagreci|engordei|ganhei|perder|emagrecer|comprei)$/u
/** Weights that a plate can have (own choice). */
const leastGrams = 150
const mostGrams = 1200
/** The plate that Brazilians eat most. */
const usualPlate = 'de arroz, feijão, bife, macarrão e salada'

/**
 * Names the usual foods of a plate of which the text states only the weight, so that it is shared among them and asked about:
 * `almocei no quilo, deu 450 g`, `marmita de 350 g`.
 */
export function nameWeighedPlate(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  if (!tokens.some(({ plain }) => plates.has(plain)) || tokens.some(({ plain }) => losing.test(plain)))
    return tokens
  const numbers = tokens.filter(({ kind }) => kind === 'number')
  const [number] = numbers
  const unit = number && tokens[tokens.indexOf(number) + 1]
  const mass = unit && unitOf(unit)
  if (!number || !unit || numbers.length > 1 || mass?.[0] !== 'grama') return tokens
  const grams = number.value * mass[1]
  if (grams < leastGrams || grams > mostGrams) return tokens
  const findFood = finderOf(tokens)
  const namesFood = tokens.some(({ kind }, at) => kind === 'word' && findFood(at) !== undefined)
  const end = tokens.indexOf(unit) + 1
  return namesFood ? tokens : tokens.toSpliced(end, 0, ...insertedWords(usualPlate, unit.end))
}
