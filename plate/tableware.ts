import { over, pick, type Painter } from './brush.ts'
import { area, disc, gloss, hoop, inner, line, orbit, round, ticks } from './marks.ts'
import { ceramic, clay, gleam, iron, shadowColor, tin, type Glaze } from './palette.ts'

/** Draws the inside of a vessel: a shaded edge, and a floor tinted by its glaze. */
function well(paint: Glaze, reach: number): Painter {
  return over(
    disc(shadowColor, reach),
    inner(0.1, 0.2, 10, 0, over(disc(ceramic, reach * 0.97), disc(`${paint}1`, reach * 0.97))),
  )
}

/** Draws a plate with a painted rim. */
export function dish(paint: Glaze): Painter {
  return over(
    round([ceramic, ceramic], 10, 0.008),
    hoop(paint, 0.26, 9.65, 0.01),
    (spot, context) =>
      pick(context, [
        orbit(paint, 36, 8.85, 8.86, 0.32),
        orbit(paint, 30, 8.6, 9.1, 0.3),
        orbit(paint, 44, 8.55, 9.2, 0.14),
        over(hoop(paint, 0.1, 8.25, 0.01), orbit(paint, 18, 8.9, 9, 0.4)),
      ])(spot, context),
    well(paint, 7.9),
  )
}

export const bowl = (paint: Glaze): Painter =>
  over(
    round([paint, paint], 10, 0.008),
    orbit(gleam, 28, 9.25, 9.65, 0.16),
    disc(ceramic, 8.9),
    well(paint, 8.5),
  )

/** Draws a small bowl for sauces and dips. */
export const ramekin = (paint: Glaze): Painter =>
  over(round([paint, paint], 10, 0.02), disc(ceramic, 9), well(paint, 8))

export const pot: Painter = (spot, context) => {
  const [light, dark, deep] = pick(context, [clay, iron])
  const grip = [-9, -2.6, -11.4, -2, -11.4, 2, -9, 2.6]
  const handle = over(line(deep, 1.3, grip), line(light, 0.75, grip))
  over(
    handle,
    inner(0, 0, 10, Math.PI, handle),
    round([light, dark], 10, 0.008, 0.04),
    disc(deep, 8.7),
    gloss(0.25, [-8.8, -2.4, -6.8, -6.2, -2.8, -8.7]),
  )(spot, context)
}

/** Draws an aluminium marmita: a tray with a crimped rim. */
export const tray: Painter = over(
  round([tin[0], tin[1]], 10, 0, 0.02, 0.015),
  round([tin[1], tin[2]], 9, 0, 0.015),
)

/** Draws cutlery from strokes. */
const steel = (...strokes: number[]): Painter =>
  over(
    inner(0.3, 0.3, 10, 0, ticks(shadowColor, 0.7, strokes)),
    ticks(tin[2], 0.7, strokes),
    ticks(tin[0], 0.46, strokes),
  )

export const fork = steel(
  -0.8,
  -10,
  -0.8,
  -6,
  0,
  -10,
  0,
  10,
  0.8,
  -10,
  0.8,
  -6,
  -0.8,
  -6,
  0,
  -4.6,
  0.8,
  -6,
  0,
  -4.6,
)
export const knife = over(steel(0, 0, 0, 10), area(tin[1], [-0.5, 1, -0.6, -6, 0, -10, 0.9, -6, 0.8, 1]))
export const spoon = over(
  steel(-4, 0, 10, 0),
  area(tin[1], [-10, 0, -8, -2, -5, -1.6, -4, 0, -5, 1.6, -8, 2]),
)
