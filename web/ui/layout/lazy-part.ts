import { type ComponentType, lazy } from 'react'

/** Names of a module's components. */
export type PartName<Module> = {
  [Name in keyof Module]: Module[Name] extends ComponentType<never> ? Name : never
}[keyof Module]

export type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never

/** Loads a component of a module when it is first shown, and `instead` if its code cannot be loaded. */
export function partInstead<Module, const Name extends PartName<Module>>(
  load: () => Promise<Module>,
  name: Name,
  instead: () => ComponentType<PropsOf<Module[Name]>> | Promise<ComponentType<PropsOf<Module[Name]>>>,
) {
  return lazy(() =>
    load().then(
      (module) => ({ default: module[name] as ComponentType<PropsOf<Module[Name]>> }),
      async () => ({ default: await instead() }),
    ),
  )
}

/**
 * Loads a part of a screen when it is first shown. If its code cannot be loaded, a message with a retry takes its place,
 * because React would repeat the failure until a reload.
 */
export function lazyPart<Module, const Name extends PartName<Module>>(
  load: () => Promise<Module>,
  name: Name,
) {
  return partInstead(load, name, async () =>
    (await import('./unloaded-part.tsx')).unloadedPart<PropsOf<Module[Name]>>(
      load as () => Promise<never>,
      name as string,
    ),
  )
}
