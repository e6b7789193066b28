/** The part of `navigator` that names the browser. */
interface Browser {
  readonly userAgent: string
  readonly maxTouchPoints: number
  /** Absent in Safari and Firefox. */
  readonly userAgentData?: { readonly brands: readonly { readonly brand: string }[] }
}

const phone = 'o serviço de voz do seu celular (em geral o do Google ou o da Samsung)'

/** Browsers derived from another browser come first, because all of them also call themselves Chrome and Safari. */
const services: readonly (readonly [RegExp, string])[] = [
  [/\bEdg\w*\/|Microsoft Edge/, 'a Microsoft'],
  [/SamsungBrowser|Samsung Internet/, phone],
  [/\bOPR\/|Opera/, 'o serviço de voz do Opera'],
  [/Brave/, 'o serviço de voz do Brave'],
  [/Vivaldi/, 'o serviço de voz do Vivaldi'],
  [/Chrome\//, 'o Google'],
  [/Safari\//, 'a Apple'],
]

/**
 * Returns who receives the sound of a dictation, with its article: `o Google`. All browsers of iPhone and iPad use
 * Apple's recognition; an iPad calls itself a Mac, which has no touch screen.
 */
export function speechServiceOf({ userAgent, maxTouchPoints, userAgentData }: Browser): string {
  const isAppleTouch = /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  if (isAppleTouch) return 'a Apple'
  const named = [userAgent, ...(userAgentData?.brands ?? []).map(({ brand }) => brand)].join(' ')
  return services.find(([name]) => name.test(named))?.[1] ?? 'a empresa que faz o seu navegador'
}
