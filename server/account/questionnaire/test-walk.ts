import { ordinaryAnswers } from '../../platform/process/test-answers.ts'
import type { WalkEntries } from '../../platform/process/test-walk-entries.ts'

export const walk: WalkEntries = {
  bodies: {
    'POST /api/onboarding': { ...ordinaryAnswers },
  },
  bounds: {
    'POST /api/onboarding': ['an hour', 'one row, and its consents'],
  },
}
