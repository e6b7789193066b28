import type { AnswersInput } from '#contract/account/questionnaire.ts'
import type { TestPerson } from './test-app.ts'

/** Answers of an ordinary person, which yield targets and a menu: four meals, a stove, no peanuts. */
export const ordinaryAnswers: AnswersInput = {
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
    allergies: ['Amendoim'],
    intolerances: ['Nenhuma'],
  },
  activity: {
    freq_per_week: 2,
    modality: 'caminhada',
    intensity: 'leve',
    goals_fitness: ['Resistência'],
    limitations: ['Nenhuma limitação'],
  },
  medical_history: { eating_disorders: 'nao', weight_history: 'sempre_estavel', energy_levels: 'normal' },
  consents: { medical_disclaimer_ack: true, data_anonymous_ok: true },
}

export async function readReply<T>(reply: Promise<Response>): Promise<T> {
  const settled = await reply
  if (!settled.ok) throw new Error(`${settled.status}: ${await settled.text()}`)
  return (await settled.json()) as T
}

/** Returns the reply of a command without the day (`today`) in it. */
export async function readCommandReply<T>(reply: Promise<Response>): Promise<T> {
  const { today: _, ...own } = await readReply<T & { readonly today: unknown }>(reply)
  return own as T
}

/** Returns status and error code of a reply: `409 diets_exist`. */
export async function problemCode(reply: Promise<Response>): Promise<string> {
  const settled = await reply
  const { code } = (await settled.json()) as { code?: string }
  return `${settled.status} ${code}`
}

export async function answerQuestionnaire(
  person: TestPerson,
  answers: AnswersInput = ordinaryAnswers,
): Promise<void> {
  await readReply(person.fetch('/api/onboarding', { json: answers }))
}
