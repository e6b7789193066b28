import type { FoodGroup } from '#nutrition/foods/food.ts'
import { bouquet, bunch, fan, heap, stack } from './arrangements.ts'
import * as garden from './garden-pieces.ts'
import { beans, crumbs, layered, pool, shreds, swirl } from './mounds.ts'
import * as palette from './palette.ts'
import { any, herbs, rounds, tomatoSlice, onionRing, chunk, vine, type Look } from './look.ts'

/** What grows: leaves, vegetables, fruit, nuts. */
export const gardenLooks = {
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
} satisfies Partial<Record<FoodGroup, readonly Look[]>>
