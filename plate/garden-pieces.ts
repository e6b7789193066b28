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
import { deepLeaf, eggWhite, gleam, parsley, wood, type Tones } from './palette.ts'
import { between } from './random.ts'

/** A leaf that points along +x. `ruffle` is how deep its edge waves, `waves` how often. */
export function leaf([light, dark, rib]: Tones, ruffle = 0.1, waves = 9, width = 0.62): Piece {
  return (place, random) => {
    const count = waves * 2
    const outline: number[] = []
    for (let index = 0; index < count; index++) {
      const angle = (index / count) * fullTurn
      const reach = 1 - (index % 2) * ruffle * 1.6 + between(random, -ruffle, ruffle) * 0.4
      const taper = 1 + 0.18 * Math.cos(angle)
      outline.push(Math.cos(angle) * reach, Math.sin(angle) * reach * width * taper)
    }
    const points = put(place, outline)
    const veins = [-0.35, 0.05, 0.42].flatMap((at) => [
      polygon(put(place, [at, 0, at + 0.26, width * 0.52]), false),
      polygon(put(place, [at, 0, at + 0.26, -width * 0.52]), false),
    ])
    return [
      shadow(points, place.size * 0.1),
      fill(smooth(points), dark),
      fill(smooth(lit(points, 0.13)), light),
      stroke(veins.join(''), rib, place.size * 0.045),
      stroke(smooth(put(place, [-0.95, 0, 0, 0.03, 0.72, 0]), false), rib, place.size * 0.085),
    ]
  }
}

/** Rúcula, agrião, herbs: lobes along a stem. */
export function lobedLeaf([light, dark, rib]: Tones): Piece {
  return (place, random) => {
    const outline = put(
      place,
      [
        -1, 0, -0.5, -0.1, -0.45, -0.4, -0.15, -0.16, 0.05, -0.5, 0.3, -0.2, 0.7, -0.42, 1, 0, 0.7, 0.42, 0.3,
        0.2, 0.05, 0.5, -0.15, 0.16, -0.45, 0.4, -0.5, 0.1,
      ],
      random,
    )
    return [
      shadow(outline, 1.6),
      fill(smooth(outline), dark),
      fill(smooth(lit(outline, 0.16)), light),
      stroke(polygon(put(place, [-1, 0, 0.75, 0]), false), rib, place.size * 0.08),
    ]
  }
}

type Mark = 'segments' | 'chambers' | 'seeds' | 'rings' | 'core' | 'plain'

function spokes(
  place: { x: number; y: number; size: number; turn: number },
  count: number,
  from: number,
  to: number,
) {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * fullTurn
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    return put(place, [c * from, s * from, c * to, s * to])
  })
}

/** A round slice: rind, flesh and what is drawn inside. */
export function slice(rind: string, flesh: string, detail: string, mark: Mark, inner = 0.84): Piece {
  return (place, random) => {
    const outline = blob(random, spotOf(place), 0.03, 10)
    const body = [shadow(outline, place.size * 0.14), fill(smooth(outline), rind)]
    const face = fill(smooth(blob(random, spotOf(place, inner), 0.03, 10)), flesh)
    const { x, y, size } = place
    switch (mark) {
      case 'segments':
        return [
          ...body,
          fill(ellipse(x, y, size * 0.9), detail),
          fill(
            Array.from({ length: 8 }, (_, index) => {
              const middle = (index / 8) * fullTurn
              const corners: readonly Point[] = [
                [0.14, 0],
                [0.76, -0.28],
                [0.85, 0],
                [0.76, 0.28],
              ]
              return smooth(
                put(
                  place,
                  corners.flatMap(([reach, aside]) => [
                    Math.cos(middle + aside) * reach,
                    Math.sin(middle + aside) * reach,
                  ]),
                ),
              )
            }).join(''),
            flesh,
          ),
        ]
      case 'chambers':
        return [
          ...body,
          face,
          fill(
            spokes(place, 5, 0.5, 0.5)
              .map(([at]) =>
                ellipse(at![0], at![1], size * 0.25, size * 0.17, Math.atan2(at![1] - y, at![0] - x) + 1.57),
              )
              .join(''),
            detail,
          ),
          fill(
            spokes(place, 5, 0.42, 0.58)
              .flatMap(([a, b]) => [ellipse(a![0], a![1], size * 0.06), ellipse(b![0], b![1], size * 0.05)])
              .join(''),
            rind,
            0.55,
          ),
        ]
      case 'seeds':
        return [
          ...body,
          face,
          fill(
            spokes(place, 9, 0.42, 0.46)
              .map(([at]) =>
                ellipse(at![0], at![1], size * 0.1, size * 0.05, Math.atan2(at![1] - y, at![0] - x)),
              )
              .join(''),
            detail,
          ),
        ]
      case 'rings':
        return [
          ...body,
          face,
          stroke(ellipse(x, y, size * 0.58) + ellipse(x, y, size * 0.28), detail, size * 0.1),
        ]
      case 'core':
        return [
          ...body,
          face,
          fill(ellipse(x, y, size * 0.36), detail),
          stroke(
            spokes(place, 7, 0.46, 0.68)
              .map((ends) => polygon(ends, false))
              .join(''),
            detail,
            size * 0.06,
          ),
        ]
      case 'plain':
        return [...body, face]
    }
  }
}

