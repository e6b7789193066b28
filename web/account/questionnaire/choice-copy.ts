import * as health from '#nutrition/safety/health-answers.ts'
import * as habits from '#nutrition/targets/answers.ts'
import type { Choice } from '../../ui/form/choice-chips.tsx'

/** Options with labels; a value without a label does not compile. */
function named<const Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): Choice<Value>[] {
  return values.map((value) => ({ value, label: words[value] }))
}

/** Options whose values are already Portuguese; `words` overrides some labels. */
function asWritten<const Value extends string>(
  values: readonly Value[],
  words: Partial<Record<Value, string>> = {},
): Choice<Value>[] {
  return values.map((value) => ({ value, label: words[value] ?? value }))
}

export interface NumberChoice<Value extends number> {
  value: Value
  label: string
}

function counted<const Value extends number>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): NumberChoice<Value>[] {
  return values.map((value) => ({ value, label: words[value] }))
}

/** Options of the questionnaire by field, with their labels. */
export const choices = {
  sex: named(health.sexes, { F: 'Feminino', M: 'Masculino' }),
  weight_timeline: named(habits.weightTimelines, {
    '1-3-meses': '1 a 3 meses',
    '3-6-meses': '3 a 6 meses',
    '6-12-meses': '6 a 12 meses',
    'mais-1-ano': 'Mais de 1 ano',
  }),
  main_goal: named(habits.mainGoals, {
    emagrecer: 'Emagrecer',
    recomposicao: 'Perder gordura e ganhar músculo',
    ganhar: 'Ganhar peso ou massa',
    manutencao: 'Manter o peso',
    outro: 'Outro',
  }),
  priority_level: named(habits.priorityLevels, { baixa: 'Baixa', media: 'Média', alta: 'Alta' }),
  motivation: asWritten(habits.motivations),
  previous_attempts: named(habits.previousAttempts, {
    nunca: 'Nunca tentei',
    poucas: 'Poucas vezes',
    varias: 'Várias vezes',
    sempre_fazendo: 'Estou sempre fazendo',
  }),
  conditions: named(health.conditions, {
    gestante: 'Gestante',
    lactante: 'Amamentando',
    diabetes: 'Diabetes',
    hipertensao: 'Pressão alta',
    colesterol_alto: 'Colesterol alto',
    renal: 'Doença renal',
    hepatica: 'Doença do fígado',
    bariatrica: 'Cirurgia bariátrica',
    tca: 'Transtorno alimentar',
    alergias_graves: 'Alergia grave',
    tireoide: 'Tireoide',
    ansiedade_depressao: 'Ansiedade ou depressão',
    nem_uma: 'Nenhuma',
    outro: 'Outra',
  }),
  medications: named(health.medications, {
    antidepressivos: 'Antidepressivos',
    anticoncepcional: 'Anticoncepcional',
    insulina: 'Insulina',
    metformina: 'Metformina',
    levotiroxina: 'Levotiroxina',
    anti_hipertensivos: 'Para pressão alta',
    statinas: 'Estatinas (colesterol)',
    corticoides: 'Corticoides',
    anticoagulantes: 'Anticoagulantes',
    suplementos: 'Suplementos',
    nenhum: 'Nenhum',
    outro: 'Outro',
  }),
  recent_surgeries: named(health.recentSurgeries, {
    nao: 'Não',
    bariatrica: 'Bariátrica',
    abdominal: 'Abdominal',
    outra: 'Outra',
  }),
  pregnancy_breastfeeding: named(health.pregnancyBreastfeedingAnswers, {
    nao: 'Não',
    gestante: 'Gestante',
    amamentando: 'Amamentando',
  }),
  family_history: named(health.familyHistories, {
    diabetes: 'Diabetes',
    obesidade: 'Obesidade',
    doencas_cardiovasculares: 'Doenças do coração',
    cancer: 'Câncer',
    osteoporose: 'Osteoporose',
    hipertensao: 'Pressão alta',
    disturbios_alimentares: 'Transtornos alimentares',
    nenhum: 'Nenhum',
  }),
  meals_per_day: counted(habits.mealsPerDayOptions, { 3: '3', 4: '4', 5: '5', 6: '6' }),
  eat_contexts: named(habits.eatContexts, {
    casa: 'Em casa',
    marmita: 'Marmita',
    restaurante_kg: 'Restaurante por quilo',
    padaria: 'Padaria',
    delivery: 'Delivery',
    lanchonete: 'Lanchonete',
    eventos: 'Festas e eventos',
  }),
  cook_time_min: counted(habits.cookTimesMin, {
    10: '10 min',
    15: '15 min',
    30: '30 min',
    45: '45 min',
  }),
  equipment: asWritten(habits.equipment),
  hydration_liters: counted(habits.hydrationLiters, {
    1: '1 L',
    1.5: '1,5 L',
    2: '2 L',
    2.5: '2,5 L',
    3: '3 L',
  }),
  sleep_hours: counted(habits.sleepHours, { 5: '5 h', 6: '6 h', 7: '7 h', 8: '8 h', 9: '9 h' }),
  work_schedule: named(habits.workSchedules, {
    comercial: 'Horário comercial',
    noturno: 'Turno da noite',
    home_office: 'Home office',
    irregular: 'Horário irregular',
    aposentado: 'Aposentadoria',
    estudante: 'Estudos',
  }),
  stress_level: counted(habits.stressLevels, {
    1: 'Muito baixo',
    2: 'Baixo',
    3: 'Médio',
    4: 'Alto',
    5: 'Muito alto',
  }),
  social_eating: named(habits.socialEating, {
    familia: 'Família',
    amigos: 'Amigos',
    trabalho: 'Colegas de trabalho',
    sozinho: 'Só eu',
    eventos: 'Em eventos',
    restaurantes: 'Em restaurantes',
  }),
  styles: asWritten(health.styles, { PF: 'PF (prato feito)' }),
  protein_priority: asWritten(habits.proteinPriorities, { 'Proteína Whey': 'Whey' }),
  allergies: asWritten(health.allergies),
  intolerances: asWritten(health.intolerances),
  beverages: asWritten(habits.beverages),
  supplements: asWritten(habits.supplements),
  texture_preferences: asWritten(habits.texturePreferences),
  spice_level: counted(habits.spiceLevels, { 0: 'Nada', 1: 'Suave', 2: 'Média', 3: 'Bem forte' }),
  sweet_tooth_time: named(habits.sweetToothTimes, {
    manha: 'De manhã',
    tarde: 'À tarde',
    noite: 'À noite',
    nao: 'Não tenho',
  }),
  freq_per_week: counted(habits.trainingFrequencies, {
    0: 'Não treino',
    1: '1 vez',
    2: '2 vezes',
    3: '3 vezes',
    4: '4 vezes',
    5: '5 vezes',
    6: '6 vezes',
    7: '7 vezes',
  }),
  modality: named(habits.modalities, {
    forca: 'Musculação',
    cardio: 'Cardio',
    mista: 'Força e cardio',
    funcional: 'Funcional',
    esportes: 'Esportes',
    caminhada: 'Caminhada',
  }),
  duration_minutes: counted(habits.trainingDurationsMinutes, {
    30: '30 min',
    45: '45 min',
    60: '1 h',
    90: '1h30',
    120: '2 h',
  }),
  intensity: named(habits.intensities, {
    leve: 'Leve',
    moderada: 'Moderada',
    alta: 'Alta',
    muito_alta: 'Muito alta',
  }),
  goals_fitness: asWritten(habits.fitnessGoals),
  limitations: asWritten(health.limitations),
  weight_history: named(health.weightHistories, {
    sempre_estavel: 'Sempre estável',
    oscilacao_leve: 'Oscila um pouco',
    oscilacao_moderada: 'Oscila bastante',
    efeito_sanfona: 'Efeito sanfona',
    ganho_progressivo: 'Foi subindo aos poucos',
  }),
  eating_disorders: named(health.eatingDisorders, {
    nao: 'Não',
    anorexia: 'Anorexia',
    bulimia: 'Bulimia',
    compulsao: 'Compulsão alimentar',
    ortorexia: 'Ortorexia',
  }),
  metabolic_issues: asWritten(health.metabolicIssues),
  digestive_issues: asWritten(health.digestiveIssues, { Constipação: 'Intestino preso' }),
  energy_levels: named(habits.energyLevels, {
    muito_baixo: 'Muito baixa',
    baixo: 'Baixa',
    normal: 'Normal',
    alto: 'Alta',
  }),
  blood_work_recent: named(habits.bloodWorkAnswers, {
    yes_normal: 'Sim, tudo normal',
    yes_altered: 'Sim, com alterações',
    no: 'Não',
  }),
} as const
