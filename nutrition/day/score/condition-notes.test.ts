import { expect, test } from 'vitest'
import { findFood, foods } from '../../foods/food-table.ts'
import type { FindingCode } from '../../safety/health-findings.ts'
import type { HealthFacts } from '../../safety/health-facts.ts'
import { healthy } from '../../safety/test-health-facts.ts'
import { scorePlate, type PlateToScore } from './plate-score.ts'
import { alcoholCopy, conditionCopy, scoreCopy } from './score-copy.ts'

function named(name: string, grams: number) {
  const food = foods.find((one) => one.name === name)
  if (!food) throw new Error(`no food ${name}`)
  return { food, grams }
}
const pratoFeito = [
  named('Arroz branco cozido', 150),
  named('Feijão carioca cozido', 140),
  named('Filé de frango grelhado', 100),
  named('Alface crespa', 40),
]
const cola = named('Refrigerante de cola', 350)
const cachaca = named('Cachaça', 100)

function notes(items: PlateToScore['items'], person: Partial<HealthFacts>) {
  const facts = { ...healthy, ...person }
  return scorePlate({ items, targets: null, person: facts, confidence: 0.9 }).notes
}
const declares = (...declared: FindingCode[]) => ({ declared })

const firstNotes: readonly [
  name: string,
  person: Partial<HealthFacts>,
  items: PlateToScore['items'],
  note: RegExp,
][] = [
  ['diabetes and cola', { conditions: ['diabetes'] }, [...pratoFeito, cola], /açúcar/],
  ['diabetes and cola alone', { conditions: ['diabetes'] }, [cola], /açúcar/],
  ['diabetes in free text and a sweet', declares('diabetes'), [named('Chocolate ao leite', 40)], /açúcar/],
  ['insulin and cola', { medications: ['insulina'] }, [cola], /hipoglicemia/],
  [
    'hypertension and charque',
    { conditions: ['hipertensao'] },
    [named('Charque cozido', 80)],
    /charque cozido/,
  ],
  [
    'hypertension and charque under a pile of farofa',
    { conditions: ['hipertensao'] },
    [named('Charque cozido', 65), named('Farofa', 250)],
    /sal vem primeiro/,
  ],
  ['hypertension and added salt', { medications: ['anti_hipertensivos'] }, pratoFeito, /IBGE/],
  [
    'cholesterol and picanha',
    { conditions: ['colesterol_alto'] },
    [named('Picanha grelhada', 200)],
    /colesterol/,
  ],
  [
    'anticoagulants and kale',
    { medications: ['anticoagulantes'] },
    [...pratoFeito, named('Couve refogada', 80)],
    /folha verde/,
  ],
  ['reflux and coffee', { digestiveIssues: ['Refluxo'] }, [named('Café sem açúcar', 100)], /refluxo.*café/],
  [
    'pregnancy and fresh cheese',
    { conditions: ['gestante'] },
    [named('Queijo minas frescal', 60)],
    /Na gestação/,
  ],
  ['a MAO inhibitor and aged cheese', declares('imao'), [named('Queijo prato', 40)], /inibidor da MAO/],
  ['kidney disease and star fruit', { conditions: ['renal'] }, [named('Carambola', 75)], /doença renal/],
]

test.each(firstNotes)('the note for %s comes first', (_, person, items, note) => {
  expect(notes(items, person)[0]).toMatch(note)
})

test('notes on all conditions come before any other note', () => {
  const person = { conditions: ['diabetes', 'hipertensao', 'colesterol_alto'] as const }
  const [sugar, salt, fat, ...others] = notes(
    [named('Linguiça toscana grelhada', 150), named('Batata frita', 200), cola],
    person,
  )
  expect([sugar, salt, fat].join(' ')).toMatch(/açúcar.*sal vem primeiro.*colesterol/)
  expect(others).toEqual([])
})

test('a person without the condition gets no note on it', () => {
  const all = notes([...pratoFeito, cola, named('Couve refogada', 80), named('Queijo minas frescal', 40)], {})
  expect(all.join(' ')).not.toMatch(/diabetes|glicemia|pressão|colesterol|anticoagulante|refluxo|gestação/i)
})

