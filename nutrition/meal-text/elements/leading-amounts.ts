import { isMilk } from '../../foods/dishes/vary-dish.ts'
import { measureOf } from '../../foods/measures/grams-of.ts'
import type { Amount } from '../amounts/amounts.ts'
import type { Element } from './elements.ts'

/** Lowest bare number after a drink that is its millilitres and not the count of the food after it: `café 50 pão`. */
const drinkVolumeFrom = 40

/**
 * Returns whether an amount belongs to the food right after it. It does not in `arroz 100 g feijão 80 g`, where amounts
 * follow their foods, nor for a measure or a drink's volume that belongs to the food before it: `cerveja 4 latas
 * picanha`, `coca 600 coxinha`.
 */
export function isLeading(elements: readonly Element[], at: number, text: string): boolean {
  const [amount, food] = [elements[at], elements[at + 1]]
  if (!amount || food?.kind !== 'food' || isMeasureOfBefore(elements, at, text)) return false
  if (saysOf(text, amount, food)) return true
  let first = at
  while (isRun(elements[first - 1])) first--
  let last = at
  while (isRun(elements[last + 1])) last++
  const run = elements.slice(first, last + 1)
  const foods = run.filter((element) => element.kind === 'food').length
  if (isAfterTurn(run, at - first) || isListOfWeights(run)) return false
  return !(run[0]?.kind === 'food' && run.at(-1)?.kind === 'amount' && foods * 2 === run.length)
}

/**
 * Returns whether the amounts of a run stand before their foods up to two foods in a row, and this one comes after: the
 * 50 g of `180g frango 120g arroz legumes 50g azeite 5g` are vegetables.
 */
function isAfterTurn(run: readonly Element[], at: number): boolean {
  if (run[0]?.kind !== 'amount' || run.at(-1)?.kind !== 'amount') return false
  const turns = run.flatMap(({ kind }, place) => (run[place - 1]?.kind === kind ? [place] : []))
  const [turn] = turns
  return turns.length === 1 && turn !== undefined && run[turn]?.kind === 'food' && at > turn
}

/** Lowest bare number that is the grams of the food before it in a list of such numbers. */
const gramsFrom = 30

/** Returns whether bare numbers are the grams of the foods before them: `frango 150 arroz 100 feijão 80 salada`. */
function isListOfWeights(run: readonly Element[]): boolean {
  const amounts = run.filter(({ kind }) => kind === 'amount').length
  const isAlternate = run.every(({ kind }, at) => kind === (at % 2 === 0 ? 'food' : 'amount'))
  return amounts > 1 && isAlternate && run.every((one) => one.kind !== 'amount' || isBareWeight(one.amount))
}

function isBareWeight({ measure, quantity, isImplicit }: Amount): boolean {
  return !measure && !isImplicit && quantity >= gramsFrom && quantity % 5 === 0
}

function isRun(element: Element | undefined): boolean {
  return element?.kind === 'food' || element?.kind === 'amount'
}

/**
 * Returns whether an amount measures the food before it although another food follows. It needs a measure or, after a
 * drink, a volume; any other bare number counts the next food (`arroz 2 ovos`). No `de` may follow, and the part of the
 * sentence up to the amount must start with a food and its amount, without commas.
 */
function isMeasureOfBefore(elements: readonly Element[], at: number, text: string): boolean {
  let first = at
  while (isRun(elements[first - 1])) first--
  if (elements[first]?.kind !== 'food') return false
  if (elements[first + 1]?.kind !== 'amount') return false
  let isTrailing = false
  for (let place = first + 1; place <= at; place += 1) {
    if (elements[place]?.kind !== 'amount') continue
    const isLed: boolean = elements[place - 2]?.kind === 'amount' && !isTrailing
    isTrailing = !isLed && measuresBefore(elements, place, text)
    if (place === first + 1 && !isTrailing) return false
  }
  return isTrailing
}

