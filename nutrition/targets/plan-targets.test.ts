import { nothingRead } from '../safety/health-findings.ts'
import { expect, test } from 'vitest'
import { mainGoals } from './answers.ts'
import type { Person } from './person.ts'
import { planTargets, type NumericPlan } from './plan-targets.ts'

const woman: Person = {
  sex: 'F',
  ageYears: 30,
  weightKg: 80,
  heightCm: 165,
  mainGoal: 'manutencao',
  priorityLevel: 'media',
  conditions: ['nem_uma'],
  medications: ['nenhum'],
  recentSurgeries: 'nao',
  pregnancyBreastfeeding: 'nao',
  eatingDisorders: 'nao',
  weightHistory: 'sempre_estavel',
  limitations: ['Nenhuma limitação'],
  digestiveIssues: ['Nenhum problema'],
  styles: ['PF'],
  allergies: ['Nenhuma'],
  intolerances: ['Nenhuma'],
  medicalDisclaimerAck: true,
  ...nothingRead,
  isLosingFast: false,
  workSchedule: 'comercial',
  mealsPerDay: 4,
  hydrationLiters: 2,
  activity: {
    freqPerWeek: 0,
    modality: 'forca',
    durationMinutes: 60,
    intensity: 'moderada',
    goalsFitness: [],
  },
}

function numeric(overrides: Partial<Person>): NumericPlan {
  const plan = planTargets({ ...woman, ...overrides })
  if (plan.kind !== 'numeric') throw new Error(`expected numbers, got ${JSON.stringify(plan)}`)
  return plan
}

const reasonsOf = (overrides: Partial<Person>) => {
  const plan = planTargets({ ...woman, ...overrides })
  return plan.kind === 'qualitative' ? plan.reasons.map(({ code }) => code) : plan.kind
}
const problemsOf = (overrides: Partial<Person>) => {
  const plan = planTargets({ ...woman, ...overrides })
  return plan.kind === 'invalid' ? plan.problems.map(({ field, code }) => [field, code]) : plan.kind
}
const codes = (notices: readonly { code: string }[]) => notices.map(({ code }) => code)
const deficitOf = (plan: NumericPlan) => plan.tdeeKcal - plan.weeklyMeanKcal

test('maintenance equals expenditure: 2 256 kcal for an inactive woman of 80 kg', () => {
  // EER 2023, inactive: 584.90 − 7.01 · 30 + 5.72 · 165 + 11.71 · 80 = 2255.2.
  const plan = numeric({})
  expect(plan.rmrKcal).toBe(1520)
  expect(plan.tdeeKcal).toBe(2256)
  expect(plan.weeklyMeanKcal).toBe(2256)
  expect(plan.needBandKcal).toEqual([2050, 2500])
  expect(plan.targetsTraining).toEqual(plan.targetsRest)
  expect(plan.rulesVersion).toBe('nutrition-rules.v2')
})

test('weight loss without a date has a deficit of 10, 15 or 20 % by priority', () => {
  const share = (priorityLevel: Person['priorityLevel']) =>
    deficitOf(numeric({ mainGoal: 'emagrecer', priorityLevel })) / 2255
  expect(share('baixa')).toBeCloseTo(0.1, 2)
  expect(share('media')).toBeCloseTo(0.15, 2)
  expect(share('alta')).toBeCloseTo(0.2, 2)
})

test('an impossible date keeps the safe limit and gives a realistic pace', () => {
  const plan = numeric({ mainGoal: 'emagrecer', targetWeightKg: 65, weightTimeline: '1-3-meses' })
  expect(plan.weeklyMeanKcal).toBe(1692) // a deficit of 25 %
  expect(plan.paceWeeks).toBe(Math.ceil((15 * 7700) / (2255.2 - 1692) / 7))
  expect(codes(plan.adjusted)).toEqual(['deficit_limitado', 'ritmo_seguro'])
  expect(plan.adjusted.at(-1)?.text).toBe('No ritmo seguro, cerca de 30 semanas até o peso desejado.')
})

test('a binding floor is reported', () => {
  const plan = numeric({
    sex: 'M',
    ageYears: 60,
    weightKg: 62,
    heightCm: 155,
    mainGoal: 'emagrecer',
    targetWeightKg: 54,
    weightTimeline: '1-3-meses',
  })
  expect(plan.weeklyMeanKcal).toBe(1500)
  expect(codes(plan.adjusted)).toEqual(['piso', 'ritmo_seguro'])
})

