import type { HealthFacts } from './health-facts.ts'
import { unknownAdult } from './unknown-adult.ts'

/** Adult to whom no safety rule applies. */
export const healthy: HealthFacts = unknownAdult
