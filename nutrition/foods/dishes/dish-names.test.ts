import { expect, test } from 'vitest'
import { contentsOf } from '../identity/food-contents.ts'
import { dishesIn, findIdentity } from '../identity/identity-table.ts'
import { identitiesIn } from '../identity/read-identities.ts'
import { composedDishes } from './dish-table.ts'

/** Words of names that are no food of the dish: spices, sweeteners, and names of other dishes. */
const others =
  /\b(?:canela|curry|gengibre|alho|sal|baunilha|água|ameixa|torrada|molho|creme de avelã|condensado|t[ôo]nica|chá mate|feijão[- ]branco|lámen|adoçante|vegetal)\b/iu

/** Returns the foods that a name says are in the dish: those after `com` or `e`. */
function namedInside(name: string): string[] {
  // Gelatin powder contains its sugar.
  if (/gelatina/iu.test(name)) return []
  const inside = name
    .split(/\s(?:com|e)\s/iu)
    .slice(1)
    .filter((part) => !/\bsem\b/iu.test(part))
  return inside.filter((part) => !others.test(part))
}

test('a name of a dish names no food that the dish lacks', () => {
  const wrong = composedDishes.flatMap(({ food }) => {
    const held = new Set(contentsOf(food).holds)
    return [food.name, ...food.synonyms].flatMap((name) =>
      namedInside(name)
        .flatMap((part) => identitiesIn(part))
        .filter(({ id }) => findIdentity(id) !== undefined && dishesIn(id).length === 0 && !held.has(id))
        .map(({ words }) => `${food.name} (${name}): ${words}`),
    )
  })
  expect(wrong).toEqual([])
})
