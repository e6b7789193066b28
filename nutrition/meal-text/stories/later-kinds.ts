import { isMark, type Token } from '../words/tokens.ts'

const kinds = /^(?:zero|diet|light|integra(?:l|is)|desnatad[oa]|semidesnatad[oa])$/u

export const wasWords = /^eram?$/u

/**
 * Moves the kind that a later clause tells to the food that it is of: `coca e pizza, a coca era zero` becomes `coca zero e
 * pizza`.
 */
export function moveLaterKind(tokens: readonly Token[]): readonly Token[] {
  const verb = tokens.findIndex(
    ({ plain }, at) => wasWords.test(plain) && kinds.test(tokens[at + 1]?.plain ?? ''),
  )
  const [article, food, kind] = [tokens[verb - 2], tokens[verb - 1], tokens[verb + 1]]
  if (verb < 2 || !food || !kind || !/^[oa]s?$/u.test(article?.plain ?? '')) return tokens
  const named = tokens.findIndex(({ key }, at) => at < verb - 2 && key === food.key)
  const word = tokens[named]
  const isTold = kinds.test(tokens[named + 1]?.plain ?? '')
  if (!word || isTold) return tokens
  const before = tokens[verb - 3]
  const from =
    before && (isMark(before) || before.plain === 'e' || before.plain === 'mas') ? verb - 3 : verb - 2
  return [
    ...tokens.slice(0, named + 1),
    { ...kind, start: word.end, end: word.end },
    ...tokens.slice(named + 1, from),
    ...tokens.slice(verb + 2),
  ]
}
