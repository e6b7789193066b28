import type { NumberReading } from './body-numbers.ts'

const dish = '(?:moqueca|ensopad\\w+|escaldad\\w+|mariscada|caldo|caldinho|catado|pirao|mariscos?)'
/** "Chumbinho", an illegal rat poison and a common means of suicide in Brazil. It is also a clam and a kind of bean. */
const poison = new RegExp(
  `\\b(?<!\\b(?:${dish} (?:de|com) |feijao (?:tipo )?))chumbinho\\b(?! (?:da praia|d[oe] mangue|catad|ensopad))|\\b(?:raticidas?|(?:compr|arrum|arranj|consegu|guard|junt|peg|tenho|escond)\\w* (?:\\w+ ){0,3}venenos?|venenos? (?:\\w+ ){0,4}(?:comprei|guardei|arrumei|peguei))\\b`,
)
/** Pests, guns and fishing, for which poison or lead pellets are bought, and animals that ate the poison. */
const harmless =
  /\b(?:rat[ao]s?|ratinhos?|ratazanas?|ratoeiras?|camundong\w+|roedor\w*|baratas?|formigas?|cupi(?:m|ns)|pulgas?|carrapatos?|mosquitos?|escorpi\w+|gambas?|morcegos?|pombos?|pragas?|dedetiz\w+|horta|lavoura|mato|jardim|espingardas?|carabinas?|rifles?|airsoft|calibre|passarinhos?|arma de pressao|chumbinho (?:de|para) pressao|(?:treino|clube|estande|aula) de tiro|tiro (?:esportivo|ao alvo)|pesc\w+|anzol|anzois|iscas?|molinetes?|carretilhas?|(?:vara|linha|rede) de pesca|(?:cachorr|gat|cadel|galinh)\w+ (?:\w+ ){0,2}(?:com(?:eu|eram)|morr|pass)\w*|(?:envenen|mat)\w+ (?:\w+ ){0,3}(?:cachorr|gat|cadel|galinh)\w+)\b/
const forSelf = /\b(?:para|em) mim\b/

/** Returns a text's poison without an ordinary reason as a question, which shows help. */
export function poisonIn(text: string): NumberReading[] {
  const found = poison.exec(text)
  if (!found || (harmless.test(text) && !forSelf.test(text))) return []
  return [{ code: 'sofrimento_intenso', tier: 'ask', from: found.index, to: found.index + found[0].length }]
}
