import { eatenAgain } from '../grouping/repeated-meals.ts'
import type { Grouped, SpokenItem } from '../reading/spoken-item.ts'
import type { Token } from '../words/tokens.ts'

/** Range of the text whose foods were eaten at two meals. */
interface EatenTwice {
  readonly from: number
  readonly to: number
}

/** Stems of the words for a meal, by meal. */
const stems = /^(?:(almoc)|(jant)|(lanch|merend)|(cei|ceei)|(cafe$|desjejum))/u

/** Returns which meal a word names; `undefined` for other words, such as the coffee in `café com leite`. */
function mealAt(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at]
  const found = token?.kind === 'word' ? stems.exec(token.plain) : null
  if (!found) return undefined
  const next = tokens[at + 1]
  const isDrink =
    token?.plain === 'cafe' && next?.kind === 'word' && next.plain !== 'da' && next.plain !== 'e'
  return isDrink ? undefined : found.slice(1).findIndex((stem) => stem !== undefined)
}

/** Words between a meal and what was eaten at it: `janta foi`, `jantei`, `lanche: comi`. */
const passed = /^(?:foi|foram|era|eram|e|eu|comi|teve|tambem|da|manha|tarde|no|na|os|as|o|a|dois|duas)$/u

/**
 * Removes words for a meal that was the same as another one, and returns the foods that count twice for it: `almoço
 * arroz e bife, jantar igual ao almoço`, `almoço e janta mesma coisa: arroz e ovo`.
 */
export function takeSameMeals(tokens: readonly Token[]): {
  readonly kept: readonly Token[]
  readonly twice: readonly EatenTwice[]
} {
  const twice: EatenTwice[] = []
  const out = new Set<number>()
  for (let at = 0; at < tokens.length; at += 1) {
    const same = sameEnd(tokens, at)
    const first = same === undefined ? undefined : mealBefore(tokens, at)
    if (same === undefined || first === undefined || tokens[first - 1]?.plain === 'nao') continue
    const range =
      mealsNamed(tokens, first).length > 1 ? rangeAfter(tokens, same) : rangeBefore(tokens, first, same)
    if (!range) continue
    twice.push(range)
    for (let place = at; place < same.next; place += 1) out.add(place)
    at = same.next - 1
  }
  return { kept: out.size > 0 ? tokens.filter((_, at) => !out.has(at)) : tokens, twice }
}

interface Same {
  /** Index after the words. */
  readonly next: number
  /** Meal that the words name: `igual ao almoço`. */
  readonly meal?: number
}

const firstOfSame = /^(?:[oa]s?$|mesm|igua|idem$|repeti$)/u

/** Reads `igual ao almoço`, `a mesma coisa`, `o mesmo do café`, `idem`, `repeti o almoço`. */
function sameEnd(tokens: readonly Token[], at: number): Same | undefined {
  if (!firstOfSame.test(tokens[at]?.plain ?? '')) return undefined
  const words = tokens.slice(at, at + 6).map(({ plain }) => plain)
  const said =
    /^(?:[oa]s? mesm[oa]s?(?: coisas?| comidas?)?|mesm[oa]s? (?:coisas?|comidas?)|igual|iguais|igualzinh[oa]|idem|repeti)(?= |$)/u.exec(
      words.join(' '),
    )?.[0]
  if (said === undefined) return undefined
  let next = at + said.split(' ').length
  while (/^(?:a|ao|o|d[aeo]|que|no|na|foi)$/u.test(tokens[next]?.plain ?? '')) next += 1
  const meal = mealAt(tokens, next)
  const end = meal === undefined ? next : tokens[next + 1]?.plain === 'da' ? next + 3 : next + 1
  if ((said === 'repeti' && meal === undefined) || (meal === undefined && next > at + said.split(' ').length))
    return undefined
  return endsClause(tokens, end) ? { next: end, ...(meal !== undefined && { meal }) } : undefined
}

/** Returns whether no food or day follows that the words are about: `o mesmo arroz`, `igual ontem`. */
function endsClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return token?.kind !== 'word' || /^(?:e|mais|com|mas|so)$/u.test(token.plain)
}

/** Returns the index of the meal that was the same as another one: that of `jantei` in `jantei a mesma coisa`. */
function mealBefore(tokens: readonly Token[], at: number): number | undefined {
  for (let place = at - 1; place >= 0; place -= 1) {
    if (mealAt(tokens, place) !== undefined) return place
    const { kind = 'stop', plain = '' } = tokens[place] ?? {}
    if (kind !== 'colon' && !passed.test(plain)) return undefined
  }
  return undefined
}

/** Returns the indexes of the meals that are joined before a word: `almoço e janta`. */
function mealsNamed(tokens: readonly Token[], last: number): readonly number[] {
  for (let place = last - 1; place >= 0; place -= 1) {
    if (mealAt(tokens, place) !== undefined) return [place, last]
    const { kind = 'stop', plain = '' } = tokens[place] ?? {}
    if (kind === 'stop' || (kind === 'word' && !passed.test(plain))) return [last]
    if (kind !== 'word' && !(kind === 'break' && plain === ',')) return [last]
  }
  return [last]
}

/** Returns the range of the foods after `almoço e janta mesma coisa`. */
function rangeAfter(tokens: readonly Token[], { next, meal }: Same): EatenTwice | undefined {
  const from = tokens[next]?.start
  if (from === undefined || meal !== undefined) return undefined
  const end = tokens.findIndex(
    ({ kind }, at) => at > next && (kind === 'stop' || mealAt(tokens, at) !== undefined),
  )
  return { from, to: tokens[end]?.start ?? Number.POSITIVE_INFINITY }
}

/** Returns the range of the foods of the meal that was the same; the one before if none is named. */
function rangeBefore(tokens: readonly Token[], last: number, { meal }: Same): EatenTwice | undefined {
  const own = mealAt(tokens, last)
  const isIt = (at: number) => {
    const named = mealAt(tokens, at)
    return named !== undefined && named !== own && (meal === undefined || named === meal)
  }
  const first = tokens.findLastIndex((_, at) => at < last && isIt(at))
  const start = tokens[first]
  if (!start) return undefined
  const end = tokens.findIndex((_, at) => at > first && at <= last && mealAt(tokens, at) !== undefined)
  return { from: start.start, to: tokens[end]?.start ?? start.start }
}

/** Doubles the foods that were eaten at two meals, which raises the question of `repeatQuestions`. */
export function countTwice(
  items: readonly SpokenItem[],
  twice: readonly EatenTwice[],
): Pick<Grouped, 'items' | 'isRepeated'> {
  const isTwice = ({ start }: SpokenItem) => twice.some(({ from, to }) => start >= from && start < to)
  if (!items.some(isTwice)) return { items }
  return { items: items.map((item) => (isTwice(item) ? eatenAgain(item) : item)), isRepeated: true }
}
