import { brothOf } from './broths.ts'
import { circle, pick, pictureSide, plateUnits, type Hand, type Mark, type Spot } from './brush.ts'
import { cupFromAbove, glassFromAbove, tallGlass } from './drinks.ts'
import { sprig } from './garden-pieces.ts'
import { heightOf, packRound, packTray, type Disc } from './layout.ts'
import { painterOf } from './looks.ts'
import { disc } from './marks.ts'
import type { PlateItem, PlateMeal, Vessel } from './meal.ts'
import { ceramic, glazes, type Glaze } from './palette.ts'
import { randomFrom, seedFrom } from './random.ts'
import { sandwich } from './sandwich.ts'
import { bowl, dish, fork, knife, pot, spoon, tray } from './tableware.ts'
import { chooseVessel, is, isBroth, isDrink, isServedInCup } from './vessel-choice.ts'

/** Maximum number of distinguishable foods on one plate. */
const mostFoods = 12

const center = plateUnits / 2

/** SVG attributes common to all drawings. */
export const canvas = {
  viewBox: `0 0 ${pictureSide} ${pictureSide}`,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** Draws a meal. Deterministic: the same meal always gives the same drawing. */
export function drawPlate(meal: PlateMeal): readonly Mark[] {
  const items = meal.items.slice(0, mostFoods)
  const vessel = meal.vessel ?? chooseVessel(items)
  const seed = seedFrom(vessel + items.map(({ group, grams, name }) => [group, grams, name]).join('|'))
  const hand: Hand = { random: randomFrom(seed), marks: [] }
  drawVessel[vessel](items, pick(hand, glazes), hand)
  return hand.marks
}

type DrawVessel = (items: readonly PlateItem[], glaze: Glaze, hand: Hand) => void

/** Seeds each food separately, so that changing one leaves the others as they are. */
function layFoods(items: readonly PlateItem[], spots: readonly Spot[], { random, marks }: Hand): void {
  items
    .map((item, index) => ({ item, spot: spots[index]!, seed: random() * 2 ** 32 }))
    .sort((a, b) => heightOf(a.item.group) - heightOf(b.item.group) || a.spot.y - b.spot.y)
    .forEach(({ item, spot, seed }) => painterOf(item)(spot, { random: randomFrom(seed), marks }))
}

/** Draws a dish, shifted for a glass beside it, and the foods that `serve` lays on it. */
function drawDish(serve: (foods: readonly PlateItem[], on: Disc, hand: Hand) => void): DrawVessel {
  return (items, glaze, hand) => {
    const drinks = items.filter(isDrink)
    const on = drinks.length > 0 ? { x: 110, y: 127, r: 104 } : { x: center, y: center - 1, r: 112 }
    dish(glaze)(circle(on.x, on.y, on.r), hand)
    serve(
      items.filter((item) => !isDrink(item)),
      on,
      hand,
    )
    drinks.slice(0, 2).forEach((drink, index) => {
      const drawn = isServedInCup(drink) ? cupFromAbove(drink.name, glaze) : glassFromAbove(drink.name)
      drawn(circle(200, index ? 197 : 44, 31), hand)
    })
  }
}

const filledDish = drawDish((foods, on, hand) =>
  layFoods(foods, packRound(foods, { ...on, r: on.r * 0.79 }, hand), hand),
)

const drawVessel: Readonly<Record<Vessel, DrawVessel>> = {
  prato(items, glaze, hand) {
    if (items.length > 0) {
      filledDish(items, glaze, hand)
      return
    }
    fork(circle(16, center, 72), hand)
    knife(circle(plateUnits - 16, center, 72), hand)
    dish(glaze)(circle(center, center, 88), hand)
    sprig([glaze, glaze, ceramic])(circle(center, center, 30, -0.8), hand)
  },

  sanduiche: drawDish((foods, { x, y, r }, hand) => sandwich(foods)(circle(x, y + 4, r * 0.84), hand)),

  tigela(items, glaze, hand) {
    bowl(glaze)(circle(center, center - 2, 108), hand)
    fillBowl(items, 89, hand)
  },

  panela(items, _glaze, hand) {
    pot(circle(center, center - 2, 96), hand)
    fillBowl(items, 82, hand)
  },

  marmita(items, _glaze, hand) {
    const foods = items.filter((item) => !isDrink(item))
    tray({ ...circle(center, center, 112), ry: 88, square: true }, hand)
    layFoods(foods, packTray(foods, { x: center, y: center, r: 75 }, hand), hand)
  },

  copo(items, glaze, hand) {
    const [first = 'água', second] = items.map(({ name }) => name)
    for (const color of [ceramic, `${glaze}2`]) disc(color, 10)(circle(center, center, 112), hand)
    if (second) tallGlass(second, glaze)(circle(166, 118, 76), hand)
    tallGlass(first, glaze)(second ? circle(86, 132, 88) : circle(center, center + 8, 92), hand)
  },

  xicara(items, glaze, hand) {
    dish(glaze)(circle(center, center, 112), hand)
    cupFromAbove(items[0]?.name ?? 'café', glaze)(circle(center - 8, center - 8, 66), hand)
    spoon(circle(152, 194, 52, -0.35), hand)
  },
}

const isWet = is(/^(sopa|ensopado|laticinio|feijao|bebida)| acai|mingau|canjica/)
const isLaidOnSoup = is(/^(pao|queijo)/)
const isSeasoning = is(/^tempero/)

/** Fills the vessel with wet foods to its wall; the rest lies on them or floats in them. */
function fillBowl(items: readonly PlateItem[], radius: number, hand: Hand): void {
  const [base] = items.filter(isWet).sort((a, b) => b.grams - a.grams)
  const whole = circle(center, center - 1, radius)
  const others = items.filter((item) => item !== base)
  const isSoup = base !== undefined && isBroth(base)
  // Bread and cheese lie on a soup; foods cooked in it float.
  const toppings = isSoup ? others.filter(isLaidOnSoup) : others
  if (base) {
    const sunk = others.filter((item) => !isLaidOnSoup(item) && !isSeasoning(item))
    const liquid = isSoup
      ? brothOf(base, sunk.map(painterOf))
      : painterOf(isDrink(base) ? { ...base, group: 'laticinio' } : base)
    liquid({ ...whole, brimful: true }, hand)
  }
  // A single topping leans on the rim, as toast does on soup; several gather in the middle.
  const aside = base && toppings.length === 1 ? radius * 0.4 : 0
  const shelf = { x: center + aside, y: center + aside, r: radius * (aside ? 0.56 : base ? 0.76 : 0.96) }
  layFoods(toppings, packRound(toppings, shelf, hand), hand)
}
