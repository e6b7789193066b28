const eatingCarers =
  'onverse com um nutricionista, psicólogo ou médico com experiência em comportamento alimentar'

/** Whom to turn to when eating is hard. */
export const eatingCareText = `C${eatingCarers}; para apoio emocional, o CVV atende no 188, a qualquer hora e sem custo.`

/** Whom to turn to with thoughts of death or self-harm: CVV, SAMU and the public health network. */
export const distressCareText =
  'Você não precisa passar por isso sem companhia. O CVV atende no 188, a qualquer hora e sem custo, e em cvv.org.br. Se há perigo agora, ligue 192 (SAMU) ou vá ao pronto-socorro ou a um CAPS, e conte a alguém de confiança.'

/**
 * Returns the text on where to find help for those of the findings or concerns (by key) that are urgent, most urgent
 * first; `null` if none is.
 */
export function careTextOf(...findingKeys: readonly string[]): string | null {
  const isAboutEating = findingKeys.includes('transtorno_alimentar')
  if (!findingKeys.includes('sofrimento_intenso')) return isAboutEating ? eatingCareText : null
  return isAboutEating ? `${distressCareText} Sobre a comida, c${eatingCarers}.` : distressCareText
}
