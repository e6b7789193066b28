import { expect, test } from 'vitest'
import { normalizeText } from '../../foods/normalize-text.ts'
import { isSafe } from '../../menu/request/eligibility.ts'
import { describeRecipe } from '../described-recipe.ts'
import { exclusionsOf } from '../../safety/exclusions.ts'
import type { HealthFacts } from '../../safety/health-facts.ts'
import { healthy } from '../../safety/test-health-facts.ts'
import { recipes } from './recipe-library.ts'

/**
 * Words for the ingredients that each answer forbids, as on a shopping list. They are written independently of the food
 * table's tags, so that each list verifies the other: never copy a word between them.
 */
const meat =
  'carne|bife|boi|bovin[oa]|vaca|vitela|patinho|acem|alcatra|maminha|musculo|lagarto|coxao|contrafile|picanha|cupim|fraldinha|costela|costelinha|figado|moela|coracao|miudos|bucho|dobradinha|mocoto|rabada|porco|suin[oa]|lombo|pernil|bisteca|bacon|toucinho|torresmo|panceta|banha|linguica|calabresa|paio|salsicha|presunto|mortadela|salame|copa|peito de peru|peru|frango|galinha|galeto|chester|coxa|sobrecoxa|charque|jaba|carneiro|cordeiro|cabrito|bode|pato|embutido|gelatina|almondega|churrasco'
const seafood =
  'peixe|atum|sardinha|salmao|bacalhau|merluza|pescada|tilapia|corvina|tucunare|pintado|surubim|cacao|linguado|truta|anchova|aliche|arenque|cavala|tambaqui|pirarucu|robalo|badejo|garoupa|sushi|sashimi|ceviche|caldeirada|kani|camarao|lagosta|siri|caranguejo|lula|polvo|marisco|mexilhao|ostra|sururu|vieira|frutos do mar|vatapa|caruru|acaraje|tacaca'
const milk =
  'leite|queijo|mucarela|mozarela|ricota|requeijao|parmesao|coalho|coalhada|iogurte|manteiga|margarina|nata|chantilly|whey|caseina|soro|lactose|doce de leite|leite condensado|brigadeiro|chocolate|achocolatado|sorvete|pudim|molho branco|cream cheese|kefir|catupiry|provolone|gorgonzola|cappuccino|linguica|salsicha|pao de (queijo|leite|forma)'
const egg =
  'ovo|gema|clara|omelete|maionese|merengue|suspiro|quindim|pudim|gemada|bolo|macarrao|espaguete|lasanha|nhoque|empanad[oa]|milanesa|pao de (queijo|forma|leite)|torta|quiche|brioche|biscoito'
const gluten =
  'trigo|centeio|cevada|malte|aveia|pao(?! de queijo)|(?<!soja )torradas?|crouton|farinha de rosca|macarrao|espaguete|talharim|nhoque|semolina|semola|bulgur|quibe|tabule|biscoito|bolacha|bolo|torta|empanad[oa]|milanesa|shoyu|molho de soja|molho ingles|cerveja|granola|seitan|pizza|crepe|wrap|tortilha|esfirra|coxinha|pastel|empada|carne de soja|linguica|salsicha|tempero pronto|misso'
const soy =
  'soja|shoyu|tofu|misso|tempeh|edamame|proteina texturizada|lecitina|molho ingles|margarina|maionese|chocolate|salsicha|linguica|mortadela|pao de forma|tempero pronto|atum|sardinha em lata'
const nuts =
  'castanha|caju|noz|nozes|amendoa|avela|pistache|macadamia|peca|pinoli|pinhao|granola|torrone|pesto|vatapa|caruru|bombom|panetone'
const fodmaps =
  'trigo|centeio|cevada|pao|torradas?|macarrao|biscoito|cebola|alho|alho poro|feijao|lentilha|grao de bico|ervilha|fava|guandu|soja|leite|iogurte|coalhada|ricota|requeijao|creme de leite|queijo|maca|pera|manga|melancia|cereja|pessego|ameixa|caqui|figo|abacate|goiaba|jaca|graviola|uva passa|cogumelo|couve flor|aspargo|alcachofra|beterraba|aipo|mel|melado|xarope|castanha de caju|pistache|erva doce|camomila|milho|granola|aveia|linguica'
