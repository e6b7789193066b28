import { ellipse, fill, polygon, put, shadow, smooth, stroke, type Place, type Point } from './brush.ts'
import { plain, type PlateItem } from './meal.ts'
import * as palette from './palette.ts'
import { between, type Random } from './random.ts'
import type { SvgNode } from './svg-node.ts'

/** A filling, seen from the side: how thick it is and how it is drawn around a height. */
interface Layer {
  readonly thickness: number
  readonly draw: (place: Place, v: number, random: Random) => SvgNode[]
}

function slab([light, dark]: palette.Tones, thickness: number, reach = 0.9): Layer {
  const round = thickness * 0.9
  return {
    thickness,
    draw: (place, v) => [
      stroke(
        polygon(put(place, [-reach + round / 2, v, reach - round / 2, v]), false),
        dark,
        place.size * thickness,
      ),
      stroke(
        polygon(
          put(place, [-reach + round / 2, v - thickness * 0.16, reach - round / 2, v - thickness * 0.16]),
          false,
        ),
        light,
        place.size * thickness * 0.6,
      ),
    ],
  }
}

function ruffles([light, dark, rib]: palette.Tones, thickness: number): Layer {
  return {
    thickness: thickness * 0.72,
    draw: (place, v, random) => {
      const edge: number[] = [-1, v - thickness * 0.4]
      for (let index = 0; index <= 14; index++) {
        edge.push(
          -1 + (index / 14) * 2,
          v + (index % 2 ? thickness : thickness * 0.2) * between(random, 0.5, 0.8),
        )
      }
      edge.push(1, v - thickness * 0.4)
      const points = put(place, edge)
      const higher = points.map(([x, y]): Point => [x, y - place.size * thickness * 0.22])
      return [
        fill(smooth(points), dark),
        fill(smooth(higher), light),
        stroke(
          [-0.6, -0.2, 0.25, 0.65]
            .map((u) => polygon(put(place, [u, v - thickness * 0.2, u + 0.04, v + thickness * 0.2]), false))
            .join(''),
          rib,
          place.size * 0.022,
        ),
      ]
    },
  }
}

function dripping([light, dark]: palette.Tones): Layer {
  return {
    thickness: 0.06,
    draw: (place, v) => [
      fill(
        polygon(
          put(place, [
            -0.94,
            v - 0.04,
            0.94,
            v - 0.04,
            0.9,
            v + 0.05,
            0.56,
            v + 0.05,
            0.34,
            v + 0.2,
            0.1,
            v + 0.05,
            -0.36,
            v + 0.05,
            -0.6,
            v + 0.24,
            -0.84,
            v + 0.05,
            -0.92,
            v + 0.05,
          ]),
        ),
        dark,
      ),
      fill(
        polygon(
          put(place, [
            -0.94,
            v - 0.05,
            0.94,
            v - 0.05,
            0.88,
            v + 0.03,
            0.55,
            v + 0.03,
            0.33,
            v + 0.16,
            0.13,
            v + 0.03,
            -0.38,
            v + 0.03,
            -0.61,
            v + 0.2,
            -0.8,
            v + 0.03,
            -0.92,
            v + 0.03,
          ]),
        ),
        light,
      ),
    ],
  }
}

function slices([light, dark, accent]: palette.Tones, thickness: number): Layer {
  return {
    thickness,
    draw: (place, v) => {
      const each = (grow: number, lift: number): string =>
        [-0.62, 0, 0.62]
          .map((u) => polygon(put(place, [u - 0.22, v + lift, u + 0.22, v + lift]), false))
          .join('') + (grow ? '' : '')
      return [
        stroke(each(0, 0), dark, place.size * (thickness + 0.03)),
        stroke(each(0, -0.01), light, place.size * thickness * 0.72),
        stroke(
          [-0.7, -0.08, 0.54]
            .map((u) => polygon(put(place, [u, v - 0.015, u + 0.14, v - 0.015]), false))
            .join(''),
          accent,
          place.size * 0.025,
        ),
      ]
    },
  }
}

const egg: Layer = {
  thickness: 0.1,
  draw: (place, v) => [
    fill(
      smooth(
        put(place, [
          -0.92,
          v,
          -0.4,
          v - 0.08,
          0.4,
          v - 0.08,
          0.92,
          v,
          0.7,
          v + 0.12,
          0.3,
          v + 0.06,
          -0.2,
          v + 0.15,
          -0.66,
          v + 0.07,
        ]),
      ),
      palette.eggWhite[0],
    ),
    fill(ellipse(...put(place, [0.1, v - 0.05])[0]!, place.size * 0.28, place.size * 0.13), palette.yolk[1]),
    fill(ellipse(...put(place, [0.08, v - 0.07])[0]!, place.size * 0.24, place.size * 0.1), palette.yolk[0]),
  ],
}

