import { insertedWords } from '../words/inserted-tokens.ts'
import { plateWordsAt } from '../words/plate-words.ts'
import { isMark, isOf, type Token } from '../words/tokens.ts'
import { unitOf } from '../words/unit-words.ts'

export const leftWords = /^(?:deixei|sobrou|sobraram|restou|restaram|larguei)$/u
const about = /^(?:uns|umas|cerca|de|quase|so|apenas|mais|ou|menos|mas|que|e|eu|,|fora|aproximadamente)$/u
const weighs = /^(?:era|tinha|deu|pesou|pesava|veio|foi|com|uns|cerca|de)$/u
/** Smallest weight of a whole plate, in grams. */
const smallestPlate = 150

/**
 * Takes what was left from the weight of a whole plate: `o prato era de 400 gramas mas deixei uns 100: arroz e frango` is `prato
 * de 300 gramas: arroz e frango`.
 */
export function subtractLeft(tokens: readonly Token[]): readonly Token[] {
  const verb = tokens.findIndex(({ plain }) => leftWords.test(plain))
  const whole = verb < 0 ? undefined : plateBefore(tokens, verb)
  if (!whole) return tokens
  let at = verb + 1
  while (about.test(tokens[at]?.plain ?? '')) at += 1
  const rest = tokens[at]
  const weight = tokens[whole.at]
  if (rest?.kind !== 'number' || !weight || rest.value >= weight.value || rest.value < 10) return tokens
  const end = isGrams(tokens[at + 1]) ? at + 2 : at + 1
  if (tokens[end] && !isMark(tokens[end])) return tokens
  const value = weight.value - rest.value
  const text = String(value)
  const isLast = !tokens.slice(end).some(({ kind }) => kind === 'word')
  return [
    ...tokens.slice(0, isLast ? listEnd(tokens, whole.plate) : whole.plate),
    ...(isLast
      ? insertedWords('deu', weight.start)
      : tokens.slice(whole.plate, whole.at).filter(({ plain }) => plain === 'deu')),
    { ...weight, value, plain: text, key: text },
    ...(isGrams(tokens[whole.at + 1])
      ? tokens.slice(whole.at + 1, whole.at + 2)
      : insertedWords('g', weight.end)),
    ...tokens.slice(end),
  ]
}

/** Returns the index after the foods before a plate: `arroz e frango, o prato era de 400 g`. */
function listEnd(tokens: readonly Token[], plate: number): number {
  const mark = tokens.findLastIndex((token, at) => at < plate && isMark(token))
  return mark < 0 ? plate : mark + 1
}

/** Returns the weight of a plate right before the verb: `o prato era de 400 g, mas`. */
function plateBefore(tokens: readonly Token[], verb: number) {
  let end = verb
  while (about.test(tokens[end - 1]?.plain.trim() ?? '')) end -= 1
  const at = isGrams(tokens[end - 1]) ? end - 2 : end - 1
  const number = tokens[at]
  if (number?.kind !== 'number' || number.value < smallestPlate) return undefined
  let plate = at
  while (weighs.test(tokens[plate - 1]?.plain ?? '')) plate -= 1
  const isNamed =
    tokens[plate - 1]?.plain === 'prato' || plateWordsAt(tokens, plate - 1) > 0 || isSold(tokens, plate)
  return isNamed && !isOf(tokens[plate - 2]) ? { plate, at } : undefined
}

/** Returns whether a plate was weighed in a restaurant or its weight follows `deu`: `no quilo deu 500 g`. */
function isSold(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.plain === 'deu' || /^(?:quilo|kilo|self|buffet|marmita)$/u.test(tokens[at - 1]?.plain ?? '')
  )
}

function isGrams(token: Token | undefined): boolean {
  return token !== undefined && unitOf(token)?.[0] === 'grama'
}
