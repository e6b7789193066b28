/**
 * Returns the environment of a worker thread: only Node's compile cache, without which the document worker starts in
 * twice the time with 30 MB more; no settings, and so no secrets. The main process has no compile cache (`npm start`),
 * because it would keep 12 MB for it and start hardly faster.
 */
export function threadEnvironment(settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = settings['THREAD_COMPILE_CACHE'] ?? settings['NODE_COMPILE_CACHE']
  return kept ? { NODE_COMPILE_CACHE: kept } : {}
}
