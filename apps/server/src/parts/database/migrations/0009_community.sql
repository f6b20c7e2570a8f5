-- The community: pictures that people show to everybody, and who likes which.

alter table accounts add column is_house boolean not null default false;
create unique index accounts_one_house on accounts (is_house) where is_house;

-- Since when everybody who has a design's address may look at it; null while only its owner may.
alter table designs add column shared_at timestamptz(3);

create table posts (
  id text primary key check (id ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$'),
  sequence bigint generated always as identity,
  account_id text references accounts (id) on delete set null,
  design_id text unique references designs (id),
  file_id text not null unique references files (id),
  prompt text not null check (length(prompt) <= 1000),
  title text not null check (length(title) <= 200),
  description text not null default '',
  likes integer not null default 0 constraint posts_likes_not_negative check (likes >= 0),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
-- One for each order a gallery is read in, ending in what makes the order total.
create index posts_created_at on posts (created_at desc, id desc);
create index posts_likes on posts (likes desc, created_at desc, id desc);
create index posts_account_id_created_at on posts (account_id, created_at desc, id desc);

create table post_likes (
  post_id text not null references posts (id) on delete cascade,
  account_id text not null references accounts (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (post_id, account_id)
);
create index post_likes_account_id on post_likes (account_id, post_id);
