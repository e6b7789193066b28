import { scaled, pick, radiusOf, type Painter } from './brush.ts'
import { swirl } from './mounds.ts'
import { glazes, type Tones } from './palette.ts'
import { ramekin } from './tableware.ts'

/**
 * Looks by food name. The keys are regular expressions for lower-case names without accents, as in the food table; the
 * first match wins, and the last key '' matches every name.
 */
export type Looks<Look = Painter> = Readonly<Record<string, Look>>

export function findLook<Look>(looks: Looks<Look>, plainName: string): Look {
  return Object.entries(looks).find(([words]) => compiled(words).test(plainName))![1]
}

const patterns = new Map<string, RegExp>()

/** Compiles each key once: compiling all keys of a group for every food took a tenth of a drawing's time. */
function compiled(words: string): RegExp {
  const known = patterns.get(words)
  if (known) return known
  const pattern = new RegExp(words)
  patterns.set(words, pattern)
  return pattern
}

/** Draws sauce in a small bowl. */
export function dip(tones: Tones): Painter {
  return (spot, context) => {
    const bowl = scaled(spot, Math.min(0.95, Math.max(0.65, 26 / radiusOf(spot))))
    ramekin(pick(context, glazes))(bowl, context)
    swirl(tones)(scaled(bowl, 0.74), context)
  }
}
