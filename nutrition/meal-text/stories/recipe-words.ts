import { insertedWords } from '../words/inserted-tokens.ts'
import { isOf, type Token } from '../words/tokens.ts'
import type { Range } from './removed-words.ts'

const ofDough = /^(?:ovo|gema|clara|leite|fermento|acucar|manteiga|margarina)$/u
/** Dishes whose flour is of manioc. */
const ofManioc = /^(?:farofa|tropeiro|pirao|tutu|virado|paçoca|pacoca)$/u
const packs = /^(?:lata|latinha|sache|caixa|caixinha|pacote|vidro|pote)$/u

/**
 * Returns a token with the words that complete a name as a list of ingredients means it: `farinha` beside eggs is of wheat,
 * `1 lata de molho` is of tomato.
 */
export function fullName(tokens: readonly Token[], at: number, [from, to]: Range): readonly Token[] {
  const token = tokens[at]
  if (!token) return []
  if (token.key === 'vidro') return [{ ...token, ...jarOf(tokens, at) }]
  if (isOf(tokens[at + 1]) || !/^(?:farinha|molho|polvilho)$/u.test(token.key)) return [token]
  if (token.key === 'polvilho')
    return /^(?:doce|azedo)$/u.test(tokens[at + 1]?.key ?? '')
      ? [token]
      : [token, ...insertedWords('doce', token.end)]
  if (token.key === 'molho')
    return [at - 1, at - 2].some((place) => packs.test(tokens[place]?.key ?? ''))
      ? [token, ...insertedWords('de tomate', token.end)]
      : [token]
  const keys = tokens.slice(from, to).map(({ key }) => key)
  const isDough = keys.some((key) => ofDough.test(key)) && !keys.some((key) => ofManioc.test(key))
  return isDough ? [token, ...insertedWords('de trigo', token.end)] : [token]
}

/** A glass jar is a measure only of an ingredient: a bottle of coconut milk, a jar of olives. */
function jarOf(tokens: readonly Token[], at: number): Pick<Token, 'accented' | 'plain' | 'key'> {
  const word = tokens.slice(at + 1, at + 5).some(({ key }) => key === 'coco') ? 'garrafinha' : 'pote'
  return { accented: word, plain: word, key: word }
}

/** Returns `1 porção de` for a dish, which without an amount would take that of a food with the same name. */
export function onePortion({ start }: Token): readonly Token[] {
  return insertedWords('1 porção de', start)
}
