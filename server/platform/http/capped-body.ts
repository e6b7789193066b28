/** Thrown for a body over its size limit. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/**
 * Reads a body. Throws `BodyTooLarge` as soon as more than `maxBytes` have arrived, whatever length was announced.
 */
export async function readCapped(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.length
    if (length > maxBytes) throw new BodyTooLarge()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
