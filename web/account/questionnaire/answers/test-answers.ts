import { blankAnswers, type OpenAnswers } from './answers.ts'

/** Answers with every required field and nothing more. */
export function completeAnswers(): OpenAnswers {
  const blank = blankAnswers()
  return {
    ...blank,
    anthropometrics: {
      ...blank.anthropometrics,
      sex: 'F',
      birthdate: '1990-05-20',
      weight_kg: 78.4,
      height_cm: 165,
    },
    goals: { ...blank.goals, main_goal: 'emagrecer', priority_level: 'media', motivation: ['Saúde'] },
    health_flags: {
      ...blank.health_flags,
      conditions: ['nem_uma'],
      medications: ['nenhum'],
      recent_surgeries: 'nao',
      pregnancy_breastfeeding: 'nao',
    },
    lifestyle: {
      ...blank.lifestyle,
      eat_contexts: ['casa'],
      equipment: ['Fogão'],
      work_schedule: 'comercial',
      social_eating: ['familia'],
    },
    preferences: {
      ...blank.preferences,
      allergies: ['Nenhuma'],
      intolerances: ['Nenhuma'],
      styles: ['Comida caseira'],
      protein_priority: ['Frango'],
      beverages: ['Água'],
    },
    activity: {
      ...blank.activity,
      freq_per_week: 0,
      limitations: ['Nenhuma limitação'],
      goals_fitness: ['Condicionamento'],
    },
    medical_history: {
      ...blank.medical_history,
      eating_disorders: 'nao',
      weight_history: 'sempre_estavel',
      energy_levels: 'normal',
    },
    consents: { ...blank.consents, medical_disclaimer_ack: true, data_anonymous_ok: true },
  }
}

/** Complete answers with one group changed. */
export function completeBut<Group extends keyof OpenAnswers>(
  group: Group,
  change: Partial<OpenAnswers[Group]>,
): OpenAnswers {
  const answers = completeAnswers()
  return { ...answers, [group]: { ...answers[group], ...change } }
}
