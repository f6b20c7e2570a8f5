/** The server, restarted when its sources change, and the web app with live reload; ends both when either ends. */
import { spawn } from 'node:child_process';

const children = [
  spawn('node', ['--watch-preserve-output', '--watch', 'apps/server/src/main.js'], { stdio: 'inherit' }),
  spawn('npm', ['run', '--silent', 'dev', '-w', '@toile/web'], { stdio: 'inherit' }),
];
const stop = () => children.forEach((child) => void child.kill('SIGTERM'));
for (const child of children) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
