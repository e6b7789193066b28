import { insertedWords } from '../words/inserted-tokens.ts'
import { isOf, type Token } from '../words/tokens.ts'

export const burgerWords = /^(?:hamburguer|hamburgueres|hamburger|burger|burguer)$/u
/** Places that sell a burger in its bun; a canteen for meals serves only the meat. */
const place =
  /^(?:cantina|cantininha|trailer|trailler|lanchonete|foodtruck|praca|esquina|barraca|barraquinha|carrinho|hamburgueria|rua|quermesse|feira|feirinha|shopping|cinema|posto|quiosque|bairro|podrao|festa|festinha|bar|drive)$/u
const plate = /^(?:arroz|feijao|salada|marmita|prato|pf)$/u

/** Reads the burger of a place that sells sandwiches as one in its bun: `hambúrguer da cantina`, `hambúrguer do food truck`. */
export function nameBurgerOfPlace(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => burgerWords.test(plain))
  const link = kindEnd(tokens, at + 1)
  const isLinked = /^(?:d[oae]|n[oa]|num|numa)$/u.test(tokens[link]?.plain ?? '')
  const isTruck = tokens[link + 1]?.plain === 'food' && tokens[link + 2]?.plain === 'truck'
  const isOfPlace = isTruck || place.test(tokens[link + 1]?.plain ?? '')
  if (at < 0 || !isLinked || !isOfPlace || tokens.some(({ plain }) => plate.test(plain))) return tokens
  const said = tokens.slice(at + 1, link).map(({ plain }) => plain)
  // The table has these kinds in a bun.
  const kept = said.includes('artesanal') || said.at(-1) === 'frango' || said.at(-1) === 'peixe'
  const bun = said.includes('artesanal') ? [] : insertedWords('no pão', tokens[link - 1]?.end ?? 0)
  return [
    ...tokens.slice(0, at + 1),
    ...(kept ? tokens.slice(at + 1, link) : []),
    ...bun,
    ...tokens.slice(isTruck ? link + 3 : link + 2),
  ]
}

/** Returns the index after the words for the kind of a burger: `simples`, `de frango`. */
function kindEnd(tokens: readonly Token[], at: number): number {
  const word = tokens[at]?.plain ?? ''
  if (/^(?:simples|caseiro|artesanal|normal)$/u.test(word)) return at + 1
  const isMeat = /^(?:carne|frango|peixe)$/u.test(tokens[at + 1]?.plain ?? '')
  return word === 'de' && isMeat ? at + 2 : at
}

export const bunWords = /^(?:brioche|australiano)$/u
/** Words between a burger and its bun that tell what is in it. */
const inBurger =
  /^(?:g|gr|gramas|de|com|e|no|em|carne|angus|picanha|costela|queijo|cheddar|bacon|ovo|alface|tomate|salada|cebola|roxa|caramelizada|crispy|picles|maionese|molho|especial|catupiry)$/u

/** Drops the bun that is listed behind a burger: `hambúrguer artesanal com cheddar e bacon pão brioche`. */
export function dropBunOfBurger(tokens: readonly Token[]): readonly Token[] {
  const bun = tokens.findIndex(
    ({ plain }, at) => plain === 'pao' && bunWords.test(tokens[at + 1]?.plain ?? ''),
  )
  const before = tokens.slice(0, Math.max(0, bun))
  const at = before.findLastIndex(({ plain }) => plain === 'artesanal')
  const said = before.slice(at + 1)
  const isOfBurger = burgerWords.test(tokens[at - 1]?.plain ?? '')
  const isInside = said.every(
    ({ kind, plain }) => /^(?:break|number)$/u.test(kind) || (kind === 'word' && inBurger.test(plain)),
  )
  // `hambúrguer artesanal, 2 pão brioche` and `… 50 g de pão brioche` count further bread.
  if (!isOfBurger || !isInside || said.at(-1)?.kind === 'number' || isOf(said.at(-1))) return tokens
  const isLinked = /^(?:e|no|com|em)$/u.test(said.at(-1)?.plain ?? '')
  return tokens.toSpliced(isLinked ? bun - 1 : bun, isLinked ? 3 : 2)
}

export const blendWords = /^blend$/u

/** Reads the weight of the meat as that of the burger: `hambúrguer artesanal blend 180 g de carne`. */
export function nameBlend(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ plain }, index) => blendWords.test(plain) && index > 0)
  if (at < 0) return tokens
  const from = tokens[at + 1]?.plain === 'de' ? at + 2 : at + 1
  const [number, , of, meat] = tokens.slice(from, from + 4)
  if (number?.kind !== 'number') return tokens.toSpliced(at, 1)
  const isOfMeat =
    of?.plain === 'de' && /^(?:carne|costela|picanha|angus|fraldinha)$/u.test(meat?.plain ?? '')
  const rest = tokens.slice(isOfMeat ? from + 4 : from + 2)
  return [...tokens.slice(0, at), ...tokens.slice(from, from + 2), ...rest]
}
