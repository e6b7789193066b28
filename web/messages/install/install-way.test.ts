import { expect, test } from 'vitest'
import { installWay } from './install-way.ts'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
const device = { isInstalled: false, question: null, userAgent: mac, touchPoints: 0 }

test('an iPhone, and an iPad reporting as a Mac, get manual install steps', () => {
  expect(installWay({ ...device, userAgent: iphone, touchPoints: 5 })).toEqual({ by: 'hand' })
  expect(installWay({ ...device, touchPoints: 5 })).toEqual({ by: 'hand' })
})

test('an installed app, an unsupported browser and a web view get no hint', () => {
  expect(installWay({ ...device, userAgent: iphone, touchPoints: 5, isInstalled: true })).toBeNull()
  expect(installWay(device)).toBeNull()
  expect(installWay({ ...device, userAgent: `${iphone} Instagram 300`, touchPoints: 5 })).toBeNull()
})

test('a browser with an install prompt shows it on tap', async () => {
  let asked = 0
  const question = Object.assign(new Event('beforeinstallprompt'), {
    prompt: async () => void (asked += 1),
  })
  const way = installWay({ ...device, question })
  expect(way?.by).toBe('question')
  if (way?.by === 'question') await way.ask()
  expect(asked).toBe(1)
})
