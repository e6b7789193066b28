import sharp from 'sharp'

const acceptedFormats = new Set(['jpeg', 'png', 'webp'])

// An untrusted file reaches these three decoders and none of the dozens that libvips brings along.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})

export interface ImageLimits {
  readonly megapixels: number
  /** Longest edge of what comes out. */
  readonly edgePx: number
}

export type ImageReading =
  | { readonly kind: 'image'; readonly jpeg: Uint8Array; readonly width: number; readonly height: number }
  | { readonly kind: 'unsupported' | 'unreadable' | 'too_large' }

/**
 * Decodes a picture from an untrusted sender and encodes it anew: upright, scaled down, without EXIF, without
 * whatever else was in the file. The header is asked first, so that a bomb is refused before it is decoded.
 */
export async function reencodeImage(bytes: Uint8Array, limits: ImageLimits): Promise<ImageReading> {
  if (bytes.length === 0) return { kind: 'unsupported' }
  const limitInputPixels = limits.megapixels * 1_000_000
  const header = await sharp(bytes, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => null)
  if (!header?.format || !acceptedFormats.has(header.format)) return { kind: 'unsupported' }
  if (header.width * header.height > limitInputPixels) return { kind: 'too_large' }
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels, failOn: 'truncated' })
      .autoOrient()
      .resize({ width: limits.edgePx, height: limits.edgePx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { kind: 'image', jpeg: data, width: info.width, height: info.height }
  } catch {
    return { kind: 'unreadable' }
  }
}
