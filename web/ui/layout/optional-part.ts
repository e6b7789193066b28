import { type ComponentType, lazy } from 'react'
import type { PartName, PropsOf } from './lazy-part.ts'

/** Loads a part that the screen can do without: if its code cannot be loaded, nothing is shown. */
export function optionalPart<Module, const Name extends PartName<Module>>(
  load: () => Promise<Module>,
  name: Name,
) {
  type Part = ComponentType<PropsOf<Module[Name]>>
  return lazy(() =>
    load().then(
      (module) => ({ default: module[name] as Part }),
      (): { default: Part } => ({ default: () => null }),
    ),
  )
}
