import { expect, test } from 'vitest'
import { randomRequest, syntheticLibrary } from '../test-library.ts'
import { preferenceCosts } from './preferences.ts'

const recipes = syntheticLibrary(60, 1)
const plain = { ...randomRequest(7, recipes), constraints: [], lastWeekRecipeIds: [] }
const cheap = preferenceCosts({ ...plain, constraints: [{ kind: 'cheap' }] })

test.each(['main', 'snack', 'side', 'drink'] as const)(
  'a cheap week puts an expensive %s behind a cheap one by its whole price',
  (role) => {
    const one = recipes.find((recipe) => recipe.role === role)
    if (!one) throw new Error(`no ${role}`)
    expect(cheap({ ...one, costClass: 3 }) - cheap({ ...one, costClass: 1 })).toBeCloseTo(1.2)
  },
)

test('an own recipe ranks as a favorite', () => {
  const [one] = recipes.filter(({ role }) => role === 'main')
  if (!one) throw new Error('no main')
  const usual = preferenceCosts(plain)
  expect(usual({ ...one, id: 'own-recipe:1' })).toBeLessThan(usual(one))
})
