-- Designs that a shop offers to a customer by a link, what she says of them, and the orders that follow.

create table offers (
  id text primary key,
  account_id text not null references accounts (id),
  customer_id text references customers (id) on delete set null,
  title text not null check (length(title) between 1 and 120),
  message text not null default '' check (length(message) <= 1000),
  colourways text[] not null default '{}' check (cardinality(colourways) <= 8),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index offers_account_id_created_at on offers (account_id, created_at desc, id desc);
create trigger offers_of_somebody before insert on offers for each row execute function refuse_account_of_nobody();

create table offer_designs (
  offer_id text not null references offers (id) on delete cascade,
  design_id text not null references designs (id) on delete cascade,
  position integer not null,
  answer text check (answer in ('approved', 'change')),
  words text not null default '' check (length(words) <= 1000),
  colourway text,
  answered_at timestamptz(3),
  primary key (offer_id, design_id),
  constraint offer_designs_answer_is_whole check ((answer is null) = (answered_at is null))
);
create index offer_designs_design_id on offer_designs (design_id);

create table orders (
  id text primary key,
  account_id text not null references accounts (id),
  number integer not null check (number > 0),
  offer_id text references offers (id) on delete set null,
  design_id text not null references designs (id) on delete cascade,
  customer_id text references customers (id) on delete set null,
  sheet jsonb not null check (jsonb_typeof(sheet) = 'object'),
  created_at timestamptz(3) not null default now(),
  constraint orders_account_id_number unique (account_id, number)
);
create index orders_offer_id on orders (offer_id);
create index orders_design_id on orders (design_id);
create index orders_customer_id on orders (customer_id);
create index offers_customer_id on offers (customer_id);
create trigger orders_of_somebody before insert on orders for each row execute function refuse_account_of_nobody();
