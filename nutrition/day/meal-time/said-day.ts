import { addDays, weekdayOf } from '../../shared/calendar/days.ts'
import { mask } from './plain-sentence.ts'

const weekdays: Readonly<Record<string, number>> = {
  domingo: 0,
  segunda: 1,
  terca: 2,
  quarta: 3,
  quinta: 4,
  sexta: 5,
  sabado: 6,
}
const counts: Readonly<Record<string, number>> = {
  um: 1,
  dois: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
}

const anyMeal = String.raw`(?:cafe da manha|cafe da tarde|lanche da tarde|lanche da manha|almoco|jantar|jantinha|janta|lanche|ceia|cafe(?= de [a-z]+(?: feira)? [:,]))`
const startOfMeal = String.raw`(?:no |na |(?<= [.,] )(?:o |meu |a )?)`
const partOfDay = String.raw`(?:a noite|de noite|a tarde|de tarde|de manha|pela manha|cedo|no almoco|no jantar|na janta|no cafe)`
const eating = String.raw`(?:eu )?(?:comi|tomei|bebi|almocei|jantei|lanchei|comemos|almocamos|jantamos|fui|foi|teve)`
const shortDay = String.raw`(?:segunda|terca|quarta|quinta|sexta)`
const longDay = String.raw`(?:domingo|sabado|${shortDay} feira)`
const weekday = String.raw`(?:domingo|sabado|${shortDay}(?: feira)?)(?: passad[oa]| retrasad[oa])?`
const someDays = String.raw`(?:@\d+(?:dias?|semanas?|meses|anos?)|(?:${Object.keys(counts).join('|')}|uma|duas|alguns|uns) (?:dias?|semanas?|mes|meses|anos?))`
const vagueDays = String.raw`(?:(?:n?[oa] )?(?:semana|mes) (?:passad|retrasad)[oa]|(?:n?[oa] )?(?:fim|final) de semana|(?:n?o )?outro dia|(?:n?esses |uns |alguns )dias)`
const pastDay = String.raw`(?:(?:n?[oa] |n?ess[ea] |n?est[ea] )?(?:ultim[oa] )?${weekday}|(?:(?:tras|trans|antes de|ante|anti) ?)*(?:ontem|onten)|(?:ha|faz) ${someDays}(?: atras)?|${someDays} atras|${vagueDays}|(?:n?o |em )?dia @?\d+)`
const eaten = String.raw`(?:comi|comemos|tomei|tomamos|bebi|almocei|almocamos|jantei|jantamos|lanchei)`
const cooked = String.raw`(?:fiz|fez|fizemos|comprei|comprou|compramos|ganhei|assei|cozinhei|preparei|trouxe|guardei|congelei)`

/** Phrases with a day that is not the day of eating, such as the day of cooking or buying: `pão de ontem`. */
const otherDays: readonly RegExp[] = [
  new RegExp(
    ` (?:(?<! antes )de|do|da|desde|ate|igual|igual ao?|mesm[oa]|como|nem|feit[oa]s?|${cooked}|comprad[oa]s?|sobrou|sobraram|sobra|sobras|restou|guardad[oa]s?|pra|para|por) (?:${pastDay}|hoje|agora)(?= )`,
    'gu',
  ),
  new RegExp(
    `(?<! (?:\\.|o|acho|achei|esqueci|lembrei|lembro|anotar|registrar|marcar|lancar|colocar|dizer|falar|contar|avisar|faz ${someDays}|ha ${someDays})) que(?: (?!e |${eaten} )[a-z]+){0,5} ${pastDay}(?= )`,
    'gu',
  ),
  new RegExp(` (?:ha|faz|fazem|tem) ${someDays} que(?! (?:eu )?${eaten} )(?= )`, 'gu'),
  new RegExp(
    ` (?:nao|nunca|(?<= [.,] )sem|(?:estou|to|ando|fiquei) sem|dieta|regime|jejum)(?: (?!${eaten} )[a-z]+){0,4} (?:ha|faz|tem) ${someDays}(?= )`,
    'gu',
  ),
  / (?:de|toda|todo|cada|aos?|nas|nos) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)?(?: (?:a|e|ao) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)?)?(?= )/gu,
]

/** Phrases with a day that may be the day of cooking or the day of eating: `comi frango assado no domingo`. */
const doubtfulDays: readonly RegExp[] = [
  new RegExp(` (?:assad|cozid)[oa]s? ${pastDay}(?= )`, 'gu'),
  new RegExp(` ${cooked}(?: (?!e |mas |${eaten} )[a-z0-9]+){1,4} ${pastDay}(?= )`, 'gu'),
  new RegExp(
    `(?<! (?:\\.|o|acho|achei|esqueci|lembrei|lembro|anotar|registrar|marcar|lancar|colocar|dizer|falar|contar|avisar)) que(?: (?!${eaten} )[a-z0-9]+){1,7} ${pastDay}(?= )`,
    'gu',
  ),
]

