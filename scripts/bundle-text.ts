import { isBuiltin } from 'node:module';

/** Letters beyond Latin, and raw templates, in which a letter cannot be written otherwise. */
const FOREIGN = /String\.raw`[^`]*`|[\u0100-\uffff]/g;

/** One letter beyond Latin makes a script take twice its memory for as long as it runs: such letters are written as numbers. */
export const inLatin = (code: string): string =>
  code.replace(FOREIGN, (found) =>
    found.length > 1 ? found : `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** An import as the bundler writes it: of a module whole, of all it has, of some of it, or for nothing but that it is loaded. */
const IMPORT = /^import (?:(?<what>.+) from )?"(?<from>[\w:/]+)";$/;

/**
 * Takes Node's own modules from it directly: as an import each is resolved, wrapped in a module of its own and asked for all it exports, for
 * each file anew.
 */
export function builtinsAtOnce(code: string): string {
  const lines = code.split('\n');
  const rest = lines.findIndex((line) => !line.startsWith('import '));
  return lines.map((line, at) => (at < rest ? atOnce(line) : line)).join('\n');
}

function atOnce(line: string): string {
  const { what, from = '' } = IMPORT.exec(line)?.groups ?? {};
  if (!isBuiltin(from)) return line;
  const taken = `process.getBuiltinModule("${from}")`;
  // One that is used for nothing is there anyway.
  if (what === undefined) return '';
  const [, name, names] = /^(?:\* as )?([\w$]+)?(?:, )?(?:\{ (.+) \})?$/.exec(what) ?? [];
  const taking = [name, names && `{ ${names.replaceAll(' as ', ': ')} }`].filter(Boolean);
  return taking.map((target) => `const ${target} = ${taken};`).join(' ');
}