function measuresBefore(elements: readonly Element[], at: number, text: string): boolean {
  const [before, element, after] = [elements[at - 1], elements[at], elements[at + 1]]
  if (before?.kind !== 'food' || element?.kind !== 'amount') return false
  if (after?.kind !== 'food') return true
  const { measure, isImplicit, quantity } = element.amount
  if (isImplicit || saysOf(text, element, after)) return false
  const { food } = before.match
  if (!measure) return quantity >= drinkVolumeFrom && (food.group === 'bebida' || isMilk(food))
  if (measure.grams !== undefined) return true
  const hasMeasure = ({ match }: typeof before) => measureOf(match.food, measure.name) !== undefined
  return hasMeasure(before) || !hasMeasure(after)
}

/** Returns whether `de` stands between an amount and a food: `2 fatias de calabresa`. */
export function saysOf(text: string, amount: Element, food: Element): boolean {
  const words = text.slice(amount.end, food.start)
  return /(?:^|\s)d[eoa]s?\s*$/iu.test(words) && !prepositions.test(words)
}

/** Prepositions with `de`, after which an amount is not one of what follows: `banana 2 un antes da corrida`. */
const prepositions =
  /(?:^|\s)(?:antes|depois|dentro|fora|perto|al[eé]m|acima|debaixo|por causa)\s+d[eoa]s?\s*$/iu

/**
 * Returns whether a vague amount is of all the foods that follow, because it stands between a word of eating and a comma
 * or colon: `comi pouco: arroz, feijão`, or after `de cada`.
 */
export function isOfMeal(elements: readonly Element[], at: number): boolean {
  const [before, amount, after] = [elements[at - 1], elements[at], elements[at + 1]]
  const isVague = amount?.kind === 'amount' && amount.amount.portions !== undefined
  const isFirst = elements.slice(0, at).every(({ kind }) => kind !== 'food')
  const isOfAll =
    before?.kind === 'eating' || (amount?.kind === 'amount' && amount.amount.isOfEachFood === true)
  return isVague && isFirst && isOfAll && after?.kind === 'break' && after.strength !== 'stop'
}

/** Words for what is not counted without a further word, such as the sauce in `carne com 2 colheres de molho`. */
const uncounted =
  /^\s*(?:pedr(?:inh)?as?\s+)?d[eoa]s?\s+(?:molh(?:o|inho)|temper(?:o|inho)|calda|cobertura|sal|gelo|pimenta|fermento|canela|or[eé]gano|salsinha|cebolinha|cheiro.verde|vinagre|corante|ess[eê]ncia)(?![\p{L}])/iu

const uncountedWord = /^\s*(?:,|e)?\s*(?:molho|tempero|calda|sal|gelo|vinagre|[aá]gua)\s*$/iu

/**
 * Returns whether an amount is of the word right before it, which is no known food, in a list of foods with their amounts
 * after them: the 50 g of `salmão 100 g aspargos 50 g arroz 80 g`.
 */
export function isOfWordBefore(elements: readonly Element[], at: number, text: string): boolean {
  const [known, before, amount, food, after] = elements.slice(Math.max(0, at - 2), at + 3)
  if (at < 2 || amount?.kind !== 'amount' || !amount.amount.measure || !before) return false
  if (before.kind === 'amount') return uncountedWord.test(text.slice(before.end, amount.start))
  if (before.kind !== 'unknown' || known?.kind !== 'amount' || food?.kind !== 'food') return false
  return after?.kind === 'amount' && !saysOf(text, amount, food)
}

/** Returns whether an amount is of the unknown words after it: `5 g de creatina`. */
export function isOfUnknown(elements: readonly Element[], at: number, text: string): boolean {
  const [amount, after] = [elements[at], elements[at + 1]]
  if (amount?.kind !== 'amount') return false
  if (uncounted.test(text.slice(amount.end))) return true
  if (after?.kind !== 'unknown') return false
  return saysOf(text, amount, after) && !saysPlace(elements, at, text.slice(amount.end, after.start))
}

/** Returns whether unknown words tell where the food before was bought: `refresco 400 ml do carioca`, `esfiha, 5 unidades do habibs`. */
function saysPlace(elements: readonly Element[], at: number, link: string): boolean {
  const [food, before, amount] = [elements[at - 2], elements[at - 1], elements[at]]
  if (!/^\s*d[oa]s?\s*$/iu.test(link) || amount?.kind !== 'amount') return false
  const isPieces = !amount.amount.measure || amount.amount.measure.name === 'unidade'
  return before?.kind === 'food' || (isPieces && before?.kind === 'break' && food?.kind === 'food')
}
