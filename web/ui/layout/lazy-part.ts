import { type ComponentType, lazy } from 'react'

/** Names of a module's components. */
export type PartName<Module> = {
  [Name in keyof Module]: Module[Name] extends ComponentType<never> ? Name : never
}[keyof Module]

export type PropsOf<Part> = Part extends ComponentType<infer Props> ? Props : never

/**
 * Loads a part of a screen when it is first shown. If its code cannot be loaded, a message with a retry takes its place,
 * because React would repeat the failure until a reload.
 */
export function lazyPart<Module, const Name extends PartName<Module>>(
  load: () => Promise<Module>,
  name: Name,
) {
  type Part = ComponentType<PropsOf<Module[Name]>>
  return lazy(() =>
    load().then(
      (module) => ({ default: module[name] as Part }),
      async () => ({
        default: (await import('./unloaded-part.tsx')).unloadedPart<PropsOf<Module[Name]>>(
          load as () => Promise<never>,
          name as string,
        ),
      }),
    ),
  )
}
