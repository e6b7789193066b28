import { nothingRead } from './health-findings.ts'
import type { HealthFacts } from './health-facts.ts'

/** A grown-up of whom nothing is known that a rule speaks of. */
export const healthy: HealthFacts = {
  sex: 'F',
  ageYears: 30,
  weightKg: 65,
  heightCm: 165,
  conditions: [],
  medications: [],
  recentSurgeries: 'nao',
  pregnancyBreastfeeding: 'nao',
  eatingDisorders: 'nao',
  weightHistory: 'sempre_estavel',
  limitations: [],
  digestiveIssues: [],
  styles: [],
  allergies: [],
  intolerances: [],
  medicalDisclaimerAck: true,
  ...nothingRead,
  isLosingFast: false,
}
