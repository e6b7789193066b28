import { expect, test } from 'vitest'
import { quotaNote } from './quota-copy.ts'

const quota = (used: number, of: number) => ({
  scans_quota_mo: of,
  scans_used_mo: used,
  quota_percentage: of === -1 ? 0 : Math.round((used / of) * 100),
})

test.each([
  [0, 10, undefined],
  [7, 10, undefined],
  [23, 30, undefined],
  [24, 30, 'Você já usou 80% dos scans.'],
  [8, 10, 'Você já usou 80% dos scans.'],
  [26, 30, 'Você já usou 87% dos scans.'],
  [27, 30, 'Só restam 3 scans.'],
  [9, 10, 'Só resta 1 scan.'],
  [10, 10, 'Os scans do seu plano acabaram.'],
  [12, 10, 'Os scans do seu plano acabaram.'],
  [900, -1, undefined],
])('with %i of %i scans used it says %j', (used, of, text) => {
  expect(quotaNote(quota(used, of))?.text).toBe(text)
})
