import type { Food, FoodGroup } from '../../foods/food.ts'
import { readMeasure } from '../amounts/measure-words.ts'
import type { FinderOf } from '../matching/food-matching.ts'
import { makerEnd } from '../words/maker-names.ts'
import { readNumeral } from '../words/numerals.ts'
import { isOf, type Token } from '../words/tokens.ts'

/**
 * Foods whose flavor people may name after the amount, with the measures that then are those of the food and not of the
 * flavor. Spoons and ladles are not among them: `iogurte 1 colher de mel` is two foods.
 */
const splitNames: readonly (readonly [head: RegExp, measures: RegExp])[] = [
  [
    /^(?:suco|milk|milkshake|shake|vitamina|refrigerante|refri|cha|smoothie|refresco|nectar|batida|agua|iogurte|leite|danone)$/u,
    /^(?:ml|copo|garrafa|lata|caixinha|caneca|xícara|taça|jarra|pote)/u,
  ],
  [/^(?:sorvete|gelato|sundae|mousse|musse|pudim|acai)$/u, /^(?:ml|bola|pote|copo|taça|fatia|pedaço)/u],
  [/^(?:bolo|torta|cheesecake|pizza|quiche|lasanha)$/u, /^(?:fatia|pedaço)/u],
  [/^(?:sopa|caldo|creme)$/u, /^(?:ml|prato|cumbuca|tigela|caneca|pote|copo)/u],
]
/** From this weight on, an amount before a flavor is that of the whole food: `iogurte 170 g de morango`. */
const wholeFrom = 100
/** Groups of food that are eaten beside the food and are no flavor of it: `bolo 1 fatia de queijo`. */
const beside: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['queijo', 'embutido', 'pao', 'laticinio'])

/** Moves an amount in the middle of a name behind the name: `milk shake 500 ml do bobs de morango`. */
export function moveAmountsInNames(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  let moved = tokens
  for (let at = 0; at < moved.length; at += 1) {
    const measures = splitNames.find(([head]) => head.test(moved[at]?.key ?? ''))?.[1]
    if (measures) moved = movedAt(moved, { at, measures }, finderOf) ?? moved
  }
  return moved
}

interface SplitName {
  /** Index of the first token of the name. */
  readonly at: number
  readonly measures: RegExp
}

function movedAt(
  tokens: readonly Token[],
  { at, measures }: SplitName,
  finderOf: FinderOf,
): readonly Token[] | undefined {
  const findFood = finderOf(tokens)
  const head = findFood(at)
  const count = head && readNumeral(tokens, head.next)
  const measure = count && readMeasure(tokens, count.next, findFood)
  if (!head || !measure || head.food.source === 'own') return undefined
  const grams = measure.name === 'grama' ? (measure.grams ?? 0) * count.value : 0
  if (!measures.test(measure.name) && grams < wholeFrom) return undefined
  const of = makerEnd(tokens, measure.next, head.food)
  if (!isOf(tokens[of])) return undefined
  const flavour = findFood(of + 1)
  if (flavour && isBeside(flavour.food, head.food)) return undefined
  const name = [...tokens.slice(0, head.next), ...tokens.slice(of)]
  const whole = finderOf(name)(at)
  if (!whole || whole.next <= head.next + 1 || !isOne(whole.food, head.food)) return undefined
  if (!flavour && (whole.words <= head.words || whole.typos > head.typos)) return undefined
  const nameEnd = flavour ? head.next + (flavour.next - of) : whole.next
  const last = name[nameEnd - 1]
  if (!last) return undefined
  const amount = tokens
    .slice(head.next, measure.next)
    .map((token) => ({ ...token, start: last.end, end: last.end }))
  return [...name.slice(0, nameEnd), ...amount, ...name.slice(nameEnd)]
}

function isBeside({ group, source }: Food, head: Food): boolean {
  // `shake 300 ml de whey`
  const isStirred = group === 'laticinio' && head.name.startsWith('Shake')
  return (
    source === 'own' || (beside.has(group) && !isStirred) || (group === 'bebida' && head.group !== 'bebida')
  )
}

function isOne(whole: Food, head: Food): boolean {
  return whole.group === head.group || whole.name.split(' ')[0] === head.name.split(' ')[0]
}
