import { insertedWords } from '../words/inserted-tokens.ts'
import type { Token } from '../words/tokens.ts'

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
