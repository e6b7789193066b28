/** Tests, and what only tests stand on (`test-app.ts`). */
const test = '(\\.test\\.tsx?|/test-[^/]+\\.tsx?)$'
const builtIn = { dependencyTypes: ['core'] }

/** Folders of `server/` and `web/` that belong to no feature. */
const serverGround = 'platform|adapters|migrations'
const webGround = 'app|api|ui|plate|build'

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
      comment: 'Only nutrition/menu sees the solver, so that it never reaches the browser.',
      severity: 'error',
      from: { pathNot: '^nutrition/menu/' },
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
      name: 'server-feature-door',
      comment: 'A feature is entered by its service.ts; a table may name another table in a foreign key.',
      severity: 'error',
      from: { path: `^server/(?!(?:${serverGround})/)([^/]+)/`, pathNot: [test, '/table\\.ts$'] },
      to: { path: `^server/(?!(?:${serverGround})/)[^/]+/`, pathNot: ['^server/$1/', '/service\\.ts$'] },
    },
    {
      name: 'server-table-references',
      severity: 'error',
      from: { path: `^server/(?!(?:${serverGround})/)([^/]+)/table\\.ts$` },
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
      name: 'web-ground-knows-no-feature',
      comment: 'ui, api and plate could ship in another product; only app/ composes features.',
      severity: 'error',
      from: { path: '^web/(ui|api|plate)/', pathNot: test },
      to: { path: '^web/', pathNot: '^web/(ui|api|plate)' },
    },
    {
      name: 'web-feature-door',
      comment:
        'Screens share the kit, the typed call, the drawn plate, the plate editor (meals), what a planned meal looks like (menus), the cards of adherence, protocols, the check-in, water and weight, the recommendations and the plan, the result of a rebalance, the gate before what only some plans open, the banner of the trial, the plans as they are offered, what happened being told (tracking), a file being handed over (downloads), what was understood of health texts (health-readings), the card of targets that change, the guide of recipes, and the form that asks once more for the password; of another feature only its queries.',
      severity: 'error',
      from: { path: `^web/(?!(?:${webGround})/)([^/]+)/`, pathNot: test },
      to: {
        path: '^web/',
        pathNot: [
          '^web/$1/',
          '^web/(ui|api|plate|meals|menus|tracking|downloads|health-readings)/',
          '^web/adherence/adherence-card\\.tsx$',
          // The day asks how it is, and says what would suit it.
          '^web/day/check-ins/check-in-card\\.tsx$',
          '^web/day/recommendations/recommendations\\.tsx$',
          '^web/protocols/protocols-card\\.tsx$',
          // A plate that changed the plan says so where it was added, and on the day.
          '^web/rebalances/rebalance-(card|sheet)\\.tsx$',
          // The day and the profile show changed targets.
          '^web/plan-changes/plan-change-card\\.tsx$',
          // The day takes a glass and a weight and says what a weight asks; the profile shows the weight too.
          '^web/day/water/water-tile\\.tsx$',
          '^web/weights/weight-(tile|sheet|notices)\\.tsx$',
          // The day tells what waits for it, and offers to be installed.
          '^web/day/waiting-meals/queued-meals-card\\.tsx$',
          '^web/install/install-(hint|steps)\\.tsx$',
          '^web/install/install-way\\.ts$',
          // Reminders of this device are turned on in the profile and offered on the day.
          '^web/reminders/(device-reminders|reminders-hint|offer)\\.tsx?$',
          '^web/billing/(access-gate|guide-opener|plan-card|trial-banner(-state)?)\\.tsx?$',
          // The landing page sells what the paywall sells.
          '^web/billing/(plan-offer|exit-offer|offer-memory|checkout-intent)[a-z-]*\\.tsx?$',
          // Erasing an account and changing its credentials both ask for proof of identity.
          '^web/security/proof-form\\.tsx$',
          '^web/[^/]+/queries\\.ts$',
        ],
      },
    },
    {
      name: 'database-tests-are-named',
      comment: 'A test that opens a database is called *.db.test.ts: the runner selects tests by name.',
      severity: 'error',
      from: { path: '^server/.*\\.test\\.ts$', pathNot: '\\.db\\.test\\.ts$' },
      to: { path: '^server/.*/test-(app|database|billing|ringing)\\.ts$' },
    },
    {
      name: 'no-file-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-folder-cycles',
      comment: 'Circles through web/app, which composes the features, are let by in walls.mjs.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(nutrition|plate|contract|server|web)/' },
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      comment:
        'A file that imports nothing and that nobody imports is left over; signed-in-visit is named by the page.',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '\\.config\\.ts$',
          '^\\.dependency-cruiser\\.cjs$',
          '^(bench|scripts|e2e)/',
          '^web/app/landing/signed-in-visit\\.ts$',
        ],
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