test('added salt of an ordinary plate is noted only with hypertension', () => {
  expect(notes(pratoFeito, {})).not.toContain(scoreCopy.limits.sodio)
})

const alcoholNotes: readonly [name: string, person: Partial<HealthFacts>, note: string][] = [
  ['a person without conditions', {}, alcoholCopy.general],
  ['pregnancy', { conditions: ['gestante'] }, alcoholCopy.pregnancy],
  ['lactation', { pregnancyBreastfeeding: 'amamentando' }, alcoholCopy.lactation],
  ['insulin', { medications: ['insulina'] }, alcoholCopy.insulin],
  ['type 1 diabetes', declares('diabetes_1'), alcoholCopy.insulin],
  ['diabetes', { medications: ['metformina'] }, alcoholCopy.diabetes],
  ['hypoglycaemia', declares('hipoglicemia'), alcoholCopy.hypoglycemia],
  ['anticoagulants', declares('anticoagulantes'), alcoholCopy.anticoagulants],
  ['a MAO inhibitor', declares('imao'), alcoholCopy.maoi],
  ['lithium', declares('litio'), alcoholCopy.lithium],
  ['corticosteroids', { medications: ['corticoides'] }, alcoholCopy.corticosteroids],
  ['liver disease', { conditions: ['hepatica'] }, alcoholCopy.liver],
  ['antidepressants', { medications: ['antidepressivos'] }, alcoholCopy.antidepressants],
]

test.each(alcoholNotes)('alcohol gets the specific note for %s', (_, person, note) => {
  for (const items of [[cachaca], [...pratoFeito, cachaca]]) expect(notes(items, person)[0]).toBe(note)
})

test('alcohol alone gets no score and no advice on ultra-processed food', () => {
  for (const name of ['Cachaça', 'Cerveja', 'Vinho', 'Caipirinha', 'Licor']) {
    const read = scorePlate({ items: [named(name, 300)], targets: null, person: healthy, confidence: 0.9 })
    expect(read).toMatchObject({ score: null, range: null, band: null, notes: [alcoholCopy.general] })
  }
})

test('condition notes contain no digits for people with hidden numbers', () => {
  const person: HealthFacts = {
    ...healthy,
    conditions: ['tca', 'diabetes', 'hipertensao', 'colesterol_alto', 'renal', 'gestante'],
    medications: ['anticoagulantes', 'insulina', 'corticoides'],
    digestiveIssues: ['Refluxo', 'Diarreia'],
    declared: ['imao', 'litio'],
  }
  const figured = foods.filter((food) => {
    const items = [{ food, grams: 200 }]
    const read = scorePlate({ items, targets: null, person, confidence: 0.9 })
    return read.score !== null || /\d|kcal|caloria/i.test(read.notes.join(' '))
  })
  expect(figured.map(({ name }) => name)).toEqual([])
})

test('notes never mention a score for people with hidden numbers', () => {
  for (const items of [[cachaca], [...pratoFeito, cachaca], [cola]]) {
    const { notes: remarks } = scorePlate({
      items,
      targets: null,
      person: healthy,
      hidesNumbers: true,
      confidence: 0.9,
    })
    expect(remarks.join(' ')).not.toMatch(/nota/i)
  }
})

test('juice and cane juice count as sugar with diabetes, milk does not', () => {
  const person = { conditions: ['diabetes'] as const }
  for (const name of ['Suco de laranja natural', 'Caldo de cana']) {
    expect(notes([named(name, 240)], person)[0]).toBe(conditionCopy.sugar)
  }
  expect(notes([named('Leite integral', 240)], person)).not.toContain(conditionCopy.sugar)
})

test('star fruit is in the food table', () => {
  expect(findFood('taco:190')?.name).toBe('Carambola')
  expect(notes([named('Carambola', 75)], {}).join(' ')).not.toContain(conditionCopy.starFruit)
})
