import type { MealType } from '../../targets/meal-type.ts'
import { plainSentence } from './plain-sentence.ts'
import { findSaidDays } from './said-day.ts'
import { findSaidMeal } from './said-meal.ts'
import type { SavedNames } from '../../meal-text/matching/food-matching.ts'

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
    ` (?:repeti|repetimos|repetir) (?:tudo |[oa] (?:mesm[oa] )?|meu |minha )?(?:de )?(?:(?:${anyMeal}|prato|marmita|comida|refeicao)(?: d[eoa] (?:${before}|${anyMeal}))?|${before})(?= )`,
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
  return againIn(plainSentence(text), today)
}

/** Words beside an earlier meal that name no food: `hoje no jantar comi o mesmo café de ontem`. */
const besides = new RegExp(
  ` (?:eu|hoje|agora|comi|tomei|bebi|fiz|foi|jantei|almocei|lanchei|comemos|tomamos|de novo|novamente|so|n[oa]|de|do|da|meu|minha|[oa]|${anyMeal}|as|d[ae] (?:manha|tarde|noite)|@[0-9h:]+)(?= )`,
  'gu',
)

/**
 * Returns the earlier meal if a sentence names nothing else. `mesmo café de ontem` would otherwise be read as a cup of
 * coffee.
 * @param saved names of saved meals, which are no meals of before: `meu café de sempre`
 */
export function readMealOfBefore(text: string, today: string, saved?: SavedNames): SaidAgain | undefined {
  const sentence = plainSentence(text, saved)
  const rest = again.reduce((left, words) => left.replace(words, ' '), sentence).replaceAll(besides, '')
  return /^[\s.,]*$/u.test(rest) ? againIn(sentence, today) : undefined
}

function againIn(sentence: string, today: string): SaidAgain | undefined {
  const said = again.map((words) => words.exec(sentence)?.[0]).find((words) => words !== undefined)
  if (said === undefined) return undefined
  const [date] = findSaidDays(sentenceOf(said, new RegExp(before, 'u')), today)
  const mealType = findSaidMeal(sentenceOf(said, new RegExp(anyMeal, 'u')), undefined)?.mealType
  return { ...(date !== undefined && { date }), ...(mealType && { mealType }) }
}

/**
 * Returns the name of a day or a meal as a sentence, without the words around it, because `findSaidDays` and
 * `findSaidMeal` ignore names after words such as `de` or `o mesmo`.
 */
function sentenceOf(said: string, word: RegExp): string {
  const found = word.exec(said)?.[0] ?? ''
  const whole = /^(?:segunda|terca|quarta|quinta|sexta)$/u.test(found) ? `${found} feira` : found
  return ` . ${whole === 'cafe' ? 'cafe da manha' : whole} . `
}

const addedMeal = new RegExp(
  `(?: (?:e|mais|com)${sameAsBefore.source}|${sameAsBefore.source}(?: ,)? (?:e|mais|com) )`,
  'u',
)

/**
 * Returns whether a sentence with foods also names a whole earlier meal, which has to be logged separately: `o mesmo de
 * ontem mais uma banana`. In `o mesmo de ontem: arroz e bife` the foods are the earlier meal.
 */
export function addsMealOfBefore(text: string): boolean {
  return addedMeal.test(plainSentence(text))
}

/**
 * Kind of a sentence without foods. `care`: a hard time with eating, such as days without food. `nothing`: nothing was
 * eaten (`pulei o almoço`). `weighed`: a whole meal was weighed (`self-service 500 g`). `named`: a meal is only named
 * (`almocei fora`).
 */
export type FoodlessMeal = 'care' | 'nothing' | 'weighed' | 'named'

const someDays = String.raw`(?:@\d+(?:dias?|semanas?)|(?:um|dois|tres|quatro|cinco|seis|sete|varios|alguns|uns|muitos) dias?|(?:uma|duas) semanas?)`
const wholeDay = String.raw`(?:[oa] |um |uma )?(?:dia|noite)(?: todo| inteiro| toda| inteira)?`
const meals = String.raw`(?:tudo|o que (?:eu )?comi|[oa] (?:comida|almoco|jantar|janta|lanche|cafe|ceia|marmita|refeicao))`

