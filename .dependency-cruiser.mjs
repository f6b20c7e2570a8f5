/** What draws beside a page: the studio's sketches, and people painted alone. */
const WORKERS = [
  '^apps/web/app/features/studio/sketch/sketch-worker\\.ts$',
  '^apps/web/app/lib/painter/painter-worker\\.ts$',
];

const BROWSER_TWINS = '^packages/atelier/src/(kit/canvas|sheet/lettering/typefaces|lexicon/colours/rare-names)\\.ts$';

/**
 * The atelier's rooms from the floor up, and whom each may know besides itself. No room knows one above it. What stands beside
 * the rooms (index, read, draw, sketch) joins them and is known to `check` alone.
 */
const WORDS = ['kit', 'lexicon', 'draft'];
const DRAWING = ['kit', 'lexicon', 'figure', 'cloth', 'garments'];
const ATELIER = {
  kit: [],
  lexicon: ['kit'],
  draft: ['lexicon'],
  reading: WORDS,
  styling: WORDS,
  writing: ['kit', 'lexicon', 'styling'],
  changing: [...WORDS, 'reading', 'styling'],
  figure: ['kit', 'lexicon'],
  cloth: ['kit', 'lexicon'],
  garments: DRAWING,
  sheet: DRAWING,
};

/** One law a room of the atelier. Its tests may look further: they read words and judge pictures. */
const atelierRooms = Object.entries(ATELIER).map(([room, knows]) => ({
  name: `atelier-${room}-knows-its-floor`,
  comment: `${room} → ${knows.join(', ') || 'nobody'}`,
  severity: 'error',
  from: { path: `^packages/atelier/src/${room}/`, pathNot: '\\.(test|fixture)\\.ts$' },
  to: {
    path: '^packages/atelier/src/',
    pathNot: [room, ...knows].map((known) => `^packages/atelier/src/${known}/`),
  },
}));

/** Who may know whom (the house's rooms). Proven red by scripts/rooms.test.ts. */
export default {
  forbidden: [
    { name: 'no-loops', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      comment: 'route types and subset fonts are made by the build, so a clean clone has none',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^(virtual:|\\./\\+types/)', '/\\.fonts/'] },
    },
    {
      name: 'contract-knows-nobody',
      comment: 'contract → look, zod',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/(contract|look)/src', 'node_modules/zod/'] },
    },
    {
      name: 'look-knows-nobody',
      comment: 'look → zod only',
      severity: 'error',
      from: { path: '^packages/look/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/look/src', 'node_modules/zod/'] },
    },
    {
      name: 'browsers-carry-no-records',
      comment: "contract is everybody's: of the look it takes the shape, whose ids the server has checked",
      severity: 'error',
      from: { path: ['^packages/contract/src', '^apps/web/app'], pathNot: ['\\.test\\.tsx?$', ...WORKERS] },
      to: {
        path: '^packages/look/src/',
        pathNot: '^packages/look/src/(look-shape|detail-word|differences|in-doubt|pack-edits|vocabulary/boards)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'browsers-carry-no-records',
      comment: 'what browsers take of the look knows records by their types at most',
      severity: 'error',
      from: {
        path: '^packages/look/src/(look-shape|look-schema|ids|detail-word|differences|in-doubt|pack-edits|vocabulary/boards)\\.ts$',
      },
      to: { path: '^packages/look/src/(records/|index\\.ts|look\\.ts)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'cutting-knows-no-painter',
      comment: 'they meet in the look and in its records; the command line alone has words read by the designer',
      severity: 'error',
      from: { path: '^packages/cutting/src' },
      to: { path: ['^apps/', '^packages/(contract|atelier)/', '^packages/cutting/cli/'] },
    },
    {
      name: 'cutting-is-pure',
      comment: 'measures in, drawings and bytes out; its cli folder is where files are written',
      severity: 'error',
      from: { path: '^packages/cutting/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'], path: '^(node:)?(fs|http|https|net|child_process|os|dns|worker_threads)' },
    },
    {
      name: 'atelier-knows-no-app',
      severity: 'error',
      from: { path: '^packages/atelier' },
      to: { path: ['^apps/', '^packages/contract/'] },
    },
    {
      name: 'atelier-knows-no-cutter',
      comment: 'whoever has a sheet drawn hands the cutter in; the command line does so itself',
      severity: 'error',
      from: { path: '^packages/atelier/src' },
      to: { path: '^packages/cutting/' },
    },
    {
      name: 'atelier-is-pure',
      comment: 'no I/O inside the atelier; its cli folder is where files are written',
      severity: 'error',
      from: { path: '^packages/atelier/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'], path: '^(node:)?(fs|http|https|net|child_process|os|dns|worker_threads)' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^apps/web', pathNot: WORKERS },
      to: { path: ['^apps/server', '^packages/(atelier|cutting)/'] },
    },
    {
      name: 'web-knows-no-server',
      comment: 'its workers know the atelier and the cutter, by the doors that ask nothing of Node',
      severity: 'error',
      from: { path: WORKERS },
      to: {
        path: ['^apps/server', '^packages/(atelier|cutting)/'],
        pathNot: '^packages/(atelier/src/sketch|cutting/src/flats/plain-flat)\\.ts$',
      },
    },
    {
      name: 'sketches-run-in-browsers',
      comment: 'read + draw reach no encoder',
      severity: 'error',
      from: { path: '^packages/atelier/src/sketch\\.ts$' },
      to: { path: ['^packages/atelier/src/sheet/encoding/', 'node_modules/sharp/'], reachable: true },
    },
    {
      name: 'browser-twins-go-by-alias',
      comment:
        'a file that has a twin for browsers is imported by its name in `imports`: a relative path would take the one of Node',
      severity: 'error',
      from: { path: '^packages/atelier/src/', pathNot: '-browser\\.ts$' },
      to: { path: BROWSER_TWINS, dependencyTypesNot: ['aliased-subpath-import'] },
    },
    ...atelierRooms,
    { name: 'server-knows-no-web', severity: 'error', from: { path: '^apps/server' }, to: { path: '^apps/web' } },
    {
      name: 'features-are-islands',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/' },
      to: { path: '^apps/web/app/(features|routes)/', pathNot: '^apps/web/app/features/$1/' },
    },
    {
      name: 'ui-knows-no-data',
      comment: 'ui is router-free and data-free',
      severity: 'error',
      from: { path: '^apps/web/app/ui/' },
      to: { path: ['^apps/web/app/(features|routes|lib)/', 'node_modules/(react-router|@tanstack|appwrite)/'] },
    },
    {
      name: 'lib-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/app/lib/' },
      to: { path: '^apps/web/app/(features|routes|ui)/' },
    },
    {
      name: 'product-knows-no-transport',
      severity: 'error',
      from: { path: '^apps/server/src/product' },
      to: { path: '^apps/server/src/api' },
    },
    {
      name: 'parts-know-no-transport',
      severity: 'error',
      from: { path: '^apps/server/src/parts' },
      to: { path: '^apps/server/src/api' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    moduleSystems: ['es6'],
    parser: 'swc',
    combinedDependencies: true,
  },
};
