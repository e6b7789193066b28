import {
  blob,
  ellipse,
  fill,
  fullTurn,
  lit,
  polygon,
  put,
  shadow,
  smooth,
  solid,
  spotOf,
  stroke,
  type Piece,
  type Point,
} from './brush.ts'
import { caramel, crumb, deepLeaf, gleam, sausage, tomatoSauce, yellowCheese, type Tones } from './palette.ts'

/** Pão francês: an oval loaf with its opened cut. */
export const roll =
  (tones: Tones): Piece =>
  (place, random) => [
    ...solid(
      put(
        place,
        [-1, 0, -0.72, -0.42, 0, -0.56, 0.72, -0.42, 1, 0, 0.72, 0.42, 0, 0.56, -0.72, 0.42],
        random,
      ),
      tones,
      0.13,
      4,
    ),
    fill(smooth(put(place, [-0.74, 0.02, 0, -0.24, 0.74, -0.02, 0, 0.16])), crumb[0]),
    stroke(smooth(put(place, [-0.74, 0.02, 0, 0.16, 0.74, -0.02]), false), tones[2], place.size * 0.06),
    stroke(smooth(put(place, [-0.62, -0.3, -0.1, -0.44, 0.3, -0.42]), false), gleam, place.size * 0.05, 0.55),
  ]

/** A slice of loaf bread. */
export const loafSlice =
  ([face, rind, pores]: Tones): Piece =>
  (place, random) => {
    const level = { ...place, turn: place.turn * 0.5 }
    const outline = put(
      level,
      [
        -0.72, 0.86, -0.7, 0, -0.92, -0.42, -0.6, -0.86, 0, -0.84, 0.6, -0.86, 0.92, -0.42, 0.7, 0, 0.72,
        0.86, 0, 0.84,
      ],
      random,
    )
    return [
      shadow(outline, 3),
      fill(smooth(outline), rind),
      fill(
        smooth(
          outline.map(([x, y]): Point => [place.x + (x - place.x) * 0.84, place.y + (y - place.y) * 0.84]),
        ),
        face,
      ),
      fill(
        put(
          level,
          [-0.3, -0.4, 0.2, -0.5, 0.35, -0.05, -0.1, 0, -0.38, 0.35, 0.15, 0.4, 0.4, 0.5, -0.05, -0.25],
        )
          .map(([x, y]) => ellipse(x, y, place.size * 0.06, place.size * 0.04, x))
          .join(''),
        pores,
      ),
    ]
  }

/** A bun seen from above, with sesame. */
export const bunTop =
  (tones: Tones): Piece =>
  (place, random) => [
    ...solid(blob(random, spotOf(place), 0.03, 10), tones, 0.13, 4),
    fill(
      put(place, [-0.35, -0.4, 0.1, -0.5, 0.4, -0.2, 0, -0.1, -0.45, 0, 0.3, 0.2, -0.15, 0.3])
        .map(([x, y]) => ellipse(x, y, place.size * 0.08, place.size * 0.05, x))
        .join(''),
      crumb[0],
    ),
  ]

/** A folded disc: tapioca, crepe, pancake, calzone. */
export const foldedDisc =
  (tones: Tones, filling: string): Piece =>
  (place, random) => [
    fill(smooth(put(place, [-1, -0.1, -0.6, 0.52, 0, 0.7, 0.6, 0.52, 1, -0.1])), filling),
    ...solid(
      put(
        place,
        [-1, -0.22, 0, -0.34, 1, -0.22, 0.86, 0.22, 0.42, 0.54, 0, 0.6, -0.42, 0.54, -0.86, 0.22],
        random,
      ),
      tones,
      0.1,
      4,
    ),
    fill(
      put(place, [-0.5, 0.06, -0.2, 0.24, 0.14, 0.06, 0.42, 0.24, 0.6, 0, -0.05, -0.1, -0.34, -0.1])
        .map(([x, y]) => ellipse(x, y, place.size * 0.06, place.size * 0.045))
        .join(''),
      tones[2],
      0.8,
    ),
  ]

