import { blockTexts, contradictionText } from './gate-copy.ts'
import {
  bmiOf,
  cyclesWeight,
  hasAnxietyOrDepression,
  hasEatingDisorderSigns,
  isLactating,
  isPregnant,
  reportsLactation,
  reportsPregnancy,
  takesInsulin,
  type HealthFacts,
} from './health-facts.ts'
import { foodFindings, type FindingCode } from './health-findings.ts'
import type { Notice } from './notice.ts'
import { nutritionRules } from './nutrition-rules.ts'

export type BlockCode = keyof typeof blockTexts

/** Reason why a person gets no numeric plan, with its Portuguese text. */
export interface BlockReason extends Notice {
  readonly code: BlockCode
}

export type NoDeficitReason =
  | 'gestante'
  | 'lactante'
  | 'pos_parto'
  /** BMI below `bmi.underweight`, or from 60 years on below `bmi.older.underweight`. */
  | 'baixo_peso'
  /** From 65 years on, with a BMI below 27. */
  | 'a_partir_de_65'
  | 'a_partir_de_75'
  | 'insulina'
  | 'insuficiencia_cardiaca'
  | 'medicamento'
  | 'fragilidade'
  | 'perda_rapida'
  /** Answers that contradict each other, until they are corrected. */
  | 'contradicao'
  /**
   * Health text that was not understood, until the follow-up question is answered; or a removed finding that is none of
   * `foodFindings`.
   */
  | 'pergunta_em_aberto'
  /** The person confirmed a need for a special diet or care, or health text states hypoglycemia or severe distress. */
  | 'acompanhamento'

export interface SafetyGates {
  /** If not empty, the person gets no targets and no numeric menu; recipes, scans and education stay available. */
  readonly noNumbers: readonly BlockReason[]
  /** If not empty, no target may be below the estimated need, whatever the goal. */
  readonly noDeficit: readonly NoDeficitReason[]
  /** True with any sign of an eating disorder: no screen shows calories, scores, weights or streaks. */
  readonly hidesNumbers: boolean
  /** Whether a rebalance may change the rest of a day's meals according to what was eaten. */
  readonly allowsCompensation: boolean
  /** Notices about contradictory answers, which the person should correct. */
  readonly notices: readonly Notice[]
}

export function blockReason(code: BlockCode): BlockReason {
  return { code, text: blockTexts[code] }
}

/**
 * Returns the restrictions that a person's answers require. Single source for targets, menus, rebalancing, scores and
 * screens. Requires that `bodyProblemsOf` (`targets/problems.ts`) returns no problem. Source and test of each gate:
 * `docs/safety-gates.md`.
 */
export function safetyGates(facts: HealthFacts): SafetyGates {
  const noNumbers = blockCodesOf(facts).map(blockReason)
  const noDeficit = noDeficitReasonsOf(facts)
  return {
    noNumbers,
    noDeficit,
    hidesNumbers: hidesNumbers(facts),
    allowsCompensation:
      noNumbers.length === 0 &&
      noDeficit.length === 0 &&
      bmiOf(facts.weightKg, facts.heightCm) >= nutritionRules.bmi.lean &&
      !hasAnxietyOrDepression(facts) &&
      facts.weightHistory !== null &&
      !cyclesWeight(facts),
    notices: contradicts(facts) ? [{ code: 'contradicao_gestacao', text: contradictionText }] : [],
  }
}

/** Returns `SafetyGates.hidesNumbers`, for callers that need no other gate. */
export function hidesNumbers(facts: HealthFacts): boolean {
  return hasEatingDisorderSigns(facts)
}

function contradicts(facts: HealthFacts): boolean {
  return facts.sex === 'M' && (reportsPregnancy(facts) || reportsLactation(facts))
}

function blockCodesOf(facts: HealthFacts): BlockCode[] {
  const { conditions, declared, recentSurgeries } = facts
  const { bmi } = nutritionRules
  const asked: readonly (readonly [BlockCode, boolean])[] = [
    ['aceite_pendente', !facts.medicalDisclaimerAck],
    [
      'menor_de_18',
      facts.ageYears < nutritionRules.answers.ageYears.adult || declared.includes('menor_de_18'),
    ],
    ['transtorno_alimentar', hasEatingDisorderSigns(facts)],
    ['magreza_grave', bmiOf(facts.weightKg, facts.heightCm) < bmi.severelyThin],
    ['renal', conditions.includes('renal') || declared.includes('renal')],
    ['hepatica', conditions.includes('hepatica') || declared.includes('hepatica')],
    [
      'bariatrica',
      conditions.includes('bariatrica') ||
        recentSurgeries === 'bariatrica' ||
        declared.includes('bariatrica'),
    ],
    ['cirurgia_abdominal', recentSurgeries === 'abdominal' || declared.includes('cirurgia_abdominal')],
    ['cancer', declared.includes('cancer')],
    ['transplante', declared.includes('transplante')],
    ['erro_inato', declared.includes('erro_inato')],
    ['gestante_com_insulina', isPregnant(facts) && takesInsulin(facts)],
  ]
  return asked.flatMap(([code, applies]) => (applies ? [code] : []))
}

/** Medicines that change appetite, fluids or metabolism: with them, only a professional can decide on a deficit. */
const medicinesWithoutDeficit: readonly FindingCode[] = [
  'litio',
  'corticoides',
  'inibidor_de_apetite',
  'glp1',
]

function noDeficitReasonsOf(facts: HealthFacts): NoDeficitReason[] {
  const { ageYears, declared, careQuestion, removedFindings } = facts
  const { bmi } = nutritionRules
  const index = bmiOf(facts.weightKg, facts.heightCm)
  const asked: readonly (readonly [NoDeficitReason, boolean])[] = [
    ['gestante', isPregnant(facts)],
    ['lactante', isLactating(facts)],
    ['pos_parto', declared.includes('pos_parto')],
    [
      'baixo_peso',
      index < bmi.underweight || (ageYears >= bmi.older.fromYears && index < bmi.older.underweight),
    ],
    ['a_partir_de_65', ageYears >= bmi.old.fromYears && index < bmi.old.noDeficitBelow],
    ['a_partir_de_75', ageYears >= nutritionRules.maintenanceOnlyFromYears],
    ['insulina', takesInsulin(facts)],
    ['insuficiencia_cardiaca', declared.includes('insuficiencia_cardiaca')],
    [
      'medicamento',
      takesCorticosteroids(facts) || medicinesWithoutDeficit.some((code) => declared.includes(code)),
    ],
    ['fragilidade', declared.includes('fragilidade')],
    ['perda_rapida', facts.isLosingFast || declared.includes('perda_rapida')],
    ['contradicao', contradicts(facts)],
    ['pergunta_em_aberto', careQuestion === 'open' || removedFindings.some(guardsDeficit)],
    [
      'acompanhamento',
      careQuestion === 'yes' || declared.includes('hipoglicemia') || declared.includes('sofrimento_intenso'),
    ],
  ]
  return asked.flatMap(([reason, applies]) => (applies ? [reason] : []))
}

function takesCorticosteroids(facts: HealthFacts): boolean {
  return facts.medications.includes('corticoides')
}

function guardsDeficit(code: FindingCode): boolean {
  return !foodFindings.has(code)
}