const alcohol = 'cerveja|vinho|cachaca|rum|vodca|licor|conhaque|espumante'
const fried = 'frit[oa]|fritura|empanad[oa]|milanesa|torresmo|pastel|coxinha'
const coffee = 'cafe|cha mate|mate|chimarrao|cha preto|energetico|refrigerante'

/**
 * Phrases to ignore: phrases that mean another food, and names of dishes that mention an ingredient without containing
 * it.
 */
const harmless =
  /\b(leite de (coco|soja)|couve manteiga|alface manteiga|laranja pera|(farinha|flocao|amido) de milho|carne de soja|farinha de mandioca torrada|lasanha de abobrinha|hamburguer de \w+|clarinha|sem acucar|biscoito (macio )?de banana|carne ficar clara)\b/g

type Answers = Partial<HealthFacts>

const animal = [meat, seafood, milk, egg, 'mel'].join('|')

/**
 * Answers whose forbidden words must not appear anywhere in a recipe's text, because a cook would add the ingredient.
 */
const neverNamed: readonly (readonly [string, Answers, string])[] = [
  ['leite', { allergies: ['Leite'] }, milk],
  ['lactose', { intolerances: ['Lactose'] }, milk],
  ['sem lactose', { styles: ['Sem lactose'] }, milk],
  ['glúten, alergia', { allergies: ['Glúten'] }, gluten],
  ['glúten, intolerância', { intolerances: ['Glúten'] }, gluten],
  ['sem glúten', { styles: ['Sem glúten'] }, gluten],
  ['ovo', { allergies: ['Ovo'] }, egg],
  ['soja', { allergies: ['Soja'] }, soy],
  ['amendoim', { allergies: ['Amendoim'] }, 'amendoim|pacoca|pe de moleque|granola|vatapa|caruru|bombom'],
  ['castanhas', { allergies: ['Castanhas'] }, nuts],
  ['frutos do mar', { allergies: ['Frutos do mar'] }, seafood],
  ['vegetariano', { styles: ['Vegetariano'] }, `${meat}|${seafood}`],
  ['vegano', { styles: ['Vegano'] }, animal],
]

/** Answers whose forbidden words must not appear among the recipe's foods. */
const neverEaten: readonly (readonly [string, Answers, string])[] = [
  [
    'frutose',
    { intolerances: ['Frutose'] },
    'mel|melado|rapadura|acucar|xarope|agave|suco|maca|pera|manga|melancia|uva|figo|caqui|cereja|goiaba|jaca|abacaxi|graviola|tamara|ameixa|damasco|geleia|doce de|chocolate|agua de coco|refrigerante|ketchup|granola|pessego',
  ],
  [
    'histamina',
    { intolerances: ['Histamina'] },
    'tomate|ketchup|espinafre|berinjela|abacate|morango|abacaxi|kiwi|laranja|limao|tangerina|papaia|atum|sardinha|cavala|anchova|bacalhau|camarao|marisco|sururu|siri|lula|polvo|linguica|salsicha|presunto|salame|bacon|mortadela|charque|carne seca|carne de sol|queijo prato|parmesao|provolone|gorgonzola|coalho|iogurte|coalhada|kefir|vinho|cerveja|cachaca|vinagre|shoyu|misso|chucrute|picles|azeitona|conserva|tucupi|chocolate|cacau|nozes|castanha de caju|amendoim|tofu|mate|chimarrao',
  ],
  ['FODMAPs', { intolerances: ['FODMAPs'] }, fodmaps],
  ['intestino irritável', { digestiveIssues: ['Síndrome do intestino irritável'] }, fodmaps],
  [
    'gestação',
    { conditions: ['gestante'] },
    `figado|cacao|tubarao|espadarte|marlim|peixe espada|atum|cavala|tucunare|pintado|surubim|queijo minas|coalho|brie|camembert|gorgonzola|roquefort|canastra|salame|presunto|pate|cha|chimarrao|mate|broto|maionese|gemada|${alcohol}`,
  ],
  [
    'amamentação',
    { pregnancyBreastfeeding: 'amamentando' },
    `cacao|tubarao|espadarte|marlim|peixe espada|atum|cavala|${alcohol}`,
  ],
  [
    'hipertensão',
    { conditions: ['hipertensao'] },
    'linguica|salsicha|presunto|mortadela|salame|bacon|calabresa|paio|charque|carne seca|carne de sol|bacalhau|instantane[oa]|miojo|tempero pronto|shoyu|molho ingles|azeitona|picles|salgadinho|ketchup|parmesao|provolone|torresmo',
  ],
  [
    'anti-hipertensivos',
    { medications: ['anti_hipertensivos'] },
    'linguica|charque|carne seca|carne de sol|shoyu',
  ],
  [
    'colesterol alto',
    { conditions: ['colesterol_alto'] },
    `${fried}|bacon|toucinho|banha|linguica|salsicha|salame|mortadela|figado|coracao|moela|rabada|mocoto|costela|costelinha|creme de leite|chantilly|manteiga|dende|queijo prato|parmesao|provolone|mucarela|coalho`,
  ],
  ['estatinas', { medications: ['statinas'] }, `${fried}|linguica|manteiga|toranja`],
  [
    'diabetes',
    { conditions: ['diabetes'] },
    'acucar|mel|melado|rapadura|xarope|doce de leite|leite condensado|goiabada|geleia|chocolate|brigadeiro|refrigerante|caldo de cana|sorvete|pudim|achocolatado',
  ],
  ['metformina', { medications: ['metformina'] }, 'acucar|mel|melado|chocolate|refrigerante'],
  [
    'refluxo',
    { digestiveIssues: ['Refluxo'] },
    `${fried}|${alcohol}|${coffee}|chocolate|cacau|tomate|ketchup|limao|laranja|abacaxi|tangerina|maracuja|acerola|vinagre|pimenta|hortela`,
  ],
  [
    'diarreia',
    { digestiveIssues: ['Diarreia'] },
    `${fried}|${alcohol}|${coffee}|pimenta|ameixa|leite|iogurte|queijo|requeijao|chocolate`,
  ],
]

