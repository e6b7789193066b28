import { fieldTexts } from './copy.ts'

/** Copied from the contract: an import of that module would add its schemas to the bundle. */
export const minPasswordLength = 8

/** Basic check of a typed e-mail address; the server validates it fully. */
export function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return fieldTexts.noEmail
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : fieldTexts.oddEmail
}

export function checkPassword(password: string): string | undefined {
  return password.length < minPasswordLength ? fieldTexts.shortPassword : undefined
}
