import { stored, text } from '../../ui/storage/stored.ts'

/** Address awaiting confirmation, stored in this browser. */
export const pendingEmail = stored('pending_confirmation_email', text)
