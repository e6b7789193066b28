import { groupPhrases, phraseLength } from './phrases.ts'
import type { Token } from '../../meal-text/words/tokens.ts'

/**
 * Foods that the table lacks and whose words would match another food: `chocolate branco` is no milk chocolate. Such a
 * line is unknown, so that the person chooses.
 */
const phrases = groupPhrases(
  `cacau|cacau em po|chocolate branco|chocolate granulado|granulado|raspas de chocolate|gotas de chocolate|chocolate para cobertura|cobertura de chocolate|cobertura fracionada|chocolate fracionado|confeito|confeitos
  |farelo de aveia|farinha de amendoas|farinha de amendoa|farinha de coco|farinha de grao de bico|farinha de banana verde|farinha de berinjela|farinha de beterraba|farinha de sorgo|farinha de quinoa|farinha de castanha|farinha de castanhas|farinha panko|panko
  |xilitol|eritritol|maltitol|adocante culinario|creatina|maltodextrina|goma xantana|xantana|psyllium|agar agar|agar
  |sagu|milho para pipoca|milho de pipoca|anchova|anchovas|aliche|aliches|trigo em grao|trigo em graos|fecula de batata|semolina|semola|legume|legumes|escalope|escalopes|flor de sal|manteiga de cacau|palmito pupunha|pupunha fatiada|gordura de pato|gordura de porco|pasta americana|molho a bolonhesa|biscoito champanhe|biscoito champagne|bolacha champagne|bolacha champanhe|massa|massa fresca|massa caseira|massa folhada|massa filo|massa de pizza|massa pronta|massa para pizza|disco de pizza|discos de pizza|papel de arroz|alga nori|folha de nori|nori
  |creme de cebola|sopa de cebola|caldo de legumes|caldo de peixe|caldo de camarao|caldo de bacon|caldo de picanha|cubo de caldo de legumes
  |caldo de galinha caseiro|caldo de frango caseiro|caldo de carne caseiro|fundo de legumes|molho ingles|molho de ostra|molho teriyaki|molho tare|molho de pimenta|molho barbecue|molho branco|molho pesto|pesto
  |leite de castanha|leite de cabra em po|leite de bufala|soro de leite|buttermilk|leitelho|mascarpone|queijo vegano|requeijao vegano|creme de soja|creme de leite vegetal|creme vegetal|chantilly em po|chantilly vegetal|doce de leite vegano
  |gordura vegetal|gordura vegetal hidrogenada|gordura hidrogenada|oleo de gergelim|oleo de amendoim|oleo de palma
  |acucar de coco|acucar de baunilha|acucar invertido|xarope de bordo|maple|melaco|calda de chocolate|leite condensado de soja|leite condensado diet|leite condensado zero
  |vinho do porto|gelo|feijao azuki|carne de jaca|proteina de soja|proteina texturizada de soja|pts|soja texturizada
  |cereja em calda|pimenta biquinho em conserva`
    .split('|')
    .map((name) => name.trim()),
)

/** Returns the number of tokens of the name without a row that starts at a position; 0 if none does. */
export function rowlessLength(tokens: readonly Token[], at: number): number {
  return phraseLength(phrases, tokens, at)
}
