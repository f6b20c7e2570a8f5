create table identities (
  provider text not null check (provider in ('google')),
  subject text not null check (length(subject) between 1 and 255),
  account_id text not null references accounts (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (provider, subject)
);
create index identities_account_id on identities (account_id);

create table sign_ins (
  state text primary key,
  browser_hash text not null,
  flow text not null check (flow in ('session', 'token')),
  verifier text not null,
  nonce text not null,
  success text not null,
  failure text not null,
  expires_at timestamptz(3) not null
);
create index sign_ins_expires_at on sign_ins (expires_at);

alter table account_tokens drop constraint account_tokens_kind_check;
alter table account_tokens add constraint account_tokens_kind_check
  check (kind in ('recovery', 'verification', 'session'));