const library = recipes.map(describeRecipe)
type Read = (recipe: (typeof library)[number]) => readonly string[]

const foodsOf: Read = ({ foodNames }) => foodNames
const textsOf: Read = ({ foodNames, ingredientLines, name, story, steps, imageQuery }) => [
  ...foodNames,
  ...ingredientLines,
  name,
  story,
  ...steps,
  imageQuery,
]

/**
 * Returns recipe and word, such as `biscoito-macio: ovo`, for each forbidden word in the recipes that are offered with
 * these answers.
 */
function violationsOf(answers: Answers, words: string, read: Read): string[] {
  const forbidden = new RegExp(`\\b(?:${words})s?\\b`, 'g')
  const exclusions = exclusionsOf({ ...healthy, ...answers })
  return library
    .filter((recipe) => isSafe(recipe, exclusions))
    .flatMap((recipe) =>
      read(recipe)
        .flatMap((text) => normalizeText(text).replaceAll(harmless, ' ').match(forbidden) ?? [])
        .map((word) => `${recipe.id}: ${word}`),
    )
}

test.each(neverNamed)('%s: no offered recipe contains or names it', (_, answers, words) => {
  expect(violationsOf(answers, words, textsOf)).toEqual([])
})

test.each(neverEaten)('%s: no offered recipe contains it', (_, answers, words) => {
  expect(violationsOf(answers, words, foodsOf)).toEqual([])
})

test('with diabetes no offered drink is juice or sweetened', () => {
  const exclusions = exclusionsOf({ ...healthy, conditions: ['diabetes'] })
  const drinks = library.filter((recipe) => recipe.role === 'drink' && isSafe(recipe, exclusions))
  expect(drinks.filter(({ name }) => /^(suco d|limonada|refresco)/i.test(name)).map(({ id }) => id)).toEqual(
    [],
  )
  expect(drinks.filter(({ perPortion }) => perPortion.sugarAddedG > 0).map(({ id }) => id)).toEqual([])
})

test('with a severe allergy no offered recipe uses a packaged mixed product', () => {
  const packets =
    'pao|torradas?|macarrao|linguica|queijo|requeijao|ricota|shoyu|molho|pure de tomate|em lata|em conserva|chocolate|carne de soja|tofu|pasta de amendoim|fermento|em po'
  const strict: Answers = { allergies: ['Amendoim'], conditions: ['alergias_graves'] }
  expect(violationsOf(strict, packets, foodsOf)).toEqual([])
})

test('every list of forbidden words matches a food of the library', () => {
  const unmatched = [...neverNamed, ...neverEaten].filter(([, , words]) => {
    const forbidden = new RegExp(`\\b(?:${words})s?\\b`)
    return !library.some((recipe) => foodsOf(recipe).some((name) => forbidden.test(normalizeText(name))))
  })
  expect(unmatched.map(([answer]) => answer)).toEqual([])
})