test('a binding limit other than the floor is reported', () => {
  const plan = numeric({
    mainGoal: 'emagrecer',
    targetWeightKg: 65,
    weightTimeline: '1-3-meses',
    conditions: ['ansiedade_depressao'],
  })
  expect(codes(plan.adjusted)).toEqual(['deficit_limitado', 'ritmo_seguro'])
  expect(plan.adjusted[0]?.text).toContain('338 kcal por dia')
})

test('a distant date uses only the deficit that it needs', () => {
  const plan = numeric({ mainGoal: 'emagrecer', targetWeightKg: 76, weightTimeline: '6-12-meses' })
  expect(deficitOf(plan)).toBeCloseTo((4 * 7700) / 365, -1)
  expect(plan.adjusted).toEqual([])
  expect(plan.paceWeeks).toBeLessThanOrEqual(54)
})

test('anxiety or weight cycling lowers the deficit, insulin allows none', () => {
  const wish: Partial<Person> = { mainGoal: 'emagrecer', priorityLevel: 'alta' }
  expect(deficitOf(numeric({ ...wish, medications: ['insulina'] }))).toBe(0)
  expect(deficitOf(numeric({ ...wish, conditions: ['ansiedade_depressao'] }))).toBeLessThanOrEqual(339)
  expect(deficitOf(numeric({ ...wish, weightHistory: 'efeito_sanfona' }))).toBeLessThanOrEqual(339)
})

test('near the lower healthy BMI the deficit is at most 5 %, with a notice', () => {
  const plan = numeric({ mainGoal: 'emagrecer', weightKg: 53, priorityLevel: 'alta' })
  expect(deficitOf(plan) / plan.tdeeKcal).toBeLessThanOrEqual(0.05)
  expect(codes(plan.adjusted)).toContain('peso_perto_do_minimo')
})

test('gaining adds 5, 10 or 15 %, and becomes recomposition from BMI 30', () => {
  const gain = numeric({ mainGoal: 'ganhar', weightKg: 60, priorityLevel: 'media' })
  expect(-deficitOf(gain) / gain.tdeeKcal).toBeCloseTo(0.1, 2)
  const obese = numeric({ mainGoal: 'ganhar', weightKg: 90 })
  expect(obese.weeklyMeanKcal).toBeLessThan(obese.tdeeKcal)
  expect(codes(obese.adjusted)).toEqual(['ganho_vira_recomposicao'])
})

test('recomposition has no deficit below BMI 25', () => {
  expect(deficitOf(numeric({ mainGoal: 'recomposicao', weightKg: 62 }))).toBeLessThanOrEqual(0)
})

test('pregnancy adds 300 kcal, lactation 450, and both drop the weight goal', () => {
  for (const [answer, added] of [
    ['gestante', 300],
    ['amamentando', 450],
  ] as const) {
    const plan = numeric({ mainGoal: 'emagrecer', targetWeightKg: 60, pregnancyBreastfeeding: answer })
    expect(plan.tdeeKcal).toBe(Math.ceil(2255.2 + added))
    expect(plan.weeklyMeanKcal).toBe(Math.ceil(2255.2 + added))
    expect(codes(plan.adjusted)).toEqual(['sem_deficit_gestacao'])
    expect(JSON.stringify(plan.steps)).not.toMatch(/emagrecer|manter o peso/)
    expect(plan.paceWeeks).toBeUndefined()
  }
})

test('a man who ticked pregnancy gets numbers for men and a notice', () => {
  const plan = numeric({ sex: 'M', conditions: ['gestante'] })
  expect(plan.weeklyMeanKcal).toBe(Math.ceil(753.07 - 10.83 * 30 + 6.5 * 165 + 14.1 * 80))
  expect(codes(plan.notices)).toEqual(['contradicao_gestacao'])
})

test('underweight people get a slow gain with any goal, with a referral', () => {
  for (const mainGoal of mainGoals) {
    const plan = numeric({ mainGoal, weightKg: 48, priorityLevel: 'alta' })
    const surplus = plan.weeklyMeanKcal - plan.tdeeKcal
    expect(surplus / plan.tdeeKcal).toBeCloseTo(0.1, 2)
    expect(codes(plan.adjusted)).toEqual(['baixo_peso'])
    expect(plan.adjusted[0]?.text).toMatch(/médico ou nutricionista/)
    expect(plan.steps.find(({ code }) => code === 'objetivo')?.text).toMatch(/^Para ganhar peso aos poucos/)
  }
})

