import { fan, heap, one, stack } from './arrangements.ts'
import * as bakery from './bakery-pieces.ts'
import { brothOf } from './broths.ts'
import { over } from './brush.ts'
import * as meat from './butcher-pieces.ts'
import * as garden from './garden-pieces.ts'
import type { Looks } from './look.ts'
import { inner, round } from './marks.ts'
import { beans, crumbs, grains, herbs, pool, shreds, swirl, tangle } from './mounds.ts'
import * as palette from './palette.ts'

const noodles = over(tangle(palette.pasta), herbs)
const semolina = crumbs(palette.golden)

/** Looks of cuts and cooking methods that apply to any meat. */
const cuts = (tones: palette.Tones) => ({
  'milanesa|empanad': one(meat.breadedCut(palette.crust)),
  'desfiad|seca|de sol|charque': shreds(tones, 14, 3),
  'cubos|tiras|refogad|coracao|atum': heap(garden.morsel(tones)),
})

/** Looks of cooked, fried and baked foods and dairy. */
export const potLooks = {
  arroz: {
    integral: grains(palette.brownRice),
    'grega|carreteiro|galinh|risoto|com|baiao': over(
      grains(palette.fry),
      heap(garden.cube(palette.carrot), 4, 0.1),
      heap(garden.morsel(palette.roast), 5, 0.1),
      herbs,
    ),
    '': grains(palette.ivory),
  },
  massa: {
    lasanha: one(bakery.lasagnaSquare, 1),
    'nhoque|ravioli': over(pool(palette.tomatoSauce), heap(garden.kernel(palette.cream), 9, 0.5), herbs),
    'bolonhesa|carne|molho': over(noodles, inner(0, 0, 5, 0, crumbs(palette.tomatoSauce, 2.5))),
    '': noodles,
  },
  pao: {
    'queijo|salgad': heap(garden.crustyBall(palette.crust), 15),
    'integral|aveia': fan(bakery.loafSlice(palette.brownRice), 30),
    'forma|torrada': fan(bakery.loafSlice(palette.crumb), 30),
    'tapioca|beiju': one(bakery.foldedDisc(palette.ivory)),
    'hamburguer|doce|broa': heap(garden.crustyBall(palette.crust), 26),
    '': one(bakery.roll(palette.crust), 1.2),
  },
  cereal: {
    pipoca: heap(garden.crustyBall(palette.cream), 8),
    'cuscuz|polenta|angu|fuba|farinha': semolina,
    milho: beans(palette.corn, 4),
    'mingau|canjica': over(swirl(palette.cream), inner(0, 0, 7, 0, herbs)),
    'quinoa|trigo|aveia': crumbs(palette.blond),
    '': crumbs(palette.roast, 3.4),
  },
  tuberculo: {
    'frita|palito|palha': heap(garden.stick(palette.fry, 1.5), 23, 2, 2.5),
    pure: swirl(palette.mashed),
    doce: fan(garden.hearted(palette.sweetPotato)),
    mandioca: heap(garden.stick(palette.cream, 2.5), 19, 1.5, 1.5),
    'inhame|cara\\b': fan(round(palette.cream)),
    baroa: heap(garden.stick(palette.squash, 3), 16, 1, 2),
    '': heap(garden.morsel(palette.pasta)),
  },
  feijao: {
    feijoada: brothOf({ group: 'ensopado', name: 'feijoada' }),
    tofu: heap(garden.cube(palette.ivory)),
    preto: beans(palette.blackBean),
    roxo: beans(palette.redBean),
    'tropeiro|tutu': over(crumbs(palette.fry), heap(garden.kernel(palette.pintoBean), 5, 0.2), herbs),
    lentilha: beans(palette.lentil, 3.4),
    'grao-de': beans(palette.chickpea),
    'ervilha|verde': beans(palette.pea),
    'branco|fradinho|soja': beans(palette.whiteBean),
    '': beans(palette.pintoBean),
  },
  farofa: {
    '': crumbs(palette.fry),
  },
  carne: {
    ...cuts(palette.steak),
    moida: over(crumbs(palette.steak, 3.4), herbs),
    almondega: heap(garden.crustyBall(palette.steak)),
    acebolad: over(one(meat.steakCut(palette.steak)), heap(garden.ring(palette.blond), 11, 0.3)),
    'picanha|assad|maminha': fan(meat.roastSlice(palette.steak), 24),
    'porco|lombo|pernil|bisteca': one(meat.steakCut(palette.roast)),
    '': one(meat.steakCut(palette.steak)),
  },
  frango: {
    ...cuts(palette.chicken),
    nugget: heap(meat.breadedCut(palette.crust), 15),
    'coxa|asa|assad': stack(meat.drumstick(palette.roast), 0.8),
    '': one(meat.fillet(palette.chicken)),
  },
  peixe: {
    ...cuts(palette.cream),
    salmao: one(meat.fishFillet(palette.shrimp)),
    'sardinha|lambari': stack(meat.fishWhole(palette.sardine), 0.6),
    frit: fan(meat.breadedCut(palette.crust), 22),
    '': over(one(meat.fishFillet(palette.cream)), inner(0, 0, 5, 0, herbs)),
  },
  frutos_do_mar: {
    lula: heap(garden.ring(palette.cream)),
    'marisco|sururu': heap(garden.half(palette.squash), 15),
    '': heap(meat.shrimpCurl(palette.shrimp), 15, 1, 3),
  },
  embutido: {
    'mortadela|salam|calabresa': fan(garden.crustyBall(palette.sausage)),
    'presunt|peru': fan(meat.hamSlice(palette.ham)),
    bacon: stack(garden.stick(palette.sausage)),
    '': stack(meat.sausageLink(palette.sausage)),
  },
  ovo: {
    mexid: over(shreds(palette.golden, 10, 6), inner(0, 0, 7, 0, herbs)),
    omelet: over(one(bakery.foldedDisc(palette.golden)), inner(0, 0, 6, 0, herbs)),
    'cozid|codorna': heap(meat.boiledEgg, 19),
    '': one(meat.friedEgg),
  },
  queijo: {
    coalho: heap(garden.cube(palette.grilledCheese)),
    'ralad|parmes': shreds(palette.mashed, 8, 2),
    'requeij|ricota': swirl(palette.ivory),
    'minas|bufala|canastra': heap(meat.cheeseWedge(palette.ivory), 22),
    'prato|mucarela': fan(garden.cube(palette.golden)),
    '': heap(meat.cheeseWedge(palette.golden), 22),
  },
  laticinio: {
    'morango|frutas|pessego': swirl(palette.pinkYogurt),
    '': swirl(palette.ivory),
  },
} satisfies Record<string, Looks>
