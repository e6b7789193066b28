/** Share-target path: the service worker takes the posted photo; the server only redirects. */
export const sharePath = '/compartilhar'
export const sharedPhotoField = 'foto'

/** The place of the scan screen that takes it up, by `modo` in its address. */
export const sharedMode = 'compartilhada'
export const sharedPlace = `/scan?modo=${sharedMode}`
