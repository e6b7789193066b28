import type { FindingCode } from '../../health-findings.ts'
import type { HealthTextField } from '../health-text.ts'

/** A hint at a circumstance. Weights of different signs of a text are added. */
export interface Sign {
  readonly weight: number
  /** Global pattern for the text of a segment. */
  readonly pattern: RegExp
  /** Fields in which the sign counts; if absent, all fields. */
  readonly fields?: readonly HealthTextField[]
}

/**
 * A state of the writer that several weak signs reveal together, whatever words are between them: "terça e quinta passo
 * a manhã na máquina".
 */
export interface Circumstance {
  /** Finding from a sum of `certain` on. `ask`: there is no rule for it, so that it only asks. */
  readonly code: FindingCode | 'ask'
  /** `counts`: relevant even when long past. `ends`: relevant only now. */
  readonly past: 'counts' | 'ends'
  readonly signs: readonly Sign[]
  /** Number of different signs that must be found; if absent, one. */
  readonly leastSigns?: number
  /** Matches a text that is about something else. */
  readonly unless?: RegExp
  /** Matches people who are named without being the one in this state: the father of an expected child. */
  readonly bystanders?: RegExp
  /** True if statements about the writer's own baby count as statements about the writer. */
  readonly ofOwnBaby?: true
}

/** Sum of weights from which a circumstance is a finding. */
export const certain = { health: 3, life: 4 }
/** Sum of weights from which a circumstance is asked about, by kind of field. */
export const suspicious = { health: 2, life: 3 }

/** Builds signs from alternatives by weight. Each alternative is a sign by itself. */
export function signs(
  byWeight: Readonly<Record<number, readonly string[]>>,
  fields?: readonly HealthTextField[],
): Sign[] {
  return Object.entries(byWeight).flatMap(([weight, alternatives]) =>
    alternatives.map((alternative) => ({
      weight: Number(weight),
      pattern: new RegExp(`\\b(?:${alternative})\\b`, 'gm'),
      ...(fields && { fields }),
    })),
  )
}

export const healthFields = ['condicao', 'medicamento', 'cirurgia', 'limitacao'] as const
