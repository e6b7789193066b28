import { over, type Painter } from './brush.ts'
import { speckles } from './garden-pieces.ts'
import {
  area,
  block,
  disc,
  dots,
  facet,
  flat,
  gloss,
  upright,
  line,
  orbit,
  round,
  solid,
  ticks,
  tube,
} from './marks.ts'
import { burntCaramel, crumb, golden, pasta, roast, sausage, tomatoSauce, type Tones } from './palette.ts'

/** Pão francês: an oval roll with an open cut. */
export const roll = (tones: Tones): Painter =>
  over(
    flat(0.55, round(tones)),
    area(crumb[0], [-7, 0, 0, -2.4, 7, 0, 0, 1.6]),
    line(tones[2], 0.6, [-7, 0, 0, 1.6, 7, 0]),
    gloss(0.5, [-6, -3, -1, -4, 3, -4]),
  )

/** A slice of loaf bread. */
export const loafSlice = (tones: Tones): Painter =>
  upright(
    over(
      solid(tones, [-7, 8, -7, 0, -9, -4, -6, -8, 0, -8, 6, -8, 9, -4, 7, 0, 7, 8, 0, 8]),
      speckles(tones[2]),
    ),
  )

/** A folded disc: tapioca, omelete, risole. */
export const foldedDisc = (tones: Tones): Painter =>
  over(
    area(tones[1], [-10, -1, -6, 5, 0, 7, 6, 5, 10, -1]),
    solid(tones, [-10, -2, 0, -4, 10, -2, 8, 2, 4, 5, 0, 6, -4, 5, -8, 2]),
    flat(0.4, speckles(tones[2])),
  )

/** Coxinha: a breaded, drop-shaped croquette. */
export const coxinhaDrop = (tones: Tones): Painter =>
  upright(
    over(
      solid(tones, [0, -10, 3, -5, 7, 0, 7, 4, 4, 8, 0, 9, -4, 8, -7, 4, -7, 0, -2, -5]),
      speckles(tones[2]),
      gloss(0.7, [-5, 2, -4, -1, -2, -4]),
    ),
  )

/** Pastel: crimped edge, blistered dough. */
export const pastelPocket = (tones: Tones): Painter => {
  const crimps = [-9, -7, -5, -3, -1, 1, 3, 5, 7]
  const blisters = [-5, -1, -1, 1, 3, -1, 5, 1]
  return over(
    block(tones, [-9, -5, 9, -5, 9, 5, -9, 5], 0.8),
    ticks(
      tones[2],
      0.4,
      crimps.flatMap((x) => [x, 4.2, x + 0.6, 5.2, x, -5, x + 0.6, -4]),
    ),
    dots(tones[1], 2.4, blisters, 0.8),
    dots(crumb[0], 1.2, blisters),
  )
}

/** A round open or crimped pie: esfiha, empada, quiche. */
export const roundPie = (tones: Tones, filling: Tones): Painter =>
  over(
    round(tones),
    orbit(tones[1], 12, 7.6, 8.8, 0.6),
    round(filling, 6.3, 0.08),
    orbit(filling[2], 5, 3, 3.8, 1),
  )

export const pizzaSlice = (tones: Tones): Painter => {
  const rounds = [-2, -3, 2.6, -2, 0, 2.4]
  return upright(
    over(
      block([tones[1], tones[1]], [0, 9, -8, -6, 0, -8, 8, -6], 0.8, 1.2),
      facet(tomatoSauce[0], [0, 8, -6, -5, 0, -6, 6, -5]),
      area(golden[0], [0, 7, -2, 2, -6, -4, 0, -5, 6, -4, 2, 2]),
      tube(tones, 3, [-8, -6, 0, -8, 8, -6]),
      dots(sausage[1], 3.4, rounds),
      dots(sausage[0], 2.6, rounds),
    ),
  )
}

/** A slice of layer cake: iced top, cut face with filling. */
export const cakeSlice = (sponge: Tones, icing: Tones): Painter =>
  upright(
    over(
      block(sponge, [-9.6, 0, 9.6, -2, 9.6, 4, -9.6, 6], 1.6, 0.6),
      line(icing[0], 1.2, [-9.6, 4, 9.6, 2]),
      ticks(
        icing[1],
        1.5,
        [-8, 0, -8, 2, -5, 0, -5, 1, -1, -1, -1, 2, 3, -1, 3, 1, 7, -1, 7, 1, -9.6, 0.4, 9.6, -1.8],
      ),
      facet(icing[0], [-9.6, -0.2, 3, -7, 9.6, -2.2]),
      dots(sponge[2], 0.5, [-7, 3, -2, 3, 3, 2, 7, 2, -5, 6, 0, 5, 5, 5], 0.3),
      dots(icing[2], 2.2, [0, -3.4, 4, -3.2]),
    ),
  )

/** A square of lasagna: browned cheese over layers of pasta and sauce. */
export const lasagnaSquare: Painter = upright(
  over(
    block(tomatoSauce, [-9, -5, 8, -7, 8, 1, -9, 3], 7, 1.2),
    line(pasta[1], 1.3, [-9, 7.4, 8, 5.4]),
    block(golden, [-9, -5, 8, -7, 8, 1, -9, 3], 2, 1.2),
    dots(roast[0], 2.2, [-5, -3, 0, -5, 4, -4, 6, -1, 1, 0, -4, 1], 1),
  ),
)

/** Pudim from above: a custard ring under and in caramel sauce. */
export const flanRing = (tones: Tones): Painter =>
  over(
    round(roast, 10, 0.05, 0.06),
    round(tones, 8.6, 0.02, 0.07),
    round(burntCaramel, 7.2, 0.03, 0.08),
    disc(burntCaramel[1], 2.7),
    disc(tones[1], 2),
    ticks(burntCaramel[2], 0.75, [-5, -2, -3, -5, 4.6, 2.4, 3.8, 3.6]),
  )

/** A bar scored into squares: chocolate, goiabada. */
export const scoredBar = (tones: Tones): Painter =>
  over(
    block(tones, [-9, -6, 9, -6, 9, 5, -9, 5], 1.6),
    ticks(tones[1], 0.7, [-3, -6, -3, 5, 3, -6, 3, 5, -9, -0.5, 9, -0.5]),
    ticks(tones[2], 0.5, [-8, -5, -5, -5, -2, -5, 1, -5, 5, -5, 8, -5]),
  )

/** A pat of butter. */
export const butterPat = (tones: Tones): Painter =>
  upright(
    over(block(tones, [-8, -5, 8, -6, 8, 2, -8, 3], 4), line(tones[2], 1.3, [-4, 0, -1, -3, 3, -3, 3, 0])),
  )
