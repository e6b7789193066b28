import { eatingWords, restarts } from '../words/filler-words.ts'
import { determinerEnd } from '../matching/food-lists.ts'
import type { FindFood } from '../matching/food-matching.ts'
import { readNumeral } from '../words/numerals.ts'
import { readGiven } from './replaced-foods.ts'
import type { Token } from '../words/tokens.ts'

/** Words that start a plan. A plan is skipped only if the sentence goes on with what was eaten instead. */
const plans = /^(?:ia|iria|iamos|queria|queriamos|quis|pensei|pensava|pretendia|planejava)$/u
const insteadOfPlan = /^(?:mas|porem|acab(?:ei|amos)|desist(?:i|imos)|fiquei)$/u
const infinitive = /[aei]r$/u
const noted = /^(?:posto|colocado|anotado|registrado|lancado|marcado)$/u
/** Verbs of a person who talks to the app: `queria anotar 2 ovos`. */
const noting = /^(?:anotar|registrar|lancar|marcar|adicionar|colocar|saber)$/u

/**
 * Returns the index of the word after a plan that was not carried out: `mas` in `ia pedir coxinha mas comi empada`. A
 * plan counts as not carried out only if the rest of the sentence tells what was eaten instead.
 */
export function plannedEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  const isNearly = tokens[at]?.plain === 'quase' && eatingWords.has(tokens[at + 1]?.plain ?? '')
  // `era pra ser salada mas comi um lanche`
  const isMeant = tokens[at]?.plain === 'era' && /^(?:pra|para)$/u.test(tokens[at + 1]?.plain ?? '')
  // `tinha posto frango mas foi peixe`
  const isNoted = tokens[at]?.plain === 'tinha' && noted.test(tokens[at + 1]?.plain ?? '')
  if (!isNearly && !isMeant && !isNoted && !plans.test(tokens[at]?.plain ?? '')) return undefined
  for (let place = isNearly ? at + 2 : at + 1; place < tokens.length; place += 1) {
    const token = tokens[place]
    if (!token || token.kind === 'stop' || token.kind === 'colon' || noting.test(token.plain))
      return undefined
    const isHindered =
      token.plain === 'nao' &&
      /^(?:tive|tinha|deu|consegui|achei|havia)$/u.test(tokens[place + 1]?.plain ?? '')
    if (isHindered || insteadOfPlan.test(token.plain))
      return tellsFood(tokens, place, findFood) ? place : undefined
    // `queria ter comido o bolo`
    const isEaten = eatingWords.has(token.plain) && !infinitive.test(token.plain)
    if (isEaten && tokens[place - 1]?.plain !== 'ter') return undefined
  }
  return undefined
}

/** Returns the index of the first word that fits, in the same sentence; `undefined` if none does. */
function findInSentence(
  tokens: readonly Token[],
  from: number,
  fits: (at: number) => boolean,
): number | undefined {
  for (let at = from; at < tokens.length && tokens[at]?.kind !== 'stop'; at += 1) if (fits(at)) return at
  return undefined
}

/**
 * Returns the index of `veio` after an order or a dish that was expected, if another food came instead: `pedi pizza mas
 * veio lasanha`, `era pra ter arroz mas veio macarrão`.
 */
export function orderedEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  const [word, next] = [tokens[at]?.plain ?? '', tokens[at + 1]?.plain ?? '']
  if (!/^(?:pedi|pedimos)$/u.test(word) && !(word === 'era' && /^(?:pra|para)$/u.test(next))) return undefined
  const came = findInSentence(
    tokens,
    at + 1,
    (place) =>
      /^(?:veio|vieram|trouxeram|entregaram)$/u.test(tokens[place]?.plain ?? '') &&
      insteadOfPlan.test(tokens[place - 1]?.plain ?? ''),
  )
  return came !== undefined && findFood(determinerEnd(tokens, came + 1)) ? came : undefined
}

/**
 * Returns the index of `eu` after what another person ate: `meu marido comeu feijoada e eu comi salada`. Without `eu`
 * the food counts, because parents and carers write down what somebody else ate.
 */
