import { type PartName, partInstead } from './lazy-part.ts'

/** Loads a part that the screen can do without: if its code cannot be loaded, nothing is shown. */
export function optionalPart<Module, const Name extends PartName<Module>>(
  load: () => Promise<Module>,
  name: Name,
) {
  return partInstead(load, name, () => () => null)
}
