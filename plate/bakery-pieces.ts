import type { Piece } from './brush.ts'
import {
  area,
  disc,
  dots,
  facet,
  gloss,
  level,
  line,
  orbit,
  piece,
  rays,
  round,
  solid,
  ticks,
} from './marks.ts'
import {
  burntCaramel,
  caramel,
  crumb,
  deepLeaf,
  pasta,
  sausage,
  tomatoSauce,
  yellowCheese,
  type Tones,
} from './palette.ts'

/** Pão francês: an oval loaf with its opened cut. */
export const roll = (tones: Tones): Piece =>
  piece(
    solid(tones, [-10, 0, -7, -4, 0, -5.6, 7, -4, 10, 0, 7, 4, 0, 5.6, -7, 4], 0.13),
    area(crumb[0], [-7.4, 0, 0, -2.4, 7.4, 0, 0, 1.6]),
    line(tones[2], 0.6, [-7.4, 0, 0, 1.6, 7.4, 0]),
    gloss(0.5, [-6, -3, -1, -4.4, 3, -4.2]),
  )

/** A slice of loaf bread. */
export const loafSlice = ([face, rind, pores]: Tones): Piece =>
  level(
    piece(
      solid(
        [face, rind],
        [-7, 8.6, -7, 0, -9, -4, -6, -8.6, 0, -8.4, 6, -8.6, 9, -4, 7, 0, 7, 8.6, 0, 8.4],
        0.15,
      ),
      dots(pores, 0.6, [-3, -4, 2, -5, 3.5, 0, -1, 0, -4, 3.5, 1.5, 4, 4, 5, 0, -2.5]),
    ),
    0.5,
  )

/** A bun from above, with sesame. */
export const bunTop = (tones: Tones): Piece =>
  piece(round(tones), dots(crumb[0], 0.8, [-3.5, -4, 1, -5, 4, -2, 0, -1, -4.5, 0, 3, 2, -1.5, 3]))

/** A folded disc: tapioca, crepe, risole. */
export const foldedDisc = (tones: Tones): Piece =>
  piece(
    area(tones[1], [-10, -1, -6, 5.2, 0, 7, 6, 5.2, 10, -1]),
    solid(tones, [-10, -2, 0, -3.4, 10, -2, 8.6, 2, 4.2, 5.4, 0, 6, -4.2, 5.4, -8.6, 2], 0.1),
    dots(tones[2], 0.6, [-5, 0.6, -2, 2.4, 1.4, 0.6, 4.2, 2.4, 6, 0, 0, -1, -3.4, -1], 0.7, 0.8),
  )

/** Coxinha: a breaded drop. */
export const coxinhaDrop = (tones: Tones): Piece =>
  level(
    piece(
      solid(tones, [0.5, -10, 2.6, -5, 6.6, 0, 7, 4.5, 4, 8, 0, 9, -4, 8, -7, 4.5, -6.6, 0, -2.2, -5], 0.13),
      dots(tones[2], 0.5, [0, -5, -2, -1, 2, 0, -4, 3, 0, 3, 4, 4, -1.5, 6, 2, 6, 0, 0.4], 0.7, 0.75),
      gloss(0.7, [-4.8, 2, -4, -1, -1.6, -4.2]),
    ),
  )

/** Pastel: crimped edge, blistered dough. */
export const pastelPocket = (tones: Tones): Piece => {
  const crimps = [-8.6, -6.4, -4.2, -2, 0.2, 2.4, 4.6, 6.8]
  return piece(
    solid(tones, [-10, -5, -10, -5, 0, -5.6, 10, -5, 10, -5, 10, 5, 10, 5, 0, 5.6, -10, 5, -10, 5], 0.08),
    ticks(
      tones[2],
      0.45,
      crimps.flatMap((x) => [x, 4.2, x + 0.6, 5.2, x, -4.9, x + 0.6, -3.9]),
    ),
    dots(tones[1], 1.4, [-5, -1, -1, 1, 3, -1.2, 5.5, 1.4], 0.7, 0.5),
    dots(crumb[0], 1, [-5.2, -1.4, -1.2, 0.6, 2.8, -1.6, 5.3, 1], 0.7, 0.6),
  )
}

/** Kibe: a rough spindle. */
export const kibeSpindle = (tones: Tones): Piece =>
  piece(
    solid(tones, [-10, 0, -5, -4, 1, -5, 6, -3.6, 10, 0, 6, 3.6, 1, 5, -5, 4], 0.14),
    dots(tones[2], 0.5, [-5, -1, -1, -2.4, 3, -0.5, -3, 2, 1, 2.5, 5, 1], 0.6),
  )

/** A round open or crimped pie: esfiha, empada, quiche. */
export const roundPie = (tones: Tones, filling: Tones): Piece =>
  piece(
    round(tones, 0.08),
    rays(tones[1], 0.6, 12, 7.4, 8.8),
    round(filling, 0.1, 6.3, 0.08),
    orbit(filling[2], 5, 3.4, 0.9, 0.6),
  )

export const pizzaSlice = ([light, dark]: Tones): Piece =>
  level(
    piece(
      solid([dark, dark], [0, 10, 0, 10, -5, 0, -8.6, -6.6, 0, -9, 8.6, -6.6, 5, 0], 0),
      line(dark, 3, [-7.8, -6.4, 0, -8.4, 7.8, -6.4]),
      line(light, 1.8, [-7.6, -6.8, 0, -8.8, 7.4, -6.8]),
      facet(tomatoSauce[0], [0, 8, -6, -4.6, 0, -5.8, 6, -4.6]),
      area(yellowCheese[0], [0, 7.2, -2.2, 2, -5.8, -4, 0, -5.4, 5.8, -4.2, 2.4, 2]),
      dots(sausage[1], 1.7, [-2, -3, 2.6, -1.8, 0, 2.4], 1),
      dots(sausage[0], 1.3, [-2.1, -3.2, 2.5, -2, 0, 2.2], 1),
      dots(deepLeaf[1], 0.7, [1, -4.2, -3, 0, 1.4, 0.6], 0.5),
    ),
    0.6,
  )

