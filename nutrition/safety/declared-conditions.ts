import { normalizeText } from '../foods/normalize-text.ts'

/**
 * Conditions that free text can declare: they keep a person from an automatic numeric plan, `cardiaca` from figures on
 * liquids alone.
 */
export type DeclaredCondition =
  | 'cancer'
  | 'transtorno_alimentar'
  | 'renal'
  | 'hepatica'
  | 'bariatrica'
  | 'cardiaca'

/**
 * Stems without accents. Wide on purpose: a past or a relative's illness also matches, and then a professional looks
 * at it. Kidney stones are left out: they do not bar a plan.
 */
const stems: Record<DeclaredCondition, RegExp> = {
  cancer:
    /\b(cancer|oncolog|quimioterap|radioterap|imunoterap|tumor|neoplas|metasta|leucemia|linfoma|mieloma|carcinoma|melanoma|sarcoma)/,
  transtorno_alimentar: /\b(anorexi|bulimi|ortorexi|compulsao alimentar|transtorno alimentar|tare\b)/,
  renal:
    /\b(hemodialise|dialise|nefro|nefri|renal cronic|renais cronic|(insuficiencia|doenca|falencia|transplante) (renal|renais|de rim|dos rins))/,
  hepatica: /\b(cirrose|hepat|esteatose|gordura no figado|transplante de figado)/,
  bariatrica: /\b(bariatric|gastroplastia|bypass gastrico|sleeve|gastrectomia)/,
  cardiaca: /\b(cardiac|cardiopat|miocardi|infart|coracao)/,
}

/** Reads the free text of "outro"; accents and case do not matter. */
export function declaredConditionsIn(text: string | undefined): DeclaredCondition[] {
  if (!text) return []
  const plain = normalizeText(text)
  return (Object.keys(stems) as DeclaredCondition[]).filter((condition) => stems[condition].test(plain))
}
