import type { HealthFacts } from './health-facts.ts'
import { unknownAdult } from './unknown-adult.ts'

/** An adult whom no rule concerns. */
export const healthy: HealthFacts = unknownAdult
