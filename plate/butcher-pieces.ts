import {
  blob,
  ellipse,
  fill,
  lit,
  polygon,
  put,
  shadow,
  smooth,
  solid,
  spotOf,
  stroke,
  type Piece,
} from './brush.ts'
import { eggWhite, fat, gleam, parsley, yolk, type Tones } from './palette.ts'
import { between } from './random.ts'

function grillMarks(place: Parameters<Piece>[0], color: string, reach: number): ReturnType<Piece> {
  const lines = [-0.52, -0.18, 0.16, 0.5].map((at) =>
    polygon(put(place, [at - 0.14, reach, at + 0.16, -reach]), false),
  )
  return [stroke(lines.join(''), color, place.size * 0.085, 0.85)]
}

/** A grilled fillet of chicken. */
export const fillet =
  (tones: Tones, grilled = true): Piece =>
  (place, random) => [
    ...solid(
      put(
        place,
        [
          -1, 0.08, -0.78, -0.42, -0.2, -0.62, 0.42, -0.52, 0.95, -0.16, 1.02, 0.16, 0.55, 0.52, -0.1, 0.6,
          -0.72, 0.5,
        ],
        random,
      ),
      tones,
      0.11,
      4,
    ),
    ...(grilled ? grillMarks(place, tones[2], 0.32) : []),
    stroke(smooth(put(place, [-0.72, -0.16, -0.5, -0.4, -0.12, -0.5]), false), gleam, place.size * 0.06, 0.5),
  ]

/** A beef steak: dark, seared, a ribbon of fat along its back. */
export const steakCut =
  (tones: Tones, ribbon = true): Piece =>
  (place, random) => {
    const outline = put(
      place,
      [
        -1, 0.12, -0.82, -0.5, -0.2, -0.66, 0.42, -0.6, 0.98, -0.26, 0.9, 0.3, 0.4, 0.6, -0.2, 0.5, -0.7,
        0.58,
      ],
      random,
    )
    return [
      shadow(outline, 4),
      ...(ribbon
        ? [
            stroke(smooth(outline.slice(0, 5), false), fat[1], place.size * 0.2),
            stroke(smooth(outline.slice(0, 5), false), fat[0], place.size * 0.11),
          ]
        : []),
      fill(smooth(outline), tones[1]),
      fill(smooth(lit(outline, 0.12)), tones[0]),
      ...grillMarks({ ...place, y: place.y + place.size * 0.02 }, tones[2], 0.32),
      stroke(
        smooth(put(place, [-0.66, -0.22, -0.42, -0.42, -0.05, -0.48]), false),
        fat[0],
        place.size * 0.05,
        0.55,
      ),
    ]
  }

/** A slice of roast or of picanha: meat with its cap of fat. */
export const roastSlice =
  (tones: Tones): Piece =>
  (place, random) => {
    const outline = put(place, [-0.95, 0.3, -0.8, -0.35, 0, -0.62, 0.8, -0.35, 0.95, 0.3, 0, 0.48], random)
    return [
      shadow(outline, 3),
      stroke(smooth(outline.slice(0, 5), false), fat[1], place.size * 0.3),
      stroke(smooth(outline.slice(0, 5), false), fat[0], place.size * 0.2),
      ...solid(outline, tones, 0.16, 0),
      stroke(smooth(put(place, [-0.5, 0.1, 0, -0.08, 0.5, 0.1]), false), tones[2], place.size * 0.06, 0.7),
      stroke(smooth(put(place, [-0.3, -0.16, 0.1, -0.26]), false), tones[2], place.size * 0.05, 0.6),
    ]
  }

