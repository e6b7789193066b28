import { plain, type PlateItem, type Vessel } from './meal.ts'

const cupDrinks = /\bcafe|cappuccino|expresso|espresso|\bcha\b|chocolate quente|pingado|media\b/
const coldDrinks = /gelad|\bmate\b|frapp/
const milkDrinks = /\bleite\b|vitamina|bebida lactea|kefir|achocolatado|milk ?shake|smoothie|iogurte.*beber/
const notDrunk = /condensado|em po|doce de leite|creme de leite|pudim|leite ninho/
const spooned = /granola|aveia|mingau|sucrilhos|flocos|cereal|muesli|chia/

/** Potfuls this large are a recipe for the table, not a serving. */
const potGrams = 600

export function isDrink({ group, name }: PlateItem): boolean {
  if (group === 'bebida') return true
  const words = plain(name)
  return group === 'laticinio' && milkDrinks.test(words) && !notDrunk.test(words)
}

export function isServedInCup({ name }: PlateItem): boolean {
  const words = plain(name)
  return cupDrinks.test(words) && !coldDrinks.test(words)
}

/** Açaí and smoothie bowls, porridge, yogurt with granola, fruit salad. */
function isBowlMeal(items: readonly PlateItem[]): boolean {
  const words = items.map((item) => plain(item.name))
  if (words.some((name) => /\bacai\b|salada de fruta|mingau|canjica|sagu/.test(name))) return true
  const dairy = items.some((item) => item.group === 'laticinio')
  return (
    dairy &&
    items.every(
      ({ group }, index) =>
        ['laticinio', 'fruta', 'castanha', 'doce'].includes(group) || spooned.test(words[index]!),
    )
  )
}

function totalGrams(items: readonly PlateItem[]): number {
  return items.reduce((sum, item) => sum + item.grams, 0)
}

/** The vessel a meal is served in when nobody said which. */
export function chooseVessel(items: readonly PlateItem[]): Vessel {
  if (items.length === 0) return 'prato'
  if (items.every(isDrink)) return items.every(isServedInCup) ? 'xicara' : 'copo'
  if (isBowlMeal(items)) return 'tigela'
  const solids = items.filter((item) => !isDrink(item) && item.group !== 'tempero')
  const isWet = ({ group }: PlateItem): boolean => group === 'sopa' || group === 'ensopado'
  const wet = solids.filter(isWet)
  if (wet.length > 0 && wet.length === solids.length) return totalGrams(wet) >= potGrams ? 'panela' : 'tigela'
  const soup = totalGrams(solids.filter(({ group }) => group === 'sopa'))
  if (soup * 2 > totalGrams(solids)) return 'tigela'
  const filled = solids.filter(({ group }) => group === 'sanduiche')
  const besides = solids.filter(({ group }) => !['sanduiche', 'molho', 'gordura'].includes(group))
  if (filled.length === 1 && besides.length === 0) return 'sanduiche'
  return 'prato'
}
