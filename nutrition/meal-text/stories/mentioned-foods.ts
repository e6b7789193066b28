import { itemAt } from '../../shared/collections/lookup.ts'
import type { FindFood } from '../matching/food-matching.ts'
import type { Token } from '../words/tokens.ts'

/** Returns whether a word starts a part of the sentence that names food figuratively or as not eaten. */
export function startsMention(tokens: readonly Token[], at: number, findFood: FindFood): boolean {
  return isComparison(tokens, at) || (isOnlyMentioned(tokens, at) && !isRecipe(tokens, at, findFood))
}

/** Words after which `é` or `era` starts a figurative sentence: `isso é mamão com açúcar`, `ela é um doce`. */
const subjects = new Set(['isso', 'isto', 'aquilo', 'ele', 'ela', 'eles', 'elas', 'voce', 'vida', 'gente'])
/** Words after which `como` or `feito` starts a comparison: `vermelho como um tomate`, `leve feito pluma`. */
const comparisonWords = new Set(
  'vermelho branco preto amarelo verde roxo duro mole doce leve magro gordo fresco seco quente frio gelado fino liso macio vermelha branca amarela dura magra gorda fresca seca fria fina lisa macia firme igual tipo'.split(
    ' ',
  ),
)

/** Returns whether a word starts a comparison. Food in it is figurative until the next word of eating. */
function isComparison(tokens: readonly Token[], at: number): boolean {
  const { accented, plain: word } = itemAt(tokens, at)
  const before = tokens[at - 1]?.plain ?? ''
  if (/^(?:é|são|era|eram)$/u.test(accented))
    return subjects.has(before) && !/^(?:tudo|so|o)$/u.test(tokens[at + 1]?.plain ?? '')
  if (word === 'como' || word === 'feito' || word === 'feita') return comparisonWords.has(before)
  return /^(?:parece|parecem|parecia|virou|viraram)$/u.test(word)
}

/** Returns whether food after a word is wanted, bought, planted or used up, not eaten: `vontade de comer pizza`. */
function isOnlyMentioned(tokens: readonly Token[], at: number): boolean {
  const [word = '', next = ''] = [tokens[at]?.plain, tokens[at + 1]?.plain]
  // `desejo de grávida` tells why it was eaten.
  if (tokens[at + 2]?.plain.startsWith('gravida')) return false
  // `matei a vontade de pizza` tells that pizza was eaten.
  if (/^mat(?:ei|amos|ar)$/u.test(tokens[at - 2]?.plain ?? '')) return false
  if (word === 'sonhei' || word === 'sonhando') return next === 'com'
  // `desejo de melancia 2 fatias` was met: its amount follows.
  if (/^(?:vontade|desejo)$/u.test(word) && isCountedSoon(tokens, at)) return false
  if (/^(?:vontade|desejo|receita|preco|falta)$/u.test(word)) return /^d[eoa]s?$/u.test(next)
  if (/^acab(?:ou|aram)$/u.test(word)) return /^(?:o|a|os|as|meu|minha)$/u.test(next)
  return /^(?:comprar|plantar|plantei|plantamos)$/u.test(word)
}

/** Returns whether a number stands right behind the food that was wanted. */
function isCountedSoon(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 2]?.kind === 'word' && tokens[at + 3]?.kind === 'number'
}

/** Returns whether `receita de` is followed by the name of a recipe of the cookbook, which then was eaten. */
function isRecipe(tokens: readonly Token[], at: number, findFood: FindFood): boolean {
  return tokens[at]?.plain === 'receita' && findFood(at + 2)?.food.id.startsWith('recipe:') === true
}
