import { expect, test } from 'vitest'
import { recommend } from './recommend.ts'
import type { Recommendation } from './recommendation.ts'
import type { RecommendationInput } from './situation.ts'
import { at, book, day, mealsEaten, someone, unplanned } from './test-day.ts'

const idsOf = (input: RecommendationInput) => recommend(input).map(({ id }) => id)
function given(input: RecommendationInput, id: string): Recommendation {
  const found = recommend(input).find((one) => one.id === id)
  if (!found) throw new Error(`${id} is not given, but ${idsOf(input).join(', ')}`)
  return found
}

test('an ordinary day gets no recommendation', () => {
  expect(recommend(day())).toEqual([])
})

test('low protein names the current and target amounts and suggests foods', () => {
  const slow = day({}, { consumed: { kcal: 900, proteinG: 20, fiberG: 14 } })
  expect(given(slow, 'protein_pace')).toMatchObject({
    type: 'nutrition',
    message: expect.stringMatching(/^São 20 g até agora, e a sua referência do dia é 85 g\./),
    action: { type: 'protein_foods' },
  })
  expect(given(slow, 'protein_pace').foods).toHaveLength(3)
  expect(
    idsOf(day({ minutesNow: at('09:00') }, { consumed: { kcal: 300, proteinG: 8, fiberG: 3 } })),
  ).toEqual([])
  expect(
    idsOf(day({ meals: mealsEaten({}) }, { consumed: { kcal: 0, proteinG: 0, fiberG: 0 } })),
  ).not.toContain('protein_pace')
})

test('low fiber needs three days, and a day with one meal gives no advice', () => {
  const past = (date: string, fiberG: number, meals = 3) => ({
    date,
    meals,
    fiberG,
    plateKcal: 1500,
    ultraProcessedKcal: 0,
  })
  const pastDays = [past('2026-03-10', 12.2), past('2026-03-09', 9), past('2026-03-08', 15)]
  expect(given(day({}, { pastDays }), 'low_fiber')).toMatchObject({
    message: expect.stringContaining('Foram 15, 9 e 12 g nos últimos três dias; sua meta estimada é 27 g'),
    action: { type: 'fiber_foods' },
  })
  const [newest, ...others] = pastDays
  expect(idsOf(day({}, { pastDays: others }))).toEqual([])
  expect(idsOf(day({}, { pastDays: [{ ...newest!, meals: 1 }, ...others] }))).toEqual([])
  expect(idsOf(day({}, { pastDays: [{ ...newest!, fiberG: 25 }, ...others] }))).toEqual([])
  expect(idsOf(day({}, { pastDays: [{ ...newest!, fiberG: null }, ...others] }))).toEqual([])
})

test('a long gap without food is reported, unless the next meal is near', () => {
  const meals = mealsEaten({ cafe_manha: '07:00', almoco: '11:50', lanche_tarde: '12:10' })
  expect(given(day({ meals, minutesNow: at('17:40') }), 'long_gap')).toMatchObject({
    type: 'timing',
    message: 'O lanche da tarde foi às 12h10, há cerca de 6 horas. Um lanche cai bem até o jantar, às 19h.',
    action: { type: 'recipes' },
  })
  expect(idsOf(day({ meals, minutesNow: at('18:20') }))).not.toContain('long_gap')
  expect(idsOf(day({ meals, minutesNow: at('22:00') }))).not.toContain('long_gap')
})

test('an overdue main meal prompts a question for up to three hours', () => {
  const meals = mealsEaten({ cafe_manha: '08:00' })
  expect(given(day({ meals, minutesNow: at('12:50') }), 'meal_not_logged')).toMatchObject({
    title: 'E o almoço?',
    message: 'Seu horário do almoço é 12h e ainda não há registro. Uma foto ou uma frase basta.',
    action: { type: 'scan' },
  })
  for (const clock of ['12:30', '15:10']) {
    expect(idsOf(day({ meals, minutesNow: at(clock) }))).not.toContain('meal_not_logged')
  }
  const loggedAsSnack = mealsEaten({ cafe_manha: '08:00', lanche_tarde: '12:20' })
  expect(idsOf(day({ meals: loggedAsSnack, minutesNow: at('13:00') }))).not.toContain('meal_not_logged')
})

