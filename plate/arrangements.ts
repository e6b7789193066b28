import {
  circle,
  fullTurn,
  jitter,
  lines,
  plateUnits,
  toDrawing,
  radiusOf,
  scatter,
  step,
  stroke,
  type DrawingContext,
  type Painter,
  type Spot,
} from './brush.ts'
import { leaf } from './garden-pieces.ts'
import { leafGreen, roast } from './palette.ts'

/**
 * Returns the radius of one piece: 0.85 to 2 times `size`, so that a large portion of one food is drawn large, but at
 * most `most` times the spot's shorter radius.
 */
function pieceSize(size: number, { rx, ry }: Spot, most = 0.6): number {
  const room = Math.min(rx, ry)
  return Math.min(size * Math.min(2, Math.max(0.85, room / 30)), room * most)
}

/** Returns the largest radius with which a piece at this point, shadow included, stays within the picture. */
function largestRadiusAt({ x, y }: Pick<Spot, 'x' | 'y'>): number {
  return (Math.min(x, y, plateUnits - x, plateUnits - y) - 3) / 1.16
}

/** Returns the spot's longer and shorter radius, and the rotation of the longer one in radians. */
function orientationOf({ rx, ry }: Spot) {
  return ry > rx * 1.15 ? { long: ry, short: rx, tilt: 1.5 } : { long: rx, short: ry, tilt: 0 }
}

/** Draws one piece that fills its spot, along the spot's longer side. */
export function one(piece: Painter, scale = 1.1): Painter {
  return (spot, context) => {
    const size = Math.min(radiusOf(spot) * scale, largestRadiusAt(spot))
    piece(circle(spot.x, spot.y, size, orientationOf(spot).tilt - 0.2 + jitter(context, 0.2)), context)
  }
}

/**
 * Draws a heap of 2 to 16 pieces, back to front. `cover`: share of the spot to cover; `spin`: maximum random rotation
 * of each piece, radians.
 */
export function heap(piece: Painter, size = 12, cover = 0.8, spin = 3): Painter {
  return (spot, context) => {
    const pieceRadius = pieceSize(size, spot)
    const count = Math.min(16, Math.max(2, (radiusOf(spot) / pieceRadius) ** 2 * cover * 1.2))
    for (const [x, y] of scatter(
      context,
      { ...spot, rx: spot.rx - pieceRadius * 0.8, ry: spot.ry - pieceRadius * 0.8 },
      count,
      0.3,
    )) {
      const limited = Math.min(pieceRadius * (1 + jitter(context, 0.1)), largestRadiusAt({ x, y }))
      piece(circle(x, y, limited, jitter(context, spin)), context)
    }
  }
}

/**
 * Draws pieces in rows around the middle of the spot, `counts` per row. `along` and `across`: distance of pieces in a
 * row and of rows, in tenths of a piece's radius.
 */
function inRows(
  piece: Painter,
  { x, y }: Spot,
  context: DrawingContext,
  [pieceRadius, turn, along, across]: readonly [
    pieceRadius: number,
    turn: number,
    along: number,
    across: number,
  ],
  counts: readonly number[],
): void {
  counts.forEach((count, row) => {
    const down = row - (counts.length - 1) / 2
    for (let rank = (1 - count) / 2; rank < count / 2; rank++) {
      const [atX, atY] = toDrawing(
        circle(x, y, pieceRadius, turn),
        [rank * along, down * across],
        context,
      ) as [number, number]
      piece(
        circle(atX, atY, pieceRadius * (1 + jitter(context, 0.05)), turn + jitter(context, 0.12)),
        context,
      )
    }
  })
}

/** Draws overlapping slices in one to three rows. */
export function fan(piece: Painter, size = 18): Painter {
  return (spot, context) => {
    const pieceRadius = pieceSize(size, spot)
    const { long, short, tilt } = orientationOf(spot)
    const rows = Math.min(3, Math.max(1, Math.floor((short / pieceRadius - 1) * 1.7 + 1.35)))
    const most = Math.min(6, Math.max(rows > 1 ? 2 : 3, Math.floor((long / pieceRadius - 0.8) * 2.2)))
    const counts = [most, most + rows - 2, most].slice(0, rows)
    inRows(piece, spot, context, [pieceRadius, tilt - 0.2 + jitter(context, 0.3), 9, 13], counts)
  }
}

/** Draws one to four long pieces side by side: bananas, sausages, melon. */
export function stack(piece: Painter, overlap = 0.46): Painter {
  return (spot, context) => {
    const { long, short, tilt } = orientationOf(spot)
    const roomy = radiusOf(spot) * 0.98
    const count = Math.max(1, Math.min(4, Math.round((short * 2) / (roomy * overlap) - 0.4)))
    const pieceRadius = Math.min(
      roomy,
      (long * 1.25) / (1 + (count - 1) * overlap * 0.5),
      largestRadiusAt(spot) / (1.06 + (count - 1) * overlap * 0.45),
    )
    inRows(
      piece,
      spot,
      context,
      [pieceRadius, tilt - 0.35 + jitter(context, 0.2), 0, overlap * 10],
      Array(count).fill(1),
    )
  }
}

/** Draws a bunch of grapes: rows of decreasing length under a stem and a leaf. */
export function bunch(piece: Painter, size: number): Painter {
  return (spot, context) => {
    // The stem reaches 5.9 radii above the middle: in a high spot it would leave the picture.
    const pieceRadius = Math.min(pieceSize(size, spot, 0.3), radiusOf(spot) * 0.24, spot.y / 5.9)
    const counts = [3, 4, 5, 4, 3, 2, 1]
    const { x } = spot
    const top = spot.y - counts.length * pieceRadius * 0.6
    stroke(
      context,
      lines([x, top, x, top - pieceRadius, x + pieceRadius / 2, top - pieceRadius * 1.4]),
      roast[2],
      pieceRadius * 0.3,
    )
    inRows(piece, spot, context, [pieceRadius, 0, 16, 12.8], counts)
    leaf(
      leafGreen,
      1.6,
      5,
    )(circle(x - pieceRadius * 1.3, top - pieceRadius * 0.4, pieceRadius * 1.7, 3.4), context)
  }
}

/** Draws leaves that point outwards in two rings, the inner ring over the outer one. */
export function bouquet(piece: Painter, size: number): Painter {
  return (spot, context) => {
    const pieceRadius = pieceSize(size, spot)
    const around = (count: number, share: number): void => {
      for (let index = 0; index < count; index++) {
        const angle = share + (index / count) * fullTurn + jitter(context, 0.4)
        const [x, y] = step([spot.x, spot.y], angle, (radiusOf(spot) - pieceRadius * 0.95) * share)
        piece(circle(x, y, pieceRadius * (1 + jitter(context, 0.12)), angle), context)
      }
    }
    const outer = Math.min(9, Math.max(4, (radiusOf(spot) / pieceRadius) * 3.4))
    around(outer, 1)
    around(outer / 2, 0.42)
  }
}
