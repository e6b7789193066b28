import { labValuesIn } from './lab-values.ts'
import type { Segment } from './segments.ts'

/** Returns true when a segment denies the question before it: "Diabetes? Não". */
export function deniesQuestion(segment: Segment): boolean {
  if (/^(?:tenho|sou|uso|tomo|estou) nao\b/.test(segment.text)) return true
  return /^(?:nao|nunca|negativo|nenhuma?|zero)\b(?: (?:tenho|tive|uso|tomo|sou|estou|gracas a deus))?$/.test(
    segment.text,
  )
}

const ownStatement = /\b(?:tenho|sou|estou|uso|tomo|faco|aplico|provoco|vivo|trato|sofro)\b/

/** Returns true when a segment retracts the previous one: "A médica sugeriu, não quis", "… não sou eu". */
export function retracts(segment: Segment, before: Segment, isMedicine: boolean): boolean {
  const { text } = segment
  // A statement about the writer is not retracted by a negation alone: "Sou hipertensa, nunca tive …".
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
  return /^(?:e )?(?:eu )?(?:nao (?:quis|aceitei|e (?:o )?meu caso|era nada|e comigo|sou eu|sou(?: nao)?|tenho(?: nao| isso)?|fui|vou|pari)|nunca (?:tive|fui|fiz|usei|tomei)(?: nada)?|recusei|bloqueei|descartaram|foi descartad[ao]|deu negativo|alarme falso|nem cogito|nem pensar|muito caro|nao e para mim|deu benigno|desisti|(?:todos |ambos |os dois )?(?:deram )?negativ[ao]s?|e so (?:o|a) \w+)$/.test(
    text,
  )
}

const normalResult = /^(?:(?:esta|deu|veio) )?tudo (?:normal|ok|certo|no padrao|em ordem|em dia|bem)$/
const examination =
  /\b(?:exames?|testes?|hemograma|ultrassom|eco|glicose|glicemia|colesterol|triglic\w+|tsh|tireoide|coracao|figado|rins?|pressao)\b/
/** Matches words that state an illness of the organ or value beside them: "pressão alta", "problema no coração". */
const illness =
  /\b(?:alt[ao]s?|elevad[ao]s?|baix[ao]s?|alterad[ao]s?|descontrolad[ao]s?|inchad[ao]s?|problemas?|doencas?)\b/

/**
 * Returns true for a normal result of the examination named before: "Glicose 84, tudo normal". Never cancels a stated
 * illness ("Tenho pressão alta, tudo bem") or a laboratory value outside the limits of `lab-values.ts`.
 */
export function findsNormal(segment: Segment, before: Segment): boolean {
  return (
    normalResult.test(segment.text) &&
    examination.test(before.text) &&
    !illness.test(before.text) &&
    labValuesIn(before).every(({ code }) => code === null)
  )
}

/** Returns true when the text answers the question before it with yes: "Diabetes? Sim". */
export function affirms(text: string): boolean {
  if (/^\w+ nao$/.test(text)) return false
  return /^(?:sim|tenho|sou|estou|tomo|uso|faco|desde|ha|aham|claro|positivo|tem|infelizmente|ja)\b/.test(
    text,
  )
}

/**
 * Returns true when a segment extends the statement before it about others to the writer: "… de família, eu também
 * tenho".
 */
export function includesWriter(segment: Segment): boolean {
  return /^(?:e )?(?:eu )?(?:tambem (?:tenho|sou|estou|sofro)|tenho (?:tambem|os dois|os tres|as duas|igual)|eu tambem)\b|^(?:e )?eu (?:sou|tenho)$/.test(
    segment.text,
  )
}
