import type { AllergenTag, Food, FoodGroup } from '../foods/food.ts'
import { normalizeText } from '../foods/normalize-text.ts'
import { mayBeNova } from '../foods/nova.ts'
import { addedSugarG } from './added-sugar.ts'
import { nutritionRules } from './nutrition-rules.ts'

const nameMatches = (words: RegExp) => (food: Food) => words.test(normalizeText(food.name))

/** Minimum saturated fat, g per 100 g, of foods excluded with high cholesterol, by group (design choice). */
const fattyFrom: Partial<Record<FoodGroup, number>> = {
  gordura: 20,
  queijo: 14,
  laticinio: 10,
  carne: 10,
  frango: 10,
  embutido: 0,
}
const fattyCut = nameMatches(
  /\b(costel|torresmo|toucinho|bacon|figado|coracao|moela|lingua bovina|rabada|mocoto)/,
)

const rawGroups: ReadonlySet<FoodGroup> = new Set(['carne', 'frango', 'peixe', 'frutos_do_mar', 'ovo'])
const rawFillings: ReadonlySet<FoodGroup> = new Set(['embutido', 'salgado'])
const rawTags: ReadonlySet<AllergenTag> = new Set(['carne', 'peixe', 'crustaceos', 'moluscos', 'ovo'])
const hotSausage = nameMatches(
  /\b(linguica|salsicha|paio|chourico|morcela|bacon|tender) ?.*\b(cozid|assad|frit|grelhad|refogad|molho)|^bacon$/,
)
const freshCheese = nameMatches(
  /\b(minas frescal|minas light|ricota|requeijao|cream cheese|cottage|mucarela)\b/,
)

