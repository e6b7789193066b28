import { foodOfIngredient } from '#nutrition/recipes/ingredient-food.ts'
import { wordList } from '#nutrition/shared/figures/word-list.ts'
import { nutrientsOf } from '#contract/nutrition-values.ts'
import type { Recipe, RecipeCard, RecipeWarning, Replacement } from '#contract/recipes/recipes.ts'
import { unlimited, recipeLimits } from '#contract/billing/plans.ts'
import type { Answers } from '#contract/account/questionnaire.ts'
import { findRecipeFood, recipeFoodId } from '#nutrition/foods/dishes/recipe-dishes.ts'
import { holdsAny } from '#nutrition/foods/identity/contents.ts'
import type { IdentityId } from '#nutrition/foods/identity/identity-id.ts'
import { nameOf } from '#nutrition/foods/identity/identity-table.ts'
import { seedOf } from '#nutrition/menu/request/person-request.ts'
import { findReplacements } from '#nutrition/menu/week/replacement.ts'
import type { DescribedRecipe } from '#nutrition/recipes/described-recipe.ts'
import { ingredientName } from '#nutrition/recipes/ingredient-line.ts'
import type { RecipeTag } from '#nutrition/recipes/recipe-tags.ts'
import { shoppingList } from '#nutrition/recipes/shopping-list.ts'
import {
  excludesRecipe,
  type Exclusion,
  type Exclusions,
  exclusionsHitBy,
  forbidsRecipe,
} from '#nutrition/safety/exclusions.ts'
import { recipes as library } from '#nutrition/recipes/cookbook/recipe-library.ts'
import { plateOfRecipe } from '../../../plate/recipe-plate.ts'
import { describeFood, hiddenNutrients } from '../../day/foods/rules.ts'
import { dislikesOf, favoriteFoodsOf } from '../../account/profile/rules.ts'
import type { Pictures, RecipePicture } from '../images/rules.ts'
import { describedRecipes } from '../../menus/planner/rules.ts'

/** Data of a recipe that is the same for all readers. */
export interface BookRecipe extends DescribedRecipe {
  readonly plate: ReturnType<typeof plateOfRecipe>
  /** Picture of the recipe; without one its plate is drawn. */
  readonly picture?: RecipePicture | undefined
}

/** Returns a recipe with its drawn plate. */
export function asDrawn(recipe: DescribedRecipe): BookRecipe {
  return { ...recipe, plate: plateOfRecipe(recipe) }
}

export function withPicture(recipe: BookRecipe, pictures: Pictures): BookRecipe {
  return { ...recipe, picture: pictures.get(recipe.id) }
}

/** Properties of a reader (the account that sees the recipes) that change a card. */
export interface Reader {
  readonly exclusions: Exclusions | null
  readonly hidesNumbers: boolean
}

/** Reader of a whole recipe; `answers` is null without a questionnaire or account. */
export interface RecipeReader extends Reader {
  readonly answers: Answers | null
}

export function byTimeThenName(a: DescribedRecipe, b: DescribedRecipe): number {
  return a.totalMinutes - b.totalMinutes || a.name.localeCompare(b.name, 'pt-BR')
}

/**
 * Returns the ids of the recipes that a plan opens: the `limit` recipes with the smallest hash, a random choice that
 * covers all meals even in a small plan. The hash depends on the id alone: a larger plan includes the recipes of a
 * smaller one, and a new recipe displaces at most one.
 */
export function openIds(recipeIds: readonly string[], limit: number): ReadonlySet<string> {
  if (limit === unlimited || limit >= recipeIds.length) return new Set(recipeIds)
  const drawn = recipeIds
    .map((id) => ({ id, lot: seedOf(id) }))
    .sort((a, b) => a.lot - b.lot || (a.id < b.id ? -1 : 1))
  return new Set(drawn.slice(0, limit).map(({ id }) => id))
}

/** Tags that imply numbers; they are not shown to readers with hidden numbers. */
const numberTags: ReadonlySet<RecipeTag> = new Set(['light', 'low_carb', 'proteina_alta', 'fibra_alta'])

