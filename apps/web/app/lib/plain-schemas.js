/*
 * Stands in every page, before any module: schemas are checked without compiling them, for the pages' policy lets nothing be
 * compiled, and even asking whether it does is a violation.
 */
globalThis.__zod_globalConfig = { jitless: true };
