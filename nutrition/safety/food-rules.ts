import type { AllergenTag, Food, FoodGroup } from '../foods/food.ts'
import { normalizeText } from '../foods/normalize-text.ts'
import { addedSugarG } from './added-sugar.ts'
import { nutritionRules } from './nutrition-rules.ts'

const named = (words: RegExp) => (food: Food) => words.test(normalizeText(food.name))

/** Saturated fat in g per 100 g from which a food of this group is left out with high cholesterol (choice). */
const fattyFrom: Partial<Record<FoodGroup, number>> = {
  gordura: 20,
  queijo: 14,
  laticinio: 10,
  carne: 10,
  frango: 10,
  embutido: 0,
}
const fattyCut = named(/\b(costel|torresmo|toucinho|bacon|figado|coracao|moela|lingua bovina|rabada|mocoto)/)

const rawGroups: ReadonlySet<FoodGroup> = new Set(['carne', 'frango', 'peixe', 'frutos_do_mar', 'ovo'])
const rawFillings: ReadonlySet<FoodGroup> = new Set(['embutido', 'salgado'])
const rawTags: ReadonlySet<AllergenTag> = new Set(['carne', 'peixe', 'crustaceos', 'moluscos', 'ovo'])
const hotSausage = named(
  /\b(linguica|salsicha|paio|chourico|morcela|bacon|tender) ?.*\b(cozid|assad|frit|grelhad|refogad|molho)|^bacon$/,
)
const freshCheese = named(/\b(minas frescal|minas light|ricota|requeijao|cream cheese|cottage|mucarela)\b/)