test('a large late dinner is reported while it can still change', () => {
  const meals = mealsEaten(
    { cafe_manha: '08:00', almoco: '12:30', lanche_tarde: '16:00' },
    { jantar: { minutes: at('21:30') } },
  )
  const figures = { plannedKcal: { jantar: 760 } }
  expect(given(day({ meals, minutesNow: at('17:00') }, figures), 'late_dinner')).toMatchObject({
    message: expect.stringContaining('O jantar está para as 21h30, com 760 kcal.'),
    recipe: { kcal: expect.any(Number) },
    action: { type: 'light_meals' },
  })
  const hungry = { meals, minutesNow: at('17:00'), checkIns: { hunger: 'high' } } as const
  expect(idsOf(day(hungry, figures))).not.toContain('late_dinner')
  const gaining = {
    meals,
    minutesNow: at('17:00'),
    person: someone({ mainGoal: 'ganhar', targetWeightKg: 72 }),
  }
  expect(idsOf(day(gaining, figures))).not.toContain('late_dinner')
  const little = { ...figures, consumed: { kcal: 500, proteinG: 40, fiberG: 14 } }
  expect(idsOf(day({ meals, minutesNow: at('17:00') }, little))).not.toContain('late_dinner')
})

test('checked-in hunger suggests the nutrient that is further from its target', () => {
  const checkIns = { hunger: 'high' } as const
  expect(given(day({ checkIns }), 'hunger')).toMatchObject({
    type: 'nutrition',
    message: expect.stringContaining('14 de 27 g de fibra e 50 de 85 g de proteína'),
    action: { type: 'fiber_foods' },
  })
  const fibrous = { consumed: { kcal: 1000, proteinG: 40, fiberG: 20 } }
  expect(given(day({ checkIns }, fibrous), 'hunger').action?.type).toBe('protein_foods')
})

test('checked-in tiredness suggests a meal after a long gap, otherwise sleep', () => {
  const checkIns = { energy: 'tired' } as const
  expect(given(day({ checkIns, minutesNow: at('17:00') }), 'tired')).toMatchObject({
    type: 'timing',
    message:
      'Você marcou cansaço, e a última refeição foi o almoço, às 12h40. Uma pausa para comer cai bem agora.',
  })
  expect(given(day({ checkIns, sleepHours: 5 }), 'tired').message).toContain('dorme cerca de 5 horas')
  expect(given(day({ checkIns }), 'tired').message).toMatch(/^Você marcou cansaço\. /)
})

test('training brings a protein suggestion, except under heart or kidney care', () => {
  const checkIns = { workout: 'yes' } as const
  expect(given(day({ checkIns }), 'protein_after_training')).toMatchObject({
    message: expect.stringContaining('A proteína do dia está em 50 de 85 g'),
    action: { type: 'protein_foods' },
  })
  for (const person of [
    someone({ limitations: ['Problemas cardíacos'] }),
    someone({ declared: ['insuficiencia_cardiaca'] }),
    someone({ conditions: ['renal'] }),
  ]) {
    expect(idsOf(day({ checkIns, person }))).toEqual(['trained'])
  }
})

const sodium = (shownMg: number | null, allowedForMg = shownMg ?? 0, mostMg: number | null = 2000) => ({
  sodium: { shownMg, allowedForMg, mostMg },
})

test('the sodium of a day is mentioned only with hypertension', () => {
  const person = someone({ conditions: ['hipertensao'] })
  expect(given(day({ person }, sodium(1750)), 'sodium')).toMatchObject({
    type: 'warning',
    title: 'Sódio perto da referência',
    message: expect.stringContaining('O dia soma cerca de 1.750 mg de sódio, com o sal do preparo'),
  })
  expect(given(day({ person }, sodium(3500)), 'sodium').title).toBe('Sódio acima da referência')
  expect(idsOf(day({}, sodium(1750)))).toEqual([])
  expect(idsOf(day({ person }))).toEqual([])
})

test('a high-carbohydrate meal warns with diabetes, without advice on insulin', () => {
  const eaten = [{ mealType: 'almoco', carbG: 110 }] as const
  const diabetes = someone({ conditions: ['diabetes'] })
  expect(given(day({ person: diabetes }, { eaten }), 'carbs_together').message).toBe(
    'O almoço reuniu 110 g de carboidrato, 46% da meta do dia (240 g). Em geral, porções parecidas entre as refeições ajudam a glicemia.',
  )
  const insulin = someone({ medications: ['insulina'] })
  expect(given(day({ person: insulin }, { eaten }), 'carbs_together').message).toMatch(
    /Não altere doses por conta própria\.$/,
  )
  expect(idsOf(day({}, { eaten }))).toEqual([])
})

test('pregnancy adds a reminder on eating out, and on Mondays', () => {
  const person = someone({ pregnancyBreastfeeding: 'gestante' })
  const away = mealsEaten({ cafe_manha: '08:10', almoco: '12:40' }, { jantar: { plan: 'away' } })
  expect(given(day({ person, meals: away }), 'pregnancy').message).toMatch(
    /^Hoje o jantar está fora de casa e você informou gestação\./,
  )
  expect(idsOf(day({ person }))).toEqual([])
  expect(idsOf(day({ person, date: '2026-03-09' }))).toEqual(['pregnancy'])
  expect(
    idsOf(day({ person: someone({ sex: 'M', pregnancyBreastfeeding: 'gestante' }), meals: away })),
  ).toEqual([])
})

