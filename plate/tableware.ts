import {
  blob,
  ellipse,
  fill,
  fullTurn,
  polygon,
  put,
  shadow,
  smooth,
  spotOf,
  stroke,
  type Place,
  type Point,
} from './brush.ts'
import { clay, gleam, iron, shadowColor, tin, type Glaze } from './palette.ts'
import { between, pick, type Random } from './random.ts'
import type { SvgNode } from './svg-node.ts'

export interface Disc {
  readonly x: number
  readonly y: number
  readonly r: number
}

function wobblyRing(random: Random, disc: Disc, reach: number, wobble = 0.008): string {
  return smooth(blob(random, { x: disc.x, y: disc.y, rx: disc.r * reach, ry: disc.r * reach }, wobble, 16))
}

function around(count: number, draw: (angle: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw((index / count) * fullTurn)).join('')
}

function polar(disc: Disc, angle: number, reach: number): Point {
  return [disc.x + Math.cos(angle) * disc.r * reach, disc.y + Math.sin(angle) * disc.r * reach]
}

/** What the potter painted on the rim. */
function rimPainting(random: Random, disc: Disc, glaze: Glaze): SvgNode[] {
  const start = random() * fullTurn
  const line = stroke(wobblyRing(random, disc, 0.965), glaze.line, disc.r * 0.026)
  const thin = stroke(wobblyRing(random, disc, 0.815), glaze.line, disc.r * 0.01, 0.65)
  switch (pick(random, ['dots', 'leaves', 'waves', 'line'])) {
    case 'dots':
      return [
        line,
        fill(
          around(36, (angle) => ellipse(...polar(disc, start + angle, 0.885), disc.r * 0.016)),
          glaze.line,
          0.85,
        ),
      ]
    case 'leaves':
      return [
        line,
        fill(
          around(30, (angle) => {
            const [from, to] = [polar(disc, start + angle, 0.92), polar(disc, start + angle + 0.1, 0.85)]
            return ellipse(
              (from[0] + to[0]) / 2,
              (from[1] + to[1]) / 2,
              disc.r * 0.04,
              disc.r * 0.014,
              Math.atan2(to[1] - from[1], to[0] - from[0]),
            )
          }),
          glaze.line,
          0.85,
        ),
      ]
    case 'waves': {
      const wave = Array.from({ length: 72 }, (_, index) =>
        polar(disc, start + (index / 72) * fullTurn, index % 2 ? 0.905 : 0.87),
      )
      return [line, stroke(smooth(wave), glaze.line, disc.r * 0.016, 0.85)]
    }
    default:
      return [line, thin]
  }
}

export function drawDish(random: Random, disc: Disc, glaze: Glaze): SvgNode[] {
  const edge = blob(random, { x: disc.x, y: disc.y, rx: disc.r, ry: disc.r }, 0.008, 16)
  return [
    shadow(edge, disc.r * 0.045),
    fill(smooth(edge), glaze.rim),
    ...rimPainting(random, disc, glaze),
    fill(wobblyRing(random, disc, 0.785), glaze.edge),
    fill(
      wobblyRing(random, { ...disc, x: disc.x + disc.r * 0.008, y: disc.y + disc.r * 0.016 }, 0.765),
      glaze.well,
    ),
  ]
}

/** A painted sprig in the middle of an empty plate. */
export function drawPaintedSprig(random: Random, disc: Disc, glaze: Glaze): SvgNode[] {
  const place: Place = { x: disc.x, y: disc.y, size: disc.r * 0.4, turn: between(random, -0.9, -0.6) }
  const petals = [-0.62, -0.3, 0.02, 0.34].flatMap((at) => [
    smooth(put(place, [at, 0, at + 0.12, -0.24, at + 0.38, -0.36, at + 0.26, -0.1])),
    smooth(put(place, [at, 0, at + 0.12, 0.24, at + 0.38, 0.36, at + 0.26, 0.1])),
  ])
  return [
    stroke(
      smooth(put(place, [-1, 0.08, -0.4, 0, 0.3, 0, 0.7, -0.03]), false),
      glaze.line,
      disc.r * 0.022,
      0.9,
    ),
    fill(
      petals.join('') + smooth(put(place, [0.62, 0, 0.8, -0.13, 1.05, -0.04, 0.8, 0.11])),
      glaze.line,
      0.9,
    ),
  ]
}

export function drawBowl(random: Random, disc: Disc, glaze: Glaze): SvgNode[] {
  const edge = blob(random, { x: disc.x, y: disc.y, rx: disc.r, ry: disc.r }, 0.01, 16)
  const start = random() * fullTurn
  const strokes = around(28, (angle) =>
    polygon([polar(disc, start + angle, 0.925), polar(disc, start + angle + 0.03, 0.965)], false),
  )
  return [
    shadow(edge, disc.r * 0.07),
    fill(smooth(edge), glaze.line),
    stroke(strokes, gleam, disc.r * 0.016, 0.55),
    fill(wobblyRing(random, disc, 0.89), glaze.rim),
    fill(wobblyRing(random, disc, 0.855), glaze.edge),
    fill(wobblyRing(random, { ...disc, y: disc.y + disc.r * 0.03 }, 0.82), glaze.well),
  ]
}

