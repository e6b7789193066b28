import type { Food } from '../../foods/food.ts'
import type { Token } from './tokens.ts'

/** Makers and shops that people name inside or after a food: `nuggets da sadia`, `milk shake do bobs de morango`. */
const listed =
  'nissin|sadia|perdigao|seara|aurora|danone|nestle|vigor|piracanjuba|itambe|frimesa|parmalat|italac|elege|tirol|tirolez|polenghi|president|betania|jussara|mc|mequi|mcdonalds|mc donalds|bk|burger king|bobs|kfc|popeyes|giraffas|habibs|ragazzo|spoleto|outback|madero|starbucks|pizza hut|dominos|china in box|cacau show|kopenhagen|brasil cacau|havanna|casa do pao de queijo|rei do mate|forno de minas|yoki|kibon|piraque|marilan|mabel|vitarella|fortaleza|dr oetker|royal|tres coracoes|3 coracoes|melitta|gomes da costa|coqueiro|camil|tio joao|kicaldo|heinz|ceratti|aviacao|dori|krispy kreme|garoto|danubio|growth|dux|max titanium|integralmedica|probiotica|black skull|santa massa|jasmine|china house|leao|kero coco|sococo|ducoco|montana grill|arbys'
/** Makers whose name alone is a food. They are left out only after a food of a kind that they make. */
const bakers = /^(?:bauducco|visconti|pullman|panco|wickbold)$/u
const baked = /^(?:biscoito|bolo|bolinho|torrada|panetone|cookie|rosquinha)/iu

export const makerNames: readonly string[] = listed.split('|')

/** Longest first, because `mc donalds` starts with the maker `mc`. */
const byFirst = Map.groupBy(
  makerNames.map((name) => name.split(' ')).sort((one, other) => other.length - one.length),
  ([first = '']) => first,
)
/** Chains where `batata` is fried and a `hambúrguer` is in a bun. */
const burgerChain =
  /\b(?:mc|mequi|mc ?donald'?s|bk|burg(?:u?er)? king|bob'?s|kfc|popeyes|giraffas|outback|madero|big mac|whopper)\b/iu

export function namesBurgerChain(text: string): boolean {
  return burgerChain.test(text)
}

const links = /^(?:d[aeo]s?|n[ao])$/u

/** Returns whether a word that stands inside a food's name is a maker. */
export function isMaker(word: string): boolean {
  return byFirst.get(word)?.some(({ length }) => length === 1) === true
}

/** Returns the index after the maker that follows a food, which may be called frozen; `at` if none does. */
export function makerEnd(tokens: readonly Token[], at: number, food: Food): number {
  const start = /^congelad[ao]s?$/u.test(tokens[at]?.plain ?? '') ? at + 1 : at
  const from = links.test(tokens[start]?.plain ?? '') ? start + 1 : start
  const word = tokens[from]?.plain ?? ''
  if (bakers.test(word) && baked.test(food.name)) return from + 1
  if (word === 'antarctica' && food.name.startsWith('Refrigerante')) return from + 1
  if (from > start && word === 'subway' && food.group !== 'sanduiche') return from + 1
  return makerNameEnd(tokens, from) ?? at
}

/**
 * Returns the index after `do` and the maker that follows an amount or size: `milk shake de 500 ml do bobs`; `at` if none
 * does.
 */
export function makerAfterAmount(tokens: readonly Token[], at: number): number {
  const isLinked = (place: number) => links.test(tokens[place]?.plain ?? '')
  const from = isLinked(at) ? at + 1 : isLinked(at - 1) ? at : undefined
  return (from !== undefined && makerNameEnd(tokens, from)) || at
}

/** Returns the index after the maker's name that starts at a token. */
export function makerNameEnd(tokens: readonly Token[], at: number): number | undefined {
  const named = byFirst
    .get(tokens[at]?.plain ?? '')
    ?.find((words) => words.every((part, place) => tokens[at + place]?.plain === part))
  return named && at + named.length
}
