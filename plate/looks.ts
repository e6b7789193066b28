import type { FoodGroup } from '#nutrition/foods/food.ts'
import { bouquet, bunch, fan, heap, mixed, one, stack } from './arrangements.ts'
import * as bakery from './bakery-pieces.ts'
import { radiusOf, type Painter, type Piece } from './brush.ts'
import * as meat from './butcher-pieces.ts'
import { glassFromAbove } from './drinks.ts'
import * as garden from './garden-pieces.ts'
import { plain, type PlateItem } from './meal.ts'
import { beans, crumbs, grains, layered, pool, shreds, sprinkle, swirl, tangle } from './mounds.ts'
import * as palette from './palette.ts'
import { sandwich } from './sandwich.ts'
import { pick } from './random.ts'
import { ramekin } from './tableware.ts'
import type { Tones } from './palette.ts'

type Look = readonly [named: RegExp, painter: Painter]

const any = /(?:)/
const herbs = sprinkle(palette.parsley, 1.7)

function dip(tones: Tones): Painter {
  return (spot, random) => {
    const size = Math.min(Math.max(26, radiusOf(spot) * 0.65), radiusOf(spot) * 0.95)
    const glaze = pick(random, palette.glazes)
    return [
      ...ramekin(glaze)({ x: spot.x, y: spot.y, size, turn: 0 }, random),
      ...swirl(tones)({ x: spot.x, y: spot.y, rx: size * 0.74, ry: size * 0.74 }, random),
    ]
  }
}

/** A ladle of stew: sauce with pieces in it and herbs over it. */
function stew(sauce: Tones, ...bits: readonly [Piece, ...Piece[]]): Painter {
  return layered([pool(sauce), 1], [heap(mixed(...bits), 8, 0.85), 0.86], [herbs, 0.7])
}

function rounds(tones: Tones, ...inside: readonly Piece[]): Piece {
  return garden.slice(tones[1], tones[0], ...inside)
}

const tomatoSlice = rounds(palette.tomato, garden.chambers(palette.tomato[2], palette.tomato[1]))
const onionRing = garden.ring(palette.onion)
const chunk = (tones: Tones): Piece => garden.cube(tones)

const vine = [palette.wood[2], garden.leaf(palette.deepLeaf, 1.6, 5, 0.75)] as const