/** Phrases for days without food and purging. */
const hardTimes: readonly RegExp[] = [
  new RegExp(
    ` nao (?:como|comi|comia|consigo comer|consegui comer)(?: nada| direito)? (?:(?:ha|faz|por|durante|tem|desde) )?(?:${someDays}|ontem|anteontem|(?:(?:[oa] )?(?:dia|noite) (?:todo|inteiro|toda|inteira)))(?= )`,
    'u',
  ),
  new RegExp(
    ` ${someDays} (?:que (?:eu )?nao (?:como|comi|consigo comer)(?: nada| direito)?(?= [.,])|(?:sem comer|em jejum|de jejum)(?= ))`,
    'u',
  ),
  new RegExp(` (?:jejum|jejuei|sem comer)(?: nada)?(?: (?:de|por|ha|faz|durante))? ${someDays}(?= )`, 'u'),
  new RegExp(
    ` (?:passei|fiquei|fico|passo|estou|to) ${wholeDay}(?: hoje| ontem)? (?:sem comer|em jejum)(?= )`,
    'u',
  ),
  / sem comer(?: nada)? (?:[oa] dia (?:todo|inteiro)|desde (?:ontem|anteontem))(?= )/u,
  new RegExp(` (?:botei|boto|coloquei|coloco|pus|ponho) ${meals} (?:pra|para) fora(?= )`, 'u'),
  / (?:vomitei|vomitar|vomitando|(?:provoquei|forcei|induzi) (?:o )?vomito|tomei laxantes?|miei (?:tudo|o|a|depois))(?= )/u,
]

/** Loss of control, if the sentence is also about eating. */
const lossOfControl: readonly RegExp[] = [
  / nao (?:consegui|consigo|conseguia|deu (?:pra|para)|dava (?:pra|para)) (?:me )?(?:parar|controlar|segurar)(?= )/u,
  / (?:nao (?:paro|parei) de comer|perdi o controle|sem controle|descontrol[a-z]+|compuls[a-z]+|ate passar mal)(?= )/u,
]

const aboutEating = / (?:com(?:i|o|er|ia|endo)|comida|doces?|almoc[a-z]+|jant[a-z]+)(?= )/u

function isHardTime(sentence: string): boolean {
  const isFound = (words: RegExp) => words.test(sentence)
  return hardTimes.some(isFound) || (aboutEating.test(sentence) && lossOfControl.some(isFound))
}

const anyEating = String.raw`(?:comi|comemos|almocei|almocamos|jantei|jantamos|lanchei|lanchamos|tomei|tomamos)`
const toEat = String.raw`(?:comer|almocar|jantar|lanchar|tomar)`
const nothing = new RegExp(
  ` (?:(?:nao|nem|nunca) (?:${anyEating}|consegui ${toEat}|deu (?:tempo )?(?:(?:pra|para|de) )?${toEat}|deu tempo(?= [.,]))|(?:pulei|pular|pulamos)(?: [oa])?(?: ${anyMeal})?|nada(?! (?:demais|de|mal|especial))|sem (?:comer|almoco|almocar|jantar|janta|cafe|lanche|lanchar|fome)|(?:fiz|fiquei (?:em|de)|em) jejum|jejuei)(?= )`,
  'gu',
)
const stillEating = new RegExp(` (?:${anyEating}|bebi|fui (?:jantar|almocar|comer))(?= )`, 'u')
const weighed = / (?:\d+(?:[.,]\d+)?|meio|um) ?(?:g|gr|grs|gramas?|kg|quilos?|kilos?)(?= )/u
const named =
  / (?:comi|almocei|jantei|lanchei|comemos|almocamos|jantamos|almocar|jantar|janta|almoco|lanche|cafe da manha|self service|buffet|bufe|rodizio|restaurante|churrascaria|espeto corrido|lanchonete|marmita|quentinha|delivery|ifood|fast food|petisquei|petiscando|belisquei|beliscando|ceei|fora)(?= )/u

/** Returns the kind of a sentence without foods; `undefined` if the sentence is not about a meal. */
export function readFoodlessMeal(text: string): FoodlessMeal | undefined {
  const sentence = plainSentence(text)
  if (isHardTime(sentence)) return 'care'
  const rest = sentence.replaceAll(nothing, ' _')
  if (rest !== sentence && !stillEating.test(rest)) return 'nothing'
  if (weighed.test(sentence)) return 'weighed'
  return named.test(sentence) ? 'named' : undefined
}
