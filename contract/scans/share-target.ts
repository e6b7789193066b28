/** Web Share Target path: the service worker handles the posted photo; the server only redirects. */
export const sharePath = '/compartilhar'
export const sharedPhotoField = 'foto'

/** Address of the scan screen that processes the shared photo, by its `modo` parameter. */
export const sharedMode = 'compartilhada'
export const sharedPlace = `/scan?modo=${sharedMode}`
