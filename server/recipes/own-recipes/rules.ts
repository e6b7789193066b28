import { nutrientsOf } from '#contract/nutrition-values.ts'
import type {
  OwnRecipe as OwnRecipeReply,
  OwnRecipeSummary,
  ReadIngredient,
  RecipeFacts,
  RecipeMenuAnswers,
  TypedRecipe,
} from '#contract/recipes/own-recipes.ts'
import type { Food } from '#nutrition/foods/food.ts'
import { foodOfOwn, type RecipeFood } from '#nutrition/foods/own/own-food.ts'
import { portionOf } from '#nutrition/foods/portion.ts'
import { isMainMeal, isSafe, lightMealMinutes } from '#nutrition/menu/request/eligibility.ts'
import { wordList } from '#nutrition/shared/figures/word-list.ts'
import type { DescribedRecipe } from '#nutrition/recipes/described-recipe.ts'
import { foodOfIngredient } from '#nutrition/recipes/ingredient-food.ts'
import { ingredientLine } from '#nutrition/recipes/ingredient-line.ts'
import { describeOwnRecipe } from '#nutrition/recipes/own/describe-own-recipe.ts'
import type { IngredientAmount } from '#nutrition/recipes/own/ingredient-reading.ts'
import { suggestMenuAnswers } from '#nutrition/recipes/own/menu-answers.ts'
import { menuObstacles } from '#nutrition/recipes/own/menu-obstacles.ts'
import { recipeFoodOf } from '#nutrition/recipes/own/own-recipe-food.ts'
import type { MenuAnswers, OwnRecipe } from '#nutrition/recipes/own/own-recipe.ts'
import { type HealthFacts, hasHypertension } from '#nutrition/safety/health-facts.ts'
import { describeFood, hiddenNutrients } from '../../day/foods/rules.ts'
import { describeCard, describeWhole, asDrawn, type RecipeReader, withoutWeight } from '../recipes/rules.ts'
import { type AnsweredIngredient, isOpen } from './answer-lines.ts'
import { noteOf, obstacleText } from './line-copy.ts'
import type { OwnRecipeRow } from '../stored-recipes/queries.ts'
import { ownRecipeFrom } from '../stored-recipes/rules.ts'

/**
 * Days for which a deleted recipe can be restored: as long as a meal can be logged late. Afterwards
 * `eraseRemovedRecipes` erases the recipe.
 */
export const restorableDays = 30
/** Maximum number of revisions kept of a recipe, the latest ones. Meals and menus hold their own copy. */
export const keptRevisions = 20

export function menuAnswersFrom(answers: RecipeMenuAnswers): MenuAnswers {
  return {
    role: answers.role,
    mealTypes: answers.meal_types,
    equipment: answers.equipment,
    preparationMin: answers.preparation_min,
    cookingMin: answers.cooking_min,
    keepsDays: answers.keeps_days,
  }
}

function describeAnswers(answers: MenuAnswers): RecipeMenuAnswers {
  return {
    role: answers.role,
    meal_types: [...answers.mealTypes],
    equipment: [...answers.equipment],
    preparation_min: answers.preparationMin,
    cooking_min: answers.cookingMin,
    keeps_days: answers.keepsDays,
  }
}

/** Returns the recipe that typed fields and answered lines make. */
export function recipeOf(
  id: string,
  typed: Omit<TypedRecipe, 'lines' | 'source_url'>,
  ingredients: readonly AnsweredIngredient[],
): OwnRecipe {
  return {
    id,
    name: typed.name,
    lines: ingredients.map(({ line }) => line),
    steps: typed.instructions
      .split('\n')
      .map((step) => step.trim())
      .filter((step) => step !== ''),
    portions: typed.portions,
    finalGrams: typed.final_grams,
    menu: typed.menu && menuAnswersFrom(typed.menu),
  }
}

