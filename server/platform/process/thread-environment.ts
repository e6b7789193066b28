/**
 * Environment of a worker thread: no settings, so no secrets; only Node's compile cache, without which the document
 * worker starts in twice the time and with 30 MB more. The main process does not use that cache (`npm start`): Node
 * would keep 12 MB of it in memory for the process's lifetime and start hardly faster.
 */
export function threadEnvironment(settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = settings['THREAD_COMPILE_CACHE'] ?? settings['NODE_COMPILE_CACHE']
  return kept ? { NODE_COMPILE_CACHE: kept } : {}
}
