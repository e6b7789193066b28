import { tens, units } from '../../meal-text/words/numerals.ts'
import { nutritionRules } from '../nutrition-rules.ts'
import type { Segment } from './segments.ts'

const relative =
  '(?:minha|meu|nossa|nosso) (?:filh\\w+|net[ao]|netinh[ao]|menin[ao]|guri\\w*|sobrinh[ao]|irmao|irma|irmaozinho|irmazinha|entead[ao]|afilhad[ao]|mais (?:velh|nov)[ao])'
const service =
  '(?:app|aplicativo|plano|dieta|cardapio|conta|cadastro|perfil|programa|questionario|acompanhamento)'

/** Matches a text that is written for a relative who will use the plan. */
const writesFor = new RegExp(
  `\\bquem vai (?:(?:usar|seguir)(?: (?:[oa]|esse|este|essa|esta|tudo|aqui|isso|${service}))*|fazer (?:[oa] |esse |essa )?${service}) e (?:[oa] )?${relative}|\\b${service} (?:\\w+ )?(?:e|sera|vai ser) para (?:[oa] )?${relative}|\\b(?:preench\\w+|cadastr\\w+|respond\\w+|(?:criando|criei|abrindo|abri|fazendo|usando|baixei) (?:\\w+ )?${service})(?: \\w+){0,2}? (?:para|pel[ao]) (?:[oa] )?${relative}`,
)

const numbers: Readonly<Record<string, number>> = { ...units, ...tens }
const number = `(\\d{1,2}|${Object.keys(numbers).join('|')})`
const age = new RegExp(`\\b${number} (?:aninhos|anos)\\b|\\b(?:de|tem|com) ${number}$`)

export interface UserUnderAge {
  readonly segment: Segment
  /** False when the age of the relative is not stated, so that a question is asked. */
  readonly isCertain: boolean
}

/** Returns the segment that says that a relative under age will use the plan; `null` if none. */
export function minorUserIn(segments: readonly Segment[]): UserUnderAge | null {
  const at = segments.findIndex(({ text }) => writesFor.test(text))
  const segment = segments[at]
  if (!segment) return null
  const stated = segments.slice(at, at + 3).flatMap(({ text }) => {
    const match = age.exec(text)
    const word = match?.[1] ?? match?.[2]
    return word === undefined ? [] : [numbers[word] ?? Number(word)]
  })
  if (stated.length === 0) return { segment, isCertain: false }
  return stated.some((years) => years < nutritionRules.answers.ageYears.adult)
    ? { segment, isCertain: true }
    : null
}
