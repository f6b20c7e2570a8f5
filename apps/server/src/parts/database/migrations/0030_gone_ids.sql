-- Addresses under which something was seen: when it is gone nobody but whose it was is given them again.
create table gone_ids (
  id text primary key,
  -- Null where it had nobody any more.
  account_id text
);

create function keep_gone_id() returns trigger language plpgsql as $$
begin
  insert into gone_ids (id, account_id) values (old.id, to_jsonb(old) ->> tg_argv[0]) on conflict (id) do nothing;
  return null;
end
$$;
create trigger posts_keep_gone_id after delete on posts for each row execute function keep_gone_id('account_id');
create trigger designs_keep_gone_id after delete on designs for each row execute function keep_gone_id('account_id');
create trigger files_keep_gone_id after delete on files for each row execute function keep_gone_id('owner_id');

-- After the insert: it has waited for a deletion of the same id by then, and sees what that has kept.
create function refuse_gone_id() returns trigger language plpgsql as $$
begin
  perform from gone_ids where id = new.id and account_id is distinct from (to_jsonb(new) ->> tg_argv[0]);
  if found then
    raise exception 'an id that was somebody else''s is given to nobody'
      using errcode = 'unique_violation', table = 'gone_ids', constraint = 'gone_ids_are_of_one';
  end if;
  return null;
end
$$;
create trigger posts_refuse_gone_id after insert on posts for each row execute function refuse_gone_id('account_id');
create trigger files_refuse_gone_id after insert on files for each row execute function refuse_gone_id('owner_id');
