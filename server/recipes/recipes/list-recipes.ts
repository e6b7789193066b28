import { createHash } from 'node:crypto'
import type { RecipeCard } from '#contract/recipes/recipes.ts'
import { LRUCache } from 'lru-cache'
import { readNutritionProfile } from '../../account/profile/service.ts'
import { readRecipeLimit } from '../../billing/subscription/service.ts'
import type { AccountContext } from '../../platform/context.ts'
import { PreparedReply } from '../../platform/http/prepared-reply.ts'
import type { PictureServices } from '../images/picture-services.ts'
import type { Pictures } from '../images/rules.ts'
import { readPictures } from '../images/service.ts'
import {
  cardsKeyOf,
  describeCard,
  libraryIds,
  openIds,
  type Reader,
  recipeBook,
  withPicture,
} from './rules.ts'

export interface RecipeShelf {
  readonly recipes: PreparedReply<RecipeCard[]>
  /** Number of recipes in the library, whatever the plan. */
  readonly total: number
}

/**
 * Maximum number of cached lists, of 25 kB each. Most readers share one of a few dozen combinations of plan and
 * exclusions.
 */
const shelvesKept = 200
const shelves = new LRUCache<string, PreparedReply<RecipeCard[]>, () => RecipeCard[]>({
  max: shelvesKept,
  fetchMethod: (_key, _stale, { context: describe }) => PreparedReply.of(describe()),
  // A list that is evicted while it is made is still sent to its readers.
  ignoreFetchAbort: true,
})

/** Lists the recipes that the account's plan opens, by time and name, with their warnings for this reader. */
export async function listRecipes(ctx: AccountContext & PictureServices): Promise<RecipeShelf> {
  const { database, accountId, now } = ctx
  const [nutritionProfile, limit] = await database.readAsAccount(accountId, (tx) =>
    Promise.all([readNutritionProfile(tx, now), readRecipeLimit(tx, now)]),
  )
  const pictures = await readPictures(ctx)
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
    .map((recipe) => describeCard(withPicture(recipe, pictures), reader))
}

const versions = new WeakMap<Pictures, string>()

/** Returns a hash of the pictures' versions. It changes when any picture changes. */
function versionOf(pictures: Pictures): string {
  const known = versions.get(pictures)
  if (known !== undefined) return known
  const all = [...pictures].map(([id, { version }]) => `${id} ${version}`).sort()
  const version = createHash('sha256').update(all.join()).digest('base64url')
  versions.set(pictures, version)
  return version
}
