import { minifySync } from 'vite'
import { askEarly } from '../today/early-day.ts'
import { calledName, greetingAt } from '../today/greeting.ts'

/** Inline at the end of the document of the day. */
export function earlyScript([session, ...others]: readonly string[]): string {
  const greet = `(user)=>greetingAt(new Date().getHours())+', '+calledName(user)`
  const parts = `${greetingAt.toString()};${calledName.toString()};(${askEarly.toString()})`
  const asked = JSON.stringify([session, ...others])
  return minifySync('early.js', `{${parts}(${asked},${JSON.stringify(session)},${greet})}`).code.trim()
}