/** Returns the numbers and facts of a recipe for this reader; `null` while no ingredient is counted. */
export function describeFacts(own: OwnRecipe, reader: RecipeReader): RecipeFacts | null {
  const portion = recipeFoodOf(own)
  return portion && factsOf(own, portion, reader)
}

function factsOf(own: OwnRecipe, portion: RecipeFood, reader: RecipeReader): RecipeFacts {
  const { recipe, uncountedNames, unknownNames, namesInSteps, isLowerBound } = describeOwnRecipe(own)
  const { hidesNumbers } = reader
  const whole = describeWhole(asDrawn(recipe), reader)
  const food = foodOfOwn(portion)
  return {
    ...(hidesNumbers ? hiddenNutrients : nutrientsOf(recipe.perPortion)),
    sodium_mg: whole.sodium_mg,
    portion_grams: whole.portion_grams,
    final_grams: hidesNumbers ? null : (recipe.yieldGrams ?? recipe.portionGrams * recipe.portions),
    allergens: whole.allergens,
    unknown_allergens: [...(food.unknownAllergens ?? [])],
    warnings: whole.warnings,
    // An unknown ingredient can only make the group less favourable, so only group 4 is certain.
    nova: unknownNames.length > 0 && food.nova !== 4 ? null : food.nova,
    cost: recipe.costClass,
    left_out: [
      ...uncountedNames,
      ...unknownNames,
      ...namesInSteps.map((name) => `${name} (só no modo de preparo)`),
    ],
    is_lower_bound: isLowerBound,
  }
}

/** Reader of an own recipe; `person` is null without a questionnaire. */
export interface OwnRecipeReader extends RecipeReader {
  readonly person: HealthFacts | null
}

/**
 * Returns why the recipe cannot be in the menus of its owner, as texts; `null` for answers that the screen asks for
 * anyway.
 */
export function listMenuObstacles(
  own: OwnRecipe,
  { person, hidesNumbers }: OwnRecipeReader,
): (string | null)[] {
  const isSodiumLimited = person !== null && hasHypertension(person)
  return menuObstacles(own, isSodiumLimited).map((one) => obstacleText(one, hidesNumbers))
}

/** Returns the reasons why the recipe cannot be in this reader's menus, and the menu answers to propose. */
export function describeMenuPlace(own: OwnRecipe, reader: OwnRecipeReader): OwnRecipeReply['menu'] {
  const obstacles = listMenuObstacles(own, reader).flatMap((text) => text ?? [])
  const { recipe } = describeOwnRecipe(own)
  const isForbidden = obstacles.length === 0 && reader.exclusions && !isSafe(recipe, reader.exclusions)
  return {
    obstacles: isForbidden
      ? ['Tem algo que suas respostas deixam de fora, ou que não dá para conferir.']
      : obstacles,
    notes: menuNotes(recipe, reader),
    suggestion: describeAnswers(own.menu ?? suggestMenuAnswers(own)),
  }
}

/** Returns why a recipe without obstacles would seldom be served: its time, or equipment that the kitchen lacks. */
function menuNotes(recipe: DescribedRecipe, { answers }: RecipeReader): string[] {
  if (!answers) return []
  const { cook_time_min: mainMinutes, equipment } = answers.lifestyle
  const limits = recipe.mealTypes.map((type) => (isMainMeal(type) ? mainMinutes : lightMealMinutes))
  const most = Math.max(0, ...limits)
  const owned: readonly string[] = [...equipment, 'Sem cozimento']
  const missing = equipment.length > 0 ? recipe.equipment.filter((one) => !owned.includes(one)) : []
  return [
    ...(recipe.totalMinutes > most
      ? [`Leva ${recipe.totalMinutes} minutos, e o seu tempo para estas refeições é de ${most}.`]
      : []),
    ...(missing.length > 0 ? [`Precisa de ${wordList(missing)}, que não está na sua cozinha.`] : []),
  ]
}

