import { asWord, insertedWords } from '../words/inserted-tokens.ts'
import { isOf, type Token } from '../words/tokens.ts'
import { unitOf } from '../words/unit-words.ts'

export const chocolatePowders = /^(?:nescau|toddy|achocolatado|nesquik|chocolatado)$/u
const vessel = /^(?:copo|copao|copinho|caneca|canecao|canequinha|xicara|mamadeira)$/u

/**
 * Reads a vessel of chocolate powder with milk as one drink: `copo de nescau com leite`. `2 colheres de nescau com leite` stays
 * powder and milk.
 */
export function nameChocolateMilk(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, place) =>
      chocolatePowders.test(plain) &&
      tokens[place + 1]?.plain === 'com' &&
      tokens[place + 2]?.plain === 'leite',
  )
  const word = tokens[at]
  if (!word || tokens[at + 3]?.plain === 'condensado' || !isInVessel(tokens, at)) return tokens
  return [
    ...tokens.slice(0, at),
    asWord(word, 'nescau'),
    ...insertedWords('gelado', word.end),
    ...tokens.slice(at + 1),
  ]
}

/** Returns whether a vessel stands before a word, also with its volume: `copo de 300 ml de nescau`. */
function isInVessel(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(0, at).findLast((token) => !isBesideVessel(token))
  return vessel.test(before?.key ?? '')
}

function isBesideVessel(token: Token): boolean {
  const isSize = /^(?:grande|pequen[oa]|chei[oa]|americano|bem|duplo)$/u.test(token.plain)
  return isSize || isOf(token) || token.kind === 'number' || unitOf(token) !== undefined
}
