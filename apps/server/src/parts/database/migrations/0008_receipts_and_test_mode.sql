-- Who took the money of a purchase, and the number of its receipt: without gaps, in the order of payment, a series for
-- each provider.
alter table purchases
  add column provider text not null default 'razorpay' check (provider in ('razorpay', 'test-mode')),
  add column receipt_number integer check (receipt_number > 0);
alter table purchases alter column provider drop default;

with numbered as (
  select id, row_number() over (order by paid_at, id) as number from purchases where status = 'paid'
)
update purchases set receipt_number = numbered.number from numbered where purchases.id = numbered.id;

alter table purchases
  add constraint purchases_receipt_number unique (provider, receipt_number),
  add constraint purchases_paid_has_receipt check ((receipt_number is not null) = (status = 'paid'));

create table receipt_series (
  provider text primary key check (provider in ('razorpay', 'test-mode')),
  last_number integer not null default 0 check (last_number >= 0)
);
insert into receipt_series (provider, last_number)
  select series.provider, coalesce(max(purchases.receipt_number), 0)
  from (values ('razorpay'), ('test-mode')) as series (provider)
  left join purchases on purchases.provider = series.provider
  group by series.provider;

-- What the checkout of test mode keeps in place of a provider. No money stands behind any of it.
create table test_orders (
  id text primary key,
  amount integer not null check (amount >= 100),
  currency text not null,
  created_at timestamptz(3) not null default now()
);
create table test_payments (
  id text primary key,
  order_id text not null references test_orders (id),
  amount integer not null check (amount > 0),
  currency text not null,
  status text not null check (status in ('captured', 'failed', 'refunded')),
  created_at timestamptz(3) not null default now()
);
create index test_payments_order_id on test_payments (order_id);
create unique index test_payments_paid_once on test_payments (order_id) where status <> 'failed';
