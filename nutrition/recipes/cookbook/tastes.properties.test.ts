import { expect, test } from 'vitest'
import type { AllergenTag } from '../../foods/food.ts'
import { findFood, foods } from '../../foods/food-table.ts'
import { normalizeText } from '../../foods/normalize-text.ts'
import type { IdentityId } from '../../foods/identity/identity-id.ts'
import { dishesIn, identities, identityOf, nameOf } from '../../foods/identity/identity-table.ts'
import { identitiesIn, identitiesOfAnswer } from '../../foods/identity/read-identities.ts'
import { eligibilityRules, noLeniency } from '../../menu/request/eligibility.ts'
import { planPlainWeek } from '../../menu/week/plan-week.ts'
import { describeTastes } from '../../menu/explain/describe-tastes.ts'
import { randomRequest } from '../../menu/test-library.ts'
import { servingsOf } from '../../menu/request/week.ts'
import { describeRecipe, type DescribedRecipe } from '../described-recipe.ts'
import { exclusionsHitBy, exclusionsOf, type Exclusions } from '../../safety/exclusions.ts'
import { healthy } from '../../safety/test-health-facts.ts'
import { recipes } from './recipe-library.ts'

const library = recipes.map(describeRecipe)
const request = randomRequest(1, library)
/** Number of weeks to plan; set `PROPERTY_RUNS=10000` for a long run. */
const runs = Number(process.env['PROPERTY_RUNS'] ?? 20)

const ingredientsOf = new Map(
  recipes.map(({ id, ingredients }) => [id, ingredients.flatMap(({ foodId }) => findFood(foodId) ?? [])]),
)

const dishesOf = new Map(
  recipes.map(({ id, name }) => [id, identitiesIn(name).flatMap((match) => dishesIn(match.id))]),
)

/**
 * Returns whether disliking the identity must exclude the recipe, by its ingredients or its name. Does not use the menu
 * code.
 */
function isOf(id: IdentityId, recipe: { readonly id: string; readonly name: string }): boolean {
  return (
    ingredientsOf.get(recipe.id)!.some((food) => identityOf(food).holds.includes(id)) ||
    dishesOf.get(recipe.id)!.includes(id)
  )
}

function likedWithout(answer: string): ReadonlySet<string> {
  const dislikes = identitiesOfAnswer(answer)
  const rules = eligibilityRules({ ...request, dislikes, constraints: [] }, noLeniency)
  return new Set(library.filter(rules.isLiked).map(({ id }) => id))
}

test('every food and every ingredient has a base and a family', () => {
  const bare = foods.filter((food) => {
    const { main, holds } = identityOf(food)
    return !main.startsWith('base:') || !holds.some((id) => id.startsWith('familia:'))
  })
  expect(bare).toEqual([])
  expect(
    recipes.filter(({ id, ingredients }) => ingredientsOf.get(id)!.length !== ingredients.length),
  ).toEqual([])
})

test('disliking a food excludes each recipe with its base in any form and no other', () => {
  const mains = new Map(foods.map((food) => [identityOf(food).main, food]))
  const wrong = [...mains].flatMap(([main, food]) => {
    const liked = likedWithout(nameOf(main))
    return library
      .filter((recipe) => liked.has(recipe.id) === isOf(main, recipe))
      .map(({ name }) => `${food.name}: ${name}`)
  })
  expect(wrong).toEqual([])
})

test('a stored name of the food table excludes the same recipes as its base', () => {
  const wrong = foods.filter((food) => {
    const { main, holds } = identityOf(food)
    const [id, ...others] = identitiesOfAnswer(food.name)
    // A name may also be read as something that the food contains: `Carne de sol` as the cut, `Caldo de carne` as the
    // dish.
    return others.length > 0 || id === undefined || (id !== main && !holds.includes(id))
  })
  expect(wrong.map(({ name }) => name)).toEqual([])
})

/** Families that are also left out where only a part of an ingredient contains them, as the wheat in soy sauce. */
const allergenOfFamily: Readonly<Record<IdentityId, AllergenTag>> = {
  'familia:gluten': 'gluten',
  'familia:laticinios': 'leite',
}

test('a family excludes exactly the recipes that its bases or its allergen exclude', () => {
  const wrong = identities
    .filter(({ kind, id }) => kind === 'family' && dishesIn(id).length === 0)
    .flatMap((family) => {
      const bases = identities.filter(({ families }) => families.includes(family.id))
      const allergen = allergenOfFamily[family.id]
      const alone = likedWithout(family.name)
      return library.filter(
        (recipe) =>
          alone.has(recipe.id) ===
          (bases.some(({ id }) => isInside(id, recipe)) ||
            (allergen !== undefined && recipe.allergens.includes(allergen))),
      )
    })
  expect(wrong).toEqual([])
})

/** Returns whether an ingredient of the recipe contains the identity; ignores the recipe's name. */
function isInside(id: IdentityId, recipe: { readonly id: string }): boolean {
  return ingredientsOf.get(recipe.id)!.some((food) => identityOf(food).holds.includes(id))
}

