import { ellipse, fill, plateUnits, type Place, type Spot } from './brush.ts'
import { cupFromAbove, glassFromAbove, tallGlass } from './drinks.ts'
import { heightOf, packRound, packTray, type Disc } from './layout.ts'
import { painterOf } from './looks.ts'
import { plain, type PlateItem, type PlateMeal, type Vessel } from './meal.ts'
import { glazes, type Glaze } from './palette.ts'
import { pick, randomFrom, seedFrom, type Random } from './random.ts'
import { sandwich } from './sandwich.ts'
import type { SvgNode } from './svg-node.ts'
import { bowl, dish, drawTray, fork, knife, paintedSprig, pot, spoon } from './tableware.ts'
import { chooseVessel, isDrink, isServedInCup } from './vessel-choice.ts'

/** More foods than these cannot be told apart on one plate. */
const mostFoods = 12

const center = plateUnits / 2

/** Draws a meal. The same meal always gives the same drawing. */
export function drawPlate(meal: PlateMeal): SvgNode {
  const items = meal.items.slice(0, mostFoods)
  const vessel = meal.vessel ?? chooseVessel(items)
  const random = randomFrom(
    seedFrom(JSON.stringify([vessel, items.map(({ group, grams, name }) => [group, grams, name])])),
  )
  return {
    tag: 'svg',
    attributes: {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${plateUnits} ${plateUnits}`,
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    children: drawVessel[vessel](items, pick(random, glazes), random),
  }
}

type DrawVessel = (items: readonly PlateItem[], glaze: Glaze, random: Random) => SvgNode[]

function layFoods(items: readonly PlateItem[], spots: readonly Spot[], random: Random): SvgNode[] {
  return items
    .map((item, index) => ({ item, spot: spots[index]!, own: randomFrom(Math.floor(random() * 2 ** 32)) }))
    .sort((a, b) => heightOf(a.item.group) - heightOf(b.item.group) || a.spot.y - b.spot.y)
    .flatMap(({ item, spot, own }) => painterOf(item)(spot, own))
}

function at(x: number, y: number, size: number, turn = 0): Place {
  return { x, y, size, turn }
}

function drawBeside(drinks: readonly PlateItem[], glaze: Glaze, random: Random): SvgNode[] {
  const places = [at(200, 44, 31), at(200, 197, 31)]
  return drinks.slice(0, places.length).flatMap((drink, index) => {
    const glass = isServedInCup(drink) ? cupFromAbove(drink.name, glaze) : glassFromAbove(drink.name)
    return glass(places[index]!, random)
  })
}

/** The dish moves aside when a glass stands beside it. */
function tableFor(items: readonly PlateItem[]): { disc: Disc; drinks: PlateItem[]; foods: PlateItem[] } {
  const drinks = items.filter(isDrink)
  const foods = items.filter((item) => !isDrink(item))
  const disc = drinks.length > 0 ? { x: 110, y: 127, r: 104 } : { x: center, y: center - 1, r: 112 }
  return { disc, drinks, foods }
}

const drawVessel: Record<Vessel, DrawVessel> = {
  prato(items, glaze, random) {
    if (items.length === 0) {
      return [
        ...fork(at(16, center, 72), random),
        ...knife(at(plateUnits - 16, center, 72), random),
        ...dish(glaze, random)(at(center, center, 88), random),
        ...paintedSprig(glaze.line)(at(center, center, 35, -0.8), random),
      ]
    }
    const { disc, drinks, foods } = tableFor(items)
    return [
      ...dish(glaze, random)(at(disc.x, disc.y, disc.r), random),
      ...layFoods(foods, packRound(foods, { ...disc, r: disc.r * 0.79 }, random), random),
      ...drawBeside(drinks, glaze, random),
    ]
  },

  tigela(items, glaze, random) {
    const disc = { x: center, y: center - 2, r: 108 }
    return [
      ...bowl(glaze)(at(disc.x, disc.y, disc.r), random),
      ...fillBowl(items, { ...disc, r: disc.r * 0.83 }, random),
    ]
  },

  panela(items, _glaze, random) {
    const disc = { x: center, y: center - 2, r: 96 }
    return [
      ...pot(random)(at(disc.x, disc.y, disc.r), random),
      ...fillBowl(items, { ...disc, r: disc.r * 0.86 }, random),
    ]
  },

  marmita(items, _glaze, random) {
    const box = { x: center, y: center, rx: 114, ry: 90 }
    const foods = items.filter((item) => !isDrink(item))
    return [...drawTray(box, random), ...layFoods(foods, packTray(foods, { ...box, rx: 99, ry: 77 }), random)]
  },

  copo(items, glaze, random) {
    const [first, second] = items.map(({ name }) => name)
    const backdrop = fill(ellipse(center, center, 112), glaze.well)
    if (first && second) {
      return [
        backdrop,
        ...tallGlass(second, glaze.line)(at(166, 118, 76), random),
        ...tallGlass(first, glaze.line)(at(86, 132, 88), random),
      ]
    }
    return [backdrop, ...tallGlass(first ?? 'água', glaze.line)(at(center, center + 8, 92), random)]
  },

  xicara(items, glaze, random) {
    return [
      ...dish(glaze, random)(at(center, center, 112), random),
      ...cupFromAbove(items[0]?.name ?? 'café', glaze)(at(center - 8, center - 8, 66), random),
      ...spoon(at(152, 194, 52, -0.35), random),
    ]
  },

  sanduiche(items, glaze, random) {
    const { disc, drinks, foods } = tableFor(items)
    return [
      ...dish(glaze, random)(at(disc.x, disc.y, disc.r), random),
      ...sandwich(foods)(at(disc.x, disc.y + 4, disc.r * 0.84), random),
      ...drawBeside(drinks, glaze, random),
    ]
  },
}

/** Wet foods fill the vessel to its wall; the rest floats on them as toppings. */
function fillBowl(items: readonly PlateItem[], disc: Disc, random: Random): SvgNode[] {
  const isWet = (item: PlateItem): boolean =>
    isDrink(item) ||
    ['sopa', 'ensopado', 'laticinio', 'feijao'].includes(item.group) ||
    /\b(acai|mingau|canjica)\b/.test(plain(item.name))
  const wet = items.filter(isWet).sort((a, b) => b.grams - a.grams)
  const base = wet[0]
  const whole: Spot = { x: disc.x, y: disc.y + 1, rx: disc.r * 0.99, ry: disc.r * 0.99, brimful: true }
  if (!base) return layFoods(items, packRound(items, { ...disc, r: disc.r * 0.98 }, random), random)
  const toppings = items.filter((item) => item !== base)
  const liquid: PlateItem = isDrink(base) ? { ...base, group: 'laticinio' } : base
  // A lone topping leans on the rim, as toast does on soup; several gather in the middle.
  const shelf =
    toppings.length > 1
      ? { ...disc, r: disc.r * 0.76 }
      : { x: disc.x + disc.r * 0.4, y: disc.y + disc.r * 0.38, r: disc.r * 0.56 }
  const floating = packRound(toppings, shelf, random)
  return [...painterOf(liquid)(whole, random), ...layFoods(toppings, floating, random)]
}
