-- Edits of a tech pack. Its first issue is number 1 and stands in `packs`; each save after it is a row that is never changed.
create table pack_revisions (
  pack_id text not null references packs (id) on delete cascade,
  number integer not null check (number > 1),
  account_id text not null references accounts (id),
  note text not null default '' check (length(note) <= 500),
  edits jsonb not null check (jsonb_typeof(edits) = 'object'),
  created_at timestamptz(3) not null default now(),
  primary key (pack_id, number)
);
create index pack_revisions_account_id on pack_revisions (account_id);
create trigger pack_revisions_of_somebody before insert on pack_revisions for each row execute function refuse_account_of_nobody();
