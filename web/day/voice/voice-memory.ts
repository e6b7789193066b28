import { stored, text } from '../../ui/storage/stored.ts'

/**
 * Speech service to which the person agreed to send the sound; before another service is used, the person is asked
 * again.
 */
const accepted = stored('voice_accepted', text)
/** User agent of the browser that heard nothing; its next version is tried again. */
const deaf = stored('voice_deaf', text)

export const hasAccepted = (service: string): boolean => accepted.get() === service
export const accept = (service: string): boolean => accepted.set(service)
export const isDeaf = (): boolean => deaf.get() === navigator.userAgent
export const rememberDeaf = (): boolean => deaf.set(navigator.userAgent)
