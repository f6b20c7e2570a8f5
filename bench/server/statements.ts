/** A statement that a connection prepares once, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Who shows the secret of a live session: at most one row. Parameters $1 account, $2 hash of the secret. */
const CALLER = `caller as (
  select s.account_id, a.status from sessions s join accounts a on a.id = s.account_id
  where s.secret_hash = $2 and s.account_id = $1 and s.expires_at > now()
)`;

const AUTHOR = `coalesce(nullif(btrim(split_part(a.name, '@', 1)), ''), nullif(split_part(a.email, '@', 1), ''), 'Unknown')`;

const SHOWN = `p.id, p.sequence, p.account_id, p.design_id, p.file_id, p.prompt, p.title, p.description,
  p.created_at, p.updated_at, p.width, p.height, ${AUTHOR} as author, a.email, a.is_house`;

export const ME: Statement = {
  name: 'bare-me',
  text: `select a.* from sessions s join accounts a on a.id = s.account_id
    where s.secret_hash = $2 and s.account_id = $1 and s.expires_at > now()`,
};

export const LIST: Statement = {
  name: 'bare-list',
  text: `with ${CALLER}
    select ${SHOWN}, p.likes, coalesce(p.account_id = c.account_id, false) as mine,
      exists (select 1 from post_likes l where l.post_id = p.id and l.account_id = c.account_id) as liked
    from (select * from posts order by created_at desc, id desc limit $3) p
      left join accounts a on a.id = p.account_id
      left join caller c on true
    order by p.created_at desc, p.id desc`,
};

export const LIKE: Statement = {
  name: 'bare-like',
  text: `with ${CALLER},
    changed as (
      insert into post_likes (post_id, account_id)
        select p.id, c.account_id from posts p, caller c where p.id = $3 and c.status = 'active'
        on conflict do nothing returning post_id
    ),
    counted as (update posts set likes = likes + 1 from changed where posts.id = changed.post_id returning likes)
    select ${SHOWN}, coalesce((select likes from counted), p.likes) as likes, p.account_id = c.account_id as mine, true as liked
    from posts p left join accounts a on a.id = p.account_id, caller c
    where p.id = $3`,
};

/** The picture that is to be posted. */
export const FIND_PICTURE: Statement = {
  name: 'bare-find-picture',
  text: `with ${CALLER}
    select f.id, d.id as design_id, d.words, d.look, d.description, exists (select 1 from posts p where p.file_id = f.id) as posted
    from caller c join files f on f.owner_id = c.account_id and f.id = $3 left join designs d on d.file_id = f.id`,
};

export const CREATE: Statement = {
  name: 'bare-create',
  text: `with ${CALLER},
    p as (
      insert into posts (id, account_id, design_id, file_id, prompt, title, description)
        select $3, c.account_id, $5, f.id, $6, $7, $8 from caller c join files f on f.id = $4 and f.owner_id = c.account_id
        on conflict do nothing returning *
    ),
    shown as (
      update files f set permissions = array_prepend('read("any")', array_remove(permissions, 'read("any")')), updated_at = now()
        from p where f.id = p.file_id
    )
    select ${SHOWN}, p.likes, true as mine, false as liked from p, accounts a where a.id = p.account_id`,
};

export const PICTURE: Statement = {
  name: 'bare-picture',
  text: `with ${CALLER}
    select f.*, (select account_id from caller) as caller from files f where f.id = $3 and f.bucket = $4`,
};

export const SIGN_IN_READ: Statement = {
  name: 'bare-sign-in-read',
  text: 'select id, email, password_hash, status from accounts where email = $1',
};

export const SIGN_IN: Statement = {
  name: 'bare-sign-in',
  text: `with account as (
      update accounts set accessed_at = now() where id = $1 and password_hash = $2 returning id, email
    ),
    old as (
      delete from sessions where id in (
        select s.id from sessions s where s.account_id = $1 order by s.created_at desc offset 49
      )
    )
    insert into sessions (id, account_id, secret_hash, provider, provider_uid, ip, user_agent, expires_at)
      select $3, id, $4, 'email', email, $5, $6, now() + interval '365 days' from account returning *`,
};

export const UPLOAD_SHARE: Statement = {
  name: 'bare-upload-share',
  text: `with ${CALLER}
    select c.account_id, count(f.id)::int as files, coalesce(sum(f.bytes), 0)::bigint as bytes
    from caller c left join files f on f.owner_id = c.account_id and f.is_upload group by c.account_id`,
};

export const UPLOAD: Statement = {
  name: 'bare-upload',
  text: `insert into files (id, bucket, owner_id, sha256, mime, bytes, width, height, name, permissions, is_upload)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, true) returning *`,
};

/** All of a press: where another one has changed the wallet since, nothing is written and it is sent again. */
export const PRESS: Statement = {
  name: 'bare-press',
  text: `with ${CALLER},
    wallet as (select w.account_id, w.xmin as version, w.free, w.paid from wallets w join caller c using (account_id)),
    busy as materialized (
      select
        (select count(*) from designs d join caller c using (account_id) where d.status = 'running') as own,
        (select count(*) from (select from designs where status = 'running' limit 1000) overall) as all
    ),
    price as (
      select account_id, version, least(free, 1) as free, 1 - least(free, 1) as paid from wallet, busy
      where free + paid >= 1 and own < 50 and busy.all < 1000
    ),
    spent as (
      update wallets w set free = w.free - p.free, paid = w.paid - p.paid, updated_at = now() from price p
        where w.account_id = p.account_id and w.xmin = p.version returning w.account_id, w.free, w.paid
    ),
    entry as (insert into ledger (account_id, kind, ref) select account_id, 'spend', $3 from spent returning id),
    lines as (
      insert into ledger_lines (entry_id, book, free, paid)
        select entry.id, book, price.free * side, price.paid * side
        from entry, price, (values ('person', -1), ('spent', 1)) as line (book, side)
    ),
    design as (
      insert into designs (id, account_id, request, words, seed, deadline_at)
        select $3, account_id, $4, $5, $6, now() + interval '120 seconds' from spent returning id
    )
    select wallet.account_id, design.id from wallet left join design on true`,
};

export const COMPLETE: Statement = {
  name: 'bare-complete',
  text: `with file as (
      insert into files (id, bucket, owner_id, sha256, mime, bytes, width, height, name, permissions)
        values ($2, 'designs', $3, $4, $5, $6, $7, $8, $9, $10) returning id
    )
    update designs set status = 'done', stage = 'pressing', progress = 1, engine = 'instant', look = $11,
      description = $12, timings = $13, file_id = file.id, finished_at = now()
    from file, wallets w where designs.id = $1 and status = 'running' and w.account_id = designs.account_id
    returning designs.seed, designs.file_id, w.free, w.paid`,
};