test('a large ultra-processed share is reported once there is enough data', () => {
  const plates = { plateKcal: 1500, ultraProcessedKcal: 600 }
  expect(given(day({}, { plates }), 'ultra_processed').message).toContain('cerca de 40% da energia')
  expect(idsOf(day({}, { plates: { plateKcal: 600, ultraProcessedKcal: 600 } }))).toEqual([])
})

test('a day far below its need gets a question, never praise', () => {
  const late = {
    minutesNow: at('20:30'),
    meals: mealsEaten({ cafe_manha: '08:10', almoco: '12:40', jantar: '19:10' }),
  }
  const little = { consumed: { kcal: 700, proteinG: 90, fiberG: 30 } }
  expect(given(day(late, little), 'too_little')).toMatchObject({
    message: expect.stringContaining('O dia soma 700 das 1.900 kcal estimadas'),
    action: { type: 'scan' },
  })
})

test('a day with dinner still to come is not called low', () => {
  const ahead = {
    minutesNow: at('20:30'),
    meals: mealsEaten(
      { cafe_manha: '08:10', almoco: '12:40', lanche_tarde: '17:00' },
      { jantar: { minutes: at('21:30') } },
    ),
  }
  const figures = { consumed: { kcal: 800, proteinG: 70, fiberG: 20 }, plannedKcal: { jantar: 760 } }
  expect(idsOf(day(ahead, figures))).toEqual(['late_dinner'])
  expect(idsOf(day(ahead, { ...figures, plannedKcal: {} }))).toEqual(['too_little'])
  const missed = { ...ahead, minutesNow: at('22:30') }
  expect(idsOf(day(missed, figures))).toContain('too_little')
})

test('water advice needs logged water and no medical limit on liquids', () => {
  const evening = {
    minutesNow: at('18:00'),
    meals: mealsEaten({ cafe_manha: '08:00', lanche_tarde: '16:00' }),
  }
  const figures = { consumed: { kcal: 1400, proteinG: 80, fiberG: 14 }, waterMl: 400 }
  expect(given(day(evening, figures), 'water').message).toContain(
    'Você registrou 0,4 L de água; a referência do dia é 2,4 L',
  )
  for (const change of [{ waterMl: 0 }, { waterReferenceMl: null }]) {
    expect(idsOf(day(evening, { ...figures, ...change }))).not.toContain('water')
  }
})

test.each([3, 7, 14, 30, 60])('%i days in a row are announced on the day that completes them', (streak) => {
  expect(given(day({}, { streak }), 'streak')).toMatchObject({
    type: 'achievement',
    title: `${streak} dias seguidos`,
    action: { type: 'reports' },
  })
  expect(idsOf(day({ meals: mealsEaten({}), minutesNow: at('07:00') }, { streak }))).toEqual([])
})

test.each([0, 1, 2, 4, 8, 29])('%i days in a row are not announced', (streak) => {
  expect(idsOf(day({}, { streak }))).toEqual([])
})

test.each([{ conditions: ['ansiedade_depressao'] as const }, { weightHistory: 'efeito_sanfona' as const }])(
  '%o announces no streak and no followed day',
  (answers) => {
    const person = someone(answers)
    expect(idsOf(day({ person }, { streak: 7 }))).not.toContain('streak')
    const followedDays = [75, 25, 0].map((percentage, ago) => ({ date: `2026-03-${10 - ago}`, percentage }))
    expect(idsOf(day({ person }, { followedDays }))).not.toContain('adherence_regained')
  },
)

test('following the menu again after two days below half is announced', () => {
  const followed = (...percentages: number[]) =>
    percentages.map((percentage, ago) => ({
      date: `2026-03-${10 - ago < 10 ? '0' : ''}${10 - ago}`,
      percentage,
    }))
  expect(given(day({}, { followedDays: followed(75, 25, 0, 50) }), 'adherence_regained').message).toContain(
    'Ontem você seguiu 75% do cardápio.',
  )
  for (const days of [
    followed(75, 25, 60),
    followed(40, 25, 0),
    followed(75),
    followed(75, 25, 0).slice(1),
  ]) {
    expect(idsOf(day({}, { followedDays: days }))).toEqual([])
  }
})

test('protein and fiber targets reached together share one message', () => {
  const full = { consumed: { kcal: 1850, proteinG: 88, fiberG: 28 } }
  expect(idsOf(day({}, full))).toEqual(['targets_met'])
})

