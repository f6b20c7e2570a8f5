create table account_tokens (
  id text primary key,
  account_id text not null references accounts (id) on delete cascade,
  kind text not null check (kind in ('recovery', 'verification')),
  email text not null,
  secret_hash text not null unique,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index account_tokens_account_id on account_tokens (account_id);
create index account_tokens_expires_at on account_tokens (expires_at);
