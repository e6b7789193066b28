import { benign } from './benign.ts'
import type { Concept } from './concept.ts'
import { conditions } from './conditions.ts'
import { eating } from './eating.ts'
import { lifeStages } from './life-stages.ts'
import { medicines } from './medicines.ts'
import { organs } from './organs.ts'
import { surgeries } from './surgeries.ts'
import { unlisted } from './unlisted.ts'

/** Every concept, in order of precedence: of overlapping words the longest wins, of equal ones the first. */
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
