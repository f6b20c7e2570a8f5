const SKETCH_WORKER = '^apps/web/app/features/studio/sketch/sketch-worker\\.ts$';

/** Who may know whom (the house's rooms). Proven red by scripts/check-rooms.test: see there. */
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
      comment: 'contract → zod only',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: ['^packages/contract/src', 'node_modules/zod/'] },
    },
    {
      name: 'atelier-knows-no-app',
      severity: 'error',
      from: { path: '^packages/atelier' },
      to: { path: ['^apps/', '^packages/contract'] },
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
      from: { path: '^apps/web', pathNot: SKETCH_WORKER },
      to: { path: ['^apps/server', '^packages/atelier'] },
    },
    {
      name: 'web-knows-no-server',
      comment: 'its sketching worker knows the atelier, by the one door that asks nothing of Node',
      severity: 'error',
      from: { path: SKETCH_WORKER },
      to: { path: ['^apps/server', '^packages/atelier'], pathNot: '^packages/atelier/src/sketch\\.ts$' },
    },
    {
      name: 'sketches-run-in-browsers',
      comment: 'read + draw reach no press and no encoder',
      severity: 'error',
      from: { path: '^packages/atelier/src/sketch\\.ts$' },
      to: { path: ['^packages/atelier/src/press/', 'node_modules/sharp/'], reachable: true },
    },
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