/** Coxinha: a breaded drop. */
export const coxinhaDrop =
  (tones: Tones): Piece =>
  (place, random) => {
    const level = { ...place, turn: place.turn * 0.25 }
    const outline = put(
      level,
      [
        0.05, -1, 0.26, -0.5, 0.66, 0, 0.72, 0.45, 0.4, 0.82, 0, 0.9, -0.4, 0.82, -0.72, 0.45, -0.66, 0,
        -0.22, -0.5,
      ],
      random,
    )
    return [
      ...solid(outline, tones, 0.13, 4),
      fill(
        put(
          level,
          [0, -0.5, -0.2, -0.1, 0.2, 0, -0.4, 0.3, 0, 0.3, 0.4, 0.4, -0.15, 0.6, 0.2, 0.62, -0.02, 0.04],
        )
          .map(([x, y]) => ellipse(x, y, place.size * 0.05, place.size * 0.035, x))
          .join(''),
        tones[2],
        0.75,
      ),
      stroke(
        smooth(put(level, [-0.48, 0.2, -0.4, -0.1, -0.16, -0.42]), false),
        gleam,
        place.size * 0.07,
        0.5,
      ),
    ]
  }

/** Pastel: crimped edge, blistered dough. */
export const pastelPocket =
  (tones: Tones): Piece =>
  (place, random) => {
    const outline = put(
      place,
      [-1, -0.52, 0, -0.56, 1, -0.52, 1.02, 0, 1, 0.54, 0, 0.58, -1, 0.54, -1.02, 0],
      random,
    )
    return [
      ...solid(outline, tones, 0.08, 4),
      stroke(
        smooth(put(place, [-0.8, -0.36, 0, -0.4, 0.8, -0.36, 0.82, 0.36, 0, 0.38, -0.8, 0.36])),
        tones[1],
        place.size * 0.035,
      ),
      stroke(
        Array.from({ length: 9 }, (_, index) =>
          polygon(put(place, [-0.88 + index * 0.22, 0.44, -0.82 + index * 0.22, 0.54]), false),
        ).join('') +
          Array.from({ length: 9 }, (_, index) =>
            polygon(put(place, [-0.88 + index * 0.22, -0.5, -0.82 + index * 0.22, -0.42]), false),
          ).join(''),
        tones[2],
        place.size * 0.045,
      ),
      fill(
        put(place, [-0.5, -0.1, -0.1, 0.1, 0.3, -0.12, 0.55, 0.14])
          .map(([x, y]) => ellipse(x, y, place.size * 0.14, place.size * 0.1))
          .join(''),
        tones[1],
        0.5,
      ),
      fill(
        put(place, [-0.52, -0.14, -0.12, 0.06, 0.28, -0.16, 0.53, 0.1])
          .map(([x, y]) => ellipse(x, y, place.size * 0.1, place.size * 0.07))
          .join(''),
        gleam,
        0.45,
      ),
    ]
  }

/** Kibe: a rough spindle. */
export const kibeSpindle =
  (tones: Tones): Piece =>
  (place, random) => [
    ...solid(
      put(place, [-1, 0, -0.5, -0.42, 0.1, -0.5, 0.6, -0.36, 1, 0, 0.6, 0.36, 0.1, 0.5, -0.5, 0.42], random),
      tones,
      0.14,
      3.5,
    ),
    fill(
      put(place, [-0.5, -0.1, -0.1, -0.24, 0.3, -0.05, -0.3, 0.2, 0.1, 0.25, 0.5, 0.1])
        .map(([x, y]) => ellipse(x, y, place.size * 0.05, place.size * 0.03, x))
        .join(''),
      tones[2],
    ),
  ]

/** A round open or crimped pie: esfiha, empada, quiche. */
export const roundPie =
  (tones: Tones, filling: Tones): Piece =>
  (place, random) => {
    const { x, y, size } = place
    return [
      ...solid(blob(random, spotOf(place), 0.04, 14), tones, 0.08, 3.5),
      stroke(
        Array.from({ length: 12 }, (_, index) => {
          const angle = (index / 12) * fullTurn
          return polygon(
            put(place, [
              Math.cos(angle) * 0.74,
              Math.sin(angle) * 0.74,
              Math.cos(angle + 0.1) * 0.88,
              Math.sin(angle + 0.1) * 0.88,
            ]),
            false,
          )
        }).join(''),
        tones[1],
        size * 0.06,
      ),
      fill(smooth(blob(random, spotOf(place, 0.64), 0.08, 9)), filling[1]),
      fill(smooth(lit(blob(random, spotOf(place, 0.6), 0.08, 9), 0.08)), filling[0]),
      fill(
        [0.4, 1.6, 2.9, 4.1, 5.4]
          .map((angle) =>
            ellipse(
              x + Math.cos(angle) * size * 0.34,
              y + Math.sin(angle) * size * 0.32,
              size * 0.09,
              size * 0.06,
              angle,
            ),
          )
          .join(''),
        filling[2],
      ),
    ]
  }

