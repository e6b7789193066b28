import { minifySync } from 'vite'
import { fetchAfterPaint } from '../app/fetch-after-paint.ts'
import { preloadDay } from '../day/today/preload-day.ts'
import { calledName, greetingAt } from '../day/today/greeting-copy.ts'

/** Script inlined at the end of documents that fetch the program after the first paint. */
export const codeScript = minified(`(${fetchAfterPaint.toString()})()`)

/** Returns the script inlined at the end of the day's document. */
export function dayScript([session, ...others]: readonly string[]): string {
  const greet = `(user)=>greetingAt(new Date().getHours())+', '+calledName(user)`
  const parts = `${greetingAt.toString()};${calledName.toString()};(${preloadDay.toString()})`
  const asked = JSON.stringify([session, ...others])
  return minified(`{${parts}(${asked},${JSON.stringify(session)},${greet})}`) + codeScript
}

function minified(code: string): string {
  return minifySync('inline.js', code).code.trim()
}
