import { plain, type PlateItem, type Vessel } from './meal.ts'

/**
 * Returns a predicate that tests `words` on `group name` in lower case without accents, such as `laticinio leite
 * integral`.
 */
export function matches(words: RegExp): (item: PlateItem) => boolean {
  return ({ group, name }) => words.test(`${group} ${plain(name)}`)
}

export const isDrink = matches(/^bebida|^laticinio (bebida|vitamina|leite(?!.*(em po|condensado)))/)
export const isServedInCup = matches(/^(?!.*(gelad|mate)).*(cafe|cappuccino|\bcha\b|quente)/)
export const isBroth = matches(/^(sopa|ensopado)/)
const isSoup = matches(/^sopa/)
const isDairy = matches(/^laticinio/)
const isSandwich = matches(/^sanduiche/)
const isSpread = matches(/^(molho|gordura)/)
const isSeasoning = matches(/^tempero/)
const isBowlful = matches(/ acai|salada de fruta|mingau|canjica|sagu/)
const isSpoonedWithDairy = matches(/^(laticinio|fruta|castanha|doce|cereal)/)

/** From this many grams on, a soup or stew is for several people and is drawn in a pot. */
const potGrams = 600

const gramsOf = (items: readonly PlateItem[]): number => items.reduce((sum, { grams }) => sum + grams, 0)

/**
 * Returns the vessel that suits the foods of a meal: glass or cup for drinks alone, bowl or pot for soups and stews,
 * bowl for porridge and dairy, `sanduiche` for a single sandwich, otherwise a plate.
 */
export function chooseVessel(items: readonly PlateItem[]): Vessel {
  if (items.length === 0) return 'prato'
  if (items.every(isDrink)) return items.every(isServedInCup) ? 'xicara' : 'copo'
  if (items.some(isBowlful) || (items.some(isDairy) && items.every(isSpoonedWithDairy))) return 'tigela'
  const solids = items.filter((item) => !isDrink(item) && !isSeasoning(item))
  if (solids.length > 0 && solids.every(isBroth)) return gramsOf(solids) < potGrams ? 'tigela' : 'panela'
  if (gramsOf(solids.filter(isSoup)) * 2 > gramsOf(solids)) return 'tigela'
  const [, ...others] = solids.filter((item) => !isSpread(item))
  return others.length === 0 && solids.some(isSandwich) ? 'sanduiche' : 'prato'
}
