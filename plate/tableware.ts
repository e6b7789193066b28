import { fill, fullTurn, grown, shadow, smooth, blob, stroke, type Piece, type Point } from './brush.ts'
import { area, disc, dots, facet, gloss, hoop, inner, line, orbit, piece, rays, round } from './marks.ts'
import { clay, gleam, iron, shadowColor, tin, type Glaze } from './palette.ts'
import { pick, type Random } from './random.ts'
import type { Spot } from './brush.ts'

/** The waving brush line of a painted rim. */
function wave(color: string): Piece {
  return (place) => {
    const points = Array.from({ length: 72 }, (_, index): Point => {
      const [angle, reach] = [(index / 72) * fullTurn, place.size * (index % 2 ? 0.905 : 0.87)]
      return [place.x + Math.cos(angle) * reach, place.y + Math.sin(angle) * reach]
    })
    return [stroke(smooth(points), color, place.size * 0.016, 0.85)]
  }
}

/** A plate with what the potter painted on its rim. */
export function dish({ rim, well, edge, line: paint }: Glaze, random: Random): Piece {
  const painting = pick(random, [
    orbit(paint, 36, 8.85, 0.16, 0.16, 0.85),
    orbit(paint, 30, 8.85, 0.4, 0.15, 0.85),
    rays(paint, 0.14, 44, 8.55, 9.2),
    wave(paint),
    hoop(paint, 0.1, 8.25, 0.01),
  ])
  return piece(
    round([rim, rim], 0, 10, 0.008),
    hoop(paint, 0.26, 9.65, 0.01),
    painting,
    disc(edge, 7.9),
    inner(0.1, 0.16, 7.7, 0, disc(well, 10)),
  )
}

/** A painted sprig, for the middle of an empty plate. */
export const paintedSprig = (paint: string): Piece =>
  piece(
    line(paint, 0.5, [-10, 0.8, -4, 0, 3, 0, 7, -0.3], 0.9),
    ...[-6.2, -3, 0.2, 3.4].flatMap((x) =>
      [-1, 1].map((side) =>
        area(paint, [x, 0, x + 1.2, side * 2.4, x + 3.8, side * 3.6, x + 2.6, side], 0.9),
      ),
    ),
    area(paint, [6.2, 0, 8, -1.3, 10.5, -0.4, 8, 1.1], 0.9),
  )

export const bowl = ({ rim, well, edge, line: paint }: Glaze): Piece =>
  piece(
    round([paint, paint], 0, 10, 0.008),
    (place, random) => rays(gleam, 0.16, 28, 9.25, 9.65)({ ...place, turn: random() }, random),
    disc(rim, 8.9),
    disc(edge, 8.55),
    inner(0, 0.3, 8.2, 0, disc(well, 10)),
  )

export function pot(random: Random): Piece {
  const [light, dark, deep] = pick(random, [clay, clay, iron])
  const handles = [-1, 1].map((side) => [side * 9.2, -2.6, side * 11.4, -2, side * 11.4, 2, side * 9.2, 2.6])
  return piece(
    ...handles.flatMap((handle) => [line(deep, 1.3, handle), line(light, 0.75, handle)]),
    round([light, dark], 0.04, 10, 0.008),
    disc(deep, 8.7),
    gloss(0.25, [-8.8, -2.4, -6.8, -6.2, -2.8, -8.7]),
  )
}

/** The aluminium marmita: a rounded tray with a crimped lip. */
export function drawTray(box: Spot, random: Random): ReturnType<Piece> {
  const outline = (scale: number, crimp = 0): string => {
    const points = blob(random, { ...grown(box, scale), square: true, brimful: true }, 0, 64)
    return smooth(
      points.map(([x, y], index): Point =>
        index % 2 ? [x + (box.x - x) * crimp, y + (box.y - y) * crimp] : [x, y],
      ),
    )
  }
  return [
    shadow(blob(random, { ...box, square: true, brimful: true }, 0, 32), 5),
    fill(outline(1, 0.03), tin[1]),
    fill(outline(0.975, 0.02), tin[0]),
    stroke(outline(0.93), tin[2], 1.4, 0.6),
    fill(outline(0.9), tin[2]),
    fill(outline(0.885), tin[1]),
  ]
}

const steel = (width: number, grid: readonly number[]): Piece =>
  piece(line(tin[2], width + 0.22, grid), line(tin[0], width, grid))

export const fork: Piece = piece(
  line(shadowColor, 0.7, [0.3, -5, 0.3, 10.4], 0.15),
  ...[-0.8, 0, 0.8].map((x) => steel(0.3, [x, -10, x, -6])),
  steel(0.46, [-0.8, -6.2, 0, -4.6, 0.8, -6.2]),
  steel(0.6, [0, -4.6, 0, 10]),
)

export const knife: Piece = piece(
  line(shadowColor, 0.7, [0.3, -9, 0.3, 10.4], 0.15),
  facet(tin[2], [-0.6, 1, -0.6, -8.4, 0, -10, 0.7, -7.2, 0.8, 1], 0.3),
  facet(tin[0], [-0.5, 1, -0.5, -8.4, 0, -9.8, 0.6, -7.2, 0.7, 1], 0.1),
  steel(0.7, [0, 1.4, 0, 10]),
)

export const spoon: Piece = piece(
  line(shadowColor, 0.8, [-9, 0.8, 9.6, 0.8], 0.15),
  steel(0.55, [-4.2, 0, 9.6, 0]),
  area(tin[2], [-10, 0, -8.6, -1.6, -6, -1.7, -4, 0, -6, 1.7, -8.6, 1.6]),
  area(tin[0], [-9.5, 0, -8.4, -1.1, -6.2, -1.2, -4.6, 0, -6.2, 1.2, -8.4, 1.1]),
  dots(gleam, 0.9, [-7.4, -0.3], 0.45),
)

/** A small bowl for sauces and dips set among the food. */
export const ramekin = ({ rim, edge, line: paint }: Glaze): Piece =>
  piece(round([paint, paint], 0, 10, 0.02), disc(rim, 9), disc(edge, 8))
