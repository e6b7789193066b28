import type { FoodGroup } from '../../foods/food.ts'
import { isWeighedRaw, rawRowOf } from '../../foods/food-siblings.ts'
import { hasBase, listedDishOf, statesAmount, withFlavors } from '../grouping/ingredient-lists.ts'
import type { MealQuestion } from '../reading/meal-reading.ts'
import type { SpokenItem } from '../reading/spoken-item.ts'
import { weighIngredient } from '../../recipes/own/weigh-ingredient.ts'
import type { DishInPieces } from '../stories/own-pieces.ts'
import type { RecipeShare } from '../stories/recipe-shares.ts'
import { asRaw } from './noted-weights.ts'
import { weighItem } from './weigh-item.ts'

interface Counted {
  readonly items: readonly SpokenItem[]
  readonly questions: readonly MealQuestion[]
}

/**
 * Counts the person's share of the ingredients of a cooked recipe, at their raw weights, with a question that shows it. The
 * dish that names the recipe is not counted a second time, if the ingredients tell it. Foods without an amount stay: their
 * usual portion is that of one person.
 */
export function countRecipes(
  items: readonly SpokenItem[],
  recipes: readonly RecipeShare[],
  text: string,
): Counted {
  return recipes.reduce<Counted>(
    ({ items: before, questions }, recipe) => {
      const counted = countRecipe(before, recipe, text)
      return counted.every((item, at) => item === before[at])
        ? { items: before, questions }
        : { items: counted, questions: [...questions, questionOf(recipe, isRaw(before, counted))] }
    },
    { items, questions: [] },
  )
}

/** Returns whether a food is counted by another row, that of the raw food. */
function isRaw(before: readonly SpokenItem[], counted: readonly SpokenItem[]): boolean {
  return counted.some(
    ({ start, match }) => before.find((item) => item.start === start)?.match.food.id !== match.food.id,
  )
}

function questionOf({ own, whole }: RecipeShare, raw: boolean): MealQuestion {
  const part = own * 2 === whole ? 'metade' : `${String(own).replace('.', ',')} de ${whole}`
  return {
    code: 'shared_amount',
    text: `Contei só a sua parte da receita (${part})${raw ? ', com os pesos de antes do preparo' : ''}. Confere?`,
  }
}

function countRecipe(items: readonly SpokenItem[], recipe: RecipeShare, text: string): readonly SpokenItem[] {
  const isDish = ({ start, end }: SpokenItem) =>
    recipe.dish !== undefined && start <= recipe.dish && recipe.dish < end
  const isInside = ({ start }: SpokenItem) => start >= recipe.from && start < recipe.to
  const isListed = (item: SpokenItem) => isInside(item) && !isDish(item) && statesAmount(item)
  const listed = items.filter(isListed)
  const [first] = listed
  const shareOf = (item: SpokenItem) => ({
    ...asMeasured(item, recipe, text),
    times: ((item.times ?? 1) * recipe.own) / recipe.whole,
  })
  // `omelete com 4 ovos` and `arroz com 2 xícaras de arroz` are one food with its amount.
  if (!first)
    return items.map((item) => ((isDish(item) || isInside(item)) && isTold(item) ? shareOf(item) : item))
  const dish = items.find((item) => isDish(item) && isToldBy(item, listed))
  return items.flatMap((item) => {
    if (item === dish) return []
    if (!isListed(item)) return [item]
    return [item === first && dish ? withFlavors(shareOf(item), [dish]) : shareOf(item)]
  })
}

/** A recipe is more than was eaten of it, if it has this many times the energy of the eaten pieces and at least `recipeKcal`. */
const recipeTimes = 2
const recipeKcal = 700

/**
 * Counts the eaten pieces of a dish and not the whole recipe that is listed with it, with a question. The ingredients of a
 * single portion count in place of the dish.
 */
export function countPieces(
  items: readonly SpokenItem[],
  dishes: readonly DishInPieces[],
  text: string,
): Counted {
  return dishes.reduce<Counted>(
    ({ items: before, questions }, told) => {
      const dish = before.find(({ start, end }) => start <= told.dish && told.dish < end)
      const listed = before.filter(
        (item) => item !== dish && item.start >= told.from && item.start < told.to && statesAmount(item),
      )
      if (!dish || listed.length === 0 || listed.some(isOwn)) return { items: before, questions }
      const kcal = listed.reduce((sum, item) => sum + kcalOf(item, text), 0)
      const isOnePortion = kcal < Math.max(recipeKcal, recipeTimes * kcalOf(dish, text))
      if (isOnePortion && !(told.isCut && isToldBy(dish, listed)))
        return isToldBy(dish, listed)
          ? { items: withoutDish(before, dish, listed), questions }
          : { items: before, questions }
      const counted = before.flatMap((item) =>
        listed.includes(item) ? [] : [item === dish ? withFlavors(dish, listed) : item],
      )
      return { items: counted, questions: [...questions, questionOfPieces(dish, text)] }
    },
    { items, questions: [] },
  )
}

