-- Whether a design took no token: other colours of one that was paid for. Written as it is placed.
alter table designs add column is_free boolean not null default false;
update designs set is_free = true from accounts
  where accounts.id = designs.account_id and not accounts.is_house and designs.request -> 'edit' is not null
    and not exists (select from ledger where ledger.kind = 'spend' and ledger.ref = designs.id);
