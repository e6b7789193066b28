import type { WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bounds: {
    'POST /api/label-photos': ['a day', 'counts photos; stores none'],
  },
}
