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
    flat(0.5, round(tones)),
    area(crumb[0], [-7, 0, 0, -2.5, 7, 0, 0, 1.5]),
    line(tones[2], 0.5, [-7, 0, 0, 1.5, 7, 0]),
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
    flat(0.5, speckles(tones[2])),
  )

/** Coxinha: a breaded, drop-shaped croquette. */
export const coxinhaDrop = (tones: Tones): Painter =>
  upright(
    over(
      solid(tones, [0, -10, 3, -5, 7, 0, 7, 4, 4, 8, 0, 9, -4, 8, -7, 4, -7, 0, -2, -5]),
      speckles(tones[2]),
      gloss(0.8, [-5, 2, -4, -1, -2, -4]),
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
      0.5,
      crimps.flatMap((x) => [x, 4, x + 0.5, 5, x, -5, x + 0.5, -4]),
    ),
    dots(tones[1], 2.5, blisters, 0.8),
    dots(crumb[0], 1, blisters),
  )
}

/** A round open or crimped pie: esfiha, empada, quiche. */
export const roundPie = (tones: Tones, filling: Tones): Painter =>
  over(round(tones), orbit(tones[1], 12, 8, 9, 0.5), round(filling, 6, 0.06), orbit(filling[2], 5, 3, 4, 1))

export const pizzaSlice = (tones: Tones): Painter => {
  const rounds = [-2, -3, 2.5, -2, 0, 2.5]
  return upright(
    over(
      block([tones[1], tones[1]], [0, 9, -8, -6, 0, -8, 8, -6], 0.8, 1),
      facet(tomatoSauce[0], [0, 8, -6, -5, 0, -6, 6, -5]),
      area(golden[0], [0, 7, -2, 2, -6, -4, 0, -5, 6, -4, 2, 2]),
      tube(tones, 3, [-8, -6, 0, -8, 8, -6]),
      dots(sausage[1], 3.4, rounds),
      dots(sausage[0], 2.5, rounds),
    ),
  )
}

/** A slice of layer cake: iced top, cut face with filling. */
export const cakeSlice = (sponge: Tones, icing: Tones): Painter =>
  upright(
    over(
      block(sponge, [-10, 0, 10, -2, 10, 4, -10, 6], 1.5, 0.5),
      line(icing[0], 1, [-10, 4, 10, 2]),
      ticks(
        icing[1],
        1.5,
        [-8, 0, -8, 2, -5, 0, -5, 1, -1, -1, -1, 2, 3, -1, 3, 1, 7, -1, 7, 1, -9, 0, 9, -2],
      ),
      facet(icing[0], [-10, -0.2, 3, -7, 10, -2]),
      dots(icing[2], 2, [0, -3.4, 4, -3]),
    ),
  )

/** A square of lasagna: browned cheese over layers of pasta and sauce. */
export const lasagnaSquare: Painter = upright(
  over(
    block(tomatoSauce, [-9, -5, 8, -7, 8, 1, -9, 3], 7, 1),
    line(pasta[1], 1.5, [-9, 7, 8, 5]),
    block(golden, [-9, -5, 8, -7, 8, 1, -9, 3], 2, 1),
    dots(roast[0], 2, [-5, -3, 0, -5, 4, -4, 6, -1, 1, 0, -4, 1], 1),
  ),
)

/** Pudim from above: a ring of custard with caramel sauce on top and around it. */
export const flanRing = (tones: Tones): Painter =>
  over(
    round(roast, 10, 0.06, 0.06),
    round(tones, 9, 0.03, 0.06),
    round(burntCaramel, 7, 0.03, 0.06),
    disc(burntCaramel[1], 2.5),
    disc(tones[1], 2),
    ticks(burntCaramel[2], 0.8, [-5, -2, -3, -5, 5, 2.5, 4, 3.5]),
  )

/** A bar scored into squares: chocolate, goiabada. */
export const scoredBar = (tones: Tones): Painter =>
  over(
    block(tones, [-9, -6, 9, -6, 9, 5, -9, 5], 1.5),
    ticks(tones[1], 0.8, [-3, -6, -3, 5, 3, -6, 3, 5, -9, -0.5, 9, -0.5]),
    ticks(tones[2], 0.5, [-8, -5, -5, -5, -2, -5, 1, -5, 5, -5, 8, -5]),
  )

/** A pat of butter. */
export const butterPat = (tones: Tones): Painter =>
  upright(
    over(block(tones, [-8, -5, 8, -6, 8, 2, -8, 3], 4), line(tones[2], 1.5, [-4, 0, -1, -3, 3, -3, 3, 0])),
  )
