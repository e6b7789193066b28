import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(html|js|css|svg|json|wasm|webmanifest)$/
const worthBytes = 1024

/**
 * Writes a .br and a .gz beside every text file of at least `worthBytes`, so that the server compresses no file itself.
 */
export function precompress(): Plugin {
  let directory = ''
  return {
    name: 'precompress',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      directory = path.resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: async (buildError) => {
        // A failed build, also of a worker, has no folder to read, and its own error has to stay visible.
        if (buildError || !existsSync(directory)) return
        const files = await readdir(directory, { recursive: true })
        await Promise.all(
          files.filter((file) => compressible.test(file)).map((file) => pack(path.join(directory, file))),
        )
      },
    },
  }
}

async function pack(file: string): Promise<void> {
  const plain = await readFile(file)
  if (plain.length < worthBytes) return
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
    promisify(gzip)(plain, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
