import type { Waste } from './edible-shares.ts'
import type { FindFood } from '../matching/food-matching.ts'
import { statedAt, statesWeight } from './plate-arithmetic.ts'
import type { Token } from '../words/tokens.ts'

/** How a food was weighed: raw or dry, or with what is not eaten. */
export interface WeightNote {
  readonly kind: 'cru' | 'seco' | Waste
  /** Index of the note's first character in the text. */
  readonly at: number
  /** True if the note is about all weighed foods of its sentence: `tudo pesado cru`. */
  readonly isOfAll?: true
}

interface Note {
  readonly kind: WeightNote['kind'] | 'pronto'
  readonly next: number
  readonly isOfAll?: boolean
}

const raw = /^(?:cru|crua|crus|cruas|seco|seca|secos|secas)$/u
const dry = /^sec[oa]s?$/u
const weighing = /^(?:pes(?:o|os|ad[oa]s?|ei|ando|ou)|medid[oa]s?)$/u
const weighingFillers =
  /^(?:el[ea]s?|tudo|[oa]s?|d[eoa]s?|em|ainda|antes|quando|estava|tava|estavam|todos?|todas?|foi|n[oa]|:)$/u
const ofAll = /^(?:tudo|todos|todas|ambos|ambas|pesos)$/u
const cooked = /^(?:cozid|hidratad|pront|grelhad|assad|frit|refogad|desfiad|preparad|feit)[oa]s?$/u
const beforeCooking =
  /^(?:cozinhar|cozer|grelhar|assar|fritar|refogar|preparar|hidratar|cozid[oa]s?|pront[oa]s?|grelhad[oa]s?)$/u
const wasteWords: Readonly<Record<string, Waste>> = {
  osso: 'osso',
  espinha: 'osso',
  casca: 'casca',
  caroco: 'casca',
  sabugo: 'casca',
}

/**
 * Removes the words that say how foods were weighed, and returns these notes: `peso cru`, `80 g seco`, `com osso`. What raw
 * food weighs once it is cooked (`60 g seco vira 150 hidratado`) is removed too, because it is the same food.
 */
export function takeWeightNotes(
  tokens: readonly Token[],
  finderOf: (tokens: readonly Token[]) => FindFood,
): { readonly kept: readonly Token[]; readonly notes: readonly WeightNote[] } {
  const isNoted = statesWeight(tokens) || tokens.some(({ plain }) => plain.startsWith('escorrid'))
  if (!isNoted) return { kept: tokens, notes: [] }
  const findFood = finderOf(tokens)
  const kept: Token[] = []
  const notes: WeightNote[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]
    if (!token) break
    const note = noteAt(tokens, at, findFood)
    if (!note) kept.push(token)
    else if (note.kind !== 'pronto')
      notes.push({ kind: note.kind, at: token.start, ...(note.isOfAll && { isOfAll: true }) })
    at = note?.next ?? at + 1
  }
  return { kept: notes.length > 0 || kept.length < tokens.length ? kept : tokens, notes }
}

function noteAt(tokens: readonly Token[], at: number, findFood: FindFood): Note | undefined {
  return (
    inBrackets(tokens, at, findFood) ??
    weighedState(tokens, at) ??
    dryAfterGrain(tokens, at, findFood) ??
    wasteAt(tokens, at) ??
    cookedWeight(tokens, at) ??
    drainedOil(tokens, at)
  )
}

/** The oil of a tin that was poured away: `atum no azeite escorrido`. */
function drainedOil(tokens: readonly Token[], at: number): Note | undefined {
  const [link, oil] = [tokens[at]?.plain ?? '', tokens[at + 1]?.key ?? '']
  const isOil = /^(?:no|em|ao|com|de)$/u.test(link) && /^(?:azeite|oleo)$/u.test(oil)
  const isTinned = /^(?:atum|sardinha|lata)$/u.test(tokens[at - 1]?.key ?? '')
  const isDrained = tokens.slice(at + 2, at + 5).some(({ plain }) => /^escorrid[oa]s?$/u.test(plain))
  return isOil && isTinned && isDrained ? { kind: 'pronto', next: at + 2 } : undefined
}

/** `(cru)`, `(peso cru)`, `(100 g grelhado)` */
function inBrackets(tokens: readonly Token[], at: number, findFood: FindFood): Note | undefined {
  if (mark(tokens[at]) !== '(') return undefined
  const inside = tokens[at + 1]?.plain ?? ''
  const note =
    raw.test(inside) && !dry.test(inside)
      ? { kind: 'cru' as const, next: at + 2 }
      : (dryAfterGrain(tokens, at + 1, findFood) ??
        weighedState(tokens, at + 1) ??
        wasteAt(tokens, at + 1) ??
        stateOfWeight(tokens, at + 1))
  return note && mark(tokens[note.next]) === ')' ? { ...note, next: note.next + 1 } : undefined
}

/** A cooked weight inside brackets. */
function stateOfWeight(tokens: readonly Token[], at: number): Note | undefined {
  // Without another weight before the brackets, theirs is the only one: `frango (150 g grelhado)`.
  const isSecond = tokens.slice(Math.max(0, at - 5), at - 1).some(({ kind }) => kind === 'number')
  const weight = isSecond ? statedAt(tokens, at) : undefined
  const end = weight?.unit && cookedEnd(tokens, weight.next)
  return end ? { kind: 'pronto', next: end } : undefined
}