/** Rules on foods that no allergen tag covers. Each returns whether the rule applies to a food. */
export const foodRules = {
  animal_cru: (food) =>
    food.preparation === 'cru' &&
    (rawGroups.has(food.group) ||
      (rawFillings.has(food.group) && food.allergens.some((tag) => rawTags.has(tag)))),
  /** Dishes whose name implies raw or undercooked fish, meat or egg, whatever their preparation in the food table. */
  prato_cru: nameMatches(
    /\b(sushi|sashimi|temaki|ceviche|carpaccio|tartare?|poke|quibe cru|mal passad[oa]|ovo mole|gema mole|ovo poche|gemada|maionese caseira|mousse|musse|pave|tiramisu|merengue|eggnog)\b/,
  ),
  figado: nameMatches(/\b(figado|foie gras)/),
  /**
   * Ready-to-eat foods that are stored cold for long, so that listeria can grow in them; includes roe and smoked fish.
   */
  frio_de_risco: (food) =>
    nameMatches(
      /\b(pate|defumad[oa]s?|gravlax|caviar|salpicao|rosbife|sanduiche de (salame|presunto|mortadela)|presunto cru|carne de onca)\b/,
    )(food) ||
    (food.group === 'embutido' && food.preparation !== 'cru' && !hotSausage(food)),
  broto_cru: nameMatches(/\bbrotos?\b/),
  preparado_com_alcool: nameMatches(
    /\b(sagu|quentao|ao vinho|flambad[oa]|ao rum|com licor|bombom de licor|batida|caipirinha)\b/,
  ),
  peixe_com_mercurio: nameMatches(
    /\b(cacao|tubarao|anequim|espadarte|peixe-? ?espada|meca|marlim|agulhao|peixe batata)\b/,
  ),
  /**
   * Fish with moderate mercury (tuna, Amazonian predators). Acceptable occasionally, so the app does not suggest it but
   * gives no warning.
   */
  peixe_a_moderar: nameMatches(/\b(atum|cavala|tucunare|pintado|surubim|filhote|dourada)\b/),
  /** Fresh and mold-ripened cheeses, in which listeria can grow. */
  queijo_de_risco: nameMatches(
    /\b(queijo (minas|coalho|canastra|serro|colonial|gorgonzola|brie|camembert|roquefort|de manteiga|azul|frescal|feta|de cabra|de ovelha|artesanal)|brie|camembert|gorgonzola|roquefort|feta|burrata|bufala|leite cru)/,
  ),
  /** Teas and mate. Includes herbal teas, because few herbs have been studied in pregnancy. */
  cha_ou_mate: (food) =>
    food.group === 'bebida' &&
    nameMatches(
      /\b(cha|mate|chimarrao|terere|infusao|boldo|hibisco|carqueja|sene|quebra pedra|espinheira santa)\b/,
    )(food),
  energetico: nameMatches(/\b(energetico|guarana em po|catuaba)\b/),
  embutido_ou_instantaneo: (food) =>
    food.group === 'embutido' ||
    /instantâne/i.test(food.name) ||
    (mayBeNova(food.nova, 4) && (food.per100g.sodiumMg ?? 0) >= nutritionRules.highSodiumMgPer100g),
  /**
   * Salted cod, and processed foods with at least `verySaltyMgPer100g` of sodium. Table salt is not included: its
   * amount in the portion counts.
   */
  muito_salgado: (food) =>
    nameMatches(/\bbacalhau/)(food) ||
    (mayBeNova(food.nova, 3) && (food.per100g.sodiumMg ?? 0) >= nutritionRules.verySaltyMgPer100g),
  fritura: (food) => food.preparation === 'frito' || food.preparation === 'empanado',
  gordura_saturada: (food) =>
    fattyCut(food) ||
    (food.group in fattyFrom && (food.per100g.saturatedG ?? 0) >= (fattyFrom[food.group] ?? Infinity)),
  bebida_adocada: (food) =>
    food.group === 'bebida' && (addedSugarG(food) ?? 0) >= nutritionRules.highSugarGPer100ml,
  acucar_ou_doce: (food) =>
    food.group === 'doce' ||
    nameMatches(
      /\b((?<!sem )acucar|mel|melado|rapadura|xarope|leite condensado|brigadeiro|em calda|cristalizad[oa]|caramel\w*|adocad[oa])\b/,
    )(food),
  /**
   * Juices and fruit drinks. Their sugar is free sugar by the definition of the WHO (Guideline: sugars intake, 2015).
   */
  suco: (food) =>
    food.group === 'bebida' &&
    nameMatches(
      /\b(sucos?|refrescos?|limonada|laranjada|nectar|vitaminas?|agua de coco|caldo de cana|garapa|cajuina|aloja|smoothie|guarana natural)\b/,
    )(food),
  bebida_doce: (food) =>
    food.group === 'bebida' &&
    nameMatches(
      /\b(refrigerante|tubaina|isotonico|energetico|tonica|achocolatado|milk shake|leite com sabor|soja com sabor|cappuccino|sustagen|shake|licor|vermute|coquetel|batida|caipirinha)\b/,
    )(food) &&
    !nameMatches(/\b(zero|diet)\b/)(food),
  /** Flavored yogurts and similar products; where the table has data, about half of the carbohydrate is added sugar. */
  laticinio_adocado: (food) =>
    food.group === 'laticinio' &&
    !nameMatches(/\bdiet\b/)(food) &&
    (nameMatches(/\b(bebida lactea|leite fermentado|petit suisse|iogurte (de|com) \w+|achocolatado)\b/)(
      food,
    ) ||
      (addedSugarG(food) ?? 0) >= nutritionRules.highSugarGPer100ml),
  /** Foods rich in tyramine: aged, cured, fermented and salted foods, and broad beans. */
  rico_em_tiramina: (food) =>
    food.group === 'embutido' ||
    (food.group === 'queijo' && !freshCheese(food)) ||
    nameMatches(
      /\b(parmesao|provolone|gorgonzola|roquefort|brie|camembert|queijo (prato|ralado|do reino|coalho|canastra|colonial)|salame|copa|presunto|mortadela|linguica|calabresa|salsicha|paio|bacon|pepperoni|chourico|morcela|charque|jaba|carne (seca|de sol)|bacalhau|peixe (salgado|defumado)|anchova|aliche|arenque|shoyu|molho (de soja|ingles|de peixe)|misso|tempeh|tofu fermentado|chucrute|kimchi|levedura|caldo de \w+ em tablete|chope?|cerveja|vinho|vermute|fava|feijoada|figado|pate|misto quente|bauru|sanduiche americano|cachorro quente|x burger|x tudo|x egg|eggburger|hamburguer sanduiche|pizza|calzone|quiche|yakissoba|sushi|carbonara|carreteiro|tropeiro|tutu|virado|escondidinho|salgadinho de festa|torta salgada|enroladinho)\b/,
    )(food),
  /** Star fruit: its caramboxin is toxic with kidney disease. */
  carambola: nameMatches(/\bcarambola/),
  /** Salt substitutes with potassium chloride. */
  substituto_de_sal: nameMatches(/\bsal (light|dietetico|de potassio|hipossodico)\b/),
  /** Grapefruit: its furanocoumarins inhibit the metabolism of several statins. */
  toranja: nameMatches(/\b(toranja|grapefruit|pomelo)\b/),
  /** Reflux triggers: foods that relax the lower esophageal sphincter or irritate the esophagus. */
  gatilho_de_refluxo: nameMatches(
    /\b(tomate|vinagre|molho (vermelho|de tomate)|ketchup|limao|limonada|laranja|tangerina|mexerica|abacaxi|maracuja|acerola|chocolate|cacau|hortela|refrigerante)/,
  ),
  irritante: nameMatches(
    /\b(cafe|cappuccino|capuccino|cha-? ?mate|cha preto|chimarrao|terere|energetico|pimenta)\b/,
  ),
} as const satisfies Record<string, (food: Food) => boolean>
export type FoodRule = keyof typeof foodRules
