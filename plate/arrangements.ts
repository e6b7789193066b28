import {
  fullTurn,
  plateUnits,
  radiusOf,
  scatter,
  smooth,
  stroke,
  type Painter,
  type Piece,
  type Place,
  type Spot,
} from './brush.ts'
import { countFor } from './mounds.ts'
import { between, pick } from './random.ts'

/** Pieces grow with the room they have, so that a portion of one food is drawn large. */
function fitted(size: number, spot: Spot, most: number): number {
  const room = Math.min(spot.rx, spot.ry, radiusOf(spot))
  return Math.min(size * Math.min(2, Math.max(0.85, room / 30)), room * most)
}

/** The largest piece, with its shadow, that stays in the picture. */
function roomToEdge({ x, y }: Spot): number {
  return (Math.min(x, y, plateUnits - x, plateUnits - y) - 3) / 1.07
}

/** One piece as large as its spot, lying along its longer side; with no `turn` it stands as it is drawn. */
export function one(piece: Piece, scale = 1.1, turn = -0.2): Painter {
  return (spot, random) => {
    const lies = turn !== 0 && spot.ry > spot.rx * 1.15
    const [long, across] = lies ? [spot.ry, spot.rx] : [spot.rx, spot.ry]
    const wanted = spot.square ? Math.min(long * 0.94, across * 1.5) : radiusOf(spot) * scale
    const size = lies ? wanted : Math.min(wanted, roomToEdge(spot))
    const lean = turn === 0 ? 0 : turn + (lies ? 1.6 : 0) + between(random, -0.22, 0.22)
    return piece({ x: spot.x, y: spot.y, size, turn: lean }, random)
  }
}

/** Pieces heaped over each other, back to front. `spin` is how freely each one turns. */
export function heap(piece: Piece, size: number, cover = 0.8, spin = fullTurn): Painter {
  return (spot, random) => {
    const own = fitted(size, spot, 0.6)
    const count = Math.min(22, countFor(spot, own, cover * 1.2, 2))
    const middle = {
      ...spot,
      rx: Math.max(spot.rx - own * 0.82, own * 0.4),
      ry: Math.max(spot.ry - own * 0.82, own * 0.4),
    }
    return scatter(random, middle, count, 0.3).flatMap(([x, y]) =>
      piece({ x, y, size: own * between(random, 0.92, 1.12), turn: (random() - 0.5) * spin }, random),
    )
  }
}

/** Pieces of several kinds by turns. */
export function mixed(...kinds: readonly [Piece, ...Piece[]]): Piece {
  return (place, random) => pick(random, kinds)(place, random)
}

/** Slices laid over each other in rows along a slight arc. */
export function fan(piece: Piece, size: number, step = 0.95): Painter {
  return (spot, random) => {
    const own = fitted(size, spot, 0.62)
    const [wide, tall] = spot.ry > spot.rx * 1.2 ? [spot.ry, spot.rx] : [spot.rx, spot.ry]
    const tilt = between(random, -0.5, 0.1) + (wide === spot.rx ? 0 : 1.4)
    const rows = Math.max(1, Math.min(3, Math.floor((tall * 2 - own * 2) / (own * 1.2) + 1.35)))
    const places: Place[] = []
    for (let row = 0; row < rows; row++) {
      const across = (row - (rows - 1) / 2) * own * 1.3
      const chord = Math.sqrt(Math.max(0, 1 - (across / tall) ** 2)) * wide
      const perRow = Math.max(
        rows > 1 ? 2 : 3,
        Math.min(7, Math.floor((chord * 2 - own * 1.8) / (own * step)) + 1),
      )
      for (let index = 0; index < perRow; index++) {
        const along = (index - (perRow - 1) / 2) * Math.min(own * step, (chord * 2 - own * 1.4) / perRow)
        const drop = across + (along * along) / (wide * 3) - wide * 0.05
        places.push({
          x: spot.x + along * Math.cos(tilt) - drop * Math.sin(tilt),
          y: spot.y + along * Math.sin(tilt) + drop * Math.cos(tilt),
          size: own * between(random, 0.94, 1.04),
          turn: tilt + between(random, -0.15, 0.15),
        })
      }
    }
    return places.flatMap((place) => piece(place, random))
  }
}

