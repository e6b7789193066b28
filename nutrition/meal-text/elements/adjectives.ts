import { itemAt } from '../../shared/collections/lookup.ts'
import { bracketStart, cookingOf, isBracketed } from '../words/cooking-words.ts'
import { eatingWords } from '../words/filler-words.ts'
import type { FoodMatch } from '../matching/food-matching.ts'
import { isNumeralWord } from '../words/numerals.ts'
import { isOf, type Token } from '../words/tokens.ts'
import { unitOf } from '../words/unit-words.ts'

/** Names of foods that are adjectives after another food: `peixe salgado` is one food, `coca, salgado de queijo` two. */
const adjectives = new Set(['salgado', 'doce', 'moida', 'gelada', 'geladinho', 'geladinha', 'coado'])
/** Words that are a food only with a count: `uma gelada`, but not `estava gelada`. */
const countedOnly = new Set(['gelada', 'coado'])
/** Words before `cozido` and the like after which it describes foods and is no dish: `tudo pesado cozido`, `3 un cozidos`. */
const describes = /^(?:ja|tudo|tod[oa]s?|ambos|bem|pesad[oa]s?|un|und|uni|unid|unidades?)$/u

/** Returns whether the name of a food only describes the food before it: `macarrão 250 g já cozido`. */
export function isAdjective(
  tokens: readonly Token[],
  at: number,
  food: FoodMatch,
  isAfterFood: boolean,
): boolean {
  const { key } = itemAt(tokens, at)
  const isNoun = food.words > 1 || (food.next > at + 1 && isOf(tokens[at + 1]))
  const before = tokens[at - 1]
  // `batata-doce, frita em óleo`, but `hambúrguer, frita, coca`.
  const isCooked = /^(?:em|n[oa]|com|)$/u.test(tokens[at + 1]?.plain ?? '')
  const isAfterComma = isCooked && before?.kind === 'break' && /^frit[oa]$/u.test(itemAt(tokens, at).plain)
  if (!isNoun && before && cookingOf(key, false))
    return (
      describes.test((before.kind === 'stop' ? tokens[at - 2] : before)?.plain ?? '') ||
      isPlural(tokens, at) ||
      isAfterComma ||
      unitOf(before) !== undefined ||
      isBracketed(tokens, at) ||
      bracketStart(tokens, at - 1) !== undefined
    )
  if (isNoun || !adjectives.has(key)) return false
  // `7 fatias salgadas` of pizza.
  if (key === 'salgado' && before?.key === 'fatia') return true
  // `comi um geladinho`, but not `suco bem geladinho`.
  if (/^geladinh[oa]$/u.test(key)) return isAfterFood || !startsFood(before)
  if (!countedOnly.has(key)) return isAfterFood || isSecondAdjective(tokens, at) || isOfPacket(tokens, at)
  return before?.kind !== 'number' && !(before?.kind === 'word' && isNumeralWord(before.plain))
}

/** Returns whether a food is named after a word: nothing, an article, a number or a verb of eating. */
function startsFood(before: Token | undefined): boolean {
  if (!before || before.kind === 'stop' || before.kind === 'number') return true
  return (
    isNumeralWord(before.plain) ||
    /^(?:o|meu|outro|mais)$/u.test(before.plain) ||
    eatingWords.has(before.plain)
  )
}

/** Returns whether a cooking word describes several foods, as its dish is not named in the plural: `frango e ovo, cozidos`. */
function isPlural(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const isCounted = before?.kind === 'number' || isNumeralWord(before?.plain ?? '')
  return !isCounted && /^(?:cozid|mexid)[oa]s$/u.test(itemAt(tokens, at).plain)
}

/** Returns whether a word says which packet of the food before it was eaten: `biscoito globo 1 pacote salgado`. */
function isOfPacket(tokens: readonly Token[], at: number): boolean {
  const packet = /^d[oe]$/u.test(tokens[at - 1]?.plain ?? '') ? at - 2 : at - 1
  return at > 2 && /^(?:pacot|sac|saqu)(?:e|o|inho)s?$/u.test(tokens[packet]?.plain ?? '')
}

/** Returns whether a word is the second of two adjectives: `amendoim torrado e salgado`. */
function isSecondAdjective(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.plain === 'e' && /^(?:torrad|temperad|sec)[oa]s?$/u.test(tokens[at - 2]?.plain ?? '')
}