/** A slice of layer cake: its iced top and the cut face with the filling. */
export const cakeSlice = (sponge: Tones, icing: Tones): Piece =>
  level(
    piece(
      solid([sponge[0], sponge[0]], [-10, 0, -10, 0, 3, -7, 10, -2, 10, -2, 10, 6, 10, 6, -10, 8, -10, 8], 0),
      facet(sponge[1], [-9.8, 6.4, 9.8, 4.2, 9.8, 6, -9.8, 8], 0.3),
      line(icing[0], 1.2, [-9.6, 4.6, 9.6, 2.5]),
      ticks(
        icing[1],
        1.5,
        [-8.2, 0.2, -8.2, 2, -4.6, 0, -4.6, 1, -0.8, -0.6, -0.8, 2, 3.4, -1, 3.4, 0.6, 7.4, -1.4, 7.4, 0.8],
      ),
      line(icing[1], 1.5, [-9.7, 0.4, 9.7, -1.8]),
      facet(icing[0], [-9.6, -0.2, 3, -7, 9.6, -2.2], 1.1),
      dots(sponge[2], 0.35, [-7, 3.4, -2, 2.8, 3, 2, 7, 1.8, -5, 6, 0, 5.4, 5, 4.6], 0.7, 0.7),
      dots(icing[2], 1.2, [0.2, -3.4, 4.4, -3.2], 1),
    ),
  )

/** A square of lasagna: browned cheese over layers of pasta and sauce. */
export const lasagnaSquare: Piece = level(
  piece(
    solid(tomatoSauce, [-10, 4, -5, -3, 5, -4, 10, 2, 8, 7, 0, 9.6, -8, 9], 0.06),
    ...[pasta[1], tomatoSauce[1], pasta[0], tomatoSauce[0], pasta[0]].map((color, index) =>
      line(color, 1.4, [-7.4, 8.4 - index * 1.1, 0, 8 - index * 1.1, 9, 6 - index * 1.1]),
    ),
    facet(yellowCheese[1], [-9, -5, 7.5, -7, 9.5, 1.4, -7, 3.4], 1.6),
    facet(yellowCheese[0], [-9, -5.4, 7.5, -7.2, 9, 0.6, -7, 2.6], 0.6),
    dots(caramel[0], 1.5, [-5, -3, 0, -4.6, 4.5, -4, 6, -0.6, 1, -0.5, -3.6, 0.8], 0.7, 0.8),
    dots(deepLeaf[1], 1.1, [-2, -2, -0.8, -2.8, 0.5, -1.8], 0.5),
  ),
)

/** Pudim from above: a custard ring under its caramel, standing in the rest of it. */
export const flanRing = (tones: Tones): Piece =>
  level(
    piece(
      round(caramel, 0.06, 10, 0.05),
      round(tones, 0.07, 8.6, 0.015),
      round(burntCaramel, 0.08, 7.2, 0.03),
      disc(burntCaramel[1], 2.7),
      disc(tones[1], 2),
      line(burntCaramel[2], 0.75, [-5.4, -1.4, -4.4, -3.6, -2.2, -5.2]),
      line(burntCaramel[2], 0.75, [4.6, 2.4, 3.8, 3.6]),
    ),
    0,
  )

export const cookie = (tones: Tones): Piece =>
  piece(round(tones, 0.1), dots(tones[2], 1.1, [-4, -3, 1.5, -5, 5, -1, 0, 0.6, -5, 2, 3, 4, -1, 5], 0.8))

/** A bar scored into squares: chocolate, goiabada. */
export const scoredBar = (tones: Tones): Piece =>
  piece(
    solid([tones[1], tones[1]], [-10, -6, -10, -6, 10, -6, 10, -6, 10, 6, 10, 6, -10, 6, -10, 6], 0),
    ...[-6.3, 0, 6.3].flatMap((x) =>
      [-2.9, 2.7].map((y) =>
        facet(tones[0], [x - 2.3, y - 1.9, x + 2.3, y - 1.9, x + 2.3, y + 1.9, x - 2.3, y + 1.9], 0.5),
      ),
    ),
    ticks(tones[2], 0.5, [-8, -4.4, -5.2, -4.4, -1.7, -4.4, 1.1, -4.4, 4.6, -4.4, 7.4, -4.4]),
  )

/** A scoop of ice cream. */
export const scoop = (tones: Tones): Piece =>
  piece(
    dots(tones[1], 2.4, [-8, 5.5, -5, 6, -2, 6.4, 2, 6.4, 5, 6, 8, 5.5], 1),
    round(tones, 0.13, 9),
    gloss(1, [-5.5, -1, -3.6, -5, 0, -6]),
    dots(tones[2], 0.7, [3, 1, -1, 3, 1, -2.5, 5, -2.5]),
  )

/** A pat of butter. */
export const butterPat = (tones: Tones): Piece =>
  level(
    piece(
      solid([tones[1], tones[1]], [-9, -6, -9, -6, 9, -6.5, 9, -6.5, 9.5, 6, 9.5, 6, -8.6, 7, -8.6, 7], 0),
      facet(tones[0], [-8.4, -5.6, 8.4, -6, 8, 2, -8.2, 2.8], 0.7),
      line(tones[2], 1.3, [-4, 0, -1, -3.5, 3.5, -3, 3, 0]),
    ),
    0.4,
  )
