import { fullTurn, jitter, over, spiral, step, type Painter } from './brush.ts'
import { drawLayer } from './layers.ts'
import {
  block,
  disc,
  dots,
  facet,
  flat,
  gloss,
  hoop,
  inner,
  upright,
  line,
  mirrored,
  orbit,
  round,
  solid,
  ticks,
  tube,
  within,
} from './marks.ts'
import { glint, leafGreen, roast, type Tones } from './palette.ts'

/** A leaf that points along +x. `ruffle`: depth of the waves at its edge; `waves`: number of waves. */
export function leaf(tones: Tones, ruffle = 1.5, waves = 9): Painter {
  const ribs = ticks(tones[2], 0.8, [-9, 0, 7, 0, -3, 0, 0, 5, -3, 0, 0, -5, 1, 0, 4, 5, 1, 0, 4, -5])
  return flat(0.6, (spot, context) => {
    const outline: number[] = []
    for (let index = 0; index < waves * 2; index++) {
      const reach = 10 - (index % 2) * ruffle * 1.5 + jitter(context, ruffle * 0.4)
      outline.push(...step([0, 0], (index / waves / 2) * fullTurn, reach))
    }
    solid(tones, outline)(spot, context)
    ribs(spot, context)
  })
}

/** A lobed leaf: rúcula, agrião. */
export const lobedLeaf = (tones: Tones): Painter =>
  over(
    solid(tones, mirrored(-10, 0, -5, -1, -4, -4, -1, -2, 1, -5, 3, -2, 7, -4, 10, 0)),
    line(tones[2], 0.8, [-10, 0, 7, 0]),
  )

export const seeded = (tones: Tones): Painter => over(round(tones), orbit(tones[2], 9, 4, 5, 1))
export const hearted = (tones: Tones): Painter =>
  over(round(tones), disc(tones[2], 3.4), orbit(tones[2], 7, 5, 7, 0.5))
export const ringed = (tones: Tones): Painter =>
  over(round(tones), hoop(tones[2], 1, 6), hoop(tones[2], 1, 2.5))

/** A slice of tomato with its seed chambers. */
export const chambered = (tones: Tones): Painter =>
  over(round(tones), orbit(tones[2], 5, 4, 5, 4), orbit(tones[1], 10, 4, 5, 0.8))

/** A slice of orange or lime: eight segments within the pith. */
export const citrus = ([flesh, rind, pith]: Tones): Painter =>
  over(round([pith, rind]), inner(-0.5, -0.5, 10, 0, over(disc(flesh, 7), orbit(pith, 8, 0, 7, 0.8))))

/** An open ring of onion or pepper. */
export const ring = ([light, dark]: Tones): Painter => over(hoop(dark, 3.4, 8), hoop(light, 2, 8))

/** A ball with a highlight. */
export const ball = (tones: Tones): Painter => over(round(tones), dots(glint, 3, [-3.4, -4], 1))

/** Specks, such as seeds, crumbs or pores. */
export const speckles = (color: string, width = 0.8): Painter =>
  dots(color, width, [-3, 2, 2, 4, 4, -1, -1, -1, -5, -2, 2, -5, -1, 6, 6, 3, -2, -5], 0.5)

/** A ball with a speckled crust. */
export const crustyBall = (tones: Tones): Painter => over(round(tones), speckles(tones[2]))

/** A stick: fries, cassava, green beans. */
export const stick = (tones: Tones, width = 2): Painter =>
  over(tube(tones, width * 2, [-9, 0, 9, 0]), line(tones[2], 0.5, [-5, 0, 3, 0]))

/** A diced piece. */
export const cube = (tones: Tones): Painter =>
  over(block(tones, [-7, -8, 7, -7, 6, 6, -7, 5], 4, 2), line(tones[2], 1, [-4, -5, 2, -5]))

/** A bite-sized chunk of meat, fish or potato. */
export const morsel = (tones: Tones): Painter =>
  over(flat(0.8, round(tones, 9, 0.06)), line(tones[2], 1, [-2, 2, 3, 1]), gloss(1, [-4, -2, 0, -3]))

/** Broccoli or cauliflower: a stalk under a bumpy crown. */
export const floret = ([light, dark, stalk]: Tones): Painter => {
  const crown = [-5, -1, -3, -5, 1, -6, 5, -4, 5, 0, 0, 1, 0, -2]
  return upright(
    over(
      line(stalk, 5, [0, 1, 0, 7]),
      dots(dark, 7, crown),
      inner(-0.8, -1, 10, 0, over(dots(light, 5, crown), dots(dark, 1, crown))),
    ),
  )
}

/** Half a fruit with the cut face up, pointing along +x. */
export const half = (tones: Tones, ...heart: readonly Painter[]): Painter =>
  over(solid(tones, mirrored(-9, 0, -6, -5, 0, -6, 5, -4, 10, -1)), ...heart)

export const pit = (color: string): Painter => over(dots(color, 6, [-2, 0]), dots(glint, 1.5, [-3.4, -1], 1))
export const pips = (color: string): Painter => inner(-1, 0, 6, 0, flat(0.5, speckles(color, 4)))

/** A wedge of melon or watermelon, standing on its rind. */
export const wedge = ([flesh, rind, seeds]: Tones, pale: string): Painter => {
  const smile = (reach: number): number[] => spiral([0, -4], 9, Math.PI / 8, reach)
  return over(
    block([rind, rind], smile(10), 0, 0.5),
    facet(pale, smile(9), 0.1),
    facet(flesh, smile(8), 0.1),
    dots(seeds, 0.8, [-4, -2, -1, -2, 2, -2, 5, -2, -2, 1, 1, 1, 3, 1], 0.5),
  )
}

export const bananaWhole = (tones: Tones): Painter =>
  over(
    line(tones[2], 1.5, [8, -2.5, 9, -5]),
    tube(tones, 4, [-8, -3, -4, 1, 1, 2, 6, 0, 8, -3]),
    line(`${tones[2]}8`, 0.3, [-4, 1.5, 1, 2.5, 5, 1]),
    dots(tones[2], 2, [-9, -4]),
  )

export const strawberryWhole = (tones: Tones): Painter =>
  over(
    solid(tones, mirrored(10, 0, 4, -5, -2.5, -7, -7, -4, -6, 0)),
    flat(0.8, speckles(tones[2])),
    facet(leafGreen[1], mirrored(-5, 0, -3, -3, -7, -2, -8, -5, -9, -1)),
  )

/** A whole round fruit from above, with stem and a leaf. */
export const fruitWhole = (tones: Tones): Painter =>
  upright(
    over(
      round(tones, 9, 0.06),
      gloss(1, [-6, -1, -5, -4, -3, -6]),
      inner(3.4, -8, 3, -0.5, leaf(leafGreen, 0, 4)),
      line(roast[2], 1, [0, -6, 0, -8, 1, -10]),
    ),
  )

/** A kernel or nut: a rounded spindle with a seam. */
export const kernel = (tones: Tones): Painter =>
  over(flat(0.5, round(tones, 10, 0.06)), line(tones[2], 1, [-6, 0, 0, -1, 6, 0]))

/** Parsley or basil. */
export const sprig = (tones: Tones): Painter => {
  const leaflet = leaf(tones, 1, 6)
  return over(line(tones[1], 1, [-10, 3, -3, 1, 3, 0]), (spot, context) =>
    drawLayer(
      leaflet,
      [within(spot, -1, -4, 5, -1), within(spot, 0, 4, 5, 1), within(spot, 5, 0, 5, 0)],
      context,
    ),
  )
}
