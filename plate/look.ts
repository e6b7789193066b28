import { grown, pick, radiusOf, type Painter } from './brush.ts'
import { swirl } from './mounds.ts'
import { glazes, type Tones } from './palette.ts'
import { ramekin } from './tableware.ts'

/**
 * Looks by name: the first entry with matching words wins, in lower case without accents. Words follow the food table; the
 * last entry, '', matches every name.
 */
export type Looks<Look = Painter> = Readonly<Record<string, Look>>

export function findLook<Look>(looks: Looks<Look>, plainName: string): Look {
  return Object.entries(looks).find(([words]) => new RegExp(words).test(plainName))![1]
}

/** Draws a small bowl of sauce among the food. */
export function dip(tones: Tones): Painter {
  return (spot, hand) => {
    const bowl = grown(spot, Math.min(0.95, Math.max(0.65, 26 / radiusOf(spot))))
    ramekin(pick(hand, glazes))(bowl, hand)
    swirl(tones)(grown(bowl, 0.74), hand)
  }
}