/** An open ring, as of onion or pepper. */
export function ring([light, dark]: Tones, wobble = 0.08): Piece {
  return (place, random) => {
    const d = smooth(blob(random, spotOf(place, 0.8), wobble, 9))
    return [stroke(d, dark, place.size * 0.34), stroke(d, light, place.size * 0.2)]
  }
}

/** A round thing with a glint; `dots` flecks it. */
export function ball(tones: Tones, dots = 0): Piece {
  return (place, random) => {
    const { x, y, size } = place
    const flecks = Array.from({ length: dots }, () => {
      const [angle, reach] = [random() * fullTurn, Math.sqrt(random()) * size * 0.7]
      return ellipse(
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        size * 0.1,
        size * 0.055,
        angle * 3,
      )
    })
    return [
      ...solid(blob(random, spotOf(place), 0.035, 9), tones, 0.15, size * 0.16),
      ...(dots ? [fill(flecks.join(''), tones[2])] : []),
      fill(
        ellipse(x - size * 0.36, y - size * 0.42, size * 0.2, size * 0.12, -0.7),
        dots ? tones[2] : gleam,
        0.55,
      ),
    ]
  }
}

/** A stick of something: fries, cassava, green beans. */
export function stick([light, dark, accent]: Tones, width = 0.2): Piece {
  return (place, random) => {
    const bend = between(random, -0.08, 0.08)
    const shape = (w: number, shift: number): Point[] =>
      put(place, [
        -1,
        -w + shift,
        0,
        -w + bend + shift,
        1,
        -w + shift,
        1,
        w + shift,
        0,
        w + bend + shift,
        -1,
        w + shift,
      ])
    return [
      shadow(shape(width, 0), 2),
      fill(polygon(shape(width, 0)), dark),
      fill(polygon(shape(width * 0.66, -width * 0.3)), light),
      stroke(polygon(put(place, [-0.5, bend * 0.5, 0.3, bend * 0.8]), false), accent, place.size * 0.05, 0.6),
    ]
  }
}

/** A diced piece seen from above: lit top and two shaded sides. */
export function cube([light, dark, accent]: Tones): Piece {
  return (place, random) => {
    const level = { ...place, turn: place.turn * 0.16 }
    const body = put(level, [-0.8, -0.75, 0.7, -0.8, 0.85, 0.75, -0.7, 0.9], random)
    const top = put(level, [-0.8, -0.8, 0.7, -0.82, 0.62, 0.42, -0.74, 0.5], random)
    return [
      shadow(body, place.size * 0.26),
      fill(polygon(body), dark),
      stroke(polygon(body), dark, place.size * 0.16),
      fill(polygon(top), light),
      stroke(polygon(put(level, [-0.5, -0.5, 0.1, -0.54]), false), accent, place.size * 0.1, 0.8),
    ]
  }
}

