import { foodEndingAt } from '../matching/food-ending.ts'
import type { FinderOf } from '../matching/food-matching.ts'
import { insertedWords } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import type { Token } from '../words/tokens.ts'
import { isUnitWord } from '../words/unit-words.ts'

export const flavorWords =
  /^(?:chocolate|morango|baunilha|uva|limao|laranja|maracuja|pessego|coco|goiaba|manga|abacaxi|maca|caramelo|cookies|ameixa)$/u
const flavored =
  /^(?:iogurte|bebida|suco|néctar|refrigerante|isotônico|energético|achocolatado|barra de|whey|shake|sorvete|picolé|gelatina|leite fermentado|sobremesa)/iu

/**
 * Reads a flavor behind the amount of a product as part of its name: `iogurte 170 ml morango`. The flavor of an unknown
 * product is no food either: `yopro 250 ml chocolate`.
 */
export function moveLateFlavor(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const flavor = tokens.findIndex(
    ({ plain }, at) => flavorWords.test(plain) && isUnitWord(tokens[at - 1]?.key ?? ''),
  )
  const number = flavor - 2
  const next = tokens[flavor + 1]
  const isLast = next?.kind !== 'word' && next?.kind !== 'number'
  if (flavor < 0 || !isLast || readNumeral(tokens, number)?.next !== flavor - 1) return tokens
  const findFood = finderOf(tokens)
  const named = foodEndingAt(tokens, number, findFood)
  const isUnknown = !named && tokens[number - 1]?.kind === 'word' && tokens[number - 2]?.kind !== 'word'
  const isProduct = named !== undefined && flavored.test(named.match.food.name)
  if (isUnknown) return tokens.toSpliced(flavor, 1)
  if (!named || !isProduct) return tokens
  const position = tokens[named.at]?.start ?? 0
  return [
    ...tokens.slice(0, named.at),
    ...tokens.slice(number, flavor),
    ...insertedWords('de', position),
    ...tokens.slice(named.at, number),
    ...insertedWords('de', tokens[flavor]?.start ?? position),
    ...tokens.slice(flavor),
  ]
}
