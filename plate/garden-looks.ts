import { bouquet, bunch, fan, heap, stack } from './arrangements.ts'
import { over } from './brush.ts'
import * as garden from './garden-pieces.ts'
import type { Looks } from './look.ts'
import { beans, crumbs, pool, shreds, swirl } from './mounds.ts'
import * as palette from './palette.ts'

const greens = bouquet(garden.leaf(palette.lettuce), 27)
const diced = heap(garden.cube(palette.squash))

/** Looks of leaves, vegetables, fruit and nuts. */
export const gardenLooks = {
  folhas: {
    'couve|mostarda|jambu|refogad': shreds(palette.kale, 15, 3),
    roxo: shreds(palette.grape, 14),
    'repolho|acelga': shreds(palette.chayote, 14),
    'rucula|agriao|almeirao|chicoria': bouquet(garden.lobedLeaf(palette.leafGreen), 24),
    espinafre: bouquet(garden.leaf(palette.leafGreen, 0.2, 6), 19),
    '': greens,
  },
  legumes: {
    cereja: heap(garden.ball(palette.tomato), 9),
    tomate: fan(garden.chambered(palette.tomato)),
    'cenoura crua': shreds(palette.carrot, 11),
    cenoura: heap(garden.hearted(palette.carrot)),
    brocol: heap(garden.floret(palette.leafGreen), 15),
    'couve-flor': heap(garden.floret(palette.ivory), 15),
    beterraba: heap(garden.ringed(palette.beet)),
    abobora: diced,
    'berinjela|jilo': fan(garden.seeded(palette.eggplant)),
    'chuchu|cubos': heap(garden.cube(palette.chayote)),
    'pepino|quiabo|maxixe|abobrinha': fan(garden.seeded(palette.cucumber), 14),
    vagem: heap(garden.stick(palette.greenBean, 1), 22, 2, 0.8),
    'piment.*verde': heap(garden.ring(palette.greenBean)),
    piment: heap(garden.ring(palette.tomatoSauce)),
    cebola: heap(garden.ring(palette.onion)),
    cogumelo: heap(garden.morsel(palette.blond)),
    palmito: heap(garden.ringed(palette.ivory)),
    milho: beans(palette.corn, 4),
    'ervilha|azeitona': heap(garden.ball(palette.greenBean), 6),
    '': over(
      heap(garden.hearted(palette.carrot), 9, 0.5),
      heap(garden.floret(palette.leafGreen), 11, 0.5),
      heap(garden.cube(palette.chayote), 7, 0.2),
    ),
  },
  fruta: {
    salada: over(
      heap(garden.cube(palette.papaya)),
      heap(garden.seeded(palette.cream), 11, 0.5),
      heap(garden.strawberryWhole(palette.strawberry), 11, 0.3),
      heap(garden.ball(palette.grape), 8, 0.2),
    ),
    'banana.*(rodela|assada|frita)': fan(garden.seeded(palette.cream), 13),
    banana: stack(garden.bananaWhole(palette.banana), 0.4),
    morango: heap(garden.strawberryWhole(palette.strawberry), 17),
    'uva (verde|italia)': bunch(garden.ball(palette.greenGrape), 11),
    passa: heap(garden.kernel(palette.chocolate), 8),
    'uva|jabuticaba|amora': bunch(garden.ball(palette.grape), 11),
    'laranja|tangerina|mexerica': fan(garden.citrus(palette.squash), 23),
    'limao|lima\\b': fan(garden.citrus(palette.lime)),
    'maca\\b|acerola|cereja': heap(garden.fruitWhole(palette.strawberry), 25, 1),
    'mamao.*cubo': heap(garden.cube(palette.papaya)),
    mamao: stack(garden.half(palette.papaya, garden.pips(palette.papaya[2])), 1),
    melancia: stack(garden.wedge(palette.watermelon, palette.chayote[0]), 0.8),
    melao: stack(garden.wedge(palette.mashed, palette.ivory[0]), 0.8),
    abacaxi: fan(garden.hearted(palette.fry), 24),
    abacate: stack(garden.half(palette.avocado, garden.pit(palette.avocado[2])), 1),
    kiwi: fan(garden.seeded(palette.kiwi)),
    goiaba: heap(garden.seeded(palette.guava), 21),
    maracuja: heap(garden.seeded(palette.banana), 22),
    acai: swirl(palette.acai),
    polpa: pool(palette.squash),
    'manga|pessego|cubo': diced,
    ameixa: heap(garden.fruitWhole(palette.beet), 22),
    '': heap(garden.fruitWhole(palette.squash), 24, 0.8),
  },
  castanha: {
    pasta: swirl(palette.roast),
    'linhaca|gergelim': crumbs(palette.seed, 2),
    amendoim: heap(garden.crustyBall(palette.roast), 6),
    coco: shreds(palette.ivory, 8),
    '': heap(garden.kernel(palette.roast)),
  },
} satisfies Record<string, Looks>