/** `peso cru`, `pesado ainda cru`, `em cru`, `pesei antes de cozinhar`, `também crua` */
function weighedState(tokens: readonly Token[], at: number): Note | undefined {
  const first = tokens[at]?.plain ?? ''
  const isAlso = /^(?:tambem|ainda)$/u.test(first)
  if (isAlso && raw.test(tokens[at + 1]?.plain ?? '')) return { kind: 'cru', next: at + 2 }
  if (first === 'em' && tokens[at + 1]?.plain === 'cru') return { kind: 'cru', next: at + 2 }
  if (first === 'antes' && isBeforeCooking(tokens, at)) return { kind: 'cru', next: at + 3 }
  const isOfAll = ofAll.test(first)
  if (!isOfAll && !weighing.test(first)) return undefined
  let next = at + 1
  let isAll = isOfAll
  while (
    next < at + 6 &&
    (weighing.test(tokens[next]?.plain ?? '') || weighingFillers.test(mark(tokens[next])))
  ) {
    isAll ||= ofAll.test(tokens[next]?.plain ?? '')
    next += 1
  }
  const isPlural = /^(?:crus|cruas|secos|secas)$/u.test(tokens[next]?.plain ?? '')
  if (raw.test(tokens[next]?.plain ?? '')) return { kind: 'cru', next: next + 1, isOfAll: isAll || isPlural }
  if (isBeforeCooking(tokens, next - 2)) return { kind: 'cru', next: next + 1, isOfAll: isAll }
  const isCooked = !isOfAll && first !== 'pesei' && cooked.test(tokens[next]?.plain ?? '')
  return isCooked ? { kind: 'pronto', next } : undefined
}

/** `antes de cozinhar`, but not `antes de cozinhar o jantar` */
function isBeforeCooking(tokens: readonly Token[], at: number): boolean {
  const [before, of, cooking, after] = tokens.slice(at, at + 4)
  const isSaid = before?.plain === 'antes' && of?.plain === 'de' && beforeCooking.test(cooking?.plain ?? '')
  return isSaid && (after?.kind !== 'word' || /^(?:e|com|deu|mais|que)$/u.test(after.plain))
}

/** `80 g seco`, `lentilha seca 60 g`: only of the grain that was named last, because other foods are eaten dry. */
function dryAfterGrain(tokens: readonly Token[], at: number, findFood: FindFood): Note | undefined {
  if (!dry.test(tokens[at]?.plain ?? '')) return undefined
  for (let from = at - 1; from >= Math.max(0, at - farthestGrain); from -= 1) {
    if (tokens[from]?.kind === 'stop') return undefined
    const food = tokens[from]?.kind === 'word' ? findFood(from) : undefined
    if (food && food.next > at) return undefined
    if (food && food.next > from)
      return grains.has(food.food.group) ? { kind: 'seco', next: at + 1 } : undefined
  }
  return undefined
}

/** Number of words between a grain and `seco` at most. */
const farthestGrain = 8

const grains: ReadonlySet<string> = new Set(['arroz', 'massa', 'feijao', 'cereal'])

/** `com osso`, `com a casca` */
function wasteAt(tokens: readonly Token[], at: number): Note | undefined {
  const isCounted = /^(?:contando|incluindo)$/u.test(tokens[at]?.plain ?? '')
  if (!isCounted && tokens[at]?.plain !== 'com') return undefined
  const link = isCounted && tokens[at + 1]?.plain === 'com' ? at + 2 : at + 1
  const from = /^[oa]s?$/u.test(tokens[link]?.plain ?? '') ? link + 1 : link
  const waste = wasteWords[(tokens[from]?.plain ?? '').replace(/s$/u, '')]
  if (!waste) return undefined
  const second = /^(?:e)$/u.test(tokens[from + 1]?.plain ?? '') ? tokens[from + 2]?.plain : undefined
  const isPair = second !== undefined && wasteWords[second.replace(/s$/u, '')] !== undefined
  return { kind: waste, next: isPair ? from + 3 : from + 1 }
}

const becoming = /^(?:vir(?:a|ou|am|aram)|rend(?:e|em|eu|eram)|fica|ficou|ficaram|deu|da|deram)$/u

/** The cooked weight of a food whose raw weight was stated: `vira uns 150 hidratado`, `deu 250 g cozido`. */
function cookedWeight(tokens: readonly Token[], at: number): Note | undefined {
  const start = cookedStart(tokens, at)
  if (!becoming.test(tokens[start]?.plain ?? '')) return undefined
  let from = start + 1
  while (
    /^(?:uns|umas|quase|cerca|de|em|mais|ou|menos|com|aproximadamente)$/u.test(tokens[from]?.plain ?? '')
  )
    from += 1
  const weight = statedAt(tokens, from)
  if (!weight || !tokens.slice(0, at).some(({ plain }) => raw.test(plain))) return undefined
  const end = cookedEnd(tokens, weight.next)
  return end || start > at ? { kind: 'pronto', next: end || weight.next } : undefined
}

/** Skips words such as `que depois de grelhado` before the verb. */
function cookedStart(tokens: readonly Token[], at: number): number {
  let from = at
  if (/^(?:que|e)$/u.test(tokens[from]?.plain ?? '')) from += 1
  if (tokens[from]?.plain !== 'depois') return becoming.test(tokens[from]?.plain ?? '') ? from : at
  from += tokens[from + 1]?.plain === 'de' ? 2 : 1
  return cooked.test(tokens[from]?.plain ?? '') ? from + 1 : at
}

function cookedEnd(tokens: readonly Token[], at: number): number | undefined {
  let from = at
  while (/^(?:depois|de|ja|apos)$/u.test(tokens[from]?.plain ?? '')) from += 1
  return cooked.test(tokens[from]?.plain ?? '') ? from + 1 : undefined
}

function mark(token: Token | undefined): string {
  return token?.plain.trim() ?? ''
}
