import { matchesIn } from '../pattern-matches.ts'
import type { NumberReading } from './body-numbers.ts'

/** Energy a day below which no adult should eat without medical care, kcal (very low calorie diets: EFSA 2015). */
const leastDailyKcal = 800
/** Hours without food from which a question is asked, and from which a fast is dangerous. */
const longFastHours = { ask: 24, finding: 36 }

const ofDay =
  '(?:(?:por|ao|no|o) dia|dia (?:tod[ao]|inteir[ao]|fechado)|fechei o dia|diari\\w+|viv(?:er|o|endo|i)|sobreviv\\w+|dieta d\\w+|dieta)'
const ofLimit =
  '(?:abaixo|maximo|limite|teto|passar|passo|meta|ficar|chegar|comer|comendo|como|fechar|fechei)'
const notEaten =
  /\b(?:a menos|deficit|(?:queim|gast|trein|reduz|diminu|elimin|compens)\w+|almoc\w+|jant\w+|lanch\w+|cafe d\w+|ceia|refeic\w+|receitas?|prato|porcao|iogurte|pastel|bolo|barr\w+|acima|mais de|a mais|superavit|extras?|balde|exercicio|bike|esteira|corr\w+|menos \d+|passos|relogio|smartwatch|watch|strava|garmin|ativas|atividade|marcou|sobremesa)\b/
const kcal = /(?<!\b[1-9] )\b(\d{2,3}) ?(?:kcal|kcals|calorias?|cal|cals)\b/g
const bareLimit =
  /\b(?:desafio d[aeo]s? )(\d{3})(?: (?:kcal|calorias))?(?= por dia| \||$| d)|\b(?:abaixo de|menos de|no maximo|ate|limite de|teto de) (\d{3}) (?:por|ao) dia\b|\b(?:vou|vivo|ficar|fico) (?:\w+ )?de (\d{3}) em \d{3}\b/
/** Matches the energy of a day after which it is said to be closed: "78 kcal. dia fechado". */
const closedDay =
  /\b\d{2,3} (?:kcal|calorias|cal)(?: \|)? (?:e )?(?:dia fechado|fechei o dia|so isso hoje|acabou o dia)\b/
const byWeekday =
  /\b(\d{2,3}) (?:kcal |calorias |cal )?(?:n[ao] )?(?:seg|ter|qua|qui|sex|sab|dom)(?:unda|ca|rta|nta|ta|ado|ingo)?\b/g
const clauses = /[^|]+/g

/** Returns an intake below `leastDailyKcal` that a text states or plans for a day. */
export function leanDayIn(text: string): NumberReading[] {
  const readingOf = (tier: NumberReading['tier'], from: number, to: number): NumberReading => ({
    code: 'transtorno_alimentar',
    tier,
    from,
    to,
  })
  const planned = matchesIn(byWeekday, text).filter((match) => Number(match[1]) < leastDailyKcal)
  const [first] = planned
  if (first && planned.length > 1 && /\b(?:kcal|calorias?|cal)\b/.test(text) && !notEaten.test(text))
    return [readingOf('finding', first.index, first.index + first[0].length)]
  const closed = closedDay.exec(text)
  if (closed) return [readingOf('finding', closed.index, closed.index + closed[0].length)]
  return matchesIn(clauses, text).flatMap(({ 0: clause, index: at }) => {
    if (notEaten.test(clause)) return []
    return matchesIn(kcal, clause).flatMap((match) => {
      if (Number(match[1]) >= leastDailyKcal) return []
      const tier = new RegExp(`\\b${ofDay}\\b`).test(clause)
        ? 'finding'
        : new RegExp(`\\b${ofLimit}\\b`).test(clause)
          ? 'ask'
          : null
      return tier ? [readingOf(tier, at + match.index, at + match.index + match[0].length)] : []
    })
  })
}

/** Returns a daily limit that a text states without a unit, which may also be a dose or a drink: "até 800 por dia". */
export function bareLimitIn(text: string): NumberReading[] {
  const limit = bareLimit.exec(text)
  if (!limit || notEaten.test(text)) return []
  const tier = limit[1] === undefined && limit[2] === undefined ? 'ask' : 'finding'
  return [{ code: 'transtorno_alimentar', tier, from: limit.index, to: limit.index + limit[0].length }]
}

const hours =
  /(?<!h por |horas por )\b(\d{2,3}) ?(?:h|hs|hrs|horas)\b(?! (?:de )?(?:trabalho|plantao|servico|escala|semanais)| (?:por|x) (?:\d|semana)| sem dormir)/g
/** Foods that a person can give up without fasting: "não como glúten há 48h". */
const givenUp =
  '(?! (?:nada )?(?:(?:de|com) )?(?:gluten|acucar|doces?|carnes?|frango|peixe|lactose|leite|queijo|pao|paes|fritura\\w*|frit[ao]s?|chocolates?|refri\\w*|carboidratos?|massas?|besteiras?|industrializad\\w*|sal)\\b)'
const fasting = new RegExp(
  `\\b(?:jejum|jejuar|jejuo|jejuando|nf|no food|sem comer${givenUp}|sem comida|sem (?:por|colocar|botar) nada|desafio da agua|so (?:na |de |com )?agua|na agua|nao com[oi]${givenUp}|sem mastigar)\\b`,
)
const otherFast =
  /\b(?:exames?(?! d[aeo] vista)|sangue|cirurgia|operacao|anestesia|bariatrica|hospital|virose|colonoscopia|endoscopia|internad\w+|soro|relig\w+|ramad\w+|yom|kippur|igreja|quaresma|santa|oracao)\b/

/** Returns a fast of a day or more that a text states in hours: "48h de NF". */
export function fastingHoursIn(text: string): NumberReading[] {
  if (!fasting.test(text) || otherFast.test(text)) return []
  return matchesIn(hours, text).flatMap((match) => {
    const value = Number(match[1])
    if (value < longFastHours.ask) return []
    const tier = value < longFastHours.finding ? 'ask' : 'finding'
    return [{ code: 'transtorno_alimentar', tier, from: match.index, to: match.index + match[0].length }]
  })
}