/** Names of days without a date: `semana passada`. */
const undatedDays = new RegExp(
  ` (?:${vagueDays}|(?:ha|faz) (?:@\\d+(?:semanas?|meses|anos?)|(?:um|uma|dois|duas|tres|alguns|algumas|uns|umas) (?:semanas?|mes|meses|anos?))|(?:uns |alguns |ha )?dias atras)(?= )`,
  'gu',
)

const willEat =
  / (?:(?:vou|vamos|irei|iremos|pretendo|planejo)(?: [a-z]+){0,2} (?:comer|almocar|jantar|lanchar|tomar(?! (?:um )?(?:banho|remedio))|beber|cear|merendar)|daqui a)(?= )/u
const hasEaten = new RegExp(` ${eaten}(?= )`, 'u')

/** Returns whether a sentence is about food that is still to be eaten: `vou comer 2 pães no jantar`. */
export function isAboutLater(sentence: string): boolean {
  if (willEat.test(sentence)) return !/ (?:agora|agorinha)(?= )/u.test(sentence)
  return / (?:amanha|semana que vem)(?= )/u.test(sentence) && !hasEaten.test(sentence)
}

/** Names of days, with the number of days before today. */
const namedDays: readonly { readonly words: RegExp; readonly ago: number }[] = [
  { words: / (?:tras|trans) ?(?:ante|anti) ?ontem(?= )/gu, ago: 3 },
  { words: / (?:antes de ontem|anteontem|ant[ei] ontem|antiontem)(?= )/gu, ago: 2 },
  { words: / (?:ontem|onten)(?= )/gu, ago: 1 },
  { words: / (?:hoje|hj|agora|agorinha)(?= )/gu, ago: 0 },
]

/**
 * Returns the days that a sentence (`plainSentence`) names, `YYYY-MM-DD`. Contains `undefined` for a day whose date is
 * not known: `semana passada`, the weekday of today (it may also mean a week ago), a day of cooking that may also be
 * the day of eating, a date more than a month ago, and a day still to come.
 */
export function findSaidDays(sentence: string, today: string): ReadonlySet<string | undefined> {
  const days = new Set<string | undefined>()
  let rest = sentence
  const take = (words: RegExp, onFound: (found: readonly string[]) => void) => {
    rest = rest.replaceAll(words, (...found: string[]) => {
      onFound(found)
      return ' _'
    })
  }
  take(mealsOfDay, ([, name = '']) => days.add(dayOfName(name, today)))
  for (const words of otherDays) take(words, () => undefined)
  let isDoubtful = false
  for (const words of doubtfulDays) {
    take(words, () => {
      isDoubtful = true
    })
  }
  take(undatedDays, () => days.add(undefined))
  for (const { words, ago } of namedDays) take(words, () => days.add(addDays(today, -ago)))
  for (const ago of countedDays(rest)) days.add(addDays(today, -ago))
  for (const day of weekdaysIn(rest)) days.add(lastWeekday(day, today))
  for (const day of datesIn(rest)) days.add(lastDate(day, today))
  if (isAboutLater(sentence) || (isDoubtful && days.size === 0)) days.add(undefined)
  return days
}

/** Words of a sentence that name a day of eating. */
export interface DayWords {
  /** The words without what may be left out: `domingo` for `no domingo`. */
  readonly day: string
  /** Range in the sentence, without the space before. */
  readonly start: number
  readonly end: number
}

const dayPatterns: readonly RegExp[] = [
  / (?<day>antes de ontem|anteontem|ant[ei] ontem|ontem|hoje|hj)(?= )/gu,
  new RegExp(` (?:n[oa] )?(?<day>${longDay}(?: (?:passad|retrasad)[oa])?)(?= )`, 'gu'),
  new RegExp(
    ` (?:na )?(?<day>${shortDay})(?= (?:[:,]|${partOfDay}|${eating}|almoco|jantar|janta|cafe) )`,
    'gu',
  ),
  new RegExp(` (?:no )?(?<day>dia \\d{1,2}(?: / \\d{1,2})?)(?= (?:[:,.]|${partOfDay}|${eating}) )`, 'gu'),
]

/** Returns the words of a sentence (`plainSentence`) that name days of eating. */
export function findDayWords(sentence: string): readonly DayWords[] {
  const words: DayWords[] = []
  let rest = sentence
  for (const { 0: said, 1: day = '', index } of rest.matchAll(mealsOfDay))
    words.push({ day, start: index + said.length - day.length, end: index + said.length })
  for (const pattern of [mealsOfDay, ...otherDays, ...doubtfulDays, undatedDays])
    rest = rest.replaceAll(pattern, mask)
  for (const pattern of dayPatterns) {
    for (const { 0: said, groups, index } of rest.matchAll(pattern))
      words.push({ day: groups?.['day'] ?? '', start: index + 1, end: index + said.length })
    rest = rest.replaceAll(pattern, mask)
  }
  return words
}

