import pg from 'pg';

/** Posts of a thousand people, each with a file, on moments and with likes spread as people spread them; one description for all. */
export async function fillGallery(url: string, count: number, description = ''): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`insert into accounts (id, email, name)
    select 'p' || n, 'p' || n || '@example.com', 'Person ' || n from generate_series(0, 999) n`);
  await client.query(
    `insert into files (id, bucket, owner_id, sha256, mime, bytes, width, height, name, permissions)
       select 'f' || n, 'designs', 'p' || n % 1000, repeat('0', 64), 'image/jpeg', 100000, 1024, 1365, 'a.jpg',
         array['read("any")']
       from generate_series(1, $1::int) n`,
    [count],
  );
  await client.query(
    `insert into posts (id, account_id, file_id, prompt, title, description, likes, created_at)
       select substr(md5(n::text), 1, 20), 'p' || n % 1000, 'f' || n, 'An outfit in words, number ' || n, 'Outfit ' || n, $2,
         (1000 * power(random(), 6))::int, now() - make_interval(secs => n)
       from generate_series(1, $1::int) n`,
    [count, description],
  );
  await client.query(
    `insert into post_likes (post_id, account_id) select id, 'p1' from posts where sequence % $1::int = 0`,
    [count / 200],
  );
  for (const table of ['posts', 'post_likes', 'files', 'accounts']) await client.query(`vacuum analyze ${table}`);
  await client.query('checkpoint');
  await client.end();
}
