/**
 * Values of questionnaire answers about goals, habits and tastes, exactly as in the onboarding payload. Health answers,
 * styles, allergies and intolerances are in `safety/health-answers.ts`.
 */
export const weightTimelines = ['1-3-meses', '3-6-meses', '6-12-meses', 'mais-1-ano'] as const
export type WeightTimeline = (typeof weightTimelines)[number]

export const mainGoals = ['emagrecer', 'recomposicao', 'ganhar', 'manutencao', 'outro'] as const
export type MainGoal = (typeof mainGoals)[number]

export const priorityLevels = ['baixa', 'media', 'alta'] as const
export type PriorityLevel = (typeof priorityLevels)[number]

export const motivations = ['Saúde', 'Estética', 'Performance', 'Autoestima', 'Bem-estar', 'Energia'] as const
export type Motivation = (typeof motivations)[number]

export const previousAttempts = ['nunca', 'poucas', 'varias', 'sempre_fazendo'] as const
export type PreviousAttempts = (typeof previousAttempts)[number]

export const mealsPerDayOptions = [3, 4, 5, 6] as const
export type MealsPerDay = (typeof mealsPerDayOptions)[number]
export const defaultMealsPerDay: MealsPerDay = 4

export const eatContexts = [
  'casa',
  'marmita',
  'restaurante_kg',
  'padaria',
  'delivery',
  'lanchonete',
  'eventos',
] as const
export type EatContext = (typeof eatContexts)[number]

export const cookTimesMin = [10, 15, 30, 45] as const
export type CookTimeMin = (typeof cookTimesMin)[number]
export const defaultCookTimeMin: CookTimeMin = 30

export const equipment = [
  'Airfryer',
  'Micro-ondas',
  'Fogão',
  'Forno',
  'Liquidificador',
  'Processador',
  'Sem cozimento',
] as const
export type Equipment = (typeof equipment)[number]

export const hydrationLiters = [1, 1.5, 2, 2.5, 3] as const
export type HydrationLiters = (typeof hydrationLiters)[number]
export const defaultHydrationLiters: HydrationLiters = 2

export const sleepHours = [5, 6, 7, 8, 9] as const
export type SleepHours = (typeof sleepHours)[number]
export const defaultSleepHours: SleepHours = 8

export const workSchedules = [
  'comercial',
  'noturno',
  'home_office',
  'irregular',
  'aposentado',
  'estudante',
] as const
export type WorkSchedule = (typeof workSchedules)[number]

export const stressLevels = [1, 2, 3, 4, 5] as const
export type StressLevel = (typeof stressLevels)[number]
export const defaultStressLevel: StressLevel = 1

export const socialEating = ['familia', 'amigos', 'trabalho', 'sozinho', 'eventos', 'restaurantes'] as const
export type SocialEating = (typeof socialEating)[number]

export const proteinPriorities = [
  'Frango',
  'Carne vermelha',
  'Peixes',
  'Ovos',
  'Leguminosas',
  'Laticínios',
  'Tofu/Soja',
  'Proteína Whey',
] as const
export type ProteinPriority = (typeof proteinPriorities)[number]

export const beverages = [
  'Água',
  'Chá',
  'Café',
  'Sucos naturais',
  'Refrigerante',
  'Bebidas alcoólicas',
  'Isotônicos',
] as const
export type Beverage = (typeof beverages)[number]

export const supplements = [
  'Whey protein',
  'Creatina',
  'Vitamina D',
  'Ômega 3',
  'Multivitamínico',
  'Magnésio',
  'Probióticos',
  'Nenhum',
] as const
export type Supplement = (typeof supplements)[number]

export const texturePreferences = ['Crocante', 'Cremoso', 'Líquido', 'Sólido', 'Frio', 'Quente'] as const
export type TexturePreference = (typeof texturePreferences)[number]

export const spiceLevels = [0, 1, 2, 3] as const
export type SpiceLevel = (typeof spiceLevels)[number]
export const defaultSpiceLevel: SpiceLevel = 1

export const sweetToothTimes = ['manha', 'tarde', 'noite', 'nao'] as const
export type SweetToothTime = (typeof sweetToothTimes)[number]

/** Training sessions per week. */
export const trainingFrequencies = [0, 1, 2, 3, 4, 5, 6, 7] as const
export type TrainingFrequency = (typeof trainingFrequencies)[number]

export const modalities = ['forca', 'cardio', 'mista', 'funcional', 'esportes', 'caminhada'] as const
export type Modality = (typeof modalities)[number]

export const trainingDurationsMinutes = [30, 45, 60, 90, 120] as const
export type TrainingDurationMinutes = (typeof trainingDurationsMinutes)[number]
export const defaultTrainingDurationMinutes: TrainingDurationMinutes = 60

export const intensities = ['leve', 'moderada', 'alta', 'muito_alta'] as const
export type Intensity = (typeof intensities)[number]

export const fitnessGoals = [
  'Força muscular',
  'Resistência',
  'Flexibilidade',
  'Perda de gordura',
  'Ganho de massa',
  'Condicionamento',
] as const
export type FitnessGoal = (typeof fitnessGoals)[number]

export const energyLevels = ['muito_baixo', 'baixo', 'normal', 'alto'] as const
export type EnergyLevel = (typeof energyLevels)[number]

/** Stored values; `true` and `false` in a payload are parsed as `yes_normal` and `no`. */
export const bloodWorkAnswers = ['yes_normal', 'yes_altered', 'no'] as const
export type BloodWorkAnswer = (typeof bloodWorkAnswers)[number]