/** A slice of pizza. */
export const pizzaSlice =
  (tones: Tones): Piece =>
  (place, random) => {
    const level = { ...place, turn: place.turn * 0.6 }
    const outline = put(level, [0, 1, -0.5, 0, -0.86, -0.66, 0, -0.9, 0.86, -0.66, 0.5, 0], random)
    const cheese = put(level, [0, 0.86, -0.66, -0.46, 0, -0.62, 0.66, -0.46])
    return [
      shadow(outline, 4),
      fill(polygon(outline), tones[1]),
      stroke(smooth(put(level, [-0.78, -0.64, 0, -0.84, 0.78, -0.64]), false), tones[1], place.size * 0.3),
      stroke(smooth(put(level, [-0.76, -0.68, 0, -0.88, 0.74, -0.68]), false), tones[0], place.size * 0.18),
      fill(polygon(cheese), tomatoSauce[0]),
      fill(
        smooth(put(level, [0, 0.72, -0.22, 0.2, -0.58, -0.4, 0, -0.54, 0.58, -0.42, 0.24, 0.2])),
        yellowCheese[0],
      ),
      fill(
        put(level, [-0.2, -0.3, 0.26, -0.18, -0.02, 0.24])
          .map(([x, y]) => ellipse(x, y, place.size * 0.17))
          .join(''),
        sausage[1],
      ),
      fill(
        put(level, [-0.21, -0.32, 0.25, -0.2, -0.03, 0.22])
          .map(([x, y]) => ellipse(x, y, place.size * 0.13))
          .join(''),
        sausage[0],
      ),
      fill(
        put(level, [0.1, -0.42, -0.3, 0, 0.14, 0.06])
          .map(([x, y]) => ellipse(x, y, place.size * 0.07, place.size * 0.035, x))
          .join(''),
        deepLeaf[1],
      ),
    ]
  }

/** A slice of layer cake from the side. */
export const cakeSlice =
  (sponge: Tones, icing: Tones): Piece =>
  (place, random) => {
    const level = { ...place, turn: place.turn * 0.3 }
    const top = put(level, [-0.95, -0.18, 0.35, -0.72, 0.95, -0.28], random)
    const bottom = put(level, [0.92, 0.56, -0.9, 0.72], random)
    const front = [top[0]!, top[2]!, bottom[0]!, bottom[1]!]
    return [
      shadow([top[0]!, top[1]!, top[2]!, ...bottom], 4),
      stroke(polygon(front), sponge[0], place.size * 0.08),
      fill(polygon(front), sponge[0]),
      stroke(polygon(put(level, [-0.9, 0.28, 0.92, 0.16]), false), icing[1], place.size * 0.13),
      stroke(polygon(put(level, [-0.88, 0.68, 0.9, 0.54]), false), sponge[1], place.size * 0.1),
      fill(polygon(top), icing[0]),
      stroke(polygon(top), icing[0], place.size * 0.14),
      stroke(polygon(put(level, [-0.92, -0.1, 0.93, -0.19]), false), icing[1], place.size * 0.13),
      stroke(
        [-0.7, -0.3, 0.12, 0.5, 0.78]
          .map((at, index) =>
            polygon(put(level, [at, -0.12 - at * 0.05, at, 0.03 + (index % 2) * 0.1 - at * 0.05]), false),
          )
          .join(''),
        icing[1],
        place.size * 0.13,
      ),
      fill(
        put(level, [-0.5, 0.1, 0, 0.06, 0.5, 0.02, -0.3, 0.48, 0.3, 0.42, 0.65, 0.36])
          .map(([x, y]) => ellipse(x, y, place.size * 0.04, place.size * 0.03))
          .join(''),
        sponge[1],
      ),
      fill(ellipse(...(put(level, [0.22, -0.5])[0] as [number, number]), place.size * 0.14), icing[2]),
    ]
  }

