import type { FoodMatch } from './food-matching.ts'
import type { Token } from '../words/tokens.ts'

/** Start of a word for a person, in plain spelling. */
export const person =
  /^(?:amig|coleg|maridao|marido|espos|mulher|namorad|noiv|irma|mae|pai|filh|prim|tia|tio|cunhad|sobrinh|sogr|neta|neto|crianca|pessoa|galera|companheir|parceir)/u

export const anyPerson = new RegExp(
  `${person.source}|^(?:menin|bebe|vizinh|famil|pessoal|el[ea]s?$|v[oô]$|vovo|ze$)`,
  'u',
)

/** Returns whether `namorado`, also the name of a fish, is a person: `meu namorado`, but not `namorado grelhado`. */
export function isPartner(tokens: readonly Token[], at: number, { words, cooking }: FoodMatch): boolean {
  const isNamed = tokens[at]?.plain === 'namorado' && words === 1 && !cooking
  return isNamed && /^(?:[mst]eu|nosso|o|pro|ao)$/u.test(tokens[at - 1]?.plain ?? '')
}
