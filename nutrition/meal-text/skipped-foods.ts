import { eatingWords } from './filler-words.ts'
import type { FindFood } from './food-matching.ts'
import type { Token } from './tokens.ts'

/**
 * Returns the index after a meal or foods that were not eaten: `pulei o café`, `queria pizza mas`, `troquei o arroz
 * por`, `em vez de arroz`. Returns `undefined` for other words.
 */
export function skippedEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  return (
    omittedEnd(tokens, at, findFood) ??
    plannedEnd(tokens, at, findFood) ??
    exchangedEnd(tokens, at, findFood) ??
    replacedEnd(tokens, at, findFood)
  )
}

function omittedEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  if (!/^pul(?:ei|ou|amos)$/u.test(tokens[at]?.plain ?? '')) return undefined
  const next = determinerEnd(tokens, at + 1)
  let end = findFood(next)?.next
  while (end !== undefined && tokens[end]?.plain === 'com') {
    const partner = findFood(end + 1)
    if (!partner) break
    end = partner.next
  }
  return end ?? at + 1
}

function determinerEnd(tokens: readonly Token[], at: number): number {
  return /^(?:[oa]s?|meus?|minhas?)$/u.test(tokens[at]?.plain ?? '') ? at + 1 : at
}

const plans = /^(?:ia|iria|iamos|queria|queriamos|quis|pensei|pensava|pretendia|planejava)$/u
const insteadOfPlan = /^(?:mas|porem|acab(?:ei|amos))$/u
const infinitive = /[aei]r$/u
/** Verbs of a person who talks to the app: `queria anotar 2 ovos`. */
const noting = /^(?:anotar|registrar|lancar|marcar|adicionar|colocar|saber)$/u

/**
 * Returns the index of the word after a plan that was not carried out: `mas` in `ia pedir coxinha mas comi empada`. A
 * plan counts as not carried out only if the rest of the sentence tells what was eaten instead.
 */
function plannedEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  const isNearly = tokens[at]?.plain === 'quase' && eatingWords.has(tokens[at + 1]?.plain ?? '')
  if (!isNearly && !plans.test(tokens[at]?.plain ?? '')) return undefined
  for (let place = isNearly ? at + 2 : at + 1; place < tokens.length; place += 1) {
    const token = tokens[place]
    if (!token || token.kind === 'stop' || token.kind === 'colon' || noting.test(token.plain))
      return undefined
    if (insteadOfPlan.test(token.plain)) return tellsFood(tokens, place, findFood) ? place : undefined
    if (eatingWords.has(token.plain) && !infinitive.test(token.plain)) return undefined
  }
  return undefined
}

function tellsFood(tokens: readonly Token[], from: number, findFood: FindFood): boolean {
  const end = tokens.findIndex(({ kind }, at) => at > from && kind === 'stop')
  const rest = tokens.slice(from, end < 0 ? tokens.length : end)
  return rest.some((token, offset) => token.kind === 'word' && findFood(from + offset) !== undefined)
}

/** Returns the index after the food that was exchanged for another one and `por`: `troquei o arroz por`. */
function exchangedEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  if (!/^(?:troquei|trocamos|substitui|substituimos)$/u.test(tokens[at]?.plain ?? '')) return undefined
  const end = listEnd(tokens, determinerEnd(tokens, at + 1), findFood)
  return end !== undefined && /^(?:por|pel[oa]s?)$/u.test(tokens[end]?.plain ?? '') ? end + 1 : undefined
}

/**
 * Returns the index after a food that another one replaced: `em vez de arroz`, `no lugar do pão`. Foods joined by `e`
 * belong to it only before the word of eating or the comma that starts what was eaten.
 */
function replacedEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  const words = [0, 1, 2].map((offset) => tokens[at + offset]?.plain ?? '').join(' ')
  if (!/^(?:em (?:vez|lugar)|no lugar|ao inves) d[eoa]s?$/u.test(words)) return undefined
  const first = determinerEnd(tokens, at + 3)
  const all = listEnd(tokens, first, findFood)
  if (all === undefined) return undefined
  const after = tokens[all]
  const isBefore = after?.kind === 'break' || after?.kind === 'stop' || eatingWords.has(after?.plain ?? '')
  return isBefore ? all : findFood(first)?.next
}

/** Returns the index after the food at a token and further foods joined by `e` or `com`. */
function listEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  let end = findFood(at)?.next
  while (end !== undefined && /^(?:e|com)$/u.test(tokens[end]?.plain ?? '')) {
    const next = findFood(determinerEnd(tokens, end + 1))?.next
    if (next === undefined) break
    end = next
  }
  return end
}
