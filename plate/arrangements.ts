import { fullTurn, grown, radiusOf, scatter, type Painter, type Piece, type Place } from './brush.ts'
import { countFor } from './mounds.ts'
import { between } from './random.ts'

function fitted(size: number, room: number): number {
  return Math.min(size, room)
}

/** One piece as large as its spot. */
export function one(piece: Piece, scale = 1.1, turn = -0.2): Painter {
  return (spot, random) =>
    piece(
      { x: spot.x, y: spot.y, size: radiusOf(spot) * scale, turn: turn + between(random, -0.25, 0.25) },
      random,
    )
}

/** Pieces heaped over each other, back to front. `spin` turns each one freely. */
export function heap(piece: Piece, size: number, cover = 0.8, spin = fullTurn): Painter {
  return (spot, random) => {
    const own = fitted(size, radiusOf(spot) * 0.62)
    const count = Math.min(26, countFor(spot, own, cover, 2))
    const middle = grown(spot, Math.max(0.3, 1 - (own * 0.95) / radiusOf(spot)))
    return scatter(random, middle, count, 0.3).flatMap(([x, y]) =>
      piece({ x, y, size: own * between(random, 0.9, 1.1), turn: (random() - 0.5) * spin }, random),
    )
  }
}

/** Slices laid over each other along a slight arc. */
export function fan(piece: Piece, size: number, step = 0.95): Painter {
  return (spot, random) => {
    const room = radiusOf(spot)
    const own = Math.min(size, room * 0.72)
    const tilt = between(random, -0.5, 0.1)
    const perRow = Math.max(2, Math.min(7, Math.floor((room * 2 - own * 2) / (own * step)) + 1))
    const rows = room > own * 2.1 ? 2 : 1
    const places: Place[] = []
    for (let row = 0; row < rows; row++) {
      for (let index = 0; index < perRow; index++) {
        const along = (index - (perRow - 1) / 2) * own * step
        const across = (row - (rows - 1) / 2) * own * 1.35 + (along * along) / (room * 3) - room * 0.06
        places.push({
          x: spot.x + along * Math.cos(tilt) - across * Math.sin(tilt),
          y: spot.y + along * Math.sin(tilt) + across * Math.cos(tilt),
          size: own * between(random, 0.94, 1.04),
          turn: tilt + between(random, -0.15, 0.15),
        })
      }
    }
    return places.flatMap((place) => piece(place, random))
  }
}

/** Leaves standing outwards around a middle one. */
export function bouquet(piece: Piece, size: number): Painter {
  return (spot, random) => {
    const own = Math.min(size, radiusOf(spot) * 0.66)
    const count = Math.max(3, Math.min(9, Math.round((radiusOf(spot) / own) * 4.2)))
    const start = random() * fullTurn
    const ring = Array.from({ length: count }, (_, index): Place => {
      const turn = start + (index / count) * fullTurn + between(random, -0.2, 0.2)
      const [rx, ry] = [spot.rx - own * 0.86, spot.ry - own * 0.86]
      return { x: spot.x + Math.cos(turn) * rx, y: spot.y + Math.sin(turn) * ry, size: own, turn }
    }).sort((a, b) => a.y - b.y)
    const middle = { x: spot.x, y: spot.y, size: own * 0.85, turn: random() * fullTurn }
    return [...ring, middle].flatMap((place) => piece(place, random))
  }
}

/** As a bunch of grapes hangs: rows that grow shorter. */
export function bunch(piece: Piece, size: number): Painter {
  return (spot, random) => {
    const room = radiusOf(spot)
    const own = Math.min(size, room * 0.3)
    const rows = Math.max(3, Math.min(6, Math.round(room / own)))
    const places: Place[] = []
    for (let row = 0; row < rows; row++) {
      const across = Math.max(1, Math.round((rows - row) * 1.05 + 0.4))
      for (let index = 0; index < across; index++) {
        places.push({
          x: spot.x + (index - (across - 1) / 2) * own * 1.72 + between(random, -1, 1),
          y: spot.y + (row - (rows - 1) / 2) * own * 1.5 + between(random, -1, 1),
          size: own,
          turn: 0,
        })
      }
    }
    return places.flatMap((place) => piece(place, random))
  }
}
