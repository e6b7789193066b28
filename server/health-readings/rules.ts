import type { HealthFinding as FindingShape, HealthTextsReading } from '#contract/health-readings.ts'
import type { HealthFinding } from '#nutrition/safety/health-text/health-text.ts'
import type { ReviewedReading } from '#nutrition/safety/health-text/reviewed-reading.ts'

/** Asked once for everything that was not understood, not once for each field. */
export const careQuestion = 'Isso exige dieta especial ou acompanhamento?'

export function describeFinding({ key, label, effect, words, field }: HealthFinding): FindingShape {
  return { key, label, effect, words, field }
}

export function describeReading({ findings, unread }: ReviewedReading): HealthTextsReading {
  return {
    findings: findings.map(describeFinding),
    unread: [...unread],
    question: unread.length > 0 ? careQuestion : null,
  }
}
