import type { FinderOf } from '../matching/food-matching.ts'
import { insertedWords } from '../words/inserted-tokens.ts'
import type { Token } from '../words/tokens.ts'
import { unitOf } from '../words/unit-words.ts'

/** Words for a box with the usual plate. A plate of a self-service holds anything, so its foods are asked for. */
const plates = new Set('marmita marmitex marmitinha quentinha pf'.split(' '))
/** Words of body weight and of shopping: `perdi 500 g`, `comprei marmita de 400 g`. */
const losing = /^(?:perdi|emagreci|engordei|ganhei|perder|emagrecer|comprei)$/u
/** Weights that a plate can have (own choice). */
const leastGrams = 150
const mostGrams = 1200
/** The plate that Brazilians eat most. */
const usualPlate = 'de arroz, feijão, bife, macarrão e salada'

/**
 * Names the usual foods of a box of which the text states only the weight, so that it is shared among them and asked about:
 * `marmita de 350 g`, `pf de 500 g`.
 */
export function nameWeighedPlate(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  if (!tokens.some(({ plain }) => plates.has(plain)) || tokens.some(({ plain }) => losing.test(plain)))
    return tokens
  const number = tokens.find(({ kind }) => kind === 'number')
  const unit = number && tokens[tokens.indexOf(number) + 1]
  const mass = unit && unitOf(unit)
  if (!number || !unit || mass?.[0] !== 'grama') return tokens
  const grams = number.value * mass[1]
  if (grams < leastGrams || grams > mostGrams) return tokens
  const findFood = finderOf(tokens)
  const namesFood = tokens.some(({ kind }, at) => kind === 'word' && findFood(at) !== undefined)
  const end = tokens.indexOf(unit) + 1
  return namesFood ? tokens : tokens.toSpliced(end, 0, ...insertedWords(usualPlate, unit.end))
}
