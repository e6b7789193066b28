import type { FindFood } from '../matching/food-matching.ts'
import { readNumeral } from '../words/numerals.ts'
import { type Token } from '../words/tokens.ts'
import { unitOf } from '../words/unit-words.ts'
import type { Range } from './removed-words.ts'

/** How many portions, pieces or people a cooked recipe was for. */
export interface RecipeWhole {
  /** Index of the first token of the words. */
  readonly at: number
  /** Index after the words. */
  readonly next: number
  readonly count: number
  /** Key of what is counted (`fatia`, `panqueca`); absent after `rendeu 5`. */
  readonly unit?: string
  readonly isOfPeople: boolean
  /** Indexes of the dish that is counted: that of `panquecas` in `deu 12 panquecas`. */
  readonly food?: Range
}

const yielding = /^(?:rend(?:eu|e|em|eram|endo|ia)|serv(?:e|iu|indo)|porcionei|fracionei|porcionamos)$/u
const cutting =
  /^(?:cort(?:ei|amos|ado|ada)|parti|partimos|separ(?:ei|amos)|repart(?:i|imos)|divid(?:i|imos|ido|ida)|montei|montamos|distribui)$/u
const becoming = /^(?:deu|deram|da|dao|fez|faz|sai(?:u|ram)|ficou|ficaram|virou|viraram|fiz|fizemos)$/u
const fillers =
  /^(?:em|pr[ao]|para|por|umas?|uns|exat[oa]s|certinho|tudo|mais|ou|menos|com|no|total|de|bem|cerca)$/u
const afterUnit =
  /^(?:igua(?:l|is)|grandes?|pequen[oa]s?|medi[oa]s?|certinh[oa]s|generos[oa]s|fart[oa]s|cheias?|bem|no|total|ao|todo|mais|menos)$/u
/** Words for one share of what was cooked. */
export const shareUnit =
  /^(?:porcao|porcaozinha|marmita|marmitinha|marmitex|quentinha|pote|potinho|parte|refeicao|vasilha|vez|prato|pratada|pedaco|pedacinho|fatia|fatiinha|quadrado|quadradinho|unidade|un|und|tigela|cumbuca|forminha|bolinha|copo|bolinho|almoco|janta)$/u
/** Most people for whom a household cooks, and most pieces of a recipe. */
const most = 100

/** Reads `rendeu 5 porções`, `deu 12 panquecas`, `cortei em 8 fatias`, `p/ 4 pessoas`; `undefined` for other words. */
function readWhole(tokens: readonly Token[], at: number, findFood: FindFood): RecipeWhole | undefined {
  return readPeople(tokens, at) ?? readYield(tokens, at, findFood)
}

function readYield(tokens: readonly Token[], at: number, findFood: FindFood): RecipeWhole | undefined {
  const verb = tokens[at]?.plain ?? ''
  const [isYield, isCut] = [yielding.test(verb), cutting.test(verb)]
  if (!isYield && !isCut && !becoming.test(verb)) return undefined
  let from = isCut ? afterCut(tokens, at) : at + 1
  while (from < at + 7 && fillers.test(tokens[from]?.plain ?? '')) from += 1
  const people = personsIn(tokens, from)
  if (people) return { at, next: people.next, count: people.count, isOfPeople: true }
  const number = readNumeral(tokens, from)
  if (!number || !isCount(number.value)) return undefined
  const unit = tokens[number.next]
  if (unit?.kind !== 'word' || !shareUnit.test(unit.key))
    return withFood(tokens, { at, from: number.next, count: number.value }, { isYield, verb, findFood })
  if (isYield || isCut || shareUnit.test(unit.key))
    return {
      at,
      next: skipAfter(tokens, number.next + 1),
      count: number.value,
      unit: unit.key,
      isOfPeople: false,
    }
  return undefined
}

/** Returns the index of `em` after what was cut: `cortei o bolo em 12 fatias`. */
function afterCut(tokens: readonly Token[], at: number): number {
  for (let place = at + 1; place < at + 6; place += 1) {
    if (tokens[place]?.kind !== 'word') break
    if (tokens[place]?.plain === 'em') return place
  }
  return at + 1
}

