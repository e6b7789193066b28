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
