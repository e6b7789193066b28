import { expect, test } from 'vitest'
import { type LabelAmount, type LabelValues, noLabelValues } from '../foods/own/label-nutrients.ts'
import type { GoldenLabel } from './golden/golden-label.ts'
import { wholeLabels } from './golden/labels.ts'
import { goldenLines } from './golden/lines.ts'
import { unusualLabels } from './golden/unusual-labels.ts'
import { readLabel } from './read-label.ts'

const amountOf = (said: number | string | null): LabelAmount =>
  typeof said === 'string' ? { below: Number(said.slice(1)) } : said

function valuesOf(said: GoldenLabel['of100']): LabelValues | null {
  return (
    (said && {
      ...noLabelValues,
      ...Object.fromEntries(Object.entries(said).map(([nutrient, value]) => [nutrient, amountOf(value)])),
    }) ??
    null
  )
}

const listed = (tags = '') => tags.split(' ').filter((tag) => tag !== '')

test.each([...wholeLabels, ...unusualLabels].map((label) => [label.what, label] as const))(
  'reads %s',
  (_, label) => {
    const read = readLabel(label.text)
    const { measure } = label
    expect(read).toMatchObject({
      portion: label.portion ?? null,
      unit: label.unit ?? 'g',
      measure: measure ? { quantity: measure[0], name: measure[1] } : null,
      packagePortions: label.packagePortions ?? null,
      notUnderstood: label.notUnderstood ?? [],
      allergens: {
        contains: listed(label.contains),
        mayContain: listed(label.mayContain),
        freeOf: listed(label.freeOf),
        isComplete: false,
      },
    })
    expect(read.columns['100']).toEqual(valuesOf(label.of100))
    expect(read.columns.portion).toEqual(valuesOf(label.ofPortion))
  },
)

test.each(goldenLines)('reads "%s"', (line, nutrient, value) => {
  const { columns } = readLabel(`Informação nutricional\nPorção: 30 g (1 dosador)\n${line}`)
  const { [nutrient]: read, ...others } = columns.portion ?? noLabelValues
  expect(read).toEqual(amountOf(value))
  expect(Object.values(others).every((other) => other === null)).toBe(true)
})
