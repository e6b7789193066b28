import type { Token } from '../../meal-text/words/tokens.ts'
import { groupPhrases, phraseLength } from './phrases.ts'

/**
 * Seasonings, leavening and flavourings that the table lacks: plants, salts and vinegar without an allergen that labels
 * must name. In recipe amounts their energy is small but unknown, and the sum is therefore marked as incomplete.
 */
const seasonings = groupPhrases(
  'bicarbonato de sodio|bicarbonato|cominho em po|cominho|paprica doce|paprica picante|paprica defumada|paprica|colorau|colorifico|urucum|acafrao da terra|acafrao|curcuma|curry|canela em po|canela em pau|canela em rama|canela|cravo da india|cravo|noz moscada|gengibre em po|gengibre fresco|gengibre|louro em po|folha de louro|louro|tomilho|alecrim|salvia|hortela|endro|estragao|manjerona|coentro|cheiro verde|ervas finas|ervas|pimenta do reino branca|pimenta do reino preta|pimenta do reino|pimenta branca|pimenta preta|pimenta calabresa|pimenta siria|pimenta de cheiro|pimenta dedo de moca|pimenta malagueta|pimenta cumari|pimenta biquinho|pimenta caiena|pimenta|erva doce|anis estrelado|cardamomo|zimbro|lemon pepper|chimichurri|zaatar|essencia de baunilha|extrato de baunilha|baunilha|fava de baunilha|essencia|corante alimenticio|corante|vinagre de maca|vinagre balsamico|vinagre branco|vinagre de vinho tinto|vinagre de vinho branco|vinagre de vinho|vinagre de arroz|vinagre de alcool|vinagre|aceto balsamico|cremor de tartaro|fumaca em po|fumaca liquida|agua de flor de laranjeira|agua de rosas|tempero|temperos|tempero verde|folha de salvia|semente de mostarda|alho em po|cebola em po|cravo em po|mostarda em po|paprica em po|alho desidratado|cebola desidratada|cebolinha desidratada|salsinha desidratada|coentro em grao|semente de coentro|pimenta rosa|dill|capim limao|capim santo|folha de hortela|folha de coentro'.split(
    '|',
  ),
)

/** Returns the number of tokens of the seasoning without a row that starts at a position; 0 if none does. */
export function seasoningLength(tokens: readonly Token[], at: number): number {
  return phraseLength(seasonings, tokens, at)
}