/** Rules on foods that no allergen tag covers. */
export const foodRules = {
  animal_cru: (food) =>
    food.preparation === 'cru' &&
    (rawGroups.has(food.group) ||
      (rawFillings.has(food.group) && food.allergens.some((tag) => rawTags.has(tag)))),
  /** Dishes with raw or barely cooked fish, meat or egg, whatever preparation the table states. */
  prato_cru: named(
    /\b(sushi|sashimi|temaki|ceviche|carpaccio|tartare?|poke|quibe cru|mal passad[oa]|ovo mole|gema mole|ovo poche|gemada|maionese caseira|mousse|musse|pave|tiramisu|merengue|eggnog)\b/,
  ),
  figado: named(/\b(figado|foie gras)/),
  /** Sold ready to eat and kept cold for long: listeria grows in them. Roe and smoked fish are of the same kind. */
  frio_de_risco: (food) =>
    named(
      /\b(pate|defumad[oa]s?|gravlax|caviar|salpicao|rosbife|sanduiche de (salame|presunto|mortadela)|presunto cru|carne de onca)\b/,
    )(food) ||
    (food.group === 'embutido' && food.preparation !== 'cru' && !hotSausage(food)),
  broto_cru: named(/\bbrotos?\b/),
  preparado_com_alcool: named(
    /\b(sagu|quentao|ao vinho|flambad[oa]|ao rum|com licor|bombom de licor|batida|caipirinha)\b/,
  ),
  peixe_com_mercurio: named(
    /\b(cacao|tubarao|anequim|espadarte|peixe-? ?espada|meca|marlim|agulhao|peixe batata)\b/,
  ),
  /** Tuna and the predators of the Amazon: eaten now and then, so never suggested, and no alarm on a plate. */
  peixe_a_moderar: named(/\b(atum|cavala|tucunare|pintado|surubim|filhote|dourada)\b/),
  /** Fresh and mold-ripened cheeses, in which listeria grows. */
  queijo_de_risco: named(
    /\b(queijo (minas|coalho|canastra|serro|colonial|gorgonzola|brie|camembert|roquefort|de manteiga|azul|frescal|feta|de cabra|de ovelha|artesanal)|brie|camembert|gorgonzola|roquefort|feta|burrata|bufala|leite cru)/,
  ),
  /** Herbal teas too: few herbs were studied in pregnancy. */
  cha_ou_mate: (food) =>
    food.group === 'bebida' &&
    named(
      /\b(cha|mate|chimarrao|terere|infusao|boldo|hibisco|carqueja|sene|quebra pedra|espinheira santa)\b/,
    )(food),
  energetico: named(/\b(energetico|guarana em po|catuaba)\b/),
  embutido_ou_instantaneo: (food) =>
    food.group === 'embutido' ||
    /instantâne/i.test(food.name) ||
    (food.nova === 4 && (food.per100g.sodiumMg ?? 0) >= nutritionRules.highSodiumMgPer100g),
  /** Salted meats and fish, brine and soy sauce; salt itself is weighed by the portion. */
  muito_salgado: (food) =>
    named(/\bbacalhau/)(food) ||
    (food.nova >= 3 && (food.per100g.sodiumMg ?? 0) >= nutritionRules.verySaltyMgPer100g),
  fritura: (food) => food.preparation === 'frito' || food.preparation === 'empanado',
  gordura_saturada: (food) =>
    fattyCut(food) ||
    (food.group in fattyFrom && (food.per100g.saturatedG ?? 0) >= (fattyFrom[food.group] ?? Infinity)),
  bebida_adocada: (food) =>
    food.group === 'bebida' && (addedSugarG(food) ?? 0) >= nutritionRules.highSugarGPer100ml,
  acucar_ou_doce: (food) =>
    food.group === 'doce' ||
    named(
      /\b((?<!sem )acucar|mel|melado|rapadura|xarope|leite condensado|brigadeiro|em calda|cristalizad[oa]|caramel\w*|adocad[oa])\b/,
    )(food),
  /** The sugar of a fruit without the fruit around it: free sugar in the WHO's words (Guideline: sugars intake, 2015). */
  suco: (food) =>
    food.group === 'bebida' &&
    named(
      /\b(sucos?|refrescos?|limonada|laranjada|nectar|vitaminas?|agua de coco|caldo de cana|garapa|cajuina|aloja|smoothie|guarana natural)\b/,
    )(food),
  bebida_doce: (food) =>
    food.group === 'bebida' &&
    named(
      /\b(refrigerante|tubaina|isotonico|energetico|tonica|achocolatado|milk shake|leite com sabor|soja com sabor|cappuccino|sustagen|shake|licor|vermute|coquetel|batida|caipirinha)\b/,
    )(food) &&
    !named(/\b(zero|diet)\b/)(food),
  /** Flavored yogurts and similar: half of the carbohydrate is added sugar, where the table has it. */
  laticinio_adocado: (food) =>
    food.group === 'laticinio' &&
    !named(/\bdiet\b/)(food) &&
    (named(/\b(bebida lactea|leite fermentado|petit suisse|iogurte (de|com) \w+|achocolatado)\b/)(food) ||
      (addedSugarG(food) ?? 0) >= nutritionRules.highSugarGPer100ml),
  /** Aged, cured, fermented and salted foods, in which tyramine forms, and broad beans. */
  rico_em_tiramina: (food) =>
    food.group === 'embutido' ||
    (food.group === 'queijo' && !freshCheese(food)) ||
    named(
      /\b(parmesao|provolone|gorgonzola|roquefort|brie|camembert|queijo (prato|ralado|do reino|coalho|canastra|colonial)|salame|copa|presunto|mortadela|linguica|calabresa|salsicha|paio|bacon|pepperoni|chourico|morcela|charque|jaba|carne (seca|de sol)|bacalhau|peixe (salgado|defumado)|anchova|aliche|arenque|shoyu|molho (de soja|ingles|de peixe)|misso|tempeh|tofu fermentado|chucrute|kimchi|levedura|caldo de \w+ em tablete|chope?|cerveja|vinho|vermute|fava|feijoada|figado|pate|misto quente|bauru|sanduiche americano|cachorro quente|x burger|x tudo|x egg|eggburger|hamburguer sanduiche|pizza|calzone|quiche|yakissoba|sushi|carbonara|carreteiro|tropeiro|tutu|virado|escondidinho|salgadinho de festa|torta salgada|enroladinho)\b/,
    )(food),
  /** Poisonous with weak kidneys: caramboxin. */
  carambola: named(/\bcarambola/),
  /** Potassium chloride in the place of salt. */
  substituto_de_sal: named(/\bsal (light|dietetico|de potassio|hipossodico)\b/),
  /** Furanocoumarins slow the breakdown of several statins. */
  toranja: named(/\b(toranja|grapefruit|pomelo)\b/),
  /** Foods that loosen the valve above the stomach or irritate the esophagus: acid fruit, tomato, cocoa, coffee, mint. */
  gatilho_de_refluxo: named(
    /\b(tomate|vinagre|molho (vermelho|de tomate)|ketchup|limao|limonada|laranja|tangerina|mexerica|abacaxi|maracuja|acerola|chocolate|cacau|hortela|refrigerante)/,
  ),
  irritante: named(
    /\b(cafe|cappuccino|capuccino|cha-? ?mate|cha preto|chimarrao|terere|energetico|pimenta)\b/,
  ),
} as const satisfies Record<string, (food: Food) => boolean>
export type FoodRule = keyof typeof foodRules
