import type { HealthFacts } from './health-facts.ts'
import { unknownAdult } from './unknown-adult.ts'

/** Adult without any safety rule. */
export const healthy: HealthFacts = unknownAdult
