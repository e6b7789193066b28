/** A body holds more bytes than its reader takes. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge'
}

/** All of a body, cut off as soon as it is longer than `maxBytes`, whatever length it announced. */
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