const patty: Layer = {
  thickness: 0.22,
  draw: (place, v, random) => [
    ...slab(palette.steak, 0.22, 0.95).draw(place, v, random),
    fill(
      put(place, [-0.6, v + 0.02, -0.3, v - 0.04, 0.05, v + 0.03, 0.35, v - 0.03, 0.66, v + 0.02])
        .map(([x, y]) => ellipse(x, y, place.size * 0.035, place.size * 0.02))
        .join(''),
      palette.steak[2],
    ),
  ],
}

const fillings: readonly (readonly [RegExp, readonly Layer[]])[] = [
  [/alface|folha|salada|rucula|natural|vegetarian|x-?tudo/, [ruffles(palette.lettuce, 0.17)]],
  [/hamburguer|burg|carne|bife|^x-|x-salada|cheese|churrasco/, [patty]],
  [/frango|peru\b|galinha|natural/, [slab(palette.chicken, 0.17)]],
  [/atum|peixe|sardinha/, [slab(palette.tuna, 0.15)]],
  [/linguica|pernil|calabresa/, [slab(palette.pork, 0.18)]],
  [/salsicha|cachorro|hot ?dog/, [slab(palette.frankfurter, 0.26, 1.06)]],
  [/bacon|x-?tudo/, [slab(palette.bacon, 0.07)]],
  [/queijo|mussarela|cheese|misto|^x-|x-|bauru|minas|prato/, [dripping(palette.yellowCheese)]],
  [
    /presunto|misto|mortadela|bauru|peito de peru|blanquet/,
    [slab(palette.ham, 0.07, 0.96), slab(palette.ham, 0.07, 0.92)],
  ],
  [/ovo|egg|x-?tudo/, [egg]],
  [/tomate|salada|bauru|natural|vegetarian/, [slices(palette.tomato, 0.1)]],
  [/pepino|picles/, [slices(palette.cucumber, 0.07)]],
  [/cenoura|beterraba/, [ruffles(palette.carrot, 0.1)]],
  [/milho|molho|mostarda|ketchup|cachorro/, [dripping(palette.mustard)]],
]

function fillingsOf(items: readonly PlateItem[]): Layer[] {
  const words = items.map((item) => plain(`${item.name}`)).join(' ')
  const found = fillings.filter(([pattern]) => pattern.test(words)).flatMap(([, layers]) => layers)
  return found.length > 0 ? found : [ruffles(palette.lettuce, 0.17), patty, dripping(palette.yellowCheese)]
}

interface Recipe {
  readonly layers: readonly Layer[]
  readonly bread: palette.Tones
  readonly shape: 'bun' | 'roll' | 'sliced'
  readonly crown: number
  readonly base: number
  readonly total: number
}

function readRecipe(items: readonly PlateItem[]): Recipe {
  const words = items.map((item) => plain(item.name)).join(' ')
  const shape = /forma|misto|natural|integral|torrada|club/.test(words)
    ? 'sliced'
    : /frances|cachorro|hot ?dog|baguete|bauru|pernil|mortadela|linguica|ciabatta/.test(words)
      ? 'roll'
      : 'bun'
  const layers = fillingsOf(items).slice(0, 7)
  const [crown, base] = { sliced: [0.22, 0.22], roll: [0.4, 0.28], bun: [0.54, 0.27] }[shape] as [
    number,
    number,
  ]
  const total = layers.reduce((sum, layer) => sum + layer.thickness, crown + base)
  return {
    layers,
    bread: /integral/.test(words) ? palette.wholemeal : palette.crust,
    shape,
    crown,
    base,
    total,
  }
}

/** A sandwich from the side; bread and fillings follow the names. */
export function drawSandwich(items: readonly PlateItem[], place: Place, random: Random): SvgNode[] {
  const recipe = readRecipe(items)
  if (recipe.shape !== 'sliced') return drawStack(recipe, place, random)
  // Sliced bread comes cut in two, one half resting on the other.
  const size = place.size * Math.min(0.94, 1.5 / (recipe.total * 2))
  const [dx, dy] = [size * 0.07, (recipe.total * size) / 2 - size * 0.01]
  return [
    ...drawStack(recipe, { ...place, x: place.x + dx, y: place.y + dy, size }, random),
    ...drawStack(recipe, { ...place, x: place.x - dx, y: place.y - dy, size, turn: -0.03 }, random),
  ]
}

