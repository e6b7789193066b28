import type { MealType } from '../../targets/meal-type.ts'
import { mask } from './plain-sentence.ts'

const anyMeal = String.raw`(?:cafe da manha|cafe da tarde|lanche da tarde|lanche da manha|lanche da noite|cafe|desjejum|almoco|almocinho|jantar|jantinha|janta|lanche|lanchinho|ceia|merenda)`
const eaten = String.raw`(?:eu )?(?:comi|tomei|bebi|foi|fui de|teve|tive|comemos|tomamos|era)`

/**
 * Phrases with a meal or part of the day that is not the time of eating: before, after or without a meal (`antes do
 * almoço`, `não almocei`), cooking (`enquanto fazia o almoço`), leftovers (`resto do almoço`), comparisons (`igual ao
 * almoço`), habits (`toda noite`) and greetings (`bom dia`).
 */
const otherMeals: readonly RegExp[] = [
  new RegExp(
    ` (?:antes|depois|apos|perto|ate|desde|entre|esperando|aguardando|sem|pulei|pular|pulando|perdi|dispensei|nao (?:tomei|fiz|tive|teve|quis|comi)|nem)(?: d?[oae])?(?: (?:meu|minha))? (?:${anyMeal}|almocar|lanchar|cear)(?: e (?:o |a )?${anyMeal})?(?= )`,
    'gu',
  ),
  new RegExp(
    ` (?:fazia|fazendo|fazer|preparava|preparando|preparar|cozinhava|cozinhando|cozinhar|esquentando)(?: [oa])?(?: meu| minha)? ${anyMeal}(?= )`,
    'gu',
  ),
  new RegExp(
    ` (?:fiz|preparei|cozinhei|esquentei|montei)(?: [oa])?(?: meu| minha)? ${anyMeal}(?=(?: [a-z]+){0,6} (?:e|mas) (?:[a-z]+ )?(?:comi|tomei|bebi|belisquei) )`,
    'gu',
  ),
  / (?:nao|nem|nunca) (?:almo|jant|lanch|ce)[a-z]+(?= )/gu,
  new RegExp(
    ` (?:mesm[oa]s?|igual|identic[oa]|que nem|tipo|como|feito)(?: coisa)?(?: (?:o|a|ao|do|da|de|no|na))?(?: meu)? ${anyMeal}(?= )`,
    'gu',
  ),
  new RegExp(
    String.raw` (?:restos?|restinho|restante|sobras?|sobrinha|sobrou|que ficou) d[oa] (?:meu )?${anyMeal}(?= )`,
    'gu',
  ),
  // The heading of a list names the meal: `marmita do almoço: arroz e frango`.
  new RegExp(
    String.raw`(?<! hora| horario| intervalo) d[oa] ${anyMeal}(?= (?!:|d[ae] (?:manha|tarde|noite) :))`,
    'gu',
  ),
  /(?: d[eoa]|(?<! o) que(?: [a-z]+){0,5}) (?:ontem|anteontem|sabado|domingo|(?:segunda|terca|quarta|quinta|sexta)(?: feira)?) (?:a|de|pela) (?:noite|tarde|manha)(?= )/gu,
  / bo[am] (?:dia|tarde|noite)s?(?= )/gu,
  / (?:toda|cada|de toda|que) (?:noite|manha|tarde)(?= )/gu,
]

/** Words after `no café` that show that it is the meal: `no café pão com ovo`. */
const breakfast = String.raw`(?:\d+|um|uma|dois|duas|tres|meio|meia|pao|paes|ovos?|tapioca|cuscuz|iogurte|bolo|torradas?|bolachas?|biscoitos?|banana|mamao|frutas?|aveia|cereal|vitamina)`

const beforeHour = String.raw` (?:(?:as|das|(?:la )?pelas) )?@`
/** Coffee that is a meal by the hour after it: `tomei café às 7`. */
const coffeeAt = String.raw`(?<= [.,] | hoje | ontem )(?:tomei |tomamos )?(?:meu |o )?cafe`

interface Rule {
  readonly meal: MealType | 'lanche'
  readonly words: RegExp
}

/** Words that name a meal. More specific names come first: `lanche da manhã` before `lanche`. */
const namedMeals: readonly Rule[] = [
  {
    meal: 'lanche_manha',
    words:
      / (?:(?:lanche|lanchinho|merenda|cafezinho) d[ae] manha|(?:meio|fim|final) d[ae] manha|colacao)(?= )/gu,
  },
  {
    meal: 'lanche_tarde',
    words: new RegExp(
      String.raw` (?:(?:lanche|lanchinho|merenda|cafe|cafezinho|cha) d[ae] tarde|(?:meio|fim|final|finzinho) d[ae] tarde|tardezinha|${coffeeAt}(?=${beforeHour}(?:[345]|1[5-8])[h:]))(?= )`,
      'gu',
    ),
  },
  {
    meal: 'ceia',
    words:
      / (?:(?:lanche|lanchinho|cha|cafe|cafezinho) (?:da|de) noite|lanche noturno|antes de (?:dormir|deitar|ir dormir)|ceia|ceei|ceamos)(?= )/gu,
  },
  {
    meal: 'cafe_manha',
    words: new RegExp(
      String.raw` (?:cafe d[ae] manha|desjejum|(?<= [.,] )(?:meu |o )?cafe (?=(?:hoje |(?:de hoje |que )(?:[a-z]+ ){0,4})?:)|(?<= [.,] )(?:no |meu |o )cafe (?=${eaten} )|no cafe (?=[:,] )|(?<= [.,] | hoje | ontem )no cafe (?=${breakfast} )|${coffeeAt}(?=${beforeHour}0?(?:[6-9]|10)[h:]))`,
      'gu',
    ),
  },
  { meal: 'almoco', words: / (?:almoco|almocinho|almocei|almocamos|almocando|almocar)(?= )/gu },
  { meal: 'jantar', words: / (?:jantar|janta|jantinha|jantei|jantamos|jantando)(?= )/gu },
  {
    meal: 'lanche',
    words: new RegExp(
      String.raw` (?:lanchei|lanchamos|lanchando|merendei|(?:no|de|pro|para|pra|ao) (?:o )?(?:meu )?(?:lanche|lanchinho)(?! de )|(?<= [.,] )(?:meu )?(?:lanche|lanchinho|merenda)(?: (?=[:,])|(?= (?:\d+|um|uma|dois|duas) )|(?= (?:de hoje |que )(?:[a-z]+ ){0,4}:)|(?=${beforeHour}))|na merenda|de merenda)(?= |[:,])`,
      'gu',
    ),
  },
]

