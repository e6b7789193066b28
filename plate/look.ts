import { heap, mixed } from './arrangements.ts'
import { radiusOf, type Painter, type Piece } from './brush.ts'
import * as garden from './garden-pieces.ts'
import { layered, pool, sprinkle, swirl } from './mounds.ts'
import * as palette from './palette.ts'
import { pick } from './random.ts'
import { ramekin } from './tableware.ts'
import type { Tones } from './palette.ts'

export type Look = readonly [named: RegExp, painter: Painter]

export const any = /(?:)/
export const herbs = sprinkle(palette.parsley, 1.7)

export function dip(tones: Tones): Painter {
  return (spot, random) => {
    const size = Math.min(Math.max(26, radiusOf(spot) * 0.65), radiusOf(spot) * 0.95)
    const glaze = pick(random, palette.glazes)
    return [
      ...ramekin(glaze)({ x: spot.x, y: spot.y, size, turn: 0 }, random),
      ...swirl(tones)({ x: spot.x, y: spot.y, rx: size * 0.74, ry: size * 0.74 }, random),
    ]
  }
}

/** A ladle of stew: sauce with pieces in it and herbs over it. */
export function stew(sauce: Tones, ...bits: readonly [Piece, ...Piece[]]): Painter {
  return layered([pool(sauce), 1], [heap(mixed(...bits), 8, 0.85), 0.86], [herbs, 0.7])
}

export function rounds(tones: Tones, ...inside: readonly Piece[]): Piece {
  return garden.slice(tones[1], tones[0], ...inside)
}

export const tomatoSlice = rounds(palette.tomato, garden.chambers(palette.tomato[2], palette.tomato[1]))
export const onionRing = garden.ring(palette.onion)
export const chunk = (tones: Tones): Piece => garden.cube(tones)

export const vine = [palette.wood[2], garden.leaf(palette.deepLeaf, 1.6, 5, 0.75)] as const
