import type { MeasureSize } from '../../foods/measures/grams-of.ts'
import type { Token } from './tokens.ts'

const platePhrases =
  /^(?:pfs?|pratos? feitos?|pratos? executivos?|pratos? comercia(?:l|is)|(?:mar?mita|marmitinha|quentinha)s?|marmitex|marmitas? fit(?:ness)?)$/u

/**
 * Returns the number of words at a token that name a composed plate (`PF`, `prato feito`, `marmita`); 0 if there is
 * none.
 */
export function plateWordsAt(tokens: readonly Token[], at: number): 0 | 1 | 2 {
  const [first, second] = [tokens[at]?.plain ?? '', tokens[at + 1]?.plain ?? '']
  if (platePhrases.test(`${first} ${second}`)) return 2
  return platePhrases.test(first) ? 1 : 0
}

/**
 * Number of usual portions on a plate or in a box, by size (own estimates: a small box holds 400 g, a large one 700 g).
 */
const portionsOfSize: Readonly<Record<MeasureSize, number>> = {
  pequeno: 0.75,
  rasa: 1,
  medio: 1,
  cheia: 1.3,
  grande: 1.3,
}

/** Returns how many usual portions `count` plates or boxes of this size hold. */
export function portionsOn(size: MeasureSize | undefined, count = 1): number {
  return portionsOfSize[size ?? 'medio'] * count
}

const possessive = /^(?:meus?|minhas?)$/u

/** Drops the possessive between an amount and a plate: `metade da minha marmita`. */
export function dropOwnerOfPlate(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter(({ plain }, at) => !possessive.test(plain) || plateWordsAt(tokens, at + 1) === 0)
}
