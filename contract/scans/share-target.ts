/**
 * Path of the Web Share Target: the service worker takes the posted photo; a request that reaches the server is only
 * redirected.
 */
export const sharePath = '/compartilhar'
export const sharedPhotoField = 'foto'

/** Value of the parameter `modo` with which the scan screen processes the shared photo. */
export const sharedMode = 'compartilhada'
export const sharedPlace = `/scan?modo=${sharedMode}`
