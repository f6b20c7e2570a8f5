import type { Plugin } from 'rolldown';

/**
 * What packages do as they are loaded that a start of ours need not wait for. Each text is of the version that is installed: where one
 * is not found the build stops, and whoever brings a package further looks again.
 */
export interface Lighter {
  /** Below `node_modules`. */
  readonly file: string;
  /** Why it stays what it was to whoever uses it. */
  readonly because: string;
  /** Nothing else of the file is touched; where there are none, `instead` stands for all of it. */
  readonly changes?: readonly (readonly [from: string, to: string])[];
  readonly instead?: string;
}

/** A module that is loaded when something of it is first used. */
const late = (name: string): string => `new Proxy(function () {}, {
  get: (_, key) => require('${name}')[key],
  apply: (_, self, values) => Reflect.apply(require('${name}'), self, values),
  construct: (_, values) => Reflect.construct(require('${name}'), values),
})`;

export const LIGHTER: readonly Lighter[] = [
  {
    file: 'find-my-way/lib/node.js',
    because: 'prefixes are compared by the function that compares the long ones, without a program compiled for each',
    changes: [
      ['const LONG_PREFIX_MIN_LENGTH = 16', 'const LONG_PREFIX_MIN_LENGTH = 2'],
      ['return path.indexOf(prefix, i) === i', 'return path.startsWith(prefix, i)'],
    ],
  },
  {
    file: 'find-my-way/lib/handler-storage.js',
    because: 'what names the parameters of a route, and what looks at its constraints, is compiled with its first call',
    changes: [
      [
        `return new Function('NullObject', fnBody.join('\\n'))(NullObject)  // eslint-disable-line`,
        `let made
    return (param0, param1, param2, param3, extraParams) => {
      made ??= new Function('NullObject', fnBody.join('\\n'))(NullObject)
      return made(param0, param1, param2, param3, extraParams)
    }`,
      ],
      [
        `this._getHandlerMatchingConstraints = new Function('derivedConstraints', lines.join('\\n')) // eslint-disable-line`,
        `this._getHandlerMatchingConstraints = function (derivedConstraints) {
      this._getHandlerMatchingConstraints = new Function('derivedConstraints', lines.join('\\n'))
      return this._getHandlerMatchingConstraints(derivedConstraints)
    }`,
      ],
    ],
  },
  {
    file: 'fastify/lib/server.js',
    because: 'we speak HTTP/1.1 without TLS',
    changes: [
      [`const https = require('node:https')`, `const https = ${late('node:https')}`],
      [`const http2 = require('node:http2')`, `const http2 = ${late('node:http2')}`],
    ],
  },
  {
    file: 'fastify/lib/plugin-utils.js',
    because: 'a plugin for the major version that runs is for it, which needs no parser of versions',
    changes: [
      [`const semver = require('semver')`, `const semver = ${late('semver')}`],
      [
        `if (requiredVersion && semver.satisfies(`,
        `if (requiredVersion && requiredVersion !== this.version.split('.')[0] + '.x' && semver.satisfies(`,
      ],
    ],
  },
  {
    file: 'fast-json-stringify/lib/validator.js',
    because: 'few replies are of one shape or another, and only they are told apart by a validator',
    changes: [
      [`const Ajv = require('ajv')`, `const Ajv = ${late('ajv')}`],
      [`const { _ } = Ajv`, 'const _ = (...values) => Ajv._(...values)'],
      [`const fastUri = require('fast-uri')`, `const fastUri = ${late('fast-uri')}`],
      [`const ajvFormats = require('ajv-formats')`, `const ajvFormats = ${late('ajv-formats')}`],
    ],
  },
  {
    file: 'pg/lib/crypto/utils.js',
    because: 'the same functions stand in `node:crypto`, which loads none of what stands behind the ones of browsers',
    changes: [
      [`const webCrypto = nodeCrypto.webcrypto || globalThis.crypto`, ''],
      [`const subtleCrypto = webCrypto.subtle`, ''],
      [`await subtleCrypto.digest('MD5', data)`, `await nodeCrypto.webcrypto.subtle.digest('MD5', data)`],
      [`await subtleCrypto.digest(hashName, text)`, `await nodeCrypto.webcrypto.subtle.digest(hashName, text)`],
      [`return webCrypto.getRandomValues(Buffer.alloc(length))`, `return nodeCrypto.randomBytes(length)`],
      [
        `return await subtleCrypto.digest('SHA-256', text)`,
        `return nodeCrypto.createHash('sha256').update(text).digest()`,
      ],
      [
        `const key = await subtleCrypto.importKey('raw', keyBuffer, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return await subtleCrypto.sign('HMAC', key, textEncoder.encode(msg))`,
        `return nodeCrypto.createHmac('sha256', keyBuffer).update(msg, 'utf8').digest()`,
      ],
      [
        `const key = await subtleCrypto.importKey('raw', textEncoder.encode(password), 'PBKDF2', false, ['deriveBits'])
  const params = { name: 'PBKDF2', hash: 'SHA-256', salt: salt, iterations: iterations }
  return await subtleCrypto.deriveBits(params, key, 32 * 8, ['deriveBits'])`,
        `return new Promise((resolve, reject) => {
    nodeCrypto.pbkdf2(password, salt, iterations, 32, 'sha256', (error, key) => (error ? reject(error) : resolve(key)))
  })`,
      ],
    ],
  },
  {
    file: 'pino/lib/transport.js',
    because: 'lines go to standard output, from the thread that writes them',
    instead: `module.exports = () => { throw new Error('A log of this program has no transport.') }`,
  },
];

const PACKAGES = '/node_modules/';

/** Makes packages lighter as they are bundled. */
export const lighterPackages = (): Plugin => ({
  name: 'lighter-packages',
  transform(code, id) {
    const file = id.slice(id.lastIndexOf(PACKAGES) + PACKAGES.length);
    const lighter = LIGHTER.find((one) => one.file === file);
    if (!lighter) return null;
    return lightened(code, lighter);
  },
});

/** @throws {Error} where the text is another than it is known */
export function lightened(code: string, { file, changes, instead = code }: Lighter): string {
  if (!changes) return instead;
  return changes.reduce((text, [from, to]) => {
    const [before = '', after, ...more] = text.split(from);
    if (after === undefined || more.length > 0)
      throw new Error(`${file} is another than scripts/lighter-packages.ts knows: ${from}`);
    return before + to + after;
  }, code);
}
