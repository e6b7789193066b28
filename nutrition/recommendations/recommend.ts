import { careOf } from './care.ts'
import { achievementRules, motivationRules } from './cheer-rules.ts'
import type { Draft, Rule } from './draft.ts'
import { intakeRules } from './intake-rules.ts'
import { type Recommendation, recommendationTypes } from './recommendation.ts'
import type { RecommendationInput } from './situation.ts'
import { type Suggestions, suggestionsFor } from './suggestion.ts'
import { timingRules } from './timing-rules.ts'
import { warningRules } from './warning-rules.ts'

const most = 3
/** Of one type, so that a day of warnings still has something else to say. */
const mostOfType = 2

/** The weightiest first, by type; within a type in the order of the rules, what was just said by a check-in before the rest. */
const rules: readonly Rule[] = [
  ...warningRules,
  ...timingRules,
  ...intakeRules,
  ...achievementRules,
  ...motivationRules,
]

/**
 * What would suit this person at this hour, at most three, each with its reason. The same input gives the same answer.
 * Foods and recipes come through `suggestion.ts` alone; rules that see numbers are not asked for who must not be shown
 * any.
 */
export function recommend({ situation, figures, kitchen }: RecommendationInput): Recommendation[] {
  const care = careOf(situation.person)
  const { sodiumMgMax } = figures
  const suggestions = suggestionsFor(situation.person, care, kitchen, { date: situation.date, sodiumMgMax })
  const drafts = rules.flatMap((rule) => draftOf(rule) ?? [])
  const ranked = recommendationTypes.flatMap((type) => drafts.filter((draft) => draft.type === type))
  return pick(ranked.flatMap((draft) => served(draft, suggestions) ?? []))

  function draftOf(rule: Rule): Draft | null {
    if ('plain' in rule) return rule.plain(situation, care)
    return care.hidesNumbers ? null : rule.figured(situation, care, figures)
  }
}

interface Served {
  readonly topics: Draft['topics']
  readonly recommendation: Recommendation
}

/** Of two about the same the first is given. */
function pick(candidates: readonly Served[]): Recommendation[] {
  const given: Served[] = []
  for (const candidate of candidates) {
    const { topics, recommendation } = candidate
    const isSaid = given.some((other) => other.topics.some((topic) => topics.includes(topic)))
    const ofType = given.filter((other) => other.recommendation.type === recommendation.type).length
    if (!isSaid && ofType < mostOfType && given.length < most) given.push(candidate)
  }
  return given.map(({ recommendation }) => recommendation)
}

/** `null` where a draft is nothing without a recipe and there is none. */
function served(draft: Draft, suggestions: Suggestions): Served | null {
  const { id, type, title, message, topics } = draft
  const recipe = draft.recipe ? suggestions.recipe(draft.recipe) : null
  if (draft.recipe?.isNeeded && !recipe) return null
  const foods = draft.foods ? suggestions.foods(draft.foods) : []
  return {
    topics,
    recommendation: { id, type, title, message, foods, recipe, action: draft.action ?? null },
  }
}
