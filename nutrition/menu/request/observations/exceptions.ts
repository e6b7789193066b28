import { normalizeText } from '../../../foods/normalize-text.ts'
import { scopeWords } from './meal-scope.ts'
import { weekdayWords } from './week-words.ts'

const dayNames =
  '(?:domingo|segunda|terca|quarta|quinta|sexta|sabado)s?(?: feiras?)?|seg|ter(?= (?:e|a|ate|qua|qui|sex|sab|dom)\\b|$)|qua|qui|sex|sab|dom'
const longNames = [...Object.keys(scopeWords), ...Object.keys(weekdayWords)]
  .toSorted((a, b) => b.length - a.length)
  .join('|')
const placeName = `(?:${longNames}|${dayNames})`
const between =
  '(?:(?:de|d[ao]s?|n[ao]s?|em|[ao]s?|aos?|pra|pro|para|so|apenas|somente|tambem|e|ou|nem|ate|tod[ao]s?|quando for) )*'
const places = `${between}${placeName}(?: ${between}${placeName})*`

/** Words after which a place is where a wish does not hold, or only its beginning or end. */
const exceptWords =
  'exceto|excepto|exeto|esceto|excetuando|excluindo|exclusive|salvo|tirando|descontando|afora|fora|menos|a nao ser(?: que seja)?|sem ser|sem contar|so nao|que nao seja|com excecao|a excecao|antes|depois|apos|ate|desde|a partir'
const exception = new RegExp(`\\b(${exceptWords}) ${places}(?![a-z0-9])`, 'g')
/** `domingo pode` at the end of a wish. */
const permission = new RegExp(
  `\\b${places} (?:pode|podem|posso|nao|liberad[ao]s?|ok)(?: usar| ter| comer| tomar)?$`,
  'g',
)

const eating =
  /(?:^| )(?:como|comer|comendo|comemos|almoc[ao]|almocar|jant[ao]|jantar|lanch[eo]|lanchar|cafe|manha|tarde|noite|vou|estou|to|fico|saio|trabalho|de|por|la|domingo|segunda|terca|quarta|quinta|sexta|sabado|feira)$/
const amountVerbs =
  /(?:^| )(?:quero|queria|prefiro|comer|como|cozinhar|gastar|ou|mais|muito|bem|pouco|pelo|ao)$/
const endsWithDay = new RegExp(`(?:^| )(?:${dayNames}) $`)

/**
 * Cuts out the places for which a wish is said not to hold ("sem carne | exceto sábado"), so that it is never limited
 * to them. `isWish` returns whether a part alone has a usable constraint.
 */
export function splitAtException(part: string, isWish: (part: string) => boolean): string[] {
  const words = part.split(/ (?=[^ ]*[\p{L}\p{N}])/u)
  /** Index in `words` of each normalized word, because `terça-feira` has two. */
  const owners = words.flatMap((word, index) =>
    normalizeText(word)
      .split(' ')
      .map(() => index),
  )
  const text = words.map(normalizeText).join(' ')
  const wordAt = (offset: number) => owners[text.slice(0, offset).split(' ').length - 1] ?? words.length
  const found = [...text.matchAll(exception), ...text.matchAll(permission)].filter((match) =>
    isException(match, text.slice(0, match.index), isWish),
  )
  const cuts = found.flatMap(({ 0: cut, index }) => [wordAt(index), wordAt(index + cut.length) + 1])
  const edges = [0, ...new Set(cuts.toSorted((a, b) => a - b)), words.length]
  return edges.flatMap((edge, index) => {
    const piece = words.slice(edge, edges[index + 1] ?? edge).join(' ')
    return piece === '' ? [] : [piece]
  })
}

/** Returns whether the words mean an exception and neither a meal eaten out, a smaller amount nor a range of days. */
function isException(
  [found, word]: RegExpExecArray,
  before: string,
  isWish: (part: string) => boolean,
): boolean {
  switch (word) {
    case undefined:
      return isWish(before)
    case 'fora':
      if (eating.test(before.trim())) return false
      return /^fora [ao]s? /.test(found) || (isWish(before) && before !== '')
    case 'menos':
      return !amountVerbs.test(before.trim()) && !/^menos cafe\b(?! da)/.test(found)
    case 'ate':
      return !endsWithDay.test(before)
    default:
      return true
  }
}

/** Returns whether a clause names a day by which it excepts it, as `fora o domingo`, unlike `domingo fora`. */
export function beginsException(clause: string): boolean {
  return /^fora [ao]s? /.test(clause)
}
