import { ApiError } from './api-error.ts'
import { call } from './call.ts'

/**
 * Uploads a photo to the address issued for its scan. If the server says that the address was already used, an
 * earlier attempt succeeded and only its reply was lost, so this counts as success.
 */
export async function uploadPhoto(uploadUrl: string, photo: Blob, signal?: AbortSignal): Promise<void> {
  // Only the token is used: behind a tunnel or on another host name the app's own origin is the right one.
  const token = new URL(uploadUrl, location.href).pathname.split('/').at(-1) ?? ''
  try {
    await call('PUT /api/scan-uploads/{token}', {
      params: { token },
      bytes: photo,
      ...(signal && { signal }),
    })
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'upload_link_used') throw error
  }
}