/** Pudim from above: a ring shining with caramel. */
export const flanRing =
  ([light, dark, glint]: Tones): Piece =>
  (place, random) => {
    const { x, y, size } = place
    return [
      ...solid(blob(random, spotOf(place), 0.06, 10), [caramel[1], '#7E4210', glint], 0.05, 3),
      ...solid(
        blob(random, spotOf({ ...place, y: y - size * 0.04 }, 0.86), 0.02, 12),
        [light, dark, glint],
        0.1,
        2,
      ),
      stroke(ellipse(x - size * 0.03, y - size * 0.08, size * 0.5), caramel[1], size * 0.3, 0.75),
      fill(ellipse(x - size * 0.02, y - size * 0.06, size * 0.24), '#7E4210'),
      stroke(
        smooth(
          [
            [x - size * 0.6, y - size * 0.26],
            [x - size * 0.4, y - size * 0.55],
            [x - size * 0.05, y - size * 0.68],
          ],
          false,
        ),
        glint,
        size * 0.07,
      ),
    ]
  }

export const cookie =
  (tones: Tones, chips: string): Piece =>
  (place, random) => [
    ...solid(blob(random, spotOf(place), 0.05, 12), tones, 0.1, 2.5),
    fill(
      put(place, [-0.4, -0.3, 0.15, -0.5, 0.5, -0.1, 0, 0.06, -0.5, 0.2, 0.3, 0.42, -0.1, 0.5])
        .map(([x, y]) => ellipse(x, y, place.size * 0.11, place.size * 0.09, x))
        .join(''),
      chips,
    ),
  ]

/** A bar scored into squares: chocolate, goiabada. */
export const scoredBar =
  (tones: Tones): Piece =>
  (place, random) => {
    const outline = put(place, [-0.95, -0.58, 0.95, -0.6, 0.96, 0.6, -0.94, 0.62], random)
    const tiles = [-0.62, 0, 0.62].flatMap((u) =>
      [-0.28, 0.28].map((v) =>
        polygon(put(place, [u - 0.24, v - 0.2, u + 0.24, v - 0.2, u + 0.24, v + 0.2, u - 0.24, v + 0.2])),
      ),
    )
    return [
      shadow(outline, 3.5),
      stroke(polygon(outline), tones[1], place.size * 0.08),
      fill(polygon(outline), tones[1]),
      fill(tiles.join(''), tones[0]),
      stroke(
        [-0.62, 0, 0.62].map((u) => polygon(put(place, [u - 0.18, -0.42, u + 0.12, -0.42]), false)).join(''),
        tones[2],
        place.size * 0.05,
      ),
    ]
  }

/** A scoop of ice cream. */
export const scoop =
  (tones: Tones): Piece =>
  (place, random) => {
    const { x, y, size } = place
    return [
      fill(
        Array.from({ length: 7 }, (_, index) =>
          ellipse(x - size * 0.84 + index * size * 0.28, y + size * 0.55, size * 0.24),
        ).join(''),
        tones[1],
      ),
      ...solid(blob(random, spotOf(place, 0.92), 0.04, 11), tones, 0.13, 0),
      stroke(
        smooth(
          [
            [x - size * 0.55, y - size * 0.1],
            [x - size * 0.36, y - size * 0.5],
            [x, y - size * 0.62],
          ],
          false,
        ),
        gleam,
        size * 0.1,
        0.6,
      ),
      fill(
        [
          [0.3, 0.1],
          [-0.1, 0.3],
          [0.1, -0.25],
          [0.5, -0.25],
        ]
          .map(([u, v]) => ellipse(x + u! * size, y + v! * size, size * 0.07, size * 0.05))
          .join(''),
        tones[2],
      ),
    ]
  }

/** A pat of butter. */
export const butterPat =
  (tones: Tones): Piece =>
  (place, random) => {
    const level = { ...place, turn: place.turn * 0.4 }
    const body = put(level, [-0.85, -0.55, 0.85, -0.6, 0.9, 0.55, -0.82, 0.65], random)
    return [
      shadow(body, 2.5),
      stroke(polygon(body), tones[1], place.size * 0.18),
      fill(polygon(put(level, [-0.85, -0.6, 0.85, -0.64, 0.8, 0.2, -0.82, 0.28])), tones[0]),
      stroke(
        smooth(put(level, [-0.4, 0, -0.1, -0.35, 0.35, -0.3, 0.3, 0]), false),
        tones[2],
        place.size * 0.13,
      ),
    ]
  }
