import sharp from 'sharp'
import { expect, test } from 'vitest'
import { reencodeImage } from './image.ts'

const limits = { megapixels: 12, edgePx: 800 }
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c23a22' } })

test('a picture comes out as JPEG, no longer than the edge, without its EXIF', async () => {
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

test('a picture taken sideways comes out upright', async () => {
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

test('a file from a stranger reaches no other decoder than those of photos', async () => {
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
