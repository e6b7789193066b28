import { weekdayOf } from '../calendar/days.ts'
import { hasDiabetes, hasHypertension, isPregnant, takesInsulin } from '../safety/health-facts.ts'
import { nutritionRules } from '../safety/nutrition-rules.ts'
import { formatDecimal, formatInteger } from '../targets/figures.ts'
import type { Draft, Rule } from './draft.ts'
import type { Figures, Situation } from './situation.ts'
import { asSentence, theMeal } from './words.ts'

/** From this share of the day's sodium on it is told, while the day can still take it (choice). */
const sodiumTold = 0.8
const { preparationSodiumMg } = nutritionRules.plateScore
const mostOfDay = nutritionRules.diabetesMealPercentMax / 100
const monday = 1

export const warningRules: readonly Rule[] = [
  { figured: ({ person }, _, figures) => (person && hasHypertension(person) ? sodium(figures) : null) },
  { figured: carbsTogether },
  { plain: pregnancy },
]

/** The tables leave the salt of the kitchen out: a gram a meal stands for it, as in the score of a plate. */
function sodium({ eaten, targets, sodiumMgMax }: Figures): Draft | null {
  const sodiumMg = eaten.reduce((sum, meal) => sum + meal.sodiumMg + preparationSodiumMg, 0)
  if (!targets || sodiumMg < sodiumMgMax * sodiumTold) return null
  const isOver = sodiumMg > sodiumMgMax
  return {
    id: 'sodium',
    type: 'warning',
    topics: ['sodium'],
    title: isOver ? 'Sódio acima da referência' : 'Sódio perto da referência',
    message: `O dia soma cerca de ${formatInteger(sodiumMg)} mg de sódio, com o sal do preparo; sua referência é ${formatInteger(sodiumMgMax)} mg. Ervas, alho e limão temperam sem sal.`,
    action: { label: 'Ver receitas', type: 'recipes' },
  }
}

/** With diabetes no meal is to carry more than about a third of the day's carbohydrate. */
function carbsTogether({ person }: Situation, _: unknown, { eaten, targets }: Figures): Draft | null {
  if (!person || !targets || !hasDiabetes(person)) return null
  const [heaviest] = eaten.toSorted((a, b) => b.carbG - a.carbG)
  if (!heaviest || heaviest.carbG <= targets.carb_g * mostOfDay) return null
  const share = Math.round((heaviest.carbG / targets.carb_g) * 100)
  const advice = takesInsulin(person)
    ? 'Não altere doses por conta própria.'
    : 'Nas próximas refeições, porções parecidas entre si ajudam a repartir.'
  return {
    id: 'carbs_together',
    type: 'warning',
    topics: ['carbs'],
    title: 'Carboidrato concentrado',
    message: `${asSentence(theMeal(heaviest.mealType))} reuniu ${formatDecimal(heaviest.carbG)} g de carboidrato, ${share}% da meta do dia (${targets.carb_g} g). ${advice}`,
  }
}

/** Where somebody else cooks, and once a week. */
function pregnancy({ person, meals, date, minutesNow }: Situation): Draft | null {
  if (!person || !isPregnant(person)) return null
  const away = meals.find((meal) => meal.plan === 'away' && meal.minutes >= minutesNow)
  if (!away && weekdayOf(date) !== monday) return null
  const why = away
    ? `Hoje ${theMeal(away.mealType)} está fora de casa e você informou gestação.`
    : 'Um lembrete por semana, porque você informou gestação.'
  return {
    id: 'pregnancy',
    type: 'warning',
    topics: ['pregnancy'],
    title: 'Cuidado com o que vem cru',
    message: `${why} Carnes, ovos e peixes bem passados, queijos pasteurizados e folhas bem lavadas.`,
  }
}
