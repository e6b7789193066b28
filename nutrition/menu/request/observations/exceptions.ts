import { cutBefore } from './cut-words.ts'
import { endsWithDay, placesPattern } from './place-words.ts'

/** Words after which a place is where a wish does not hold, or only its beginning or end. */
const exceptWords =
  'exceto|excepto|exeto|esceto|excetuando|excluindo|exclusive|salvo|tirando|descontando|afora|fora|menos|a nao ser(?: que seja)?|sem ser|sem contar|so nao|que nao seja|com excecao|a excecao|antes|depois|apos|ate|desde|a partir'
const exception = new RegExp(`\\b(${exceptWords}) ${placesPattern}`, 'g')
/** `domingo pode` at the end of a wish. */
const permission = new RegExp(
  `\\b${placesPattern} (?:pode|podem|posso|nao|liberad[ao]s?|ok)(?: usar| ter| comer| tomar)?$`,
  'g',
)

const eating =
  /(?:^| )(?:como|comer|comendo|comemos|almoc[ao]|almocar|jant[ao]|jantar|lanch[eo]|lanchar|cafe|manha|tarde|noite|vou|estou|to|fico|saio|trabalho|de|por|la|domingo|segunda|terca|quarta|quinta|sexta|sabado|feira)$/
const amountVerbs =
  /(?:^| )(?:quero|queria|prefiro|comer|como|cozinhar|gastar|ou|mais|muito|bem|pouco|pelo|ao)$/

/**
 * Cuts out the places for which a wish is said not to hold ("sem carne | exceto sábado"), so that it is never limited
 * to them. `isWish` returns whether a part alone has a usable constraint.
 */
export function splitAtException(part: string, isWish: (part: string) => boolean): string[] {
  return cutBefore(part, (text) =>
    [...text.matchAll(exception), ...text.matchAll(permission)]
      .filter((match) => isException(match, text.slice(0, match.index), isWish))
      .flatMap(({ 0: found, index }) => [index, index + found.length + 1]),
  )
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
      return /^fora [ao]s? /.test(found) || isWish(before)
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
