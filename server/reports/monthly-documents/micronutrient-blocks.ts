import type { Report } from '#contract/reports/reports.ts'
import { micronutrientLabels, micronutrients } from '#nutrition/micronutrients/micronutrient.ts'
import { heading, note, table } from '../../adapters/document/blocks.ts'
import type { Block } from '../../adapters/document/document-content.ts'
import { amountOf, percentOf, referenceOf, words } from './copy.ts'

/**
 * Returns the table of the month's micronutrients with references and known shares; empty without any, or with hidden
 * numbers.
 */
export function micronutrientBlocks({ micronutrients: compared }: Report): readonly Block[] {
  if (!compared || compared.length === 0) return []
  const listed = compared.toSorted(
    (one, other) => micronutrients.indexOf(one.nutrient) - micronutrients.indexOf(other.nutrient),
  )
  const withSalt = compared.find(({ nutrient }) => nutrient === 'sodium')?.with_kitchen_salt ?? null
  return [
    heading(words.micronutrients),
    table(
      [
        ['Por dia', 4],
        ['Média', 2, 'right'],
        ['Referência', 2, 'right'],
        ['Parte conhecida', 2, 'right'],
      ],
      listed.map((one) => [
        micronutrientLabels[one.nutrient].name,
        amountOf(one.nutrient, one.amount),
        referenceOf(one),
        percentOf(one.known_percentage),
      ]),
    ),
    ...(withSalt === null ? [] : [note(`${words.kitchenSalt}${amountOf('sodium', withSalt)} por dia.`)]),
    note(words.micronutrientsNote),
  ]
}
