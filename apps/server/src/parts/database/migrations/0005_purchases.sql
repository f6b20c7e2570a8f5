-- Amounts are in paise.
create table purchases (
  id text primary key,
  account_id text not null references accounts (id),
  tokens integer not null check (tokens between 1 and 1000),
  amount integer not null check (amount >= 100),
  currency text not null check (currency = 'INR'),
  order_id text not null unique,
  payment_id text unique,
  status text not null default 'pending' check (status in ('pending', 'paid', 'abandoned')),
  checks integer not null default 0,
  next_check_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  paid_at timestamptz(3),
  constraint purchases_status_is_whole check (
    case status
      when 'paid' then payment_id is not null and paid_at is not null
      else payment_id is null and paid_at is null
    end
  )
);
create index purchases_account_id_created_at on purchases (account_id, created_at desc, id desc);
create index purchases_to_check on purchases (next_check_at);

create table payment_refunds (
  id text primary key,
  payment_id text not null,
  amount integer not null check (amount > 0),
  tokens_due integer,
  tokens_taken integer,
  created_at timestamptz(3) not null default now(),
  constraint payment_refunds_take_what_is_due check (
    (tokens_due is null) = (tokens_taken is null) and tokens_taken between 0 and tokens_due
  )
);
create index payment_refunds_payment_id on payment_refunds (payment_id);

create table surplus_payments (
  id text primary key,
  purchase_id text not null references purchases (id),
  amount integer not null check (amount > 0),
  tries integer not null default 0,
  next_try_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  returned_at timestamptz(3)
);
create index surplus_payments_to_return on surplus_payments (next_try_at) where returned_at is null;
