import type { Token } from '../../meal-text/tokens.ts'

/**
 * Seasonings, leavening and flavourings that the table lacks: plants, salts and vinegar without an allergen that labels
 * must name. In the amounts of a recipe their energy is small, but it is unknown and the sum says so.
 */
const names: readonly string[] =
  'bicarbonato de sodio|bicarbonato|cominho em po|cominho|paprica doce|paprica picante|paprica defumada|paprica|colorau|colorifico|urucum|acafrao da terra|acafrao|curcuma|curry|canela em po|canela em pau|canela em rama|canela|cravo da india|cravo|noz moscada|gengibre em po|gengibre|louro em po|folha de louro|louro|tomilho|alecrim|salvia|hortela|endro|estragao|manjerona|coentro|cheiro verde|cheiro|ervas finas|ervas|pimenta do reino branca|pimenta do reino preta|pimenta do reino|pimenta branca|pimenta preta|pimenta calabresa|pimenta siria|pimenta de cheiro|pimenta dedo de moca|pimenta malagueta|pimenta cumari|pimenta biquinho|pimenta caiena|pimenta|erva doce|anis estrelado|cardamomo|zimbro|lemon pepper|chimichurri|zaatar|essencia de baunilha|extrato de baunilha|baunilha|fava de baunilha|essencia|corante alimenticio|corante|vinagre de maca|vinagre balsamico|vinagre branco|vinagre de vinho tinto|vinagre de vinho branco|vinagre de vinho|vinagre de arroz|vinagre de alcool|vinagre|aceto balsamico|cremor de tartaro|fumaca em po|fumaca liquida|agua de flor de laranjeira|agua de rosas|raspa|raspas de limao|raspas de laranja|raspas|limao para temperar|tempero|temperos|tempero verde|folha de salvia|semente de mostarda|alho em po|cebola em po'.split(
    '|',
  )

const byFirst = Map.groupBy(
  names.map((name) => name.split(' ')).toSorted((one, other) => other.length - one.length),
  ([first = '']) => first,
)

/** Returns the tokens that a seasoning without a row takes at a position; 0 if none is named there. */
export function seasoningLength(tokens: readonly Token[], at: number): number {
  const token = tokens[at]
  if (token?.kind !== 'word') return 0
  const name = [...(byFirst.get(token.plain) ?? []), ...(byFirst.get(token.key) ?? [])].find((words) =>
    words.every(
      (word, index) => index === 0 || [tokens[at + index]?.plain, tokens[at + index]?.key].includes(word),
    ),
  )
  return name?.length ?? 0
}
