import { normalizeText } from '../../foods/normalize-text.ts'
import { labValuesIn } from './lab-values.ts'
import type { Segment } from './segments.ts'

/** Returns whether a segment answers the question before it with no: "Diabetes? Não". */
export function deniesQuestion(segment: Segment): boolean {
  if (/^(?:tenho|sou|uso|tomo|estou) nao\b/.test(segment.text)) return true
  return /^(?:nao|nunca|negativo|nenhuma?|zero)\b(?: (?:tenho|tive|uso|tomo|sou|estou|gracas a deus))?$/.test(
    segment.text,
  )
}

const ownStatement = /\b(?:tenho|sou|estou|uso|tomo|faco|aplico|provoco|vivo|trato|sofro)\b/

/** A relative of a newborn: "nasceu o bebê, sou tia coruja" takes back the birth, but no disease. */
const isKin = /^(?:e )?(?:eu )?sou (?:o |a )?(?:pai|avo|vovo|tio|tia|madrinha|padrinho)(?: coruja)?$/
const birth =
  /\b(?:gravid\w+|gestac\w+|bebe\w*|(?<!ter )nasc(?!i\b|imento|id[ao] em (?:19|20))\w+|partos?|gemeos|gemeas|recem|resguardo|puerper\w+|amament\w+|mamando|rn)\b/

/** Matches a state of the writer, which a kinship does not take back: "grávida de 5 meses, sou madrinha". */
const ownState =
  /\b(?:gravida|gestante|amamentando|pari|cesar\w+|puerper\w+|resguardo|diabet\w+|pressao|depress\w+|mastite|carrego|tive|barriga|peito|meu leite|atual|gestacional)\b/

/** Returns whether a segment takes back the previous one: "A médica sugeriu, não quis", "… não sou eu". */
export function retracts(segment: Segment, before: Segment, isMedicine: boolean): boolean {
  const { text } = segment
  if (isKin.test(text))
    return birth.test(before.text) && !ownStatement.test(before.text) && !ownState.test(before.text)
  // A negation alone does not take back a statement about the writer: "Sou hipertensa, nunca tive …".
  if (
    ownStatement.test(before.text) &&
    /^(?:e )?(?:eu )?(?:nao|nunca)\b(?! (?:e (?:o )?meu caso|sou eu))/.test(text)
  )
    return false
  if (
    isMedicine &&
    /^(?:eu )?nao (?:uso|tomo|tomei|usei|fiz uso|faco uso|comecei|comprei)(?: (?:mais(?! nada)|ainda|nao|nem \w+))*$/.test(
      text,
    )
  ) {
    return true
  }
  return /^(?:e )?(?:eu )?(?:(?:me )?negaram|(?:mas )?(?:[oa] )?(?:medic[oa]|doutora?|cardio|hospital|plano) cancelou|cancelaram|nao (?:autorizaram|liberaram|deixaram|fiz|operei|quis|aceitei|e (?:o )?meu caso|era nada|e comigo|sou eu|sou(?: nao)?|tenho(?: nao| isso)?|fui|vou|pari)|nunca (?:tive|fui|fiz|usei|tomei)(?: nada)?|recusei|bloqueei|descartaram|foi descartad[ao]|deu negativo|alarme falso|nem cogito|nem pensar|muito caro|nao e para mim|deu benigno|desisti|(?:dispensei|rejeitei|nao topei)(?: (?:na hora|tambem|logo|educadamente))?|(?:todos |ambos |os dois )?(?:deram )?negativ[ao]s?|e so (?:o|a) \w+)$/.test(
    text,
  )
}

const organ =
  'tireoide|tiroide|rim|rins|figado|coracao|pulmao|pulmoes|colesterol|glicose|glicemia|pressao|triglic\\w+|creatinina|ureia|tsh|t4|hemograma|urina|utero|ovarios?|prostata|pancreas|mamas?|tg[op]'
