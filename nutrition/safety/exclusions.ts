import type { AllergenTag, Food, FoodGroup } from '../foods/food.ts'
import { normalizeText } from '../foods/normalize-text.ts'
import { type Contents, holdsAny, mayHoldAny } from '../identity/contents.ts'
import type { IdentityId } from '../identity/identity-id.ts'
import { identityOf } from '../identity/identity-table.ts'
import { addedSugarG } from './added-sugar.ts'
import type { Allergy, Condition, Intolerance, Style } from './health-answers.ts'
import { hasDiabetes, hasHighCholesterol, hasHypertension, isLactating, isPregnant } from './health-facts.ts'
import type { HealthFacts } from './health-facts.ts'
import { namedAllergy } from './named-allergies.ts'
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

/** Rules on a food that no allergen tag tells. */
export const foodRules = {
  animal_cru: (food) =>
    food.preparation === 'cru' && ['carne', 'frango', 'peixe', 'frutos_do_mar', 'ovo'].includes(food.group),
  figado: named(/\bfigado/),
  peixe_com_mercurio: named(/\b(cacao|tubarao|espadarte|peixe-? ?espada|marlim)\b/),
  /** Tuna and the predators of the Amazon: eaten now and then, so never suggested, and no alarm on a plate. */
  peixe_a_moderar: named(/\b(atum|cavala|tucunare|pintado|surubim|filhote|dourada)\b/),
  /** Fresh and mold-ripened cheeses, in which listeria grows. */
  queijo_de_risco: named(
    /\bqueijo (minas|coalho|canastra|colonial|gorgonzola|brie|camembert|roquefort|de manteiga)/,
  ),
  cha_ou_mate: (food) => food.group === 'bebida' && named(/\b(cha|mate|chimarrao|terere)\b/)(food),
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
  acucar_ou_doce: (food) => food.group === 'doce',
  /** What loosens the valve above the stomach or burns on the way: acid fruit, tomato, cocoa, coffee, mint. */
  gatilho_de_refluxo: named(
    /\b(tomate|vinagre|molho (vermelho|de tomate)|ketchup|limao|limonada|laranja|tangerina|mexerica|abacaxi|maracuja|acerola|chocolate|cacau|hortela|refrigerante)/,
  ),
  irritante: named(
    /\b(cafe|cappuccino|capuccino|cha-? ?mate|cha preto|chimarrao|terere|energetico|pimenta)\b/,
  ),
} as const satisfies Record<string, (food: Food) => boolean>
export type FoodRule = keyof typeof foodRules

export type ExclusionSource = 'alergia' | 'intolerancia' | 'gestacao' | 'estilo' | 'saude'

/** One reason to leave foods out of a person's menus. Plain data: it may cross to a worker. */
export interface Exclusion {
  readonly source: ExclusionSource
  /** The answer behind it, as the person knows it: `Amendoim`, `Vegano`, `Hipertensão`. */
  readonly answer: string
  readonly tags: readonly AllergenTag[]
  readonly rules: readonly FoodRule[]
  /** Foods of an allergy that was named in words; empty for every other reason. */
  readonly identities: readonly IdentityId[]
  /** Portuguese, to finish "Deixamos de fora …". */
  readonly text: string
}

export interface Exclusions {
  readonly all: readonly Exclusion[]
  /** Union of all tags: a hard constraint on every menu. */
  readonly tags: ReadonlySet<AllergenTag>
  /** A severe allergy: industrial and composite foods count as "pode conter". */
  readonly isStrict: boolean
  /** With any allergy, a food or ingredient that is not in the table is not offered. */
  readonly refusesUnverified: boolean
}

interface Rule {
  readonly tags?: readonly AllergenTag[]
  readonly rules?: readonly FoodRule[]
  readonly identities?: readonly IdentityId[]
  readonly text: string
}

