import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { precompress } from './web/build/precompress.ts'
import { staticPages } from './web/build/static-pages.ts'
import { unknownPaths } from './web/build/unknown-paths.ts'

const web = path.join(import.meta.dirname, 'web')
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000'
const hotPages = new Set(['/app', '/auth'])

export default defineConfig(({ command, isPreview }) => ({
  root: web,
  plugins: [
    react(),
    babel({ presets: [reactCompilerPreset()] }),
    tailwindcss(),
    toastStyleAsFile(),
    staticPages(),
    unknownPaths((page) => (isPreview && hotPages.has(page) ? `${page}/index.html` : '/app.html')),
    precompress(),
  ],
  build: {
    outDir: path.join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: { index: path.join(web, 'index.html'), app: path.join(web, 'app.html') },
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'tanstack', test: /node_modules\/@tanstack\// },
          ],
        },
      },
    },
  },
  server: {
    // The modules of web/api have addresses under /api too while developing; those stay here.
    proxy: Object.fromEntries(
      ['^/api/(?!.*\\.tsx?(\\?|$))', '/healthz', '/readyz', '/dev/mailbox'].map((at) => [at, apiOrigin]),
    ),
  },
  ...(command === 'build' && { logLevel: 'warn' as const }),
}))

/** sonner puts its style into the page by script, which the content security policy refuses; toaster.tsx imports the file. */
function toastStyleAsFile(): Plugin {
  return {
    name: 'toast-style-as-file',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
      handler: (code) => code.replace(/^__insertCSS\(".*"\);?$/m, ''),
    },
  }
}
