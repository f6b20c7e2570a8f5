-- What a boutique keeps: cards of its customers, its prices, and the tech packs it has taken.

create table customers (
  id text primary key,
  account_id text not null references accounts (id),
  name text not null check (length(name) between 1 and 128),
  measures jsonb not null default '{}' check (jsonb_typeof(measures) = 'object'),
  notes text not null default '' check (length(notes) <= 2000),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index customers_account_id_name on customers (account_id, lower(name), id);
create trigger customers_of_somebody before insert on customers for each row execute function refuse_account_of_nobody();

create table shop_prices (
  account_id text primary key references accounts (id),
  prices jsonb not null check (jsonb_typeof(prices) = 'object'),
  updated_at timestamptz(3) not null default now()
);
create trigger shop_prices_of_somebody before insert on shop_prices for each row execute function refuse_account_of_nobody();

-- Each was paid with a token: the ledger names its id. One for a design, whatever is printed from it later.
create table packs (
  id text primary key,
  design_id text not null unique references designs (id) on delete cascade,
  account_id text not null references accounts (id),
  number integer not null check (number > 0),
  created_at timestamptz(3) not null default now(),
  constraint packs_account_id_number unique (account_id, number)
);
create trigger packs_of_somebody before insert on packs for each row execute function refuse_account_of_nobody();