/** Thigh or drumstick with the bone showing. */
export const drumstick =
  (tones: Tones): Piece =>
  (place, random) => {
    const meat = put(
      place,
      [
        -0.95, 0.05, -0.72, -0.5, -0.15, -0.64, 0.3, -0.4, 0.62, -0.1, 0.62, 0.16, 0.25, 0.42, -0.25, 0.58,
        -0.75, 0.48,
      ],
      random,
    )
    const bone = (width: number, color: string) => [
      stroke(polygon(put(place, [0.4, 0.03, 0.94, 0.03]), false), color, place.size * width),
      stroke(polygon(put(place, [0.98, -0.06, 0.98, 0.12]), false), color, place.size * width * 1.15),
    ]
    return [
      shadow(meat, 4),
      ...bone(0.2, fat[1]),
      ...bone(0.13, eggWhite[0]),
      ...solid(meat, tones, 0.13, 0),
      stroke(
        smooth(put(place, [-0.62, -0.14, -0.42, -0.4, -0.1, -0.44]), false),
        gleam,
        place.size * 0.07,
        0.5,
      ),
      fill(
        put(place, [-0.5, 0.2, -0.2, 0.3, -0.05, 0.02, 0.2, 0.1, -0.4, 0])
          .map(([x, y]) => ellipse(x, y, place.size * 0.04))
          .join(''),
        tones[2],
        0.7,
      ),
    ]
  }

/** Breaded: a crisp rough edge and speckled crust. */
export const breadedCut =
  (tones: Tones, width = 0.6): Piece =>
  (place, random) => {
    const points = blob(random, { x: 0, y: 0, rx: 1, ry: width }, 0.07, 17).flat()
    return [
      ...solid(put(place, points), tones, 0.1, 4),
      fill(
        Array.from({ length: 22 }, () => {
          const angle = random() * 6.3
          const reach = Math.sqrt(random()) * 0.85
          const [[x, y]] = put(place, [Math.cos(angle) * reach, Math.sin(angle) * reach * width]) as [
            [number, number],
          ]
          return ellipse(x, y, place.size * 0.045, place.size * 0.03, angle)
        }).join(''),
        tones[2],
        0.75,
      ),
      stroke(
        smooth(put(place, [-0.7, -0.1, -0.45, -0.34, -0.1, -0.42]), false),
        gleam,
        place.size * 0.06,
        0.5,
      ),
    ]
  }

/** A fish fillet with its flakes. */
export const fishFillet =
  (tones: Tones): Piece =>
  (place, random) => [
    ...solid(
      put(
        place,
        [-1, 0.06, -0.7, -0.4, 0, -0.56, 0.6, -0.42, 1, -0.04, 0.62, 0.42, 0, 0.52, -0.7, 0.42],
        random,
      ),
      tones,
      0.11,
      4,
    ),
    stroke(
      [-0.56, -0.24, 0.08, 0.4]
        .map((at) => smooth(put(place, [at, -0.34, at + 0.2, 0, at, 0.32]), false))
        .join(''),
      tones[2],
      place.size * 0.07,
    ),
  ]

/** A whole small fish. */
export const fishWhole =
  ([light, dark, accent]: Tones): Piece =>
  (place, random) => {
    const body = put(
      place,
      [-0.95, 0, -0.6, -0.32, 0, -0.42, 0.5, -0.2, 0.68, 0, 0.5, 0.2, 0, 0.42, -0.6, 0.32],
      random,
    )
    const [eye] = put(place, [-0.68, -0.08]) as [[number, number]]
    return [
      shadow(body, 4),
      fill(polygon(put(place, [0.52, 0, 1, -0.4, 0.9, 0, 1, 0.4])), dark),
      fill(polygon(put(place, [-0.2, -0.36, 0.1, -0.62, 0.3, -0.3])), dark),
      ...solid(body, [light, dark, accent], 0.16, 0),
      stroke(
        [-0.2, 0.02, 0.24].map((at) => smooth(put(place, [at, -0.2, at + 0.1, 0, at, 0.2]), false)).join('') +
          smooth(put(place, [-0.46, -0.3, -0.36, 0, -0.46, 0.28]), false),
        accent,
        place.size * 0.045,
      ),
      fill(ellipse(...eye, place.size * 0.075), gleam),
      fill(ellipse(...eye, place.size * 0.04), accent),
    ]
  }

