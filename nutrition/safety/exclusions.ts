import type { AllergenTag, Food } from '../foods/food.ts'
import { type Contents, holdsAny, mayHoldAny } from '../foods/identity/contents.ts'
import { contentsOf } from '../foods/identity/food-contents.ts'
import type { IdentityId } from '../foods/identity/identity-id.ts'
import { findIdentity } from '../foods/identity/identity-table.ts'
import { isUnlisted } from '../foods/unlisted-food.ts'
import { foodRules, type FoodRule } from './food-rules.ts'
import { healthExclusions, type ExclusionRule } from './health-exclusions.ts'
import type { Allergy, Intolerance, Style } from './health-answers.ts'
import { isCeliac, type HealthFacts } from './health-facts.ts'
import { namedAllergy } from './named-allergies.ts'

export type ExclusionSource = 'alergia' | 'intolerancia' | 'gestacao' | 'estilo' | 'saude'

/** One reason to exclude foods from a person's menus. Plain data, so that it can be sent to a worker. */
export interface Exclusion {
  readonly source: ExclusionSource
  /** Answer that causes the exclusion, as displayed: `Amendoim`, `Vegano`, `Hipertensão`. */
  readonly answer: string
  readonly tags: readonly AllergenTag[]
  readonly rules: readonly FoodRule[]
  /** Foods of an allergy that was named in free text; empty for other reasons. */
  readonly identities: readonly IdentityId[]
  /** Portuguese text that completes "Deixamos de fora …". */
  readonly text: string
}

/** All reasons to exclude foods from a person's menus. */
export interface Exclusions {
  readonly all: readonly Exclusion[]
  /** Union of all tags; a hard constraint on every menu. */
  readonly tags: ReadonlySet<AllergenTag>
  /** True with a severe allergy: foods that may carry traces then count as "pode conter" (`cross-contact.ts`). */
  readonly isStrict: boolean
  /**
   * True with any allergy, including a severe allergy without a name. Recipes with an ingredient outside the food table
   * are then excluded.
   */
  readonly refusesUnverified: boolean
}

const byAllergy: Record<Exclude<Allergy, 'Nenhuma'>, ExclusionRule> = {
  Leite: { tags: ['leite'], text: 'leite e derivados, inclusive os sem lactose' },
  Glúten: { tags: ['gluten'], text: 'trigo, centeio, cevada, malte e aveia' },
  Ovo: { tags: ['ovo'], text: 'ovo e preparos com ovo' },
  Soja: { tags: ['soja'], text: 'soja e derivados' },
  Amendoim: { tags: ['amendoim'], text: 'amendoim e derivados' },
  Castanhas: { tags: ['castanhas'], text: 'castanhas, nozes e amêndoas' },
  'Frutos do mar': { tags: ['crustaceos', 'moluscos', 'peixe'], text: 'crustáceos, moluscos e peixes' },
}

const byIntolerance: Record<Exclude<Intolerance, 'Nenhuma'>, ExclusionRule> = {
  Lactose: { tags: ['lactose'], text: 'alimentos com lactose' },
  Glúten: { tags: ['gluten'], text: 'trigo, centeio, cevada, malte e aveia' },
  Frutose: { tags: ['frutose'], text: 'alimentos ricos em frutose' },
  Histamina: { tags: ['histamina'], text: 'alimentos ricos em histamina' },
  FODMAPs: { tags: ['fodmap'], text: 'alimentos ricos em FODMAPs' },
}

const byStyle: Partial<Record<Style, ExclusionRule>> = {
  Vegetariano: { tags: ['carne', 'peixe', 'crustaceos', 'moluscos'], text: 'carnes, peixes e frutos do mar' },
  Vegano: {
    tags: ['carne', 'peixe', 'crustaceos', 'moluscos', 'ovo', 'leite', 'lactose', 'origem_animal'],
    text: 'tudo o que é de origem animal',
  },
  'Sem lactose': { tags: ['lactose'], text: 'alimentos com lactose' },
  'Sem glúten': { tags: ['gluten'], text: 'trigo, centeio, cevada, malte e aveia' },
}

/**
 * Returns the exclusions that follow from a person's answers, each with its reason. Allergen groups: RDC 727/2022,
 * `docs/sources.md`.
 */
