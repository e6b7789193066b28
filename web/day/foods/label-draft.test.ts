import type { OwnFoodLabel } from '#contract/day/own-foods.ts'
import { labelNutrients, noLabelValues } from '#nutrition/foods/own/label-nutrients.ts'
import { readLabel } from '#nutrition/labels/read-label.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkDraft, draftOf, emptyDraft, type LabelDraft, withReading } from './label-draft.ts'

const label: OwnFoodLabel = {
  name: 'Whey da academia',
  unit: 'g',
  portion: 30,
  measure: { quantity: 1, name: 'dose' },
  package_portions: 30,
  basis: 'portion',
  values: {
    ...noLabelValues,
    energy_kcal: 118,
    carbs_g: 3,
    protein_g: 24,
    fat_g: 1.1,
    fiber_g: { below: 0.5 },
  },
  allergens: { contains: ['leite'], may_contain: [], free_of: [], is_complete: false },
  nova: 4,
  group: 'laticinio',
  ean: null,
}
const withValue = (draft: LabelDraft, nutrient: 'protein_g' | 'sugars_g', text: string): LabelDraft => ({
  ...draft,
  values: { ...draft.values, portion: { ...draft.values.portion, [nutrient]: text } },
})

test('a saved label opens in the form as it was and is sent unchanged', () => {
  const checked = checkDraft(draftOf(label))
  expect(checked).toMatchObject({ errors: {}, doubts: [] })
  expect(checked.label).toEqual({ ...label, other_values: null, confirmed: false })
})

test('of two columns, one is enough in each row; the other is computed from the portion', () => {
  const portion = draftOf(label).values.portion
  const draft: LabelDraft = {
    ...draftOf(label),
    columns: 'both',
    values: { '100': { ...emptyDraft().values['100'], energy_kcal: '393', sodium_mg: '' }, portion },
  }
  const { label: sent, errors } = checkDraft(draft)
  expect(errors).toEqual({})
  expect(sent?.basis).toBe('100')
  expect(sent?.values).toMatchObject({
    energy_kcal: 393,
    carbs_g: 10,
    protein_g: 80,
    fat_g: 3.67,
    fiber_g: { below: 1.67 },
    sodium_mg: null,
  })
})

test('a name that is too long is an error, not cut', () => {
  expect(checkDraft(emptyDraft('x'.repeat(81))).errors['name']).toBe('Use até 80 caracteres.')
})

test('an empty form names every field that is missing', () => {
  expect(Object.keys(checkDraft(emptyDraft()).errors).toSorted()).toEqual([
    'name',
    'portion',
    'portion.carbs_g',
    'portion.energy_kcal',
    'portion.fat_g',
    'portion.protein_g',
  ])
})

test.each([
  ['<0,5', { below: 0.5 }],
  ['não contém', 0],
  ['zero', 0],
  ['0,0', 0],
  ['', null],
  ['-', null],
  ['1,25', 1.25],
] as const)('"%s" is sent as %o', (text, amount) => {
  expect(checkDraft(withValue(draftOf(label), 'sugars_g', text)).label?.values.sugars_g).toEqual(amount)
})

test('text that is no amount is an error of its field', () => {
  const { errors, label: sent } = checkDraft(withValue(draftOf(label), 'protein_g', 'muita'))
  expect(errors['portion.protein_g']).toBe('Use um número, “<0,5”, “zero” ou “não contém”.')
  expect(sent).toBeNull()
})

test('unusual values raise questions and no errors', () => {
  const { doubts, errors } = checkDraft(withValue(draftOf(label), 'protein_g', '2'))
  expect(errors).toEqual({})
  expect(doubts).toHaveLength(1)
})

test('a pasted label fills in what it says and leaves the rest as typed', () => {
  const typed = { ...emptyDraft('Whey'), packagePortions: '12' }
  const read = readLabel(
    'Informação nutricional\nPorção 30 g (1 dose)\nValor energético 118 kcal\nProteínas 24 g',
  )
  const draft = withReading(typed, read)
  expect(draft).toMatchObject({ name: 'Whey', portion: '30', measure: 'dose', packagePortions: '12' })
  expect(draft.values.portion).toMatchObject({ energy_kcal: '118', protein_g: '24', fat_g: '' })
})

test('whatever is typed, unknown stays unknown and the form never throws', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 11, maxLength: 11 }), fc.string(), (texts, portion) => {
      const column = Object.fromEntries(labelNutrients.map((nutrient, at) => [nutrient, texts[at] ?? '']))
      const draft = {
        ...draftOf(label),
        portion,
        columns: 'both',
        values: { '100': column, portion: column },
      }
      const { label: sent } = checkDraft(draft as LabelDraft)
      for (const [at, nutrient] of labelNutrients.entries()) {
        const isEmpty = (texts[at] ?? '').trim() === ''
        expect(!sent || !isEmpty || sent.values[nutrient] === null).toBe(true)
      }
    }),
  )
})
