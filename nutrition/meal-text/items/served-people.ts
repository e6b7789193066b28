import { isMeasureWord } from '../amounts/measure-words.ts'
import { foodEndingAt } from '../matching/food-ending.ts'
import type { FindFood } from '../matching/food-matching.ts'
import { isSizeWord } from '../matching/size-words.ts'
import { isUnitWord } from '../words/unit-words.ts'
import type { Token } from '../words/tokens.ts'
import { readCountOfPeople, readPeople } from './sharing-people.ts'

const afterPeople = /^(?:dividi|rach|n[oa]|em|com|e|mas)/u

/** Returns for how many people a dish was ordered: `moqueca pra dois`, `uma pizza grande para 4 pessoas`. */
export function readServed(
  tokens: readonly Token[],
  at: number,
  findFood: FindFood,
): { readonly people: number; readonly next: number } | undefined {
  const [before, link] = [tokens[at - 1], tokens[at]?.plain ?? '']
  // `pizza grande com 3 amigos`
  if (before && link === 'com' && isSizeWord(before.key)) return readPeople(tokens, at)
  if (!before || !/^(?:pra|para|em)$/u.test(link)) return undefined
  const all = readCountOfPeople(tokens, at + 1)
  if (!all) return undefined
  const after = tokens[all.next]
  // `parmegiana pra 2, comi metade` is half of two portions.
  if (tokens.slice(all.next).some(({ plain }) => /^(?:metade|mei[oa])$/u.test(plain))) return undefined
  // `num jantar pra 10 pessoas` tells nothing of the food.
  const isOfFood = isMeasureWord(before.key) || isUnitWord(before.key) || isSizeWord(before.key)
  if (!isOfFood && !foodEndingAt(tokens, at, findFood)) return undefined
  return after?.kind === 'word' && !afterPeople.test(after.plain) ? undefined : all
}

const together =
  /^(?:com(?:eu|emos|i)|divid(?:iu|imos)|tom(?:ou|amos)|beb(?:eu|emos)|pediu|pedimos|rach(?:ou|amos)|mat(?:ou|amos))$/u

/** Reads how many people ate at the start of a sentence: `a gente era 4 e comeu uma pizza`, `éramos 3, dividimos 2 litrões`. */
export function readUs(
  tokens: readonly Token[],
  at: number,
): { readonly people: number; readonly next: number } | undefined {
  const words = tokens.slice(at, at + 3).map(({ plain }) => plain)
  const isGente =
    words[0] === 'a' && words[1] === 'gente' && /^(?:era|foi|estava|tava)$/u.test(words[2] ?? '')
  const from = isGente ? at + 3 : /^(?:eramos|fomos|em)$/u.test(words[0] ?? '') ? at + 1 : undefined
  const all = from === undefined ? undefined : readCountOfPeople(tokens, from)
  if (!all) return undefined
  let { next } = all
  while (/^(?:e|,|a|gente|n[oó]s)$/u.test(tokens[next]?.plain.trim() ?? '')) next += 1
  return together.test(tokens[next]?.plain ?? '') ? { people: all.people, next: next + 1 } : undefined
}