export function othersEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  const verb = tokens[at]?.plain ?? ''
  if (!/^(?:(?:com|beb)(?:eu|eram)|(?:tom|almoc|jant)(?:ou|aram))$/u.test(verb)) return undefined
  const self = findInSentence(tokens, at + 1, (place) => tokens[place]?.plain === 'eu')
  if (self === undefined || tokens[self + 1]?.plain === 'tambem') return undefined
  return tellsFood(tokens, self, findFood) ? self : undefined
}

/**
 * Returns the index of the verb of eating after foods that were bought, made or offered and of which only one was eaten:
 * `comprei pão e queijo, comi só o pão`, `sobrou arroz e feijão, comi só o bife`.
 */
export function madeEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  if (
    !/^(?:comprei|compramos|fiz|fizemos|preparei|assei|pedi|pedimos|peguei|tinha|teve|sobrou|sobraram|veio|vieram|trouxe|levei|ganhei|serviram)$/u.test(
      tokens[at]?.plain ?? '',
    )
  )
    return undefined
  const isEaten = (place: number) =>
    (eatingWords.has(tokens[place]?.plain ?? '') &&
      !/^(?:pr[oa]|n[oa]|d[oe]|para|um)$/u.test(tokens[place - 1]?.plain ?? '')) ||
    (/^foi$/u.test(tokens[place]?.plain ?? '') && tokens[place + 1]?.plain === 'so')
  const eaten = findInSentence(tokens, at + 1, isEaten)
  if (eaten === undefined) return undefined
  const isOnly = (place: number) => /^(?:so|somente|apenas)$/u.test(tokens[place]?.plain ?? '')
  const from = isOnly(eaten + 1) ? eaten + 2 : isOnly(eaten - 1) ? eaten + 1 : undefined
  if (from === undefined) return undefined
  const food = readNumeral(tokens, from)?.next ?? determinerEnd(tokens, from)
  return findFood(food) ? eaten : undefined
}

const offering =
  /^(?:veio|vieram|vinha|vinham|tinham?|teve|acompanh(?:ava|ou)|f(?:iz|izemos)|compr(?:ei|amos)|levei|ped(?:i|imos)|peguei|ganhei|trouxe|serviram|ofereceram)$/u
const refusing =
  /^(?:comi|comemos|tomei|tomamos|bebi|quis|peguei|aceitei|toquei|encostei|usei|coloquei|provei|experimentei)$/u

/**
 * Returns the index after foods that there were and that the person refused: `veio com torradas mas dei pro cachorro`,
 * `tinha bolo mas não quis`. The refusal must end its clause, because `mas não comi tudo` is about a part.
 */
export function refusedEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  if (!offering.test(tokens[at]?.plain ?? '')) return undefined
  const but = findInSentence(tokens, at + 1, (place) => {
    const word = tokens[place]?.plain ?? ''
    return (
      insteadOfPlan.test(word) ||
      eatingWords.has(word) ||
      (word === 'e' && tokens[place + 1]?.plain === 'nao')
    )
  })
  if (but === undefined || eatingWords.has(tokens[but]?.plain ?? '')) return undefined
  const isOffered = tokens.slice(at + 1, but).some((_, offset) => findFood(at + 1 + offset) !== undefined)
  const end = isOffered
    ? refusalEnd(tokens, tokens[but + 1]?.plain === 'eu' ? but + 2 : but + 1, findFood)
    : undefined
  return end !== undefined && endsClause(tokens, end) ? end : undefined
}

function refusalEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  const [word = '', next = ''] = [tokens[at]?.plain, tokens[at + 1]?.plain]
  if (/^(?:nao|nem)$/u.test(word) && refusing.test(next)) return at + 2
  if (/^(?:dispensei|recusei|devolvi|deixei)$/u.test(word)) return at + 1
  const given = readGiven(tokens, at, findFood)
  return given?.isOfBefore ? given.next : undefined
}

function endsClause(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word') return token === undefined || token.kind !== 'number'
  return restarts.has(token.plain) || (token.plain === 'e' && eatingWords.has(tokens[at + 1]?.plain ?? ''))
}

function tellsFood(tokens: readonly Token[], from: number, findFood: FindFood): boolean {
  const end = tokens.findIndex(({ kind }, at) => at > from && kind === 'stop')
  const rest = tokens.slice(from, end < 0 ? tokens.length : end)
  return rest.some((token, offset) => token.kind === 'word' && findFood(from + offset) !== undefined)
}
