import sharp from 'sharp'

const acceptedFormats = new Set(['jpeg', 'png', 'webp'])

// Blocks all decoders of libvips but three, because untrusted files are decoded.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

// No picture is processed twice, so the cache of libvips would only use memory.
sharp.cache(false)

export interface ImageLimits {
  readonly megapixels: number
  /** Longest edge of the result in pixels; smaller pictures are not enlarged. */
  readonly edgePx: number
}

interface Refusal {
  readonly kind: 'unsupported' | 'unreadable' | 'too_large'
}

export type ImageReading =
  | { readonly kind: 'image'; readonly jpeg: Uint8Array; readonly width: number; readonly height: number }
  | Refusal

/**
 * Decodes an untrusted picture and re-encodes it as JPEG: upright, scaled down, on white, without EXIF or other
 * embedded data. Reads the header first, so that a decompression bomb is refused before decoding.
 */
export async function reencodeImage(bytes: Uint8Array, limits: ImageLimits): Promise<ImageReading> {
  const limitInputPixels = limits.megapixels * 1_000_000
  const header = await readHeader(bytes, limitInputPixels)
  if ('kind' in header) return header
  try {
    const { data, info } = await decode(bytes, limitInputPixels)
      .resize({ width: limits.edgePx, height: limits.edgePx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { kind: 'image', jpeg: data, width: info.width, height: info.height }
  } catch {
    return { kind: 'unreadable' }
  }
}

export interface SquareSize {
  readonly edgePx: number
  readonly format: 'avif' | 'webp'
  readonly bytes: Uint8Array
}

export type SquareReading =
  | { readonly kind: 'squares'; readonly sizes: readonly SquareSize[] }
  | { readonly kind: 'too_small' }
  | Refusal

/**
 * Encodes the center of an untrusted picture as squares, each size as AVIF and WebP. Keeps transparency and does not
 * enlarge. Takes half a second of one core, off the event loop.
 */
export async function encodeSquares(
  bytes: Uint8Array,
  limits: { readonly megapixels: number; readonly edgesPx: readonly number[]; readonly smallestPx: number },
): Promise<SquareReading> {
  const limitInputPixels = limits.megapixels * 1_000_000
  const header = await readHeader(bytes, limitInputPixels)
  if ('kind' in header) return header
  const side = Math.min(header.width, header.height)
  if (side < limits.smallestPx) return { kind: 'too_small' }
  try {
    const sizes: SquareSize[] = []
    for (const edgePx of limits.edgesPx) {
      const length = Math.min(edgePx, side)
      const square = decode(bytes, limitInputPixels).resize({ width: length, height: length, fit: 'cover' })
      // AVIF effort 2, because the next level takes two seconds per picture and saves 1 %.
      const avif = await square.clone().avif({ quality: 55, effort: 2 }).toBuffer()
      const webp = await square.clone().webp({ quality: 78 }).toBuffer()
      sizes.push({ edgePx, format: 'avif', bytes: avif }, { edgePx, format: 'webp', bytes: webp })
    }
    return { kind: 'squares', sizes }
  } catch {
    return { kind: 'unreadable' }
  }
}

async function readHeader(
  bytes: Uint8Array,
  limitInputPixels: number,
): Promise<{ readonly width: number; readonly height: number } | Refusal> {
  if (bytes.length === 0) return { kind: 'unsupported' }
  const header = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => null)
  if (!header?.format || !acceptedFormats.has(header.format)) return { kind: 'unsupported' }
  return header.width * header.height > limitInputPixels ? { kind: 'too_large' } : header
}

function decode(bytes: Uint8Array, limitInputPixels: number) {
  return sharp(bytes, { limitInputPixels, failOn: 'truncated' }).autoOrient()
}
