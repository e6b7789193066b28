import { matchesIn } from '../pattern-matches.ts'
import type { ConcernKey, HealthTextField } from '../health-text.ts'
import type { SignRule } from './sign.ts'

/** Body mass index (kg/m²): severe and moderate thinness, and the least of a healthy adult (WHO 1995). */
const thinness = { severe: 16, moderate: 17, healthy: 18.5 }
/** Below this index a number is hardly a weight: "meta: 30 kg" may be a loss. */
const implausible = 12
/** From this weight on a person of unknown height may be healthy, kg. */
const leastAdultKg = 40
const leastKg = 25

/** Matches a height of 1.40 to 1.99 m. One of its groups is the centimetres above one metre. */
const height =
  /\b1 ?(?:m|metros?)? ?(?:e )?([4-9]\d)(?: ?(?:m|cm|de altura))?\b(?! ?(?:kg|quilos|kilos|g|ml|l|km|h|hs|horas|reais|kcal|calorias|\d))|\b1([4-9]\d) ?(?:cm|centimetros)\b|\b(?:altura|meco|medindo|tenho) (?:de |e |com )?1([4-9]\d)\b(?! ?(?:kg|quilos|kilos|dias|mg|g|ml))/

const amount =
  '(?:(?:perd|elimin|emagrec|engord|ganh|reduz|diminu|sec|levant|carreg)\\w*|menos|mais|baixar(?! (?:para|a|ate|aos?|nos?)\\b)|supino|agachamento|terra|leg|halter\\w*|faltam?|cada|manequim|tamanho|calca|numero|calco|sapato) (?:\\w+ ){0,2}?(?:uns |umas |mais |quase |cerca de |[oa]s )?'
const unit = ' ?(?:kg|kgs|kilos?|quilos?|kilinhos|quilinhos)\\b'
const notWeight =
  '(?! (?:a menos|embora|no|na|de (?:carga|supino|musculo|massa|agachamento|terra|leg|levantamento|barra|rosca|remada|stiff|halter|afundo|desenvolvimento|arroz|frango|carne)|em cada|por mes|por semana|anos?)\\b)'
const withUnit = new RegExp(`(?<!\\b${amount})\\b(\\d\\d)(?: \\d{1,3})?${unit}${notWeight}`, 'g')
/** A weight without its unit counts only beside a height: "tenho 1,70 e 47". */
const withoutUnit =
  /\b(?:peso(?: atual| de| hoje)*|pesando|pesar|pesava|dos|chegar|voltar|baixar|descer|ir|para(?: os)?|meta|ate|quero|(?:[4-9]\d|1[4-9]\d|m) e|(?:chegar|voltar|baixar|descer) (?:n?os|aos?|em)) (\d\d)\b(?! ?(?:anos?|h|hs|horas|min\w*|cm|semanas|dias|meses|x|vezes|km|g|mg|kcal|reais|polegadas|de cintura|kgs?|quilos?|kilos?)\b)|\b(\d\d) e (?:o )?meu (?:numero|sonho|peso|alvo|objetivo)\b/g
const toReach =
  /\b(?:(?:chegar|voltar|descer|baixar|ir|cair)(?: (?!perder|menos|eliminar)\w+){0,4}?|pesar|bater|meta|alvo|sonho|quero|ficar com|para(?: os)?|ate|numero) (?:[ao]s? |n?os |em |de |e )*$/
const bareGoal = /^(?:chegar|voltar|baixar|descer|ir|para|meta|ate|quero|pesar)\b/
const wantsLess =
  /\b(?:perder|perca|emagrec\w+|secar|sequei|menos|baixar|descer|chegar|meta|faltam?|continuar|manter|pesar|afinar|murchar|sair|perfeito|diminuir|enxugar|eliminar|dieta|deficit|ozempic|wegovy|m[ou]u?njaro|saxenda|sibutramina|anfepramona)\b/
const wantsMore =
  /\b(?:ganh\w+|engordar|hipertrofia|massa|crescer|aumentar|encorpar|recuperar (?:o )?peso|subir de|subir para|subnutri\w+)\b/
