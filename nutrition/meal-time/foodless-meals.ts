import type { MealType } from '../targets/meal-type.ts'
import { plainSentence } from './plain-sentence.ts'
import { findSaidDays } from './said-day.ts'
import { findSaidMeal } from './said-meal.ts'

/** Earlier meal that a sentence says was eaten again. Without a day and a meal, it is the usual one: `o de sempre`. */
export interface SaidAgain {
  /** `YYYY-MM-DD`. */
  readonly date?: string
  readonly mealType?: MealType
}

const anyMeal = String.raw`(?:cafe da manha|cafe da tarde|lanche da tarde|lanche da manha|cafe|almoco|jantar|janta|lanche|ceia)`
const before = String.raw`(?:ontem|anteontem|hoje|sempre|costume|(?:segunda|terca|quarta|quinta|sexta)(?: feira)?|sabado|domingo)`

/** Words for a whole earlier meal: `o mesmo de ontem`, `a mesma coisa do almoço`. */
const sameAsBefore = new RegExp(
  ` (?:[oa]s? )?mesm[oa]s?(?: coisas?| comida| refeicao| ${anyMeal})? (?:(?:de|do|da|que) (?:o |a )?(?:${before}|${anyMeal})|que (?:eu )?(?:comi|almocei|jantei|tomei))(?= )`,
  'u',
)
const again: readonly RegExp[] = [
  sameAsBefore,
  new RegExp(
    ` (?:repeti|repetimos|repetir) (?:tudo |[oa] (?:mesm[oa] )?|meu |minha )?(?:de )?(?:${anyMeal}|${before}|prato|marmita|comida|refeicao)(?= )`,
    'u',
  ),
  new RegExp(
    ` (?:igual|igualzinho|que nem|como|identico)(?: a| ao| o| de| do| no)?(?: meu)? (?:${before}|${anyMeal})(?= )`,
    'u',
  ),
  new RegExp(
    ` (?:(?:[oa]s? |meu |minha )(?:${anyMeal} )?|(?<= [.,] )(?:${anyMeal} ))(?:de sempre|de costume|usual|habitual)(?= )`,
    'u',
  ),
  / mesm[oa](?: coisa| comida| cafe| almoco| jantar| lanche)(?= )/u,
  / (?:\. repeti|tudo igual|tudo de novo|de novo a mesma|como sempre|como de costume) (?=[.,])/u,
]

/** Returns the earlier meal that a sentence says was eaten again; `undefined` for any other sentence. */
export function readSaidAgain(text: string, today: string): SaidAgain | undefined {
  const sentence = plainSentence(text)
  const said = again.map((words) => words.exec(sentence)?.[0]).find((words) => words !== undefined)
  if (said === undefined) return undefined
  const [date] = findSaidDays(sentenceOf(said, new RegExp(before, 'u')), today)
  const mealType = findSaidMeal(sentenceOf(said, new RegExp(anyMeal, 'u')), undefined)?.mealType
  return { ...(date !== undefined && { date }), ...(mealType && { mealType }) }
}

/**
 * Returns the name of a day or a meal as a sentence. Without the words around it, because `findSaidDays` and
 * `findSaidMeal` ignore names after words such as `de` or `o mesmo`.
 */
function sentenceOf(said: string, word: RegExp): string {
  const found = word.exec(said)?.[0] ?? ''
  const whole = /^(?:segunda|terca|quarta|quinta|sexta)$/u.test(found) ? `${found} feira` : found
  return ` . ${whole === 'cafe' ? 'cafe da manha' : whole} . `
}

/** Returns whether a sentence with foods also names a whole earlier meal, which has to be logged separately. */
export function addsMealOfBefore(text: string): boolean {
  return sameAsBefore.test(plainSentence(text))
}

/**
 * Kind of a sentence without foods: `nothing` was eaten (`pulei o almoço`), a whole meal was `weighed` (`self-service
 * 500 g`), or a meal was only `named` (`almocei fora`).
 */
export type FoodlessMeal = 'nothing' | 'weighed' | 'named'

const nothing =
  / (?:(?:nao|nem|nunca) (?:comi|almocei|jantei|lanchei|tomei|consegui|deu)|pulei|pular|pulamos|nada|sem (?:comer|almoco|almocar|jantar|janta|cafe|lanche|lanchar|fome)|(?:fiz|fiquei (?:em|de)|em) jejum|jejuei)(?= )/u
const weighed = / (?:\d+(?:[.,]\d+)?|meio|um) ?(?:g|gr|grs|gramas?|kg|quilos?|kilos?)(?= )/u
const named =
  / (?:comi|almocei|jantei|lanchei|comemos|almocamos|jantamos|almocar|jantar|janta|almoco|lanche|cafe da manha|self service|buffet|bufe|rodizio|restaurante|marmita|quentinha|delivery|ifood|fora)(?= )/u

/** Returns the kind of a sentence without foods; `undefined` if the sentence is not about a meal. */
export function readFoodlessMeal(text: string): FoodlessMeal | undefined {
  const sentence = plainSentence(text)
  if (nothing.test(sentence)) return 'nothing'
  if (weighed.test(sentence)) return 'weighed'
  return named.test(sentence) ? 'named' : undefined
}
