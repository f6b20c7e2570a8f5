/** What a `User-Agent` says of a device, in the fields of the dialect; "" where it says nothing. */
export interface Device {
  readonly osCode: string;
  readonly osName: string;
  readonly osVersion: string;
  readonly clientType: string;
  readonly clientCode: string;
  readonly clientName: string;
  readonly clientVersion: string;
  readonly deviceName: string;
}

/** Code, name, and the pattern whose first group is the version. The first that is found is meant. */
type Pattern = readonly [code: string, name: string, pattern: RegExp];

/** Browsers call themselves by the names of those they came from, so the newest name stands first. */
const CLIENTS: readonly Pattern[] = [
  ['SB', 'Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['OP', 'Opera', /(?:OPR|OPT|OPiOS)\/([\d.]+)/],
  ['PS', 'Microsoft Edge', /(?:Edg|EdgA|EdgiOS)\/([\d.]+)/],
  ['FF', 'Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['CH', 'Chrome', /(?:Chrome|CriOS|HeadlessChrome)\/([\d.]+)/],
  ['SF', 'Safari', /Version\/([\d.]+).* Safari\//],
];

const SYSTEMS: readonly Pattern[] = [
  ['IOS', 'iOS', /(?:iPhone|iPod).*? OS ([\d_]+)/],
  ['IPA', 'iPadOS', /iPad.*? OS ([\d_]+)/],
  ['AND', 'Android', /Android ?([\d.]*)/],
  ['WIN', 'Windows', /Windows NT ([\d.]+)/],
  ['COS', 'Chrome OS', /CrOS \S+ ([\d.]+)/],
  ['MAC', 'macOS', /Mac OS X ([\d_.]+)/],
  ['LIN', 'Linux', /Linux()/],
];

function find(patterns: readonly Pattern[], userAgent: string) {
  for (const [code, name, pattern] of patterns) {
    const found = pattern.exec(userAgent);
    if (found) return { code, name, version: (found[1] ?? '').replaceAll('_', '.') };
  }
  return { code: '', name: '', version: '' };
}

function kindOf(osCode: string, userAgent: string): string {
  if (osCode === 'IPA' || (osCode === 'AND' && !/Mobile/.test(userAgent))) return 'tablet';
  if (osCode === 'IOS' || osCode === 'AND') return 'smartphone';
  return osCode === '' ? '' : 'desktop';
}

/** Reads a `User-Agent`. What people write there of themselves is shown to them alone, as text. */
export function deviceOf(userAgent: string): Device {
  const os = find(SYSTEMS, userAgent);
  const client = find(CLIENTS, userAgent);
  return {
    osCode: os.code,
    osName: os.name,
    osVersion: os.version,
    clientType: client.code === '' ? '' : 'browser',
    clientCode: client.code,
    clientName: client.name,
    clientVersion: client.version,
    deviceName: kindOf(os.code, userAgent),
  };
}