export const shrimpCurl =
  ([light, dark, accent]: Tones): Piece =>
  (place) => {
    const curl = [0.62, -0.5, 0.1, -0.7, -0.5, -0.42, -0.62, 0.14, -0.28, 0.58, 0.22, 0.62]
    return [
      fill(polygon(put(place, [0.12, 0.46, 0.75, 0.3, 0.62, 0.62, 0.7, 0.95, 0.14, 0.8])), dark),
      stroke(smooth(put(place, curl), false), dark, place.size * 0.56),
      stroke(
        smooth(
          put(
            place,
            curl.map((value) => value * 1.06 - 0.03),
          ),
          false,
        ),
        light,
        place.size * 0.36,
      ),
      stroke(
        [
          [-0.02, -0.92, 0.04, -0.5],
          [-0.72, -0.66, -0.36, -0.3],
          [-0.9, 0.1, -0.4, 0.06],
          [-0.52, 0.76, -0.22, 0.4],
        ]
          .map((ends) => polygon(put(place, ends), false))
          .join(''),
        accent,
        place.size * 0.08,
      ),
      fill(ellipse(...(put(place, [0.62, -0.5])[0] as [number, number]), place.size * 0.06), '#3A2A20'),
    ]
  }

/** A curved sausage with the cook's cuts. */
export const sausageLink =
  ([light, dark, glint]: Tones): Piece =>
  (place, random) => {
    const bend = between(random, 0.12, 0.24)
    const spine = (lift: number, reach: number) =>
      smooth(
        put(place, [
          -reach,
          bend + lift,
          -0.4,
          -bend * 0.6 + lift,
          0.4,
          -bend * 0.6 + lift,
          reach,
          bend + lift,
        ]),
        false,
      )
    return [
      stroke(spine(0.12, 0.74), '#3A2210', place.size * 0.46, 0.2),
      stroke(spine(0, 0.76), dark, place.size * 0.46),
      stroke(spine(-0.05, 0.74), light, place.size * 0.31),
      stroke(
        [-0.45, -0.05, 0.35]
          .map((at) => polygon(put(place, [at - 0.06, 0.06, at + 0.08, -0.2]), false))
          .join(''),
        dark,
        place.size * 0.06,
      ),
      stroke(smooth(put(place, [-0.66, 0, -0.4, -0.18, -0.1, -0.22]), false), glint, place.size * 0.06),
    ]
  }

/** A folded slice of ham or mortadella. */
export const hamSlice =
  (tones: Tones, spots = false): Piece =>
  (place, random) => [
    ...solid(
      put(place, [-0.95, 0.1, -0.62, -0.62, 0.1, -0.8, 0.8, -0.5, 0.95, 0.2, 0.4, 0.7, -0.4, 0.72], random),
      tones,
      0.1,
      2.5,
    ),
    ...(spots
      ? [
          fill(
            put(place, [-0.4, -0.3, 0.2, -0.4, 0.5, 0, -0.1, 0.1, -0.5, 0.25, 0.2, 0.42])
              .map(([x, y]) => ellipse(x, y, place.size * 0.1))
              .join(''),
            tones[2],
          ),
        ]
      : []),
    stroke(
      smooth(put(place, [-0.7, 0.25, -0.1, -0.1, 0.35, 0.2, 0.75, 0.05]), false),
      tones[1],
      place.size * 0.09,
    ),
  ]

export const baconStrip =
  ([meat, dark, pale]: Tones): Piece =>
  (place) => {
    const wave = (lift: number) =>
      smooth(
        put(place, [
          -0.9,
          lift,
          -0.5,
          lift - 0.14,
          -0.1,
          lift + 0.1,
          0.3,
          lift - 0.12,
          0.65,
          lift + 0.08,
          0.92,
          lift - 0.05,
        ]),
        false,
      )
    return [
      stroke(wave(0.06), dark, place.size * 0.4),
      stroke(wave(0), meat, place.size * 0.34),
      stroke(wave(-0.07), pale, place.size * 0.09),
      stroke(wave(0.1), pale, place.size * 0.05),
    ]
  }

/** A fried egg: lacy white, proud yolk. */
export const friedEgg: Piece = (place, random) => {
  const white = blob(random, spotOf(place), 0.13, 9)
  const [x, y] = [
    place.x + place.size * between(random, -0.14, 0.1),
    place.y + place.size * between(random, -0.14, 0.06),
  ]
  const size = place.size * 0.42
  return [
    shadow(white, 3.5),
    fill(smooth(white), eggWhite[2]),
    fill(smooth(lit(white, 0.05)), eggWhite[0]),
    fill(ellipse(x + size * 0.1, y + size * 0.14, size * 1.06), eggWhite[1]),
    fill(ellipse(x, y, size), yolk[1]),
    fill(ellipse(x - size * 0.07, y - size * 0.1, size * 0.85), yolk[0]),
    stroke(
      smooth(
        [
          [x - size * 0.55, y - size * 0.12],
          [x - size * 0.36, y - size * 0.5],
          [x - size * 0.02, y - size * 0.64],
        ],
        false,
      ),
      yolk[2],
      size * 0.16,
    ),
  ]
}