/** Parts of the day. They name a meal only if no word of `namedMeals` does. */
const partsOfDay: readonly Rule[] = [
  { meal: 'ceia', words: / (?:de|na|pela|durante a) madrugada(?= )/gu },
  {
    meal: 'cafe_manha',
    words:
      / (?:(?:de|pela|na|a|nesta|nessa|esta|essa|hoje|ontem|anteontem) manha|(?:hoje|ontem|anteontem|bem|logo|feira|domingo|sabado) cedo|cedinho|(?<= [.,] )manha (?=:))(?= |:)/gu,
  },
  {
    meal: 'lanche_tarde',
    words:
      / (?:(?:a|de|na|pela|esta|essa|nesta|nessa|ontem|anteontem) (?:tarde|tardinha)(?! demais)|(?<= [.,] )tarde (?=:))(?= |:)/gu,
  },
  {
    meal: 'jantar',
    words:
      / (?:(?:a|de|na|pela|esta|essa|nesta|nessa|ontem|anteontem) (?:noite|noitinha)|(?<= [.,] )noite (?=:))(?= |:)/gu,
  },
]

/** Hours at which a meal is eaten, in minutes after midnight. */
const mealHours: Readonly<Record<MealType, readonly [from: number, to: number]>> = {
  cafe_manha: [4 * 60, 11 * 60],
  lanche_manha: [8 * 60, 12 * 60],
  almoco: [10 * 60 + 30, 15 * 60 + 30],
  lanche_tarde: [14 * 60, 19 * 60],
  jantar: [17 * 60 + 30, 24 * 60],
  ceia: [19 * 60, 29 * 60],
}

/** Returns the first and the last minute after midnight at which a meal is eaten. */
export function hoursOf(meal: MealType | 'lanche'): readonly [from: number, to: number] {
  return meal === 'lanche' ? [mealHours.lanche_manha[0], mealHours.lanche_tarde[1]] : mealHours[meal]
}

/** Minutes after midnight. `lanche` is the morning snack from `from` to `noon`, and the afternoon snack up to `to`. */
const snackHours = { from: 5 * 60, noon: 12 * 60, to: 18 * 60 + 30 } as const

/** Meal that a sentence names. */
export interface SaidMeal {
  readonly mealType: MealType
  /** False if the sentence names only the part of the day. */
  readonly isNamed: boolean
}

/** Words of a sentence that name a meal or a part of the day. */
export interface MealWords {
  readonly meal: MealType | 'lanche'
  /** False for a part of the day. */
  readonly isNamed: boolean
  /** Range in the sentence, without the space before. */
  readonly start: number
  readonly end: number
}

/** Returns the words of a sentence (`plainSentence`) that name the meals or parts of the day of eating, in their order. */
export function findMealWords(sentence: string): readonly MealWords[] {
  const words: MealWords[] = []
  let rest = otherMeals.reduce((masked, pattern) => masked.replaceAll(pattern, mask), sentence)
  for (const { meal, words: pattern, isNamed } of [
    ...namedMeals.map((rule) => ({ ...rule, isNamed: true })),
    ...partsOfDay.map((rule) => ({ ...rule, isNamed: false })),
  ]) {
    for (const { 0: said, index } of rest.matchAll(pattern))
      words.push({ meal, isNamed, start: index + 1, end: index + said.trimEnd().length })
    rest = rest.replaceAll(pattern, mask)
  }
  return words.toSorted((one, other) => one.start - other.start)
}

/**
 * Returns the meal that a sentence (`plainSentence`) names; `undefined` if it names none, or more than one.
 * @param minutes time of eating in minutes after midnight, if known; decides which snack `lanche` means
 */
export function findSaidMeal(sentence: string, minutes: number | undefined): SaidMeal | undefined {
  const words = findMealWords(sentence)
  const named = words.filter(({ isNamed }) => isNamed)
  if (named.length === 0) return only(new Set(words.map(({ meal }) => meal)), false)
  return only(new Set(named.map(({ meal }) => (meal === 'lanche' ? snackAt(minutes) : meal))), true)
}

function only(meals: ReadonlySet<MealType | 'lanche' | undefined>, isNamed: boolean): SaidMeal | undefined {
  const [mealType] = meals
  return meals.size === 1 && mealType !== undefined && mealType !== 'lanche'
    ? { mealType, isNamed }
    : undefined
}

function snackAt(minutes: number | undefined): MealType | undefined {
  if (minutes === undefined) return 'lanche_tarde'
  if (minutes < snackHours.from || minutes > snackHours.to) return undefined
  return minutes < snackHours.noon ? 'lanche_manha' : 'lanche_tarde'
}
