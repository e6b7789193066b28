import { normalizeText } from '../foods/normalize-text.ts'
import { readMeal } from './meal-text.ts'

/** `sem leite`, `sem o queijo`, `sem açúcar nem canela`, `sem molho de tomate`, `sem frutos do mar`. */
const without =
  /(?<![\p{L}])sem\s+(?:(?:o|a|os|as|nenhum|nenhuma)\s+)?(?<name>\p{L}+(?:\s+d[eao]\s+\p{L}+)?)(?:\s+nem\s+(?<other>\p{L}+))?/giu

/** Words before `sem` that say that the food is eaten: `não vivo sem chocolate`, `não consigo ficar sem pão`. */
const needing =
  /(?<!\p{L})(?:n[ãa]o|nunca|nem|ningu[ée]m)\s+(?:\p{L}+\s+){0,2}(?:viv[oe]|viver|fic[oa]|ficar|pass[oa]|passar|aguent[oa]|aguentar|sobreviv[oe]|durmo|dormir)\s+(?:\p{L}+\s+){0,2}$/iu

/** Names of things that a meal can be without, although they are no food of the tables. */
const parts: ReadonlySet<string> = new Set([
  'lactose',
  'gluten',
  'trigo',
  'laticinio',
  'laticinios',
  'derivados de leite',
  'derivados do leite',
  'frutos do mar',
  'crustaceos',
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
  const named = [...text.matchAll(without)].flatMap(({ groups, index }) =>
    needing.test(text.slice(0, index)) ? [] : [groups?.name, groups?.other],
  )
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
