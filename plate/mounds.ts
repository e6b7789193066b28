import {
  blob,
  ellipse,
  fill,
  fullnessAt,
  fullTurn,
  grown,
  lit,
  polygon,
  radiusOf,
  scatter,
  shadow,
  smooth,
  shaded,
  stroke,
  type Painter,
  type Point,
  type Spot,
} from './brush.ts'
import { gleam, type Tones } from './palette.ts'
import { between, type Random } from './random.ts'
import type { SvgNode } from './svg-node.ts'

/** Pieces of `size` that cover a spot, at least `least`. */
export function countFor(spot: Spot, size: number, cover = 1, least = 3): number {
  return Math.max(least, Math.round(((spot.rx * spot.ry) / (size * size)) * cover))
}

function dashes(random: Random, points: readonly Point[], length: number): string {
  return points
    .map(([x, y]) => {
      const angle = random() * Math.PI
      const [dx, dy] = [Math.cos(angle) * length * 0.5, Math.sin(angle) * length * 0.5]
      return polygon(
        [
          [x - dx, y - dy],
          [x + dx, y + dy],
        ],
        false,
      )
    })
    .join('')
}

function rimPoints(random: Random, spot: Spot, count: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index + random() * 0.7) / count) * fullTurn
    const fullness = fullnessAt(spot, angle)
    return [spot.x + Math.cos(angle) * spot.rx * fullness, spot.y + Math.sin(angle) * spot.ry * fullness]
  })
}

/** Rice and its kin: a mound whose edge is made of grains. */
export function grains([light, dark, accent]: Tones, length = 4.6): Painter {
  return (spot, random) => {
    const body = grown(spot, 0.95)
    const outline = blob(random, body, 0.05)
    const edge = rimPoints(random, body, Math.round(radiusOf(spot) * 1.1))
    const top = scatter(random, grown(spot, 0.86), countFor(spot, 5.6), 0.9)
    const crown = scatter(
      random,
      { ...grown(spot, 0.66), y: spot.y - spot.ry * 0.14 },
      countFor(spot, 8),
      0.9,
    )
    return [
      shadow(outline, 4),
      fill(smooth(outline), dark),
      stroke(dashes(random, edge, length), dark, 3.4),
      fill(smooth(lit(outline, 0.14)), light),
      stroke(dashes(random, top, length), dark, 2.7),
      stroke(
        dashes(
          random,
          top.filter((_, index) => index % 3 === 0),
          length,
        ),
        accent,
        1.3,
      ),
      stroke(dashes(random, crown, length), light, 3.2),
    ]
  }
}

function shine(spot: Spot, scale: number, width: number): SvgNode {
  const arc = [3.5, 3.85, 4.2].map((angle): Point => [
    spot.x + Math.cos(angle) * spot.rx * scale,
    spot.y + Math.sin(angle) * spot.ry * scale,
  ])
  return stroke(smooth(arc, false), gleam, width, 0.4)
}

/** A ladle of beans: glossy broth and whole beans, each with its glint. */
export function beans([broth, bean, glint]: Tones, size = 4.6, roundness = 0.68): Painter {
  return (spot, random) => {
    const outline = blob(random, spot, 0.07)
    const points = scatter(random, grown(spot, 0.8), countFor(spot, size * 1.75), 0.55)
    const turns = points.map(() => random() * Math.PI)
    return [
      shadow(outline, 2.5),
      fill(smooth(outline), bean),
      fill(smooth(lit(outline, 0.06)), broth),
      fill(
        points.map(([x, y], i) => ellipse(x + 0.8, y + 1.2, size, size * roundness, turns[i])).join(''),
        bean,
        0.5,
      ),
      fill(points.map(([x, y], i) => ellipse(x, y, size, size * roundness, turns[i])).join(''), bean),
      stroke(
        points
          .map(([x, y], i) => {
            const [c, s] = [Math.cos(turns[i]!) * size * 0.34, Math.sin(turns[i]!) * size * 0.34]
            return polygon(
              [
                [x - c - 0.5, y - s - 1],
                [x + c - 0.5, y + s - 1],
              ],
              false,
            )
          })
          .join(''),
        glint,
        1.3,
      ),
      shine(spot, 0.9, 2),
    ]
  }
}

/** Farofa, ground meat, granola: a loose heap of crumbs, some fallen beside it. */
export function crumbs([light, dark, accent]: Tones, size = 2.2): Painter {
  return (spot, random) => {
    const outline = blob(random, grown(spot, 0.9), 0.07, 19)
    const dots = (points: readonly Point[], scale: number): string =>
      points
        .map(([x, y]) =>
          ellipse(x, y, size * scale * between(random, 0.7, 1.3), size * scale * 0.8, random() * 3),
        )
        .join('')
    const all = scatter(random, grown(spot, 0.78), countFor(spot, size * 1.9), 0.9)
    return [
      shadow(outline, 3.5),
      fill(
        smooth(outline) + dots(rimPoints(random, grown(spot, 0.95), Math.round(radiusOf(spot) * 0.6)), 0.75),
        dark,
      ),
      fill(smooth(lit(outline, 0.12)), light),
      fill(
        dots(
          all.filter((_, index) => index % 3 === 0),
          1,
        ),
        dark,
      ),
      fill(
        dots(
          all.filter((_, index) => index % 4 === 1),
          0.8,
        ),
        accent,
      ),
      fill(
        dots(
          all.filter((_, index) => index % 4 === 3),
          0.9,
        ),
        gleam,
        0.45,
      ),
    ]
  }
}