/** Broccoli or cauliflower: a stalk under a bumpy crown. */
export function floret([light, dark, stalk]: Tones): Piece {
  return (place, random) => {
    const upright = { ...place, turn: place.turn * 0.2 }
    const crown = put(
      upright,
      [-0.6, -0.1, -0.4, -0.55, 0.05, -0.72, 0.5, -0.5, 0.62, -0.05, 0.3, 0.2, -0.3, 0.22],
    )
    const bumps = (scale: number): string =>
      crown.map(([x, y]) => ellipse(x, y, place.size * 0.33 * scale)).join('')
    const tops = crown.map(([x, y]) =>
      ellipse(x - place.size * 0.06, y - place.size * 0.1, place.size * 0.23),
    )
    return [
      fill(polygon(put(upright, [-0.3, 0.1, 0.3, 0.1, 0.24, 0.95, -0.24, 0.95], random)), stalk),
      fill(bumps(1) + smooth(crown), dark),
      fill(tops.join('') + ellipse(place.x, place.y - place.size * 0.25, place.size * 0.34), light),
      fill(
        put(upright, [-0.3, -0.5, 0.1, -0.75, 0.4, -0.3, -0.1, -0.2, -0.5, -0.1, 0.15, -0.45])
          .map(([x, y]) => ellipse(x, y, place.size * 0.05))
          .join(''),
        dark,
      ),
    ]
  }
}

/** Half a fruit, cut face up, pointing along +x. */
export function half(rind: string, flesh: string, heart: string, kind: 'pit' | 'pips' | 'cluster'): Piece {
  return (place, random) => {
    const outline = put(
      place,
      [-0.9, 0, -0.62, -0.5, -0.05, -0.6, 0.5, -0.42, 1, -0.08, 1, 0.1, 0.5, 0.42, -0.05, 0.6, -0.62, 0.5],
      random,
    )
    const { size } = place
    const face = outline.map(([x, y]): Point => [
      place.x + (x - place.x) * 0.86 - size * 0.02,
      place.y + (y - place.y) * 0.86 - size * 0.03,
    ])
    const [[hx, hy]] = put(place, [-0.22, 0]) as [Point]
    const inside =
      kind === 'pit'
        ? [
            fill(ellipse(hx, hy, size * 0.32), heart),
            fill(ellipse(hx - size * 0.1, hy - size * 0.11, size * 0.1, size * 0.06, -0.7), gleam, 0.5),
          ]
        : kind === 'pips'
          ? [
              fill(
                put(place, [-0.1, -0.1, -0.1, 0.1])
                  .map(([x, y]) => ellipse(x, y, size * 0.1, size * 0.055, place.turn))
                  .join(''),
                heart,
              ),
            ]
          : [
              fill(smooth(put(place, [-0.6, 0, -0.2, -0.24, 0.5, 0, -0.2, 0.24])), heart, 0.25),
              fill(
                put(
                  place,
                  [
                    -0.45, 0, -0.3, -0.1, -0.28, 0.1, -0.12, 0, -0.05, -0.13, 0, 0.12, 0.12, 0, 0.28, -0.04,
                    0.26, 0.07,
                  ],
                )
                  .map(([x, y]) => ellipse(x, y, size * 0.07))
                  .join(''),
                heart,
              ),
            ]
    return [shadow(outline, size * 0.1), fill(smooth(outline), rind), fill(smooth(face), flesh), ...inside]
  }
}

/** A wedge with its rind below: melon, watermelon, pineapple. */
export function wedge(rind: string, pale: string, flesh: string, seeds: string): Piece {
  return (place, random) => {
    const outer = put(place, [-1, -0.35, -0.72, 0.28, 0, 0.62, 0.72, 0.28, 1, -0.35, 0, -0.45], random)
    const arc = (reach: number): Point[] =>
      put(place, [
        -reach,
        -0.38,
        -reach * 0.7,
        -0.38 + 0.62 * reach,
        0,
        -0.4 + 0.94 * reach,
        reach * 0.7,
        -0.38 + 0.62 * reach,
        reach,
        -0.38,
      ])
    return [
      shadow(outer, place.size * 0.1),
      fill(`${smooth(arc(1), false)}Z`, rind),
      fill(`${smooth(arc(0.9), false)}Z`, pale),
      fill(`${smooth(arc(0.82), false)}Z`, flesh),
      fill(
        put(place, [-0.45, -0.14, -0.15, -0.2, 0.15, -0.2, 0.45, -0.14, -0.25, 0.08, 0.05, 0.05, 0.3, 0.1])
          .map(([x, y]) => ellipse(x, y, place.size * 0.03, place.size * 0.055, place.turn))
          .join(''),
        seeds,
      ),
    ]
  }
}