export function drawPot(random: Random, disc: Disc): SvgNode[] {
  const body = pick(random, [clay, clay, iron])
  const edge = blob(random, { x: disc.x, y: disc.y, rx: disc.r, ry: disc.r }, 0.008, 16)
  const handle = (side: number, width: number, color: string): SvgNode =>
    stroke(
      smooth(
        put({ x: disc.x, y: disc.y, size: disc.r, turn: 0 }, [
          side * 0.92,
          -0.26,
          side * 1.14,
          -0.2,
          side * 1.14,
          0.2,
          side * 0.92,
          0.26,
        ]),
        false,
      ),
      color,
      disc.r * width,
    )
  return [
    shadow(edge, disc.r * 0.07),
    ...[-1, 1].flatMap((side) => [handle(side, 0.13, body.line), handle(side, 0.075, body.light)]),
    fill(smooth(edge), body.dark),
    fill(
      wobblyRing(random, { ...disc, x: disc.x - disc.r * 0.01, y: disc.y - disc.r * 0.02 }, 0.96),
      body.light,
    ),
    fill(wobblyRing(random, disc, 0.87), body.line),
    stroke(
      smooth(
        [3.4, 3.9, 4.4].map((angle) => polar(disc, angle, 0.92)),
        false,
      ),
      gleam,
      disc.r * 0.025,
      0.4,
    ),
  ]
}

/** The aluminium marmita: a rounded tray with a crimped lip. */
export function drawTray(random: Random, box: { x: number; y: number; rx: number; ry: number }): SvgNode[] {
  const outline = (scale: number, extra = 0): Point[] =>
    Array.from({ length: 64 }, (_, index) => {
      const angle = (index / 64) * fullTurn
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const fullness = (Math.abs(cos) ** 5 + Math.abs(sin) ** 5) ** -0.2
      return [
        box.x + cos * fullness * (box.rx * scale + (index % 2) * extra),
        box.y + sin * fullness * (box.ry * scale + (index % 2) * extra) + between(random, -0.3, 0.3),
      ]
    })
  return [
    shadow(outline(1), 6),
    fill(smooth(outline(1, -3)), tin.dark),
    fill(smooth(outline(0.975, -2)), tin.light),
    stroke(smooth(outline(0.93)), tin.line, 1.4, 0.6),
    fill(smooth(outline(0.9)), tin.line),
    fill(smooth(outline(0.88).map(([x, y]): Point => [x + 0.6, y + 1.6])), tin.dark),
  ]
}

function drawSteel(d: string, width: number): SvgNode[] {
  return [stroke(d, tin.line, width + 1.6), stroke(d, tin.light, width)]
}

export function drawFork({ x, y, size }: Place): SvgNode[] {
  const tines = [-0.08, 0, 0.08].map((u) =>
    polygon(
      [
        [x + u * size, y - size],
        [x + u * size, y - size * 0.62],
      ],
      false,
    ),
  )
  const neck: Point[] = [
    [x - size * 0.08, y - size * 0.62],
    [x, y - size * 0.46],
    [x + size * 0.08, y - size * 0.62],
  ]
  return [
    stroke(
      polygon(
        [
          [x + 2, y - size * 0.5],
          [x + 2, y + size + 3],
        ],
        false,
      ),
      shadowColor,
      5,
      0.15,
    ),
    ...drawSteel(tines.join(''), 2.2),
    ...drawSteel(smooth(neck, false), 3.4),
    ...drawSteel(
      polygon(
        [
          [x, y - size * 0.46],
          [x, y + size],
        ],
        false,
      ),
      4.4,
    ),
  ]
}

export function drawKnife(place: Place): SvgNode[] {
  const { x, y, size } = place
  const blade = put(place, [-0.06, 0.1, -0.06, -0.84, 0.01, -1, 0.07, -0.72, 0.08, 0.1])
  return [
    stroke(
      polygon(
        [
          [x + 2, y - size * 0.9],
          [x + 2, y + size + 3],
        ],
        false,
      ),
      shadowColor,
      5,
      0.15,
    ),
    stroke(polygon(blade), tin.line, 1.6),
    fill(polygon(blade), tin.light),
    ...drawSteel(
      polygon(
        [
          [x, y + size * 0.14],
          [x, y + size],
        ],
        false,
      ),
      5,
    ),
  ]
}

export function drawSpoon(place: Place): SvgNode[] {
  const bowl = put(place, [-1, 0, -0.86, -0.16, -0.6, -0.17, -0.4, 0, -0.6, 0.17, -0.86, 0.16])
  return [
    shadow(put(place, [-1, 0, -0.7, -0.16, -0.4, 0, 1, -0.04, 1, 0.04, -0.4, 0.02, -0.7, 0.16]), 2.5),
    stroke(polygon(put(place, [-0.42, 0, 0.96, 0]), false), tin.line, place.size * 0.085),
    stroke(polygon(put(place, [-0.42, 0, 0.96, 0]), false), tin.light, place.size * 0.055),
    fill(smooth(bowl), tin.line),
    fill(
      smooth(put(place, [-0.95, 0, -0.84, -0.11, -0.62, -0.12, -0.46, 0, -0.62, 0.12, -0.84, 0.11])),
      tin.light,
    ),
    fill(
      ellipse(
        ...(put(place, [-0.74, -0.03])[0] as [number, number]),
        place.size * 0.09,
        place.size * 0.04,
        place.turn,
      ),
      gleam,
    ),
  ]
}

/** A small bowl for sauces and dips set among the food. */
export function drawRamekin(place: Place, glaze: Glaze, random: Random): SvgNode[] {
  const outline = blob(random, spotOf(place), 0.02, 12)
  return [
    shadow(outline, place.size * 0.18),
    fill(smooth(outline), glaze.line),
    fill(ellipse(place.x, place.y, place.size * 0.9), glaze.rim),
    fill(ellipse(place.x, place.y, place.size * 0.8), glaze.edge),
  ]
}