export function describeCard(recipe: BookRecipe, { exclusions, hidesNumbers }: Reader): RecipeCard {
  const { calories, protein_g } = hidesNumbers ? hiddenNutrients : nutrientsOf(recipe.perPortion)
  return {
    id: recipe.id,
    name: recipe.name,
    image: recipe.picture?.address ?? null,
    time_min: recipe.totalMinutes,
    equipment: [...recipe.utensils],
    tags: recipe.tags.filter((tag) => !hidesNumbers || !numberTags.has(tag)),
    calories,
    protein_g,
    meal_types: [...recipe.mealTypes],
    role: recipe.role,
    cost: recipe.costClass,
    vessel: recipe.plate.vessel,
    foods: [...recipe.plate.items],
    conflicts: exclusions ? conflictsOf(recipe, exclusions).map(({ exclusion }) => exclusion.answer) : [],
    reason: recipe.tags.includes('marmita')
      ? `Boa de marmita: dura ${recipe.keepsDays === 1 ? '1 dia' : `${recipe.keepsDays} dias`} na geladeira`
      : null,
  }
}

/** Returns the cache key of the cards that a reader sees. Readers who see the same cards have the same key. */
export function cardsKeyOf({ exclusions, hidesNumbers }: Reader): string {
  return JSON.stringify([hidesNumbers, exclusions && [exclusions.isStrict, exclusions.all]])
}

const mostPortions = 8

export function describeWhole(recipe: BookRecipe, reader: RecipeReader): Recipe {
  const { exclusions, hidesNumbers } = reader
  const linesFor = (portions: number) =>
    shoppingList(recipe, portions).map((line) => (hidesNumbers ? withoutWeight(line) : line))
  return {
    ...describeCard(recipe, reader),
    ...(hidesNumbers ? hiddenNutrients : nutrientsOf(recipe.perPortion)),
    story: recipe.story,
    image_query: recipe.imageQuery,
    image_credit: recipe.picture?.credit ?? null,
    preparation_time_min: recipe.preparationMin,
    cooking_time_min: recipe.cookingMin,
    portions: recipe.portions,
    portion_grams: hidesNumbers ? null : recipe.portionGrams,
    sodium_mg: hidesNumbers ? null : recipe.perPortion.sodiumMg,
    ingredients: linesFor(recipe.portions),
    shopping_lists: Array.from({ length: mostPortions }, (_, index) => ({
      portions: index + 1,
      ingredients: linesFor(index + 1),
    })),
    instructions: [...recipe.steps],
    keeps_days: recipe.keepsDays,
    allergens: [...recipe.allergens],
    food: describePortion(recipe.id, hidesNumbers),
    warnings: [
      ...(exclusions ? warningsOf(recipe, exclusions) : []),
      ...dislikeWarnings(recipe, dislikesOf(reader.answers)),
    ],
  }
}

/** Returns the best `count` replacements for a recipe that suit the reader, with the difference per portion. */
export function describeReplacements(
  recipe: BookRecipe,
  { candidates, count }: { readonly candidates: readonly BookRecipe[]; readonly count: number },
  reader: RecipeReader,
): Replacement[] {
  const { answers, exclusions, hidesNumbers } = reader
  const tastes = {
    exclusions,
    dislikes: dislikesOf(answers),
    equipment: answers?.lifestyle.equipment ?? [],
    ...(answers && {
      likes: {
        styles: answers.preferences.styles,
        proteinPriorities: answers.preferences.protein_priority,
        favoriteFoods: favoriteFoodsOf(answers),
        constraints: [],
      },
    }),
  }
  return findReplacements(recipe, candidates, tastes, count).map((other) => ({
    recipe: describeCard(other, reader),
    changes: hidesNumbers
      ? null
      : {
          kcal: other.perPortion.kcal - recipe.perPortion.kcal,
          protein_g: Math.round(other.perPortion.proteinG - recipe.perPortion.proteinG),
        },
  }))
}

function describePortion(recipeId: string, hidesNumbers: boolean): Recipe['food'] {
  const food = findRecipeFood(recipeFoodId(recipeId))
  return food ? describeFood(food, hidesNumbers) : null
}

/**
 * Removes the grams or milliliters in brackets: `1 concha de feijão (140 g)` becomes `1 concha de feijão`. A line
 * without a household measure keeps its amount.
 */
export function withoutWeight(line: string): string {
  return line.replace(/ \([\d.,]+ (g|ml)\)/, '')
}