function strand(random: Random, spot: Spot, curl: number): Point[] {
  const [angle, reach] = [random() * fullTurn, Math.sqrt(random()) * 0.14]
  const [cx, cy] = [spot.x + Math.cos(angle) * spot.rx * reach, spot.y + Math.sin(angle) * spot.ry * reach]
  const size = between(random, 0.28, 0.84)
  const from = random() * fullTurn
  return Array.from({ length: 6 }, (_, index) => {
    const along = from + index * curl
    return [cx + Math.cos(along) * spot.rx * size, cy + Math.sin(along) * spot.ry * size * 0.9]
  })
}

/** Pasta: strands wound over each other. */
export function tangle([light, dark]: Tones, width = 4.4): Painter {
  return (spot, random) => {
    const outline = blob(random, grown(spot, 0.94), 0.06)
    const strands = Array.from({ length: countFor(spot, 11, 1.05, 10) }, () =>
      smooth(strand(random, spot, 0.72), false),
    )
    return [
      shadow(outline, 4),
      fill(smooth(outline), dark),
      ...strands.flatMap((d) => [stroke(d, dark, width + 1.8), stroke(d, light, width)]),
    ]
  }
}

/** Shredded things: fine strands in three tones. */
export function shreds([light, dark, accent]: Tones, length = 13, width = 2.4): Painter {
  return (spot, random) => {
    const outline = blob(random, grown(spot, 0.84), 0.12, 13)
    const curls = (count: number): string =>
      scatter(random, grown(spot, 0.8), count, 0.8)
        .map(([x, y]) => {
          const angle = random() * fullTurn
          const [c, s] = [Math.cos(angle) * length * 0.5, Math.sin(angle) * length * 0.5]
          const bend = between(random, -0.5, 0.5)
          return smooth(
            [
              [x - c, y - s],
              [x - s * bend, y + c * bend],
              [x + c, y + s],
            ],
            false,
          )
        })
        .join('')
    const count = countFor(spot, 7)
    return [
      shadow(outline, 3.5),
      fill(smooth(outline), dark),
      stroke(curls(count), dark, width + 0.6),
      stroke(curls(count), light, width),
      stroke(curls(Math.round(count / 3)), accent, width * 0.8),
      stroke(curls(Math.round(count / 3)), dark, width * 0.6),
    ]
  }
}

/** Purée, yogurt, cream: a soft mound with the turn of the spoon. */
export function swirl(tones: Tones): Painter {
  return (spot, random) => {
    const from = random() * fullTurn
    const spiral = Array.from({ length: 12 }, (_, index): Point => {
      const reach = 0.12 + index * 0.052
      return [
        spot.x + Math.cos(from + index * 0.75) * spot.rx * reach - spot.rx * 0.05,
        spot.y + Math.sin(from + index * 0.75) * spot.ry * reach - spot.ry * 0.08,
      ]
    })
    return [
      ...shaded(blob(random, spot, 0.05), tones, 0.13),
      stroke(smooth(spiral, false), tones[1], radiusOf(spot) * 0.1),
      stroke(smooth(spiral.slice(7), false), gleam, radiusOf(spot) * 0.05, 0.7),
    ]
  }
}

/** Sauce or syrup lying flat, with a glint. */
export function pool(tones: Tones): Painter {
  return (spot, random) => {
    const outline = blob(random, grown(spot, 0.95), 0.07, 14)
    return [
      shadow(outline, 2),
      fill(smooth(outline), tones[1]),
      fill(smooth(lit(outline, 0.08)), tones[0]),
      stroke(
        smooth(blob(random, grown(spot, 0.45), 0.12, 8).slice(0, 5), false),
        tones[2],
        radiusOf(spot) * 0.09,
      ),
      shine(spot, 0.74, 2.2),
    ]
  }
}

/** Several painters on one spot, each on its own share of it. */
export function layered(...layers: readonly (readonly [Painter, number])[]): Painter {
  return (spot, random) => layers.flatMap(([paint, scale]) => paint(grown(spot, scale), random))
}

/** Flecks of herb or pepper strewn over what lies below. */
export function sprinkle([light, dark]: Tones, size = 2): Painter {
  return (spot, random) => {
    const points = scatter(random, spot, countFor(spot, size * 4, 1, 6), 1)
    const flecks = (from: number): string =>
      points
        .filter((_, index) => index % 2 === from)
        .map(([x, y]) => ellipse(x, y, size * between(random, 0.7, 1.3), size * 0.6, random() * 3))
        .join('')
    return [fill(flecks(0), dark), fill(flecks(1), light)]
  }
}