export function exclusionsOf(facts: HealthFacts): Exclusions {
  const all = [
    ...facts.allergies.flatMap((answer) =>
      answer === 'Nenhuma' ? [] : [exclusion('alergia', answer, byAllergy[answer])],
    ),
    ...facts.namedAllergies.map((id): Exclusion => {
      const allergy = namedAllergy(id)
      return exclusion('alergia', allergy.answer, allergy)
    }),
    ...(isCeliac(facts) ? [exclusion('alergia', 'Doença celíaca', byAllergy.Glúten)] : []),
    ...intolerancesOf(facts).map((answer) => exclusion('intolerancia', answer, byIntolerance[answer])),
    ...healthExclusions
      .filter(({ when }) => when(facts))
      .map((rule) => exclusion(rule.source, rule.answer, rule)),
    ...facts.styles.flatMap((answer) => {
      const rule = byStyle[answer]
      return rule ? [exclusion('estilo', answer, rule)] : []
    }),
  ]
  const isStrict = facts.conditions.includes('alergias_graves') || facts.declared.includes('alergia_grave')
  return {
    all,
    tags: new Set(all.flatMap(({ tags }) => tags)),
    isStrict,
    refusesUnverified: isStrict || all.some(({ source }) => source === 'alergia'),
  }
}

/** Returns the selected intolerances, plus lactose if the health text states it. */
function intolerancesOf({ intolerances, declared }: HealthFacts): Exclude<Intolerance, 'Nenhuma'>[] {
  const ticked = intolerances.filter((answer) => answer !== 'Nenhuma')
  return declared.includes('lactose') && !ticked.includes('Lactose') ? [...ticked, 'Lactose'] : ticked
}

/**
 * Returns the exclusions that an own food may or may not match. Either the label leaves open one of the exclusion's
 * allergens, or the exclusion is an allergy to a food that labels need not name. Empty for foods of the table.
 */
export function exclusionsUnknownFor(food: Food, exclusions: Exclusions): Exclusion[] {
  const { unknownAllergens = [] } = food
  if (unknownAllergens.length === 0) return []
  const hits = exclusionsHitBy(food, exclusions)
  return exclusions.all.filter(
    (one) =>
      !hits.includes(one) &&
      (one.identities.length > 0 || one.tags.some((tag) => unknownAllergens.includes(tag))),
  )
}

/**
 * Returns whether a food that matches an exclusion contains it for certain: through a known ingredient of the dish, or
 * by the label of an own food. A tag alone may stand for an ingredient that only some recipes or brands contain, and a
 * name only suggests what is inside.
 */
export function surelyContains(food: Food, { tags, identities }: Exclusion): boolean {
  if (isUnlisted(food)) return false
  if (food.source === 'own') return tags.some((tag) => food.allergens.includes(tag))
  const { holds } = contentsOf(food)
  const named: readonly AllergenTag[] = tags.includes('lactose') ? [...tags, 'leite'] : tags
  return (
    holdsAny({ holds }, identities) ||
    holds.some((id) => findIdentity(id)?.allergens.some((allergen) => named.includes(allergen)))
  )
}

/**
 * Returns the exclusions that a food matches by tag, by rule or by possible content. With `use` = `ingredient`, the
 * rule against raw animal foods is skipped, because the recipe cooks the ingredient.
 */
export function exclusionsHitBy(
  food: Food,
  exclusions: Exclusions,
  use: 'served' | 'ingredient' = 'served',
): Exclusion[] {
  return exclusions.all.filter(
    ({ tags, rules, identities }) =>
      tags.some((tag) => food.allergens.includes(tag)) ||
      rules.some((rule) => (use === 'served' || rule !== 'animal_cru') && foodRules[rule](food)) ||
      (identities.length > 0 && mayHoldAny(contentsOf(food), identities)),
  )
}

/** Recipe fields needed to apply exclusions. */
export interface ExcludableRecipe extends Contents {
  readonly allergens: readonly AllergenTag[]
  readonly unknownAllergens?: readonly AllergenTag[]
  readonly foodRules: readonly FoodRule[]
}

/** Returns whether an ingredient, the cooking method or the dish matches the exclusion for certain. */
export function excludesRecipe(
  { tags, rules, identities }: Exclusion,
  recipe: Omit<ExcludableRecipe, 'mayHold'>,
): boolean {
  return (
    tags.some((tag) => recipe.allergens.includes(tag)) ||
    rules.some((rule) => recipe.foodRules.includes(rule)) ||
    holdsAny(recipe, identities)
  )
}

/**
 * Returns whether `excludesRecipe` is true or the recipe may contain a food of the exclusion, because the food may be
 * hidden or a label leaves an allergen open. Menus never offer such a recipe.
 */
export function forbidsRecipe(reason: Exclusion, recipe: ExcludableRecipe): boolean {
  const { unknownAllergens = [] } = recipe
  return (
    excludesRecipe(reason, recipe) ||
    mayHoldAny(recipe, reason.identities) ||
    reason.tags.some((tag) => unknownAllergens.includes(tag))
  )
}

function exclusion(source: ExclusionSource, answer: string, rule: ExclusionRule): Exclusion {
  const { tags = [], rules = [], identities = [], text } = rule
  return { source, answer, tags, rules, identities, text }
}
