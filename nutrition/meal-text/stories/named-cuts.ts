import { isMeasureWord } from '../amounts/measure-words.ts'
import type { FinderOf } from '../matching/food-matching.ts'
import { isOf, type Token } from '../words/tokens.ts'

export const meatWord = /^carnes?$/u

/** Drops `carne` right before the cuts that it was: `6 fatias de carne picanha e costela`. */
export function dropMeatOfCuts(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const at = tokens.findIndex(
    ({ plain }, place) => meatWord.test(plain) && tokens[place + 1]?.kind === 'word',
  )
  const findFood = at < 0 ? undefined : finderOf(tokens)
  // `pastel de carne picanha` is a pastry of meat.
  const isFilling = isOf(tokens[at - 1]) && !isMeasureWord(tokens[at - 2]?.key ?? '')
  if (isFilling || findFood?.(at)?.next !== at + 1) return tokens
  return findFood(at + 1)?.food.group === 'carne' ? tokens.toSpliced(at, 1) : tokens
}

export const mincedWords = /^(?:almondegas?|hamburguer(?:es)?)$/u
const cuts = /^(?:patinho|acem|coxao|alcatra|musculo|fraldinha|contrafile|costela|picanha|carne)$/u

/** Drops the beef of which meatballs or burgers are made: `10 almôndegas de patinho de 30 g`. */
export function dropCutOfMinced(tokens: readonly Token[], finderOf: FinderOf): readonly Token[] {
  const at = tokens.findIndex(({ plain }) => mincedWords.test(plain))
  const isOfCut = at >= 0 && tokens[at + 1]?.plain === 'de' && cuts.test(tokens[at + 2]?.plain ?? '')
  const isRecipe = tokens[at - 1]?.plain === 'receita' || finderOf(tokens)(at)?.food.id.startsWith('recipe:')
  return isOfCut && !isRecipe ? tokens.toSpliced(at + 1, 2) : tokens
}
