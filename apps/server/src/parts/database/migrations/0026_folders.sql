-- Designs that their maker lays together, a design in several, in an order made by hand, shown to others by a link.

create table folders (
  id text primary key,
  account_id text not null references accounts (id),
  name text not null check (length(name) between 1 and 80),
  cover_id text references designs (id) on delete set null,
  link_id text constraint folders_link_id_unique unique,
  created_at timestamptz(3) not null default now()
);
create index folders_account_id_created_at on folders (account_id, created_at desc, id desc);
create index folders_cover_id on folders (cover_id) where cover_id is not null;
create trigger folders_of_somebody before insert on folders for each row execute function refuse_account_of_nobody();

create table folder_designs (
  folder_id text not null references folders (id) on delete cascade,
  design_id text not null references designs (id) on delete cascade,
  position integer not null,
  primary key (folder_id, design_id)
);
create index folder_designs_design_id on folder_designs (design_id);
create index folder_designs_folder_id_position on folder_designs (folder_id, position);

-- What is looked for in one's own designs: the words of the brief, the title and the description of what was drawn.
create function words_of_design(words text, look jsonb, description text) returns tsvector
  language sql immutable parallel safe
  return to_tsvector('english'::regconfig,
    left(words || ' ' || coalesce(look ->> 'title', '') || ' ' || coalesce(description, ''), 10000));
create index designs_words on designs using gin (words_of_design(words, look, description));
