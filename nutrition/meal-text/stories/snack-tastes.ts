import type { FinderOf } from '../matching/food-matching.ts'
import { readNumeral } from '../words/numerals.ts'
import { insertedWords, movedTo } from '../words/inserted-tokens.ts'
import { isOf, type Token } from '../words/tokens.ts'

/**
 * Writes out tastes that people name in short after their snack: `um de quatro queijos` beside a pizza as `um de pizza quatro
 * queijos`, `pizza de calabresa e portuguesa, 2 fatias de cada` as `2 fatias de pizza de calabresa e 2 fatias de pizza de
 * portuguesa`.
 */
export function nameTastes(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  if (!tokens.some(({ key }) => heads.test(key))) return tokens
  return nameCheeses(takeOfEach(tokens, finderOf))
}

const heads = /^(?:pizza|esfiha|esfirra|pastel|empada|coxinha)$/u

/** `4 queijos` after a pizza is one taste, and no number of cheeses. */
function nameCheeses(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    const isCheeses = /^(?:quatro|4|cinco|5)$/u.test(token.plain) && tokens[at + 1]?.plain === 'queijos'
    const before = tokens.slice(0, at)
    const isNamed = before.slice(-2).some(({ key }) => key === 'pizza')
    const isPart = isOf(before.at(-1)) && isNumberBefore(tokens, at - 1)
    const isOfPizza = isPart && before.some(({ key }) => key === 'pizza')
    return isCheeses && isOfPizza && !isNamed ? [...insertedWords('pizza', token.start), token] : [token]
  })
}

/** Returns whether a number stands before a token, with at most one word such as `fatia` between them. */
function isNumberBefore(tokens: readonly Token[], at: number): boolean {
  return [at - 1, at - 2].some((place) => {
    const next = readNumeral(tokens.slice(0, at), place)?.next
    return next === at || next === at - 1
  })
}

/** Tokens of a list of tastes at most. */
const longestList = 14

function takeOfEach(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const each = tokens.findIndex(({ plain }, at) => plain === 'cada' && tokens[at - 1]?.plain === 'de')
  if (each < 0) return tokens
  const start = [each - 4, each - 3, each - 2].find((at) => {
    const number = readNumeral(tokens, at)
    return number !== undefined && number.next >= each - 2 && number.next < each
  })
  const head = tokens.findLastIndex(
    ({ key }, at) => start !== undefined && at < start && at > start - longestList && heads.test(key),
  )
  if (start === undefined || head < 0 || isCounted(tokens, head)) return tokens
  const tastes = tastesIn(tokens, head, start)
  const named = tastes.map((taste) => [...tokens.slice(head, head + 1), ...taste])
  if (tastes.length < 2 || !named.every((name) => isName(name, finderOf))) return tokens
  const amount = tokens.slice(start, each)
  const end = /^(?:um|uma|sabor|tipo)$/u.test(tokens[each + 1]?.plain ?? '') ? each + 2 : each + 1
  const written = named.flatMap((name) => [
    ...movedTo(amount, name[0]?.start ?? 0),
    ...name,
    ...insertedWords(',', name.at(-1)?.end ?? 0),
  ])
  return [...tokens.slice(0, head), ...written, ...tokens.slice(end)]
}

/** Returns whether a number stands before a snack, so that it is counted already. */
function isCounted(tokens: readonly Token[], head: number): boolean {
  return [head - 1, head - 2, head - 3].some((at) => {
    const number = readNumeral(tokens, at)
    return number !== undefined && !number.isArticle && number.next <= head && number.next >= head - 2
  })
}

/** Returns the tastes between a snack and a number, each with its `de`. */
function tastesIn(tokens: readonly Token[], head: number, end: number): readonly (readonly Token[])[] {
  const tastes: Token[][] = [[]]
  for (const token of tokens.slice(head + 1, end)) {
    if (token.kind === 'number' || token.kind === 'stop') return []
    if (token.kind !== 'word' || token.plain === 'e') tastes.push([])
    else if (!heads.test(token.key)) tastes.at(-1)?.push(token)
  }
  return tastes.filter((taste) => taste.length > 0)
}

/** Returns whether tokens are the name of one food to the last word. */
function isName(name: readonly Token[], finderOf: FinderOf): boolean {
  return finderOf(name)(0)?.next === name.length
}
