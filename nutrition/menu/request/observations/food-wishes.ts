import { nameOf } from '../../../foods/identity/identity-table.ts'
import { identitiesIn } from '../../../foods/identity/read-identities.ts'
import { weekdaysFromMonday, type Weekday } from '../../../shared/calendar/days.ts'
import type { WeekConstraint } from '../request.ts'
import { dishWords } from '../wished-food.ts'
import { entriesIn } from './clause-words.ts'
import { scopeIn, withoutMealWords } from './meal-scope.ts'
import { withoutPlaces } from './place-words.ts'
import { proteinWords } from './week-words.ts'
import { besideFoods } from './without-words.ts'

export type FoodWish = Extract<WeekConstraint, { kind: 'planned_food' | 'often' }>

export function isFoodWish(constraint: WeekConstraint): constraint is FoodWish {
  return constraint.kind === 'planned_food' || constraint.kind === 'often'
}

/** Returns the wish of the clause before for the foods that continue its list: `almoço com arroz, feijão e ovo`. */
export function sameWish(wish: FoodWish, clause: string): FoodWish[] {
  return foodsOf(clause).foods.map((food) => ({ ...wish, food }))
}

const numbers: Readonly<Record<string, number>> = { uma: 1, duas: 2, tres: 3, quatro: 4, cinco: 5, seis: 6 }
const often =
  /\b(?:(?:no maximo|pelo menos|ate|so|umas|apenas) )*([1-6]|uma|duas|tres|quatro|cinco|seis) ?(?:x|vez|vezes)\b(?: (?:por|na|a|em uma|durante a|n?esta|n?essa) semana)?/
const everyDay = /\b(?:todo dia|todos os dias|todo santo dia|diariamente|cada dia|sempre)\b/
const wanting =
  /^(?:eu |nos )?(?:quero|queremos|queria|gostaria|gosto|prefiro|adoro|amo|com|inclu[ai]|incluir|coloc[ae]|coloque|colocar|pode ser|comer|como)\b/
const besideWishes = new Set(
  'eu nos quero queremos queria gostaria gosto prefiro adoro amo com ter tem comer como comemos tomar tomo incluir inclua inclui colocar coloca coloque por fazer faco vou vamos pode ser e dia ate so na no uma um'.split(
    ' ',
  ),
)
const refusal = /\b(?:sem|nao|nem|nada|nunca|menos|pouco|pouca|alergi[a-z]*)\b/

/**
 * Reads foods that are asked for: `peixe na sexta`, `ovo no café da manhã`, `carne vermelha 2 vezes por semana`. Empty if
 * the clause says anything else. `isListed`: the clause may continue a list of food to leave out, so that it must say
 * that it wants something.
 */
export function readFoodWishes(clause: string, isListed = false): WeekConstraint[] {
  if (refusal.test(clause) || (isListed && !wanting.test(clause))) return []
  const times = often.exec(clause)
  const isDaily = everyDay.test(clause)
  const said = withoutPlaces(withoutMealWords(clause.replace(often, ' ').replace(everyDay, ' ')))
  const { foods, rest } = foodsOf(said.replaceAll(/ +/g, ' ').trim())
  if (foods.length === 0 || rest.some((word) => !besideFoods.has(word) && !besideWishes.has(word))) return []
  if (times) {
    const [, number = ''] = times
    return foods.map((food) => ({ kind: 'often', food, times: numbers[number] ?? Number(number) }))
  }
  const scope = scopeIn(clause)
  const weekdays = isDaily ? 'all' : scope?.weekdays
  if (weekdays !== undefined)
    return foods.map((food) => ({
      kind: 'planned_food',
      food,
      within: { mealTypes: 'all', ...scope, weekdays },
    }))
  if (!wanting.test(clause)) return []
  const proteins = entriesIn(said, proteinWords)
  return proteins.length > 0
    ? proteins.map(([, protein]) => ({ kind: 'more_protein', protein }))
    : foods.map((food) => ({ kind: 'more_food', food }))
}

/** Reads what lunches that are cooked together shall have: `marmita com arroz e feijão`. */
export function readBatchFoods(clause: string, weekdays: readonly Weekday[]): WeekConstraint[] {
  const [, said] = /\bmarmitas? (?:com|de) (.+)$/.exec(clause) ?? []
  if (said === undefined || weekdays.length === 0) return []
  const { foods, rest } = foodsOf(withoutPlaces(said))
  if (rest.some((word) => !besideFoods.has(word))) return []
  const days = weekdaysFromMonday.filter((day) => weekdays.includes(day))
  return foods.map((food) => ({
    kind: 'planned_food',
    food,
    within: { weekdays: days, mealTypes: ['almoco'] },
  }))
}

/** Returns the names of the foods and dishes that words name, and the other words. */
function foodsOf(said: string): { readonly foods: readonly string[]; readonly rest: readonly string[] } {
  const dishes = entriesIn(said, dishWords)
  const beside = dishes.reduce((left, [word]) => left.replace(new RegExp(`\\b${word}\\b`), ''), said)
  const found = identitiesIn(beside)
  const rest = found.reduce((left, { words }) => left.replace(words, ''), beside)
  return {
    foods: [
      ...new Set([...dishes.map(([, dish]) => dish), ...found.map(({ id }) => nameOf(id).toLowerCase())]),
    ],
    rest: rest.split(' ').filter((word) => word !== ''),
  }
}