const listed = new RegExp(
  `^(?:(?:e|[oa]s?|d[aeo]s?|meus?|minhas?|exames?|check up|inclusive) )*(?:${organ})(?: (?:e|[oa]s?|meus?|minhas?|${organ}))*$`,
)
const listedNormal = new RegExp(
  `^(?:(?:e|[oa]s?|meus?|minhas?|${organ}) )*(?:(?:esta|estao|deu|deram|veio|vieram) )*(?:tudo |todos |todas )?(?:ok|normal|normais|certo|certinho|bem|bo[mn]s?|bo[ao]s|otim[ao]s?|em (?:dia|ordem)|perfeit[ao]s?|no padrao|sem alterac\\w+)\\b(?!.*\\b(?:mas|menos|exceto|fora|tirando)\\b)`,
)

/** Returns whether a segment only names organs or tests, as an item of a list: "tireoide, rim, fígado: tudo ok". */
export function listsOrgans({ text }: Segment): boolean {
  return listed.test(text)
}

/**
 * Returns whether a segment ends a list of organs or tests with a normal result. The rest of the segment is still to be
 * read: "tudo ok, uso losartana".
 */
export function endsNormal({ text }: Segment): boolean {
  return listedNormal.test(text)
}

/** Returns whether a segment states a normal result and nothing else. */
export function saysOnlyNormal({ text }: Segment): boolean {
  return listedNormal.exec(text)?.[0] === text
}

const suspected = /\b(?:suspeit\w+|ach(?:ei|ava|aram|avam)|pens(?:ei|ava)|desconfi\w+|investig\w+)\b/
const cleared =
  /\b(?:veio|vieram|deu|deram|saiu|foi|estava) (?:tudo |todos )?(?:normal|normais|ok|negativ[ao]s?|limp[ao]s?|bo[mn]s?|otim[ao]s?)$/

/** Returns whether words of a segment are stated before its suspicion: "diabetes" in "diabetes e suspeita de tireoide". */
export function isBeforeSuspicion(words: string, { text }: Segment): boolean {
  const at = text.indexOf(normalizeText(words))
  return at >= 0 && at < text.search(suspected)
}

/** Findings that no examination clears. */
export const ofMind: ReadonlySet<string> = new Set([
  'transtorno_alimentar',
  'sofrimento_intenso',
  'ansiedade_depressao',
])

/** Returns whether a segment clears the suspicion of the one before it: "achei que era tireoide, mas o TSH veio normal". */
export function clearsSuspicion(segment: Segment, before: Segment): boolean {
  return cleared.test(segment.text) && suspected.test(before.text)
}

const normalResult = /^(?:(?:esta|deu|veio) )?tudo (?:normal|ok|certo|no padrao|em ordem|em dia|bem)$/
const examination =
  /\b(?:exames?|testes?|hemograma|ultrassom|eco|glicose|glicemia|colesterol|triglic\w+|tsh|tireoide|coracao|figado|rins?|pressao)\b/
/** Matches words next to an organ or value that state an illness: "pressão alta", "problema no coração". */
const illness =
  /\b(?:alt[ao]s?|elevad[ao]s?|baix[ao]s?|alterad[ao]s?|descontrolad[ao]s?|inchad[ao]s?|problemas?|doencas?)\b/

/**
 * Returns whether a segment states a normal result of the examination in the segment before it: "Glicose 84, tudo
 * normal". False if that segment states an illness ("Tenho pressão alta, tudo bem") or a laboratory value outside the
 * limits of `lab-values.ts`.
 */
export function findsNormal(segment: Segment, before: Segment): boolean {
  return (
    normalResult.test(segment.text) &&
    examination.test(before.text) &&
    !illness.test(before.text) &&
    labValuesIn(before).every(({ code }) => code === null)
  )
}

/** Returns whether the text answers the question before it with yes: "Diabetes? Sim". */
export function affirms(text: string): boolean {
  if (/^\w+ nao$/.test(text)) return false
  return /^(?:sim|tenho|sou|estou|tomo|uso|faco|desde|ha|aham|claro|positivo|tem|infelizmente|ja)\b/.test(
    text,
  )
}

/**
 * Returns whether a segment says that a statement about others is true of the writer too: "… de família, eu também
 * tenho".
 */
export function includesWriter(segment: Segment): boolean {
  return /^(?:e )?(?:eu )?(?:tambem (?:tenho|sou|estou|sofro)|tenho (?:tambem|os dois|os tres|as duas|igual)|eu tambem)\b|^(?:e )?eu (?:sou|tenho)$/.test(
    segment.text,
  )
}
