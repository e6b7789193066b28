import { eatingWords } from '../words/filler-words.ts'
import { determinerEnd, listEnd } from '../matching/food-lists.ts'
import type { FindFood } from '../matching/food-matching.ts'
import { readNumeral } from '../words/numerals.ts'
import { anyPerson } from '../matching/person-words.ts'
import { isThrown } from '../words/thrown-away.ts'
import type { Token } from '../words/tokens.ts'

/** Returns the index after the food that was exchanged for another one and `por`: `troquei o arroz por`. */
export function exchangedEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  if (
    !/^(?:troquei|trocamos|troca|trocando|troco|substitui|substituimos|substituindo)$/u.test(
      tokens[at]?.plain ?? '',
    )
  )
    return undefined
  const end = listEnd(tokens, determinerEnd(tokens, at + 1), findFood)
  return end !== undefined && /^(?:por|pel[oa]s?)$/u.test(tokens[end]?.plain ?? '') ? end + 1 : undefined
}

/**
 * Returns the index after a food that another one replaced: `em vez de arroz`, `no lugar do pão`. Foods joined by `e`
 * belong to it only before the word of eating or the comma that starts what was eaten.
 */
export function replacedEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  if (!/^(?:em|no|ao)$/u.test(tokens[at]?.plain ?? '')) return undefined
  const words = [0, 1, 2].map((offset) => tokens[at + offset]?.plain ?? '').join(' ')
  if (!/^(?:em (?:vez|lugar)|no lugar|ao inves) d[eoa]s?$/u.test(words)) return undefined
  const first = determinerEnd(tokens, at + 3)
  const all = listEnd(tokens, first, findFood)
  if (all === undefined) return undefined
  const after = tokens[all]
  const isBefore = after?.kind === 'break' || after?.kind === 'stop' || eatingWords.has(after?.plain ?? '')
  return isBefore ? all : findFood(first)?.next
}

/** Returns whether the person refused the food before: `bolo não quis`, `a salada nem toquei`, but not `a sopa ela não quis`. */
export function isRefusal(tokens: readonly Token[], at: number): boolean {
  const [word = '', verb = ''] = [tokens[at]?.plain, tokens[at + 1]?.plain]
  if (!/^(?:nao|nem)$/u.test(word) || !/^(?:quis|aceitei|toquei|encostei|provei)$/u.test(verb)) return false
  const after = tokens[at + 2]
  // `nem provei o molho` is about another food.
  if (after?.kind === 'word' && !/^(?:e|mas|so|porque|pq|hoje)$/u.test(after.plain)) return false
  const before = tokens[at - 1]?.plain ?? ''
  return !anyPerson.test(before) && before !== 'ninguem'
}

const recipient = /^(?:pr[oa]s?|para|aos?)$/u

/** Returns whether a word leads to who or what got the food. `pra` and an infinitive is a purpose: `pra temperar`. */
function isRecipient(tokens: readonly Token[], at: number): boolean {
  const [link = '', who = ''] = [tokens[at]?.plain, tokens[at + 1]?.plain]
  if (link === 'fora' || (link === 'no' && who === 'lixo')) return true
  return recipient.test(link) && !(/^(?:pra|para)$/u.test(link) && /(?<!jant)[aei]r$/u.test(who))
}

/** Returns whether food was carried to a person, who ate it: `levei bolo pra minha filha`, but not `pro trabalho`. */
function isForPerson(tokens: readonly Token[], at: number | undefined): boolean {
  if (at === undefined || !recipient.test(tokens[at]?.plain ?? '')) return false
  const who = tokens[determinerEnd(tokens, at + 1)]?.plain ?? ''
  return anyPerson.test(who) || /^(?:client|porteir|chefe|patr|professor|motorist|diarist)/u.test(who)
}

const part = /^(?:rest|sobr|pouc|bocad|metade|algum|um|duas|\d)/u

/**
 * Reads words for food that somebody else got or that was kept: `dei o pão pro cachorro`, or only `dei pro cachorro`
 * (`isOfBefore`). Returns `undefined` if the rest of the food was eaten: `dei sopa pras crianças e comi o resto`.
 */