test('from 60 years BMI < 22 is underweight, from 65 BMI < 27 is maintenance', () => {
  const losing: Partial<Person> = { mainGoal: 'emagrecer', priorityLevel: 'alta' }
  expect(codes(numeric({ ...losing, ageYears: 60, weightKg: 59 }).adjusted)).toEqual(['baixo_peso'])
  expect(codes(numeric({ ...losing, ageYears: 80, weightKg: 59 }).adjusted)).toEqual(['baixo_peso'])
  expect(deficitOf(numeric({ ...losing, ageYears: 80, weightKg: 59 }))).toBeLessThan(-100)
  expect(deficitOf(numeric({ ...losing, ageYears: 60, weightKg: 62 }))).toBeGreaterThan(50)
  const [lighter, heavier] = [73, 75].map((weightKg) => numeric({ ...losing, ageYears: 65, weightKg }))
  expect(deficitOf(lighter!)).toBeLessThanOrEqual(0)
  expect(codes(lighter!.adjusted)).toContain('manutencao_65')
  expect(deficitOf(heavier!)).toBeGreaterThan(200)
})

test.each<[string, string, Partial<Person>]>([
  ['insulin', 'sem_deficit_insulina', { medications: ['insulina'] }],
  ['corticosteroids', 'sem_deficit_medicamento', { medications: ['corticoides'] }],
  ['written heart failure', 'sem_deficit_coracao', { declared: ['insuficiencia_cardiaca'] }],
  ['written frailty', 'sem_deficit_fragilidade', { declared: ['fragilidade'] }],
  ['the weeks after a birth', 'sem_deficit_pos_parto', { declared: ['pos_parto'] }],
  ['fast loss', 'sem_deficit_perda_rapida', { isLosingFast: true }],
  ['an open question', 'sem_deficit_pergunta', { careQuestion: 'open' }],
  ['special care', 'sem_deficit_acompanhamento', { careQuestion: 'yes' }],
])('%s turns a loss into keeping the weight and says why', (_, code, overrides) => {
  const plan = numeric({ mainGoal: 'emagrecer', targetWeightKg: 70, ...overrides })
  expect(plan.weeklyMeanKcal).toBe(plan.tdeeKcal)
  expect(plan.targetsTraining).toEqual(plan.targetsRest)
  expect(codes(plan.adjusted)).toEqual([code])
  expect(plan.paceWeeks).toBeUndefined()
})

test('an underweight person can have any healthy target weight', () => {
  const plan = numeric({ mainGoal: 'emagrecer', weightKg: 48, targetWeightKg: 55 })
  expect(plan.paceWeeks).toBeGreaterThan(20)
})

test('a pregnant and underweight person gets both notices and no goal', () => {
  const plan = numeric({ mainGoal: 'emagrecer', weightKg: 48, pregnancyBreastfeeding: 'gestante' })
  expect(codes(plan.adjusted)).toEqual(['baixo_peso', 'sem_deficit_gestacao'])
  expect(codes(plan.notices)).toContain('pre_natal')
  expect(plan.weeklyMeanKcal).toBe(plan.tdeeKcal)
})

test('older people without a deficit get at least 27 kcal per kg', () => {
  const older: Partial<Person> = { ageYears: 88, heightCm: 160, weightKg: 68, workSchedule: 'aposentado' }
  const plan = numeric(older)
  expect(plan.weeklyMeanKcal).toBe(27 * 68)
  expect(plan.tdeeKcal).toBeLessThan(27 * 68)
  expect(codes(plan.adjusted)).toEqual(['piso_65'])
  // Weight above BMI 27 does not count in the minimum of 27 kcal per kg.
  expect(numeric({ ...older, weightKg: 90 }).weeklyMeanKcal).toBe(
    Math.max(Math.ceil(27 * 27 * 1.6 ** 2), numeric({ ...older, weightKg: 90 }).tdeeKcal),
  )
})

