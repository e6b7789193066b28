import { normalizeText } from '../../foods/normalize-text.ts'
import type { HealthConcern, HealthFinding, HealthText } from './health-text.ts'
import { readHealthText } from './read-health-text.ts'

/** Parts of the body, rooms, things and acts that stand beside a purge or an injury: no food has such a name. */
const noFood =
  /^(?:(?:garganta|go?ela|guela|dedos?|escova|dentes?|banheiro|vaso|privada|ralo|pia|chuveiro|torneira|descarga|guardanapo|lixo|laxantes?|purgantes?|diureticos?|comprimidos?|cartelas?|remedios?|giletes?|laminas?|estilete|pulsos?|bracos?|coxas?|pernas?|barriga|corpo|espelho|balanca|peso|sangue|corda|janela|ponte|vomit\w+|enfi\w+|provoqu\w+|cusp\w+|culpa|castigo|raiva|nojo|vergonha|odio|morrer|morte|escondid[ao]s?|proposito|fora|tudo|o|a|os|as|e|de|d[ao]s?|n[ao]s?|na|me|meu|minha|no|tenho|sinto|estou) ?)+$/

/** Returns the pieces that the meal parser did not understand, without those that belong to a health finding or concern. */
export function withoutMentioned(
  pieces: readonly string[],
  findings: readonly Pick<HealthFinding, 'words'>[],
): string[] {
  const said = findings.map(({ words }) => normalizeText(words))
  return pieces.filter((piece) => {
    const plain = normalizeText(piece)
    if (noFood.test(plain)) return false
    return !said.some((words) => words.includes(plain) || plain.includes(words))
  })
}

/** Words and digits that mark a clause as describing food that was eaten. */
const describesEating = /\d|\b(com[ie]|comemos|tomei|bebi|almocei|jantei|lanchei)/i

/** Splits a text after each sign that ends a clause. */
export const clausesOf = (text: string) => text.split(/(?<=[,;.!?\n])/)

/**
 * Returns the health findings of a text. In a meal text, a food named only in clauses about eating is no allergy,
 * unless such a clause states the allergy by itself.
 */
export function findingsOf(text: HealthText): HealthFinding[] {
  const { findings } = readHealthText(text)
  if (text.field !== 'refeicao') return [...findings]
  const isEaten = ({ key, words }: HealthFinding) => {
    const clauses = clausesOf(text.text).filter((clause) => clause.includes(words))
    return clauses.length > 0 && clauses.every((clause) => describesEating.test(clause) && !says(clause, key))
  }
  return findings.filter((finding) => finding.identity === null || !isEaten(finding))
}

/** Returns what the words of a text only may mean. */
export function concernsOf(text: HealthText): readonly HealthConcern[] {
  return readHealthText(text).concerns
}

const says = (clause: string, key: string) =>
  readHealthText({ field: 'refeicao', text: clause }).findings.some((finding) => finding.key === key)

/** Removes the clauses of a meal text that only name an allergy, because nothing in them was eaten. */
export function withoutAllergyClauses(text: string): string {
  const isAllergy = (clause: string) =>
    !describesEating.test(clause) &&
    readHealthText({ field: 'refeicao', text: clause }).findings.some(({ identity }) => identity !== null)
  return clausesOf(text)
    .filter((clause) => !isAllergy(clause))
    .join('')
}
