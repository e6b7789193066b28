import { benign } from './benign.ts'
import type { Concept } from './concept.ts'
import { conditions } from './conditions.ts'
import { distress } from './distress.ts'
import { eating } from './eating.ts'
import { lifeStages } from './life-stages.ts'
import { medicines } from './medicines.ts'
import { organs } from './organs.ts'
import { surgeries } from './surgeries.ts'
import { underAge } from './under-age.ts'
import { unlisted } from './unlisted.ts'

/**
 * All concepts. Among overlapping matches, concepts that are not generic win, then the longest match, then the first
 * concept of this list.
 */
export const lexicon: readonly Concept[] = [
  ...lifeStages,
  ...underAge,
  ...eating,
  ...distress,
  ...surgeries,
  ...organs,
  ...conditions,
  ...medicines,
  ...benign,
  ...unlisted,
]
