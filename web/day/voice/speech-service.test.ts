import { expect, test } from 'vitest'
import { speechServiceOf } from './speech-service.ts'

const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Chrome on Android', `${android} Chrome/141.0.0.0 Mobile Safari/537.36`, 5, [], 'o Google'],
  ['Edge', `${android} Chrome/141.0.0.0 Mobile Safari/537.36 EdgA/141.0.0.0`, 5, [], 'a Microsoft'],
  [
    'Samsung Internet',
    `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    5,
    [],
    'o serviço de voz do seu celular (em geral o do Google ou o da Samsung)',
  ],
  ['Brave', `${android} Chrome/141.0.0.0 Safari/537.36`, 0, ['Brave'], 'o serviço de voz do Brave'],
  ['Safari on a Mac', `${mac} Version/18.5 Safari/605.1.15`, 0, [], 'a Apple'],
  ['Chrome on an iPhone', `${phone} CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`, 5, [], 'a Apple'],
  ['an iPad that calls itself a Mac', `${mac} Chrome/141.0.0.0 Safari/605.1.15`, 5, [], 'a Apple'],
  ['an unknown browser', 'Navegador/1.0', 0, [], 'a empresa que faz o seu navegador'],
] as const)('%s names who receives the sound', (_, userAgent, maxTouchPoints, brands, service) => {
  const userAgentData = { brands: brands.map((brand) => ({ brand })) }
  expect(speechServiceOf({ userAgent, maxTouchPoints, userAgentData })).toBe(service)
})
