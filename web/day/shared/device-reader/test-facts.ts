import type { ReaderFacts } from '#contract/day/reader-facts.ts'
import { forbiddingExclusions } from '#nutrition/safety/allergy-warnings.ts'
import { exclusionsOf } from '#nutrition/safety/exclusions.ts'
import type { HealthFacts } from '#nutrition/safety/health-facts.ts'
import { unknownAdult } from '#nutrition/safety/unknown-adult.ts'

/** Returns what the server sends for a person without own foods, saved meals and habits. */
export function factsOf(person: Partial<HealthFacts>): ReaderFacts {
  const exclusions = exclusionsOf({ ...unknownAdult, ...person })
  const all = forbiddingExclusions(exclusions).map(({ source, answer, tags, rules, identities }) => ({
    source,
    answer,
    tags: [...tags],
    rules: [...rules],
    identities: [...identities],
  }))
  return {
    exclusions: { all, is_strict: exclusions.isStrict },
    own_foods: [],
    saved_meals: [],
    own_amounts: [],
    ladle_grams: null,
    numbers_hidden: false,
  }
}