const byAllergy: Record<Exclude<Allergy, 'Nenhuma'>, Rule> = {
  Leite: { tags: ['leite'], text: 'leite e derivados, inclusive os sem lactose' },
  Glúten: { tags: ['gluten'], text: 'trigo, centeio, cevada, malte e aveia' },
  Ovo: { tags: ['ovo'], text: 'ovo e preparos com ovo' },
  Soja: { tags: ['soja'], text: 'soja e derivados' },
  Amendoim: { tags: ['amendoim'], text: 'amendoim e derivados' },
  Castanhas: { tags: ['castanhas'], text: 'castanhas, nozes e amêndoas' },
  'Frutos do mar': { tags: ['crustaceos', 'moluscos', 'peixe'], text: 'crustáceos, moluscos e peixes' },
}

const byIntolerance: Record<Exclude<Intolerance, 'Nenhuma'>, Rule> = {
  Lactose: { tags: ['lactose'], text: 'alimentos com lactose' },
  Glúten: { tags: ['gluten'], text: 'trigo, centeio, cevada, malte e aveia' },
  Frutose: { tags: ['frutose'], text: 'alimentos ricos em frutose' },
  Histamina: { tags: ['histamina'], text: 'alimentos ricos em histamina' },
  FODMAPs: { tags: ['fodmap'], text: 'alimentos ricos em FODMAPs' },
}

const byStyle: Partial<Record<Style, Rule>> = {
  Vegetariano: { tags: ['carne', 'peixe', 'crustaceos', 'moluscos'], text: 'carnes, peixes e frutos do mar' },
  Vegano: {
    tags: ['carne', 'peixe', 'crustaceos', 'moluscos', 'ovo', 'leite', 'lactose', 'origem_animal'],
    text: 'tudo o que é de origem animal',
  },
  'Sem lactose': { tags: ['lactose'], text: 'alimentos com lactose' },
  'Sem glúten': { tags: ['gluten'], text: 'trigo, centeio, cevada, malte e aveia' },
}

interface HealthRule extends Rule {
  readonly source: 'gestacao' | 'saude'
  readonly answer: string
  readonly when: (facts: HealthFacts) => boolean
}

const byHealth: readonly HealthRule[] = [
  {
    source: 'gestacao',
    answer: 'Gestação',
    when: isPregnant,
    tags: ['alcool'],
    rules: ['animal_cru', 'figado', 'peixe_com_mercurio'],
    text: 'álcool, carnes, peixes e ovos crus, fígado e peixes com muito mercúrio',
  },
  {
    source: 'saude',
    answer: 'Gestação',
    when: isPregnant,
    rules: ['queijo_de_risco', 'cha_ou_mate', 'peixe_a_moderar'],
    text: 'queijos frescos e mofados, chás, mate e atum',
  },
  {
    source: 'gestacao',
    answer: 'Amamentação',
    when: isLactating,
    tags: ['alcool'],
    rules: ['peixe_com_mercurio'],
    text: 'álcool e peixes com muito mercúrio',
  },
  {
    source: 'saude',
    answer: 'Amamentação',
    when: isLactating,
    rules: ['peixe_a_moderar'],
    text: 'atum e outros peixes grandes',
  },
  {
    source: 'saude',
    answer: 'Hipertensão',
    when: hasHypertension,
    rules: ['embutido_ou_instantaneo', 'muito_salgado'],
    text: 'embutidos, instantâneos, carnes salgadas e outros alimentos com muito sódio',
  },
  {
    source: 'saude',
    answer: 'Colesterol alto',
    when: hasHighCholesterol,
    rules: ['fritura', 'gordura_saturada'],
    text: 'frituras, empanados, embutidos, miúdos, manteiga, queijos amarelos e cortes gordos',
  },
  {
    source: 'saude',
    answer: 'Diabetes',
    when: hasDiabetes,
    rules: ['bebida_adocada', 'acucar_ou_doce'],
    text: 'bebidas adoçadas, açúcar, mel e doces',
  },
  {
    source: 'saude',
    answer: 'Refluxo',
    when: (facts) => facts.digestiveIssues.includes('Refluxo'),
    tags: ['alcool'],
    rules: ['fritura', 'gatilho_de_refluxo', 'irritante'],
    text: 'frituras, álcool, café, chocolate, pimenta, tomate e frutas ácidas',
  },
  {
    source: 'saude',
    answer: 'Diarreia',
    when: (facts) => facts.digestiveIssues.includes('Diarreia'),
    tags: ['alcool', 'lactose'],
    rules: ['fritura', 'bebida_adocada', 'irritante'],
    text: 'frituras, álcool, café, pimenta, bebidas adoçadas e alimentos com lactose',
  },
  {
    source: 'saude',
    answer: 'Intestino irritável',
    when: (facts) => facts.digestiveIssues.includes('Síndrome do intestino irritável'),
    tags: ['fodmap'],
    text: 'alimentos ricos em FODMAPs',
  },
]

