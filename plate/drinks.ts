import { over, spiral, type Painter } from './brush.ts'
import { citrus, sprig } from './garden-pieces.ts'
import { findLook, type Looks } from './look.ts'
import { block, disc, dots, facet, gloss, hoop, inner, line, ticks } from './marks.ts'
import { plain } from './meal.ts'
import * as palette from './palette.ts'

const iceCube = block(palette.water, [-7, -7, 7, -7, 7, 5, -7, 5], 2, 2)
const ice: Painter = over(
  inner(-3, -2, 2, 0.2, iceCube),
  inner(2.5, -1, 2, -0.5, iceCube),
  inner(-0.5, 2, 2, 0.8, iceCube),
)
const foam: Painter = dots(palette.gleam, 3, [-4, 0, -2, -1, 0, 0, 2, -1, 4, 0])
const still: Painter = over()

/** Colours of a drink, piece that floats in it, and garnish on its rim. */
type Drink = readonly [tones: palette.Tones, floating?: Painter, garnish?: Painter]

const lime = citrus(palette.lime)
const mint = sprig(palette.leafGreen)

const drinks: Looks<Drink> = {
  'cafe com|cappuccino': [palette.coffeeMilk],
  cafe: [palette.coffee],
  chocolat: [palette.chocolate],
  coco: [palette.water, ice],
  'laranja|tangerina|cenoura': [palette.squash, ice, citrus(palette.squash)],
  'maracuja|manga|abacaxi|caju': [palette.squash, ice, mint],
  'verde|abacate': [palette.lettuce, still, mint],
  'lim|caipirinha': [palette.chayote, ice, lime],
  'cana|chimarrao': [palette.greenGrape, ice, lime],
  'uva|vinho': [palette.grape, ice],
  'morango|goiaba|acerola|beterraba': [palette.guava, still, mint],
  'cerveja|chope': [palette.squash, foam],
  cola: [palette.coffee, ice, lime],
  'mate|gelado': [palette.roast, ice, lime],
  '\\bcha\\b|cha-': [palette.roast],
  'vitamina|soja|aveia|shake|mamao': [palette.stroganoff, foam],
  'leite|iogurte|kefir|coalhada': [palette.ivory],
  suco: [palette.squash, ice],
  'agua|vodca': [palette.water, ice, lime],
  '': [palette.roast, ice],
}

function drinkOf(name: string): Required<Drink> {
  const [tones, floating = still, garnish = still] = findLook(drinks, plain(name))
  return [tones, floating, garnish]
}

/** Draws the faceted "copo americano" from the side. */
export function tallGlass(name: string, straw: string): Painter {
  const [tones, floating, garnish] = drinkOf(name)
  return over(
    line(palette.shadowColor, 2, [-5, 9, 6, 9]),
    facet(palette.glass[0], [-7, -9, 7, -9, 5, 9, -5, 9]),
    ...(floating === ice ? [ticks(straw, 0.8, [0, -4, 3, -11, 3, -11, 6, -12])] : []),
    facet(tones[0], [-6, -5, 6, -5, 5, 8, -5, 8]),
    facet(tones[1], [2, -5, 6, -5, 5, 8, 1.5, 8]),
    line(tones[2], 1.5, [-5, -5, 5, -5]),
    inner(0, floating === ice ? -2 : -5, 10, 0, floating),
    ticks(palette.glint, 0.5, [-4, -3, -3, 7, -1, -3, -1, 7, 1, -3, 1, 7, 4, -3, 3, 7]),
    ticks(palette.glass[1], 0.5, [-7, -10, -5, 9, -5, 9, 5, 9, 5, 9, 7, -10]),
    inner(-6, -9, 3, 0, garnish),
  )
}

/** Draws a drinking vessel from above: shadow, wall and drink. */
function fromAbove(wall: Painter, name: string, ...above: readonly Painter[]): Painter {
  const [tones] = drinkOf(name)
  return over(
    inner(0.5, 1, 10, 0, disc(palette.shadowColor, 10)),
    wall,
    disc(tones[1], 8),
    inner(0.5, 0.5, 10, 0, disc(tones[0], 7)),
    ...above,
  )
}

/** Draws the "copo americano" from above. */
export function glassFromAbove(name: string): Painter {
  const [, floating, garnish] = drinkOf(name)
  const wall = over(disc(palette.glass[1], 10), disc(palette.glass[0], 9))
  const sheen = gloss(0.8, [-8, -1, -7, -5, -3, -8])
  return fromAbove(wall, name, inner(0, 0, 12, 0, floating), inner(5, -5, 4, 0.5, garnish), sheen)
}

/** Draws a cup from above, with its handle to the lower right. */
export function cupFromAbove(name: string, paint: palette.Glaze): Painter {
  const handle = [7, 3, 11, 5, 10, 10, 6, 7]
  const grip = over(line(paint, 2.5, handle), line(palette.ceramic, 1.5, handle))
  const crema = line(drinkOf(name)[0][2], 0.8, spiral([0, 0], 8, 0.8, 0.5, 0.5))
  return fromAbove(over(grip, disc(palette.ceramic, 10), hoop(paint, 0.5, 10, 0)), name, crema)
}
