import { expect, test } from 'vitest'
import { recipes as cookbook } from './recipe-library.ts'
import { foods } from '../../foods/food-table.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import { isSafe } from '../../menu/request/eligibility.ts'
import { describeRecipe } from '../described-recipe.ts'
import { exclusionsHitBy, exclusionsOf } from '../../safety/exclusions.ts'
import type { HealthFacts } from '../../safety/health-facts.ts'
import { healthy } from '../../safety/test-health-facts.ts'

const library = cookbook.map(describeRecipe)

/**
 * Patterns of foods that people with certain answers must never be offered. They are checked on the whole food table
 * and every recipe, and written independently of `safety/food-rules.ts`. The last pattern of an entry lists harmless
 * names that match by accident.
 */
const never: readonly (readonly [string, Partial<HealthFacts>, RegExp, RegExp?])[] = [
  [
    'diabetes',
    { conditions: ['diabetes'] },
    /\b(suco|refresco|limonada|agua de coco|caldo de cana|cajuina|refrigerante|tubaina|isotonico|achocolatado|vitamina|mel|melado|rapadura|acucar|leite condensado|doce de|geleia|goiabada|bananada|bolo|sorvete|picole|pudim|brigadeiro|chocolate|leite fermentado|bebida lactea|petit suisse|iogurte de|licor|caipirinha|milk shake)\b/,
    /(sem acucar|zero|diet|suco de limao|batata doce|iogurte de frutas diet|cereais para vitamina|vitamina .*(soja|aveia|amendoim)|vitamina encorpada|bolo de carne)/,
  ],
  [
    'gestante',
    { conditions: ['gestante'] },
    /\b(sushi|sashimi|ceviche|carpaccio|tartar|quibe cru|gemada|mousse|pave|tiramisu|merengue|pate|defumado|presunto|salame|copa|mortadela|blanquet|cacao|tubarao|atum|figado|gorgonzola|brie|camembert|coalho|minas frescal|colonial|canastra|cha|mate|chimarrao|terere|energetico|cerveja|chope|vinho|licor|cachaca|vodca|uisque|rum|conhaque|sagu|broto)\b/,
    /(pate de (soja|ricota|tofu)|pizza de)/,
  ],
  [
    'lactante',
    { conditions: ['lactante'] },
    /\b(cacao|tubarao|atum|cerveja|chope|vinho|licor|cachaca|vodca|uisque|rum|conhaque|sagu|energetico)\b/,
  ],
  [
    'inibidor da MAO',
    { declared: ['imao'] },
    /\b(parmesao|provolone|gorgonzola|queijo prato|queijo coalho|salame|presunto|mortadela|linguica|calabresa|salsicha|bacon|charque|carne seca|carne de sol|bacalhau|shoyu|cerveja|chope|vinho|vermute|fava|chucrute|figado|pate|feijoada)\b/,
    /(pate de (soja|ricota|tofu)|feijoada de legumes)/,
  ],
  ['condição renal', { conditions: ['renal'] }, /\b(carambola|sal light)\b/],
  ['colesterol alto', { medications: ['statinas'] }, /\b(toranja|grapefruit|bacon|torresmo)\b/],
]

for (const [who, facts, words, but] of never) {
  test(`${who}: no offered food or recipe matches`, () => {
    const exclusions = exclusionsOf({ ...healthy, ...facts })
    const isForbidden = (name: string) => {
      const text = normalizeText(name)
      return words.test(text) && !(but?.test(text) ?? false)
    }
    const offered = foods.filter((food) => exclusionsHitBy(food, exclusions).length === 0)
    expect(offered.filter(({ name }) => isForbidden(name)).map(({ name }) => name)).toEqual([])
    const served = library.filter((recipe) => isSafe(recipe, exclusions))
    expect(served.length).toBeGreaterThan(100)
    expect(served.filter(({ name }) => isForbidden(name)).map(({ id }) => id)).toEqual([])
    expect(
      served.filter(({ foodNames }) => foodNames.some((name) => isForbidden(name))).map(({ id }) => id),
    ).toEqual([])
  })
}

test('no raw animal food of the table is offered in pregnancy', () => {
  const exclusions = exclusionsOf({ ...healthy, conditions: ['gestante'] })
  const raw = foods.filter(
    ({ preparation, group }) =>
      preparation === 'cru' &&
      ['carne', 'frango', 'peixe', 'frutos_do_mar', 'ovo', 'embutido'].includes(group),
  )
  expect(raw.length).toBeGreaterThan(60)
  expect(
    raw.filter((food) => exclusionsHitBy(food, exclusions).length === 0).map(({ name }) => name),
  ).toEqual([])
})

test('celiac disease in free text excludes as much as a ticked gluten allergy', () => {
  const ticked = exclusionsOf({ ...healthy, allergies: ['Glúten'] })
  const written = exclusionsOf({ ...healthy, declared: ['celiaca'] })
  expect(written.refusesUnverified).toBe(true)
  expect([...written.tags]).toEqual([...ticked.tags])
  for (const recipe of library) expect(isSafe(recipe, written)).toBe(isSafe(recipe, ticked))
})

test('lactose intolerance and severe allergy in free text act like ticked answers', () => {
  const lactose = exclusionsOf({ ...healthy, declared: ['lactose'] })
  expect([...lactose.tags]).toEqual([...exclusionsOf({ ...healthy, intolerances: ['Lactose'] }).tags])
  const twice = exclusionsOf({ ...healthy, intolerances: ['Lactose'], declared: ['lactose'] })
  expect(twice.all.filter(({ answer }) => answer === 'Lactose')).toHaveLength(1)
  expect(exclusionsOf({ ...healthy, declared: ['alergia_grave'] }).isStrict).toBe(true)
})

test('in pregnancy offered dishes with little caffeine total at most 20 mg a day', () => {
  const exclusions = exclusionsOf({ ...healthy, conditions: ['gestante'] })
  const served = library.filter((recipe) => isSafe(recipe, exclusions))
  const small = served.filter(({ caffeineMg }) => caffeineMg > 0 && caffeineMg < 20)
  expect(small.reduce((sum, { caffeineMg }) => sum + 2 * caffeineMg, 0)).toBeLessThanOrEqual(20)
})