interface Counted {
  readonly at: number
  readonly from: number
  readonly count: number
}

/** Reads a number that counts pieces with their own name (`rendeu 12 panquecas`) or nothing (`rendeu 5, comi 1`). */
function withFood(
  tokens: readonly Token[],
  { at, from, count }: Counted,
  {
    isYield,
    verb,
    findFood,
  }: { readonly isYield: boolean; readonly verb: string; readonly findFood: FindFood },
): RecipeWhole | undefined {
  const unit = tokens[from]
  if (unit && unitOf(unit)) return undefined
  const food = unit?.kind === 'word' ? findFood(from) : undefined
  if (food && /^(?:fiz|fizemos)$/u.test(verb) && !madeInPieces.test(unit?.key ?? '')) return undefined
  if (food && unit)
    return {
      at,
      next: skipAfter(tokens, food.next),
      count,
      unit: unit.key,
      isOfPeople: false,
      food: [from, food.next],
    }
  const isBare = unit?.kind !== 'word' || /^(?:e|mas|comi|almocei|jantei|com)$/u.test(unit.plain)
  if (isBare)
    return isYield || /^(?:cort|part)/u.test(verb) ? { at, next: from, count, isOfPeople: false } : undefined
  return isYield
    ? { at, next: skipAfter(tokens, from + 1), count, isOfPeople: false, unit: unit.key }
    : undefined
}

/** Dishes that are made in several pieces, so that a number before them counts what a recipe makes. */
export const madeInPieces =
  /^(?:panqueca|panquequinha|cookie|muffin|cupcake|brigadeiro|beijinho|waffle|hamburguer|almondega|biscoito|bolacha|barrinha|brownie|coxinha|esfiha|esfirra|empada|empadinha|donut|rosquinha|croquete|quibe|kibe|bolinho|pastel|nhoque|trufa|sequilho|rosca|crepe|torta|pizza|marmita)$/u

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 2 && value <= most
}

function skipAfter(tokens: readonly Token[], at: number): number {
  let next = at
  while (afterUnit.test(tokens[next]?.plain ?? '')) next += 1
  return next
}

/** Reads `p/ 4 pessoas`, `pra cinco pessoas`, `(4 pessoas)`, `somos 3`. */
function readPeople(tokens: readonly Token[], at: number): RecipeWhole | undefined {
  const link = tokens[at]?.plain ?? ''
  if (/^(?:somos|eramos|estavamos)$/u.test(link)) {
    const from = tokens[at + 1]?.plain === 'em' ? at + 2 : at + 1
    const count = personsIn(tokens, from) ?? countOnly(tokens, from)
    return count && { at, next: count.next, count: count.count, isOfPeople: true }
  }
  if (!/^(?:para|pra|pro|p)$/u.test(link)) return undefined
  const people = personsIn(tokens, at + 1)
  return people && { at, next: people.next, count: people.count, isOfPeople: true }
}

function countOnly(tokens: readonly Token[], at: number) {
  const count = readNumeral(tokens, at)
  const after = tokens[count?.next ?? at]
  return count && isCount(count.value) && after?.kind !== 'word'
    ? { count: count.value, next: count.next }
    : undefined
}

function personsIn(tokens: readonly Token[], at: number) {
  const token = tokens[at]
  // The tokenizer makes `4 pessoas` one token.
  const glued = /^(\d+)\s?pessoas$/u.exec(token?.plain ?? '')?.[1]
  if (glued !== undefined) return isCount(Number(glued)) ? { count: Number(glued), next: at + 1 } : undefined
  const count = readNumeral(tokens, at)
  const isSaid = count && isCount(count.value) && /^(?:pessoa|adulto)$/u.test(tokens[count.next]?.key ?? '')
  return isSaid ? { count: count.value, next: count.next + 1 } : undefined
}

/** Returns the last whole in a range. */
export function wholeIn(
  { tokens, findFood }: { readonly tokens: readonly Token[]; readonly findFood: FindFood },
  [from, to]: Range,
): RecipeWhole | undefined {
  for (let at = to - 1; at >= from; at -= 1) {
    const whole = readWhole(tokens, at, findFood)
    if (whole && whole.next <= to) return whole
  }
  return undefined
}
