import { fieldTexts } from './copy.ts'

/** As the contract has it, whose module would bring its schemas along. */
export const minPasswordLength = 8

/** What is wrong with an address as typed; the server has the last word. */
export function checkEmail(email: string): string | undefined {
  if (email.trim() === '') return fieldTexts.noEmail
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? undefined : fieldTexts.oddEmail
}

export function checkPassword(password: string): string | undefined {
  return password.length < minPasswordLength ? fieldTexts.shortPassword : undefined
}
