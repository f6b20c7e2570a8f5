import { join } from 'node:path';
import { startFakeS3 } from './s3.ts';

/** The fake S3 server as a process of its own, which may be killed: what it answered for lies in files. */
const { options } = await startFakeS3({
  port: Number(process.env.PORT),
  folder: join(process.env.DATA_DIR ?? '.', 's3'),
});
process.stdout.write(`Toile is open at ${options.endpoint}\n`);
