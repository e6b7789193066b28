import { itemAt } from '../../shared/collections/lookup.ts'
import type { FindingCode } from '../health-findings.ts'
import type { Segment } from './segments.ts'

interface LabRule {
  readonly pattern: RegExp
  readonly codeOf: (value: number) => FindingCode | null
}

/**
 * Laboratory values that imply a finding. Diabetes: fasting glucose from 126 mg/dL or HbA1c from 6.5 %; hypoglycaemia:
 * below 70 mg/dL (SBD 2023). Kidney disease: creatinine from 1.5 mg/dL (textbook), filtration below 60 ml/min (KDIGO 2024). High cholesterol: total from 240
 * mg/dL, LDL from 160, triglycerides from 200 (SBC 2017).
 */
const rules: readonly LabRule[] = [
  {
    pattern:
      /\bcreatinina(?: (?:minha|deu|esta|em|de|foi|a|ja|ta|bateu|chegou|subiu|para))* (\d(?: \d{1,2})?)\b/,
    codeOf: (value) => (value >= 1.5 ? 'renal' : null),
  },
  {
    pattern:
      /\b(?:clearance|tfg|rfg|filtracao|funcao(?! \d))(?: (?:d[aeo]s?|creatinina|glomerular|renal|rins?|esta|deu|em|so|com|a|e|minha|foi))* (\d{1,3})\b(?! ?(?:anos?|mes(?:es)?|horas?|dias?|pessoas|semanas?)\b)/,
    codeOf: (value) => (value < 60 ? 'renal' : null),
  },
  {
    pattern:
      /\b(?:glicose|glicemia|acucar|dextro|hgt)(?: (?:em jejum|de jejum|no sangue|capilar|acordou|amanheceu|subiu|deu|esta|em|de|foi|a|caiu|para|chegou|bateu|ficou))* (\d{2,3})\b/,
    codeOf: (value) => (value >= 126 ? 'diabetes' : value < 70 ? 'hipoglicemia' : null),
  },
  {
    pattern:
      /\b(?:glicada|hba1c|hemoglobina glicada)(?: (?:deu|esta|em|de|foi|a|ja|bateu|chegou|subiu|ficou|para|veio|minha))* (\d{1,2}(?: \d)?)\b/,
    codeOf: (value) => (value >= 6.5 ? 'diabetes' : null),
  },
  {
    pattern: /\bcolesterol(?: (?:total|deu|esta|em|de|foi|a|bateu|chegou|subiu|ficou|para|veio))* (\d{3})\b/,
    codeOf: (value) => (value >= 240 ? 'colesterol_alto' : null),
  },
  {
    pattern: /\bldl(?: (?:deu|esta|em|de|foi|a|bateu|chegou|subiu|ficou|para|veio))* (\d{3})\b/,
    codeOf: (value) => (value >= 160 ? 'colesterol_alto' : null),
  },
  {
    pattern: /\btrigli\w+(?: (?:deu|esta|em|de|foi|a|bateu|chegou|subiu|ficou|para|veio))* (\d{3,4})\b/,
    codeOf: (value) => (value >= 200 ? 'colesterol_alto' : null),
  },
]

export interface LabValue {
  readonly from: number
  readonly to: number
  /** Finding that the value implies; `null` for a value within the limits. */
  readonly code: FindingCode | null
}

/** Returns the laboratory values in a segment ("glicemia 51", "LDL 210"), at most one per rule. */
export function labValuesIn({ text }: Segment): LabValue[] {
  return rules.flatMap(({ pattern, codeOf }) => {
    const match = pattern.exec(text)
    if (!match) return []
    const value = Number(itemAt(match, 1).replace(' ', '.'))
    return [{ from: match.index, to: match.index + match[0].length, code: codeOf(value) }]
  })
}
