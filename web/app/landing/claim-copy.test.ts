import { expect, test } from 'vitest'
import { statsOf } from './claim-copy.ts'

test('claims of the operator come first and counted numbers fill the gaps', () => {
  const claimed = statsOf({ usersOver: 1500, ratingOfFive: 4.9 })
  expect(claimed.map(({ number }) => number).slice(0, 2)).toEqual(['+1.500', '4,9/5'])
  const counted = statsOf({ usersOver: null, ratingOfFive: null })
  expect(counted).toHaveLength(claimed.length)
  expect(counted.map(({ label }) => label).join()).not.toMatch(/pessoas|avaliação/)
})