export function readGiven(
  tokens: readonly Token[],
  at: number,
  findFood: FindFood,
): { readonly next: number; readonly isOfBefore: boolean } | undefined {
  const left = leftBehindEnd(tokens, at)
  if (left !== undefined) return { next: left, isOfBefore: true }
  const isCarried = /^(?:levei|levamos|trouxe)$/u.test(tokens[at]?.plain ?? '')
  if (!isCarried && !/^(?:dei|demos|doei|guardei|guardamos|joguei)$/u.test(tokens[at]?.plain ?? ''))
    return undefined
  // `o resto guardei` is about what is left of the foods before it.
  if (/^(?:rest|sobr|outr|metade)/u.test(tokens[at - 1]?.plain ?? '')) return undefined
  const isThrownFood = tokens[at]?.plain === 'joguei'
  if (isThrownFood && tokens[at + 1]?.plain === 'fora') return { next: at + 2, isOfBefore: true }
  if (isThrownFood && !isThrown(tokens, at)) return undefined
  const first = determinerEnd(tokens, at + 1)
  if (isCarried)
    return isForPerson(tokens, listEnd(tokens, first, findFood))
      ? { next: at + 1, isOfBefore: false }
      : undefined
  if (isRecipient(tokens, first)) {
    const who = determinerEnd(tokens, first + 1)
    return { next: who + 1, isOfBefore: true }
  }
  const count = readNumeral(tokens, first)
  const thrown = count && isThrownFood ? findFood(count.next)?.next : undefined
  if (thrown !== undefined && tokens[thrown]?.plain === 'fora') return { next: at + 1, isOfBefore: false }
  if (count && isRecipient(tokens, count.next)) return { next: at + 1, isOfBefore: false }
  const end = listEnd(tokens, first, findFood)
  if (end === undefined || !isRecipient(tokens, end)) return undefined
  const rest = tokens.findIndex(
    ({ plain, kind }, place) => place > end && (kind === 'stop' || eatingWords.has(plain)),
  )
  const eaten = tokens[rest < 0 ? end : determinerEnd(tokens, rest + 1)]?.plain ?? ''
  return part.test(eaten) && !tokens.slice(rest).some((_token, offset) => findFood(rest + offset))
    ? undefined
    : { next: at + 1, isOfBefore: false }
}

/** Words after `ficou` or `esqueci` that tell where the food stayed: `em casa`, `na geladeira`, `pra amanhã`. */
const leftWhere =
  /^(?:em casa|n[ao] (?:geladeira|freezer|congelador|mesa|prato|panela|trabalho|servico|escola|facul|carro|onibus|bolsa|mochila|lancheira|marmita|pote|armario|cozinha|lixo)|(?:pra|para) (?:amanha|depois|mais))$/u
const spoiled = /^(?:errad|estragad|azed|vencid|mofad|queimad)/u

const leavingWord = /^(?:devolvi|esque|fic|veio|vieram|chegou|estava|tava)/u

/**
 * Returns the index after words that tell that the food before them was not eaten: `a farofa esqueci em casa`, `o bolo
 * ficou pra amanhã`, `o suco devolvi`, `a coca veio errada, não tomei`.
 */
function leftBehindEnd(tokens: readonly Token[], at: number): number | undefined {
  if (!leavingWord.test(tokens[at]?.plain ?? '')) return undefined
  const words = [0, 1, 2].map((offset) => tokens[at + offset]?.plain ?? '')
  const [verb = '', link = '', place = ''] = words
  const isEnd = (next: number) => tokens[next]?.kind !== 'word'
  if (verb === 'devolvi' && isEnd(at + 1)) return at + 1
  if (/^(?:esqueci|esquecemos|fic(?:ou|aram))$/u.test(verb)) {
    if (leftWhere.test(`${link} ${place}`) && (link.startsWith('p') || isEnd(at + 3))) return at + 3
    return verb.startsWith('esque') && isEnd(at + 1) ? at + 1 : undefined
  }
  if (!/^(?:veio|vieram|chegou|estava|tava)$/u.test(verb) || !spoiled.test(link)) return undefined
  let next = at + 2
  while (isEnd(next) && next < at + 3) next += 1
  if (/^(?:e|entao)$/u.test(tokens[next]?.plain ?? '')) next += 1
  const isLeft =
    tokens[next]?.plain === 'nao' && /^(?:comi|tomei|bebi|quis)$/u.test(tokens[next + 1]?.plain ?? '')
  return isLeft && isEnd(next + 2) ? next : undefined
}

/** Returns the index after a food that was left for later: `o bolo ficou pra depois`. */
export function postponedEnd(tokens: readonly Token[], at: number, findFood: FindFood): number | undefined {
  // Most texts leave nothing for later, and finding a food takes long.
  if (!tokens.some(({ plain }) => plain.startsWith('fic'))) return undefined
  const end = tokens[at]?.kind === 'word' ? findFood(at)?.next : undefined
  if (end === undefined || !/^fic(?:ou|aram)$/u.test(tokens[end]?.plain ?? '')) return undefined
  const isLater = /^(?:pra|para) (?:depois|amanha|mais)$/u.test(
    `${tokens[end + 1]?.plain} ${tokens[end + 2]?.plain}`,
  )
  // `comi bolo, o bolo ficou pra amanhã` takes back a food that was named before.
  if (tokens.slice(0, at).some(({ key }) => key === tokens[at]?.key)) return undefined
  return isLater ? end + 3 : undefined
}
