import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import path from 'node:path'
import { defineConfig } from 'vite'
import { compileHints } from './web/build/compile-hints.ts'
import { leanFoodTable } from './web/build/lean-food-table.ts'
import { precompress } from './web/build/precompress.ts'
import { offlineWorker } from './web/build/offline-worker.ts'
import { shortIcons } from './web/build/short-icons.ts'
import { pageFile, staticPages } from './web/build/static-pages.ts'
import { unknownPaths } from './web/build/unknown-paths.ts'
import { webManifest } from './web/build/web-manifest.ts'

const web = path.join(import.meta.dirname, 'web')
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000'
const sharedCode = /web\/(ui\/(?!plate\/)|api\/|app\/[^/]+$)/
/** Modules of the day's first paint outside the kit's folders. */
const firstScreenCode = /web\/messages\/shared\/install-question/
/** The first screen has no form, no dialog and no long text, so it must not fetch theirs. */
const formCode =
  /web\/(ui\/\w+\/(prose|choice-|banner|checkbox|dialog|dotted-list|focus-keeper|local-day|modal|money-pt-br|parse-number|past-day|progress-bar|radio-cards|search-box|segmented|sheet|slider|switch|tabs|text-area|titled-card|typed-number|([a-z]+-)?field)|api\/(offline-copy|recipes))/
/**
 * Form modules of the account pages and the cards of the day. Includes icons and modules smaller than the name of their
 * file: each of them alone would be a request.
 */
const fieldCode =
  /web\/(ui\/\w+\/(banner|checkbox|dialog|dotted-list|modal|tabs|((text|password)-)?field|text-area|back-header|empty-state|icon-button|lazy-plate|link-button)|day\/shared\/meal-id|account\/questionnaire\/queries)\.|nutrition\/targets\/meal-type\.|lucide-react\/dist\/esm\/icons\//
/** Modules that the first screen loads after its first paint: one file, because each costs a request. */
const dayCode =
  /web\/(day\/today\/day-plan|ui\/(drawn\/drawn-emoji|layout\/optional-part|hooks\/(haptics|use-steady-tap)))\./
/**
 * Modules that the first screen shares with the screen of another day. Not in the kit, which the account pages fetch
 * too, nor with the forms or the cards, which the first screen must not fetch.
 */
const anyDayCode =
  /nutrition\/calendar\/days\.|web\/(day\/(shared\/(day-switcher|open-period)|today\/(day-summary|eaten-meals|meal-field\/(meal-field|field-look)))|scans\/shared\/(drafts|written-mode))\.|icons\/(camera|chevron-(left|right)|scan-barcode|search)\./
/** The first screen only reads, so it fetches no mutations. */
const mutationCode =
  /@tanstack\/(query-core\/build\/modern\/mutationObserver|react-query\/build\/modern\/useMutation)/
/** Small modules of the account pages and of later screens, bundled with the fields. */
const accountKitCode =
  /web\/(api\/(show-today|sign-(in|out)|stored-drafts)|ui\/(storage\/stored-keys|drawn\/awning|format\/spoken-instant|hooks\/use-(focus-on-mount|seconds-until)))\.|contract\/brand/
/** Modules that the card of water and weight shares with their sheets and with reports. */
const bodyCode =
  /web\/(ui\/charts\/trend-line|day\/water\/(copy|queries|water-day)|day\/weights\/(queries|weight-trend))\./
/** Shared by screens that come after the first. */
const laterCode =
  /web\/(api\/(access|day|passkey-ceremony|photo-upload|offline-cache-time|offline-note)|ui\/\w+\/(trend-line|offline-notice|logo|numbered-steps|printed-week))\./
/**
 * Modules shared by the account pages. One file, because the list of screens names every file: a module smaller than its
 * name costs less in a file with others.
 */
const accountCode =
  /web\/account\/account\/(?!(\w+\/)?(use-confirmation|confirmation-notice|password-choice|notice|letter))/
/** Small modules that later screens share, fetched with the cards of the day. */
const smallCode =
  /contract\/billing\/operator-contact\.|nutrition\/(shared\/calendar\/weekday-names|day\/meal-time\/(likely-meal|meals-to-come)|foods\/normalize-text|recipes\/name-search)\.|web\/(ui\/(format\/(clock|days|list|units)-pt-br|hooks\/(after-paint|use-shown-first)|storage\/key-shortcuts)|account\/(questionnaire\/(step-copy|unfinished)|shared\/unfinished-questionnaire)|day\/(meals\/amount-copy|shared\/(copy-day|plan-(copy|failure)|undo-logged))|menus\/(planner\/weekdays|shared\/edit-consent))\./
/**
 * Small modules that the screens of an area share. In few chunks because the list of screens names every chunk; last among
 * the groups, so that a module which they need too stays with the cards of the day.
 */