export function describeSummary(row: OwnRecipeRow, reader: RecipeReader): OwnRecipeSummary {
  const { recipe, isLowerBound } = describeOwnRecipe(ownRecipeFrom(row))
  const card = describeCard(asDrawn(recipe), reader)
  return {
    id: row.id,
    recipe_id: card.id,
    name: card.name,
    portions: row.recipe.portions,
    calories: card.calories,
    protein_g: card.protein_g,
    is_lower_bound: isLowerBound,
    in_menus: row.isInMenus,
    conflicts: card.conflicts,
    vessel: card.vessel,
    foods: card.foods,
  }
}

export function describeRow(row: OwnRecipeRow, reader: OwnRecipeReader): OwnRecipeReply {
  const own = ownRecipeFrom(row)
  const portion = { id: own.id, ...row.food }
  const described = describeOwnRecipe(own)
  return {
    id: row.id,
    typed: {
      name: own.name,
      portions: own.portions,
      final_grams: own.finalGrams,
      lines: row.lines.map((line) => ({ ...line })),
      instructions: own.steps.join('\n'),
      source_url: row.sourceUrl,
      menu: own.menu && describeAnswers(own.menu),
    },
    recipe: describeWhole(asDrawn(described.recipe), reader),
    facts: factsOf(own, portion, reader),
    menu: describeMenuPlace(own, reader),
    food: describeFood(foodOfOwn(portion), reader.hidesNumbers),
  }
}

/** Describes an ingredient of a typed line, with its question and the foods to choose from. */
export function describeIngredient(answered: AnsweredIngredient, hidesNumbers: boolean): ReadIngredient {
  const { reading, position, choice, line } = answered
  const food = line.kind === 'ingredient' ? foodOfIngredient(line) : undefined
  const shown = food && line.kind === 'ingredient' ? ingredientLine(line, food) : null
  return {
    line: reading.line,
    position,
    state: stateOf(answered),
    text: reading.text,
    shown: shown === null ? nameOf(answered) : hidesNumbers ? withoutWeight(shown) : shown,
    counted: food && line.kind === 'ingredient' ? describeCounted(food, line, hidesNumbers) : null,
    is_chosen: choice !== null && choice !== 'left_out',
    note: choice === null ? noteOf(reading, hidesNumbers) : null,
    options: optionsOf(answered).map((option) => ({
      food: describeFood(option.food, hidesNumbers),
      amount: option.amount && amountOf(option.amount),
    })),
  }
}

function describeCounted(
  food: Food,
  { grams, quantity, measure }: Pick<IngredientAmount, 'grams' | 'quantity' | 'measure'>,
  hidesNumbers: boolean,
): ReadIngredient['counted'] {
  const { calories, protein_g } = hidesNumbers ? hiddenNutrients : nutrientsOf(portionOf(food, grams))
  return { food: describeFood(food, hidesNumbers), grams, quantity, measure, calories, protein_g }
}

function amountOf({ grams, quantity, measure }: IngredientAmount) {
  return { grams, quantity, measure }
}

const askedStates = { amount: 'ask_amount', food: 'ask_food', cooking: 'ask_cooking' } as const

function stateOf(answered: AnsweredIngredient): ReadIngredient['state'] {
  const { reading, choice, line } = answered
  if (choice === 'left_out' && reading.kind !== 'heading' && reading.kind !== 'water') return 'left_out'
  if (isOpen(answered) && reading.kind === 'doubt') return askedStates[reading.reason]
  return line.kind === 'ingredient' ? 'counted' : line.kind
}

function nameOf({ reading, line }: AnsweredIngredient): string {
  if ('name' in line) return line.name
  return reading.text
}

function optionsOf({ reading }: AnsweredIngredient) {
  if (reading.kind === 'doubt') return reading.options
  if (reading.kind !== 'ingredient') return []
  return reading.alternatives.map((food) => ({ food, amount: null }))
}
