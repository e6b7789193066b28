import { pantry } from '#nutrition/recipes/pantry.ts'
import type { Ingredient, Recipe } from '#nutrition/recipes/recipe.ts'
import { ingredientsOf, type ServedIngredient } from '#nutrition/recipes/served-recipe.ts'
import { plain, type PlateItem, type PlateMeal, type Vessel } from './meal.ts'
import { matches } from './vessel-choice.ts'

/**
 * Ingredients that are not visible in the cooked dish: oils, salt, garlic, sugar, dried herbs. Fresh herbs are not
 * included, because they are drawn as garnish.
 */
const invisibleIngredients =
  /azeite|oleo|manteiga de garrafa|^sal\b|\balho\b|oregano|pimenta em po|fermento|acucar|coentro desidratado/
/** Up to this many grams of egg per portion only bind a dough or patty and are not drawn. */
const bindingEggGrams = 30
/** Up to this many grams of chopped or grated onion per portion belong to the sauce and are not drawn. */
const choppedOnionGrams = 45
/** Cuts and cooking methods that change how a food looks. */
const looks = /desfiad[oa]s?|acebolad[oa]s?|mexidos?|omelete|fritada|em cubos|em iscas|em tiras|purê/i
/** Names of soups, without accents. In a bowl or pot, liquid is drawn around the foods of a soup. */
const soups = /^(sopa|canja|caldo|caldinho|creme|tacaca)\b|tucupi/
const stews = /moqueca|bobo\b|feijoada|ensopad|caldeirada|vaca atolada|barread/
/** Foods with which a pot gets no liquid: rice absorbs it, and beans are drawn with their own broth. */
const needsNoBroth = matches(/^(arroz|feijao)|vagem/)
const isRice = matches(/^arroz/)
const isBeans = matches(/^feijao/)

export type RecipePlate = PlateMeal & { readonly vessel: Vessel }

/** Cache by recipe, because library recipes are drawn on many screens. */
const known = new WeakMap<Recipe, RecipePlate>()

/** Returns the drawable plate of one portion of a recipe: the vessel, and the foods in grams. */
export function plateOfRecipe(recipe: Recipe): RecipePlate {
  const drawn = known.get(recipe) ?? draw(recipe)
  known.set(recipe, drawn)
  return drawn
}

function draw(recipe: Recipe): RecipePlate {
  const served = ingredientsOf(recipe, 1)
  if (recipe.role === 'drink' || recipe.vessel === 'copo') {
    const grams = served.reduce((sum, one) => sum + one.grams, 0)
    return { vessel: recipe.vessel, items: [{ group: 'bebida', grams, name: recipe.name }] }
  }
  const seen = served.filter((one) => isVisible(one, noteOf(recipe, one), recipe))
  const items = (seen.length > 0 ? seen : served).map((one) => itemOf(one, noteOf(recipe, one), recipe))
  // A drawn cup always contains a drink, so a dish that is cooked in a mug is drawn in a bowl.
  const vessel = recipe.vessel === 'xicara' ? 'tigela' : recipe.vessel
  return { vessel, items: [...liquidOf(recipe, items), ...asCooked(recipe, items)] }
}

/** Merges the beans in a pot with its rice, as in baião and mexido. */
function asCooked({ name, vessel }: Recipe, items: readonly PlateItem[]): PlateItem[] {
  const rice = items.find(isRice)
  if (vessel !== 'panela' || !rice || !items.some(isBeans)) return [...items]
  return items.filter((item) => !isBeans(item)).map((item) => (item === rice ? { ...rice, name } : item))
}

/**
 * Returns the liquid around the foods of a soup or stew in a bowl or pot; its grams are the sum of all foods. Otherwise
 * returns nothing.
 */
function liquidOf({ name, vessel }: Recipe, items: readonly PlateItem[]): PlateItem[] {
  const words = plain(name)
  const isSoup = soups.test(words)
  const isStew = stews.test(words) || (vessel === 'panela' && !items.some(needsNoBroth))
  if ((!isSoup && !isStew) || (vessel !== 'tigela' && vessel !== 'panela')) return []
  const grams = items.reduce((sum, item) => sum + item.grams, 0)
  return [{ group: isSoup ? 'sopa' : 'ensopado', grams, name }]
}

function noteOf(recipe: Recipe, { food }: ServedIngredient): string {
  return recipe.ingredients.find(({ foodId }: Ingredient) => foodId === food.id)?.note ?? ''
}

function isVisible({ food, grams }: ServedIngredient, note: string, recipe: Recipe): boolean {
  if (invisibleIngredients.test(plain(food.name)) || note === 'só o suco') return false
  if (food.group === 'molho') return false
  if (food.group === 'laticinio' && recipe.vessel === 'prato') return !/^leite/i.test(food.name)
  if (food.group === 'ovo') return recipe.protein === 'ovo' || grams > bindingEggGrams
  if (food.id === pantry.cebola) return !/picad|ralad/.test(note) || grams > choppedOnionGrams
  return true
}

function itemOf({ food, grams }: ServedIngredient, note: string, { name }: Recipe): PlateItem {
  if (food.id === pantry.goma) return { group: 'pao', grams, name: 'Tapioca' }
  const isMain = ['carne', 'frango', 'peixe', 'ovo', 'tuberculo'].includes(food.group)
  const way = looks.exec(note)?.[0] ?? (isMain ? looks.exec(name)?.[0].toLowerCase() : undefined)
  return { group: food.group, grams, name: way ? `${food.name}, ${way}` : food.name }
}