/** Ingredients that each answer means, as patterns written independently of the identity tables. */
const plainWords: readonly (readonly [answer: string, ingredient: RegExp])[] = [
  ['Brócolis', /\bbrocolis\b/],
  ['camarão', /\bcamarao\b/],
  ['peixe', /\b(peixe|sardinha|atum|merluza|salmao|pescada|corvina|bacalhau|pintado|tucunare|cacao)\b/],
  ['berinjela', /\bberinjela\b/],
  ['abobrinha', /\babobrinha\b/],
  ['fígado', /\bfigado\b/],
  ['carne de porco', /\b(porco|suino|bacon|linguica toscana|pernil|lombo|presunto|toucinho|torresmo)\b/],
  ['frango', /\b(frango|galinha)\b/],
  ['feijão', /\bfeijao\b(?!.*\bbroto)/],
  ['quiabo', /\bquiabo\b/],
  ['cebola', /\bcebola\b/],
  ['coco', /\bcoco\b/],
  ['banana', /\bbanana\b/],
  ['tomate', /\btomate\b/],
  ['mandioca', /\b(mandioca|tapioca|polvilho|farinha d agua|pao de queijo|farofa)\b/],
  ['milho', /\b(milho|fuba|canjica|canjiquinha|pipoca|polenta)\b/],
  ['ovo', /\b(ovo|pao de queijo|maionese|massa de)\b/],
  ['aveia', /\baveia\b/],
  ['soja', /\b(soja|tofu|shoyu)\b/],
  ['amendoim', /\bamendoim\b/],
  ['abacaxi', /\babacaxi\b/],
  ['kiwi', /\bkiwi\b/],
]

test.each(plainWords)('without %s exactly the recipes that contain it are excluded', (answer, ingredient) => {
  const liked = likedWithout(answer)
  const wrong = library.filter(
    ({ id, foodNames }) => liked.has(id) === foodNames.some((name) => ingredient.test(normalizeText(name))),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test.each(['kiwi', 'milho', 'abacaxi', 'alho', 'tomate', 'mandioca', 'gergelim', 'banana'])(
  'a typed allergy to %s excludes as hard as a listed one',
  (answer) => {
    const [id] = identitiesOfAnswer(answer)
    const exclusions = exclusionsOf({ ...healthy, namedAllergies: [id!] })
    expect(exclusions.refusesUnverified).toBe(true)
    const rules = eligibilityRules({ ...request, exclusions }, { ...noLeniency, ignoresDislikes: true })
    expect(library.filter((recipe) => rules.isSafe(recipe) && isOf(id!, recipe))).toEqual([])
  },
)

/** Returns the recipe's ingredients that the person must not eat, according to the food table. */
function forbiddenIn(recipe: DescribedRecipe, exclusions: Exclusions): string[] {
  const use = recipe.cookingMin === 0 ? 'served' : 'ingredient'
  return ingredientsOf
    .get(recipe.id)!
    .filter((food) => exclusionsHitBy(food, exclusions, use).length > 0)
    .map(({ name }) => name)
}

test('no week contains a forbidden food, a disliked base or a typed allergy', () => {
  const bases = identities.filter(({ kind }) => kind === 'base').map(({ id }) => id)
  const byId = new Map(library.map((recipe) => [recipe.id, recipe]))
  const broken: string[] = []
  for (let run = 0; run < runs; run++) {
    const dislikes = [0, 1, 2].map((place) => bases[(run * 7919 + place * 104_729) % bases.length]!)
    const allergy = bases[(run * 31 + 17) % bases.length]!
    const base = randomRequest(run, library)
    const named = exclusionsOf({ ...healthy, namedAllergies: [allergy] })
    const exclusions = {
      all: [...base.exclusions.all, ...named.all],
      tags: new Set([...base.exclusions.tags, ...named.tags]),
      isStrict: base.exclusions.isStrict || named.isStrict,
      refusesUnverified: true,
    }
    const week = planPlainWeek({ ...base, exclusions, dislikes, constraints: [] }, library)
    const served = week.days.flatMap(({ meals }) =>
      meals.flatMap(({ dish }) => (dish ? servingsOf(dish) : [])),
    )
    for (const { recipeId } of served) {
      const recipe = byId.get(recipeId)!
      const unwanted = [...dislikes, allergy].filter((id) => isOf(id, recipe))
      for (const what of [...unwanted, ...forbiddenIn(recipe, exclusions)]) {
        broken.push(`${run}: ${recipe.name} holds ${what}`)
      }
    }
  }
  expect(broken).toEqual([])
}, 0)

test('"Evitamos" names only foods that are in no meal of the menu', () => {
  const week = planPlainWeek({ ...request, dislikes: [], constraints: [] }, library)
  const served = week.days.flatMap(({ meals }) => meals.flatMap(({ dish }) => (dish ? servingsOf(dish) : [])))
  const [eaten] = served.flatMap(({ recipeId }) => library.find(({ id }) => id === recipeId)?.holds ?? [])
  const byId = new Map(library.map((recipe) => [recipe.id, recipe]))
  const words = describeTastes({ dislikes: [eaten!, 'base:lagosta'] }, week, (id) => byId.get(id))
  expect(words).toEqual({
    avoided: ['Evitamos o que você não gosta: lagosta.'],
    relaxed: [`Deste cardápio ainda faz parte o que você prefere evitar: ${nameOf(eaten!).toLowerCase()}.`],
  })
})
