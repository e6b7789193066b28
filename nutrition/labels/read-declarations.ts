import {
  type DeclarableAllergen,
  type DeclaredAllergens,
  declarableAllergens,
} from '../foods/own/declared-allergens.ts'
import { plainText } from './label-cells.ts'

/** Words for allergens on labels, without accents (RDC ANVISA 727/2022). */
const words: readonly (readonly [DeclarableAllergen, RegExp])[] = [
  ['gluten', /\b(?:gluten|trigo|triticale|centeio|cevada|malte|aveia)\b/],
  ['leite', /\b(?:leite|lactosoro|whey|caseinatos?|derivados lacteos)\b/],
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

/** Returns the pattern of a claim that a product is free of an allergen: `sem glúten`, `0% lactose`. */
const free = (word: string) =>
  new RegExp(String.raw`\b(?:nao contem|sem|zero|livre de|isento de|0\s?%)\s+(?:de\s+)?${word}\b`, 'g')
const isFree = /^\s*(?:nao contem|sem|zero|livre|isento|0\s?%)/
const isTrace = /\bpod(?:e|em|era|erao) (?:\w+ )?conter\b/
const isStatement = new RegExp(String.raw`^(?:contem|${isTrace.source})\b`)

const heading = String.raw`(?<=\n\s*)(?:ingredientes|informac|tabela|conserv|porc|modo de|valor|quantidade)`
const notice = new RegExp(
  String.raw`\balerg(?:ic|en|enic)[oa]s?\b\s*:?\s*([^]*?)(?=\n\s*\n|${heading}|$)`,
  'g',
)
/**
 * Matches the places where a clause ends: the end of a sentence or paragraph, and the position before `contém`, `pode
 * conter`, `não contém` or a heading.
 */
const clauseEnd = new RegExp(
  String.raw`[.;!]|\n\s*\n|(?=${heading}|${isTrace.source}|\bnao contem\b|(?<!nao )\bcontem\b)`,
)

/**
 * Reads a label's statements about allergens: its allergen notices, and every `contém …` and `pode conter …` elsewhere.
 * Never sets `isComplete`, because the pasted text may cut off the notice: the person must confirm that it is complete.
 */
export function readDeclarations(text: string): DeclaredAllergens {
  // A line break may separate `não` or `pode` from its verb.
  const plain = plainText(text).replaceAll(/\b(nao|pode|podem)\s+(contem|conter)\b/g, '$1 $2')
  const contains = new Set<DeclarableAllergen>()
  const mayContain = new Set<DeclarableAllergen>()
  const noticed = [...plain.matchAll(notice)].flatMap(([, said = '']) => said.split(clauseEnd))
  const stated = plain.split(clauseEnd).filter((clause) => isStatement.test(clause))
  for (const clause of [...noticed, ...stated]) {
    if (isFree.test(clause)) continue
    for (const tag of tagsIn(clause)) (isTrace.test(clause) ? mayContain : contains).add(tag)
  }
  const freeOf = (['gluten', 'lactose'] as const).filter(
    (tag) => !contains.has(tag) && plain.search(free(tag)) >= 0,
  )
  return {
    contains: inOrder(contains),
    mayContain: inOrder(mayContain).filter((tag) => !contains.has(tag)),
    freeOf,
    isComplete: false,
  }
}

/**
 * Returns the label's statements about latex word for word. RDC ANVISA 727/2022 requires them, but no allergen tag
 * covers latex.
 */
export function latexStatementsIn(text: string): string[] {
  return text
    .split(/[.;!\n]/)
    .map((statement) => statement.trim())
    .filter((statement) => /\blatex\b/.test(plainText(statement).replaceAll(free('latex'), '')))
}

function tagsIn(text: string): DeclarableAllergen[] {
  const said = text.replaceAll(free('(?:gluten|lactose)'), '')
  return words.flatMap(([tag, pattern]) => (pattern.test(said) ? [tag] : []))
}

function inOrder(tags: ReadonlySet<DeclarableAllergen>): DeclarableAllergen[] {
  return declarableAllergens.filter((tag) => tags.has(tag))
}
