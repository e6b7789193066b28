import type { ComparedNutrient } from '#contract/day/nutrient-figures.ts'
import type { Report } from '#contract/reports/reports.ts'
import { micronutrients } from '#nutrition/day/micronutrients/micronutrient.ts'
import { micronutrientLabels } from '#nutrition/day/micronutrients/micronutrient-labels.ts'
import { heading, note, table } from '../../adapters/document/blocks.ts'
import type { Block } from '../../adapters/document/document-content.ts'
import { amountOf, micronutrientsNoteOf, percentOf, referenceOf, words } from './copy.ts'

/**
 * Returns the table of the month's micronutrients with references and known shares; empty without any, or with hidden
 * numbers.
 */
export function micronutrientBlocks({ micronutrients: compared, averages }: Report): readonly Block[] {
  if (!compared || compared.length === 0) return []
  const listed = compared.toSorted(
    (one, other) => micronutrients.indexOf(one.nutrient) - micronutrients.indexOf(other.nutrient),
  )
  return [
    heading(words.micronutrients),
    table(
      [
        ['Por dia', 4],
        ['Média', 2, 'right'],
        ['Referência', 2, 'right'],
        ['Parte conhecida', 2, 'right'],
      ],
      listed.flatMap(rowsOf),
    ),
    note(micronutrientsNoteOf(averages)),
  ]
}

/**
 * Returns the table rows of a nutrient. Sodium gets two: from the food alone, and with kitchen salt. Its maximum
 * applies to the sum, so it is in the second row.
 */
function rowsOf(compared: ComparedNutrient): string[][] {
  const { nutrient, amount, with_kitchen_salt: withSalt, known_percentage: known } = compared
  const { name } = micronutrientLabels[nutrient]
  if (withSalt === undefined) {
    return [[name, amountOf(nutrient, amount), referenceOf(compared), percentOf(known)]]
  }
  return [
    [words.ownSodium, amountOf(nutrient, amount), percentOf(null), percentOf(known)],
    [words.sodiumWithSalt, amountOf(nutrient, withSalt), referenceOf(compared), percentOf(known)],
  ]
}
