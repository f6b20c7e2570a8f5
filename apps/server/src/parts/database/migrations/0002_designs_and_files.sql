create table files (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$'),
  bucket text not null,
  owner_id text not null references accounts (id),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  mime text not null check (mime in ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
  bytes bigint not null check (bytes > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  name text not null check (length(name) between 1 and 255),
  permissions text[] not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index files_owner_id_created_at on files (owner_id, created_at desc, id desc);

create table designs (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$'),
  account_id text not null references accounts (id),
  idempotency_key text check (length(idempotency_key) between 1 and 128),
  request jsonb not null check (jsonb_typeof(request) = 'object'),
  words text not null,
  seed bigint not null check (seed between 0 and 4294967295),
  engine text,
  status text not null default 'running' check (status in ('running', 'done', 'failed')),
  stage text not null default 'queued',
  progress real not null default 0 check (progress between 0 and 1),
  look jsonb,
  description text,
  file_id text unique references files (id),
  timings jsonb,
  error_code text,
  error_detail text,
  deadline_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  finished_at timestamptz(3),
  constraint designs_account_id_idempotency_key unique (account_id, idempotency_key),
  constraint designs_status_is_whole check (
    case status
      when 'running' then finished_at is null and file_id is null and error_code is null
      when 'done' then finished_at is not null and error_code is null
        and engine is not null and file_id is not null and look is not null and description is not null
      else finished_at is not null and error_code is not null and file_id is null
    end
  )
);
create index designs_account_id_created_at on designs (account_id, created_at desc, id desc);
create index designs_running on designs (deadline_at) where status = 'running';
create index designs_running_of_account on designs (account_id) where status = 'running';
