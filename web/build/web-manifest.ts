import type { Plugin } from 'vite'
import { brand } from '../../contract/brand.ts'
import { sharedPhotoField, sharePath } from '../../contract/scans/share-target.ts'

export const manifestFile = 'manifest.webmanifest'

/** Screenshots for stores and install dialogs, taken by `take-screenshots.ts`. */
export const screenshots = [
  { file: 'day', label: 'O dia: refeições, metas e o que vem' },
  { file: 'plate', label: 'Um prato lido, item por item' },
  { file: 'recipes', label: 'Receitas brasileiras com números da tabela' },
] as const

export const screenshotSizes = {
  narrow: { width: 720, height: 1480 },
  wide: { width: 1280, height: 800 },
} as const

const png = 'image/png'

const manifest = {
  name: brand.name,
  short_name: brand.name,
  description: brand.promise,
  lang: 'pt-BR',
  dir: 'ltr',
  id: '/app',
  start_url: '/app',
  scope: '/',
  display: 'standalone',
  orientation: 'natural',
  background_color: '#fbf7ee',
  theme_color: '#fbf7ee',
  categories: ['food', 'health', 'lifestyle'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: png, purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: png, purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: png, purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: png, purpose: 'maskable' },
  ],
  shortcuts: [
    {
      name: 'Escanear meu prato',
      short_name: 'Escanear',
      url: '/scan',
      icons: [{ src: '/icons/shortcut-scan.png', sizes: '96x96', type: png }],
    },
    {
      name: 'Receitas',
      short_name: 'Receitas',
      url: '/receitas',
      icons: [{ src: '/icons/shortcut-recipes.png', sizes: '96x96', type: png }],
    },
  ],
  share_target: {
    action: sharePath,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: sharedPhotoField, accept: ['image/jpeg', 'image/png', 'image/webp'] }] },
  },
  screenshots: (['narrow', 'wide'] as const).flatMap((form) =>
    screenshots.map(({ file, label }) => ({
      src: `/screenshots/${file}-${form}.webp`,
      sizes: `${screenshotSizes[form].width}x${screenshotSizes[form].height}`,
      type: 'image/webp',
      form_factor: form,
      label,
    })),
  ),
}

/** Writes the manifest under the brand name; in development it is served from memory. */
export function webManifest(): Plugin {
  const text = JSON.stringify(manifest)
  return {
    name: 'web-manifest',
    configureServer: (server) => {
      server.middlewares.use(`/${manifestFile}`, (_request, reply) => {
        reply.setHeader('content-type', 'application/manifest+json').end(text)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: manifestFile, source: text })
    },
  }
}
