import sharp from 'sharp'

/** Bar patterns of the digits in set L; set R inverts them, set G is R read backwards (ISO/IEC 15420). */
const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
]
/** Sets of the digits 2 to 7, which encode the first digit. */
const parities = [
  'LLLLLL',
  'LLGLGG',
  'LLGGLG',
  'LLGGGL',
  'LGLLGG',
  'LGGLLG',
  'LGGGLL',
  'LGLGLG',
  'LGLGGL',
  'LGGLGL',
]

const inverted = (bars: string) => bars.replaceAll(/[01]/g, (bar) => (bar === '0' ? '1' : '0'))
const reversed = (bars: string) => Array.from(bars).toReversed().join('')

/** Returns the 95 modules of an EAN-13, 1 for a bar. */
function modulesOf(code: string): string {
  const digits = Array.from(code, Number)
  const pattern = (digit = 0) => left[digit] ?? ''
  const parity = parities[digits[0] ?? 0] ?? ''
  const first = digits
    .slice(1, 7)
    .map((digit, place) => (parity[place] === 'L' ? pattern(digit) : reversed(inverted(pattern(digit)))))
  const second = digits.slice(7).map((digit) => inverted(pattern(digit)))
  return `101${first.join('')}01010${second.join('')}101`
}

interface Shot {
  readonly widthPx: number
  readonly heightPx: number
  readonly degrees: number
  readonly blurPx: number
}

/**
 * Returns a photo of a package with a printed EAN-13 as a baseline JPEG: the code is turned, out of focus and noisy,
 * and the light falls from one side.
 */
export async function barcodePhoto(code: string, shot: Shot): Promise<Buffer> {
  const { widthPx, heightPx, degrees, blurPx } = shot
  const bars = Array.from(modulesOf(code), (bar, at) =>
    bar === '1' ? `<rect x="${at * 3}" width="3" height="150" fill="#2b2622"/>` : '',
  ).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 480" width="${widthPx}" height="${heightPx}" preserveAspectRatio="xMidYMid slice">
    <defs><linearGradient id="light"><stop stop-color="#000" stop-opacity=".3"/><stop offset="1" stop-color="#fff" stop-opacity=".1"/></linearGradient></defs>
    <rect width="640" height="480" fill="#c98b3a"/>
    <g transform="rotate(${degrees} 320 240)">
      <rect x="130" y="110" width="380" height="260" fill="#f2ede2"/>
      <g transform="translate(177 140)">${bars}</g>
      <text x="320" y="330" font-family="sans-serif" font-size="26" letter-spacing="6" text-anchor="middle" fill="#2b2622">${code}</text>
    </g>
    <rect width="640" height="480" fill="url(#light)"/>
  </svg>`
  const grain = { type: 'gaussian', mean: 128, sigma: 14 } as const
  const noise = await sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: '#808080', noise: grain },
  })
    .png()
    .toBuffer()
  return sharp(Buffer.from(svg))
    .blur(blurPx)
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 80, progressive: false })
    .toBuffer()
}
