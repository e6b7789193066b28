import { benign } from './benign.ts'
import type { Concept } from './concept.ts'
import { conditions } from './conditions.ts'
import { eating } from './eating.ts'
import { lifeStages } from './life-stages.ts'
import { medicines } from './medicines.ts'
import { organs } from './organs.ts'
import { surgeries } from './surgeries.ts'
import { unlisted } from './unlisted.ts'

/** All concepts, in order of precedence: among overlapping matches the longest wins, then the first. */
export const lexicon: readonly Concept[] = [
  ...lifeStages,
  ...eating,
  ...surgeries,
  ...organs,
  ...conditions,
  ...medicines,
  ...benign,
  ...unlisted,
]
