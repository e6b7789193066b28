import type { Token } from '../words/tokens.ts'
import { wordKey } from '../words/words.ts'

/** Tokens between a slice and its bread at most: `2 fatias grossas do meu pão caseiro`. */
const farthest = 4

export const breadWords = /^(?:pao|paes)$/u

/** Reads slices of home-made bread as large ones, because the table's are those of a French roll: `2 fatias de pão caseiro`. */
export function countHomeBread(tokens: readonly Token[]): readonly Token[] {
  const bread = tokens.findIndex(({ plain }, at) => breadWords.test(plain) && isHomeMade(tokens, at))
  if (bread < 0) return tokens
  return tokens.flatMap((token, at) => {
    const isNear = Math.abs(at - bread) <= farthest
    if (isNear && token.key === 'fatia') return [like(token, 'fationas')]
    if (at === bread + 1) return [like(token, 'caseiro')]
    return at === bread + 2 && token.plain === 'casa' ? [] : [token]
  })
}

export const sandwichWords = /^(?:sanduiches?|sanduba)$/u
const kind = /^(?:frances|integral|forma|de|sirio|australiano|caseiro|ciabatta|brioche|italiano)$/u

/**
 * Drops the bread behind the fillings of a sandwich, which has one already: `sanduíche de mortadela com queijo e tomate no
 * pão francês`.
 */
export function dropBreadOfSandwich(tokens: readonly Token[]): readonly Token[] {
  const bread = tokens.findIndex(({ plain }, at) => plain === 'no' && tokens[at + 1]?.plain === 'pao')
  const start = tokens.slice(0, Math.max(0, bread)).findLastIndex(({ plain }) => sandwichWords.test(plain))
  const inside = start < 0 ? [] : tokens.slice(start + 1, bread)
  const isList = inside.some(({ plain }) => plain === 'e') && /^(?:de|com)$/u.test(inside[0]?.plain ?? '')
  if (!isList || inside.some(({ kind: one }) => one !== 'word')) return tokens
  let end = bread + 2
  while (kind.test(tokens[end]?.plain ?? '')) end += 1
  return tokens.toSpliced(bread, end - bread)
}

const burger = /^(?:hamburguer|hamburger|burger|burguer|smash)$/u

export const bunWords = /^(?:brioche|australiano)$/u

/** Drops the bun that is listed behind a burger: `hambúrguer artesanal com cheddar e bacon pão brioche`. */
export function dropBunOfBurger(tokens: readonly Token[]): readonly Token[] {
  const bun = tokens.findIndex(
    ({ plain }, at) => plain === 'pao' && bunWords.test(tokens[at + 1]?.plain ?? ''),
  )
  const before = tokens.slice(0, Math.max(0, bun))
  const at = before.findLastIndex(({ plain }) => burger.test(plain))
  const said = before.slice(at + 1)
  const isArtisan = said.some(({ plain }) => /^(?:art[ei][sz]anal|blend|duplo|com)$/u.test(plain))
  if (at < 0 || !isArtisan || said.some(({ kind: one }) => one === 'stop')) return tokens
  const isLinked = /^(?:e|no|com|em)$/u.test(said.at(-1)?.plain ?? '')
  return tokens.toSpliced(isLinked ? bun - 1 : bun, isLinked ? 3 : 2)
}

export const blendWords = /^blend$/u

/** Reads the weight of the meat as that of the burger: `hambúrguer artesanal blend 180 g de carne`. */
export function nameBlend(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }, place) => blendWords.test(plain) && place > 0)
  if (at < 0) return tokens
  const from = tokens[at + 1]?.plain === 'de' ? at + 2 : at + 1
  const [number, , of, meat] = tokens.slice(from, from + 4)
  if (number?.kind !== 'number') return tokens.toSpliced(at, 1)
  const isOfMeat =
    of?.plain === 'de' && /^(?:carne|costela|picanha|angus|fraldinha)$/u.test(meat?.plain ?? '')
  const rest = tokens.slice(isOfMeat ? from + 4 : from + 2)
  return [...tokens.slice(0, at), ...tokens.slice(from, from + 2), ...rest]
}

function isHomeMade(tokens: readonly Token[], at: number): boolean {
  const [next, after] = [tokens[at + 1]?.plain ?? '', tokens[at + 2]?.plain ?? '']
  return (/^caseir[oa]s?$/u.test(next) && after !== 'integral') || (next === 'de' && after === 'casa')
}

function like(token: Token, word: string): Token {
  return { ...token, accented: word, plain: word, key: wordKey(word) }
}
