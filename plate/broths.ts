import type { Painter } from './brush.ts'
import { shrimpCurl } from './butcher-pieces.ts'
import * as garden from './garden-pieces.ts'
import { findLook, type Looks } from './look.ts'
import { broth, grains, shreds } from './mounds.ts'
import { plain, type PlateItem } from './meal.ts'
import * as palette from './palette.ts'

/** Colours of the liquid, and the pieces drawn in it if the foods are unknown. */
type Broth = readonly [liquid: palette.Tones, ...pieces: Painter[]]

const carrot = garden.hearted(palette.carrot)
const potato = garden.morsel(palette.pasta)
const meat = garden.morsel(palette.steak)
const chicken = garden.morsel(palette.blond)
const shrimp = shrimpCurl(palette.shrimp)
const sausage = garden.ringed(palette.sausage)

const broths: Looks<Broth> = {
  'strogonof|leite de coco': [
    palette.stroganoff,
    garden.morsel(palette.chicken),
    garden.morsel(palette.blond),
  ],
  'tacaca|tucupi': [palette.golden, shrimp, garden.leaf(palette.kale, 0.4), garden.cube(palette.cream)],
  'moqueca|\\bbobo|peixe|vatapa|caruru|caldeirad|sururu|pintado': [
    palette.carrot,
    garden.morsel(palette.cream),
    garden.ring(palette.tomatoSauce),
    shrimp,
    garden.ring(palette.onion),
  ],
  'feijoada|manicoba|feijao.preto': [palette.blackBean, sausage, meat, garden.kernel(palette.blackBean)],
  'feijao|fava': [palette.pintoBean],
  lentilha: [palette.lentil, carrot, potato],
  'verde|ervilha|couve': [palette.greenSoup, shreds(palette.kale, 9), sausage],
  canja: [palette.golden, chicken, grains(palette.ivory), carrot],
  'vaca|costel': [palette.chocolate, meat, garden.stick(palette.cream, 2.6)],
  'frango|galinha': [palette.golden, chicken, carrot],
  'de carne|mocoto|ensopado': [palette.chocolate, meat, potato, carrot],
  'abobora|cenoura': [palette.squash],
  'mandioca|batata|inhame|fuba|creme': [palette.mashed],
  'tomate|grao|berinjela': [
    palette.tomatoSauce,
    garden.ball(palette.chickpea),
    garden.seeded(palette.eggplant),
  ],
  '': [palette.golden, carrot, potato, garden.cube(palette.chayote)],
}

/** Draws a soup or stew containing `foods`. Without `foods`, draws the pieces that are typical for its name. */
export function brothOf(
  { name, group }: Pick<PlateItem, 'name' | 'group'>,
  foods: readonly Painter[] = [],
): Painter {
  const [liquid, ...pieces] = findLook(broths, `${plain(name)} ${group}`)
  return broth(liquid, ...(foods.length > 0 ? foods : pieces))
}
