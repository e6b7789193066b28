import { createHash } from 'node:crypto'
import type { Recipe, RecipeCard, Replacement } from '#contract/recipes/recipes.ts'
import { isSafeServing } from '#nutrition/menu/request/eligibility.ts'
import { LRUCache } from 'lru-cache'
import type { AccountId } from '../../platform/database/account-id.ts'
import type { AccountTransaction, Database } from '../../platform/database/database.ts'
import { fail } from '../../platform/failure.ts'
import { PreparedReply } from '../../platform/http/prepared-reply.ts'
import { readNutritionProfile } from '../../account/profile/service.ts'
import type { Pictures } from '../images/service.ts'
import { readRecipeLimit } from '../../billing/subscription/service.ts'
import {
  type BookRecipe,
  cardsKeyOf,
  describeCard,
  describeReplacements,
  describeWhole,
  openIds,
  type Reader,
  type RecipeReader,
  libraryIds,
  recipeBook,
} from './rules.ts'
import { requestFor } from '../../menus/planner/rules.ts'

export interface RecipeShelf {
  readonly recipes: PreparedReply<RecipeCard[]>
  /** Total number of recipes, whatever the plan. */
  readonly total: number
}

/** 25 kB each. Most readers share one of a few dozen combinations of plan and exclusions. */
const shelvesKept = 200
const shelves = new LRUCache<string, PreparedReply<RecipeCard[]>, () => RecipeCard[]>({
  max: shelvesKept,
  fetchMethod: (_key, _stale, { context: describe }) => PreparedReply.of(describe()),
  // A list that is dropped while it is made still goes to its readers.
  ignoreFetchAbort: true,
})

export async function listRecipes(
  database: Database,
  accountId: AccountId,
  { readPictures }: RecipeParts,
  now: Date,
): Promise<RecipeShelf> {
  const [nutritionProfile, limit] = await database.readAsAccount(accountId, (tx) =>
    Promise.all([readNutritionProfile(tx, now), readRecipeLimit(tx, now)]),
  )
  const pictures = await readPictures()
  const key = [limit, versionOf(pictures), cardsKeyOf(nutritionProfile)].join('|')
  const recipes = await shelves.forceFetch(key, {
    context: () => describeShelf(nutritionProfile, limit, pictures),
  })
  return { recipes, total: libraryIds.length }
}

function describeShelf(reader: Reader, limit: number, pictures: Pictures): RecipeCard[] {
  const open = openIds(libraryIds, limit)
  return recipeBook()
    .filter(({ id }) => open.has(id))
    .map((recipe) => describeCard(pictured(recipe, pictures), reader))
}

const versions = new WeakMap<Pictures, string>()

/** Changes when any picture changes. */
function versionOf(pictures: Pictures): string {
  const known = versions.get(pictures)
  if (known !== undefined) return known
  const all = [...pictures].map(([id, { version }]) => `${id} ${version}`).sort()
  const version = createHash('sha256').update(all.join()).digest('base64url')
  versions.set(pictures, version)
  return version
}

/** Returns whether a menu or week of the account serves a recipe; supplied by the features that store them. */
type IsPlanned = (tx: AccountTransaction, recipeId: string) => Promise<boolean>

/** Recipe data from other features. */
export interface RecipeParts {
  readonly isPlanned: IsPlanned
  readonly readPictures: () => Promise<Pictures>
}

function pictured(recipe: BookRecipe, pictures: Pictures): BookRecipe {
  return { ...recipe, picture: pictures.get(recipe.id) }
}

/** Recipe of the account's plan, or of its menus. */
export async function readRecipe(
  database: Database,
  accountId: AccountId,
  id: string,
  { isPlanned, readPictures }: RecipeParts,
  now: Date,
): Promise<Recipe> {
  const nutritionProfile = await database.asAccount(accountId, async (tx) => {
    if (!(await isPlanned(tx, id))) await assertOpenRecipe(tx, id, now)
    return readNutritionProfile(tx, now)
  })
  return describeWhole(pictured(bookRecipe(id), await readPictures()), nutritionProfile)
}

/** Replacements within the account's plan that fit its answers. */
export async function listReplacements(
  database: Database,
  accountId: AccountId,
  { id, count }: { readonly id: string; readonly count: number },
  { isPlanned, readPictures }: RecipeParts,
  now: Date,
): Promise<Replacement[]> {
  const { nutritionProfile, limit } = await database.asAccount(accountId, async (tx) => {
    if (!(await isPlanned(tx, id))) await assertOpenRecipe(tx, id, now)
    return {
      nutritionProfile: await readNutritionProfile(tx, now),
      limit: await readRecipeLimit(tx, now),
    }
  })
  const open = openIds(libraryIds, limit)
  const request = nutritionProfile.targets && requestFor(nutritionProfile)
  const pictures = await readPictures()
  const candidates = recipeBook()
    .filter((one) => open.has(one.id) && (!request || isSafeServing(one, 1, request)))
    .map((one) => pictured(one, pictures))
  return describeReplacements(bookRecipe(id), candidates, nutritionProfile, count)
}

function bookRecipe(id: string): BookRecipe {
  const recipe = recipeBook().find((one) => one.id === id)
  if (!recipe) throw fail('recipe_not_found')
  return recipe
}

const stranger: RecipeReader = { exclusions: null, hidesNumbers: false, answers: null }

/** Recipe for a shared link, whatever the plan; a known reader gets warnings. */
export function findSharedRecipe(id: string, reader: RecipeReader = stranger): Recipe | undefined {
  const recipe = recipeBook().find((one) => one.id === id)
  return recipe && describeWhole(recipe, reader)
}

/** Returns false for recipes removed from the library; saved references to them remain. */
export function isInBook(id: string): boolean {
  return libraryIds.includes(id)
}

/** Rejects a recipe outside the library or the account's plan. */
export async function assertOpenRecipe(tx: AccountTransaction, id: string, now: Date): Promise<void> {
  if (!isInBook(id)) throw fail('recipe_not_found')
  if (!openIds(libraryIds, await readRecipeLimit(tx, now)).has(id)) throw fail('upgrade_required')
}
