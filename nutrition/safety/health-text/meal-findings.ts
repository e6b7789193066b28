import { normalizeText } from '../../foods/normalize-text.ts'
import type { HealthFinding, HealthText } from './health-text.ts'
import { readHealthText } from './read-health-text.ts'

/** Returns the pieces that the meal parser did not understand, without those that belong to a health finding. */
export function withoutMentioned(
  pieces: readonly string[],
  findings: readonly Pick<HealthFinding, 'words'>[],
): string[] {
  const said = findings.map(({ words }) => normalizeText(words))
  return pieces.filter((piece) => {
    const plain = normalizeText(piece)
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