test('the band is wider for ages and BMIs with few data, with a notice', () => {
  const widthOf = ({ needBandKcal, tdeeKcal }: NumericPlan) =>
    (needBandKcal![1] - needBandKcal![0]) / 2 / tdeeKcal
  expect(widthOf(numeric({}))).toBeCloseTo(0.1, 1)
  for (const overrides of [{ weightKg: 109 }, { ageYears: 75 }]) {
    const plan = numeric(overrides)
    expect(widthOf(plan)).toBeGreaterThan(0.13)
    expect(codes(plan.notices)).toContain('estimativa_ampla')
  }
  expect(codes(numeric({ weightKg: 108, ageYears: 74 }).notices)).not.toContain('estimativa_ampla')
})

test('from 75 years the targets are for maintenance', () => {
  const plan = numeric({ ageYears: 75, mainGoal: 'emagrecer', priorityLevel: 'alta' })
  expect(plan.weeklyMeanKcal).toBeGreaterThanOrEqual(plan.tdeeKcal)
  expect(codes(plan.adjusted)).toContain('manutencao_75')
})

test('conditions that need a professional get no numbers and a referral', () => {
  expect(reasonsOf({ conditions: ['renal'] })).toEqual(['renal'])
  expect(reasonsOf({ conditions: ['hepatica'] })).toEqual(['hepatica'])
  expect(reasonsOf({ conditions: ['bariatrica'] })).toEqual(['bariatrica'])
  expect(reasonsOf({ recentSurgeries: 'bariatrica' })).toEqual(['bariatrica'])
  expect(reasonsOf({ recentSurgeries: 'abdominal' })).toEqual(['cirurgia_abdominal'])
  expect(reasonsOf({ conditions: ['tca'] })).toEqual(['transtorno_alimentar'])
  expect(reasonsOf({ eatingDisorders: 'compulsao' })).toEqual(['transtorno_alimentar'])
  expect(reasonsOf({ declared: ['cancer'] })).toEqual(['cancer'])
  expect(reasonsOf({ ageYears: 17 })).toEqual(['menor_de_18'])
  expect(reasonsOf({ medicalDisclaimerAck: false })).toEqual(['aceite_pendente'])
})

test('people with hidden numbers get no question about target weights', () => {
  expect(reasonsOf({ eatingDisorders: 'anorexia', mainGoal: 'emagrecer', targetWeightKg: 40 })).toEqual([
    'transtorno_alimentar',
  ])
})

test('a need beyond every safe target is referred to a professional', () => {
  const athlete: Partial<Person> = {
    sex: 'M',
    weightKg: 150,
    heightCm: 200,
    activity: {
      ...woman.activity,
      freqPerWeek: 6,
      modality: 'cardio',
      durationMinutes: 120,
      intensity: 'alta',
    },
  }
  expect(reasonsOf(athlete)).toEqual(['acima_do_limite'])
  expect(numeric({ ...athlete, weightKg: 95 }).weeklyMeanKcal).toBeLessThanOrEqual(4000)
})

test('unsafe or contradictory goals are rejected with the field to correct', () => {
  expect(problemsOf({ mainGoal: 'emagrecer', targetWeightKg: 49 })).toEqual([
    ['target_weight', 'target_below_healthy_weight'],
  ])
  expect(problemsOf({ mainGoal: 'emagrecer', targetWeightKg: 59, ageYears: 60 })).toEqual([
    ['target_weight', 'target_below_healthy_weight'],
  ])
  expect(problemsOf({ mainGoal: 'emagrecer', targetWeightKg: 59, ageYears: 59 })).toBe('numeric')
  expect(problemsOf({ mainGoal: 'emagrecer', targetWeightKg: 80 })).toEqual([
    ['target_weight', 'target_not_below_current'],
  ])
  expect(problemsOf({ mainGoal: 'ganhar', targetWeightKg: 80 })).toEqual([
    ['target_weight', 'target_not_above_current'],
  ])
  expect(problemsOf({ targetWeightKg: 20 })).toEqual([['target_weight', 'target_weight_out_of_range']])
})

test('impossible body measures are reported before any other problem', () => {
  expect(problemsOf({ weightKg: 29.9, heightCm: 240, ageYears: 101, eatingDisorders: 'bulimia' })).toEqual([
    ['weight_kg', 'weight_out_of_range'],
    ['height_cm', 'height_out_of_range'],
    ['birthdate', 'age_out_of_range'],
  ])
  expect(problemsOf({ weightKg: 200, heightCm: 150 })).toEqual([['weight_kg', 'bmi_implausible']])
  expect(problemsOf({ weightKg: Number.NaN })).toEqual([['weight_kg', 'weight_out_of_range']])
})

