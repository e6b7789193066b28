import type { HealthFacts } from './health-facts.ts'
import { nothingRead } from './health-findings.ts'

/** Adult to whom no safety rule applies. Texts are judged with it before the questionnaire is answered. */
export const unknownAdult: HealthFacts = {
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