const index = /\b(?:imc|bmi)(?: (?!acima|maior|mais)\w+){0,3}? (1\d)(?: (\d))?\b/
const lowKept =
  /\b(?:continuar|manter|mantenho|ficar|pesar|peso|pesando|pesava|estou|estava|cheguei|chegar|meta|abaixo|menos|internad\w+|internaram|balanca|nos|dos|com)\b/

export interface NumberReading {
  readonly code: ConcernKey
  readonly tier: SignRule['tier']
  readonly from: number
  readonly to: number
}

interface Weight {
  readonly kg: number
  readonly isGoal: boolean
  readonly from: number
  readonly to: number
}

function weightsIn(text: string, isTall: boolean): Weight[] {
  const stated = matchesIn(withUnit, text).map((match) => ({
    kg: Number(match[1]),
    isGoal: toReach.test(text.slice(0, match.index)),
    from: match.index,
    to: match.index + match[0].length,
  }))
  const bare = isTall
    ? matchesIn(withoutUnit, text).map((match) => ({
        kg: Number(match[1] ?? match[2]),
        isGoal: match[2] !== undefined || bareGoal.test(match[0]),
        from: match.index,
        to: match.index + match[0].length,
      }))
    : []
  return [...stated, ...bare].filter(({ kg }) => kg >= leastKg)
}

/**
 * Returns a thin body that the numbers of a text state or aim at: a body mass index from weight and height, an index
 * as such, or a weight below that of any adult.
 */
export function bodyNumbersIn(text: string, field: HealthTextField): NumberReading[] {
  const readingOf = (tier: SignRule['tier'], { from, to }: Pick<Weight, 'from' | 'to'>): NumberReading => ({
    code: 'transtorno_alimentar',
    tier,
    from,
    to,
  })
  const isForMore = wantsMore.test(text)
  const isForLess = wantsLess.test(text) && !isForMore
  const stated = index.exec(text)
  if (stated) {
    const value = Number(`${stated[1]}.${stated[2] ?? 0}`)
    const span = { from: stated.index, to: stated.index + stated[0].length }
    const isPlain = (value < thinness.severe && !isForMore) || (value < thinness.healthy && isForLess)
    if (isPlain) return [readingOf('finding', span)]
    if (value < thinness.moderate) return [readingOf('ask', span)]
  }
  const tall = height.exec(text)
  const weights = weightsIn(text, tall !== null).filter(
    ({ from, to }) => !tall || to <= tall.index || from >= tall.index + tall[0].length - 2,
  )
  const least = weights.toSorted((a, b) => a.kg - b.kg)[0]
  if (!least) return []
  if (!tall) {
    if (least.kg >= leastAdultKg || isForMore || field === 'refeicao' || field === 'semana') return []
    return lowKept.test(text.slice(Math.max(0, least.from - 40), least.from))
      ? [
          readingOf(
            isForLess || /\b(?:intern|uti\b|sonda|hospital|enfermaria)/.test(text) ? 'finding' : 'ask',
            least,
          ),
        ]
      : []
  }
  const metres = 1 + Number(tall[1] ?? tall[2] ?? tall[3]) / 100
  const indexOf = ({ kg }: Weight) => kg / metres ** 2
  const most = weights.reduce((heavy, one) => (one.kg > heavy.kg ? one : heavy), least)
  const value = indexOf(least)
  if (value >= thinness.healthy) return []
  if (value < implausible) return [readingOf('ask', least)]
  if (isForMore) return value < thinness.severe ? [readingOf('ask', least)] : []
  const isThinNow = indexOf(most) < thinness.healthy && (!most.isGoal || most !== least)
  if (value < thinness.severe || (isThinNow && isForLess)) return [readingOf('finding', least)]
  if (least.isGoal) return [readingOf(value < thinness.moderate ? 'finding' : 'ask', least)]
  return value < thinness.moderate ? [readingOf('ask', least)] : []
}
