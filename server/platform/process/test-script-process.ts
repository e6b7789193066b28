/**
 * Process of `openScriptProcess`: runs each script that it is sent in these modules, which are loaded once, and replies
 * with the script's exit code and output.
 */
import type { ScriptRequest } from './test-script.ts'

let runs = 0

process.on('message', (request: ScriptRequest) => void run(request))
process.on('disconnect', () => process.exit())

async function run({ script, args, settings }: ScriptRequest): Promise<void> {
  let output = ''
  const keep = (text: string | Uint8Array) => {
    output += String(text)
    return true
  }
  process.stdout.write = keep
  process.stderr.write = keep
  process.argv.splice(2, process.argv.length, ...args)
  process.env = { ...settings }
  process.exitCode = undefined
  runs += 1
  // Another address, so that the script itself is run again; the modules that it imports are not.
  await import(`${script}?run=${runs}`)
  process.send?.({ code: process.exitCode, output })
  process.exitCode = undefined
}
