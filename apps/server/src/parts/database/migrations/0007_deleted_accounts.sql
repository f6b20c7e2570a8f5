-- A deleted account leaves a row without a person: the ledger and the purchases that the law wants kept name its id.
alter table accounts add column deleted_at timestamptz(3);
alter table accounts drop constraint accounts_status_check;
alter table accounts add constraint accounts_status_check check (status in ('active', 'blocked', 'deleted'));
alter table accounts add constraint accounts_deleted_is_nobody check (
  case status
    when 'deleted' then deleted_at is not null and name = '' and password_hash is null and prefs = '{}'
      and email like '%@deleted.invalid'
    else deleted_at is null
  end
);
