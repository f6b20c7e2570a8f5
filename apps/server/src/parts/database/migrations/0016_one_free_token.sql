-- Mailboxes that were given their free token, under a keyed hash: an address does not get another by leaving and coming back.
create table free_token_claims (
  mailbox_hash text primary key,
  created_at timestamptz(3) not null default now()
);
