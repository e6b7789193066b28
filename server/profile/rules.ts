import type { Answers } from '#contract/questionnaire.ts'
import { nothingRead } from '#nutrition/safety/health-findings.ts'
import { ageOn, type Person } from '#nutrition/targets/person.ts'

export function personFrom(answers: Answers, today: string): Person {
  const { anthropometrics, goals, health_flags, lifestyle, preferences, activity, medical_history } = answers
  return {
    sex: anthropometrics.sex,
    ageYears: ageOn(anthropometrics.birthdate, today),
    weightKg: anthropometrics.weight_kg,
    heightCm: anthropometrics.height_cm,
    targetWeightKg: anthropometrics.target_weight ?? undefined,
    weightTimeline: anthropometrics.weight_timeline ?? undefined,
    mainGoal: goals.main_goal,
    priorityLevel: goals.priority_level,
    motivations: goals.motivation,
    conditions: health_flags.conditions,
    customCondition: health_flags.custom_condition,
    medications: health_flags.medications,
    recentSurgeries: health_flags.recent_surgeries,
    pregnancyBreastfeeding: health_flags.pregnancy_breastfeeding,
    eatingDisorders: medical_history.eating_disorders,
    weightHistory: medical_history.weight_history,
    digestiveIssues: medical_history.digestive_issues,
    limitations: activity.limitations,
    activity: {
      freqPerWeek: activity.freq_per_week,
      modality: activity.modality,
      durationMinutes: activity.duration_minutes,
      intensity: activity.intensity,
      goalsFitness: activity.goals_fitness,
    },
    workSchedule: lifestyle.work_schedule,
    mealsPerDay: lifestyle.meals_per_day,
    hydrationLiters: lifestyle.hydration_liters,
    styles: preferences.styles,
    allergies: preferences.allergies,
    intolerances: preferences.intolerances,
    medicalDisclaimerAck: answers.consents.medical_disclaimer_ack,
    ...nothingRead,
    isLosingFast: false,
  }
}
