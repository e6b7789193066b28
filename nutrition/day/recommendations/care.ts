import { allowsStreaks } from '../adherence/streak.ts'
import { type BlockCode, hidesNumbers, safetyGates } from '../../safety/gates.ts'
import { hasHeartProblem } from '../../safety/health-facts.ts'
import type { Person } from '../../targets/person.ts'

/** Limits on advice for a person. Rules on advice read these flags instead of checking conditions themselves. */
export interface Care {
  /** Whether energy, nutrients, weight and streaks are hidden. */
  readonly hidesNumbers: boolean
  /** Whether foods and recipes may be named: the questionnaire is answered and no condition of `treated` applies. */
  readonly mayNameFood: boolean
  readonly mayEncourageProtein: boolean
  readonly mayEncourageFiber: boolean
  /** Whether a lighter meal may be suggested. */
  readonly mayLighten: boolean
  readonly mayCheerTraining: boolean
  /** Whether streaks and followed days may be mentioned. */
  readonly allowsStreaks: boolean
}

/** Conditions whose diet is treated by professionals: the app names no foods (`docs/sources.md`). */
const treated: ReadonlySet<BlockCode> = new Set([
  'renal',
  'hepatica',
  'bariatrica',
  'cirurgia_abdominal',
  'cancer',
])

/**
 * Returns the limits on advice for a person, from the safety gates and health answers. `person` is `null` before the
 * questionnaire.
 */
export function careOf(person: Person | null): Care {
  if (!person) return careBeforeQuestionnaire
  const { noNumbers, allowsCompensation } = safetyGates(person)
  const hasNumbers = noNumbers.length === 0
  const hasHeart = hasHeartProblem(person)
  const isIrritable = person.digestiveIssues.some(
    (issue) => issue === 'Diarreia' || issue === 'Síndrome do intestino irritável',
  )
  return {
    hidesNumbers: hidesNumbers(person),
    mayNameFood: !noNumbers.some(({ code }) => treated.has(code)),
    mayEncourageProtein: hasNumbers,
    mayEncourageFiber: hasNumbers && !isIrritable,
    mayLighten: allowsCompensation && person.mainGoal !== 'ganhar',
    mayCheerTraining: hasNumbers && !hasHeart,
    allowsStreaks: allowsStreaks(person),
  }
}

/** Limits before the questionnaire: no food is named, because exclusions are still unknown. */
const careBeforeQuestionnaire: Care = {
  hidesNumbers: false,
  mayNameFood: false,
  mayEncourageProtein: false,
  mayEncourageFiber: false,
  mayLighten: false,
  mayCheerTraining: false,
  allowsStreaks: true,
}