/** A whole banana: a fat curved stroke with darker tips. */
export const bananaWhole =
  ([light, dark, tip]: Tones): Piece =>
  (place) => {
    const curve = smooth(put(place, [-0.85, -0.32, -0.45, 0.1, 0.1, 0.22, 0.6, 0, 0.82, -0.3]), false)
    const lightCurve = smooth(
      put(place, [-0.72, -0.24, -0.4, 0.02, 0.1, 0.13, 0.52, -0.04, 0.7, -0.24]),
      false,
    )
    return [
      shadow(
        put(place, [-0.9, -0.3, -0.4, 0.4, 0.3, 0.45, 0.85, 0, 0.9, -0.3, 0.5, 0, 0, 0.1, -0.5, 0]),
        place.size * 0.1,
      ),
      stroke(smooth(put(place, [0.8, -0.26, 0.92, -0.5]), false), tip, place.size * 0.13),
      stroke(curve, dark, place.size * 0.38),
      stroke(lightCurve, light, place.size * 0.23),
      stroke(smooth(put(place, [-0.4, 0.16, 0.1, 0.27, 0.5, 0.12]), false), tip, place.size * 0.03, 0.55),
      fill(ellipse(...(put(place, [-0.9, -0.38])[0] as [number, number]), place.size * 0.09), tip),
    ]
  }

export const strawberryWhole =
  (tones: Tones): Piece =>
  (place, random) => {
    const body = put(
      place,
      [0.95, 0, 0.45, -0.52, -0.25, -0.68, -0.68, -0.42, -0.6, 0, -0.68, 0.42, -0.25, 0.68, 0.45, 0.52],
      random,
    )
    const seeds = put(
      place,
      [-0.25, -0.4, 0.15, -0.34, -0.3, 0, 0.05, -0.02, 0.4, -0.12, -0.2, 0.38, 0.2, 0.3, 0.5, 0.14, 0.7, 0],
    )
    const calyx = put(
      place,
      [
        -0.5, 0, -0.35, -0.32, -0.68, -0.2, -0.85, -0.5, -0.88, -0.12, -1.05, 0, -0.88, 0.12, -0.85, 0.5,
        -0.68, 0.2, -0.35, 0.32,
      ],
    )
    return [
      ...solid(body, tones, 0.13, place.size * 0.14),
      fill(
        seeds.map(([x, y]) => ellipse(x, y, place.size * 0.07, place.size * 0.04, place.turn)).join(''),
        tones[2],
      ),
      fill(polygon(calyx), deepLeaf[1]),
      stroke(polygon(calyx), deepLeaf[1], place.size * 0.08),
    ]
  }

/** A whole round fruit from above, with stem and a leaf. */
export const fruitWhole =
  (tones: Tones): Piece =>
  (place, random) => {
    const level = { ...place, turn: place.turn * 0.2 }
    const { size } = place
    return [
      ...solid(
        put(
          level,
          [
            0, -0.72, 0.55, -0.88, 0.95, -0.3, 0.75, 0.5, 0.25, 0.88, -0.25, 0.88, -0.75, 0.5, -0.95, -0.3,
            -0.55, -0.88,
          ],
          random,
        ),
        tones,
        0.13,
        size * 0.12,
      ),
      stroke(smooth(put(level, [-0.55, -0.1, -0.5, -0.4, -0.3, -0.58]), false), gleam, size * 0.1, 0.5),
      ...leaf(
        deepLeaf,
        0,
        4,
        0.45,
      )(
        { ...(({ x, y }) => ({ x, y }))(pointAt(level, 0.34, -0.84)), size: size * 0.32, turn: -0.5 },
        random,
      ),
      stroke(smooth(put(level, [0, -0.55, 0.04, -0.8, 0.1, -0.98]), false), wood[2], size * 0.1),
    ]
  }

