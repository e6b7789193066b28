import { identitiesIn } from '#nutrition/foods/identity/read-identities.ts'
import { expect, test } from 'vitest'
import { commonTastes } from './common-tastes.ts'

test('every food offered without a search names exactly one identity', () => {
  const names = Object.values(commonTastes).flat()
  expect(names.filter((name) => identitiesIn(name).length !== 1)).toEqual([])
})
