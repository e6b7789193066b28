import type { FindFood } from '../matching/food-matching.ts'
import type { MealQuestion, ReadItem } from '../reading/meal-reading.ts'
import { othersEnd } from './planned-foods.ts'
import { anyPerson } from '../matching/person-words.ts'
import type { Token } from '../words/tokens.ts'

const making = /^(?:fiz|fizemos|preparei|cozinhei|assei|fritei|montei|servi|comprei|levei|dei)$/u
const othersEating = /^(?:(?:com|beb)(?:eu|eram)|(?:tom|almoc|jant|lanch)(?:ou|aram))$/u
/** Verbs of several people: `pedimos 2 pizzas`. */
const orderedTogether =
  /^(?:pedi(?:mos|ram)|pediu|compra(?:mos|ram)|encomend(?:amos|aram|ou)|f(?:izemos|izeram|ez)|assa(?:mos|ram)|comemos|comprou|trouxeram|serviram|chegaram)$/u
/** Energy from which one food is hardly that of one person (own estimate: more than half of a day). */
const kcalOfSeveral = 1200

function isForSeveral({ food, grams }: ReadItem): boolean {
  return (food.per100g.kcal * grams) / 100 >= kcalOfSeveral
}

/** The person is searched within this many words before the verb. */
const farthest = 4

/** Asks whose food it was, if the sentence counts food that was made for or eaten by somebody else. */
export function othersQuestions(
  tokens: readonly Token[],
  findFood: FindFood,
  items: readonly ReadItem[],
): readonly MealQuestion[] {
  const isOrdered = tokens.some(({ plain }) => orderedTogether.test(plain)) && items.some(isForSeveral)
  const isAsked =
    isOrdered || tokens.some((_, at) => isEatenByOther(tokens, at, findFood) || isMadeForOther(tokens, at))
  const text = 'Outra pessoa também comeu? Deixe aqui só o que foi seu.'
  return isAsked ? [{ code: 'others_food', text }] : []
}

/** Returns whether a word tells that another person ate, and what that person ate was not left out. */
function isEatenByOther(tokens: readonly Token[], at: number, findFood: FindFood): boolean {
  if (!othersEating.test(tokens[at]?.plain ?? '') || othersEnd(tokens, at, findFood) !== undefined)
    return false
  const before = tokens.slice(Math.max(0, at - farthest), at)
  const start = before.findLastIndex(({ kind }) => kind === 'stop')
  return before.slice(start + 1).some(({ plain }) => anyPerson.test(plain))
}

/** Returns whether food was made for another person: `fiz sopa pras crianças`. */
function isMadeForOther(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:pr[ao]s?|para)$/u.test(tokens[at]?.plain ?? '')) return false
  const isPerson = [at + 1, at + 2, at + 3].some((place) => {
    const between = tokens.slice(at + 1, place)
    return (
      anyPerson.test(tokens[place]?.plain ?? '') &&
      between.every(({ plain }) => /^(?:[oa]s?|meus?|minhas?)$/u.test(plain))
    )
  })
  const start = tokens.findLastIndex(({ kind }, place) => place < at && kind === 'stop')
  return isPerson && tokens.slice(start + 1, at).some(({ plain }) => making.test(plain))
}