test('training days get more energy than rest days, all as carbohydrate', () => {
  const { targetsRest, targetsTraining } = numeric({ activity: { ...woman.activity, freqPerWeek: 4 } })
  // A session of 1 h takes (5 − 1) MET × 80 kg = 320 kcal; a training day has 80 % of this more than a rest day.
  expect(targetsTraining.kcal - targetsRest.kcal).toBe(256)
  expect(targetsTraining.carb_g - targetsRest.carb_g).toBe(64)
  expect(targetsTraining.protein_g).toBe(targetsRest.protein_g)
})

test('a heart problem gets no larger target on training days', () => {
  const plan = numeric({
    limitations: ['Problemas cardíacos'],
    activity: { ...woman.activity, freqPerWeek: 4 },
  })
  expect(plan.targetsTraining).toEqual(plan.targetsRest)
  expect(codes(plan.notices)).toEqual(['problemas_cardiacos'])
})

test('high cholesterol lowers saturated fat and raises fiber', () => {
  const plan = numeric({ conditions: ['colesterol_alto'] })
  expect(plan.saturatedMaxPercent).toBe(7)
  expect(plan.targetsRest.fiber_g).toBeGreaterThanOrEqual(30)
})

test('low-carb is 26 to 40 % of energy; diabetes and pregnancy disable it', () => {
  const carbShare = ({ targetsRest: day }: NumericPlan) => (day.carb_g * 4) / day.kcal
  const lowCarb = numeric({ styles: ['Low-carb'] })
  expect(carbShare(lowCarb)).toBeLessThanOrEqual(0.4)
  expect(lowCarb.targetsRest.carb_g).toBeGreaterThanOrEqual(100)
  const diabetic = numeric({ styles: ['Low-carb'], conditions: ['diabetes'] })
  expect(carbShare(diabetic)).toBeGreaterThanOrEqual(0.45)
  expect(codes(diabetic.notices)).toContain('low_carb_desconsiderado')
  expect(codes(numeric({ styles: ['Low-carb'], conditions: ['gestante'] }).notices)).toContain(
    'low_carb_desconsiderado',
  )
})

test('from 65 years each main meal has at least 25 g of protein', () => {
  expect(numeric({ ageYears: 65 }).minMealProteinG).toBe(25)
  expect(numeric({ ageYears: 65, weightKg: 45, heightCm: 140 }).targetsRest.protein_g).toBeGreaterThan(75)
  expect(numeric({ ageYears: 64 }).minMealProteinG).toBeNull()
})

test('pregnancy adds 25 g of protein to the allowance, lactation needs 1.3 g per kg', () => {
  const proteinOf = (overrides: Partial<Person>) =>
    numeric({ weightKg: 55, ...overrides }).targetsRest.protein_g
  expect(proteinOf({})).toBe(66)
  expect(proteinOf({ conditions: ['gestante'] })).toBe(69)
  expect(proteinOf({ conditions: ['lactante'] })).toBe(72)
})

test('water is the stated intake or 35 ml per kg, not raised with heart problems', () => {
  expect(numeric({ weightKg: 60, hydrationLiters: 1 }).waterMl).toBe(2200)
  expect(numeric({ weightKg: 60, hydrationLiters: 3 }).waterMl).toBe(3000)
  expect(numeric({ weightKg: 160, hydrationLiters: 1 }).waterMl).toBeLessThanOrEqual(4000)
  expect(numeric({ weightKg: 60, hydrationLiters: 1, limitations: ['Problemas cardíacos'] }).waterMl).toBe(
    1000,
  )
})

test('the explanation lists the figures in order, in Brazilian notation', () => {
  const { steps } = numeric({ mainGoal: 'emagrecer' })
  expect(codes(steps)).toEqual(['repouso', 'gasto', 'faixa', 'objetivo', 'macros', 'fibra', 'agua'])
  expect(steps[0]?.text).toContain('1.520 kcal')
  expect(steps[2]?.text).toContain('entre 2.050 e 2.500 kcal por dia')
  expect(steps[3]?.text).toBe(
    'Para emagrecer, a meta estimada é de 1.917 kcal por dia em média: 339 kcal abaixo do gasto (15%).',
  )
})