interface Conflict {
  readonly exclusion: Exclusion
  readonly certainty: RecipeWarning['certainty']
}

/**
 * Lists the conflicts of a recipe with the reader's answers. A recipe with a conflict is never planned (`isSafe`). An
 * empty list does not mean that the recipe is safe: the food table knows neither brands nor traces nor the kitchen.
 */
function conflictsOf(recipe: DescribedRecipe, exclusions: Exclusions): Conflict[] {
  const mayHoldTraces = exclusions.isStrict && recipe.hasUnseenIngredients
  return exclusions.all.flatMap((exclusion): Conflict[] => {
    if (excludesRecipe(exclusion, recipe)) return [{ exclusion, certainty: 'contem' }]
    const isUnseen = mayHoldTraces || !recipe.isVerified
    const isUnclear = forbidsRecipe(exclusion, recipe) || (isUnseen && exclusion.source === 'alergia')
    return isUnclear ? [{ exclusion, certainty: 'nao_verificado' }] : []
  })
}

function warningsOf(recipe: DescribedRecipe, exclusions: Exclusions): RecipeWarning[] {
  return conflictsOf(recipe, exclusions).map(({ exclusion, certainty }) => ({
    answer: exclusion.answer,
    source: exclusion.source,
    certainty,
    text:
      certainty === 'contem'
        ? warningText(exclusion, namesOf(recipe, exclusion, exclusions))
        : unverifiedText(exclusion),
  }))
}

function unverifiedText({ source, answer }: Exclusion): string {
  return source === 'alergia'
    ? `Tem ingrediente pronto, que pode levar traços ligados à sua alergia (${answer}). Confira o rótulo e o preparo.`
    : `Tem ingrediente que não deu para conferir (${answer}). Confira o rótulo e o preparo.`
}

function dislikeWarnings(recipe: DescribedRecipe, dislikes: readonly IdentityId[]): RecipeWarning[] {
  return dislikes
    .filter((id) => holdsAny(recipe, [id]))
    .map(nameOf)
    .map((answer) => ({
      answer,
      source: 'gosto',
      certainty: 'contem',
      text: `Leva ${answer.toLowerCase()}, que você prefere evitar.`,
    }))
}

/** Names the ingredients that cause the conflict; empty if the preparation causes it. */
function namesOf(recipe: DescribedRecipe, exclusion: Exclusion, exclusions: Exclusions): string {
  const use = recipe.cookingMin === 0 ? 'served' : 'ingredient'
  const foods = recipe.ingredients.flatMap((ingredient) => foodOfIngredient(ingredient) ?? [])
  const behind = foods.filter((food) => exclusionsHitBy(food, exclusions, use).includes(exclusion))
  return wordList(behind.map(ingredientName))
}

function warningText({ source, answer, text }: Exclusion, names: string): string {
  const holds = names === '' ? 'O preparo não combina' : `Leva ${names}`
  switch (source) {
    case 'alergia':
      return `${holds}: você informou alergia (${answer}). Confira antes de comer.`
    case 'intolerancia':
      return `${holds}: você informou intolerância (${answer}).`
    case 'gestacao':
      return `${holds}: não é indicado durante a ${answer.toLowerCase()}. Na dúvida, fale com a equipe do pré-natal ou com o pediatra.`
    case 'estilo':
      return `${holds}: fica fora do estilo que você escolheu (${answer}).`
    case 'saude':
      return `${holds}: com ${answer.toLowerCase()}, deixamos de fora ${text}.`
  }
}

export const libraryIds = library.map(({ id }) => id)

let book: readonly BookRecipe[] | undefined

/** Returns all recipes by time and name. They are described on first use, to keep the start fast. */
export function recipeBook(): readonly BookRecipe[] {
  book ??= describedRecipes().map(asDrawn).sort(byTimeThenName)
  return book
}

let openToAll: readonly BookRecipe[] | undefined

/**
 * Returns the recipes that every paid plan opens (those of the smallest plan, `recipeLimits.basic`), by time and name.
 */
export function recipesOfEveryPlan(): readonly BookRecipe[] {
  if (!openToAll) {
    const open = openIds(libraryIds, recipeLimits.basic)
    openToAll = recipeBook().filter(({ id }) => open.has(id))
  }
  return openToAll
}
