import { isMeasureWord } from '../amounts/measure-words.ts'
import type { FoodGroup } from '../../foods/food.ts'
import type { FinderOf } from '../matching/food-matching.ts'
import { insertedWords, movedTo } from '../words/inserted-tokens.ts'
import { readNumeral } from '../words/numerals.ts'
import { isMark, isOf, type Token } from '../words/tokens.ts'

/** Groups of foods of which people name only the filling: `1 coxinha e outra de queijo`. */
const filled: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['salgado', 'sanduiche'])
const times = /^(?:manha|tarde|noite|madrugada|novo|sobremesa|lanche)$/u
const later = /^(?:depois|agora|mais|a|as|n[oa]|de|antes|e|pra|hoje)$/u
/** Tokens between `uma` and `outra` at most. */
const farthest = 9

/**
 * Names what `outra` is and gives it the measure of the first: `1 fatia de bolo de laranja e outra de chocolate`, `um copo de suco
 * e outro de leite`, `um pão com manteiga e outro com queijo`.
 */
export function nameAnother(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const at = tokens.findIndex(({ plain }, place) => /^outr[oa]$/u.test(plain) && isOne(tokens, place))
  const from = tokens.findLastIndex(
    (_, place) => place < at && place >= at - farthest && readNumeral(tokens, place)?.value === 1,
  )
  const first = from < 0 ? undefined : readNumeral(tokens, from)
  const said = tokens[at]
  if (!first || !said || tokens.slice(from, at).some(({ kind }) => kind === 'stop')) return tokens
  const isMeasured = isMeasureWord(tokens[first.next]?.key ?? '') && isOf(tokens[first.next + 1])
  const name = isMeasured ? first.next + 2 : first.next
  const food = finderOf(tokens)(name)?.food
  if (!food) return tokens
  const amount = [...insertedWords('1', said.start), ...movedTo(tokens.slice(first.next, name), said.start)]
  const replaced = (words: readonly Token[], next: number) => [
    ...tokens.slice(0, at),
    ...amount,
    ...words,
    ...tokens.slice(next),
  ]
  if (!isNamed(tokens, at)) {
    const whole = tokens.slice(name, at - 1)
    const isCounted = whole.some((_, place) => readNumeral(tokens, name + place) !== undefined)
    return isCounted ? tokens : replaced(movedTo(whole, said.start), at + 1)
  }
  if (tokens[at + 1]?.plain === 'com') {
    const end = tokens.findIndex(({ plain }, place) => place > name && plain === 'com')
    return end < at ? replaced(movedTo(tokens.slice(name, end), said.start), at + 1) : tokens
  }
  if (tokens[at + 2]?.key === tokens[name]?.key) return replaced([], at + 2)
  const kind = replaced(movedTo(tokens.slice(name, name + 1), said.start), at + 1)
  const place = at + amount.length
  const match = finderOf(kind)(place)
  if (
    filled.has(food.group) ||
    (match && match.next > place + 2 && (match.words > 1 || food.group !== 'bebida'))
  )
    return kind
  return isMeasured && finderOf(tokens)(at + 2) ? replaced([], at + 2) : tokens
}

/** Returns whether `outra` is another one of the food before it. */
function isOne(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (isNamed(tokens, at)) return before?.plain === 'e' || isMark(before)
  const after = tokens[at + 1]
  return before?.plain === 'e' && (after?.kind !== 'word' || later.test(after.plain))
}

/** Returns whether `outra` is followed by what it was of or with. */
function isNamed(tokens: readonly Token[], at: number): boolean {
  const [link, word] = [tokens[at + 1]?.plain ?? '', tokens[at + 2]]
  return /^(?:de|com)$/u.test(link) && word?.kind === 'word' && !times.test(word.plain)
}
