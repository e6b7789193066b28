import { fan, heap, one, stack } from './arrangements.ts'
import * as bakery from './bakery-pieces.ts'
import * as garden from './garden-pieces.ts'
import { dip, type Looks } from './look.ts'
import { flat } from './marks.ts'
import { crumbs, pool, sprinkle, swirl } from './mounds.ts'
import * as palette from './palette.ts'

/** Looks of sauces, seasonings and bakery items. */
export const counterLooks = {
  gordura: {
    'azeite|oleo|dende': pool(palette.golden),
    '': one(bakery.butterPat(palette.golden)),
  },
  molho: {
    vinagrete: heap(garden.cube(palette.tomato), 5, 1),
    shoyu: dip(palette.coffee),
    mostarda: dip(palette.corn),
    'maionese|leite|creme': dip(palette.mashed),
    '': dip(palette.tomatoSauce),
  },
  salgado: {
    pastel: one(bakery.pastelPocket(palette.crust)),
    esfirra: heap(bakery.roundPie(palette.crust, palette.steak), 27),
    'empad|torta': heap(bakery.roundPie(palette.crust, palette.crust), 28),
    quibe: heap(flat(0.5, garden.crustyBall(palette.steak)), 22),
    pizza: stack(bakery.pizzaSlice(palette.crust), 0.8),
    'enrolad|crepe|calzone': heap(bakery.foldedDisc(palette.crust), 26),
    'acaraje|bolinho|pao de queijo': heap(garden.crustyBall(palette.crust), 17),
    '': heap(bakery.coxinhaDrop(palette.crust), 24, 1.3),
  },
  doce: {
    'bolo.*cenoura': one(bakery.cakeSlice(palette.squash, palette.chocolate)),
    'bolo.*choco': one(bakery.cakeSlice(palette.chocolate, palette.chocolate)),
    brigadeiro: heap(garden.crustyBall(palette.chocolate), 15),
    'whey|proteina| po\\b|adocante': crumbs(palette.ivory, 1.5),
    'cocada|suspiro': heap(garden.crustyBall(palette.ivory)),
    pudim: one(bakery.flanRing(palette.mashed)),
    'sorvete|picole': heap(garden.ball(palette.pinkYogurt), 25),
    gelatina: heap(garden.cube(palette.strawberry)),
    'goiabada|bananada': one(bakery.scoredBar(palette.tomatoSauce)),
    'chocolate|barra': one(bakery.scoredBar(palette.chocolate)),
    biscoito: fan(garden.crustyBall(palette.crust)),
    'pacoca|rapadura|amendoim': heap(garden.cube(palette.roast), 15),
    'mel\\b|calda': pool(palette.squash),
    geleia: dip(palette.strawberry),
    'doce de|leite condensado': dip(palette.roast),
    acai: swirl(palette.acai),
    acucar: heap(garden.cube(palette.ivory), 9),
    'mousse|pave|manjar|curau|canjica': swirl(palette.cream),
    '': one(bakery.cakeSlice(palette.golden, palette.pinkYogurt)),
  },
  tempero: {
    'pimenta|oregano': sprinkle(palette.seed),
    '\\bsal\\b': sprinkle(palette.ivory),
    limao: heap(garden.citrus(palette.lime)),
    '': heap(garden.sprig(palette.leafGreen)),
  },
} satisfies Record<string, Looks>
