import { disclaimer } from '#contract/privacy/consent-texts.ts'
import type { Answers, TargetSummary } from '#contract/account/questionnaire.ts'
import { normalizeExclusive } from '#nutrition/safety/exclusive-answers.ts'
import type { Problem } from '#nutrition/targets/problems.ts'
import { planChangeKind, planChangeReasons, type StoredPlan } from '#nutrition/targets/stored-plan.ts'
import type { PlanChange, PlanChangeCause } from '../profile/rules.ts'

/** Removes "none" from multiple-choice answers that have other choices. */
export function normalizeAnswers(answers: Answers): Answers {
  const { health_flags, preferences, activity, medical_history } = answers
  return {
    ...answers,
    health_flags: {
      ...health_flags,
      conditions: normalizeExclusive(health_flags.conditions),
      medications: normalizeExclusive(health_flags.medications),
      family_history: normalizeExclusive(health_flags.family_history),
    },
    preferences: {
      ...preferences,
      allergies: normalizeExclusive(preferences.allergies),
      intolerances: normalizeExclusive(preferences.intolerances),
      supplements: normalizeExclusive(preferences.supplements),
    },
    activity: { ...activity, limitations: normalizeExclusive(activity.limitations) },
    medical_history: {
      ...medical_history,
      metabolic_issues: normalizeExclusive(medical_history.metabolic_issues),
      digestive_issues: normalizeExclusive(medical_history.digestive_issues),
    },
  }
}

export function weighing(answers: Answers, weightKg: number): Answers {
  return { ...answers, anthropometrics: { ...answers.anthropometrics, weight_kg: weightKg } }
}

interface Decided {
  readonly cause: PlanChangeCause
  /** Whether the account asked for exactly this change. */
  readonly isAsked: boolean
  readonly now: Date
}

/** Decides which plan a change stores, and whether it is announced or needs consent. */
export function decidePlanChange(
  before: StoredPlan,
  after: StoredPlan,
  { cause, isAsked, now }: Decided,
): { targetPlan: StoredPlan; planChange: PlanChange | null } {
  const kind = planChangeKind(before, after)
  if (kind === 'same' || (kind === 'other' && isAsked)) return { targetPlan: after, planChange: null }
  const isSafer = kind === 'safer'
  return {
    targetPlan: isSafer ? after : before,
    planChange: {
      state: isSafer ? 'applied' : 'pending',
      cause,
      before: figuresOf(before),
      after: figuresOf(after),
      reasons: [
        ...(causeTexts[cause] ? [causeTexts[cause]] : []),
        ...(!isSafer && before.rulesVersion !== after.rulesVersion ? [newEquations] : []),
        ...(isSafer && cause === 'regras' ? [readAgain] : []),
        ...planChangeReasons(before, after).map(({ text }) => text),
      ],
      plan: isSafer ? null : after,
      madeAt: now.toISOString(),
    },
  }
}

function figuresOf(plan: StoredPlan): PlanChange['before'] {
  return plan.kind === 'numeric'
    ? { kcal: plan.targetsRest.kcal, proteinG: plan.targetsRest.protein_g }
    : null
}

const newEquations = 'Passamos a usar equações mais recentes para estimar quanta energia o seu corpo gasta.'
const readAgain = 'Relemos suas respostas com regras de cuidado mais recentes.'

const causeTexts: Readonly<Record<PlanChangeCause, string | null>> = {
  regras: null,
  saude: null,
  perda_rapida:
    'Nas últimas semanas, seu peso caiu mais de 1% por semana. Por cuidado, suas metas ficam sem déficit até esse ritmo se acalmar.',
  ritmo_calmo:
    'Seu peso voltou a um ritmo tranquilo há duas semanas. Você decide se quer retomar seu objetivo.',
}

const pathOfField = {
  birthdate: 'anthropometrics.birthdate',
  weight_kg: 'anthropometrics.weight_kg',
  height_cm: 'anthropometrics.height_cm',
  target_weight: 'anthropometrics.target_weight',
  meals_per_day: 'lifestyle.meals_per_day',
} as const satisfies Record<Problem['field'], string>

/** Maps each problem to its payload path, so that the questionnaire opens the matching step. */
export function fieldsOf(problems: readonly Problem[]): { path: string; detail: string }[] {
  return problems.map(({ field, text }) => ({ path: pathOfField[field], detail: text }))
}

export function summarizeTargets(plan: StoredPlan): TargetSummary {
  if (plan.kind === 'qualitative') {
    return {
      kind: plan.kind,
      rules_version: plan.rulesVersion,
      targets_rest: null,
      targets_training: null,
      steps: [],
      notices: [...plan.notices],
      reasons: [...plan.reasons],
      need_kcal: null,
      need_band_kcal: null,
      pace_weeks: null,
      water_ml: null,
      disclaimer,
    }
  }
  return {
    kind: plan.kind,
    rules_version: plan.rulesVersion,
    targets_rest: plan.targetsRest,
    targets_training: plan.targetsTraining,
    steps: [...plan.steps],
    notices: [...plan.adjusted, ...plan.notices],
    reasons: [],
    need_kcal: plan.tdeeKcal,
    need_band_kcal: plan.needBandKcal ? [...plan.needBandKcal] : null,
    pace_weeks: plan.paceWeeks ?? null,
    water_ml: plan.waterMl,
    disclaimer,
  }
}
