import type { AnswersInput } from '#contract/account/questionnaire.ts'

/** Answers of a healthy person who keeps their weight: the simplest answers that give targets. */
export const plainAnswers = {
  anthropometrics: { sex: 'F', birthdate: '1990-05-20', weight_kg: 70.5, height_cm: 165 },
  goals: { main_goal: 'manutencao', priority_level: 'media', motivation: ['Saúde'] },
  health_flags: {
    conditions: ['nem_uma'],
    medications: ['nenhum'],
    recent_surgeries: 'nao',
    pregnancy_breastfeeding: 'nao',
  },
  lifestyle: {
    eat_contexts: ['casa'],
    equipment: ['Fogão'],
    work_schedule: 'comercial',
    social_eating: ['familia'],
  },
  preferences: {
    styles: ['PF'],
    protein_priority: ['Frango'],
    beverages: ['Água'],
    allergies: ['Nenhuma'],
    intolerances: ['Nenhuma'],
  },
  activity: {
    freq_per_week: 0,
    modality: 'caminhada',
    intensity: 'leve',
    goals_fitness: ['Resistência'],
    limitations: ['Nenhuma limitação'],
  },
  medical_history: { eating_disorders: 'nao', weight_history: 'sempre_estavel', energy_levels: 'normal' },
  consents: { medical_disclaimer_ack: true, data_anonymous_ok: true },
} as const satisfies AnswersInput

export const peanutAllergy: AnswersInput = {
  ...plainAnswers,
  preferences: { ...plainAnswers.preferences, allergies: ['Amendoim'] },
}

/** Answers with an eating disorder: no numbers are shown. */
export const eatingDisorder: AnswersInput = {
  ...plainAnswers,
  medical_history: { ...plainAnswers.medical_history, eating_disorders: 'anorexia' },
}
