/** Tests, and what only tests stand on (`test-app.ts`). */
const test = '(\\.test\\.tsx?|/test-[^/]+\\.tsx?)$'
const builtIn = { dependencyTypes: ['core'] }

/** Folders of `server/` and `web/` that are no area. */
const serverGround = 'platform|adapters|migrations'
const webGround = 'app|api|ui|build'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'nutrition-knows-only-itself',
      comment: 'The engine stands alone: no other floor, no library but the solver (in menu/), no Node.',
      severity: 'error',
      from: { path: '^nutrition/', pathNot: test },
      to: { pathNot: ['^nutrition/', '^(node_modules/)?highs(/|$)'] },
    },
    {
      name: 'solver-only-in-menu',
      comment: 'Only nutrition/menu and the bench see the solver, so that it never reaches the browser.',
      severity: 'error',
      from: { pathNot: '^(nutrition/menu|bench)/' },
      to: { path: '^(node_modules/)?highs(/|$)' },
    },
    {
      name: 'plate-knows-only-nutrition',
      severity: 'error',
      from: { path: '^plate/', pathNot: test },
      to: { pathNot: '^(plate|nutrition)/' },
    },
    {
      name: 'contract-knows-only-nutrition-and-zod',
      severity: 'error',
      from: { path: '^contract/', pathNot: test },
      to: { pathNot: '^(contract|nutrition|node_modules/zod)/' },
    },
    {
      name: 'server-never-sees-web',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(web|e2e|bench|scripts)/' },
    },
    {
      name: 'web-never-sees-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(server|e2e|bench|scripts)/' },
    },
    {
      name: 'web-runs-in-the-browser',
      comment: 'Only what runs inside the build (web/build) may use Node.',
      severity: 'error',
      from: { path: '^web/', pathNot: [test, '^web/build/'] },
      to: builtIn,
    },
    {
      name: 'server-ground-knows-no-feature',
      comment: 'platform and adapters serve any feature and know none.',
      severity: 'error',
      from: { path: `^server/(${serverGround})/`, pathNot: test },
      to: { path: '^server/', pathNot: `^server/(${serverGround})/` },
    },
    {
      name: 'server-platform-knows-no-adapter',
      severity: 'error',
      from: { path: '^server/platform/', pathNot: test },
      to: { path: '^server/adapters/' },
    },
    {
      name: 'server-area-door',
      comment:
        'Another area imports the service.ts and the rules.ts of a noun; nouns inside an area see each other.',
      severity: 'error',
      from: { path: `^server/(?!(?:${serverGround})/)([^/]+)/`, pathNot: [test, '/table\\.ts$'] },
      to: {
        path: `^server/(?!(?:${serverGround})/)[^/]+/`,
        pathNot: ['^server/$1/', '/(service|rules)\\.ts$'],
      },
    },
    {
      name: 'server-rules-are-pure',
      comment:
        'Rules and the billing ledger are functions of their arguments: at run time they import no query, service or provider.',
      severity: 'error',
      from: { path: ['^server/.*/rules\\.ts$', '^server/billing/ledger/(next-ledger|.*-events)\\.ts$'] },
      to: {
        path: [
          '^server/.*/(queries|service|routes|jobs|table)\\.ts$',
          '^server/(adapters|platform/database)/',
          '^(node_modules/)?(drizzle-orm|pg)(/|$)',
        ],
        pathNot: [
          '^server/platform/database/civil-day\\.ts$',
          '^server/adapters/(document/blocks|payments/payment-provider)\\.ts$',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-table-references',
      comment: 'A table may name a table of another area in a foreign key.',
      severity: 'error',
      from: { path: `^server/(?!(?:${serverGround})/)([^/]+)/.*table\\.ts$` },
      to: { path: `^server/(?!(?:${serverGround})/)[^/]+/`, pathNot: ['^server/$1/', '/table\\.ts$'] },
    },
    {
      name: 'server-feature-below-app',
      comment: 'What is at the root of server/ puts the features together; no feature looks up.',
      severity: 'error',
      from: { path: '^server/[^/]+/', pathNot: test },
      to: { path: '^server/[^/]+$' },
    },
    {
      name: 'web-ground-knows-no-area',
      comment: 'ui and api could ship in another product; only app/ composes areas.',
      severity: 'error',
      from: { path: '^web/(ui|api)/', pathNot: test },
      to: { path: '^web/', pathNot: '^web/(ui|api)/' },
    },
    {
      name: 'web-area-door',
      comment: 'Of another area only its queries.ts files and its shared/ folder can be imported.',
      severity: 'error',
      from: { path: `^web/(?!(?:${webGround})/)([^/]+)/`, pathNot: test },
      to: {
        path: '^web/',
        pathNot: ['^web/$1/', '^web/(ui|api)/', '^web/[^/]+/shared/', '/queries\\.ts$'],
      },
    },
    {
      name: 'web-landing-door',
      comment: 'The landing page ships apart from the app: of the areas it sees what any other area sees.',
      severity: 'error',
      from: { path: '^web/app/landing/', pathNot: test },
      to: {
        path: '^web/',
        pathNot: ['^web/app/(landing|help)/', '^web/(ui|api)/', '^web/[^/]+/shared/', '/queries\\.ts$'],
      },
    },
    {
      name: 'no-file-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment: 'A file that imports nothing and that no file imports is left over.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.d\\.ts$', '\\.config\\.ts$', '^\\.dependency-cruiser\\.cjs$', '^(bench|scripts|e2e)/'],
      },
      to: {},
    },
    {
      name: 'no-unlisted-packages',
      comment: 'A package that package.json does not name is there by luck.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'shipped-code-uses-shipped-packages',
      comment: 'The server runs without the development packages.',
      severity: 'error',
      from: { path: '^(server|contract|nutrition|plate)/', pathNot: test },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    // dependency-cruiser reads TypeScript through the compiler's JS API, which TypeScript 7 no longer has: without
    // swc it sees no module at all and reports that all is well. scripts/walls.mjs counts them for that reason.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|\\.data|test-results)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
}