const laterChunks: Readonly<Record<string, RegExp>> = {
  common:
    /nutrition\/(day\/micronutrients\/micronutrient|safety\/eating-care)\.|web\/(ui\/hooks\/use-(abort-controller|arrival|debounced|lost-focus))\./,
  diets: /web\/menus\/(planner\/no-plan|week-plans\/use-current-day)\./,
  device: /web\/messages\/shared\/device\./,
  health:
    /nutrition\/safety\/health-findings\.|web\/account\/health-readings\/(care-(card|question)|finding-\w+|queries)\./,
  meals: /web\/(day\/shared\/open-meal|scans\/scans\/(queries|retry-when-busy))\./,
  nutrients:
    /nutrition\/day\/micronutrients\/micronutrient-labels\.|web\/day\/shared\/nutrient-(copy|rows)\./,
  'own-foods':
    /contract\/day\/own-food-limits\.|web\/day\/foods\/(copy|barcodes\/(barcode-button|lazy-barcode-finder))\./,
  'product-notes': /web\/day\/foods\/(front-warnings|open-food-facts-notice)\./,
  'recipe-facts':
    /contract\/account\/allergen-names\.|nutrition\/targets\/nearest-meal\.|web\/recipes\/(recipes\/recipe\/recipe-warnings|shared\/shelf-tastes)\./,
  recipes:
    /contract\/recipes\/recipe-image-address\.|web\/(ui\/plate\/recipe-picture|recipes\/recipes\/(queries|recipe-link))\./,
  reminders:
    /web\/(account\/profile\/(copy|queries)|messages\/(reminders\/(copy|queries)|shared\/device-reminders))\./,
  schemas: /node_modules\/zod\/|contract\/endpoint\./,
  weeks:
    /web\/menus\/(planner\/nutrition-total|shared\/(alternative-row|meal-copy|planned-dish|swap-(copy|skeleton))|week-plans\/(calendar-week(-copy)?|expected-week|use-week-edit|week-copy))\./,
}
const choiceCode = /contract\/billing\/plans\.|web\/billing\/shared\/checkout-intent/
const notOnFirstScreen = [
  formCode,
  fieldCode,
  laterCode,
  dayCode,
  accountKitCode,
  smallCode,
  ...Object.values(laterChunks),
]
/** Files that every page of the app has already fetched when it loads another screen. */
const fetchedNames = new Set(['main', 'react', 'tanstack', 'preload', 'kit', 'rolldown-runtime'])
/** Chunks that tests and benchmarks look up by their name; the others have only a hash. */
const soughtNames = new Set(['recipes-screen', 'reports-screen', 'toaster', 'offline-cache-schemas', 'plate'])
const fetchedCode = new RegExp(`/(${[...fetchedNames].join('|')})-`)
// The React compiler makes code a third larger. It pays where every tap redraws a long form or list; the kit's leaves
// and the two pages that everyone waits for go without it.
const busyScreens =
  /web\/(day\/(meals|shared\/pla)|menus\/(planner|diets|week-plans)|scans|account\/questionnaire|recipes\/recipes)\//

/**
 * sonner's call that puts its style into the page by script, which the content security policy refuses; sonner has no option
 * against it. Declared free of side effects, the call is dropped. `toaster.tsx` imports the same style as a file.
 */
const toastStyleCall = '__insertCSS'

export default defineConfig(({ command, isPreview }) => ({
  root: web,
  plugins: [
    react(),
    babel({ presets: [reactCompilerPreset()], include: busyScreens, exclude: /node_modules/ }),
    tailwindcss(),
    shortIcons(),
    webManifest(),
    compileHints(),
    staticPages(),
    offlineWorker(),
    unknownPaths((asked) => (isPreview ? pageFile(asked) : '/app.html')),
    precompress(),
  ],
  // The workers are the landing page's, which tries the engine on a phone that has fetched nothing else.
  worker: { format: 'es', plugins: () => [leanFoodTable()] },
  // TanStack's stores import the hook of React 17; the same package has it for React 18 and later.
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    outDir: path.join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, asked, { hostType }) =>
        hostType === 'js' ? asked.filter((file) => !fetchedCode.test(file)) : asked,
    },
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { manualPureFunctions: [toastStyleCall] },
      input: { index: path.join(web, 'index.html'), app: path.join(web, 'app.html') },
      output: {
        // One letter less than usual, of 36 instead of 64 that compress better, and for most chunks only the hash: the entry
        // names every chunk.
        hashCharacters: 'base36',
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ name }) =>
          fetchedNames.has(name) || soughtNames.has(name)
            ? 'assets/[name]-[hash:7].js'
            : 'assets/[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // Else it lies with the kit, and the landing page, which loads scripts too, would fetch all of React.
            { name: 'preload', test: /vite\/preload-helper|web\/ui\/storage\/stored\./, priority: 1 },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'tanstack', test: (id: string) => /@tanstack\//.test(id) && !mutationCode.test(id) },
            // One chunk for what most screens share: small files compress badly one by one.
            {
              name: 'kit',
              test: (id: string) =>
                firstScreenCode.test(id) ||
                (sharedCode.test(id) && !notOnFirstScreen.some((code) => code.test(id))),
              minShareCount: 2,
            },
            { name: 'any-day', test: anyDayCode, minShareCount: 2 },
            { name: 'choice', test: choiceCode },
            { name: 'consent', test: /contract\/privacy\/consent-texts/ },
            { name: 'track', test: /web\/privacy\/shared\/track\.ts/ },
            { name: 'tracking', test: /web\/privacy\/(shared|tracking)\/(?!measured-)/, minShareCount: 2 },
            {
              name: 'fields',
              test: (id: string) => [fieldCode, accountKitCode, mutationCode].some((code) => code.test(id)),
              minShareCount: 2,
            },
            { name: 'forms', test: formCode, minShareCount: 2 },
            { name: 'account', test: accountCode, minShareCount: 2 },
            { name: 'small', test: smallCode, minShareCount: 2 },
            { name: 'day', test: dayCode },
            { name: 'body', test: bodyCode },
            ...Object.entries(laterChunks).map(([name, test]) => ({ name, test, minShareCount: 2 })),
          ],
        },
      },
    },
  },
  server: {
    // The modules of web/api have addresses under /api too while developing; those stay here.
    proxy: Object.fromEntries(
      [
        '^/api/(?!.*\\.tsx?(\\?|$))',
        '/healthz',
        '/readyz',
        '/dev/mailbox',
        '/receita/',
        '/imagens/',
        '/demonstracao/',
      ].map((at) => [at, apiOrigin]),
    ),
  },
  ...(command === 'build' && { logLevel: 'warn' as const }),
}))
