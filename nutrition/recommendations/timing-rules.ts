import { formatInteger } from '../targets/figures.ts'
import type { Care } from './care.ts'
import { eatenCount, lastEaten, nextOpen } from './day-course.ts'
import type { Draft, Rule } from './draft.ts'
import type { Figures, MealMoment, Situation } from './situation.ts'
import { asSentence, clockWords, ofTheMeal, theMeal } from './words.ts'

const hour = 60
/** Choices: how long after its time a meal is asked for, and until when. */
const asked = { afterMinutes: 45, untilMinutes: 3 * hour }
/** How long without food is told; between the first hours of a day and its last. */
const longGapMinutes = 5 * hour
const tiredGapMinutes = 4 * hour
const dayEndsMinutes = 21 * hour + 30
/** A meal this near is the answer to a long gap. */
const soonMinutes = 45
const late = { fromMinutes: 21 * hour, share: 0.35, toldFromMinutes: 12 * hour }
/** A dinner may be large where the day has been small so far. */
const smallDayShare = 0.35
const idea = { fromMinutes: 20, untilMinutes: 150 }
const shortNightHours = 6
const mainMeals: ReadonlySet<string> = new Set(['cafe_manha', 'almoco', 'jantar'])

export const timingRules: readonly Rule[] = [
  { plain: tired },
  { figured: mealNotLogged },
  { plain: longGap },
  { figured: lateDinner },
  { plain: mealIdea },
]

/** What tiredness calls for is time: to eat, when it is long ago, and to sleep. Nothing is said of its causes. */
function tired(situation: Situation, care: Care): Draft | null {
  const { checkIns, minutesNow, sleepHours } = situation
  if (checkIns.energy !== 'tired') return null
  const last = lastEaten(situation)
  const base = { id: 'tired', type: 'timing', title: 'Dia cansado' } as const
  if (last && minutesNow - last.eatenMinutes >= tiredGapMinutes && minutesNow <= dayEndsMinutes) {
    return {
      ...base,
      topics: ['energy', 'rhythm'],
      message: `Você marcou cansaço, e a última refeição foi ${theMeal(last.mealType)}, às ${clockWords(last.eatenMinutes)}. Uma pausa para comer cai bem agora.`,
      foods: 'snack',
      action: care.mayLighten
        ? { label: 'Ver opções leves', type: 'light_meals' }
        : { label: 'Ver receitas', type: 'recipes' },
    }
  }
  const why =
    sleepHours !== null && sleepHours <= shortNightHours
      ? `Você marcou cansaço e contou que dorme cerca de ${sleepHours} horas.`
      : 'Você marcou cansaço.'
  const next = nextOpen(situation)
  return {
    ...base,
    topics: ['energy'],
    message: `${why} Comida simples, nos horários de sempre, e uma noite mais longa já são um bom plano.`,
    ...(next && { recipe: { kind: 'any', mealType: next.mealType, isNeeded: false } }),
    action: { label: 'Ver receitas', type: 'recipes' },
  }
}

function mealNotLogged({ meals, minutesNow }: Situation): Draft | null {
  const missing = meals.findLast(
    ({ mealType, eatenMinutes, minutes }) =>
      mainMeals.has(mealType) &&
      eatenMinutes === null &&
      minutesNow >= minutes + asked.afterMinutes &&
      minutesNow <= minutes + asked.untilMinutes,
  )
  if (!missing || hasEatenSince(meals, missing)) return null
  return {
    id: 'meal_not_logged',
    type: 'timing',
    topics: ['log', 'rhythm'],
    title: `E ${theMeal(missing.mealType)}?`,
    message: `Seu horário ${ofTheMeal(missing.mealType)} é ${clockWords(missing.minutes)} e ainda não há registro. Uma foto ou uma frase basta.`,
    action: { label: 'Escanear agora', type: 'scan' },
  }
}

/** A lunch told as an afternoon snack is told. */
function hasEatenSince(meals: readonly MealMoment[], { minutes }: MealMoment): boolean {
  return meals.some(
    ({ eatenMinutes }) => eatenMinutes !== null && eatenMinutes >= minutes - asked.afterMinutes,
  )
}

function longGap(situation: Situation, care: Care): Draft | null {
  const { minutesNow } = situation
  const last = lastEaten(situation)
  if (!last || minutesNow > dayEndsMinutes) return null
  const gap = minutesNow - last.eatenMinutes
  const next = nextOpen(situation)
  if (gap < longGapMinutes || (next && next.minutes - minutesNow <= soonMinutes)) return null
  const what = `${asSentence(theMeal(last.mealType))} foi às ${clockWords(last.eatenMinutes)}`
  const until = next ? ` até ${theMeal(next.mealType)}, às ${clockWords(next.minutes)}` : ''
  return {
    id: 'long_gap',
    type: 'timing',
    topics: ['rhythm', 'idea'],
    title: 'Hora de uma pausa',
    message: care.hidesNumbers
      ? `${what}. Uma pausa para comer algo de que você gosta cai bem.`
      : `${what}: já são ${clockWords(gap)}. Um lanche segura a fome${until}.`,
    foods: 'snack',
    action: care.mayLighten
      ? { label: 'Ver lanches leves', type: 'light_meals' }
      : { label: 'Ver receitas', type: 'recipes' },
  }
}

/** Said ahead, while it can be changed; never to someone who is hungry or has eaten little. */
function lateDinner(
  { meals, minutesNow, checkIns }: Situation,
  { mayLighten }: Care,
  { plannedKcal, targets, consumed }: Figures,
): Draft | null {
  const dinner = meals.find(
    (meal) => meal.eatenMinutes === null && meal.minutes >= late.fromMinutes && meal.minutes > minutesNow,
  )
  const kcal = dinner && plannedKcal[dinner.mealType]
  if (!dinner || !kcal || !targets || !mayLighten || minutesNow < late.toldFromMinutes) return null
  if (kcal < targets.kcal * late.share || consumed.kcal < targets.kcal * smallDayShare) return null
  if (checkIns.hunger === 'high') return null
  return {
    id: 'late_dinner',
    type: 'timing',
    topics: ['dinner', 'idea'],
    title: 'Refeição grande e tarde',
    message: `${asSentence(theMeal(dinner.mealType))} está para as ${clockWords(dinner.minutes)}, com ${formatInteger(kcal)} kcal: ${Math.round((kcal / targets.kcal) * 100)}% da meta do dia. Mais cedo, ou mais leve, a noite agradece.`,
    recipe: { kind: 'light', mealType: dinner.mealType, isNeeded: false },
    action: { label: 'Ver opções leves', type: 'light_meals' },
  }
}

/** For a meal that is near and has nothing planned. */
function mealIdea(situation: Situation): Draft | null {
  const next = nextOpen(situation)
  if (!next || next.plan !== 'nothing' || !mainMeals.has(next.mealType)) return null
  const ahead = next.minutes - situation.minutesNow
  if (ahead < idea.fromMinutes || ahead > idea.untilMinutes) return null
  const also = eatenCount(situation) > 0 ? 'ainda não tem nada planejado' : 'está sem plano por enquanto'
  return {
    id: 'meal_idea',
    type: 'timing',
    topics: ['idea'],
    title: `Ideia para ${theMeal(next.mealType)}`,
    message: `${asSentence(theMeal(next.mealType))}, às ${clockWords(next.minutes)}, ${also}. Esta receita cabe no seu tempo e nas suas respostas.`,
    recipe: { kind: 'any', mealType: next.mealType, isNeeded: true },
    action: { label: 'Ver receita', type: 'recipe' },
  }
}
