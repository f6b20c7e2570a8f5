create table accounts (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$'),
  sequence bigint generated always as identity,
  email text not null unique check (email = lower(email) and length(email) between 3 and 254),
  name text not null check (length(name) <= 128),
  password_hash text,
  password_updated_at timestamptz(3),
  is_email_verified boolean not null default false,
  status text not null default 'active' check (status in ('active', 'blocked')),
  prefs jsonb not null default '{}' check (jsonb_typeof(prefs) = 'object'),
  accessed_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table sessions (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  secret_hash text not null unique,
  provider text not null,
  provider_uid text not null,
  ip text not null,
  user_agent text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index sessions_account_id_created_at on sessions (account_id, created_at);
create index sessions_expires_at on sessions (expires_at);

create table wallets (
  account_id text primary key references accounts (id),
  free integer not null default 0 constraint wallets_free_not_negative check (free >= 0),
  paid integer not null default 0 constraint wallets_paid_not_negative check (paid >= 0),
  updated_at timestamptz(3) not null default now()
);

create table ledger (
  id bigint generated always as identity primary key,
  account_id text not null references accounts (id),
  kind text not null check (kind in ('grant', 'spend', 'refund', 'purchase', 'reversal')),
  free_delta integer not null,
  paid_delta integer not null,
  ref text not null,
  created_at timestamptz(3) not null default now(),
  constraint ledger_kind_ref unique (kind, ref),
  constraint ledger_direction check (
    case when kind in ('spend', 'reversal')
      then free_delta <= 0 and paid_delta <= 0
      else free_delta >= 0 and paid_delta >= 0
    end
  )
);
create index ledger_account_id_id on ledger (account_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name;
end
$$;
create trigger ledger_is_append_only before update or delete or truncate on ledger
  for each statement execute function refuse_change();

create unlogged table rate_limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz(3) not null
);
create index rate_limits_resets_at on rate_limits (resets_at);
