/** Longest side of a plate's photo in pixels; its foods need no more. */
const plateEdge = 800
const quality = 0.7

/**
 * Converts a photo: upright, at most `longestEdge` pixels on its longer side, JPEG, without metadata such as place or
 * device.
 */
export async function preparePhoto(source: Blob, longestEdge = plateEdge): Promise<Blob> {
  const picture = await decode(source)
  const scale = Math.min(1, longestEdge / Math.max(picture.width, picture.height))
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  const photo = await encode(picture, width, height)
  if (picture instanceof ImageBitmap) picture.close()
  return photo
}

async function decode(source: Blob): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(source, { imageOrientation: 'from-image' })
  } catch {
    return decodeByElement(source)
  }
}

/** Safari before 17 ignores EXIF orientation in bitmaps, but not in image elements. */
async function decodeByElement(source: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(source)
  try {
    const element = new Image()
    element.src = address
    await element.decode()
    return element
  } finally {
    URL.revokeObjectURL(address)
  }
}

async function encode(picture: CanvasImageSource, width: number, height: number): Promise<Blob> {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context) {
      context.drawImage(picture, 0, 0, width, height)
      return canvas.convertToBlob({ type: 'image/jpeg', quality })
    }
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('canvas gave no image'))),
      'image/jpeg',
      quality,
    )
  })
}