/** What a person's answers leave out, each with its reason. Source: `docs/sources.md`, RDC 727/2022 groups. */
export function exclusionsOf(facts: HealthFacts): Exclusions {
  const all = [
    ...facts.allergies.flatMap((answer) =>
      answer === 'Nenhuma' ? [] : [exclusion('alergia', answer, byAllergy[answer])],
    ),
    ...facts.namedAllergies.map((id): Exclusion => {
      const allergy = namedAllergy(id)
      return exclusion('alergia', allergy.answer, allergy)
    }),
    ...facts.intolerances.flatMap((answer) =>
      answer === 'Nenhuma' ? [] : [exclusion('intolerancia', answer, byIntolerance[answer])],
    ),
    ...byHealth.filter(({ when }) => when(facts)).map((rule) => exclusion(rule.source, rule.answer, rule)),
    ...facts.styles.flatMap((answer) => {
      const rule = byStyle[answer]
      return rule ? [exclusion('estilo', answer, rule)] : []
    }),
  ]
  const severe: Condition = 'alergias_graves'
  const isStrict = facts.conditions.includes(severe)
  return {
    all,
    tags: new Set(all.flatMap(({ tags }) => tags)),
    isStrict,
    refusesUnverified: isStrict || all.some(({ source }) => source === 'alergia'),
  }
}

/**
 * The exclusions a food falls under. `use` says how it is eaten: rules against raw food hold for a food as served, not
 * for a raw ingredient that a recipe cooks.
 */
export function exclusionsHitBy(
  food: Food,
  exclusions: Exclusions,
  use: 'served' | 'ingredient' = 'served',
): Exclusion[] {
  return exclusions.all.filter(
    ({ tags, rules, identities }) =>
      tags.some((tag) => food.allergens.includes(tag)) ||
      rules.some((rule) => (use === 'served' || rule !== 'animal_cru') && foodRules[rule](food)) ||
      (identities.length > 0 && mayHoldAny(identityOf(food), identities)),
  )
}

/** A recipe as exclusions read it. */
export interface ExcludableRecipe extends Contents {
  readonly allergens: readonly AllergenTag[]
  readonly foodRules: readonly FoodRule[]
}

/** True when an ingredient or the way of cooking falls under the exclusion, as far as the table can see. */
export function excludesRecipe(
  { tags, rules, identities }: Exclusion,
  recipe: Omit<ExcludableRecipe, 'mayHold'>,
): boolean {
  return (
    tags.some((tag) => recipe.allergens.includes(tag)) ||
    rules.some((rule) => recipe.foodRules.includes(rule)) ||
    holdsAny(recipe, identities)
  )
}

/** As `excludesRecipe`, and also for what the recipe may hold unseen. No menu serves such a recipe. */
export function forbidsRecipe(reason: Exclusion, recipe: ExcludableRecipe): boolean {
  return excludesRecipe(reason, recipe) || mayHoldAny(recipe, reason.identities)
}

function exclusion(source: ExclusionSource, answer: string, rule: Rule): Exclusion {
  const { tags = [], rules = [], identities = [], text } = rule
  return { source, answer, tags, rules, identities, text }
}
