import { readCapped } from '../../platform/http/capped-body.ts'
import { requestPublic, type TestHost } from '../../platform/security/public-request.ts'

export interface DownloadLimits {
  readonly maxBytes: number
  readonly signal: AbortSignal
  readonly testHost?: TestHost | undefined
}

/**
 * Downloads a picture from an untrusted address. Connects to public hosts only (`requestPublic`).
 * @throws when the download fails
 */
export async function downloadPublic(
  address: string,
  { maxBytes, signal, testHost }: DownloadLimits,
): Promise<Uint8Array> {
  const headers = { accept: 'image/webp,image/png,image/jpeg' }
  const { reply } = await requestPublic(address, { signal, headers, testHost })
  return readCapped(reply, maxBytes)
}
