import { addDays, weekdayOf } from '../calendar/days.ts'

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

const anyMeal = String.raw`(?:cafe da manha|cafe da tarde|lanche da tarde|almoco|jantar|jantinha|janta|lanche|ceia)`
const startOfMeal = String.raw`(?:no |na |(?<= [.,] )(?:o |meu |a )?)`
const partOfDay = String.raw`(?:a noite|de noite|a tarde|de tarde|de manha|pela manha|cedo|no almoco|no jantar|na janta|no cafe)`
const eating = String.raw`(?:eu )?(?:comi|tomei|bebi|almocei|jantei|lanchei|comemos|almocamos|jantamos|fui|foi|teve)`
const shortDay = String.raw`(?:segunda|terca|quarta|quinta|sexta)`
const longDay = String.raw`(?:domingo|sabado|${shortDay} feira)`

/** Phrases with a day that is not the day of eating, such as the day of cooking or buying: `pão de ontem`. */
const otherDays: readonly RegExp[] = [
  / (?:de|do|da|desde|ate|igual|igual ao?|mesm[oa]|como|nem|feit[oa]s?|fiz|fez|fizemos|comprei|comprou|compramos|comprad[oa]s?|ganhei|sobrou|sobraram|sobra|sobras|restou|guardei|guardad[oa]s?|assad[oa]s?|cozid[oa]s?|assei|cozinhei|trouxe|pra|para|por) (?:ontem|anteontem|hoje|agora)(?= )/gu,
  /(?<! o) que(?: [a-z]+){0,5} (?:ontem|anteontem)(?= )/gu,
  / (?:de|toda|todo|cada|aos?|nas|nos) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)?(?: (?:a|e|ao) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)?)?(?= )/gu,
]

/** Names of days, with the number of days before today. */
const namedDays: readonly { readonly words: RegExp; readonly ago: number }[] = [
  { words: / (?:tras|trans) ?(?:ante|anti) ?ontem(?= )/gu, ago: 3 },
  { words: / (?:anteontem|ant[ei] ontem|antiontem)(?= )/gu, ago: 2 },
  { words: / (?:ontem|onten)(?= )/gu, ago: 1 },
  { words: / (?:hoje|hj|agora|agorinha)(?= )/gu, ago: 0 },
]

/**
 * Returns the days that a sentence (`plainSentence`) names, `YYYY-MM-DD`. Contains `undefined` for a day whose date is
 * not known, such as the weekday of today, which may also mean a week ago.
 */
export function findSaidDays(sentence: string, today: string): ReadonlySet<string | undefined> {
  if (/ (?:semana|mes) passad[oa] /u.test(sentence)) return new Set([undefined])
  const kept = sentence
    .replaceAll(' antes de ontem ', ' anteontem ')
    .replaceAll(
      new RegExp(
        ` (?=${startOfMeal}${anyMeal} de (?:hoje|ontem|anteontem) )[^.,:]*?de (hoje|ontem|anteontem)(?= )`,
        'gu',
      ),
      ' , $1 ,',
    )
  let rest = otherDays.reduce((left, words) => left.replaceAll(words, ' _'), kept)
  const days = new Set<string | undefined>()
  for (const { words, ago } of namedDays) {
    rest = rest.replaceAll(words, () => {
      days.add(addDays(today, -ago))
      return ' _'
    })
  }
  for (const ago of countedDays(rest)) days.add(addDays(today, -ago))
  for (const day of weekdaysIn(rest)) days.add(lastWeekday(day, today))
  for (const day of datesIn(rest)) days.add(lastDate(day, today))
  return days
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
  /** True if said with a word such as `passada`, so that it cannot mean today. */
  readonly isPast: boolean
}

const weekdayPatterns: readonly RegExp[] = [
  new RegExp(` n(?:o|a|est[ea]|ess[ea]|o ultimo|a ultima) (${longDay})(?: passad[oa])?(?= )`, 'gu'),
  new RegExp(` na ((?<day>${shortDay})(?: passada)?)(?= (?:[.,:]|${partOfDay}|${eating}) )`, 'gu'),
  new RegExp(` (${longDay}|${shortDay})(?: (?:passad[oa]|retrasad[oa]))(?= )`, 'gu'),
  new RegExp(` (${longDay}|${shortDay})(?= ${partOfDay} )`, 'gu'),
  new RegExp(`(?<= [.,]) (${longDay}|${shortDay})(?= (?:[,:]|${eating}) )`, 'gu'),
  new RegExp(` (${longDay})(?= \\. )`, 'gu'),
]

function weekdaysIn(sentence: string): SaidWeekday[] {
  const found = new Map<number, SaidWeekday>()
  for (const pattern of weekdayPatterns) {
    for (const { 0: said, 1: name = '', index } of sentence.matchAll(pattern)) {
      const weekday = weekdays[name.split(' ')[0] ?? '']
      if (weekday === undefined) continue
      const isPast = /passad|ultim/u.test(said) || sentence.slice(index).startsWith(` ${name} passad`)
      found.set(weekday, { weekday, isPast: isPast || found.get(weekday)?.isPast === true })
    }
  }
  return [...found.values()]
}

function lastWeekday({ weekday, isPast }: SaidWeekday, today: string): string | undefined {
  const ago = (weekdayOf(today) - weekday + 7) % 7
  if (ago === 0) return isPast ? addDays(today, -7) : undefined
  return addDays(today, -ago)
}

interface SaidDate {
  readonly day: number
  readonly month: number | undefined
}

const datePattern = new RegExp(
  String.raw`(?: (?:no|em)|(?<= [.,])) dia @?(\d{1,2})(?:\/(\d{1,2}))?(?:\/\d{2,4})?(?= (?:[.,:]|${partOfDay}|${eating}) )`,
  'gu',
)

function datesIn(sentence: string): SaidDate[] {
  return [...sentence.matchAll(datePattern)].map(([, day, month]) => ({
    day: Number(day),
    month: month === undefined ? undefined : Number(month),
  }))
}

/** Returns the latest matching date up to today; `undefined` if there is none in the last 31 days. */
function lastDate({ day, month }: SaidDate, today: string): string | undefined {
  for (let ago = 0; ago <= 31; ago += 1) {
    const date = addDays(today, -ago)
    if (Number(date.slice(8)) === day && (month === undefined || Number(date.slice(5, 7)) === month))
      return date
  }
  return undefined
}
