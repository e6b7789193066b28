import { stored, text } from '../../ui/storage/stored.ts'

/** E-mail address that awaits confirmation, stored in this browser. */
export const pendingEmail = stored('pending_confirmation_email', text)
