import {
  circle,
  fullTurn,
  jitter,
  toDrawing,
  radiusOf,
  scatter,
  step,
  stroke,
  type DrawingContext,
  type Painter,
  type Spot,
} from './brush.ts'
import { lines, plateUnits } from './paths.ts'
import { leaf } from './garden-pieces.ts'
import { drawInLayers, drawLayer } from './layers.ts'
import { leafGreen, roast } from './palette.ts'

/**
 * Returns the radius of one piece: 0.8 to 2 times `size`, growing with the spot, so that a large portion of one food
 * has larger pieces; but at most `most` times the spot's vertical radius.
 */
function pieceSize(size: number, { ry }: Spot, most = 0.6): number {
  return Math.min(size * Math.min(2, Math.max(0.8, ry / 30)), ry * most)
}

/** Returns the largest radius at which a piece at this point, including its shadow, stays within the picture. */
function largestRadiusAt({ x, y }: Pick<Spot, 'x' | 'y'>): number {
  return (Math.min(x, y, plateUnits - x, plateUnits - y) - 3) / 1.16
}

/** Returns the spot of a piece, made smaller where the piece or its shadow would leave the picture. */
function withinPicture(spot: Spot): Spot {
  const radius = Math.min(spot.rx, largestRadiusAt(spot))
  return { ...spot, rx: radius, ry: radius }
}

/** Draws one piece that fills its spot. */
export const one =
  (piece: Painter, scale = 1.1): Painter =>
  (spot, context) => {
    const size = Math.min(radiusOf(spot) * scale, largestRadiusAt(spot))
    piece(circle(spot.x, spot.y, size, spot.turn - 0.2 + jitter(context, 0.2)), context)
  }

/** A spot with a smaller radius has room for only one piece. The spots of pieces in a broth are all smaller. */
const crowdRadius = 18

/** Draws a single piece if the spot is too small for several. */
const alone =
  (piece: Painter, several: Painter): Painter =>
  (spot, context) =>
    (radiusOf(spot) < crowdRadius ? one(piece, 1) : several)(spot, context)

/**
 * Draws a heap of 2 to 16 pieces, back to front. `cover`: share of the spot to cover; `spin`: maximum random rotation
 * of each piece, radians.
 */
export const heap = (piece: Painter, size = 12, cover = 0.8, spin = 3): Painter =>
  alone(piece, (spot, context) => {
    const pieceRadius = pieceSize(size, spot)
    const count = Math.min(16, Math.max(2, (radiusOf(spot) / pieceRadius) ** 2 * cover * 1.2))
    const room = { ...spot, rx: spot.rx - pieceRadius * 0.8, ry: spot.ry - pieceRadius * 0.8 }
    const spots = scatter(context, room, [count, 0.3], pieceRadius, spin)
    drawInLayers(
      piece,
      spots.map(withinPicture).sort((a, b) => a.y - b.y),
      context,
    )
  })

/**
 * Draws pieces in rows around the middle of the spot. `counts`: number of pieces in each row. `along`: distance between
 * pieces in a row; `across`: distance between rows; both in tenths of a piece's radius.
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
  const spots: Spot[] = []
  counts.forEach((count, row) => {
    const down = row - (counts.length - 1) / 2
    for (let rank = (1 - count) / 2; rank < count / 2; rank++) {
      const [atX, atY] = toDrawing(circle(x, y, pieceRadius, turn), [rank * along, down * across]) as [
        number,
        number,
      ]
      spots.push(circle(atX, atY, pieceRadius, turn + jitter(context, 0.1)))
    }
  })
  drawInLayers(piece, spots, context)
}

/** Draws overlapping slices in at most three rows. */
export const fan = (piece: Painter, size = 18): Painter =>
  alone(piece, (spot, context) => {
    const pieceRadius = pieceSize(size, spot)
    const rows = Math.min(3, Math.max(1, Math.floor((spot.ry / pieceRadius - 1) * 1.7 + 1.35)))
    const most = Math.min(6, Math.max(rows > 1 ? 2 : 3, Math.floor((spot.rx / pieceRadius - 0.8) * 2.2)))
    const counts = [most, most + rows - 2, most].slice(0, rows)
    inRows(piece, spot, context, [pieceRadius, jitter(context, 0.3) - 0.2, 9, 13], counts)
  })

/** Draws one to four long pieces side by side: bananas, sausages, melon. */
export const stack = (piece: Painter, overlap = 0.5): Painter =>
  alone(piece, (spot, context) => {
    const roomy = radiusOf(spot)
    const count = Math.max(1, Math.min(4, Math.round((spot.ry * 2) / (roomy * overlap) - 0.4)))
    const pieceRadius = Math.min(
      roomy,
      (spot.rx * 1.2) / (1 + (count - 1) * overlap * 0.5),
      largestRadiusAt(spot) / (1.06 + (count - 1) * overlap * 0.5),
    )
    inRows(
      piece,
      spot,
      context,
      [pieceRadius, jitter(context, 0.2) - 0.3, 0, overlap * 10],
      Array(count).fill(1),
    )
  })

/** Draws a bunch of grapes: rows of decreasing length under a stem and a leaf. */
export const bunch =
  (piece: Painter, size: number): Painter =>
  (spot, context) => {
    // The stem reaches 5.9 radii above the middle, so in a high spot it would leave the picture.
    const pieceRadius = Math.min(pieceSize(size, spot, 0.3), radiusOf(spot) / 4, spot.y / 5.9)
    const counts = [3, 4, 5, 4, 3, 2, 1]
    const { x } = spot
    const top = spot.y - counts.length * pieceRadius * 0.6
    stroke(
      context,
      lines([x, top, x, top - pieceRadius, x + pieceRadius / 2, top - pieceRadius * 1.5]),
      roast[2],
      pieceRadius * 0.3,
    )
    inRows(piece, spot, context, [pieceRadius, 0, 16, 13], counts)
    leaf(
      leafGreen,
      1.6,
      5,
    )(circle(x - pieceRadius * 1.5, top - pieceRadius * 0.4, pieceRadius * 1.5, 3), context)
  }

/** Draws leaves that point outwards in two rings. The inner ring lies over the outer ring. */
export const bouquet = (piece: Painter, size: number): Painter =>
  alone(piece, (spot, context) => {
    const pieceRadius = pieceSize(size, spot)
    const around = (count: number, share: number): void => {
      const leaves: Spot[] = []
      for (let index = 0; index < count; index++) {
        const angle = share + (index / count) * fullTurn + jitter(context, 0.4)
        const [x, y] = step([spot.x, spot.y], angle, (radiusOf(spot) - pieceRadius) * share)
        leaves.push(circle(x, y, pieceRadius, angle))
      }
      for (const odd of [0, 1])
        drawLayer(
          piece,
          leaves.filter((_, index) => index % 2 === odd),
          context,
        )
    }
    const outer = Math.min(9, Math.max(4, (radiusOf(spot) / pieceRadius) * 3.4))
    around(outer, 1)
    around(outer / 2, 0.4)
  })
