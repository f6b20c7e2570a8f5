-- Money that bought nothing and why: a second payment, one that is not the price, or one of somebody who has left.
alter table surplus_payments
  alter column amount type bigint,
  add column currency text not null default 'INR',
  add column reason text not null default 'paid-twice'
    check (reason in ('paid-twice', 'other-amount', 'other-currency', 'account-deleted'));
alter table surplus_payments alter column currency drop default, alter column reason drop default;

-- What a provider signs is kept whatever its size: it would tell us for a day of what we refuse, and then of nothing.
alter table payment_refunds alter column amount type bigint;
