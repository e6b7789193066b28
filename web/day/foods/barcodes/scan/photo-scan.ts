import { preparePhoto } from '../../../../scans/shared/photo.ts'
import { createAgreement } from './agreeing-reads.ts'
import { openBarcodeReader } from './barcode-reader.ts'

/** Longest sides in pixels of the two copies of a photo that have to give the same code. */
const edges = [1600, 1100] as const

/** Reads the code in a photo, which stays on this device; `null` without a code that both copies agree on. */
export async function scanPhoto(photo: Blob): Promise<string | null> {
  const reader = await openBarcodeReader()
  const agree = createAgreement()
  try {
    let found: string | null = null
    for (const edge of edges) found = agree(await reader.read(await preparePhoto(photo, edge)))
    return found
  } finally {
    reader.close()
  }
}