function drawStack(
  { layers, bread, shape, crown, base, total }: Recipe,
  place: Place,
  random: Random,
): SvgNode[] {
  let v = total / 2
  const nodes: SvgNode[] = [
    shadow(put(place, [-0.95, v - 0.2, 0.95, v - 0.2, 0.9, v + 0.03, -0.9, v + 0.03]), place.size * 0.08),
    ...drawBottom(place, v, base, bread, shape === 'sliced'),
  ]
  v -= base
  for (const layer of layers) {
    v -= layer.thickness / 2
    nodes.push(...layer.draw(place, v, random))
    v -= layer.thickness / 2
  }
  return [
    ...nodes,
    ...(shape === 'sliced'
      ? drawLoaf(place, v, crown, bread)
      : drawCrown(place, v, crown, bread, shape === 'roll')),
  ]
}

function drawBottom(
  place: Place,
  v: number,
  height: number,
  [light, dark]: palette.Tones,
  isLoaf: boolean,
): SvgNode[] {
  if (isLoaf) return drawLoaf(place, v, height, [light, dark, dark])
  return [
    fill(
      smooth(
        put(place, [
          -0.95,
          v - height,
          0,
          v - height,
          0.95,
          v - height,
          0.94,
          v - 0.1,
          0.76,
          v,
          0,
          v + 0.01,
          -0.76,
          v,
          -0.94,
          v - 0.1,
        ]),
      ),
      dark,
    ),
    fill(
      smooth(
        put(place, [
          -0.93,
          v - height + 0.01,
          0,
          v - height,
          0.93,
          v - height + 0.01,
          0.9,
          v - 0.13,
          0.7,
          v - 0.06,
          0,
          v - 0.06,
          -0.74,
          v - 0.06,
          -0.92,
          v - 0.13,
        ]),
      ),
      light,
    ),
    stroke(
      polygon(put(place, [-0.88, v - height + 0.02, 0.88, v - height + 0.02]), false),
      palette.crumb[0],
      place.size * 0.055,
    ),
  ]
}

function drawLoaf(place: Place, v: number, height: number, [, dark]: palette.Tones): SvgNode[] {
  const middle = v - height / 2
  return [
    stroke(polygon(put(place, [-0.86, middle, 0.86, middle]), false), dark, place.size * height),
    stroke(
      polygon(put(place, [-0.85, middle, 0.85, middle]), false),
      palette.crumb[0],
      place.size * height * 0.62,
    ),
    fill(
      put(place, [
        -0.6,
        middle,
        -0.3,
        middle - 0.03,
        0.1,
        middle + 0.02,
        0.42,
        middle - 0.02,
        0.7,
        middle + 0.02,
      ])
        .map(([x, y]) => ellipse(x, y, place.size * 0.03, place.size * 0.018))
        .join(''),
      palette.crumb[2],
    ),
  ]
}

function drawCrown(
  place: Place,
  v: number,
  height: number,
  [light, dark, deep]: palette.Tones,
  isRoll: boolean,
): SvgNode[] {
  const crown = (h: number, reach: number, du: number): Point[] =>
    put(place, [
      -reach + du,
      v - 0.02,
      -reach * 0.96 + du,
      v - h * 0.42,
      -reach * 0.62 + du,
      v - h * 0.86,
      du,
      v - h,
      reach * 0.62 + du,
      v - h * 0.86,
      reach * 0.96 + du,
      v - h * 0.42,
      reach + du,
      v - 0.02,
      du,
      v + 0.02,
    ])
  const seeds = put(place, [
    -0.5,
    v - height * 0.6,
    -0.25,
    v - height * 0.8,
    0,
    v - height * 0.62,
    0.12,
    v - height * 0.86,
    0.36,
    v - height * 0.66,
    0.6,
    v - height * 0.5,
    -0.66,
    v - height * 0.36,
    -0.12,
    v - height * 0.42,
    0.26,
    v - height * 0.38,
  ])
  return [
    fill(smooth(crown(height, 0.97, 0)), dark),
    fill(
      smooth(crown(height * 0.9, 0.88, -0.03).map(([x, y]): Point => [x, y - place.size * height * 0.06])),
      light,
    ),
    ...(isRoll
      ? [
          fill(
            smooth(
              put(place, [
                -0.62,
                v - height * 0.6,
                0,
                v - height * 0.86,
                0.62,
                v - height * 0.6,
                0,
                v - height * 0.58,
              ]),
            ),
            palette.crumb[0],
          ),
          stroke(
            smooth(
              put(place, [-0.62, v - height * 0.6, 0, v - height * 0.57, 0.62, v - height * 0.6]),
              false,
            ),
            deep,
            place.size * 0.03,
          ),
        ]
      : [
          fill(
            seeds
              .map(([x, y], index) => ellipse(x, y, place.size * 0.04, place.size * 0.022, index))
              .join(''),
            palette.crumb[0],
          ),
        ]),
    stroke(
      smooth(
        put(place, [-0.8, v - height * 0.36, -0.66, v - height * 0.66, -0.36, v - height * 0.86]),
        false,
      ),
      palette.gleam,
      place.size * 0.035,
      0.6,
    ),
  ]
}
