import type { FindFood } from '../matching/food-matching.ts'
import { plateWordsAt } from '../words/plate-words.ts'
import type { Token } from '../words/tokens.ts'

const willDo = /^(?:vou|vamos|irei|iremos|vai|pretendo|planejo|penso|quero|levo|faco|como|tem|sera)$/u
const toDo = /^(?:levar|comer|fazer|tomar|beber|jantar|almocar|lanchar|pedir|preparar|assar|comprar)$/u
/** Words that make `vou comer` a plan for later. */
const later = /^(?:amanha|depois)$/u
const eatenVerb = /^(?:com|tom|beb|almoc|jant|lanch)(?:ei|i|emos|amos)$/u
/** The verb or the time of a plan is searched within this many tokens. */
const farthest = 5

/**
 * Returns the index after foods that are planned for later, if the text also tells what was eaten: `amanhã vou levar
 * frango, hoje comi ovo`, `comi ovo e amanhã faço lasanha`.
 */
export function laterEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  const word = tokens[at]?.plain ?? ''
  const isTomorrow = word === 'amanha' && isPlan(tokens, at, findFood)
  if (!isTomorrow && !(/^(?:vou|vamos|pretendo|quero)$/u.test(word) && isLater(tokens, at, findFood)))
    return undefined
  const end = planEnd(tokens, at)
  const isEaten = tokens.some(({ plain }, place) => {
    if (place >= at && place < end) return false
    return (
      eatenVerb.test(plain) ||
      (/^(?:hoje|hj)$/u.test(plain) && /^(?:foi|teve)$/u.test(tokens[place + 1]?.plain ?? ''))
    )
  })
  return isEaten ? end : undefined
}

/** Returns whether `amanhã` starts a plan, unlike in `comprei pão pra amanhã` and `a marmita de amanhã`. */
function isPlan(tokens: readonly Token[], at: number, findFood: FindFood): boolean {
  if (/^(?:de|da|do|pra|pro|para|ate|que|depois)$/u.test(tokens[at - 1]?.plain ?? '')) return false
  const plan = tokens.slice(at, planEnd(tokens, at))
  const comma = plan.findIndex(({ kind }) => kind === 'break')
  const clause = plan.slice(0, comma < 0 ? undefined : comma)
  const isPlanned =
    plateWordsAt(tokens, at + 1) > 0 || clause.slice(0, farthest).some(({ plain }) => willDo.test(plain))
  return isPlanned && namesMeal(tokens, [at, at + clause.length], findFood)
}

/** Returns whether a plan is for later: `vou comer bolo mais tarde`, `vou levar frango amanhã`. */
function isLater(tokens: readonly Token[], at: number, findFood: FindFood): boolean {
  if (!toDo.test(tokens[at + 1]?.plain ?? '')) return false
  const plan = tokens.slice(at, planEnd(tokens, at))
  const isTimed =
    plan.some(({ plain }) => later.test(plain)) ||
    `${tokens[at - 2]?.plain} ${tokens[at - 1]?.plain}` === 'mais tarde' ||
    plan.some(({ plain }, place) => plain === 'mais' && plan[place + 1]?.plain === 'tarde')
  return isTimed && namesMeal(tokens, [at, at + plan.length], findFood)
}

/** Returns whether tokens name a food or a composed plate such as `marmita`. */
function namesMeal(
  tokens: readonly Token[],
  [from, to]: readonly [from: number, to: number],
  findFood: FindFood,
): boolean {
  return tokens.some(
    (_, at) => at >= from && at < to && (findFood(at) !== undefined || plateWordsAt(tokens, at) > 0),
  )
}

/**
 * Returns the index of the word that ends a plan: `hoje`, a verb of what was eaten, `mas`, or the end of the sentence. If
 * nothing that was eaten follows, foods after a comma count, because they may go on with those before the plan.
 */
function planEnd(tokens: readonly Token[], at: number): number {
  const end = indexFrom(tokens, at, (token) => isEnd(token) || isAgain(token))
  const comma = indexFrom(tokens, at, ({ kind }) => kind === 'break')
  const ending = tokens[end]
  return comma < end && !(ending && isAgain(ending)) ? comma : end
}

function indexFrom(tokens: readonly Token[], at: number, fits: (token: Token) => boolean): number {
  const place = tokens.findIndex((token, index) => index > at && fits(token))
  return place < 0 ? tokens.length : place
}

function isEnd({ kind, plain }: Token): boolean {
  return kind === 'stop' || kind === 'colon' || plain.includes('\n') || /^(?:mas|porem|agora)$/u.test(plain)
}

/** Returns whether a word leads back to what was eaten. */
function isAgain({ plain }: Token): boolean {
  return /^(?:hoje|hj)$/u.test(plain) || eatenVerb.test(plain)
}
