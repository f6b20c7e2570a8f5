-- Pictures on their way: their chunks wait here until all have come, so that any process can take any of them.

create table uploads (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$'),
  bucket text not null,
  owner_id text not null references accounts (id) on delete cascade,
  name text not null,
  permissions text[] not null,
  bytes bigint not null check (bytes > 0),
  created_at timestamptz(3) not null default now(),
  touched_at timestamptz(3) not null default now()
);
create index uploads_owner_id on uploads (owner_id);
create index uploads_touched_at on uploads (touched_at);

-- Not logged: whoever lost a chunk to a crash was never told that it had arrived for good.
create unlogged table upload_chunks (
  upload_id text not null references uploads (id) on delete cascade,
  start bigint not null check (start >= 0),
  data bytea not null,
  primary key (upload_id, start)
);
alter table upload_chunks alter column data set storage external;

-- What people brought themselves, and what their share of the storage is counted from.
alter table files add column is_upload boolean not null default false;
create index files_uploads_of_owner on files (owner_id) where is_upload;
