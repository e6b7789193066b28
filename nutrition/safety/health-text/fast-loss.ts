import { itemAt } from '../../shared/collections/lookup.ts'
import { tens, units } from '../../meal-text/words/numerals.ts'
import type { Segment } from './segments.ts'

const numbers: Readonly<Record<string, number>> = { ...units, ...tens, meio: 0.5, meia: 0.5 }
const number = `(\\d+|${Object.keys(numbers).join('|')})`
const loss = new RegExp(
  `\\b(?:perd\\w+|emagrec\\w+|sequei|elimin\\w+|foi embora|menos|baixei|foram|afinei|caiu|cairam|sumiram|desci) (?:\\w+ ){0,3}?${number} ?(?:kg|kgs|kilos?|quilos?|k|kilinhos|quilinhos) (?:\\w+ ){0,4}?(?:em|nos?|nas?|num|numa|nest[ae]s?|ness[ae]s?|de|por|dentro de|ha|faz) (?:\\w+ ){0,3}?(?:${number} |primeir[ao] |ultim[ao]s? (?:${number} )?)?(dias?|semanas?|mes|meses|quinzena)\\b`,
)
const wish =
  /\b(?:quero|queria|preciso|meta|gostaria|pretendo|vou|objetivo|sonho|tentar|desafio|posso|consigo|da para|nunca|nao)\b/
const longAgo = /\b(?:19|20)\d\d\b|ano passado|anos atras/
const weeksOf = { dia: 1 / 7, semana: 1, quinzena: 2, mes: 4.35 } as const
/**
 * Minimum weight loss that is reported as fast, kg a week: about 1 % of 85 to 90 kg. An ordinary first month of a diet
 * stays below it.
 */
const fastKgPerWeek = 0.9
const leastKg = 3

/**
 * Returns whether a segment reports a real, recent loss of at least `leastKg` at a rate of at least `fastKgPerWeek`.
 * Wishes and losses of long ago do not count.
 */
export function fastLossIn({ text }: Segment): boolean {
  if (longAgo.test(text)) return false
  if (fromToIn(text)) return true
  const gone = less.exec(text)
  if (gone && !wish.test(text)) return isFast(valueOf(gone[1]), valueOf(gone[2]) || 1, itemAt(gone, 3))
  const match = loss.exec(text)
  if (!match || wish.test(text.slice(0, match.index + 6))) return false
  return isFast(valueOf(match[1]), valueOf(match[2] ?? match[3]) || 1, itemAt(match, 4))
}

function isFast(kilograms: number, amount: number, unit: string): boolean {
  const stem = unit.startsWith('mes')
    ? 'mes'
    : unit.startsWith('sem')
      ? 'semana'
      : unit.startsWith('dia')
        ? 'dia'
        : 'quinzena'
  return kilograms >= leastKg && kilograms / (amount * weeksOf[stem]) >= fastKgPerWeek
}

function valueOf(word: string | undefined): number {
  return word === undefined ? 0 : (numbers[word] ?? Number(word))
}

const less = new RegExp(
  `\\b${number} ?(?:kg|kgs|kilos?|quilos?) (?:a menos|embora|perdidos) em (?:\\w+ )?(?:${number} )?(dias?|semanas?|mes|meses)\\b`,
)

const fromTo = new RegExp(
  `\\bde ${number} (?:kg |kilos |quilos )?(?:(?:fui|cai|desci|passei|foi|baixei|estou) (?:\\w+ )?)?(?:para|com|a) ${number} (?:kg |kilos |quilos )?em (?:\\w+ )?(?:${number} )?(dias?|semanas?|mes|meses)\\b`,
)

function fromToIn(text: string): boolean {
  const match = fromTo.exec(text)
  if (!match) return false
  return isFast(valueOf(match[1]) - valueOf(match[2]), valueOf(match[3]) || 1, itemAt(match, 4))
}
