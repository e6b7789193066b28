import { pick, scaled, type Painter } from './brush.ts'
import { swirl } from './mounds.ts'
import { glazes, type Tones } from './palette.ts'
import { ramekin } from './tableware.ts'

/**
 * Looks by food name. The keys are regular expressions for names as in the food table, but in lower case without
 * accents. The first match wins; the last key '' matches every name.
 */
export type Looks<Look = Painter> = Readonly<Record<string, Look>>

export function findLook<Look>(looks: Looks<Look>, plainName: string): Look {
  return looks[Object.keys(looks).find((words) => compiled(words).test(plainName))!]!
}

const patterns = new Map<string, RegExp>()

/** Compiles each key only once, because compiling a group's keys for every food took a tenth of a drawing's time. */
function compiled(words: string): RegExp {
  const pattern = patterns.get(words) ?? new RegExp(words)
  patterns.set(words, pattern)
  return pattern
}

/** Draws sauce in a small bowl. */
export const dip =
  (tones: Tones): Painter =>
  (spot, context) => {
    const bowl = scaled(spot, 0.8)
    ramekin(pick(context, glazes))(bowl, context)
    swirl(tones)(scaled(bowl, 0.8), context)
  }
