import type { KnownNutrition } from '../shared/figures/nutrition.ts'
import type { AllergenTag } from '../foods/food.ts'
import { pantry } from './pantry.ts'
import type { Style } from '../safety/health-answers.ts'
import type { Recipe, RecipeRole } from './recipe.ts'
import type { CostClass } from './recipe-cost.ts'
import type { WeighedFood } from '../foods/composition.ts'

/** Facts that determine the tags of a recipe. */
export interface TagFacts {
  readonly recipe: Recipe
  readonly weighed: readonly WeighedFood[]
  readonly perPortion: KnownNutrition
  readonly allergens: ReadonlySet<AllergenTag>
  readonly costClass: CostClass
  readonly isFried: boolean
}

/** Maximum energy of a light portion by role, kcal (own choice). */
const lightKcal: Readonly<Record<RecipeRole, number>> = {
  main: 260,
  solo: 380,
  base: 160,
  side: 70,
  snack: 200,
  drink: 70,
}

/**
 * Minimum protein of a high-protein portion by role, g (own choice). Protein must also provide a fifth of the energy.
 */
const highProteinG: Readonly<Record<RecipeRole, number>> = {
  main: 20,
  solo: 20,
  base: 10,
  side: 8,
  snack: 12,
  drink: 8,
}

/** Maximum carbohydrate of a low-carb portion by role, g (own choice). */
const lowCarbG: Readonly<Record<RecipeRole, number>> = {
  main: 10,
  solo: 20,
  base: 10,
  side: 8,
  snack: 12,
  drink: 5,
}

/** Minimum fiber of a high-fiber portion, g: 20 % of the daily value of 25 g (IN 75/2020, "alto conteúdo"). */
const highFiberG = 5

const animalFlesh: readonly AllergenTag[] = ['carne', 'peixe', 'crustaceos', 'moluscos']
const animalOrigin: readonly AllergenTag[] = [...animalFlesh, 'ovo', 'leite', 'lactose', 'origem_animal']

/** Rule of each tag. Dietary restrictions use the ingredients' allergen tags, like `safety/exclusions.ts`. */
const tagRules = {
  /** Everyday lunch: mains on a plate, bases and sides, except in the highest cost class. */
  PF: ({ recipe: { role, mealTypes, vessel }, costClass }) =>
    ['main', 'base', 'side'].includes(role) &&
    mealTypes.includes('almoco') &&
    (vessel === 'prato' || role !== 'main') &&
    costClass < 3,
  light: ({ recipe: { role }, perPortion: { kcal }, isFried }) => !isFried && kcal <= lightKcal[role],
  proteina_alta: ({ recipe: { role }, perPortion: { kcal, proteinG } }) =>
    proteinG >= highProteinG[role] && proteinG * 4 >= kcal * 0.2,
  fibra_alta: ({ perPortion: { fiberG } }) => fiberG >= highFiberG,
  low_carb: ({ recipe: { role }, perPortion: { carbG } }) => carbG <= lowCarbG[role],
  vegetariano: ({ allergens }) => isFreeOf(allergens, animalFlesh),
  vegano: ({ allergens }) => isFreeOf(allergens, animalOrigin),
  sem_lactose: ({ allergens }) => !allergens.has('lactose'),
  sem_gluten: ({ allergens }) => !allergens.has('gluten'),
  cafe: ({ recipe: { mealTypes } }) => mealTypes.includes('cafe_manha'),
  /** Typical bakery items: bread and savoury snacks, drinks with coffee. */
  padaria: (facts) =>
    (facts.recipe.role === 'snack' &&
      facts.weighed.some(({ food }) => ['pao', 'salgado'].includes(food.group))) ||
    (facts.recipe.role === 'drink' && hasFood(facts, [pantry.cafe])),
  /** Mains, bases and whole meals that can be cooked ahead: they keep at least three days in the fridge. */
  marmita: ({ recipe: { role, keepsDays } }) => ['main', 'base', 'solo'].includes(role) && keepsDays >= 3,
  caseira: (facts) =>
    facts.recipe.mealTypes.includes('almoco') && facts.costClass < 3 && facts.recipe.role !== 'drink',
  saladas: ({ recipe: { family } }) => family.startsWith('salada') || family === 'vinagrete',
  italiana: (facts) =>
    facts.recipe.mealTypes.includes('almoco') &&
    (facts.weighed.some(({ food }) => food.group === 'massa') ||
      hasFood(facts, [pantry.fuba, pantry.parmesao])),
  japonesa: (facts) =>
    hasFood(facts, [pantry.shoyu]) || (facts.recipe.role === 'side' && hasFood(facts, [pantry.gergelim])),
  churrasco: ({ recipe: { family } }) =>
    ['churrasco', 'linguica', 'queijo-coalho', 'vinagrete', 'farofa'].includes(family),
} as const satisfies Record<string, (facts: TagFacts) => boolean>

export type RecipeTag = keyof typeof tagRules

const tagOfStyle: Readonly<Record<Style, RecipeTag>> = {
  PF: 'PF',
  Padaria: 'padaria',
  Vegetariano: 'vegetariano',
  Vegano: 'vegano',
  'Low-carb': 'low_carb',
  'Sem lactose': 'sem_lactose',
  'Sem glúten': 'sem_gluten',
  Japonesa: 'japonesa',
  Italiana: 'italiana',
  Churrasco: 'churrasco',
  Saladas: 'saladas',
  'Comida caseira': 'caseira',
}

/** Returns the tags of a recipe, in the order of `tagRules`. */
export function recipeTags(facts: TagFacts): RecipeTag[] {
  return (Object.keys(tagRules) as RecipeTag[]).filter((tag) => tagRules[tag](facts))
}

/** Returns the questionnaire's styles that match these tags. */
export function stylesOf(tags: readonly RecipeTag[]): Style[] {
  return (Object.keys(tagOfStyle) as Style[]).filter((style) => tags.includes(tagOfStyle[style]))
}

function isFreeOf(allergens: ReadonlySet<AllergenTag>, tags: readonly AllergenTag[]): boolean {
  return !tags.some((tag) => allergens.has(tag))
}

function hasFood({ weighed }: TagFacts, ids: readonly string[]): boolean {
  return weighed.some(({ food }) => ids.includes(food.id))
}