test('a warning of sodium states the shown amount, and that unstated salt may add to it', () => {
  const person = someone({ conditions: ['hipertensao'] })
  const messageOf = (figures: ReturnType<typeof sodium>) => given(day({ person }, figures), 'sodium').message
  expect(messageOf(sodium(1300, 1700))).toMatch(/cerca de 1\.300 mg de sódio, e pode ser mais/)
  expect(messageOf(sodium(1700, 1300))).toMatch(/cerca de 1\.700 mg de sódio, com o sal/)
  expect(messageOf(sodium(null, 1700))).toMatch(/^Só parte da comida/)
  expect(messageOf(sodium(null, 1700))).not.toContain('1.700')
  expect(idsOf(day({ person }, sodium(1300, 1500)))).toEqual([])
})

test('a person without a maximum of sodium, as with lithium, is not warned of it', () => {
  const person = someone({ conditions: ['hipertensao'] })
  expect(idsOf(day({ person }, sodium(3500, 3500, null)))).toEqual([])
})

test('a day above a maximum is not celebrated, also where no warning is shown', () => {
  const full = { consumed: { kcal: 1850, proteinG: 88, fiberG: 28 } }
  expect(idsOf(day({}, { ...full, isOverMaximum: true }))).toEqual([])
})

test('a day that is warned of its sodium is not celebrated for its protein and fiber', () => {
  const full = { consumed: { kcal: 1850, proteinG: 88, fiberG: 28 } }
  const person = someone({ conditions: ['hipertensao'] })
  expect(idsOf(day({ person }, full))).toContain('targets_met')
  expect(idsOf(day({ person }, { ...full, ...sodium(1800) }))).not.toContain('targets_met')
})

test('a return after some days is welcomed with the first plate', () => {
  expect(given(day({}, { lastLoggedDay: '2026-03-05' }), 'back_again').message).not.toMatch(/\d/)
  expect(idsOf(day({}, { lastLoggedDay: null }))).toEqual([])
})

test.each([
  [{ energy: 'high' }, 'energy_to_cook'],
  [{ mood: 'great' }, 'good_day'],
  [{ mood: 'good' }, 'good_day'],
  [{ hunger: 'normal' }, 'calm_hunger'],
  [{ workout: 'rest' }, 'rested'],
] as const)('a check-in %o is answered', (checkIns, id) => {
  expect(idsOf(day({ checkIns }))).toEqual([id])
})

test('no recipe is suggested for an eaten meal or after the last meal', () => {
  const eaten = mealsEaten({ cafe_manha: '08:00', almoco: '11:30', lanche_tarde: '15:30', jantar: '18:40' })
  const energy = (input: Partial<RecommendationInput['situation']>) =>
    recommend(day({ checkIns: { energy: 'high' }, ...input }))
  const early = energy({ meals: mealsEaten({ almoco: '11:30' }), minutesNow: at('11:40') })
  const { recipe } = early.find(({ id }) => id === 'energy_to_cook')!
  expect(book.find(({ id }) => id === recipe?.id)?.mealTypes).toContain('jantar')
  expect(energy({ meals: eaten, minutesNow: at('19:30') })).toEqual([])

  const evening = { meals: eaten, minutesNow: at('19:30'), sleepHours: 8 } as const
  const cardsAfter = (checkIns: RecommendationInput['situation']['checkIns']) =>
    recommend(day({ ...evening, checkIns }, { consumed: { kcal: 1700, proteinG: 70, fiberG: 27 } }))
  const trained = cardsAfter({ workout: 'yes' })
  expect(trained.map(({ id }) => id)).toEqual(['trained'])
  expect(trained[0]!.message).not.toContain('próxima refeição')
  expect(cardsAfter({ energy: 'tired' }).map((one) => one.recipe)).toEqual([null])
})

test('a near meal without a plan gets a recipe for it that is quick enough', () => {
  const open = day({ meals: unplanned('jantar'), minutesNow: at('17:00') })
  const { recipe, action } = given(open, 'meal_idea')
  const whole = book.find(({ id }) => id === recipe?.id)
  expect(action?.type).toBe('recipe')
  expect(whole?.mealTypes).toContain('jantar')
  expect(whole?.totalMinutes).toBeLessThanOrEqual(30)
  expect(idsOf(day({ minutesNow: at('17:00') }))).toEqual([])
  const bare = { ...open, menuContext: { ...open.menuContext, recipes: [] } }
  expect(idsOf(bare)).toEqual([])
})

test('safety ranks before timing and food, and each topic appears once', () => {
  const busy = day(
    {
      person: someone({ conditions: ['hipertensao'] }),
      checkIns: { hunger: 'high', workout: 'yes', mood: 'great', energy: 'tired' },
    },
    {
      ...sodium(1900),
      consumed: { kcal: 700, proteinG: 12, fiberG: 5 },
      streak: 7,
    },
  )
  expect(recommend(busy).map(({ type, id }) => [type, id])).toEqual([
    ['warning', 'sodium'],
    ['timing', 'tired'],
    ['nutrition', 'hunger'],
  ])
})