function pointAt(
  place: { x: number; y: number; size: number; turn: number },
  u: number,
  v: number,
): { x: number; y: number } {
  const [[x, y]] = put(place, [u, v]) as [Point]
  return { x, y }
}

/** A nut: a plump kidney with a seam. */
export const nutWhole =
  (tones: Tones): Piece =>
  (place, random) => [
    ...solid(
      put(
        place,
        [-0.9, 0.1, -0.6, -0.5, 0, -0.42, 0.6, -0.5, 0.95, 0, 0.5, 0.45, 0, 0.5, -0.55, 0.5],
        random,
      ),
      tones,
      0.15,
      place.size * 0.2,
    ),
    stroke(smooth(put(place, [-0.6, 0.05, 0, -0.1, 0.6, 0.02]), false), tones[2], place.size * 0.1),
  ]

/** A mushroom slice: cap, stem and gills. */
export const mushroomSlice =
  ([light, dark, accent]: Tones): Piece =>
  (place, random) => [
    ...solid(
      put(
        place,
        [-0.9, 0.1, -0.7, -0.5, 0, -0.8, 0.7, -0.5, 0.9, 0.1, 0.3, 0.15, 0.26, 0.8, -0.26, 0.8, -0.3, 0.15],
        random,
      ),
      [light, dark, accent],
      0.14,
      2,
    ),
    stroke(smooth(put(place, [-0.5, 0, 0, -0.12, 0.5, 0]), false), accent, place.size * 0.1),
  ]

/** A sprig of parsley or basil. */
export const sprig: Piece = (place, random) => {
  const leafAt = (u: number, v: number, turn: number) =>
    leaf(
      parsley,
      0.12,
      6,
      0.6,
    )({ ...pointAt(place, u, v), size: place.size * 0.46, turn: place.turn + turn }, random)
  return [
    stroke(smooth(put(place, [-1, 0.3, -0.3, 0.1, 0.3, 0]), false), parsley[1], place.size * 0.1),
    ...leafAt(-0.1, -0.36, -1),
    ...leafAt(0, 0.42, 1),
    ...leafAt(0.5, 0, 0),
  ]
}

/** A red chili. */
export const chiliWhole =
  ([light, dark, glint]: Tones): Piece =>
  (place) => [
    stroke(smooth(put(place, [-0.55, -0.1, 0, 0.14, 0.55, 0.02]), false), dark, place.size * 0.38),
    stroke(smooth(put(place, [0.4, 0.06, 0.75, -0.06, 0.95, -0.22]), false), dark, place.size * 0.14),
    stroke(smooth(put(place, [-0.55, -0.14, 0, 0.08, 0.5, -0.03]), false), light, place.size * 0.24),
    stroke(smooth(put(place, [-0.45, -0.17, 0, 0]), false), glint, place.size * 0.07),
    stroke(smooth(put(place, [-0.72, -0.14, -0.95, -0.3]), false), deepLeaf[1], place.size * 0.16),
  ]

/** A clove of garlic or an onion petal. */
export const clove: Piece = (place, random) =>
  solid(
    put(place, [-0.9, 0.1, -0.4, -0.5, 0.5, -0.35, 1, -0.15, 0.5, 0.4, -0.4, 0.55], random),
    eggWhite,
    0.16,
    2,
  )

/** A bite-sized chunk of meat, fish or potato, browned on one side. */
export const morsel =
  (tones: Tones): Piece =>
  (place, random) => {
    const corners = [-0.85, -0.3, -0.3, -0.72, 0.5, -0.62, 0.92, -0.1, 0.72, 0.56, 0.05, 0.72, -0.7, 0.5]
    return [
      ...solid(put(place, corners, random), tones, 0.17, place.size * 0.2),
      stroke(smooth(put(place, [-0.3, -0.3, 0.1, -0.4, 0.4, -0.28]), false), gleam, place.size * 0.1, 0.35),
      stroke(polygon(put(place, [-0.2, 0.16, 0.34, 0.04]), false), tones[2], place.size * 0.1, 0.5),
    ]
  }
