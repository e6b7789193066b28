import { careOf } from './care.ts'
import { achievementRules, motivationRules } from './encouragement-rules.ts'
import type { Draft, Rule, Topic } from './draft.ts'
import { intakeRules } from './intake-rules.ts'
import { type Recommendation, recommendationTypes } from './recommendation.ts'
import type { RecommendationInput } from './situation.ts'
import { type Suggestions, suggestionsFor } from './suggestion.ts'
import { timingRules } from './timing-rules.ts'
import { warningRules } from './warning-rules.ts'

const most = 3
/** Maximum number of recommendations of one type, so that a day of warnings leaves room for other advice. */
const mostOfType = 2

/**
 * All rules; within a type, an earlier rule has priority. Among timing and nutrition rules, those that answer a
 * check-in of today come first.
 */
const rules: readonly Rule[] = [
  ...warningRules,
  ...timingRules,
  ...intakeRules,
  ...achievementRules,
  ...motivationRules,
]

/**
 * Returns at most three recommendations for this person and hour, each with its reason. Deterministic. Foods and
 * recipes come only from `suggestion.ts`; rules with numbers do not run for people with hidden numbers.
 */
export function recommend({ situation, figures, menuContext }: RecommendationInput): Recommendation[] {
  const care = careOf(situation.person)
  const { sodiumMgMax } = figures
  const suggestions = suggestionsFor(situation.person, care, menuContext, {
    date: situation.date,
    sodiumMgMax,
  })
  const drafts = rules.flatMap((rule) => draftOf(rule) ?? [])
  const ranked = recommendationTypes.flatMap((type) => drafts.filter((draft) => draft.type === type))
  return pick(ranked, suggestions)

  function draftOf(rule: Rule): Draft | null {
    if ('plain' in rule) return rule.plain(situation, care)
    return care.hidesNumbers ? null : rule.figured(situation, care, figures)
  }
}

/**
 * Takes drafts from the highest rank down. Skips a draft that shares a topic with an earlier pick or exceeds a maximum.
 * No food or recipe is suggested twice.
 */
function pick(ranked: readonly Draft[], suggestions: Suggestions): Recommendation[] {
  const topics = new Set<Topic>()
  const given: Recommendation[] = []
  for (const draft of ranked) {
    const isCovered = draft.topics.some((topic) => topics.has(topic))
    const ofType = given.filter(({ type }) => type === draft.type).length
    if (isCovered || ofType === mostOfType || given.length === most) continue
    const recommendation = fillDraft(draft, suggestions, given)
    if (!recommendation) continue
    for (const topic of draft.topics) topics.add(topic)
    given.push(recommendation)
  }
  return given
}

/** Returns the draft with its foods and recipe, or `null` when it requires a recipe and none fits. */
function fillDraft(
  { id, type, title, message, foods, recipe: wish, action }: Draft,
  suggestions: Suggestions,
  given: readonly Recommendation[],
): Recommendation | null {
  const named = new Set(given.flatMap((other) => [...other.foods, other.recipe]).map((one) => one?.id))
  const recipe = wish ? suggestions.recipe(wish, named) : null
  if (wish?.isNeeded && !recipe) return null
  return {
    id,
    type,
    title,
    message,
    foods: foods ? suggestions.foods(foods, named) : [],
    recipe,
    action: action ?? null,
  }
}
