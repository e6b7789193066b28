import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** An entry of Vite's manifest: the output file of a module and the modules that it imports statically. */
interface Built {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly isDynamicEntry?: boolean
}

export interface ScreenWeight {
  /** The module of the screen, such as `recipes/recipes/screen/recipes-screen.tsx`. */
  readonly screen: string
  /** Size of the screen's own chunk, gzip bytes. */
  readonly ownBytes: number
  /** JavaScript loaded for this screen when the app is already running, gzip bytes. */
  readonly newBytes: number
  /** CSS of the screen, gzip bytes. */
  readonly styleBytes: number
}

export interface BuildWeight {
  /** Returns the JavaScript that must run before a screen is rendered, gzip bytes. */
  readonly beforeScreen: (screen: string) => number
  readonly screens: readonly ScreenWeight[]
  readonly appStyleBytes: number
  /** Returns the size of a file under dist/web, gzip bytes. */
  readonly fileBytes: (file: string) => number
}

const day = 'day/today/today-screen.tsx'

/** Returns the sizes of the built web, in gzip bytes. */
export function weighBuild(directory: string): BuildWeight {
  const modules = JSON.parse(readFileSync(join(directory, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Built
  >
  const fileBytes = (file: string) => gzipSync(readFileSync(join(directory, file)), { level: 9 }).length
  const find = (name: string): Built => {
    const built = modules[name]
    if (!built) throw new Error(`the build has no ${name}`)
    return built
  }
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const needed of find(name).imports ?? []) withImports(needed, seen)
    return seen
  }
  const bytesOf = (names: Iterable<string>) =>
    sum(Array.from(new Set(Array.from(names, (name) => find(name).file)), fileBytes))

  const shell = new Set([...withImports('app.html'), ...withImports('main.tsx')])
  const running = new Set([...shell, ...withImports(day)])
  const screens = Object.entries(modules)
    .filter(([name, { isDynamicEntry }]) => isDynamicEntry && name.endsWith('-screen.tsx'))
    .map(([screen, { file }]) => {
      const added = [...withImports(screen)].filter((name) => !running.has(name))
      const styles = new Set(added.flatMap((name) => find(name).css ?? []))
      return {
        screen,
        ownBytes: fileBytes(file),
        newBytes: bytesOf(added),
        styleBytes: sum(Array.from(styles, fileBytes)),
      }
    })
  return {
    beforeScreen: (screen) => bytesOf(new Set([...shell, ...withImports(screen)])),
    screens,
    appStyleBytes: sum((find('app.html').css ?? []).map(fileBytes)),
    fileBytes,
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
