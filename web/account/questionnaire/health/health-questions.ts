import type { HealthTextsReading } from '#contract/account/health-readings.ts'
import type { CareAnswer } from '../../health-readings/care-question.tsx'
import type { OpenAnswers } from '../answers/answers.ts'
import { isAboutPregnancy } from '../answers/pregnancy.ts'

/** Keys of findings that contradict the sex "M". */
const ofPregnancy = new Set(['gestante', 'lactante'])

/**
 * Returns the answer to the follow-up question; null unless it covers every piece of text that is not understood now.
 */
export function followUpAnswer(
  { health_review: { follow_up: followUp } }: OpenAnswers,
  { unread }: HealthTextsReading,
): CareAnswer | null {
  return followUp && unread.every((piece) => followUp.unread.includes(piece)) ? followUp.answer : null
}

/** Returns whether the sex is "M" although pregnancy or nursing is ticked, or is a finding that was not removed. */
export function contradictionIn(answers: OpenAnswers, reading: HealthTextsReading | null): boolean {
  const { anthropometrics, health_flags, health_review } = answers
  if (anthropometrics.sex !== 'M') return false
  const isWritten = reading?.findings.some(
    ({ key }) => ofPregnancy.has(key) && !health_review.removed.includes(key),
  )
  return health_flags.conditions.some(isAboutPregnancy) || isWritten === true
}

/** Returns whether the answers mention an eating disorder, so that the questions about a weight goal are hidden. */
export function hidesWeightGoal({ health_flags, medical_history }: OpenAnswers): boolean {
  const { eating_disorders: answer } = medical_history
  return health_flags.conditions.includes('tca') || (answer !== null && answer !== 'nao')
}
