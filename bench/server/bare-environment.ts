/** What the bench hands to its bare handlers. */
export function readBareEnvironment(): { url: string; dataDir: string; secret: string } {
  const { DATABASE_URL: url = '', DATA_DIR: dataDir = '', SESSION_SECRET: secret = '' } = process.env;
  return { url, dataDir, secret };
}
