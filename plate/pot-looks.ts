import type { FoodGroup } from '#nutrition/foods/food.ts'
import { fan, heap, one, stack } from './arrangements.ts'
import * as bakery from './bakery-pieces.ts'
import * as meat from './butcher-pieces.ts'
import * as garden from './garden-pieces.ts'
import { beans, crumbs, grains, layered, pool, shreds, sprinkle, swirl, tangle } from './mounds.ts'
import * as palette from './palette.ts'
import { any, herbs, rounds, chunk, type Look } from './look.ts'

/** What comes from the pot, the pan, the oven and the dairy. */
export const potLooks = {
  arroz: [
    [/integral|negro|preto|vermelho|cateto|7 graos/, grains(palette.brownRice)],
    [/brocolis/, layered([grains(palette.rice), 1], [heap(garden.floret(palette.broccoli), 8, 0.3), 0.75])],
    [
      /grega|primavera|legumes/,
      layered(
        [grains(palette.rice), 1],
        [heap(chunk(palette.carrot), 3.4, 0.12), 0.8],
        [heap(garden.ball(palette.pea), 3, 0.1), 0.75],
      ),
    ],
    [
      /carreteiro|galinhada|risoto|acafrao|paella|arroz com/,
      layered(
        [grains(palette.goldenRice), 1],
        [heap(garden.morsel(palette.pork), 4.6, 0.14), 0.7],
        [herbs, 0.8],
      ),
    ],
    [any, grains(palette.rice)],
  ],
  massa: [
    [/lasanha|canelone/, layered([one(bakery.lasagnaSquare, 1.05, 0), 1])],
    [
      /nhoque|ravioli|capelet/,
      layered(
        [pool(palette.tomatoSauce), 1],
        [heap(garden.nutWhole(palette.cassava), 8.5, 0.75), 0.88],
        [herbs, 0.5],
      ),
    ],
    [
      /bolonhesa|carne|molho|sugo|tomate/,
      layered([tangle(palette.pasta), 1], [crumbs(palette.tomatoSauce, 2.6), 0.52], [herbs, 0.4]),
    ],
    [/pesto|espinafre|verde/, layered([tangle(palette.pasta), 1], [sprinkle(palette.pesto, 2.4), 0.8])],
    [/integral/, tangle(palette.wholemeal)],
    [any, layered([tangle(palette.pasta), 1], [herbs, 0.6])],
  ],
  pao: [
    [/queijo|biscoito de polvilho|chipa/, heap(garden.ball(palette.crust, true), 15, 0.72)],
    [/integral|centeio|graos|aveia/, fan(bakery.loafSlice(palette.wholemeal), 30, 0.8)],
    [
      /forma|torrada|fatia|rabanada/,
      fan(bakery.loafSlice([palette.crumb[0], palette.crust[1], palette.crumb[2]]), 30, 0.8),
    ],
    [/tapioca|crepioca|beiju/, one(bakery.foldedDisc(palette.tapioca), 1.08)],
    [
      /panqueca|crepe|wrap|rap10|tortilha|sirio/,
      one(bakery.foldedDisc([palette.crumb[0], palette.crust[0], palette.crust[1]]), 1.2),
    ],
    [/hamburguer|brioche|bisnag|leite|batata|doce|sonho/, heap(bakery.bunTop(palette.crust), 26, 0.7)],
    [any, one(bakery.roll(palette.crust), 1.25)],
  ],
  cereal: [
    [/milho|espiga|pamonha/, beans(palette.corn, 4, 0.85)],
    [/pipoca/, heap(garden.ball([palette.eggWhite[0], palette.corn[1], palette.corn[0]], true), 8, 0.9)],
    [/cuscuz|polenta|angu|fuba/, crumbs(palette.couscous, 2)],
    [/quinoa|trigo|cevadinha|tabule/, crumbs(palette.oat, 1.9)],
    [/mingau|canjica/, layered([swirl(palette.oatCream), 1], [sprinkle(palette.nut, 1.6), 0.4])],
    [/aveia|farelo|flocos/, crumbs(palette.oat, 3.2)],
    [/chia|linhaca|gergelim/, crumbs(palette.seed, 1.8)],
    [any, crumbs(palette.granola, 3.4)],
  ],
  tuberculo: [
    [/frita|palito|chips|palha/, heap(garden.stick(palette.fry, 1.5), 23, 1.9, 2.4)],
    [/pure/, swirl(palette.mashed)],
    [/doce/, fan(rounds(palette.sweetPotato, garden.heart(palette.sweetPotato[2])), 19, 0.85)],
    [/mandioca|aipim|macaxeira/, heap(garden.stick(palette.cassava, 2.6), 19, 1.3, 1.6)],
    [/inhame|cara\b/, fan(rounds(palette.yam), 18, 0.85)],
    [/baroa|mandioquinha/, heap(garden.stick(palette.squash, 2.8), 16, 1.1, 2)],
    [any, heap(garden.morsel(palette.potato), 10.5, 0.8)],
  ],
  feijao: [
    [/preto/, beans(palette.blackBean)],
    [/vermelho|azuki/, beans(palette.redBean)],
    [
      /tropeiro|tutu/,
      layered(
        [crumbs(palette.manioc), 1],
        [heap(garden.nutWhole(palette.pintoBean), 4.6, 0.3), 0.85],
        [herbs, 0.7],
      ),
    ],
    [/lentilha/, beans(palette.lentil, 3.4, 0.9)],
    [/grao de bico|grao-de-bico|homus/, beans(palette.chickpea, 4.8, 0.95)],
    [/ervilha/, beans(palette.pea, 4.2, 1)],
    [/branco|fradinho|corda|soja|manteiga/, beans(palette.whiteBean)],
    [any, beans(palette.pintoBean)],
  ],
  farofa: [
    [
      /banana|bacon|ovo|couve/,
      layered([crumbs(palette.manioc), 1], [heap(chunk(palette.bacon), 3.4, 0.12), 0.75], [herbs, 0.7]),
    ],
    [/farinha|mandioca crua/, crumbs([palette.cassava[0], palette.manioc[0], palette.manioc[1]], 1.8)],
    [any, crumbs(palette.manioc)],
  ],
  carne: [
    [/moida|picadinho|hamburguer moido/, layered([crumbs(palette.groundBeef, 3.4), 1], [herbs, 0.6])],
    [/almondega|polpetone/, heap(garden.ball(palette.groundBeef, true), 14, 0.75)],
    [
      /acebolad/,
      layered(
        [one(meat.steakCut(palette.steak), 1.16), 1],
        [heap(garden.ring(palette.friedOnion), 11, 0.55), 0.6],
      ),
    ],
    [/milanesa|empanad/, one(meat.breadedCut(palette.breaded), 1.16)],
    [
      /desfiad|carne seca|carne de sol|charque|ropa/,
      shreds([palette.pork[1], palette.steak[1], palette.pork[0]], 14, 3),
    ],
    [
      /picanha|assad|lagarto|maminha|cupim|alcatra em fatias|churrasco/,
      fan(meat.roastSlice(palette.steak), 24, 0.8),
    ],
    [/porco|lombo|pernil|bisteca|suin|copa|costel/, one(meat.steakCut(palette.pork), 1.16)],
    [/figado|moela|coracao|lingua|bucho/, heap(meat.steakCut(palette.darkStew), 16, 0.8, 1)],
    [any, one(meat.steakCut(palette.steak), 1.16)],
  ],
  frango: [
    [/desfiad/, shreds(palette.shreddedChicken, 13, 3)],
    [/milanesa|empanad|parmegiana/, one(meat.breadedCut(palette.breaded), 1.16)],
    [/nugget|passarinho/, heap(meat.breadedCut(palette.breaded, 0.75), 13, 0.8)],
    [/coxa|sobrecoxa|asa|assad/, stack(meat.drumstick(palette.roastChicken), 32, 0.85, 2)],
    [/cubo|tiras|xadrez|iscas|refogad/, heap(garden.morsel(palette.chicken), 9, 0.85)],
    [/moid|almondega/, crumbs(palette.chicken, 3.2)],
    [any, one(meat.fillet(palette.chicken), 1.16)],
  ],
  peixe: [
    [/salmao|truta/, layered([one(meat.fishFillet(palette.salmon), 1.16), 1])],
    [/atum/, heap(garden.morsel(palette.tuna), 9, 0.8)],
    [/sardinha|inteir|lambari|manjuba/, stack(meat.fishWhole(palette.sardine), 32, 0.7, 3)],
    [/empanad|frit|milanesa|isca/, fan(meat.breadedCut(palette.breaded, 0.5), 22, 0.7)],
    [
      /sushi|sashimi|temaki/,
      fan(garden.slice(palette.kale[1], palette.rice[0], garden.heart(palette.salmon[0])), 14, 1.2),
    ],
    [any, layered([one(meat.fishFillet(palette.whiteFish), 1.16), 1], [herbs, 0.5])],
  ],
  frutos_do_mar: [
    [/lula|polvo|calamar/, heap(garden.ring(palette.squid), 13, 0.9)],
    [
      /mexilh|marisco|vongole|ostra|sururu/,
      heap(garden.half(palette.iron[1], palette.squash[0], garden.pips(palette.squash[1])), 15, 0.85),
    ],
    [any, heap(meat.shrimpCurl(palette.shrimp), 15, 1.15, 3)],
  ],
  embutido: [
    [/salsicha|hot/, stack(meat.sausageLink(palette.frankfurter), 30, 0.46)],
    [/presunto|peru|blanquet|lombo/, fan(meat.hamSlice(palette.ham), 19, 0.9)],
    [/mortadela|salame|salaminho/, fan(meat.hamSlice(palette.ham, true), 19, 0.9)],
    [/bacon|toucinho|torresmo/, stack(meat.baconStrip(palette.bacon), 30, 0.42)],
    [/calabresa|paio/, heap(rounds(palette.sausage, garden.hoops(palette.sausage[2])), 10, 0.9)],
    [any, stack(meat.sausageLink(palette.sausage), 30, 0.46)],
  ],
  ovo: [
    [/mexid/, layered([shreds(palette.scrambled, 10, 6), 1], [herbs, 0.6])],
    [/omelet|fritada/, one(meat.omelette(palette.scrambled), 1.2)],
    [/cozid|poche|codorna/, heap(meat.boiledEgg, 19, 0.85)],
    [any, one(meat.friedEgg, 1, 0)],
  ],
  queijo: [
    [/coalho|grelhad|assad/, heap(chunk(palette.grilledCheese), 12, 0.75)],
    [/ralad|parmes/, shreds([palette.cassava[0], palette.cassava[1], palette.yellowCheese[0]], 8, 2)],
    [/requeij|cream|cottage|ricota|creme/, swirl(palette.whiteCheese)],
    [/minas|frescal|branco|bufala|tofu|feta/, heap(meat.cheeseWedge(palette.whiteCheese), 22, 0.7, 1)],
    [/prato|mussarela|muzarela|cheddar|fatia/, fan(meat.cheeseSlice(palette.yellowCheese), 19, 0.8)],
    [any, heap(meat.cheeseWedge(palette.yellowCheese, true), 22, 0.7, 1)],
  ],
  laticinio: [
    [/morango|frutas|vermelh/, swirl(palette.pinkYogurt)],
    [/doce de leite|caramel/, swirl(palette.caramelCream)],
    [any, swirl(palette.milk)],
  ],
} satisfies Partial<Record<FoodGroup, readonly Look[]>>
