import { clauseOf, hasAny } from './clause-words.ts'
import { scopeIn } from './meal-scope.ts'
import { hurriedWords } from './week-words.ts'
import { isBareList } from './without-words.ts'

/** Characters of Unicode's private use area that stand for separators inside one clause. */
const gluedComma = '\uE000'
const gluedAnd = '\uE001'

const dayName =
  '(?:(?:domingo|segunda|ter[cç]a|quarta|quinta|sexta|s[aá]bado)s?(?:[- ]feiras?)?|[2-6]ª(?:[- ]feira)?|seg|ter|qua|qui|sex|s[aá]b|dom)'
const beforeDay = '(?:(?:tamb[eé]m|tod[ao]s?|n[ao]s?|d[aeo]|[aà]s?|aos?|os?) ){0,3}'
const day = `${beforeDay}${dayName}(?: (?:a|à|at[eé])(?: [ao])? ${dayName})?`
const separator = / ?, ?(?:e )?| e | ?\/ ?/giu
const mealName =
  '(?:(?:no|o) )?(?:caf[eé] da manh[aã]|almo[cç]o|jantar?|ceia|lanche(?: da (?:manh[aã]|tarde))?)'
const dayList = listOf(day)
const mealList = listOf(mealName)
const clauseEnd = /[,;.!?\n]/

function listOf(item: string): RegExp {
  return new RegExp(`(?<!\\p{L})${item}(?:(?:${separator.source})${item})+(?!\\p{L})`, 'giu')
}

/**
 * Glues what a comma or "e" must not separate: days ("treino terça, quinta e sábado"), meals, and the minutes of a
 * hurried meal ("café da manhã rápido, 5 minutos"). Days that begin a wish of their own stay apart: "janto fora na terça
 * e quarta sem forno". `isWish` returns whether a part alone has a usable constraint.
 */
export function glueClauses(text: string, isWish: (part: string) => boolean): string {
  const withMeals = text.replace(batchFoods, gluedFoods).replace(mealList, glued)
  const withDays = withMeals.replace(dayList, (list: string, at: number) => {
    const before = unglued(withMeals.slice(0, at)).split(clauseEnd).at(-1) ?? ''
    const [after = ''] = withMeals.slice(at + list.length).split(clauseEnd)
    const [head, tail] = cutOf(list)
    const areTwo = isWish(before + head) && isWish(tail + unglued(after))
    return areTwo ? `${glued(head)};${glued(tail)}` : glued(list)
  })
  return withDays.replace(bareTime, (time: string, at: number) => {
    const part = unglued(withDays.slice(0, at)).split(clauseEnd).at(-1) ?? ''
    return isTimeless(part, isWish) ? glued(time) : time
  })
}

/** Foods after `marmita com`, up to the end of the sentence. */
const batchFoods = /(?<=\bmarmitas? (?:com|de) )[^.;!?\n]+/giu

/** Glues the foods at the beginning of a text: `arroz, feijão e carne`, but not the rest of `arroz, sem forno`. */
function gluedFoods(text: string): string {
  const separators = [...text.matchAll(separator)]
  const ends = [...separators.map(({ index }) => index), text.length]
  const starts = [0, ...separators.map(({ 0: found, index }) => index + found.length)]
  const first = starts.findIndex((start, item) => !isBareList(clauseOf(text.slice(start, ends[item]))))
  const end = first === -1 ? text.length : (ends[first - 1] ?? 0)
  return `${glued(text.slice(0, end))}${text.slice(end)}`
}

/** Returns the text with the separators that `glueClauses` hid. */
export function unglued(text: string): string {
  return text.replaceAll(gluedComma, ',').replaceAll(gluedAnd, 'e')
}

function glued(text: string): string {
  return text.replaceAll(',', gluedComma).replaceAll(/(?<= )e(?= )/gi, gluedAnd)
}

/**
 * Cuts a list of days where a second wish would begin: after the item that "e" joins last, else at the first separator
 * of a list that ends with "e", else at the last comma.
 */
function cutOf(list: string): [string, string] {
  const found = [...list.matchAll(separator)]
  const firstAnd = found.findIndex(([text]) => / e /i.test(text))
  const isEnd = firstAnd === found.length - 1
  const cut = firstAnd < 0 ? found.at(-1) : found[isEnd ? 0 : firstAnd + 1]
  return cut ? [list.slice(0, cut.index), list.slice(cut.index + cut[0].length)] : [list, '']
}

const bareTime =
  /(?:, ?| e )(?:(?:em|at[eé]|uns|umas|s[oó]|tenho|tem|no|m[aá]ximo|de|bem|algo|coisa|tudo) )*(?:\d{1,3} ?min(?:utos?|utinhos)?|r[aá]pid[oa]s?)(?= ?(?:[,;.!?\n]|$))/giu

/** Returns whether minutes after this part belong to it: it is hurried, or names a meal or day and wishes nothing. */
function isTimeless(part: string, isWish: (part: string) => boolean): boolean {
  const clause = clauseOf(part)
  const hasMinutes = /\b\d{1,3} ?min/.test(clause)
  return hasAny(clause, hurriedWords) || hasMinutes || (scopeIn(clause) !== null && !isWish(part))
}
