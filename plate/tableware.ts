import { over, pick, type Painter } from './brush.ts'
import { area, disc, gloss, hoop, inner, line, orbit, round, ticks } from './marks.ts'
import { ceramic, clay, gleam, iron, shadowColor, tin, type Glaze } from './palette.ts'

/** Draws the inside of a vessel: a shaded edge, and a floor tinted by the glaze. */
const well = (paint: Glaze, reach: number): Painter =>
  over(
    disc(shadowColor, reach),
    inner(0.1, 0.2, 10, 0, over(disc(ceramic, reach * 0.97), disc(`${paint}1`, reach * 0.97))),
  )

/** Draws a plate with a painted rim. */
export const dish = (paint: Glaze): Painter =>
  over(
    round([ceramic, ceramic], 10, 0.01),
    hoop(paint, 0.3, 9.6, 0.01),
    (spot, context) =>
      pick(context, [
        orbit(paint, 36, 8.8, 8.8, 0.3),
        orbit(paint, 30, 8.6, 9, 0.3),
        over(hoop(paint, 0.1, 8.2, 0.01), orbit(paint, 18, 9, 9, 0.4)),
      ])(spot, context),
    well(paint, 8),
  )

export const bowl = (paint: Glaze): Painter =>
  over(round([paint, paint], 10, 0.01), orbit(gleam, 28, 9.2, 9.6, 0.2), disc(ceramic, 9), well(paint, 8.6))

/** Draws a small bowl for sauces and dips. */
export const ramekin = (paint: Glaze): Painter =>
  over(round([paint, paint], 10, 0.03), disc(ceramic, 9), well(paint, 8))

export const pot: Painter = (spot, context) => {
  const [light, dark, deep] = pick(context, [clay, iron])
  const grip = [-9, -2.5, -11, -2, -11, 2, -9, 2.5]
  const handle = over(line(deep, 1.5, grip), line(light, 0.8, grip))
  over(
    handle,
    inner(0, 0, 10, Math.PI, handle),
    round([light, dark], 10, 0.01, 0.03),
    disc(deep, 9),
    gloss(0.2, [-9, -2.5, -7, -6, -3, -9]),
  )(spot, context)
}

/** Draws an aluminium marmita: a tray with a crimped rim. */
export const tray: Painter = over(
  round([tin[0], tin[1]], 10, 0, 0.03, 0.01),
  round([tin[1], tin[2]], 9, 0, 0.01),
)

/** Draws cutlery as strokes. */
const steel = (...strokes: number[]): Painter =>
  over(
    inner(0.3, 0.3, 10, 0, ticks(shadowColor, 0.8, strokes)),
    ticks(tin[2], 0.8, strokes),
    ticks(tin[0], 0.5, strokes),
  )

export const fork = steel(-0.8, -10, -0.8, -6, 0, -10, 0, 10, 0.8, -10, 0.8, -6, -0.8, -6, 0.8, -6)
export const knife = over(steel(0, 0, 0, 10), area(tin[1], [-0.5, 1, -0.5, -6, 0, -10, 0.8, -6, 0.8, 1]))
