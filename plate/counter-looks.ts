import type { FoodGroup } from '#nutrition/foods/food.ts'
import { fan, heap, one, stack } from './arrangements.ts'
import * as bakery from './bakery-pieces.ts'
import * as meat from './butcher-pieces.ts'
import * as garden from './garden-pieces.ts'
import { layered, pool, sprinkle, swirl } from './mounds.ts'
import * as palette from './palette.ts'
import { any, herbs, dip, stew, rounds, chunk, type Look } from './look.ts'

/** Sauces, soups, stews, and what stands on the bakery counter. */
export const counterLooks = {
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
} satisfies Partial<Record<FoodGroup, readonly Look[]>>
