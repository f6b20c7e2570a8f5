/*
 * Ends the process with one sentence where Node is too old for what follows. Plain JavaScript, for an older Node cannot
 * even load TypeScript: npm's scripts have it loaded before themselves (`--import`), and vitest.config.ts imports it first.
 */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || (major === 24 && minor < 7)) {
  console.error(
    `Toile needs Node 24.7 or newer and this is ${process.versions.node}: after \`npm install\`, start it through npm (npm start, npm test, npm run …), which uses the Node that was installed with it, or put node_modules/.bin first in PATH.`,
  );
  process.exit(1);
}
