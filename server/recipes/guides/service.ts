import { createHash } from 'node:crypto'
import { allows } from '#contract/billing/entitlements.ts'
import { chooseGuide } from '#nutrition/recipes/cookbook/guide-choice.ts'
import { isSafe, isSafeServing } from '#nutrition/menu/request/eligibility.ts'
import type { DescribedRecipe } from '#nutrition/recipes/described-recipe.ts'
import { LRUCache } from 'lru-cache'
import type { DocumentMaker } from '../../adapters/document/document-maker.ts'
import type { GuideContent } from '../../adapters/document/guide-content.ts'
import type { AccountContext } from '../../platform/context.ts'
import { fail } from '../../platform/failure.ts'
import type { RateLimiter } from '../../platform/security/rate-limit.ts'
import { readNutritionProfileOf } from '../../account/profile/service.ts'
import { findSharedRecipe } from '../recipes/service.ts'
import { readSubscription } from '../../billing/subscription/service.ts'
import { describeGuide } from './rules.ts'
import type { NutritionProfile } from '../../account/profile/rules.ts'
import { describedRecipes, requestFor } from '../../menus/planner/rules.ts'

/** Strict limits, because rendering a guide takes seconds of processor time. */
const limits = [
  { max: 4, perSeconds: 60 },
  { max: 10, perSeconds: 86_400 },
]

/** Maximum number of cached guides, of a megabyte each. Most readers share one of a few sets of exclusions. */
const guidesKept = 6

/** Rendered guides by the hash of their content; a guide is rendered when it is first asked for. */
export type GuideCache = LRUCache<string, Uint8Array, GuideContent>

export interface GuideServices {
  readonly rateLimiter: RateLimiter
  readonly guideCache: GuideCache
}

export function createGuideCache(maker: DocumentMaker): GuideCache {
  return new LRUCache<string, Uint8Array, GuideContent>({
    max: guidesKept,
    fetchMethod: (_key, _stale, { context: content }) => maker.makeGuide(content),
    // A guide that is evicted while it is rendered is still sent to its readers.
    ignoreFetchAbort: true,
  })
}

/**
 * Returns the recipe guide as PDF, without recipes that the reader's answers exclude. It contains no names, so readers
 * with the same content share a file. Throws `upgrade_required`, `rate_limited`.
 */
export async function readRecipeGuide(ctx: AccountContext & GuideServices): Promise<Uint8Array> {
  const { database, accountId, now, rateLimiter, guideCache } = ctx
  if (!allows(await readSubscription(ctx), 'recipe_guide')) throw fail('upgrade_required')
  await rateLimiter.count('recipe-guide', accountId, limits)
  const content = guideFor(await readNutritionProfileOf(database, accountId, now), now)
  return guideCache.forceFetch(keyOf(content), { context: content })
}

/**
 * Returns the cache key: a hash of the content without its time of creation. A cached guide never becomes outdated,
 * because the library does not change while the process runs.
 */
function keyOf(content: GuideContent): string {
  const said = JSON.stringify({ ...content, createdAt: null })
  return createHash('sha256').update(said).digest('base64url')
}

function guideFor(nutritionProfile: NutritionProfile, createdAt: Date): GuideContent {
  const { exclusions, hidesNumbers } = nutritionProfile
  const reader = { exclusions, hidesNumbers }
  const chapters = chooseGuide(describedRecipes().filter(mayEat(nutritionProfile)))
  return describeGuide({ chapters, reader, createdAt, recipeFor: (id) => describeForReader(id, reader) })
}

/** Returns a predicate for recipes that may be on the reader's menus; without answers, for all. */
function mayEat(nutritionProfile: NutritionProfile): (recipe: DescribedRecipe) => boolean {
  const { exclusions } = nutritionProfile
  const request = nutritionProfile.targets && requestFor(nutritionProfile)
  return (recipe) =>
    (!exclusions || isSafe(recipe, exclusions)) && (!request || isSafeServing(recipe, 1, request))
}

function describeForReader(id: string, reader: Pick<NutritionProfile, 'exclusions' | 'hidesNumbers'>) {
  const recipe = findSharedRecipe(id, { ...reader, answers: null })
  if (!recipe) throw fail('recipe_not_found')
  return recipe
}
