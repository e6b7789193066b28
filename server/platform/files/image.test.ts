import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeSquares, reencodeImage } from './image.ts'

const limits = { megapixels: 12, edgePx: 800 }
const squares = { megapixels: 12, edgesPx: [320, 960], smallestPx: 256 }
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c23a22' } })

test('a picture is re-encoded as JPEG within the edge limit, without its EXIF', async () => {
  const bytes = await picture(1600, 1200)
    .withExif({ IFD0: { Copyright: 'someone' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
    .jpeg()
    .toBuffer()
  const reading = await reencodeImage(bytes, limits)
  if (reading.kind !== 'image') throw new Error(reading.kind)
  const metadata = await sharp(reading.jpeg).metadata()
  expect([metadata.format, metadata.width, metadata.height]).toEqual(['jpeg', 800, 600])
  expect(metadata.exif).toBeUndefined()
})

test('a picture taken sideways is rotated upright', async () => {
  const bytes = await picture(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const reading = await reencodeImage(bytes, limits)
  expect(reading).toMatchObject({ kind: 'image', width: 200, height: 400 })
})

test('a text, an SVG and a GIF are not photos, whatever their name', async () => {
  const gif = await picture(10, 10).gif().toBuffer()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
  for (const bytes of [Buffer.from('um texto'), svg, gif, Buffer.alloc(0)]) {
    expect(await reencodeImage(bytes, limits)).toEqual({ kind: 'unsupported' })
  }
})

test('an uploaded file reaches only the photo decoders', async () => {
  for (const other of [await picture(9, 9).gif().toBuffer(), await picture(9, 9).tiff().toBuffer()]) {
    await expect(sharp(other).metadata()).rejects.toThrow('unsupported image format')
  }
})

test('60 megapixels are refused before they are decoded', async () => {
  const bomb = await picture(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await reencodeImage(bomb, limits)).toEqual({ kind: 'too_large' })
})

test('a JPEG cut in half is unreadable', async () => {
  const whole = await sharp({
    create: {
      width: 600,
      height: 600,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg()
    .toBuffer()
  expect(await reencodeImage(whole.subarray(0, whole.length / 2), limits)).toEqual({ kind: 'unreadable' })
})

test('a picture becomes four center squares: two sizes, each in AVIF and WebP', async () => {
  const reading = await encodeSquares(await picture(1500, 1000).png().toBuffer(), squares)
  if (reading.kind !== 'squares') throw new Error(reading.kind)
  expect(reading.sizes.map(({ edgePx, format }) => `${edgePx}.${format}`)).toEqual([
    '320.avif',
    '320.webp',
    '960.avif',
    '960.webp',
  ])
  for (const { edgePx, format, bytes } of reading.sizes.filter((one) => one.format === 'webp')) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format, width: edgePx, height: edgePx })
  }
  // The format is checked by the file's `ftyp` box, because the sharp of this machine may be unable to decode AVIF.
  for (const { bytes } of reading.sizes.filter((one) => one.format === 'avif')) {
    expect(Buffer.from(bytes).toString('latin1', 4, 12)).toBe('ftypavif')
  }
})

test('a transparent picture stays transparent, and a small one is not enlarged', async () => {
  const png = await sharp({ create: { width: 500, height: 400, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer()
  const reading = await encodeSquares(png, squares)
  if (reading.kind !== 'squares') throw new Error(reading.kind)
  expect(await sharp(reading.sizes[3]!.bytes).metadata()).toMatchObject({ width: 400, hasAlpha: true })
})

test('a file that is not a picture, too large or tiny yields no square', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>')
  expect(await encodeSquares(svg, squares)).toEqual({ kind: 'unsupported' })
  expect(await encodeSquares(await picture(900, 900).gif().toBuffer(), squares)).toEqual({
    kind: 'unsupported',
  })
  const bomb = await picture(10_000, 6_000).png({ compressionLevel: 9 }).toBuffer()
  expect(await encodeSquares(bomb, squares)).toEqual({ kind: 'too_large' })
  expect(await encodeSquares(await picture(9, 9).png().toBuffer(), squares)).toEqual({ kind: 'too_small' })
})
