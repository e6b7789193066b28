import type { LabelNutrient } from '../foods/own/label-nutrients.ts'

const fat = String.raw`(?:gord(?:uras?|s?\.)?|g\.)\s*`
const ofWhich = String.raw`(?:d[ao]s quais|sendo|incluindo)?\s*`

/**
 * Patterns of nutrients' names on labels, without accents, more specific ones first. Rows of `other` nutrients are
 * recognised and left out.
 */
const names: readonly (readonly [LabelNutrient | 'other', string])[] = [
  ['other', String.raw`(?:${fat})?(?:mono|poli)\s?-?insat(?:uradas?|\.)?`],
  ['other', String.raw`(?:valor energetico|energia)\s*\(kj\)`],
  [
    'other',
    String.raw`colesterol|calcio|ferro|potassio|magnesio|zinco|fosforo|selenio|iodo|cobre|manganes|cromo|colina|vitaminas?\s+[a-z]\d{0,2}|acido\s+\w+|niacina|tiamina|riboflavina|biotina|cafeina|creatina(?:\s+mono-?hidratada)?|taurina|beta-?\s?alanina|arginina|bcaas?|l-leucina|leucina|isoleucina|valina|glutamina|lactose|galactose|frutose|glicose|sacarose|amido|omega\s?-?\d|epa|dha|beta-?\s?glucanas?|inulina|sal`,
  ],
  ['polyols_g', String.raw`poli(?:ois|ol|alcoois)(?:\s+totais)?`],
  ['added_sugars_g', String.raw`${ofWhich}(?:acucar(?:es)?|ac\.)\s*(?:adicionad[oa]s?|adic\.?|add\.?)`],
  ['sugars_g', String.raw`${ofWhich}acucar(?:es)?(?:\s+tota(?:is|l))?`],
  ['saturated_fat_g', String.raw`${ofWhich}(?:${fat})?sat(?:uradas?|\.)`],
  ['trans_fat_g', String.raw`${ofWhich}(?:${fat})?trans`],
  ['fat_g', String.raw`${fat}tota(?:is|l)|lipid[ei]?os(?:\s+totais)?|gorduras?`],
  [
    'energy_kcal',
    String.raw`(?:valor(?:es)?\s+)(?:energeticos?|caloricos?)|val\.?\s*energ(?:etico|\.)?|energia|calorias|kcal(?=\s*[:|])`,
  ],
  [
    'carbs_g',
    String.raw`carboidratos?(?:\s+(?:totais|disponiveis))?|hidratos?\s+de\s+carbono|carb(?:o|s|\.)?`,
  ],
  ['protein_g', String.raw`proteinas?(?:\s+totais)?|prot\.?`],
  ['fiber_g', String.raw`fibras?(?:\s*(?:alimentar(?:es)?|alim\.?|dietetica?s?|totais))?`],
  ['sodium_mg', String.raw`sodio|sod\.`],
]

const anyName = new RegExp(
  names.map(([, pattern], place) => `(?<n${place}>(?<![a-z])(?:${pattern})(?![a-z]))`).join('|'),
  'g',
)

interface NamedSpan {
  readonly nutrient: LabelNutrient | 'other'
  readonly start: number
  readonly end: number
}

/** Finds the names of nutrients in a text without accents, in the order of the text. */
export function nutrientNamesIn(text: string): NamedSpan[] {
  return [...text.matchAll(anyName)].map((match) => {
    const place = names.findIndex((_, at) => match.groups?.[`n${at}`] !== undefined)
    return {
      nutrient: names[place]?.[0] ?? 'other',
      start: match.index,
      end: match.index + match[0].length,
    }
  })
}
