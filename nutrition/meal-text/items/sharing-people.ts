import { person } from '../matching/person-words.ts'
import { readNumeral } from '../words/numerals.ts'
import { isMark, type Token } from '../words/tokens.ts'

/** Most people who share a dish. */
const mostPeople = 12
const determiners = new Set([
  'o',
  'a',
  'os',
  'as',
  'meu',
  'minha',
  'meus',
  'minhas',
  'mais',
  'outra',
  'outro',
])

/** Reads `com minha irmã` (two people), `com 3 amigos` (four), `por 3` and `entre quatro pessoas`. */
export function readPeople(
  tokens: readonly Token[],
  at: number,
): { readonly people: number; readonly next: number } | undefined {
  const link = tokens[at]?.plain ?? ''
  const words = [0, 1, 2].map((offset) => tokens[at + offset]?.plain ?? '').join(' ')
  if (words === 'meio a meio') return readPeople(tokens, at + 3) ?? { people: 2, next: at + 3 }
  if (!/^(?:com|por|em|entre|pra|para|pros|pras)$/u.test(link)) return undefined
  if (/^(?:entre|pra|para) (?:eu|mim) /u.test(words)) {
    const others = morePeople(tokens, at + 2)
    return others.count > 0 ? { people: 1 + others.count, next: others.next } : undefined
  }
  let next = at + 1
  while (determiners.has(tokens[next]?.plain ?? '')) next += 1
  const numeral = readNumeral(tokens, next) ?? readPersons(tokens, next)
  next = numeral?.next ?? next
  const namesPerson = isPerson(tokens[next])
  const count = numeral?.value ?? 1
  const people = link === 'com' ? count + 1 : count
  // `rachei uma coca de 2 litros com mais 3`
  const isMore = tokens[at + 1]?.plain === 'mais' && numeral !== undefined
  // `fanta de 2 litros, dividi com 4`
  const isOne = numeral === undefined || numeral.value < 2
  const isCount = !isOne && (!tokens[next] || isMark(tokens[next]))
  const isSaid = link === 'com' ? namesPerson || isMore || isCount : numeral !== undefined
  const more = link === 'com' && namesPerson ? morePeople(tokens, next + 1) : { count: 0, next }
  const all = people + more.count
  if (!isSaid || !Number.isInteger(all) || all < 2 || all > mostPeople) return undefined
  return { people: all, next: more.count > 0 ? more.next : namesPerson ? next + 1 : next }
}

/** Reads the people after the first: `com minha esposa, meu pai e 2 filhos`, `entre eu e minha mãe`. */
export function morePeople(
  tokens: readonly Token[],
  at: number,
): { readonly count: number; readonly next: number } {
  if (!/^(?:e|,|mais|com)$/u.test(tokens[at]?.plain ?? '')) return { count: 0, next: at }
  let place = at + 1
  while (determiners.has(tokens[place]?.plain ?? '') || tokens[place]?.plain === 'e') place += 1
  const numeral = readNumeral(tokens, place)
  const named = tokens[numeral?.next ?? place]
  const verb = tokens[(numeral?.next ?? place) + 1]?.plain ?? ''
  // In `com minha esposa e meu filho comeu 2 ovos`, the son is no part of them.
  if (!isPerson(named) || /[aeo]u$|[aei]ram$/u.test(verb)) return { count: 0, next: at }
  const rest = morePeople(tokens, (numeral?.next ?? place) + 1)
  const count = numeral?.value ?? (named?.plain.endsWith('s') ? 2 : 1)
  return { count: count + rest.count, next: rest.next }
}

/** Reads how many people share a dish: `3`, `quatro pessoas`. */
export function readCountOfPeople(
  tokens: readonly Token[],
  at: number,
): { readonly people: number; readonly next: number } | undefined {
  const number = readNumeral(tokens, at) ?? readPersons(tokens, at)
  if (!number || number.value < 2 || number.value > mostPeople || !Number.isInteger(number.value))
    return undefined
  const next = /^pessoas?$/u.test(tokens[number.next]?.plain ?? '') ? number.next + 1 : number.next
  return { people: number.value, next }
}

/** Reads `4 pessoas`, which is one token. */
function readPersons(tokens: readonly Token[], at: number) {
  const count = /^(\d+) ?pessoas$/u.exec(tokens[at]?.plain ?? '')?.[1]
  return count === undefined ? undefined : { value: Number(count), next: at + 1 }
}

export function isPerson(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (person.test(token.plain) || /^(?:el[ea]s?$|menin|bebe$|vizinh)/u.test(token.plain))
  )
}