/** Long pieces side by side, each a little turned: bananas, sausages, melon. */
export function stack(piece: Piece, size: number, step = 0.5, most = 4): Painter {
  return (spot, random) => {
    const long = Math.max(spot.rx, spot.ry)
    const roomy = Math.min(size * Math.max(1, long / 30), (spot.square ? long : radiusOf(spot)) * 0.98)
    const tilt = between(random, -0.55, -0.15) + (spot.ry > spot.rx * 1.2 ? 1.5 : 0)
    const short = Math.min(spot.rx, spot.ry)
    const count = Math.max(1, Math.min(most, Math.round((short * 2 - roomy * step * 0.4) / (roomy * step))))
    const own = Math.min(
      roomy,
      (long * 1.25) / (1 + (count - 1) * step * 0.5),
      roomToEdge(spot) / (1 + count * 0.06),
    )
    return Array.from({ length: count }, (_, index) => index - (count - 1) / 2).flatMap((rank) =>
      piece(
        {
          x: spot.x - Math.sin(tilt) * rank * own * step + between(random, -0.04, 0.04) * own,
          y: spot.y + Math.cos(tilt) * rank * own * step,
          size: own * (1 - Math.abs(rank) * 0.06),
          turn: tilt + rank * 0.1 + between(random, -0.08, 0.08),
        },
        random,
      ),
    )
  }
}

/** Leaves in a loose pile: an outer ring pointing outwards, others thrown over it. */
export function bouquet(piece: Piece, size: number): Painter {
  return (spot, random) => {
    const own = fitted(size, spot, 0.62)
    const outer = Math.max(4, Math.min(9, Math.round((radiusOf(spot) / own) * 3.6)))
    const start = random() * fullTurn
    const around = (count: number, share: number, loose: number): Place[] =>
      Array.from({ length: count }, (_, index) => {
        const angle = start + share * 9 + (index / count) * fullTurn + between(random, -0.3, 0.3)
        const [rx, ry] = [(spot.rx - own * 0.8) * share, (spot.ry - own * 0.8) * share]
        return {
          x: spot.x + Math.cos(angle) * rx,
          y: spot.y + Math.sin(angle) * ry,
          size: own * between(random, 0.85, 1.08),
          turn: angle + between(random, -loose, loose),
        }
      }).sort((a, b) => a.y - b.y)
    return [...around(outer, 1, 0.35), ...around(Math.ceil(outer / 2), 0.42, 1.2)].flatMap((place) =>
      piece(place, random),
    )
  }
}

/** As a bunch of grapes lies: loose rows that grow shorter, under a stem and a leaf. */
export function bunch(piece: Piece, size: number, [stem, foliage]: readonly [string, Piece]): Painter {
  return (spot, random) => {
    const own = Math.min(fitted(size, spot, 0.3), radiusOf(spot) * 0.24)
    const widths = radiusOf(spot) > 30 ? [3, 5, 4, 5, 4, 3, 2, 1] : [3, 4, 3, 2, 1]
    const lean = between(random, -0.2, 0.2)
    const rows = widths.length
    const top = spot.y - ((rows - 1) / 2) * own * 1.28
    const places = widths.flatMap((across, row) =>
      Array.from({ length: across }, (_, index): Place => ({
        x:
          spot.x +
          (index - (across - 1) / 2) * own * 1.6 +
          lean * (row - rows / 2) * own +
          between(random, -0.2, 0.2) * own,
        y: top + (row + between(random, -0.16, 0.16)) * own * 1.28,
        size: own * between(random, 0.92, 1.08),
        turn: 0,
      })),
    )
    const foot = { x: spot.x - lean * (rows / 2) * own, y: top - own * 0.7 }
    return [
      stroke(
        smooth(
          [
            [foot.x, foot.y + own],
            [foot.x + own * 0.1, foot.y - own * 0.3],
            [foot.x + own * 0.6, foot.y - own * 0.9],
          ],
          false,
        ),
        stem,
        own * 0.34,
      ),
      ...places.flatMap((place) => piece(place, random)),
      ...foliage({ x: foot.x - own * 1.3, y: foot.y + own * 0.3, size: own * 1.7, turn: 3.4 }, random),
    ]
  }
}