/** Returns whether an item is an own food, whose allergens are not read from flavors. */
function isOwn({ match }: SpokenItem): boolean {
  return match.food.source === 'own'
}

function withoutDish(items: readonly SpokenItem[], dish: SpokenItem, listed: readonly SpokenItem[]) {
  return items.flatMap((item) => {
    if (item === dish) return []
    return [item === listed[0] ? withFlavors(item, [dish]) : item]
  })
}

function questionOfPieces(dish: SpokenItem, text: string): MealQuestion {
  const { food, grams } = weighItem(text, dish, { isSole: false })
  return {
    code: 'shared_amount',
    text: `Contei ${Math.round(grams)} g de ${food.name.toLowerCase()}, e não a receita inteira. Confere?`,
  }
}

function kcalOf(item: SpokenItem, text: string): number {
  const { food, grams, parts = [{ food, grams }] } = weighItem(text, item, { isSole: false })
  return parts.reduce((sum, part) => sum + (part.food.per100g.kcal * part.grams) / 100, 0)
}

function isTold(item: SpokenItem): boolean {
  return statesAmount(item) || item.match.variation !== undefined
}

/** Groups of foods that are made of several ingredients. */
const mixed: ReadonlySet<FoodGroup> = new Set<FoodGroup>(
  'ensopado sopa doce salgado sanduiche pao molho farofa'.split(' ') as FoodGroup[],
)
/** The same of the other groups. */
const made =
  /^(?:bolo|torta|brownie|cookie|biscoito|panqueca|pizza|waffle|crepe|nhoque|hamb[úu]rguer|alm[ôo]ndega|salada|gelatina|vitamina|granola|polenta|quibe|croquete|sorvete|moqueca|empad|fricass[êe]|risoto|lasanha)/iu

/** Returns whether ingredients tell all of a dish, so that it does not count beside them. */
function isToldBy(dish: SpokenItem, listed: readonly SpokenItem[]): boolean {
  const { food, named } = dish.match
  if (isOwn(dish)) return false
  const foods = listed.map(({ match }) => match.food)
  if (listedDishOf(dish)) return hasBase(dish.match, foods)
  if (foods.some(({ group }) => group === food.group)) return true
  if (listed.length > 1) return named.dish !== undefined || mixed.has(food.group) || made.test(food.name)
  const groups = new Set(foods.map(({ group }) => group))
  const parts = (named.dish?.parts ?? []).filter((part) => groups.has(part.food.group))
  return parts.reduce((sum, { grams }) => sum + grams, 0) > (named.dish?.servedGrams ?? 0) * mainShare
}

/** Share of a dish's weight from which one ingredient tells the dish: the fish of a moqueca. */
const mainShare = 0.4

/** Foods that were weighed after cooking: `frango desfiado`. */
const prepared = /desfiad|cozid|assad|grelhad|pront[oa]/iu

/** Returns an ingredient as a cook measures it: raw, with level cups and the packs that shops sell. */
function asMeasured(item: SpokenItem, recipe: RecipeShare, text: string): SpokenItem {
  const isCooked =
    !recipe.isRaw || item.match.cooking !== undefined || prepared.test(text.slice(item.start, item.end + 12))
  const raw = isCooked || item.match.food.preparation === 'cru' ? item : withRawRow(item)
  const { amount, match } = raw
  const measure = amount?.measure
  if (!amount || !measure || amount.portions !== undefined) return raw
  if (measure.grams !== undefined) return isCooked || !isWeighedRaw(match.food) ? raw : asRaw(raw)
  const { quantity, low, high, size } = amount
  const weighed = weighIngredient(
    match.food,
    { quantity, low, high, measure: measure.name, ...(size && { size }) },
    match.said,
  )
  if (!weighed) return raw
  return {
    ...raw,
    amount: {
      ...amount,
      quantity: weighed.grams,
      low: weighed.gramsLow,
      high: weighed.gramsHigh,
      measure: { name: 'grama', grams: 1, next: 0 },
    },
  }
}

/** Groups of foods that a recipe measures in cups or packs before they are cooked. */
const grains: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['arroz', 'massa', 'feijao'])

function withRawRow(item: SpokenItem): SpokenItem {
  const { match } = item
  if (!grains.has(match.food.group)) return item
  const { food, yieldFactor, isCookingOpen } = rawRowOf(match.food)
  return yieldFactor !== undefined || isCookingOpen ? item : { ...item, match: { ...match, food } }
}