/** A meal with the name of its day: `jantar de sexta`. */
const mealsOfDay = new RegExp(
  ` ${startOfMeal}${anyMeal} (?:de|do|da) (hoje|ontem|anteontem|antes de ontem|${weekday})(?! (?:a|e|ao) ${weekday} )(?= )`,
  'gu',
)

function dayOfName(name: string, today: string): string | undefined {
  const ago = namedDays.find(({ words }) => ` ${name} `.search(words) >= 0)?.ago
  if (ago !== undefined) return addDays(today, -ago)
  const number = weekdays[name.split(' ')[0] ?? '']
  return number === undefined ? undefined : lastWeekday({ weekday: number, weeks: weeksIn(name) }, today)
}

function countedDays(sentence: string): number[] {
  const words = Object.keys(counts).join('|')
  const pattern = new RegExp(
    ` (?:(?:ha|faz) (?:@(\\d+)dias?|(${words}) dias?)|@(\\d+)dias? atras|(${words}) dias? atras)(?= )`,
    'gu',
  )
  return [...sentence.matchAll(pattern)].map(([, digits, word, other, last]) => {
    const number = digits ?? other
    return number === undefined ? (counts[word ?? last ?? ''] ?? 0) : Number(number)
  })
}

interface SaidWeekday {
  readonly weekday: number
  /** Zero if it may mean today, 1 if said with a word such as `passada`, 2 with `retrasada`. */
  readonly weeks: number
}

const weekdayPatterns: readonly RegExp[] = [
  new RegExp(
    ` n(?:o|a|est[ea]|ess[ea]|o ultimo|a ultima) (${longDay})(?: (?:passad|retrasad)[oa])?(?= )`,
    'gu',
  ),
  new RegExp(
    ` na ((?<day>${shortDay})(?: (?:passad|retrasad)a)?)(?= (?:[.,:]|${partOfDay}|${eating}) )`,
    'gu',
  ),
  new RegExp(`(?<= ${eaten}) na (${shortDay})(?! (?:vez|fatia|porcao|rodada|parte|feira|casa) )(?= )`, 'gu'),
  new RegExp(` (${longDay}|${shortDay})(?: (?:passad[oa]|retrasad[oa]))(?= )`, 'gu'),
  new RegExp(` (${longDay}|${shortDay})(?= ${partOfDay} )`, 'gu'),
  new RegExp(`(?<= [.,]) (${longDay}|${shortDay})(?= (?:[,:]|${eating}) )`, 'gu'),
  new RegExp(` (${longDay})(?= \\. )`, 'gu'),
]

function weekdaysIn(sentence: string): SaidWeekday[] {
  const found = new Map<number, SaidWeekday>()
  for (const pattern of weekdayPatterns) {
    for (const { 0: said, 1: name = '', index } of sentence.matchAll(pattern)) {
      const number = weekdays[name.split(' ')[0] ?? '']
      if (number === undefined) continue
      const after = sentence.slice(index + said.indexOf(name) + name.length)
      const weeks = Math.max(
        weeksIn(said),
        /^ (?:passad|retrasad)/u.test(after) ? weeksIn(after.slice(0, 11)) : 0,
      )
      found.set(number, { weekday: number, weeks: Math.max(weeks, found.get(number)?.weeks ?? 0) })
    }
  }
  return [...found.values()]
}

function weeksIn(said: string): number {
  if (said.includes('retrasad')) return 2
  return /passad|ultim/u.test(said) ? 1 : 0
}

function lastWeekday({ weekday: number, weeks }: SaidWeekday, today: string): string | undefined {
  const ago = (weekdayOf(today) - number + 7) % 7
  if (ago === 0) return weeks === 0 ? undefined : addDays(today, -7 * weeks)
  return addDays(today, weeks === 2 ? -ago - 7 : -ago)
}

interface SaidDate {
  readonly day: number
  readonly month: number | undefined
}

const month = String.raw`(?:\/| \/ )(\d{1,2})(?:\/\d{2,4})?`
const datePatterns: readonly RegExp[] = [
  new RegExp(String.raw` dia @?(\d{1,2})${month}(?= )`, 'gu'),
  new RegExp(
    String.raw`(?: (?:no|em)|(?<= [.,])| [a-z]+) dia (\d{1,2})(?= (?:[.,:]|${partOfDay}|${eating}) )`,
    'gu',
  ),
]

function datesIn(sentence: string): SaidDate[] {
  return datePatterns.flatMap((pattern) =>
    [...sentence.matchAll(pattern)].map(([, day, ofYear]) => ({
      day: Number(day),
      month: ofYear === undefined ? undefined : Number(ofYear),
    })),
  )
}

/** Returns the latest matching date up to today; `undefined` if there is none in the last 31 days. */
function lastDate({ day, month: ofYear }: SaidDate, today: string): string | undefined {
  for (let ago = 0; ago <= 31; ago += 1) {
    const date = addDays(today, -ago)
    if (Number(date.slice(8)) === day && (ofYear === undefined || Number(date.slice(5, 7)) === ofYear))
      return date
  }
  return undefined
}