/** Half a boiled egg. */
export const boiledEgg: Piece = (place, random) => {
  const white = put(
    place,
    [-0.8, 0, -0.5, -0.6, 0.1, -0.64, 0.72, -0.36, 0.95, 0, 0.72, 0.36, 0.1, 0.64, -0.5, 0.6],
    random,
  )
  const [[x, y]] = put(place, [-0.08, 0]) as [[number, number]]
  return [
    ...solid(white, [eggWhite[0], eggWhite[1], eggWhite[2]], 0.08, 2.5),
    fill(ellipse(x, y, place.size * 0.4), yolk[1]),
    fill(ellipse(x - place.size * 0.03, y - place.size * 0.05, place.size * 0.33), yolk[0]),
    stroke(
      polygon(
        [
          [x - place.size * 0.18, y - place.size * 0.14],
          [x - place.size * 0.06, y - place.size * 0.22],
        ],
        false,
      ),
      yolk[2],
      place.size * 0.07,
    ),
  ]
}

/** A folded omelette with herbs. */
export const omelette =
  (tones: Tones): Piece =>
  (place, random) => [
    ...solid(
      put(
        place,
        [-1, 0.3, -0.85, -0.25, -0.35, -0.58, 0.35, -0.58, 0.85, -0.25, 1, 0.3, 0.5, 0.48, -0.5, 0.48],
        random,
      ),
      tones,
      0.12,
      4,
    ),
    stroke(
      smooth(put(place, [-0.86, 0.28, -0.3, 0.36, 0.3, 0.36, 0.86, 0.28]), false),
      tones[1],
      place.size * 0.07,
    ),
    fill(
      put(place, [-0.5, 0, -0.2, -0.3, 0.1, 0, 0.4, -0.28, 0.6, 0.06, -0.1, 0.16])
        .map(([x, y]) => ellipse(x, y, place.size * 0.06, place.size * 0.035, x))
        .join(''),
      parsley[1],
    ),
  ]

/** A wedge of cheese with its cut side. */
export const cheeseWedge =
  (tones: Tones, holes = false): Piece =>
  (place, random) => {
    const level = { ...place, turn: place.turn * 0.3 }
    const top = put(level, [-1, 0.05, 0.85, -0.62, 0.95, 0.1], random)
    const side = [top[0]!, top[2]!, ...put(level, [0.95, 0.62, -1, 0.5], random)]
    return [
      shadow([...top, side[2]!, side[3]!], 3),
      fill(polygon(side), tones[1]),
      stroke(polygon([...top.slice(0, 2), ...side.slice(1)]), tones[1], place.size * 0.08),
      fill(polygon(top), tones[0]),
      stroke(polygon(top), tones[0], place.size * 0.08),
      ...(holes
        ? [
            fill(
              put(level, [-0.4, 0.32, 0.2, 0.42, 0.62, 0.28])
                .map(([x, y]) => ellipse(x, y, place.size * 0.1, place.size * 0.08))
                .join(''),
              tones[0],
            ),
            fill(
              put(level, [0.3, -0.14, 0.66, -0.24, -0.2, 0])
                .map(([x, y]) => ellipse(x, y, place.size * 0.09, place.size * 0.05))
                .join(''),
              tones[1],
            ),
          ]
        : [stroke(polygon(put(level, [-0.5, 0.36, 0.3, 0.42]), false), tones[2], place.size * 0.05)]),
    ]
  }

/** A thin square slice, as of mozzarella. */
export const cheeseSlice =
  (tones: Tones): Piece =>
  (place, random) => {
    const outline = put(place, [-0.8, -0.76, 0.8, -0.8, 0.82, 0.78, -0.78, 0.82], random)
    return [
      shadow(outline, 2.5),
      stroke(polygon(outline), tones[1], place.size * 0.16),
      fill(polygon(outline), tones[0]),
      stroke(polygon(put(place, [-0.55, -0.5, 0.1, -0.54]), false), tones[2], place.size * 0.09),
    ]
  }
