import { normalizeText } from '../../foods/normalize-text.ts'
import { nutritionRules } from '../nutrition-rules.ts'
import type { HealthFinding } from './health-text.ts'
import type { Segment } from './segments.ts'

const adult = nutritionRules.answers.ageYears.adult
const ownAge =
  /(?<!nao )\b(?:tenho|estou com|hoje com|ja com|hoje tenho) (\d\d)(?: anos\b(?! d[ae] (?!idade))|$)/
/** A number alone from here on may be a weight: "17 anos, tenho 60". */
const lowestBareWeight = 40
/** Matches an age under 18 that the writer states, which neither an adult's age nor an adult's school takes back. */
const statedUnderAge =
  /^(?:(?:eu|tenho|com|idade|de|so|apenas|hoje|quase|fiz|faco|completei|acabei|fazer|completar|vou|ainda|nao|antes) )*(?:1[0-8]|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito)\b/

/**
 * Removes the finding "diabetes" beside the more specific "type 1", and "under age" beside an adult's own age or an
 * adult's school.
 */
export function withoutWeaker(
  findings: readonly HealthFinding[],
  segments: readonly Segment[],
): HealthFinding[] {
  const isType1 = findings.some(({ code }) => code === 'diabetes_1')
  const isAdult = segments.some(({ text }) => isAdultAge(text) || /\b(?:eja|supletivo|encceja)\b/.test(text))
  return findings.filter(
    ({ code, words }) =>
      !(isType1 && code === 'diabetes') &&
      !(isAdult && code === 'menor_de_18' && !statedUnderAge.test(normalizeText(words))),
  )
}

function isAdultAge(text: string): boolean {
  const match = ownAge.exec(text)
  const years = Number(match?.[1])
  return years >= adult && (match?.[0].endsWith('anos') === true || years < lowestBareWeight)
}
