import { brothOf } from './broths.ts'
import { circle, pick, type DrawingContext, type Mark, type Spot } from './brush.ts'
import { pictureSide, plateUnits } from './paths.ts'
import { cupFromAbove, glassFromAbove, tallGlass } from './drinks.ts'
import { sprig } from './garden-pieces.ts'
import { heightOf, packRound, packTray, type Disc } from './layout.ts'
import { painterOf } from './looks.ts'
import { disc } from './marks.ts'
import type { PlateItem, PlateMeal, Vessel } from './meal.ts'
import { ceramic, glazes, type Glaze } from './palette.ts'
import { randomFrom, seedFrom } from './random.ts'
import { sandwich } from './sandwich.ts'
import { bowl, dish, fork, knife, pot, tray } from './tableware.ts'
import { chooseVessel, matches, isBroth, isDrink, isServedInCup } from './vessel-choice.ts'

/** Maximum number of foods drawn on one plate. */
const maxFoods = 12

const center = plateUnits / 2

/** Attributes of the `svg` element of every drawing. */
export const canvas = {
  viewBox: `0 0 ${pictureSide} ${pictureSide}`,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/**
 * Draws a meal as SVG paths in a square of `pictureSide` units, bottom layer first. Foods beyond `maxFoods` are left
 * out. Without `meal.vessel`, the foods determine the vessel. Deterministic: equal meals give equal drawings.
 */
export function drawPlate(meal: PlateMeal): readonly Mark[] {
  const items = meal.items.slice(0, maxFoods)
  const vessel = meal.vessel ?? chooseVessel(items)
  const seed = seedFrom(vessel + items.map(({ group, grams, name }) => [group, grams, name]).join('|'))
  const context: DrawingContext = { random: randomFrom(seed), shapes: [] }
  drawVessel[vessel](items, pick(context, glazes), context)
  return context.shapes.map(({ outlines, style }) => ({
    d: outlines.map(({ x, y, commands }) => `M${x} ${y}${commands}`).join(''),
    ...style,
  }))
}

type DrawVessel = (items: readonly PlateItem[], glaze: Glaze, context: DrawingContext) => void

/**
 * Draws low foods first and high foods over them. Each food has its own random seed, so that changing one food does not
 * change the strokes of the others.
 */
function drawFoods(
  items: readonly PlateItem[],
  spots: readonly Spot[],
  { random, shapes }: DrawingContext,
): void {
  items
    .map((item, index) => ({ item, spot: spots[index]!, seed: random() * 2 ** 32 }))
    .sort((a, b) => heightOf(a.item.group) - heightOf(b.item.group) || a.spot.y - b.spot.y)
    .forEach(({ item, spot, seed }) => painterOf(item)(spot, { random: randomFrom(seed), shapes }))
}

/**
 * Draws a plate with food and at most two drinks; with drinks, the plate is moved aside. `serve` draws the foods that
 * are not drinks.
 */
function drawDish(
  serve: (foods: readonly PlateItem[], on: Disc, context: DrawingContext) => void,
): DrawVessel {
  return (items, glaze, context) => {
    const drinks = items.filter(isDrink)
    const on = drinks.length > 0 ? { x: 110, y: 127, r: 104 } : { x: center, y: center - 1, r: 112 }
    dish(glaze)(circle(on.x, on.y, on.r), context)
    serve(
      items.filter((item) => !isDrink(item)),
      on,
      context,
    )
    drinks.slice(0, 2).forEach((drink, index) => {
      const drawn = isServedInCup(drink) ? cupFromAbove(drink.name, glaze) : glassFromAbove(drink.name)
      drawn(circle(200, index ? 197 : 44, 31), context)
    })
  }
}

const filledDish = drawDish((foods, on, context) =>
  drawFoods(foods, packRound(foods, { ...on, r: on.r * 0.8 }, context), context),
)

const drawVessel: Readonly<Record<Vessel, DrawVessel>> = {
  prato(items, glaze, context) {
    if (items.length > 0) {
      filledDish(items, glaze, context)
      return
    }
    fork(circle(16, center, 72), context)
    knife(circle(plateUnits - 16, center, 72), context)
    dish(glaze)(circle(center, center, 88), context)
    sprig([glaze, glaze, ceramic])(circle(center, center, 30, -0.8), context)
  },

  sanduiche: drawDish((foods, { x, y, r }, context) => sandwich(foods)(circle(x, y + 4, r * 0.8), context)),

  tigela(items, glaze, context) {
    bowl(glaze)(circle(center, center - 2, 108), context)
    fillBowl(items, 89, context)
  },

  panela(items, _glaze, context) {
    pot(circle(center, center - 2, 96), context)
    fillBowl(items, 82, context)
  },

  marmita(items, _glaze, context) {
    const foods = items.filter((item) => !isDrink(item))
    tray({ ...circle(center, center, 112), ry: 88, square: true }, context)
    drawFoods(foods, packTray(foods, { x: center, y: center, r: 75 }, context), context)
  },

  copo(items, glaze, context) {
    const [first = 'água', second] = items.map(({ name }) => name)
    for (const color of [ceramic, `${glaze}2`]) disc(color, 10)(circle(center, center, 112), context)
    if (second) tallGlass(second, glaze)(circle(166, 118, 76), context)
    tallGlass(first, glaze)(second ? circle(86, 132, 88) : circle(center, center + 8, 92), context)
  },

  xicara(items, glaze, context) {
    dish(glaze)(circle(center, center, 112), context)
    cupFromAbove(items[0]?.name ?? 'café', glaze)(circle(center - 4, center - 4, 68), context)
  },
}

const isWet = matches(/^(sopa|ensopado|laticinio|feijao|bebida)| acai|mingau|canjica/)
const isLaidOnSoup = matches(/^(pao|queijo)/)
const isSeasoning = matches(/^tempero/)

/**
 * Draws the wet food with the most grams up to the vessel's wall. The other foods lie on it; in a soup they float in
 * it.
 */
function fillBowl(items: readonly PlateItem[], radius: number, context: DrawingContext): void {
  const [base] = items.filter(isWet).sort((a, b) => b.grams - a.grams)
  const whole = circle(center, center - 1, radius)
  const others = items.filter((item) => item !== base)
  const isSoup = base !== undefined && isBroth(base)
  // Bread and cheese lie on a soup; foods cooked in the soup are partly submerged.
  const toppings = isSoup ? others.filter(isLaidOnSoup) : others
  if (base) {
    const submerged = others.filter((item) => !isLaidOnSoup(item) && !isSeasoning(item))
    const liquid = isSoup
      ? brothOf(base, submerged.map(painterOf))
      : painterOf(isDrink(base) ? { ...base, group: 'laticinio' } : base)
    liquid({ ...whole, brimful: true }, context)
  }
  // A single topping, such as toast on soup, is placed near the rim; several are placed in the middle.
  const aside = base && toppings.length === 1 ? radius * 0.4 : 0
  const floor = { x: center + aside, y: center + aside, r: radius * (aside ? 0.56 : base ? 0.76 : 0.96) }
  drawFoods(toppings, packRound(toppings, floor, context), context)
}
