import type { Rolldown } from 'vite'

/**
 * Returns whether a module begins with one of the places, which are paths in `web`. Throws if a place has no chunk: a
 * renamed module would otherwise drop out of its list unnoticed.
 */
export function isAmong(
  bundle: Rolldown.OutputBundle,
  places: readonly string[],
): (module: string) => boolean {
  const isAt = (module: string, place: string) => module.includes(`/web/${place}`)
  const modules = Object.values(bundle).flatMap((file) =>
    file.type === 'chunk' ? (file.facadeModuleId ?? []) : [],
  )
  const missing = places.filter((place) => !modules.some((module) => isAt(module, place)))
  if (missing.length > 0) throw new Error(`The build has no chunk for ${missing.join(', ')}.`)
  return (module) => places.some((place) => isAt(module, place))
}