const looks: Record<FoodGroup, readonly Look[]> = {
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
  folhas: [
    [/couve-?flor/, heap(garden.floret(palette.cauliflower), 14, 0.85)],
    [/couve|mostarda|taioba|nabica/, shreds(palette.kale, 15, 2.8)],
    [/repolho roxo|radic/, shreds(palette.redCabbage, 14, 2.6)],
    [/repolho|acelga/, shreds(palette.cabbage, 14, 2.6)],
    [/rucula|agriao|almeirao|chicoria|escarola/, bouquet(garden.lobedLeaf(palette.deepLeaf), 24)],
    [/espinafre|manjericao|baby/, bouquet(garden.leaf(palette.deepLeaf, 0.2, 6, 0.62), 19)],
    [
      /roxa/,
      bouquet(garden.leaf([palette.redCabbage[0], palette.redCabbage[1], palette.lettuce[0]], 1.6), 27),
    ],
    [any, bouquet(garden.leaf(palette.lettuce, 1.6), 27)],
  ],
  legumes: [
    [/tomate cereja|tomatinho/, heap(garden.ball(palette.tomato), 9, 0.9)],
    [
      /vinagrete/,
      layered(
        [pool([palette.tomato[2], palette.tomato[0], palette.onion[0]]), 0.95],
        [heap(chunk(palette.tomato), 4.6, 0.8), 0.95],
        [heap(chunk(palette.onion), 3.4, 0.4), 0.85],
        [herbs, 0.85],
      ),
    ],
    [/tomate/, fan(tomatoSlice, 18, 0.9)],
    [/cenoura ralad|cenoura crua/, shreds(palette.carrot, 11, 2.4)],
    [/cenoura/, heap(rounds(palette.carrot, garden.heart(palette.carrot[2])), 11, 0.9)],
    [/brocol/, heap(garden.floret(palette.broccoli), 15, 0.9)],
    [/couve-?\s?flor/, heap(garden.floret(palette.cauliflower), 15, 0.9)],
    [/beterraba/, heap(rounds(palette.beet, garden.hoops(palette.beet[2])), 14, 0.85)],
    [/abobora|moranga|cabotia|jerimum/, heap(chunk(palette.squash), 11, 0.8)],
    [/pepino|picles/, fan(rounds(palette.cucumber, garden.seeds(palette.cucumber[2])), 14, 0.95)],
    [/abobrinha/, fan(rounds(palette.zucchini, garden.seeds(palette.zucchini[2])), 15, 0.9)],
    [/berinjela|jilo/, fan(rounds(palette.eggplant, garden.seeds(palette.eggplant[2])), 17, 0.85)],
    [/chuchu/, heap(chunk(palette.chayote), 9.5, 0.8)],
    [/vagem|aspargo/, heap(garden.stick(palette.greenBean, 1), 22, 2, 0.9)],
    [/quiabo/, heap(rounds(palette.okra, garden.seeds(palette.okra[2])), 8.5, 1)],
    [/pimentao|pimento/, heap(garden.ring(palette.redPepper), 14, 0.8)],
    [/cebola/, heap(onionRing, 13, 0.85)],
    [/cogumelo|champignon|shimeji|shitake/, heap(garden.mushroomSlice(palette.mushroom), 11, 0.9, 2)],
    [/palmito|pupunha/, heap(rounds(palette.heartOfPalm, garden.hoops(palette.heartOfPalm[2])), 11, 0.85)],
    [/milho/, beans(palette.corn, 4, 0.85)],
    [/ervilha/, heap(garden.ball(palette.pea), 5, 1)],
    [/azeitona/, heap(garden.ball(palette.pesto), 7, 0.9)],
    [
      any,
      layered(
        [heap(rounds(palette.carrot, garden.heart(palette.carrot[2])), 9, 0.45), 0.95],
        [heap(garden.floret(palette.broccoli), 11, 0.45), 0.9],
        [heap(chunk(palette.chayote), 7, 0.3), 0.75],
      ),
    ],
  ],
  fruta: [
    [
      /salada de fruta/,
      layered(
        [heap(chunk(palette.papaya), 10, 0.5), 1],
        [heap(rounds(palette.bananaFlesh, garden.seeds(palette.bananaFlesh[2])), 11, 0.35), 0.95],
        [heap(garden.strawberryWhole(palette.strawberry), 11, 0.3), 0.9],
        [heap(garden.ball(palette.grape), 8, 0.2), 0.85],
      ),
    ],
    [
      /banana.*(fatia|rodela)|banana assada|banana frita/,
      fan(rounds(palette.bananaFlesh, garden.seeds(palette.bananaFlesh[2])), 13, 0.95),
    ],
    [/banana/, stack(garden.bananaWhole(palette.banana), 32, 0.36, 3)],
    [/morango/, heap(garden.strawberryWhole(palette.strawberry), 17, 0.8)],
    [/uva verde|uva italia|uva branca/, bunch(garden.ball(palette.greenGrape), 11, vine)],
    [/uva|jabuticaba|mirtilo|amora/, bunch(garden.ball(palette.grape), 11, vine)],
    [/laranja|tangerina|mexerica|ponkan|bergamota|grapefruit/, fan(garden.citrus(palette.orange), 23, 0.95)],
    [/limao|lima\b/, fan(garden.citrus(palette.lime), 17, 0.95)],
    [/maca verde/, heap(garden.fruitWhole(palette.greenApple), 27, 0.7, 1)],
    [/maca\b|nectarina|acerola|cereja/, heap(garden.fruitWhole(palette.apple), 25, 1, 1)],
    [/pera/, heap(garden.half(palette.pear[1], palette.pear[2], garden.pips(palette.nut[2])), 30, 0.7)],
    [
      /mamao/,
      stack(
        garden.half(palette.papaya[1], palette.papaya[0], garden.cluster(palette.papaya[2])),
        32,
        0.95,
        2,
      ),
    ],
    [/manga|pessego|damasco/, heap(chunk(palette.mango), 12, 0.8)],
    [
      /melancia/,
      stack(
        garden.wedge(palette.watermelon[1], palette.chayote[0], palette.watermelon[0], palette.watermelon[2]),
        32,
        0.75,
        2,
      ),
    ],
    [/abacaxi|ananas/, fan(rounds(palette.pineapple, garden.heart(palette.pineapple[2])), 24, 0.85)],
    [
      /abacate|guacamole/,
      stack(garden.half(palette.avocado[1], palette.avocado[0], garden.pit(palette.avocado[2])), 32, 0.95, 2),
    ],
    [
      /melao/,
      stack(
        garden.wedge(palette.melon[1], palette.whiteCheese[0], palette.melon[0], palette.melon[1]),
        32,
        0.75,
        2,
      ),
    ],
    [/kiwi/, fan(rounds(palette.kiwi, garden.seeds(palette.kiwi[2])), 17, 0.95)],
    [/goiaba/, heap(rounds(palette.guava, garden.seeds(palette.guava[2])), 21, 0.75)],
    [/maracuja/, heap(rounds(palette.passionFruit, garden.seeds(palette.passionFruit[2])), 22, 0.75)],
    [
      /coco/,
      heap(garden.half(palette.coconut[1], palette.coconut[0], garden.pips(palette.coconut[2])), 26, 0.7),
    ],
    [/ameixa|figo|caqui|pitaya|roma/, heap(garden.fruitWhole(palette.plum), 22, 0.75, 1)],
    [/acai/, swirl(palette.acai)],
    [
      any,
      layered(
        [fan(garden.citrus(palette.orange), 20, 0.9), 0.95],
        [bunch(garden.ball(palette.grape), 7, vine), 0.5],
      ),
    ],
  ],
  castanha: [
    [/pasta|manteiga|creme/, swirl(palette.caramelCream)],
    [/chia|linhaca|gergelim|semente|girassol/, crumbs(palette.seed, 1.8)],
    [/amendoim|macadamia|avela/, heap(garden.ball(palette.nut, true), 6, 0.9)],
    [/caju|amendoa|pistache/, heap(garden.nutWhole(palette.paleNut), 9, 0.95)],
    [any, heap(garden.nutWhole(palette.nut), 11, 0.9)],
  ],
  gordura: [
    [/azeite|oleo|dende/, pool(palette.oil)],
    [/maionese|creme de leite|nata/, dip(palette.mayonnaise)],
    [any, one(bakery.butterPat(palette.butter), 1, 0)],
  ],
  molho: [
    [/shoyu|soja|ingles|balsam|barbecue/, dip(palette.soySauce)],
    [/mostarda|curry/, dip(palette.mustard)],
    [/pesto|chimichurri|verde|guacamole|ervas/, dip(palette.pesto)],
    [/branco|bechamel|iogurte|tartaro|maionese|rose|caesar|alho/, dip(palette.mayonnaise)],
    [any, dip(palette.tomatoSauce)],
  ],
  sopa: [
    [
      /verde|ervilha|espinafre|caldo verde|couve|brocol/,
      layered(
        [pool(palette.greenSoup), 1],
        [sprinkle(palette.kale, 3), 0.8],
        [heap(rounds(palette.sausage, garden.hoops(palette.sausage[2])), 7.5, 0.45), 0.55],
      ),
    ],
    [/feijao/, layered([pool(palette.pintoBean), 1], [herbs, 0.6])],
    [
      /abobora|cenoura|mandioquinha|creme/,
      layered([pool(palette.pumpkinSoup), 1], [sprinkle(palette.seed, 2.6), 0.4], [herbs, 0.55]),
    ],
    [/tomate/, layered([pool(palette.tomatoSauce), 1], [herbs, 0.6])],
    [
      any,
      stew(
        palette.broth,
        rounds(palette.carrot, garden.heart(palette.carrot[2])),
        garden.morsel(palette.potato),
        chunk(palette.chayote),
      ),
    ],
  ],
  ensopado: [
    [
      /strogonof|estrogonof/,
      stew(palette.stroganoff, garden.morsel(palette.chicken), garden.mushroomSlice(palette.mushroom)),
    ],
    [
      /moqueca|bobo|camarao|peixe|vatapa|caruru/,
      stew(
        palette.moqueca,
        garden.morsel(palette.whiteFish),
        meat.shrimpCurl(palette.shrimp),
        garden.ring(palette.redPepper),
      ),
    ],
    [
      /feijoada/,
      stew(
        palette.feijoada,
        rounds(palette.sausage, garden.hoops(palette.sausage[2])),
        garden.morsel(palette.steak),
        garden.nutWhole(palette.blackBean),
      ),
    ],
    [
      /frango|galinha|curry|fricass/,
      stew(
        palette.broth,
        garden.morsel(palette.chicken),
        rounds(palette.carrot, garden.heart(palette.carrot[2])),
      ),
    ],
    [
      /grao|legume|vegetarian|ratatouille|lentilha/,
      stew(
        palette.tomatoSauce,
        rounds(palette.zucchini, garden.seeds(palette.zucchini[2])),
        rounds(palette.eggplant, garden.seeds(palette.eggplant[2])),
        garden.ball(palette.chickpea),
      ),
    ],
    [
      any,
      stew(
        palette.darkStew,
        garden.morsel(palette.steak),
        garden.morsel(palette.potato),
        rounds(palette.carrot, garden.heart(palette.carrot[2])),
      ),
    ],
  ],
  salgado: [
    [/pastel/, one(bakery.pastelPocket(palette.breaded), 1.14)],
    [/esfiha|esfirra/, heap(bakery.roundPie(palette.crust, palette.groundBeef), 27, 0.7)],
    [/empad|quiche|torta/, heap(bakery.roundPie(palette.crust, palette.crust), 28, 0.7)],
    [/quibe|kibe/, heap(bakery.kibeSpindle(palette.groundBeef), 22, 0.8, 1)],
    [/pizza/, stack(bakery.pizzaSlice(palette.crust), 34, 0.9, 2)],
    [/enrolad|croissant|joelho|risole|rissole/, heap(bakery.foldedDisc(palette.breaded), 26, 0.75, 1)],
    [/acaraje|bolinho|croquete|pao de queijo|bala/, heap(garden.ball(palette.breaded, true), 17, 0.8)],
    [any, heap(bakery.coxinhaDrop(palette.breaded), 24, 1.3, 1)],
  ],
  sanduiche: [],
  doce: [
    [
      /bolo.*cenoura/,
      one(
        bakery.cakeSlice(palette.carrotCake, [palette.chocolate[0], palette.chocolate[1], palette.cream[2]]),
        1.1,
        0,
      ),
    ],
    [
      /bolo.*chocolate|brownie/,
      one(
        bakery.cakeSlice(palette.sponge, [palette.chocolate[0], palette.chocolate[1], palette.strawberry[0]]),
        1.1,
        0,
      ),
    ],
    [/bolo|torta|cheesecake/, one(bakery.cakeSlice(palette.cake, palette.cream), 1.15, 0)],
    [/brigadeiro|trufa|bombom/, heap(garden.ball(palette.chocolate, true), 15, 0.8)],
    [
      /beijinho|cocada|quindim|bala/,
      heap(garden.ball([palette.cream[0], palette.cream[1], palette.coconut[2]], true), 14, 0.8),
    ],
    [/pudim|flan/, one(bakery.flanRing(palette.mashed), 0.98, 0)],
    [/sorvete.*chocolate/, heap(bakery.scoop(palette.chocolate), 25, 0.7, 0)],
    [/sorvete|picole|gelato/, heap(bakery.scoop(palette.pinkYogurt), 25, 0.7, 0)],
    [/gelatina/, heap(chunk(palette.jelly), 14, 0.8)],
    [/goiabada|marmelada|bananada/, one(bakery.scoredBar(palette.guavaPaste), 1)],
    [/chocolate|barra|cacau|wafer/, one(bakery.scoredBar(palette.chocolate), 1.05)],
    [/biscoito|bolacha|cookie|rosquinha/, fan(bakery.cookie(palette.biscuit), 20, 0.85)],
    [/pacoca|rapadura|pe de moleque/, heap(chunk(palette.nut), 15, 0.8)],
    [/mel\b|melado|xarope|calda/, pool(palette.honey)],
    [/geleia|compota/, dip(palette.jelly)],
    [/doce de leite|leite condensado/, dip(palette.caramelCream)],
    [/acai/, swirl(palette.acai)],
    [/acucar|adocante|refinado|cristal/, heap(chunk(palette.sugar), 9, 0.8)],
    [/mousse|creme|pave|manjar/, swirl(palette.pinkYogurt)],
    [any, one(bakery.cakeSlice(palette.cake, palette.cream), 1.15, 0)],
  ],
  bebida: [],
  tempero: [
    [/pimenta do reino|pimenta-do-reino|cominho|canela|oregano/, sprinkle(palette.pepperSpeck, 1.6)],
    [/pimenta|malagueta/, heap(garden.chiliWhole(palette.chili), 17, 0.8, 2)],
    [/alho|gengibre/, heap(garden.clove(palette.eggWhite), 9, 0.8)],
    [/\bsal\b|sal refinado|acucar/, sprinkle(palette.sugar, 1.5)],
    [/limao/, heap(garden.citrus(palette.lime), 13, 0.7)],
    [/acafrao|curcuma|curry|paprica|colorau/, sprinkle(palette.squash, 1.8)],
    [any, heap(garden.sprig, 14, 0.7)],
  ],
}

/** How a food is drawn: by the first look of its group that fits its name. */
export function painterOf(item: PlateItem): Painter {
  if (item.group === 'sanduiche') return one(sandwich([item]), 1, 0)
  if (item.group === 'bebida') return one(glassFromAbove(item.name), 0.9, 0)
  const words = plain(item.name)
  return looks[item.group].find(([named]) => named.test(words))![1]
}
