import { normalizeText } from '../foods/normalize-text.ts'
import { readMeal } from './meal-text.ts'

/** `sem leite`, `sem o queijo`, `sem açúcar nem canela`, `sem molho de tomate`. */
const without =
  /(?<![\p{L}])sem\s+(?:(?:o|a|os|as|nenhum|nenhuma)\s+)?(?<name>\p{L}+(?:\s+d[eao]\s+\p{L}+)?)(?:\s+nem\s+(?<other>\p{L}+))?/giu

/** Things that a meal can be without, although they are no food of the tables. */
const parts: ReadonlySet<string> = new Set([
  'lactose',
  'gluten',
  'acucar',
  'adocante',
  'sal',
  'gordura',
  'oleo',
  'pele',
  'casca',
  'molho',
  'tempero',
])

/**
 * Returns what a text says that a meal was without, as written: `leite`, `lactose`, `queijo`. Words that name neither a
 * food nor one of `parts` are left out: `sem fome`.
 */
export function leftOutIn(text: string): string[] {
  const named = [...text.matchAll(without)].flatMap(({ groups }) => [groups?.name, groups?.other])
  const found = named.flatMap((words) => (words === undefined ? [] : (leftOutOf(words) ?? [])))
  return [...new Map(found.map((words) => [normalizeText(words), words])).values()]
}

/** Returns the words if they name something to eat, else their first word if that does. */
function leftOutOf(words: string): string | undefined {
  const [first = words] = words.split(/\s+/u)
  return [words, first].map((one) => one.toLowerCase()).find(isEdible)
}

function isEdible(words: string): boolean {
  if (parts.has(normalizeText(words))) return true
  const { items, unmatched } = readMeal(words)
  return items.length > 0 && unmatched.length === 0
}
