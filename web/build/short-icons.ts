import type { Plugin } from 'vite'

/** Each drawing carries random keys, its names old and new, and its usual size, which nobody reads here. */
export function shortIcons(): Plugin {
  return {
    name: 'short-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/.*\.m?js/ },
      handler: (code) => {
        let key = 0
        return code
          .replaceAll(/\bkey: "\w+"/g, () => `key: ${(key += 1)}`)
          .replace(/,\s*aliases: \[[^\]]*\]/, '')
          .replace(/\bname: "[^"]*",|\bsize: 24,/g, '')
          .replace('__iconData.node;', '')
      },
    },
  }
}
