/**
 * Values of the questionnaire answers about health, styles, allergies and intolerances, exactly as in the onboarding
 * payload. Other answers are in `targets/answers.ts`.
 */
export const sexes = ['M', 'F'] as const
export type Sex = (typeof sexes)[number]

export const conditions = [
  'gestante',
  'lactante',
  'diabetes',
  'hipertensao',
  'colesterol_alto',
  'renal',
  'hepatica',
  'bariatrica',
  'tca',
  'alergias_graves',
  'tireoide',
  'ansiedade_depressao',
  'nem_uma',
  'outro',
] as const
export type Condition = (typeof conditions)[number]

export const medications = [
  'antidepressivos',
  'anticoncepcional',
  'insulina',
  'metformina',
  'levotiroxina',
  'anti_hipertensivos',
  'statinas',
  'corticoides',
  'anticoagulantes',
  'suplementos',
  'nenhum',
  'outro',
] as const
export type Medication = (typeof medications)[number]

export const recentSurgeries = ['nao', 'bariatrica', 'abdominal', 'outra'] as const
export type RecentSurgery = (typeof recentSurgeries)[number]

export const pregnancyBreastfeedingAnswers = ['nao', 'gestante', 'amamentando'] as const
export type PregnancyBreastfeeding = (typeof pregnancyBreastfeedingAnswers)[number]

export const familyHistories = [
  'diabetes',
  'obesidade',
  'doencas_cardiovasculares',
  'cancer',
  'osteoporose',
  'hipertensao',
  'disturbios_alimentares',
  'nenhum',
] as const
export type FamilyHistory = (typeof familyHistories)[number]

export const weightHistories = [
  'sempre_estavel',
  'oscilacao_leve',
  'oscilacao_moderada',
  'efeito_sanfona',
  'ganho_progressivo',
] as const
export type WeightHistory = (typeof weightHistories)[number]

export const eatingDisorders = ['nao', 'anorexia', 'bulimia', 'compulsao', 'ortorexia'] as const
export type EatingDisorder = (typeof eatingDisorders)[number]

export const metabolicIssues = [
  'Resistência à insulina',
  'Síndrome metabólica',
  'Tireoide lenta',
  'Metabolismo lento',
  'Nenhum problema',
] as const
export type MetabolicIssue = (typeof metabolicIssues)[number]

export const digestiveIssues = [
  'Constipação',
  'Diarreia',
  'Refluxo',
  'Síndrome do intestino irritável',
  'Nenhum problema',
] as const
export type DigestiveIssue = (typeof digestiveIssues)[number]

export const limitations = [
  'Lesão no joelho',
  'Lesão nas costas',
  'Lesão no ombro',
  'Problemas cardíacos',
  'Artrite',
  'Nenhuma limitação',
] as const
export type Limitation = (typeof limitations)[number]

export const styles = [
  'PF',
  'Padaria',
  'Vegetariano',
  'Vegano',
  'Low-carb',
  'Sem lactose',
  'Sem glúten',
  'Japonesa',
  'Italiana',
  'Churrasco',
  'Saladas',
  'Comida caseira',
] as const
export type Style = (typeof styles)[number]

export const allergies = [
  'Leite',
  'Glúten',
  'Ovo',
  'Soja',
  'Amendoim',
  'Castanhas',
  'Frutos do mar',
  'Nenhuma',
] as const
export type Allergy = (typeof allergies)[number]

export const intolerances = ['Lactose', 'Glúten', 'Frutose', 'Histamina', 'FODMAPs', 'Nenhuma'] as const
export type Intolerance = (typeof intolerances)[number]
