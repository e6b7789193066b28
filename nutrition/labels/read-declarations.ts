import type { AllergenTag } from '../foods/food.ts'
import { type DeclaredAllergens, declarableAllergens } from '../foods/own/declared-allergens.ts'
import { plainText } from './label-cells.ts'

/** Words for allergens on labels, without accents (RDC ANVISA 727/2022). */
const words: readonly (readonly [AllergenTag, RegExp])[] = [
  ['gluten', /\b(?:gluten|trigo|centeio|cevada|malte|aveia)\b/],
  ['leite', /\b(?:leite|soro de leite|caseinatos?|derivados lacteos)\b/],
  ['lactose', /\blactose\b/],
  ['ovo', /\b(?:ovos?|albumina)\b/],
  ['soja', /\bsoja\b/],
  ['amendoim', /\bamendoi(?:m|ns)\b/],
  ['castanhas', /\b(?:castanhas?|amendoas?|avelas?|noz|nozes|macadamias?|pistaches?|pecas?|pinoli)\b/],
  ['peixe', /\b(?:peixes?|atum|bacalhau|salmao|sardinha)\b/],
  ['crustaceos', /\b(?:crustaceos?|camarao|camaroes|lagosta|caranguejo|siri)\b/],
  ['moluscos', /\b(?:moluscos?|lula|polvo|mexilhao|ostras?)\b/],
  ['alcool', /\balcool\b/],
]

/** `sem glúten`, `0% lactose`. */
const free = (word: string) =>
  new RegExp(String.raw`\b(?:nao contem|sem|zero|livre de|isento de|0\s?%)\s+(?:de\s+)?${word}\b`)
const contained = (word: string) => new RegExp(String.raw`(?<!nao )\bcontem\s+${word}\b`)
const notice = /\balergic[oa]s?\s*:?([^]*?)(?=\n\s*\n|\n\s*(?:ingredientes|informac|tabela|conserv|porc)|$)/g

/**
 * Reads what a label says about allergens. Never complete by itself: the person confirms that the whole notice was read,
 * so that a notice cut off by the copy does not pass for a product without allergens.
 */
export function readDeclarations(text: string): DeclaredAllergens {
  const plain = plainText(text)
  const contains = new Set<AllergenTag>()
  const mayContain = new Set<AllergenTag>()
  for (const [, said = ''] of plain.matchAll(notice)) {
    for (const clause of clausesOf(said)) {
      const [isFree, isTrace] = [
        /^\s*(?:nao contem|sem|zero|livre|isento|0\s?%)/.test(clause),
        /\bpode(?:m)? conter\b/.test(clause),
      ]
      if (!isFree) for (const tag of tagsIn(clause)) (isTrace ? mayContain : contains).add(tag)
    }
  }
  for (const tag of ['gluten', 'lactose'] as const) if (contained(tag).test(plain)) contains.add(tag)
  const freeOf = (['gluten', 'lactose'] as const).filter((tag) => !contains.has(tag) && free(tag).test(plain))
  return {
    contains: inOrder(contains),
    mayContain: inOrder(mayContain).filter((tag) => !contains.has(tag)),
    freeOf,
    isComplete: false,
  }
}

/** Splits a notice at sentences and before `contém`, `pode conter` and `não contém`. */
function clausesOf(text: string): string[] {
  return text.split(/[.;!]|(?=\bpodem? conter\b)|(?=\bnao contem\b)|(?<!nao )(?=\bcontem\b)/)
}

function tagsIn(text: string): AllergenTag[] {
  return words.flatMap(([tag, pattern]) => (pattern.test(text) ? [tag] : []))
}

function inOrder(tags: ReadonlySet<AllergenTag>): AllergenTag[] {
  return declarableAllergens.filter((tag) => tags.has(tag))
}
