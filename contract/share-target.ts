/** Where a system posts a photo that is shared with the app: the app's worker takes it, the server only leads on. */
export const sharePath = '/compartilhar'
export const sharedPhotoField = 'foto'

/** The place of the scan screen that takes it up, by `modo` in its address. */
export const sharedMode = 'compartilhada'
export const sharedPlace = `/scan?modo=${sharedMode}`
