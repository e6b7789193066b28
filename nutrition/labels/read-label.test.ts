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

test.each([
  ['ALÉRGICOS: CONTÉM SOJA.\n\nPODE CONTER AMENDOIM E LEITE', 'soja', 'leite amendoim', ''],
  ['ALÉRGICOS: CONTÉM SOJA\nPODE\nCONTER LEITE', 'soja', 'leite', ''],
  ['ALÉRGENOS: LEITE E SOJA', 'leite soja', '', ''],
  ['Alergênicos:\n\nContém ovos', 'ovo', '', ''],
  ['Contém glúten e lactose', 'gluten lactose', '', ''],
  ['CONTÉM GLÚTEN\n\nContém traços de ovo. Pode ainda conter soja', 'gluten ovo', 'soja', ''],
  ['ALÉRGICOS: CONTÉM TRITICALE, WHEY E LACTOSORO', 'gluten leite', '', ''],
  ['ALÉRGICOS: CONTÉM LEITE, ZERO LACTOSE. NÃO\nCONTÉM GLÚTEN', 'leite', '', 'gluten lactose'],
  ['Contém 5 porções\nIngredientes: água e leite', '', '', ''],
  ['Gorduras trans não contém\nSem glúten', '', '', 'gluten'],
  ['Alérgicos:\nInformação nutricional\nSoja 0 g', '', '', ''],
])('reads the allergens of "%s"', (text, contains, mayContain, freeOf) => {
  expect(readLabel(text).allergens).toEqual({
    contains: listed(contains),
    mayContain: listed(mayContain),
    freeOf: listed(freeOf),
    isComplete: false,
  })
})

test('latex has no tag, so that its statement is listed as not understood', () => {
  expect(readLabel('ALÉRGICOS: CONTÉM LEITE E LÁTEX NATURAL. CONTÉM GLÚTEN').notUnderstood).toEqual([
    'ALÉRGICOS: CONTÉM LEITE E LÁTEX NATURAL',
  ])
  expect(readLabel('NÃO CONTÉM LÁTEX').notUnderstood).toEqual([])
})
