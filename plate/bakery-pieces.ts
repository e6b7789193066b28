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
import {
  burntCaramel,
  caramel,
  crumb,
  deepLeaf,
  gleam,
  pasta,
  roastedCheese,
  sausage,
  tomatoSauce,
  yellowCheese,
  type Tones,
} from './palette.ts'
import { between } from './random.ts'
import type { SvgNode } from './svg-node.ts'

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

/** A slice of layer cake: its iced top and the cut face with the filling. */
export const cakeSlice =
  (sponge: Tones, icing: Tones): Piece =>
  (place, random) => {
    const level = { ...place, turn: place.turn * 0.3 }
    const [tip, back, right] = put(level, [-0.98, 0, 0.3, -0.72, 0.98, -0.22], random) as [
      Point,
      Point,
      Point,
    ]
    const down = (point: Point, share: number): Point => [point[0], point[1] + place.size * share]
    const across = (share: number, depth: number): Point =>
      down([tip[0] + (right[0] - tip[0]) * share, tip[1] + (right[1] - tip[1]) * share], depth)
    const face = [tip, right, down(right, 0.8), down(tip, 0.8)]
    const drips = [
      [0.08, 0.2],
      [0.27, 0.12],
      [0.46, 0.26],
      [0.68, 0.14],
      [0.88, 0.22],
    ] as const
    return [
      shadow([tip, back, right, down(right, 0.82), down(tip, 0.84)], 4),
      stroke(polygon(face), sponge[0], place.size * 0.1),
      fill(polygon(face), sponge[0]),
      fill(polygon([across(0, 0.62), across(1, 0.62), across(1, 0.84), across(0, 0.84)]), sponge[1], 0.55),
      stroke(polygon([across(0.01, 0.46), across(0.99, 0.46)], false), icing[0], place.size * 0.12),
      stroke(
        drips.map(([share, depth]) => polygon([across(share, 0.02), across(share, depth)], false)).join(''),
        icing[1],
        place.size * 0.15,
      ),
      stroke(polygon([across(0, 0.04), across(1, 0.04)], false), icing[1], place.size * 0.15),
      stroke(polygon([tip, back, right]), icing[0], place.size * 0.12),
      fill(polygon([tip, back, right]), icing[0]),
      fill(
        drips
          .flatMap(([share], index) => [
            across(share + 0.06, 0.3 + index * 0.02),
            across(share, 0.68 - index * 0.01),
          ])
          .map(([x, y]) => ellipse(x, y, place.size * 0.032, place.size * 0.022))
          .join(''),
        sponge[2],
        0.7,
      ),
      ...[0.18, 0.4].flatMap((v, index) => {
        const [x, y] = put(level, [0.02 + index * 0.42, -0.52 + v])[0]!
        return [
          fill(ellipse(x, y + 1.5, place.size * 0.13), icing[1]),
          fill(ellipse(x, y, place.size * 0.12), icing[2]),
        ]
      }),
    ]
  }

/** A square of lasagna: browned cheese over layers of pasta and sauce. */
export const lasagnaSquare: Piece = (place, random) => {
  const level = { ...place, turn: place.turn * 0.3 }
  const top = put(level, [-0.9, -0.5, 0.75, -0.7, 0.95, 0.12, -0.72, 0.3], random)
  const down = (share: number): Point[] => [top[3]!, top[2]!].map(([x, y]) => [x, y + place.size * share])
  const layer = (share: number, color: string): SvgNode =>
    stroke(
      polygon(
        [
          down(share)[0]!,
          [place.x, (down(share)[0]![1] + down(share)[1]![1]) / 2 + place.size * 0.03],
          down(share)[1]!,
        ],
        false,
      ),
      color,
      place.size * 0.13,
    )
  return [
    ...solid(
      blob(
        random,
        { x: place.x, y: place.y + place.size * 0.3, rx: place.size, ry: place.size * 0.62 },
        0.06,
      ),
      tomatoSauce,
      0.1,
      3,
    ),
    layer(0.56, pasta[1]),
    layer(0.46, tomatoSauce[1]),
    layer(0.34, pasta[0]),
    layer(0.24, tomatoSauce[0]),
    layer(0.12, pasta[0]),
    stroke(polygon(top), yellowCheese[1], place.size * 0.16),
    fill(polygon(top), yellowCheese[0]),
    fill(
      put(level, [-0.5, -0.3, 0, -0.46, 0.45, -0.4, 0.6, -0.06, 0.1, -0.05, -0.36, 0.08])
        .map(([x, y]) => ellipse(x, y, place.size * between(random, 0.1, 0.18), place.size * 0.1, x))
        .join(''),
      roastedCheese,
      0.8,
    ),
    fill(
      put(level, [-0.2, -0.2, -0.08, -0.28, 0.05, -0.18])
        .map(([x, y]) => ellipse(x, y, place.size * 0.11, place.size * 0.05, x))
        .join(''),
      deepLeaf[1],
    ),
  ]
}

/** Pudim from above: a custard ring under its caramel, standing in the rest of it. */
export const flanRing =
  ([light, dark, glint]: Tones): Piece =>
  (place, random) => {
    const { x, y, size } = place
    const body = blob(random, spotOf({ ...place, y: y - size * 0.03 }, 0.86), 0.015, 14)
    const top = blob(random, spotOf({ ...place, y: y - size * 0.09 }, 0.74), 0.05, 14)
    const gleams = [
      [3.4, 4.3],
      [0.5, 0.9],
    ].map(([from, to]) =>
      smooth(
        [0, 0.5, 1].map((share): Point => {
          const angle = from! + (to! - from!) * share
          return [x + Math.cos(angle) * size * 0.56, y - size * 0.09 + Math.sin(angle) * size * 0.56]
        }),
        false,
      ),
    )
    return [
      ...solid(blob(random, spotOf(place), 0.06, 12), caramel, 0.06, 3),
      ...solid(body, [light, dark, glint], 0.06, 2),
      fill(smooth(top), burntCaramel[1]),
      fill(smooth(lit(top, 0.07)), burntCaramel[0]),
      fill(ellipse(x, y - size * 0.06, size * 0.27), burntCaramel[1]),
      fill(ellipse(x + size * 0.02, y - size * 0.02, size * 0.21), dark),
      stroke(gleams.join(''), burntCaramel[2], size * 0.075),
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
