import {
  circle,
  curve,
  fullTurn,
  loose,
  plateUnits,
  put,
  radiusOf,
  scatter,
  step,
  stroke,
  type Hand,
  type Painter,
  type Spot,
} from './brush.ts'
import { leaf } from './garden-pieces.ts'
import { leafGreen, roast } from './palette.ts'

/** Scales pieces with their spot, so that a large portion of one food is drawn large. */
function fitted(size: number, { rx, ry }: Spot, most = 0.6): number {
  const room = Math.min(rx, ry)
  return Math.min(size * Math.min(2, Math.max(0.85, room / 30)), room * most)
}

/** Returns the largest size, shadow included, that stays in the picture. */
function roomToEdge({ x, y }: Spot): number {
  return (Math.min(x, y, plateUnits - x, plateUnits - y) - 3) / 1.16
}

/** Returns the food's axis: along the longer side of its spot. */
function lie({ rx, ry }: Spot) {
  return ry > rx * 1.15 ? { long: ry, short: rx, tilt: 1.5 } : { long: rx, short: ry, tilt: 0 }
}

/** Draws one piece as large as its spot, along its longer side. */
export function one(piece: Painter, scale = 1.1): Painter {
  return (spot, hand) => {
    const size = Math.min(radiusOf(spot) * scale, roomToEdge(spot))
    piece(circle(spot.x, spot.y, size, lie(spot).tilt - 0.2 + loose(hand, 0.2)), hand)
  }
}

/** Heaps pieces back to front. `spin` limits the random turn of each one. */
export function heap(piece: Painter, size = 12, cover = 0.8, spin = 3): Painter {
  return (spot, hand) => {
    const own = fitted(size, spot)
    const count = Math.min(16, Math.max(2, (radiusOf(spot) / own) ** 2 * cover * 1.2))
    for (const [x, y] of scatter(
      hand,
      { ...spot, rx: spot.rx - own * 0.8, ry: spot.ry - own * 0.8 },
      count,
      0.3,
    )) {
      piece(circle(x, y, own * (1 + loose(hand, 0.1)), loose(hand, spin)), hand)
    }
  }
}

/** Lays pieces in rows, `counts` per row, `along` and `across` apart in tenths of their size. */
function inRows(
  piece: Painter,
  { x, y }: Spot,
  hand: Hand,
  [own, turn, along, across]: readonly [own: number, turn: number, along: number, across: number],
  counts: readonly number[],
): void {
  counts.forEach((count, row) => {
    const down = row - (counts.length - 1) / 2
    for (let rank = (1 - count) / 2; rank < count / 2; rank++) {
      const [[atX, atY]] = put(circle(x, y, own, turn), [rank * along, down * across], hand) as [
        [number, number],
      ]
      piece(circle(atX, atY, own * (1 + loose(hand, 0.05)), turn + loose(hand, 0.12)), hand)
    }
  })
}

/** Lays overlapping slices in rows. */
export function fan(piece: Painter, size = 18): Painter {
  return (spot, hand) => {
    const own = fitted(size, spot)
    const { long, short, tilt } = lie(spot)
    const rows = Math.min(3, Math.max(1, Math.floor((short / own - 1) * 1.7 + 1.35)))
    const most = Math.min(6, Math.max(rows > 1 ? 2 : 3, Math.floor((long / own - 0.8) * 2.2)))
    const counts = [most, most + rows - 2, most].slice(0, rows)
    inRows(piece, spot, hand, [own, tilt - 0.2 + loose(hand, 0.3), 9, 13], counts)
  }
}

/** Lays long pieces side by side: bananas, sausages, melon. */
export function stack(piece: Painter, overlap = 0.46): Painter {
  return (spot, hand) => {
    const { long, short, tilt } = lie(spot)
    const roomy = radiusOf(spot) * 0.98
    const count = Math.max(1, Math.min(4, Math.round((short * 2) / (roomy * overlap) - 0.4)))
    const own = Math.min(
      roomy,
      (long * 1.25) / (1 + (count - 1) * overlap * 0.5),
      roomToEdge(spot) / (1 + count * 0.06),
    )
    inRows(piece, spot, hand, [own, tilt - 0.35 + loose(hand, 0.2), 0, overlap * 10], Array(count).fill(1))
  }
}

/** Draws a bunch of grapes: loose rows that get shorter, under a stem and a leaf. */
export function bunch(piece: Painter, size: number): Painter {
  return (spot, hand) => {
    const own = Math.min(fitted(size, spot, 0.3), radiusOf(spot) * 0.24)
    const counts = [3, 4, 5, 4, 3, 2, 1]
    const { x } = spot
    const top = spot.y - counts.length * own * 0.6
    stroke(
      hand,
      curve(
        [
          [x, top],
          [x, top - own],
          [x + own / 2, top - own * 1.4],
        ],
        false,
      ),
      roast[2],
      own * 0.3,
    )
    inRows(piece, spot, hand, [own, 0, 16, 12.8], counts)
    leaf(leafGreen, 1.6, 5)(circle(x - own * 1.3, top - own * 0.4, own * 1.7, 3.4), hand)
  }
}

/** Piles leaves loosely outwards, inner ones over outer ones. */
export function bouquet(piece: Painter, size: number): Painter {
  return (spot, hand) => {
    const own = fitted(size, spot)
    const around = (count: number, share: number): void => {
      for (let index = 0; index < count; index++) {
        const angle = share + (index / count) * fullTurn + loose(hand, 0.4)
        const [x, y] = step([spot.x, spot.y], angle, (radiusOf(spot) - own * 0.95) * share)
        piece(circle(x, y, own * (1 + loose(hand, 0.12)), angle), hand)
      }
    }
    const outer = Math.min(9, Math.max(4, (radiusOf(spot) / own) * 3.4))
    around(outer, 1)
    around(outer / 2, 0.42)
  }
}
