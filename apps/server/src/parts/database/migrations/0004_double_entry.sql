-- The ledger in double entry. A row of `ledger` is an entry; its lines say what it moves: one on the person's book and
-- the opposite one on a book of the house. Every row there was becomes an entry with its two lines.

create table ledger_lines (
  entry_id bigint not null references ledger (id),
  book text not null check (book in ('person', 'granted', 'sold', 'spent', 'refunded')),
  free integer not null,
  paid integer not null,
  primary key (entry_id, book)
);

create function house_book(kind text) returns text language sql immutable as $$
  select case kind
    when 'grant' then 'granted'
    when 'purchase' then 'sold'
    when 'reversal' then 'sold'
    when 'spend' then 'spent'
    when 'refund' then 'refunded'
  end
$$;

insert into ledger_lines (entry_id, book, free, paid)
  select id, 'person', free_delta, paid_delta from ledger
  union all
  select id, house_book(kind), -free_delta, -paid_delta from ledger;

alter table ledger drop constraint ledger_direction, drop column free_delta, drop column paid_delta;

create function refuse_unbalanced_entry() returns trigger language plpgsql as $$
declare
  entry ledger;
  person ledger_lines;
  house ledger_lines;
  direction integer;
begin
  select * into entry from ledger
    where id = case tg_table_name when 'ledger' then (to_jsonb(new) ->> 'id') else (to_jsonb(new) ->> 'entry_id') end::bigint;
  select * into person from ledger_lines where entry_id = entry.id and book = 'person';
  select * into house from ledger_lines where entry_id = entry.id and book = house_book(entry.kind);
  direction := case when entry.kind in ('spend', 'reversal') then -1 else 1 end;
  if person.entry_id is null or house.entry_id is null
    or (select count(*) from ledger_lines where entry_id = entry.id) <> 2
    or person.free + house.free <> 0 or person.paid + house.paid <> 0
    or person.free * direction < 0 or person.paid * direction < 0
  then
    raise exception 'the ledger entry % (%) does not balance', entry.id, entry.kind using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create constraint trigger ledger_entry_balances after insert on ledger
  deferrable initially deferred for each row execute function refuse_unbalanced_entry();
create constraint trigger ledger_line_balances after insert on ledger_lines
  deferrable initially deferred for each row execute function refuse_unbalanced_entry();
create trigger ledger_lines_are_append_only before update or delete or truncate on ledger_lines
  for each statement execute function refuse_change();
